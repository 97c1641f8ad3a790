"""The tour of the source: its commands print what it shows, and its files are short enough to be read in one go."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from page_runner import DOCS, run_page

from mlfuse.runtime.compilers.cc import find_compiler

FILES = re.findall(
    r"^\d+\. \*\*`(\S+)`\*\*", (DOCS / "reading.md").read_text("utf-8"), re.MULTILINE
)


@pytest.mark.slow
@pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
def test_the_commands_print_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_page("reading.md")["console"] == 6


def test_there_are_twelve_files() -> None:
    assert len(FILES) == 12


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_the_tour_has_under_300_lines(name: str) -> None:
    text = (DOCS.parent / name).read_text("utf-8")
    assert text.startswith('"""')
    assert text.count("\n") < 300
