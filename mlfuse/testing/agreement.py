"""Compares results with exact ones, within the error that the roundings of the program may cause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from mlfuse.driver import pipelines
from mlfuse.driver.parsing import Source, parse
from mlfuse.frontends.transforms import trees
from mlfuse.passes.inline import Inline
from mlfuse.testing.fuzz.sensitivity import disagreements

Array = np.ndarray[Any, np.dtype[Any]]


def agree(program: Any, args: Sequence[Any], got: Any, *want: Any) -> None:
    """Assert that `got`, the results of a program for `args`, agrees with `want`. `want` is exact or in f64, and is
    rounded to the results' types here.

    A program is the `@main` of a graph, of StableHLO or of a Python function that mlfuse traces. Arguments and results
    of functions may be in containers.
    """
    results = [np.asarray(each) for each in _leaves(got)]
    pairs = zip(_leaves(want), results, strict=True)
    rounded = [np.asarray(each, result.dtype) for each, result in pairs]
    problems = disagreements(_graph_of(program, args), _arrays(args), results, rounded)
    assert not problems, problems


def _graph_of(program: Any, args: Sequence[Any]) -> ModuleOp:
    """The graph of a program, without calls."""
    if callable(program):
        import mlfuse

        lowers: Any = program if hasattr(program, "lower") else mlfuse.jit(program)
        program = lowers.lower(*args).module
    module = pipelines.run(parse(cast(Source, program)), "graph", "cpu")
    Inline("all").apply(Context(), module)
    return module


def _arrays(args: Sequence[Any]) -> list[Array]:
    return [np.asarray(each) for each in _leaves(tuple(args))]


def _leaves(value: object) -> list[Any]:
    leaves: list[Any] = []
    trees.flatten(value, leaves)
    return leaves
