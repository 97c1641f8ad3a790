# pyright: basic
"""Normalizations, losses, attention, products, recurrent layers."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from one_node import check, ints, model_of, normal, run
from torch.nn import functional

import mlfuse.onnx
from mlfuse.onnx import OnnxError, UnsupportedError

pytestmark = pytest.mark.quick_c


def t(x):
    return torch.from_numpy(x)


def test_batch_norm_by_given_statistics_as_before_opset_14() -> None:
    x, scale, bias, mean = normal(2, 3, 4), normal(3), normal(3, seed=1), normal(3, seed=2)
    variance = np.abs(normal(3, seed=3)) + np.float32(0.1)
    expected = functional.batch_norm(
        t(x), t(mean), t(variance), t(scale), t(bias), eps=1e-3
    ).numpy()
    inputs = [x, scale, bias, mean, variance]
    check("BatchNormalization", inputs, [expected], opset=9, epsilon=1e-3)
    mixed = [x.astype(np.float16), *inputs[1:]]
    half = functional.batch_norm(
        t(mixed[0]).float(), t(mean), t(variance), t(scale), t(bias), eps=1e-3
    )
    check("BatchNormalization", mixed, [half.numpy().astype(np.float16)], opset=15, epsilon=1e-3)
    with pytest.raises(UnsupportedError, match="BatchNormalization: training"):
        run(model_of("BatchNormalization", inputs, opset=9, outputs=3), inputs)


def test_group_norm_had_a_scale_for_each_group() -> None:
    x, scale, bias = normal(2, 4, 5), normal(2), normal(2, seed=1)
    expected = functional.group_norm(t(x), 2, t(np.repeat(scale, 2)), t(np.repeat(bias, 2))).numpy()
    check("GroupNormalization", [x, scale, bias], [expected], opset=18, num_groups=2)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float64], ids=str)
def test_layer_norm_over_several_dims(dtype: type) -> None:
    x, scale, bias = normal(2, 3, 4, dtype=dtype), normal(3, 4, dtype=dtype), normal(4, dtype=dtype)
    wide = x.astype(np.float64).reshape(2, 12)
    mean, deviation = wide.mean(1), np.sqrt(wide.var(1) + 1e-5)
    exact = ((wide - mean[:, None]) / deviation[:, None]).reshape(2, 3, 4)
    exact = (exact * scale.astype(np.float64) + bias.astype(np.float64)).astype(dtype)
    stash = 11 if dtype is np.float64 else 1
    own = np.float64 if stash == 11 else np.float32
    others = [mean.reshape(2, 1, 1).astype(own), (1 / deviation).reshape(2, 1, 1).astype(own)]
    inputs = [x, scale, bias]
    check(
        "LayerNormalization",
        inputs,
        [exact, *others],
        axis=1,
        outputs=3,
        stash_type=stash,
        opset=17,
    )


def test_norms_of_zeros() -> None:
    zeros = np.zeros((2, 3), np.float32)
    check("LpNormalization", [zeros], [zeros], p=1, opset=22)
    check("MeanVarianceNormalization", [zeros + 7], [zeros], axes=[1], opset=13)
    check("RMSNormalization", [zeros, normal(3)], [zeros], opset=23)


@pytest.mark.parametrize("size", [2, 3])
def test_responses_of_channels_around(size: int) -> None:
    x = normal(2, 5, 3)
    square = np.pad(x.astype(np.float64) ** 2, [(0, 0), ((size - 1) // 2, size // 2), (0, 0)])
    total = sum(square[:, k : k + 5] for k in range(size))
    expected = (x / (2 + 0.5 / size * total) ** 0.6).astype(np.float32)
    check("LRN", [x], [expected], size=size, alpha=0.5, beta=0.6, bias=2.0)


@pytest.mark.parametrize("reduction", ["none", "sum", "mean"])
def test_losses_with_weights_and_labels_to_ignore(reduction: str) -> None:
    x, weight = normal(4, 5, 2), np.abs(normal(5, seed=1))
    labels = np.array([[0, 4], [-1, 2], [3, -1], [1, 1]])
    how = {"reduction": reduction, "ignore_index": -1}
    expected = functional.cross_entropy(t(x), t(labels), t(weight), **how).numpy()
    soft = functional.log_softmax(t(x), 1).numpy()
    check(
        "SoftmaxCrossEntropyLoss",
        [x, labels, weight],
        [expected, soft],
        outputs=2,
        opset=13,
        **how,
    )
    nll = functional.nll_loss(t(x), t(labels), **how).numpy()
    check("NegativeLogLikelihoodLoss", [x, labels.astype(np.int32)], [nll], opset=13, **how)


def test_a_label_that_is_no_class_gives_nan() -> None:
    found = run(
        model_of("NegativeLogLikelihoodLoss", [normal(1, 3), ints(7)], opset=13),
        [normal(1, 3), ints(7)],
    )
    assert np.isnan(found[0])


def test_attention_of_few_keys_by_many_queries() -> None:
    q, k, v = normal(2, 4, 3, 8), normal(2, 2, 5, 8, seed=1), normal(2, 2, 5, 6, seed=2)
    mask = np.random.default_rng(0).random((3, 5)) > 0.4
    mask[1] = False  # a query that sees nothing gives 0
    keys, values = (t(np.repeat(each, 2, axis=1)) for each in (k, v))
    expected = functional.scaled_dot_product_attention(t(q), keys, values, t(mask)).numpy()
    expected[:, :, 1] = 0
    check("Attention", [q, k, v, mask], [expected], opset=23)
    plain = functional.scaled_dot_product_attention(t(q), keys, values).numpy()
    check("Attention", [q, k, v], [plain], opset=23)


@pytest.mark.parametrize("packed", [False, True])
def test_attention_is_one_kernel_on_a_cpu(packed: bool) -> None:
    """Packed heads are read where they are, and the result is written in its packed order."""
    q, k, v = (normal(2, 4, 96, 16, seed=seed) for seed in range(3))
    expected = functional.scaled_dot_product_attention(t(q), t(k), t(v), is_causal=True).numpy()
    given = [q, k, v]
    heads: dict[str, Any] = {}
    if packed:
        given = [np.ascontiguousarray(x.swapaxes(1, 2)).reshape(2, 96, 64) for x in given]
        expected = expected.swapaxes(1, 2).reshape(2, 96, 64)
        heads = {"q_num_heads": 4, "kv_num_heads": 4}
    model = model_of("Attention", given, opset=23, is_causal=1, **heads)
    loaded = mlfuse.onnx.load(model, device="cpu")
    np.testing.assert_allclose(loaded(*given), expected, rtol=1e-4, atol=1e-5)
    exe = loaded.executable(*given)
    assert (exe.launches, exe.calls) == (1, 0)
    assert [remark.fused for remark in exe.remarks if remark.rule == "library.chain"] == [True]


def test_products_of_vectors_stacks_and_types() -> None:
    a, b, m = normal(3), normal(3, seed=1), normal(2, 4, 3, seed=2)
    check("MatMul", [a, b], [np.asarray(a @ b)])
    check("MatMul", [m, b], [m @ b])
    check("MatMul", [a, m.transpose(0, 2, 1).copy()], [a @ m.transpose(0, 2, 1)])
    whole = np.arange(6, dtype=np.int32).reshape(2, 3)
    check("MatMul", [whole, whole.T.copy()], [whole @ whole.T])
    left, right = normal(5, 1, 2, 3), normal(4, 3, 2, seed=3)
    check("MatMul", [left, right], [left @ right])


def test_gemm_rounds_once() -> None:
    a, b, c = (normal(*s, dtype=np.float16) for s in ((3, 2), (4, 3), (4,)))
    wide = [each.astype(np.float64) for each in (a, b, c)]
    expected = (0.5 * wide[0].T @ wide[1].T + 2.0 * wide[2]).astype(np.float16)
    check("Gemm", [a, b, c], [expected], alpha=0.5, beta=2.0, transA=1, transB=1)


@pytest.mark.parametrize(
    ("equation", "shapes"),
    [
        ("ij,jk->ik", [(2, 3), (3, 4)]),
        ("bij,bkj->bik", [(2, 3, 4), (2, 5, 4)]),
        ("...ij,...jk", [(2, 1, 3, 4), (5, 4, 2)]),
        ("ii->i", [(3, 3)]),
        ("iji->j", [(3, 2, 3)]),
        ("ij->", [(3, 2)]),
        ("i,j,jk->ki", [(2,), (3,), (3, 4)]),
        ("a...b,b->a...", [(2, 3, 4), (4,)]),
        ("ij,ij->ji", [(2, 3), (2, 3)]),
    ],
)
def test_einsum(equation: str, shapes: list[tuple[int, ...]]) -> None:
    operands = [normal(*shape, seed=number) for number, shape in enumerate(shapes)]
    expected = np.asarray(np.einsum(equation, *operands))
    check("Einsum", operands, [expected], equation=equation)


def test_an_equation_that_does_not_fit_is_an_error() -> None:
    x = normal(2, 3)
    for equation in ("ijk->i", "ij->k", "ij,jk->ik", "ij->ii"):
        with pytest.raises(OnnxError, match="Einsum: equation"):
            run(model_of("Einsum", [x], equation=equation), [x])


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(x, weights, lengths, backward: bool):
    """One direction, in f64: Y, H and C."""
    w, r, b, h, c, p = weights
    y = np.zeros((*x.shape[:2], h.shape[1]))
    for step in reversed(range(len(x))) if backward else range(len(x)):
        gates = x[step] @ w.T + h @ r.T + b[: len(w)] + b[len(w) :]
        i, o, f, g = np.split(gates, 4, axis=1)
        pi, po, pf = np.split(p, 3)
        new = sigmoid(f + pf * c) * c + sigmoid(i + pi * c) * np.tanh(g)
        out = sigmoid(o + po * new) * np.tanh(new)
        now = (step < lengths)[:, None]
        h, c = np.where(now, out, h), np.where(now, new, c)
        y[step] = np.where(now, out, 0)
    return y, h, c


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lengths", [[4, 4], [3, 1]], ids=str)
def test_lstm_of_both_directions_with_peepholes(lengths: list[int]) -> None:
    steps, batch, size, hidden = 4, 2, 3, 2
    shapes = [(steps, batch, size), (2, 8, size), (2, 8, hidden), (2, 16)]
    x, w, r, b = (normal(*shape, seed=k) for k, shape in enumerate(shapes))
    h, c, p = (
        normal(2, batch, hidden, seed=5),
        normal(2, batch, hidden, seed=6),
        normal(2, 6, seed=7),
    )
    ends = np.array(lengths, np.int32)
    wide = [each.astype(np.float64) for each in (w, r, b, h, c, p)]
    ways = [lstm(x.astype(np.float64), [each[k] for each in wide], ends, k == 1) for k in range(2)]
    y = np.stack([way[0] for way in ways], 1)
    expected = [y, *(np.stack([way[n] for way in ways]) for n in (1, 2))]
    check(
        "LSTM",
        [x, w, r, b, ends, h, c, p],
        [each.astype(np.float32) for each in expected],
        opset=14,
        outputs=3,
        direction="bidirectional",
        hidden_size=hidden,
    )


@pytest.mark.parametrize("linear", [0, 1])
def test_gru_by_batch_with_functions_of_its_own(linear: int) -> None:
    x, w, r, b = (
        normal(2, 3, 4),
        normal(1, 6, 4, seed=1),
        normal(1, 6, 2, seed=2),
        normal(1, 12, seed=3),
    )
    h, states = np.zeros((2, 2)), []
    ws, rs, bs = np.split(w[0], 3), np.split(r[0], 3), np.split(b[0], 6)
    for step in range(3):
        now = x[:, step].astype(np.float64)
        z, q = (
            np.clip(0.5 * (now @ ws[k].T + h @ rs[k].T + bs[k] + bs[3 + k]) + 0.1, 0, 1)
            for k in range(2)
        )
        inner = q * (h @ rs[2].T + bs[5]) if linear else (q * h) @ rs[2].T + bs[5]
        h = (1 - z) * np.maximum(now @ ws[2].T + inner + bs[2], 0) + z * h
        states.append(h)
    y = np.stack(states, 1)[:, :, None]
    expected = [y.astype(np.float32), h[:, None].astype(np.float32)]
    check(
        "GRU",
        [x, w, r, b],
        expected,
        opset=14,
        outputs=2,
        hidden_size=2,
        layout=1,
        linear_before_reset=linear,
        activations=["HardSigmoid", "Relu"],
        activation_alpha=[0.5],
        activation_beta=[0.1],
    )


def test_more_steps_than_are_written_out() -> None:
    x, w, r = normal(600, 1, 2), normal(1, 2, 2), normal(1, 2, 2)
    with pytest.raises(UnsupportedError, match="RNN: 600 steps; up to 512 are written out"):
        run(model_of("RNN", [x, w, r], hidden_size=2), [x, w, r])
