"""The page: one file, whose data can't break out, and the ways to get it."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from argparse import Namespace
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.cli.files import check_outputs
from mlfuse.cli.opt import main
from mlfuse.driver.parsing import parse
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.model import Note, OpEntry, Report, Stage
from mlfuse.explain.report.page import framed, page_of

SIGMOID = Path(__file__).parents[2] / "examples" / "modules" / "sigmoid.mlir"
EVIL = "</script><script>alert(1)</script><!--<script>\u2028\u2029&lt;]]>'\"\\u003c\x00\ud800"


class Elements(HTMLParser):
    """The elements of a page and what is in its scripts."""

    def __init__(self, page: str):
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.texts.append("")
        self.open = True

    def handle_endtag(self, tag: str) -> None:
        self.open = False

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts[-1] += data

    def of(self, tag: str) -> list[str]:
        """The texts of the elements of a kind."""
        return [text for (name, _), text in zip(self.tags, self.texts, strict=True) if name == tag]


def evil() -> Report:
    """A report with hostile text wherever there is text."""
    stages = [Stage("graph", EVIL, "mlir", [EVIL, "@STYLE@ @SCRIPT@ @DATA@"], [[0], []])]
    notes = [Note(EVIL, False, EVIL, EVIL, EVIL, {EVIL: 1}, [0], [], [])]
    return Report(EVIL, EVIL, [OpEntry(EVIL, EVIL, EVIL, [])], stages, notes=notes)


def test_hostile_text_is_data_and_nothing_else() -> None:
    elements = Elements(page_of(evil()))
    data, script = elements.of("script")
    assert json.loads(data) == asdict(evil())
    assert "alert(1)" not in script
    assert not any(name in ("img", "link", "iframe", "object") for name, _ in elements.tags)
    assert not any("src" in attrs or "href" in attrs for _, attrs in elements.tags)


def test_nothing_but_the_pages_own_script_and_style_may_run() -> None:
    elements = Elements(page_of(evil()))
    (policy,) = [
        attrs["content"]
        for tag, attrs in elements.tags
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy"
    ]
    assert policy is not None and policy.startswith("default-src 'none'")
    for text in (elements.of("style")[0], elements.of("script")[1]):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy
    assert "unsafe" not in policy


def test_scripts_make_no_markup_of_text() -> None:
    script = Elements(page_of(evil())).of("script")[1]
    for way in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "fetch(",
    ):
        assert way not in script


def test_in_a_notebook_it_is_a_frame_without_the_pages_rights() -> None:
    elements = Elements(framed(page_of(evil())))
    ((tag, attrs),) = elements.tags
    assert (tag, attrs["sandbox"]) == ("iframe", "allow-scripts")
    assert attrs["srcdoc"] == page_of(evil())


# The command line.


def data_of(page: Path) -> dict[str, Any]:
    return json.loads(Elements(page.read_text(encoding="utf-8")).of("script")[0])


def test_mlfuse_opt_writes_it_beside_what_else_it_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    command = [str(SIGMOID), "--fuse", "--device=cpu"]
    assert main(command) == 0
    alone = capsys.readouterr().out
    assert main([*command, f"--html={page}"]) == 0
    assert capsys.readouterr().out == alone
    data = data_of(page)
    assert data["title"] == "sigmoid.mlir"
    names = [stage["name"] for stage in data["stages"]]
    assert names == ["input", "graph", "fused", "loop", "kernel", "source"]
    assert data["stages"][0]["lines"] == SIGMOID.read_text().splitlines()


@pytest.mark.slow
def test_the_report_is_of_the_passes_of_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    passes = ["--decompose", "--fuse-vertical=max-ops=1"]
    assert main([str(SIGMOID), *passes, "--device=cpu", f"--html={page}"]) == 0
    data = data_of(page)
    assert [unit["name"] for unit in data["units"]] == [
        "fused_neg",
        "fused_exp",
        "fused_add",
        "fused_div",
    ]


def test_a_report_that_ends_early_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module, page = tmp_path / "two.mlir", tmp_path / "report.html"
    module.write_text("""func.func @main(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  %a, %b = graph.fusion "both" (%p = %x : tensor<8xf32>, %q = %y : tensor<9xf32>) -> tensor<8xf32>, tensor<9xf32> {
    %0 = graph.exp %p : tensor<8xf32>
    %1 = graph.exp %q : tensor<9xf32>
    graph.yield %0, %1 : tensor<8xf32>, tensor<9xf32>
  }
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}
""")
    assert main([str(module), f"--html={page}"]) == 0  # no pass is asked for, and the text is right
    assert "report.html ends with the fused stage: " in capsys.readouterr().err
    assert "unconnected" in data_of(page)["problem"]


def test_parts_of_a_file_have_no_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(SIGMOID), "--split-input-file", "--html=x.html"]) == 1
    assert "a report is of one module" in capsys.readouterr().err


# Python.


def test_show_takes_a_function_to_the_lines_that_it_was_written_in(tmp_path: Path) -> None:
    @mlfuse.jit(device="cpu")
    def scaled(x: Any) -> Any:
        return mlfuse.exp(x) * 2.0  # here

    shown = mlfuse.show(scaled, np.ones(64, np.float32), path=tmp_path / "x.html", browse=False)
    assert shown.path.read_text(encoding="utf-8") == page_of(shown.report)
    (source,) = [stage for stage in shown.report.stages if stage.name == "input"]
    assert source.title == Path(__file__).name
    linked = [line for line, ops in zip(source.lines, source.ops, strict=True) if ops]
    assert linked == ["        return mlfuse.exp(x) * 2.0  # here"]
    assert shown.report.time_us is not None and shown.report.time_us > 0
    (unit,) = shown.report.units
    assert unit.time_us is not None and unit.time_us > 0
    assert shown._repr_html_().startswith("<iframe")  # pyright: ignore[reportPrivateUsage]


def test_an_onnx_model_is_shown_with_its_weights(tmp_path: Path) -> None:
    from onnx import TensorProto, helper

    import mlfuse.onnx

    def info(name: str) -> Any:
        return helper.make_tensor_value_info(name, TensorProto.FLOAT, [4, 8])

    nodes = [helper.make_node("Add", ["x", "w"], ["s"]), helper.make_node("Exp", ["s"], ["y"])]
    w = helper.make_tensor("w", TensorProto.FLOAT, [8], [0.5] * 8)
    graph = helper.make_graph(nodes, "g", [info("x")], [info("y")], [w])
    proto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model = mlfuse.onnx.load(proto, device="cpu")
    shown = mlfuse.show(model, np.ones((4, 8), np.float32), path=tmp_path / "m.html", browse=False)
    assert [unit.kind for unit in shown.report.units] == ["kernel"]
    assert shown.report.units[0].time_us and shown.report.time_us


def test_an_executable_shows_itself() -> None:
    exe = mlfuse.compile(SIGMOID, device="interpreter")
    assert exe._repr_html_() == framed(page_of(exe.report()))  # pyright: ignore[reportPrivateUsage]
    assert exe.report().units[0].time_us is None


def test_files_that_a_module_names_are_not_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.py"
    secret.write_text("password = 1\n")
    text = f"""func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {{
  %0 = graph.exp %x : tensor<4xf32> loc("{secret}":1:1)
  func.return %0 : tensor<4xf32>
}}
"""
    for report in (
        build_report(parse(text), title="x", device="cpu"),
        mlfuse.show(text, path=tmp_path / "x.html", browse=False, device="cpu").report,
        mlfuse.compile(text, device="interpreter").report(),
    ):
        assert report.ops[0].place == f"{secret}:1:1"
        assert "password" not in report.to_json()


@pytest.mark.parametrize(
    ("what", "args", "message"),
    [(3, (), "no report of a int"), (SIGMOID, (1,), "a module is not called")],
)
def test_what_has_no_report_says_why(what: Any, args: tuple[Any, ...], message: str) -> None:
    with pytest.raises(mlfuse.MlfuseError, match=message):
        mlfuse.show(what, *args, browse=False)


def test_a_forgotten_file_is_said_before_anything_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Standard input is what would be read then."""

    def read(*_: object) -> str:
        raise AssertionError("standard input was read")

    monkeypatch.setattr("sys.stdin", SimpleNamespace(read=read, buffer=SimpleNamespace(read=read)))
    module = tmp_path / "model.mlir"
    module.write_text(SIGMOID.read_text())
    assert main(["--fuse", "--html", str(module)]) == 1
    assert "exists and isn't an HTML page" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_is_written_and_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDWR)
    try:
        os.write(end, b"no HTML")
        check_outputs(Namespace(html=str(pipe)), "-")
        assert os.read(end, 64) == b"no HTML"
    finally:
        os.close(end)
