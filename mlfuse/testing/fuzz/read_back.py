"""Reads a graph from its text, so that oracles can check any module of graph ops, and reduce it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, SSAValue

from mlfuse.cli.reducing import reduced
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import GraphOp, OpKind, shape_of, tensor_type
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.testing.fuzz.arrays import random_array
from mlfuse.testing.fuzz.minimal import Check, problems_of
from mlfuse.testing.fuzz.reference import evaluate, main_of
from mlfuse.testing.fuzz.slack import slack
from mlfuse.testing.fuzz.typed_graph import Dim, Grade, Graph, Statement, Value

ByName: TypeAlias = Mapping[str, Array]
"""Arrays for arguments, by name."""


def graph_of(module: ModuleOp, known: ByName, seed: int = 0) -> tuple[Graph, list[Array]]:
    """The function `@main`, whose ops must have one result each, and arrays for its arguments.

    An argument whose name is in `known` gets that array, or a part of it if it is larger. Others get random
    elements, with 3 for each `?`. MlfuseError for an op that isn't of the graph level, or that has several results.
    """
    module = module.clone()
    _name(main_of(module).body.block)
    text = print_module(module)
    module = parse_module(text)  # now values have the names of the text
    block = main_of(module).body.block
    statements = dict(_statements(text))
    rng, graph, inputs = np.random.default_rng(seed), Graph(), list[Array]()
    for argument in block.args:
        value = _value(argument, [3 if d < 0 else d for d in shape_of(argument)])
        array = _fitted(known.get(value.name), argument)
        array = random_array(rng, value) if array is None else array
        graph.arguments.append(_value(argument, array.shape))
        inputs.append(array)
    arrays = evaluate(module, inputs)
    values = {value.name: value for value in graph.arguments}
    for op in block.ops:
        names = [operand.name_hint or "" for operand in op.operands]
        if not op.results:
            graph.results = [values[name] for name in names]
            break
        if not isinstance(op, GraphOp) or len(op.results) != 1:
            raise MlfuseError(f"{op.name}: only graph ops of one result can be judged")
        read = [values[name] for name in names]
        name = op.results[0].name_hint or ""
        value = _value(op.results[0], arrays[name].shape)
        grade = max([_grade(op, arrays, names), *(each.grade for each in read)])
        values[name] = replace(value, grade=grade)
        graph.statements.append(Statement(values[name], statements[name], tuple(read)))
    return graph, inputs


def _name(block: Block) -> None:
    """Give every value a unique name that isn't a number; unique names are kept."""
    seen: set[str] = set()
    for number, value in enumerate([*block.args, *(r for op in block.ops for r in op.results)]):
        if value.name_hint is None or value.name_hint in seen:
            value.name_hint = f"unnamed{number}"
        seen.add(value.name_hint or "")


def _statements(text: str) -> Iterator[tuple[str, str]]:
    """The ops of a printed function, with the name of each result; the text of an op includes its regions."""
    found = re.search(r"^( *)func\.return", text, re.MULTILINE)
    indent = found[1] if found else ""
    parts = re.split(rf"^{indent}(?=%|func\.return)", text, flags=re.MULTILINE)
    for part in parts:
        if part.startswith("%"):
            name, _, said = part.partition(" = ")
            yield name[1:], said.rstrip()


def _value(value: SSAValue, sizes: Sequence[int]) -> Value:
    dims = [Dim(size, known < 0) for size, known in zip(sizes, shape_of(value), strict=True)]
    dtype = dtypes.of(tensor_type(value).element_type)
    return Value(value.name_hint or "", dtype.name, tuple(dims))


def _fitted(array: Array | None, argument: SSAValue) -> Array | None:
    """The part of an array that has the argument's sizes, or None if it doesn't fit."""
    shape, dtype = shape_of(argument), dtypes.of(tensor_type(argument).element_type).numpy
    if array is None or array.ndim != len(shape) or array.dtype != dtype:
        return None
    if any(size > have for size, have in zip(shape, array.shape, strict=True)):
        return None
    return array[tuple(slice(None) if size < 0 else slice(size) for size in shape)].copy()


def _grade(op: GraphOp, arrays: ByName, names: Sequence[str]) -> Grade:
    """The grade of an op's result, from its slack."""
    with np.errstate(all="ignore"):
        room = slack(op, [arrays[name] for name in names], arrays[op.results[0].name_hint or ""])
    if room is None:
        composite = op.KIND is OpKind.COMPOSITE and op.result_dtype.is_float
        return Grade.PLAN if composite else Grade.EXACT
    return Grade.TARGET if op.KIND is OpKind.ELEMENTWISE else Grade.PLAN


def smallest(check: Check, graph: Graph, inputs: Sequence[Array], seconds: float = 60.0) -> str:
    """The text of the smallest module found that fails in the same way as the graph, by `mlfuse.cli.reducing`; the
    graph's own text if none was found."""
    kind = problems_of(check, graph, inputs)[0].partition(":")[0]
    known = evaluate(parse_module(graph.text()), inputs)

    def fails(module: ModuleOp) -> bool:
        try:
            candidate, given = graph_of(module, known)
        except Exception:  # the oracles can't check it
            return False
        problems = problems_of(check, candidate, given)
        return any(each.partition(":")[0] == kind for each in problems)

    try:
        return print_module(reduced(parse_module(graph.text()), fails, seconds=seconds))
    except MlfuseError:  # layouts, twins and grades of arguments are not in the text
        return graph.text()
