"""Results held to true ones, as far as the roundings on the way may move them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.sensitivity import disagreements

Array = np.ndarray[Any, np.dtype[Any]]


def agree(text: str, args: Sequence[Array], got: Any, *want: Array) -> None:
    """Assert that `@main` of a graph-level text gave `want`, computed in f64 or exactly; it is rounded here."""
    results: list[Array] = [*got] if isinstance(got, (tuple, list)) else [got]
    pairs = zip(want, results, strict=True)
    rounded = [np.asarray(each, np.asarray(result).dtype) for each, result in pairs]
    problems = disagreements(parse_module(text), args, results, rounded)
    assert not problems, problems
