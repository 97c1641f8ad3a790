"""Attention and rotary embedding."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.attention import AttentionOp
from mlfuse.dialects.graph.lookup import TakeOp
from mlfuse.dialects.graph.softmax import SoftmaxOp
from mlfuse.frontends.onnx.node import Node, Value
from mlfuse.frontends.onnx.ops.arrays import (
    Dim,
    broadcast,
    cast_to,
    composite,
    concat,
    cut,
    element,
    iota,
    known_sizes,
    pad,
    reduce,
    reshape,
    transpose,
    unit_dims,
)
from mlfuse.frontends.onnx.ops.casts import element_type
from mlfuse.frontends.onnx.ops.contraction import dot
from mlfuse.frontends.onnx.ops.table import converter
from mlfuse.frontends.tracing import TracedArray
from mlfuse.frontends.tracing import functions as mlfuse

INT64 = dtypes.integer(64)


@dataclass(frozen=True)
class _Attributes:
    """The attributes of Attention. The numbers of heads are required if heads are packed."""

    q_num_heads: int | None = None
    kv_num_heads: int | None = None
    scale: float | None = None
    is_causal: bool = False
    left_window_size: int = -1
    right_window_size: int = -1
    softcap: float = 0.0
    softmax_precision: int = 0
    qk_matmul_output_mode: int = 0


@converter("Attention", since=23)
def _attention(
    node: Node,
    query: TracedArray,
    key: TracedArray,
    value: TracedArray,
    mask: Value | None = None,
    past_key: Value | None = None,
    past_value: Value | None = None,
    lengths: Value | None = None,
    *,
    how: _Attributes,
) -> tuple[TracedArray | None, ...]:
    """Attention. Heads are dim 1, or packed into the last dim; several heads of queries may share a head of keys.

    A query without any key gives 0. 16-bit floats are computed in f32.
    """
    packed = query.ndim == 3
    if packed:
        heads = node.given("q_num_heads", how.q_num_heads)
        shared = node.given("kv_num_heads", how.kv_num_heads)
        query = _unpacked(node, query, heads)
        key, value = _unpacked(node, key, shared), _unpacked(node, value, shared)
    if not query.ndim == key.ndim == value.ndim == 4:
        node.invalid("its inputs are not all of rank 3 or all of rank 4")
    before: Dim = 0
    if (past_key is None) != (past_value is None):
        node.invalid("past_key and past_value come together")
    if past_key is not None and past_value is not None:
        old = node.array(past_key)
        before = old.shape[2]
        key, value = concat([old, key], 2), concat([node.array(past_value), value], 2)
    present = key, value
    groups = _group_size(node, query, key)
    key, value = _repeated(node, key, groups), _repeated(node, value, groups)
    (size,) = known_sizes(node, query, [3])
    scale = 1.0 / sqrt(size) if how.scale is None else how.scale
    plain = mask is None and lengths is None and _is_plain(node, how)
    if plain and not (how.is_causal and before != 0):
        result = composite(AttentionOp, query, key, value, scale=scale, causal=how.is_causal)
        scores = None
    else:
        bias = _bias(node, query, key, mask, before, lengths, how)
        result, scores = _written_out(node, (query, key, value), scale, bias, how)
    if packed:
        result = _packed(node, result)
    return result, *present, scores


def _is_plain(node: Node, how: _Attributes) -> bool:
    """Whether the node is softmax(q k^T * scale) v, and no query can be without keys."""
    windows = max(how.left_window_size, how.right_window_size)
    return windows < 0 and how.softcap == 0 and not node.wants(3)


def _unpacked(node: Node, x: TracedArray, heads: int) -> TracedArray:
    """From (batch, length, heads * size) to (batch, heads, length, size)."""
    (width,) = known_sizes(node, x, [2])
    if heads < 1 or width % heads:
        node.invalid(f"{width} numbers in {heads} heads")
    split = reshape(node, x, [*x.shape[:2], heads, width // heads])
    return transpose(split, [0, 2, 1, 3])


def _packed(node: Node, x: TracedArray) -> TracedArray:
    heads, size = known_sizes(node, x, [1, 3])
    moved = transpose(x, [0, 2, 1, 3])
    return reshape(node, moved, [*moved.shape[:2], heads * size])


def _group_size(node: Node, query: TracedArray, key: TracedArray) -> int:
    heads, shared = known_sizes(node, query, [1])[0], known_sizes(node, key, [1])[0]
    if shared < 1 or heads % shared:
        node.invalid(f"{heads} heads of queries and {shared} of keys")
    return heads // shared


def _repeated(node: Node, x: TracedArray, times: int) -> TracedArray:
    """x with each head repeated."""
    if times == 1:
        return x
    batch, heads, length, size = x.shape
    wide = broadcast(unit_dims(x, [2]), [batch, heads, times, length, size])
    return reshape(node, wide, [batch, heads * times, length, size])


def _bias(
    node: Node,
    query: TracedArray,
    key: TracedArray,
    mask: Value | None,
    before: Dim,
    lengths: Value | None,
    how: _Attributes,
) -> TracedArray | None:
    """The bias of the scores: the mask, and minus infinity for keys that a query must not attend to."""
    wide = dtypes.compute(element(query))
    rows, columns = query.shape[2], key.shape[2]
    allowed: TracedArray | None = None
    added: TracedArray | None = None
    if mask is not None:
        given = _mask_of_all_keys(node, node.array(mask), columns)
        if element(given).is_bool:
            allowed = given
        else:
            added = cast_to(given, wide)
    row, column = iota(node, [rows, 1], 0, INT64), iota(node, [1, columns], 1, INT64)
    place = row + before if lengths is None or before != 0 else row
    if lengths is not None:
        count = reshape(node, cast_to(node.array(lengths), INT64), [query.shape[0], 1, 1, 1])
        place = row + (count - rows)
        allowed = _both(allowed, column < count)
    if how.is_causal:
        allowed = _both(allowed, column <= place)
    left, right = how.left_window_size, how.right_window_size
    if left >= 0:
        allowed = _both(allowed, column >= place - left)
    if right >= 0:
        allowed = _both(allowed, column <= place + right)
    if allowed is None:
        return added
    zero = node.array(np.zeros((), dtype=wide.numpy))
    return mlfuse.where(allowed, zero if added is None else added, float("-inf"))


def _both(a: TracedArray | None, b: TracedArray) -> TracedArray:
    return b if a is None else a & b


def _mask_of_all_keys(node: Node, mask: TracedArray, columns: Dim) -> TracedArray:
    """The mask for all keys: keys beyond the end of a shorter mask are masked out."""
    if mask.shape[-1] == columns:
        return mask
    (given,) = known_sizes(node, mask, [mask.ndim - 1])
    if not isinstance(columns, int):
        node.needs_sizes("how many keys there are isn't known yet")
    if given > columns:
        node.invalid(f"a mask of {given} keys, but there are {columns} keys")
    fill = 0 if element(mask).is_bool else float("-inf")
    none = [0] * (mask.ndim - 1)
    return pad(mask, [*none, 0], [*none, columns - given], fill)


def _written_out(
    node: Node,
    operands: tuple[TracedArray, TracedArray, TracedArray],
    scale: float,
    bias: TracedArray | None,
    how: _Attributes,
) -> tuple[TracedArray, TracedArray]:
    """The result, and the scores at the stage that `qk_matmul_output_mode` names."""
    own = element(operands[0])
    query, key, value = (cast_to(each, dtypes.compute(own)) for each in operands)
    batch = [0, 1], [0, 1]
    stages: list[TracedArray] = []
    scores = dot(query, key, batch, ([3], [3])) * scale
    stages.append(scores)
    cap = how.softcap
    if cap > 0:
        scores = mlfuse.tanh(scores / cap) * cap
    stages.append(scores)
    if bias is not None:
        scores = scores + bias
    stages.append(scores)
    exact = how.softmax_precision
    wide = element_type(node, exact) if exact else element(scores)
    weights = composite(SoftmaxOp, cast_to(scores, dtypes.compute(wide)), axis=3)
    if bias is not None:
        unseen = reduce("max", bias, [bias.ndim - 1], keepdims=True) == float("-inf")
        weights = mlfuse.where(unseen, 0.0, weights)
    stages.append(weights)
    mode = how.qk_matmul_output_mode
    if not 0 <= mode <= 3:
        node.invalid(f"there is no qk_matmul_output_mode {mode}")
    result = dot(cast_to(weights, element(value)), value, batch, ([3], [2]))
    return cast_to(result, own), cast_to(stages[mode], own)


@converter("RotaryEmbedding", since=23)
def _rotary(
    node: Node,
    x: TracedArray,
    cos: TracedArray,
    sin: TracedArray,
    positions: Value | None = None,
    *,
    num_heads: int | None = None,
    rotary_embedding_dim: int = 0,
    interleaved: bool = False,
) -> TracedArray:
    """Pairs of numbers rotated by an angle for their position; a pair is from both halves, or neighbors if
    interleaved."""
    angles, packed, apart = (cos, sin), x.ndim == 3, interleaved
    if packed:
        x = _unpacked(node, x, node.given("num_heads", num_heads))
    if x.ndim != 4:
        node.invalid(f"an input of rank {x.ndim}, not 3 or 4")
    (size,) = known_sizes(node, x, [3])
    turned = rotary_embedding_dim or size
    if turned % 2 or turned > size:
        node.invalid(f"{turned} of {size} numbers to rotate")
    if positions is not None:
        ids = node.array(positions)
        angles = tuple(composite(TakeOp, each, ids, axis=0, mode="fill") for each in angles)
    c, s = (unit_dims(each, [1]) for each in angles)
    if c.shape[-1] != turned // 2:
        node.invalid(f"angles of {c.shape[-1]} pairs for {turned} numbers")
    start = cut(node, x, 3, 0, turned)
    if apart:
        a, b = cut(node, start, 3, 0, turned, 2), cut(node, start, 3, 1, turned, 2)
    else:
        a, b = cut(node, start, 3, 0, turned // 2), cut(node, start, 3, turned // 2, turned)
    own, wide = element(x), dtypes.compute(element(x))
    a, b, c, s = (cast_to(each, wide) for each in (a, b, c, s))
    pair = [cast_to(c * a - s * b, own), cast_to(s * a + c * b, own)]
    if apart:
        stacked = concat([unit_dims(each, [4]) for each in pair], 4)
        pair = [reshape(node, stacked, [*start.shape])]
    rest = [cut(node, x, 3, turned, size)] if turned < size else []
    result = concat([*pair, *rest], 3)
    return _packed(node, result) if packed else result
