"""Gradients of small programs, higher derivatives, and optimizer steps."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import jax.numpy as jnp
from case import EXACT, LOOSE, Case, integers, mixed, normal, uniform
from jax import nn


def cases() -> Iterator[Case]:
    yield from derivatives()
    yield from models()
    yield from transformations()
    yield from optimizers()


def derivatives() -> Iterator[Case]:
    """Of single functions, at arguments where they are smooth."""
    functions = {
        "exp": jnp.exp,
        "log": jnp.log,
        "sin": jnp.sin,
        "tan": jnp.tan,
        "asin": jnp.arcsin,
        "acos": jnp.arccos,
        "atan": jnp.arctan,
        "sinh": jnp.sinh,
        "cosh": jnp.cosh,
        "tanh": jnp.tanh,
        "asinh": jnp.arcsinh,
        "atanh": jnp.arctanh,
        "sqrt": jnp.sqrt,
        "rsqrt": jax.lax.rsqrt,
        "cbrt": jnp.cbrt,
        "erf": jax.lax.erf,
        "erfc": jax.lax.erfc,
        "erf_inv": jax.lax.erf_inv,
        "lgamma": jax.lax.lgamma,
        "digamma": jax.lax.digamma,
        "log1p": jnp.log1p,
        "expm1": jnp.expm1,
        "logistic": nn.sigmoid,
        "cube": lambda x: x**3,
        "power": lambda x: x**2.5,
        "abs": jnp.abs,
        "reciprocal": jnp.reciprocal,
        "exp2": jnp.exp2,
    }
    inside = uniform("f32", 3, 7, low=0.15, high=0.85)
    for name, function in functions.items():
        yield Case(
            f"grad_{name}",
            jax.grad(lambda x, f=function: jnp.sum(f(x) ** 2)),
            [inside],
            LOOSE,
            "f64",
        )
    pairs = {
        "div": jnp.divide,
        "atan2": jnp.arctan2,
        "pow": jnp.power,
        "max": jnp.maximum,
        "hypot": jnp.hypot,
        "logaddexp": jnp.logaddexp,
        "rem": jnp.remainder,
    }
    for name, function in pairs.items():
        gradient = jax.grad(lambda x, y, f=function: jnp.sum(f(x, y) ** 2), (0, 1))
        yield Case(
            f"grad_{name}",
            gradient,
            [inside, uniform("f32", 3, 7, low=1.2, high=2.7)],
            LOOSE,
            "f64",
        )
    arrays = {
        "sum_rows": lambda x: jnp.sum(x, 1),
        "max_rows": lambda x: jnp.max(x, 1),
        "prod_rows": lambda x: jnp.prod(x, 1),
        "mean": jnp.mean,
        "var": lambda x: jnp.var(x, 0),
        "norm": jnp.linalg.norm,
        "logsumexp": lambda x: nn.logsumexp(x, 0),
        "transpose": lambda x: x.T,
        "slice": lambda x: x[1:, ::2],
        "pad": lambda x: jnp.pad(x, 1),
        "rev": lambda x: x[::-1],
        "concatenate": lambda x: jnp.concatenate([x, 2 * x], 1),
        "gather": lambda x: x[jnp.array([2, 0, 2])],
        "scatter": lambda x: x.at[jnp.array([0, 2])].set(1.0),
        "cumsum": lambda x: jnp.cumsum(x, 1),
        "roll": lambda x: jnp.roll(x, 1),
        "tile": lambda x: jnp.tile(x, 2),
        "where": lambda x: jnp.where(x > 0.5, x, 0),
        "clip": lambda x: jnp.clip(x, 0.3, 0.7),
        "matmul": lambda x: x @ x.T,
        "outer": lambda x: jnp.outer(x[0], x[1]),
        "dynamic_slice": lambda x: jax.lax.dynamic_slice(x, (1, 2), (2, 3)),
        "take_along_axis": lambda x: jnp.take_along_axis(x, jnp.array([[1], [0], [6]]), 1),
        "broadcast": lambda x: x[0] + x,
        "sort_free_median": lambda x: jnp.max(jnp.minimum(x, x[::-1])),
        "repeat": lambda x: jnp.repeat(x, 2, 0),
        "reduce_precision": lambda x: jax.lax.reduce_precision(x, 8, 20),
        "cast": lambda x: x.astype(jnp.float64).sum(),
        "prod_all": jnp.prod,
    }
    for name, function in arrays.items():
        gradient = jax.grad(lambda x, f=function: jnp.sum(jnp.sin(f(x))).astype(x.dtype))
        yield Case(f"grad_of_{name}", gradient, [normal("f32", 3, 7)], LOOSE, "f64")


def mlp(params, x):
    for w, b in params[:-1]:
        x = jnp.tanh(x @ w + b)
    w, b = params[-1]
    return x @ w + b


def cross_entropy(params, x, y):
    return -jnp.mean(nn.log_softmax(mlp(params, x))[jnp.arange(x.shape[0]), y])


def split(function):
    """A function of the parameters one by one, as cases give them."""
    return lambda w0, b0, w1, b1, *rest: function(((w0, b0), (w1, b1)), *rest)


PARAMETERS = (
    normal("f32", 8, 6, scale=0.4),
    normal("f32", 6),
    normal("f32", 6, 5, scale=0.4),
    normal("f32", 5),
)
BATCH = (normal("f32", 7, 8), integers("i32", 7, low=0, high=5))


def layer_norm(x, scale, shift):
    return nn.standardize(x, epsilon=1e-5) * scale + shift


def models() -> Iterator[Case]:
    yield Case("mlp", split(lambda p, x, y: mlp(p, x)), [*PARAMETERS, *BATCH], LOOSE, "f64")
    yield Case("mlp_loss", split(cross_entropy), [*PARAMETERS, *BATCH], LOOSE, "f64")
    yield Case("mlp_gradients", split(jax.grad(cross_entropy)), [*PARAMETERS, *BATCH], LOOSE, "f64")
    yield Case(
        "mlp_loss_and_gradients",
        split(jax.value_and_grad(cross_entropy)),
        [*PARAMETERS, *BATCH],
        LOOSE,
        "f64",
    )
    checkpointed = lambda p, x, y: jnp.sum(jax.checkpoint(mlp)(p, x) ** 2)
    yield Case(
        "mlp_gradients_checkpointed",
        split(jax.grad(checkpointed)),
        [*PARAMETERS, *BATCH],
        LOOSE,
        "f64",
    )
    weight_decay = lambda p, x, y: cross_entropy(p, x, y) + 1e-2 * sum(jnp.sum(w * w) for w, _ in p)
    yield Case(
        "mlp_weight_decay_gradients",
        split(jax.grad(weight_decay)),
        [*PARAMETERS, *BATCH],
        LOOSE,
        "f64",
    )
    f64 = [
        normal("f64", 8, 6, scale=0.4),
        normal("f64", 6),
        normal("f64", 6, 5, scale=0.4),
        normal("f64", 5),
        normal("f64", 7, 8),
        BATCH[1],
    ]
    yield Case("mlp_gradients_f64", split(jax.grad(cross_entropy)), f64, LOOSE)
    regression = lambda p, x, y: jnp.mean((mlp(p, x).astype(jnp.float32) - y[:, None]) ** 2).astype(
        x.dtype
    )
    bf16 = [
        normal("bf16", 8, 6, scale=0.4),
        normal("bf16", 6),
        normal("bf16", 6, 5, scale=0.4),
        normal("bf16", 5),
        normal("bf16", 7, 8),
        BATCH[1],
    ]
    yield Case(
        "mlp_gradients_bf16", split(jax.grad(regression)), bf16, {"bf16": (6e-2, 8e-2)}, "f64"
    )
    args = [normal("f32", 7, 13), normal("f32", 13), normal("f32", 13)]
    normed = lambda x, s, b: jnp.sum(jnp.sin(layer_norm(x, s, b)))
    yield Case("layer_norm_gradients", jax.grad(normed, (0, 1, 2)), args, LOOSE, "f64")
    rms = lambda x, s, b: jnp.sum(
        jnp.cos(x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * s + b)
    )
    yield Case("rms_norm_gradients", jax.grad(rms, (0, 1, 2)), args, LOOSE, "f64")
    softmax = lambda x, s, b: jnp.sum(nn.softmax(x * s) * b)
    yield Case("softmax_gradients", jax.grad(softmax, (0, 1, 2)), args, LOOSE, "f64")
    embedding = lambda t, w, i, y: (
        -jnp.mean(nn.log_softmax(jnp.mean(t[i], 1) @ w)[jnp.arange(5), y])
    )
    ids = [integers("i32", 5, 3, low=0, high=9), integers("i32", 5, low=0, high=4)]
    yield Case(
        "embedding_gradients",
        jax.grad(embedding, (0, 1)),
        [normal("f32", 9, 6), normal("f32", 6, 4), *ids],
        LOOSE,
        "f64",
    )

    def block(x, w, v, s):
        h = layer_norm(x, s, 0)
        q, k, z = jnp.split(h @ w, 3, axis=-1)
        scores = jnp.where(jnp.tril(jnp.ones((5, 5), bool)), q @ k.swapaxes(1, 2) / 2, -1e9)
        x = x + nn.softmax(scores) @ z
        return x + nn.gelu(layer_norm(x, s, 0) @ v) @ v.T

    args = [
        normal("f32", 2, 5, 4),
        normal("f32", 4, 12, scale=0.4),
        normal("f32", 4, 8, scale=0.4),
        normal("f32", 4),
    ]
    yield Case("transformer_block", block, args, LOOSE, "f64")
    yield Case(
        "transformer_block_gradients",
        jax.grad(lambda *a: jnp.sum(jnp.sin(block(*a))), (0, 1, 2, 3)),
        args,
        LOOSE,
        "f64",
    )


def transformations() -> Iterator[Case]:
    x, t = normal("f32", 5), normal("f32", 5)
    smooth = lambda x: jnp.sum(jnp.sin(x) * jnp.exp(-x * x))
    yield Case("jvp", lambda x, t: jax.jvp(smooth, (x,), (t,)), [x, t], LOOSE, "f64")
    yield Case("linearize", lambda x, t: jax.linearize(smooth, x)[1](t), [x, t], LOOSE, "f64")
    yield Case("hessian", jax.hessian(smooth), [x], LOOSE, "f64")
    yield Case(
        "hessian_vector_product",
        lambda x, t: jax.jvp(jax.grad(smooth), (x,), (t,))[1],
        [x, t],
        LOOSE,
        "f64",
    )
    yield Case("jacobian_forward", jax.jacfwd(lambda x: jnp.sin(x) * x[::-1]), [x], LOOSE, "f64")
    yield Case("jacobian_reverse", jax.jacrev(lambda x: jnp.sin(x) * x[::-1]), [x], LOOSE, "f64")
    yield Case(
        "third_derivative",
        jax.grad(jax.grad(jax.grad(lambda x: jnp.sin(x) * x))),
        [normal("f32")],
        LOOSE,
        "f64",
    )
    yield Case(
        "per_example_gradients", jax.vmap(jax.grad(smooth)), [normal("f32", 3, 5)], LOOSE, "f64"
    )
    yield Case(
        "vmap_matmul",
        jax.vmap(jnp.matmul, (0, None)),
        [normal("f32", 3, 4, 5), normal("f32", 5, 2)],
        LOOSE,
        "f64",
    )
    yield Case(
        "vmap_of_vmap",
        jax.vmap(jax.vmap(jnp.dot, (None, 0)), (0, None)),
        [normal("f32", 3, 5), normal("f32", 4, 5)],
        LOOSE,
        "f64",
    )

    @jax.custom_vjp
    def clipped(x):
        return x * 2

    clipped.defvjp(lambda x: (clipped(x), x), lambda x, g: (jnp.clip(g, -1, 1) * x,))
    yield Case("custom_vjp", lambda x: clipped(x), [x], EXACT, "f64")
    yield Case(
        "custom_vjp_gradient", jax.grad(lambda x: jnp.sum(clipped(x) ** 2)), [x], LOOSE, "f64"
    )

    @jax.custom_jvp
    def safe_sqrt(x):
        return jnp.sqrt(jnp.abs(x))

    safe_sqrt.defjvp(
        lambda p, t: (safe_sqrt(*p), t[0] * jnp.sign(p[0]) * 0.5 / (safe_sqrt(*p) + 1))
    )
    yield Case("custom_jvp", lambda x: safe_sqrt(x), [x], LOOSE, "f64")
    yield Case("custom_jvp_gradient", jax.grad(lambda x: jnp.sum(safe_sqrt(x))), [x], LOOSE, "f64")
    inner = jax.jit(lambda x, y: jnp.tanh(x) + y)
    yield Case("nested_jit", lambda x, y: inner(inner(x, y), inner(y, x)), [x, t], LOOSE, "f64")
    yield Case("named_call", jax.named_call(lambda x: x * x, name="squared"), [x], EXACT, "f64")
    yield Case(
        "closed_over_constants",
        lambda x: x * jnp.array([1.0, -2.0, 3.0, 0.5, 0.0], jnp.float32),
        [x],
        EXACT,
        "f64",
    )


def tree(function):
    """An optimizer's step over two parameters, each with its own state."""
    return lambda p, q, g, h, *state: (*function(p, g, *state[::2]), *function(q, h, *state[1::2]))


def optimizers() -> Iterator[Case]:
    p, q = normal("f32", 7, 5), normal("f32", 5)
    positive = [uniform("f32", 7, 5), uniform("f32", 5)]
    sgd = lambda p, g: (p - 0.1 * g,)
    momentum = lambda p, g, m: (p - 0.1 * (0.9 * m + g), 0.9 * m + g)
    nesterov = lambda p, g, m: (p - 0.1 * (0.9 * (0.9 * m + g) + g), 0.9 * m + g)
    adagrad = lambda p, g, v: (p - 0.1 * g / (jnp.sqrt(v + g * g) + 1e-7), v + g * g)
    rmsprop = lambda p, g, v: (
        p - 0.1 * g / jnp.sqrt(0.9 * v + 0.1 * g * g + 1e-8),
        0.9 * v + 0.1 * g * g,
    )
    lion = lambda p, g, m: (p - 0.01 * (jnp.sign(0.9 * m + 0.1 * g) + 0.1 * p), 0.99 * m + 0.01 * g)

    def adam(p, g, m, v, step, decay=0.0):
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        t = step.astype(p.dtype)
        update = m / (1 - 0.9**t) / (jnp.sqrt(v / (1 - 0.999**t)) + 1e-8)
        return p - 0.01 * (update + decay * p), m, v

    def lamb(p, g, m, v, step):
        new, m, v = adam(p, g, m, v, step)
        update = p - new
        ratio = jnp.linalg.norm(p) / (jnp.linalg.norm(update) + 1e-6)
        return p - 0.01 * ratio * update, m, v

    yield Case("sgd", tree(sgd), [p, q, p, q], LOOSE, "f64")
    for name, function in {"momentum": momentum, "nesterov": nesterov, "lion": lion}.items():
        yield Case(name, tree(function), [p, q, p, q, p, q], LOOSE, "f64")
    for name, function in {"adagrad": adagrad, "rmsprop": rmsprop}.items():
        yield Case(name, tree(function), [p, q, p, q, *positive], LOOSE, "f64")
    step = [integers("i32", low=1, high=9)] * 2
    for name, function in {
        "adam": adam,
        "adamw": lambda *a: adam(*a, decay=0.1),
        "lamb": lamb,
    }.items():
        yield Case(name, tree(function), [p, q, p, q, p, q, *positive, *step], LOOSE, "f64")
    clip = lambda p, q: [
        x * jnp.minimum(1, 1 / (jnp.sqrt(jnp.sum(p * p) + jnp.sum(q * q)) + 1e-6)) for x in (p, q)
    ]
    yield Case("clip_by_global_norm", clip, [p, q], LOOSE, "f64")
    schedule = lambda s: 0.1 * jnp.minimum(s / 10.0, 1.0) * 0.5 * (1 + jnp.cos(jnp.pi * s / 100.0))
    yield Case("warmup_cosine_schedule", schedule, [uniform("f32", high=50)], LOOSE, "f64")
    yield Case(
        "ema_of_parameters",
        lambda p, q: 0.99 * p + 0.01 * q,
        [p, normal("f32", 7, 5)],
        LOOSE,
        "f64",
    )
    finite = lambda p, q, s: (
        jnp.isfinite(p).all() & jnp.isfinite(q).all(),
        jnp.where(jnp.isfinite(p).all(), s * 2, s / 2),
    )
    yield Case(
        "loss_scale", finite, [mixed("f16", 7, 5), normal("f16", 5), uniform("f32")], LOOSE, "f64"
    )
    master = lambda p, g: (
        p - 0.1 * g.astype(jnp.float32),
        (p - 0.1 * g.astype(jnp.float32)).astype(jnp.bfloat16),
    )
    yield Case("mixed_precision_sgd", master, [p, normal("bf16", 7, 5)], LOOSE)

    def train_step(params, x, y):
        loss, gradients = jax.value_and_grad(cross_entropy)(params, x, y)
        return loss, jax.tree.map(lambda p, g: p - 0.1 * g, params, gradients)

    yield Case("mlp_sgd_step", split(train_step), [*PARAMETERS, *BATCH], LOOSE, "f64")
    two = lambda params, x, y: train_step(train_step(params, x, y)[1], x, y)
    yield Case("mlp_two_sgd_steps", split(two), [*PARAMETERS, *BATCH], LOOSE, "f64")
