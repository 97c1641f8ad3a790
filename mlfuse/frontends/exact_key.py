"""Cache keys that compare types and bits. With `==`, 1 equals 1.0 and True, 0.0 equals -0.0, and NaN doesn't equal
NaN."""

from __future__ import annotations

import dataclasses
import struct
from collections.abc import Hashable
from typing import Any, cast

import numpy as np


def exact_key(value: Any) -> Hashable:
    """A key that is equal for values of equal types and bits, also inside of tuples, frozensets, slices, ranges and
    frozen dataclasses. Other objects are compared by type and `==`. The key is hashable if the value is."""
    cls = cast(Any, type(value))
    if isinstance(value, np.generic):
        return cls, cast(Any, value).dtype, value.tobytes()
    if isinstance(value, float):
        return cls, struct.pack("d", value)
    if isinstance(value, complex):
        return cls, struct.pack("dd", value.real, value.imag)
    if isinstance(value, tuple):
        return cls, *map(exact_key, cast("tuple[object, ...]", value))
    if isinstance(value, frozenset):
        return cls, frozenset(map(exact_key, cast("frozenset[object]", value)))
    if isinstance(value, slice | range):
        parts = cast(range, value)
        return cls, *map(exact_key, (parts.start, parts.stop, parts.step))
    if dataclasses.is_dataclass(value) and _is_its_fields(cls):
        fields = (each.name for each in dataclasses.fields(value) if each.compare)
        key = cls, *(exact_key(getattr(value, name)) for name in fields)
        return key if _can_be_looked_up(key) else (cls, value)
    return cls, value


def _is_its_fields(cls: Any) -> bool:
    """Whether `==` of a dataclass compares its fields, and they can't change."""
    return cls.__dataclass_params__.eq and cls.__dataclass_params__.frozen


def _can_be_looked_up(key: object) -> bool:
    """Whether a key can be hashed. It can't if, for example, a field is a list and the class has its own hash."""
    try:
        hash(key)
    except TypeError:
        return False
    return True


class ExactTuple(tuple[Any, ...]):
    """A tuple that is equal to one whose elements have equal types and bits."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExactTuple) and exact_key(self) == exact_key(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(exact_key(self))
