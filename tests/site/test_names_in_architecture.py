"""docs/architecture.md names only files and classes that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "dialects",
    "passes",
    "mlfuse",
    "tests",
    "benchmarks",
    "scripts",
    "lit_tests",
    "examples",
)
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def sources() -> list[Path]:
    """The files of the project, without those that a link shows a second time."""
    return [
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.*")
        if "__pycache__" not in path.parts
    ]


def test_files():
    files = [f"/{path.relative_to(ROOT)}" for path in sources()]
    named = set(re.findall(r"`([\w/]+\.(?:py|c|h))`", PAGE))
    assert len(named) > 60
    missing = [name for name in named if not any(file.endswith(f"/{name}") for file in files)]
    assert missing == []


def test_classes():
    text = "".join(path.read_text("utf-8") for path in sources() if path.suffix == ".py")
    defined = set(re.findall(r"^\s*(?:class|def) (\w+)|^(\w+)(?:: \w+)? = ", text, re.M))
    names = {name for pair in defined for name in pair}
    named = set(re.findall(r"`([A-Z][a-z]\w+)`", PAGE))
    assert len(named) > 20
    assert sorted(named - names) == []
