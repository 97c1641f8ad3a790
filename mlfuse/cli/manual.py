"""`mlfuse-opt --doc`: prints the pages of docs/, which are installed with the package."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from mlfuse.cli.shield import UsageError, near

_SUFFIX = ".md"
_COMMENT = re.compile(r"\A<!--.*?-->\s*", re.DOTALL)
"""A note in generated pages about their generator, which isn't printed."""
_TITLE = re.compile(r"^# (.*)$", re.MULTILINE)


def overview() -> str:
    """A line for each page: its name and its title."""
    found = _pages()
    width = max(map(len, found))
    lines = [f"{name:{width}}  {_title(page)}" for name, page in sorted(found.items())]
    return "\n".join(["mlfuse-opt --doc NAME prints a page:", *lines])


def page(name: str) -> str:
    """The text of a page, by its name: `plans`, `docs/plans.md`, or `fuse-vertical` for `passes/fuse-vertical`.

    UsageError if no page has the name.
    """
    found = _pages()
    wanted = name.partition("#")[0].removeprefix("docs/").removesuffix(_SUFFIX)
    full = [each for each in found if each == wanted] or [
        each for each in found if each.rpartition("/")[2] == wanted
    ]
    if not full:
        raise UsageError(f"there is no page {name}{near(wanted, found)}; --doc lists the pages")
    return _COMMENT.sub("", found[full[0]].read_text("utf-8")).rstrip("\n")


def _pages() -> dict[str, Traversable]:
    """The pages by name, with the folder's name as prefix if a page is in one."""
    found = dict(_within(files("mlfuse.cli").joinpath("docs"), ""))
    if not found:
        raise UsageError("the pages of docs/ are not installed; install mlfuse from its wheel")
    return found


def _within(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, Traversable]] = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _within(each, f"{prefix}{each.name}/")
        elif each.name.endswith(_SUFFIX):
            found.append((prefix + each.name.removesuffix(_SUFFIX), each))
    return found


def _title(page: Traversable) -> str:
    match = _TITLE.search(page.read_text("utf-8"))
    return match[1] if match else ""
