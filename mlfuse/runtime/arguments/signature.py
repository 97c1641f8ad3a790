"""The arguments and results of an executable, and the check of every call's arguments against them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, MemRefType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects.dtypes import DYNAMIC, DType
from mlfuse.dialects.signedness import element_of


class Array(Protocol):
    """The attributes of any array, on any device."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> np.dtype[Any]: ...


A = TypeVar("A", bound=Array)
A_co = TypeVar("A_co", bound=Array, covariant=True)

Shapes = tuple[tuple[int, ...], ...]
"""The shapes of all arguments."""

_MAX_CHECKED = 1024
_MOST_SHOWN = 8
"""The most types in an error."""


@dataclass(frozen=True)
class Spec:
    """The type of one argument or result; a `?` dim is `DYNAMIC`."""

    dtype: DType
    shape: tuple[int, ...]

    @property
    def is_dynamic(self) -> bool:
        """Whether it has a `?` dim."""
        return DYNAMIC in self.shape

    def __str__(self) -> str:
        dims = ["?" if size == DYNAMIC else str(size) for size in self.shape]
        return f"tensor<{'x'.join([*dims, self.dtype.name])}>"


class Reader(Protocol[A_co]):
    """Reads arguments for a device."""

    def read(self, arg: object, spec: Spec, number: int) -> A_co:
        """The argument as an array on the device.

        Row-major: it is copied if it isn't. Unchanged if whoever uses the reader takes arrays of any layout.
        MlfuseError if it isn't an array, or is on another device. Dtype and shape are checked later.
        """
        ...

    def holds(self, stored: np.dtype[Any], wanted: DType) -> bool:
        """Whether arrays of dtype `stored` represent `wanted`, a different dtype."""
        ...


@dataclass(frozen=True)
class Signature:
    """Types of the arguments and results, and a check that the sizes of arguments fit together."""

    inputs: tuple[Spec, ...]
    results: tuple[Spec, ...]
    check_sizes: Callable[[Shapes], None] | None = field(default=None, compare=False, repr=False)
    """Raises MlfuseError if they don't fit (`Program.check_sizes`)."""
    _checked: set[Shapes] = field(default_factory=set[Shapes], compare=False, repr=False)
    """Shapes that have passed the check."""

    @staticmethod
    def of(func: FuncOp, check_sizes: Callable[[Shapes], None] | None = None) -> Signature:
        """The signature of a function of any level. OpError if an argument or result is neither tensor nor memref."""
        types = func.function_type
        return Signature(
            _specs(func, types.inputs.data, func.arg_attrs),
            _specs(func, types.outputs.data, func.res_attrs),
            check_sizes,
        )

    def without_last(self, count: int) -> Signature:
        """Without the last `count` arguments, none of which has a `?` dim."""
        return replace(self, inputs=self.inputs[:-count], _checked=set()) if count else self

    def check(self, args: Sequence[object], reader: Reader[A]) -> tuple[list[A], Shapes]:
        """The arguments as arrays of the reader's device, and their shapes.

        MlfuseError, with the argument's number, if one doesn't fit.
        """
        self.check_count(len(args))
        arrays: list[A] = []
        for number, spec in enumerate(self.inputs):
            array = reader.read(args[number], spec, number)
            if array.dtype is not spec.dtype.numpy:
                _check_dtype(array.dtype, spec.dtype, number, reader)
            arrays.append(array)
        shapes = tuple([array.shape for array in arrays])
        if shapes not in self._checked:
            self._check_shapes(shapes)
        return arrays, shapes

    def check_shapes(self, shapes: Sequence[Sequence[int]]) -> Shapes:
        """The shapes of all arguments. MlfuseError, with the number, if one doesn't fit."""
        self.check_count(len(shapes))
        exact = tuple(tuple(shape) for shape in shapes)
        self._check_shapes(exact)
        return exact

    def check_count(self, count: int) -> None:
        """MlfuseError, with the types of the arguments, if a call has another number of them."""
        wanted = len(self.inputs)
        if count == wanted:
            return
        types = ", ".join(map(str, self.inputs[:_MOST_SHOWN]))
        more = f" and {wanted - _MOST_SHOWN} more" if wanted > _MOST_SHOWN else ""
        shown = f" ({types}{more})" if wanted else ""
        missing = f": argument {count} is missing" if count == wanted - 1 else ""
        if count < wanted - 1:
            missing = f": arguments {count} to {wanted - 1} are missing"
        raise MlfuseError(f"expected {counted(wanted, 'argument')}{shown}, got {count}{missing}")

    def _check_shapes(self, shapes: Shapes) -> None:
        for number, (shape, spec) in enumerate(zip(shapes, self.inputs, strict=True)):
            _check_shape(shape, spec, number)
        if self.check_sizes is not None:
            self.check_sizes(shapes)
        if len(self._checked) == _MAX_CHECKED:
            self._checked.clear()
        self._checked.add(shapes)


def _specs(
    func: FuncOp, types: Sequence[Attribute], attributes: ArrayAttr[DictionaryAttr] | None
) -> tuple[Spec, ...]:
    return tuple(
        spec_of(func, each, element_of(each, attributes, number))
        for number, each in enumerate(types)
    )


def spec_of(func: FuncOp, type_: Attribute, dtype: DType | None) -> Spec:
    """The type of an argument or a result. OpError if it is neither tensor nor memref."""
    if isinstance(type_, TensorType | MemRefType) and dtype is not None:
        return Spec(dtype, cast("TensorType[Attribute]", type_).get_shape())
    raise OpError(
        func, f"arguments and results must be tensors of mlfuse's element types, not {type_}"
    )


def _check_dtype(found: np.dtype[Any], wanted: DType, number: int, reader: Reader[Any]) -> None:
    if found == wanted.numpy or reader.holds(found, wanted):
        return
    if found.newbyteorder("=") == wanted.numpy:
        raise MlfuseError(
            f"argument {number} is {found.name} in foreign byte order; "
            "pass x.astype(x.dtype.newbyteorder('='))"
        )
    raise MlfuseError(
        f"argument {number} has dtype {found.name}, expected {wanted.numpy.name} ({wanted.name}); "
        f"pass x.astype({_spelling(wanted)})"
    )


def _spelling(dtype: DType) -> str:
    own = dtype.numpy.isbuiltin == 1
    return f"{dtype.numpy.name!r}" if own else f"ml_dtypes.{dtype.numpy.name}"


def _check_shape(shape: tuple[int, ...], spec: Spec, number: int) -> None:
    if len(shape) != len(spec.shape):
        raise MlfuseError(
            f"argument {number} has shape {shape} of rank {len(shape)}, expected {spec}"
        )
    for dim, (size, wanted) in enumerate(zip(shape, spec.shape, strict=True)):
        if wanted not in (DYNAMIC, size):
            raise MlfuseError(
                f"argument {number} dim {dim} is {size}, expected {wanted}: its shape is {shape}, "
                f"expected {spec}"
            )
