"""Edited plans in runs, and the errors where an edit can't be. `lit_tests/plans` shows what edits do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from plan_runs import kernels, saved, used

import mlfuse
from mlfuse.cli import opt, run
from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.dialects.dtypes import Array
from mlfuse.testing.agreement import agree

SOFTMAX = """
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %m = graph.reduce max %x dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %w = graph.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %d = graph.sub %x, %w : tensor<8x16xf32>
  %e = graph.exp %d : tensor<8x16xf32>
  %s = graph.reduce add %e dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %v = graph.broadcast %s dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %y = graph.div %e, %v : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
"""
CHAIN = """
func.func @main(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %a = graph.exp %x : tensor<8x8xf32>
  %p = graph.dot_general %a, %x contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %b = graph.neg %p : tensor<8x8xf32>
  %q = graph.dot_general %x, %b contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %t = graph.transpose %b perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %c = graph.abs %q : tensor<8x8xf32>
  func.return %t, %c : tensor<8x8xf32>, tensor<8x8xf32>
}
"""
REDUCED = """
func.func @main(%x: tensor<4xf32>, %y: tensor<5xf32>, %z: tensor<6xf64>) -> (tensor<4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<6xf64>) {
  %0 = graph.all_reduce add %x : tensor<4xf32>
  %1 = graph.all_reduce add %y : tensor<5xf32>
  %2 = graph.all_reduce max %1 : tensor<5xf32>
  %3 = graph.all_reduce add %z : tensor<6xf64>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<6xf64>
}
"""
X = np.random.default_rng(0).standard_normal((8, 16)).astype(np.float32)


def with_group(plan: str, op: str, group: str | None) -> str:
    """The plan with another group (or none) on the first `graph.<op>`."""
    lines = plan.splitlines()
    at = next(n for n, line in enumerate(lines) if f"graph.{op} " in line)
    before, _, rest = lines[at].partition("{mlfuse.group = ")
    _, _, after = rest.partition("}")
    mark = "" if group is None else f"{{mlfuse.group = {group}}}"
    lines[at] = before + mark + after if rest else lines[at].replace(" :", f" {mark} :", 1)
    return "\n".join(lines) + "\n"


def softmax(x: Array) -> Array:
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def refused(text: str, plan: str) -> str:
    """The error that a plan leads to."""
    with pytest.raises(SourceError) as error:
        used(text, plan, "fused")
    return str(error.value)


@pytest.mark.slow
def test_an_executable_gives_its_plan_and_takes_one(tmp_path: Path) -> None:
    made = mlfuse.compile(SOFTMAX, device="cpu")
    (tmp_path / "plan.mlir").write_text(with_group(made.plan, "div", None))
    edited = mlfuse.compile(SOFTMAX, device="cpu", plan=tmp_path / "plan.mlir")
    assert (made.launches, edited.launches) == (1, 2)
    assert kernels(edited.stage("fused")) == ["fused_reduce_max_sub_exp_reduce_add", "fused_div"]
    assert len(edited.ledger) == 2
    assert mlfuse.compile(SOFTMAX, device="cpu", plan=edited.plan).plan == edited.plan
    agree(SOFTMAX, [X], edited(X), softmax(X))
    assert [each.rule for each in edited.remarks] == ["user.plan"]


def test_the_interpreter_checks_plans_too() -> None:
    made = mlfuse.compile(SOFTMAX, device="interpreter")
    again = mlfuse.compile(SOFTMAX, device="interpreter", plan=made.plan)
    agree(SOFTMAX, [X], again(X), softmax(X))
    with pytest.raises(SourceError, match="for another graph"):
        mlfuse.compile(CHAIN, device="interpreter", plan=made.plan)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("graph.exp %d", "graph.sin %d", "graph.sin here, graph.exp in the plan"),
        ("graph.div %e, %v", "graph.div %v, %e", "operand 0 of graph.div is graph.broadcast's result"),
        ("reduce max", "reduce min", 'combiner of graph.reduce is "min" here, "max" in the plan'),
        ("16xf32", "17xf32", "@main has type (tensor<8x17xf32>) ->"),
        ("@main", "@other", "the plan has no function @other; it has @main"),
        ("  %e = graph.exp %d", "  %h = graph.sqrt %d : tensor<8x16xf32>\n  %e = graph.exp %h", "graph.sqrt here, graph.exp in"),
        ("graph.exp %d", "graph.exp %d {mlfuse.no_fuse}", "mlfuse.no_fuse of graph.exp is"),
    ],
)  # fmt: skip
def test_a_graph_that_has_changed_is_an_error(old: str, new: str, said: str) -> None:
    _, plan = saved(SOFTMAX, "fused")
    changed = SOFTMAX.replace(old, new)
    assert changed != SOFTMAX
    error = refused(changed, plan)
    assert error.startswith("in.mlir:")
    assert said in error
    assert "save the plan again" in error


@pytest.mark.parametrize(
    ("op", "group", "said"),
    [
        ("neg", '"fused_exp"', 'group "fused_exp" would depend on itself: graph.neg needs graph.dot_general'),
        ("exp", '"fused_matmul_neg_transpose"', "the library call of that group reads its result, and a call runs before the rest"),
        ("transpose", '"fused_exp"', 'would depend on itself: graph.transpose needs graph.neg in'),
        ("neg", '"fused_matmul_abs"', "the library call of that group reads its result, and a call runs before the rest"),
        ("dot_general", '["a", "b"]', "a library call is in one group"),
        ("abs", '["fused_matmul_abs", "other"]', 'nothing needs a result of group "other"'),
        ("exp", "7", "mlfuse.group must be a name or an array of names"),
    ],
)  # fmt: skip
def test_an_illegal_edit_is_an_error_at_its_place(op: str, group: str, said: str) -> None:
    _, plan = saved(CHAIN, "fused")
    error = refused(CHAIN, with_group(plan, op, group))
    assert error.startswith("<plan>:")
    assert said in error


def test_one_kernel_holds_one_library_call() -> None:
    _, plan = saved(CHAIN, "fused")
    plan = plan.replace('"fused_matmul_abs"', '"fused_matmul_neg_transpose"')
    assert "holds more than one library call" in refused(CHAIN, plan)


@pytest.mark.parametrize(
    ("mark", "said"),
    [
        ("mlfuse.no_fuse", "graph.exp: is marked mlfuse.no_fuse, and group"),
        ('mlfuse.apart = "a"', 'graph.exp: is kept apart (mlfuse.apart = "a"), and group'),
    ],
)
def test_what_the_module_keeps_apart_no_plan_fuses(mark: str, said: str) -> None:
    marked = SOFTMAX.replace("graph.exp %d", f"graph.exp %d {{{mark}}}")
    text, plan = saved(marked, "fused")
    assert kernels(text) == ["fused_reduce_max_sub", "fused_exp", "fused_reduce_add_div"]
    together = plan.replace('mlfuse.group = "fused_exp"', 'mlfuse.group = "fused_reduce_add_div"')
    assert said in refused(marked, together)


def test_unlike_all_reduces_are_no_bucket() -> None:
    _, plan = saved(REDUCED, "fused")
    for op, said in (("max %1", "of one type, group and reduction"), ("add %z", "of one type")):
        wrong = plan.replace(f"all_reduce {op}", f'all_reduce {op} {{mlfuse.bucket = "bucket_1"}}')
        assert said in refused(REDUCED, wrong)


def test_what_is_no_plan_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(MlfuseError, match=r"isn't a plan: its module has no mlfuse\.plan"):
        mlfuse.compile(SOFTMAX, device="interpreter", plan=SOFTMAX)
    with pytest.raises(MlfuseError, match="No such file"):
        mlfuse.compile(SOFTMAX, device="interpreter", plan=tmp_path / "none.mlir")
    module, plan = tmp_path / "in.mlir", tmp_path / "plan.mlir"
    module.write_text(SOFTMAX)
    plan.write_text(saved(SOFTMAX, "fused")[1])
    for arguments, said in (
        (["--fuse", str(plan)], "this is a plan; give it to --use-plan"),
        (["--canonicalize", f"--use-plan={plan}", str(module)], "no pass of this command fuses"),
        (["--canonicalize", "--save-plan=x", str(module)], "no pass of this command fuses"),
        (["--fuse", "--split-input-file", "--save-plan=x", str(module)], "a plan is of one module"),
    ):
        assert opt.main(arguments) == 1
        assert said in capsys.readouterr().err


def test_mlfuse_run_takes_and_saves_plans(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module, plan, again = (tmp_path / name for name in ("in.mlir", "plan.mlir", "again.mlir"))
    module.write_text(SOFTMAX)
    plan.write_text(with_group(saved(SOFTMAX, "loop")[1], "div", None))
    flags = ["--device=cpu", "-v", "--input=8x16xf32=1", f"--use-plan={plan}"]
    assert run.main([str(module), *flags, f"--save-plan={again}"]) == 0
    assert "cpu: 2 launches" in capsys.readouterr().err
    assert '{mlfuse.group = "fused_div"}' in again.read_text()
