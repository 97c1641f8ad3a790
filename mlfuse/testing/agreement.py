"""Compares results with exact ones, within the error that the roundings of the program may cause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp

from mlfuse.driver import pipelines
from mlfuse.driver.parsing import Source, parse
from mlfuse.frontends.transforms import trees
from mlfuse.passes.inline import Inline
from mlfuse.testing.fuzz.sensitivity import disagreements

Array = np.ndarray[Any, np.dtype[Any]]


def agree(program: Any, args: Sequence[Any], got: Any, *want: Any, function: str = "main") -> None:
    """Assert that `got`, the results of a program for `args`, agrees with `want`. `want` is exact or in f64, and is
    rounded to the results' types here.

    A program is a graph or StableHLO, of which `function` is run, or a Python function that mlfuse traces. Arguments
    and results may be in containers.
    """
    results = [np.asarray(each) for each in _leaves(got)]
    pairs = zip(_leaves(want), results, strict=True)
    rounded = [np.asarray(each, result.dtype) for each, result in pairs]
    problems = disagreements(_graph_of(program, args, function), _arrays(args), results, rounded)
    assert not problems, problems


def _graph_of(program: Any, args: Sequence[Any], function: str) -> ModuleOp:
    """The graph of a program, without calls; its function is `@main`."""
    if callable(program):
        import mlfuse

        lowers: Any = program if hasattr(program, "lower") else mlfuse.jit(program)
        program = lowers.lower(*args).module
    module = pipelines.run(parse(cast(Source, program)), "graph", "cpu")
    Inline("all").apply(Context(), module)
    functions = [op for op in module.ops if isinstance(op, FuncOp)]
    for op in functions:
        op.sym_name = StringAttr(
            {function: "main", "main": function}.get(op.sym_name.data, op.sym_name.data)
        )
    return module


def _arrays(args: Sequence[Any]) -> list[Array]:
    return [np.asarray(each) for each in _leaves(tuple(args))]


def _leaves(value: object) -> list[Any]:
    leaves: list[Any] = []
    trees.flatten(value, leaves)
    return leaves
