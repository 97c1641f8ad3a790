"""Convolution against its definition: one loop for each index, every parameter drawn at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.dialects.dtypes import Array

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

    def shape(self, letters: str) -> list[int]:
        """The shape of an array by the letters of its dims."""
        if "o" in letters:
            sizes = {"o": self.outputs, "i": self.features // self.feature_groups}
            space: Any = self.kernel
        elif letters is self.result:
            sizes = {"b": self.batch // self.batch_groups, "f": self.outputs}
            space = self.space
        else:
            sizes, space = {"b": self.batch, "f": self.features}, self.size
        sizes |= {str(n): size for n, size in enumerate(space)}
        return [sizes[letter] for letter in letters]

    def text(self, dtype: str, result_dtype: str = "") -> str:
        """A function that does it."""
        lhs, rhs, result = self.lhs, self.rhs, self.result + ""
        dims = " ".join(
            f"{mark}[{', '.join(letters)}]"
            for mark, letters in (("dims ", lhs), ("x ", rhs), ("-> ", result))
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
        x, w = (tensor(self.shape(letters), dtype) for letters in (lhs, rhs))
        y = tensor(self.shape(self.result), result_dtype or dtype)
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
    x, w = (values(rng, case.shape(letters), dtype) for letters in (case.lhs, case.rhs))
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
def test_any_convolution_is_what_the_definition_says(seed: int, device: str):
    rng = np.random.default_rng(seed)
    check(drawn(rng), "f32", device, rng)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", [name for name in DTYPES if name != "f32"])
@pytest.mark.parametrize("seed", range(4))
def test_every_element_type(seed: int, name: str, device: str):
    rng = np.random.default_rng(1000 + seed)
    check(drawn(rng, spatial=2), name, device, rng)
