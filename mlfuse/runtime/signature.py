"""What an executable takes and gives, and the check of every call's arguments against it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar, cast

import numpy as np
from xdsl.dialects.builtin import FunctionType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, DType


class Array(Protocol):
    """What there is to ask of an array, wherever it lies."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> np.dtype[Any]: ...


A = TypeVar("A", bound=Array)
A_co = TypeVar("A_co", bound=Array, covariant=True)

Shapes = tuple[tuple[int, ...], ...]
"""The shapes of all arguments."""

_MAX_KNOWN = 1024


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
    """How a device takes arguments."""

    def read(self, arg: object, spec: Spec, number: int) -> A_co:
        """The argument as an array on the device.

        Row-major, copied only where it must be, or, where the reader's user can take it, as it is.
        MlfuseError where it is no array, or lies elsewhere. Dtype and shape are checked later.
        """
        ...

    def holds(self, stored: np.dtype[Any], wanted: DType) -> bool:
        """Whether arrays of dtype `stored` stand for `wanted` though that isn't their dtype."""
        ...


Place = tuple[int, int]
"""An argument's number and one of its dims."""


@dataclass(frozen=True)
class Signature:
    """Types of the arguments and results, and which dims must be equal at run time.

    `classes` are groups of dims that the function requires to be equal.
    """

    inputs: tuple[Spec, ...]
    results: tuple[Spec, ...]
    classes: tuple[tuple[Place, ...], ...] = ()
    facts: Callable[[Shapes], None] | None = field(default=None, compare=False, repr=False)
    """Raises MlfuseError where the arguments' sizes don't lead to what the function needs."""
    _known: set[Shapes] = field(default_factory=set[Shapes], compare=False, repr=False)
    """Shapes that were found to fit."""

    @staticmethod
    def of(
        function: FuncOp | FunctionType,
        dim_classes: Sequence[Sequence[Hashable]] = (),
        facts: Callable[[Shapes], None] | None = None,
    ) -> Signature:
        """The signature of a graph-level function.

        `dim_classes[i][d]` names the class of dim `d` of argument `i`, None where it has none.
        OpError where an argument or result is no tensor.
        """
        type_ = function.function_type if isinstance(function, FuncOp) else function
        where = function if isinstance(function, FuncOp) else None
        inputs = tuple(_spec(input_, where) for input_ in type_.inputs)
        results = tuple(_spec(output, where) for output in type_.outputs)
        groups: dict[Hashable, list[Place]] = {}
        for number, dims in enumerate(dim_classes):
            for dim, name in enumerate(dims):
                if name is not None:
                    groups.setdefault(name, []).append((number, dim))
        classes = tuple(tuple(places) for places in groups.values() if len(places) > 1)
        return Signature(inputs, results, classes, facts)

    def without_last(self, count: int) -> Signature:
        """Without the last `count` arguments, none of which has a `?` dim."""
        return replace(self, inputs=self.inputs[:-count], _known=set()) if count else self

    def check(self, args: Sequence[object], reader: Reader[A]) -> tuple[list[A], Shapes]:
        """The arguments as arrays of the reader's device, and their shapes.

        MlfuseError, with the argument's number, where one doesn't fit.
        """
        self._check_count(len(args))
        arrays: list[A] = []
        for number, spec in enumerate(self.inputs):
            array = reader.read(args[number], spec, number)
            if array.dtype is not spec.dtype.numpy:
                _check_dtype(array.dtype, spec.dtype, number, reader)
            arrays.append(array)
        shapes = tuple([array.shape for array in arrays])
        if shapes not in self._known:
            self._check_shapes(shapes)
        return arrays, shapes

    def check_shapes(self, shapes: Sequence[Sequence[int]]) -> Shapes:
        """The shapes of all arguments. MlfuseError, with the number, where one doesn't fit."""
        self._check_count(len(shapes))
        exact = tuple(tuple(shape) for shape in shapes)
        self._check_shapes(exact)
        return exact

    def _check_count(self, count: int) -> None:
        if count != len(self.inputs):
            raise MlfuseError(f"expected {len(self.inputs)} arguments, got {count}")

    def _check_shapes(self, shapes: Shapes) -> None:
        for number, (shape, spec) in enumerate(zip(shapes, self.inputs, strict=True)):
            _check_shape(shape, spec, number)
        for (first, first_dim), *others in self.classes:
            size = shapes[first][first_dim]
            for number, dim in others:
                if shapes[number][dim] != size:
                    raise MlfuseError(
                        f"argument {number} dim {dim} is {shapes[number][dim]}, "
                        f"argument {first} dim {first_dim} is {size}; they must be equal"
                    )
        if self.facts is not None:
            self.facts(shapes)
        if len(self._known) == _MAX_KNOWN:
            self._known.clear()
        self._known.add(shapes)


def _spec(type_: Attribute, where: FuncOp | None) -> Spec:
    if isinstance(type_, TensorType):
        tensor = cast(TensorType[Attribute], type_)
        dtype = dtypes.of_element(tensor.element_type)
        if dtype is not None:
            return Spec(dtype, tensor.get_shape())
    message = f"arguments and results must be tensors of mlfuse's element types, not {type_}"
    raise OpError(where, message) if where is not None else MlfuseError(message)


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
