"""Results that go past the caches: the same numbers, wherever arrays begin and end.

The device's caches are said to be tiny, so that small arrays are streamed too.
"""

from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest
from cpu_run import CPU, Array, Compiled, compile_kernel, scheduled_kernel

from mlfuse.dialects.kernel.ops import StreamOp
from mlfuse.passes.scheduling.phases import ScheduledKernel

TINY = replace(CPU, cache_bytes=1)

FLAT = """
loop.kernel @flat(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {arg_dims = [[-1], [-1]]} {
  loop.parallel (%i) in (%n) {
    %0 = loop.load %x[%i] : memref<?xf32>
    %1 = arith.addf %0, %0 : f32
    loop.store %1, %y[%i] : memref<?xf32>
  }
}
"""

MIXED = """
loop.kernel @mixed(%x: memref<?xf32>, %h: memref<?xbf16>, %b: memref<?xi1>, %d: memref<?xf64>, %n: index)
    attributes {arg_dims = [[-1], [-1], [-1], [-1]]} {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (%n) {
    %0 = loop.load %x[%i] : memref<?xf32>
    %1 = arith.truncf %0 : f32 to bf16
    loop.store %1, %h[%i] : memref<?xbf16>
    %2 = arith.cmpf ogt, %0, %zero : f32
    loop.store %2, %b[%i] : memref<?xi1>
    %3 = arith.extf %0 : f32 to f64
    loop.store %3, %d[%i] : memref<?xf64>
  }
}
"""

ROWS = """
loop.kernel @rows(%x: memref<?x600xf32>, %c: memref<600xf32>, %y: memref<?x600xf32>, %n: index)
    attributes {arg_dims = [[-1, 600], [600], [-1, 600]]} {
  loop.parallel (%i, %j) in (%n, 600) {
    %0 = loop.load %x[%i, %j] : memref<?x600xf32>
    %1 = loop.load %c[%j] : memref<600xf32>
    %2 = arith.mulf %0, %1 : f32
    loop.store %2, %y[%i, %j] : memref<?x600xf32>
  }
}
"""

SWAPPED = """
loop.kernel @swapped(%x: memref<3x37x5x64xf32>, %c: memref<5xf32>, %y: memref<3x5x37x64xf32>)
    attributes {arg_dims = [[3, 37, 5, 64], [5], [3, 5, 37, 64]]} {
  loop.parallel (%b, %h, %t, %d) in (3, 5, 37, 64) {
    %0 = loop.load %x[%b, %t, %h, %d] : memref<3x37x5x64xf32>
    %1 = loop.load %c[%h] : memref<5xf32>
    %2 = arith.index_cast %t : index to i32
    %3 = arith.sitofp %2 : i32 to f32
    %4 = arith.mulf %0, %1 : f32
    %5 = arith.addf %4, %3 : f32
    loop.store %5, %y[%b, %h, %t, %d] : memref<3x5x37x64xf32>
  }
}
"""


def _streams(scheduled: ScheduledKernel) -> int:
    return sum(isinstance(op, StreamOp) for phase in scheduled.phases for op in phase.func.walk())


def _at(offset: int, count: int, dtype: str) -> Array:
    """An array that begins `offset` elements after a cache line's beginning, with guards around it."""
    element = np.dtype(dtype)
    memory = np.zeros((count + 200) * element.itemsize + 64, np.uint8)
    skip = -memory.ctypes.data % 64 + 64 + offset * element.itemsize
    return memory[skip : skip + count * element.itemsize].view(element)


def _run(compiled: Compiled, buffers: list[Array], n: int) -> None:
    for threads in (1, 2):
        compiled(buffers, [n], threads)


@pytest.fixture(scope="module")
def flat() -> Compiled:
    return compile_kernel(FLAT, device=TINY)


@pytest.mark.parametrize("offset", [0, 1, 4, 15])
@pytest.mark.parametrize("n", [0, 1, 14, 15, 16, 17, 31, 32, 33, 64, 100, 8191, 8192, 8193, 20000])
def test_every_length_and_place(flat: Compiled, n: int, offset: int):
    x = np.random.default_rng(n).standard_normal(n).astype(np.float32)
    y = _at(offset, n, "f4")
    around = y.base
    assert around is not None
    _run(flat, [x, y], n)
    np.testing.assert_array_equal(y, x + x)
    assert np.count_nonzero(around.view(np.uint8)) == np.count_nonzero(y.view(np.uint8))


@pytest.fixture(scope="module")
def mixed() -> Compiled:
    return compile_kernel(MIXED, device=TINY)


@pytest.mark.parametrize("offsets", [(0, 0, 0), (1, 1, 1), (0, 3, 1), (31, 60, 7)])
@pytest.mark.parametrize("n", [1, 63, 64, 1000, 30011])
def test_results_of_several_types(mixed: Compiled, n: int, offsets: tuple[int, int, int]):
    x = np.random.default_rng(n).standard_normal(n).astype(np.float32)
    h, b, d = (_at(o, n, t) for o, t in zip(offsets, ("u2", "u1", "f8"), strict=True))
    _run(mixed, [x, h, b, d], n)
    np.testing.assert_array_equal(h, x.astype(ml_dtypes.bfloat16).view(np.uint16))
    np.testing.assert_array_equal(b, (x > 0).astype(np.uint8))
    np.testing.assert_array_equal(d, x.astype(np.float64))


@pytest.mark.slow
@pytest.mark.parametrize("offset", [0, 5])
@pytest.mark.parametrize("length", [64, 80, 600, 1001])
def test_rows_of_whole_lines_and_others(length: int, offset: int):
    text = ROWS.replace("600", str(length))
    assert _streams(scheduled_kernel(text, TINY)) == 1
    compiled = compile_kernel(text, device=TINY)
    rng = np.random.default_rng(0)
    x, c = (rng.standard_normal(s).astype(np.float32) for s in ((37, length), length))
    y = _at(offset, 37 * length, "f4")
    _run(compiled, [x, c, y], 37)
    np.testing.assert_array_equal(y.reshape(37, length), x * c)


@pytest.mark.parametrize("offset", [0, 5])
def test_loops_in_the_order_of_what_is_read(offset: int):
    """lit_tests/schedule/cpu-read-order.mlir shows the loops. Here an element depends on indices that trade places."""
    rng = np.random.default_rng(0)
    x, c = (rng.standard_normal(s).astype(np.float32) for s in ((3, 37, 5, 64), 5))
    y = _at(offset, x.size, "f4")
    _run(compile_kernel(SWAPPED, device=TINY), [x, c, y], 0)
    want = x.transpose(0, 2, 1, 3) * c[:, None, None] + np.arange(37, dtype=np.float32)[:, None]
    np.testing.assert_array_equal(y.reshape(want.shape), want)


@pytest.mark.slow
def test_the_bits_are_those_of_the_plain_loop():
    text = FLAT.replace("arith.addf %0, %0", "math.exp %0")
    x = np.random.default_rng(1).standard_normal(10007).astype(np.float32)
    results = [np.zeros_like(x) for _ in range(2)]
    for device, y in zip((CPU, TINY), results, strict=True):
        compile_kernel(text, device=device)([x, y], [x.size], 2)
    assert results[0].tobytes() == results[1].tobytes()


def test_known_sizes_choose_when_the_kernel_is_made():
    text = FLAT.replace("?", "N").replace(", %n: index) attributes {arg_dims = [[-1], [-1]]}", ")")
    text = text.replace("(%n)", "(N)")
    small, large = (text.replace("N", str(n)) for n in (1 << 20, 1 << 24))
    assert _streams(scheduled_kernel(small)) == 0
    assert _streams(scheduled_kernel(large)) == 1


def test_sizes_known_later_choose_at_run_time():
    assert _streams(scheduled_kernel(FLAT)) == 1
    compiled = compile_kernel(FLAT, device=replace(CPU, cache_bytes=8000))
    for n in (999, 1000, 1001, 5000):  # 8 bytes each: streamed from 1001 on
        x = np.arange(n, dtype=np.float32)
        y = np.zeros_like(x)
        compiled([x, y], [n])
        np.testing.assert_array_equal(y, x + x)


@pytest.mark.parametrize(
    ("why", "text"),
    [
        ("it is read as well", FLAT.replace("loop.load %x[%i]", "loop.load %y[%i]")),
        ("runs are short", ROWS.replace("600", "32")),
        ("runs are short and no whole lines", ROWS.replace("600", "100")),
        (
            "it is stored under a guard",
            FLAT.replace(
                "loop.store %1, %y[%i]",
                "loop.store %1, %y[%i] inside affine_set<(d0) : (d0 - 3 >= 0)>",
            ),
        ),
    ],
    ids=lambda value: value if " " in value and "\n" not in value else "",
)
def test_what_is_never_streamed(why: str, text: str):
    assert _streams(scheduled_kernel(text, TINY)) == 0, why
