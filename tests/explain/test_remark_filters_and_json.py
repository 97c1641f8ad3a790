"""Remarks by filter and as JSON: every key, what terms mean together, and the way back from a line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mlfuse.cli.opt import main
from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.json import VERSION, line_of, read_line
from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import Remarks

EXP = OpRef(
    "producer", "graph.exp", Place("a/m.mlir", 7, 8), "%e", "graph.softmax#2", ("fused_exp", "k")
)
ADD = OpRef("consumer", "graph.add", Place("a/m.mlir", 9, 3), "%s", "graph.add#1", ("k",))
CALL = OpRef("producer", "graph.dot_general", Place("b.py", 40, 1), "%d", "graph.dot_general#1")
FIRST = Remark(
    EXP.place, "vertical.fuse", True, "e into a", "saves", {"us": 1.5, "n": 3}, (EXP, ADD)
)
SECOND = Remark(CALL.place, "vertical.call-shared", False, "d into a", "shared", {}, (CALL, ADD))
THIRD = Remark(None, "horizontal.switch", False, "k, l", "no gain", {"us": float("inf")})
REMARKS = Remarks([FIRST, SECOND, THIRD])

SOFTMAX = """\
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = graph.neg %x {mlfuse.no_fuse} : tensor<8x16xf32>
  %p = graph.softmax %0 {axis = 1 : i64} : tensor<8x16xf32>
  func.return %p : tensor<8x16xf32>
}
"""


@pytest.mark.parametrize(
    ("terms", "kept"),
    [
        ("", "123"),
        ("vertical.*", "12"),
        ("rule=vertical.fuse", "1"),
        ("rule=vertical.fuse,horizontal.switch", "13"),
        ("vertical.fuse horizontal.switch", "13"),
        ("rule!=vertical.*", "3"),
        ("op=graph.exp", "1"),
        ("op=exp", "1"),
        ("op=%e", "1"),
        ("op=graph.softmax", "1"),
        ("op=softmax#2", "1"),
        ("op=softmax#1", ""),
        ("op=add", "12"),
        ("op=add op!=exp", "2"),
        ("kernel=k", "12"),
        ("kernel=fused_*", "1"),
        ("line=7", "1"),
        ("line=9", "12"),
        ("line=8-40", "12"),
        ("line=7:8", "1"),
        ("line=7:9", ""),
        ("line=m.mlir:7", "1"),
        ("line=b.py:40", "2"),
        ("line=b.py:7", ""),
        ("line=40-41", "2"),
        ("file=b.py", "2"),
        ("file=m.mlir", "12"),
        ("file=*.py", "2"),
        ("verdict=missed", "23"),
        ("verdict=missed vertical.*", "2"),
    ],
)
def test_terms(terms: str, kept: str):
    wanted = [REMARKS[int(number) - 1] for number in kept]
    assert list(REMARKS.filter(terms)) == wanted


def test_the_same_from_python():
    assert list(REMARKS.filter("vertical.*", verdict="missed")) == [SECOND]
    assert list(REMARKS.filter(line=7)) == [FIRST]
    assert list(REMARKS.filter(rule=["vertical.fuse", "horizontal.switch"])) == [FIRST, THIRD]


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ("opp=exp", r"unknown remark field 'opp' \(did you mean op\?\); fields: "),
        ("line=seven", "expected 7, 7-12, 7:12"),
        ("verdict=maybe", "expected fused or missed"),
        ("op=", "op= needs a value"),
    ],
)
def test_terms_that_can_not_be_read(terms: str, message: str):
    with pytest.raises(MlfuseError, match=message):
        REMARKS.filter(terms)


def test_a_line_of_json_can_be_read_back():
    for remark in (FIRST, SECOND):
        assert read_line(line_of(remark)) == remark
    assert json.loads(line_of(THIRD))["numbers"] == {"us": None}  # JSON has no infinities


def test_the_schema_is_the_one_that_is_documented():
    data = json.loads(line_of(FIRST))
    page = (Path(__file__).parents[2] / "docs" / "remarks.md").read_text()
    assert data["version"] == VERSION == 1
    for field in (*data, *(f"ops[].{name}" for name in data["ops"][0])):
        assert f"`{field}`" in page or field in ("subject", "reason", "ops"), field
    assert data["place"] == {"file": "a/m.mlir", "line": 7, "column": 8}
    assert data["kernels"] == ["fused_exp", "k"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"version": 1}', '{"version": 9, "ops": []}'])
def test_what_is_no_remark_is_refused(text: str):
    with pytest.raises(MlfuseError):
        read_line(text)


def test_lines_of_json_from_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path, file = tmp_path / "m.mlir", tmp_path / "remarks.jsonl"
    path.write_text(SOFTMAX)
    assert main(["--fuse", str(path), "--remarks-format=json", f"--remarks-file={file}"]) == 0
    assert capsys.readouterr().err == ""
    remarks = Remarks(map(read_line, file.read_text().splitlines()))
    apart = remarks.filter(verdict="missed")
    assert [remark.rule for remark in apart] == ["user.no-fuse"]
    neg, *readers = apart[0].ops
    assert (neg.name, neg.role, neg.result) == ("graph.neg", "producer", None)
    assert neg.place == Place(str(path), 2, 8)
    assert {reader.origin for reader in readers} == {"graph.softmax#1"}
    assert len(apart[0].kernels) == 2


def test_a_filter_by_itself_asks_for_remarks(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "m.mlir"
    path.write_text(SOFTMAX)
    assert main(["--fuse", str(path), "--remarks-filter=op=softmax vertical.fuse"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4 and all("[vertical.fuse]" in line for line in lines)
    assert main(["--fuse", str(path), "--remarks-filter=op=neg", "--remarks=fused"]) == 0
    assert capsys.readouterr().err == ""


def test_each_op_of_a_remark_has_a_note_where_more_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "m.mlir"
    path.write_text(SOFTMAX)
    assert main(["--fuse", str(path), "--remarks=missed", "-v"]) == 0
    err = capsys.readouterr().err.splitlines()
    assert f"{path}:2:8: note: producer graph.neg, in fused_neg" in err
    assert any("note: consumer graph.reduce" in line for line in err)


def test_remarks_leave_the_module_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    path = tmp_path / "m.mlir"
    path.write_text(SOFTMAX)
    for more in ([], ["--print-debuginfo"]):
        assert main(["--fuse", str(path), *more]) == 0
        plain = capsys.readouterr().out
        assert main(["--fuse", str(path), "--remarks=all", *more]) == 0
        assert capsys.readouterr().out == plain


def test_times_have_no_exponent() -> None:
    shown = [microseconds(us) for us in (1677.7, 0.00993, 2.64, 0.0, 0.0000993)]
    assert shown == ["1680 us", "0.00993 us", "2.64 us", "0 us", "0.0000993 us"]
