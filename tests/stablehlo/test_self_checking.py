"""Modules that check themselves, in the forms that StableHLO's test data have had over the years."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

import mlfuse
from mlfuse.cli.run import main
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.interpreter.checks import CheckError
from mlfuse.testing.agreement import agree

DEVICES = ("interpreter", "cpu")


def negation(call: str, result: str, expected: list[float], body: str) -> str:
    """A module that checks a negation: how it calls the check, and what @main returns."""
    return f"""
module @jit_neg attributes {{jax.uses_shape_polymorphism = false, mhlo.num_partitions = 1 : i32}} {{
  func.func public @main() -> {result} {{
    %0 = call @inputs() : () -> tensor<3xf32>
    %1 = call @expected() : () -> tensor<3xf32>
    %2 = {body}
    {call}
  }}
  func.func private @inputs() -> (tensor<3xf32> {{mhlo.layout_mode = "default"}}) {{
    %cst = stablehlo.constant dense<[1.0, 0.0, 0xFF800000]> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }}
  func.func private @expected() -> (tensor<3xf32> {{mhlo.layout_mode = "default"}}) {{
    %cst = stablehlo.constant dense<"0x{np.array(expected, "<f4").tobytes().hex().upper()}"> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }}
}}
"""


INLINE = "stablehlo.negate %0 : tensor<3xf32>"
GENERIC = '"stablehlo.negate"(%0) : (tensor<3xf32>) -> tensor<3xf32>'
TYPES = "(tensor<3xf32>, tensor<3xf32>)"
CLOSE = f"""stablehlo.custom_call @check.expect_close(%2, %1) {{has_side_effect = true}} : {TYPES} -> ()
    return %2 : tensor<3xf32>"""
EQUAL = f"""stablehlo.custom_call @check.expect_eq(%2, %1) {{has_side_effect = true}} : {TYPES} -> ()
    return %2 : tensor<3xf32>"""
ALMOST = f"""stablehlo.custom_call @check.expect_almost_eq(%2, %1) {{has_side_effect = true}} : {TYPES} -> ()
    return %2 : tensor<3xf32>"""
TRUTH = f"""%3 = stablehlo.custom_call @check.eq(%2, %1) : {TYPES} -> tensor<i1>
    return %3 : tensor<i1>"""
OLD_TRUTH = f"""%3 = "stablehlo.custom_call"(%2, %1) {{api_version = 2 : i32, backend_config = "", call_target_name = "check.eq"}} : {TYPES} -> tensor<i1>
    "func.return"(%3) : (tensor<i1>) -> ()"""
FORMS = {
    "expect_close": (CLOSE, "(tensor<3xf32> {jax.result_info = \"\"})", INLINE),
    "expect_eq": (EQUAL, "tensor<3xf32>", INLINE),
    "expect_almost_eq": (ALMOST, "tensor<3xf32>", GENERIC),
    "eq": (TRUTH, "tensor<i1>", INLINE),
    "generic eq": (OLD_TRUTH, "tensor<i1>", GENERIC),
}  # fmt: skip


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("form", FORMS)
def test_a_module_that_is_right_runs(form: str, device: str) -> None:
    call, result, body = FORMS[form]
    text = negation(call, result, [-1.0, -0.0, np.inf], body)
    found = mlfuse.compile(text, device=device)()
    wanted = [True] if result == "tensor<i1>" else [-1.0, -0.0, np.inf]
    np.testing.assert_array_equal(np.ravel(found), wanted)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("form", FORMS)
def test_a_module_that_is_wrong_is_an_error(form: str, device: str) -> None:
    call, result, body = FORMS[form]
    text = negation(call, result, [-1.0, 0.5, np.inf], body)
    with pytest.raises(CheckError, match="1 of 3 elements"):
        mlfuse.compile(text, device=device)()


def test_the_command_line_says_which_check_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call, result, body = FORMS["eq"]
    path = tmp_path / "neg.mlir"
    path.write_text(negation(call, result, [-1.0, 0.5, np.inf], body))
    assert main([str(path), "--device=interpreter"]) == 1
    assert "neg.mlir:7:10: error: stablehlo.custom_call: check.eq failed" in capsys.readouterr().err


@pytest.mark.parametrize("device", DEVICES)
def test_tensors_reduced_together_take_their_init_values_once(device: str) -> None:
    text = """
func.func @main(%x: tensor<4x6xi16>, %y: tensor<4x6xi32>) -> (tensor<6xi16>, tensor<6xi32>) {
  %a = stablehlo.constant dense<3> : tensor<i16>
  %b = stablehlo.constant dense<5> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %a), (%y init: %b) across dimensions = [0] : (tensor<4x6xi16>, tensor<4x6xi32>, tensor<i16>, tensor<i32>) -> (tensor<6xi16>, tensor<6xi32>)
   reducer(%p: tensor<i16>, %r: tensor<i16>) (%q: tensor<i32>, %s: tensor<i32>) {
    %1 = stablehlo.maximum %p, %r : tensor<i16>
    %2 = stablehlo.add %s, %q : tensor<i32>
    stablehlo.return %1, %2 : tensor<i16>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<6xi16>, tensor<6xi32>
}"""
    rng = np.random.default_rng(1)
    x = rng.integers(-9, 5, (4, 6)).astype(np.int16)
    y = rng.integers(-9, 9, (4, 6)).astype(np.int32)
    highest, total = mlfuse.compile(text, device=device)(x, y)
    np.testing.assert_array_equal(highest, np.maximum(x.max(0), 3))
    np.testing.assert_array_equal(total, y.sum(0) + 5)


@pytest.mark.parametrize("name", ["erf", "tan", "asinh", "lgamma", "erfc"])
def test_functions_of_chlo_as_custom_calls(name: str) -> None:
    text = f"""
func.func @main(%x: tensor<2xf64>) -> tensor<2xf64> {{
  %0 = stablehlo.custom_call @mhlo.{name}(%x) {{mhlo.attributes = {{}}, mhlo.version = 1 : i64}} : (tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}}"""
    x = np.array([0.25, 1.5])
    found = mlfuse.compile(text, device="interpreter")(x)
    agree(text, [x], found, np.array([getattr(math, name)(value) for value in x.tolist()]))


def test_another_custom_call_is_refused_by_name() -> None:
    text = """
func.func @main(%x: tensor<2xf64>) -> tensor<2xf64> {
  %0 = stablehlo.custom_call @mhlo.topk(%x) : (tensor<2xf64>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}"""
    with pytest.raises(MlfuseError, match=r"<text>:3:8: error.*a custom call of @mhlo.topk is not"):
        mlfuse.compile(text, device="interpreter")
