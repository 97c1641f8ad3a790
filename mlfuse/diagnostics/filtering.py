"""Selects remarks: `--remarks-filter="vertical.* op=graph.exp line=7"` and `remarks.filter(...)`.

A term is `key=value`, `key!=value`, or a rule alone. Several values of one key, in one term with commas or
in several terms, are alternatives; a remark must match all keys, and no `!=` term.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import cast

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.rule_texts import RULES

_TERM = re.compile(r"(?P<key>[a-z]+)(?P<sign>!?=)(?P<value>.*)", re.DOTALL)
LINE = re.compile(
    r"(?:(?P<file>.*):)??(?P<line>\d{1,9})(?:-(?P<last>\d{1,9})|:(?P<column>\d{1,9}))?"
)


@dataclass(frozen=True)
class Filter:
    """The terms of a filter, by key."""

    wanted: Mapping[str, tuple[str, ...]]
    unwanted: Mapping[str, tuple[str, ...]]

    @staticmethod
    def of(text: str = "", values: Mapping[str, object] | None = None) -> Filter:
        """A filter from text and from values by key; MlfuseError if one can't be parsed."""
        wanted: dict[str, tuple[str, ...]] = {}
        unwanted: dict[str, tuple[str, ...]] = {}
        for term in text.split():
            match = _TERM.fullmatch(term)
            key, sign, value = (
                (match["key"], match["sign"], match["value"]) if match else ("rule", "=", term)
            )
            _add(wanted if sign == "=" else unwanted, key, value.split(","))
        for key, value in (values or {}).items():
            several = isinstance(value, list | tuple | set | frozenset)
            given = cast(Iterable[object], value) if several else (value,)
            _add(wanted, key, [str(each) for each in given])
        return Filter(wanted, unwanted)

    def lets_through(self, remark: Remark) -> bool:
        """Whether a remark matches."""
        return all(_meets(remark, key, values) for key, values in self.wanted.items()) and not any(
            _meets(remark, key, values) for key, values in self.unwanted.items()
        )


def _add(terms: dict[str, tuple[str, ...]], key: str, values: Iterable[str]) -> None:
    if key not in _KEYS:
        near = get_close_matches(key, _KEYS, 1)
        meant = f" (did you mean {near[0]}?)" if near else ""
        raise MlfuseError(f"unknown remark field {key!r}{meant}; fields: {', '.join(_KEYS)}")
    found = [value for value in values if value]
    for value in found:
        if key == "line" and LINE.fullmatch(value) is None:
            raise MlfuseError(f"line={value}: expected 7, 7-12, 7:12 (line and column) or FILE:7")
        if key == "rule" and not any(fnmatchcase(rule, value) for rule in RULES):
            near = get_close_matches(value, RULES, 1)
            meant = f", did you mean {near[0]}?" if near else ""
            families = ", ".join(dict.fromkeys(f"{rule.partition('.')[0]}.*" for rule in RULES))
            raise MlfuseError(f"no rule is called {value}{meant or '; there are: ' + families}")
        if key == "verdict" and value not in ("fused", "missed"):
            raise MlfuseError(f"verdict={value}: expected fused or missed")
    if not found:
        raise MlfuseError(f"{key}= needs a value")
    terms[key] = (*terms.get(key, ()), *found)


def _meets(remark: Remark, key: str, values: tuple[str, ...]) -> bool:
    return any(_KEYS[key](remark, value) for value in values)


def _rule(remark: Remark, value: str) -> bool:
    return fnmatchcase(remark.rule, value)


def _verdict(remark: Remark, value: str) -> bool:
    return remark.verdict == value


def _kernel(remark: Remark, value: str) -> bool:
    return any(fnmatchcase(kernel, value) for kernel in remark.kernels)


def _op(remark: Remark, value: str) -> bool:
    return any(fnmatchcase(name, value) for op in remark.ops for name in names_of(op))


def names_of(op: OpRef) -> Iterable[str]:
    """The names of an op: `graph.exp`, `exp`, `%y`, and the op it comes from, `graph.softmax`,
    `softmax`, `graph.softmax#2`."""
    yield op.name
    yield op.name.rpartition(".")[2]
    if op.result is not None:
        yield op.result
    if op.origin is not None:
        kind = op.origin.partition("#")[0]
        yield from (op.origin, op.origin.rpartition(".")[2], kind, kind.rpartition(".")[2])


def _file(remark: Remark, value: str) -> bool:
    return any(is_file(place, value) for place in places_of(remark))


def _line(remark: Remark, value: str) -> bool:
    return any(is_at(place, value) for place in places_of(remark))


def places_of(remark: Remark) -> list[Place]:
    """The places of a remark's ops."""
    places = [remark.place, *(op.place for op in remark.ops)]
    return [place for place in dict.fromkeys(places) if place is not None]


def is_at(place: Place, spot: str) -> bool:
    """Whether a place matches `7`, `7-12`, `7:12`, or one of these after a file name."""
    match = LINE.fullmatch(spot)
    if match is None:
        return False
    if match["file"] is not None and not is_file(place, match["file"]):
        return False
    if match["column"] is not None and place.column != int(match["column"]):
        return False
    return int(match["line"]) <= place.line <= int(match["last"] or match["line"])


def is_file(place: Place, pattern: str) -> bool:
    """Matches the whole path or its end: `model.mlir` also matches `/home/me/model.mlir`."""
    return fnmatchcase(place.file, pattern) or fnmatchcase(place.file, f"*/{pattern}")


_KEYS: Mapping[str, Callable[[Remark, str], bool]] = {
    "rule": _rule,
    "op": _op,
    "kernel": _kernel,
    "line": _line,
    "file": _file,
    "verdict": _verdict,
}
