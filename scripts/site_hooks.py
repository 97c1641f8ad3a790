"""What the site needs beside docs/: colours for MLIR text, and the files of benchmarks/results that pages link to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from pygments.lexer import RegexLexer
from pygments.lexers import LEXERS
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
OUTSIDE = re.compile(r"\]\(\.\./(benchmarks/results/[^)#]+)")


class MlirLexer(RegexLexer):
    """MLIR text, as far as colours go."""

    name = "MLIR"
    aliases = ("mlir",)
    tokens = {  # noqa: RUF012
        "root": [
            (r"//.*$", Comment.Single),
            (r'"[^"\n]*"', String),
            (r"%[\w$.#-]+", Name.Variable),
            (r"@[\w$.-]+", Name.Function),
            (r"[\^#!][\w$.-]+", Name.Label),
            (r"\b(?:tensor|memref|vector|dense|array|affine_map|affine_set)(?=<)", Keyword.Type),
            (r"\b(?:b?f\d\w*|u?i\d+|index|none)\b", Keyword.Type),
            (
                r"\b(?:graph|optim|loop|kernel|stablehlo|func|arith|math|memref|scf|builtin)\.[\w.]+",
                Keyword,
            ),
            (r"\b\d[\dx]*(?=x[a-z])|\b\d+(?:\.\d+(?:e[+-]?\d+)?)?\b", Number),
            (r"->|[=:?*+-]", Operator),
            (r"[()\[\]{}<>,]", Punctuation),
            (r"[A-Za-z_]\w*", Text),
            (r"\s+", Text),
            (r".", Text),
        ]
    }


LEXERS["MlirLexer"] = (__name__, "MLIR", MlirLexer.aliases, ("*.mlir",), ())


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add what pages link to from outside of docs/."""
    from mkdocs.structure.files import File

    linked = {
        path
        for page in files.documentation_pages()
        for path in OUTSIDE.findall(page.content_string)
    }
    for path in sorted(linked):
        source = ROOT / path
        if source.is_file():
            files.append(File.generated(config, path, abs_src_path=str(source)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Such links lead to where these files lie in the site."""
    return OUTSIDE.sub(r"](\1", markdown)
