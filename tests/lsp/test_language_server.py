"""The server as an editor has it: a process that speaks JSON-RPC over stdin and stdout."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from queue import Empty, Queue
from threading import Thread
from typing import Any

import pytest

from mlfuse.cli.lsp.command import main

pytest.importorskip("pygls")

URI = "file:///somewhere/model.mlir"
MODEL = """\
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = graph.softmax %x {axis = 1 : i64} : tensor<8x16xf32>
  func.return %s : tensor<8x16xf32>
}
"""


class Editor:
    """A client: requests wait for their answers, notifications are kept until asked for."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from mlfuse.cli.lsp.command import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._received: Queue[dict[str, Any]] = Queue()
        self._later: list[dict[str, Any]] = []
        self._number = 0
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def request(self, method: str, params: object) -> dict[str, Any]:
        """The whole answer: `result` or `error`."""
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": params})
        return self._wait(lambda m: m.get("id") == number and "method" not in m)

    def ask(self, method: str, line: int, column: int) -> Any:
        """The result of a request about a place, which counts from 0."""
        document, position = {"uri": URI}, {"line": line, "character": column}
        params = {"textDocument": document, "position": position}
        return self.request(f"textDocument/{method}", params)["result"]

    def notify(self, method: str, params: object) -> None:
        self._send({"method": method, "params": params})

    def open(self, text: str, uri: str = URI) -> None:
        document = {"uri": uri, "languageId": "mlir", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, text: str, version: int) -> None:
        document = {"uri": URI, "version": version}
        changes = [{"text": text}]
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def problems(self, version: int, uri: str = URI) -> list[dict[str, Any]]:
        """The next diagnostics of a version of a document."""
        params = self._wait(
            lambda m: (
                m.get("method") == "textDocument/publishDiagnostics"
                and (m["params"]["uri"], m["params"].get("version")) == (uri, version)
            )
        )["params"]
        return params["diagnostics"]

    def wait_for_hints(self) -> None:
        number = self._wait(lambda m: m.get("method") == "workspace/inlayHint/refresh")["id"]
        self._send({"id": number, "result": None})

    def _send(self, message: dict[str, object]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def _wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        deadline = time.monotonic() + 60
        for message in self._later:
            if wanted(message):
                self._later.remove(message)
                return message
        while True:
            try:
                message = self._received.get(timeout=max(0.0, deadline - time.monotonic()))
            except Empty:
                pytest.fail("the server does not answer")
            if wanted(message):
                return message
            self._later.append(message)

    def close(self) -> None:
        """End the server, and this side's pipes."""
        self.request("shutdown", None)
        self.notify("exit", None)
        assert self.process.wait(timeout=20) == 0
        self._reader.join(timeout=20)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while line := stream.readline():
            length = 0
            while line.strip():
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
                line = stream.readline()
            self._received.put(json.loads(stream.read(length)))


@pytest.fixture(scope="module")
def editor() -> Iterator[Editor]:
    editor = Editor()
    capabilities = {"workspace": {"inlayHint": {"refreshSupport": True}}}
    params = {"processId": None, "rootUri": None, "capabilities": capabilities}
    started = editor.request("initialize", params)["result"]
    assert started["capabilities"]["hoverProvider"]
    editor.notify("initialized", {})
    yield editor
    editor.close()


def test_a_session_from_an_error_to_hints(editor: Editor) -> None:
    editor.open(MODEL.replace("graph.softmax", "/*"))
    editor.change("// 😀\n" + MODEL.replace("%s :", "%t :"), 2)
    (problem,) = editor.problems(2)
    assert problem["message"] == "%t is used but never defined"
    assert problem["range"] == {
        "start": {"line": 3, "character": 14},
        "end": {"line": 3, "character": 16},
    }

    editor.change(MODEL, 3)
    assert editor.problems(3) == []
    hover = editor.ask("hover", 1, 10)
    assert "(tensor<8x16xf32>) -> tensor<8x16xf32>" in hover["contents"]["value"]
    assert "sum exp(x - max x)" in hover["contents"]["value"], "the class's docstring"
    definition = editor.ask("definition", 2, 15)
    assert definition["range"]["start"] == {"line": 1, "character": 2}

    editor.wait_for_hints()
    span = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    params = {"textDocument": {"uri": URI}, "range": span}
    hints = editor.request("textDocument/inlayHint", params)["result"]
    assert [hint["position"]["line"] for hint in hints] == [1]
    assert hints[0]["label"].startswith("fused into fused_")

    items = editor.ask("completion", 1, len("  %s = graph.soft"))
    assert "graph.softmax" in [item["label"] for item in items]
    symbols = editor.request("textDocument/documentSymbol", {"textDocument": {"uri": URI}})
    assert [symbol["name"] for symbol in symbols["result"]] == ["main"]


def test_documents_do_not_mix(editor: Editor) -> None:
    other = "file:///somewhere/other.mlir"
    editor.open(MODEL.replace("softmax", "softmaxx"), other)
    (problem,) = editor.problems(1, other)
    assert problem["range"]["start"] == {"line": 1, "character": 7}
    editor.change(MODEL + "\n", 4)
    assert editor.problems(4) == []


def test_formatting_answers_with_the_text_or_the_reason(editor: Editor) -> None:
    params = {"textDocument": {"uri": URI}, "options": {"tabSize": 2, "insertSpaces": True}}
    editor.change(MODEL, 5)
    (edit,) = editor.request("textDocument/formatting", params)["result"]
    assert edit["newText"].startswith("builtin.module {\n  func.func @main")
    editor.change("// kept\n" + MODEL, 6)
    error = editor.request("textDocument/formatting", params)["error"]
    assert error["message"] == "not formatted: the comment in line 1 would be lost"


def test_without_its_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mlfuse-lsp", "--stdio"])
    monkeypatch.setitem(sys.modules, "lsprotocol", None)
    monkeypatch.delitem(sys.modules, "mlfuse.cli.lsp.server", raising=False)
    assert main() == 1
    assert capsys.readouterr().err == 'mlfuse-lsp needs pygls: pip install "mlfuse[lsp]"\n'
