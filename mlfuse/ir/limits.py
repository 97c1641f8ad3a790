"""Limits on input text, checked before it costs memory, time or stack.

One linear pass over the text, outside strings and comments. It also finds malformed strings: the
lexer's own pattern for them needs time exponential in their length to fail.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn

MAX_NESTING = 200
"""Brackets within brackets, of any kind."""
MAX_DIGITS = 1000
"""Digits of one integer literal."""
MAX_SPLAT = 2**24
"""Elements of a `dense<value>` of one value, which the parser writes out."""
MAX_ELEMENTS = 2**15
"""Elements of all lists in `dense<...>` that aren't of plain numbers: with hex digits, pairs, truth values."""
MAX_BYTES = 2**62
"""Size of one tensor or buffer type."""
MAX_INTEGER_BITS = 1024
"""Width of an integer type."""
MAX_RANK = 256
"""Dims of a type: finding out how many there are takes time in proportion to their square."""
MAX_MARKS = 1_000_000
"""Commas, colons, equals and percent signs, backslashes and lines of a text: about 100,000 ops, or so many elements."""
MAX_PIECES = 2_500_000
"""Brackets, numbers, strings, comments and signs of a text, which takes a second to look through."""
MAX_ALIAS_PARTS = 2**14
"""What one alias stands for, counted in uses of aliases: `#b = [#a, #a]`, `#c = [#b, #b]`, ... doubles."""
MAX_PARTS = 2**22
"""The same of all uses of aliases in a text."""
MAX_TABLE = 2**24
"""Numbers of one table that is worked out while a model is read: the weights of a resize, places of windows."""
MAX_TABLES = 2**27
"""The same of all tables of a model."""
MAX_PACKED = 2**26
"""Bytes that a compressed file may always unpack to."""
MAX_RATIO = 100
"""How many times its own size it may unpack to beyond that. Deflate can reach 1,032."""

# What is of no interest is skipped as one match: a match for each character takes 20 times as long.
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
    """Call `fail` with a message and an offset where the text breaks a limit."""
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
