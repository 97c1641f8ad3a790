"""Unsigned integers in signatures below the graph level, where element types are signless.

An argument or a result with the attribute `mlfuse.unsigned` is an array of `ui8` for the caller, although the memref
has `i8` (likewise for the other widths).
"""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, UnitAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType

UNSIGNED = "mlfuse.unsigned"
RESULT_UNSIGNED = "mlfuse.result_unsigned"
"""On a donated argument that holds a result at the host level: the result is unsigned, whether the argument is or not."""


def mark_unsigned(func: FuncOp) -> None:
    """Mark the arguments and results of a graph function that are unsigned."""
    types = func.function_type
    func.arg_attrs = _marked(types.inputs.data, func.arg_attrs)
    func.res_attrs = _marked(types.outputs.data, func.res_attrs)


def _marked(
    types: Sequence[Attribute], given: ArrayAttr[DictionaryAttr] | None
) -> ArrayAttr[DictionaryAttr] | None:
    marks = [_is_unsigned(each) for each in types]
    if not any(marks):
        return given
    before = given or [DictionaryAttr({}) for _ in types]
    return ArrayAttr(
        DictionaryAttr({**attributes.data, UNSIGNED: UnitAttr()}) if mark else attributes
        for attributes, mark in zip(before, marks, strict=True)
    )


def _is_unsigned(type_: Attribute) -> bool:
    dtype = _element(type_)
    return dtype is not None and dtype.numpy.kind == "u"


def _element(type_: Attribute) -> DType | None:
    try:
        return dtypes.of(type_)
    except KeyError:
        return None


def element_of(
    type_: Attribute,
    attributes: ArrayAttr[DictionaryAttr] | None,
    number: int,
    mark: str = UNSIGNED,
) -> DType | None:
    """The element type of a function's argument or result, whose attributes are `attributes[number]`; None if mlfuse
    has no such type. `mark` is the attribute that says that it is unsigned."""
    dtype = _element(type_)
    marked = attributes is not None and mark in attributes.data[number].data
    if dtype is None or not marked or dtype.numpy.kind != "i":
        return dtype
    return dtypes.integer(8 * dtype.numpy.itemsize, signed=False)
