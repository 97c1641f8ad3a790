"""`--timing`, `-v` and the line of progress: what they say, and when they say nothing."""

from __future__ import annotations

import io
import re
import time
from itertools import takewhile
from pathlib import Path

import pytest

import mlfuse
from mlfuse.cli.opt import main
from mlfuse.cli.timing import Timer
from mlfuse.diagnostics import progress
from mlfuse.diagnostics.progress import Progress, wanted
from mlfuse.diagnostics.watching import counted, part, watched_by

CHAIN = """\
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %a = graph.exp %x : tensor<8x16xf32>
  %b = graph.neg %a : tensor<8x16xf32>
  func.return %b : tensor<8x16xf32>
}
"""
NBYTES = 8 * 16 * 4


@pytest.fixture
def chain(tmp_path: Path) -> str:
    path = tmp_path / "m.mlir"
    path.write_text(CHAIN)
    return str(path)


def tree(err: str) -> list[tuple[int, str, float]]:
    """Depth, name and seconds of each line of a report."""
    lines = err.split("----Name----\n")[1].splitlines()
    matches = [re.fullmatch(r" *([\d.]+) \( *[\d.]+%\)  ( *)(.*)", line) for line in lines]
    return [(len(m[2]) // 2, m[3], float(m[1])) for m in matches if m is not None]


def test_timing_is_a_tree_of_flags_passes_and_parts(chain: str, capsys: pytest.CaptureFixture[str]):
    assert main(["--fuse", "--lower-to-loop", "--timing", chain]) == 0
    found = tree(capsys.readouterr().err)
    depth = {name: level for level, name, _ in found}
    assert depth["Parser"] == depth["--fuse"] == depth["lower-to-loop"] == depth["Output"] == 0
    assert depth["fuse-vertical"] == depth["cse"] == 1 and depth["applying"] == 2
    top = [seconds for level, name, seconds in found if level == 0 and name != "Total"]
    total = found[-1]
    # Times are printed with four decimals, and little time passes between the parts.
    assert total[1] == "Total" and sum(top) == pytest.approx(total[2], abs=0.002)
    start = next(number for number, (_, name, _) in enumerate(found) if name == "--fuse")
    inside = takewhile(lambda line: line[0] > 0, found[start + 1 :])
    assert sum(seconds for level, _, seconds in inside if level == 1) <= found[start][2] + 0.002


def test_parts_of_one_name_in_one_place_are_added_up():
    timer = Timer()
    with watched_by(timer):
        for _ in range(2):
            with part("outer"), part("inner"):
                time.sleep(0.01)
        with part("inner"):
            pass
    outer = timer.root.parts["outer"]
    assert list(timer.root.parts) == ["outer", "inner"] and list(outer.parts) == ["inner"]
    assert 0.02 <= outer.parts["inner"].seconds <= outer.seconds <= timer.elapsed


def test_the_summary_says_what_fusion_did(chain: str, capsys: pytest.CaptureFixture[str]):
    assert main(["--fuse", "-v", chain]) == 0
    err = capsys.readouterr().err
    before, after = (
        f"{4 * NBYTES:,}",
        f"{2 * NBYTES:,}",
    )  # two kernels read and write, then one does
    said = f"{chain}: 2 ops, 1 kernel; launches 2 -> 1, library calls 0 -> 0, bytes {before} -> {after}; "
    assert err.startswith(said) and re.fullmatch(r"\d+\.\d\d s\n", err.removeprefix(said))
    assert main(["--cse", "-v", chain]) == 0
    assert f"{chain}: 2 ops; no pass of this command fuses" in capsys.readouterr().err


def test_what_it_compares_with_is_unfused_whatever_marks_say(
    chain: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    marked = re.sub(r"graph\.\w+ %x(, %x)?", r"\g<0> {mlfuse.must_fuse}", Path(chain).read_text())
    (tmp_path / "marked.mlir").write_text(marked)
    assert "must_fuse" in marked
    assert main(["--fuse", "-v", str(tmp_path / "marked.mlir")]) == 0
    assert "2 ops, 1 kernel; launches 2 -> 1" in capsys.readouterr().err


def test_a_mark_that_costs_something_is_obeyed_and_said(
    chain: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    marked = re.sub(r"graph\.\w+ %x(, %x)?", r"\g<0> {mlfuse.no_fuse}", Path(chain).read_text())
    (tmp_path / "marked.mlir").write_text(marked)
    assert main(["--fuse", "-v", "--remarks=all", str(tmp_path / "marked.mlir")]) == 0
    said = capsys.readouterr().err
    assert "launches 2 -> 2" in said
    assert said.count("remark: ") == 1  # none of the other plan
    assert f"; without its marks launches 1, bytes {2 * NBYTES:,}; " in said


class Terminal(io.StringIO):
    """A terminal of one line, and all that it has ever shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []
        self.line = ""
        self.column = 0

    def isatty(self) -> bool:
        return True

    def write(self, text: str, /) -> int:
        for piece in re.split("(\r)", text):
            if piece == "\r":
                self.column = 0
            elif piece:
                end = self.column + len(piece)
                self.line = self.line[: self.column] + piece + self.line[end:]
                self.column = end
                self.shown.append(self.line.rstrip())
        return len(text)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    monkeypatch.setattr(progress, "_STEP", 0.005)
    monkeypatch.setenv("TERM", "xterm")


@pytest.mark.usefixtures("impatient")
def test_the_line_is_rewritten_and_nothing_is_left_of_it():
    terminal = Terminal()
    with Progress(terminal, "mlfuse-opt").running(), part("--compile-to=source"), part("schedule"):
        for _ in counted("kernel", range(3)):
            time.sleep(0.03)
    assert "mlfuse-opt: --compile-to=source: schedule, kernel 2 of 3 (0 s)" in terminal.shown
    assert terminal.line.strip() == "" and "\n" not in "".join(terminal.shown)


def test_short_work_shows_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(progress, "_PATIENCE", 10.0)
    terminal = Terminal()
    with Progress(terminal, "mlfuse-opt").running(), part("cse"):
        pass
    assert terminal.shown == []


@pytest.mark.usefixtures("impatient")
def test_a_terminal_that_is_gone_is_no_error():
    terminal = Terminal()
    with Progress(terminal, "mlfuse-opt").running():
        time.sleep(0.02)
        terminal.close()
        terminal.write = lambda text, /: io.StringIO.write(terminal, text)  # ValueError: closed
        time.sleep(0.02)


@pytest.mark.parametrize(("term", "is_wanted"), [("xterm", True), ("dumb", False), ("", False)])
def test_only_a_terminal_that_rewrites_lines_gets_any(
    term: str, is_wanted: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TERM", term)
    assert wanted(Terminal()) == is_wanted
    assert not wanted(io.StringIO())


@pytest.mark.usefixtures("impatient")
def test_the_command_shows_progress_in_a_terminal_only(
    chain: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    assert main(["--fuse", chain]) == 0
    assert capsys.readouterr().err == ""
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert main(["--fuse", chain]) == 0
    assert any(line.startswith("mlfuse-opt: ") for line in terminal.shown)
    assert terminal.line.strip() == ""
    terminal.shown.clear()
    assert main(["--fuse", "--print-ir-after=cse", chain]) == 0
    assert not any(line.startswith("mlfuse-opt: ") for line in terminal.shown)


@pytest.mark.usefixtures("impatient")
def test_python_shows_it_where_it_is_asked_to(monkeypatch: pytest.MonkeyPatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    mlfuse.compile(CHAIN, device="interpreter")
    assert terminal.shown == []
    monkeypatch.setenv("MLFUSE_PROGRESS", "1")
    mlfuse.compile(CHAIN, device="interpreter")
    assert any(line.startswith("mlfuse: ") for line in terminal.shown)
