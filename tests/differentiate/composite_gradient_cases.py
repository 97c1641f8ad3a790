"""Composites that decompose, and those with a rule of their own, of more than one operand or with dims."""

from __future__ import annotations

import numpy as np
from central_differences import GradientCase, program

from mlfuse.dialects.dtypes import Array

RNG = np.random.default_rng(13)
CASES: list[GradientCase] = []


def normal(*shape: int) -> Array:
    """Normal numbers, but none within 0.01 of 0."""
    x = RNG.normal(size=shape)
    return np.where(np.abs(x) < 0.01, 0.05, x)


def add(op: str, attributes: str, args: Array | tuple[Array, ...], result: str = "<T>") -> None:
    many = args if isinstance(args, tuple) else (args,)
    from central_differences import tensor

    operands = ", ".join(f"%{chr(ord('a') + n)}" for n in range(len(many)))
    types = ", ".join(tensor(arg) for arg in many)
    arrow = "" if result == "<T>" else f" -> {result}"
    body = f"%y = graph.{op} {operands} {{{attributes}}} : {types}{arrow}"
    shapes = " and ".join(str(list(arg.shape)) for arg in many)
    CASES.append(GradientCase(f"{op} {attributes} of {shapes}", program(body, many, result), many))


X = normal(2, 6, 5)
for _shape, _axis in (
    ((3, 7), 1),
    ((3, 7), 0),
    ((4,), 0),
    ((5, 1), 1),
    ((2, 3, 4), -2),
    ((0, 3), 1),
):
    add("softmax", f"axis = {_axis} : i64", normal(*_shape))
    add("log_softmax", f"axis = {_axis} : i64", normal(*_shape))
for _op in ("mean", "variance", "logsumexp"):
    add(_op, "dims = array<i64: 0, 2>", X, "tensor<6xf64>")
    add(_op, "dims = array<i64: 0, 1, 2>", X, "tensor<f64>")
add("variance", "dims = array<i64: 1>, ddof = 1 : i64", X, "tensor<2x5xf64>")

add("leaky_relu", "slope = 0.3", normal(3, 5))
add("elu", "alpha = 0.25", normal(3, 5))
add("celu", "alpha = 0.5", normal(3, 5))
add("gelu", 'approximate = "tanh"', normal(3, 5))
add("hardtanh", "low = -0.5, high = 1.5", normal(3, 5))
add("hardsigmoid", "alpha = 0.2", normal(3, 5))
add("hardswish", "alpha = 0.2, beta = 0.4", normal(3, 5))
add("softplus", "beta = 2.0, threshold = 1.0", normal(3, 5))
add("prelu", "", (normal(3, 4), normal(1)))
add("prelu", "", (X, normal(6)))
add("glu", "", normal(3, 8), "tensor<3x4xf64>")
add("glu", "axis = 1 : i64", X, "tensor<2x3x5xf64>")
add("swiglu", "", normal(3, 8), "tensor<3x4xf64>")

add("tile", "repeats = array<i64: 2, 3>", normal(2, 4), "tensor<4x12xf64>")
add("repeat", "repeats = 3 : i64, axis = 0 : i64", normal(2, 4), "tensor<6x4xf64>")
add("roll", "shifts = array<i64: 1, -2>, dims = array<i64: 0, 1>", normal(4, 5))
add("stack", "axis = 1 : i64", (normal(4), normal(4)), "tensor<4x2xf64>")
add("tril", "diagonal = 1 : i64", normal(2, 4, 3))
add("triu", "diagonal = 0 : i64", normal(2, 4, 3))
add("diagonal", "diagonal = 1 : i64", normal(2, 4, 6), "tensor<2x4xf64>")
SEED, OFFSET = np.asarray(7, np.int64), np.asarray(0, np.int64)
add("dropout", "rate = 0.4", (normal(5, 7), SEED, OFFSET))

# Normalizations and losses

S5, S6 = (normal(5), normal(5)), (normal(6), normal(6))
LAST = "axis = -1 : i64, epsilon = 1.0e-3"
add("layer_norm", LAST, X)
add("layer_norm", LAST, (X, *S5))
add("rms_norm", LAST, X)
add("rms_norm", LAST, (X, S5[0]))
add("group_norm", "groups = 3 : i64", (normal(2, 6, 3, 2), *S6))
add("instance_norm", "", (normal(2, 6, 3, 2), *S6))
add("batch_norm_training", "", (normal(2, 6, 3, 2), *S6))
add("batch_norm_inference", "", (normal(3, 6), *S6, normal(6), RNG.uniform(0.5, 2, 6)))
add("running_average", "momentum = 0.25", S6)
CHANCE = RNG.uniform(0.1, 0.9, (4, 5))
for _reduction in ("none", "sum", "mean"):
    _how, _result = f'reduction = "{_reduction}"', "<T>" if _reduction == "none" else "tensor<f64>"
    for _op in ("mse_loss", "l1_loss", "huber_loss", "smooth_l1_loss"):
        add(_op, _how, (normal(4, 5), normal(4, 5)), _result)
    add("bce_loss", _how, (RNG.uniform(0.1, 0.9, (4, 5)), CHANCE), _result)
    add("bce_with_logits_loss", _how, (normal(4, 5), CHANCE), _result)
    add("kl_div_loss", _how, (normal(4, 5), CHANCE), _result)
add("kl_div_loss", 'reduction = "batchmean", log_target = true', (normal(4, 5),) * 2, "tensor<f64>")
LABELS, WEIGHTS = RNG.integers(0, 7, 6), RNG.uniform(0.5, 2, 7)
IGNORING = np.where(np.arange(6) % 3 == 1, -100, LABELS)
SOFT = RNG.uniform(0.1, 1, (6, 7))
for _reduction in ("none", "sum", "mean"):
    _how = f'reduction = "{_reduction}"'
    _result = "tensor<6xf64>" if _reduction == "none" else "tensor<f64>"
    add("cross_entropy", _how, (normal(6, 7), LABELS), _result)
    add("cross_entropy", f"{_how}, label_smoothing = 0.2", (normal(6, 7), LABELS), _result)
    _ignoring = f"{_how}, ignore_index = -100 : i64"
    add("cross_entropy", _ignoring, (normal(6, 7), IGNORING, WEIGHTS), _result)
    add("cross_entropy", _how, (normal(6, 7), SOFT, WEIGHTS), _result)
    add("nll_loss", _how, (normal(6, 7), LABELS), _result)
    add("nll_loss", _ignoring, (normal(6, 7), IGNORING, WEIGHTS), _result)
