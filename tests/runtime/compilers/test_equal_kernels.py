"""A network's equal layers are compiled once."""

from __future__ import annotations

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.driver.lowering import Job, lower
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.testing.agreement import agree

LAYER = """
  %a{n} = graph.dot_general %{x}, %w contract [1] x [0] : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %b{n} = graph.constant dense<{shift}> : tensor<4x4xf32>
  %c{n} = graph.{combine} %a{n}, %b{n} : tensor<4x4xf32>
  %{n} = graph.{function} %c{n} : tensor<4x4xf32>
"""


def network(*layers: tuple[str, str], combine: str = "add") -> ModuleOp:
    """Layers of a product and a kernel each, which combines with a number and applies a function."""
    text = "func.func @main(%0: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<4x4xf32> {"
    for number, (function, shift) in enumerate(layers):
        text += LAYER.format(
            n=number + 1, x=number, function=function, shift=shift, combine=combine
        )
    return parse(f"{text} func.return %{len(layers)} : tensor<4x4xf32> }}")


def kernels(module: ModuleOp) -> list[str]:
    """The names of a module's loop kernels."""
    return [op.sym_name.data for op in module.ops if isinstance(op, KernelOp)]


@pytest.mark.slow
def test_equal_layers_are_one_kernel_that_is_launched_often():
    module = network(*[("tanh", "1.0")] * 5)
    lowered = lower(Job(module, "main", "cpu"))
    assert sum(isinstance(op, FuncOp) for op in lowered.module.ops) == 1
    executable = mlfuse.compile(module, device="cpu")
    x, w = np.random.default_rng(0).standard_normal((2, 4, 4), dtype=np.float32)
    expected = x.astype(np.float64)
    for _ in range(5):
        expected = np.tanh(expected @ w + 1)
    agree(module, [x, w], executable(x, w), expected)
    assert executable.launches == 5


@pytest.mark.parametrize(
    "other", [("exp", "1.0"), ("tanh", "2.0"), ("tanh", "1.0000001")], ids=lambda each: each[1]
)
def test_what_differs_stays_apart(other: tuple[str, str]):
    module = network(("tanh", "1.0"), other, ("tanh", "1.0"))
    pipelines.run(module, "loop", "cpu")
    first, second, _ = kernels(module)
    pipelines.apply(module, ("merge-equal-kernels",), "cpu")
    assert kernels(module) == [first, second]


def test_zeros_of_different_signs_are_different():
    module = network(("exp", "0.0"), ("exp", "-0.0"), combine="mul")
    pipelines.run(module, "loop", "cpu")
    before = kernels(module)
    pipelines.apply(module, ("merge-equal-kernels",), "cpu")
    assert len(before) == 2
    assert kernels(module) == before


def test_the_text_of_a_stage_has_every_kernel():
    executable = mlfuse.compile(network(*[("tanh", "1.0")] * 3), device="cpu")
    assert executable.stage("kernel").count("kernel.func") == 3


STEPS = 5
SHAPE = f"tensor<3x{STEPS}x4xf32>"
STARTS = {
    "arguments": f"%x = graph.reshape %given : {SHAPE} -> {SHAPE}",
    "computed": f"%x = graph.exp %given : {SHAPE}",
}


def unrolled(start: str) -> str:
    """A recurrent network, a product and a tanh a step, each with its rows of `%x`, which `start` makes from the last argument."""
    steps = "".join(
        f"""
  %r{n} = graph.slice %x [0:3:1, {n}:{n + 1}:1, 0:4:1] : {SHAPE} -> tensor<3x1x4xf32>
  %x{n} = graph.reshape %r{n} : tensor<3x1x4xf32> -> tensor<3x4xf32>
  %p{n} = graph.dot_general %h{n}, %w contract [1] x [0] : tensor<3x4xf32>, tensor<4x4xf32> -> tensor<3x4xf32>
  %s{n} = graph.add %p{n}, %x{n} : tensor<3x4xf32>
  %h{n + 1} = graph.tanh %s{n} : tensor<3x4xf32>"""
        for n in range(STEPS)
    )
    return f"""
func.func @main(%h0: tensor<3x4xf32>, %w: tensor<4x4xf32>, %given: {SHAPE}) -> tensor<3x4xf32> {{
  {STARTS[start]}{steps}
  func.return %h{STEPS} : tensor<3x4xf32>
}}"""


@pytest.mark.slow
@pytest.mark.parametrize("start", STARTS)
def test_steps_that_read_other_rows_are_one_kernel(start: str):
    """Also with rows that are constant, or computed from constants by a launch of its own."""
    text = unrolled(start)
    rng = np.random.default_rng(0)
    h, w, given = (
        rng.standard_normal(shape, np.float32) for shape in ((3, 4), (4, 4), (3, STEPS, 4))
    )
    x = given.astype(np.float64) if start == "arguments" else np.exp(given.astype(np.float64))
    expected = h.astype(np.float64)
    for step in range(STEPS):
        expected = np.tanh(expected @ w + x[:, step])
    module = pipelines.run(parse(text), "loop", "cpu")
    before = len(kernels(module))
    pipelines.apply(module, ("merge-equal-kernels",), "cpu")
    assert before - len(kernels(module)) == STEPS - 1
    agree(text, [h, w, given], run_module(module, "main", [h, w, given])[0], expected)
    executable = mlfuse.compile(text, device="cpu")
    agree(text, [h, w, given], executable(h, w, given), expected)
    by_step = mlfuse.compile(executable.stage("host"), device="interpreter")
    np.testing.assert_array_equal(by_step(h, w, given), executable(h, w, given))
    constant = mlfuse.compile(text, device="cpu", bound=[given])
    np.testing.assert_array_equal(constant(h, w), executable(h, w, given))


@pytest.mark.slow
def test_what_depends_on_rows_of_constants_is_computed_once():
    """Two kernels that are one, each with its rows of a constant."""
    rows = "".join(
        f"""
  %s{n} = graph.slice %w [{n}:{n + 1}:1, 0:4:1] : tensor<2x4xf32> -> tensor<1x4xf32>
  %r{n} = graph.reshape %s{n} : tensor<1x4xf32> -> tensor<4xf32>
  %e{n} = graph.exp %r{n} {{mlfuse.no_fuse}} : tensor<4xf32>
  %b{n} = graph.broadcast %e{n} dims [1] : tensor<4xf32> -> tensor<3x4xf32>
  %y{n} = graph.mul %x, %b{n} : tensor<3x4xf32>"""
        for n in range(2)
    )
    text = f"""
func.func @main(%x: tensor<3x4xf32>, %w: tensor<2x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>) {{{rows}
  func.return %y0, %y1 : tensor<3x4xf32>, tensor<3x4xf32>
}}"""
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape, np.float32) for shape in ((3, 4), (2, 4)))
    given = mlfuse.compile(text, device="cpu")
    bound = mlfuse.compile(text, device="cpu", bound=[w])
    assert (given.launches, bound.launches) == (3, 1)
    for one, other in zip(bound(x), given(x, w), strict=True):
        np.testing.assert_array_equal(one, other)


PART = """
func.func @main(%x: memref<6x8xf32>) -> memref<2x4xf32> {{
  %v = loop.view %x() : memref<6x8xf32> -> memref<2x4xf32, {layout}>
  %y = memref.alloc() : memref<2x4xf32>
  loop.launch @copy(%v, %y) : (memref<2x4xf32, {layout}>, memref<2x4xf32>)
  func.return %y : memref<2x4xf32>
}}
loop.kernel @copy(%x: memref<2x4xf32>, %y: memref<2x4xf32>) attributes {{arg_dims = [array<i64: 2, 4>, array<i64: 2, 4>]}} {{
  loop.parallel (%i, %j) in (2, 4) {{
    %v = loop.load %x[%i, %j] : memref<2x4xf32>
    loop.store %v, %y[%i, %j] : memref<2x4xf32>
  }}
}}"""


def test_a_launch_takes_a_part_of_a_buffer_that_is_row_major():
    x = np.arange(48, dtype=np.float32).reshape(6, 8)
    text = PART.format(layout="strided<[4, 1], offset: 20>")
    for device in ("cpu", "interpreter"):
        found = mlfuse.compile(text, device=device)(x)
        np.testing.assert_array_equal(found, x.reshape(-1)[20:28].reshape(2, 4))


def test_a_launch_takes_no_other_part():
    with pytest.raises(OpError, match="needs row-major buffers, not a strided part"):
        mlfuse.compile(PART.format(layout="strided<[8, 1], offset: 4>"), device="cpu")


def test_a_part_is_within_its_buffer():
    with pytest.raises(MlfuseError, match="the part reaches element 48 of a buffer of 48"):
        mlfuse.compile(PART.format(layout="strided<[4, 1], offset: 41>"), device="cpu")
