"""Random numbers, bit for bit those of XLA's `RngBitGenerator` (`xla/hlo/builder/lib/prng.cc`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.ir import SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph import build
from mlfuse.dialects.graph.base import shape_of, tensor_type
from mlfuse.dialects.graph.bits import ShiftRightLogicalOp
from mlfuse.dialects.graph.composite import Emitter
from mlfuse.dialects.graph.creation import ConstantOp, IotaOp
from mlfuse.dialects.graph.logic import AndOp
from mlfuse.dialects.graph.philox import UI32, UI64
from mlfuse.dialects.graph.random import philox, positions
from mlfuse.dialects.graph.threefry import ThreefryOp
from mlfuse.dialects.stablehlo import random
from mlfuse.passes.importing.rules import Rules


def _bits(e: Emitter, op: random.RngBitGeneratorOp) -> Sequence[SSAValue]:
    state, result = op.initial_state, tensor_type(op.output)
    dtype = dtypes.of(result)
    if shape_of(state) != (2,) or dtypes.of(state.type) != UI64:
        raise OpError(op, f"a state of {state.type} is not supported; pass a tensor<2xui64>")
    if not dtype.is_integer:
        raise OpError(op, f"random bits as {dtype.name} are not supported; ask for integers")
    if DYNAMIC in result.get_shape():
        raise OpError(op, "random bits of `?` dims are not supported")
    # DEFAULT is implementation-defined; XLA takes Philox on CPUs and GPUs.
    make = _threefry if op.chosen == "THREE_FRY" else _philox
    bits, used = make(e, _word(e, state, 0), _word(e, state, 1), result.get_shape(), dtype.bits)
    steps = dtypes.dense(np.array([0, used], np.uint64), tensor_type(state))
    return [e.add(state, e.emit(ConstantOp(steps))), e.cast(bits, dtype.mlir)]


def _word(e: Emitter, state: SSAValue, number: int) -> SSAValue:
    """One word of the state, of rank 0."""
    return build.squeeze(e, build.slice_in_dim(e, state, 0, number, number + 1), [0])


Bits = tuple[SSAValue, int]
"""The bits, and the increment of the counter."""


def _philox(e: Emitter, key: SSAValue, counter: SSAValue, shape: Sequence[int], width: int) -> Bits:
    """The key is also the high half of the counter, which holds 128 bits."""
    own = UI64 if width == 64 else UI32
    bits = philox(e, positions(e, shape, None), key, counter, key, own)
    return bits, -(-prod(shape) * own.bits // 128)


def _threefry(
    e: Emitter, key: SSAValue, counter: SSAValue, shape: Sequence[int], width: int
) -> Bits:
    """A counter gives 64 bits: an element of that width, or two neighbors along one dim: the first
    of even size, else the largest."""
    if width == 64 or not shape:
        pairs = _pairs(e, positions(e, shape, None), key, counter)
        return (pairs if width == 64 else e.cast(pairs, UI32.mlir)), prod(shape)
    even = [d for d, size in enumerate(shape) if size % 2 == 0]
    split = even[0] if even else int(np.argmax(shape))
    half = [-(-size // 2) if d == split else size for d, size in enumerate(shape)]
    along = e.emit(IotaOp(split, TensorType(UI64.mlir, shape)))
    place = e.apply(ShiftRightLogicalOp, along, 1)
    place = e.mul(place, prod(half[split + 1 :]))
    for d in range(len(shape)):
        if d != split:
            index = e.emit(IotaOp(d, TensorType(UI64.mlir, shape)))
            place = e.add(place, e.mul(index, prod(half[d + 1 :])))
    pairs = _pairs(e, place, key, counter)
    odd = e.compare("ne", e.apply(AndOp, along, 1), 0)
    low, high = pairs, e.apply(ShiftRightLogicalOp, pairs, 32)
    return e.cast(e.select(odd, high, low), UI32.mlir), prod(half)


def _pairs(e: Emitter, place: SSAValue, key: SSAValue, counter: SSAValue) -> SSAValue:
    at = e.add(e.broadcast(counter, (), place), place)
    return e.emit(ThreefryOp(at, e.broadcast(key, (), place)))


def _rng(e: Emitter, op: random.RngOp) -> Sequence[SSAValue]:
    raise OpError(
        op,
        "has a hidden state, and mlfuse's functions have none; draw with stablehlo.rng_bit_generator "
        "(in JAX: a key of jax.random.key(seed, impl='rbg')), whose state is an argument",
    )


RULES: Rules = {
    random.RngBitGeneratorOp: _bits,
    random.RngOp: _rng,
}
