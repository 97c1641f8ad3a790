"""Numbers that every tuple has of its own, of rank 0: a parameter's count of steps, read by all of its update and
written over in place. Every way gives what NumPy does, to the bit; numbers are small and whole."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from every_way import Array, check, forced, foreachs

from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.dialects.kernel.ops import TableOp as KernelTableOp
from mlfuse.dialects.loop.table import TableOp
from mlfuse.ir.parsing import parse_module
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import HostModule

pytestmark = pytest.mark.quick_c

SIZES = (3, 0, 1, 2500)
"""No elements, fewer than a chunk on a GPU, several chunks."""

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")


def whole(*shape: int, seed: int = 1) -> Array:
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(np.float32)


def steps(sizes: Sequence[int] = SIZES) -> str:
    """Of every parameter: its count goes up, and the parameter is multiplied by it. Both in place. What the
    count is squared is new memory; a count that nothing uses goes along."""
    count = len(sizes)
    arguments: list[str] = []
    body = ["%one = graph.constant dense<1.0> : tensor<f32>"]
    for k, size in enumerate(sizes):
        kind = f"tensor<{size}xf32>"
        arguments += [
            f"%p{k}: {kind} {{mlfuse.alias = {k} : i64}}",
            f"%s{k}: tensor<f32> {{mlfuse.alias = {count + k} : i64}}",
            f"%u{k}: tensor<f32> {{mlfuse.alias = {2 * count + k} : i64}}",
        ]
        body += [
            f"%t{k} = graph.add %s{k}, %one : tensor<f32>",
            f"%b{k} = graph.broadcast %t{k} dims [] : tensor<f32> -> {kind}",
            f"%q{k} = graph.mul %p{k}, %b{k} : {kind}",
            f"%r{k} = graph.mul %t{k}, %t{k} : tensor<f32>",
            f"%v{k} = graph.sub %u{k}, %one : tensor<f32>",
        ]
    results = [f"%{name}{k}" for name in "qtvr" for k in range(count)]
    types = [f"tensor<{size}xf32>" for size in sizes] + ["tensor<f32>"] * 3 * count
    lines = "\n  ".join(body)
    return (
        f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}) {{\n  {lines}\n"
        f"  func.return {', '.join(results)} : {', '.join(types)}\n}}\n"
    )


def given_and_wanted(sizes: Sequence[int] = SIZES) -> tuple[list[Array], list[Array]]:
    """Arguments of `steps`, and what it gives."""
    params = [whole(size, seed=size) for size in sizes]
    old = [np.asarray(np.float32(k)) for k in range(len(sizes))]
    new = [s + np.float32(1) for s in old]
    updated = [p * t for p, t in zip(params, new, strict=True)]
    down = [s - np.float32(1) for s in old]
    args = [a for p, s in zip(params, old, strict=True) for a in (p, s, s)]
    return args, [np.asarray(a) for a in (*updated, *new, *down, *(t * t for t in new))]


def test_counts_that_are_read_by_all_and_written_in_place():
    args, want = given_and_wanted()
    check(steps(), args, want, cuda=False)


@pytest.mark.slow
@on_host
def test_on_a_gpu_the_last_block_to_have_read_the_old_count_writes_the_new_one():
    """In three orders of blocks and threads, with and without vector accesses, under sanitizers."""
    args, want = given_and_wanted()
    module = HostModule.of(parse_module(steps()))
    orders: list[tuple[host_cuda.Order, bool]] = [
        ("forward", False), ("reverse", True), ("random", False),
    ]  # fmt: skip
    for order, misalign in orders:
        results = module.run([np.array(a) for a in args], order=order, misalign=misalign)
        for number, (got, expected) in enumerate(zip(results, want, strict=True)):
            np.testing.assert_array_equal(got, expected, err_msg=f"{order}: result {number}")
    assert len(module.kernels) == 1
    assert module.source.count("atomicAdd") == 1


@pytest.mark.slow
def test_it_is_one_launch_that_writes_over_what_it_may():
    """Of five columns: parameters, both counts, squares; for a GPU empty rows have a chunk, too."""
    for device in ("cpu", "sm_90"):
        module = forced(steps(), "kernel", device)
        (_,) = [op for op in module.walk() if isinstance(op, LaunchOp)]
        (rows,) = [op for op in module.walk() if isinstance(op, TableOp)]
        assert [str(column) for column in rows.columns] == ["f32", *["memref<f32>"] * 3]
        (table,) = [op for op in module.walk() if isinstance(op, KernelTableOp)]
        assert table.cut.each_row == (device == "sm_90")


ONE_OF_EACH = """
func.func @main(%p0: tensor<3xf32>, %p1: tensor<2500xf32>, %p2: tensor<0xf32>,
                %s0: tensor<f32>, %s1: tensor<f32>, %s2: tensor<f32>)
    -> (tensor<3xf32>, tensor<2500xf32>, tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<f32>,
        tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %a:6 = graph.foreach "fused_scaled"
      (%p = [%p0 : tensor<3xf32>, %p1 : tensor<2500xf32>, %p2 : tensor<0xf32>],
       %s = numbers [%s0 : tensor<f32>, %s1 : tensor<f32>, %s2 : tensor<f32>])
      -> [tensor<3xf32>, tensor<2500xf32>, tensor<0xf32>], numbers [tensor<f32>, tensor<f32>, tensor<f32>] {
    %n = graph.reduce add %p dims [0] : tensor<?xf32> -> tensor<f32>
    %t = graph.add %n, %s : tensor<f32>
    %b = graph.broadcast %t dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
    %q = graph.sub %p, %b : tensor<?xf32>
    graph.yield %q, %t : tensor<?xf32>, tensor<f32>
  }
  %b:4 = graph.foreach "fused_sums"
      (%p = [%p0 : tensor<3xf32>, %p1 : tensor<2500xf32>, %p2 : tensor<0xf32>],
       %s = numbers [%s0 : tensor<f32>, %s1 : tensor<f32>, %s2 : tensor<f32>])
      -> numbers [tensor<f32>, tensor<f32>, tensor<f32>], tensor<f32> {
    %n = graph.reduce add %p dims [0] : tensor<?xf32> -> tensor<f32>
    %t = graph.mul %n, %s : tensor<f32>
    %g = graph.across add %t : tensor<f32>
    graph.yield %t, %g : tensor<f32>, tensor<f32>
  }
  func.return %a#0, %a#1, %a#2, %a#3, %a#4, %a#5, %b#0, %b#1, %b#2, %b#3 : tensor<3xf32>, tensor<2500xf32>,
      tensor<0xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
"""


def test_numbers_that_follow_from_reductions():
    """With a pass after them that stores tensors, without one, and with a total of all tuples."""
    params = [whole(size, seed=size) for size in (3, 2500, 0)]
    numbers = [np.asarray(np.float32(n)) for n in (2, -1, 3)]
    sums = [p.sum(dtype=np.float32) for p in params]
    added = [a + b for a, b in zip(sums, numbers, strict=True)]
    products = [a * b for a, b in zip(sums, numbers, strict=True)]
    moved = [p - t for p, t in zip(params, added, strict=True)]
    want = [*moved, *added, *products, np.float32(sum(products))]
    check(ONE_OF_EACH, [*params, *numbers], [np.asarray(a) for a in want])


def scaled(rates: Sequence[str], before: str = "") -> str:
    """Three tensors, each times a rate of this name."""
    kinds = [f"tensor<{size}xf32>" for size in (2, 3, 4)]
    arguments = [f"%x{k}: {kind}" for k, kind in enumerate(kinds)] + [
        f"%r{k}: tensor<f32>" for k in range(3)
    ]
    body = [before]
    for k, (kind, rate) in enumerate(zip(kinds, rates, strict=True)):
        body.append(f"%b{k} = graph.broadcast %{rate} dims [] : tensor<f32> -> {kind}")
        body.append(f"%y{k} = graph.mul %x{k}, %b{k} : {kind}")
    results, types = ", ".join(f"%y{k}" for k in range(3)), ", ".join(kinds)
    lines = "\n  ".join(body)
    return (
        f"func.func @main({', '.join(arguments)}) -> ({types}) {{\n  {lines}\n"
        f"  func.return {results} : {types}\n}}\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rates", "numbers", "shared"),
    [(("r0", "r0", "r0"), 0, 1), (("r0", "r1", "r2"), 1, 0), (("r0", "r1", "r1"), 1, 0)],
)
def test_rates_of_one_of_all_and_of_groups_are_one_set(
    rates: tuple[str, ...], numbers: int, shared: int
):
    (found,) = foreachs(scaled(rates))
    assert found.count == 3
    assert (len(found.columns) - 1, len(found.shared)) == (numbers, shared)
    args = [*map(whole, (2, 3, 4)), *(np.asarray(np.float32(n)) for n in (2, 3, 5))]
    want = [x * args[3 + int(rate[1])] for x, rate in zip(args[:3], rates, strict=True)]
    check(scaled(rates), args, want, cuda=False)


def test_a_scalar_that_two_make_use_of_is_nobodys_own():
    """It is computed before, and read as a number of these two; the third's is its own."""
    text = scaled(
        ("t", "u", "r2"), "%t = graph.add %r0, %r1 : tensor<f32>\n  %u = graph.neg %t : tensor<f32>"
    )
    assert not any(op.own_numbers for op in foreachs(text))
    args = [*map(whole, (2, 3, 4)), *(np.asarray(np.float32(n)) for n in (2, 3, 5))]
    check(text, args, [args[0] * 5, args[1] * np.float32(-5), args[2] * 5], cuda=False)


def test_counts_that_nothing_uses_go_along_as_many_as_there_are_tuples():
    """Those of one kind: of two that are unlike none, of a third one no more."""
    (found,) = foreachs(steps((3, 4)).replace("%v1 = graph.sub", "%v1 = graph.add"))
    assert len(found.columns) == 2
    assert len(found.own_numbers) == 2
    (found,) = foreachs(steps((3, 4, 5)).replace("%q2 = graph.mul", "%q2 = graph.add"))
    assert found.count == 2
    assert len(found.columns) == 3
