"""The report in a real browser with its network off.

Skipped only where no Chromium is installed; `make test-browser` fails there instead.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from blocks import chained
from chromium import NAMES, READY, Chromium, find

from mlfuse.driver.parsing import parse
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.model import (
    Box,
    Drawing,
    Node,
    Note,
    OpEntry,
    Report,
    Span,
    Stage,
    Totals,
    Unit,
)
from mlfuse.explain.report.page import framed, page_of

pytestmark = pytest.mark.browser

MODULES = Path(__file__).parents[2] / "examples" / "modules"
STAGES = ["input", "graph", "fused", "loop", "kernel", "source"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    program = find()
    if program is None:
        message = f"there is none of {', '.join(NAMES)} here (apt-get install chromium)"
        if os.environ.get("MLFUSE_REQUIRE_CHROMIUM"):
            pytest.fail(message)
        pytest.skip(message)
    with Chromium(program) as opened:
        yield opened


@pytest.fixture(scope="module")
def sigmoid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of 1 / (1 + exp(-x)) for a CPU."""
    path = MODULES / "sigmoid.mlir"
    report = build_report(
        parse(path), title="sigmoid", device="cpu", sources={str(path): path.read_text()}
    )
    page = tmp_path_factory.mktemp("report") / "sigmoid.html"
    page.write_text(page_of(report), encoding="utf-8")
    return page


def marked(browser: Chromium, kind: str = "own") -> dict[str, list[str]]:
    """The text of the rows in view that are marked, by stage."""
    script = (
        "Object.fromEntries([...document.querySelectorAll('.pane')].map((pane) => [pane.dataset.stage, "
        f"[...pane.querySelectorAll('.row.{kind} .text')].map((row) => row.textContent)]))"
    )
    seen: list[dict[str, list[str]]] = []
    while True:  # rows are drawn a moment after they are scrolled to
        seen.append(browser.run(script))
        if all(seen[-1].values()) or (len(seen) > 8 and seen[-8:] == seen[-1:] * 8):
            return seen[-1]
        time.sleep(0.05)


def row(stage: str, text: str) -> str:
    """A script for the row of a stage that has a text in it."""
    return (
        f"[...document.querySelectorAll('.pane[data-stage={stage}] .row')]"
        f".find((row) => row.textContent.includes({text!r}))"
    )


def test_it_opens_without_errors_and_asks_for_nothing_else(
    browser: Chromium, sigmoid: Path
) -> None:
    browser.open(sigmoid)
    assert browser.errors == []
    assert browser.requests == [sigmoid.as_uri()]
    shown = browser.run("[...document.querySelectorAll('.pane')].map((p) => p.dataset.stage)")
    assert shown == STAGES


@pytest.mark.parametrize(
    ("stage", "text"), [("input", "stablehlo.exponential"), ("source", "mlf_exp_f32(")]
)
def test_a_click_on_a_line_marks_what_became_of_it_in_every_stage(
    browser: Chromium, sigmoid: Path, stage: str, text: str
) -> None:
    browser.open(sigmoid)
    browser.click_on(row(stage, text))
    found = marked(browser)
    assert [line.split("=")[1].split()[0] for line in found["input"]] == ["stablehlo.exponential"]
    assert [line.split("=")[1].split()[0] for line in found["graph"]] == ["graph.exp"]
    assert [line.split("=")[1].split()[0] for line in found["fused"]] == ["graph.exp"]
    assert [line.split("=")[1].split()[0] for line in found["loop"]] == ["math.exp"]
    assert found["kernel"] and all("math.exp" in line for line in found["kernel"])
    assert found["source"] and all("mlf_exp_f32(" in line for line in found["source"])
    assert browser.run("document.querySelector('#details h2').textContent") == "graph.exp"
    assert browser.errors == []


GATE = """// A gain for each column; the ? is a batch.
func.func @main(%x: tensor<?x4096xf32>, %gain: tensor<4096xf32>) -> tensor<?x4096xf32> {
  %g = graph.tanh %gain : tensor<4096xf32>
  %wide = graph.broadcast %g dims [1] like %x : tensor<4096xf32>, tensor<?x4096xf32> -> tensor<?x4096xf32>
  %y = graph.mul %x, %wide : tensor<?x4096xf32>
  func.return %y : tensor<?x4096xf32>
}
"""


def test_from_the_report_alone_a_module_that_fuses_badly_is_mended(
    browser: Chromium, tmp_path: Path
) -> None:
    """What a reader does: open it, read why, copy the line, write it, look again."""
    module, page = tmp_path / "gate.mlir", tmp_path / "gate.html"

    def look(text: str) -> None:
        module.write_text(text)
        report = build_report(
            parse(module), title="gate", device="cpu", sources={str(module): text}
        )
        page.write_text(page_of(report), encoding="utf-8")
        browser.open(page)

    look(GATE)
    assert browser.run("document.querySelector('#chips').textContent").count("2 → 2")
    assert browser.run("document.querySelector('#notes').hidden") is False, (
        "what was missed is first"
    )
    browser.click_on("document.querySelector('#notes .note .main')")
    assert [line.split("=")[1].split()[0] for line in marked(browser)["input"]] == [
        "graph.tanh",
        "graph.mul",
    ]
    said = browser.run("document.querySelector('#notes .note').innerText")
    assert "computing it at 4194304 points instead of 4096" in said and "launches 2 → 1" in said
    place = browser.run("document.querySelector('#notes .edit .place').textContent")
    browser.click_on("document.querySelector('#notes .edit .copy')")
    line = browser.run("String(getSelection())")
    lines = GATE.split("\n")
    lines[int(place.split(":")[-2]) - 1] = line
    look("\n".join(lines))
    assert browser.run("document.querySelector('#chips').textContent").count("2 → 1")
    assert browser.run("document.querySelector('#tab-notes').textContent") == "Remarks (0 missed)"
    assert browser.errors == []


def test_what_has_no_code_of_its_own_is_where_its_readers_are(
    browser: Chromium, sigmoid: Path
) -> None:
    browser.open(sigmoid)
    browser.click_on(row("input", "stablehlo.broadcast_in_dim"))
    taken = marked(browser, "taken")["source"]
    assert taken and all("+" in line or "/" in line for line in taken), taken


def test_search_finds_an_op_by_its_line_and_keys_go_there(browser: Chromium, sigmoid: Path) -> None:
    browser.open(sigmoid)
    browser.press("/")
    assert browser.run("document.activeElement.id") == "query"
    browser.type("graph.div")
    found = browser.run("[...document.querySelectorAll('#found .label')].map((e) => e.textContent)")
    assert found and "graph.div" in found[0]
    browser.press("Enter")
    assert len(marked(browser)["graph"]) == 1
    assert "graph.div" in marked(browser)["graph"][0]
    assert browser.run("location.hash").startswith("#op=")
    browser.press("Escape")
    assert browser.run("document.getElementById('query').value") == ""
    assert not any(marked(browser).values())
    assert browser.errors == []


def test_a_link_opens_with_its_op_selected(browser: Chromium, sigmoid: Path) -> None:
    number = browser_number(browser, sigmoid, "graph.neg")
    browser.open(sigmoid, f"#op={number}")
    assert ["graph.neg" in line for line in marked(browser)["graph"]] == [True]
    browser.open(sigmoid, "#op=99999")
    assert browser.run("document.getElementById('details').hidden") is True
    assert browser.errors == []


def browser_number(browser: Chromium, page: Path, name: str) -> int:
    browser.open(page)
    return browser.run(f"mlfuseReport.data.ops.findIndex((op) => op.name === {name!r})")


def test_a_kernel_in_the_list_is_marked_whole(browser: Chromium, sigmoid: Path) -> None:
    browser.open(sigmoid)
    browser.click_on("document.getElementById('tab-kernels')")
    browser.click_on("document.querySelector('button.unit')")
    whole = marked(browser, "whole")
    assert "graph.fusion" in whole["fused"][0]
    assert "kernel.func" in whole["kernel"][0]
    assert whole["source"][0].startswith("// Fuses neg")
    assert whole["source"][1].endswith("void")
    facts = browser.run("document.getElementById('details').textContent")
    assert "1.0 MB planned, 1.0 MB at least" in facts
    assert "not measured" in facts


def test_fusions_fold_and_the_drawing_moves(browser: Chromium, sigmoid: Path) -> None:
    browser.open(sigmoid)

    def size() -> Any:
        return browser.run("mlfuseReport.drawing.things.find((t) => t.kind === 'box').height")

    def scale() -> Any:
        return browser.run("mlfuseReport.view.scale")

    opened, before = size(), scale()
    browser.click_on("document.getElementById('collapse')")
    assert size() < opened
    browser.click_on("document.getElementById('expand')")
    assert size() == opened
    browser.click_on("document.getElementById('zoom-in')")
    assert scale() > 0.5 * before
    zoomed = scale()
    browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=900, y=250, deltaX=0, deltaY=-240)
    browser.wait(f"mlfuseReport.view.scale > {zoomed}")
    x = browser.run("mlfuseReport.view.x")
    drag = [("mousePressed", 900), ("mouseMoved", 930), ("mouseMoved", 980), ("mouseReleased", 980)]
    for kind, place in drag:
        browser.send(
            "Input.dispatchMouseEvent", type=kind, x=place, y=250, button="left", buttons=1
        )
    assert browser.run("mlfuseReport.view.x") == pytest.approx(x + 80)
    assert browser.errors == []


def test_a_click_on_an_op_of_the_drawing_selects_it(browser: Chromium, sigmoid: Path) -> None:
    number = browser_number(browser, sigmoid, "graph.exp")
    browser.run(f"mlfuseReport.select({{kind: 'op', ops: [{number}]}})")
    point = browser.run("mlfuseReport.pointOf(mlfuseReport.lit().nodes.values().next().value)")
    browser.press("Escape")
    assert not any(marked(browser).values())
    browser.click(*point)
    assert ["graph.exp" in line for line in marked(browser)["graph"]] == [True]


def test_light_and_dark_follow_the_system(browser: Chromium, sigmoid: Path) -> None:
    browser.open(sigmoid)
    colors: list[str] = []
    for scheme in ("light", "dark"):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        browser.send("Emulation.setEmulatedMedia", features=features)
        colors.append(browser.run("getComputedStyle(document.body).backgroundColor"))
    browser.send("Emulation.setEmulatedMedia", features=[])
    brightness = [sum(map(int, each.strip("rgb()").split(","))) for each in colors]
    assert brightness[0] > 700 > 100 > brightness[1], colors


EVIL = (
    "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'><!--\u2028"
)


def test_hostile_names_are_only_shown(browser: Chromium, tmp_path: Path) -> None:
    page = tmp_path / "evil.html"
    page.write_text(page_of(of_strings(EVIL)), encoding="utf-8")
    browser.open(page)
    for what in (
        "{kind: 'op', ops: [0]}",
        "{kind: 'unit', number: 0}",
        "{kind: 'note', number: 0}",
    ):
        browser.run(f"mlfuseReport.select({what})")
    assert browser.run("typeof window.hacked") == "undefined"
    assert browser.run("document.querySelectorAll('img').length") == 0
    assert browser.run("document.getElementById('title').textContent") == EVIL
    assert browser.errors == []
    assert browser.requests == [page.as_uri()]


def of_strings(text: str) -> Report:
    """A report with a text wherever there may be any."""
    stages = [
        Stage("input", text, "mlir", [text], [[0]]),
        Stage("graph", text, "mlir", [text], [[0]]),
        Stage("fused", text, "mlir", [text], [[0]], [Span(0, 1, "box", 0)]),
        Stage("loop", text, "mlir", [text], [[0]], [Span(0, 1, "unit", 0)]),
        Stage("source", text, "c", [text], [[0]], [Span(0, 1, "unit", 0)]),
    ]
    drawing = Drawing([Node(text, text, "op", 0, [0])], [Box(text, "fusion", [0], [0])])
    return Report(
        text,
        text,
        [OpEntry(text, text, text, [])],
        stages,
        [Unit(text, "kernel", [0], [0], 1, 2, [text], [None])],
        drawing,
        [Note(text, False, text, text, text, {}, [0], [0], [0])],
        problem=text,
        figures=text,
    )


OVERLAPS = """(() => {
  const things = [...mlfuseReport.drawing.things].sort((a, b) => a.y - b.y);
  let count = 0;
  things.forEach((a, k) => {
    for (let n = k + 1; n < things.length && things[n].y < a.y + a.height; n += 1) {
      const b = things[n];
      if (a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01) count += 1;
    }
  });
  return count;
})()"""
"""How many pairs of boxes lie over each other."""


def test_a_module_of_3000_ops_opens_and_answers_in_time(browser: Chromium, tmp_path: Path) -> None:
    page = tmp_path / "large.html"
    page.write_text(page_of(large(3000)), encoding="utf-8")
    assert page.stat().st_size < 4_000_000
    assert browser.open(page) < 6
    rows = browser.run("document.querySelectorAll('.row').length")
    assert 0 < rows < 600  # those in view, of 3,000 lines and more a stage
    took = browser.run(
        "(() => { const start = performance.now(); mlfuseReport.openAll(true);"
        " return performance.now() - start; })()"
    )
    assert took < 3000
    assert browser.run(OVERLAPS) == 0
    browser.press("/")
    browser.type("graph.exp 2900")
    browser.press("Enter")
    assert ["2900" in line for line in marked(browser)["graph"]] == [True]
    assert ["2900" in line for line in marked(browser)["source"]] == [True]
    took = browser.run(
        "(() => { const start = performance.now(); mlfuseReport.select({kind: 'box', number: 100});"
        " return performance.now() - start; })()"
    )
    assert took < 500
    assert browser.errors == []


def large(count: int, size: int = 15) -> Report:
    """A chain of ops in fusions of some each, every one with a skip to a later one."""
    ops = [
        OpEntry("graph.exp", "f32[1024]", f"large.mlir:{n + 1}:8", [n + 1] if n + 1 < count else [])
        for n in range(count)
    ]
    boxes = [
        Box(f"fused_exp_{k}", "fusion", list(range(k * size, (k + 1) * size)), [k])
        for k in range(count // size)
    ]
    units = [
        Unit(box.name, "kernel", [k], box.ops, 8192, 8192 + k, [box.name], [None])
        for k, box in enumerate(boxes)
    ]
    nodes = [Node("exp", "f32[1024]", "op", n // size, [n]) for n in range(count)]
    inner = [(n, n + 1) for n in range(count - 1) if (n + 1) % size]
    outer = [(-1 - k, -2 - k, 4096) for k in range(len(boxes) - 1)]
    outer += [(-1 - k, -1 - (k * 7 % 40 + k), 4096) for k in range(len(boxes) - 40)]
    spans = [Span(k * size, (k + 1) * size, "unit", k) for k in range(len(boxes))]
    lines = {
        "input": "%{} = stablehlo.exponential %0 : tensor<1024xf32>",
        "graph": "%{} = graph.exp %0 : tensor<1024xf32>",
        "fused": "  %{} = graph.exp %0 : tensor<1024xf32>",
        "loop": "    %{} = math.exp %0 : f32",
        "kernel": "      %{} = math.exp %0 : f32",
        "source": "  const float v{} = mlf_exp_f32(v0);",
    }
    stages = [
        Stage(
            name,
            name,
            "c" if name == "source" else "mlir",
            [line.format(n) for n in range(count)],
            [[n] for n in range(count)],
            [] if name in ("input", "graph", "fused") else spans,
        )
        for name, line in lines.items()
    ]
    notes = [
        Note("vertical.fuse", n % 3 > 0, "graph.exp", "saves", ops[n].place, {}, [n], [], [])
        for n in range(count // 2)
    ]
    drawing = Drawing(nodes, boxes, inner, outer)
    totals = Totals(count, 0, count * 8192), Totals(len(boxes), 0, len(boxes) * 8192)
    return Report("large", "cpu", ops, stages, units, drawing, notes, *totals)


@pytest.mark.slow
def test_nine_gpt_blocks_open_and_answer_in_time(browser: Chromium, tmp_path: Path) -> None:
    text = chained(9)
    start = time.process_time()
    report = build_report(parse(text), title="blocks", device="cpu", sources={"<text>": text})
    page = tmp_path / "blocks.html"
    page.write_text(page_of(report), encoding="utf-8")
    print(f"{len(report.ops)} ops, {len(report.drawing.boxes)} fusions, {len(report.units)} steps")
    print(f"{time.process_time() - start:.1f} s to make, {page.stat().st_size / 1e6:.1f} MB")
    opened = browser.open(page)
    expanded = browser.run(
        "(() => { const start = performance.now(); mlfuseReport.openAll(true);"
        " return performance.now() - start; })()"
    )
    selected = browser.run(
        "(() => { const start = performance.now(); mlfuseReport.select({kind: 'op', ops: [1501]});"
        " return performance.now() - start; })()"
    )
    print(f"{opened:.1f} s to open, {expanded:.0f} ms to expand, {selected:.0f} ms to select")
    assert len(report.ops) > 2900 and not report.problem
    assert page.stat().st_size < 8e6
    assert opened < 10 and expanded < 5000 and selected < 1000
    assert browser.errors == []


def test_in_a_notebook_it_runs_in_a_frame_of_its_own(
    browser: Chromium, sigmoid: Path, tmp_path: Path
) -> None:
    host = tmp_path / "notebook.html"
    frame = framed(sigmoid.read_text(encoding="utf-8"))
    host.write_text(f"<!doctype html><html data-ready='true'><body>{frame}</body></html>")
    browser.open(host)
    frames = "document.querySelectorAll('iframe').length"
    browser.wait(f"{frames} === 1")
    inside = browser.frame()
    browser.wait(READY, inside)
    browser.run("mlfuseReport.select({kind: 'op', ops: [0]})", inside)
    assert browser.run("document.querySelectorAll('.row.own').length > 0", inside)
    assert browser.errors == []
