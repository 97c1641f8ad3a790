"""`plan=` of every frontend that compiles: a path, the text of `exe.plan`, or a module, all the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper
from plan_runs import kernels

import mlfuse
import mlfuse.onnx
from mlfuse.cli.run import main as run
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.explain.each import compile_each
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.agreement import agree

TEXT = """\
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %e = graph.exp %x : tensor<8x16xf32>
  %s = graph.sin %e : tensor<8x16xf32>
  func.return %s : tensor<8x16xf32>
}
"""
X = np.random.default_rng(0).random((8, 16), np.float32)


def wave(x: Any) -> Any:
    return mlfuse.sin(mlfuse.exp(x))


def model() -> ModelProto:
    x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, [8, 16]) for n in "xy")
    nodes = [helper.make_node("Exp", ["x"], ["e"]), helper.make_node("Sin", ["e"], ["y"])]
    opset = helper.make_opsetid("", 17)
    return helper.make_model(helper.make_graph(nodes, "g", [x], [y]), opset_imports=[opset])


class Compiled:
    def __init__(self, plan: Any = None):
        self.exe = mlfuse.compile(TEXT, device="interpreter", plan=plan)
        self.plan, self.fused = self.exe.plan, self.exe.stage("fused")

    def __call__(self, x: Any) -> Any:
        return self.exe(x)


class Jitted:
    def __init__(self, plan: Any = None):
        self.function = mlfuse.jit(wave, device="interpreter", plan=plan)
        lowered = self.function.lower(X)
        self.plan, self.fused = lowered.plan, lowered.stage("fused")

    def __call__(self, x: Any) -> Any:
        return self.function(x)


class Loaded:
    def __init__(self, plan: Any = None):
        self.model = mlfuse.onnx.load(model(), device="interpreter", plan=plan)
        self.plan, self.fused = self.model.executable().plan, self.model.stage("fused")

    def __call__(self, x: Any) -> Any:
        return self.model(x)


def parsed(plan: str, _: Path) -> Any:
    return parse_module(plan, "plan.mlir")


def written(plan: str, folder: Path) -> Any:
    path = folder / "plan.mlir"
    path.write_text(plan)
    return path


def named(plan: str, folder: Path) -> Any:
    return str(written(plan, folder))


def text(plan: str, _: Path) -> Any:
    return plan


@pytest.mark.slow
@pytest.mark.parametrize("given", [text, written, named, parsed])
@pytest.mark.parametrize("frontend", [Compiled, Jitted, Loaded])
def test_a_plan_is_taken_as_text_path_and_module(
    frontend: Callable[..., Any], given: Callable[[str, Path], Any], tmp_path: Path
) -> None:
    first = frontend()
    assert kernels(first.fused) == ["fused_exp_sin"]
    edited = first.plan.replace('"fused_exp_sin"', '"other"', 1)
    second = frontend(given(edited, tmp_path))
    assert kernels(second.fused) == ["fused_exp", "fused_sin"]
    agree(TEXT, [X], second(X), np.sin(np.exp(X.astype(np.float64))))
    assert kernels(frontend(second.plan).fused) == ["fused_exp", "fused_sin"]


@pytest.mark.parametrize("frontend", [Compiled, Jitted, Loaded])
def test_what_is_no_plan(frontend: Callable[..., Any], tmp_path: Path) -> None:
    with pytest.raises(MlfuseError, match=r"its module has no mlfuse.plan; --save-plan writes"):
        frontend(TEXT)
    with pytest.raises(
        MlfuseError, match=r"a Compiled isn't a plan; pass a path, text \(exe.plan\)"
    ):
        frontend(Compiled())
    with pytest.raises(MlfuseError, match="No such file"):
        frontend(tmp_path / "gone.mlir")


def test_a_jitted_functions_plan_explains_itself() -> None:
    edited = Jitted().plan.replace('"fused_exp_sin"', '"other"', 1)
    explanation = mlfuse.jit(wave, device="interpreter", plan=edited).explain(X)
    assert explanation.report.after.launches == 2
    assert not explanation.explain("exp", "sin").together
    assert explanation.plan == Jitted(edited).plan


def test_a_plan_is_of_one_graph() -> None:
    function = mlfuse.jit(wave, device="interpreter", plan=Jitted().plan)
    with pytest.raises(MlfuseError, match=r"the plan \(<plan>:5:3\) is for another graph"):
        function(X[:4])


def test_a_plan_of_a_function_that_is_part_of_another() -> None:
    planned = Jitted(Jitted().plan).function

    def around(x: Any) -> Any:
        return planned(x) + x

    with pytest.raises(TraceError, match="wave has a plan, which is for wave alone"):
        mlfuse.jit(around, device="interpreter")(X)


def test_mlfuse_run_saves_and_uses_plans_of_models(tmp_path: Path) -> None:
    path, plan = tmp_path / "wave.onnx", tmp_path / "plan.mlir"
    path.write_bytes(model().SerializeToString())
    call = [str(path), "--device=interpreter", "--input=8x16xf32=0.5", "--print"]
    assert run([*call, f"--save-plan={plan}"]) == 0
    assert '"fused_exp_sin"' in plan.read_text()
    assert run([*call, f"--use-plan={plan}"]) == 0
    plan.write_text(plan.read_text().replace("graph.sin", "graph.cos"))
    assert run([*call, f"--use-plan={plan}"]) == 1


LISTS = """\
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf32> {mlfuse.each}) -> tensor<?xf32> {
  %s = graph.exp %g MARK : tensor<?xf32>
  %n = graph.sub %p, %s : tensor<?xf32>
  func.return %n : tensor<?xf32>
}
"""


def test_a_function_over_lists_is_one_kernel_whatever_its_plan_says() -> None:
    source = LISTS.replace("MARK", "")
    plan = compile_each(source, device="interpreter").plan
    assert plan.count('mlfuse.group = "fused_exp_sub"') == 2
    exe = compile_each(source, device="interpreter", plan=plan)
    p = np.ones(3, np.float32)
    exe([[p], [np.zeros(3, np.float32)]])
    np.testing.assert_array_equal(p, 0)
    with pytest.raises(
        MlfuseError, match=r"<plan>:7:10: error: graph.sub: isn't in the mlfuse.group"
    ):
        compile_each(source, device="interpreter", plan=plan.replace('"fused_exp_sub"', '"a"', 1))


@pytest.mark.parametrize("mark", ["mlfuse.no_fuse", 'mlfuse.apart = "a"'])
def test_in_a_function_over_lists_nothing_can_be_kept_apart(mark: str) -> None:
    with pytest.raises(
        MlfuseError, match=rf"<text>:2:8: error: graph.exp: is marked {mark[:12]}.*remove the mark"
    ):
        compile_each(LISTS.replace("MARK", f"{{{mark}}}"), device="interpreter")


@pytest.mark.parametrize("mark", ["mlfuse.must_fuse", 'mlfuse.group = "a"'])
def test_in_a_function_over_lists_all_is_one_kernel_anyway(mark: str) -> None:
    exe = compile_each(LISTS.replace("MARK", f"{{{mark}}}"), device="interpreter")
    assert exe.explain("%s", "%n").together
