"""One trace of a function: its module, and the structure of its arguments and results."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from xdsl.dialects.builtin import ModuleOp, TensorType, UnitAttr
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.driver.collector import gc_paused
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.trace import Trace, is_number
from mlfuse.frontends.transforms import trees
from mlfuse.frontends.transforms.arguments import LeafType
from mlfuse.frontends.transforms.scope import as_numpy, check_live, is_traced, number
from mlfuse.frontends.transforms.trees import Tree

Names = Mapping[int, str | None]
"""The dims of a leaf that may have any size, and their names."""


@dataclass(frozen=True)
class Leaf:
    """One array or number among the arguments."""

    name: str
    """Its name as Python code: `params['w']`."""
    type: LeafType
    dims: Names
    donated: bool


@dataclass(frozen=True)
class Program:
    """A traced function."""

    module: ModuleOp
    leaves: tuple[Leaf, ...]
    results: Tree
    """The structure of what the function returns."""


def trace(
    function: Callable[..., object],
    call: Callable[[Sequence[Any]], object],
    leaves: Sequence[Leaf],
) -> Program:
    """Trace `function`. `call` calls it: it takes one array for each leaf, and makes the arguments from them.

    TraceError, at the offending line, if it can't be traced.
    """
    inputs = [
        Input(
            re.sub(r"\W+", "_", leaf.name).strip("_"),
            TensorType(leaf.type.dtype.mlir, leaf.type.shape),
            weak=leaf.type.weak,
            attributes={"mlfuse.donated": UnitAttr()} if leaf.donated else {},
        )
        for leaf in leaves
    ]
    with gc_paused():
        written = Trace(inputs)
        for (first, dim), *others in same_size(leaves):
            for number_, other in others:
                tied = (written.arguments[first], dim), (written.arguments[number_], other)
                written.sizes.tie(*tied)
        for value, leaf in zip(written.arguments, leaves, strict=True):
            if leaf.name.isidentifier() and not leaf.type.shape:
                written.static_options[value] = f"mlfuse.jit(..., static_argnames=[{leaf.name!r}])"
        with written.active():
            result = call([TracedArray(written, value) for value in written.arguments])
        found: list[Any] = []
        tree = trees.flatten(result, found)
        values = [
            as_value(written, each, f"the result{path}", function)
            for each, path in zip(found, trees.paths(tree), strict=True)
        ]
        return Program(written.finish(values), tuple(leaves), tree)


def as_value(trace: Trace, result: object, what: str, function: Callable[..., object]) -> SSAValue:
    """A returned leaf as a value of the trace; `what` is its name for errors. TraceError if it is neither an array nor a
    number, or belongs to another trace."""
    if is_traced(result):
        check_live(result)
        if result.trace is not trace or not trace.owns(result.value):
            raise TraceError(f"{what} is an array of another traced function", place_of(function))
        return result.value
    if is_number(result):
        return number(trace, result)
    array = as_numpy(result)
    if array is None:
        raise TraceError(
            f"{what} is a {type(result).__name__}: a traced function returns arrays, in tuples, lists "
            "and dicts",
            place_of(function),
        )
    from mlfuse.frontends.tracing.trace import known_type

    return trace.as_type(array, known_type(array))


def place_of(function: Callable[..., object]) -> Place | None:
    """The place where a function is defined; None if that isn't known."""
    inner = function
    while not isinstance(inner, FunctionType):
        inner = getattr(inner, "__wrapped__", None)
        if inner is None:
            return None
    return Place(inner.__code__.co_filename, inner.__code__.co_firstlineno, 1)


def same_size(leaves: Sequence[Leaf]) -> list[list[tuple[int, int]]]:
    """Groups of dims that have the same name, each as (number of the leaf, dim)."""
    groups: dict[str, list[tuple[int, int]]] = {}
    for position, leaf in enumerate(leaves):
        for dim, name in leaf.dims.items():
            if name is not None and leaf.type.shape[dim] == DYNAMIC:
                groups.setdefault(name, []).append((position, dim))
    return [places for places in groups.values() if len(places) > 1]


def check_sizes(leaves: Sequence[Leaf], given: Sequence[Any]) -> None:
    """MlfuseError if dims of one name have different sizes."""
    for (first, dim), *others in same_size(leaves):
        size = given[first].shape[dim]
        for position, other in others:
            found = given[position].shape[other]
            if found != size:
                raise MlfuseError(
                    f"{leaves[position].name} dim {other} is {found}, {leaves[first].name} dim {dim} is "
                    f"{size}; both are named {leaves[first].dims[dim]!r} and must be equal"
                )
