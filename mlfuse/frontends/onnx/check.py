"""Checks a model before it is converted: names, order, opsets, sizes.

A model isn't trusted. The checks take time in proportion to its length, whatever it contains; the cost of converting it
is bounded, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from onnx import AttributeProto, FunctionProto, GraphProto, ModelProto, NodeProto, defs

from mlfuse.frontends.onnx.errors import OnnxError, UnsupportedError

OLDEST = 6
"""The oldest supported opset."""
MAX_NESTING = 32
"""The most levels of graphs in attributes of nodes, and of functions that call functions."""
MAX_NODES = 200_000
"""The most nodes of a model; a function counts as often as it is called. A node counts once for each output, or once
for each eight inputs if that is more."""

FunctionKey = tuple[str, str, str]
"""Domain, name, overload."""
Scopes = tuple[set[str], ...]
"""The visible names, those of the outermost graph first."""


class _Import(Protocol):
    @property
    def domain(self) -> str: ...
    @property
    def version(self) -> int: ...


def domain_of(name: str) -> str:
    """The name of a domain for comparisons: ONNX's own domain has two names."""
    return "" if name == "ai.onnx" else name


def opsets_of(imports: Iterable[_Import], what: str) -> dict[str, int]:
    """The opset of each domain. OnnxError for an unknown opset."""
    found: dict[str, int] = {}
    for each in imports:
        domain = domain_of(each.domain)
        if found.setdefault(domain, each.version) != each.version:
            raise OnnxError(f"{what} imports two opsets of the domain {domain!r}")
    version = found.get("")
    newest = defs.onnx_opset_version()
    if version is not None and version < OLDEST:
        raise UnsupportedError(
            f"{what} is of opset {version}, {OLDEST} is the oldest that is read: convert it with "
            f"onnx.version_converter.convert_version(model, {newest})"
        )
    if version is not None and version > newest:
        raise UnsupportedError(
            f"{what} is of opset {version}, the installed package onnx knows opsets up to {newest}: "
            "a newer one may know it (pip install -U onnx)"
        )
    return found


def functions_of(model: ModelProto) -> dict[FunctionKey, FunctionProto]:
    """The functions that a model defines."""
    found: dict[FunctionKey, FunctionProto] = {}
    for each in model.functions:
        key = (domain_of(each.domain), each.name, each.overload)
        if key in found:
            raise OnnxError(f"the model defines the function {each.name[:80]!r} twice")
        found[key] = each
    return found


def check_model(model: ModelProto, functions: Mapping[FunctionKey, FunctionProto]) -> None:
    """OnnxError for an invalid model."""
    if not model.HasField("graph"):
        raise OnnxError("the model has no graph; is this an ONNX file?")
    if not model.opset_import:
        raise OnnxError("the model doesn't say which opset it is of; is this an ONNX file?")
    counted: dict[FunctionKey, int] = {}
    total = _count(model.graph.node, functions, counted, (), 0)
    if total > MAX_NODES:
        raise OnnxError(f"the model has {total} nodes, functions written out; {MAX_NODES} are read")
    for function in functions.values():
        _check_function(function)
    _check_graph(model.graph, ())


def _count(
    nodes: Iterable[NodeProto],
    functions: Mapping[FunctionKey, FunctionProto],
    counted: dict[FunctionKey, int],
    callers: Sequence[FunctionKey],
    depth: int,
) -> int:
    """The number of nodes after all functions are inlined."""
    if depth > MAX_NESTING:
        raise OnnxError(f"functions or graphs nest deeper than {MAX_NESTING}")
    total = 0
    for node in nodes:
        total += max(1, len(node.input) // 8, len(node.output))
        key = (domain_of(node.domain), node.op_type, node.overload)
        function = functions.get(key)
        if function is not None:
            if key in callers:
                raise OnnxError(f"the function {node.op_type[:80]!r} calls itself")
            if key not in counted:
                inner = (*callers, key)
                counted[key] = _count(function.node, functions, counted, inner, depth + 1)
            total += counted[key]
        for graph in _graphs(node):
            total += _count(graph.node, functions, counted, callers, depth + 1)
    return total


def _check_function(function: FunctionProto) -> None:
    name = f"the function {function.name[:80]!r}"
    if not function.opset_import:
        raise OnnxError(f"{name} doesn't say which opset it is of")
    opsets_of(function.opset_import, name)
    made = _distinct(function.input, set(), name)
    _check_nodes(function.node, (made,), name)
    _check_there(function.output, (made,), name)


def _check_graph(graph: GraphProto, outer: Scopes) -> None:
    name = f"the graph {graph.name[:80]!r}"
    initial = [each.name for each in graph.initializer]
    initial += [each.values.name for each in graph.sparse_initializer]
    known = _distinct(initial, set(), name)
    made = _distinct((each.name for each in graph.input), set(), name) | known
    scopes = (*outer, made)
    _check_nodes(graph.node, scopes, name)
    _check_there([each.name for each in graph.output], scopes, name)


def _check_nodes(nodes: Iterable[NodeProto], scopes: Scopes, where: str) -> None:
    """OnnxError unless every value is made once, and before it is used. The outputs of the nodes are added to the last
    scope."""
    made = scopes[-1]
    for number, node in enumerate(nodes, 1):
        _check_texts(node, number, where)
        name = f"{node.op_type[:80]} (node {number}{_called(node)}) of {where}"
        for value in node.input:
            if value and not _is_made(value, scopes):
                raise OnnxError(
                    f"{name} uses {value[:80]!r}, which nothing before it makes: it is missing, or "
                    "the nodes form a cycle or aren't sorted"
                )
        for graph in _graphs(node):
            _check_graph(graph, scopes)
        made |= _distinct((value for value in node.output if value), made, name)


def _check_texts(node: NodeProto, number: int, where: str) -> None:
    """OnnxError for names that aren't UTF-8, which protobuf returns as bytes."""
    own = (node.name, node.op_type, node.domain, node.overload)
    attributes = (name for each in node.attribute for name in (each.name, each.ref_attr_name))
    for text in (*own, *node.input, *node.output, *attributes):
        if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise OnnxError(f"node {number} of {where}: a name that isn't UTF-8 text: {text!r}")


def _is_made(name: str, scopes: Scopes) -> bool:
    return any(name in scope for scope in reversed(scopes))


def _distinct(names: Iterable[str], made: set[str], where: str) -> set[str]:
    found: set[str] = set()
    for name in names:
        if not name:
            raise OnnxError(f"{where}: a value has no name")
        if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise OnnxError(f"{where}: a name that isn't UTF-8 text: {name!r}")
        if name in found or name in made:
            raise OnnxError(f"{where}: the value {name[:80]!r} is made twice")
        found.add(name)
    return found


def _check_there(outputs: Iterable[str], scopes: Scopes, where: str) -> None:
    for name in outputs:
        if not _is_made(name, scopes):
            raise OnnxError(f"{where}: nothing makes the output {name[:80]!r}")


def _called(node: NodeProto) -> str:
    return f" {node.name[:80]!r}" if node.name else ""


def _graphs(node: NodeProto) -> list[GraphProto]:
    """The graphs in a node's attributes."""
    found: list[GraphProto] = []
    for each in node.attribute:
        if each.type == AttributeProto.GRAPH:
            found.append(each.g)
        elif each.type == AttributeProto.GRAPHS:
            found += each.graphs
    return found
