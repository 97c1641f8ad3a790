"""A function being written: graph ops appended one by one, at the places where the user wrote them.

**Numbers.** A Python number has no type of its own: it takes that of the tensor it meets. So does a
*weak* value, a rank-0 f64 made of hyperparameters and numbers: among themselves they are computed
in f64, and cast once to the type in which the tensor they meet is computed. That is how torch
treats Python numbers. The type in which floats of 16 and 8 bits are computed is f32: `x * 0.9` of a
bf16 x multiplies by 0.9 in f32, not by its neighbour in bf16, and rounds once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import TypeGuard

import numpy as np
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph.base import (
    AnyTensor,
    GraphOp,
    Shape,
    shape_of,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.selection import CastOp, SelectOp
from mlfuse.tracing.place import TraceError, here, location
from mlfuse.tracing.promotion import broadcast_shape, promote, text

Number = bool | int | float
Operand = SSAValue | Number | Array
"""A value of the function, a number that has no type, or an array that is a constant."""


@dataclass(frozen=True)
class Input:
    """One argument of the function. `weak`: see the module's text; it must be a rank-0 f64 then."""

    name: str
    type: AnyTensor
    weak: bool = False
    attributes: Mapping[str, Attribute] = field(default_factory=dict[str, Attribute])


class Trace:
    """The function, until `finish` makes a module of it.

    `one_size`: all arguments that aren't of rank 0 have the same sizes at run time.
    """

    def __init__(self, inputs: Sequence[Input], *, one_size: bool = False):
        self._inputs = tuple(inputs)
        self._block = Block(arg_types=[each.type for each in inputs])
        self._memo: dict[tuple[object, ...], SSAValue] = {}
        self._weak: set[SSAValue] = set()
        self._sized: dict[SSAValue, SSAValue] = {}
        self._finished = False
        self.functions: dict[str, FuncOp] = {}
        """Other functions of the module, by name: those that calls are of."""
        for value, each in zip(self._block.args, inputs, strict=True):
            value.name_hint = each.name
            if each.weak:
                self._weak.add(value)
        tensors = [value for value in self._block.args if shape_of(value)]
        if one_size:
            self._sized.update((value, tensors[0]) for value in tensors)

    @property
    def arguments(self) -> list[SSAValue]:
        """The function's arguments."""
        return list(self._block.args)

    @property
    def block(self) -> Block:
        """The body so far; it has no terminator before `finish`."""
        return self._block

    @property
    def is_finished(self) -> bool:
        """Whether nothing can be added any more."""
        return self._finished

    def is_weak(self, value: SSAValue) -> bool:
        """Whether the value takes the type of what it meets."""
        return value in self._weak

    def weaken(self, value: SSAValue) -> None:
        """Let a value of rank 0 take the type of what it meets."""
        self._weak.add(value)

    def owns(self, value: SSAValue) -> bool:
        """Whether the value stands in the function now, and isn't one of a transformed function's
        (of `mlfuse.vmap`, `mlfuse.grad`) that has ended."""
        owner = value.owner
        return owner is self._block or (isinstance(owner, Operation) and owner.parent is self._block)

    def emit(self, op: Operation) -> SSAValue:
        """Append an op of one result; TraceError, in the op's own words, where it doesn't verify."""
        return self.emit_all(op)[0]

    def emit_all(self, op: Operation) -> Sequence[SSAValue]:
        """Append an op."""
        place = here()
        if self._finished:
            raise TraceError("the function that this array belongs to has been traced already")
        if not all(self.owns(operand) for operand in op.operands):
            raise TraceError(
                "this array belongs to a function that mlfuse.vmap or mlfuse.grad has transformed and "
                "that has ended: return it from that function"
            )
        try:
            if isinstance(op, GraphOp):
                op.verify_()
            else:
                op.verify(verify_nested_ops=False)
        except VerifyException as error:
            raise TraceError(str(error), place) from error
        op.location = location(place) or op.location
        self._block.add_op(op)
        return op.results

    def apply(
        self, make: Callable[..., Operation], operands: Sequence[Operand], *, widens: bool = True
    ) -> SSAValue:
        """Append an elementwise op of operands that are given one type and one shape.

        `widens`: whether a number or weak value among 16-bit floats takes the op to f32 (its result
        is rounded back), and isn't itself rounded to 16 bits.
        """
        dtype, weak = self.common_type(operands)
        loose = any(is_number(each) or self._is_loose(each) for each in operands)
        computed = dtypes.compute(dtype) if widens and loose else dtype
        values = self.spread([self.as_type(each, computed) for each in operands])
        result = self.emit(make(*values))
        self._follow(result, values[0])
        if computed != dtype and dtypes.of(result.type) == computed:
            result = self.as_type(result, dtype)
        if weak and dtypes.of(result.type) == dtypes.F64:
            self._weak.add(result)
        return result

    def select(self, condition: Operand, a: Operand, b: Operand) -> SSAValue:
        """Append a `graph.select`; the branches are given one type, all three one shape."""
        dtype, weak = self.common_type((a, b))
        holds = (
            condition if isinstance(condition, SSAValue) else self.as_type(condition, dtypes.BOOL)
        )
        values = self.spread([holds, self.as_type(a, dtype), self.as_type(b, dtype)])
        result = self.emit(SelectOp(*values))
        self._follow(result, values[0])
        if weak:
            self._weak.add(result)
        return result

    def common_type(self, operands: Sequence[Operand]) -> tuple[DType, bool]:
        """The type that operands have in common, and whether that is weak."""
        numbers = [each for each in operands if is_number(each)]
        strong = [
            _dtype(each) for each in operands if not (is_number(each) or self._is_loose(each))
        ]
        fraction = any(isinstance(each, float) for each in numbers) or any(
            self._is_loose(each) for each in operands
        )
        whole = any(not isinstance(each, bool) for each in numbers)
        if not strong:
            return dtypes.F64, True
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

    def as_type(self, operand: Operand, dtype: DType) -> SSAValue:
        """An operand as a value of that element type, cast where it has another."""
        if isinstance(operand, SSAValue):
            return self._cast(operand, dtype)
        if is_number(operand):
            return self._constant(operand, dtype)
        array = np.asarray(operand)
        own = dtypes.of_numpy(array.dtype)
        if own is None:
            raise TraceError(f"mlfuse has no element type {array.dtype}: write x.astype(...)")
        type_ = TensorType(own.mlir, array.shape)
        return self._cast(self.emit(ConstantOp(dtypes.dense(array, type_))), dtype)

    def spread(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Values broadcast to the shape that they have in common."""
        shape = broadcast_shape([shape_of(value) for value in values])
        like = next((value for value in values if shape_of(value) == shape), None)
        return [self._broadcast(value, shape, like) for value in values]

    def sizes_of(self, value: SSAValue) -> SSAValue:
        """The first value that is known to have the sizes of `value`."""
        return self._sized.get(value, value)

    def finish(self, results: Sequence[SSAValue], name: str = "main") -> ModuleOp:
        """The module of the function that returns `results`, verified; nothing can be added then.

        What no result needs is left out.
        """
        from mlfuse.parsing import verify_module

        self._block.add_op(ReturnOp(*results))
        for op in reversed(list(self._block.ops)):
            if (
                isinstance(op, GraphOp)
                and op.has_trait(Pure)
                and not any(r.uses for r in op.results)
            ):
                op.detach()
                op.erase()
        self._finished = True
        attributes = ArrayAttr([DictionaryAttr(dict(each.attributes)) for each in self._inputs])
        types = [each.type for each in self._inputs], [value.type for value in results]
        function = FuncOp(name, types, Region(self._block), arg_attrs=attributes)
        module = ModuleOp([function, *self.functions.values()])
        verify_module(module)
        return module

    def _is_loose(self, operand: Operand) -> bool:
        return isinstance(operand, SSAValue) and operand in self._weak

    def _follow(self, result: SSAValue, operand: SSAValue) -> None:
        """Note that an elementwise result has the sizes of its operands."""
        if shape_of(operand):
            self._sized[result] = self.sizes_of(operand)

    def _cast(self, value: SSAValue, dtype: DType) -> SSAValue:
        if dtypes.of(value.type) == dtype:
            return value
        key = ("cast", value, dtype)
        if key not in self._memo:
            self._memo[key] = self._new_cast(value, dtype)
            self._follow(self._memo[key], value)
        return self._memo[key]

    def _new_cast(self, value: SSAValue, dtype: DType) -> SSAValue:
        op = value.op if isinstance(value, OpResult) and value in self._weak else None
        match op:
            case ConstantOp():
                return self._constant(dtypes.dense_values(op.value).item(), dtype)
            case BroadcastOp():
                inner = self._cast(op.operand, dtype)
                return self._broadcast(inner, shape_of(value), op.like or value)
            case SelectOp():  # of numbers: they are cast, and the tensor is never an f64 one
                branches = [self._cast(each, dtype) for each in (op.on_true, op.on_false)]
                return self.emit(SelectOp(op.condition, *branches))
            case _:
                pass
        return self.emit(CastOp(value, with_element(tensor_type(value), dtype.mlir)))

    def _constant(self, number: Number, dtype: DType) -> SSAValue:
        key = ("constant", type(number), repr(number), dtype)
        if key not in self._memo:
            _check_range(number, dtype)
            self._memo[key] = self.emit(ConstantOp.scalar_of(number, dtype))
            self._weak.update([self._memo[key]] if dtype == dtypes.F64 else [])
        return self._memo[key]

    def _broadcast(self, value: SSAValue, shape: Shape, like: SSAValue | None) -> SSAValue:
        source = shape_of(value)
        if source == shape:
            return value
        sizes = None
        if DYNAMIC in shape:
            if like is None:
                raise TraceError(
                    f"the result would be {text(shape)}, whose `?` sizes no operand has: arrays of "
                    "unknown size meet numbers and arrays of the same shape"
                )
            sizes = self.sizes_of(like)
        key = ("broadcast", value, shape, sizes)
        if key not in self._memo:
            dims = range(len(shape) - len(source), len(shape))
            type_ = TensorType(tensor_type(value).element_type, shape)
            spread = self.emit(BroadcastOp(value, list(dims), type_, sizes))
            self._memo[key] = spread
            if sizes is not None:
                self._sized[spread] = sizes
            if value in self._weak:
                self._weak.add(spread)
        return self._memo[key]


def is_number(operand: object) -> TypeGuard[Number]:
    """Whether it is a number without a type; NumPy's f64 scalars, which are Python floats, too."""
    return isinstance(operand, bool | int | float)


def _dtype(operand: Operand) -> DType:
    if isinstance(operand, SSAValue):
        return dtypes.of(operand.type)
    array = np.asarray(operand)
    own = dtypes.of_numpy(array.dtype)
    if own is None:
        raise TraceError(f"mlfuse has no element type {array.dtype}: write x.astype(...)")
    return own


def _check_range(number: Number, dtype: DType) -> None:
    if not dtype.is_integer:
        return
    low, high = int(dtype.lowest), int(dtype.highest)
    if not low <= number <= high:
        raise TraceError(f"{number} is outside the range of {dtype.numpy.name}")
