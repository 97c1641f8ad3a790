"""Nests that go across on a GPU: squares in shared memory, of loads, of stores, of both, inside fusions.

Run on the host in three thread orders, aligned and misaligned, under sanitizers, and compared with NumPy to
the last bit. Devices of one multiprocessor take large squares for small arrays.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import kernel_cases as cases
import ml_dtypes
import numpy as np
import pytest
from gpu_harness import FOR_NVRTC, Program, check_in_any_order, compile_cases, print_cuda, schedule
from kernel_cases import Case, output, values

from mlfuse.dialects.kernel.ops import SharedOp
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.testing import host_cuda

SM_90 = devices.get("sm_90")
SMALL = replace(SM_90, units=1)

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")

_ACROSS = "by affine_map<(d0, d1) -> (d1, d0)>"


def moved(rows: int, cols: int, dtype: str) -> Case:
    """`y[i, j] = x[j, i]` of any element type."""
    rng = np.random.default_rng(rows)
    if dtype == "i8":
        x = rng.integers(-128, 128, (cols, rows)).astype(np.int8)
        y = np.full((rows, cols), 77, np.int8)
    else:
        x, y = values(rng, (cols, rows), dtype), output((rows, cols), dtype)
    name = f"moved_{dtype}_{rows}_{cols}"
    text = f"""
    loop.kernel @{name}(%x: memref<{cols}x{rows}x{dtype}>, %y: memref<{rows}x{cols}x{dtype}>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] {_ACROSS} : memref<{cols}x{rows}x{dtype}>
        loop.store %0, %y[%i, %j] : memref<{rows}x{cols}x{dtype}>
      }}
    }}"""
    return Case(name, text, [x, y], [], {1: x.T.copy()})


def both_layouts(rows: int, cols: int) -> Case:
    """`s = x.T + z + b`, stored as it is and transposed: in f32 straight, in bf16 across."""
    rng = np.random.default_rng(cols)
    x, z, b = values(rng, (cols, rows)), values(rng, (rows, cols)), values(rng, (cols,))
    name = f"both_layouts_{rows}_{cols}"
    text = f"""
    loop.kernel @{name}(%x: memref<{cols}x{rows}xf32>, %z: memref<{rows}x{cols}xf32>,
        %b: memref<{cols}xf32>, %y: memref<{rows}x{cols}xf32>, %t: memref<{cols}x{rows}xbf16>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] {_ACROSS} : memref<{cols}x{rows}xf32>
        %1 = loop.load %z[%i, %j] : memref<{rows}x{cols}xf32>
        %2 = loop.load %b[%j] : memref<{cols}xf32>
        %3 = arith.addf %0, %1 : f32
        %4 = arith.addf %3, %2 : f32
        loop.store %4, %y[%i, %j] : memref<{rows}x{cols}xf32>
        %5 = arith.truncf %4 : f32 to bf16
        loop.store %5, %t[%i, %j] {_ACROSS} : memref<{cols}x{rows}xbf16>
      }}
    }}"""
    want = x.T + z + b
    buffers = [x, z, b, output((rows, cols)), output((cols, rows), "bf16")]
    expected = {3: want, 4: want.T.astype(ml_dtypes.bfloat16)}
    return Case(name, text, buffers, [], expected)


def stored_across(rows: int, cols: int) -> Case:
    """`y[j, i] = -x[i, j]` of bf16: nothing is read across."""
    x = values(np.random.default_rng(cols), (rows, cols), "bf16")
    name = f"stored_across_{rows}_{cols}"
    text = f"""
    loop.kernel @{name}(%x: memref<{rows}x{cols}xbf16>, %y: memref<{cols}x{rows}xbf16>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] : memref<{rows}x{cols}xbf16>
        %1 = arith.extf %0 : bf16 to f32
        %2 = arith.negf %1 : f32
        %3 = arith.truncf %2 : f32 to bf16
        loop.store %3, %y[%i, %j] {_ACROSS} : memref<{cols}x{rows}xbf16>
      }}
    }}"""
    return Case(name, text, [x, output((cols, rows), "bf16")], [], {1: (-x).T.copy()})


def turned(rows: int, cols: int) -> Case:
    """`y = x + z` and its transpose in bf16, the points in the order of the transpose."""
    rng = np.random.default_rng(cols)
    x, z = values(rng, (cols, rows)), values(rng, (cols, rows))
    name = f"turned_{rows}_{cols}"
    text = f"""
    loop.kernel @{name}(%x: memref<{cols}x{rows}xf32>, %z: memref<{cols}x{rows}xf32>,
        %y: memref<{cols}x{rows}xf32>, %t: memref<{rows}x{cols}xbf16>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] {_ACROSS} : memref<{cols}x{rows}xf32>
        %1 = loop.load %z[%i, %j] {_ACROSS} : memref<{cols}x{rows}xf32>
        %2 = arith.addf %0, %1 : f32
        loop.store %2, %y[%i, %j] {_ACROSS} : memref<{cols}x{rows}xf32>
        %3 = arith.truncf %2 : f32 to bf16
        loop.store %3, %t[%i, %j] : memref<{rows}x{cols}xbf16>
      }}
    }}"""
    want = x + z
    buffers = [x, z, output((cols, rows)), output((rows, cols), "bf16")]
    expected = {2: want, 3: want.T.astype(ml_dtypes.bfloat16)}
    return Case(name, text, buffers, [], expected)


def batched(batch: int, rows: int, cols: int, *, dynamic: bool) -> Case:
    """`y[b, i, j] = x[b, j, i] + i`: an index as a value, batch dims, sizes known or not."""
    x = values(np.random.default_rng(rows), (batch, cols, rows))
    name = f"batched_{batch}_{rows}_{cols}{'_dynamic' if dynamic else ''}"
    shape, turned = ("?x?x?", "?x?x?") if dynamic else (
        f"{batch}x{rows}x{cols}", f"{batch}x{cols}x{rows}"
    )  # fmt: skip
    args = ", %b: index, %m: index, %n: index" if dynamic else ""
    dims = " attributes {arg_dims = [[-1, -3, -2], [-1, -2, -3]]}" if dynamic else ""
    bounds = "%b, %m, %n" if dynamic else f"{batch}, {rows}, {cols}"
    text = f"""
    loop.kernel @{name}(%x: memref<{turned}xf32>, %y: memref<{shape}xf32>{args}){dims} {{
      loop.parallel (%h, %i, %j) in ({bounds}) {{
        %0 = loop.load %x[%h, %i, %j] by affine_map<(d0, d1, d2) -> (d0, d2, d1)>
          : memref<{turned}xf32>
        %1 = arith.index_cast %i : index to i32
        %2 = arith.sitofp %1 : i32 to f32
        %3 = arith.addf %0, %2 : f32
        loop.store %3, %y[%h, %i, %j] : memref<{shape}xf32>
      }}
    }}"""
    want = x.transpose(0, 2, 1) + np.arange(rows, dtype=np.float32)[None, :, None]
    sizes = [batch, rows, cols] if dynamic else []
    return Case(name, text, [x, output((batch, rows, cols))], sizes, {1: want})


@cache
def program() -> Program:
    """All cases, each for a large device and for one that takes large squares."""
    small = [
        cases.transpose(40, 80),
        moved(48, 130, "bf16"),
        moved(40, 260, "i8"),
        both_layouts(33, 72),
        stored_across(40, 66),
        batched(2, 9, 40, dynamic=False),
        *(batched(*sizes, dynamic=True) for sizes in ((2, 20, 35), (0, 9, 9), (1, 8, 1))),
    ]
    large = [
        cases.transpose(128, 100),
        moved(130, 192, "bf16"),
        moved(256, 136, "i8"),
        moved(131, 67, "bf16"),
        moved(70, 130, "f64"),
        both_layouts(100, 130),
        stored_across(130, 70),
        turned(130, 100),
    ]
    return compile_cases([*small, *large], [SM_90] * len(small) + [SMALL] * len(large))


@on_host
def test_equals_numpy_in_any_order_and_at_any_address():
    check_in_any_order(program())


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("device", FOR_NVRTC)
def test_compiles_without_spills(device: str):
    used = nvrtc.compile_cubin(program().source, device).kernels
    assert len(used) == len(program().distinct)
    assert all(k.spill_stores == 0 and k.registers <= 128 for k in used.values()), used
    assert all(k.shared <= 48 * 1024 for k in used.values())


def squares(case: Case, device: devices.Device = SMALL) -> list[str]:
    """The shared memory of a case's kernel."""
    (phase,) = schedule(case.text, device).phases
    return [str(op.result.type) for op in phase.func.walk() if isinstance(op, SharedOp)]


def test_a_square_for_each_place_that_is_crossed():
    assert squares(moved(130, 192, "bf16")) == [f"memref<{64 * 66}xbf16>"]
    assert squares(both_layouts(100, 130)) == [f"memref<{64 * 66}xf32>", f"memref<{64 * 66}xbf16>"]
    assert squares(cases.transpose(128, 100)) == [f"memref<{64 * 65}xf32>"]
    assert squares(cases.transpose(128, 100), SM_90) == [f"memref<{32 * 33}xf32>"]  # too few
    assert squares(cases.add(100)) == []
    assert squares(turned(130, 100)) == [f"memref<{64 * 66}xbf16>"]  # not three of f32


def test_all_loads_are_on_their_way_before_the_first_is_used():
    """Of both layouts: 16 elements read across and as many straight, then shared memory, then the barrier."""
    (phase,) = schedule(cases.transpose(128, 100).text, SMALL).phases
    text = print_cuda([phase.func])
    before = text[text.index('extern "C" __global__') : text.index("__syncthreads")]
    assert re.search(r"a0\[v\d+\] = x_i;", before)
    assert before.index("= x[") < before.index("s0[v")


def test_bf16_moves_four_bytes_a_lane_both_ways():
    (phase,) = schedule(moved(130, 192, "bf16").text, SMALL).phases
    copies = [str(op) for op in phase.func.walk() if op.name == "kernel.vector_copy"]
    assert len(copies) == 3 and all("width 2" in copy for copy in copies)  # in, to shared, out
