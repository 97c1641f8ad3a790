"""The functions by which ONNX itself defines some of its operators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from onnx import AttributeProto, FunctionProto, NodeProto, TensorProto, TypeProto, defs, helper

from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.tracing import TracedArray


def body_of(
    node: Node,
    proto: NodeProto,
    attributes: Mapping[str, AttributeProto],
    inputs: Sequence[Value | None],
) -> FunctionProto | None:
    """The function that defines an operator; None if there is none."""
    schema = _schema(node)
    if schema is None:
        return None
    if schema.has_function:
        versions = [each for each in schema.function_opset_versions if each <= node.opset]
        body = schema.get_function_with_opset_version(versions[-1]) if versions else b""
        return _parsed(body)
    if not schema.has_context_dependent_function:
        return None
    versions = [
        each for each in schema.context_dependent_function_opset_versions if each <= node.opset
    ]
    if not versions:
        return None
    types = [_type_of(each).SerializeToString() for each in inputs]
    call = NodeProto()
    call.CopyFrom(proto)
    del call.attribute[:]
    call.attribute.extend(attributes.values())
    body = schema.get_context_dependent_function_with_opset_version(
        versions[-1], call.SerializeToString(), types
    )
    if not body and any(_is_open(each) for each in inputs):
        node.needs_sizes("a function defines it, whose text depends on sizes that aren't known yet")
    return _parsed(body)


def defaults_of(node: Node) -> dict[str, AttributeProto]:
    """The default values of an operator's attributes."""
    schema = _schema(node)
    found: dict[str, AttributeProto] = {}
    for name, each in schema.attributes.items() if schema else ():
        if each.default_value.type != AttributeProto.UNDEFINED:
            found[name] = each.default_value
    return found


def why_not(node: Node) -> str:
    """The error text for an operator without a converter."""
    if _schema(node) is not None:
        return "there is no such operator in mlfuse yet"
    domain = f"the domain {node.domain!r}" if node.domain else "ONNX"
    return f"the installed onnx package knows no such operator of {domain} at opset {node.opset}"


def _schema(node: Node) -> Any:
    """The operator's schema, or None; untyped, since onnx's type stubs are incomplete."""
    try:
        return defs.get_schema(node.op_type, node.opset, node.domain)
    except defs.SchemaError:
        return None


def _parsed(body: bytes) -> FunctionProto | None:
    if not body:
        return None
    function = FunctionProto()
    function.ParseFromString(body)
    return function


def _is_open(value: Value | None) -> bool:
    return isinstance(value, TracedArray) and not all(isinstance(d, int) for d in value.shape)


def _type_of(value: Value | None) -> TypeProto:
    if value is None:
        return TypeProto()
    if isinstance(value, TracedArray):
        element = helper.np_dtype_to_tensor_dtype(np.dtype(value.dtype))
        shape = [each if isinstance(each, int) else None for each in value.shape]
    elif value.dtype == object:
        element, shape = TensorProto.INT64, list(value.shape)
    else:
        element = helper.np_dtype_to_tensor_dtype(value.dtype)
        shape = list(value.shape)
    return helper.make_tensor_type_proto(element, shape)
