"""What the report says may be done about a missed fusion, and that it comes true."""

from __future__ import annotations

import pytest

from mlfuse.parsing import parse_module
from mlfuse.report.build import build_report
from mlfuse.report.model import Note, Report

GATE = """func.func @main(%x: tensor<64x4096xf32>, %gain: tensor<4096xf32>) -> tensor<64x4096xf32> {
  %g = graph.tanh %gain : tensor<4096xf32>
  %wide = graph.broadcast %g dims [1] : tensor<4096xf32> -> tensor<64x4096xf32>
  %y = graph.mul %x, %wide : tensor<64x4096xf32>
  func.return %y : tensor<64x4096xf32>
}
"""
TWO_TABLES = """func.func @main(%x: tensor<16x128x256xf32>, %phase: tensor<128x256xf32>) -> tensor<16x128x256xf32> {
  %s = graph.sin %phase : tensor<128x256xf32>
  %c = graph.cos %phase : tensor<128x256xf32>
  %sw = graph.broadcast %s dims [1, 2] : tensor<128x256xf32> -> tensor<16x128x256xf32>
  %cw = graph.broadcast %c dims [1, 2] : tensor<128x256xf32> -> tensor<16x128x256xf32>
  %p = graph.mul %x, %sw : tensor<16x128x256xf32>
  %q = graph.fma %p, %cw, %x : tensor<16x128x256xf32>
  func.return %q : tensor<16x128x256xf32>
}
"""
OTHER_ROWS = """func.func @main(%x: tensor<1024x512xf32>) -> tensor<512x1024xf32> {
  %n = graph.softmax %x {axis = 1 : i64} : tensor<1024x512xf32>
  %r = graph.reshape %n : tensor<1024x512xf32> -> tensor<512x1024xf32>
  %q = graph.softmax %r {axis = 1 : i64} : tensor<512x1024xf32>
  func.return %q : tensor<512x1024xf32>
}
"""


STABLEHLO = """func.func @main(%x: tensor<64x4096xf32>, %gain: tensor<4096xf32>) -> tensor<64x4096xf32> {
  %g = stablehlo.tanh %gain : tensor<4096xf32>
  %wide = stablehlo.broadcast_in_dim %g, dims = [1] : (tensor<4096xf32>) -> tensor<64x4096xf32>
  %y = stablehlo.multiply %x, %wide : tensor<64x4096xf32>
  func.return %y : tensor<64x4096xf32>
}
"""


def report_of(text: str) -> Report:
    return build_report(
        parse_module(text, "m.mlir"), title="m.mlir", device="cpu", sources={"m.mlir": text}
    )


def missed(report: Report) -> list[Note]:
    return [note for note in report.notes if not note.fused]


def edited(text: str, note: Note) -> str:
    """The text with the note's lines in the place of those that are there."""
    assert note.trial is not None
    lines = text.split("\n")
    for edit in note.trial.edits:
        number = int(edit.place.split(":")[1]) - 1
        indent = len(lines[number]) - len(lines[number].lstrip())
        lines[number] = " " * indent + edit.line
    return "\n".join(lines)


@pytest.mark.parametrize(("text", "count"), [(GATE, 1), (TWO_TABLES, 2), (STABLEHLO, 1)])
def test_lines_written_as_it_says_give_what_it_says(text: str, count: int) -> None:
    report = report_of(text)
    note = missed(report)[0]
    assert note.trial is not None and note.trial.after is not None and report.after is not None
    assert len(note.trial.edits) == count, "a mark alone saves no launch where two are needed"
    assert note.trial.after.launches < report.after.launches
    again = report_of(edited(text, note))
    assert again.after == note.trial.after and not missed(again)


def test_what_it_says_is_in_the_words_of_the_program() -> None:
    (note,) = missed(report_of(GATE))
    assert note.about == "graph.tanh %g (line 2) into graph.mul %y (line 4)"
    assert note.stored == 4 * 4096 and "mlfuse.must_fuse" in note.advice and note.summary
    assert note.trial is not None
    (edit,) = note.trial.edits
    assert edit.place.startswith("m.mlir:2:")
    assert edit.line == "%g = graph.tanh %gain {mlfuse.must_fuse} : tensor<4096xf32>"


def test_where_no_mark_helps_there_is_nothing_to_write() -> None:
    notes = missed(report_of(OTHER_ROWS))
    assert notes and all(note.trial is None and note.advice for note in notes)


def test_what_is_tried_leaves_the_report_as_it_is() -> None:
    report = report_of(GATE)
    assert not any("must_fuse" in line for stage in report.stages for line in stage.lines)
    assert report.after is not None and report.after.launches == 2


def test_what_the_user_marked_stays_so_in_what_is_tried() -> None:
    """The sin is a group of the user's own, and the report may try it with others."""
    text = TWO_TABLES.replace("graph.sin %phase", "graph.sin %phase {mlfuse.no_fuse}")
    report = report_of(text)
    for note in missed(report):
        if note.trial is None or note.trial.after is None:
            continue
        again = report_of(edited(text, note))
        assert again.after == note.trial.after
    assert any(note.trial is not None for note in missed(report))
