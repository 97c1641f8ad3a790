"""Random numbers: functions of a seed, an offset and an element's position, and of nothing else.

The stream of a seed is that of `graph.philox` with the seed as key, from block `offset` on, in
row-major order. An op that makes n elements uses n/4 blocks if an element takes one word (32 bits or
fewer), n/2 if it takes two (64 bits; normal numbers), n if it takes four (normal f64). To continue the
stream, add this number, rounded up, to the offset. The numbers are computed in the kernels that use them.
"""

from __future__ import annotations

import abc
from collections.abc import Iterator, Sequence
from math import pi, prod

import numpy as np
from xdsl.dialects.builtin import TensorType, f32, f64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array, DType
from mlfuse.dialects.graph.base import AnyTensor, Dim, require, shape_of
from mlfuse.dialects.graph.bits import ShiftRightLogicalOp
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter, Real
from mlfuse.dialects.graph.creation import ConstantOp, DimOp, IotaOp, check_like
from mlfuse.dialects.graph.functions import LogOp, SqrtOp
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.philox import UI32, UI64, PhiloxOp, stream
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.trigonometry import CosOp

DIGITS = {"bf16": 8, "f16": 11, "f32": 24, "f64": 53}
"""The precision of each float type in bits. That many bits are drawn, so that no number is rounded up to 1."""


def positions(e: Emitter, shape: Sequence[int], like: SSAValue | None) -> SSAValue:
    """The row-major position of each element, in ui64."""
    type_ = TensorType(UI64.mlir, shape)
    if not shape:
        return e.emit(ConstantOp.scalar_of(0, UI64))
    if DYNAMIC not in shape:
        flat = e.emit(IotaOp(0, TensorType(UI64.mlir, [prod(shape)])))
        return flat if len(shape) == 1 else e.emit(ReshapeOp(flat, type_))
    assert like is not None
    total, stride = e.emit(IotaOp(len(shape) - 1, type_, like)), None
    for d in range(len(shape) - 1, 0, -1):
        size = e.cast(e.emit(DimOp(like, d)), UI64.mlir)
        stride = size if stride is None else e.mul(stride, size)
        step = e.emit(BroadcastOp(stride, (), type_, like))
        total = e.add(total, e.mul(e.emit(IotaOp(d - 1, type_, like)), step))
    return total


def philox(
    e: Emitter, index: SSAValue, key: SSAValue, low: SSAValue, high: SSAValue, dtype: DType
) -> SSAValue:
    """`graph.philox` of an index and rank-0 parameters."""
    key, low, high = (e.broadcast(value, (), index) for value in (key, low, high))
    return e.emit(PhiloxOp(index, key, low, high, TensorType(dtype.mlir, shape_of(index))))


class Stream:
    """The random bits of a seed and an offset."""

    def __init__(self, e: Emitter, seed: SSAValue, offset: SSAValue):
        self.e = e
        self.key = e.cast(seed, UI64.mlir)
        self.low = e.cast(offset, UI64.mlir)
        self.high = e.emit(ConstantOp.scalar_of(0, UI64))

    def bits(self, index: SSAValue, dtype: DType) -> SSAValue:
        """The words at positions `index`, or pairs of words if `dtype` is ui64."""
        return philox(self.e, index, self.key, self.low, self.high, dtype)


def stream_numpy(index: Array, seed: Array, offset: Array, dtype: DType) -> Array:
    """`Stream` on arrays."""
    key, low = (np.asarray(x).astype(np.uint64) for x in (seed, offset))
    return stream(index, key, low, np.zeros((), np.uint64), dtype)


class RandomOp(CompositeOp, abc.ABC):
    """`graph.random_uniform %seed, %offset : tensor<i64>, tensor<i64> -> tensor<8x16xf32>`.

    Seed and offset are i64 or ui64; the same bits give the same numbers. A result with `?` dims takes
    their sizes from a tensor: `graph.random_uniform %seed, %offset like %x : ...`.
    """

    seed = operand_def()
    offset = operand_def()
    like = opt_operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def inferred_type(self) -> AnyTensor | None:
        return None

    def verify_(self) -> None:
        super().verify_()
        check_stream(self, self.seed, self.offset)
        check_like(self, self.like)

    def size_only(self, index: int) -> bool:
        return index == 2

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        if self.like is not None:
            for position in range(len(shape_of(self.like))):
                yield (self.like, position), (self.result, position)

    def positions_numpy(self, args: Sequence[Array]) -> Array:
        """The row-major position of each element of the result."""
        shape = args[2].shape if len(args) > 2 else self.result_type.get_shape()
        return np.arange(prod(shape), dtype=np.uint64).reshape(shape)

    def positions(self, e: Emitter) -> SSAValue:
        """The row-major position of each element of the result."""
        return positions(e, self.result_type.get_shape(), self.like)


def check_stream(op: CompositeOp, *values: SSAValue) -> None:
    """Raise unless seed and offset are 64-bit integers."""
    for name, value in zip(("seed", "offset"), values, strict=True):
        dtype = dtypes.of(value.type)
        require(
            not shape_of(value) and dtype.is_integer and dtype.bits == 64,
            f"{op.name}: the {name} is a {value.type}; it must be a tensor<i64> or tensor<ui64>",
        )


@irdl_op_definition
class RandomBitsOp(RandomOp):
    """`graph.random_bits %seed, %offset : tensor<i64>, tensor<i64> -> tensor<8xui32>`: the stream
    itself, in words (ui32) or in pairs of words, low word first (ui64)."""

    name = "graph.random_bits"

    def element_checks(self) -> str | None:
        if self.result_dtype in (UI32, UI64):
            return None
        return f"the result must be ui32 or ui64, not {self.result_dtype.name}"

    def numpy(self, *args: Array) -> Array:
        return stream_numpy(self.positions_numpy(args), args[0], args[1], self.result_dtype)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        return Stream(e, args[0], args[1]).bits(self.positions(e), self.result_dtype)


@irdl_op_definition
class RandomUniformOp(RandomOp):
    """Uniform numbers in [0, 1): multiples of 2^-p (p is 24 for f32, 53 for f64, 11 for f16, 8 for bf16),
    all with the same probability. A number is the highest p bits of a word (two words for f64) times 2^-p."""

    name = "graph.random_uniform"

    def numpy(self, *args: Array) -> Array:
        own, digits = self.result_dtype, DIGITS[self.result_dtype.name]
        source = UI64 if own.bits == 64 else UI32
        bits = stream_numpy(self.positions_numpy(args), args[0], args[1], source)
        top = bits >> bits.dtype.type(source.bits - digits)
        kind = dtypes.compute(own).numpy.type
        return top.astype(kind) * kind(2.0**-digits)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        own, digits = self.result_dtype, DIGITS[self.result_dtype.name]
        source = UI64 if own.bits == 64 else UI32
        bits = Stream(e, args[0], args[1]).bits(self.positions(e), source)
        top = e.apply(ShiftRightLogicalOp, bits, source.bits - digits)
        return e.mul(e.cast(top, dtypes.compute(own).mlir), 2.0**-digits)


@irdl_op_definition
class RandomNormalOp(RandomOp):
    """Normal numbers of mean 0 and variance 1: sqrt(-2 log u) * cos(2 pi v) (Box and Muller, 1958).

    u = (w + 1/2) / 2^32 and v = w' / 2^32 with two words w and w', computed in f32. For f64, w and w' are
    pairs of words and the divisor is 2^64. |x| is at most 6.77 (9.5 for f64).
    """

    name = "graph.random_normal"

    def numpy(self, *args: Array) -> Array:
        wide = self.result_dtype.bits == 64
        place = self.positions_numpy(args)
        if wide:
            first = stream_numpy(place * np.uint64(2), args[0], args[1], UI64)
            second = stream_numpy(place * np.uint64(2) + np.uint64(1), args[0], args[1], UI64)
        else:
            pair = stream_numpy(place, args[0], args[1], UI64)
            first, second = pair & np.uint64(2**32 - 1), pair >> np.uint64(32)
        kind = np.float64 if wide else np.float32
        scale = kind(2.0 ** (-64 if wide else -32))
        u, v = (first.astype(kind) + kind(0.5)) * scale, second.astype(kind) * scale
        return np.sqrt(kind(-2) * np.log(u)) * np.cos(kind(2 * pi) * v)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        wide = self.result_dtype.bits == 64
        numbers, place = Stream(e, args[0], args[1]), self.positions(e)
        if wide:
            doubled = e.add(place, place)
            first = numbers.bits(doubled, UI64)
            second = numbers.bits(e.add(doubled, 1), UI64)
        else:
            pair = numbers.bits(place, UI64)
            first = e.cast(pair, UI32.mlir)
            second = e.cast(e.apply(ShiftRightLogicalOp, pair, 32), UI32.mlir)
        element, scale = (f64, 2.0**-64) if wide else (f32, 2.0**-32)
        u = e.mul(e.add(e.cast(first, element), 0.5), scale)
        v = e.mul(e.cast(second, element), scale)
        radius = e.apply(SqrtOp, e.mul(e.apply(LogOp, u), -2.0))
        return e.mul(radius, e.apply(CosOp, e.mul(v, 2 * pi)))


@irdl_op_definition
class DropoutOp(CompositeOp):
    """`graph.dropout %x, %seed, %offset {rate = 0.1} : tensor<8x16xf32>, tensor<i64>, tensor<i64>`.

    0 for about `rate` of the elements, x / (1 - rate) for the others (Srivastava et al., 2014). An
    element is 0 if its word of the stream is below rate * 2^32, in every element type.
    """

    name = "graph.dropout"
    operand = operand_def(OPERAND_T)
    seed = operand_def()
    offset = operand_def()
    rate = prop_def(Real)
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    @property
    def limit(self) -> int:
        """Elements whose word is below this limit become 0."""
        return round(self.rate.value.data * 2**32)

    @property
    def scale(self) -> float:
        """The factor of kept elements."""
        return 1 / (1 - self.rate.value.data)

    def verify_(self) -> None:
        super().verify_()
        rate = self.rate.value.data
        require(0 <= rate <= 1, f"graph.dropout: the rate is {rate}, not in [0, 1]")
        check_stream(self, self.seed, self.offset)

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in range(len(shape_of(self.operand))):
            yield (self.operand, position), (self.result, position)

    def numpy(self, *args: Array) -> Array:
        x, seed, offset = args
        if self.limit == 2**32:
            return np.zeros_like(x)
        place = np.arange(x.size, dtype=np.uint64).reshape(x.shape)
        word = stream_numpy(place, seed, offset, UI32)
        return np.where(word >= self.limit, x * x.dtype.type(self.scale), np.zeros_like(x))

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, seed, offset = args
        if self.limit == 2**32:
            return e.splat(0.0, x)
        like = x if DYNAMIC in shape_of(x) else None
        word = Stream(e, seed, offset).bits(positions(e, shape_of(x), like), UI32)
        return e.select(e.compare("ge", word, self.limit), e.mul(x, self.scale), 0.0)


OPS: list[type[CompositeOp]] = [DropoutOp, RandomBitsOp, RandomNormalOp, RandomUniformOp]
