"""Builds the graph of a model: a trace in which large constants are arguments, bound when the model is loaded."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.ir import SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.creation import ConstantOp, DimOp
from mlfuse.frontends.onnx.errors import UnsupportedError
from mlfuse.frontends.onnx.tensors import check_shape
from mlfuse.frontends.tracing import Input, Trace, TracedArray
from mlfuse.ir.limits import MAX_TABLE, MAX_TABLES

MAX_TEXT = 64
"""The most elements of a constant that is a literal in the graph; larger ones are arguments."""

_I64 = dtypes.integer(64)
_NARROW = {"int4": np.int8, "int2": np.int8, "uint4": np.uint8, "uint2": np.uint8}
"""Types that are computed in wider ones."""


class Graph:
    """The function of a model, or of part of one, while it is built."""

    def __init__(self, inputs: Sequence[Input], names: dict[int, str] | None = None):
        """`names` are the names of known arrays, by `id`."""
        self.trace = _Trace(inputs)
        self.bound: list[Array] = []
        """The values of the function's last arguments."""
        self._inputs = len(inputs)
        self._names = names or {}
        self._tables = 0
        self._constants: dict[int, tuple[Array, TracedArray]] = {}

    @property
    def inputs(self) -> list[TracedArray]:
        """The arguments that aren't bound."""
        return [TracedArray(self.trace, each) for each in self.trace.arguments[: self._inputs]]

    def constant(self, array: Array) -> TracedArray:
        """A known array as a value of the graph; UnsupportedError for unsupported types."""
        if id(array) not in self._constants:
            self._constants[id(array)] = (array, TracedArray(self.trace, self._constant(array)))
        return self._constants[id(array)][1]

    def check_table(self, count: int) -> None:
        """UnsupportedError if a table of so many numbers is too large, or all tables so far are together."""
        self._tables += count
        if count > MAX_TABLE or self._tables > MAX_TABLES:
            raise UnsupportedError(
                f"a table of {count} numbers; up to {MAX_TABLE} are worked out for a node, {MAX_TABLES} for all"
            )

    def depends_on(self, value: TracedArray) -> set[int] | None:
        """The numbers of the inputs from whose elements a value is computed; None if it also depends on unknown
        sizes."""
        found: set[int] = set()
        seen: set[SSAValue] = set()
        waiting = [value.value]
        while waiting:
            each = waiting.pop()
            if each in seen:
                continue
            seen.add(each)
            match each.owner:
                case GraphOp() as op:
                    read = [n for n in range(len(op.operands)) if not op.size_only(n)]
                    if isinstance(op, DimOp):
                        return None
                    waiting.extend(op.operands[n] for n in read)
                case _:
                    found.update(n for n, arg in enumerate(self.trace.arguments) if arg is each)
        return {number for number in found if number < self._inputs}

    def finish(self, results: Sequence[TracedArray]) -> ModuleOp:
        """The module whose `@main` returns `results`."""
        return self.trace.finish([each.value for each in results])

    def _constant(self, array: Array) -> SSAValue:
        if array.dtype == object:
            return self._sizes(array)
        stored = array.astype(_NARROW.get(array.dtype.name, array.dtype), copy=False)
        dtype = dtypes.of_numpy(stored.dtype)
        if dtype is None:
            word = "strings" if array.dtype.kind == "U" else array.dtype.name
            raise UnsupportedError(f"a constant of {word}, which mlfuse has no tensors of")
        check_shape(stored.shape, stored.dtype, "a constant")
        if stored.size and _is_splat(stored):
            return self._splat(stored, dtype)
        type_ = TensorType(dtype.mlir, stored.shape)
        if stored.size <= MAX_TEXT:
            return self.trace.emit(ConstantOp(dtypes.dense(stored, type_)))
        self.bound.append(stored)
        name = self._names.get(id(array), f"constant_{len(self.bound)}")
        return self.trace.add_argument(Input(hint(name), type_))

    def _splat(self, array: Array, dtype: DType) -> SSAValue:
        one = np.ascontiguousarray(array.flat[0], dtype=dtype.numpy).reshape(())
        scalar = self.trace.emit(ConstantOp(dtypes.dense(one, TensorType(dtype.mlir, []))))
        return self.trace.broadcast(scalar, array.shape)

    def _sizes(self, array: Array) -> SSAValue:
        """An array of integers and sizes as an i64 value."""
        if array.ndim == 0:
            return self.trace.as_type(array.item(), _I64)
        each = [self.trace.as_type(size, _I64) for size in array.reshape(-1)]
        parts = [build.reshape_units(self.trace, value, [1]) for value in each]
        return build.reshape(self.trace, build.concat(self.trace, parts, 0), array.shape)


class _Trace(Trace):
    """A trace to which arguments can be added later."""

    def add_argument(self, new: Input) -> SSAValue:
        """Add an argument after the others."""
        value = self._block.insert_arg(new.type, len(self._block.args))
        value.name_hint = new.name
        self._inputs = (*self._inputs, new)
        return value


def hint(name: str) -> str:
    """A name made valid for IR."""
    plain = re.sub(r"[^A-Za-z0-9_]", "_", name[:80]).strip("_")
    return f"x_{plain}" if not plain or plain[0].isdigit() else plain


def _is_splat(array: Array) -> bool:
    """Whether all elements have the same bits."""
    if array.size == 1:
        return True
    width = array.dtype.itemsize
    flat = np.ascontiguousarray(array).reshape(-1).view(np.dtype(f"u{width}"))
    return flat[0] == flat[-1] and bool((flat == flat[0]).all())
