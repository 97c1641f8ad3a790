"""Transposes with elementwise work: whole squares in registers, edges one by one, results past the caches."""

from dataclasses import replace

import numpy as np
import pytest
from cpu_run import CPU, SAFE, Array, compile_kernel, scheduled_kernel

from mlfuse.dialects.kernel.ops import PrefetchOp, StreamOp, TransposeOp
from mlfuse.passes.scheduling.phases import ScheduledKernel
from mlfuse.targets.devices import Device

TINY = replace(CPU, cache_bytes=1)
SIZES = [(16, 16), (64, 64), (1, 40), (15, 17), (16, 40), (33, 16), (100, 130), (300, 7)]


def _text(rows: int | str, columns: int | str, type_: str = "f32") -> str:
    add = "addf" if type_[0] in "fb" else "addi"
    return f"""
loop.kernel @turn(%x: memref<{columns}x{rows}x{type_}>, %y: memref<{rows}x{columns}x{type_}>,
    %z: memref<{rows}x{columns}x{type_}>) {{
  loop.parallel (%i, %j) in ({rows}, {columns}) {{
    %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<{columns}x{rows}x{type_}>
    %1 = loop.load %y[%i, %j] : memref<{rows}x{columns}x{type_}>
    %2 = arith.{add} %0, %1 : {type_}
    loop.store %2, %z[%i, %j] : memref<{rows}x{columns}x{type_}>
  }}
}}
"""


def _ops(scheduled: ScheduledKernel, kind: type) -> int:
    return sum(isinstance(op, kind) for phase in scheduled.phases for op in phase.func.walk())


def _array(rng: np.random.Generator, count: int, dtype: str, offset: int) -> Array:
    """`count` numbers, `offset` elements after a cache line's beginning."""
    element = np.dtype(dtype)
    memory = np.zeros(count * element.itemsize + 256, np.uint8)
    skip = -memory.ctypes.data % 64 + offset * element.itemsize
    array = memory[skip : skip + count * element.itemsize].view(element)
    array[:] = rng.integers(-1000, 1000, count)
    return array


@pytest.mark.slow
@pytest.mark.parametrize("device", [CPU, TINY], ids=["plain", "streamed"])
@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_every_shape(rows: int, columns: int, device: Device):
    compiled = compile_kernel(_text(rows, columns), device=device)
    rng = np.random.default_rng(0)
    for offset in (0, 3):
        x, y, z = (_array(rng, rows * columns, "f4", offset) for _ in range(3))
        for threads in (1, 2):
            z[:] = 0
            compiled([x, y, z], [], threads)
            want = x.reshape(columns, rows).T + y.reshape(rows, columns)
            np.testing.assert_array_equal(z.reshape(rows, columns), want)


@pytest.mark.parametrize(("type_", "lines"), [("f32", 1), ("f64", 2), ("i16", 0)])
def test_past_the_caches_the_other_buffer_is_fetched_ahead(type_: str, lines: int):
    """Of a square's row all cache lines, where it is made of whole ones."""
    text = _text(64, 64, type_)
    assert _ops(scheduled_kernel(text, CPU), PrefetchOp) == 0
    assert _ops(scheduled_kernel(text, TINY), PrefetchOp) == lines


@pytest.mark.slow
@pytest.mark.parametrize(("type_", "dtype"), [("f64", "f8"), ("i32", "i4"), ("i16", "i2")])
def test_every_size_of_element(type_: str, dtype: str):
    compiled = compile_kernel(_text(50, 70, type_), device=TINY)
    rng = np.random.default_rng(0)
    x, y, z = (_array(rng, 3500, dtype, 0) for _ in range(3))
    compiled([x, y, z], [])
    np.testing.assert_array_equal(z.reshape(50, 70), x.reshape(70, 50).T + y.reshape(50, 70))


def test_sizes_known_later():
    text = """
loop.kernel @turn(%x: memref<?x?xf32>, %z: memref<?x?xf32>, %n: index, %m: index)
    attributes {arg_dims = [[-2, -1], [-1, -2]]} {
  loop.parallel (%i, %j) in (%n, %m) {
    %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<?x?xf32>
    loop.store %0, %z[%i, %j] : memref<?x?xf32>
  }
}
"""
    compiled = compile_kernel(text)
    rng = np.random.default_rng(0)
    for rows, columns in (*SIZES, (0, 5), (5, 0)):
        x, z = (_array(rng, rows * columns, "f4", 0) for _ in range(2))
        compiled([x, z], [rows, columns])
        np.testing.assert_array_equal(z.reshape(rows, columns), x.reshape(columns, rows).T)


def test_inner_dims_between_the_two():
    """(d0, d1, d2) from (d2, d1, d0): squares of d0 and d2, once for each d1."""
    text = """
loop.kernel @turn(%x: memref<40x3x50xf32>, %z: memref<50x3x40xf32>) {
  loop.parallel (%i, %j, %k) in (50, 3, 40) {
    %0 = loop.load %x[%i, %j, %k] by affine_map<(d0, d1, d2) -> (d2, d1, d0)> : memref<40x3x50xf32>
    loop.store %0, %z[%i, %j, %k] : memref<50x3x40xf32>
  }
}
"""
    x, z = (_array(np.random.default_rng(0), 6000, "f4", 0) for _ in range(2))
    compile_kernel(text)([x, z], [], 2)
    np.testing.assert_array_equal(z.reshape(50, 3, 40), x.reshape(40, 3, 50).transpose(2, 1, 0))


@pytest.mark.slow
@pytest.mark.parametrize("march", ["x86-64", "x86-64-v3", "native"])
def test_vectors_of_every_width(march: str):
    flags = ["-std=c11", "-O3", f"-march={march}", "-ffp-contract=off", "-fopenmp", "-w"]
    compiled = compile_kernel(_text(48, 70), flags, TINY)
    rng = np.random.default_rng(0)
    x, y, z = (_array(rng, 3360, "f4", 0) for _ in range(3))
    compiled([x, y, z], [])
    np.testing.assert_array_equal(z.reshape(48, 70), x.reshape(70, 48).T + y.reshape(48, 70))


@pytest.mark.slow
def test_nothing_lies_outside_when_it_is_checked():
    compiled = compile_kernel(_text(33, 50), SAFE)
    x, y, z = (_array(np.random.default_rng(0), 1650, "f4", 1) for _ in range(3))
    compiled([x, y, z], [])
    np.testing.assert_array_equal(z.reshape(33, 50), x.reshape(50, 33).T + y.reshape(33, 50))


def test_what_is_turned_and_what_is_streamed():
    assert _ops(scheduled_kernel(_text(64, 64)), TransposeOp) == 1
    assert _ops(scheduled_kernel(_text(64, 64, "f64")), TransposeOp) == 0
    assert _ops(scheduled_kernel(_text(64, 64)), StreamOp) == 0
    assert _ops(scheduled_kernel(_text(4096, 4096)), StreamOp) == 1
