"""Writes the pages and the picture of docs/ that are made from the code: `python -m scripts.pages`. Read the diff after
it."""

from __future__ import annotations

from pathlib import Path

from scripts import launches_picture, pass_pages, reference

DOCS = Path(__file__).parents[1] / "docs"


def pages() -> dict[Path, str]:
    """The text of every such file, by path."""
    made = {reference.FOLDER / f"{name}.md": reference.page(name) for name in reference.DIALECTS}
    made |= {pass_pages.FOLDER / f"{flag}.md": pass_pages.page(flag) for flag in pass_pages.ORDER}
    made[pass_pages.FOLDER / "index.md"] = pass_pages.overview()
    made[launches_picture.PATH] = launches_picture.picture()
    return made


def main() -> None:
    """Write the files that have changed."""
    for path, text in pages().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(DOCS.parent)}")


if __name__ == "__main__":
    main()
