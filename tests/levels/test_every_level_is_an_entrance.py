"""Text of any level is compiled from there on, and gives the bits, launches and calls of the whole way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import stored_modules
from mlfuse.testing.stored_modules import Case

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
]

LEVELS = ("graph", "fused", "loop", "kernel")
GOLDENS = sorted((Path(__file__).parents[2] / "lit_tests" / "goldens").glob("*.mlir"))
TIED = """
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?xf32>, %z: tensor<?x4xf32>) -> tensor<?xf32> {
  %0 = graph.add %x, %z : tensor<?x4xf32>
  %1 = graph.reshape %0 : tensor<?x4xf32> -> tensor<?xf32>
  %2 = graph.add %1, %y : tensor<?xf32>
  func.return %2 : tensor<?xf32>
}
"""
IN_ROWS = """
func.func @main(%x: tensor<?xf32>) -> tensor<?x4xf32> {
  %0 = graph.reshape %x : tensor<?xf32> -> tensor<?x4xf32>
  %1 = graph.exp %0 : tensor<?x4xf32>
  func.return %1 : tensor<?x4xf32>
}
"""
UNSIGNED = """
func.func @main(%x: tensor<4xui8> {mlfuse.donated}, %y: tensor<4xi8>) -> (tensor<4xui8>, tensor<4xi8>, tensor<4xi1>) {
  %0 = graph.max %x, %x : tensor<4xui8>
  %1 = graph.neg %y : tensor<4xi8>
  %2 = graph.compare lt %y, %1 : tensor<4xi8>
  func.return %0, %1, %2 : tensor<4xui8>, tensor<4xi8>, tensor<4xi1>
}
"""


def same_from_everywhere(source: str | Path, *inputs: Any) -> None:
    whole = mlfuse.compile(source, "cpu")
    wanted = whole.run(*(np.copy(each) for each in inputs))
    entrances = [(level, "cpu") for level in LEVELS]
    entrances += [(level, "interpreter") for level in ("kernel", "host")]
    for level, device in entrances:
        entered = mlfuse.compile(whole.stage(level), device)
        assert (entered.launches, entered.calls) == (whole.launches, whole.calls), level
        assert entered.signature == whole.signature, level
        for got, want in zip(entered.run(*(np.copy(each) for each in inputs)), wanted, strict=True):
            assert got.dtype == want.dtype and got.tobytes() == want.tobytes(), level


@pytest.mark.slow
@pytest.mark.parametrize("name", [*stored_modules.NAMES, *stored_modules.LARGE])
def test_a_stored_module(name: str) -> None:
    case = Case.load(name)
    same_from_everywhere(case.path, *case.inputs)


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_a_golden(path: Path) -> None:
    module = mlfuse.compile(path, "interpreter")
    rng = np.random.default_rng(0)
    inputs = [
        rng.normal(size=[5 if size < 0 else size for size in spec.shape]).astype(spec.dtype.numpy)
        for spec in module.signature.inputs
    ]
    same_from_everywhere(path, *inputs)


@pytest.mark.slow
def test_sizes_that_are_tied_are_checked_at_every_level() -> None:
    x, y = np.ones((3, 4), np.float32), np.ones(12, np.float32)
    same_from_everywhere(TIED, x, y, x)
    whole = mlfuse.compile(TIED, "cpu")
    made = [mlfuse.compile(whole.stage(level), "cpu") for level in LEVELS]
    made += [mlfuse.compile(whole.stage(level), "interpreter") for level in (*LEVELS, "host")]
    for entered in made:
        with pytest.raises(MlfuseError, match="sizes 12 and 5 must be equal"):
            entered(x, y[:5], x)
        with pytest.raises(
            MlfuseError, match="argument 2 dim 0 is 1, argument 0 dim 0 is 3; they must be equal"
        ):
            entered(x, y, x[:1])


@pytest.mark.slow
def test_elements_must_fill_rows_at_every_level() -> None:
    whole = mlfuse.compile(IN_ROWS, "cpu")
    for level in LEVELS:
        entered = mlfuse.compile(whole.stage(level), "cpu")
        assert entered(np.ones(8, np.float32)).shape == (2, 4)
        with pytest.raises(
            MlfuseError, match=r"graph.reshape: 7 elements can't be divided into rows of 4"
        ):
            entered(np.ones(7, np.float32))


@pytest.mark.slow
def test_unsigned_integers_and_donated_arguments() -> None:
    x, y = np.array([0, 1, 128, 255], np.uint8), np.array([-128, -1, 0, 127], np.int8)
    same_from_everywhere(UNSIGNED, x, y)
    for level in LEVELS:
        entered = mlfuse.compile(mlfuse.compile(UNSIGNED, "cpu").stage(level), "cpu")
        own = x.copy()
        first = entered(own, y)[0]
        assert np.shares_memory(first, own), level


def test_an_edit_at_the_loop_level_counts() -> None:
    source = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = graph.exp %x : tensor<4xf32> func.return %0 : tensor<4xf32> }"
    loop = mlfuse.compile(source, "cpu").stage("loop")
    edited = re.sub(r"math\.exp (%\d+)", r"arith.negf \1", loop)
    assert edited != loop
    x = np.array([-1, 0, 1, 2], np.float32)
    np.testing.assert_array_equal(mlfuse.compile(edited, "cpu")(x), -x)


def without_comments(source: str) -> str:
    """A source without its comments, which have the line numbers of the text that was compiled."""
    return re.sub(r"(?m)^// Fuses .*\n", "", source)


@pytest.mark.parametrize("level", ["loop", "kernel"])
def test_what_is_decided_above_the_level_is_an_error(level: str) -> None:
    whole = mlfuse.compile(TIED, "cpu")
    entered = mlfuse.compile(whole.stage(level), "cpu")
    with pytest.raises(MlfuseError, match=f"came in at the {level} level"):
        entered.stage("fused")
    with pytest.raises(MlfuseError, match=f"came in at the {level} level"):
        _ = entered.plan
    with pytest.raises(MlfuseError, match=f"came in at the {level} level"):
        entered.explain("graph.add")
    with pytest.raises(MlfuseError, match=f"this module is at the {level} level"):
        mlfuse.compile(whole.stage(level), "cpu", plan=whole.plan)
    assert without_comments(entered.stage("source")) == without_comments(whole.stage("source"))


def test_a_kernel_level_module_runs_where_its_kernels_are_for() -> None:
    kernel = mlfuse.compile(TIED, "cpu").stage("kernel")
    with pytest.raises(
        MlfuseError, match="is scheduled for sm_90; the interpreter of the host level"
    ):
        mlfuse.compile(pipelines.run(parse(TIED), "kernel", "sm_90"), "interpreter")
    with pytest.raises(
        MlfuseError, match="a module at the host level runs on the interpreter; for cpu"
    ):
        mlfuse.compile(mlfuse.compile(TIED, "cpu").stage("host"), "cpu")
    with pytest.raises(MlfuseError, match="the kernels of this module already have them"):
        mlfuse.compile(kernel, "cpu", autotune=True)
