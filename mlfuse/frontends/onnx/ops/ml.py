"""The arithmetic operators of the domain ai.onnx.ml."""

from __future__ import annotations

from mlfuse.dialects.graph.lookup import TakeOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    cast_to,
    composite,
    element,
    known_sizes,
    product,
    reshape,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray

DOMAIN = "ai.onnx.ml"


@converter("Binarizer", domain=DOMAIN)
def _binarizer(node: Node, x: Value) -> TracedArray:
    """1 above a threshold, else 0."""
    value = node.array(x)
    return cast_to(value > node.float("threshold", 0.0), element(value))


@converter("ArrayFeatureExtractor", domain=DOMAIN)
def _array_feature_extractor(node: Node, x: Value, places: Value) -> TracedArray:
    """Columns at places; a vector is one row."""
    value, ids = node.array(x), node.array(places)
    if value.ndim == 1:
        value = reshape(node, value, [1, *value.shape])
    known_sizes(node, value)
    flat = reshape(node, ids, [product(ids.shape)])
    return composite(TakeOp, value, flat, axis=value.ndim - 1, mode="fill")
