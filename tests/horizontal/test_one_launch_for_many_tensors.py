"""`--fuse-horizontal` on modules: every set of equal expressions in one launch gives what the ops give one by
one, to the bit. Among them the known wrong answers of others."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from every_way import Array, check, forced, foreachs, op_by_op
from xdsl.dialects.func import FuncOp

import mlfuse
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module

pytestmark = pytest.mark.quick_c

BF16 = ml_dtypes.bfloat16


def f32(values: object) -> Array:
    return np.array(values, np.float32)


def u8(values: object) -> Array:
    return np.array(values, np.uint8)


def arrays(*shapes: tuple[int, ...], dtype: object = np.float32) -> list[Array]:
    rng = np.random.default_rng(7)
    return [np.asarray(rng.normal(size=shape)).astype(dtype) for shape in shapes]  # pyright: ignore


def momentum(shapes: list[tuple[int, ...]], written: list[str] | None = None) -> str:
    """SGD with momentum on parameters of these shapes, `written` as types say them; donated."""
    kinds = [f"tensor<{''.join(f'{n}x' for n in shape)}f32>" for shape in shapes]
    kinds = written or kinds
    count = len(kinds)
    arguments = ["%lr: tensor<f32>", "%mu: tensor<f32>"]
    body: list[str] = []
    for k, kind in enumerate(kinds):
        like = f"like %p{k} : tensor<f32>, {kind}" if "?" in kind else ": tensor<f32>"
        arguments += [
            f"%p{k}: {kind} {{tf.aliasing_output = {k} : i32}}",
            f"%g{k}: {kind}",
            f"%m{k}: {kind} {{tf.aliasing_output = {count + k} : i32}}",
        ]
        body += [
            f"%a{k} = graph.broadcast %mu dims [] {like} -> {kind}",
            f"%b{k} = graph.mul %a{k}, %m{k} : {kind}",
            f"%n{k} = graph.add %b{k}, %g{k} : {kind}",
            f"%l{k} = graph.broadcast %lr dims [] {like} -> {kind}",
            f"%u{k} = graph.mul %l{k}, %n{k} : {kind}",
            f"%q{k} = graph.sub %p{k}, %u{k} : {kind}",
        ]
    results = [f"%q{k}" for k in range(count)] + [f"%n{k}" for k in range(count)]
    types = ", ".join(kinds * 2)
    lines = "\n  ".join(body)
    return (
        f"func.func @main({', '.join(arguments)}) -> ({types}) {{\n  {lines}\n"
        f"  func.return {', '.join(results)} : {types}\n}}\n"
    )


def by_numpy(shapes: list[tuple[int, ...]]) -> tuple[list[Array], list[Array]]:
    """Arguments of `momentum`, and what it gives."""
    lr, mu = np.float32(0.1), np.float32(0.9)
    tensors = [arrays(shape, shape, shape) for shape in shapes]
    moments = [mu * m + g for _, g, m in tensors]
    params = [p - lr * n for (p, _, _), n in zip(tensors, moments, strict=True)]
    return [np.asarray(lr), np.asarray(mu), *(a for each in tensors for a in each)], [
        *params,
        *moments,
    ]


MIXED: list[tuple[int, ...]] = [(), (0,), (1,), (3, 5), (2, 0, 4), (1027,)]


@pytest.mark.slow
def test_momentum_over_mixed_shapes():
    """Rank 0 is a computation with scalars, which nothing is gained by moving into the launch."""
    args, want = by_numpy(MIXED)
    assert [op.count for op in foreachs(momentum(MIXED))] == [5]
    check(momentum(MIXED), args, want)


@pytest.mark.slow
def test_momentum_over_shapes_known_at_run_time():
    shapes: list[tuple[int, ...]] = [(4,), (3, 2), (0, 3), (1500,)]
    kinds = ["tensor<?xf32>", "tensor<?x?xf32>", "tensor<?x3xf32>", "tensor<?xf32>"]
    args, want = by_numpy(shapes)
    assert [op.count for op in foreachs(momentum(shapes, kinds))] == [4]
    check(momentum(shapes, kinds), args, want)


@pytest.mark.slow
def test_a_hundred_tiny_tensors_take_one_launch_on_the_cpu():
    shapes: list[tuple[int, ...]] = [(k % 7,) for k in range(100)]
    text = momentum(shapes)
    args, want = by_numpy(shapes)
    launches = [op for op in forced(text, "kernel").walk() if isinstance(op, LaunchOp)]
    assert len(launches) == 1
    executable = mlfuse.compile(text, "cpu")
    results = executable.run(*[np.array(a) for a in args])
    assert all(map(np.array_equal, results, want))


@pytest.mark.slow
def test_several_element_types_in_one_launch():
    """bf16 parameters, an f32 state, an integer count."""
    body: list[str] = []
    for k, size in enumerate((3, 17)):
        p, s, c = (f"tensor<{size}x{t}>" for t in ("bf16", "f32", "i32"))
        body += [
            f"%w{k} = graph.cast %p{k} : {p} -> {s}",
            f"%n{k} = graph.add %w{k}, %s{k} : {s}",
            f"%q{k} = graph.cast %n{k} : {s} -> {p}",
            f"%f{k} = graph.cast %c{k} : {c} -> {s}",
            f"%o{k} = graph.mul %n{k}, %f{k} : {s}",
            f"%d{k} = graph.add %c{k}, %c{k} : {c}",
            f"%e{k} = graph.cast %d{k} : {c} -> {s}",
            f"%t{k} = graph.add %o{k}, %e{k} : {s}",
        ]
    types = [f"tensor<{n}x{t}>" for n in (3, 17) for t in ("bf16", "f32", "i32")]
    names = [f"%{x}{k}" for k in (0, 1) for x in "psc"]
    given = ", ".join(f"{n}: {t}" for n, t in zip(names, types, strict=True))
    lines = "\n".join(body)
    text = (
        f"func.func @main({given}) -> ({', '.join(types)}) {{\n{lines}\n"
        f"func.return %q0, %t0, %d0, %q1, %t1, %d1 : {', '.join(types)}\n}}"
    )
    assert [op.count for op in foreachs(text)] == [2]
    args: list[Array] = []
    want: list[Array] = []
    for size in (3, 17):
        p, s = arrays((size,), dtype=BF16)[0], arrays((size,))[0]
        c = np.arange(size, dtype=np.int32)
        n = p.astype(np.float32) + s
        args += [p, s, c]
        want += [n.astype(BF16), n * c.astype(np.float32) + (2 * c).astype(np.float32), 2 * c]
    check(text, args, want)


# Known wrong answers of others.


@pytest.mark.slow
def test_a_truth_value_of_each_tensor_is_broadcast():
    """One element as a number is a reduction of the launch, by `or`: i1 has no sum."""
    text = """
    func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> (tensor<1x3xi1>, tensor<1x5xi1>) {
      %a = graph.compare ge %x, %x : tensor<1xf32>
      %b = graph.not %a : tensor<1xi1>
      %c = graph.broadcast %b dims [1] : tensor<1xi1> -> tensor<1x3xi1>
      %d = graph.compare ge %y, %y : tensor<1xf32>
      %e = graph.not %d : tensor<1xi1>
      %f = graph.broadcast %e dims [1] : tensor<1xi1> -> tensor<1x5xi1>
      func.return %c, %f : tensor<1x3xi1>, tensor<1x5xi1>
    }"""
    x, y = f32([1.0]), f32([np.nan])
    assert [op.count for op in foreachs(text)] == [2]
    check(text, [x, y], [np.zeros((1, 3), np.bool_), np.ones((1, 5), np.bool_)])


@pytest.mark.slow
def test_an_intermediate_that_is_also_a_result():
    text = """
    func.func @main(%x: tensor<3xf32>, %y: tensor<5xf32>)
        -> (tensor<3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<5xf32>, tensor<3xf32>) {
      %a = graph.mul %x, %x : tensor<3xf32>
      %b = graph.mul %y, %y : tensor<5xf32>
      %c = graph.neg %a : tensor<3xf32>
      %d = graph.neg %b : tensor<5xf32>
      func.return %c, %d, %a, %b, %a
          : tensor<3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<5xf32>, tensor<3xf32>
    }"""
    x, y = arrays((3,), (5,))
    assert [op.count for op in foreachs(text)] == [2]
    check(text, [x, y], [-x * x, -y * y, x * x, y * y, x * x])


@pytest.mark.slow
def test_a_cycle_through_a_sibling():
    """Two of three equal expressions need each other through a product: they stay apart."""
    text = """
    func.func @main(%x: tensor<2xf32>, %w: tensor<2x2xf32>, %y: tensor<2xf32>)
        -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
      %a = graph.neg %x : tensor<2xf32>
      %p = graph.dot_general %w, %a contract [1] x [0] : tensor<2x2xf32>, tensor<2xf32> -> tensor<2xf32>
      %b = graph.neg %p : tensor<2xf32>
      %c = graph.neg %y : tensor<2xf32>
      func.return %a, %b, %c : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
    }"""
    x, w, y = f32([1, 2]), f32([[1, 2], [3, 4]]), f32([5, 6])
    assert [op.count for op in foreachs(text)] == [2]
    check(text, [x, w, y], [-x, w @ x, -y])


def test_a_component_that_needs_its_own_result_is_left_out():
    """x - max(-x): the larger part of it can't be computed before the smaller."""
    part = """
      %n{0} = graph.neg %{0} : tensor<2x2xf32>
      %m{0} = graph.reduce max %n{0} dims [0] : tensor<2x2xf32> -> tensor<2xf32>
      %b{0} = graph.broadcast %m{0} dims [1] : tensor<2xf32> -> tensor<2x2xf32>
      %o{0} = graph.mul %b{0}, %n{0} : tensor<2x2xf32>"""
    text = f"""
    func.func @main(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {{
      {part.format("x")}{part.format("y")}
      func.return %ox, %oy : tensor<2x2xf32>, tensor<2x2xf32>
    }}"""
    x, y = f32([[1, 2], [3, 5]]), f32([[0, 2], [-3, 5]])
    assert foreachs(text) == []
    check(text, [x, y], [(-v).max(axis=0) * -v for v in (x, y)], cuda=False)


@pytest.mark.slow
@pytest.mark.parametrize("empty", [0, 1, 2])
def test_empty_tensors_do_not_shift_the_table(empty: int):
    """First, between others, last."""
    shapes: list[tuple[int, ...]] = [(5,), (2000,)]
    shapes.insert(empty, (0, 3))
    args, want = by_numpy(shapes)
    check(momentum(shapes), args, want, cuda=empty == 0)


@pytest.mark.slow
def test_all_tensors_empty():
    shapes: list[tuple[int, ...]] = [(0,), (2, 0)]
    args, want = by_numpy(shapes)
    check(momentum(shapes), args, want)


@pytest.mark.slow
def test_a_tensor_that_another_tuple_reads_is_not_overwritten():
    """Both arguments are donated: x - y over x, and y - x over y, would read what is written."""
    text = """
    func.func @main(%x: tensor<3xf32> {tf.aliasing_output = 0 : i32},
                    %y: tensor<3xf32> {tf.aliasing_output = 1 : i32}) -> (tensor<3xf32>, tensor<3xf32>) {
      %a = graph.sub %x, %y : tensor<3xf32>
      %b = graph.sub %y, %x : tensor<3xf32>
      func.return %a, %b : tensor<3xf32>, tensor<3xf32>
    }"""
    x, y = arrays((3,), (3,))
    assert [op.count for op in foreachs(text)] == [2]
    check(text, [x, y], [x - y, y - x])


@pytest.mark.slow
def test_a_total_that_nobody_reads_leaves_the_launch():
    text = """
    func.func @main(%x: tensor<3xf32>, %y: tensor<5xf32>) -> (tensor<3xf32>, tensor<5xf32>) {
      %a, %b, %t = graph.foreach "fused_neg" (%p = [%x : tensor<3xf32>, %y : tensor<5xf32>])
          -> [tensor<3xf32>, tensor<5xf32>], tensor<f32> {
        %s = graph.reduce add %p dims [0] : tensor<?xf32> -> tensor<f32>
        %u = graph.across add %s : tensor<f32>
        %n = graph.neg %p : tensor<?xf32>
        graph.yield %n, %u : tensor<?xf32>, tensor<f32>
      }
      func.return %a, %b : tensor<3xf32>, tensor<5xf32>
    }"""
    x, y = arrays((3,), (5,))
    check(text, [x, y], [-x, -y])


@pytest.mark.slow
def test_tensors_that_share_only_a_number_may_differ_in_size():
    """y times the sum of x: both are `?`, and not one size."""
    text = """
    func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>, %u: tensor<?xf32>, %v: tensor<?xf32>)
        -> (tensor<?xf32>, tensor<?xf32>) {
      %s = graph.reduce add %x dims [0] : tensor<?xf32> -> tensor<f32>
      %b = graph.broadcast %s dims [] like %y : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
      %r = graph.mul %y, %b : tensor<?xf32>
      %t = graph.reduce add %u dims [0] : tensor<?xf32> -> tensor<f32>
      %c = graph.broadcast %t dims [] like %v : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
      %q = graph.mul %v, %c : tensor<?xf32>
      func.return %r, %q : tensor<?xf32>, tensor<?xf32>
    }"""
    x, y = f32([1, 2, 3]), f32([1, 2, 3, 4, 5])
    check(text, [x, y, y, x], [6 * y, 15 * x])


@pytest.mark.slow
def test_a_norm_of_each_tensor_and_what_follows_from_it():
    """LAMB's shape: a reduction of a whole tensor, scalars, and the tensor again."""
    part = """
      %q{0} = graph.mul %{0}, %{0} : {1}
      %s{0} = graph.reduce add %q{0} dims {3} : {1} -> tensor<f32>
      %r{0} = graph.sqrt %s{0} : tensor<f32>
      %b{0} = graph.broadcast %r{0} dims [] {2} -> {1}
      %o{0} = graph.mul %b{0}, %{0} : {1}"""
    kinds = ["tensor<4x?xf32>", "tensor<9xf32>", "tensor<9xf32>"]
    body = "".join(
        part.format(n, k, f"like %{n} : tensor<f32>, {k}" if "?" in k else ": tensor<f32>", d)
        for n, k, d in zip("xyz", kinds, ("[0, 1]", "[0]", "[0]"), strict=True)
    )
    given = ", ".join(f"%{n}: {k}" for n, k in zip("xyz", kinds, strict=True))
    text = (
        f"func.func @main({given}) -> ({', '.join(kinds)}) {{{body}\n"
        f"  func.return %ox, %oy, %oz : {', '.join(kinds)}\n}}"
    )
    x = f32([[3, 4], [0, 0], [0, 0], [0, 0]])  # norms 5, 3, 0
    y, z = f32([1, 2, 2] + [0] * 6), np.zeros(9, np.float32)
    assert [op.count for op in foreachs(text)] == [3]
    check(text, [x, y, z], [5 * x, 3 * y, z])


def test_layers_that_need_each_other_are_not_joined():
    text = """
    func.func @main(%x: tensor<2x2xf32>, %w: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %a = graph.dot_general %x, %w contract [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
      %b = graph.tanh %a : tensor<2x2xf32>
      %c = graph.dot_general %b, %w contract [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
      %d = graph.tanh %c : tensor<2x2xf32>
      func.return %d : tensor<2x2xf32>
    }"""
    assert foreachs(text) == []


def test_expressions_that_differ_in_type_sign_or_constant_are_not_one():
    text = """
    func.func @main(%x: tensor<3xui8>, %y: tensor<3xi8>, %z: tensor<4xi8>)
        -> (tensor<3xui8>, tensor<3xi8>, tensor<4xi8>) {
      %c = graph.constant dense<3> : tensor<3xui8>
      %d = graph.constant dense<3> : tensor<3xi8>
      %e = graph.constant dense<4> : tensor<4xi8>
      %a = graph.max %x, %c : tensor<3xui8>
      %b = graph.max %y, %d : tensor<3xi8>
      %f = graph.max %z, %e : tensor<4xi8>
      func.return %a, %b, %f : tensor<3xui8>, tensor<3xi8>, tensor<4xi8>
    }"""
    assert foreachs(text) == []


@pytest.mark.slow
def test_signs_and_truth_values():
    text = """
    func.func @main(%x: tensor<3xui8>, %y: tensor<5xui8>)
        -> (tensor<3xui8>, tensor<5xui8>, tensor<3xi1>, tensor<5xi1>) {
      %a = graph.add %x, %x : tensor<3xui8>
      %p = graph.compare lt %a, %x : tensor<3xui8>
      %b = graph.add %y, %y : tensor<5xui8>
      %q = graph.compare lt %b, %y : tensor<5xui8>
      func.return %a, %b, %p, %q : tensor<3xui8>, tensor<5xui8>, tensor<3xi1>, tensor<5xi1>
    }"""
    x, y = u8([1, 200, 3]), u8([1, 2, 3, 255, 5])
    assert [op.count for op in foreachs(text)] == [2]
    check(text, [x, y], [x + x, y + y, x + x < x, y + y < y])


def test_what_another_rank_must_see_in_order():
    """All-reduces have an order; expressions before and after them are one launch each."""
    text = """
    func.func @main(%x: tensor<3xf32>, %y: tensor<5xf32>)
        -> (tensor<3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<5xf32>) {
      %a = graph.neg %x : tensor<3xf32>
      %ra = graph.all_reduce add %a : tensor<3xf32>
      %b = graph.neg %y : tensor<5xf32>
      %rb = graph.all_reduce max %b : tensor<5xf32>
      %c = graph.abs %ra : tensor<3xf32>
      %d = graph.abs %rb : tensor<5xf32>
      func.return %ra, %rb, %c, %d : tensor<3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<5xf32>
    }"""
    (func,) = [op for op in forced(text).walk() if isinstance(op, FuncOp)]
    order = [op.name for op in func.body.block.ops]
    assert order == ["graph.foreach", *["graph.all_reduce"] * 2, "graph.foreach", "func.return"]
    kinds = [str(op.properties["reduction"]) for op in func.body.block.ops if "all_r" in op.name]
    assert kinds == ['"add"', '"max"']
    x, y = arrays((3,), (5,))
    check(text, [x, y], [-x, -y, abs(x), abs(y)], cuda=False)


def test_a_set_that_would_move_an_all_reduce_is_left():
    """The second sum needs the first negation, the first nothing: in one launch they would swap."""
    text = """
    func.func @main(%x: tensor<3xf32>, %y: tensor<5xf32>, %z: tensor<5xf32>)
        -> (tensor<3xf32>, tensor<5xf32>, tensor<5xf32>) {
      %a = graph.neg %x : tensor<3xf32>
      %ra = graph.all_reduce add %a : tensor<3xf32>
      %rb = graph.all_reduce max %y : tensor<5xf32>
      %b = graph.neg %rb : tensor<5xf32>
      func.return %ra, %b, %z : tensor<3xf32>, tensor<5xf32>, tensor<5xf32>
    }"""
    (func,) = [op for op in forced(text).walk() if isinstance(op, FuncOp)]
    kinds = [str(op.properties["reduction"]) for op in func.body.block.ops if "all_r" in op.name]
    assert kinds == ['"add"', '"max"']
    x, y, z = arrays((3,), (5,), (5,))
    check(text, [x, y, z], [-x, -y, z], cuda=False)


def test_no_fuse_keeps_an_op_out():
    text = momentum([(3,), (4,), (5,)]).replace(
        "%n0 = graph.add %b0, %g0", "%n0 = graph.add %b0, %g0 {mlfuse.no_fuse}"
    )
    assert "mlfuse.no_fuse" in text
    assert [op.count for op in foreachs(text)] == [2]


@pytest.mark.slow
def test_views_of_arguments_are_read_where_they_lie():
    kind, other = "tensor<4x3xf32>", "tensor<3x4xf32>"
    text = f"""
    func.func @main(%x: {kind}, %y: {kind}) -> ({other}, {other}) {{
      %s = graph.transpose %x perm [1, 0] : {kind} -> {other}
      %t = graph.transpose %y perm [1, 0] : {kind} -> {other}
      %a = graph.neg %s : {other}
      %b = graph.neg %t : {other}
      func.return %a, %b : {other}, {other}
    }}"""
    x, y = arrays((4, 3), (4, 3))
    check(text, [x, y], [-x.T, -y.T])


def test_views_are_no_set():
    """The two words of a key, as JAX takes them apart: no kernel computes them."""
    text = """
    func.func @main(%key: tensor<2xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
      %s = graph.slice %key [0:1:1] : tensor<2xf32> -> tensor<1xf32>
      %t = graph.slice %key [1:2:1] : tensor<2xf32> -> tensor<1xf32>
      %a = graph.reshape %s : tensor<1xf32> -> tensor<f32>
      %b = graph.reshape %t : tensor<1xf32> -> tensor<f32>
      %c = graph.broadcast %a dims [] : tensor<f32> -> tensor<8xf32>
      %d = graph.broadcast %b dims [] : tensor<f32> -> tensor<8xf32>
      %e = graph.mul %x, %c : tensor<8xf32>
      %f = graph.add %e, %d : tensor<8xf32>
      func.return %f : tensor<8xf32>
    }"""
    with collect() as remarks:
        pipelines.Pipeline.standard("fused", device="cpu").run(text)
    assert not [each for each in remarks if each.rule.startswith("horizontal")]


def test_op_by_op_is_what_numpy_says():
    """The reference itself."""
    args, want = by_numpy(MIXED)
    assert all(map(np.array_equal, op_by_op(momentum(MIXED), args), want))


def test_the_remark_of_a_set_that_stands_apart():
    """Nothing else could be fused with it, so there is no plan to compare."""
    executable = mlfuse.compile(momentum(MIXED), "cpu")
    (remark,) = [each for each in executable.remarks if each.rule == "horizontal.foreach"]
    assert remark.fused and remark.numbers == {"tensors": 5}


def fused_remarks(text: str) -> list[Remark]:
    with collect() as remarks:
        pipelines.run(parse_module(text), "fused", "cpu")
    return [each for each in remarks if each.rule == "horizontal.foreach"]


@pytest.mark.slow
def test_the_remark_has_the_numbers_of_both_plans():
    """Adam's updates of six parameters; some updates could end their gradients' kernels."""
    text = (Path(__file__).parents[1] / "data" / "modules" / "mlp_adam.mlir").read_text()
    first = fused_remarks(text)[0]
    assert first.fused
    assert first.numbers["tensors"] == 6
    assert first.numbers["launches"] < first.numbers["launches_without"]
    assert first.numbers["us"] < first.numbers["us_without"]


def test_the_remark_of_a_set_that_is_not_worth_it():
    """Two negations that are the ends of kernels which are launched anyway."""
    part = """
      %s{0} = graph.reduce add %{0} dims [1] : tensor<512x512xf32> -> tensor<512xf32>
      %n{0} = graph.neg %s{0} : tensor<512xf32>"""
    text = f"""
    func.func @main(%x: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> (tensor<512xf32>, tensor<512xf32>) {{
      {part.format("x")}{part.format("y")}
      func.return %nx, %ny : tensor<512xf32>, tensor<512xf32>
    }}"""
    (remark,) = fused_remarks(text)
    assert not remark.fused
    assert remark.numbers["launches"] > remark.numbers["launches_without"]
    assert remark.numbers["bytes"] > remark.numbers["bytes_without"]


def test_text_of_a_module_whose_set_is_taken_can_be_read_back():
    text = str(forced(momentum(MIXED)))
    assert str(parse_module(text)) == text
