"""`mlfuse.Pipeline`: methods return a changed copy, and its flags do the same on the command line."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern, op_type_rewrite_pattern

from mlfuse import MlfuseError, Pipeline
from mlfuse.cli import opt
from mlfuse.dialects.graph.functions import ExpOp, TanhOp
from mlfuse.passes.cse import Cse

TEXT = """
func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<4x8xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  func.return %1 : tensor<4xf32>
}
"""


class ExpToTanh(RewritePattern):
    """A change that shows."""

    name = "exp-to-tanh"
    takes = "graph"

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ExpOp, rewriter: PatternRewriter) -> None:
        rewriter.replace(op, TanhOp(op.operand))


def names(pipeline: Pipeline) -> list[str]:
    return [each.name for each in pipeline.passes]


def test_insert_replace_and_leave_out() -> None:
    fused = Pipeline.standard("fused", device="cpu")
    first = names(fused)
    assert names(fused.with_pass(ExpToTanh(), before="cse"))[7] == "exp-to-tanh"
    assert names(fused.with_pass(ExpToTanh(), after="cse"))[8] == "exp-to-tanh"
    assert names(fused.with_pass(ExpToTanh()))[-1] == "exp-to-tanh"
    assert names(fused.replacing("cse", Cse())) == first
    assert names(fused.without("cse", "dce")) == [n for n in first if n not in ("cse", "dce")]
    assert names(fused.until("decompose")) == first[:5]
    assert names(fused) == first


def test_a_pass_goes_to_the_end_of_the_stage_that_leads_to_its_level() -> None:
    found = names(Pipeline.standard("loop", device="cpu").with_passes([ExpToTanh()]))
    assert found[found.index("exp-to-tanh") + 1] == "decompose"


class Nameless(RewritePattern):
    def match_and_rewrite(self, op: object, rewriter: PatternRewriter) -> None:
        pass


Change = Callable[[Pipeline], object]
MISTAKES: list[tuple[Change, str]] = [
    (lambda p: p.without("nothing"), "there is no pass 'nothing' in the pipeline; there are: inline, "),
    (lambda p: p.with_pass(ExpToTanh(), before="cse", after="dce"), "give before= or after=, not both"),
    (lambda p: p.with_pass(cast(Any, 1)), "1 isn't a pass; give a ModulePass, or a RewritePattern with a name"),
    (lambda p: p.with_pass(Nameless()), 'the pattern Nameless needs a name to be a pass: name = "my-pass"'),
]  # fmt: skip


@pytest.mark.parametrize(("change", "message"), MISTAKES)
def test_mistakes(change: Change, message: str) -> None:
    with pytest.raises(MlfuseError, match=message):
        change(Pipeline.standard("fused", device="cpu"))


def test_a_level_or_a_device_that_is_not_there() -> None:
    with pytest.raises(
        MlfuseError,
        match="unknown stage 'loops', expected one of: graph, fused, loop, kernel, host, source",
    ):
        Pipeline.standard("loops", device="cpu")
    with pytest.raises(MlfuseError, match="sm_9000"):
        Pipeline.standard("loop", device="sm_9000").run(TEXT)


@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_its_flags_do_the_same(
    device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.mlir"
    path.write_text(TEXT)
    pipeline = Pipeline.standard("kernel", device=device, precision="strict").without("cse")
    assert opt.main([*shlex.split(str(pipeline)), f"--device={device}", str(path)]) == 0
    assert capsys.readouterr().out.strip() == str(pipeline.run(path)).strip()


def test_looking_between_passes_and_timing_them() -> None:
    pipeline = Pipeline.standard("loop", device="cpu").with_passes([ExpToTanh()])
    kinds = {each.name: {op.name for op in module.walk()} for each, module in pipeline.steps(TEXT)}
    assert "graph.exp" in kinds["import-stablehlo"] and "graph.tanh" in kinds["exp-to-tanh"]
    assert list(kinds) == names(pipeline) == [name for name, _ in pipeline.seconds(TEXT)]
    assert all(seconds > 0 for _, seconds in pipeline.seconds(TEXT))
