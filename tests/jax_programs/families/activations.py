"""jax.nn's activations, softmaxes, and normalizations."""

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


def activations() -> Iterator[Case]:
    for name, function in ACTIVATIONS.items():
        for dtype in FLOATS:
            reference = "jax" if dtype in ("f64", "f32") else "f64"
            yield Case(
                f"{name}_{dtype}",
                function,
                [normal(dtype, 7, 14, scale=2)],
                LOOSE | HALVES,
                reference,
            )
        if name != "glu":
            gradient = jax.grad(lambda x, f=function: jnp.sum(f(x) * jnp.cos(x)))
            yield Case(f"{name}_gradient", gradient, [normal("f32", 3, 7, scale=2)], LOOSE, "f64")
    for name in (
        "relu",
        "relu6",
        "hard_tanh",
        "hard_sigmoid",
        "elu",
        "softplus",
        "gelu_tanh",
        "sigmoid",
        "silu",
    ):
        yield Case(f"{name}_special", ACTIVATIONS[name], [mixed("f32", 41)], LOOSE, "f64")
    for name in ("relu", "softmax", "gelu_erf"):
        for shape in ((5,), (0, 3), (1, 1), (2, 3, 5)):
            yield Case(f"{name}_{text(shape)}", ACTIVATIONS[name], [normal("f32", *shape)], LOOSE)


def softmaxes() -> Iterator[Case]:
    x = [normal("f32", 7, 13, scale=3)]
    yield Case("softmax_axis_0", partial(nn.softmax, axis=0), x, LOOSE)
    yield Case(
        "softmax_two_axes", partial(nn.softmax, axis=(1, 2)), [normal("f32", 3, 5, 7)], LOOSE
    )
    yield Case("softmax_middle_axis", partial(nn.softmax, axis=1), [normal("f32", 3, 5, 7)], LOOSE)
    yield Case("softmax_where", lambda x, m: nn.softmax(x, where=m), [*x, bools(7, 13)], LOOSE)
    yield Case("softmax_large_values", lambda x: nn.softmax(x * 1000), x, LOOSE)
    yield Case(
        "softmax_masked",
        lambda x, m: nn.softmax(jnp.where(m, x, -jnp.inf), axis=0),
        [*x, bools(7, 13)],
        LOOSE,
    )
    yield Case("log_softmax_axis_0", partial(nn.log_softmax, axis=0), x, LOOSE)
    yield Case("log_softmax_33x65", nn.log_softmax, [normal("f32", 33, 65)], LOOSE)
    yield Case("log1mexp", lambda x: nn.log1mexp(jnp.abs(x) + 0.1), x, LOOSE)
    yield Case(
        "logsumexp_weighted",
        lambda x, w: nn.logsumexp(x, axis=1, b=w),
        [*x, uniform("f32", 7, 13)],
        LOOSE,
    )
    yield Case(
        "one_hot_logits",
        lambda x, y: jnp.sum(nn.log_softmax(x) * nn.one_hot(y, 13, dtype=x.dtype), 1),
        [*x, integers("i32", 7, low=0, high=13)],
        LOOSE,
    )
    yield Case(
        "softmax_temperature",
        lambda x, t: nn.softmax(x / t),
        [*x, uniform("f32", low=0.5, high=2)],
        LOOSE,
    )
    yield Case(
        "gumbel_argmax",
        lambda x, u: jnp.argmax(x - jnp.log(-jnp.log(u)), 1),
        [*x, uniform("f32", 7, 13, low=0.01, high=0.99)],
        EXACT,
    )


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
        yield Case(
            f"layer_norm_{dtype}",
            layer_norm,
            args,
            LOOSE | {"bf16": (5e-2, 5e-2), "f16": (1e-2, 1e-2)},
            "f64",
        )
        yield Case(
            f"rms_norm_{dtype}",
            rms_norm,
            args[:2],
            LOOSE | {"bf16": (5e-2, 3e-2), "f16": (1e-2, 1e-2)},
            "f64",
        )
    yield Case(
        "layer_norm_33x65",
        layer_norm,
        [normal("f32", 33, 65), normal("f32", 65), normal("f32", 65)],
        LOOSE,
    )
    yield Case(
        "layer_norm_far_from_zero",
        lambda x, s, b: layer_norm(x + 100, s, b),
        [normal("f32", 7, 13), normal("f32", 13), normal("f32", 13)],
        {"f32": (1e-3, 1e-3)},
    )
    images, channels = normal("f32", 2, 4, 4, 6), normal("f32", 6)
    yield Case("group_norm", lambda x, s: group_norm(x, s, 3), [images, channels], LOOSE)
    yield Case(
        "instance_norm", lambda x, s: nn.standardize(x, axis=(1, 2)) * s, [images, channels], LOOSE
    )
    yield Case(
        "batch_norm_training",
        batch_norm,
        [images, channels, channels, channels, uniform("f32", 6)],
        LOOSE,
    )
    inference = lambda x, s, b, m, v: (x - m) * jax.lax.rsqrt(v + 1e-5) * s + b
    yield Case(
        "batch_norm_inference",
        inference,
        [images, channels, channels, channels, uniform("f32", 6, low=0.1)],
        LOOSE,
    )
    nchw = lambda x, s: nn.standardize(x, axis=(0, 2, 3)) * s[:, None, None]
    yield Case("batch_norm_nchw", nchw, [normal("f32", 2, 3, 4, 4), normal("f32", 3)], LOOSE)
    yield Case(
        "weight_norm",
        lambda v, g: g * v / jnp.linalg.norm(v, axis=0),
        [normal("f32", 7, 5), normal("f32", 5)],
        LOOSE,
    )
    yield Case(
        "standardize_where",
        lambda x, m: nn.standardize(x, where=m),
        [normal("f32", 5, 9), bools(5, 9)],
        {"f32": (1e-3, 1e-4)},
    )
    yield Case(
        "residual_layer_norm_gelu",
        lambda x, r, s, b: nn.gelu(layer_norm(x + r, s, b)),
        [normal("f32", 7, 13), normal("f32", 7, 13), normal("f32", 13), normal("f32", 13)],
        LOOSE,
    )
