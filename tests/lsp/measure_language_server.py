"""How long a file of 10,000 lines takes, and a line typed into 3,000 ops: the figures of docs/editors.md."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

from test_language_server import Editor

FUNCTIONS = 435
TYPE = "tensor<64xf32>"


def text() -> str:
    """Functions of 20 ops each."""
    body = "".join(
        f"  %{i + 1} = graph.{'exp' if i % 2 else 'abs'} %{i or 'x'} : {TYPE}\n" for i in range(20)
    )
    return "".join(
        f"func.func @f{number}(%x: {TYPE}) -> {TYPE} {{\n{body}  func.return %20 : {TYPE}\n}}\n"
        for number in range(FUNCTIONS)
    )


def timed(editor: Editor, method: str, line: int, column: int) -> float:
    """Milliseconds of a request, which must have an answer."""
    start = time.perf_counter()
    assert editor.ask(method, line, column) is not None
    return (time.perf_counter() - start) * 1e3


def show_latency(editor: Editor) -> None:
    """Of hovers and definitions, here and there."""
    lines = [2 + 23 * number for number in range(0, FUNCTIONS, 10)]
    times = [timed(editor, "hover", line, 10) for line in lines]
    times += [timed(editor, "definition", line, 18) for line in lines]
    print(f"hover, definition: median {statistics.median(times):.1f} ms, most {max(times):.1f} ms")


def show_typing(editor: Editor) -> None:
    """A line typed into the middle of one function of 3,000 ops: each key is a change and a completion."""
    body = [
        f"  %{i + 1} = graph.{'exp' if i % 2 else 'abs'} %{i or 'x'} : {TYPE}" for i in range(3000)
    ]
    head, end = f"func.func @main(%x: {TYPE}) -> {TYPE} {{", f"  func.return %3000 : {TYPE}\n}}\n"
    typed = f"  %new = graph.tanh %1499 : {TYPE}"
    version, waits = 100, list[float]()
    before = cpu_seconds(editor)
    for column in range(1, len(typed) + 1):
        version += 1
        editor.change("\n".join([head, *body[:1500], typed[:column], *body[1500:], end]), version)
        waits.append(timed(editor, "completion", 1501, column))
        time.sleep(0.05)
    spent = (cpu_seconds(editor) - before) * 1e3 / len(typed)
    waits.sort()
    print(f"a key in 3,000 ops: {spent:.0f} ms of the server's CPU; the completion is there after")
    print(
        f"{statistics.median(waits):.0f} ms in the median, {waits[int(len(waits) * 0.9)]:.0f} ms in nine of ten"
    )


def cpu_seconds(editor: Editor) -> float:
    """CPU time of the server so far, its workers apart (Linux)."""
    fields = Path(f"/proc/{editor.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    editor = Editor()
    hints = {"workspace": {"inlayHint": {"refreshSupport": True}}}
    editor.request("initialize", {"processId": None, "rootUri": None, "capabilities": hints})
    editor.notify("initialized", {})
    start = time.perf_counter()
    editor.open(text())
    assert editor.problems(1) == []
    print(f"{text().count(chr(10))} lines; errors after {time.perf_counter() - start:.1f} s")
    show_latency(editor)
    for version in range(2, 7):
        editor.change(text() + "\n" * version, version)
        print(f"first hover after a change: {timed(editor, 'hover', 2, 10):.0f} ms")
    start = time.perf_counter()
    assert editor.problems(6) == []
    print(f"errors {time.perf_counter() - start:.1f} s after the last change")
    editor.wait_for_hints()
    print(f"hints {time.perf_counter() - start:.1f} s after it")
    show_latency(editor)
    show_typing(editor)
    editor.request("shutdown", None)
    editor.notify("exit", None)


if __name__ == "__main__":
    main()
