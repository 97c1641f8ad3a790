"""How a jitted function takes arguments: a call's leaves, the key of its trace, and tracing the function for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from mlfuse.frontends.exact_key import exact_key
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.transforms import program, trees
from mlfuse.frontends.transforms.arguments import (
    Dynamic,
    DynamicDims,
    LeafKey,
    Parameters,
    blurred,
    dims_of_leaf,
    key_of,
    leaf_type,
)
from mlfuse.frontends.transforms.program import Leaf, Program
from mlfuse.frontends.transforms.scope import lift, trace_of
from mlfuse.frontends.transforms.trees import LEAF, Tree


@dataclass(frozen=True)
class Call:
    """The arguments of one call, taken apart."""

    key: Hashable
    leaves: list[Any]
    names: tuple[str, ...]
    """The names of the arguments that aren't static: first those by place, then those by name."""
    trees: tuple[Tree, ...]
    keys: list[LeafKey]


class Signature:
    """A function and how it takes its arguments: which are static, which donated, which have dims of any size."""

    def __init__(
        self,
        function: Callable[..., Any],
        name: str,
        *,
        static: tuple[Sequence[int], Sequence[str]],
        donated: Sequence[int],
        dynamic: Dynamic,
    ):
        self._function = function
        self.name = name
        self.parameters = Parameters(function, *static, name)
        self._donated = {self.parameters.name(num) for num in donated}
        self._dynamic = DynamicDims(dynamic, self.parameters)

    def taken_apart(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Call:
        """The leaves of the arguments, and the key of the trace that takes them. TraceError for an argument that isn't
        an array, a number, or a container of these."""
        nums, static_names = self.parameters.static_nums, self.parameters.static_names
        statics: list[object] = []
        leaves: list[Any] = []
        keys: list[LeafKey] = []
        names: list[str] = []
        found: list[Tree] = []
        given = [(num in nums, num, value) for num, value in enumerate(args)]
        named = [(name in static_names, name, kwargs[name]) for name in sorted(kwargs)]
        for is_static, which, value in (*given, *named):
            if is_static:
                statics += (which, self._static_key(which, value))
                continue
            name = self._called(which)
            before = len(leaves)
            tree = trees.flatten(value, leaves)
            names.append(name)
            found.append(tree)
            keys += self._keys(name, tree, leaves[before:])
        key = (len(args), tuple(statics), tuple(found), tuple(sorted(kwargs)), tuple(keys))
        try:
            hash(key)
        except TypeError:
            self._refuse_statics(args, kwargs)
        return Call(key, leaves, tuple(names), tuple(found), keys)

    def _called(self, which: int | str) -> str:
        """An argument's name, for errors."""
        return which if isinstance(which, str) else self.parameters.name(which)

    def _static_key(self, which: int | str, value: object) -> Hashable:
        try:
            return exact_key(value)
        except RecursionError:
            raise TraceError(
                f"{self.name}: the static argument {self._called(which)} is nested too deep to be looked up in a "
                "cache; pass its parts in one tuple"
            ) from None

    def _keys(self, name: str, tree: Tree, leaves: Sequence[Any]) -> list[LeafKey]:
        try:
            keys = [key_of(leaf) for leaf in leaves]
        except TypeError:
            self._refuse(name, tree, leaves)
            raise  # not reached
        dims = self._dynamic.of(name)
        if not dims:
            return keys
        varying: list[LeafKey] = []
        for key in keys:
            if isinstance(key, tuple):
                dtype, shape = cast(tuple[object, tuple[int, ...]], key)
                own = dims_of_leaf(dims, len(shape), name, alone=tree == LEAF)
                key = dtype, blurred(shape, own)
            varying.append(key)
        return varying

    def _refuse(self, name: str, tree: Tree, leaves: Sequence[Any]) -> None:
        for leaf, path in zip(leaves, trees.paths(tree, name), strict=True):
            try:
                key_of(leaf)
            except TypeError:
                raise TraceError(
                    f"{self.name}: the argument {path} is a {type(leaf).__name__}, not an array or "
                    "a number; name it in static_argnames if it is a constant"
                ) from None

    def _refuse_statics(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> None:
        nums, names = self.parameters.static_nums, self.parameters.static_names
        given = {self.parameters.name(num): value for num, value in enumerate(args) if num in nums}
        for name, value in (
            given | {name: kwargs[name] for name in kwargs if name in names}
        ).items():
            try:
                hash(value)
            except TypeError:
                raise TraceError(
                    f"{self.name}: the static argument {name} is a {type(value).__name__}, which can't be "
                    "looked up in a cache; pass a tuple for a list, or another hashable value"
                ) from None

    def trace(self, call: Call, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Program:
        """The function traced for the arguments of `call`, which are `args` and `kwargs` taken apart."""
        leaves: list[Leaf] = []
        keys = iter(call.keys)
        for name, tree in zip(call.names, call.trees, strict=True):
            for path in trees.paths(tree, name):
                type_ = leaf_type(next(keys), f"{self.name}: the argument {path}")
                rank = len(type_.shape)
                dims = dims_of_leaf(self._dynamic.of(name), rank, name, alone=tree == LEAF)
                leaves.append(Leaf(path, type_, dims, name in self._donated and rank > 0))

        def run(arrays: Sequence[Any]) -> object:
            given = iter(arrays)
            remaining = iter(call.trees)

            def made(which: int | str, value: object) -> object:
                if self.parameters.is_static(which):
                    return value
                tree = next(remaining)
                return trees.unflatten(tree, given) if tree else next(given)

            placed = [made(num, value) for num, value in enumerate(args)]
            return cast(Any, self._function)(
                *placed, **{name: made(name, kwargs[name]) for name in sorted(kwargs)}
            )

        return program.trace(self._function, run, leaves)

    def inlined(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """Call the function as part of the one that is being traced."""
        leaves: list[Any] = []
        trees.flatten((args, kwargs), leaves)
        trace = trace_of(leaves)
        assert trace is not None

        def lifted(which: int | str, value: object) -> object:
            if self.parameters.is_static(which):
                return value
            return trees.map_leaves(lambda leaf: lift(trace, leaf, self.name), value)

        with trace.active():
            return cast(Any, self._function)(
                *(lifted(num, value) for num, value in enumerate(args)),
                **{name: lifted(name, value) for name, value in kwargs.items()},
            )
