"""Ops on lists of tensors, which optimizers use: the op on one tensor, for each tensor of the list. Horizontal fusion
joins them again (docs/horizontal.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mlfuse.frontends.torch.ops import binary, reductions, selection
from mlfuse.frontends.torch.ops.table import Converter, converter, named
from mlfuse.frontends.torch.ops.writer import Operand
from mlfuse.frontends.tracing.array import TracedArray

Arrays = Sequence[TracedArray]
Many = Sequence[Operand] | Operand

_UNARY = (
    "abs acos asin atan ceil cos cosh erf erfc exp expm1 floor lgamma log log10 log1p log2 neg "
    "reciprocal round rsqrt sigmoid sign sin sinh sqrt tan tanh trunc"
)
_BINARY: dict[str, Converter] = {
    "add": binary.add,
    "sub": binary.sub,
    "mul": binary.mul,
    "div": binary.div,
    "clamp_max": selection.clamp_max,
    "clamp_min": selection.clamp_min,
    "maximum": selection.clamp_min,
    "minimum": selection.clamp_max,
}
_TERNARY: dict[str, Converter] = {"addcmul": selection.addcmul, "addcdiv": selection.addcdiv}


def _each(value: Many, count: int) -> Sequence[Operand]:
    """An operand for each array of a list: one number for all, or a list."""
    return value if isinstance(value, list | tuple) else [cast(Operand, value)] * count


def _unary(name: str) -> None:
    function = named(f"aten.{name}.default")

    @converter(f"aten._foreach_{name}.default")
    def _(arrays: Arrays) -> list[object]:
        return [function(each) for each in arrays]


def _binary(name: str, function: Converter) -> None:
    @converter(*(f"aten._foreach_{name}.{kind}" for kind in _KINDS))
    def _(arrays: Arrays, others: Many, **scale: Operand) -> list[object]:
        pairs = zip(arrays, _each(others, len(arrays)), strict=True)
        return [function(a, b, **scale) for a, b in pairs]


_KINDS = ("Scalar", "List", "ScalarList", "Tensor")

for _name in _UNARY.split():
    _unary(_name)
for _name, _function in _BINARY.items():
    _binary(_name, _function)


def _ternary(name: str, function: Converter) -> None:
    @converter(f"aten._foreach_{name}.Scalar", f"aten._foreach_{name}.ScalarList")
    def _(arrays: Arrays, first: Arrays, second: Arrays, value: Many = 1) -> list[object]:
        rows = zip(arrays, first, second, _each(value, len(arrays)), strict=True)
        return [function(x, a, b, value=v) for x, a, b, v in rows]


for _name, _function in _TERNARY.items():
    _ternary(_name, _function)


@converter("aten._foreach_lerp.List", "aten._foreach_lerp.Scalar", "aten._foreach_lerp.ScalarList")
def foreach_lerp(arrays: Arrays, ends: Arrays, weight: Many) -> list[TracedArray]:
    rows = zip(arrays, ends, _each(weight, len(arrays)), strict=True)
    return [selection.lerp(a, b, w) for a, b, w in rows]


@converter("aten._foreach_pow.Scalar", "aten._foreach_pow.List", "aten._foreach_pow.ScalarList")
def foreach_pow(arrays: Arrays, exponents: Many) -> list[TracedArray]:
    pairs = zip(arrays, _each(exponents, len(arrays)), strict=True)
    return [
        binary.power(a, b) if isinstance(b, TracedArray) else binary.power_of_number(a, b)
        for a, b in pairs
    ]


@converter("aten._foreach_pow.ScalarAndTensor")
def foreach_pow_of(base: Operand, arrays: Arrays) -> list[TracedArray]:
    return [binary.power(base, each) for each in arrays]


@converter("aten._foreach_norm.Scalar")
def foreach_norm(arrays: Arrays, order: float = 2, dtype: object = None) -> list[TracedArray]:
    return [reductions.vector_norm(each, order, dtype=dtype) for each in arrays]


@converter("aten._foreach_clone.default")
def foreach_clone(arrays: Arrays) -> list[TracedArray]:
    return list(arrays)


@converter("aten._foreach_copy.default")
def foreach_copy(arrays: Arrays, sources: Arrays, *_: object) -> list[object]:
    copy = named("aten.copy.default")
    return [copy(a, b) for a, b in zip(arrays, sources, strict=True)]


@converter("aten._foreach_zero.default")
def foreach_zero(arrays: Arrays) -> list[object]:
    zeros = named("aten.zeros_like.default")
    return [zeros(each) for each in arrays]
