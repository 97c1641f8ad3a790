"""Containers of arrays: taken apart into leaves, and put together again.

Containers are tuples, named tuples, lists, dicts (sorted by the type of the key, then by its text), None, and
dataclasses registered with `register_dataclass`; they can be nested up to `DEEPEST`. Everything else is a leaf,
instances of subclasses of dict and list, too. JAX and PyTorch call such containers pytrees.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar, cast

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.exact_key import ExactTuple
from mlfuse.frontends.tracing.place import TraceError

Tree = tuple[object, ...]
"""The structure of a value: `LEAF`, or (type, names of the parts, tree, tree, ...). Trees of equal structures are
equal."""
LEAF: Tree = ()
DEEPEST = 60
"""The most levels of nested containers: guards are compiled by Python, which takes at most 200 nested brackets."""

_Take = Callable[[Any], tuple[object, Iterable[object]]]
_Make = Callable[[Any, Iterator[Any]], Any]
T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class _Kind:
    """How a kind of container is taken apart into (names, parts), and made from these."""

    take: _Take
    make: _Make


_STR = frozenset((str,))
_ORDERS: dict[tuple[object, ...], tuple[object, ...]] = {}
"""A cache: from the string keys of a dict, in its order, to the same keys sorted."""


def _take_dict(value: dict[Any, Any]) -> tuple[object, Iterable[object]]:
    given = tuple(value)
    if not _STR.issuperset(map(type, given)):
        names = ExactTuple(sorted(given, key=_text))
        return names, [value[name] for name in names]
    names = _ORDERS.get(given)
    if names is None:
        names = tuple(sorted(given, key=_text))
        if len(_ORDERS) < 4096:
            _ORDERS[given] = names
    return names, [value[name] for name in names]


def _text(name: object) -> tuple[str, str]:
    return type(name).__name__, str(name)


_KINDS: dict[type, _Kind] = {
    tuple: _Kind(lambda value: (None, value), lambda _, parts: tuple(parts)),
    list: _Kind(lambda value: (None, value), lambda _, parts: list(parts)),
    dict: _Kind(_take_dict, lambda names, parts: dict(zip(names, parts, strict=True))),
    type(None): _Kind(lambda value: (None, ()), lambda _, parts: None),
}
_LEAVES: set[type] = set()
"""Types that are known not to be containers."""


def register_dataclass(cls: type[T]) -> type[T]:
    """Make a dataclass a container of its fields, in arguments and results of traced functions.

    Also a decorator, above `@dataclass`. MlfuseError for a class that isn't a dataclass. Objects are made without calling
    `__init__`, so that code that checks the fields doesn't get traced arrays.
    """
    if not dataclasses.is_dataclass(cls):
        raise MlfuseError(
            f"{cls.__name__} isn't a dataclass; write @dataclass below @mlfuse.register_dataclass"
        )
    names = tuple(field.name for field in dataclasses.fields(cls))

    def make(_: object, parts: Iterator[object]) -> T:
        made = object.__new__(cls)
        for name, part in zip(names, parts, strict=True):
            object.__setattr__(made, name, part)
        return made

    _KINDS[cls] = _Kind(lambda value: (names, [getattr(value, name) for name in names]), make)
    _LEAVES.discard(cls)
    return cls


def flatten(value: object, leaves: list[Any], depth: int = 0) -> Tree:
    """The structure of `value`; its leaves are appended to `leaves`, in order. TraceError if containers are nested
    deeper than `DEEPEST`."""
    cls = type(value)
    if cls in _LEAVES:
        leaves.append(value)
        return LEAF
    kind = _KINDS.get(cls)
    if kind is None:
        kind = _new_kind(cls)
        if kind is None:
            _LEAVES.add(cls)
            leaves.append(value)
            return LEAF
    names, parts = kind.take(value)
    if depth >= DEEPEST:
        raise TraceError(
            f"arguments and results are arrays in containers nested up to {DEEPEST} deep; here a {cls.__name__} is "
            "nested deeper, or contains itself: pass the arrays in one list or dict"
        )
    return (cls, names, *[flatten(part, leaves, depth + 1) for part in parts])


def flatten_as(tree: Tree, value: object) -> list[Any] | None:
    """The leaves of `value`, which must have the structure `tree`. A part of `value` may be None; then all its leaves are None.
    Returns None if the structure differs."""
    if value is None:
        return [None] * count(tree)
    cls = cast(object, type(value))
    kind = _KINDS.get(type(value))
    if not tree:
        return None if kind is not None else [value]
    if kind is None or cls is not tree[0]:
        return None
    names, given = kind.take(value)
    parts = list(given)
    if names != tree[1] or len(parts) != len(tree) - 2:
        return None
    leaves: list[Any] = []
    for part, own in zip(parts, tree[2:], strict=True):
        found = flatten_as(cast(Tree, own), part)
        if found is None:
            return None
        leaves += found
    return leaves


def unflatten(tree: Tree, leaves: Iterable[object]) -> Any:
    """The value with the structure `tree` and these leaves."""
    return _unflatten(tree, iter(leaves))


def _unflatten(tree: Tree, leaves: Iterator[object]) -> Any:
    if not tree:
        return next(leaves)
    cls, names, *parts = tree
    make = _KINDS[cast(type, cls)].make
    return make(names, (_unflatten(cast(Tree, part), leaves) for part in parts))


def maker(tree: Tree) -> Callable[[Any, Iterator[Any]], Any]:
    """The function that makes a container of the tree's type from the names of its parts, and the parts."""
    return _KINDS[cast(type, tree[0])].make


def map_leaves(function: Callable[[Any], object], value: object) -> Any:
    """The same containers, with `function` applied to each leaf."""
    leaves: list[Any] = []
    tree = flatten(value, leaves)
    return unflatten(tree, map(function, leaves))


def paths(tree: Tree, name: str = "") -> Iterator[str]:
    """The name of each leaf as Python code: `params['w'][0]`."""
    if not tree:
        yield name
        return
    cls, names, *parts = tree
    fields = getattr(cls, "_fields", None) if names is None else None
    for number, part in enumerate(parts):
        if cls is dict:
            step = f"[{cast(Sequence[object], names)[number]!r}]"
        elif fields is not None:
            step = f".{fields[number]}"
        else:
            step = f"[{number}]" if names is None else f".{cast(Sequence[str], names)[number]}"
        yield from paths(cast(Tree, part), name + step)


def broadcast_prefix(prefix: object, tree: Tree, what: str) -> list[Any]:
    """`prefix` as one value for each leaf of `tree`. It is one value for all leaves, or has the outer containers of
    `tree` with one value for each part."""
    if not isinstance(prefix, tuple | list | dict):
        return [prefix] * count(tree)
    parts: list[Any] = []
    several = () if isinstance(prefix, dict) else cast(Sequence[object], prefix)
    if tree and isinstance(prefix, dict):
        named = cast(dict[object, object], prefix)
        given = dict(zip(cast(Sequence[object], tree[1] or ()), tree[2:], strict=True))
        if named.keys() == given.keys():
            for name, part in given.items():
                parts += broadcast_prefix(named[name], cast(Tree, part), what)
            return parts
    elif tree and not isinstance(prefix, dict) and len(several) == len(tree) - 2:
        for own, part in zip(several, tree[2:], strict=True):
            parts += broadcast_prefix(own, cast(Tree, part), what)
        return parts
    raise MlfuseError(
        f"{what} is {prefix!r}, which doesn't fit the containers of the values; give one value for all, "
        "or such containers with a value for each part"
    )


def count(tree: Tree) -> int:
    """The number of leaves."""
    return sum(count(cast(Tree, part)) for part in tree[2:]) if tree else 1


def _new_kind(cls: type) -> _Kind | None:
    """The kind of a named tuple; None for other classes, also those derived from dict and list: they count as
    leaves."""
    if not issubclass(cls, tuple) or getattr(cast(type, cls), "_fields", None) is None:
        return None
    make = cast(Callable[..., object], cls)
    kind = _Kind(lambda value: (None, value), lambda _, parts: make(*parts))
    _KINDS[cls] = kind
    return kind
