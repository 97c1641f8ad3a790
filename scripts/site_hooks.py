"""MkDocs hooks that add colors for MLIR text, and the files of benchmarks/results that pages link to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from pygments.lexers import LEXERS

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
LOADED = re.compile(
    r'(?:\bsrc=|<link[^>]*rel="(?:stylesheet|preconnect)"[^>]*href=)"https?://[^"]*"'
)
OUTSIDE = re.compile(r"\]\(\.\./(benchmarks/results/[^)#]+)")


LEXERS["MlirLexer"] = ("scripts.mlir_lexer", "MLIR", ("mlir",), ("*.mlir",), ())


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the files outside docs/ that pages link to."""
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
    """Make links to files outside docs/ lead to their copies in the site."""
    return OUTSIDE.sub(r"](\1", markdown)


def on_post_page(output: str, *, page: Page, config: MkDocsConfig) -> str:
    """Raise PluginError for a page that loads anything from a network."""
    from mkdocs.exceptions import PluginError

    if (loaded := LOADED.search(output)) is not None:
        raise PluginError(f"{page.file.src_uri} would load {loaded[0]}")
    return output
