"""Casts: Cast, CastLike, BitCast."""

from __future__ import annotations

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import cast_to, dtype_of, element
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse


@converter("Cast", since=6)
def _cast(node: Node, x: TracedArray, *, to: int, saturate: bool = True) -> TracedArray:
    return _to(x, element_type(node, to), saturate)


@converter("CastLike", since=15)
def _cast_like(node: Node, x: TracedArray, like: Value, *, saturate: bool = True) -> TracedArray:
    return _to(x, dtype_of(node, like), saturate)


@converter("BitCast", since=26)
def _bit_cast(node: Node, x: TracedArray, *, to: int) -> TracedArray:
    wanted = element_type(node, to)
    if element(x).nbytes != wanted.nbytes:
        node.invalid(f"elements of {x.dtype.name} and {wanted.numpy.name} differ in size")
    if wanted.is_bool or x.dtype == np.bool_:
        node.unsupported("the bits of truth values")
    return mlfuse.bitcast(x, wanted)


def _to(x: TracedArray, to: DType, saturate: bool) -> TracedArray:
    return to_f8(x, to, saturate) if to.is_f8 and not element(x).is_f8 else cast_to(x, to)


def to_f8(x: TracedArray, to: DType, saturate: bool) -> TracedArray:
    """A cast to 8-bit floats. Numbers out of range become the largest number, or without `saturate` an infinity or
    NaN."""
    if not saturate:
        return cast_to(x, to)
    if not element(x).is_float:
        x = x.astype("float32")
    largest = 448.0 if to.name == "f8E4M3FN" else 57344.0
    return cast_to(mlfuse.minimum(mlfuse.maximum(x, -largest), largest), to)


def element_type(node: Node, code: int) -> DType:
    """The element type with a number of ONNX."""
    from onnx import helper

    try:
        named = np.dtype(helper.tensor_dtype_to_np_dtype(code))
    except (KeyError, TypeError, ValueError):
        node.invalid(f"there is no element type number {code}")
    known = dtypes.of_numpy(named)
    if known is None:
        node.unsupported(f"mlfuse has no elements of {'texts' if named.kind in 'OSU' else named}")
    return known
