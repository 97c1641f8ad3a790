"""A report as one HTML file that loads nothing.

The template, the style sheet and the scripts are the files in `page/`; the data is JSON in a script element that the
browser doesn't run, escaped so that no character can end it. A content security policy allows only the page's own
script and style, by their hashes.
"""

from __future__ import annotations

import base64
import hashlib
import html
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlfuse.explain.report.model import Report


_SCRIPTS = (
    "data.js",
    "layout.js",
    "select.js",
    "panes.js",
    "graph.js",
    "paint.js",
    "moves.js",
    "side.js",
    "main.js",
)


def page_of(report: Report) -> str:
    """The HTML text."""
    style, script = _file("report.css"), _script()
    policy = f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'"
    parts = {
        "@POLICY@": policy,
        "@TITLE@": _text(f"{report.title} · mlfuse"),
        "@STYLE@": style,
        "@DATA@": embedded(report.to_json()),
        "@SCRIPT@": script,
    }
    text = _file("report.html")
    before, found, rest = text.partition("@POLICY@")
    pieces = [before]
    while found:  # each mark once and in order: inserted text is never searched
        pieces.append(parts.pop(found))
        found = next(iter(parts), "")
        before, _, rest = rest.partition(found) if found else (rest, "", "")
        pieces.append(before)
    return "".join(pieces)


def framed(page: str, height: int = 720) -> str:
    """A page as an isolated element of another, such as a notebook; only its own scripts run."""
    return (
        f'<iframe title="mlfuse report" sandbox="allow-scripts" width="100%" height="{height}" '
        f'style="border:1px solid #8884;border-radius:6px" srcdoc="{html.escape(page)}"></iframe>'
    )


def embedded(json: str) -> str:
    """JSON for a script element: `<`, `>` and `&`, which occur only in strings, are escaped."""
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _text(text: str) -> str:
    """Text for an element; characters that HTML doesn't allow, as in file names, are replaced."""
    return html.escape(text.encode("utf-8", "backslashreplace").decode())


@cache
def _script() -> str:
    parts = "\n".join(_file(name) for name in _SCRIPTS)
    return f'(() => {{\n"use strict";\n{parts}}})();\n'


@cache
def _file(name: str) -> str:
    return (files("mlfuse.explain.report") / "page" / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
