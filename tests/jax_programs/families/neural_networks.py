"""jax.nn and the layers and losses people write with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import jax
import jax.numpy as jnp
from case import EXACT, FLOATS, LOOSE, Case, bools, integers, mixed, normal, text, uniform
from jax import nn

ACTIVATIONS = {
    "relu": nn.relu,
    "relu6": nn.relu6,
    "sigmoid": nn.sigmoid,
    "softplus": nn.softplus,
    "sparse_plus": nn.sparse_plus,
    "sparse_sigmoid": nn.sparse_sigmoid,
    "soft_sign": nn.soft_sign,
    "silu": nn.silu,
    "swish": nn.swish,
    "log_sigmoid": nn.log_sigmoid,
    "leaky_relu": nn.leaky_relu,
    "hard_sigmoid": nn.hard_sigmoid,
    "hard_silu": nn.hard_silu,
    "hard_swish": nn.hard_swish,
    "hard_tanh": nn.hard_tanh,
    "elu": nn.elu,
    "celu": nn.celu,
    "selu": nn.selu,
    "gelu_tanh": partial(nn.gelu, approximate=True),
    "gelu_erf": partial(nn.gelu, approximate=False),
    "glu": nn.glu,
    "squareplus": nn.squareplus,
    "mish": nn.mish,
    "identity": nn.identity,
    "softmax": nn.softmax,
    "log_softmax": nn.log_softmax,
    "standardize": nn.standardize,
    "tanh": jnp.tanh,
    "quick_gelu": lambda x: x * nn.sigmoid(1.702 * x),
    "prelu": lambda x: jnp.where(x > 0, x, 0.25 * x),
    "threshold": lambda x: jnp.where(x > 0.5, x, 0.1),
    "shrink": lambda x: jnp.where(jnp.abs(x) > 0.5, x, 0),
    "soft_shrink": lambda x: jnp.sign(x) * jnp.maximum(jnp.abs(x) - 0.5, 0),
    "tanh_shrink": lambda x: x - jnp.tanh(x),
    "squared_relu": lambda x: nn.relu(x) ** 2,
}
HALVES = {"bf16": (3e-2, 3e-2), "f16": (1e-2, 4e-3)}


def cases() -> Iterator[Case]:
    yield from activations()
    yield from softmaxes()
    yield from normalizations()
    yield from losses()
    yield from attention()
    yield from layers()


def activations() -> Iterator[Case]:
    for name, function in ACTIVATIONS.items():
        for dtype in FLOATS:
            reference = "jax" if dtype in ("f64", "f32") else "f64"
            yield Case(f"{name}_{dtype}", function, [normal(dtype, 7, 14, scale=2)], LOOSE | HALVES, reference)
        if name != "glu":
            gradient = jax.grad(lambda x, f=function: jnp.sum(f(x) * jnp.cos(x)))
            yield Case(f"{name}_gradient", gradient, [normal("f32", 3, 7, scale=2)], LOOSE, "f64")
    for name in ("relu", "relu6", "hard_tanh", "hard_sigmoid", "elu", "softplus", "gelu_tanh", "sigmoid", "silu"):
        yield Case(f"{name}_special", ACTIVATIONS[name], [mixed("f32", 41)], LOOSE, "f64")
    for name in ("relu", "softmax", "gelu_erf"):
        for shape in ((5,), (0, 3), (1, 1), (2, 3, 5)):
            yield Case(f"{name}_{text(shape)}", ACTIVATIONS[name], [normal("f32", *shape)], LOOSE)


def softmaxes() -> Iterator[Case]:
    x = [normal("f32", 7, 13, scale=3)]
    yield Case("softmax_axis_0", partial(nn.softmax, axis=0), x, LOOSE)
    yield Case("softmax_two_axes", partial(nn.softmax, axis=(1, 2)), [normal("f32", 3, 5, 7)], LOOSE)
    yield Case("softmax_middle_axis", partial(nn.softmax, axis=1), [normal("f32", 3, 5, 7)], LOOSE)
    yield Case("softmax_where", lambda x, m: nn.softmax(x, where=m), [*x, bools(7, 13)], LOOSE)
    yield Case("softmax_large_values", lambda x: nn.softmax(x * 1000), x, LOOSE)
    yield Case("softmax_masked", lambda x, m: nn.softmax(jnp.where(m, x, -jnp.inf), axis=0), [*x, bools(7, 13)], LOOSE)
    yield Case("log_softmax_axis_0", partial(nn.log_softmax, axis=0), x, LOOSE)
    yield Case("log_softmax_33x65", nn.log_softmax, [normal("f32", 33, 65)], LOOSE)
    yield Case("log1mexp", lambda x: nn.log1mexp(jnp.abs(x) + 0.1), x, LOOSE)
    yield Case("logsumexp_weighted", lambda x, w: nn.logsumexp(x, axis=1, b=w), [*x, uniform("f32", 7, 13)], LOOSE)
    yield Case("one_hot_logits", lambda x, y: jnp.sum(nn.log_softmax(x) * nn.one_hot(y, 13, dtype=x.dtype), 1), [*x, integers("i32", 7, low=0, high=13)], LOOSE)
    yield Case("softmax_temperature", lambda x, t: nn.softmax(x / t), [*x, uniform("f32", low=0.5, high=2)], LOOSE)
    yield Case("gumbel_argmax", lambda x, u: jnp.argmax(x - jnp.log(-jnp.log(u)), 1), [*x, uniform("f32", 7, 13, low=0.01, high=0.99)], EXACT)


def layer_norm(x, scale, shift, epsilon=1e-5):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.var(x, -1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + epsilon) * scale + shift


def rms_norm(x, scale):
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def group_norm(x, scale, groups):
    y = x.reshape(x.shape[0], -1, groups, x.shape[-1] // groups)
    y = nn.standardize(y, axis=(1, 3), epsilon=1e-5)
    return y.reshape(x.shape) * scale


def batch_norm(x, scale, shift, mean, variance):
    now, spread = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))
    y = (x - now) * jax.lax.rsqrt(spread + 1e-5) * scale + shift
    return y, 0.9 * mean + 0.1 * now, 0.9 * variance + 0.1 * spread


def normalizations() -> Iterator[Case]:
    for dtype in FLOATS:
        args = [normal(dtype, 7, 13), normal(dtype, 13), normal(dtype, 13)]
        yield Case(f"layer_norm_{dtype}", layer_norm, args, LOOSE | {"bf16": (5e-2, 5e-2), "f16": (1e-2, 1e-2)}, "f64")
        yield Case(f"rms_norm_{dtype}", rms_norm, args[:2], LOOSE | {"bf16": (5e-2, 3e-2), "f16": (1e-2, 1e-2)}, "f64")
    yield Case("layer_norm_33x65", layer_norm, [normal("f32", 33, 65), normal("f32", 65), normal("f32", 65)], LOOSE)
    yield Case("layer_norm_far_from_zero", lambda x, s, b: layer_norm(x + 100, s, b), [normal("f32", 7, 13), normal("f32", 13), normal("f32", 13)], {"f32": (1e-3, 1e-3)})
    images, channels = normal("f32", 2, 4, 4, 6), normal("f32", 6)
    yield Case("group_norm", lambda x, s: group_norm(x, s, 3), [images, channels], LOOSE)
    yield Case("instance_norm", lambda x, s: nn.standardize(x, axis=(1, 2)) * s, [images, channels], LOOSE)
    yield Case("batch_norm_training", batch_norm, [images, channels, channels, channels, uniform("f32", 6)], LOOSE)
    inference = lambda x, s, b, m, v: (x - m) * jax.lax.rsqrt(v + 1e-5) * s + b
    yield Case("batch_norm_inference", inference, [images, channels, channels, channels, uniform("f32", 6, low=0.1)], LOOSE)
    nchw = lambda x, s: nn.standardize(x, axis=(0, 2, 3)) * s[:, None, None]
    yield Case("batch_norm_nchw", nchw, [normal("f32", 2, 3, 4, 4), normal("f32", 3)], LOOSE)
    yield Case("weight_norm", lambda v, g: g * v / jnp.linalg.norm(v, axis=0), [normal("f32", 7, 5), normal("f32", 5)], LOOSE)
    yield Case("standardize_where", lambda x, m: nn.standardize(x, where=m), [normal("f32", 5, 9), bools(5, 9)], {"f32": (1e-3, 1e-4)})
    yield Case("residual_layer_norm_gelu", lambda x, r, s, b: nn.gelu(layer_norm(x + r, s, b)), [normal("f32", 7, 13), normal("f32", 7, 13), normal("f32", 13), normal("f32", 13)], LOOSE)


def losses() -> Iterator[Case]:
    x, y = normal("f32", 7, 13), normal("f32", 7, 13)
    labels = integers("i32", 7, low=0, high=13)
    two = {
        "squared_error": lambda x, y: jnp.mean((x - y) ** 2),
        "absolute_error": lambda x, y: jnp.mean(jnp.abs(x - y)),
        "huber": lambda x, y: jnp.mean(jnp.where(jnp.abs(x - y) < 1, 0.5 * (x - y) ** 2, jnp.abs(x - y) - 0.5)),
        "log_cosh": lambda x, y: jnp.mean(jnp.logaddexp(x - y, y - x) - jnp.log(2.0)),
        "binary_cross_entropy": lambda x, y: -jnp.mean(nn.sigmoid(y) * nn.log_sigmoid(x) + (1 - nn.sigmoid(y)) * nn.log_sigmoid(-x)),
        "hinge": lambda x, y: jnp.mean(jnp.maximum(0, 1 - x * jnp.sign(y))),
        "kl_divergence": lambda x, y: jnp.mean(jnp.sum(nn.softmax(x) * (nn.log_softmax(x) - nn.log_softmax(y)), 1)),
        "cosine_similarity": lambda x, y: jnp.sum(x * y, 1) / (jnp.linalg.norm(x, axis=1) * jnp.linalg.norm(y, axis=1)),
        "poisson": lambda x, y: jnp.mean(jnp.exp(x) - y * x),
        "contrastive": lambda x, y: -jnp.mean(jnp.diag(nn.log_softmax(x @ y.T))),
        "triplet": lambda x, y: jnp.mean(jnp.maximum(jnp.sum((x - y) ** 2, 1) - jnp.sum(x * x, 1) + 1, 0)),
        "dice": lambda x, y: 1 - 2 * jnp.sum(nn.sigmoid(x) * nn.sigmoid(y)) / (jnp.sum(nn.sigmoid(x)) + jnp.sum(nn.sigmoid(y))),
    }  # fmt: skip
    for name, loss in two.items():
        yield Case(f"loss_{name}", loss, [x, y], LOOSE, "f64")
        if name != "cosine_similarity":
            yield Case(f"loss_{name}_gradient", jax.grad(loss), [x, y], LOOSE, "f64")
    pick = lambda x, y: -jnp.mean(jnp.take_along_axis(nn.log_softmax(x), y[:, None], 1))
    one_hot = lambda x, y: -jnp.mean(jnp.sum(nn.log_softmax(x) * nn.one_hot(y, 13, dtype=x.dtype), 1))
    smooth = lambda x, y: -jnp.mean(jnp.sum(nn.log_softmax(x) * (0.9 * nn.one_hot(y, 13, dtype=x.dtype) + 0.1 / 13), 1))
    focal = lambda x, y: -jnp.mean((1 - nn.softmax(x)[jnp.arange(7), y]) ** 2 * nn.log_softmax(x)[jnp.arange(7), y])
    ignoring = lambda x, y: jnp.sum(jnp.where(y < 3, 0, -nn.log_softmax(x)[jnp.arange(7), y])) / jnp.maximum(jnp.sum(y >= 3), 1)
    for name, loss in {"gathered": pick, "one_hot": one_hot, "smoothed": smooth, "focal": focal, "ignoring": ignoring}.items():
        yield Case(f"cross_entropy_{name}", loss, [x, labels], LOOSE)
        yield Case(f"cross_entropy_{name}_gradient", jax.grad(loss), [x, labels], LOOSE, "f64")
    yield Case("cross_entropy_bf16", one_hot, [normal("bf16", 7, 13), labels], {"bf16": (3e-2, 2e-2)}, "f64")


def causal_attention(q, k, v):
    scores = jnp.einsum("bthd,bshd->bhts", q, k) / jnp.sqrt(jnp.asarray(q.shape[-1], q.dtype))
    mask = jnp.tril(jnp.ones((q.shape[1], k.shape[1]), bool))
    weights = nn.softmax(jnp.where(mask, scores, -1e9))
    return jnp.einsum("bhts,bshd->bthd", weights, v)


def rotary(x):
    d = x.shape[-1] // 2
    angles = jnp.arange(x.shape[1], dtype=x.dtype)[:, None] * (100.0 ** (-jnp.arange(d, dtype=x.dtype) / d))
    sin, cos = jnp.sin(angles)[:, None], jnp.cos(angles)[:, None]
    left, right = x[..., :d], x[..., d:]
    return jnp.concatenate([left * cos - right * sin, right * cos + left * sin], -1)


def attention() -> Iterator[Case]:
    qkv = [normal("f32", 2, 5, 3, 4) for _ in range(3)]
    yield Case("attention", causal_attention, qkv, LOOSE)
    yield Case("attention_gradient", jax.grad(lambda q, k, v: jnp.sum(causal_attention(q, k, v) ** 2), (0, 1, 2)), qkv, LOOSE, "f64")
    yield Case("attention_bf16", causal_attention, [normal("bf16", 2, 5, 3, 4) for _ in range(3)], {"bf16": (4e-2, 4e-2)}, "f64")
    yield Case("dot_product_attention", nn.dot_product_attention, qkv, LOOSE)
    yield Case("dot_product_attention_causal", partial(nn.dot_product_attention, is_causal=True), qkv, LOOSE)
    yield Case("dot_product_attention_bias", lambda q, k, v, b: nn.dot_product_attention(q, k, v, b), [*qkv, normal("f32", 2, 3, 5, 5)], LOOSE)
    yield Case("dot_product_attention_mask", lambda q, k, v, m: nn.dot_product_attention(q, k, v, mask=m), [*qkv, bools(2, 3, 5, 5)], LOOSE)
    grouped = [normal("f32", 2, 5, 4, 3), normal("f32", 2, 6, 2, 3), normal("f32", 2, 6, 2, 3)]
    yield Case("dot_product_attention_grouped", nn.dot_product_attention, grouped, LOOSE)
    lengths = lambda q, k, v, n: nn.dot_product_attention(q, k, v, key_value_seq_lengths=n)
    yield Case("dot_product_attention_lengths", lengths, [*qkv, integers("i32", 2, low=1, high=6)], LOOSE)
    window = partial(nn.dot_product_attention, local_window_size=2)
    yield Case("dot_product_attention_window", window, qkv, LOOSE)
    gradient = jax.grad(lambda q, k, v: jnp.sum(nn.dot_product_attention(q, k, v, is_causal=True) ** 2), (0, 1, 2))
    yield Case("dot_product_attention_gradient", gradient, qkv, LOOSE)
    yield Case("rotary", rotary, [normal("f32", 2, 5, 3, 4)], LOOSE, "f64")
    yield Case("rotary_gradient", jax.grad(lambda x: jnp.sum(jnp.sin(rotary(x)))), [normal("f32", 2, 5, 3, 4)], LOOSE, "f64")
    alibi = lambda x: nn.softmax(x - jnp.abs(jnp.arange(5)[:, None] - jnp.arange(5)) * 0.5)
    yield Case("alibi", alibi, [normal("f32", 3, 5, 5)], LOOSE)
    linear = lambda q, k, v: jnp.einsum("bthd,bhde->bthe", nn.elu(q) + 1, jnp.einsum("bthd,bthe->bhde", nn.elu(k) + 1, v))
    yield Case("linear_attention", linear, qkv, LOOSE, "f64")


def layers() -> Iterator[Case]:
    x, w, b = normal("f32", 5, 8), normal("f32", 8, 6, scale=0.4), normal("f32", 6)
    yield Case("dense_gelu", lambda x, w, b: nn.gelu(x @ w + b), [x, w, b], LOOSE)
    yield Case("dense_bf16", lambda x, w, b: nn.relu(x @ w + b), [normal("bf16", 5, 8), normal("bf16", 8, 6), normal("bf16", 6)], {"bf16": (4e-2, 6e-2)}, "f64")
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
    yield Case("gru_step", gru, [h, x, normal("f32", 8, 18, scale=0.4), normal("f32", 6, 18, scale=0.4)], LOOSE)
    yield Case("lstm_step", lstm, [h, h, x, normal("f32", 8, 24, scale=0.4), normal("f32", 6, 24, scale=0.4)], LOOSE)
    unrolled = lambda h, x, u: jnp.stack([h := jnp.tanh(x[i] + h @ u) for i in range(3)])
    yield Case("rnn_unrolled", unrolled, [h, normal("f32", 3, 5, 6), normal("f32", 6, 6, scale=0.4)], LOOSE)
    yield Case("embedding_bag", lambda t, i: jnp.mean(t[i], 1), [normal("f32", 9, 4), integers("i32", 5, 3, low=0, high=9)], LOOSE)
    yield Case("dropout_with_given_mask", lambda x, m: jnp.where(m, x / 0.8, 0), [x, bools(5, 8)], LOOSE)
    se = lambda x, w, v: x * nn.sigmoid(nn.relu(x.mean((1, 2)) @ w) @ v)[:, None, None]
    yield Case("squeeze_excite", se, [normal("f32", 2, 4, 4, 6), normal("f32", 6, 2), normal("f32", 2, 6)], LOOSE)
    moe = lambda x, g, w: jnp.einsum("te,tec->tc", nn.softmax(x @ g), jnp.einsum("td,edc->tec", x, w))
    yield Case("mixture_of_experts_dense", moe, [x, normal("f32", 8, 3), normal("f32", 3, 8, 4)], LOOSE, "f64")
    patches = lambda x, w: x.reshape(2, 2, 3, 2, 3, 3).transpose(0, 1, 3, 2, 4, 5).reshape(2, 4, 27) @ w
    yield Case("patch_embedding", patches, [normal("f32", 2, 6, 6, 3), normal("f32", 27, 5)], LOOSE, "f64")
    yield Case("pixel_shuffle", lambda x: x.reshape(2, 3, 3, 2, 2, 2).transpose(0, 1, 3, 2, 4, 5).reshape(2, 6, 6, 2), [normal("f32", 2, 3, 3, 8)], EXACT)
    yield Case("upsample_nearest", lambda x: jnp.repeat(jnp.repeat(x, 2, 1), 2, 2), [normal("f32", 2, 3, 3, 2)], EXACT)
    yield Case("resize_bilinear", lambda x: jax.image.resize(x, (2, 6, 6, 2), "bilinear"), [normal("f32", 2, 3, 4, 2)], LOOSE)
    yield Case("resize_nearest", lambda x: jax.image.resize(x, (2, 5, 7, 2), "nearest"), [normal("f32", 2, 3, 4, 2)], EXACT)
    yield Case("scaled_quantized", lambda x: jnp.clip(jnp.round(x / 0.05), -128, 127).astype(jnp.int8), [normal("f32", 5, 7)], EXACT)
    yield Case("dequantized_matmul", lambda x, w, s: x @ (w.astype(jnp.float32) * s), [x, mixed("i8", 8, 6), uniform("f32", 6, high=0.05)], LOOSE, "f64")
