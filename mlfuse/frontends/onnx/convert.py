"""Converts a model's nodes, in order, to graph ops.

Values known during conversion (initializers, and values that depend only on them and on static shapes) are kept as
NumPy arrays and folded: `folding`. Functions, both the model's own and those by which ONNX defines operators, are
inlined at their calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import prod
from typing import cast

import numpy as np
from onnx import AttributeProto, FunctionProto, GraphProto, NodeProto
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.onnx import functions, legacy, loops, symbolic
from mlfuse.frontends.onnx.attributes import decoded, resolved
from mlfuse.frontends.onnx.building import Graph
from mlfuse.frontends.onnx.check import MAX_NESTING, domain_of, opsets_of
from mlfuse.frontends.onnx.errors import (
    NeedsSizesError,
    NeedsValuesError,
    NoConverterError,
    OnnxError,
    UnsupportedError,
)
from mlfuse.frontends.onnx.folding import ConstantFolder
from mlfuse.frontends.onnx.inputs import Tie
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops import table
from mlfuse.frontends.onnx.reading import Loaded
from mlfuse.frontends.onnx.tensors import array_of, dense_of, numpy_type
from mlfuse.frontends.tracing import Input, TracedArray
from mlfuse.frontends.tracing.node_hints import NodeHints, marking
from mlfuse.frontends.tracing.place import TraceError, at
from mlfuse.ir.limits import MAX_BYTES

_FEW = 4
"""If a branch depends on at most this many elements of inputs, code is made for their values; else both branches are
computed."""


@dataclass(frozen=True)
class Converted:
    """A model as a module. `@main` takes the inputs that aren't known, then the bound constants."""

    module: ModuleOp
    bound: Sequence[Array]


@dataclass
class Scope:
    """The values and attributes that the nodes of one graph or function can use."""

    opsets: Mapping[str, int]
    values: dict[str, Value | None]
    attributes: Mapping[str, AttributeProto] = field(default_factory=dict[str, AttributeProto])
    """The attributes of the function's call."""
    outer: Scope | None = None
    depth: int = 0

    def find(self, name: str) -> Value | None:
        """A value by its name, searched from the innermost graph outward."""
        scope: Scope | None = self
        while scope is not None:
            if name in scope.values:
                return scope.values[name]
            scope = scope.outer
        raise OnnxError(f"nothing makes the value {name[:80]!r}")


def convert(
    loaded: Loaded,
    inputs: Sequence[Input],
    known: Mapping[int, Array],
    ties: Sequence[Tie] = (),
    hints: NodeHints | None = None,
) -> Converted:
    """The module of a model.

    `inputs` are the types of the inputs that aren't `known`, in order; dims in `ties` are equal. UnsupportedError for
    unsupported operations; its subclasses NeedsSizesError and NeedsValuesError if they are supported with more known
    sizes or values.
    """
    graph = Graph(inputs, loaded.names)
    conversion = _Conversion(loaded, graph, hints or NodeHints())
    for (first, dim), (second, other) in ties:
        a, b = graph.inputs[first], graph.inputs[second]
        graph.trace.sizes.tie((a.value, dim), (b.value, other))
    free = iter(graph.inputs)
    values: dict[str, Value | None] = {
        info.name: known[number] if number in known else next(free)
        for number, info in enumerate(loaded.inputs)
    }
    values |= loaded.initializers
    scope = Scope(loaded.opsets, values)
    try:
        conversion.nodes(loaded.graph.node, scope)
        results = [
            conversion.result(info.name, info.data_type, scope.find(info.name))
            for info in loaded.outputs
        ]
        return Converted(graph.finish(results), graph.bound)
    except NeedsValuesError as error:
        wanted = graph.depends_on(error.value)
        if wanted is None:
            raise NeedsSizesError(error.message, error.place) from error
        unknown = [number for number in range(len(loaded.inputs)) if number not in known]
        error.inputs = frozenset(unknown[number] for number in wanted)
        raise


def node_names(loaded: Loaded) -> Iterator[str]:
    """The names of all nodes, also of those in branches and functions."""
    waiting = [*loaded.graph.node]
    waiting += [node for function in loaded.functions.values() for node in function.node]
    while waiting:
        node = waiting.pop()
        yield node.name
        for attribute in node.attribute:
            for graph in (attribute.g, *attribute.graphs):
                waiting += graph.node


class _Conversion:
    def __init__(self, loaded: Loaded, graph: Graph, hints: NodeHints):
        self.loaded = loaded
        self.hints = hints
        self.graph = graph
        self.folder = ConstantFolder(loaded.nbytes)
        self.count = 0
        self.nest = loops.Nest()

    def nodes(self, protos: Iterable[NodeProto], scope: Scope) -> None:
        """Convert nodes in order."""
        for proto in protos:
            self.count += 1
            place = self._place(proto)
            with at(place, proto.name or None), marking(self.hints.markers(proto.name)):
                outputs = self._guarded(proto, scope, place)
            names = list(proto.output)
            if len(outputs) < len([name for name in names if name]):
                raise OnnxError(
                    f"{proto.op_type} has {counted(len(names), 'output')}, not {len(outputs)}",
                    place,
                )
            for name, value in zip(names, outputs, strict=False):
                if name:
                    _check_size(proto, value, place)
                    scope.values[name] = value

    def result(self, name: str, data_type: int, value: Value | None) -> TracedArray:
        """A value as the model's output."""
        what = f"the output {name[:80]!r}"
        if value is None:
            raise UnsupportedError(f"{what} is one that its node doesn't make")
        found = value if isinstance(value, TracedArray) else self.graph.constant(value)
        if data_type and found.dtype != numpy_type(data_type, what):
            wanted = numpy_type(data_type, what).name
            raise OnnxError(f"{what} is declared as {wanted}, its node gives {found.dtype.name}")
        return found

    def _place(self, proto: NodeProto) -> Place:
        """The place of a node for errors and remarks: its name and number."""
        name = proto.name or proto.op_type
        plain = "".join(char if char.isprintable() else "?" for char in name[:80])
        return Place(f"{self.loaded.file}:{plain}", self.count, 1)

    def _guarded(self, proto: NodeProto, scope: Scope, place: Place) -> Sequence[Value | None]:
        """The outputs of a node; any error on the way becomes one that names the node."""
        try:
            return self._node(proto, scope, place)
        except OnnxError as error:
            if error.place is not None:
                raise
            kind = type(error) if type(error) is UnsupportedError else OnnxError
            raise kind(_prefixed(proto, error.message), place) from error
        except (TraceError, VerifyException) as error:
            message = error.message if isinstance(error, TraceError) else str(error)
            raise UnsupportedError(_prefixed(proto, message), place) from error
        except MlfuseError as error:
            raise OnnxError(_prefixed(proto, str(error)), place) from error
        except MemoryError as error:
            raise UnsupportedError(_prefixed(proto, f"too large: {error}"), place) from error
        except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
            reason = f"its inputs or attributes don't fit ({type(error).__name__}: {error})"
            raise OnnxError(_prefixed(proto, reason[:400]), place) from error

    def _node(self, proto: NodeProto, scope: Scope, place: Place) -> Sequence[Value | None]:
        inputs = [scope.find(name) if name else None for name in proto.input]
        attributes = resolved(proto.attribute, scope.attributes)
        domain, op_type = domain_of(proto.domain), proto.op_type
        local = self.loaded.functions.get((domain, op_type, proto.overload))
        if local is not None:
            return self._function(local, inputs, attributes, scope)
        if domain not in scope.opsets:
            raise OnnxError(
                f"{op_type}: the model imports no opset of the domain {domain!r}", place
            )
        opset = scope.opsets[domain]
        wanted = tuple(bool(name) for name in proto.output)
        values = decoded(attributes, self.loaded.folder)
        node = Node(op_type, proto.name, domain, opset, values, wanted, place, self.graph)
        if domain == "" and op_type == "If":
            return self._if(node, inputs, scope)
        if domain == "" and op_type in ("Scan", "Loop"):
            written_out = loops.scan if op_type == "Scan" else loops.loop
            return written_out(
                node, inputs, lambda body, given: self._branch(body, scope, given), self.nest
            )
        if domain == "" and opset == legacy.OPSET:
            node, inputs = legacy.modern(node, inputs)
            opset = node.opset
        folded = symbolic.evaluate(node, inputs)
        if folded is not None:
            return folded
        converter = table.find(domain, op_type, opset)
        if converter is not None:
            return self.folder.call(converter, node, inputs)
        body = functions.body_of(node, proto, attributes, inputs)
        if body is not None:
            given = functions.defaults_of(node) | attributes
            return self._function(body, inputs, given, scope)
        raise NoConverterError(f"{op_type}: {functions.why_not(node)}", place)

    def _function(
        self,
        function: FunctionProto,
        inputs: Sequence[Value | None],
        attributes: Mapping[str, AttributeProto],
        scope: Scope,
    ) -> list[Value | None]:
        """The outputs of a function for its inputs."""
        if scope.depth >= MAX_NESTING:
            raise OnnxError(f"functions nest deeper than {MAX_NESTING}")
        if len(inputs) > len(function.input):
            raise OnnxError(f"takes {counted(len(function.input), 'input')}, not {len(inputs)}")
        given = [*inputs, *([None] * (len(function.input) - len(inputs)))]
        values = dict(zip(function.input, given, strict=True))
        defaults = resolved(function.attribute_proto, {})
        inner = Scope(
            {**scope.opsets, **opsets_of(function.opset_import, f"the function {function.name}")},
            values,
            {**defaults, **attributes},
            depth=scope.depth + 1,
        )
        self.nodes(function.node, inner)
        return [inner.values.get(name) for name in function.output]  # unused outputs may be missing

    def _if(self, node: Node, inputs: Sequence[Value | None], scope: Scope) -> list[Value | None]:
        """The results of the branch that a known condition takes; if it is unknown, both branches, and a select for
        each result."""
        (condition,) = inputs
        if condition is None:
            node.invalid("the condition is missing")
        branches = [node.attributes.get(name) for name in ("then_branch", "else_branch")]
        if not all(isinstance(each, GraphProto) for each in branches):
            node.invalid("a branch is missing")
        then_branch, else_branch = cast("list[GraphProto]", branches)
        if isinstance(condition, np.ndarray):
            taken = then_branch if bool(condition.all()) else else_branch
            return self._branch(taken, scope)
        unknown = NeedsValuesError(
            "If: which of its branches is taken isn't known", node.place, condition
        )
        if self._is_cheap(condition):
            raise unknown
        try:
            made = [self._branch(each, scope) for each in (then_branch, else_branch)]
        except OnnxError as error:  # the error may come from a branch that is never taken
            raise unknown from error
        return [self._chosen(node, condition, a, b) for a, b in zip(*made, strict=True)]

    def _is_cheap(self, value: TracedArray) -> bool:
        """Whether a value depends only on a few numbers, such as a flag: then code is made for each of their values."""
        inputs = self.graph.depends_on(value)
        shapes = [shape_of(self.graph.inputs[number].value) for number in inputs or ()]
        return bool(shapes) and sum(map(prod, shapes)) <= _FEW and DYNAMIC not in chain(*shapes)

    def _chosen(
        self, node: Node, condition: TracedArray, a: Value | None, b: Value | None
    ) -> TracedArray:
        if a is None or b is None:
            node.unsupported("a branch that leaves out a result")
        yes, no = node.array(a), node.array(b)
        if yes.shape != no.shape or yes.dtype != no.dtype:
            raise NeedsValuesError(
                f"If: its branches give {yes} and {no}, and which is taken isn't known",
                node.place,
                condition,
            )
        trace = node.trace
        flat = condition if condition.ndim == 0 else _scalar(condition)
        return TracedArray(trace, trace.select(flat.value, yes.value, no.value))

    def _branch(
        self, graph: GraphProto, scope: Scope, inputs: Sequence[Value | None] = ()
    ) -> list[Value | None]:
        if len(inputs) != len(graph.input):
            raise OnnxError(
                f"its graph takes {counted(len(graph.input), 'input')}, not {len(inputs)}"
            )
        if scope.depth >= MAX_NESTING:
            raise OnnxError(f"graphs nest deeper than {MAX_NESTING}")
        folder = self.loaded.folder
        values: dict[str, Value | None] = {
            each.name: array_of(each, folder) for each in graph.initializer
        }
        values |= {each.values.name: dense_of(each, folder) for each in graph.sparse_initializer}
        values |= {info.name: each for info, each in zip(graph.input, inputs, strict=True)}
        inner = Scope(scope.opsets, values, scope.attributes, scope, scope.depth + 1)
        self.nodes(graph.node, inner)
        return [inner.find(each.name) for each in graph.output]


def _check_size(proto: NodeProto, value: Value | None, place: Place) -> None:
    """OnnxError for a value that is too large for any memory."""
    if isinstance(value, TracedArray):
        sizes = [size for size in shape_of(value.value) if size != DYNAMIC]
        if prod(sizes) * value.dtype.itemsize > MAX_BYTES:
            text = "x".join(map(str, sizes))
            raise OnnxError(f"{proto.op_type}: a result of {text} is absurdly large", place)


def _scalar(x: TracedArray) -> TracedArray:
    """A tensor of one element, reshaped to rank 0."""
    return TracedArray(x.trace, build.reshape_units(x.trace, x.value, []))


def _prefixed(proto: NodeProto, message: str) -> str:
    return message if message.startswith(proto.op_type) else f"{proto.op_type}: {message}"
