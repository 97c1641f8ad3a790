"""An f32 as two halves of 16 bits: the high half is a bf16, with which a network computes; the low half has the other
bits.

IPEX's SplitSGD keeps parameters like this: 4 bytes for each, where a bf16 parameter with an f32 master takes 6. A step
joins the halves, updates the f32, and splits it again.
Source: https://intel.github.io/intel-extension-for-pytorch/cpu/latest/tutorials/features/split_sgd.html.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import ml_dtypes
import numpy as np
from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue
from xdsl.irdl import irdl_op_definition, operand_def, result_def, traits_def
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    require,
    shape_of,
    shapes_match,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.bits import BitcastOp, ShiftLeftOp, ShiftRightLogicalOp
from mlfuse.dialects.graph.composite import CompositeOp, Emitter
from mlfuse.dialects.graph.compound import CompoundOp
from mlfuse.dialects.graph.format import Signature
from mlfuse.dialects.graph.logic import OrOp

_BITS = dtypes.integer(32, signed=False)
_HALF = dtypes.integer(16, signed=False)


@irdl_op_definition
class JoinHalvesOp(CompositeOp):
    """`optim.join_halves %high, %low : tensor<8xbf16>, tensor<8xui16> -> tensor<8xf32>`: the f32 of these bits.

    The low half may have any type of 16 bits (ui16, i16, bf16); only its bits are read.
    """

    name = "optim.join_halves"
    WIDENS: ClassVar[bool] = False
    high = operand_def()
    low = operand_def()
    result = result_def()
    traits = traits_def(Pure())

    def inferred_type(self) -> AnyTensor:
        return with_element(tensor_type(self.high), f32)

    def verify_(self) -> None:
        super().verify_()
        _check_halves(self.name, self.high, self.low)

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in (self.low, self.result):
            for position in range(len(shape_of(value))):
                yield (self.high, position), (value, position)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        high, low = (e.cast(_bitcast(e, each, _HALF), _BITS.mlir) for each in args)
        return _bitcast(e, e.emit(OrOp(e.apply(ShiftLeftOp, high, 16), low)), dtypes.F32)

    def numpy(self, *args: Array) -> Array:
        high, low = (np.ascontiguousarray(each).view(np.uint16).astype(np.uint32) for each in args)
        return (high << np.uint32(16) | low).view(np.float32)


@irdl_op_definition
class SplitHalvesOp(CompoundOp):
    """`%high, %low = optim.split_halves %x : tensor<8xf32> -> tensor<8xbf16>, tensor<8xui16>`: the bits of x.

    Nothing is rounded: the high half is x truncated toward zero, and both halves joined are x. (If the payload of a
    NaN is all in the low half, the high half is infinity; computations don't produce such NaNs.)
    """

    name = "optim.split_halves"
    operand = operand_def()
    high = result_def()
    low = result_def()
    traits = traits_def(Pure())
    assembly_format = "$operand attr-dict `:` custom<Signature>(type(operands), type(results))"
    custom_directives = (Signature,)

    def element_checks(self) -> str | None:
        if self.operand_dtype(0) == dtypes.F32:
            return None
        return f"takes f32 elements, not {self.operand_dtype(0).name}; graph.cast converts"

    def verify_(self) -> None:
        super().verify_()
        _check_halves(self.name, self.high, self.low)
        require(
            shapes_match(shape_of(self.operand), shape_of(self.high)),
            f"{self.name}: {self.operand.type} and {self.high.type} differ in shape",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for value in (self.high, self.low):
            for position in range(len(shape_of(value))):
                yield (self.operand, position), (value, position)

    def decompose(self, e: Emitter, *args: SSAValue) -> Sequence[SSAValue]:
        bits = _bitcast(e, args[0], _BITS)
        high = e.cast(e.apply(ShiftRightLogicalOp, bits, 16), _HALF.mlir)
        low = e.cast(bits, _HALF.mlir)  # wraps around
        return [
            _bitcast(e, value, dtypes.of(result.type))
            for value, result in zip((high, low), self.results, strict=True)
        ]


def _bitcast(e: Emitter, value: SSAValue, to: dtypes.DType) -> SSAValue:
    type_ = tensor_type(value)
    if dtypes.of(type_) == to:
        return value
    return e.emit(BitcastOp(value, with_element(type_, to.mlir)))


def _check_halves(name: str, high: SSAValue, low: SSAValue) -> None:
    require(
        dtypes.of(high.type).numpy == np.dtype(ml_dtypes.bfloat16),
        f"{name}: the high half is a {high.type}; its elements must be bf16",
    )
    require(
        dtypes.of(low.type).bits == 16 and shapes_match(shape_of(low), shape_of(high)),
        f"{name}: the low half is a {low.type}; it must have elements of 16 bits and the shape {shape_of(high)}",
    )


COMPOSITES: list[type[CompositeOp]] = [JoinHalvesOp]
COMPOUNDS: list[type[CompoundOp]] = [SplitHalvesOp]
