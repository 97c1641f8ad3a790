"""Compares a graph with JAX's StableHLO reference interpreter, which shares no code with ours.

The part of the graph that StableHLO can express is written as StableHLO. JAX's interpreter must compute the graph's
values from that text, and so must our import of it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, StringAttr
from xdsl.ir import Operation

from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.arrays import laid_out
from mlfuse.testing.fuzz.reference import Reference, main_of
from mlfuse.testing.fuzz.typed_graph import Graph, Value

SAME = {
    "neg": "negate", "abs": "abs", "sign": "sign", "floor": "floor", "ceil": "ceil", "not": "not",
    "round_even": "round_nearest_even", "round_away": "round_nearest_afz", "is_finite": "is_finite",
    "popcnt": "popcnt", "count_leading_zeros": "count_leading_zeros", "exp": "exponential",
    "expm1": "exponential_minus_one", "log": "log", "log1p": "log_plus_one", "sigmoid": "logistic",
    "sin": "sine", "cos": "cosine", "tanh": "tanh", "sqrt": "sqrt", "cbrt": "cbrt",
    "add": "add", "sub": "subtract", "mul": "multiply", "max": "maximum", "min": "minimum",
    "and": "and", "or": "or", "xor": "xor", "select": "select", "clamp": "clamp",
}  # fmt: skip
"""Ops that differ only in their names. `rsqrt` is left out: we round it once, and JAX's interpreter twice."""
FLOATS_ONLY = {"div": "divide", "rem": "remainder", "atan2": "atan2", "pow": "power"}
"""Ops that are compared for floats only. For integers, StableHLO doesn't specify some results: division by 0, negative
powers."""
TYPES = ("f32", "f64", "f16", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "i1")
"""Element types that JAX takes from NumPy arrays without a conversion."""


def stablehlo_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The differences of the two other ways to compute the part of a graph that StableHLO can express."""
    whole = Reference.of(graph, inputs)
    said, lines = _said(whole)
    read = {v.name for each in graph.statements for v in each.operands if each.result.name in said}
    ends = [
        v for each in graph.statements if (v := each.result).name in said and v.name not in read
    ]
    if not ends:
        return []
    part = graph.keep(ends)
    arrays = [whole.values[value.name] for value in part.arguments]
    text = _module(part, ends, [lines[each.result.name] for each in part.statements])
    found = [f"StableHLO's: {each}" for each in whole.check(ends, _evaluated(text, arrays))]
    module = pipelines.run(parse_module(text), "graph", "cpu")
    imported = [
        np.asarray(each).view(whole.values[value.name].dtype)
        for each, value in zip(
            run_module(module, "main", laid_out(part, arrays)), ends, strict=True
        )
    ]
    return found + [f"imported: {each}" for each in whole.check(ends, imported)]


def _said(reference: Reference) -> tuple[set[str], dict[str, str]]:
    """The values that StableHLO ops can compute from the arguments, and the line of text for each."""
    graph = reference.graph
    said = {value.name for value in graph.arguments if _sayable(value)}
    lines: dict[str, str] = {}
    for each, op in zip(graph.statements, main_of(reference.module).body.block.ops, strict=False):
        if not _sayable(each.result) or not all(v.name in said for v in each.operands):
            continue
        line = _line(op, each.result, each.operands)
        if line:
            said.add(each.result.name)
            lines[each.result.name] = line
    return said & set(lines), lines


def _sayable(value: Value) -> bool:
    return value.is_static and value.dtype in TYPES


def _line(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    """The StableHLO text of an op; empty if there is none."""
    text = _right_side(op, result, operands)
    return text if not text or text[0] == "%" else f"%{result.name} = {text}"


def _right_side(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    name = op.name.removeprefix("graph.")
    first = operands[0] if operands else result
    if name in ("abs", "sign") and first.dtype.startswith("u"):
        return ""  # StableHLO doesn't have these for unsigned integers
    if name in SAME or (name in FLOATS_ONLY and first.is_float):
        return _op(SAME.get(name) or FLOATS_ONLY[name], operands, result)
    rule = _RULES.get(name)
    return rule(op, result, operands) if rule is not None else ""


def _op(name: str, operands: Sequence[Value], result: Value, attributes: str = "") -> str:
    names = ", ".join(f"%{each.name}" for each in operands)
    types = ", ".join(each.type for each in operands)
    return f'"stablehlo.{name}"({names}) {{{attributes}}} : ({types}) -> {result.type}'


def _list(op: Operation, name: str) -> str:
    """A property as text, such as `array<i64: 1, 2>`."""
    values = cast("DenseArrayBase[Any]", op.properties[name]).get_values()
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"


def _number(op: Operation, name: str) -> int:
    return cast("IntegerAttr[Any]", op.properties[name]).value.data


def _word(op: Operation, name: str) -> str:
    return cast(StringAttr, op.properties[name]).data


def _broadcast(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    dims = f"broadcast_dimensions = {_list(op, 'dims')}"
    return _op("broadcast_in_dim", operands[:1], result, dims)


def _slice(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    pairs = (("start_indices", "starts"), ("limit_indices", "limits"), ("strides", "strides"))
    return _op("slice", operands, result, ", ".join(f"{a} = {_list(op, b)}" for a, b in pairs))


def _pad(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    if "interior" not in op.properties:
        inner = ", ".join("0" for _ in result.dims)
        interior = f"array<i64: {inner}>" if inner else "array<i64>"
    else:
        interior = _list(op, "interior")
    low, high = _list(op, "low"), _list(op, "high")
    attributes = (
        f"edge_padding_low = {low}, edge_padding_high = {high}, interior_padding = {interior}"
    )
    return _op("pad", operands, result, attributes)


def _compare(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    direction = _word(op, "predicate").upper()
    attributes = f"comparison_direction = #stablehlo<comparison_direction {direction}>"
    return _op("compare", operands, result, attributes)


def _cast(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    # The cast of a float out of an integer's range isn't specified.
    if operands[0].is_float and not result.is_float:
        return ""
    return _op("convert", operands, result)


def _constant(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    return f'"stablehlo.constant"() {{value = {op.properties["value"]}}} : () -> {result.type}'


def _reduce(op: Operation, result: Value, operands: Sequence[Value]) -> str:
    x, name = operands[0], SAME.get(_word(op, "combiner"), "")
    start = {"add": 0, "multiply": 1, "and": -1, "or": 0, "xor": 0}
    if name not in start or x.dtype == "i1":
        return ""
    if not x.is_float and name == "and" and x.dtype.startswith("u"):
        return ""
    single = f"tensor<{x.dtype}>"
    number = f"{start[name]}.0" if x.is_float else str(start[name])
    return (
        f'%{result.name}_init = "stablehlo.constant"() {{value = dense<{number}> : {single}}} : () -> {single}\n'
        f'  %{result.name} = "stablehlo.reduce"(%{x.name}, %{result.name}_init) ({{\n'
        f"  ^bb0(%p: {single}, %q: {single}):\n"
        f'    %r = "stablehlo.{name}"(%p, %q) : ({single}, {single}) -> {single}\n'
        f'    "stablehlo.return"(%r) : ({single}) -> ()\n'
        f"  }}) {{dimensions = {_list(op, 'dims')}}} : ({x.type}, {single}) -> {result.type}"
    )


_RULES: dict[str, Callable[[Operation, Value, Sequence[Value]], str]] = {
    "broadcast": _broadcast,
    "cast": _cast,
    "compare": _compare,
    "concat": lambda op, r, x: _op(
        "concatenate", x, r, f"dimension = {_number(op, 'dimension')} : i64"
    ),
    "constant": _constant,
    "iota": lambda op, r, x: _op(
        "iota", [], r, f"iota_dimension = {_number(op, 'dimension')} : i64"
    ),
    "pad": _pad,
    "reduce": _reduce,
    "reshape": lambda op, r, x: _op("reshape", x[:1], r),
    "reverse": lambda op, r, x: _op("reverse", x, r, f"dimensions = {_list(op, 'dims')}"),
    "slice": _slice,
    "transpose": lambda op, r, x: _op("transpose", x, r, f"permutation = {_list(op, 'perm')}"),
}


def _module(graph: Graph, results: Sequence[Value], lines: Sequence[str]) -> str:
    arguments = ", ".join(f"%{value.name}: {value.type}" for value in graph.arguments)
    types = ", ".join(value.type for value in results)
    names = ", ".join(f"%{value.name}" for value in results)
    body = "\n".join(f"  {line}" for line in lines)
    return f"func.func @main({arguments}) -> ({types}) {{\n{body}\n  func.return {names} : {types}\n}}\n"


def _evaluated(text: str, arrays: Sequence[Array]) -> list[Array]:
    """The results by JAX's interpreter."""
    mlir: Any = importlib.import_module("jax.interpreters.mlir")
    ir: Any = importlib.import_module("jaxlib.mlir.ir")
    dialect: Any = importlib.import_module("jaxlib.mlir.dialects.stablehlo")
    with mlir.make_ir_context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        types = module.body.operations[0].type.inputs
        given = [
            ir.DenseElementsAttr.get(np.array(each, order="C"), type=type_)
            for each, type_ in zip(arrays, types, strict=True)
        ]
        got = dialect.eval_module(module, given)
        return [np.asarray(each) for each in got]
