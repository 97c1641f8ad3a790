"""The functions, types and macros of the math library that a text uses, and nothing else of the library.

The headers are read once for each language, with a small part of the C preprocessor's rules:

- A definition starts in the first column. It ends with a `;` or a `}` where its braces are closed. A comment that ends
  on the line before belongs to it.
- A macro whose name starts with `MLF_DEFINE_` writes definitions. It is expanded here, so that each of its definitions
  is separate. Other macros are definitions like functions; `#undef` and `#include "..."` lines are left out.
- A branch on `__CUDACC__` is decided here. Other branches are kept if something in them is used.

A text uses the names in it, the names in their definitions, and so on. A name with the library's prefix that has no
definition is a bug in this package: `UnknownHelperError`. The cost is linear in the text and the definitions it uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby

from mlfuse.targets.printers.mathlib import header_text

_WORD = re.compile(r"\b[A-Za-z_]\w*")
_OURS = re.compile(r"\bmlf_\w+(?=\()|\bMLF_\w+")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_DEFINE = re.compile(r"#define (\w+)(?:\(([^)]*)\))?(.*)", re.DOTALL)
_TEMPLATE = "MLF_DEFINE_"


class UnknownHelperError(Exception):
    """Generated code uses a name that the math library doesn't define."""


@dataclass(frozen=True)
class Branch:
    """A preprocessor branch that is kept: its first line, and its number among all branches."""

    head: str
    number: int


@dataclass(frozen=True)
class Definition:
    """One definition of the library."""

    name: str
    """The name it defines. It is "" for `#include <...>` and `#error`, which come with the other definitions of their
    branch, or with every text."""
    text: str
    branch: Branch | None
    is_else: bool
    """Whether it is in the branch's `#else` part."""

    @property
    def words(self) -> set[str]:
        """The identifiers in its text."""
        return set(_WORD.findall(_COMMENT.sub("", self.text)))


def helpers_for(code: str, *, cuda: bool, others: str = "") -> str:
    """The part of the library that `code` uses, in the library's order: the text to put before it, or "".

    UnknownHelperError for a name that neither the library nor `others` has.
    """
    library = _library(cuda)
    used = library.closure(code)
    for name in _OURS.findall(code):
        if name not in used and name not in others:
            raise UnknownHelperError(f"generated code uses {name}, which no header defines")
    needed = {each.branch for each in library.definitions if each.name in used}
    branches = needed | library.unnamed
    return "\n".join(
        _laid_out(
            each
            for each in library.definitions
            if each.name in used or (not each.name and each.branch in branches)
        )
    )


@dataclass(frozen=True)
class _Library:
    definitions: tuple[Definition, ...]
    words: dict[str, set[str]]
    """For each name, the library's names that its definitions use."""
    unnamed: frozenset[Branch | None]
    """The branches without names, and None for no branch: their unnamed definitions belong to every text."""

    def closure(self, code: str) -> set[str]:
        """The library's names that a text uses, directly or not."""
        used: set[str] = set()
        left = {word for word in _WORD.findall(code) if word in self.words}
        while left:
            name = left.pop()
            used.add(name)
            left |= self.words[name] - used
        return used


@cache
def _library(cuda: bool) -> _Library:
    definitions = _Reader(cuda).read(header_text())
    words: dict[str, set[str]] = {}
    for each in definitions:
        if each.name:
            words.setdefault(each.name, set()).update(each.words)
    known = set(words)
    named = {each.branch for each in definitions if each.name}
    unnamed = {each.branch for each in definitions} - named | {None}
    return _Library(
        tuple(definitions),
        {name: found & known for name, found in words.items()},
        frozenset(unnamed),
    )


def _laid_out(definitions: Iterable[Definition]) -> Iterator[str]:
    """The lines of the definitions, with an empty line around branches and around each definition of several lines."""
    before = ""
    for branch, group in groupby(definitions, lambda each: each.branch):
        parts = list(group)
        text = "\n".join(_spaced(each.text for each in parts if not each.is_else))
        if branch is not None:
            otherwise = "\n".join(_spaced(each.text for each in parts if each.is_else))
            text = (
                f"{branch.head}\n{text}\n"
                + (f"#else\n{otherwise}\n" if otherwise else "")
                + "#endif"
            )
        if before:
            yield ""
        yield text
        before = text


def _spaced(texts: Iterable[str]) -> Iterator[str]:
    before = ""
    for text in texts:
        if before and "\n" in before + text:
            yield ""
        yield text
        before = text


@dataclass
class _Frame:
    """An open `#if`: whether the part that is being read is live, and the branch if it is kept."""

    is_live: bool
    branch: Branch | None = None
    is_else: bool = False


@dataclass
class _Reader:
    """Reads the library's definitions for one language."""

    cuda: bool
    frames: list[_Frame] = field(default_factory=list["_Frame"])
    templates: dict[str, tuple[list[str], str]] = field(
        default_factory=dict[str, tuple[list[str], str]]
    )
    found: list[Definition] = field(default_factory=list[Definition])
    branches: int = 0

    def read(self, text: str) -> list[Definition]:
        """All definitions so far, after reading a text."""
        comment = ""
        for piece in _pieces(text):
            if not piece:
                comment = ""
            elif piece.startswith("/*") and _COMMENT.fullmatch(piece):
                comment = piece + "\n"
            elif piece.startswith(("#if", "#else", "#endif")):
                self._conditional(_COMMENT.sub("", piece).strip())
            elif all(frame.is_live for frame in self.frames):
                self._definition(piece, comment)
                comment = ""
        return self.found

    def _conditional(self, line: str) -> None:
        if line == "#endif":
            self.frames.pop()
        elif line == "#else":
            frame = self.frames[-1]
            frame.is_else = True
            frame.is_live = frame.branch is not None or not frame.is_live
        else:
            self.frames.append(self._frame(line))

    def _frame(self, line: str) -> _Frame:
        if line.startswith("#ifndef MLFUSE_"):
            return _Frame(is_live=True)
        if line == "#ifdef __CUDACC__":
            return _Frame(is_live=self.cuda)
        if line == "#ifdef __FAST_MATH__" and self.cuda:
            return _Frame(is_live=False)
        if "__CUDACC" in line and not self.cuda:
            return _Frame(is_live=False)
        self.branches += 1
        return _Frame(True, Branch(line.replace("defined(__CUDACC__) && ", ""), self.branches))

    def _definition(self, piece: str, comment: str) -> None:
        macro = _DEFINE.match(piece)
        if macro is not None and macro[1].startswith(_TEMPLATE):
            names = [name.strip() for name in (macro[2] or "").split(",")]
            self.templates[macro[1]] = names, macro[3]
        elif piece.startswith(_TEMPLATE):
            self.read(_expanded(piece, self.templates))
        elif macro is not None:
            self._add(macro[1], comment + piece)
        elif piece.startswith(("#include <", "#error")):
            self._add("", piece)
        elif not piece.startswith("#"):
            self._add(_name_of(piece), comment + piece)

    def _add(self, name: str, text: str) -> None:
        kept = [frame for frame in self.frames if frame.branch is not None]
        assert len(kept) < 2, "a branch in a branch"
        if kept:
            self.found.append(Definition(name, text, kept[0].branch, kept[0].is_else))
        else:
            self.found.append(Definition(name, text, None, is_else=False))


def _pieces(text: str) -> Iterator[str]:
    """Comments, preprocessor lines and definitions, each as a whole, and "" for an empty line."""
    lines = iter(text.split("\n"))
    for line in lines:
        piece = line
        while not _is_whole(piece):
            piece += "\n" + next(lines)
        yield piece


def _is_whole(piece: str) -> bool:
    if piece.startswith("#"):
        return not piece.endswith("\\")
    if piece.startswith("/*") and "*/" not in piece:
        return False
    code = _COMMENT.sub("", piece).strip()
    if not code:
        return True
    is_closed = code.count("{") == code.count("}") and code.count("(") == code.count(")")
    return is_closed and (code.endswith((";", "}")) or code.startswith(_TEMPLATE))


def _name_of(piece: str) -> str:
    """The name that a function or a `typedef` defines."""
    code = _COMMENT.sub("", piece).strip()
    if code.startswith("typedef"):
        return _WORD.findall(code)[-1]
    return _WORD.findall(code.partition("(")[0])[-1]


def _expanded(call: str, templates: dict[str, tuple[list[str], str]]) -> str:
    """The expansion of a macro of definitions, as the preprocessor would write it, but with its lines and comments."""
    name, _, rest = call.partition("(")
    names, body = templates[name]
    arguments = _arguments(rest[: rest.rindex(")")])
    values = dict(zip(names, arguments, strict=True))
    text = re.sub(r"[ ]*\\\n", "\n", body)
    text = _WORD.sub(lambda word: values.get(word[0], word[0]), text)
    text = re.sub(r"[ ]*##[ ]*", "", text)
    return "\n".join(line.removeprefix("  ") for line in text.strip("\n").split("\n"))


def _arguments(text: str) -> list[str]:
    """The arguments of a macro: the texts between commas outside parentheses."""
    arguments, depth = [""], 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if char == "," and depth == 0:
            arguments.append("")
        else:
            arguments[-1] += char
    return [" ".join(argument.split()) for argument in arguments]
