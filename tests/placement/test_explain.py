"""`explain` of a program of several devices: the same questions as on one, and a boundary as the answer."""

from __future__ import annotations

import pytest
from boundary_program import PROGRAM, T

import mlfuse


@pytest.fixture(scope="module")
def made() -> mlfuse.Executable:
    return mlfuse.compile(PROGRAM, device="interpreter")


def test_two_ops_of_one_device(made: mlfuse.Executable):
    answer = made.explain("tanh", "neg")
    assert (answer.together, answer.kernels) == (True, ("fused_tanh_neg",))


@pytest.mark.parametrize(
    ("one", "other", "between"),
    [
        ("neg", "exp", "graph.neg into graph.exp"),
        ("tanh", "exp", "graph.neg into graph.exp"),
        ("exp", "softmax", "graph.exp into graph.softmax"),
        ("%a", "%c", "graph.neg into graph.exp"),
    ],
)
def test_a_boundary_separates_two_ops(made: mlfuse.Executable, one: str, other: str, between: str):
    answer = made.explain(one, other)
    assert answer.together is False
    assert [(r.rule, r.subject) for r in answer.remarks] == [("vertical.device", between)]
    assert answer.advice == ("vertical.device: mark both with the same mlfuse.device",)


def test_one_op(made: mlfuse.Executable):
    answer = made.explain("exp")
    assert answer.kernels == ("fused_exp",)
    assert "reads graph.neg %n" in str(answer)
    assert "moves 32,768 bytes" in str(answer)


def test_kernels_of_one_name_on_two_devices():
    text = f"""
func.func @main(%x: {T}) -> ({T}, {T}) {{
  %a = graph.tanh %x {{mlfuse.device = "cpu"}} : {T}
  %b = graph.tanh %a {{mlfuse.device = "cuda"}} : {T}
  func.return %a, %b : {T}, {T}
}}"""
    answer = mlfuse.compile(text, device="interpreter").explain("%a", "%b")
    assert answer.together is False
    assert answer.kernels == ("fused_tanh", "cuda::fused_tanh")
