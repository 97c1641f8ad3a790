"""Reads a converter's signature: which attributes of the node it takes, and how it takes its inputs.

`@converter("Elu") def _elu(node, x: TracedArray, *, alpha: float = 1.0)` reads the attribute `alpha`, a float, and
takes its input as a value of the graph. The signature is read once, when the converter is registered:

- A keyword-only parameter is an attribute of that name. Its annotation says the type: int, float, bool (an
  integer that isn't 0), str, a list or sequence of int, float or str, or Array for a tensor. Without a default the
  attribute must be there.
- A keyword-only parameter annotated with a dataclass is a group of attributes: the fields of the dataclass, read in the
  same way.
- An input annotated `TracedArray`, also `| None`, is passed as a value of the graph, even if it is a known array. With
  any other annotation, the input is passed unchanged.

A missing or mistyped attribute is an error of the node. Attributes that the signature doesn't name are ignored.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from functools import wraps
from itertools import chain, repeat
from types import NoneType
from typing import Any, NoReturn, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.tracing import TracedArray

T = TypeVar("T")
_Read = Callable[[Node], Any]
_Take = Callable[[Node, Value | None], Value | None]

_SCALARS: dict[object, tuple[type | tuple[type, ...], str]] = {
    int: (int, "an integer"),
    bool: (int, "an integer"),
    float: ((int, float), "a float"),
    str: (str, "a text"),
    Array: (np.ndarray, "a tensor"),
}
"""By annotation: the types that a decoded attribute may have, and their name in errors."""
_ITEMS: dict[object, tuple[type | tuple[type, ...], str]] = {
    int: (int, "a list of integers"),
    float: ((int, float), "a list of floats"),
    str: (str, "a list of texts"),
}
"""The same for the items of a list."""


def by_signature(function: Callable[..., T]) -> Callable[..., T]:
    """`function` as a function of a node and its inputs: it gets the attributes that its signature names.

    TypeError for an annotation that no attribute can have.
    """
    _, *parameters = inspect.signature(function, eval_str=True).parameters.values()
    named = [p for p in parameters if p.kind == p.KEYWORD_ONLY]
    readers = {p.name: _reader(p.name, p.annotation, p.default) for p in named}
    takers = [_taker(p.annotation) for p in parameters if p.kind == p.POSITIONAL_OR_KEYWORD]
    others = [_taker(p.annotation) for p in parameters if p.kind == p.VAR_POSITIONAL]

    @wraps(function)
    def call(node: Node, *inputs: Value | None) -> T:
        attributes = {name: read(node) for name, read in readers.items()}
        rest = repeat(others[0] if others else _as_it_is)
        given = [take(node, each) for take, each in zip(chain(takers, rest), inputs, strict=False)]
        return function(node, *given, **attributes)

    return call


def attribute(node: Node, name: str, kind: type[T]) -> T | None:
    """The attribute of a name, checked against a type that an annotation can have; None if there is none."""
    found = node.attributes.get(name)
    return None if found is None else _typed(node, name, kind, found)


def _taker(annotation: object) -> _Take:
    """The function that converts an input for a parameter with an annotation."""
    if annotation == TracedArray:
        return _as_array
    return _as_array_or_none if annotation == TracedArray | None else _as_it_is


def _as_it_is(node: Node, value: Value | None) -> Value | None:
    return value


def _as_array(node: Node, value: Value | None) -> TracedArray:
    return node.array(cast(Value, value))  # the caller raises the error for None


def _as_array_or_none(node: Node, value: Value | None) -> TracedArray | None:
    return None if value is None else node.array(value)


def _reader(name: str, annotation: Any, default: Any) -> _Read:
    """The function that reads an attribute, or a group of attributes, from a node."""
    if is_dataclass(annotation):
        return _group(cast("type[Any]", annotation))
    kind = _without_none(annotation)
    if kind not in _SCALARS and not _is_list(kind):
        raise TypeError(f"the parameter {name}: no attribute is {annotation}")

    def read(node: Node) -> Any:
        found: Any = node.attributes.get(name)
        if found is not None:
            return _typed(node, name, kind, found)
        if default is inspect.Parameter.empty:
            node.invalid(f"the attribute {name} is missing")
        return default

    return read


def _group(group: type[Any]) -> _Read:
    """The function that reads the fields of a dataclass, each from an attribute."""
    types = get_type_hints(group)
    missing = inspect.Parameter.empty
    readers = {
        each.name: _reader(
            each.name, types[each.name], missing if each.default is MISSING else each.default
        )
        for each in fields(group)
    }
    return lambda node: group(**{name: read(node) for name, read in readers.items()})


def _without_none(annotation: Any) -> Any:
    """T of `T | None`."""
    kinds = get_args(annotation)
    others = [each for each in kinds if each is not NoneType]
    return others[0] if len(others) == 1 < len(kinds) else annotation


def _is_list(kind: object) -> bool:
    return get_origin(kind) in (list, Sequence) and get_args(kind)[0] in _ITEMS


def _typed(node: Node, name: str, kind: Any, found: Any) -> Any:
    if kind in _SCALARS:
        types, wanted = _SCALARS[kind]
        if not isinstance(found, types):
            _mistyped(node, name, wanted)
        return kind(found) if kind in (bool, float) else found
    types, wanted = _ITEMS[get_args(kind)[0]]
    items = list(cast("Sequence[object]", found)) if isinstance(found, list | tuple) else [None]
    return (
        items if all(isinstance(each, types) for each in items) else _mistyped(node, name, wanted)
    )


def _mistyped(node: Node, name: str, wanted: str) -> NoReturn:
    node.invalid(f"the attribute {name} should be {wanted}")
