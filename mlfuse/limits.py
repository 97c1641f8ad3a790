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
MAX_BYTES = 2**62
"""Size of one tensor or buffer type."""
MAX_INTEGER_BITS = 1024
"""Width of an integer type."""
MAX_RANK = 256
"""Dims of a type: finding out how many there are takes time in proportion to their square."""
MAX_MARKS = 1_000_000
"""Commas, colons, equals and percent signs and lines of a text: about 100,000 ops, or so many elements."""
MAX_ALIAS_PARTS = 2**14
"""What one alias stands for, counted in uses of aliases: `#b = [#a, #a]`, `#c = [#b, #b]`, ... doubles."""
MAX_PARTS = 2**22
"""The same of all uses of aliases in a text."""

_TOKEN = re.compile(
    r"""
      (?P<comment> //[^\n]* )
    | (?P<string>  "[^"\\\n\v\f]*(?:\\(?:["nt\\]|[0-9A-Fa-f]{2})[^"\\\n\v\f]*)*(?P<end>"?) )
    | (?P<skip>    -> | [<>]= )
    | (?P<open>    [(\[{<] )
    | (?P<close>   [)\]}>] )
    | (?P<number>  0x[0-9A-Fa-f]* | [0-9]{19,} )
    | (?P<null>    \x00 )
    """,
    re.VERBOSE,
)


def check_text(text: str, fail: Callable[[str, int], NoReturn]) -> None:
    """Call `fail` with a message and an offset where the text breaks a limit."""
    marks = sum(text.count(mark) for mark in ",:=%\n")
    if marks > MAX_MARKS:
        fail(
            f"a text of {marks} lines, commas, colons, equals and percent signs; {MAX_MARKS} are read",
            0,
        )
    depth = 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "open":
            depth += 1
            if depth > MAX_NESTING:
                fail(f"brackets nest deeper than {MAX_NESTING}", token.start())
        elif kind == "close":
            depth = max(0, depth - 1)
        elif kind == "number" and len(token[0]) > MAX_DIGITS:
            fail(
                f"a literal of {len(token[0])} digits; at most {MAX_DIGITS} are read", token.start()
            )
        elif kind == "string" and not token["end"]:
            fail(_string_problem(text, token.end()), token.start())
        elif kind == "null":
            fail("a null byte; is this a text file?", token.start())


def _string_problem(text: str, stop: int) -> str:
    if text[stop : stop + 1] == "\\":
        return f'the string holds {text[stop : stop + 2]!r}; escapes are \\n \\t \\\\ \\" and two hex digits'
    return "the string doesn't end on its line"
