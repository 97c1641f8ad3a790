"""The NumPy reference: runs modules of the graph, fused and loop levels, also mixed ones.

A pass is checked by running the module before and after it. The interpreter also runs programs on machines without
a C compiler.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from xdsl.dialects import func
from xdsl.dialects.builtin import IndexType, MemRefType, ModuleOp, TensorType
from xdsl.ir import Attribute
from xdsl.traits import SymbolTable

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import shapes_match
from mlfuse.interpreter import (  # for the rules they register
    collective,
    foreach,
    graph,
    library,
    loop,
    scalar,
    table,
)
from mlfuse.interpreter.core import NumpyInterpreter, execute, storage
from mlfuse.ir.parsing import deep_recursion

__all__ = [
    "NumpyInterpreter",
    "collective",
    "execute",
    "foreach",
    "graph",
    "library",
    "loop",
    "run_module",
    "scalar",
    "table",
]


def run_module(module: ModuleOp, function: str, args: Sequence[Array]) -> list[Array]:
    """The results of one function.

    Arrays must have the element types of the signature; below the graph level integers are
    signless, and unsigned arrays are read as signed ones of the same bits.
    """
    target = SymbolTable.lookup_symbol(module, function)
    if not isinstance(target, func.FuncOp):
        names = [op.sym_name.data for op in module.ops if isinstance(op, func.FuncOp)]
        known = ", ".join(f"@{name}" for name in names) or "none"
        raise MlfuseError(f"there is no function @{function}; there are: {known}")
    types = list(target.function_type.inputs)
    if len(args) != len(types):
        raise OpError(
            target, f"@{function} takes {counted(len(types), 'argument')}, not {len(args)}"
        )
    values = [
        _argument(target, position, type_, np.asarray(arg))
        for position, (type_, arg) in enumerate(zip(types, args, strict=True))
    ]
    if any(isinstance(type_, MemRefType) for type_ in types):
        for number in donations_of(target):  # the caller's arrays stay unchanged
            values[number] = values[number].copy()
    try:
        with deep_recursion():
            results = NumpyInterpreter(module).call(target, values)
    except RecursionError:
        raise OpError(target, f"calls nest too deeply; does @{function} call itself?") from None
    return [np.asarray(result) for result in results]


def _argument(target: func.FuncOp, position: int, type_: Attribute, array: Array) -> Array:
    if not isinstance(type_, TensorType | MemRefType | IndexType):
        raise OpError(target, f"argument {position} is a {type_}, which can't be passed")
    shape = () if isinstance(type_, IndexType) else type_.get_shape()
    dtype = storage(cast(Attribute, type_))
    if isinstance(type_, MemRefType) and array.dtype.kind == "u":
        array = array.view(f"i{array.dtype.itemsize}")
    if array.dtype != dtype or not shapes_match(shape, array.shape):
        raise OpError(
            target,
            f"argument {position} is a {graph.text(array.shape)} array of {array.dtype}, "
            f"the signature says {type_}",
        )
    return array
