"""`explain` where the decision was made about another op than the two: one that both read, one computed again, one
that a table stores. What it advises is done, and works."""

from __future__ import annotations

import pytest

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.driver.parsing import parse
from mlfuse.explain.history import observe
from mlfuse.explain.why import Answer, explain

COPIED = """\
func.func @main(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>, %z: tensor<256x256xf32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256x256xf32>) {
  %f = graph.fma %x, %y, %z : tensor<256x256xf32>
  %e = graph.exp %f : tensor<256x256xf32>
  %r = graph.reduce max %e dims [1] : tensor<256x256xf32> -> tensor<256xf32>
  %c = graph.reduce max %e dims [0] : tensor<256x256xf32> -> tensor<256xf32>
  %t = graph.transpose %e perm [1, 0] : tensor<256x256xf32> -> tensor<256x256xf32>
  %n = graph.neg %t : tensor<256x256xf32>
  func.return %r, %c, %n : tensor<256xf32>, tensor<256xf32>, tensor<256x256xf32>
}
"""
"""The exponential is computed in both kernels; what it reads is stored for one of them."""
STORED = """\
func.func @main(%x: tensor<256x256xf32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256x256xf32>) {
  %h = graph.gelu %x : tensor<256x256xf32>
  %r = graph.reduce add %h dims [1] : tensor<256x256xf32> -> tensor<256xf32>
  %c = graph.reduce add %h dims [0] : tensor<256x256xf32> -> tensor<256xf32>
  %y = graph.neg %h : tensor<256x256xf32>
  func.return %r, %c, %y : tensor<256xf32>, tensor<256xf32>, tensor<256x256xf32>
}
"""
"""No data flows between the two sums, but one kernel stores what the other reads."""
CLIPPED = """\
func.func @main(%p: tensor<64x64xf32>, %q: tensor<64xf32>, %o: tensor<32x64xf32>, %g: tensor<64x64xf32>, %h: tensor<64xf32>, %f: tensor<32x64xf32>) -> (tensor<64x64xf32>, tensor<64xf32>, tensor<32x64xf32>) {
  %gg = graph.mul %g, %g : tensor<64x64xf32>
  %m = graph.reduce add %gg dims [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %hh = graph.mul %h, %h : tensor<64xf32>
  %n = graph.reduce add %hh dims [0] : tensor<64xf32> -> tensor<f32>
  %s = graph.add %m, %n : tensor<f32>
  %a = graph.broadcast %s dims [] : tensor<f32> -> tensor<64x64xf32>
  %b = graph.broadcast %s dims [] : tensor<f32> -> tensor<64xf32>
  %c = graph.broadcast %s dims [] : tensor<f32> -> tensor<32x64xf32>
  %u = graph.mul %g, %a : tensor<64x64xf32>
  %v = graph.mul %h, %b : tensor<64xf32>
  %w = graph.mul %f, %c : tensor<32x64xf32>
  %pp = graph.sub %p, %u : tensor<64x64xf32>
  %qq = graph.sub %q, %v : tensor<64xf32>
  %oo = graph.sub %o, %w : tensor<32x64xf32>
  func.return %pp, %qq, %oo : tensor<64x64xf32>, tensor<64xf32>, tensor<32x64xf32>
}
"""
"""Gradients scaled by what two of them sum to: one launch over a table for all three."""


def ask(text: str, one: str, other: str) -> Answer:
    return explain(observe(parse(text), "main", "sm_90", "default"), one, other)


@pytest.mark.parametrize(
    ("text", "two", "rule", "blamed", "edits"),
    [
        pytest.param(
            COPIED,
            ("fma", "%c"),
            "vertical.carried",
            "%c",
            [("%x, %y, %z :", "%x, %y, %z {mlfuse.must_fuse} :")],
            id="computed again",
        ),
        pytest.param(
            STORED,
            ("%r", "%c"),
            "vertical.carried",
            "%c",
            [("graph.gelu %x :", "graph.gelu %x {mlfuse.must_fuse} :")],
            id="read by both",
        ),
        pytest.param(
            CLIPPED,
            ("mul#1", "sub#1"),
            "vertical.table",
            "%m",
            [
                ("%g, %g :", '%g, %g {mlfuse.group = "a"} :'),
                ("%p, %u :", '%p, %u {mlfuse.group = "a"} :'),
            ],
            id="in a table",
        ),
    ],
)
def test_the_rule_the_op_to_blame_and_advice_that_works(
    text: str, two: tuple[str, str], rule: str, blamed: str, edits: list[tuple[str, str]]
) -> None:
    answer = ask(text, *two)
    assert answer.together is False
    (remark,) = answer.remarks.filter(rule, verdict="missed")
    assert blamed in {op.result for op in remark.ops}
    assert any(said.startswith(f"{rule}: ") and "mlfuse." in said for said in answer.advice)
    for old, new in edits:
        assert text.count(old) == 1
        text = text.replace(old, new)
    after = ask(text, *two)
    assert after.together, str(after)


@pytest.mark.parametrize(
    ("rule", "meant"),
    [
        (
            "vertcal.broadcast",
            "no rule is called vertcal.broadcast, did you mean vertical.broadcast?",
        ),
        ("zzz.*", "no rule is called zzz.*; there are: vertical.*, library.*, user.*, "),
    ],
)
def test_a_filter_by_a_rule_that_there_is_not(rule: str, meant: str) -> None:
    with pytest.raises(MlfuseError) as caught:
        Remarks().filter(rule)
    assert str(caught.value).startswith(meant)


def test_two_reductions_that_read_nothing_in_common_say_why_no_launch_has_both() -> None:
    text = """\
func.func @main(%x: tensor<512x512xf32>, %y: tensor<512xf32>) -> (tensor<f32>, tensor<f32>) {
  %a = graph.reduce add %x dims [0, 1] : tensor<512x512xf32> -> tensor<f32>
  %b = graph.reduce max %y dims [0] : tensor<512xf32> -> tensor<f32>
  func.return %a, %b : tensor<f32>, tensor<f32>
}
"""
    reasons = {remark.rule: remark.reason for remark in reversed(ask(text, "%a", "%b").remarks)}
    assert reasons == {
        "horizontal.unrelated": "their kernels read no value in common",
        "horizontal.switch": "its schedule is 2 launches",
    }


def test_the_advice_names_the_mark_that_keeps_an_op_apart() -> None:
    text = """\
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.exp %x {mlfuse.apart = "a"} : tensor<8xf32>
  %b = graph.neg %a : tensor<8xf32>
  func.return %b : tensor<8xf32>
}
"""
    answer = ask(text, "%a", "%b")
    assert [remark.rule for remark in answer.remarks] == ["user.no-fuse"]
    assert "mlfuse.apart" in answer.advice[0]
    assert ask(text.replace('{mlfuse.apart = "a"} ', ""), "%a", "%b").together


@pytest.mark.parametrize(
    ("dims", "said"),
    [
        ("[0] x [0]", "their other operands are contracted over different dims, or differ in size"),
        (
            "[1] x [1]",
            "their other operands are contracted over different dims, or differ in size",
        ),
        ("[0] x [1]", "their common operand isn't on the same side of both"),
    ],
)
def test_two_products_that_share_an_operand(dims: str, said: str) -> None:
    """The first are x y and x^T y."""
    square = "tensor<32x32xf32>"
    text = f"""\
func.func @main(%x: {square}, %y: {square}) -> ({square}, {square}) {{
  %a = graph.dot_general %x, %y contract [1] x [0] : {square}, {square} -> {square}
  %c = graph.dot_general %x, %y contract {dims} : {square}, {square} -> {square}
  func.return %a, %c : {square}, {square}
}}
"""
    (remark,) = ask(text, "%a", "%c").remarks.filter("horizontal.contraction")
    assert remark.reason.startswith(said)


@pytest.mark.parametrize(
    ("body", "two", "rule"),
    [
        pytest.param(
            """
  %a = graph.exp %x {mlfuse.group = "g"} : SQUARE
  %b = graph.sin %a {mlfuse.group = "g"} : SQUARE
  %t = graph.transpose %b perm [1, 0] : SQUARE -> SQUARE
  %c = graph.mul %b, %t : SQUARE
  %d = graph.cos %c : SQUARE
""",
            ("%b", "%c"),
            "vertical.index-space",
            id="the last of a group",
        ),
        pytest.param(
            """
  %a = graph.exp %x {mlfuse.group = "g"} : SQUARE
  %b = graph.sin %a {mlfuse.group = "g"} : SQUARE
  %t = graph.transpose %a perm [1, 0] : SQUARE -> SQUARE
  %c = graph.mul %a, %t : SQUARE
  %d = graph.cos %b : SQUARE
""",
            ("%a", "%c"),
            "vertical.index-space",
            id="the first of a group",
        ),
        pytest.param(
            """
  %r = graph.reduce add %x dims [1] {mlfuse.must_fuse} : SQUARE -> ROW
  %d = graph.sin %r : ROW
  %v = graph.reverse %r dims [0] : ROW -> ROW
  %c = graph.mul %v, %r : ROW
""",
            ("%r", "%c"),
            "vertical.index-space",
            id="it is in another that reads it",
        ),
        pytest.param(
            """
  %a = graph.exp %x {mlfuse.group = "g"} : SQUARE
  %b = graph.sin %x {mlfuse.group = "g"} : SQUARE
  %c = graph.mul %a, %x : SQUARE
  %d = graph.cos %b : SQUARE
""",
            ("%a", "%c"),
            "vertical.fuse",
            id="its group is elsewhere",
        ),
    ],
)
def test_what_marks_have_put_elsewhere(body: str, two: tuple[str, str], rule: str) -> None:
    """Never that sizes are needed, where nothing needs any."""
    kinds = "ROW, ROW" if "graph.reduce" in body else "SQUARE, SQUARE"
    text = f"func.func @main(%x: SQUARE) -> ({kinds}) {{{body}  func.return %c, %d : {kinds}\n}}\n"
    text = text.replace("SQUARE", "tensor<32x32xf32>").replace("ROW", "tensor<32xf32>")
    answer = ask(text, *two)
    assert answer.together is False
    assert [remark.rule for remark in answer.remarks] == [rule], str(answer)
    assert answer.advice
