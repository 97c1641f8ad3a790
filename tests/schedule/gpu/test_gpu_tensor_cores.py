"""Products of 16-bit floats on tensor cores: right at every edge, in any order of threads, and what the compiler makes of them.

On the host `kernel.mma` adds its terms in order, so results are exact there. A processor adds several at once: on a GPU
(`test_schedules_on_a_gpu.py`) a result may be the next number of its type.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import ml_dtypes
import numpy as np
import pytest
from gpu_harness import Program, check_in_any_order, compile_cases, print_cuda, schedule
from kernel_cases import Array, Case
from product_cases import exact, product_text
from test_gpu_products import SM_90, SMALL, case_of, draw, on_host

from mlfuse.dialects.kernel.ops import MmaOp
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.testing.architectures import ARCHITECTURES

DTYPES = {"bf16": ml_dtypes.bfloat16, "f16": np.float16}


def plain(m: int, n: int, k: int, dtype: str, turned: str = "", result: str = "") -> Case:
    """x w, operands transposed or not, with a result of the same type or another."""
    left, right = turned in ("left", "both"), turned in ("right", "both")
    shapes = ((k, m) if left else (m, k)), ((n, k) if right else (k, n))
    x, w = (draw(*shape, seed=seed).astype(DTYPES[dtype]) for seed, shape in enumerate(shapes))
    dims = f"contract [{0 if left else 1}] x [{1 if right else 0}]"
    text = product_text(*shapes, (m, n), dims, 1, dtype)
    want = sums(x.T if left else x, w.T if right else w)
    if result:
        text = re.sub(
            rf"(->|return %p0 :) tensor<{m}x{n}x{dtype}>", rf"\1 tensor<{m}x{n}x{result}>", text
        )
    else:
        want = want.astype(DTYPES[dtype])
    return case_of(f"{dtype}{result}_{m}_{n}_{k}_{turned}", text, [x, w], want)


def sums(x: Array, w: Array) -> Array:
    """The sums of products in f32, in order."""
    return exact(x.astype(np.float32), w.astype(np.float32))


def batches(m: int, n: int, k: int) -> Case:
    """Three products in one launch."""
    x, w = draw(3, m, k).astype(np.float16), draw(3, k, n, seed=1).astype(np.float16)
    want = np.stack([sums(a, b) for a, b in zip(x, w, strict=True)]).astype(np.float16)
    text = product_text(
        x.shape, w.shape, want.shape, "batch [0] x [0] contract [2] x [1]", 1, "f16"
    )
    return case_of(f"mma_batches_{m}_{n}_{k}", text, [x, w], want)


def sum_of_two(m: int, n: int, k: int) -> Case:
    """Each product is rounded, and their sum once more."""
    given = [
        draw(*shape, seed=s).astype(np.float16) for s in range(2) for shape in ((m, k), (k, n))
    ]
    a, b = (sums(x, w).astype(np.float16) for x, w in zip(given[::2], given[1::2], strict=True))
    text = product_text((m, k), (k, n), (m, n), "contract [1] x [0]", 2, "f16")
    return case_of(f"mma_sum_{m}_{n}_{k}", text, given, a + b)


def small_squares() -> list[Case]:
    return [
        *(plain(33, 40, 21, "bf16", turned) for turned in ("", "left", "right", "both")),
        plain(40, 32, 64, "f16", result="f32"),
        plain(16, 17, 2, "f16"),
        plain(32, 16, 49, "bf16", result="f32"),
        batches(20, 35, 40),
    ]


def large_squares() -> list[Case]:
    return [
        *(plain(70, 65, 50, dtype, "both", result="f32") for dtype in DTYPES),
        plain(64, 128, 96, "bf16", result="f32"),
        sum_of_two(66, 70, 17),
    ]


def on_a_gpu() -> list[Case]:
    """All cases, with a tolerance for sums in another order."""
    return [replace(case, rtol=2.0**-7) for case in (*small_squares(), *large_squares())]


GROUPS = {"tensor cores": on_a_gpu}
"""Those that `test_schedules_on_a_gpu.py` runs on a GPU."""


@cache
def program() -> Program:
    """All cases, each for a large device or for one that takes large squares."""
    small, large = small_squares(), large_squares()
    return compile_cases([*small, *large], [SM_90] * len(small) + [SMALL] * len(large))


def uses_tensor_cores(case: Case, device: devices.Device) -> bool:
    """Whether a case's kernel has a `kernel.mma`."""
    (phase,) = schedule(case.text, device).phases
    return any(isinstance(op, MmaOp) for op in phase.func.walk())


@pytest.mark.slow
def test_all_cases_use_tensor_cores() -> None:
    for case in program().cases:
        funcs: Sequence[object] = program().funcs(case)
        assert "kernel.mma" in str(funcs[0]), case.name


@on_host
def test_is_exact_in_any_order_and_at_any_address() -> None:
    check_in_any_order(program())


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("device", [each for each in ARCHITECTURES if devices.get(each).mma])
def test_compiles_without_spills(device: str) -> None:
    used = nvrtc.compile_cubin(program().source, device).kernels
    assert len(used) == len(program().distinct)
    assert all(k.spill_stores == 0 and k.registers <= 192 for k in used.values()), used


@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize(("device", "has"), [("sm_75", False), ("sm_80", True), ("sm_90", True)])
def test_is_an_instruction_from_sm_80_on(device: str, has: bool) -> None:
    (func,) = program().funcs(program().cases[0])
    ptx = nvrtc.compile_ptx(print_cuda([func]), device)
    assert ("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32" in ptx) == has


def test_other_types_and_older_devices_are_left_to_the_other_schedule() -> None:
    short, long = (
        plain(64, 64, 32, "bf16"),
        product_text((64, 32), (32, 64), (64, 64), "contract [1] x [0]"),
    )
    f32 = case_of("f32", long, [draw(64, 32), draw(32, 64)], draw(64, 64))
    assert uses_tensor_cores(short, SM_90)
    assert not uses_tensor_cores(short, devices.get("sm_75"))
    assert not uses_tensor_cores(f32, SM_90)
