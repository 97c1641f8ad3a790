"""The arithmetic operators of the domain ai.onnx.ml."""

from __future__ import annotations

from mlfuse.dialects.graph.lookup import TakeOp
from mlfuse.frontends.onnx.node import Node
from mlfuse.frontends.onnx.ops.arrays import (
    cast_to,
    composite,
    element,
    known_sizes,
    product,
    reshape,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray

DOMAIN = "ai.onnx.ml"


@converter("Binarizer", domain=DOMAIN)
def _binarizer(node: Node, x: TracedArray, *, threshold: float = 0.0) -> TracedArray:
    """1 above a threshold, else 0."""
    return cast_to(x > threshold, element(x))


@converter("ArrayFeatureExtractor", domain=DOMAIN)
def _array_feature_extractor(node: Node, x: TracedArray, places: TracedArray) -> TracedArray:
    """The columns at the given indices; a vector counts as one row."""
    x = unit_dims(x, [0]) if x.ndim == 1 else x
    known_sizes(node, x)
    flat = reshape(node, places, [product(places.shape)])
    return composite(TakeOp, x, flat, axis=x.ndim - 1, mode="fill")
