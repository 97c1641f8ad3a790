"""A region: nodes that become one graph module, compiled for the sizes it is called with.

Inputs are read in their memory order (a channels-last tensor as a transposed view),
and results are written in the memory order that torch expects of the node, so neither is copied for its
layout.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import getitem
from typing import Any, cast

from xdsl.dialects.builtin import IntegerAttr, ModuleOp, TensorType, i64
from xdsl.ir import Attribute, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.arithmetic import AddOp
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.external import CallExternalOp
from mlfuse.frontends.torch.compiled.calls import external_of, sizes_in_memory
from mlfuse.frontends.torch.compiled.judging import EXTERNAL, converter_of, filled_in
from mlfuse.frontends.torch.compiled.sizes import open_shape, size_of, symbols_of
from mlfuse.frontends.torch.compiled.values import (
    Node,
    Order,
    each_of,
    inverse,
    is_tensor,
    order_of,
    place_of,
    type_of,
    value_of,
)
from mlfuse.frontends.torch.library import Tensor
from mlfuse.frontends.torch.ops.table import StaysInAten, tracing_into
from mlfuse.frontends.torch.ops.types import I64
from mlfuse.frontends.tracing import place
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.node_hints import marking
from mlfuse.frontends.tracing.trace import Trace

MARKERS = "mlfuse_markers"
"""The key of the user's fusion hints in a node's `meta`."""
MAX_SIZES = 16
"""The number of sets of sizes for which a region's code is kept (LRU)."""

Runner = Callable[[Sequence[Tensor], Sequence[Tensor | None]], list[Tensor]]
"""Takes row-major arguments, and for each result the memory to write it to, or None; returns the results."""


@dataclass(frozen=True)
class Region:
    """Nodes, with their inputs and results.

    `inputs` are the tensors and `numbers` the sizes that the region reads. `seed` is a rank-0 tensor for random
    numbers, if there are any. `written` has, for each result that replaces an input, the number of that input.
    """

    nodes: tuple[Node, ...]
    inputs: tuple[Node, ...]
    numbers: tuple[Node, ...]
    outputs: tuple[Node, ...]
    seed: Node | None
    written: dict[int, int] = field(default_factory=dict[int, int])
    device: str = "cpu"

    @property
    def is_open(self) -> bool:
        """Whether a size is dynamic."""
        values = [value_of(each) for each in self.inputs]
        return bool(self.numbers) or any(DYNAMIC in open_shape(value) for value in values)

    def module(
        self, shapes: Sequence[tuple[int, ...]], numbers: Sequence[int] | None = None
    ) -> ModuleOp:
        """The graph module for arguments of these shapes (with dims in torch's order).

        Without `numbers`, they are computed from `?` sizes. MlfuseError if they don't follow from these.
        """
        values = [value_of(each) for each in self.inputs]
        orders = [order_of(value) for value in values]
        aliases = {each: result for result, each in self.written.items()}
        inputs: list[Input] = []
        for n, (shape, order) in enumerate(zip(shapes, orders, strict=True)):
            laid = _rows(shape, order)
            attributes: dict[str, Attribute] = {}
            if n in aliases:
                attributes["mlfuse.alias"] = IntegerAttr(aliases[n], i64)
            name = (
                f"arg{n}"  # independent of the node's name, so that repeated blocks have equal text
            )
            inputs.append(Input(name, type_of(values[n], laid), attributes=attributes))
        if self.seed is not None:
            inputs.append(Input("seed", TensorType(I64.mlir, ())))
        trace = Trace(inputs)
        arguments = trace.arguments
        if numbers is None:
            symbols = symbols_of(trace, values, arguments[: len(values)], orders)
            sizes = [size_of(value_of(each), symbols) for each in self.numbers]
        else:
            sizes = list(numbers)
        known: dict[Node, object] = dict(zip(self.numbers, sizes, strict=True))
        for node, value, order in zip(self.inputs, arguments, orders, strict=False):
            known[node] = TracedArray(trace, _inverse(trace, value, order))
        seeds = _Seeds(trace, arguments[-1]) if self.seed is not None else None
        with tracing_into(trace, device=self.device, seed=seeds):
            for node in self.nodes:
                _convert(trace, node, known)
            results = [_result(trace, node, known) for node in self.outputs]
        return trace.finish(results)

    def open_module(self) -> ModuleOp:
        """The graph module for all sizes. MlfuseError, with the reason, if that isn't possible."""
        return self.module([open_shape(value_of(each)) for each in self.inputs])


@dataclass
class _Seeds:
    """A seed for each random op: the graph's seed, seed + 1, ..."""

    trace: Trace
    first: SSAValue
    count: int = 0

    def __call__(self) -> TracedArray:
        step = self.trace.emit(ConstantOp.scalar_of(self.count, I64))
        self.count += 1
        return TracedArray(self.trace, self.trace.emit(AddOp(self.first, step)))


def _convert(trace: Trace, node: Node, known: dict[Node, object]) -> object:
    """The value of a node. If it isn't in `known`, it is added to the trace, and so are the views that it reads."""
    if node in known:
        return known[node]
    for each in node.all_input_nodes:
        _convert(trace, each, known)
    if node.target is getitem:
        known[node] = cast("tuple[object, ...]", known[node.args[0]])[node.args[1]]
        return known[node]
    with place.at(place_of(node), node.name), marking(node.meta.get(MARKERS, ())):
        if node.meta.get(EXTERNAL):
            known[node] = _called(trace, node, known)
        else:
            known[node] = converter_of(node)(
                *filled_in(node.args, known), **filled_in(node.kwargs, known)
            )
    return known[node]


def _called(trace: Trace, node: Node, known: dict[Node, object]) -> object:
    """The result of a call into ATen; a tuple if it has several."""
    name, operands = external_of(node)
    every = each_of(value_of(node))
    values = [each for each in every if each is not None]
    inputs = [_result(trace, each, known) for each in operands]
    laid = [type_of(each, _sizes_of(each, operands, inputs)) for each in values]
    op = CallExternalOp(name, inputs, laid)
    trace.emit(op)
    made = iter(op.results)
    results = [
        None if each is None else TracedArray(trace, _inverse(trace, next(made), order_of(each)))
        for each in every
    ]
    return results[0] if is_tensor(value_of(node)) else tuple(results)


def _sizes_of(result: Any, operands: Sequence[Node], inputs: Sequence[SSAValue]) -> tuple[int, ...]:
    """The sizes of a result of `graph.call_external`, in the order of memory: those of the operand that has them, if
    they aren't known. StaysInAten if the op would take another operand's."""
    if DYNAMIC not in (sizes := open_shape(result)):
        return _rows(sizes, order_of(result))
    laid = sizes_in_memory(result)
    every = zip(operands, inputs, strict=True)
    twin = next(value for node, value in every if sizes_in_memory(value_of(node)) == laid)
    shape = shape_of(twin)
    if DYNAMIC in shape and next(each for each in inputs if shape_of(each) == shape) is not twin:
        raise StaysInAten(
            "the sizes of a result are those of an operand that comes after one like it"
        )
    return shape


def _result(trace: Trace, node: Node, known: dict[Node, object]) -> SSAValue:
    """A value with its dims transposed to the memory order that torch expects."""
    array = known[node]
    assert isinstance(array, TracedArray)
    order = order_of(value_of(node))
    return array.value if order is None else build.transpose(trace, array.value, order)


def _rows(shape: Sequence[int], order: Order) -> tuple[int, ...]:
    """A shape with its dims in the order of memory."""
    return tuple(shape) if order is None else tuple(shape[d] for d in order)


def _inverse(trace: Trace, value: SSAValue, order: Order) -> SSAValue:
    return value if order is None else build.transpose(trace, value, inverse(order))


class Sizes:
    """The code of a region for the sizes of a call: cached or newly compiled."""

    def __init__(self, make: Callable[[Any], Runner]):
        self._make = make
        self._runners: OrderedDict[Any, Runner] = OrderedDict()

    def __call__(self, key: Any) -> Runner:
        found = self._runners.get(key)
        if found is None:
            found = self._runners[key] = self._make(key)
            if len(self._runners) > MAX_SIZES:
                self._runners.popitem(last=False)
        elif len(self._runners) > 1:
            self._runners.move_to_end(key)
        return found
