"""A Pygments lexer for MLIR text, which colors the code on the site."""

from __future__ import annotations

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

__all__ = ["MlirLexer"]


class MlirLexer(RegexLexer):
    """MLIR text, in just the detail that colors need."""

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
