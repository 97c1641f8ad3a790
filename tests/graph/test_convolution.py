"""Convolution against its definition: one loop for each index, every parameter drawn at random."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

BF16 = np.dtype(ml_dtypes.bfloat16)
DTYPES = {
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f16": np.dtype(np.float16),
    "bf16": BF16,
    "i8": np.dtype(np.int8),
    "ui8": np.dtype(np.uint8),
    "i32": np.dtype(np.int32),
    "i1": np.dtype(np.bool_),
}
DEVICES = ["interpreter", "cpu"]


@dataclass(frozen=True)
class Case:
    """One convolution. Letters are the dims as they lie in memory: b, f or o, i, and space."""

    lhs: str = "bf01"
    rhs: str = "oi01"
    result: str = "bf01"
    batch: int = 1
    features: int = 1
    outputs: int = 1
    size: tuple[int, ...] = (5, 5)
    kernel: tuple[int, ...] = (3, 3)
    stride: tuple[int, ...] = (1, 1)
    pad: tuple[tuple[int, int], ...] = ((0, 0), (0, 0))
    lhs_dilate: tuple[int, ...] = (1, 1)
    rhs_dilate: tuple[int, ...] = (1, 1)
    reverse: tuple[int, ...] = ()
    feature_groups: int = 1
    batch_groups: int = 1

    @property
    def space(self) -> list[int]:
        """The sizes of the result's spatial dims, counted out."""
        sizes: list[int] = []
        for n, size in enumerate(self.size):
            ends = (self.kernel[n] - 1) * self.rhs_dilate[n]
            length = size and (size - 1) * self.lhs_dilate[n] + 1
            stop = length + self.pad[n][1]
            starts = range(-self.pad[n][0], stop - ends, self.stride[n])
            sizes.append(len(starts))
        return sizes

    def shape(self, what: str) -> list[int]:
        """The shape of `lhs`, `rhs` or `result`."""
        by_letter = {
            "lhs": {"b": self.batch, "f": self.features},
            "rhs": {"o": self.outputs, "i": self.features // self.feature_groups},
            "result": {"b": self.batch // self.batch_groups, "f": self.outputs},
        }[what]
        space = {"lhs": self.size, "rhs": self.kernel, "result": self.space}[what]
        by_letter |= {str(n): size for n, size in enumerate(space)}
        return [by_letter[letter] for letter in getattr(self, what)]

    def text(self, dtype: str, result_dtype: str = "") -> str:
        """A function that does it."""
        dims = " ".join(
            f"{mark}[{', '.join(letters)}]"
            for mark, letters in (("dims ", self.lhs), ("x ", self.rhs), ("-> ", self.result))
        )
        words = [dims]
        if any(s != 1 for s in self.stride):
            words.append(f"stride {list(self.stride)}")
        if any(map(any, self.pad)):
            words.append(f"pad {[list(pair) for pair in self.pad]}")
        if any(d != 1 for d in self.lhs_dilate):
            words.append(f"lhs_dilate {list(self.lhs_dilate)}")
        if any(d != 1 for d in self.rhs_dilate):
            words.append(f"rhs_dilate {list(self.rhs_dilate)}")
        if self.reverse:
            words.append(f"reverse {list(self.reverse)}")
        if self.feature_groups > 1:
            words.append(f"feature_groups {self.feature_groups}")
        if self.batch_groups > 1:
            words.append(f"batch_groups {self.batch_groups}")
        x, w = (tensor(self.shape(what), dtype) for what in ("lhs", "rhs"))
        y = tensor(self.shape("result"), result_dtype or dtype)
        op = f"graph.convolution %x, %w {' '.join(words)} : {x}, {w} -> {y}"
        return f"func.func @main(%x: {x}, %w: {w}) -> {y} {{\n%y = {op}\nfunc.return %y : {y}\n}}"


def tensor(shape: list[int], dtype: str) -> str:
    return f"tensor<{'x'.join([*map(str, shape), dtype])}>"


def naive(case: Case, x: Array, w: Array, dtype: Any) -> Array:
    """The definition: seven loops for two spatial dims."""
    x = np.transpose(x, [case.lhs.index(c) for c in "bf"] + places(case.lhs))
    w = np.transpose(w, [case.rhs.index(c) for c in "oi"] + places(case.rhs))
    out = np.zeros((case.batch // case.batch_groups, case.outputs, *case.space), dtype)
    images, outputs = out.shape[:2]
    per_group = case.outputs // (case.feature_groups * case.batch_groups)
    for b, o, *position in np.ndindex(*out.shape):
        group = o // per_group
        image = b + images * group if case.batch_groups > 1 else b
        first = group * w.shape[1] if case.feature_groups > 1 else 0
        for i, *place in np.ndindex(*w.shape[1:]):
            at: list[int] = []
            for n, (p, k) in enumerate(zip(position, place, strict=True)):
                q = p * case.stride[n] + k * case.rhs_dilate[n] - case.pad[n][0]
                if q % case.lhs_dilate[n] == 0 and 0 <= q // case.lhs_dilate[n] < case.size[n]:
                    at.append(q // case.lhs_dilate[n])
            if len(at) < len(place):
                continue
            tap = [case.kernel[n] - 1 - k if n in case.reverse else k for n, k in enumerate(place)]
            out[(b, o, *position)] += x[(image, first + i, *at)] * w[(o, i, *tap)]
    assert outputs == case.outputs
    order = ["bf".index(c) if c in "bf" else 2 + int(c) for c in case.result]
    return np.transpose(out, order)


def places(letters: str) -> list[int]:
    return [letters.index(str(n)) for n in range(len(letters) - 2)]


def values(rng: np.random.Generator, shape: list[int], dtype: np.dtype[Any]) -> Array:
    if dtype == np.bool_:
        return rng.random(shape) < 0.3
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return rng.integers(info.min, info.max, shape, dtype, endpoint=True)
    return rng.normal(size=shape).astype(dtype)


def check(case: Case, name: str, device: str, rng: np.random.Generator) -> None:
    """The same as the definition, summed exactly or in f64."""
    dtype = DTYPES[name]
    x, w = (values(rng, case.shape(what), dtype) for what in ("lhs", "rhs"))
    got = mlfuse.compile(case.text(name), device)(x, w)
    floats = name in ("f16", "bf16", "f32", "f64")
    with np.errstate(over="ignore"):
        wide = np.dtype(np.float64) if floats else dtype
        expected = naive(case, x.astype(wide), w.astype(wide), wide)
    assert got.dtype == dtype and got.shape == expected.shape
    if not floats:
        np.testing.assert_array_equal(got, expected)
        return
    # The rounding of the result, and that of a sum in f32 (f64).
    count = w.size // max(1, case.outputs)
    total = naive(case, np.abs(x).astype(wide), np.abs(w).astype(wide), wide)
    sums = np.finfo(np.float64 if name == "f64" else np.float32).eps
    eps = float(cast(Any, ml_dtypes).finfo(dtype).eps)
    bound = count * sums * total + eps * np.abs(expected) + 1e-300
    assert (np.abs(got.astype(wide) - expected) <= bound).all()


def drawn(rng: np.random.Generator, spatial: int | None = None) -> Case:
    """Any convolution, small."""
    rank = int(rng.integers(0, 4)) if spatial is None else spatial

    def numbers(low: int, high: int) -> tuple[int, ...]:
        return tuple(int(n) for n in rng.integers(low, high + 1, rank))

    def letters(text: str) -> str:
        return "".join(rng.permutation(list(text + "012"[:rank])))

    groups = int(rng.integers(1, 4))
    kind = rng.integers(3)
    feature_groups, batch_groups = (groups, 1) if kind == 1 else (1, groups if kind == 2 else 1)
    most = {0: 1, 1: 9, 2: 6, 3: 4}[rank]
    return Case(
        lhs=letters("bf"),
        rhs=letters("oi"),
        result=letters("bf"),
        batch=int(rng.integers(1, 3)) * batch_groups,
        features=int(rng.integers(1, 4)) * feature_groups,
        outputs=int(rng.integers(1, 4)) * groups,
        size=numbers(1, most),
        kernel=numbers(1, 3),
        stride=numbers(1, 3),
        pad=tuple(zip(numbers(-1, 3), numbers(-1, 3), strict=True)),
        lhs_dilate=numbers(1, 3),
        rhs_dilate=numbers(1, 3),
        reverse=tuple(n for n in range(rank) if rng.random() < 0.3),
        feature_groups=feature_groups,
        batch_groups=batch_groups,
    )


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("seed", range(120))
@pytest.mark.sampled(18)
def test_any_convolution_is_what_the_definition_says(seed: int, device: str):
    rng = np.random.default_rng(seed)
    check(drawn(rng), "f32", device, rng)


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", [name for name in DTYPES if name != "f32"])
@pytest.mark.parametrize("seed", range(4))
def test_every_element_type(seed: int, name: str, device: str):
    rng = np.random.default_rng(1000 + seed)
    check(drawn(rng, spatial=2), name, device, rng)


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", DTYPES)
def test_an_ordinary_convolution_of_every_element_type(name: str, device: str):
    """One that a library may compute."""
    case = Case(batch=2, features=3, outputs=4, size=(8, 8), kernel=(3, 3))
    check(case, name, device, np.random.default_rng(0))


@pytest.mark.parametrize("device", DEVICES)
def test_arguments_may_be_strided(device: str):
    case = Case(lhs="b01f", rhs="01io", result="b01f", batch=2, features=3, outputs=4)
    rng = np.random.default_rng(0)
    x, w = (values(rng, case.shape(what), DTYPES["f32"]) for what in ("lhs", "rhs"))
    text = case.text("f32")
    run = mlfuse.compile(text, device)
    expected = naive(case, x, w, np.float64)
    for lhs, rhs in ((np.asfortranarray(x), w), (np.repeat(x, 2, 0)[::2], np.asfortranarray(w))):
        agree(text, [lhs, rhs], run(lhs, rhs), expected)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "case",
    [
        Case(batch=0),
        Case(features=0),
        Case(outputs=0),
        Case(size=(0, 5), pad=((2, 2), (0, 0))),
        Case(size=(2, 5)),  # the window is larger than the input
        Case(pad=((-3, -3), (0, 0))),  # nothing is left
        Case(pad=((9, 0), (0, 0))),  # windows that see padding alone
        Case(size=(3, 3), pad=((-1, 4), (1, -1)), lhs_dilate=(4, 3), stride=(3, 2)),
    ],
)
def test_where_there_is_nothing_to_sum(case: Case, device: str):
    check(case, "f32", device, np.random.default_rng(0))


@pytest.mark.parametrize("device", DEVICES)
def test_four_spatial_dims(device: str):
    rng = np.random.default_rng(5)
    ones = (1,) * 4
    check(
        Case(
            *("b0123f", "0123io", "bf3210"),
            *(2, 2, 3, (3, 2, 4, 3), (2, 1, 2, 2), ones),
            pad=((0, 1),) * 4,
            lhs_dilate=ones,
            rhs_dilate=(1, 2, 1, 1),
        ),
        "f32",
        device,
        rng,
    )


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_an_unknown_batch(device: str):
    case = Case(batch=3, features=2, outputs=4, pad=((1, 1), (1, 1)))
    text = case.text("f32").replace("<3x", "<?x")
    # The padding makes up for what the window takes: the sizes stay, so these may be unknown too.
    for dynamic in (text, text.replace("x5x5x", "x?x?x")):
        run = mlfuse.compile(dynamic, device)
        for batch in (3, 1, 0):
            rng = np.random.default_rng(batch)
            x, w = (values(rng, case.shape(what), DTYPES["f32"]) for what in ("lhs", "rhs"))
            x = x[:batch]
            expected = naive(replace(case, batch=batch), x, w, np.float64)
            agree(dynamic, [x, w], run(x, w), expected)


BY_TORCH = [  # stride, padding, dilation and groups of the four convolutions stored
    ((2,), (1,), (1,), 2),
    ((1, 2), (1, 0), (2, 1), 1),
    ((2, 2), (1, 1), (1, 1), 4),
    ((1, 1, 2), (0, 1, 1), (1, 1, 1), 1),
]


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("number", range(len(BY_TORCH)))
def test_as_torch_computes_it_and_its_gradients(number: int, device: str):
    """torch 2.13's results in f64, of f32 values: y and t = conv and conv_transpose of x, dx and dw."""
    stored = np.load(Path(__file__).with_name("convolutions_by_torch.npz"))
    x, w, y, dy, dx, dw, wt, t = (
        stored[f"{name}{number}"] for name in ("x", "w", "y", "dy", "dx", "dw", "wt", "t")
    )
    stride, pad, dilate, groups = BY_TORCH[number]
    size, kernel, out = x.shape[2:], w.shape[2:], y.shape[2:]
    space = "012"[: len(size)]
    ends = [(k - 1) * d for k, d in zip(kernel, dilate, strict=True)]
    features, outputs = x.shape[1], w.shape[0]

    def same(case: Case, lhs: Array, rhs: Array, expected: Array) -> None:
        assert case.shape("result") == list(expected.shape)
        text = case.text("f32")
        agree(text, [lhs, rhs], mlfuse.compile(text, device)(lhs, rhs), expected)

    forward = Case(
        "bf" + space,
        "oi" + space,
        "bf" + space,
        len(x),
        features,
        outputs,
        size,
        kernel,
        stride,
        pad=tuple((p, p) for p in pad),
        lhs_dilate=(1,) * len(size),
        rhs_dilate=dilate,
        feature_groups=groups,
    )
    same(forward, x, w, y)
    # The gradient of w: x and dy change places, the groups are those of the batch.
    high = [
        end + (o - 1) * s + 1 - n - p
        for end, o, s, n, p in zip(ends, out, stride, size, pad, strict=True)
    ]
    by_weight = replace(
        forward,
        lhs="fb" + space,
        rhs="io" + space,
        result="fb" + space,
        batch=features,
        features=len(x),
        kernel=out,
        stride=dilate,
        pad=tuple(zip(pad, high, strict=True)),
        rhs_dilate=stride,
        feature_groups=1,
        batch_groups=groups,
    )
    same(by_weight, x, dy, dw)
    if groups > 1:  # the kernel's features would have to be regrouped before
        return
    # The gradient of x: a transposed convolution, the kernel backwards.
    low = [end - p for end, p in zip(ends, pad, strict=True)]
    rest = [
        n - 1 + end - (o - 1) * s - first
        for n, end, o, s, first in zip(size, ends, out, stride, low, strict=True)
    ]
    by_input = replace(
        forward,
        rhs="io" + space,
        features=outputs,
        outputs=features,
        size=out,
        stride=(1,) * len(size),
        pad=tuple(zip(low, rest, strict=True)),
        lhs_dilate=stride,
        reverse=tuple(range(len(size))),
    )
    same(by_input, dy, w, dx)
    transposed = replace(
        by_input,
        features=features,
        outputs=wt.shape[1],
        size=size,
        pad=tuple(zip(low, low, strict=True)),
    )
    same(transposed, x, wt, t)


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_bias_and_activation_are_the_epilogue(device: str):
    case = Case(batch=2, features=3, outputs=4, pad=((1, 1), (1, 1)))
    y = "tensor<2x4x5x5xf32>"
    text = (
        case.text("f32")
        .replace("%w: tensor<4x3x3x3xf32>", "%w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>")
        .replace(f"func.return %y : {y}", "EPILOGUE")
    )
    text = text.replace(
        "EPILOGUE",
        f"""%bias = graph.broadcast %b dims [1] : tensor<4xf32> -> {y}
        %sum = graph.add %y, %bias : {y}
        %relu = graph.relu %sum : {y}
        func.return %relu : {y}""",
    )
    run = mlfuse.compile(text, device)
    if device == "cpu":
        assert (run.calls, run.launches) == (1, 1)
    rng = np.random.default_rng(2)
    x, w, b = (rng.normal(size=s).astype(np.float32) for s in ((2, 3, 5, 5), (4, 3, 3, 3), 4))
    expected = np.maximum(naive(case, x, w, np.float64) + b[:, None, None], 0)
    agree(text, [x, w, b], run(x, w, b), expected)
