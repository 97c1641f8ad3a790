"""Advice for a line where Python asks for the value of a traced array, such as `if x > 0`: what to write instead."""

from __future__ import annotations

import ast
import linecache

from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import Place
from mlfuse.dialects.graph.base import shape_of
from mlfuse.frontends.tracing.place import here
from mlfuse.frontends.tracing.trace import Trace

_IF = "mlfuse.where(condition, a, b) for `if`"
_MANY = "mlfuse.maximum and mlfuse.minimum for `max` and `min`"
_LOGIC = "& | ~ for `and`, `or`, `not`"
_WHILE = (
    "`for _ in range(n)` for `while`, with n known while the function is traced, and "
    "x = mlfuse.where(going, new, x) for steps that may end early (or leave the loop outside of the traced function)"
)
_ASSERT = "checks outside of the traced function for `assert`"

_Placed = ast.expr | ast.stmt


def of_a_condition(trace: Trace, value: SSAValue) -> str:
    """The error text for a condition that is a traced array, with what to write instead."""
    known = _around(here())
    remedies = known or [_IF, _MANY, _LOGIC]
    return (
        "the value of a traced array isn't known while the function is traced: write "
        f"{', '.join(remedies)}{_static(trace, value)}"
    )


def of_an_index(trace: Trace, value: SSAValue) -> str:
    """The error text for a number of steps, a size or an index that is a traced array, with what to write instead."""
    options = ", ".join(_static_options(trace, value)) or "mlfuse.jit(f, static_argnames=[...])"
    return (
        "a traced array can't be used as a Python int: its value isn't known while the function is traced. For "
        "indexing write mlfuse.take(x, i); for a number of steps or a size, make the argument static: "
        f"{options}"
    )


def _static(trace: Trace, value: SSAValue) -> str:
    """The end of an error text: how to pass the arguments that a value depends on as Python values."""
    options = _static_options(trace, value)
    return f"; or make the argument static: {', '.join(options)}" if options else ""


def _static_options(trace: Trace, value: SSAValue) -> list[str]:
    """How to pass the arguments that a value depends on as Python values; empty if some of them must be arrays."""
    options: dict[str, None] = {}
    seen: set[SSAValue] = set()
    pending = [value]
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        if each in trace.static_options:
            options[trace.static_options[each]] = None
        elif isinstance(each.owner, Operation) and not shape_of(each):
            pending += each.owner.operands
        else:
            return []
    return [*options]


def _around(place: Place | None) -> list[str]:
    """The remedies for the statements and expressions whose condition contains a place, the innermost first."""
    if place is None:
        return []
    try:
        tree = ast.parse("".join(linecache.getlines(place.file)))
    except (SyntaxError, ValueError):
        return []
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        remedy, conditions = _condition(node)
        found += [(_length(each), remedy) for each in conditions if _covers(each, place)]
    return list(dict.fromkeys(remedy for _, remedy in sorted(found)))


def _condition(node: ast.AST) -> tuple[str, list[_Placed]]:
    """The remedy for a node, and those of its parts whose truth value Python needs."""
    match node:
        case ast.If() | ast.IfExp():
            return _IF, [node.test]
        case ast.While():
            return _WHILE, [node.test]
        case ast.Assert():
            return _ASSERT, [node]
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return _LOGIC, [node]
        case ast.comprehension():
            return _IF, [*node.ifs]
        case ast.Call(func=ast.Name(id="max" | "min")):
            return _MANY, [node]
        case _:
            return "", []


def _covers(node: _Placed, place: Place) -> bool:
    end = (node.end_lineno or node.lineno, node.end_col_offset or node.col_offset)
    return (node.lineno, node.col_offset) <= (place.line, place.column - 1) < end


def _length(node: _Placed) -> int:
    return len(ast.dump(node))
