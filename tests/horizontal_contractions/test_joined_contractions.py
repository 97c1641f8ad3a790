"""Contractions that share an operand: the numbers by which they are joined, and that results stay what they are.
`lit_tests/fuse-contractions` shows what is joined and what isn't.

Expected values are NumPy's, computed in a wider type. A module is run at the graph level after the pass,
at the loop level, and on the CPU.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.ir.printing import print_module
from mlfuse.passes.utils.planned_for import PLANNED_FOR
from mlfuse.testing.host_device import HostModule

pytestmark = pytest.mark.quick_c

Array = np.ndarray[Any, np.dtype[Any]]
RULE = "horizontal.contraction"
EAGER = {"call_us": 1e6}
"""A device whose calls cost a second: every call saved is worth any copy."""


@pytest.fixture
def describe(tmp_path: Path):
    """A function that writes a device description: the CPU's with some numbers of its own."""

    def write(**numbers: float) -> str:
        base = Path(mlfuse.__file__).parent / "targets" / "devices" / "cpu.json"
        path = tmp_path / f"{'-'.join(f'{k}={v}' for k, v in numbers.items())}.json"
        path.write_text(json.dumps(json.loads(base.read_text("utf-8")) | numbers), "utf-8")
        return str(path)

    return write


@pytest.fixture
def eager(describe: Any) -> str:
    return describe(**EAGER)


def arrays(*shapes: Sequence[int], dtype: Any = np.float32, seed: int = 0) -> list[Array]:
    """Small whole numbers, so that sums are exact in every type."""
    rng = np.random.default_rng(seed)
    return [rng.integers(-2, 3, shape).astype(dtype) for shape in shapes]


def fused(text: str, device: str = "cpu") -> str:
    return print_module(pipelines.run(parse(text), "fused", device))


def joined(text: str, device: str = "cpu") -> str:
    """The text after the pass alone, cleaned up before."""
    return joined_module(text, device)[0]


def joined_module(text: str, device: str = "cpu") -> tuple[str, list[Remark]]:
    module = parse(text)
    from mlfuse.ir.context import new_context
    from mlfuse.ir.verify import verify_module

    with collect() as remarks:
        for name in ("decompose", "canonicalize", "cse", "dce", "fuse-contractions"):
            pipelines.make(name, device).apply(new_context(), module)
        verify_module(module)
    return print_module(module), [each for each in remarks if each.rule == RULE]


def check(text: str, args: Sequence[Array], expected: Sequence[Array], device: str = "cpu") -> None:
    """Every level gives the expected results; they are exact, so they are compared exactly."""
    runs = [list(run_module(parse(joined(text, device)), "main", args))]
    runs.append(list(run_module(pipelines.run(parse(text), "loop", device), "main", args)))
    runs.append(mlfuse.compile(text, "cpu", target=device).run(*args))
    for got in runs:
        assert len(got) == len(expected)
        for one, other in zip(got, expected, strict=True):
            assert one.dtype == other.dtype
            np.testing.assert_array_equal(one, other)


def qkv(rows: str, element: str = "f32", result: str | None = None) -> str:
    """Three products of one left operand, of widths 5, 3 and 4, negated so that kernels read them."""
    x, out = f"tensor<{rows}x8x{element}>", result or element
    widths = (5, 3, 4)
    args = [f"%x: {x}", *(f"%w{n}: tensor<8x{w}x{element}>" for n, w in enumerate(widths))]
    types = [f"tensor<{rows}x{w}x{out}>" for w in widths]
    lines = [
        f"%y{n} = graph.dot_general %x, %w{n} contract [1] x [0] : {x}, "
        f"tensor<8x{w}x{element}> -> {types[n]}\n  %z{n} = graph.neg %y{n} : {types[n]}"
        for n, w in enumerate(widths)
    ]
    body = "\n  ".join([*lines, f"func.return %z0, %z1, %z2 : {', '.join(types)}"])
    return f"func.func @main({', '.join(args)}) -> ({', '.join(types)}) {{\n  {body}\n}}\n"


CONSTANTS = """
func.func @main(%x: tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x1xf32>) {
  %a = graph.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %b = graph.constant dense<[[7.0], [8.0], [9.0]]> : tensor<3x1xf32>
  %0 = graph.dot_general %x, %a contract [1] x [0] : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  %1 = graph.dot_general %x, %b contract [1] x [0] : tensor<2x3xf32>, tensor<3x1xf32> -> tensor<2x1xf32>
  %2 = graph.neg %0 : tensor<2x2xf32>
  %3 = graph.neg %1 : tensor<2x1xf32>
  func.return %2, %3 : tensor<2x2xf32>, tensor<2x1xf32>
}
"""


@pytest.mark.slow
def test_constant_weights_are_packed_when_the_module_is_compiled(describe: Any):
    _, (remark,) = joined_module(CONSTANTS, describe(call_us=2.0, bandwidth_gb_s=20.0))
    assert remark.fused
    # One call of 2 us; X is 24 bytes, read once less at 20 GB/s.
    assert remark.numbers["saved_us"] == pytest.approx(2 + 24 / 20e3)
    assert remark.numbers["calls_saved"] == 1
    assert (remark.numbers["copied_bytes"], remark.numbers["packed_bytes"]) == (0, 36)
    x = np.array([[1, 0, -1], [2, 1, 0]], np.float32)
    left = x @ np.array([[1, 2], [3, 4], [5, 6]], np.float32)
    right = x @ np.array([[7], [8], [9]], np.float32)
    check(CONSTANTS, [x], [-left, -right])


ELEMENTS = {
    "f32": np.float32,
    "f64": np.float64,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i32": np.int32,
    "i8": np.int8,
    "i64": np.int64,
}


@pytest.mark.slow
@pytest.mark.parametrize("element", ELEMENTS)
def test_every_element_type(element: str, eager: str):
    dtype = ELEMENTS[element]
    x, *weights = arrays((6, 8), (8, 5), (8, 3), (8, 4), dtype=dtype)
    wide = x.astype(np.float64)
    expected = [np.negative(wide @ w.astype(np.float64)).astype(dtype) for w in weights]
    assert joined(qkv("6", element), eager).count("graph.dot_general") == 1
    check(qkv("6", element), [x, *weights], expected, eager)


@pytest.mark.slow
def test_truth_values(eager: str):
    text = qkv("6", "i1").replace("graph.neg", "graph.not")
    x, *weights = arrays((6, 8), (8, 5), (8, 3), (8, 4), dtype=np.bool_)
    expected = [~((x.astype(int) @ w.astype(int)) > 0) for w in weights]
    assert joined(text, eager).count("graph.dot_general") == 1
    check(text, [x, *weights], expected, eager)


@pytest.mark.slow
def test_sixteen_bits_summed_into_f32(eager: str):
    x, *weights = arrays((6, 8), (8, 5), (8, 3), (8, 4), dtype=ml_dtypes.bfloat16)
    expected = [-(x.astype(np.float32) @ w.astype(np.float32)) for w in weights]
    check(qkv("6", "bf16", "f32"), [x, *weights], expected, eager)


@pytest.mark.slow
@pytest.mark.parametrize("rows", [0, 1, 7])
def test_rows_that_are_known_at_run_time(rows: int, eager: str):
    x, *weights = arrays((rows, 8), (8, 5), (8, 3), (8, 4))
    assert joined(qkv("?"), eager).count("graph.dot_general") == 1
    check(qkv("?"), [x, *weights], [-(x @ w) for w in weights], eager)


@pytest.mark.slow
def test_cuda_text_on_the_host(eager: str):
    x, *weights = arrays((6, 8), (8, 5), (8, 3), (8, 4))
    module = pipelines.run(parse(qkv("6")), "fused", eager)
    del module.attributes[PLANNED_FOR]  # the eager description's kernels, taken as they are
    for got, weight in zip(HostModule.of(module).run([x, *weights]), weights, strict=True):
        np.testing.assert_array_equal(got, -(x @ weight))


@pytest.mark.slow
def test_a_size_that_says_where_a_result_begins_must_be_known(eager: str):
    text = qkv("6").replace("8x3x", "8x?x").replace("6x3x", "6x?x")
    x, *weights = arrays((6, 8), (8, 5), (8, 3), (8, 4))
    check(text, [x, *weights], [-(x @ w) for w in weights], eager)


ROWS = """
func.func @main(%a: tensor<2x8xf32>, %b: tensor<3x8xf32>, %w: tensor<8x4xf32>)
    -> (tensor<2x4xf32>, tensor<3x4xf32>, tensor<f32>) {
  %0 = graph.dot_general %a, %w contract [1] x [0] : tensor<2x8xf32>, tensor<8x4xf32> -> tensor<2x4xf32>
  %1 = graph.dot_general %b, %w contract [1] x [0] : tensor<3x8xf32>, tensor<8x4xf32> -> tensor<3x4xf32>
  %2 = graph.neg %1 : tensor<3x4xf32>
  %3 = graph.reduce add %0 dims [0, 1] : tensor<2x4xf32> -> tensor<f32>
  func.return %0, %2, %3 : tensor<2x4xf32>, tensor<3x4xf32>, tensor<f32>
}
"""


@pytest.mark.slow
def test_rows_of_one_weight_and_an_intermediate_that_is_also_a_result(eager: str):
    a, b, w = arrays((2, 8), (3, 8), (8, 4))
    check(ROWS, [a, b, w], [a @ w, -(b @ w), (a @ w).sum(dtype=np.float32)], eager)


def test_the_last_product_may_stand_before_a_reader_of_the_first(eager: str):
    """The reader of the first moves behind what both have become."""
    lines = ROWS.splitlines()
    reader = next(n for n, line in enumerate(lines) if "reduce" in line)
    second = next(n for n, line in enumerate(lines) if "%1 =" in line)
    lines.insert(second, lines.pop(reader))
    a, b, w = arrays((2, 8), (3, 8), (8, 4))
    text = "\n".join(lines)
    check(text, [a, b, w], [a @ w, -(b @ w), (a @ w).sum(dtype=np.float32)], eager)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("left", "right", "dims", "equation"),
    [
        ("2x3x4", "2x4x5", "batch [0] x [0] contract [2] x [1]", "bik,bkj->bij"),
        ("3x2x4", "4x5x2", "batch [1] x [2] contract [2] x [0]", "ibk,kjb->bij"),
        ("4x3", "5x4", "contract [0] x [1]", "ki,jk->ij"),
        ("3x2x4", "4x2x5", "contract [2, 1] x [0, 1]", "ilk,klj->ij"),
        ("3x4", "6x4x5", "contract [1] x [1]", "ik,jkl->ijl"),
    ],
)
@pytest.mark.parametrize("side", ["left", "right"])
def test_batches_and_layouts(
    left: str, right: str, dims: str, equation: str, side: str, eager: str
):
    shapes = [tuple(map(int, each.split("x"))) for each in (left, right)]
    a, b = arrays(*shapes)
    other = arrays(shapes[1 if side == "left" else 0], seed=1)[0]
    pairs = [(a, b), (a, other)] if side == "left" else [(a, b), (other, b)]
    expected = [np.negative(np.einsum(equation, one, two)) for one, two in pairs]
    result = "x".join(map(str, expected[0].shape))
    first, second, o = (f"tensor<{each}xf32>" for each in (left, right, result))
    third = second if side == "left" else first
    operands = "%a, %c" if side == "left" else "%c, %b"
    text = f"""
    func.func @main(%a: {first}, %b: {second}, %c: {third}) -> ({o}, {o}) {{
      %0 = graph.dot_general %a, %b {dims} : {first}, {second} -> {o}
      %1 = graph.dot_general {operands} {dims} : {first}, {second} -> {o}
      %2 = graph.neg %0 : {o}
      %3 = graph.neg %1 : {o}
      func.return %2, %3 : {o}, {o}
    }}"""
    assert joined(text, eager).count("graph.dot_general") == 1
    check(text, [a, b, other], expected, eager)


@pytest.mark.slow
def test_two_recurrences_of_the_same_weights(eager: str):
    """Two independent ones, which are joined step by step."""
    t, w = "tensor<2x4xf32>", "tensor<4x4xf32>"
    lines: list[str] = []
    for name in ("a", "b"):
        for step in range(3):
            lines.append(
                f"%{name}{step + 1} = graph.dot_general %{name}{step}, %w contract [1] x [0] : "
                f"{t}, {w} -> {t}"
            )
    body = "\n".join([*lines, f"func.return %a3, %b3 : {t}, {t}"])
    text = f"func.func @main(%a0: {t}, %b0: {t}, %w: {w}) -> ({t}, {t}) {{\n{body}\n}}"
    a, b, weights = arrays((2, 4), (2, 4), (4, 4))
    power = weights @ weights @ weights
    check(text, [a, b, weights], [a @ power, b @ power], eager)


CYCLE = """
func.func @main(%x: tensor<2x4xf32>, %y: tensor<2x4xf32>, %v: tensor<4x4xf32>, %w: tensor<4x4xf32>)
    -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %a1 = graph.dot_general %x, %v contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b1 = graph.dot_general %a1, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %b2 = graph.dot_general %y, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  %a2 = graph.dot_general %b2, %v contract [1] x [0] : tensor<2x4xf32>, tensor<4x4xf32> -> tensor<2x4xf32>
  func.return %b1, %a2 : tensor<2x4xf32>, tensor<2x4xf32>
}
"""


def test_no_cycle_through_a_sibling(eager: str):
    """Of `v`: a1, a2; of `w`: b1, b2. b1 needs a1 and a2 needs b2: either pair may be joined, not both."""
    x, y, v, w = arrays((2, 4), (2, 4), (4, 4), (4, 4))
    check(CYCLE, [x, y, v, w], [x @ v @ w, y @ w @ v], eager)


@pytest.mark.slow
def test_nothing_is_joined_that_has_no_elements(eager: str):
    text = qkv("6").replace("8x3x", "8x0x").replace("6x3x", "6x0x")
    x, *weights = arrays((6, 8), (8, 5), (8, 0), (8, 4))
    check(text, [x, *weights], [-(x @ w) for w in weights], eager)


def test_a_copy_that_costs_more_than_the_calls_is_not_made(describe: Any):
    """Weights as arguments: 8 * (5 + 3 + 4) = 96 elements read and written, 768 bytes, each chosen
    among 3 pieces, 2880 additions' time, and a launch."""
    device = describe(call_us=2.0, launch_us=1.0, bandwidth_gb_s=0.064, gflops=1.0)
    after, (remark,) = joined_module(qkv("6"), device)
    assert after.count("graph.dot_general") == 3
    assert not remark.fused
    assert remark.numbers["copied_bytes"] == 768
    assert remark.numbers["paid_us"] == pytest.approx(1 + 768 / 64 + 2.88)
    assert remark.numbers["gained_us"] == pytest.approx(2 * (2 + 6 * 8 * 4 / 64))
    assert remark.reason == ("copying 768 bytes costs 15.9 us, but 2 fewer calls save only 10 us")


def test_a_result_that_is_returned_is_a_copy(describe: Any):
    """X W for the constants of `CONSTANTS`, returned as they are: 16 + 8 bytes, twice, and two
    launches of a microsecond. That starts more and moves more, so a call must be worth two launches even
    where these take six times as long."""
    text = CONSTANTS.replace("func.return %2, %3", "func.return %0, %1")
    _, (remark,) = joined_module(text, describe(call_us=1.5))
    assert not remark.fused
    assert remark.numbers["copied_bytes"] == 48
    assert not joined_module(text, describe(call_us=11.0))[1][0].fused
    assert joined_module(text, describe(call_us=13.0))[1][0].fused


def test_elementwise_producers_write_where_the_operand_is_wanted(eager: str):
    text = ROWS.replace("%0 = graph.dot_general %a,", "%t = graph.tanh %a : tensor<2x8xf32>\n"
        "  %u = graph.abs %b : tensor<3x8xf32>\n  %0 = graph.dot_general %t,")  # fmt: skip
    text = text.replace("graph.dot_general %b,", "graph.dot_general %u,")
    _, (remark,) = joined_module(text, eager)
    # Only the result that is returned is copied, not the operands: 2 * 2 * 4 * 4 bytes.
    assert remark.numbers["copied_bytes"] == 64


@pytest.mark.slow
def test_no_more_operands_at_once_than_a_kernel_may_have(describe: Any):
    count = 9
    x, t = "tensor<2x4xf32>", "tensor<4x4xf32>"
    names = [f"%x{n}" for n in range(count)]
    args = ", ".join(f"{name}: {x}" for name in names)
    lines = [
        f"%y{n} = graph.dot_general {name}, %w contract [1] x [0] : {x}, {t} -> {x}"
        for n, name in enumerate(names)
    ]
    lines += [f"%z{n} = graph.neg %y{n} : {x}" for n in range(count)]
    types = ", ".join([x] * count)
    results = ", ".join(f"%z{n}" for n in range(count))
    body = "\n".join([*lines, f"func.return {results} : {types}"])
    text = f"func.func @main({args}, %w: {t}) -> ({types}) {{\n{body}\n}}"
    device = describe(**EAGER, max_buffers=5)
    *inputs, w = arrays(*[(2, 4)] * count, (4, 4))
    check(text, [*inputs, w], [-(each @ w) for each in inputs], device)


def test_strict_calls_contractions_as_they_are_written():
    strict = mlfuse.compile(CONSTANTS, "cpu", precision="strict")
    assert len([each for each in strict.remarks if each.rule == "library.product"]) == 2
    one = mlfuse.compile(CONSTANTS, "cpu")
    assert len([each for each in one.remarks if each.rule == "library.product"]) == 1
    (remark,) = [each for each in strict.remarks if each.rule == RULE]
    assert not remark.fused
    assert "strict" in remark.reason


@pytest.mark.parametrize(
    ("precision", "message"),
    [("fast", "precision fast isn't supported yet"), ("exact", "unknown precision 'exact'")],
)
def test_other_precisions_are_errors(precision: str, message: str):
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(CONSTANTS, "cpu", precision=precision)


def test_the_same_text_gives_the_same_plan():
    assert fused(CONSTANTS) == fused(CONSTANTS)
