"""Constant folding: nodes with known inputs are computed while the model is converted.

The converter writes to a separate graph, which the interpreter runs. Results that would be too large
aren't
folded: small files must not become large programs.
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
"""Bytes that a folded value may always have."""
_GROWTH = 8
"""How many times as large as the model's initializers one folded value may be."""
_TOTAL = 2**26
"""Bytes of all folded values, in addition to a multiple of the initializers'."""
_RANDOM = ("Bernoulli", "Dropout", "Multinomial", "RandomNormalLike", "RandomUniformLike")


class Folder:
    """Calls converters; folds what they would compute from constants."""

    def __init__(self, nbytes: int):
        """`nbytes` are those of the model's initializers."""
        self._largest = max(_SMALL, _GROWTH * nbytes)
        self._left = _TOTAL + 2 * _GROWTH * nbytes

    def call(
        self, convert: Convert, node: Node, inputs: Sequence[Value | None]
    ) -> Sequence[Value | None]:
        """What a converter makes of a node's inputs."""
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
    """What a converter returned, as one value for each output."""
    return made if isinstance(made, tuple | list) else (made,)  # pyright: ignore


def _nbytes(value: TracedArray) -> int:
    shape = shape_of(value.value)
    assert DYNAMIC not in shape
    return prod(shape) * value.dtype.itemsize


def _own(array: Array) -> Array:
    """A result that is kept: not a view of something larger."""
    return np.ascontiguousarray(array) if array.ndim else array.copy()
