"""`mlfuse.vmap`: a function of one element, applied to a batch.

The function adds its ops for one element to the trace. Then each op that depends on the batch is rewritten for the
whole batch, by the rules in `batching`, and the ops for one element are removed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast
from weakref import WeakKeyDictionary

from xdsl.dialects.builtin import SymbolRefAttr, TensorType
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import AnyTensor, shape_of, tensor_type
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.sizes import Size
from mlfuse.frontends.tracing.trace import Trace, is_number
from mlfuse.frontends.transforms import boundary, trees
from mlfuse.frontends.transforms.arguments import Parameters
from mlfuse.frontends.transforms.batching import Batch, rule
from mlfuse.frontends.transforms.composites import body_trace, finished, free_name, root_of
from mlfuse.frontends.transforms.function import Transformed
from mlfuse.frontends.transforms.program import as_value
from mlfuse.frontends.transforms.scope import as_array, lift
from mlfuse.passes.differentiate import copied
from mlfuse.passes.inline import COMPOSITE, GRADIENT

Axes = Any
"""An int or None for a whole value; or containers of these, with the outer containers of the arguments (or results)."""


def vmap(function: Callable[..., Any], in_axes: Axes = 0, out_axes: Axes = 0) -> Transformed:
    """A function that applies `function` to each element of a batch, and stacks the results.

    `in_axes` is the axis of the batch in each argument, or None for an argument that is the same for all elements. It
    is one value for all arguments, or a tuple with an entry for each argument, which may be containers with a value for
    each part. Keyword arguments have the batch along axis 0; Python numbers among them are the same for all elements.
    `out_axes` is the same for the results. It nests with itself, `jit` and `grad`. TraceError if sizes differ or an op
    has no rule.
    """
    return _Vmap(function, in_axes, out_axes)


class _Vmap(Transformed):
    def __init__(self, function: Callable[..., Any], in_axes: Axes, out_axes: Axes):
        super().__init__(function, "vmap")
        self._in_axes, self._out_axes = in_axes, out_axes

    def _made_by(self) -> tuple[Callable[..., object], tuple[Any, ...]]:
        return vmap, (self._function, self._in_axes, self._out_axes)

    def _write(self, trace: Trace, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        leaves: list[Any] = []
        tree, named_tree, axes = self._taken_apart(args, kwargs, leaves)
        values = [
            None if axis is None else self._in_front(trace, leaf, axis, path)
            for leaf, axis, path in zip(leaves, axes, self._paths(tree, named_tree), strict=True)
        ]
        size = self._size(trace, [value for value in values if value is not None])
        batch = Batch(trace, size)
        stand_ins: list[SSAValue] = []
        given: list[Any] = []
        for leaf, value in zip(leaves, values, strict=True):
            if value is None:
                static = isinstance(leaf, _Static)
                given.append(leaf.value if static else lift(trace, leaf, self._name))
                continue
            single = tensor_type(value)
            type_ = TensorType(single.element_type, single.get_shape()[1:])
            made = boundary.stand_in(trace, type_, value, 1)
            stand_ins.append(made.value)
            batch.put(made.value, value)
            given.append(made)
        parts = iter(given)
        placed = trees.unflatten(tree, parts)
        named = trees.unflatten(named_tree, parts)
        result = self._function(*placed, **named)
        return self._results(batch, result, stand_ins)

    def _taken_apart(
        self, args: Sequence[Any], kwargs: Mapping[str, Any], leaves: list[Any]
    ) -> tuple[trees.Tree, trees.Tree, list[int | None]]:
        """The structures of the positional and the keyword arguments, and the batch axis of each leaf. A static
        argument is one leaf."""
        nums, names = self.statics
        placed = [_Static(arg) if num in nums else arg for num, arg in enumerate(args)]
        tree = trees.flatten(tuple(placed), leaves)
        axes = trees.broadcast_prefix(self._in_axes, tree, f"{self._name}: in_axes")
        own: list[Any] = []
        named = {name: _Static(arg) if name in names else arg for name, arg in kwargs.items()}
        named_tree = trees.flatten(named, own)
        axes += [None if is_number(leaf) else 0 for leaf in own]
        leaves += own
        axes = [
            None if isinstance(leaf, _Static) else axis
            for leaf, axis in zip(leaves, axes, strict=True)
        ]
        if not all(axis is None or isinstance(axis, int) for axis in axes):
            raise MlfuseError(f"{self._name}: in_axes are ints and None, not {self._in_axes!r}")
        if all(axis is None for axis in axes):
            raise MlfuseError(
                f"{self._name}: no argument has a batch axis; in_axes is {self._in_axes!r}"
            )
        return tree, named_tree, axes

    def _in_front(self, trace: Trace, leaf: object, axis: int, path: str) -> SSAValue:
        """An argument with its batch axis moved to dim 0."""
        what = f"{self._name}: the argument {path}"
        value = as_array(trace, leaf, what).value
        rank = len(shape_of(value))
        if not -rank <= axis < rank:
            raise TraceError(
                f"{what} has {counted(rank, 'dim')}, and no axis {axis} for the batch; in_axes is None for arguments that are "
                "the same for all elements"
            )
        return build.moveaxis(trace, value, axis % rank, 0)

    def _paths(self, tree: trees.Tree, named: trees.Tree) -> list[str]:
        """The names of the leaves of positional and keyword arguments, for errors."""
        parameters = Parameters(self._function, (), (), self._name)
        places = [parameters.name(number) for number in range(len(tree) - 2)]
        names = cast(Sequence[str], named[1])
        parts = cast(Sequence[trees.Tree], (*tree[2:], *named[2:]))
        return [
            path
            for name, part in zip((*places, *names), parts, strict=True)
            for path in trees.paths(part, name)
        ]

    def _size(self, trace: Trace, values: Sequence[SSAValue]) -> int | Size:
        sizes = [trace.shape(value)[0] for value in values]
        static = sorted({size for size in sizes if isinstance(size, int)})
        if len(static) > 1:
            raise TraceError(f"{self._name}: arguments have batches of different sizes: {static}")
        for value in values[1:]:
            trace.sizes.tie((values[0], 0), (value, 0))
        return static[0] if static else sizes[0]

    def _results(self, batch: Batch, result: Any, stand_ins: Sequence[SSAValue]) -> Any:
        trace = batch.trace
        leaves: list[Any] = []
        tree = trees.flatten(result, leaves)
        axes = trees.broadcast_prefix(self._out_axes, tree, f"{self._name}: out_axes")
        values = [
            as_value(trace, leaf, f"the result{path}", self._function)
            for leaf, path in zip(leaves, trees.paths(tree), strict=True)
        ]
        going = write_again(batch, stand_ins[0].owner)
        found = [self._placed(batch, value, axis) for value, axis in zip(values, axes, strict=True)]
        erase_all(trace, [*(value.owner for value in stand_ins), *going])
        return trees.unflatten(tree, [TracedArray(trace, value) for value in found])

    def _placed(self, batch: Batch, value: SSAValue, axis: int | None) -> SSAValue:
        """A result with the batch moved to an axis; with axis None, a result that is the same for all elements."""
        if axis is None:
            if batch.of(value) is not None:
                raise TraceError(
                    f"{self._name}: out_axes is None for a result that depends on the batch"
                )
            return batch.single(value)
        rank = len(shape_of(value)) + 1
        if not -rank <= axis < rank:
            raise TraceError(
                f"{self._name}: out_axes is {axis}, but the result has {counted(rank, 'dim')} with the batch"
            )
        return build.moveaxis(batch.trace, batch.whole(value), 0, axis % rank)


class _Static:
    """A static argument: the function gets it unchanged."""

    def __init__(self, value: object):
        self.value = value


def write_again(batch: Batch, first: object) -> list[Operation]:
    """Rewrite `first` and the ops after it for the whole batch. Returns the ops for one element, which must be
    erased."""
    assert isinstance(first, Operation)
    block = list(boundary.following(first))
    depends = _dependent(batch, block)
    batch.trace.forget({value for op in depends for value in op.results})
    for op in block:
        batch.run(op)
    return [*depends, *batch.expanded]


def _dependent(batch: Batch, ops: Iterable[Operation]) -> list[Operation]:
    """The ops that depend on the batch, if only through sizes."""
    values: set[SSAValue] = set()
    found: list[Operation] = []
    for op in ops:
        if isinstance(op, boundary.StandInOp):
            values.update(value for value in op.results if batch.of(value) is not None)
        elif any(operand in values for operand in op.operands):
            values.update(op.results)
            found.append(op)
    return found


def erase_all(trace: Trace, ops: Iterable[object]) -> None:
    """Erase ops that only these ops themselves use."""
    going = [op for op in ops if isinstance(op, Operation)]
    for op in going:
        if op.parent is not None:
            op.detach()
        op.drop_all_references()
    for op in going:
        op.erase(drop_references=False)
    trace.forget()


def batched_function(b: Batch, name: str, operands: Sequence[SSAValue]) -> FuncOp:
    """The function of a composite for a batch: all arguments and results have the batch as dim 0. If the composite
    names a gradient, the batched one does, too: the gradient of each element."""
    trace = b.trace
    known = _BATCHED.setdefault(root_of(trace), {})
    key = (name, tuple(value.type for value in operands))
    if key not in known:
        types = [tensor_type(value) for value in operands]
        known[key] = made = _batched(b, trace.functions[name], types)
        source = trace.functions[name]
        made.attributes[COMPOSITE] = source.attributes[COMPOSITE]
        named = source.attributes.get(GRADIENT)
        if isinstance(named, SymbolRefAttr):
            gradient = trace.functions[named.string_value()]
            rest = [
                b.type_of(cast(AnyTensor, each))
                for each in gradient.function_type.inputs.data[len(types) :]
            ]
            backward = _batched(b, gradient, [*types, *rest])
            made.attributes[GRADIENT] = SymbolRefAttr(backward.sym_name.data)
    return known[key]


def _batched(b: Batch, source: FuncOp, types: Sequence[AnyTensor]) -> FuncOp:
    inputs = [Input(f"x{number}", type_) for number, type_ in enumerate(types)]
    inner = body_trace(b.trace, inputs)
    first, *others = inner.arguments
    for other in others:
        inner.sizes.tie((first, 0), (other, 0))
    batch = Batch(inner, inner.shape(first)[0])
    stand_ins: list[SSAValue] = []
    for value, type_ in zip(inner.arguments, source.function_type.inputs.data, strict=True):
        made = boundary.stand_in(inner, cast(AnyTensor, type_), value, 1).value
        stand_ins.append(made)
        batch.put(made, value)
    ops, results = copied(source, stand_ins)
    for op in ops:
        inner.block.add_op(op)
        inner.note(op)
    going = write_again(batch, stand_ins[0].owner)
    found = [batch.whole(value) for value in results]
    erase_all(inner, [*(value.owner for value in stand_ins), *going])
    name = free_name(f"{source.sym_name.data}.batched", b.trace.functions)
    b.trace.functions[name] = finished(inner, found, name)
    return b.trace.functions[name]


_BATCHED: WeakKeyDictionary[Trace, dict[object, FuncOp]] = WeakKeyDictionary()
"""By trace of a module: the batched functions of its composites, by name and argument types."""


@rule(CallOp)
def call(b: Batch, op: CallOp) -> Sequence[SSAValue]:
    """A call of a user's composite: its function is batched, and keeps its name and gradient."""
    operands = [b.whole(value) for value in op.operands]
    function = batched_function(b, op.callee.string_value(), operands)
    types = function.function_type.outputs.data
    results = b.append(CallOp(function.sym_name.data, operands, types))
    for single, whole in zip(op.results, results, strict=True):
        b.trace.sizes.tie((operands[0], 0), (whole, 0))
        for position, size in enumerate(shape_of(single)):
            if size == DYNAMIC:
                b.trace.sizes.tie((single, position), (whole, position + 1))
    return results
