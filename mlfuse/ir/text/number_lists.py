"""Long lists of plain numbers, read at once: a token for each takes twenty times as long and 600 bytes."""

from __future__ import annotations

import json
import math
import re
import struct
from collections.abc import Sequence, Sized
from dataclasses import dataclass
from itertools import chain
from typing import Any, cast

from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType
from xdsl.utils.exceptions import VerifyException

SHORT = 64
"""Lists with fewer characters are read token by token."""

_RUN = re.compile(r"[-+0-9.eE,\s\[\]]*+")
_NO_FLOAT = re.compile(r"(?<![0-9.])[0-9]+[eE]")
"""Accepted as a float by JSON and not by MLIR."""
_BARE_POINT = re.compile(r"(?<=[0-9])\.(?![0-9])")
"""Accepted as a float by MLIR and not by JSON."""


@dataclass(frozen=True)
class Plain:
    """Numbers in order, the shape of their brackets, and the end of their text."""

    values: list[int | float]
    shape: list[int]
    end: int


def plain_list(text: str, start: int, *, brackets: bool = True) -> Plain | None:
    """The list of numbers at `start`, in square brackets or without any; None if it contains anything else,
    valid or not."""
    run = _RUN.match(text, start)
    assert run is not None
    if run.end() - start < SHORT:
        return None
    found = run[0].rstrip()
    whole = found if brackets else f"[{found}]"
    if not whole.startswith("[") or _NO_FLOAT.search(found) is not None:
        return None
    try:
        level: list[Any] = json.loads(_BARE_POINT.sub(".0", whole))
    except ValueError:
        return None
    shape = [len(level)]
    while level and list in set(map(type, level)):
        lengths = {_length(each) for each in level}
        if len(lengths) > 1:
            return None
        level = list(chain.from_iterable(level))
        shape += lengths
    if not level or (not brackets and len(shape) > 1):
        return None
    return Plain(level, shape, start + len(found))


def _length(part: object) -> int:
    return len(part) if isinstance(part, Sized) else -1


def packed(values: Sequence[int | float], type_: Any) -> bytes | None:
    """The bytes of numbers as elements of a type; None if one doesn't fit, or for other types."""
    try:
        if isinstance(type_, AnyFloat):
            floats = [float(each) for each in values]
            raw = type_.pack(floats)
            whole = all(map(math.isfinite, floats)) and all(
                map(math.isfinite, type_.unpack(raw, len(floats)))
            )
            return raw if whole else None
        if not isinstance(type_, IntegerType | IndexType) or float in set(map(type, values)):
            return None
        whole_numbers = cast("Sequence[int]", values)
        if isinstance(type_, IntegerType):
            for each in (min(whole_numbers), max(whole_numbers)):
                type_.verify_value(each)
            whole_numbers = [type_.get_normalized_value(each) for each in whole_numbers]
        return type_.pack(whole_numbers)
    except (OverflowError, VerifyException, struct.error, ValueError, NotImplementedError):
        return None
