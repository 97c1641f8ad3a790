"""Products by squares on a GPU: the exact bits at every edge, in any order of threads, and what the compiler makes of them.

Run on the host in three thread orders, aligned and misaligned, under sanitizers. A device of one multiprocessor takes
large squares for small matrices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from gpu_harness import FOR_NVRTC, Program, check_in_any_order, compile_cases, schedule
from kernel_cases import Array, Case, output
from product_cases import at_loops, exact, in_order, product_text, target

import mlfuse
from mlfuse.dialects.kernel.ops import SharedOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.lower_products import LowerProducts
from mlfuse.passes.scheduling.gpu.squares import SIDES
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.testing import host_cuda, host_gpu

SM_90 = devices.get("sm_90")
SMALL = replace(SM_90, units=1)

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")


def draw(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).standard_normal(shape, np.float32)


def case_of(name: str, text: str, given: Sequence[Array], want: Array) -> Case:
    """The kernel of a module with one."""
    loops = at_loops(text, target("own"))
    (kernel,) = (op for op in parse_module(loops).ops if isinstance(op, KernelOp))
    kernel.properties["sym_name"] = type(kernel.sym_name)(name)
    result = np.full(want.shape, 77, want.dtype)
    arguments = [*in_order(loops, given), result]
    return Case(name, str(kernel), arguments, [], {len(given): want})


def plain(m: int, n: int, k: int, turned: str = "") -> Case:
    """x w, operands transposed or not."""
    left, right = turned in ("left", "both"), turned in ("right", "both")
    x, w = draw(k, m) if left else draw(m, k), draw(n, k, seed=1) if right else draw(k, n, seed=1)
    dims = f"contract [{0 if left else 1}] x [{1 if right else 0}]"
    want = exact(x.T if left else x, w.T if right else w)
    text = product_text(x.shape, w.shape, (m, n), dims)
    return case_of(f"plain_{m}_{n}_{k}_{turned}", text, [x, w], want)


def batches(m: int, n: int, k: int) -> Case:
    """Three products in one launch."""
    x, w = draw(3, m, k), draw(3, k, n, seed=1)
    want = np.stack([exact(a, b) for a, b in zip(x, w, strict=True)])
    text = product_text((3, m, k), (3, k, n), (3, m, n), "batch [0] x [0] contract [2] x [1]")
    return case_of(f"batches_{m}_{n}_{k}", text, [x, w], want)


def short(m: int, n: int, k: int) -> Case:
    """bf16, summed in f32 and rounded once."""
    x, w = (each.astype(ml_dtypes.bfloat16) for each in (draw(m, k), draw(k, n, seed=1)))
    want = exact(x.astype(np.float32), w.astype(np.float32)).astype(ml_dtypes.bfloat16)
    text = product_text((m, k), (k, n), (m, n), "contract [1] x [0]", 1, "bf16")
    return case_of(f"short_{m}_{n}_{k}", text, [x, w], want)


def several_dims() -> Case:
    """Two dims of rows, of columns, and of terms."""
    x, w = draw(4, 17, 2, 9), draw(2, 9, 3, 7, seed=1)
    want = exact(x.reshape(68, 18), w.reshape(18, 21)).reshape(4, 17, 3, 7)
    text = product_text(x.shape, w.shape, want.shape, "contract [2, 3] x [0, 1]")
    return case_of("several_dims", text, [x, w], want)


def sum_of_several(m: int, n: int, k: int) -> Case:
    """Each product is summed alone, then they are added in order."""
    given = [draw(*shape, seed=s) for s in range(3) for shape in ((m, k), (k, n))]
    want, *others = [exact(x, w) for x, w in zip(given[::2], given[1::2], strict=True)]
    for each in others:
        want = want + each
    text = product_text((m, k), (k, n), (m, n), "contract [1] x [0]", 3)
    return case_of(f"sum_{m}_{n}_{k}", text, given, want)


def with_an_epilogue(m: int, n: int, k: int) -> Case:
    """max(x w + b, r), stored and read where the product's element is."""
    x, w, b, r = draw(m, k), draw(k, n, seed=1), draw(n, seed=2), draw(m, n, seed=3)
    name, y = f"epilogue_{m}_{n}_{k}", f"memref<{m}x{n}xf32>"
    text = f"""
    loop.kernel @{name}(%x: memref<{m}x{k}xf32>, %w: memref<{k}x{n}xf32>, %b: memref<{n}xf32>, %r: {y}, %y: {y}) {{
      %zero = arith.constant 0.0 : f32
      loop.parallel (%i, %j) in ({m}, {n}) {{
        %s = loop.reduce (%k) in ({k}) init (%zero : f32) {{
          %0 = loop.load %x[%i, %k] : memref<{m}x{k}xf32>
          %1 = loop.load %w[%k, %j] : memref<{k}x{n}xf32>
          %2 = arith.mulf %0, %1 fastmath<contract> : f32
          loop.yield %2 : f32
        }} combine (%p, %q) {{
          %3 = arith.addf %p, %q fastmath<contract> : f32
          loop.yield %3 : f32
        }}
        %4 = loop.load %b[%j] : memref<{n}xf32>
        %5 = arith.addf %s, %4 : f32
        %6 = loop.load %r[%i, %j] : {y}
        %7 = arith.maximumf %5, %6 : f32
        loop.store %7, %y[%i, %j] : {y}
      }}
    }}"""
    want = np.maximum(exact(x, w) + b, r)
    return Case(name, text, [x, w, b, r, output((m, n))], [], {4: want})


def small_squares() -> list[Case]:
    return [
        *(plain(33, 40, 20, turned) for turned in ("", "left", "right", "both")),
        plain(32, 64, 32),
        plain(16, 17, 2),
        batches(20, 35, 18),
        several_dims(),
        short(40, 33, 21),
        with_an_epilogue(45, 33, 16),
    ]


def large_squares() -> list[Case]:
    return [
        *(plain(70, 65, 19, turned) for turned in ("", "both")),
        plain(64, 128, 48),
        batches(65, 20, 33),
        sum_of_several(66, 70, 17),
        with_an_epilogue(64, 100, 35),
    ]


GROUPS = {"products": lambda: [*small_squares(), *large_squares()]}
"""Those that `test_schedules_on_a_gpu.py` runs on a GPU."""


@cache
def program() -> Program:
    """All cases, each for a large device or for one that takes large squares."""
    small, large = small_squares(), large_squares()
    return compile_cases([*small, *large], [SM_90] * len(small) + [SMALL] * len(large))


@on_host
def test_has_the_exact_bits_in_any_order_and_at_any_address() -> None:
    check_in_any_order(program())


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("device", FOR_NVRTC)
def test_compiles_without_spills(device: str) -> None:
    used = nvrtc.compile_cubin(program().source, device).kernels
    assert len(used) == len(program().distinct)
    assert all(k.spill_stores == 0 and k.registers <= 128 for k in used.values()), used


def shared(case: Case, device: devices.Device) -> list[str]:
    """The shared memory of a case's kernel; none if products aren't computed by squares."""
    (phase,) = schedule(case.text, device).phases
    return [str(op.result.type) for op in phase.func.walk() if isinstance(op, SharedOp)]


def test_squares_are_smaller_where_few_would_leave_multiprocessors_idle() -> None:
    long, short = ([f"memref<{16 * (side + 4)}xf32>"] * 2 for side in SIDES)
    assert shared(plain(128, 128, 16), SMALL) == long
    assert shared(plain(128, 128, 16), SM_90) == short
    assert shared(batches(576, 512, 16), SM_90) == long


def test_few_rows_or_columns_are_left_to_other_schedules() -> None:
    for sizes in ((15, 200, 64), (200, 15, 64)):
        assert shared(plain(*sizes), SMALL) == []


@on_host
def test_a_compiled_function_computes_its_products_where_force_asks_for_it() -> None:
    text = product_text((40, 24), (24, 50), (40, 50), "contract [1] x [0]", 2)
    given = [draw(*shape, seed=s) for s in range(2) for shape in ((40, 24), (24, 50))]
    with host_gpu.installed():
        made: Any = mlfuse.compile(text, "cuda", passes=[LowerProducts("sm_90", force=True)])
        got = made(*map(host_gpu.device, given)).get()
    assert (made.launches, made.calls) == (1, 0)
    np.testing.assert_array_equal(got, exact(*given[:2]) + exact(*given[2:]))
