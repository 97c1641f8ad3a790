"""Constant folding: nodes with known inputs are computed while the model is converted.

The converter adds ops to a separate graph, which the interpreter runs. Results that would be too large aren't folded:
small files must not become large programs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

import numpy as np

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.onnx.building import Graph
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.table import Convert
from mlfuse.frontends.tracing import TracedArray
from mlfuse.interpreter import run_module

_SMALL = 2**20
"""Folded values of up to this many bytes are always allowed."""
_GROWTH = 8
"""The largest ratio of a folded value's size to that of the model's initializers."""
_TOTAL = 2**26
"""The most bytes of all folded values together, in addition to a multiple of the initializers' size."""
_RANDOM = ("Bernoulli", "Dropout", "Multinomial", "RandomNormalLike", "RandomUniformLike")


class ConstantFolder:
    """Calls converters, and folds nodes whose inputs are constants."""

    def __init__(self, nbytes: int):
        """`nbytes` is the size of the model's initializers."""
        self._largest = max(_SMALL, _GROWTH * nbytes)
        self._left = _TOTAL + 2 * _GROWTH * nbytes

    def call(
        self, convert: Convert, node: Node, inputs: Sequence[Value | None]
    ) -> Sequence[Value | None]:
        """The outputs of a converter for a node's inputs, folded if possible."""
        if _is_known(inputs) and node.op_type not in _RANDOM:
            folded = self._folded(convert, node, inputs)
            if folded is not None:
                return folded
        return _outputs(convert(node, *inputs))

    def _folded(
        self, convert: Convert, node: Node, inputs: Sequence[Value | None]
    ) -> list[Value | None] | None:
        graph = Graph(())
        made = _outputs(convert(replace(node, builder=graph), *inputs))
        traced = [each for each in made if isinstance(each, TracedArray)]
        if not traced:
            return list(made)
        sizes = [_nbytes(each) for each in traced]
        if max(sizes) > self._largest or sum(sizes) > self._left:
            return None
        self._left -= sum(sizes)
        results = iter(run_module(graph.finish(traced), "main", graph.bound))
        return [_own(next(results)) if isinstance(each, TracedArray) else each for each in made]


def _is_known(inputs: Sequence[Value | None]) -> bool:
    known = [each for each in inputs if each is not None]
    return bool(known) and all(
        isinstance(each, np.ndarray) and each.dtype != object for each in known
    )


def _outputs(made: object) -> Sequence[Value | None]:
    """The result of a converter as one value for each output."""
    return made if isinstance(made, tuple | list) else (made,)  # pyright: ignore


def _nbytes(value: TracedArray) -> int:
    shape = shape_of(value.value)
    assert DYNAMIC not in shape
    return prod(shape) * value.dtype.itemsize


def _own(array: Array) -> Array:
    """An array to keep: a copy if it is a view of a larger one."""
    return np.ascontiguousarray(array) if array.ndim else array.copy()
