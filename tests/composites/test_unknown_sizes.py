"""Composites over `?` dims, rotary embedding, empty tensors, how many kernels, what is refused."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
each_device = pytest.mark.parametrize(
    "device", ["interpreter", pytest.param("cpu", marks=needs_cc)]
)
Array = Any
RNG = np.random.default_rng(9)


def normal(*shape: int) -> Array:
    return RNG.normal(size=shape).astype(np.float32)


def program(line: str, types: list[str], result: str) -> str:
    """`%r = line`, a function of %0, %1, ..."""
    given = ", ".join(f"%{n}: {type_}" for n, type_ in enumerate(types))
    return f"func.func @main({given}) -> {result} {{\n%r = {line}\nfunc.return %r : {result}\n}}"


def compiled(line: str, types: list[str], result: str, device: str) -> Any:
    return mlfuse.compile(program(line, types, result), device)


def softmax(x: Array) -> Array:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


# One case an op: text, argument types, result type, what it should be of some arrays.


def group_norm(x: Array) -> Array:
    groups = x.astype(np.float64).reshape(x.shape[0], 2, 3, -1)
    mean, variance = groups.mean((2, 3), keepdims=True), groups.var((2, 3), keepdims=True)
    return ((groups - mean) / np.sqrt(variance + 1e-5)).reshape(x.shape)


def cross_entropy(x: Array, labels: Array) -> Array:
    return -np.log(softmax(x.astype(np.float64)))[np.arange(len(labels)), labels].mean()


def smoothed(x: Array, labels: Array) -> Array:
    p = np.eye(x.shape[1])[labels] * 0.75 + 0.25 / x.shape[1]
    return -(p * np.log(softmax(x.astype(np.float64)))).sum(1)


def attention(q: Array, k: Array, v: Array, mask: Array) -> Array:
    scores = np.einsum("ble,bse->bls", q, k) / 2 + np.where(mask, 0, -np.inf)
    scores = scores + np.where(np.tri(q.shape[1], k.shape[1]) > 0, 0, -np.inf)
    return np.einsum("bls,bsf->blf", softmax(scores), v)


def turned(x: Array, angle: Array, interleaved: bool) -> Array:
    """Pairs as complex numbers, multiplied by exp(i angle)."""
    half = x.shape[-1] // 2
    pairs = x[..., 0::2] + 1j * x[..., 1::2] if interleaved else x[..., :half] + 1j * x[..., half:]
    pairs = pairs * np.exp(1j * angle)
    parts = [pairs.real, pairs.imag]
    return np.stack(parts, -1).reshape(x.shape) if interleaved else np.concatenate(parts, -1)


CASES: dict[str, tuple[str, list[str], str, Any, list[Array]]] = {
    "mean": (
        "graph.mean %0 {dims = array<i64: 0, 2>} : tensor<?x3x?xf32> -> tensor<3xf32>",
        ["tensor<?x3x?xf32>"],
        "tensor<3xf32>",
        lambda x: x.astype(np.float64).mean((0, 2)),
        [normal(4, 3, 5)],
    ),
    "variance": (
        "graph.variance %0 {dims = array<i64: 1>, ddof = 1 : i64} : tensor<?x?xf32> -> tensor<?xf32>",
        ["tensor<?x?xf32>"],
        "tensor<?xf32>",
        lambda x: x.astype(np.float64).var(1, ddof=1),
        [normal(4, 7)],
    ),
    "rms_norm": (
        "graph.rms_norm %0 {axis = 1 : i64, epsilon = 0.5} : tensor<?x?xf32>",
        ["tensor<?x?xf32>"],
        "tensor<?x?xf32>",
        lambda x: x / np.sqrt((x.astype(np.float64) ** 2).mean(1, keepdims=True) + 0.5),
        [normal(4, 7)],
    ),
    "group_norm": (
        "graph.group_norm %0 {groups = 2 : i64} : tensor<?x6x?xf32>",
        ["tensor<?x6x?xf32>"],
        "tensor<?x6x?xf32>",
        group_norm,
        [normal(4, 6, 5)],
    ),
    "mse_loss": (
        "graph.mse_loss %0, %1 : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<f32>",
        ["tensor<?x4xf32>"] * 2,
        "tensor<f32>",
        lambda x, t: ((x.astype(np.float64) - t) ** 2).mean(),
        [normal(6, 4), normal(6, 4)],
    ),
    "cross_entropy": (
        "graph.cross_entropy %0, %1 : tensor<?x?xf32>, tensor<?xi32> -> tensor<f32>",
        ["tensor<?x?xf32>", "tensor<?xi32>"],
        "tensor<f32>",
        cross_entropy,
        [normal(6, 4), np.array([0, 3, 1, 1, 2, 0], np.int32)],
    ),
    "smoothed cross_entropy": (
        'graph.cross_entropy %0, %1 {label_smoothing = 0.25, reduction = "none"} '
        ": tensor<?x?xf32>, tensor<?xui8> -> tensor<?xf32>",
        ["tensor<?x?xf32>", "tensor<?xui8>"],
        "tensor<?xf32>",
        smoothed,
        [normal(6, 4), np.array([0, 3, 1, 1, 2, 0], np.uint8)],
    ),
    "attention": (
        "graph.attention %0, %1, %2, %3 {causal = true} : tensor<?x?x4xf32>, tensor<?x?x4xf32>, "
        "tensor<?x?x3xf32>, tensor<?x?xi1> -> tensor<?x?x3xf32>",
        ["tensor<?x?x4xf32>", "tensor<?x?x4xf32>", "tensor<?x?x3xf32>", "tensor<?x?xi1>"],
        "tensor<?x?x3xf32>",
        attention,
        [normal(2, 5, 4), normal(2, 6, 4), normal(2, 6, 3), np.arange(30).reshape(5, 6) % 5 != 4],
    ),
}


@pytest.mark.sampled(6)
@each_device
@pytest.mark.parametrize("name", CASES)
def test_sizes_known_at_run_time_only(name: str, device: str):
    line, types, result, meaning, args = CASES[name]
    got = compiled(line, types, result, device)(*args)
    wide = [arg.astype(np.float64) if arg.dtype.kind == "f" else arg for arg in args]
    agree(program(line, types, result), args, got, meaning(*wide))


@pytest.mark.sampled(3)
@each_device
@pytest.mark.parametrize("interleaved", [False, True])
@pytest.mark.parametrize("shape", ["2x5x3x8", "?x5x3x8", "2x?x3x8", "?x?x?x8"])
def test_rotary_turns_pairs_by_an_angle(shape: str, interleaved: bool, device: str):
    x, angle = normal(2, 5, 3, 8), normal(5, 1, 4)
    size = shape.split("x")[1]
    angles = f"tensor<{size}x1x4xf32>"
    line = (
        f"graph.rotary %0, %1, %2 {{interleaved = {str(interleaved).lower()}}} : "
        f"tensor<{shape}xf32>, {angles}, {angles}"
    )
    text = program(line, [f"tensor<{shape}xf32>", angles, angles], f"tensor<{shape}xf32>")
    function, args = mlfuse.compile(text, device), [x, np.cos(angle), np.sin(angle)]
    want = turned(x.astype(np.float64), angle.astype(np.float64), interleaved)
    agree(text, args, function(*args), want)
    if device == "cpu" and "?" not in shape:
        assert function.launches == 1


@pytest.mark.slow
@each_device
def test_sizes_that_differ_are_an_error_and_never_broadcast(device: str):
    loss = compiled(*CASES["mse_loss"][:3], device)
    with pytest.raises(mlfuse.MlfuseError):
        loss(normal(6, 4), normal(1, 4))
    attend = compiled(*CASES["attention"][:3], device)
    q, k, v, mask = CASES["attention"][4]
    with pytest.raises(mlfuse.MlfuseError):
        attend(q, k, v, mask[:1])


@pytest.mark.slow
@each_device
def test_nothing_to_average_is_nan(device: str):
    for line, want in (
        ("graph.mean %0 {dims = array<i64: 1>} : tensor<3x0xf32> -> tensor<3xf32>", np.nan),
        ("graph.variance %0 {dims = array<i64: 1>} : tensor<3x0xf32> -> tensor<3xf32>", np.nan),
        ("graph.logsumexp %0 {dims = array<i64: 1>} : tensor<3x0xf32> -> tensor<3xf32>", -np.inf),
    ):
        got = compiled(line, ["tensor<3x0xf32>"], "tensor<3xf32>", device)(normal(3, 0))
        np.testing.assert_array_equal(got, [want] * 3)


@each_device
def test_a_label_that_is_no_class_gives_nan(device: str):
    line = (
        'graph.nll_loss %0, %1 {reduction = "none", ignore_index = -1 : i64} : '
        "tensor<4x3xf32>, tensor<4xi64> -> tensor<4xf32>"
    )
    x = normal(4, 3)
    labels = np.array([3, -1, -2, 2])
    got = compiled(line, ["tensor<4x3xf32>", "tensor<4xi64>"], "tensor<4xf32>", device)(x, labels)
    np.testing.assert_array_equal(got, [np.nan, 0, np.nan, -x[3, 2]])


KERNELS = {
    "graph.rms_norm %0, %1 {axis = 1 : i64, epsilon = 1.0e-5} : T, tensor<16xf32>": 1,
    "graph.layer_norm %0 {axis = -1 : i64, epsilon = 1.0e-5} : T": 1,
    "graph.mish %0 : T": 1,
    "graph.group_norm %0 {groups = 4 : i64} : T": 1,
    "graph.prelu %0, %1 : T, tensor<16xf32>": 1,
}


@pytest.mark.slow
@needs_cc
@pytest.mark.parametrize("line", KERNELS)
def test_a_composite_is_one_kernel(line: str):
    type_ = "tensor<8x16xf32>"
    function = compiled(line.replace(" T", f" {type_}"), [type_, "tensor<16xf32>"], type_, "cpu")
    assert function.launches == KERNELS[line]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("graph.elu %x {alpha = 1 : i64} : T", r"graph\.elu|alpha"),
        ("graph.elu %n : tensor<8xi32>", "takes float elements, not i32"),
        ("graph.hardtanh %x {low = 2.0, high = 1.0} : T", "low, 2.0, is above high, 1.0"),
        ("graph.celu %x {alpha = 0.0} : T", "alpha must not be 0"),
        ("graph.softshrink %x {bound = -1.0} : T", "the bound must not be negative"),
        ("graph.gelu %x {approximate = \"erf\"} : T", "approximate is 'erf', expected one of: none, tanh"),
        ("graph.softmax %x {axis = 2 : i64} : T", "axis 2 is outside rank 2"),
        ("graph.glu %x {axis = 1 : i64} : T -> T", r"the result should be a tensor<8x8xf32>"),
        ("graph.glu %odd : tensor<3xf32> -> tensor<1xf32>", "static, even size, not 3"),
        ("graph.prelu %x, %odd : T, tensor<3xf32>", "it must have one value or 16"),
        ("graph.mean %x {dims = array<i64: 2>} : T -> tensor<f32>", "2 is outside rank 2"),
        ("graph.mean %x {dims = array<i64: 1>} : T -> tensor<f32>", r"a tensor<8xf32>, not a"),
        ("graph.variance %x {dims = array<i64: 1>, ddof = -1 : i64} : T -> tensor<8xf32>", "ddof"),
        ("graph.layer_norm %x, %odd {axis = 1 : i64, epsilon = 0.1} : T, tensor<3xf32>", "the scale is"),
        ("graph.rms_norm %x, %c, %c {axis = 1 : i64, epsilon = 0.1} : T, C, C", "2 operands after"),
        ("graph.group_norm %x {groups = 5 : i64} : T", "16 channels can't be split into 5 groups"),
        ("graph.instance_norm %x : T", "needs at least three dims"),
        ("graph.batch_norm_inference %x, %c, %c : T, C, C", "2 operands after the first"),
        ("graph.mse_loss %x, %x {reduction = \"max\"} : T, T -> T", "reduction is 'max', expected one of"),
        ("graph.mse_loss %x, %x : T, T -> T", r"the result should be a tensor<f32>, not a"),
        ("graph.huber_loss %x, %x {delta = 0.0} : T, T -> tensor<f32>", "delta must be positive"),
        ("graph.cross_entropy %x, %n : T, tensor<8xi32> -> T", r"the result should be a tensor<f32>"),
        ("graph.cross_entropy %x, %c : T, C -> tensor<f32>", "they must be integers, or probabilities"),
        (
            "graph.cross_entropy %x, %n, %c {label_smoothing = 0.1} : T, tensor<8xi32>, C -> tensor<f32>",
            "smooth probabilities instead",
        ),
        ("graph.nll_loss %x, %x : T, T -> tensor<f32>", "they must be integers with the dims"),
        ("graph.attention %x, %x, %odd : T, T, tensor<3xf32> -> T", "one rank of 2 or more"),
        ("graph.attention %x, %x, %x, %c : T, T, T, C -> T", "the mask is a tensor<16xf32>"),
        ("graph.rotary %x, %c, %c : T, C, C", "they must broadcast to the dims"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(line: str, problem: str):
    text = f"""
      func.func @main(%x: T, %c: C, %n: tensor<8xi32>, %odd: tensor<3xf32>) {{
        %r = {line}
        func.return
      }}""".replace(" T", " tensor<8x16xf32>").replace(" C", " tensor<16xf32>")
    with pytest.raises(mlfuse.MlfuseError, match=problem):
        mlfuse.compile(text, "interpreter")
