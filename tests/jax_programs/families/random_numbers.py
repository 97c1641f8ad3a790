"""jax.random, lowered for a target on which Threefry is straight-line code: no loop, no call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
from case import EXACT, LOOSE, Case, given, normal
from jax import lax, random
from jax.extend.random import threefry2x32_p


def cases() -> Iterator[Case]:
    bits = {
        "bits": lambda k: random.bits(k, (7,)),
        "bits_ui8": lambda k: random.bits(k, (9,), jnp.uint8),
        "bits_ui16": lambda k: random.bits(k, (5,), jnp.uint16),
        "bits_ui64": lambda k: random.bits(k, (5,), jnp.uint64),
        "split": lambda k: random.key_data(random.split(k, 3)),
        "fold_in": lambda k: random.key_data(random.fold_in(k, 7)),
        "bernoulli": lambda k: random.bernoulli(k, 0.3, (13,)),
        "randint": lambda k: random.randint(k, (3, 5), -4, 9),
        "randint_ui8": lambda k: random.randint(k, (9,), 0, 255, jnp.uint8),
        "rademacher": lambda k: random.rademacher(k, (9,)),
        "scalar": lambda k: random.bits(k, ()),
        "empty": lambda k: random.bits(k, (0,)),
        "categorical_of_equal": lambda k: random.categorical(k, jnp.zeros(5, jnp.float32)),
    }
    for name, function in bits.items():
        yield drawn(name, function, EXACT)
    floats = {
        "uniform": lambda k: random.uniform(k, (3, 5), jnp.float32),
        "uniform_range": lambda k: random.uniform(k, (9,), jnp.float32, -2, 3),
        "uniform_bf16": lambda k: random.uniform(k, (9,), jnp.bfloat16),
        "uniform_f16": lambda k: random.uniform(k, (9,), jnp.float16),
        "uniform_f64": lambda k: random.uniform(k, (9,), jnp.float64),
        "normal": lambda k: random.normal(k, (3, 5), jnp.float32),
        "normal_f64": lambda k: random.normal(k, (5,), jnp.float64),
        "normal_bf16": lambda k: random.normal(k, (5,), jnp.bfloat16),
        "truncated_normal": lambda k: random.truncated_normal(k, -1, 2, (9,), jnp.float32),
        "exponential": lambda k: random.exponential(k, (9,), jnp.float32),
        "laplace": lambda k: random.laplace(k, (9,), jnp.float32),
        "logistic": lambda k: random.logistic(k, (9,), jnp.float32),
        "gumbel": lambda k: random.gumbel(k, (9,), jnp.float32),
        "cauchy": lambda k: random.cauchy(k, (5,), jnp.float32),
        "pareto": lambda k: random.pareto(k, 3.0, (5,), jnp.float32),
        "rayleigh": lambda k: random.rayleigh(k, 2.0, (5,), jnp.float32),
        "weibull_min": lambda k: random.weibull_min(k, 1.0, 2.0, (5,), jnp.float32),
        "maxwell": lambda k: random.maxwell(k, (5,), jnp.float32),
        "double_sided_maxwell": lambda k: random.double_sided_maxwell(
            k, 0.0, 1.0, (5,), jnp.float32
        ),
        "triangular": lambda k: random.triangular(k, 0.0, 0.5, 1.0, (5,), jnp.float32),
        "lognormal": lambda k: random.lognormal(k, 0.5, (5,), jnp.float32),
        "wald": lambda k: random.wald(k, 1.0, (5,), jnp.float32),
        "initializer_glorot": lambda k: jax.nn.initializers.glorot_normal()(k, (3, 5), jnp.float32),
        "initializer_he": lambda k: jax.nn.initializers.he_uniform()(k, (3, 5), jnp.float32),
    }
    for name, function in floats.items():
        yield drawn(name, function, LOOSE | {"f64": (1e-8, 1e-9)})
    from_seed = lambda s: random.key_data(random.key(s))
    yield Case("key_from_seed", from_seed, [given(-7, "i64")], EXACT, platform="tpu")
    yield Case(
        "threefry2x32",
        lambda w: threefry2x32_p.bind(*w),
        [given([[1, 2], [3, 4], [5, 6], [7, 8]], "ui32")],
        EXACT,
        platform="tpu",
    )
    for impl, words in {
        "rbg": 4,
        "unsafe_rbg": 4,
        "philox2x32": 1,
        "philox4x32": 2,
        "threefry4x32": 4,
    }.items():
        generated = lambda w, i=impl: random.bits(random.wrap_key_data(w, impl=i), (5,))
        yield Case(
            f"bits_{impl}", generated, [lambda rng, n=words: seed(rng, n)], EXACT, platform="tpu"
        )
        halves = lambda w, i=impl: random.key_data(random.split(random.wrap_key_data(w, impl=i)))
        yield Case(
            f"split_{impl}", halves, [lambda rng, n=words: seed(rng, n)], EXACT, platform="tpu"
        )
    for algorithm in (
        lax.RandomAlgorithm.RNG_THREE_FRY,
        lax.RandomAlgorithm.RNG_PHILOX,
        lax.RandomAlgorithm.RNG_DEFAULT,
    ):
        for dtype in (jnp.uint32, jnp.uint64, jnp.uint8):
            name = f"rng_bit_generator_{algorithm.name[4:].lower()}_{jnp.dtype(dtype).name}"
            function = lambda w, d=dtype, a=algorithm: lax.rng_bit_generator(
                w, (3, 5), d, algorithm=a
            )
            yield Case(name, function, [lambda rng: seed(rng, 4)], EXACT)
    dropout = lambda k, x: jnp.where(random.bernoulli(k, 0.8, x.shape), x / 0.8, 0)
    yield Case(
        "dropout",
        lambda d, x: dropout(key(d), x),
        [seed, normal("f32", 5, 7)],
        LOOSE,
        platform="tpu",
    )
    noisy = lambda d, x: jnp.tanh(x + 0.1 * random.normal(key(d), x.shape, x.dtype))
    yield Case("noise", noisy, [seed, normal("f32", 5, 7)], LOOSE, platform="tpu")
    gradient = jax.grad(lambda x, d: jnp.sum(jnp.sin(dropout(key(d), x))))
    yield Case("dropout_gradient", gradient, [normal("f32", 5, 7), seed], LOOSE, platform="tpu")


def seed(rng, words=2):
    """The words of a key."""
    return rng.integers(0, 2**32, words).astype("uint32")


def key(words):
    return random.wrap_key_data(words, impl="threefry2x32")


def drawn(name: str, function: Callable[..., Any], tolerance: Any) -> Case:
    return Case(name, lambda words: function(key(words)), [seed], tolerance, platform="tpu")
