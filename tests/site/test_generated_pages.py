"""Pages that are written from the code are as `python -m scripts.pages` writes them now, and leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from xdsl.ir import Dialect

from mlfuse.dialects.graph import Graph
from mlfuse.dialects.optim import Optim
from scripts import pages, reference

ROOT = Path(__file__).parents[2]
NOT_SHOWN = {"graph.dispatch", "graph.yield"}
"""It calls into a module beside the function (docs/placement.md); it ends the regions of other examples."""


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[pytest.mark.slow] if path.suffix == ".svg" else [])
        for path in pages.PAGES
    ],
)
def test_it_is_up_to_date(path: Path) -> None:
    """The picture compiles all modules of examples/ and of the tests, fused and unfused: it is a slow case."""
    assert not pages.is_stale(path, pages.PAGES[path]()), "write it again: make pages"


@pytest.mark.parametrize(("name", "dialect"), [("graph", Graph), ("optim", Optim)])
def test_every_op_has_an_example(name: str, dialect: Dialect) -> None:
    assert {op.name for op in dialect.operations} - NOT_SHOWN == set(reference.examples_of(name))


def test_every_op_says_what_it_is() -> None:
    ops = [op for dialect, _ in reference.DIALECTS.values() for op in dialect.operations]
    assert len(ops) > 200
    assert [op.name for op in ops if not op.__dict__.get("__doc__")] == []


def test_the_comparison_has_the_figures_of_the_performance_page() -> None:
    """As they stand in its sentences: a new run of the suite changes both."""
    page = (ROOT / "docs/comparison.md").read_text("utf-8")
    measured = (ROOT / "docs/performance.md").read_text("utf-8")
    for peer in ("torch.compile", "jax", "onnxruntime", "torch eager"):
        found = re.search(
            rf"^- {re.escape(peer)}: takes ([\d.]+) times .* over (\d+) cases", measured, re.M
        )
        assert found is not None, peer
        assert f"{found[1]} times" in page, peer
        assert f"({found[2]}" in page, peer


LINK = re.compile(r"\]\((docs/[^)#\s]+)(?:#([^)\s]+))?\)")


def anchors_of(page: Path) -> set[str]:
    """The ids of a page's headings, as GitHub and the site make them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_links_of_the_readme_lead_somewhere() -> None:
    links = LINK.findall((ROOT / "README.md").read_text("utf-8"))
    assert len(links) > 10
    for path, anchor in links:
        assert (ROOT / path).is_file(), path
        assert not anchor or anchor in anchors_of(ROOT / path), f"{path}#{anchor}"
