"""Pointwise ATen ops give what torch gives: every dtype, NaN and infinities, scalars, broadcasts."""

from __future__ import annotations

from typing import Any

import pytest
from aten_calls import (
    FLOATS,
    INTEGERS,
    SPECIAL,
    Call,
    aten,
    by_converter,
    call,
    floats,
    integers,
    prims,
    truths,
)

from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.table import StaysInAten

pytestmark = pytest.mark.quick_c

UNARY = [
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "ceil",
    "cos",
    "cosh",
    "digamma",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "isinf",
    "isnan",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "neg",
    "reciprocal",
    "relu",
    "round",
    "rsqrt",
    "sigmoid",
    "sign",
    "signbit",
    "sin",
    "sinh",
    "sqrt",
    "square",
    "tan",
    "tanh",
    "trunc",
]
SPECIALS = torch.tensor(SPECIAL)


def op_of(name: str) -> Any:
    return getattr(aten, name).default


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("name", UNARY)
def test_a_function_of_one_float(name: str, dtype: Any) -> None:
    call(op_of(name), SPECIALS.to(dtype)).check()


TAKES_INTEGERS = [name for name in UNARY if name not in ("relu", "square")]


@pytest.mark.parametrize("name", TAKES_INTEGERS)
def test_a_function_of_integers_becomes_a_float_where_torch_says_so(name: str) -> None:
    call(op_of(name), torch.arange(1, 6)).check()
    if name not in ("abs", "ceil", "floor", "neg", "round", "trunc"):
        call(op_of(name), torch.tensor([True, False])).check()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", (*FLOATS, *INTEGERS, torch.bool), ids=str)
@pytest.mark.parametrize(
    "op",
    [
        aten.mul.Tensor,
        aten.div.Tensor,
        aten.add.Tensor,
        aten.eq.Tensor,
        aten.lt.Tensor,
        aten.maximum.default,
        aten.logical_xor.default,
        aten.atan2.default,
    ],
    ids=str,
)
def test_two_operands_of_one_type(op: Any, dtype: Any) -> None:
    """Rows and columns broadcast."""
    a = integers(0, 2, 3, 1).to(dtype) if dtype == torch.bool else floats(3, 1).mul(4).to(dtype)
    b = integers(0, 2, 4).to(dtype) if dtype == torch.bool else integers(1, 9, 4).to(dtype)
    call(op, a, b).check()


A, B = (
    torch.tensor([7.0, -7.0, 7.5, -7.5, 0.0, 1.0]),
    torch.tensor([2.0, 2.0, -2.0, -2.0, 3.0, 0.0]),
)
M, N = torch.tensor([7, -7, 7, -7, 0, -128]), torch.tensor([2, 2, -2, -2, 3, 5])
HALF = floats(8, dtype=torch.bfloat16)
CALLS = [
    # Python numbers don't change a tensor's type, unless their kind is above it.
    call(aten.add.Tensor, torch.arange(3), 2),
    call(aten.add.Tensor, torch.arange(3), 2.5),
    call(aten.add.Tensor, truths(3), 1),
    call(aten.mul.Tensor, truths(3), True),
    call(aten.mul.Tensor, HALF, 1.1),
    call(aten.mul.Tensor, torch.tensor(3, dtype=torch.int8), 2.5),
    # A scalar tensor counts less than one with dims.
    call(aten.add.Tensor, floats(3), torch.tensor(2.0, dtype=torch.float64)),
    call(aten.add.Tensor, torch.arange(3), torch.tensor(2.5, dtype=torch.float64)),
    call(aten.add.Tensor, torch.arange(3, dtype=torch.uint8), torch.tensor(-1)),
    call(aten.add.Tensor, floats(3, dtype=torch.float16), floats(3, dtype=torch.bfloat16)),
    # alpha is multiplied in, and rounded with the sum.
    call(aten.add.Tensor, HALF, floats(8, dtype=torch.bfloat16), alpha=0.3),
    call(aten.sub.Tensor, torch.arange(4), torch.arange(4), alpha=3),
    call(aten.rsub.Scalar, floats(4), 2, 3),
    call(aten.add.Tensor, truths(6), truths(6)),
    # Division, and how it is rounded.
    *(
        call(aten.div.Tensor_mode, a, b, rounding_mode=mode)
        for mode in (None, "trunc", "floor")
        for a, b in ((A, B), (M, N), (A.half(), B.half()), (A.double(), 0.1))
    ),
    call(aten.div.Tensor, torch.arange(4), 3),
    call(aten.remainder.Tensor, A, B),
    call(aten.remainder.Tensor, M, N),
    call(aten.remainder.Scalar_Tensor, 5, N),
    call(aten.fmod.Tensor, A, B),
    call(aten.fmod.Scalar, M, 3),
    call(prims.div.default, M, N),
    # Powers.
    *(call(aten.pow.Tensor_Scalar, SPECIALS, e) for e in (0, 1, 2, 3, -1, -2, 0.5, -0.5, 2.5, -3)),
    call(aten.pow.Tensor_Scalar, torch.arange(4), 3),
    call(aten.pow.Tensor_Scalar, torch.arange(4), 0.5),
    call(aten.pow.Scalar, 2, torch.arange(4)),
    call(aten.pow.Scalar, 2.0, SPECIALS),
    call(aten.pow.Scalar, 1, SPECIALS),
    call(aten.pow.Tensor_Tensor, torch.tensor([2, -1, 1, 0]), torch.tensor([5, 3, 9, 0])),
    # Bits.
    call(aten.bitwise_and.Tensor, M, N),
    call(aten.bitwise_or.Scalar, M, 8),
    call(aten.bitwise_xor.Tensor, truths(4), truths(4)),
    call(aten.bitwise_not.default, truths(4)),
    call(aten.bitwise_not.default, M),
    call(aten.bitwise_left_shift.Tensor, M, torch.tensor([0, 1, 5, 62, 63, 2])),
    call(aten.bitwise_right_shift.Tensor_Scalar, M, 1),
    call(aten.bitwise_right_shift.Tensor_Scalar, torch.tensor([200, 7], dtype=torch.uint8), 1),
    # Comparisons round a number to the tensor's type.
    call(aten.eq.Scalar, torch.tensor([0.1, 0.2], dtype=torch.bfloat16), 0.1),
    call(aten.ge.Scalar, torch.arange(4), 1.5),
    call(aten.ne.Scalar, SPECIALS, 0),
    # Bounds: a NaN stays, and where bounds cross the upper one wins.
    call(aten.clamp.default, SPECIALS, -1, 2),
    call(aten.clamp.default, SPECIALS, None, 0.5),
    call(aten.clamp.default, SPECIALS, 3, 1),
    call(aten.clamp.default, torch.arange(5), 1.5, None),
    call(aten.clamp.Tensor, floats(3, 4), floats(4), torch.tensor(0.5)),
    call(aten.clamp_min.default, SPECIALS, 0),
    call(aten.where.self, truths(3, 1), floats(4), torch.tensor(1.0, dtype=torch.float64)),
    call(aten.where.self, truths(4), torch.arange(4), floats(4)),
    call(aten.masked_fill.Scalar, SPECIALS, truths(12), 7),
    call(aten.copysign.Tensor, floats(12), SPECIALS),
    call(aten.hypot.default, SPECIALS, SPECIALS.flip(0)),
    call(aten.nextafter.default, SPECIALS[3:], SPECIALS[3:].flip(0)),
    call(aten.logaddexp.default, SPECIALS, SPECIALS.flip(0)),
    call(aten.round.decimals, floats(9), decimals=2),
    call(aten.round.decimals, floats(9) * 1e3, decimals=-2),
    # What optimizers use: one rounding in 16 bits.
    call(aten.addcmul.default, HALF, floats(8, dtype=torch.bfloat16), HALF, value=0.3),
    call(aten.addcdiv.default, floats(3, 4), floats(4), floats(3, 1), value=-2),
    call(aten.addcmul.default, torch.arange(3), torch.arange(3), torch.arange(3)),
    call(aten.lerp.Scalar, floats(5), floats(5), 0.9),
    call(aten.lerp.Scalar, floats(5), floats(5), 0.1),
    call(aten.lerp.Tensor, floats(5), floats(5), floats(5)),
    # Activations that are one op.
    *(call(op_of(name), SPECIALS) for name in ("silu", "mish", "hardswish", "hardsigmoid")),
    *(
        call(op_of(f"{name}_backward"), floats(200), floats(200) * 9)
        for name in ("silu", "mish", "hardswish", "hardsigmoid")
    ),
    call(aten.softplus_backward.default, floats(200), floats(200) * 30, 2, 10),
    *(call(op_of(f"{name}_backward"), HALF, HALF * 3) for name in ("silu", "mish", "hardswish")),
    call(aten.mish_backward.default, floats(4), torch.tensor([100.0, 1e30, -100.0, float("nan")])),
    call(aten.gelu.default, SPECIALS, approximate="tanh"),
    call(aten.gelu.default, floats(9, dtype=torch.bfloat16)),
    call(aten.softplus.default, floats(9) * 30, 2, 10),
    call(aten.leaky_relu.default, SPECIALS, 0.2),
    call(aten.glu.default, floats(4, 6)),
    call(aten.hardshrink_backward.default, SPECIALS, SPECIALS, 0.5),
]


@pytest.mark.parametrize("each", CALLS, ids=str)
def test_a_call(each: Call) -> None:
    each.check()


KINDS = (*FLOATS, *INTEGERS, torch.bool)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("to", KINDS, ids=str)
@pytest.mark.parametrize("dtype", KINDS, ids=str)
def test_a_cast(dtype: Any, to: Any) -> None:
    """Floats wrap around in small integers, as eager's do; anything but 0 is true."""
    x = torch.tensor([0.0, 1.0, -3.7, 2.5, 200.0, -130.0]).to(dtype)
    call(prims.convert_element_type.default, x, to).check()


def test_bits_viewed_as_another_type() -> None:
    call(aten.view.dtype, SPECIALS, torch.int32).check()


@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2)], ids=str)
def test_scalars_and_nothing(shape: tuple[int, ...]) -> None:
    x = floats(*shape)
    for op in (aten.exp.default, aten.neg.default, aten.isnan.default):
        call(op, x).check()
    call(aten.add.Tensor, x, x).check()


REFUSED = [
    (call(aten.sub.Tensor, truths(3), truths(3)), "truth values"),
    (call(aten.pow.Tensor_Scalar, torch.arange(3), -1), "negative power"),
    (call(aten.add.Tensor, torch.arange(3, dtype=torch.int8), 300), "outside the range of int8"),
    (call(aten.mul.Tensor, floats(3), 1j), "complex"),
    (call(aten._to_copy.default, floats(3), device="meta"), "moves a tensor"),
    (call(aten._to_copy.default, floats(3), dtype=torch.complex64), "torch.complex64"),
    (call(aten.view.dtype, floats(3), torch.int16), "another width"),
]


@pytest.mark.parametrize(("each", "reason"), REFUSED, ids=str)
def test_what_stays_a_call_says_why(each: Call, reason: str) -> None:
    with pytest.raises(StaysInAten, match=reason):
        by_converter(each.op, *each.args, **each.kwargs)
