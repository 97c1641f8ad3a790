"""docs/plans.md: its modules and commands are what they say, run one after the other in an empty folder."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from mlfuse.cli import opt, run

PAGE = Path(__file__).parents[2] / "docs/plans.md"
BLOCK = re.compile(r"^```(mlir|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def outputs(capsys: pytest.CaptureFixture[str], command: str) -> str:
    """What a command writes to both streams, remarks and errors first."""
    tool, *arguments = shlex.split(command)
    if tool in ("mlfuse-opt", "mlfuse-run"):
        (opt if tool == "mlfuse-opt" else run).main(arguments)
        captured = capsys.readouterr()
        return captured.err + captured.out
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    return done.stderr + done.stdout


def test_every_command_gives_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = 0
    for language, text in BLOCK.findall(PAGE.read_text()):
        if language == "mlir":
            name = re.match(r"// (\S+)\n", text)
            assert name is not None
            Path(name[1]).write_text(text)
            continue
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            assert outputs(capsys, command) == expected, command
            commands += 1
    assert commands == 16
