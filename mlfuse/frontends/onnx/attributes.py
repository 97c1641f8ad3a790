"""A node's attributes as Python values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from onnx import AttributeProto

from mlfuse.frontends.onnx.errors import OnnxError, UnsupportedError
from mlfuse.frontends.onnx.node import Attribute
from mlfuse.frontends.onnx.tensors import DataFolder, array_of, dense_of


def resolved(
    protos: Iterable[AttributeProto], outer: Mapping[str, AttributeProto]
) -> dict[str, AttributeProto]:
    """The attributes of a node by name. They may refer to `outer`, the attributes of the function that contains the
    node; an attribute that the function isn't given is missing in the node, too."""
    found: dict[str, AttributeProto] = {}
    for proto in protos:
        if proto.name in found:
            raise OnnxError(f"the attribute {proto.name[:80]!r} is there twice")
        if not proto.ref_attr_name:
            found[proto.name] = proto
        elif proto.ref_attr_name in outer:
            found[proto.name] = own = AttributeProto()
            own.CopyFrom(outer[proto.ref_attr_name])
            own.name = proto.name
    return found


def decoded(protos: Mapping[str, AttributeProto], folder: DataFolder) -> dict[str, Attribute]:
    """The values of attributes."""
    return {name: _value(proto, folder) for name, proto in protos.items()}


def _value(proto: AttributeProto, folder: DataFolder) -> Attribute:
    match proto.type:
        case AttributeProto.INT:
            return proto.i
        case AttributeProto.FLOAT:
            return proto.f
        case AttributeProto.STRING:
            return _text(proto.s)
        case AttributeProto.INTS:
            return list(proto.ints)
        case AttributeProto.FLOATS:
            return list(proto.floats)
        case AttributeProto.STRINGS:
            return [_text(each) for each in proto.strings]
        case AttributeProto.TENSOR:
            return array_of(proto.t, folder)
        case AttributeProto.SPARSE_TENSOR:
            return dense_of(proto.sparse_tensor, folder)
        case AttributeProto.GRAPH:
            return proto.g
        case AttributeProto.TENSORS:
            return [array_of(each, folder) for each in proto.tensors]
        case AttributeProto.TYPE_PROTO:
            return proto.tp
        case _:
            kinds = {number: name for name, number in AttributeProto.AttributeType.items()}
            kind = kinds.get(proto.type, str(int(proto.type)))
            raise UnsupportedError(f"the attribute {proto.name[:80]!r} is of type {kind}")


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")
