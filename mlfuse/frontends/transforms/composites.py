"""`mlfuse.composite`: a user's function that stays one named op in the graph, optionally with its own gradient.

In a trace it is a call of a private function marked `mlfuse.composite = "name"`, which `--decompose` expands before
fusion. The attribute `mlfuse.gradient` names the function of the gradient.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast, overload
from weakref import WeakKeyDictionary

from xdsl.dialects.builtin import StringAttr, SymbolRefAttr
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import AnyTensor, shape_of, shapes_match, tensor_type
from mlfuse.frontends.exact_key import exact_key
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import text
from mlfuse.frontends.tracing.trace import Trace, is_number
from mlfuse.frontends.transforms import boundary, trees
from mlfuse.frontends.transforms.function import Transformed
from mlfuse.frontends.transforms.jitted import Jitted
from mlfuse.frontends.transforms.program import as_value, place_of
from mlfuse.frontends.transforms.scope import as_array, is_traced
from mlfuse.frontends.transforms.trees import Tree
from mlfuse.passes.inline import COMPOSITE, GRADIENT

Function = Callable[..., Any]


@overload
def composite(
    function: Function, *, name: str | None = None, gradient: Function | None = None
) -> Composite: ...
@overload
def composite(
    *, name: str | None = None, gradient: Function | None = None
) -> Callable[[Function], Composite]: ...
def composite(
    function: Function | None = None, *, name: str | None = None, gradient: Function | None = None
) -> Any:
    """A function of arrays that is one op in the graph, with its name, until fusion.

    `@mlfuse.composite`, or `@mlfuse.composite(name="swish", gradient=d_swish)`. Positional arguments are arrays, or
    containers of them, and Python numbers, which are constants; keyword arguments are options: any hashable
    values. It must not use other arrays of enclosing functions, so its value depends on its arguments alone.

    `gradient(grad, *args, **options)` replaces the gradient that follows from the function's ops. `grad` is the
    cotangent of the result (in the result's containers, None for results that aren't floats). It returns the cotangent
    of each argument, a tuple if there are several: arrays of the argument's shape in its containers, and None for
    zero.
    """
    if function is None:

        def decorate(given: Function) -> Composite:
            return Composite(given, name, gradient)

        return decorate
    return Composite(function, name, gradient)


@dataclass(frozen=True)
class _Form:
    """A call's arguments, taken apart."""

    trees: tuple[Tree, ...]
    leaves: list[TracedArray | bool | int | float]
    options: Mapping[str, Any]

    @property
    def arrays(self) -> list[TracedArray]:
        """The arrays among the leaves: the operands of the call."""
        return [leaf for leaf in self.leaves if is_traced(leaf)]

    def arguments(self, arrays: Sequence[TracedArray]) -> list[Any]:
        """The arguments of the function, with `arrays` in place of the form's own."""
        given = iter(arrays)
        made = iter([next(given) if is_traced(each) else each for each in self.leaves])
        return [trees.unflatten(tree, made) for tree in self.trees]


@dataclass(frozen=True)
class _Made:
    """The function of the module for one kind of call of a composite."""

    name: str
    outputs: tuple[AnyTensor, ...]
    tree: Tree
    sizes: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    """`?` dims of results and the equal dims of arguments, each as (number of the value, dim)."""


class Composite(Transformed):
    """See `composite`."""

    def __init__(self, function: Function, name: str | None, gradient: Function | None):
        super().__init__(function, "composite")
        named = name or getattr(function, "__name__", "")
        if not re.fullmatch(r"[A-Za-z_][\w.]*", named):
            raise MlfuseError(f"mlfuse.composite: {named!r} isn't a name; write name=...")
        self._name = named
        self._gradient = gradient
        self._made: WeakKeyDictionary[Trace, dict[object, _Made]] = WeakKeyDictionary()
        self._open: WeakKeyDictionary[Trace, object] = WeakKeyDictionary()
        """The kind of call whose function is being traced."""
        self._by_options: dict[tuple[str, ...], Jitted[..., Any]] = {}

    def _made_by(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        return Composite, (self._function, self._name, self._gradient)

    def _compiled(self, kwargs: Mapping[str, Any]) -> Jitted[..., Any]:
        names = tuple(sorted(kwargs))
        if names not in self._by_options:
            self._by_options[names] = Jitted(self, static_argnames=names)
        return self._by_options[names]

    def _write(self, trace: Trace, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        form = self._taken_apart(trace, args, kwargs)
        types = [
            (each.value.type, trace.is_weak(each.value)) if is_traced(each) else exact_key(each)
            for each in form.leaves
        ]
        equal = _equal_dims(trace, form.arrays)
        key = (form.trees, tuple(types), exact_key(tuple(sorted(kwargs.items()))), tuple(equal))
        known = self._made.setdefault(root_of(trace), {})
        try:
            made = known.get(key)
        except TypeError:
            raise TraceError(f"{self._name}: the options must be hashable, not {kwargs}") from None
        if made is None:
            root = root_of(trace)
            if self._open.get(root) == key:
                raise TraceError(f"{self._name}: a composite can't call itself")
            self._open[root] = key
            try:
                made = self._new(trace, form, equal)
            finally:
                del self._open[root]
            known[key] = made
            if self._gradient is not None:  # which may call the composite itself
                self._add_gradient(trace, form, equal, made)
        operands = [each.value for each in form.arrays]
        results = boundary.append(trace, CallOp(made.name, operands, list(made.outputs)))
        for (result, position), (operand, other) in made.sizes:
            trace.sizes.tie((operands[operand], other), (results[result], position))
        return trees.unflatten(made.tree, [TracedArray(trace, value) for value in results])

    def _taken_apart(self, trace: Trace, args: Sequence[Any], options: Mapping[str, Any]) -> _Form:
        leaves: list[Any] = []
        found: list[Tree] = []
        for number, arg in enumerate(args):
            own: list[Any] = []
            found.append(trees.flatten(arg, own))
            leaves += [
                each
                if is_number(each)
                else as_array(trace, each, f"{self._name}: argument {number}")
                for each in own
            ]
        for name, value in options.items():
            own = []
            trees.flatten(value, own)
            if any(is_traced(each) for each in own):
                raise TraceError(
                    f"{self._name}: pass arrays by position; {name}= is an option, which is a constant"
                )
        return _Form(tuple(found), leaves, options)

    def _new(self, trace: Trace, form: _Form, equal: _Equal) -> _Made:
        """Trace the function for one kind of call, and add it to the module."""
        inner = _inner(trace, form.arrays, equal)
        arrays = [TracedArray(inner, value) for value in inner.arguments]
        with inner.active():
            result = self._function(*form.arguments(arrays), **form.options)
        leaves: list[Any] = []
        tree = trees.flatten(result, leaves)
        values = [as_value(inner, each, "the result", self._function) for each in leaves]
        if not values:
            raise TraceError(
                f"{self._name}: a composite must return an array", place_of(self._function)
            )
        sizes = _followed(inner, values)
        types = tuple(tensor_type(value) for value in values)
        name = free_name(
            self._name, trace.functions
        )  # only now: tracing the body may have added functions
        made = finished(inner, values, name)
        trace.functions[name] = made
        made.attributes[COMPOSITE] = StringAttr(self._name)
        return _Made(name, types, tree, sizes)

    def _add_gradient(self, trace: Trace, form: _Form, equal: _Equal, made: _Made) -> None:
        """Trace the gradient, add it to the module, and name it on the composite's function."""
        assert self._gradient is not None
        is_float = [dtypes.of(type_).is_float for type_ in made.outputs]
        floats = [type_ for type_, float_ in zip(made.outputs, is_float, strict=True) if float_]
        inner = _inner(trace, form.arrays, equal, floats)
        arrays = [TracedArray(inner, value) for value in inner.arguments]
        count = len(form.arrays)
        cotangents = iter(arrays[count:])
        given = [next(cotangents) if each else None for each in is_float]
        grad = trees.unflatten(made.tree, given)
        args = form.arguments(arrays[:count])
        with inner.active():
            found: Any = self._gradient(grad, *args, **form.options)
        several = _as_tuple(found) if len(args) != 1 else (found,)
        if len(several) != len(args):
            raise TraceError(
                f"{self._name}: the gradient returns a tuple with one entry for each of the {len(args)} arguments",
                place_of(self._gradient),
            )
        values: list[SSAValue] = []
        for number, (own, arg, part) in enumerate(zip(form.trees, args, several, strict=True)):
            values += self._of_argument(inner, own, arg, part, f"argument {number}")
        name = free_name(f"{made.name}.gradient", trace.functions)
        trace.functions[name] = finished(inner, values, name)
        trace.functions[made.name].attributes[GRADIENT] = SymbolRefAttr(name)

    def _of_argument(
        self, inner: Trace, tree: Tree, arg: object, found: object, what: str
    ) -> list[SSAValue]:
        """The gradients by the floats of one argument, cast to their types."""
        assert self._gradient is not None
        leaves: list[Any] = []
        trees.flatten(arg, leaves)
        given = trees.flatten_as(tree, found)
        if given is None:
            raise TraceError(
                f"{self._name}: the gradient by {what} must have the same containers as {what}",
                place_of(self._gradient),
            )
        values: list[SSAValue] = []
        for leaf, each in zip(leaves, given, strict=True):
            if not (is_traced(leaf) and dtypes.of(leaf.value.type).is_float):
                continue
            values.append(self._fitted(inner, leaf.value, each, what))
        return values

    def _fitted(self, inner: Trace, own: SSAValue, grad: object, what: str) -> SSAValue:
        assert self._gradient is not None
        dtype = dtypes.of(own.type)
        value = (
            inner.as_type(0.0, dtype)
            if grad is None
            else inner.as_type(
                as_value(inner, grad, f"the gradient by {what}", self._gradient), dtype
            )
        )
        if not shape_of(value) and shape_of(own):
            value = inner.broadcast(value, inner.shape(own))
        if not shapes_match(shape_of(value), shape_of(own)):
            raise TraceError(
                f"{self._name}: the gradient by {what} has shape {text(shape_of(value))}, it has "
                f"{text(shape_of(own))}",
                place_of(self._gradient),
            )
        return value


def _as_tuple(found: object) -> tuple[Any, ...]:
    """A returned tuple; an empty one for everything else."""
    return cast(tuple[Any, ...], found) if isinstance(found, tuple) else ()


_ROOTS: WeakKeyDictionary[Trace, Trace] = WeakKeyDictionary()
"""By trace of a composite's body: the trace whose module contains the composite."""


def body_trace(trace: Trace, inputs: Sequence[Input]) -> Trace:
    """A trace for the body of a function of the same module."""
    inner = Trace(inputs)
    _ROOTS[inner] = root_of(trace)
    inner.functions = trace.functions
    return inner


def root_of(trace: Trace) -> Trace:
    """The trace whose module contains the function of a trace."""
    return _ROOTS.get(trace, trace)


_Equal = Sequence[tuple[tuple[int, int], tuple[int, int]]]
"""Pairs of equal `?` dims, each as (number of the array, dim)."""


def free_name(name: str, taken: Mapping[str, object]) -> str:
    """The name, with a number added if it is taken."""
    found, number = name, 1
    while found in taken or found == "main":
        found, number = f"{name}_{number}", number + 1
    return found


def _equal_dims(trace: Trace, arrays: Sequence[TracedArray]) -> _Equal:
    first: dict[object, tuple[int, int]] = {}
    pairs: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for number, each in enumerate(arrays):
        for position, size in enumerate(shape_of(each.value)):
            if size != DYNAMIC:
                continue
            formula = trace.sizes.of(each.value, position)
            if formula in first:
                pairs.append((first[formula], (number, position)))
            else:
                first[formula] = (number, position)
    return pairs


def _inner(
    trace: Trace,
    arrays: Sequence[TracedArray],
    equal: _Equal,
    cotangents: Sequence[AnyTensor] = (),
) -> Trace:
    """A trace for the body; its arguments have the types of `arrays`, then of `cotangents`."""
    inputs = [
        Input(f"x{number}", tensor_type(each.value), trace.is_weak(each.value))
        for number, each in enumerate(arrays)
    ]
    inputs += [Input(f"grad{number}", type_) for number, type_ in enumerate(cotangents)]
    inner = body_trace(trace, inputs)
    for (a, i), (b, k) in equal:
        inner.sizes.tie((inner.arguments[a], i), (inner.arguments[b], k))
    return inner


def _followed(
    inner: Trace, values: Sequence[SSAValue]
) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """The `?` dims of results that are equal to a dim of an argument, with that dim."""
    sizes = {
        inner.sizes.of(arg, position): (number, position)
        for number, arg in enumerate(inner.arguments)
        for position, size in enumerate(shape_of(arg))
        if size == DYNAMIC
    }
    return tuple(
        ((number, position), sizes[formula])
        for number, value in enumerate(values)
        for position, size in enumerate(shape_of(value))
        if size == DYNAMIC and (formula := inner.sizes.of(value, position)) in sizes
    )


def finished(inner: Trace, values: Sequence[SSAValue], name: str) -> FuncOp:
    """The private function of a finished trace. It and the module's other functions are detached from the module."""
    module = inner.finish(values, name)
    functions = [op for op in module.ops if isinstance(op, FuncOp)]
    for op in functions:
        op.detach()
    (made,) = (op for op in functions if op.sym_name.data == name)
    made.sym_visibility = StringAttr("private")
    return made
