"""Limits on input text, checked before it costs memory, time or stack.

One linear pass over the text, outside strings and comments. It also finds malformed strings: the
lexer's own pattern for them needs time exponential in their length to fail.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn

MAX_NESTING = 200
"""The deepest nesting of brackets of any kind."""
MAX_DIGITS = 1000
"""The most digits of one integer literal."""
MAX_SPLAT = 2**24
"""The most elements of a splat `dense<value>`, which the parser expands."""
MAX_ELEMENTS = 2**15
"""The most elements of all lists in `dense<...>` that aren't plain numbers: with hex digits, pairs, truth values."""
MAX_BYTES = 2**62
"""The largest tensor or buffer type."""
MAX_INTEGER_BITS = 1024
"""The largest width of an integer type."""
MAX_RANK = 256
"""The most dims of a type: counting them takes time quadratic in their number."""
MAX_MARKS = 1_000_000
"""The most commas, colons, equals and percent signs, backslashes and lines: about 100,000 ops, or as many elements."""
MAX_PIECES = 2_500_000
"""The most brackets, numbers, strings, comments and signs of a text, which takes a second to scan."""
MAX_ALIAS_PARTS = 2**14
"""The largest expansion of one alias, counted in uses of aliases: `#b = [#a, #a]`, `#c = [#b, #b]`, ... doubles."""
MAX_PARTS = 2**22
"""The same for all uses of aliases in a text."""
MAX_TABLE = 2**24
"""The most numbers of one table computed while a model is read: the weights of a resize, places of windows."""
MAX_TABLES = 2**27
"""The same for all tables of a model."""
MAX_PACKED = 2**26
"""The bytes that a compressed file may always unpack to."""
MAX_RATIO = 100
"""The factor of its own size that it may unpack to beyond that. Deflate can reach 1,032."""

# Irrelevant text is skipped as one match: a match for each character takes 20 times as long.
_TOKEN = re.compile(
    r"""
    [^"/\-<>=()\[\]{}0-9\x00]*+ (?:
      (?P<comment> //[^\n]* )
    | (?P<string>  "[^"\\\n\v\f]*+(?:\\(?:["nt\\]|[0-9A-Fa-f]{2})[^"\\\n\v\f]*+)*(?P<end>"?) )
    | (?P<skip>    -> | [<>]= )
    | (?P<open>    [(\[{<] )
    | (?P<close>   [)\]}>] )
    | (?P<number>  0x[0-9A-Fa-f]* | [0-9]+ )
    | (?P<null>    \x00 )
    | (?P<other>   [/\-=] | \Z )
    )
    """,
    re.VERBOSE,
)


def check_text(text: str, fail: Callable[[str, int], NoReturn]) -> None:
    """Call `fail` with a message and an offset if the text exceeds a limit."""
    marks = sum(text.count(mark) for mark in ",:=%\n\\")
    if marks > MAX_MARKS:
        what = "lines, commas, colons, equals and percent signs, backslashes"
        fail(f"a text of {marks} {what}; {MAX_MARKS} are read", 0)
    depth = 0
    for count, token in enumerate(_TOKEN.finditer(text)):
        if count == MAX_PIECES:
            fail(f"more than {MAX_PIECES} brackets, numbers, strings and signs", token.end())
        kind = token.lastgroup or ""
        if kind == "open":
            depth += 1
            if depth > MAX_NESTING:
                fail(f"brackets nest deeper than {MAX_NESTING}", token.start(kind))
        elif kind == "close":
            depth = max(0, depth - 1)
        elif kind == "number" and len(token[kind]) > MAX_DIGITS:
            digits = len(token[kind])
            fail(f"a literal of {digits} digits; at most {MAX_DIGITS} are read", token.start(kind))
        elif kind == "string" and not token["end"]:
            fail(_string_problem(text, token.end()), token.start(kind))
        elif kind == "null":
            fail("a null byte; is this a text file?", token.start(kind))


def _string_problem(text: str, stop: int) -> str:
    if text[stop : stop + 1] == "\\":
        return f'the string holds {text[stop : stop + 2]!r}; escapes are \\n \\t \\\\ \\" and two hex digits'
    return "the string doesn't end on its line"
