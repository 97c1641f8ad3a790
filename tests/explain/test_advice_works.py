"""What an answer advises, done: the rule no longer parts the two, and `explain` says who asked for it."""

from __future__ import annotations

import pytest

from mlfuse.driver.parsing import parse
from mlfuse.explain.history import observe
from mlfuse.explain.why import explain

BROADCAST = """\
func.func @main(%x: tensor<65536x1024xf32>, %r: tensor<1024xf32>) -> tensor<65536x1024xf32> {
  %a = graph.tanh %r MARK : tensor<1024xf32>
  %w = graph.broadcast %a dims [1] : tensor<1024xf32> -> tensor<65536x1024xf32>
  %b = graph.mul %x, %w : tensor<65536x1024xf32>
  func.return %b : tensor<65536x1024xf32>
}
"""
CARRIED = """\
func.func @main(%x: tensor<64x1024xf32>, %y: tensor<64x1024xf32>, %z: tensor<64x1024xf32>) -> (tensor<64xf32>, tensor<1024xf32>) {
  %a = graph.fma %x, %y, %z MARK : tensor<64x1024xf32>
  %c = graph.reduce add %a dims [1] : tensor<64x1024xf32> -> tensor<64xf32>
  %b = graph.reduce add %a dims [0] : tensor<64x1024xf32> -> tensor<1024xf32>
  func.return %c, %b : tensor<64xf32>, tensor<1024xf32>
}
"""
ONE_ROW = """\
func.func @main(%x: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %a = graph.softmax %x {axis = 0 : i64 MARK} : tensor<1048576xf32>
  %b = graph.neg %a : tensor<1048576xf32>
  func.return %b : tensor<1048576xf32>
}
"""
SIBLINGS = """\
func.func @main(%x: tensor<4096x1024xf32>) -> (tensor<4096x1024xf32>, tensor<1024xf32>) {
  %a = graph.exp %x MARK : tensor<4096x1024xf32>
  %b = graph.reduce add %x dims [0] MARK : tensor<4096x1024xf32> -> tensor<1024xf32>
  func.return %a, %b : tensor<4096x1024xf32>, tensor<1024xf32>
}
"""
MUST, GROUP = "{mlfuse.must_fuse}", '{mlfuse.group = "a"}'


@pytest.mark.parametrize(
    ("rule", "text", "mark"),
    [
        ("vertical.broadcast", BROADCAST, MUST),
        ("vertical.carried", CARRIED, MUST),
        ("vertical.one-row", ONE_ROW, ', mlfuse.group = "a"'),
        ("horizontal.sibling", SIBLINGS, GROUP),
    ],
)
def test_one_attribute_and_it_fuses(rule: str, text: str, mark: str):
    before = explain(_seen(text.replace("MARK", "")), "%a", "%b")
    assert before.together is False and before.advice
    assert rule in {remark.rule for remark in before.remarks}
    assert mark.strip('{}, ="a').partition(" ")[0] in " ".join(before.advice)
    after = explain(_seen(text.replace("MARK", mark)), "%a", "%b")
    assert after.together, str(after)
    said = explain(_seen(text.replace("MARK", mark)), "%a").remarks
    assert "user.must-fuse" in {remark.rule for remark in said}


def _seen(text: str):
    return observe(parse(text), "main", "sm_90", "default")
