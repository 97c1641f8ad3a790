"""Losses, attention and layers as people write them with jax.nn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax
import jax.numpy as jnp
from case import EXACT, LOOSE, Case, bools, integers, mixed, normal, uniform
from jax import nn


def cases() -> Iterator[Case]:
    yield from losses()
    yield from attention()
    yield from layers()


def losses() -> Iterator[Case]:
    x, y = normal("f32", 7, 13), normal("f32", 7, 13)
    labels = integers("i32", 7, low=0, high=13)
    two = {
        "squared_error": lambda x, y: jnp.mean((x - y) ** 2),
        "absolute_error": lambda x, y: jnp.mean(jnp.abs(x - y)),
        "huber": lambda x, y: jnp.mean(
            jnp.where(jnp.abs(x - y) < 1, 0.5 * (x - y) ** 2, jnp.abs(x - y) - 0.5)
        ),
        "log_cosh": lambda x, y: jnp.mean(jnp.logaddexp(x - y, y - x) - jnp.log(2.0)),
        "binary_cross_entropy": lambda x, y: (
            -jnp.mean(nn.sigmoid(y) * nn.log_sigmoid(x) + (1 - nn.sigmoid(y)) * nn.log_sigmoid(-x))
        ),
        "hinge": lambda x, y: jnp.mean(jnp.maximum(0, 1 - x * jnp.sign(y))),
        "kl_divergence": lambda x, y: jnp.mean(
            jnp.sum(nn.softmax(x) * (nn.log_softmax(x) - nn.log_softmax(y)), 1)
        ),
        "cosine_similarity": lambda x, y: (
            jnp.sum(x * y, 1) / (jnp.linalg.norm(x, axis=1) * jnp.linalg.norm(y, axis=1))
        ),
        "poisson": lambda x, y: jnp.mean(jnp.exp(x) - y * x),
        "contrastive": lambda x, y: -jnp.mean(jnp.diag(nn.log_softmax(x @ y.T))),
        "triplet": lambda x, y: jnp.mean(
            jnp.maximum(jnp.sum((x - y) ** 2, 1) - jnp.sum(x * x, 1) + 1, 0)
        ),
        "dice": lambda x, y: (
            1
            - 2
            * jnp.sum(nn.sigmoid(x) * nn.sigmoid(y))
            / (jnp.sum(nn.sigmoid(x)) + jnp.sum(nn.sigmoid(y)))
        ),
    }
    for name, loss in two.items():
        yield Case(f"loss_{name}", loss, [x, y], LOOSE, "f64")
        if name != "cosine_similarity":
            yield Case(f"loss_{name}_gradient", jax.grad(loss), [x, y], LOOSE, "f64")
    pick = lambda x, y: -jnp.mean(jnp.take_along_axis(nn.log_softmax(x), y[:, None], 1))
    one_hot = lambda x, y: (
        -jnp.mean(jnp.sum(nn.log_softmax(x) * nn.one_hot(y, 13, dtype=x.dtype), 1))
    )
    smooth = lambda x, y: (
        -jnp.mean(
            jnp.sum(nn.log_softmax(x) * (0.9 * nn.one_hot(y, 13, dtype=x.dtype) + 0.1 / 13), 1)
        )
    )
    focal = lambda x, y: (
        -jnp.mean((1 - nn.softmax(x)[jnp.arange(7), y]) ** 2 * nn.log_softmax(x)[jnp.arange(7), y])
    )
    ignoring = lambda x, y: (
        jnp.sum(jnp.where(y < 3, 0, -nn.log_softmax(x)[jnp.arange(7), y]))
        / jnp.maximum(jnp.sum(y >= 3), 1)
    )
    for name, loss in {
        "gathered": pick,
        "one_hot": one_hot,
        "smoothed": smooth,
        "focal": focal,
        "ignoring": ignoring,
    }.items():
        yield Case(f"cross_entropy_{name}", loss, [x, labels], LOOSE)
        yield Case(f"cross_entropy_{name}_gradient", jax.grad(loss), [x, labels], LOOSE, "f64")
    yield Case(
        "cross_entropy_bf16",
        one_hot,
        [normal("bf16", 7, 13), labels],
        {"bf16": (3e-2, 2e-2)},
        "f64",
    )


def causal_attention(q, k, v):
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / jnp.sqrt(jnp.asarray(q.shape[-1], q.dtype))
    mask = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
    weights = nn.softmax(jnp.where(mask, scores, -1e9))
    return jnp.einsum("bhts,bshd->bthd", weights, v)


def rotary(x):
    d = x.shape[-1] // 2
    angles = jnp.arange(x.shape[1], dtype=x.dtype)[:, None] * (
        100.0 ** (-jnp.arange(d, dtype=x.dtype) / d)
    )
    sin, cos = jnp.sin(angles)[:, None], jnp.cos(angles)[:, None]
    left, right = x[..., :d], x[..., d:]
    return jnp.concatenate([left * cos - right * sin, right * cos + left * sin], -1)


def attention() -> Iterator[Case]:
    qkv = [normal("f32", 2, 5, 3, 4) for _ in range(3)]
    yield Case("attention", causal_attention, qkv, LOOSE)
    yield Case(
        "attention_gradient",
        jax.grad(lambda q, k, v: jnp.sum(causal_attention(q, k, v) ** 2), (0, 1, 2)),
        qkv,
        LOOSE,
        "f64",
    )
    yield Case(
        "attention_bf16",
        causal_attention,
        [normal("bf16", 2, 5, 3, 4) for _ in range(3)],
        {"bf16": (4e-2, 4e-2)},
        "f64",
    )
    yield Case("dot_product_attention", nn.dot_product_attention, qkv, LOOSE)
    yield Case(
        "dot_product_attention_causal",
        partial(nn.dot_product_attention, is_causal=True),
        qkv,
        LOOSE,
    )
    yield Case(
        "dot_product_attention_bias",
        lambda q, k, v, b: nn.dot_product_attention(q, k, v, b),
        [*qkv, normal("f32", 2, 3, 5, 5)],
        LOOSE,
    )
    yield Case(
        "dot_product_attention_mask",
        lambda q, k, v, m: nn.dot_product_attention(q, k, v, mask=m),
        [*qkv, bools(2, 3, 5, 5)],
        LOOSE,
    )
    grouped = [normal("f32", 2, 5, 4, 3), normal("f32", 2, 6, 2, 3), normal("f32", 2, 6, 2, 3)]
    yield Case("dot_product_attention_grouped", nn.dot_product_attention, grouped, LOOSE)
    lengths = lambda q, k, v, n: nn.dot_product_attention(q, k, v, key_value_seq_lengths=n)
    yield Case(
        "dot_product_attention_lengths", lengths, [*qkv, integers("i32", 2, low=1, high=6)], LOOSE
    )
    window = partial(nn.dot_product_attention, local_window_size=2)
    yield Case("dot_product_attention_window", window, qkv, LOOSE)
    gradient = jax.grad(
        lambda q, k, v: jnp.sum(nn.dot_product_attention(q, k, v, is_causal=True) ** 2), (0, 1, 2)
    )
    yield Case("dot_product_attention_gradient", gradient, qkv, LOOSE)
    yield Case("rotary", rotary, [normal("f32", 2, 5, 3, 4)], LOOSE, "f64")
    yield Case(
        "rotary_gradient",
        jax.grad(lambda x: jnp.sum(jnp.sin(rotary(x)))),
        [normal("f32", 2, 5, 3, 4)],
        LOOSE,
        "f64",
    )
    alibi = lambda x: nn.softmax(x - jnp.abs(jnp.arange(5)[:, None] - jnp.arange(5)) * 0.5)
    yield Case("alibi", alibi, [normal("f32", 3, 5, 5)], LOOSE)
    linear = lambda q, k, v: jnp.einsum(
        "bthd,bhde->bthe", nn.elu(q) + 1, jnp.einsum("bthd,bthe->bhde", nn.elu(k) + 1, v)
    )
    yield Case("linear_attention", linear, qkv, LOOSE, "f64")


def layers() -> Iterator[Case]:
    x, w, b = normal("f32", 5, 8), normal("f32", 8, 6, scale=0.4), normal("f32", 6)
    yield Case("dense_gelu", lambda x, w, b: nn.gelu(x @ w + b), [x, w, b], LOOSE)
    yield Case(
        "dense_bf16",
        lambda x, w, b: nn.relu(x @ w + b),
        [normal("bf16", 5, 8), normal("bf16", 8, 6), normal("bf16", 6)],
        {"bf16": (4e-2, 6e-2)},
        "f64",
    )
    swiglu = lambda x, w, v: (nn.silu(x @ w) * (x @ v)) @ w.T
    yield Case("swiglu", swiglu, [x, w, w], LOOSE, "f64")

    def gru(h, x, w, u):
        gates = nn.sigmoid(x @ w[:, :12] + h @ u[:, :12])
        reset, update = gates[:, :6], gates[:, 6:]
        fresh = jnp.tanh(x @ w[:, 12:] + (reset * h) @ u[:, 12:])
        return update * h + (1 - update) * fresh

    def lstm(h, c, x, w, u):
        i, f, g, o = jnp.split(x @ w + h @ u, 4, axis=1)
        c = nn.sigmoid(f) * c + nn.sigmoid(i) * jnp.tanh(g)
        return nn.sigmoid(o) * jnp.tanh(c), c

    h = normal("f32", 5, 6)
    yield Case(
        "gru_step",
        gru,
        [h, x, normal("f32", 8, 18, scale=0.4), normal("f32", 6, 18, scale=0.4)],
        LOOSE,
    )
    yield Case(
        "lstm_step",
        lstm,
        [h, h, x, normal("f32", 8, 24, scale=0.4), normal("f32", 6, 24, scale=0.4)],
        LOOSE,
    )
    unrolled = lambda h, x, u: jnp.stack([h := jnp.tanh(x[i] + h @ u) for i in range(3)])
    yield Case(
        "rnn_unrolled", unrolled, [h, normal("f32", 3, 5, 6), normal("f32", 6, 6, scale=0.4)], LOOSE
    )
    yield Case(
        "embedding_bag",
        lambda t, i: jnp.mean(t[i], 1),
        [normal("f32", 9, 4), integers("i32", 5, 3, low=0, high=9)],
        LOOSE,
    )
    yield Case(
        "dropout_with_given_mask", lambda x, m: jnp.where(m, x / 0.8, 0), [x, bools(5, 8)], LOOSE
    )
    se = lambda x, w, v: x * nn.sigmoid(nn.relu(x.mean((1, 2)) @ w) @ v)[:, None, None]
    yield Case(
        "squeeze_excite",
        se,
        [normal("f32", 2, 4, 4, 6), normal("f32", 6, 2), normal("f32", 2, 6)],
        LOOSE,
    )
    moe = lambda x, g, w: jnp.einsum(
        "te,tec->tc", nn.softmax(x @ g), jnp.einsum("td,edc->tec", x, w)
    )
    yield Case(
        "mixture_of_experts_dense",
        moe,
        [x, normal("f32", 8, 3), normal("f32", 3, 8, 4)],
        LOOSE,
        "f64",
    )
    patches = lambda x, w: (
        x.reshape(2, 2, 3, 2, 3, 3).transpose(0, 1, 3, 2, 4, 5).reshape(2, 4, 27) @ w
    )
    yield Case(
        "patch_embedding", patches, [normal("f32", 2, 6, 6, 3), normal("f32", 27, 5)], LOOSE, "f64"
    )
    yield Case(
        "pixel_shuffle",
        lambda x: x.reshape(2, 3, 3, 2, 2, 2).transpose(0, 1, 3, 2, 4, 5).reshape(2, 6, 6, 2),
        [normal("f32", 2, 3, 3, 8)],
        EXACT,
    )
    yield Case(
        "upsample_nearest",
        lambda x: jnp.repeat(jnp.repeat(x, 2, 1), 2, 2),
        [normal("f32", 2, 3, 3, 2)],
        EXACT,
    )
    yield Case(
        "resize_bilinear",
        lambda x: jax.image.resize(x, (2, 6, 6, 2), "bilinear"),
        [normal("f32", 2, 3, 4, 2)],
        LOOSE,
    )
    yield Case(
        "resize_nearest",
        lambda x: jax.image.resize(x, (2, 5, 7, 2), "nearest"),
        [normal("f32", 2, 3, 4, 2)],
        EXACT,
    )
    yield Case(
        "scaled_quantized",
        lambda x: jnp.clip(jnp.round(x / 0.05), -128, 127).astype(jnp.int8),
        [normal("f32", 5, 7)],
        EXACT,
    )
    yield Case(
        "dequantized_matmul",
        lambda x, w, s: x @ (w.astype(jnp.float32) * s),
        [x, mixed("i8", 8, 6), uniform("f32", 6, high=0.05)],
        LOOSE,
        "f64",
    )
