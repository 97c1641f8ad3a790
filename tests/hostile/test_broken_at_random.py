"""Plans, entries of the cache, descriptions of devices, filters and texts in an editor, broken at random."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from pathlib import Path

import pytest
from entry_points import BINARY, ENTRY_POINTS, PLANNED
from fuzzing import broken, tried

from mlfuse.cli.opt import main as mlfuse_opt
from mlfuse.cli.reduce import main as mlfuse_reduce

COUNTS = {"plan": 25, "cache": 500, "device": 25, "filter": 300, "editor": 25}


@pytest.mark.parametrize("name", COUNTS)
@pytest.mark.sampled(2)
def test_what_is_broken_at_random_is_refused_or_handled(name: str):
    entry, make = ENTRY_POINTS[name]
    corpus, rng = make(), random.Random(7)
    found = [tried(entry, broken(rng, corpus, name not in BINARY), 10) for _ in range(COUNTS[name])]
    assert [each for each in found if each is not None] == []


PLANS = {
    "nothing": ("", "the text has no operation"),
    "another module's": (
        'module attributes {mlfuse.plan = "1"} {\n  func.func @other() {\n    return\n  }\n}\n',
        "other",
    ),
    "no plan": (PLANNED, "isn't a plan"),
    "huge": ("-" * 2_600_000 + "\n", "more than 2500000"),
    "deep": ("(" * 100_000 + "\n", "nest deeper than 200"),
    "bytes": ("\x00\x01\n", "a null byte"),
}


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.sampled(2)
def test_a_plan_that_is_none(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "x.mlir").write_text(PLANNED)
    (tmp_path / "plan.mlir").write_text(PLANS[name][0])
    flags = ["--compile-to=loop", f"--use-plan={tmp_path}/plan.mlir"]
    assert mlfuse_opt([str(tmp_path / "x.mlir"), *flags]) == 1
    shown = capsys.readouterr().err
    assert PLANS[name][1] in shown and "Traceback" not in shown and len(shown) < 1_000


@pytest.mark.parametrize("text", ["func.func @f(", "\x00", "(" * 100_000, PLANNED[:-40]])
def test_a_module_to_reduce_that_is_none(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "x.mlir").write_text(text)
    assert mlfuse_reduce([str(tmp_path / "x.mlir"), "--test", "false"]) == 1
    shown = capsys.readouterr().err
    assert "x.mlir:" in shown and "error: " in shown and "Traceback" not in shown


# A page with everything that would like to be a script.

EVIL = "</script><script>alert(1)</script><!--<script>]]>&lt;'\u2028\u2029\u202e\u2066 javascript:x{{x}}"


class Page(HTMLParser):
    """The elements of a page, and the texts of its scripts."""

    def __init__(self, page: str):
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.scripts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] == "script":
            self.scripts[-1] += data


def _page(tmp_path: Path, name: str, text: str) -> Page:
    (tmp_path / name).write_text(text, encoding="utf-8")
    out = tmp_path / "report.html"
    assert mlfuse_opt([str(tmp_path / name), f"--html={out}", "-o", "/dev/null"]) == 0
    return Page(out.read_text(encoding="utf-8"))


def test_hostile_names_places_and_attributes_are_data_in_a_report(tmp_path: Path):
    plain = _page(tmp_path, "x.mlir", PLANNED)
    marked = PLANNED.replace("@main", f'@"{EVIL}"')
    marked = marked.replace(" : tensor<8x16xf32>\n", f' : tensor<8x16xf32> loc("{EVIL}":3:4)\n')
    text = f'module @"{EVIL}" attributes {{a = "{EVIL}"}} {{\n{marked}}}\n'
    found = _page(tmp_path, "x<!--<script>\u2028.mlir", text)
    assert found.tags == plain.tags
    data, script = found.scripts
    assert script == plain.scripts[1]
    assert EVIL in json.dumps(json.loads(data), ensure_ascii=False)
    links = ("src", "href", "action", "onload", "onclick", "onerror")
    assert not any(name in links for name, _ in found.attributes)


# Found by tests/hostile/fuzzing.py


def test_kernels_that_are_launched_with_sizes_are_explained_in_an_editor():
    text = """func.func @main(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  loop.launch @k(%x, %n) : (memref<?xf32>, index)
  return
}
loop.kernel @k(%x: memref<?xf32>, %n: index) {
  loop.parallel (%i) in (%n) {
    %0 = loop.load %x[%i] : memref<?xf32>
    loop.store %0, %x[%i] : memref<?xf32>
  }
}
"""
    ENTRY_POINTS["editor"][0](text.encode())
