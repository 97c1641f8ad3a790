"""Contractions of every form: batch, summed and free dims in any number and order, against einsum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array

pytestmark = pytest.mark.quick_c

DTYPES = {
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(cast(Any, ml_dtypes).bfloat16),
    **{
        f"{'u' if u else ''}i{n}": np.dtype(f"{u}int{n}")
        for u in ("", "u")
        for n in (8, 16, 32, 64)
    },
    "i1": np.dtype(np.bool_),
}
DEVICES = ["interpreter", "cpu"]


@dataclass(frozen=True)
class Dot:
    """A contraction, its dims named by letters: batch dims first in `batch`, and so on."""

    lhs: str
    rhs: str
    batch: str
    summed: str
    sizes: dict[str, int]

    @property
    def result(self) -> str:
        used = self.batch + self.summed
        free = [c for letters in (self.lhs, self.rhs) for c in letters if c not in used]
        return self.batch + "".join(free)

    def shape(self, letters: str) -> list[int]:
        return [self.sizes[c] for c in letters]

    def text(self, dtype: str, result: str = "", dynamic: bool = False) -> str:
        def tensor(letters: str, element: str) -> str:
            sizes = ["?" if dynamic else str(size) for size in self.shape(letters)]
            return f"tensor<{'x'.join([*sizes, element])}>"

        a, b = tensor(self.lhs, dtype), tensor(self.rhs, dtype)
        y = tensor(self.result, result or dtype)
        pairs = [
            f"{word} {[self.lhs.index(c) for c in letters]} x {[self.rhs.index(c) for c in letters]}"
            for word, letters in (("batch", self.batch), ("contract", self.summed))
        ]
        op = f"graph.dot_general %a, %b {' '.join(pairs)} : {a}, {b} -> {y}"
        return f"func.func @main(%a: {a}, %b: {b}) -> {y} {{\n%y = {op}\nfunc.return %y : {y}\n}}"

    def einsum(self, a: Array, b: Array) -> Array:
        out = np.zeros(self.shape(self.result), a.dtype)
        out += np.einsum(f"{self.lhs},{self.rhs}->{self.result}", a, b)
        return out


def drawn(rng: np.random.Generator) -> Dot:
    """Any contraction, small; one in ten dims has size 0, many size 1."""
    letters = list("abcdefgh")
    counts = rng.integers(0, 3, 4)
    groups = ["".join(letters.pop() for _ in range(n)) for n in counts]
    batch, summed, left, right = groups
    sizes = {c: int(rng.choice([0, 1, 1, 2, 3, 4, 5, 6, 7, 8])) for c in "".join(groups)}
    lhs, rhs = ("".join(rng.permutation(list(batch + summed + own))) for own in (left, right))
    return Dot(lhs, rhs, batch, summed, sizes)


def values(rng: np.random.Generator, shape: list[int], dtype: np.dtype[Any]) -> Array:
    if dtype == np.bool_:
        return rng.random(shape) < 0.3
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return np.asarray(rng.integers(info.min, info.max, shape, dtype, endpoint=True))
    return np.asarray(rng.normal(size=shape)).astype(dtype)


def check(dot: Dot, name: str, device: str, rng: np.random.Generator, **how: Any) -> None:
    dtype, result = DTYPES[name], DTYPES[how.get("result") or name]
    a, b = values(rng, dot.shape(dot.lhs), dtype), values(rng, dot.shape(dot.rhs), dtype)
    got = mlfuse.compile(dot.text(name, **how), device)(a, b)
    wide = dtype if dtype.kind in "iub" else np.dtype(np.float64)
    expected = dot.einsum(a.astype(wide), b.astype(wide))
    assert got.dtype == result and got.shape == expected.shape
    if dtype.kind in "iub":
        np.testing.assert_array_equal(got, expected)
        return
    length = int(np.prod([1, *dot.shape(dot.summed)]))
    total = dot.einsum(np.abs(a).astype(wide), np.abs(b).astype(wide))
    sums = np.finfo(np.float64 if name == "f64" else np.float32).eps
    rounding = float(cast(Any, ml_dtypes).finfo(result).eps) * np.abs(expected)
    assert (np.abs(got.astype(wide) - expected) <= length * sums * total + rounding).all()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("seed", range(60))
def test_any_contraction_is_einsum(seed: int, device: str):
    rng = np.random.default_rng(seed)
    check(drawn(rng), "f32", device, rng)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", [name for name in DTYPES if name != "f32"])
@pytest.mark.parametrize("seed", range(4))
def test_every_element_type(seed: int, name: str, device: str):
    rng = np.random.default_rng(100 + seed)
    check(drawn(rng), name, device, rng)


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("seed", range(12))
def test_unknown_sizes(seed: int, device: str):
    rng = np.random.default_rng(200 + seed)
    check(drawn(rng), "f32", device, rng, dynamic=True)


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_sums_of_16_bit_floats_may_stay_in_f32(name: str, device: str):
    dot = Dot("bik", "bkj", "b", "k", {"b": 2, "i": 3, "j": 4, "k": 300})
    check(dot, name, device, np.random.default_rng(1), result="f32")
    # 2048 + 1 isn't a f16, and 256 + 1 no bf16: a sum that was rounded would stay where it is.
    sizes = {"i": 1, "k": 4096}
    ones = np.ones((1, 4096), DTYPES[name])
    text = Dot("ik", "k", "", "k", sizes).text(name, "f32")
    assert mlfuse.compile(text, device)(ones, ones[0]).tolist() == [4096.0]


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_long_sums_of_f32(device: str):
    """Within the documented bound, though the terms nearly cancel."""
    for sizes in ({"i": 16, "k": 4000, "j": 8}, {"i": 300, "k": 700, "j": 200}):
        check(Dot("ik", "kj", "", "k", sizes), "f32", device, np.random.default_rng(3))


@pytest.mark.parametrize("device", DEVICES)
def test_infinities_and_nans_are_numbers_like_others(device: str):
    text = Dot("ik", "kj", "", "k", {"i": 2, "k": 2, "j": 2}).text("f32")
    a = np.array([[np.inf, 1], [np.nan, 1]], np.float32)
    got = mlfuse.compile(text, device)(a, np.array([[1, 0], [1, 1]], np.float32))
    np.testing.assert_array_equal(got, [[np.inf, np.nan], [np.nan, np.nan]])


@pytest.mark.parametrize(
    ("lhs", "rhs", "result", "message"),
    [
        ("f32", "f64", "f32", "operands must have one element type, not f32 and f64; cast first"),
        ("f32", "f32", "f64", "the result must be f32, not f64; cast it"),
        ("bf16", "bf16", "f16", "the result must be bf16 or f32, not f16; cast it"),
        ("i8", "i8", "i32", "the result must be i8, not i32; cast it"),
    ],
)
def test_types_that_do_not_fit(lhs: str, rhs: str, result: str, message: str):
    text = f"""func.func @main(%a: tensor<2x{lhs}>, %b: tensor<2x{rhs}>) -> tensor<{result}> {{
      %y = graph.dot_general %a, %b contract [0] x [0] :
        tensor<2x{lhs}>, tensor<2x{rhs}> -> tensor<{result}>
      func.return %y : tensor<{result}>
    }}"""
    with pytest.raises(MlfuseError, match=message):
        mlfuse.compile(text, "interpreter")
