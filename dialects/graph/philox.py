"""Philox4x32-10: random bits as a function of a key and a counter, with no state.

Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011. A block is 128
bits: four words, made from a 128-bit counter and a 64-bit key in ten rounds of two products.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from xdsl.dialects import arith
from xdsl.dialects.builtin import IntegerType
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.dialects.graph.base import AnyTensor, require, tensor_type
from mlfuse.dialects.graph.elementwise import INT, ElementwiseOp
from mlfuse.dialects.scalar import ScalarBuilder

ROUNDS = 10
FACTORS = 0xD2511F53, 0xCD9E8D57
"""The factors of words 0 and 2 of the counter."""
STEPS = 0x9E3779B9, 0xBB67AE85
"""The numbers added to the words of the key after each round: the golden ratio and sqrt 3 - 1."""
UI32, UI64 = dtypes.integer(32, signed=False), dtypes.integer(64, signed=False)
_LOW = np.uint64(0xFFFFFFFF)


def philox_numpy(counter: list[Array], key: list[Array]) -> list[Array]:
    """The four words of a block. All words are u64 arrays of values below 2^32."""
    c, k = counter, key
    for _ in range(ROUNDS):
        first, second = c[0] * np.uint64(FACTORS[0]), c[2] * np.uint64(FACTORS[1])
        high = np.uint64(32)
        c = [
            (second >> high) ^ c[1] ^ k[0],
            second & _LOW,
            (first >> high) ^ c[3] ^ k[1],
            first & _LOW,
        ]
        k = [(word + np.uint64(step)) & _LOW for word, step in zip(k, STEPS, strict=True)]
    return c


def stream(index: Array, key: Array, low: Array, high: Array, dtype: DType) -> Array:
    """`graph.philox` on u64 arrays; `dtype` is ui32 or ui64."""
    per_block = 128 // dtype.bits
    bottom = low + index // np.uint64(per_block)
    top = high + (bottom < low)
    halves = [(value & _LOW, value >> np.uint64(32)) for value in (bottom, top, key)]
    words = [np.broadcast_to(half, index.shape) for pair in halves for half in pair]
    made = philox_numpy(words[:4], words[4:])
    which = (index % np.uint64(per_block)).astype(np.intp)
    if dtype == UI32:
        return np.choose(which, made).astype(np.uint32)
    return np.choose(which, [made[n] | made[n + 1] << np.uint64(32) for n in (0, 2)])


@irdl_op_definition
class PhiloxOp(ElementwiseOp):
    """`graph.philox %index, %key, %low, %high : tensor<8xui64> -> tensor<8xui32>`.

    Element `index` of a stream of words: the blocks of a key, one after the other. The first block has
    the counter high * 2^64 + low. With a ui64 result, the elements are pairs of words, low word first.
    All operands are ui64.
    """

    name = "graph.philox"
    NO_GRADIENT: ClassVar[str] = "takes integers"
    ACCEPTS: ClassVar[frozenset[str]] = frozenset({INT})
    FLOPS: ClassVar[float] = 100.0
    T: ClassVar = VarConstraint("T", AnyAttr())
    index = operand_def(T)
    key = operand_def(T)
    low = operand_def(T)
    high = operand_def(T)
    result = result_def()
    traits = traits_def(Pure())
    assembly_format = (
        "$index `,` $key `,` $low `,` $high attr-dict `:` type($index) `->` type($result)"
    )

    def __init__(
        self, index: SSAValue, key: SSAValue, low: SSAValue, high: SSAValue, result: AnyTensor
    ):
        super().__init__(operands=[index, key, low, high], result_types=[result])

    def verify_(self) -> None:
        super().verify_()
        require(
            self.operand_dtype(0) == UI64 and self.result_dtype in (UI32, UI64),
            "graph.philox: operands must be ui64, and the result ui32 or ui64",
        )
        require(
            self.result_type.get_shape() == tensor_type(self.index).get_shape(),
            "graph.philox: the result must have the operands' shape",
        )

    @property
    def _per_block(self) -> int:
        return 128 // self.result_dtype.bits

    def numpy(self, *args: Array) -> Array:
        index, key, low, high = args
        return stream(index, key, low, high, self.result_dtype)

    def scalar(self, b: ScalarBuilder, *args: SSAValue) -> SSAValue:
        index, key, low, high = args
        shift = b.constant(self._per_block.bit_length() - 1, UI64)
        bottom = b.add(low, b.emit(arith.ShRUIOp(index, shift)))
        carry = b.cast(b.compare("lt", bottom, low, UI64), dtypes.BOOL, UI64)
        counter = [*halves(b, bottom), *halves(b, b.add(high, carry))]
        words = _rounds(b, counter, halves(b, key))
        if self.result_dtype == UI32:
            return _pick(b, index, words)
        pairs = [joined(b, words[0], words[1]), joined(b, words[2], words[3])]
        return _pick(b, index, pairs)


def halves(b: ScalarBuilder, value: SSAValue) -> list[SSAValue]:
    """The low and the high word."""
    word = IntegerType(32)
    high = b.emit(arith.ShRUIOp(value, b.constant(32, UI64)))
    return [b.emit(arith.TruncIOp(value, word)), b.emit(arith.TruncIOp(high, word))]


def joined(b: ScalarBuilder, low: SSAValue, high: SSAValue) -> SSAValue:
    """Two words as one number."""
    wide = b.emit(arith.ShLIOp(b.cast(high, UI32, UI64), b.constant(32, UI64)))
    return b.or_(b.cast(low, UI32, UI64), wide)


def _rounds(b: ScalarBuilder, c: list[SSAValue], k: list[SSAValue]) -> list[SSAValue]:
    factors = [b.constant(factor, UI64) for factor in FACTORS]
    steps = [b.constant(step, UI32) for step in STEPS]
    for number in range(ROUNDS):
        if number:
            k = [b.add(word, step) for word, step in zip(k, steps, strict=True)]
        first, first_high = halves(b, b.mul(b.cast(c[0], UI32, UI64), factors[0]))
        second, second_high = halves(b, b.mul(b.cast(c[2], UI32, UI64), factors[1]))
        c = [
            b.xor(b.xor(second_high, c[1]), k[0]),
            second,
            b.xor(b.xor(first_high, c[3]), k[1]),
            first,
        ]
    return c


def _pick(b: ScalarBuilder, index: SSAValue, choices: list[SSAValue]) -> SSAValue:
    """The element of `choices` at the number in the lowest bits of `index`."""
    one = b.constant(1, UI64)
    odd = b.compare("ne", b.and_(index, one), b.constant(0, UI64), UI64)
    if len(choices) == 2:
        return b.select(odd, choices[1], choices[0])
    pairs = [b.select(odd, choices[n + 1], choices[n]) for n in (0, 2)]
    second = b.compare("ne", b.and_(index, b.constant(2, UI64)), b.constant(0, UI64), UI64)
    return b.select(second, pairs[1], pairs[0])
