"""What the report advises about a missed fusion, and that the advice works."""

from __future__ import annotations

from dataclasses import replace

import pytest

import mlfuse.onnx
from mlfuse.diagnostics.errors import Place
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.explain.report import advice
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.edits import marked_line
from mlfuse.explain.report.model import Note, Report
from mlfuse.ir.parsing import parse_module

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
TWICE = """func.func private @act(%z: tensor<1024xf32>) -> tensor<1024xf32> {
  %u = graph.tanh %z : tensor<1024xf32>
  return %u : tensor<1024xf32>
}
func.func @main(%s: tensor<1024xf32>, %big: tensor<8192x1024xf32>) -> tensor<8192x1024xf32> {
  %t = graph.exp %s : tensor<1024xf32>
  %u = func.call @act(%t) : (tensor<1024xf32>) -> tensor<1024xf32>
  %v = func.call @act(%u) : (tensor<1024xf32>) -> tensor<1024xf32>
  %b = graph.broadcast %v dims [1] : tensor<1024xf32> -> tensor<8192x1024xf32>
  %r = graph.mul %b, %big : tensor<8192x1024xf32>
  return %r : tensor<8192x1024xf32>
}
"""
ONE_LINE = """func.func @main(%s: tensor<1024xf32>, %big: tensor<8192x1024xf32>) -> tensor<8192x1024xf32> {
  %t = stablehlo.tanh %s {a = "x : y"} : tensor<1024xf32> %q = "stablehlo.tanh"(%t) : (tensor<1024xf32>) -> tensor<1024xf32>
  %b = stablehlo.broadcast_in_dim %q, dims = [1] : (tensor<1024xf32>) -> tensor<8192x1024xf32>
  %r = stablehlo.multiply %b, %big : tensor<8192x1024xf32>
  return %r : tensor<8192x1024xf32>
}
"""
NEEDS_ITSELF = """func.func @main(%x: tensor<64x64xf32>, %k: tensor<64x64xf32>) -> (tensor<64xf32>, tensor<64x64xf32>) {
  %m = stablehlo.multiply %x, %k : tensor<64x64xf32>
  %d = stablehlo.dot_general %m, %k, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = stablehlo.multiply %d, %x : tensor<64x64xf32>
  %cst = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%p init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  return %r, %m : tensor<64xf32>, tensor<64x64xf32>
}
"""
TWO_PAIRS = """func.func @main(%x: tensor<4096x1024xf32>, %y: tensor<4096x1024xf32>) -> (tensor<4096x1024xf32>, tensor<1024xf32>, tensor<4096x1024xf32>, tensor<1024xf32>) {
  %a = graph.exp %x : tensor<4096x1024xf32>
  %b = graph.reduce add %x dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  %c = graph.sin %y : tensor<4096x1024xf32>
  %d = graph.reduce mul %y dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  func.return %a, %b, %c, %d : tensor<4096x1024xf32>, tensor<1024xf32>, tensor<4096x1024xf32>, tensor<1024xf32>
}
"""
TWO_GAINS = """func.func @main(%x: tensor<64xAxf32>, %y: tensor<64xBxf32>, %a: tensor<Axf32>, %b: tensor<Bxf32>) -> (tensor<64xAxf32>, tensor<64xBxf32>) {
  %s = graph.tanh %a : tensor<Axf32>
  %sw = graph.broadcast %s dims [1] : tensor<Axf32> -> tensor<64xAxf32>
  %p = graph.mul %x, %sw : tensor<64xAxf32>
  %t = graph.sin %b : tensor<Bxf32>
  %tw = graph.broadcast %t dims [1] : tensor<Bxf32> -> tensor<64xBxf32>
  %q = graph.sub %y, %tw : tensor<64xBxf32>
  func.return %p, %q : tensor<64xAxf32>, tensor<64xBxf32>
}
"""
READ_TWICE = """func.func @main(%x: tensor<512x32768xf32>, %y: tensor<512x32768xf32>, %z: tensor<512x32768xf32>) -> (tensor<512xf32>, tensor<32768xf32>) {
  %a = graph.fma %x, %y, %z : tensor<512x32768xf32>
  %rows = graph.reduce add %a dims [1] : tensor<512x32768xf32> -> tensor<512xf32>
  %columns = graph.reduce add %a dims [0] : tensor<512x32768xf32> -> tensor<32768xf32>
  func.return %rows, %columns : tensor<512xf32>, tensor<32768xf32>
}
"""


def report_of(text: str) -> Report:
    return build_report(
        parse_module(text, "m.mlir"), title="m.mlir", device="cpu", sources={"m.mlir": text}
    )


def missed(report: Report) -> list[Note]:
    return [note for note in report.notes if not note.fused]


def edited(text: str, note: Note) -> str:
    """The text with the edits of the note's trial applied."""
    assert note.trial is not None
    lines = text.split("\n")
    for edit in note.trial.edits:
        number = int(edit.place.split(":")[1]) - 1
        indent = len(lines[number]) - len(lines[number].lstrip())
        lines[number] = " " * indent + edit.line
    return "\n".join(lines)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "count"),
    [(GATE, 1), (TWO_TABLES, 2), (STABLEHLO, 1), (TWICE, 2), (ONE_LINE, 1)],
)
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


def test_a_line_that_is_called_twice_stands_once_and_as_it_was_written() -> None:
    trial = missed(report_of(TWICE))[0].trial
    assert trial is not None
    assert [edit.line for edit in trial.edits] == [
        "%t = graph.exp %s {mlfuse.must_fuse} : tensor<1024xf32>",
        "%u = graph.tanh %z {mlfuse.must_fuse} : tensor<1024xf32>",
    ]


def test_a_line_with_several_ops_keeps_them_all() -> None:
    trial = missed(report_of(ONE_LINE))[0].trial
    assert trial is not None
    (edit,) = trial.edits
    marked = ONE_LINE.split("\n")[1].strip().replace('y"}', 'y", mlfuse.must_fuse}')
    assert edit.line == marked.replace("(%t) :", "(%t) {mlfuse.must_fuse} :")


def test_an_op_whose_place_is_in_no_text_has_no_line_but_what_came_of_it() -> None:
    text = GATE.replace(
        "%gain : tensor<4096xf32>\n", '%gain : tensor<4096xf32> loc("other.mlir":7:8)\n'
    )
    (note,) = missed(report_of(text))
    assert note.trial is not None and note.trial.after is not None and not note.trial.edits
    assert note.trial.marked == "mlfuse.must_fuse on graph.tanh (other.mlir:7:8)"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("  %b = a.b %c : i1", "  %b = a.b %c {m} : i1"),
        ("  %b = a.b %c {k = 1 : i64} : i1", "  %b = a.b %c {k = 1 : i64, m} : i1"),
        ("  %b = a.b %c { } : i1", "  %b = a.b %c {m} : i1"),
        ('  %b = a.b %c {m = "x", k} : i1', "  %b = a.b %c {m, k} : i1"),
        ("  %b = a.b %c, w = {s = [1]} : i1", "  %b = a.b %c, w = {s = [1]} {m} : i1"),
        (
            "  %b = a.b(%c) <{k = 1 : i64}> : () -> ()",
            "  %b = a.b(%c) <{k = 1 : i64}> {m} : () -> ()",
        ),
        ("  %b = a.b %c %d = a.b %c : i1", None),
        ("  %b = a.b %c // of : i1", None),
        ("  %b = a.b %c", None),
        ("  %b = %c : i1", None),
    ],
)
def test_an_attribute_is_written_where_the_op_has_its_own(line: str, expected: str | None) -> None:
    assert marked_line(line, 8, "m", "m") == expected


@pytest.mark.parametrize("python", [True, False])
def test_marks_are_said_in_python_only_where_mlfuse_traced_it(python: bool) -> None:
    """torch's and JAX's ops have places in Python, too, and can't be marked there."""
    module = parse_module(GATE, "train.py")
    (note,) = missed(build_report(module, title="main", device="cpu", python=python))
    assert note.trial is not None and note.trial.after is not None
    lines = [edit.line for edit in note.trial.edits]
    assert (
        lines == ["mlfuse.must_fuse(...)  # around the result of tanh in this line"][: int(python)]
    )


def test_nodes_of_onnx_are_marked_by_name_where_the_model_is_loaded() -> None:
    onnx = pytest.importorskip("onnx")
    helper, single = onnx.helper, onnx.TensorProto.FLOAT
    shapes = {"x": [64, 4096], "g": [4096], "y": [64, 4096]}
    x, g, y = (helper.make_tensor_value_info(*each[:1], single, each[1]) for each in shapes.items())
    nodes = [
        helper.make_node("Tanh", ["g"], ["t"], name="/a[0]/Tanh"),
        helper.make_node("Mul", ["x", "t"], ["y"], name="/Mul"),
    ]
    opset = [helper.make_opsetid("", 18)]
    model = helper.make_model(helper.make_graph(nodes, "g", [x, g], [y]), opset_imports=opset)
    data = model.SerializeToString()
    before = mlfuse.onnx.load(data, device="cpu").executable().report()
    (note,) = missed(before)
    assert note.trial is not None
    (edit,) = note.trial.edits
    assert edit.line == "mlfuse.onnx.load(..., must_fuse=['/a[[]0]/Tanh'])"
    marked = mlfuse.onnx.load(data, device="cpu", must_fuse=["/a[[]0]/Tanh"])
    assert marked.executable().report().after == note.trial.after


def test_what_is_refused_says_so_and_advises_nothing() -> None:
    notes = missed(report_of(NEEDS_ITSELF))
    (note,) = [note for note in notes if note.trial is not None and note.trial.after is None]
    assert note.trial is not None and "the group would depend on itself" in note.trial.refused
    assert not note.trial.edits and not note.advice


def test_groups_of_different_notes_have_names_of_their_own() -> None:
    first, second = missed(report_of(TWO_PAIRS))
    for note, name in ((first, "together"), (second, "together_2")):
        assert note.trial is not None and len(note.trial.edits) == 2
        assert all(f'{{mlfuse.group = "{name}"}}' in edit.line for edit in note.trial.edits)
    both = report_of(edited(edited(TWO_PAIRS, first), second))
    assert both.after is not None and both.after.launches == 2
    (other,) = missed(report_of(edited(TWO_PAIRS, first)))
    assert other.trial is not None and '"together_2"' in other.trial.marked


@pytest.mark.parametrize(("a", "b"), [("2048", "4096"), ("4096", "2048")])
def test_what_is_stored_most_is_tried_first(
    a: str, b: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "_MOST", 6)
    text = TWO_GAINS.replace("A", a).replace("B", b)
    tried = {note.stored: note.trial is not None for note in missed(report_of(text))}
    assert tried == {4 * 2048: False, 4 * 4096: True}


@pytest.mark.slow
@pytest.mark.parametrize(("text", "count"), [(TWO_TABLES, 2), (READ_TWICE, 1)])
def test_what_is_lost_is_that_of_all_marks(text: str, count: int) -> None:
    note = missed(report_of(text))[0]
    assert note.trial is not None and note.trial.slower_us > 0
    again = report_of(edited(text, note))
    asked = [each for each in again.notes if each.rule == "user.must-fuse"]
    lost = [each.numbers["recompute_us"] - each.numbers["round_trip_us"] for each in asked]
    assert len(lost) == count and min(lost) > 0
    assert note.trial.slower_us == pytest.approx(sum(lost))


@pytest.mark.parametrize("fused", [False, True])
def test_what_is_decided_again_with_other_numbers_is_said_once_as_it_was_last(fused: bool) -> None:
    """A producer's round trip is weighed once more with the launch that it would take."""
    place = Place("m.mlir", 2, 8)
    ops = (OpRef("producer", "graph.tanh", place, "%g", "graph.tanh#1", ("before",)),)
    first = Remark(place, "vertical.recompute", False, "graph.tanh", "costs 9 us, not 4.2e+01 us")
    first = replace(first, ops=ops)
    last = replace(first, fused=fused, reason="costs 9 us, not 46.2 us")
    last = replace(last, ops=(replace(ops[0], kernels=()),))
    other = replace(first, ops=(replace(ops[0], origin="graph.tanh#2"),))
    other = replace(other, reason="costs 7 us, not 42 us")
    module = parse_module(GATE, "m.mlir")
    notes = build_report(module, title="m", device="cpu", remarks=[first, last, other]).notes
    found = [note for note in notes if note.rule == "vertical.recompute"]
    assert [(note.reason, note.fused) for note in found] == [
        (last.reason, fused),
        (other.reason, False),
    ]
