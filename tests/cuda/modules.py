"""A module whose sizes are known at run time only, up to none at all; the stored ones are in `stored_modules`."""

from __future__ import annotations

from typing import Any

import numpy as np

from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.sensitivity import disagreements

Array = np.ndarray[Any, np.dtype[Any]]

SOFTMAX = """
func.func @main(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = graph.broadcast %b dims [1] like %x : tensor<?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = graph.add %x, %0 : tensor<?x?xf32>
  %2 = graph.softmax %1 {axis = 1 : i64} : tensor<?x?xf32>
  %3 = graph.reduce max %1 dims [1] : tensor<?x?xf32> -> tensor<?xf32>
  func.return %2, %3 : tensor<?x?xf32>, tensor<?xf32>
}"""


def softmax(x: Array, b: Array) -> list[Array]:
    """What it gives, in f64 and rounded once."""
    y = x.astype(np.float64) + b
    most = y.max(axis=1, initial=-np.inf)
    e = np.exp(y - most[:, None])
    return [each.astype(np.float32) for each in (e / e.sum(axis=1, keepdims=True), most)]


def check_softmax(got: list[Array], x: Array, b: Array) -> None:
    """Results are those of `softmax`, as far as roundings on the way may move them."""
    assert disagreements(parse_module(SOFTMAX), [x, b], got, softmax(x, b)) == []


SHAPES = [(3, 1), (1, 5), (7, 33), (40, 128), (2, 1000), (1, 5000), (300, 3), (0, 8), (4, 0)]


def softmax_inputs(shape: tuple[int, int]) -> tuple[Array, Array]:
    random = np.random.default_rng(0)
    x = random.standard_normal(shape, np.float32)
    return x, random.standard_normal(shape[1], np.float32)
