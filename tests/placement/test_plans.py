"""Plans of a program of several devices: saved, edited and used like those of one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from boundary_program import PROGRAM

import mlfuse
from mlfuse import MlfuseError
from mlfuse.cli.opt import main

TOGETHER = 'graph.neg %a {mlfuse.group = "fused_tanh_neg"}'


@pytest.fixture(autouse=True)
def _no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")


@pytest.mark.slow
@pytest.mark.parametrize("device", [None, "interpreter"])
def test_an_edited_plan_decides_and_changes_no_bit(device: str | None):
    made = mlfuse.compile(PROGRAM, device=device)
    plan = made.plan
    assert TOGETHER in plan
    apart = mlfuse.compile(
        PROGRAM, device=device, plan=plan.replace(TOGETHER, TOGETHER.replace("tanh_neg", "alone"))
    )
    assert apart.stage("loop").count("loop.launch") == 4
    assert made.stage("loop").count("loop.launch") == 3
    assert apart.explain("tanh", "neg").remarks.filter(rule="user.plan")
    x = np.linspace(-2, 2, 4096, dtype=np.float32).reshape(64, 64)
    np.testing.assert_array_equal(apart(x), made(x))


def test_a_plan_of_another_program_is_an_error():
    plan = mlfuse.compile(PROGRAM).plan
    with pytest.raises(MlfuseError, match=r"for another graph: graph.cos here, graph.exp in the"):
        mlfuse.compile(PROGRAM.replace("graph.exp", "graph.cos"), plan=plan)


def test_the_command_saves_and_uses_one(tmp_path: Path):
    program, plan = tmp_path / "program.mlir", tmp_path / "plan.mlir"
    program.write_text(PROGRAM)
    outs = [tmp_path / "saved.mlir", tmp_path / "used.mlir"]
    for flag, out in zip(("--save-plan", "--use-plan"), outs, strict=True):
        assert main(["--fuse", f"{flag}={plan}", str(program), "-o", str(out)]) == 0
    assert outs[0].read_text() == outs[1].read_text()
