"""Composites with inputs, and the PyTorch functions that mean the same.

`data/torch.npz` holds what PyTorch 2.13 gives, in f64. Made by this file, run as a program with
PyTorch installed.
"""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import inf, nan
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

RESULTS = Path(__file__).parent / "data" / "torch.npz"
Array = Any


@dataclass(frozen=True)
class Case:
    """`op` with `attributes` on `args`; f64 arrays stand for the float type tested."""

    name: str
    op: str
    attributes: str
    args: tuple[Array, ...]
    meaning: Callable[..., Any]
    """From PyTorch's module and tensors to PyTorch's result."""


def rounded(values: Array) -> Array:
    """Numbers that f64, f32 and bf16 all have."""
    return np.asarray(values).astype(ml_dtypes.bfloat16).astype(np.float64)


RNG = np.random.default_rng(3)


def normal(*shape: int) -> Array:
    return rounded(RNG.normal(size=shape) * 2)


def uniform(*shape: int) -> Array:
    return rounded(RNG.uniform(0.02, 0.98, size=shape))


def classes(count: int, *shape: int) -> Array:
    return RNG.integers(0, count, size=shape)


SPECIAL = rounded(
    [inf, -inf, nan, 0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 3.0, -3.0, 6.0, 20.0, 25.0, -25.0, 100, -100]
)
CURVE = np.concatenate([SPECIAL, normal(40)])
SMALL = normal(17)

CASES: list[Case] = []


def add(name: str, op: str, attributes: str, args: Any, meaning: Callable[..., Any]) -> None:
    many = args if isinstance(args, tuple) else (args,)
    CASES.append(Case(name, op, attributes, many, meaning))


# Activations

for _op, _attributes, _meaning in (
    ("celu", "", lambda f, x: f.celu(x)),
    ("celu", "alpha = 0.5", lambda f, x: f.celu(x, 0.5)),
    ("elu", "", lambda f, x: f.elu(x)),
    ("elu", "alpha = 0.25", lambda f, x: f.elu(x, 0.25)),
    ("gelu", "", lambda f, x: f.gelu(x)),
    ("gelu", 'approximate = "tanh"', lambda f, x: f.gelu(x, approximate="tanh")),
    ("hardshrink", "", lambda f, x: f.hardshrink(x)),
    ("hardsigmoid", "", lambda f, x: f.hardsigmoid(x)),
    ("hardswish", "", lambda f, x: f.hardswish(x)),
    ("hardtanh", "", lambda f, x: f.hardtanh(x)),
    ("hardtanh", "low = -2.0, high = 0.5", lambda f, x: f.hardtanh(x, -2.0, 0.5)),
    ("leaky_relu", "", lambda f, x: f.leaky_relu(x)),
    ("leaky_relu", "slope = 0.3", lambda f, x: f.leaky_relu(x, 0.3)),
    ("log_sigmoid", "", lambda f, x: f.logsigmoid(x)),
    ("mish", "", lambda f, x: f.mish(x)),
    ("relu", "", lambda f, x: f.relu(x)),
    ("relu6", "", lambda f, x: f.relu6(x)),
    ("selu", "", lambda f, x: f.selu(x)),
    ("silu", "", lambda f, x: f.silu(x)),
    ("softplus", "threshold = 20.0", lambda f, x: f.softplus(x)),
    ("softplus", "beta = 2.0, threshold = 5.0", lambda f, x: f.softplus(x, 2.0, 5.0)),
    ("softshrink", "", lambda f, x: f.softshrink(x)),
    ("softsign", "", lambda f, x: f.softsign(x)),
    ("tanhshrink", "", lambda f, x: f.tanhshrink(x)),
):
    add(f"{_op} {_attributes}".strip(), _op, _attributes, CURVE, _meaning)

X3 = normal(2, 6, 5)
add(
    "prelu shared",
    "prelu",
    "",
    (CURVE.reshape(3, 19), rounded([0.25])),
    lambda f, x, a: f.prelu(x, a),
)
add("prelu channels", "prelu", "", (X3, normal(6)), lambda f, x, a: f.prelu(x, a))
add("glu", "glu", "", normal(3, 8), lambda f, x: f.glu(x))
add("glu of dim 1", "glu", "axis = 1 : i64", X3, lambda f, x: f.glu(x, 1))
add("swiglu", "swiglu", "", normal(3, 8), lambda f, x: f.silu(x[:, :4]) * x[:, 4:])
add("softmax", "softmax", "axis = 1 : i64", X3, lambda f, x: f.softmax(x, 1))
add("log_softmax", "log_softmax", "axis = -1 : i64", X3, lambda f, x: f.log_softmax(x, -1))

# Statistics

WITH_INFINITIES = rounded(
    [[inf, 1, 2], [-inf, -inf, -inf], [-inf, 3, 4], [nan, 1, 2], [90, 91, 95]]
)
add("mean", "mean", "dims = array<i64: 0, 2>", X3, lambda f, x: x.mean((0, 2)))
add("mean of all", "mean", "dims = array<i64: 0, 1, 2>", X3, lambda f, x: x.mean())
add("variance", "variance", "dims = array<i64: 1>", X3, lambda f, x: x.var(1, correction=0))
add(
    "unbiased variance",
    "variance",
    "dims = array<i64: 0, 1>, ddof = 1 : i64",
    X3,
    lambda f, x: x.var((0, 1), correction=1),
)
add("logsumexp", "logsumexp", "dims = array<i64: 1>", WITH_INFINITIES, lambda f, x: x.logsumexp(1))
add(
    "logsumexp of two", "logsumexp", "dims = array<i64: 0, 2>", X3, lambda f, x: x.logsumexp((0, 2))
)

# Normalizations

AT_1, AT_LAST = "axis = 1 : i64, epsilon = 1.0e-3", "axis = -1 : i64, epsilon = 1.0e-3"
add("layer_norm", "layer_norm", AT_LAST, X3, lambda f, x: f.layer_norm(x, (5,), eps=1e-3))
add(
    "layer_norm with a scale",
    "layer_norm",
    AT_LAST,
    (X3, normal(5)),
    lambda f, x, s: f.layer_norm(x, (5,), s, eps=1e-3),
)
add(
    "layer_norm with both",
    "layer_norm",
    AT_LAST,
    (X3, normal(5), normal(5)),
    lambda f, x, s, b: f.layer_norm(x, (5,), s, b, 1e-3),
)
add("rms_norm", "rms_norm", AT_LAST, X3, lambda f, x: f.rms_norm(x, (5,), eps=1e-3))
add(
    "rms_norm with a scale",
    "rms_norm",
    AT_LAST,
    (X3, normal(5)),
    lambda f, x, s: f.rms_norm(x, (5,), s, 1e-3),
)
IMAGES = normal(2, 6, 3, 4)
C6 = (normal(6), normal(6))
add("group_norm", "group_norm", "groups = 3 : i64", IMAGES, lambda f, x: f.group_norm(x, 3))
add(
    "group_norm with both",
    "group_norm",
    "groups = 2 : i64",
    (IMAGES, *C6),
    lambda f, x, s, b: f.group_norm(x, 2, s, b),
)
add(
    "group_norm of rank 2",
    "group_norm",
    "groups = 2 : i64",
    normal(3, 6),
    lambda f, x: f.group_norm(x, 2),
)
add(
    "instance_norm",
    "instance_norm",
    "",
    (IMAGES, *C6),
    lambda f, x, s, b: f.instance_norm(x, weight=s, bias=b),
)
add(
    "batch_norm in training",
    "batch_norm_training",
    "",
    (IMAGES, *C6),
    lambda f, x, s, b: f.batch_norm(x, None, None, s, b, training=True),
)
add(
    "batch_norm in inference",
    "batch_norm_inference",
    "",
    (IMAGES, *C6, normal(6), uniform(6)),
    lambda f, x, s, b, m, v: f.batch_norm(x, m, v, s, b),
)
add(
    "running average",
    "running_average",
    "momentum = 0.25",
    (normal(6), normal(6)),
    lambda f, a, b: a.lerp(b, 0.25),
)

# Losses

PAIR = (normal(4, 5), normal(4, 5))
CHANCE = (uniform(4, 5), uniform(4, 5))
CERTAIN = (rounded([0.0, 1.0, 0.0, 1.0, 0.5]), rounded([0.0, 1.0, 1.0, 0.0, 1.0]))
for _reduction in ("none", "sum", "mean"):
    _attributes = f'reduction = "{_reduction}"'
    for _op, _args, _function in (
        ("mse_loss", PAIR, "mse_loss"),
        ("l1_loss", PAIR, "l1_loss"),
        ("huber_loss", PAIR, "huber_loss"),
        ("smooth_l1_loss", PAIR, "smooth_l1_loss"),
        ("bce_loss", CHANCE, "binary_cross_entropy"),
        ("bce_with_logits_loss", (PAIR[0], CHANCE[1]), "binary_cross_entropy_with_logits"),
        ("kl_div_loss", (PAIR[0], CHANCE[1]), "kl_div"),
    ):

        def _call(f: Any, x: Any, t: Any, name: str = _function, how: str = _reduction) -> Any:
            return getattr(f, name)(x, t, reduction=how)

        add(f"{_op} {_reduction}", _op, _attributes, _args, _call)
NONE = 'reduction = "none"'
add(
    "huber_loss delta",
    "huber_loss",
    "delta = 0.5",
    PAIR,
    lambda f, x, t: f.huber_loss(x, t, delta=0.5),
)
add(
    "smooth_l1 beta",
    "smooth_l1_loss",
    "beta = 2.0",
    PAIR,
    lambda f, x, t: f.smooth_l1_loss(x, t, beta=2.0),
)
add("smooth_l1 beta 0", "smooth_l1_loss", "beta = 0.0", PAIR, lambda f, x, t: f.l1_loss(x, t))
add(
    "bce_loss of certainties",
    "bce_loss",
    NONE,
    CERTAIN,
    lambda f, x, t: f.binary_cross_entropy(x, t, reduction="none"),
)
add(
    "bce_with_logits_loss far out",
    "bce_with_logits_loss",
    NONE,
    (rounded([100.0, -100.0, 1000.0, -1000.0]), rounded([0.0, 1.0, 1.0, 0.0])),
    lambda f, x, t: f.binary_cross_entropy_with_logits(x, t, reduction="none"),
)
add(
    "kl_div_loss of nothing",
    "kl_div_loss",
    NONE,
    (PAIR[0][0, :3], rounded([0.0, 1.0, 0.5])),
    lambda f, x, t: f.kl_div(x, t, reduction="none"),
)
add(
    "kl_div_loss of logarithms",
    "kl_div_loss",
    'reduction = "batchmean", log_target = true',
    PAIR,
    lambda f, x, t: f.kl_div(x, t, reduction="batchmean", log_target=True),
)
LOGITS, LABELS = normal(6, 7), classes(7, 6)
PLANES, PLANE_LABELS = normal(2, 5, 3), classes(5, 2, 3)
IGNORING = np.where(np.arange(6) % 3 == 1, -100, LABELS)
WEIGHTS = uniform(7)
_positive = np.exp(normal(6, 7))
SOFT = rounded(_positive / _positive.sum(axis=1, keepdims=True))
for _reduction in ("none", "sum", "mean"):
    _attributes = f'reduction = "{_reduction}"'
    _ignoring = f"{_attributes}, ignore_index = -100 : i64"

    def _ce(f: Any, x: Any, t: Any, w: Any = None, how: str = _reduction, **options: Any) -> Any:
        return f.cross_entropy(x, t, w, reduction=how, **options)

    def _nll(f: Any, x: Any, t: Any, w: Any = None, how: str = _reduction) -> Any:
        return f.nll_loss(x, t, w, reduction=how)

    def _smooth(f: Any, x: Any, t: Any, w: Any = None, how: str = _reduction) -> Any:
        return f.cross_entropy(x, t, w, reduction=how, label_smoothing=0.2)

    add(f"cross_entropy {_reduction}", "cross_entropy", _attributes, (LOGITS, LABELS), _ce)
    add(
        f"cross_entropy planes {_reduction}",
        "cross_entropy",
        _attributes,
        (PLANES, PLANE_LABELS),
        _ce,
    )
    add(f"cross_entropy ignoring {_reduction}", "cross_entropy", _ignoring, (LOGITS, IGNORING), _ce)
    add(
        f"cross_entropy weighted {_reduction}",
        "cross_entropy",
        _ignoring,
        (LOGITS, IGNORING, WEIGHTS),
        _ce,
    )
    add(
        f"cross_entropy soft {_reduction}",
        "cross_entropy",
        _attributes,
        (LOGITS, SOFT, WEIGHTS),
        _ce,
    )
    _smoothing = f"{_attributes}, label_smoothing = 0.2"
    add(
        f"cross_entropy smooth {_reduction}", "cross_entropy", _smoothing, (LOGITS, LABELS), _smooth
    )
    add(
        f"cross_entropy soft and smooth {_reduction}",
        "cross_entropy",
        _smoothing,
        (LOGITS, SOFT, WEIGHTS),
        _smooth,
    )
    add(f"nll_loss {_reduction}", "nll_loss", _attributes, (LOGITS, LABELS), _nll)
    add(f"nll_loss weighted {_reduction}", "nll_loss", _ignoring, (LOGITS, IGNORING, WEIGHTS), _nll)

# Attention

Q, K, V = normal(2, 3, 4, 8), normal(2, 3, 5, 8), normal(2, 3, 5, 6)
SEEN = RNG.random((4, 5)) < 0.7
SEEN[:, 0] = True


def attend(f: Any, *args: Any, **options: Any) -> Any:
    return f.scaled_dot_product_attention(*args, **options)


add("attention", "attention", "", (Q, K, V), attend)
add(
    "attention scaled",
    "attention",
    "scale = 0.5",
    (Q, K, V),
    lambda f, *a: attend(f, *a, scale=0.5),
)
add(
    "attention causal",
    "attention",
    "causal = true",
    (Q, K, V),
    lambda f, *a: attend(f, *a, is_causal=True),
)
add("attention added mask", "attention", "", (Q, K, V, normal(2, 1, 4, 5)), attend)
add("attention masked", "attention", "", (Q, K, V, SEEN), attend)


def results() -> dict[str, Any]:
    """What PyTorch gives."""
    torch: Any = import_module("torch")
    f, tensor = torch.nn.functional, torch.from_numpy
    return {case.name: case.meaning(f, *map(tensor, case.args)).numpy() for case in CASES}


if __name__ == "__main__":
    np.savez_compressed(RESULTS, **results())  # pyright: ignore
