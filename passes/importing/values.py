"""What several rules need: casts and broadcasts."""

from __future__ import annotations

from xdsl.ir import Attribute, SSAValue

from mlfuse.dialects.graph import selection
from mlfuse.dialects.graph.base import shape_of, tensor_type, with_element
from mlfuse.dialects.graph.composite import Emitter


def cast(e: Emitter, value: SSAValue, element: Attribute) -> SSAValue:
    """`value` with another element type."""
    if tensor_type(value).element_type == element:
        return value
    return e.emit(selection.CastOp(value, with_element(tensor_type(value), element)))


def spread(e: Emitter, value: SSAValue, like: SSAValue) -> SSAValue:
    """A rank-0 `value` in the shape of `like`; one of that shape as it is."""
    return value if shape_of(value) == shape_of(like) else e.spread(value, (), like)
