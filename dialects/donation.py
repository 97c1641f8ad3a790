"""Donated arguments: attributes that let a function overwrite the memory of its arguments.

They are argument attributes of a `func.func`, at every level:

- `tf.aliasing_output = k : i32` (JAX's spelling), `mlfuse.alias = k : i64`: result k takes the
  argument's memory. Type and shape are the same.
- `jax.buffer_donor = true`, `mlfuse.donated`: any result or intermediate may take it.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import ArrayAttr, IntegerAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mlfuse.diagnostics.errors import OpError
from mlfuse.diagnostics.numbers import counted

_ALIASES = ("tf.aliasing_output", "mlfuse.alias")
_DONORS = ("jax.buffer_donor", "mlfuse.donated")
ATTRIBUTES = frozenset({*_ALIASES, *_DONORS})
"""The attributes that donate an argument."""


@dataclass(frozen=True)
class Donation:
    """What may take a donated argument's memory: result number `result`, or any value if it is None."""

    result: int | None


def donations_of(func: FuncOp) -> dict[int, Donation]:
    """The donated arguments by number.

    OpError where an attribute is malformed, an aliased result doesn't exist or has another type, or
    two arguments alias one result.
    """
    donations: dict[int, Donation] = {}
    taken: dict[int, int] = {}
    for number, attributes in enumerate(_argument_attributes(func)):
        alias = _alias(func, number, attributes)
        if alias is not None:
            _check_alias(func, number, alias, taken)
            donations[number] = Donation(alias)
        elif any(_is_set(func, number, name, attributes) for name in _DONORS):
            donations[number] = Donation(None)
    return donations


def _argument_attributes(func: FuncOp) -> list[dict[str, Attribute]]:
    attributes = func.arg_attrs
    if not isinstance(attributes, ArrayAttr):
        return []
    return [dict(each.data) for each in attributes]


def _alias(func: FuncOp, number: int, attributes: dict[str, Attribute]) -> int | None:
    """The number of the result that takes the argument's memory; None without such an attribute."""
    results: set[int] = set()
    for name in _ALIASES:
        value = attributes.get(name)
        if value is None:
            continue
        if not isinstance(value, IntegerAttr):
            raise OpError(func, f"argument {number}: {name} is {value}, expected a result's number")
        results.add(value.value.data)
    if len(results) > 1:
        raise OpError(func, f"argument {number}: {' and '.join(_ALIASES)} differ")
    return results.pop() if results else None


def _check_alias(func: FuncOp, number: int, result: int, taken: dict[int, int]) -> None:
    inputs, outputs = func.function_type.inputs.data, func.function_type.outputs.data
    if not 0 <= result < len(outputs):
        raise OpError(
            func,
            f"argument {number} aliases result {result}, but the function has {counted(len(outputs), 'result')}",
        )
    if inputs[number] != outputs[result]:
        raise OpError(
            func,
            f"argument {number} aliases result {result}, but it is {inputs[number]} and the result "
            f"{outputs[result]}; give both one type, or say jax.buffer_donor = true",
        )
    if result in taken:
        raise OpError(
            func,
            f"arguments {taken[result]} and {number} both alias result {result}; it has one memory",
        )
    taken[result] = number


def _is_set(func: FuncOp, number: int, name: str, attributes: dict[str, Attribute]) -> bool:
    value = attributes.get(name)
    if value is None or isinstance(value, UnitAttr):
        return value is not None
    if not isinstance(value, IntegerAttr):
        raise OpError(func, f"argument {number}: {name} is {value}, expected true or false")
    return bool(value.value.data)
