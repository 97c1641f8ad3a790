"""Matrix products as kernels of mlfuse: which calls become nests, in which kernels, with which bits, and what is said."""

from dataclasses import asdict
from typing import Any

import numpy as np
import pytest
from product_cases import exact, product_text, target

import mlfuse
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import cc
from mlfuse.targets import devices
from mlfuse.targets.devices.products import ProductSize, read

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler"),
]
Array = np.ndarray[Any, np.dtype[Any]]
RULE = "library.product"
EPS = float(np.finfo(np.float32).eps)


def draw(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def program(m: int, n: int, k: int, ops: str, result: str = "%y", more: str = "") -> str:
    """x w as `%d`, then `ops` with types `T` (the product's) and `V` (of a row), which compute `result`."""
    x, w, full, row = (
        f"tensor<{m}x{k}xf32>",
        f"tensor<{k}x{n}xf32>",
        f"tensor<{m}x{n}xf32>",
        f"tensor<{n}xf32>",
    )
    arguments = f"%x: {x}, %w: {w}, %b: {row}, %r: {full}"
    body = ops.replace(": V", f": {row}").replace("T", full)
    results = f"({full}, {full})" if more else full
    returned = f"{result}{more} : {full}{', ' + full if more else ''}"
    return (
        f"func.func @main({arguments}) -> {results} {{\n"
        f"  %d = graph.dot_general %x, %w contract [1] x [0] : {x}, {w} -> {full}\n{body}  func.return {returned}\n}}"
    )


BIAS = "  %c = graph.broadcast %b dims [1] : V -> T\n  %s = graph.add %d, %c : T\n"
EPILOGUES = {
    "none": ("", "%d"),
    "bias": (BIAS, "%s"),
    "bias_relu": (BIAS + "  %y = graph.relu %s : T\n", "%y"),
    "bias_gelu": (BIAS + "  %y = graph.gelu %s : T\n", "%y"),
    "residual": (BIAS + "  %y = graph.add %s, %r : T\n", "%y"),
    "twice": ("  %t = graph.tanh %d : T\n  %y = graph.mul %t, %d : T\n", "%y"),
}


def loops(text: str, device: str) -> tuple[list[LaunchOp | LibraryOp], list[tuple[bool, str]]]:
    """The launches and calls at the loop level, and the remarks on products."""
    module = parse_module(text)
    with collect() as remarks:
        pipelines.run(module, "loop", device)
    ops = [op for op in module.walk() if isinstance(op, LaunchOp | LibraryOp)]
    return ops, [(r.fused, r.reason) for r in remarks if r.rule == RULE]


@pytest.mark.slow
@pytest.mark.parametrize("name", EPILOGUES)
@pytest.mark.parametrize(("m", "n", "k"), [(20, 33, 17), (130, 64, 40), (1, 70, 9)])
def test_epilogues_in_one_kernel_with_the_bits_of_two(name: str, m: int, n: int, k: int):
    text = program(m, n, k, *EPILOGUES[name])
    inputs = [draw(m, k), draw(k, n, seed=1), draw(n, seed=2), draw(m, n, seed=3)]
    fused = mlfuse.compile(text, "cpu", target=target("own"))
    assert (fused.launches, fused.calls) == (1, 0)
    got = fused(*inputs)
    # The kernel after the product, given the product's exact bits.
    after = text.replace(
        "%d = graph.dot_general %x, %w contract [1] x [0]", "%d = graph.add %p, %z"
    )
    after = after.replace(
        f": tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32> -> tensor<{m}x{n}xf32>",
        f": tensor<{m}x{n}xf32>",
        1,
    )
    after = after.replace("%r:", f"%p: tensor<{m}x{n}xf32>, %z: tensor<{m}x{n}xf32>, %r:")
    product = exact(inputs[0], inputs[1])
    zero = np.full((m, n), -0.0, np.float32)
    want = mlfuse.compile(after, "cpu")(*inputs[:3], product, zero, inputs[3])
    np.testing.assert_array_equal(got.view(np.uint32), want.view(np.uint32))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bias", "residual"])
def test_bound_of_the_sum(name: str):
    m, n, k = 40, 50, 300
    inputs = [draw(m, k), draw(k, n, seed=1), draw(n, seed=2), draw(m, n, seed=3)]
    got = mlfuse.compile(program(m, n, k, *EPILOGUES[name]), "cpu", target=target("own"))(*inputs)
    x, w, b, r = (each.astype(np.float64) for each in inputs)
    terms = np.abs(x) @ np.abs(w) + np.abs(b) + (np.abs(r) if name == "residual" else 0)
    want = x @ w + b + (r if name == "residual" else 0)
    assert np.all(np.abs(got - want) <= (k + 2) * EPS * terms)


def test_the_interpreter_agrees():
    m, n, k = 12, 21, 30
    text = program(m, n, k, *EPILOGUES["bias_gelu"])
    inputs = [draw(m, k), draw(k, n, seed=1), draw(n, seed=2), draw(m, n, seed=3)]
    module = parse_module(text)
    (want,) = run_module(module, "main", inputs)
    pipelines.run(module, "loop", target("own"))
    (got,) = run_module(module, "main", inputs)
    bound = (k + 4) * EPS * (np.abs(inputs[0]) @ np.abs(inputs[1]) + np.abs(inputs[2]) + 1)
    assert np.all(np.abs(got - want) <= 2 * bound)


def test_a_product_with_other_readers_is_a_kernel_of_its_own():
    text = program(20, 30, 9, *EPILOGUES["bias_relu"], more=", %d")
    (first, second), said = loops(text, target("own"))
    assert isinstance(first, LaunchOp) and isinstance(second, LaunchOp)
    assert said == [(True, said[0][1])] and "others read it, too" in said[0][1]
    inputs = [draw(20, 9), draw(9, 30, seed=1), draw(30, seed=2), draw(20, 30, seed=3)]
    y, d = mlfuse.compile(text, "cpu", target=target("own"))(*inputs)
    np.testing.assert_array_equal(d, exact(*inputs[:2]))
    np.testing.assert_array_equal(y, np.maximum(d + inputs[2], 0))


def test_a_row_reduction_after_a_product_stays_a_kernel_of_its_own():
    text = program(20, 30, 9, "  %y = graph.softmax %d {axis = 1 : i64} : T\n")
    ops, said = loops(text, target("own"))
    assert len(ops) == 2 and all(isinstance(op, LaunchOp) for op in ops)
    assert "more than one nest" in said[0][1]


def test_an_operand_that_is_also_the_residual():
    text = (
        "func.func @main(%x: tensor<24x24xf32>, %w: tensor<24x24xf32>) -> tensor<24x24xf32> {\n"
        "  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<24x24xf32>, tensor<24x24xf32> -> tensor<24x24xf32>\n"
        "  %y = graph.add %d, %x : tensor<24x24xf32>\n  func.return %y : tensor<24x24xf32>\n}"
    )
    x, w = draw(24, 24), draw(24, 24, seed=1)
    run = mlfuse.compile(text, "cpu", target=target("own"))
    assert (run.launches, run.calls) == (1, 0)
    np.testing.assert_array_equal(run(x, w), exact(x, w) + x)


def two_products(first: str, second: str, result: str) -> str:
    """The sum of two products: `X x W dims` for each, and `result` as a tensor of the first's dims and the op that
    makes such a tensor of the second."""
    shape, op = result.split(" by ")
    ops: list[str] = []
    arguments: list[str] = []
    for name, text in (("a", first), ("b", second)):
        left, right, out, dims = text.split("; ")
        types = [f"tensor<{each}xf32>" for each in (left, right, out)]
        arguments += [f"%x{name}: {types[0]}", f"%w{name}: {types[1]}"]
        ops.append(
            f"  %{name} = graph.dot_general %x{name}, %w{name} {dims} : {types[0]}, {types[1]} -> {types[2]}\n"
        )
    type_ = f"tensor<{shape}xf32>"
    return (
        f"func.func @main({', '.join(arguments)}) -> {type_} {{\n{''.join(ops)}{op}"
        f"  %y = graph.add %a, %c : {type_}\n  func.return %y : {type_}\n}}"
    )


PLAIN = "13x9; 9x21; 13x21; contract [1] x [0]"
SAME = "13x21 by   %c = graph.reshape %b : tensor<13x21xf32> -> tensor<13x21xf32>\n"


def test_two_products_in_one_kernel():
    ops, said = loops(two_products(PLAIN, PLAIN, SAME), target("own"))
    assert len(ops) == 1 and [fused for fused, _ in said] == [True, True]


def test_a_turned_product_has_the_same_rows():
    turned = (
        "13x21 by   %c = graph.transpose %b perm [1, 0] : tensor<21x13xf32> -> tensor<13x21xf32>\n"
    )
    text = two_products(PLAIN, "21x9; 9x13; 21x13; contract [1] x [0]", turned)
    ops, _ = loops(text, target("own"))
    assert len(ops) == 1
    x, w, u, v = draw(13, 9), draw(9, 21, seed=1), draw(21, 9, seed=2), draw(9, 13, seed=3)
    run = mlfuse.compile(text, "cpu", target=target("own"))
    want = exact(x, w) + exact(v.T, u.T)
    np.testing.assert_array_equal(run(x, w, u, v), want)


@pytest.mark.parametrize(
    ("first", "second", "result", "reason"),
    [
        (PLAIN, "13x8; 8x21; 13x21; contract [1] x [0]", SAME, "with another number of terms"),
        (
            "3x13x9; 3x9x21; 3x13x21; batch [0] x [0] contract [2] x [1]",
            "3x9; 9x13x21; 3x13x21; contract [1] x [0]",
            "3x13x21 by   %c = graph.reshape %b : tensor<3x13x21xf32> -> tensor<3x13x21xf32>\n",
            "a product with other rows",
        ),
    ],
)
def test_products_that_no_kernel_computes_together(
    first: str, second: str, result: str, reason: str
):
    text = two_products(first, second, result)
    ops, said = loops(text, target("own"))
    assert len(ops) == 2 and all(isinstance(op, LaunchOp) for op in ops)
    assert [fused for fused, _ in said] == [True, True] and reason in said[1][1]
    shapes = [
        tuple(map(int, each.split("x"))) for p in (first, second) for each in p.split("; ")[:2]
    ]
    given = [draw(*shape, seed=n) for n, shape in enumerate(shapes)]
    got = mlfuse.compile(text, "cpu", target=target("own"))(*given)
    x, w, u, v = (each.astype(np.float64) for each in given)
    want = x @ w + np.tensordot(u, v, 1)
    terms = np.abs(x) @ np.abs(w) + np.tensordot(np.abs(u), np.abs(v), 1)
    assert np.all(np.abs(got - want) <= (9 + 2) * EPS * terms)


def test_as_many_products_as_a_kernel_computes():
    text = product_text((8, 4), (4, 16), (8, 16), "contract [1] x [0]", 34)
    ops, said = loops(text, target("own"))
    assert len(ops) == 3 and "computes 32 products" in said[-1][1]


@pytest.mark.parametrize(
    ("types", "dims", "reason"),
    [
        (
            ("4x8xf64", "8x6xf64", "4x6xf64"),
            "[1] x [0]",
            "its elements aren't f32, bf16 or f16",
        ),
        (("?x8xf32", "8x6xf32", "?x6xf32"), "[1] x [0]", "its sizes aren't known"),
        (("4x0xf32", "0x6xf32", "4x6xf32"), "[1] x [0]", "it has no elements"),
        (
            ("4x1xf32", "1x6xf32", "4x6xf32"),
            "[1] x [0]",
            "it is a product of vectors, not of matrices",
        ),
        (
            ("1x8xf32", "8x1xf32", "1x1xf32"),
            "[1] x [0]",
            "it is a product of vectors, not of matrices",
        ),
    ],
)
def test_products_of_the_library(types: tuple[str, str, str], dims: str, reason: str):
    x, w, y = (f"tensor<{each}>" for each in types)
    text = (
        f"func.func @main(%x: {x}, %w: {w}) -> {y} {{\n"
        f"  %y = graph.dot_general %x, %w contract {dims} : {x}, {w} -> {y}\n  func.return %y : {y}\n}}"
    )
    (call,), said = loops(text, target("own"))
    assert isinstance(call, LibraryOp)
    assert said == [(False, reason)]


@pytest.mark.slow
def test_times_decide_and_nothing_else():
    """The same product is ours or the library's, whatever follows it."""
    for m, n, k in ((16, 16, 16), (1, 1024, 1024), (64, 64, 64)):
        products = devices.get("cpu").products
        assert products is not None
        size = ProductSize(1, m, n, k)
        ours = products.own_us(size) < products.library.us(size)
        for name in EPILOGUES:
            _, said = loops(program(m, n, k, *EPILOGUES[name]), "cpu")
            assert [fused for fused, _ in said] == [ours]
    assert loops(program(16, 16, 16, *EPILOGUES["bias"]), target("library"))[1][0][0] is False


def test_gpus_have_no_products():
    ops, said = loops(program(16, 16, 16, *EPILOGUES["bias"]), "sm_90")
    assert isinstance(ops[0], LibraryOp) and not said


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rows": 0}, "rows and columns must be positive integers"),
        ({"columns": 24}, "columns must be a multiple of 16"),
        ({"rows": 100}, "at most 512 elements"),
        ({"own": {"call_us": 1.0}}, "own must have call_us"),
        ({"more": 1}, "products must have columns"),
    ],
)
def test_mistakes_in_a_description_are_named(change: dict[str, object], message: str):
    good = devices.get("cpu").products
    assert good is not None
    found = read({**asdict(good), **change})
    assert isinstance(found, str) and message in found
