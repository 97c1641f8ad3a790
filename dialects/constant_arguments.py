"""Constant arguments: `mlfuse.constant` on an argument of a `func.func` says that every call gets the same elements there.

What depends on constant arguments alone is computed once: `passes/hoist_constants.py`. A constant argument can't be donated.
"""

from __future__ import annotations

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, UnitAttr
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.donation import donations_of

CONSTANT = "mlfuse.constant"


def constant_arguments(func: FuncOp) -> list[int]:
    """The numbers of the constant arguments. OpError for one that is donated."""
    given = () if func.arg_attrs is None else func.arg_attrs.data
    found = [number for number, attributes in enumerate(given) if CONSTANT in attributes.data]
    if found and (both := donations_of(func).keys() & set(found)):
        raise OpError(
            func,
            f"argument {min(both)} is constant and donated; a call would overwrite the constant",
        )
    return found


def mark_last(func: FuncOp, count: int) -> None:
    """Mark the last `count` arguments as constant, and no others. OpError if one that is marked then or before is donated."""
    if not count and not constant_arguments(func):
        return
    first = len(func.function_type.inputs) - count
    given = [DictionaryAttr({})] * (first + count)
    if func.arg_attrs is not None:
        given = list(func.arg_attrs.data)
    rest = [{k: v for k, v in each.data.items() if k != CONSTANT} for each in given]
    func.arg_attrs = ArrayAttr(
        DictionaryAttr({**each, CONSTANT: UnitAttr()} if number >= first else each)
        for number, each in enumerate(rest)
    )
    constant_arguments(func)
