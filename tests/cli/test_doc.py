"""`mlfuse-opt --doc`: every page that mlfuse names can be read where only the package is installed."""

from __future__ import annotations

import io
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from mlfuse.cli import cache, manual, opt, reduce, run
from mlfuse.cli.shield import UsageError

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAMED = re.compile(
    r"(?<!/)docs/([a-z/-]+)\.md|mlfuse-opt --doc ([a-z][a-z/-]*)|\(--doc ([a-z][a-z/-]*)"
)


def test_every_page_is_listed_with_its_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert opt.main(["--doc"]) == 0
    listed = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()[1:]}
    assert set(listed) == {
        path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")
    }
    assert "Plans: how to overrule the planner" in listed["plans"]


@pytest.mark.parametrize(
    "name", ["plans", "docs/plans.md", "plans.md", "docs/plans.md#the-attributes"]
)
def test_a_page_is_printed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert opt.main(["--doc", name]) == 0
    assert capsys.readouterr().out == (DOCS / "plans.md").read_text("utf-8")


def test_a_folder_may_be_left_out_and_the_writer_of_a_page_is() -> None:
    assert manual.page("fuse-vertical") == manual.page("passes/fuse-vertical")
    assert manual.page("fuse-vertical").startswith("# --fuse-vertical\n")
    assert manual.page("index").startswith("# mlfuse\n")


def test_an_unknown_page_is_an_error_with_the_nearest_name() -> None:
    with pytest.raises(
        UsageError, match=r"no page plan \(did you mean plans or placement\?\); --doc lists"
    ):
        manual.page("plan")


@pytest.mark.parametrize("main", [opt.main, run.main, cache.main, reduce.main])
def test_pages_that_help_names_exist(
    main: Callable[[list[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--help"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    for found in NAMED.findall(text):
        assert manual.page("".join(found))


def test_pages_that_the_code_names_exist() -> None:
    """In docstrings and messages; a message is read where docs/ may not be."""
    named = {
        "".join(found)
        for folder in ("mlfuse", "dialects", "passes")
        for path in (ROOT / folder).rglob("*.py")
        for found in NAMED.findall(path.read_text("utf-8"))
    }
    assert len(named) > 10
    for name in named:
        assert manual.page(name)


def test_every_page_is_in_the_wheel() -> None:
    patterns = tomllib.load(io.BytesIO((ROOT / "pyproject.toml").read_bytes()))["tool"][
        "setuptools"
    ]
    package = ROOT / "mlfuse" / "cli"
    shipped = {
        path for glob in patterns["package-data"]["mlfuse.cli"] for path in package.glob(glob)
    }
    assert {path.relative_to(package / "docs") for path in shipped} == {
        path.relative_to(DOCS) for path in DOCS.rglob("*.md")
    }
