"""An op that another package brings: one class, and it is fused, printed, compiled and run.

`mine.softcap` keeps attention scores in (-30, 30): 30 * tanh(x / 30).
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from xdsl.dialects import math
from xdsl.ir import Dialect, SSAValue
from xdsl.irdl import irdl_op_definition

import mlfuse
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.elementwise import FLOAT, UnaryOp
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.driver.executable import stage_text
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.testing.agreement import agree


@irdl_op_definition
class SoftcapOp(UnaryOp):
    """30 * tanh(x / 30)."""

    name = "mine.softcap"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({FLOAT})
    FLOPS: ClassVar[float] = 20.0

    def numpy(self, *args: Array) -> Array:
        cap = np.asarray(30, dtype=args[0].dtype)
        return cap * np.tanh(args[0] / cap)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        dtype = dtypes.compute(self.operand_dtype(0))
        cap = b.constant(30.0, dtype)
        return b.mul(cap, b.math(math.TanhOp, b.div(args[0], cap, dtype)))


MINE = Dialect("mine", [SoftcapOp], [])

SOURCE = """
func.func @main(%x: tensor<6x50xf32>, %y: tensor<6x50xf32>) -> tensor<6xf32> {
  %sum = graph.add %x, %y : tensor<6x50xf32>
  %capped = mine.softcap %sum : tensor<6x50xf32>
  %largest = graph.reduce max %capped dims [1] : tensor<6x50xf32> -> tensor<6xf32>
  func.return %largest : tensor<6xf32>
}
"""


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


def inputs() -> tuple[Array, Array]:
    rng = np.random.default_rng(0)
    x, y = rng.normal(scale=40, size=(2, 6, 50)).astype(np.float32)
    return x, y


def expected(x: Array, y: Array) -> Array:
    """In f64: softcap is increasing, so the largest sum has the largest cap."""
    return 30 * np.tanh((x + y).astype(np.float64).max(axis=1) / 30)


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_it_computes(device: str) -> None:
    compiled = mlfuse.compile(SOURCE, device, dialects=[MINE])
    x, y = inputs()
    agree(parse(SOURCE, [MINE]), [x, y], compiled(x, y), expected(x, y))


def test_it_is_fused_with_graph_ops() -> None:
    compiled = mlfuse.compile(SOURCE, "cpu", dialects=[MINE])
    assert compiled.launches == 1
    fused = compiled.stage("fused")
    assert fused.count("graph.fusion") == 1
    assert "mine.softcap" in fused


def test_the_stages_are_text_that_parses_back() -> None:
    compiled = mlfuse.compile(SOURCE, "cpu", dialects=[MINE])
    x, y = inputs()
    for stage in ("graph", "fused", "loop"):
        module = parse(compiled.stage(stage), dialects=[MINE])
        (result,) = run_module(module, "main", [x, y])
        agree(parse(SOURCE, [MINE]), [x, y], result, expected(x, y))


def test_it_is_printed_as_c_and_as_cuda() -> None:
    module = parse(SOURCE, dialects=[MINE])
    for target, word in (("cpu", "omp"), ("sm_90", "__global__")):
        source = stage_text(module, "source", target)
        assert word in source
        assert "mlf_tanh_f32" in source


def test_it_verifies_its_elements() -> None:
    wrong = SOURCE.replace("f32", "i32")
    with pytest.raises(mlfuse.MlfuseError, match=r"mine\.softcap: takes float elements, not i32"):
        mlfuse.compile(wrong, "interpreter", dialects=[MINE])


def test_without_its_dialect_it_is_unknown() -> None:
    with pytest.raises(mlfuse.MlfuseError, match=r"4:13: error: .*mine\.softcap"):
        mlfuse.compile(SOURCE, "interpreter")
