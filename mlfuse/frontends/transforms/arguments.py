"""Classifies a call's arguments: static ones, the type of each leaf, dynamic dims."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, DType
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.transforms.scope import is_traced

LeafKey = object
"""(dtype, shape) of an array; the type of a Python number."""
Dynamic = Mapping[int | str, Mapping[int, str | None] | Sequence[int]]
"""By position or name of an argument: its dims of any size, and the names of these dims."""

_NUMBERS: dict[object, DType] = {bool: dtypes.BOOL, int: dtypes.I64, float: dtypes.F64}


class TracedArgumentError(Exception):
    """An argument is a traced array: the call is part of the function that is being traced."""


def key_of(leaf: Any) -> LeafKey:
    """The part of a leaf that decides which trace takes it: its element type and shape, or the type of a number.

    TracedArgumentError for a traced array, TypeError for an object that is neither an array nor a number.
    """
    cls = cast(type[object], type(leaf))
    if cls is np.ndarray:
        return leaf.dtype, leaf.shape
    if cls in _NUMBERS:
        return cls
    if is_traced(leaf):
        raise TracedArgumentError
    try:
        return numpy_dtype(leaf.dtype), tuple(leaf.shape)
    except AttributeError:
        if getattr(leaf, "__array__", None) is None or cls is complex:
            raise TypeError from None
        made = np.asarray(leaf)
        return made.dtype, made.shape


@cache
def numpy_dtype(dtype: Hashable) -> object:
    """The NumPy dtype for another library's (`torch.float32`); `dtype` itself if there is none."""
    try:
        return np.dtype(cast(Any, dtype))
    except TypeError:
        name = str(dtype).rpartition(".")[2]
    try:
        return np.dtype(name)  # also "bfloat16", since `dtypes` imports ml_dtypes
    except TypeError:
        return dtype


@dataclass(frozen=True)
class LeafType:
    """The type of one argument of the traced function."""

    dtype: DType
    shape: tuple[int, ...]
    weak: bool = False


def leaf_type(key: LeafKey, what: str) -> LeafType:
    """The type that a leaf's key stands for. TraceError if mlfuse has no such element type."""
    if key in _NUMBERS:
        return LeafType(_NUMBERS[key], (), key is not bool)
    dtype, shape = cast(tuple[Any, tuple[int, ...]], key)
    is_numpy = isinstance(dtype, np.dtype)
    known = dtypes.of_numpy(cast(np.dtype[Any], dtype)) if is_numpy else None
    if known is None:
        raise TraceError(
            f"{what} is an array of {dtype}; mlfuse has the element types {', '.join(dtypes.names())}"
        )
    return LeafType(known, shape)


class Parameters:
    """A function's parameters: their names and positions, as far as Python knows them, and which are static."""

    def __init__(
        self, function: Callable[..., object], nums: Iterable[int], names: Iterable[str], what: str
    ):
        try:
            signature = inspect.signature(function)
        except (TypeError, ValueError):  # some functions in C have no signature
            self.parameters = None
        else:
            self.parameters = list(signature.parameters.values())
        self._what = what
        places = [each.name for each in self.parameters or () if each.kind in _PLACED]
        self._places = places
        self.static_names = set(names) | {self.name(num) for num in nums}
        self.static_nums = frozenset(
            {num % len(places) if num < 0 and places else num for num in nums}
            | {places.index(name) for name in self.static_names if name in places}
        )
        self.check(names)

    def name(self, number: int) -> str:
        """The name of the parameter at a position; in `*args`, a name such as `args[3]`. MlfuseError if there is
        none."""
        if -len(self._places) <= number < len(self._places):
            return self._places[number]
        rest = [each.name for each in self.parameters or () if each.kind is _VAR]
        if self.parameters is not None and not rest:
            raise MlfuseError(f"{self._what} has no argument {number}; it takes {self._listing()}")
        return f"{rest[0]}[{number - len(self._places)}]" if rest else f"arg{number}"

    def is_static(self, which: int | str) -> bool:
        """Whether an argument, given by position or name, is static."""
        return which in self.static_nums or which in self.static_names

    def check(self, names: Iterable[str]) -> None:
        """MlfuseError for a name that no argument can have."""
        if self.parameters is None or any(each.kind is _ANY_NAME for each in self.parameters):
            return
        for name in names:
            if name not in {each.name for each in self.parameters}:
                raise MlfuseError(
                    f"{self._what} has no argument {name!r}; it takes {self._listing()}"
                )

    def _listing(self) -> str:
        return ", ".join(each.name for each in self.parameters or ()) or "none"


_VAR = inspect.Parameter.VAR_POSITIONAL
_ANY_NAME = inspect.Parameter.VAR_KEYWORD
_PLACED = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def as_numbers(given: int | Iterable[int] | None) -> tuple[int, ...]:
    """`argnums` as a tuple."""
    return () if given is None else (given,) if isinstance(given, int) else tuple(given)


def as_names(given: str | Iterable[str] | None) -> tuple[str, ...]:
    """`argnames` as a tuple."""
    return () if given is None else (given,) if isinstance(given, str) else tuple(given)


class DynamicDims:
    """`dynamic=` of `mlfuse.jit`, by parameter."""

    def __init__(self, given: Dynamic, parameters: Parameters):
        self._by_name: dict[str, dict[int, str | None]] = {}
        for which, dims in given.items():
            if isinstance(which, str):
                parameters.check([which])
            name = which if isinstance(which, str) else parameters.name(which)
            named = dict(dims) if isinstance(dims, Mapping) else dict.fromkeys(dims)
            if not all(type(dim) is int for dim in named):
                raise MlfuseError(f"dynamic: dims are numbers, not {list(named)}")
            self._by_name[name] = named

    def of(self, name: str) -> dict[int, str | None]:
        """The dims of any size of one argument, and their names."""
        return self._by_name.get(name, {})


def dims_of_leaf(
    dims: Mapping[int, str | None], rank: int, what: str, *, alone: bool
) -> dict[int, str | None]:
    """The dims of one leaf that may vary, counted from the front. A leaf with too few dims has none of them if it is
    part of a container (not `alone`); else MlfuseError."""
    found: dict[int, str | None] = {}
    for dim, name in dims.items():
        if -rank <= dim < rank:
            found[dim % rank] = name
        elif alone:
            raise MlfuseError(f"dynamic: {what} has {counted(rank, 'dim')}, and no dim {dim}")
    return found


def blurred(shape: Sequence[int], dims: Iterable[int]) -> tuple[int, ...]:
    """A shape with `?` for the given dims."""
    return tuple(DYNAMIC if dim in dims else size for dim, size in enumerate(shape))
