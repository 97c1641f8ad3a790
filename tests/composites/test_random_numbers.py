"""Counter-based random numbers: Philox's published vectors, a reference in Python integers, and what
follows from an element being a function of seed, offset and place alone."""

# pyright: reportUnknownLambdaType=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")
DEVICES = ["interpreter", pytest.param("cpu", marks=needs_cc)]
each_device = pytest.mark.parametrize("device", DEVICES)
FLOATS: dict[str, Any] = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
}


def philox(counter: int, key: int) -> list[int]:
    """Philox4x32-10 as published: the four words of one block."""
    c = [counter >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96)]
    k = [key & 0xFFFFFFFF, key >> 32]
    for _ in range(10):
        a, b = c[0] * 0xD2511F53, c[2] * 0xCD9E8D57
        c = [b >> 32 ^ c[1] ^ k[0], b & 0xFFFFFFFF, a >> 32 ^ c[3] ^ k[1], a & 0xFFFFFFFF]
        k = [k[0] + 0x9E3779B9 & 0xFFFFFFFF, k[1] + 0xBB67AE85 & 0xFFFFFFFF]
    return c


def words(seed: int, offset: int, count: int) -> list[int]:
    """The first words of a stream."""
    blocks = range(-(-count // 4))
    return [word for n in blocks for word in philox(offset + n, seed % 2**64)][:count]


def drawing(op: str, type_: str, kind: str = "i64") -> str:
    """A function of seed and offset."""
    return f"""
      func.func @main(%s: tensor<{kind}>, %o: tensor<{kind}>) -> tensor<{type_}> {{
        %r = graph.{op} %s, %o : tensor<{kind}>, tensor<{kind}> -> tensor<{type_}>
        func.return %r : tensor<{type_}>
      }}"""


def draw(
    op: str, type_: str, seed: int, offset: int, device: str = "interpreter", kind: str = "i64"
) -> Any:
    text = drawing(op, type_, kind)
    integer = np.int64 if kind == "i64" else np.uint64
    return mlfuse.compile(text, device)(np.array(seed, integer), np.array(offset, integer))


# The generator

VECTORS = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((2**32 - 1,) * 4, (2**32 - 1,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
"""Counter, key and block of Random123's `kat_vectors`, philox4x32 with 10 rounds."""
PHILOX = """
func.func @main(%i: tensor<4xui64>, %k: tensor<4xui64>, %l: tensor<4xui64>, %h: tensor<4xui64>)
    -> (tensor<4xui32>, tensor<4xui64>) {
  %0 = graph.philox %i, %k, %l, %h : tensor<4xui64> -> tensor<4xui32>
  %1 = graph.philox %i, %k, %l, %h : tensor<4xui64> -> tensor<4xui64>
  func.return %0, %1 : tensor<4xui32>, tensor<4xui64>
}"""


def run_philox(device: str, *args: Any) -> tuple[list[int], list[int]]:
    arrays = [np.broadcast_to(np.asarray(arg, np.uint64), 4) for arg in args]
    words, pairs = mlfuse.compile(PHILOX, device)(*arrays)
    return words.tolist(), pairs.tolist()


@pytest.mark.slow
@each_device
@pytest.mark.parametrize(("counter", "key", "block"), VECTORS)
def test_published_vectors(counter: Any, key: Any, block: Any, device: str):
    low, high = (counter[n] | counter[n + 1] << 32 for n in (0, 2))
    got, _ = run_philox(device, range(4), key[0] | key[1] << 32, low, high)
    assert got == list(block)
    assert philox(low | high << 64, key[0] | key[1] << 32) == list(block)


@each_device
def test_the_counter_carries_into_its_high_half(device: str):
    places = [3, 4, 5, 11]
    got, pairs = run_philox(device, places, 9, 2**64 - 1, 6)
    first = (6 << 64) + 2**64 - 1
    assert got == [philox(first + n // 4, 9)[n % 4] for n in places]
    blocks = [(philox(first + n // 2, 9), n % 2 * 2) for n in places]
    assert pairs == [block[at] | block[at + 1] << 32 for block, at in blocks]


# Bits


@pytest.mark.slow
@each_device
@pytest.mark.parametrize(("seed", "offset"), [(0, 0), (123, 456), (-1, -1), (-(2**63), 2**40)])
def test_bits_are_the_stream(seed: int, offset: int, device: str):
    want = words(seed, offset % 2**64, 14)
    assert draw("random_bits", "14xui32", seed, offset, device).tolist() == want
    pairs = [want[n] | want[n + 1] << 32 for n in range(0, 14, 2)]
    assert draw("random_bits", "7xui64", seed, offset, device).tolist() == pairs


def test_signed_and_unsigned_seeds_of_the_same_bits_give_the_same():
    signed = draw("random_bits", "9xui32", -1, -2)
    unsigned = draw("random_bits", "9xui32", 2**64 - 1, 2**64 - 2, kind="ui64")
    np.testing.assert_array_equal(signed, unsigned)


@each_device
@pytest.mark.parametrize("op", ["random_uniform", "random_normal"])
@pytest.mark.sampled(2)
def test_a_place_is_the_row_major_one_whatever_the_shape(op: str, device: str):
    flat = draw(op, "24xf32", 5, 7, device)
    np.testing.assert_array_equal(draw(op, "2x3x4xf32", 5, 7, device).ravel(), flat)
    np.testing.assert_array_equal(draw(op, "f32", 5, 7, device), flat[0])
    assert draw(op, "0x3xf32", 5, 7, device).shape == (0, 3)


@each_device
def test_unknown_sizes_come_from_a_tensor(device: str):
    text = """
      func.func @main(%s: tensor<i64>, %o: tensor<i64>, %x: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
        %r = graph.random_uniform %s, %o like %x
            : tensor<i64>, tensor<i64>, tensor<?x3x?xf32> -> tensor<?x3x?xf32>
        func.return %r : tensor<?x3x?xf32>
      }"""
    seed, offset = np.array(5, np.int64), np.array(7, np.int64)
    got = mlfuse.compile(text, device)(seed, offset, np.zeros((2, 3, 4), np.float32))
    np.testing.assert_array_equal(got, draw("random_uniform", "2x3x4xf32", 5, 7))


@pytest.mark.slow
@each_device
def test_the_offset_counts_blocks(device: str):
    for op, type_, per_block in (
        ("random_bits", "xui32", 4),
        ("random_uniform", "xf32", 4),
        ("random_uniform", "xf64", 2),
        ("random_normal", "xf32", 2),
        ("random_normal", "xf64", 1),
    ):
        whole = draw(op, f"12{type_}", 3, 0, device)
        rest = draw(op, f"{12 - 2 * per_block}{type_}", 3, 2, device)
        np.testing.assert_array_equal(whole[2 * per_block :], rest)


# Floats


@pytest.mark.sampled(2)
@each_device
@pytest.mark.parametrize(("name", "digits"), [("f64", 53), ("f32", 24), ("f16", 11), ("bf16", 8)])
def test_uniform_numbers_are_the_highest_bits(name: str, digits: int, device: str):
    got = draw("random_uniform", f"40x{name}", 11, 0, device)
    assert got.dtype == FLOATS[name]
    stream = words(11, 0, 80)
    if name == "f64":
        drawn = [(stream[2 * n] | stream[2 * n + 1] << 32) >> 64 - digits for n in range(40)]
    else:
        drawn = [stream[n] >> 32 - digits for n in range(40)]
    assert got.astype(np.float64).tolist() == [n / 2**digits for n in drawn]


@pytest.mark.parametrize("name", FLOATS)
def test_uniform_numbers_are_below_one(name: str):
    got = draw("random_uniform", f"100000x{name}", 2, 0).astype(np.float64)
    assert got.min() >= 0 and got.max() < 1
    counts, _ = np.histogram(got, 16, (0, 1))
    expected = 100000 / 16
    # Chi square with 15 degrees of freedom: beyond 45 once in ten thousand.
    assert ((counts - expected) ** 2 / expected).sum() < 45


@pytest.mark.sampled(2)
@each_device
@pytest.mark.parametrize("name", FLOATS)
def test_normal_numbers_are_those_of_box_and_muller(name: str, device: str):
    got = draw("random_normal", f"50x{name}", 4, 1, device)
    bits, stream = (64, words(4, 1, 200)) if name == "f64" else (32, words(4, 1, 100))
    if bits == 64:
        stream = [stream[n] | stream[n + 1] << 32 for n in range(0, 200, 2)]
    pairs = [(stream[n], stream[n + 1]) for n in range(0, 100, 2)]
    want = [
        math.sqrt(-2 * math.log((a + 0.5) / 2**bits)) * math.cos(2 * math.pi * b / 2**bits)
        for a, b in pairs
    ]
    agree(drawing("random_normal", f"50x{name}"), [np.array(4), np.array(1)], got, np.array(want))


def test_normal_numbers_have_mean_0_and_variance_1():
    got = draw("random_normal", "200000xf32", 8, 0)
    assert abs(got.mean()) < 4 / math.sqrt(200000)
    assert abs(got.var() - 1) < 4 * math.sqrt(2 / 200000)
    assert abs(np.mean(np.abs(got) > 1.96) - 0.05) < 4 * math.sqrt(0.05 * 0.95 / 200000)
    assert np.corrcoef(got[:-1], got[1:])[0, 1] < 0.01


# Dropout


def dropout(name: str, rate: str) -> str:
    return f"""
      func.func @main(%x: tensor<?x50x{name}>, %s: tensor<i64>, %o: tensor<i64>) -> tensor<?x50x{name}> {{
        %e = graph.exp %x : tensor<?x50x{name}>
        %r = graph.dropout %e, %s, %o {{rate = {rate}}} : tensor<?x50x{name}>, tensor<i64>, tensor<i64>
        func.return %r : tensor<?x50x{name}>
      }}"""


@pytest.mark.sampled(2)
@each_device
@pytest.mark.parametrize("name", FLOATS)
def test_dropout_drops_and_scales(name: str, device: str):
    x = np.zeros((40, 50), FLOATS[name])
    x[3] = math.inf
    got = mlfuse.compile(dropout(name, "0.75"), device)(x, np.array(6), np.array(2))
    kept = np.array(words(6, 2, 2000)).reshape(40, 50) >= 3 * 2**30
    np.testing.assert_array_equal(got, np.where(kept, np.exp(x.astype(np.float64)) * 4, 0))
    assert 0.2 < kept.mean() < 0.3


@each_device
def test_dropout_of_nothing_and_of_all(device: str):
    x = np.array([[math.nan, math.inf, 0.5] + [0.0] * 47], np.float32)
    seed = np.array(0)
    none = mlfuse.compile(dropout("f32", "0.0"), device)(x, seed, seed)
    agree(dropout("f32", "0.0"), [x, seed, seed], none, np.exp(x.astype(np.float64)))
    all_ = mlfuse.compile(dropout("f32", "1.0"), device)(x, seed, seed)
    np.testing.assert_array_equal(all_, np.zeros_like(x))


@needs_cc
def test_random_numbers_are_made_where_they_are_used():
    assert mlfuse.compile(dropout("f32", "0.1"), "cpu").launches == 1


# Mistakes


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            "graph.random_bits %s, %o : T, T -> tensor<4xi32>",
            "the result must be ui32 or ui64, not i32",
        ),
        ("graph.random_uniform %s, %o : T, T -> tensor<4xi32>", "takes float elements, not i32"),
        ("graph.random_uniform %s, %o : T, T -> tensor<?xf32>", "add `like %tensor`"),
        (
            "graph.random_normal %s, %f : T, tensor<f32> -> tensor<4xf32>",
            "the offset is a tensor<f32>",
        ),
        ("graph.dropout %x, %s, %o {rate = 1.5} : tensor<4xf32>, T, T", "the rate is 1.5, not in"),
        ("graph.philox %s, %s, %s, %s : T -> tensor<ui32>", "operands must be ui64"),
    ],
)
def test_what_is_wrong_is_said(line: str, problem: str):
    text = f"""
      func.func @main(%s: T, %o: T, %f: tensor<f32>, %x: tensor<4xf32>) {{
        %r = {line}
        func.return
      }}""".replace(" T", " tensor<i64>")
    with pytest.raises(mlfuse.MlfuseError, match=problem):
        mlfuse.compile(text, "interpreter")
