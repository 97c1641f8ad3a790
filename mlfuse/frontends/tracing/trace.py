"""The function that is being traced, and the types that Python numbers take in it.

**Numbers.** A Python number is weakly typed: it takes the type of the tensor it is combined with. So does a *weak*
value, which is computed from numbers, hyperparameters and truth values alone: among themselves they are computed in
f64 (a *weak* integer is an i64, and stays one among integers), and cast once to the type in which the tensor is
computed. What is broadcast from a weak value is weak, too. That is how torch treats Python numbers. The type in which
floats of 16 and 8 bits are computed is f32: `x * 0.9` of a bf16 x multiplies by 0.9 in f32, not by its neighbor in bf16,
and rounds once.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import reduce
from typing import TYPE_CHECKING, TypeGuard, cast

import numpy as np
from xdsl.dialects.builtin import (
    TensorType,
)
from xdsl.ir import Operation, OpResult, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp
from mlfuse.dialects.graph.base import (
    Shape,
    shape_of,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.creation import ConstantOp, DimOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.selection import CastOp, SelectOp
from mlfuse.frontends.exact_key import exact_key
from mlfuse.frontends.tracing import registry
from mlfuse.frontends.tracing.function_builder import MARKS, FunctionBuilder, Input
from mlfuse.frontends.tracing.place import TraceError
from mlfuse.frontends.tracing.promotion import DEFAULT_FLOAT, broadcast_sizes, promote
from mlfuse.frontends.tracing.sizes import Size

if TYPE_CHECKING:
    from mlfuse.frontends.tracing.array import TracedArray

Number = bool | int | float
Operand = SSAValue | Number | Size | Array
"""A value of the function, a number that has no type, a size, or an array that is a constant."""
SizeList = Sequence[int | Size]
"""A shape."""

CURRENT: ContextVar[Trace | None] = ContextVar("trace", default=None)
"""Use `current`; C uses this."""


def current() -> Trace | None:
    """The trace of the function that is being traced; None outside of one."""
    return CURRENT.get()


class Trace(FunctionBuilder):
    """A function that is being traced: its builder, and the types of what its ops are given.

    `one_size`: all arguments that aren't of rank 0 have the same sizes at run time.
    """

    def __init__(self, inputs: Sequence[Input], *, one_size: bool = False):
        super().__init__(inputs, one_size=one_size)
        self._memo: dict[tuple[object, ...], SSAValue] = {}
        self._weak = {
            value for value, each in zip(self.arguments, inputs, strict=True) if each.weak
        }
        self.static_options: dict[SSAValue, str] = {}
        """Arguments of rank 0 that may be Python values of the function: what its caller is to write for that."""

    @contextmanager
    def active(self) -> Generator[None]:
        """Make this the current trace while the function that is traced runs. `mlfuse.zeros(...)` and other functions that get no
        traced array append their ops to it."""
        around = CURRENT.get() is self  # a transformed function, in the trace of that around it
        token, marks = CURRENT.set(self), MARKS.set(MARKS.get() if around else ())
        try:
            yield
        finally:
            MARKS.reset(marks)
            CURRENT.reset(token)

    @property
    def is_lazy(self) -> bool:
        """Whether its values can be read, since they are computed on demand."""
        return False

    @property
    def is_full(self) -> bool:
        """Whether so much is pending that it should be computed before more is written down."""
        return False

    def compute(self, wanted: SSAValue | None = None) -> None:
        """Compute what is pending, `wanted` above all, where values are computed on demand."""

    def from_array(self, array: Array) -> SSAValue:
        """An array that has values, as a constant."""
        return self.as_type(array, known_type(array))

    def array(self, value: SSAValue) -> TracedArray:
        """A value of the function, as it gets and returns it."""
        return registry.call("TracedArray", self, value)

    def shape(self, value: SSAValue) -> tuple[int | Size, ...]:
        """The sizes of a value."""
        return tuple(
            Size(self, self.sizes.of(value, position)) if size == DYNAMIC else size
            for position, size in enumerate(shape_of(value))
        )

    def like(self, shape: SizeList) -> SSAValue | None:
        """What ops take `?` sizes from: a value of that shape, the first if there is one; None where all
        sizes are known. Its type has `?` just where `shape` has a `Size`."""
        key = tuple(each.formula if isinstance(each, Size) else each for each in shape)
        if all(isinstance(each, int) for each in key):
            return None
        return self.tensor_of(key)

    def forget(self, going: Container[SSAValue] = ()) -> None:
        """Values that were erased, and those that will be, aren't used again."""
        super().forget(going)
        self._memo = {key: value for key, value in self._memo.items() if self.stays(value, going)}

    def is_weak(self, value: SSAValue) -> bool:
        """Whether the value takes the type of what it meets."""
        return value in self._weak

    def weaken(self, value: SSAValue) -> None:
        """Let a value of rank 0 take the type of what it meets."""
        self._weak.add(value)

    def apply(
        self, make: Callable[..., Operation], operands: Sequence[Operand], *, widens: bool = True
    ) -> SSAValue:
        """Append an elementwise op of operands that are given one type and one shape.

        `widens`: whether a number or weak value among 16-bit floats takes the op to f32 (its result
        is rounded back), and isn't itself rounded to 16 bits.
        """
        dtype, weak = self.common_type(operands)
        loose = any(is_number(each) or self._is_weak_operand(each) for each in operands)
        computed = dtypes.compute(dtype) if widens and loose else dtype
        values = self.broadcast_arrays([self.as_type(each, computed) for each in operands])
        result = self.emit(make(*values))
        if computed != dtype and dtypes.of(result.type) == computed:
            result = self.as_type(result, dtype)
        if weak and dtypes.of(result.type) in (dtypes.F64, dtypes.I64):
            self._weak.add(result)
        return result

    def select(self, condition: Operand, a: Operand, b: Operand) -> SSAValue:
        """Append a `graph.select`; the branches are given one type, all three one shape."""
        dtype, weak = self.common_type((a, b))
        holds = (
            condition if isinstance(condition, SSAValue) else self.as_type(condition, dtypes.BOOL)
        )
        values = self.broadcast_arrays([holds, self.as_type(a, dtype), self.as_type(b, dtype)])
        result = self.emit(SelectOp(*values))
        if weak:
            self._weak.add(result)
        return result

    def common_type(self, operands: Sequence[Operand]) -> tuple[DType, bool]:
        """The type that operands have in common, and whether that is weak."""
        numbers = [each for each in operands if is_number(each) or isinstance(each, Size)]
        strong = [_dtype(each) for each in operands if self._is_strong(each)]
        loose = [_dtype(each) for each in operands if self._is_weak_operand(each)]
        fraction = any(isinstance(each, float) for each in numbers) or dtypes.F64 in loose
        whole = dtypes.I64 in loose or any(not isinstance(each, bool) for each in numbers)
        if not strong:
            return (dtypes.I64 if dtypes.I64 in loose and not fraction else dtypes.F64), True
        dtype = reduce(promote, strong)
        if dtype.is_integer and fraction:
            raise TraceError(
                f"a {dtype.numpy.name} array and a float have no common type: "
                "write x.astype('float32')"
            )
        if dtype.is_bool and fraction:
            return dtypes.F64, True
        if dtype.is_bool and whole:
            raise TraceError("truth values and a number: write x.astype('int32') first")
        return dtype, False

    def _is_strong(self, operand: Operand) -> bool:
        """Whether an operand has an element type of its own."""
        return not (
            is_number(operand) or isinstance(operand, Size) or self._is_weak_operand(operand)
        )

    def as_floats(self, operands: Sequence[Operand]) -> list[Operand]:
        """Operands of a quotient: where no array is of floats, integers become the default float type."""
        strong = [each for each in operands if self._is_strong(each)]
        if any(_dtype(each).is_float for each in strong):
            return list(operands)
        return [
            self.as_type(each, DEFAULT_FLOAT) if self._is_strong(each) else each
            for each in operands
        ]

    def as_type(self, operand: Operand, dtype: DType) -> SSAValue:
        """An operand as a value of that element type, cast where it has another."""
        if isinstance(operand, SSAValue):
            return self._cast(operand, dtype)
        if is_number(operand):
            return self._weak_constant(operand, dtype)
        if isinstance(operand, Size):
            return self._size(operand, dtype)
        array = np.asarray(operand)
        own = known_type(array)
        type_ = TensorType(own.mlir, array.shape)
        return self._cast(self.emit(ConstantOp(dtypes.dense(array, type_))), dtype)

    def weak_size(self, size: Size) -> SSAValue:
        """A size as a weak number."""
        value = self._size(size, dtypes.F64)
        self._weak.add(value)
        return value

    def constant(self, number: Number, dtype: DType) -> SSAValue:
        """A number that has a type: unlike those of `as_type`, an f64 one isn't weak."""
        check_range(number, dtype)
        return self.emit(ConstantOp.scalar_of(number, dtype))

    def broadcast_arrays(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Values broadcast to the shape that they have in common."""
        shape = broadcast_sizes([self.shape(value) for value in values])
        return [self.broadcast(value, shape) for value in values]

    def broadcast(self, value: SSAValue, shape: SizeList) -> SSAValue:
        """A value repeated to a shape that it broadcasts to."""
        target = as_shape(shape)
        source = shape_of(value)
        if source == target:
            return value
        sizes = self.like(shape)
        key = ("broadcast", value, target, sizes)
        if key not in self._memo:
            dims = range(len(target) - len(source), len(target))
            type_ = TensorType(tensor_type(value).element_type, target)
            spread = self.emit(BroadcastOp(value, list(dims), type_, sizes))
            self._memo[key] = spread
            if value in self._weak:
                self._weak.add(spread)
        return self._memo[key]

    def _is_weak_operand(self, operand: Operand) -> bool:
        return isinstance(operand, SSAValue) and operand in self._weak

    def _size(self, size: Size, dtype: DType) -> SSAValue:
        """A size as a number."""
        formula = size.formula
        known = formula.static
        if known is not None:
            return self._weak_constant(known, dtype)
        total: SSAValue | None = None
        wide = dtypes.integer(64)
        for term in formula:
            needed = term.factor != 1 or not term.symbols
            product = self.constant(term.factor, wide) if needed else None
            for symbol in term.symbols:
                each = self.emit(DimOp(*self.dim_of(symbol)))
                product = each if product is None else self.emit(MulOp(product, each))
            assert product is not None
            total = product if total is None else self.emit(AddOp(total, product))
        assert total is not None
        return self._cast(total, dtype)

    def _cast(self, value: SSAValue, dtype: DType) -> SSAValue:
        if dtypes.of(value.type) == dtype:
            return value
        key = ("cast", value, dtype)
        if key not in self._memo:
            self._memo[key] = self._new_cast(value, dtype)
        return self._memo[key]

    def _new_cast(self, value: SSAValue, dtype: DType) -> SSAValue:
        op = value.op if isinstance(value, OpResult) and value in self._weak else None
        match op:
            case ConstantOp():
                return self._weak_constant(dtypes.dense_values(op.value).item(), dtype)
            case BroadcastOp():
                return self.broadcast(self._cast(op.operand, dtype), self.shape(value))
            case SelectOp():  # of numbers: they are cast, and the tensor is never an f64 one
                branches = [self._cast(each, dtype) for each in (op.on_true, op.on_false)]
                return self.emit(SelectOp(op.condition, *branches))
            case _:
                pass
        return self.emit(CastOp(value, with_element(tensor_type(value), dtype.mlir)))

    def _weak_constant(self, number: Number, dtype: DType) -> SSAValue:
        key = ("constant", exact_key(number), dtype)
        if key not in self._memo:
            check_range(number, dtype)
            self._memo[key] = self.emit(ConstantOp.scalar_of(number, dtype))
            self._weak.update([self._memo[key]] if dtype == dtypes.F64 else [])
        return self._memo[key]


def is_number(operand: object) -> TypeGuard[Number]:
    """Whether it is a number without a type; NumPy's f64 scalars, which are Python floats, too."""
    return isinstance(operand, bool | int | float)


def as_shape(shape: SizeList) -> Shape:
    """A shape as types have it: `?` for each `Size`."""
    return tuple(DYNAMIC if isinstance(each, Size) else each for each in shape)


def known_type(array: Array) -> DType:
    """The element type of a NumPy array; TraceError where mlfuse has none such."""
    own = dtypes.of_numpy(array.dtype.newbyteorder("="))
    if own is not None:
        return own
    if array.dtype.kind == "c":
        raise TraceError("there are no complex numbers: keep real and imaginary parts apart")
    raise TraceError(f"mlfuse has no element type {array.dtype}: write x.astype(...)")


def check_range(number: Number, dtype: DType) -> None:
    """TraceError where an integer type doesn't hold a number."""
    if not dtype.is_integer:
        return
    low, high = int(dtype.lowest), int(dtype.highest)
    if not low <= number <= high:
        raise TraceError(f"{number} is outside the range of {dtype.numpy.name}")


def _dtype(operand: Operand) -> DType:
    if isinstance(operand, SSAValue):
        return dtypes.of(operand.type)
    return known_type(np.asarray(cast(Array, operand)))
