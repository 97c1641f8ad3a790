"""Attention: scaled dot-product attention and rotary embedding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import BoolAttr, IntegerAttr, TensorType, i64
from xdsl.ir import SSAValue
from xdsl.irdl import (
    AnyAttr,
    VarConstraint,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.traits import Pure

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.arithmetic import NegOp
from mlfuse.dialects.graph.base import (
    AnyTensor,
    Dim,
    dims_match,
    require,
    shape_of,
    shapes_match,
    tensor_type,
    with_element,
)
from mlfuse.dialects.graph.composite import OPERAND_T, CompositeOp, Emitter, Real
from mlfuse.dialects.graph.contraction import DotGeneralOp
from mlfuse.dialects.graph.creation import IotaOp
from mlfuse.dialects.graph.functions import ExpOp, LogOp
from mlfuse.dialects.graph.reverse import ReverseOp
from mlfuse.dialects.graph.softmax import shifted_of, softmax, softmax_numpy

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

ANGLE_T = VarConstraint("A", AnyAttr())


@irdl_op_definition
class AttentionOp(CompositeOp):
    """`graph.attention %q, %k, %v, %mask {causal = true} : tensor<2x4x8x16xf32>, tensor<2x4x9x16xf32>,
    tensor<2x4x9x32xf32>, tensor<8x9xi1> -> tensor<2x4x8x32xf32>`.

    softmax(q k^T * scale + mask) v over the last dims (Vaswani et al., 2017); dims before the last two
    are batch dims. q is L x E, k is S x E, v is S x F. `scale` is 1 / sqrt E unless given. A float mask is
    added to the scores; an i1 mask leaves out the keys where it is false. A mask may lack leading dims or
    have size 1 in them. `causal`: query i sees keys 0 to i. A query that sees no key gives NaN.
    """

    name = "graph.attention"
    query = operand_def()
    key = operand_def()
    value = operand_def()
    mask = opt_operand_def()
    scale = opt_prop_def(Real)
    causal = prop_def(BoolAttr, default_value=IntegerAttr.from_bool(False))
    result = result_def()
    traits = traits_def(Pure())

    @property
    def batch(self) -> tuple[int, ...]:
        """The dims before the last two."""
        return tuple(range(len(shape_of(self.query)) - 2))

    @property
    def scores_shape(self) -> tuple[int, ...]:
        """The shape of the scores: a number for each query and key."""
        return (*shape_of(self.query)[:-1], shape_of(self.key)[-2])

    def inferred_type(self) -> AnyTensor:
        shape = (*shape_of(self.query)[:-1], shape_of(self.value)[-1])
        return TensorType(tensor_type(self.query).element_type, shape)

    def verify_(self) -> None:
        q, k, v = shape_of(self.query), shape_of(self.key), shape_of(self.value)
        require(
            2 <= len(q) == len(k) == len(v),
            "graph.attention: query, key and value must have one rank of 2 or more",
        )
        super().verify_()
        require(
            shapes_match(q[:-2], k[:-2]) and shapes_match(q[:-2], v[:-2]),
            "graph.attention: query, key and value must have the same batch dims",
        )
        require(
            dims_match(q[-1], k[-1]) and dims_match(k[-2], v[-2]),
            f"graph.attention: {self.query.type}, {self.key.type} and {self.value.type} don't fit "
            "together: they are L x E, S x E and S x F",
        )
        kinds = {dtypes.of(each.type) for each in (self.query, self.key, self.value)}
        require(len(kinds) == 1, "graph.attention: query, key and value must have one element type")
        require(
            self.scale is not None or q[-1] != DYNAMIC,
            "graph.attention: the last dim is `?`; give the scale",
        )
        self._check_mask()

    def _check_mask(self) -> None:
        if self.mask is None:
            return
        shape, full = shape_of(self.mask), self.scores_shape
        dtype = dtypes.of(self.mask.type)
        tail = full[len(full) - len(shape) :]
        fits = len(shape) <= len(full) and all(
            a == 1 or dims_match(a, b) for a, b in zip(shape, tail, strict=True)
        )
        require(
            fits and (dtype.is_bool or dtype == self.result_dtype),
            f"graph.attention: the mask is a {self.mask.type}; it must be of i1 or "
            f"{self.result_dtype.name} and broadcast to the dims {list(full)}",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        rank = len(shape_of(self.query))
        for d in self.batch:
            yield (self.query, d), (self.key, d)
            yield (self.query, d), (self.value, d)
            yield (self.query, d), (self.result, d)
        yield (self.query, rank - 1), (self.key, rank - 1)
        yield (self.key, rank - 2), (self.value, rank - 2)
        yield (self.query, rank - 2), (self.result, rank - 2)
        yield (self.value, rank - 1), (self.result, rank - 1)
        if self.mask is None:
            return
        shape = shape_of(self.mask)
        for position, size in enumerate(shape):
            place = rank - len(shape) + position
            of_key = place == rank - 1
            if size != 1:
                yield (self.mask, position), (self.key, rank - 2) if of_key else (self.query, place)

    @property
    def factor(self) -> float:
        """The number that scores are multiplied by."""
        if self.scale is not None:
            return self.scale.value.data
        size = shape_of(self.query)[-1]
        return 1 / sqrt(size) if size else 1.0

    def numpy(self, *args: Array) -> Array:
        q, k, v, *masks = args
        scores: Array = np.matmul(q, np.swapaxes(k, -1, -2)) * q.dtype.type(self.factor)
        for mask in masks:
            if mask.dtype == np.bool_:
                scores[~np.broadcast_to(mask, scores.shape)] = -np.inf
            else:
                scores += mask
        if self.causal.value.data:
            unseen = ~np.tri(q.shape[-2], k.shape[-2], dtype=np.bool_)
            scores[..., unseen] = -np.inf
        return np.matmul(softmax_numpy(scores, q.ndim - 1), v)

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        q, k, v, *masks = args
        last = len(shape_of(q)) - 1
        causal = bool(self.causal.value.data)
        raw = product(e, q, k, last, last)
        scores = scores_of(e, raw, masks, self.factor, causal)
        weights = softmax(e, scores, last, tuple(range(last)))
        return product(e, weights, v, last, last - 1, skips_zeros=causal or bool(masks))

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        q, k, v = map(e.wide, (self.query, self.key, self.value))
        masks = [] if self.mask is None else [e.wide(self.mask)]
        causal, last = bool(self.causal.value.data), len(shape_of(q)) - 1
        rows = tuple(range(last))
        raw = product(e, q, k, last, last)
        shifted, top = shifted_of(e, scores_of(e, raw, masks, self.factor, causal), last, rows)
        total = e.reduce("add", e.apply(ExpOp, shifted), [last])
        # Scores from scaled queries are other ops than those of the forward pass. So they are computed again, and not kept.
        again = product(e, e.mul(q, self.factor), k, last, last)
        places = {each: tuple(range(last + 1 - len(shape_of(each)), last + 1)) for each in masks}
        hidden = [each for each in masks if dtypes.of(each.type).is_bool]
        added = [each for each in masks if each not in hidden]
        scores = scores_of(e, again, added, 1.0, causal=False)
        seen = [e.broadcast(each, places[each], scores) for each in hidden]
        *gradients, by_scores = gradients_of(
            e,
            (q, k, v),
            Forward(scores, seen, causal, e.add(top, e.apply(LogOp, total)), e.wide(self.result)),
            self.factor,
            e.wide(grad),
        )
        return [*gradients, *(e.unspread(by_scores, places[each], each) for each in masks)]


@dataclass(frozen=True)
class Forward:
    """What the gradient knows of the forward pass."""

    scores: SSAValue
    """Scaled, and added to the masks, but for those of truth values."""
    masks: Sequence[SSAValue]
    """Masks of truth values, of the scores' shape."""
    causal: bool
    logarithm: SSAValue
    """Of each query's sum of exponentials."""
    result: SSAValue


def product(
    e: Emitter, x: SSAValue, y: SSAValue, dim: int, other: int, *, skips_zeros: bool = False
) -> SSAValue:
    """A product for each batch, the sum over dim `dim` of x and `other` of y."""
    batch = tuple(range(len(shape_of(x)) - 2))
    op = DotGeneralOp(
        x, y, batch=(batch, batch), contract=([dim], [other]), skips_zeros=skips_zeros
    )
    return e.emit(op)


def gradients_of(
    e: Emitter, operands: Sequence[SSAValue], forward: Forward, factor: float, grad: SSAValue
) -> list[SSAValue]:
    """The gradients by query, key, value, and by the scores with their masks.

    The weights are exp(score - logarithm), so that the forward pass need not keep them (Dao et al., "FlashAttention", 2022,
    section 3.1). The numbers that are stored are 0 for keys that a query doesn't see: a kernel can leave out blocks of them.
    """
    (q, k, v), scores = operands, forward.scores
    rank = len(shape_of(q))
    last, rows = rank - 1, tuple(range(rank - 1))
    seen = [*forward.masks, *([sees(e, scores)] if forward.causal else [])]

    def where_seen(x: SSAValue) -> SSAValue:
        for each in seen:
            x = e.select(each, x, 0.0)
        return x

    logarithms = e.broadcast(forward.logarithm, rows, scores)
    weights = where_seen(e.apply(ExpOp, e.sub(scores, logarithms)))
    by_weights = product(e, grad, v, last, last)
    weighted = e.reduce("add", e.mul(grad, forward.result), [last])
    centered = e.mul(weights, e.sub(by_weights, e.broadcast(weighted, rows, by_weights)))
    by_scores = where_seen(e.mul(centered, factor))
    skips = bool(seen)
    return [
        product(e, by_scores, k, last, last - 1, skips_zeros=skips),
        product(e, by_scores, q, last - 1, last - 1, skips_zeros=skips),
        product(e, weights, grad, last - 1, last - 1, skips_zeros=skips),
        where_seen(centered),
    ]


def scores_of(
    e: Emitter, products: SSAValue, masks: Sequence[SSAValue], factor: float, causal: bool
) -> SSAValue:
    """The scores of queries and keys, given the products of both: scaled and masked."""
    scores, rank = e.mul(products, factor), len(shape_of(products))
    for mask in masks:
        first = rank - len(shape_of(mask))
        whole = e.broadcast(mask, tuple(range(first, rank)), scores)
        if dtypes.of(mask.type).is_bool:
            scores = e.select(whole, scores, float("-inf"))
        else:
            scores = e.add(scores, whole)
    return e.select(sees(e, scores), scores, float("-inf")) if causal else scores


def sees(e: Emitter, scores: SSAValue) -> SSAValue:
    """Whether a query sees a key, if it sees those up to its own number."""
    type_ = with_element(tensor_type(scores), i64)
    like = scores if DYNAMIC in shape_of(scores) else None
    rank = len(shape_of(scores))
    row, column = (e.emit(IotaOp(d, type_, like)) for d in (rank - 2, rank - 1))
    return e.compare("ge", row, column)


@irdl_op_definition
class RotaryOp(CompositeOp):
    """`graph.rotary %x, %cos, %sin {interleaved = true} : tensor<2x8x4x16xf32>, tensor<8x1x8xf32>,
    tensor<8x1x8xf32>`: pairs of elements of the last dim, rotated by angles (Su et al., 2021).

    (a, b) becomes (a cos - b sin, b cos + a sin). A pair is element i of the first half and element i
    of the second half or, if `interleaved`, two neighbors. The last dim of cos and sin has half the
    size of x's; they may lack leading dims of x or have size 1 in them.
    """

    name = "graph.rotary"
    operand = operand_def(OPERAND_T)
    cos = operand_def(ANGLE_T)
    sin = operand_def(ANGLE_T)
    interleaved = prop_def(BoolAttr, default_value=IntegerAttr.from_bool(False))
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())

    def verify_(self) -> None:
        super().verify_()
        shape, angles = shape_of(self.operand), shape_of(self.cos)
        size = shape[-1] if shape else DYNAMIC
        require(
            size != DYNAMIC and size % 2 == 0,
            f"graph.rotary: the last dim of {self.operand.type} must be static and even",
        )
        full = (*shape[:-1], size // 2)
        tail = full[len(full) - len(angles) :]
        fits = 0 < len(angles) <= len(full) and angles[len(angles) - 1] == size // 2
        fits = fits and all(a == 1 or dims_match(a, b) for a, b in zip(angles, tail, strict=True))
        require(
            fits and dtypes.of(self.cos.type) == self.result_dtype,
            f"graph.rotary: cos and sin are {self.cos.type}; they must broadcast to the dims "
            f"{list(full)} and have the operand's element type",
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        rank = len(shape_of(self.operand))
        for d in range(rank):
            yield (self.operand, d), (self.result, d)
        shape = shape_of(self.cos)
        for position, size in enumerate(shape[:-1]):
            yield (self.cos, position), (self.sin, position)
            if size != 1:
                yield (self.cos, position), (self.operand, rank - len(shape) + position)

    def numpy(self, *args: Array) -> Array:
        x, cos, sin = args
        half = x.shape[-1] // 2
        if self.interleaved.value.data:
            first, second = slice(0, None, 2), slice(1, None, 2)
        else:
            first, second = slice(0, half), slice(half, None)
        a, b = x[..., first], x[..., second]
        turned = np.empty_like(x)
        turned[..., first], turned[..., second] = a * cos - b * sin, b * cos + a * sin
        return turned

    def decompose(self, e: Emitter, *args: SSAValue) -> SSAValue:
        x, cos, sin = args
        if shape_of(x)[-1] == 0:
            return x  # there are no pairs
        last = len(shape_of(x)) - 1
        side = last + 1 if self.interleaved.value.data else last  # the dim of the pair's two sides
        parts = shape_of(x)[-1] // 2 if self.interleaved.value.data else 2
        pairs = e.unflatten(x, last, parts)
        other = e.emit(ReverseOp(pairs, [side]))
        first = last + 1 - len(shape_of(cos))
        dims = [*range(first, last), last if side > last else last + 1]
        turn, lift = e.broadcast(cos, dims, pairs), e.broadcast(sin, dims, pairs)
        type_ = with_element(tensor_type(pairs), i64)
        like = pairs if DYNAMIC in shape_of(pairs) else None
        is_first = e.compare("eq", e.emit(IotaOp(side, type_, like)), 0)
        lift = e.select(is_first, e.apply(NegOp, lift), lift)
        return e.reshape_like(e.add(e.mul(pairs, turn), e.mul(other, lift)), x)


OPS: list[type[CompositeOp]] = [AttentionOp, RotaryOp]
