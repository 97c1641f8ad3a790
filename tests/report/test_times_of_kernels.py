"""The times of a report are of what a call does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.host.program import Launch, Program

Ran = list[tuple[str, list[tuple[int | None, ...]]]]

PRODUCT = """
func.func @main(%x: tensor<64x384xf32>, %w: tensor<384x192xf32>) -> tensor<64x192xf32> {
  %y = graph.dot_general %x, %w contract [1] x [0] : tensor<64x384xf32>, tensor<384x192xf32> -> tensor<64x192xf32>
  func.return %y : tensor<64x192xf32>
}"""

PRODUCT_OF_CONSTANTS = """
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x384xf32>, %v: tensor<384x64xf32>) -> tensor<64x64xf32> {
  %p = graph.dot_general %w, %v contract [1] x [0] : tensor<64x384xf32>, tensor<384x64xf32> -> tensor<64x64xf32>
  %y = graph.dot_general %x, %p contract [1] x [0] : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  func.return %y : tensor<64x64xf32>
}"""


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[Ran]:
    """Gets the launches of each host function that is about to run, with the shapes of their buffers."""
    found: list[Ran] = []
    frame = LaunchPlan[Any].frame

    def recorded(plan: LaunchPlan[Any], shapes: Sequence[Any]) -> Any:
        found.append(_launches(plan.program))
        return frame(plan, tuple(shapes))

    monkeypatch.setattr(LaunchPlan, "frame", recorded)
    return found


def _launches(program: Program) -> Ran:
    return [
        (step.kernel, [tuple(map(program.indices.static, each.shape)) for each in step.buffers])
        for step in program.steps
        if isinstance(step, Launch)
    ]


@pytest.mark.slow
def test_a_constant_matrix_is_packed_before_the_time_is_taken(ran: list[Ran]) -> None:
    x, w = np.ones((64, 384), np.float32), np.ones((384, 192), np.float32)
    exe = mlfuse.compile(PRODUCT, device="cpu", bound=[w])
    exe(x)
    packing, product = ran
    assert packing[0][1] == [(384, 192), product[0][1][2]]
    ran.clear()
    (unit,) = exe.report(x).units
    assert ran == [packing, product] and unit.time_us


@pytest.mark.slow
def test_without_constants_a_matrix_is_packed_in_each_launch(ran: list[Ran]) -> None:
    x, w = np.ones((64, 384), np.float32), np.ones((384, 192), np.float32)
    exe = mlfuse.compile(PRODUCT, device="cpu")
    exe(x, w)
    (call,) = ran
    ran.clear()
    exe.report(x, w)
    assert ran == [call]


def test_what_a_call_does_not_do_has_no_time() -> None:
    x, w = np.ones((64, 64), np.float32), np.ones((64, 384), np.float32)
    exe = mlfuse.compile(PRODUCT_OF_CONSTANTS, device="cpu", bound=[w, w.T.copy()])
    assert exe.launches == 1
    once, each = exe.report(x).units
    assert once.time_us is None and each.time_us
