"""Kernels that run: control flow, private and shared memory, chunks and threads."""

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from printing import (
    CHUNKS,
    DTYPES,
    ROWS,
    Array,
    c_library,
    call,
    func,
    module,
    run_c,
    run_cuda,
)

from mlfuse.targets.printers.c import CPrinter
from mlfuse.testing import host_cuda

needs_host_cuda = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
rng = np.random.default_rng(3)


# ---- Control flow and memory, in C


@pytest.mark.parametrize("bits", [32, 64])
def test_chunks_cover_every_element_once(bits: int, tmp_path: Path):
    text = CHUNKS.replace("index_bits = 64", f"index_bits = {bits}")
    library = c_library(CPrinter().print_module(module(text)), tmp_path)
    for n in (0, 1, 6, 7, 8, 13, 14, 15, 1000, 1003):
        x, y = rng.random(n + 1, "f4"), np.zeros(n + 1, "f4")
        hits = np.zeros(n + 1, "i4")
        call(library, "kernel_test", [x, y, hits], [n])
        np.testing.assert_array_equal(hits, [1] * n + [0])
        np.testing.assert_array_equal(y, [*(2 * x[:n]), 0])


def test_a_loop_carries_values_that_change_places(tmp_path: Path):
    text = func(
        "%out: memref<3xi64>, %n: index",
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i0 = arith.constant 0 : i64
  %i1 = arith.constant 1 : i64
  %i2 = arith.constant 2 : i64
  %a, %b, %c = scf.for %k = %c0 to %n step %c1
      iter_args(%x = %i0, %y = %i1, %z = %i2) -> (i64, i64, i64) {
    scf.yield %y, %z, %x : i64, i64, i64
  }
  memref.store %a, %out[%c0] : memref<3xi64>
  memref.store %b, %out[%c1] : memref<3xi64>
  memref.store %c, %out[%c2] : memref<3xi64>""",
    )
    out = np.zeros(3, "i8")
    run_c(text, tmp_path, [out], 4)
    np.testing.assert_array_equal(out, [1, 2, 0])


NESTED = func(
    "%x: memref<?xf32>, %y: memref<?xf32>, %rows: index, %columns: index",
    """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant -0.0 : f32
  scf.for %r = %c0 to %rows step %c1 {
    %row = arith.muli %r, %columns : index
    %sum, %first = scf.for %c = %c0 to %columns step %c1
        iter_args(%acc = %zero, %f = %zero) -> (f32, f32) {
      %at = arith.addi %row, %c : index
      %v = memref.load %x[%at] : memref<?xf32>
      %positive = arith.cmpf ogt, %v, %zero : f32
      %next, %new = scf.if %positive -> (f32, f32) {
        %s = arith.addf %acc, %v : f32
        scf.yield %s, %f : f32, f32
      } else {
        scf.yield %acc, %v : f32, f32
      }
      scf.yield %next, %new : f32, f32
    }
    %all = arith.addf %sum, %first : f32
    memref.store %all, %y[%r] : memref<?xf32>
  }""",
)


def nested_expected(x: Array) -> Array:
    rows: list[np.float32] = []
    for row in x:
        total = last = np.float32(-0.0)
        for v in row:
            total, last = (total + v, last) if v > 0 else (total, v)
        rows.append(total + last)
    return np.array(rows, "f4")


def test_loops_and_branches_nest(tmp_path: Path):
    x, y = rng.standard_normal((5, 9), "f4"), np.zeros(5, "f4")
    run_c(NESTED, tmp_path, [x, y], 5, 9)
    np.testing.assert_array_equal(y, nested_expected(x))


def test_private_arrays_have_any_rank(tmp_path: Path):
    text = func(
        "%x: memref<6xf32>, %y: memref<6xf32>",
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t = memref.alloca() : memref<2x3xf32>
  %last = memref.alloca() : memref<f32>
  %none = memref.alloca() : memref<0xf32>
  kernel.unroll (%i) in 2 {
    kernel.unroll (%j) in 3 {
      %r = arith.muli %i, %c3 : index
      %at = arith.addi %r, %j : index
      %v = memref.load %x[%at] : memref<6xf32>
      memref.store %v, %t[%i, %j] : memref<2x3xf32>
      memref.store %v, %last[] : memref<f32>
    }
  }
  scf.for %j = %c0 to %c3 step %c1 {
    scf.for %i = %c0 to %c2 step %c1 {
      %r = arith.muli %j, %c2 : index
      %at = arith.addi %r, %i : index
      %v = memref.load %t[%i, %j] : memref<2x3xf32>
      %w = memref.load %last[] : memref<f32>
      %s = arith.subf %v, %w : f32
      memref.store %s, %y[%at] : memref<6xf32>
    }
  }""",
    )
    x, y = rng.random((2, 3), "f4"), np.zeros((3, 2), "f4")
    run_c(text, tmp_path, [x, y])
    np.testing.assert_array_equal(y, x.T - x[1, 2])


def test_a_stored_truth_value_is_0_or_1_and_any_byte_but_0_is_true(tmp_path: Path):
    text = func(
        "%x: memref<?xi1>, %y: memref<?xi1>, %n: index",
        """
  %c0 = arith.constant 0 : index
  kernel.simd (%i) in (%c0, %n) {
    %v = memref.load %x[%i] : memref<?xi1>
    memref.store %v, %y[%i] : memref<?xi1>
  }""",
    )
    x, y = np.arange(256, dtype="u1"), np.full(256, 7, "u1")
    run_c(text, tmp_path, [x, y], 256)
    np.testing.assert_array_equal(y, x != 0)


INDEX_OPS: dict[str, Callable[[int, int], int]] = {
    "addi": lambda a, b: a + b,
    "subi": lambda a, b: a - b,
    "muli": lambda a, b: a * b,
    "divui": lambda a, b: a // b,
    "divsi": lambda a, b: a // b,
    "floordivsi": lambda a, b: a // b,
    "ceildivsi": lambda a, b: -(-a // b),
    "ceildivui": lambda a, b: -(-a // b),
    "remui": lambda a, b: a % b,
    "remsi": lambda a, b: a % b,
    "minsi": min,
    "maxsi": max,
    "minui": min,
    "maxui": max,
}


@pytest.mark.parametrize("bits", [32, 64])
def test_index_arithmetic(bits: int, tmp_path: Path):
    ops = [*INDEX_OPS, *(f"cmpi {p}," for p in ("eq", "ne", "slt", "sle", "ugt", "uge"))]
    lines: list[str] = []
    for k, op in enumerate(ops):
        lines += [f"%k{k} = arith.constant {k} : index", f"%v{k} = arith.{op} %a, %b : index"]
        if op.startswith("cmpi"):
            lines.append(f"%r{k} = arith.extui %v{k} : i1 to i64")
        else:
            lines.append(f"%r{k} = arith.index_cast %v{k} : index to i64")
        lines.append(f"memref.store %r{k}, %out[%k{k}] : memref<?xi64>")
    text = func("%out: memref<?xi64>, %a: index, %b: index", "\n".join(lines), bits=bits)
    library = c_library(CPrinter().print_module(module(text)), tmp_path)
    for a, b in itertools.product([0, 1, 2, 7, 8, 9, 46340], [1, 2, 8, 46339]):
        out = np.zeros(len(ops), "i8")
        call(library, "kernel_test", [out], [a, b])
        compared = [a == b, a != b, a < b, a <= b, a > b, a >= b]
        expected = [*(function(a, b) for function in INDEX_OPS.values()), *compared]
        np.testing.assert_array_equal(out, expected)


def test_constants_of_the_index_type_do_not_overflow_int(tmp_path: Path):
    text = func(
        "%out: memref<3xi64>",
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 65536 : index
  %huge = arith.constant 9223372036854775807 : index
  %least = arith.constant -9223372036854775808 : index
  %square = arith.muli %big, %big : index
  %a = arith.index_cast %square : index to i64
  %b = arith.index_cast %huge : index to i64
  %c = arith.index_cast %least : index to i64
  memref.store %a, %out[%c0] : memref<3xi64>
  memref.store %b, %out[%c1] : memref<3xi64>
  memref.store %c, %out[%c2] : memref<3xi64>""",
    )
    out = np.zeros(3, "i8")
    run_c(text, tmp_path, [out])
    np.testing.assert_array_equal(out, [2**32, 2**63 - 1, -(2**63)])


def test_vector_copy_and_alignment_in_c(tmp_path: Path):
    text = func(
        "%x: memref<?xbf16>, %y: memref<?xbf16>, %aligned: memref<1xi1>",
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = memref.alloca() : memref<8xbf16>
  kernel.vector_copy %x[%c4] to %r[%c0] width 4 : memref<?xbf16>, memref<8xbf16>
  kernel.vector_copy %r[%c0] to %y[%c1] width 4 : memref<8xbf16>, memref<?xbf16>
  %p = kernel.is_aligned %x, %y to 16 : memref<?xbf16>, memref<?xbf16>
  memref.store %p, %aligned[%c0] : memref<1xi1>""",
    )
    library = c_library(CPrinter().print_module(module(text)), tmp_path)
    x = at_16_bytes(range(8))
    for shift in range(8):
        y, aligned = at_16_bytes([9] * 16)[shift:], np.zeros(1, "?")
        call(library, "kernel_test", [x, y, aligned], [])
        np.testing.assert_array_equal(y[:8], [9, 4, 5, 6, 7, 9, 9, 9])
        assert aligned[0] == (shift == 0)


def at_16_bytes(values: Sequence[int]) -> Array:
    """Two-byte integers whose first lies on a multiple of 16 bytes."""
    memory = np.zeros(len(values) + 8, "u2")
    start = -memory.ctypes.data % 16 // 2
    memory[start : start + len(values)] = values
    return memory[start : start + len(values)]


# ---- Threads, in CUDA


@pytest.mark.sampled(2)
@needs_host_cuda
@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("order", ["forward", "reverse", "random"])
def test_a_block_reduces_a_row(bits: int, order: host_cuda.Order):
    text = ROWS.replace("index_bits = 64", f"index_bits = {bits}")
    x = rng.integers(-99, 99, (3, 150)).astype("f4")  # sums are exact in any order
    after = run_cuda(text, 3, 64, x, np.zeros(3, "f4"), 150, order=order)
    np.testing.assert_array_equal(after[1], x.sum(axis=1))


@needs_host_cuda
@pytest.mark.parametrize("kind", DTYPES)
@pytest.mark.sampled(6)
def test_shuffles_move_every_type(kind: str):
    text = func(
        f"%x: memref<32x{kind}>, %y: memref<32x{kind}>",
        f"""
  %t = kernel.thread_id
  %v = memref.load %x[%t] : memref<32x{kind}>
  %w = kernel.shuffle_xor %v, 4 : {kind}
  memref.store %w, %y[%t] : memref<32x{kind}>""",
        block=32,
    )
    raw = rng.integers(0, 256, 32 * DTYPES[kind].itemsize, np.uint8)
    x = (raw & 1 if kind == "i1" else raw).view(DTYPES[kind])
    after = run_cuda(text, 1, 32, x, np.zeros_like(x))
    assert after[1].tobytes() == x[np.arange(32) ^ 4].tobytes()


@needs_host_cuda
@pytest.mark.parametrize(
    ("kind", "width"),
    [
        (kind, width)
        for kind, width in itertools.product(DTYPES, (2, 4, 8, 16))
        if width * DTYPES[kind].itemsize <= 16
    ],
)
@pytest.mark.sampled(18)
def test_vector_copies_are_one_access(kind: str, width: int):
    text = func(
        f"%x: memref<64x{kind}>, %y: memref<64x{kind}>",
        f"""
  %t = kernel.thread_id
  %c0 = arith.constant 0 : index
  %w = arith.constant {width} : index
  %at = arith.muli %t, %w : index
  %r = memref.alloca() : memref<{width}x{kind}>
  %s = kernel.shared : memref<64x{kind}>
  kernel.vector_copy %x[%at] to %s[%at] width {width} : memref<64x{kind}>, memref<64x{kind}>
  kernel.vector_copy %s[%at] to %r[%c0] width {width} : memref<64x{kind}>, memref<{width}x{kind}>
  kernel.vector_copy %r[%c0] to %y[%at] width {width} : memref<{width}x{kind}>, memref<64x{kind}>""",
        block=64 // width,
    )
    raw = rng.integers(0, 256, 64 * DTYPES[kind].itemsize, np.uint8)
    x = (raw & 1 if kind == "i1" else raw).view(DTYPES[kind])
    after = run_cuda(text, 1, 64 // width, x, np.zeros_like(x))
    assert after[1].tobytes() == x.tobytes()
