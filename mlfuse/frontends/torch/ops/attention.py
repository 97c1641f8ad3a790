"""Scaled dot-product attention and its gradient.

ATen's op returns the logarithm of each query's sum, too, which the gradient reads (`dialects.graph.attention.gradients_of`).
"""

from __future__ import annotations

from math import prod, sqrt

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.attention import Forward, gradients_of, product, scores_of
from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.softmax import softmax_and_logarithm
from mlfuse.frontends.torch.ops.table import StaysInAten, converter, surroundings
from mlfuse.frontends.torch.ops.types import dtype_of, slow_products
from mlfuse.frontends.torch.ops.writer import writer
from mlfuse.frontends.tracing.array import TracedArray

MOST_SCORES = 2**20
"""So many scores may be kept in memory: they stay in a cache. More are computed block by block (`--chain-products`), or by ATen."""
LEAST_QUERIES = 32
MOST_KEYS = 2**14
WIDTH = 16
"""Attention is computed block by block from so many queries and up to so many keys, whose elements and values are multiples of a
tile's columns: other products may be the library's."""
LEAST_HEADS = 4
"""From so many on, in all batches, the gradient is computed block by block, a head on each core."""


@converter("aten._scaled_dot_product_flash_attention_for_cpu.default")
def attention(
    query: TracedArray,
    key: TracedArray,
    value: TracedArray,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: TracedArray | None = None,
    scale: float | None = None,
) -> tuple[TracedArray, TracedArray]:
    """The result, and the logarithm of each query's sum of exponentials, which is in f32."""
    _checked((query, key, value), attn_mask, dropout_p)
    w = writer()
    masks = [] if attn_mask is None else [w.wide(attn_mask.value)]
    q, k, v = (w.wide(each.value) for each in (query, key, value))
    raw = product(w, q, k, 3, 3)
    scores = scores_of(w, raw, masks, _factor(query, scale), is_causal)
    weights, logarithm = softmax_and_logarithm(w, scores, 3)
    result = product(w, weights, v, 3, 2, skips_zeros=is_causal)
    return w.array(w.cast(result, dtype_of(query).mlir)), w.array(logarithm)


@converter("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")
def attention_backward(
    grad: TracedArray,
    query: TracedArray,
    key: TracedArray,
    value: TracedArray,
    result: TracedArray,
    logarithm: TracedArray,
    dropout_p: float,
    is_causal: bool,
    *,
    attn_mask: TracedArray | None = None,
    scale: float | None = None,
) -> tuple[TracedArray, TracedArray, TracedArray]:
    """The gradients by query, key and value."""
    shape = _checked((query, key, value), attn_mask, dropout_p)
    if prod(shape) > MOST_SCORES and prod(shape[:2]) < LEAST_HEADS:
        raise StaysInAten("attention whose few heads keep too few cores busy")
    w = writer()
    factor = _factor(query, scale)
    masks = [] if attn_mask is None else [w.wide(attn_mask.value)]
    operands = [w.wide(each.value) for each in (query, key, value)]
    raw = product(w, operands[0], operands[1], 3, 3)
    scores = scores_of(w, raw, masks, factor, causal=False)
    forward = Forward(scores, (), is_causal, logarithm.value, w.wide(result.value))
    *gradients, _ = gradients_of(w, operands, forward, factor, w.wide(grad.value))
    by_query, by_key, by_value = (w.array(w.cast(each, dtype_of(query).mlir)) for each in gradients)
    return by_query, by_key, by_value


def _checked(
    operands: tuple[TracedArray, TracedArray, TracedArray],
    mask: TracedArray | None,
    dropout: float,
) -> tuple[int, ...]:
    """The shape of the scores. StaysInAten for what mlfuse doesn't compute."""
    query, key, _ = operands
    dtype = dtype_of(query)
    if surroundings().device != "cpu" or dtype not in (dtypes.F32, *slow_products()):
        raise StaysInAten("attention of other types than f32")
    if dropout:
        raise StaysInAten("attention with dropout")
    if mask is not None and dtype_of(mask) not in (dtypes.F32, dtype):
        raise StaysInAten("a mask of another type than the queries")
    shape = (*query.shape[:3], key.shape[2])
    if not all(isinstance(size, int) for each in operands for size in each.shape):
        raise StaysInAten("attention of sizes that aren't known")
    if any(each.shape[:2] != query.shape[:2] for each in operands):
        raise StaysInAten("attention whose heads share keys")
    sizes = tuple(size for size in shape if isinstance(size, int))
    widths = {size % WIDTH for value in operands for size in shape_of(value.value)[-1:]}
    in_blocks = sizes[-2] >= LEAST_QUERIES and sizes[-1] <= MOST_KEYS and widths == {0}
    if prod(sizes) > MOST_SCORES and not in_blocks:
        raise StaysInAten(f"{prod(sizes)} scores of attention that isn't computed block by block")
    return sizes


def _factor(query: TracedArray, scale: float | None) -> float:
    (size,) = shape_of(query.value)[-1:]
    return 1 / sqrt(size) if scale is None else scale
