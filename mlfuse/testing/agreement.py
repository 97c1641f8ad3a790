"""Compares results with exact ones, within the error that the roundings of the program may cause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.sensitivity import disagreements

Array = np.ndarray[Any, np.dtype[Any]]


def agree(text: str, args: Sequence[Array], got: Any, *want: Array) -> None:
    """Assert that `got`, the results of `@main` of a graph-level text for `args`, agrees with `want`. `want` is exact
    or in f64, and is rounded to the results' types here."""
    results: list[Array] = [*got] if isinstance(got, (tuple, list)) else [got]
    pairs = zip(want, results, strict=True)
    rounded = [np.asarray(each, np.asarray(result).dtype) for each, result in pairs]
    problems = disagreements(parse_module(text), args, results, rounded)
    assert not problems, problems
