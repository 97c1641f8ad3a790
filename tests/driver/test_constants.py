"""What depends on bound arguments alone is computed once, and the results have the bits of a function without constants."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.driver import pipelines
from mlfuse.driver.compile import CompileOptions, compile_function
from mlfuse.ir.context import new_context
from mlfuse.passes.hoist_constants import HoistConstants
from mlfuse.runtime.compilers.cc import find_compiler

pytestmark = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")

ROWS = """
func.func @main(%x: tensor<40x24xf32>, %w: tensor<24x40xf32>) -> tensor<40x40xf32> {
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<40x24xf32>, tensor<24x40xf32> -> tensor<40x40xf32>
  %y = graph.tanh %d : tensor<40x40xf32>
  func.return %y : tensor<40x40xf32>
}
"""
TURNED = """
func.func @main(%x: tensor<96x70xf32>, %w: tensor<33x70xf32>) -> tensor<96x33xf32> {
  %d = graph.dot_general %x, %w contract [1] x [1] : tensor<96x70xf32>, tensor<33x70xf32> -> tensor<96x33xf32>
  %y = graph.exp %d : tensor<96x33xf32>
  func.return %y : tensor<96x33xf32>
}
"""
BATCH = """
func.func @main(%x: tensor<3x48x20xf32>, %w: tensor<3x20x48xf32>) -> tensor<3x48x48xf32> {
  %y = graph.dot_general %x, %w batch [0] x [0] contract [2] x [1] : tensor<3x48x20xf32>, tensor<3x20x48xf32> -> tensor<3x48x48xf32>
  func.return %y : tensor<3x48x48xf32>
}
"""
TWO = """
func.func @main(%x: tensor<48x24xf32>, %w: tensor<24x48xf32>, %v: tensor<24x48xf32>) -> tensor<48x48xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<48x24xf32>, tensor<24x48xf32> -> tensor<48x48xf32>
  %b = graph.dot_general %x, %v contract [1] x [0] : tensor<48x24xf32>, tensor<24x48xf32> -> tensor<48x48xf32>
  %s = graph.tanh %a : tensor<48x48xf32>
  %y = graph.mul %s, %b : tensor<48x48xf32>
  func.return %y : tensor<48x48xf32>
}
"""
CHAIN = """
func.func @main(%x: tensor<192x64xf32>, %w: tensor<64x96xf32>, %v: tensor<96x40xf32>) -> tensor<192x40xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<192x64xf32>, tensor<64x96xf32> -> tensor<192x96xf32>
  %s = graph.tanh %a : tensor<192x96xf32>
  %y = graph.dot_general %s, %v contract [1] x [0] : tensor<192x96xf32>, tensor<96x40xf32> -> tensor<192x40xf32>
  func.return %y : tensor<192x40xf32>
}
"""
FEW = """
func.func @main(%x: tensor<{rows}x20xf32>, %w: tensor<20x70xf32>) -> tensor<{rows}x70xf32> {{
  %d = graph.dot_general %x, %w contract [1] x [0] : tensor<{rows}x20xf32>, tensor<20x70xf32> -> tensor<{rows}x70xf32>
  %y = graph.tanh %d : tensor<{rows}x70xf32>
  func.return %y : tensor<{rows}x70xf32>
}}
"""
BATCH_OF_FEW = BATCH.replace("48x20", "5x20").replace("3x48x48", "3x5x48")
TEXTS = {f"{rows} rows": FEW.format(rows=rows) for rows in (1, 2, 4, 7, 32)} | {
    "batch of few": BATCH_OF_FEW,
    "rows": ROWS,
    "turned": TURNED,
    "batch": BATCH,
    "two": TWO,
    "chain": CHAIN,
}


def _arrays(text: str) -> list[Array]:
    random = np.random.default_rng(1)
    inputs = compile_function(text, CompileOptions("interpreter")).signature.inputs
    return [random.standard_normal(each.shape).astype(np.float32) for each in inputs]


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_bound_matrix_is_packed_once_and_no_bit_changes(text: str):
    x, *bound = _arrays(text)
    given = compile_function(text, CompileOptions("cpu"))
    constant = compile_function(text, CompileOptions("cpu", bound=bound))
    stage = constant.stage("kernel")
    assert "kernel.launch @pack_" in stage and "pack_" not in given.stage("kernel")
    if text is CHAIN:
        assert constant.launches == 1  # both products are in one kernel
    # All kernels but those that pack, or put the two matrices together, are launched in a call.
    once = stage.count("kernel.launch @pack_") + stage.count("kernel.launch @fused_concat")
    assert constant.launches == stage.count("kernel.launch") - once
    for scale in (1, 3):
        want = given(x * np.float32(scale), *bound)
        np.testing.assert_array_equal(constant(x * np.float32(scale)), want)


@pytest.mark.slow
def test_the_interpreter_gives_the_same_for_a_module_with_constants():
    text = ROWS.replace("%w: tensor<24x40xf32>", "%w: tensor<24x40xf32> {mlfuse.constant}")
    x, w = _arrays(ROWS)
    want = np.tanh(x.astype(np.float64) @ w.astype(np.float64))
    for level in ("graph", "loop", "kernel"):
        module = pipelines.run(pipelines.parse(text), level, "cpu")
        got = compile_function(module, CompileOptions("interpreter"))(x, w)
        # 24 products and sums, each rounded; tanh adds no error but its own, 2 ULP of at most 1.
        bound = 24 * 2.0**-24 * (np.abs(x) @ np.abs(w)) + 2 * 2.0**-23
        assert (np.abs(got - want) <= bound).all()


@pytest.mark.slow
def test_a_second_function_is_loaded_with_what_makes_its_constants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path))
    x, w = _arrays(ROWS)
    first = compile_function(ROWS, CompileOptions("cpu", bound=[w], stored=True))(x)
    monkeypatch.setattr(pipelines, "run", None)  # no pass runs
    again = compile_function(ROWS, CompileOptions("cpu", bound=[w], stored=True))
    np.testing.assert_array_equal(again(x), first)
    other = compile_function(ROWS, CompileOptions("cpu", bound=[2 * w], stored=True))
    np.testing.assert_array_equal(other(x), again(2 * x))  # a factor of 2 changes no rounding


@pytest.mark.slow
def test_a_constant_of_unsigned_integers_keeps_its_type():
    """All constants are given to the function that packs the matrix, this one too."""
    text = ROWS.replace("%w: tensor<24x40xf32>", "%u: tensor<40x40xui8>, %w: tensor<24x40xf32>")
    text = text.replace(
        "%y = graph.tanh %d : tensor<40x40xf32>",
        "%v = graph.cast %u : tensor<40x40xui8> -> tensor<40x40xf32>\n  %y = graph.add %d, %v : tensor<40x40xf32>",
    )
    x, _, w = _arrays(text)
    u = np.arange(1600, dtype=np.uint8).reshape(40, 40)
    constant = compile_function(text, CompileOptions("cpu", bound=[u, w]))
    assert "pack_" in constant.stage("kernel")
    np.testing.assert_array_equal(
        constant(x), compile_function(text, CompileOptions("cpu"))(x, u, w)
    )


@pytest.mark.slow
def test_a_matrix_that_is_constant_in_one_launch_only_is_packed_in_each_call():
    """Two layers of equal kernels, one with a bound matrix, one with a given one."""
    text = """
func.func @main(%x: tensor<48x48xf32>, %v: tensor<48x48xf32>, %w: tensor<48x48xf32>) -> tensor<48x48xf32> {
  %a = graph.dot_general %x, %v contract [1] x [0] : tensor<48x48xf32>, tensor<48x48xf32> -> tensor<48x48xf32>
  %s = graph.tanh %a : tensor<48x48xf32>
  %b = graph.dot_general %s, %w contract [1] x [0] : tensor<48x48xf32>, tensor<48x48xf32> -> tensor<48x48xf32>
  %y = graph.tanh %b : tensor<48x48xf32>
  func.return %y : tensor<48x48xf32>
}
"""
    x, v, w = _arrays(text)
    constant = compile_function(text, CompileOptions("cpu", bound=[w]))
    want = compile_function(text, CompileOptions("cpu"))(x, v, w)
    np.testing.assert_array_equal(constant(x, v), want)


@pytest.mark.slow
def test_of_marked_arguments_those_with_values_are_constant():
    """A mark says nothing to a compilation that doesn't know the elements."""
    text = ROWS.replace("%x: tensor<40x24xf32>", "%x: tensor<40x24xf32> {mlfuse.constant}")
    x, w = _arrays(ROWS)
    constant = compile_function(text, CompileOptions("cpu", bound=[w]))
    assert constant.stage("graph").count("mlfuse.constant") == 1
    want = compile_function(ROWS, CompileOptions("cpu"))(x, w)
    np.testing.assert_array_equal(constant(x), want)
    marked = compile_function(text, CompileOptions("cpu"))
    assert "mlfuse.constant" not in marked.stage("graph")
    np.testing.assert_array_equal(marked(x, w), want)


def test_a_bound_argument_that_is_donated_is_refused():
    text = ROWS.replace("%w: tensor<24x40xf32>", "%w: tensor<24x40xf32> {mlfuse.donated}")
    with pytest.raises(OpError, match="argument 1 is constant and donated"):
        compile_function(text, CompileOptions("cpu", bound=[_arrays(ROWS)[1]]))


def test_a_constant_that_is_donated_is_refused():
    text = ROWS.replace(
        "%w: tensor<24x40xf32>", "%w: tensor<24x40xf32> {mlfuse.constant, mlfuse.donated}"
    )
    with pytest.raises(OpError, match="argument 1 is constant and donated"):
        compile_function(text, CompileOptions("cpu"))


def test_what_is_launched_once_is_not_launched_in_a_call():
    text = ROWS.replace("%w: tensor<24x40xf32>", "%w: tensor<24x40xf32> {mlfuse.constant}")
    module = pipelines.run(pipelines.parse(text), "kernel", "cpu")
    before = sum(isinstance(op, LaunchOp) for op in module.walk())
    HoistConstants().apply(new_context(), module)
    module.verify()
    assert sum(isinstance(op, LaunchOp) for op in module.walk()) == before
    once, main = (op for op in module.ops if op.name == "func.func")
    assert [sum(isinstance(op, LaunchOp) for op in each.walk()) for each in (once, main)] == [
        1,
        before - 1,
    ]
