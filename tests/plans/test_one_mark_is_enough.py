"""One mark on the op that a remark names, or one group for the two that are apart, and the kernel is whole: what
the mark costs is paid once, not asked about again by each op before it."""

from __future__ import annotations

import numpy as np
import pytest
from plan_runs import kernels

from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.remarks import Remarks, collect
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.testing.agreement import agree

ROWS_AND_COLUMNS = """
func.func @main(%x: tensor<64x128xf32>, %b: tensor<128xf32>) -> (tensor<64xf32>, tensor<128xf32>, tensor<64x128xf32>) {
  %w = graph.broadcast %b dims [1] : tensor<128xf32> -> tensor<64x128xf32>
  %p = graph.add %x, %w : tensor<64x128xf32>
  %h = graph.gelu %p : tensor<64x128xf32>
  %r = graph.reduce add %h dims [1] : tensor<64x128xf32> -> tensor<64xf32>
  %c = graph.reduce max %h dims [0] : tensor<64x128xf32> -> tensor<128xf32>
  %k = graph.constant dense<0.5> : tensor<64x128xf32>
  %y = graph.mul %h, %k : tensor<64x128xf32>
  func.return %r, %c, %y : tensor<64xf32>, tensor<128xf32>, tensor<64x128xf32>
}
"""
"""Statistics of a gelu along both dims: 64 rows are too few to carry maxima on, says the cost model of sm_90."""
ATTENTION = """
func.func @main(%s: tensor<64x128xf32>, %mask: tensor<128xf32>, %res: tensor<64x128xf32>) -> (tensor<64x128xf32>, tensor<128xf32>) {
  %m = graph.broadcast %mask dims [1] : tensor<128xf32> -> tensor<64x128xf32>
  %a = graph.add %s, %m : tensor<64x128xf32>
  %p = graph.softmax %a {axis = 1 : i64} : tensor<64x128xf32>
  %y = graph.mul %p, %res : tensor<64x128xf32>
  %c = graph.reduce add %p dims [0] : tensor<64x128xf32> -> tensor<128xf32>
  func.return %y, %c : tensor<64x128xf32>, tensor<128xf32>
}
"""


def fused(text: str) -> tuple[str, Remarks]:
    """The module at the fused stage, for sm_90, and what was said."""
    with collect() as remarks:
        module = pipelines.run(parse_module(text, "x.mlir"), "fused", "sm_90")
    return print_module(module), remarks


def marked(text: str, **marks: str) -> str:
    """A text with attributes on the ops of results: `h="must_fuse"`."""
    lines = text.splitlines()
    for result, mark in marks.items():
        at = next(n for n, line in enumerate(lines) if line.startswith(f"  %{result} = "))
        if "{" in lines[at]:
            lines[at] = lines[at].replace("}", f", mlfuse.{mark}}}", 1)
        else:
            lines[at] = lines[at].replace(" : ", f" {{mlfuse.{mark}}} : ", 1)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        pytest.param(ROWS_AND_COLUMNS, {"h": "must_fuse"}, id="the value that both read"),
        pytest.param(ATTENTION, {"p": "must_fuse"}, id="a softmax, with its mask before it"),
        pytest.param(
            ROWS_AND_COLUMNS, {"r": 'group = "a"', "c": 'group = "a"'}, id="two sums of one value"
        ),
        pytest.param(
            ROWS_AND_COLUMNS,
            {"h": 'group = "a"', "r": 'group = "a"', "c": 'group = "a"'},
            id="both and what they read",
        ),
    ],
)
def test_against_the_cost_of_carrying(text: str, marks: dict[str, str]) -> None:
    before, remarks = fused(text)
    assert len(kernels(before)) > 1 and remarks.filter("vertical.carried", verdict="missed")
    after, remarks = fused(marked(text, **marks))
    assert len(kernels(after)) == 1
    assert not [remark.render() for remark in remarks if not remark.fused]
    (asked,) = remarks.filter("user.must-fuse")
    mark = "must_fuse" if "must_fuse" in marks.values() else "group"
    assert asked.reason.startswith(f"mlfuse.{mark} overrules vertical.carried: ")


def test_what_two_reductions_of_a_group_give() -> None:
    x = np.linspace(-2, 2, 64 * 128, dtype=np.float32).reshape(64, 128)
    text = marked(ROWS_AND_COLUMNS, r='group = "a"', c='group = "a"').replace("gelu", "tanh")
    module = pipelines.run(parse_module(text), "loop", "sm_90")
    h = np.tanh(x.astype(np.float64) + x[0])
    got = run_module(module, "main", (x, x[0]))
    agree(text, [x, x[0]], list(got), h.sum(axis=1), h.max(axis=0), h / 2)


NORMALIZED = """
func.func @main(%x: tensor<4096x64xf32>, %g: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
  %n = graph.layer_norm %x, %g, %b {axis = 1 : i64, epsilon = 1.0e-5 : f32} : tensor<4096x64xf32>, tensor<64xf32>, tensor<64xf32>
  %m = graph.mean %n {dims = array<i64: 0>} : tensor<4096x64xf32> -> tensor<64xf32>
  func.return %m : tensor<64xf32>
}
"""
"""A mean scales its sum in the kernel that sums, and that is read where rows are what is reduced."""
REASON = (
    "graph.add %n depends on graph.reduce %n over dims [1] of 4096x64, which can't be in this kernel: the kernel "
    "reduces other dims, in graph.reduce %m (x.mlir:4:8) over dims [0] of 4096x64; graph.mul %m (x.mlir:4:8) reads "
    "graph.reduce %m (x.mlir:4:8) in the kernel, so graph.reduce %m (x.mlir:4:8) can't be passed on from row to row"
)


@pytest.mark.parametrize("marks", [{"n": "must_fuse"}, {"n": 'group = "a"', "m": 'group = "a"'}])
def test_a_mark_that_can_t_be_is_an_error_with_the_remark_s_own_words(
    marks: dict[str, str],
) -> None:
    (missed,) = fused(NORMALIZED)[1].filter("vertical.other-rows")
    assert missed.reason == REASON
    assert [op.role for op in missed.ops] == ["producer", "consumer", "cause"]
    with pytest.raises(OpError) as caught:
        fused(marked(NORMALIZED, **marks))
    assert str(caught.value).endswith(f"can't join graph.reduce: {REASON} [vertical.other-rows]")


def test_what_the_advice_says_instead_fuses() -> None:
    """Scale before the sum, not after it: then nothing in the kernel reads the sum."""
    text = NORMALIZED.replace(
        "  %m = graph.mean %n {dims = array<i64: 0>}",
        "  %k = graph.constant dense<0.000244140625> : tensor<4096x64xf32>\n"
        "  %s = graph.mul %n, %k : tensor<4096x64xf32>\n"
        "  %m = graph.reduce add %s dims [0]",
    )
    assert len(kernels(fused(text)[0])) == 1
