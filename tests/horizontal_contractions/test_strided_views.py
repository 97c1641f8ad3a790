"""Slices that library calls read in place: no kernel, no copy, and no element past the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from xdsl.dialects.func import FuncOp

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.host.reader import program_of
from mlfuse.testing.host_device import HostModule
from mlfuse.testing.launch_plans import plan_of

Array = np.ndarray[Any, np.dtype[Any]]


def whole_numbers(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(np.float32)


def results_of(text: str, *args: Array) -> list[list[Array]]:
    """On the CPU, at the loop level, and as CUDA text on the host."""
    made = mlfuse.compile(text, "cpu").run(*args)
    loops = run_module(pipelines.run(parse(text), "loop", "cpu"), "main", args)
    host = HostModule.of(parse(text)).run(args)
    return [made, list(loops), host]


def loop_text(text: str) -> str:
    return print_module(pipelines.run(parse(text), "loop", "cpu"))


HEADS = """
func.func @main(%x: tensor<2x6x8xf32>, %w: tensor<8x24xf32>) -> tensor<2x2x6x4xf32> {
  %y = graph.dot_general %x, %w contract [2] x [0] : tensor<2x6x8xf32>, tensor<8x24xf32> -> tensor<2x6x24xf32>
  %q = graph.slice %y [0:2, 0:6, 0:8] : tensor<2x6x24xf32> -> tensor<2x6x8xf32>
  %k = graph.slice %y [0:2, 0:6, 8:16] : tensor<2x6x24xf32> -> tensor<2x6x8xf32>
  %v = graph.slice %y [0:2, 0:6, 16:24] : tensor<2x6x24xf32> -> tensor<2x6x8xf32>
  %qh = graph.reshape %q : tensor<2x6x8xf32> -> tensor<2x6x2x4xf32>
  %kh = graph.reshape %k : tensor<2x6x8xf32> -> tensor<2x6x2x4xf32>
  %vh = graph.reshape %v : tensor<2x6x8xf32> -> tensor<2x6x2x4xf32>
  %s = graph.dot_general %qh, %kh batch [0, 2] x [0, 2] contract [3] x [3] : tensor<2x6x2x4xf32>, tensor<2x6x2x4xf32> -> tensor<2x2x6x6xf32>
  %p = graph.abs %s : tensor<2x2x6x6xf32>
  %o = graph.dot_general %p, %vh batch [0, 1] x [0, 2] contract [3] x [1] : tensor<2x2x6x6xf32>, tensor<2x6x2x4xf32> -> tensor<2x2x6x4xf32>
  func.return %o : tensor<2x2x6x4xf32>
}
"""


@pytest.mark.slow
def test_attention_reads_queries_keys_and_values_where_they_lie():
    x, w = whole_numbers(2, 6, 8), whole_numbers(8, 24, seed=1)
    q, k, v = np.split((x @ w).reshape(2, 6, 3, 2, 4), 3, axis=2)
    scores = np.abs(np.einsum("bixhd,bjxhd->bhij", q, k))
    expected = np.einsum("bhij,bjxhd->bhid", scores, v)
    for (got,) in results_of(HEADS, x, w):
        np.testing.assert_array_equal(got, expected)


def test_three_products_and_attention_become_one_product_and_views():
    """The same with weights apart and constant: the pass joins them, nothing is copied."""
    weights = [whole_numbers(8, 8, seed=n) for n in range(3)]
    head, *rest = HEADS.strip().splitlines()
    body = [line for line in rest if "graph.slice" not in line and "%y =" not in line]
    lines = [head.replace(", %w: tensor<8x24xf32>", "")]
    for name, weight in zip("qkv", weights, strict=True):
        data = weight.tobytes().hex().upper()
        lines.append(f'%w{name} = graph.constant dense<"0x{data}"> : tensor<8x8xf32>')
        lines.append(
            f"%{name} = graph.dot_general %x, %w{name} contract [2] x [0] : "
            "tensor<2x6x8xf32>, tensor<8x8xf32> -> tensor<2x6x8xf32>"
        )
    text = "\n".join([*lines, *body])
    made = mlfuse.compile(text, "cpu")
    assert (made.launches, made.calls) == (
        2,
        2,
    )  # the first product is a kernel, others read parts of it
    x = whole_numbers(2, 6, 8)
    (expected,) = results_of(HEADS, x, np.concatenate(weights, axis=1))[0]
    for (got,) in results_of(text, x):
        np.testing.assert_array_equal(got, expected)


BOTH = """
func.func @main(%x: tensor<?x4xf32>, %w: tensor<4x6xf32>, %u: tensor<3x5xf32>) -> (tensor<?x5xf32>, tensor<?x3xf32>) {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<?x4xf32>, tensor<4x6xf32> -> tensor<?x6xf32>
  %0 = graph.slice %y [0:?, 3:6] : tensor<?x6xf32> -> tensor<?x3xf32>
  %1 = graph.dot_general %0, %u contract [1] x [0] : tensor<?x3xf32>, tensor<3x5xf32> -> tensor<?x5xf32>
  %2 = graph.slice %y [0:?, 0:3] : tensor<?x6xf32> -> tensor<?x3xf32>
  %3 = graph.abs %2 : tensor<?x3xf32>
  func.return %1, %3 : tensor<?x5xf32>, tensor<?x3xf32>
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("rows", [0, 1, 5])
def test_the_outermost_size_may_be_known_at_run_time(rows: int):
    x, w, u = whole_numbers(rows, 4), whole_numbers(4, 6), whole_numbers(3, 5)
    y = x @ w
    for one, two in results_of(BOTH, x, w, u):
        np.testing.assert_array_equal(one, y[:, 3:] @ u)
        np.testing.assert_array_equal(two, np.abs(y[:, :3]))


SLICE = """
func.func @main(%x: tensor<6x4xf32>, %w: tensor<4x3xf32>) -> tensor<2x3xf32> {
  %0 = graph.slice %x [2:4, 0:4] : tensor<6x4xf32> -> tensor<2x4xf32>
  %1 = graph.dot_general %0, %w contract [1] x [0] : tensor<2x4xf32>, tensor<4x3xf32> -> tensor<2x3xf32>
  func.return %1 : tensor<2x3xf32>
}
"""


def test_a_part_of_an_argument():
    assert mlfuse.compile(SLICE, "cpu").launches == 0
    x, w = whole_numbers(6, 4), whole_numbers(4, 3)
    for (got,) in results_of(SLICE, x, w):
        np.testing.assert_array_equal(got, x[2:4] @ w)


def test_a_part_of_an_argument_by_columns():
    """Such an array is copied, where others would be read as they lie."""
    x, w = np.asfortranarray(whole_numbers(6, 4)), whole_numbers(4, 3)
    np.testing.assert_array_equal(mlfuse.compile(SLICE, "cpu")(x, w), x[2:4] @ w)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[2:4, 0:4]", "[2:5:2, 0:4]"),  # with gaps
        ("%0 = graph.slice %x", "%n = graph.neg %x : tensor<6x4xf32>\n%0 = graph.slice %n"),
        ("%1 = graph", "%z = graph.reduce add %0 dims [0, 1] : tensor<2x4xf32> -> tensor<f32>\n%1 = graph"),
    ],
)  # fmt: skip
def test_what_is_computed_or_read_otherwise_is_no_view(old: str, new: str):
    text = SLICE.replace(old, new)
    if "%z" in new:
        text = text.replace("-> tensor<2x3xf32> {", "-> (tensor<2x3xf32>, tensor<f32>) {")
        text = text.replace(
            "return %1 : tensor<2x3xf32>", "return %1, %z : tensor<2x3xf32>, tensor<f32>"
        )
    assert "strided" not in loop_text(text)


HAND = """
func.func @main(%x: memref<6x4xf32>, %w: memref<4x3xf32>) -> memref<2x3xf32> {{
  %0 = loop.view %x() : memref<6x4xf32> -> memref<2x4xf32, strided<[{stride}, 1], offset: {offset}>>
  %1 = memref.alloc() : memref<2x3xf32>
  loop.library "dot_general" ins(%0, %w : memref<2x4xf32, strided<[{stride}, 1], offset: {offset}>>, memref<4x3xf32>) out(%1 : memref<2x3xf32>) options {{lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}}
  func.return %1 : memref<2x3xf32>
}}
"""


def by_hand(text: str, args: Sequence[Array]) -> list[Array]:
    """Run a host function of the loop level: by the interpreter."""
    module = parse_module(text)
    verify_module(module)
    return list(run_module(module, "main", args))


def test_a_view_written_by_hand():
    x, w = whole_numbers(6, 4), whole_numbers(4, 3)
    (got,) = by_hand(HAND.format(stride=8, offset=12), [x, w])
    np.testing.assert_array_equal(got, x[[3, 5]] @ w)


@pytest.mark.parametrize(("stride", "offset"), [(4, 20), (24, 0), (4, 1000)])
def test_a_view_that_reaches_beyond_its_buffer_is_an_error(stride: int, offset: int):
    text, args = (
        HAND.format(stride=stride, offset=offset),
        [whole_numbers(6, 4), whole_numbers(4, 3)],
    )
    with pytest.raises(MlfuseError, match="of a buffer of 24"):
        by_hand(text, args)


def test_the_runtime_checks_that_too():
    module = parse_module(HAND.format(stride=4, offset=20))
    (host,) = [op for op in module.ops if isinstance(op, FuncOp)]
    plan = plan_of(host, Signature.of(host), CpuBackend())
    with pytest.raises(MlfuseError, match="reaches element 27 of a buffer of 24"):
        plan.frame(((6, 4), (4, 3)))


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        ("strided<[?, 1], offset: 0>", "must be known"),
        ("strided<[4, 1], offset: ?>", "must be known"),
        ("affine_map<(d0, d1) -> (d1, d0)>", "must be known"),
    ],
)
def test_layouts_must_be_known(layout: str, message: str):
    text = HAND.format(stride=4, offset=0).replace("strided<[4, 1], offset: 0>", layout)
    with pytest.raises(MlfuseError, match=message):
        verify_module(parse_module(text))


def test_a_part_is_not_returned():
    text = HAND.format(stride=4, offset=0).replace("-> memref<2x3xf32> {", "-> memref<2x4xf32> {")
    text = text.replace(
        "return %1 : memref<2x3xf32>", "return %0 : memref<2x4xf32, strided<[4, 1]>>"
    )
    text = text.replace(
        "%w: memref<4x3xf32>) -> memref<2x4xf32>",
        "%w: memref<4x3xf32>) -> memref<2x4xf32, strided<[4, 1]>>",
    ).replace(", offset: 0>", ">")
    module = parse_module(text)
    (host,) = [op for op in module.ops if isinstance(op, FuncOp)]
    with pytest.raises(OpError, match="row-major"):
        program_of(host)
