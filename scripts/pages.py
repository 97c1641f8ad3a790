"""Writes the pages and the picture of docs/ that are made from the code: `python -m scripts.pages`. Read the diff after
it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from scripts import launches_picture, pass_pages, reference

DOCS = Path(__file__).parents[1] / "docs"


PAGES: dict[Path, Callable[[], str]] = {
    **{
        reference.FOLDER / f"{name}.md": partial(reference.page, name)
        for name in reference.DIALECTS
    },
    **{
        pass_pages.FOLDER / f"{flag}.md": partial(pass_pages.page, flag)
        for flag in pass_pages.ORDER
    },
    pass_pages.FOLDER / "index.md": pass_pages.overview,
    launches_picture.PATH: launches_picture.picture,
}
"""What makes the text of each such file, by path."""


def is_stale(path: Path, text: str) -> bool:
    """Whether a file doesn't have this text."""
    return not path.exists() or path.read_text("utf-8") != text


def main() -> None:
    """Write the files that have changed."""
    for path, make in PAGES.items():
        text = make()
        if is_stale(path, text):
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(DOCS.parent)}")


if __name__ == "__main__":
    main()
