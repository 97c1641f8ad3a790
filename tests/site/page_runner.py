"""Runs what a page of docs/ shows: modules are written to files, snippets and commands run, outputs compared."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import subprocess
from collections import Counter
from pathlib import Path

from mlfuse.cli import opt, run

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?://|#) (\S+)\n")
TOOLS = {"mlfuse-opt": opt.main, "mlfuse-run": run.main}


def check(what: str, expected: str, got: str) -> None:
    """`...` stands for anything."""
    pattern = ".*".join(map(re.escape, expected.strip().split("...")))
    same = re.fullmatch(pattern, got.strip(), re.DOTALL)
    assert same, f"{what}\nprints\n{got}\nnot\n{expected}"


def printed_by(command: str) -> str:
    """What a command writes to both streams, remarks first."""
    tool, *arguments = shlex.split(command)
    if tool not in TOOLS or {"|", "||", "&&"} & {*arguments}:
        done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
        return done.stderr + done.stdout
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = TOOLS[tool](arguments)
    assert code == 0, err.getvalue()
    return err.getvalue() + out.getvalue()


def run_page(name: str) -> Counter[str]:
    """Runs the blocks of a page in order, in the current folder; how many there were of each kind.

    `mlir` and `python` blocks begin with a comment that names their file; Python's share their names, and a `text`
    block after one is what it prints. A `console` block has commands after `$`, each with its output. `sh` and `toml` aren't
    run: they are for installing.
    """
    names: dict[str, object] = {}
    last = ("", "")
    seen = Counter[str]()
    for language, text in BLOCK.findall((DOCS / name).read_text("utf-8")):
        seen[language] += 1
        if language in ("mlir", "python"):
            first = FILE.match(text)
            assert first is not None, f"no name of a file in\n{text}"
            path = Path(first[1]).absolute()
            path.write_text(text, encoding="utf-8")
            if language == "python" and path.name != "lit.cfg.py":  # which lit runs
                out = io.StringIO()
                with contextlib.redirect_stdout(out):
                    exec(compile(text, str(path), "exec"), names)
                last = (path.name, out.getvalue())
        elif language == "text":
            check(last[0], text, last[1])
        elif language == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, expected = part.partition("\n")
                check(command, expected, printed_by(command))
        else:
            assert language in ("sh", "toml"), language
    return seen
