"""A plan that is saved and used gives the text of the run that saved it, byte for byte, with every kind of
decision that there is."""

from __future__ import annotations

from pathlib import Path

import pytest
from plan_runs import saved, used

MODULES = sorted((Path(__file__).parents[2] / "examples/modules").glob("*.mlir"))
DEVICES = ("cpu", "sm_90")

TENSORS = """
func.func @main(%x: tensor<40xf32>, %y: tensor<5x6xf32>, %z: tensor<7xf32>)
    -> (tensor<40xf32>, tensor<5x6xf32>, tensor<7xf32>) {
  %a = graph.mul %x, %x : tensor<40xf32>
  %b = graph.exp %a : tensor<40xf32>
  %c = graph.mul %y, %y : tensor<5x6xf32>
  %d = graph.exp %c : tensor<5x6xf32>
  %e = graph.mul %z, %z : tensor<7xf32>
  %f = graph.exp %e : tensor<7xf32>
  func.return %b, %d, %f : tensor<40xf32>, tensor<5x6xf32>, tensor<7xf32>
}
"""
REDUCED = """
func.func @main(%x: tensor<4xf32>, %y: tensor<5xf32>, %z: tensor<6xf32>) -> (tensor<4xf32>, tensor<5xf32>, tensor<6xf32>) {
  %0 = graph.all_reduce add %x : tensor<4xf32>
  %1 = graph.all_reduce add %y : tensor<5xf32>
  %2 = graph.all_reduce add %z : tensor<6xf32>
  func.return %0, %1, %2 : tensor<4xf32>, tensor<5xf32>, tensor<6xf32>
}
"""
SMALL = """
func.func @main(%x: tensor<300xf32>, %y: tensor<70x8xf32>) -> (tensor<300xf32>, tensor<70xf32>) {
  %a = graph.exp %x : tensor<300xf32>
  %b = graph.reduce add %y dims [1] : tensor<70x8xf32> -> tensor<70xf32>
  func.return %a, %b : tensor<300xf32>, tensor<70xf32>
}
"""
"""Two kernels that share a launch on a GPU."""
TWICE = """
func.func @main(%x: tensor<64x1000xf32>) -> (tensor<64x1000xf32>, tensor<64x1000xf32>, tensor<64xf32>) {
  %c = graph.constant dense<2.0> : tensor<f32>
  %d = graph.sqrt %c : tensor<f32>
  %s = graph.broadcast %d dims [] : tensor<f32> -> tensor<64x1000xf32>
  %t = graph.broadcast %d dims [] : tensor<f32> -> tensor<64xf32>
  %a = graph.reduce max %x dims [1] : tensor<64x1000xf32> -> tensor<64xf32>
  %e = graph.mul %a, %t {mlfuse.no_fuse} : tensor<64xf32>
  %b = graph.broadcast %e dims [0] : tensor<64xf32> -> tensor<64x1000xf32>
  %f = graph.sub %x, %b : tensor<64x1000xf32>
  %g = graph.mul %x, %s : tensor<64x1000xf32>
  func.return %f, %g, %e : tensor<64x1000xf32>, tensor<64x1000xf32>, tensor<64xf32>
}
"""
"""What is computed again, and an op that is kept by itself."""


def check(text: str, device: str) -> str:
    """The plan of a text."""
    lowered, plan = saved(text, device=device)
    again, same = used(text, plan, device=device)
    assert again == lowered
    assert same == plan
    return plan


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["softmax_cross_entropy", "gelu_residual_layernorm", "bias_relu"])
def test_a_plan_makes_the_same_kernels(name: str, device: str) -> None:
    plan = check(next(each for each in MODULES if each.stem == name).read_text(), device)
    assert "mlfuse.group" in plan


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("text", "attributes"),
    [
        (TENSORS, ["mlfuse.foreach = ", "mlfuse.tuple = 2 : i64"]),
        (REDUCED, ['mlfuse.bucket = "bucket_1"']),
        (TWICE, ["mlfuse.no_fuse"]),
    ],
    ids=["tensors", "all-reduces", "again"],
)
def test_decisions_of_every_kind_are_in_the_plan(
    text: str, attributes: list[str], device: str
) -> None:
    plan = check(text, device)
    for each in attributes:
        assert each in plan


def test_a_plan_of_another_device_is_used_where_graphs_are_the_same() -> None:
    lowered, plan = saved(SMALL, "fused", "sm_90")
    again = used(SMALL, plan, "fused", "cpu")[0]
    assert again.replace('planned_for = "cpu"', 'planned_for = "sm_90"') == lowered


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_example_is_fused_as_its_plan_says(path: Path, device: str) -> None:
    check(path.read_text(), device)
