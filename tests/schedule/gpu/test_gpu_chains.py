"""Chains of products on a GPU: right at every edge of blocks, areas, rows and masks, in any order of threads.

Run on the host in three thread orders, under sanitizers. What is expected is computed in f64. A device of one
multiprocessor takes blocks of 32 rows, others take 8 for small matrices.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest
from chain_cases import (
    MASKED,
    Program,
    attention,
    by_hand,
    heads_in_groups,
    reference,
    reference_in_groups,
    type_of,
)
from gpu_harness import FOR_NVRTC, check_in_any_order, compile_cases, schedule
from gpu_harness import Program as Compiled
from kernel_cases import Array, Case
from test_gpu_products import SM_90, SMALL, on_host

import mlfuse
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.kernel.ops import SharedOp
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, memref_type
from mlfuse.driver.pipelines import Pipeline
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.chain_products import ChainProducts
from mlfuse.passes.lower_products import LowerProducts
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.testing import host_gpu

Reference = Callable[[Mapping[str, Array]], Mapping[str, Array]]


def loops_of(text: str, device: str = "sm_90") -> str:
    """The loop level with nests of all products."""
    forced = LowerProducts(device, force=True)
    pipeline = Pipeline.standard("loop", device=device).replacing("lower-products", forced)
    return str(pipeline.run(text))


def case_of(name: str, program: Program, want: Reference) -> Case:
    """The only kernel of a program, a chain."""
    loops = loops_of(program.text)
    (launch,) = re.findall(r"loop.launch @\w+\((.*?)\)", loops)
    (returned,) = re.findall(r"func.return (.*?) :", loops)
    (kernel,) = (op for op in parse_module(loops).ops if isinstance(op, KernelOp))
    kernel.properties["sym_name"] = type(kernel.sym_name)(name)
    given = program.draw()
    found: list[str] = re.findall(r"%(\w+)", returned)
    arguments: list[str] = re.findall(r"%(\w+)", launch)
    own = dict(zip(found, program.results, strict=True))
    names = [own.get(each, each) for each in arguments]
    results = {n: np.full(shape, 77, np.float32) for n, shape in program.results.items()}
    expected = {names.index(n): x.astype(np.float32) for n, x in want(given).items()}
    buffers = [results[n] if n in results else given[n] for n in names]
    return Case(name, str(kernel), buffers, [], expected, rtol=1e-5)


def of_attention(
    name: str, batch: tuple[int, ...], t: int, s: int, e: int, f: int, **options: Any
) -> Case:
    """An attention; queries see the keys that a mask and `causal` let them see."""

    def want(given: Mapping[str, Array]) -> dict[str, Array]:
        seen = np.tri(t, s, 0 if options.get("causal") else s, dtype=np.bool_)
        return {"y": reference(given, seen & given["m"] if "m" in given else seen)[0]}

    return case_of(name, attention(batch, t, s, e, f, **options), want)


def masked(name: str, skips: bool) -> Case:
    """A softmax of the keys up to the query's own."""

    def want(given: Mapping[str, Array]) -> dict[str, Array]:
        scaled = dict(given) | {"q": given["q"] * np.sqrt(np.float64(8))}  # scores without a scale
        return {"y": reference(scaled, np.tri(100, 100, dtype=np.bool_))[0]}

    return case_of(name, by_hand(100, 100, 8, 16, MASKED, skips=skips), want)


def two_arrays(name: str, t: int) -> Case:
    """A nest that reads a row again after it has stored one: w = d - max d, and the sum of d times that of w."""
    lines = """  %top = graph.reduce max %d dims [1] : T -> R
  %tops = graph.broadcast %top dims [0] : R -> T
  %w = graph.sub %d, %tops : T
  %sum = graph.reduce add %w dims [1] : T -> R
  %sums = graph.broadcast %sum dims [0] : R -> T
  %p = graph.mul %d, %sums : T
  %r = graph.reduce add %p dims [1] : T -> R"""

    def want(given: Mapping[str, Array]) -> dict[str, Array]:
        q, k, v = (given[each].astype(np.float64) for each in "qkv")
        d = q @ k.T
        w = d - d.max(1, keepdims=True)
        return {"y": w @ v, "r": d.sum(1) * w.sum(1)}

    case = case_of(name, by_hand(t, 130, 17, 10, lines, more="r"), want)
    # The nest that stores rows comes last; here it is put before the last sum.
    stores = re.search(
        r"    loop.parallel \(%\d+\) in \(130\) \{\n.*?\n    \}\n", case.text, re.DOTALL
    )
    assert stores is not None
    before, sums, after = case.text.replace(stores[0], "").rpartition("    %28 = arith.constant")
    return replace(case, text=before + stores[0] + sums + after)


def then_an_epilogue(name: str) -> Case:
    """tanh(softmax(q k^T) v + x), as one kernel."""
    t, s, e, f = 37, 60, 5, 70
    shapes = {"q": (t, e), "k": (s, e), "v": (s, f), "x": (t, f)}
    q, k, v, y = (type_of(shape) for shape in shapes.values())
    full = type_of((t, s))
    ops = f"""  %d = graph.dot_general %q, %k contract [1] x [1] : {q}, {k} -> {full}
  %w = graph.softmax %d {{axis = 1 : i64}} : {full}
  %p = graph.dot_general %w, %v contract [1] x [0] : {full}, {v} -> {y}
  %a = graph.add %p, %x : {y}
  %y = graph.tanh %a : {y}"""

    def want(given: Mapping[str, Array]) -> dict[str, Array]:
        scaled = dict(given) | {"q": given["q"] * np.sqrt(np.float64(e))}
        product, _ = reference(scaled, np.ones((t, s), np.bool_))
        return {"y": np.tanh(product + given["x"])}

    return case_of(name, Program(shapes, ops, {"y": (t, f)}), want)


def of_groups(name: str, g: int, t: int, s: int) -> Case:
    """Attention with g heads of queries for each head of keys."""

    def want(given: Mapping[str, Array]) -> dict[str, Array]:
        return {"y": reference_in_groups(given)[0]}

    return case_of(name, heads_in_groups(g, t, s), want)


def small_blocks() -> list[Case]:
    return [
        of_groups("groups", 3, 24, 40),
        of_groups("groups_of_one", 1, 33, 20),
        of_attention("edges", (2, 3), 33, 70, 20, 24),
        of_attention("whole", (2,), 64, 128, 32, 64),
        of_attention("causal", (3,), 101, 101, 16, 16, causal=True),
        of_attention("more_keys", (), 40, 150, 12, 80, causal=True),
        of_attention("more_queries", (), 150, 40, 12, 16, causal=True),
        of_attention("mask", (2, 3), 24, 70, 8, 16, mask=(3, 24, 70), is_bool=True),
        two_arrays("two_arrays", 20),
        then_an_epilogue("epilogue"),
    ]


def large_blocks() -> list[Case]:
    return [
        of_attention("edges_32", (2,), 45, 70, 20, 24),
        of_attention("causal_32", (2,), 101, 101, 16, 16, causal=True),
        of_attention("rows_of_3000", (), 9, 3000, 4, 4),
        two_arrays("two_arrays_32", 40),
        masked("masked", skips=False),
        masked("masked_skips", skips=True),
    ]


GROUPS = {"chains": lambda: [*small_blocks(), *large_blocks()]}
"""Those that `test_schedules_on_a_gpu.py` runs on a GPU."""


BLOCKS = {"small": (small_blocks, SM_90), "large": (large_blocks, SMALL)}
"""Cases for a large device, and for one that takes large blocks."""

each_size = pytest.mark.parametrize(
    "size", ["small", pytest.param("large", marks=pytest.mark.slow)]
)


@cache
def program(size: str) -> Compiled:
    make, device = BLOCKS[size]
    cases = make()
    return compile_cases(cases, [device] * len(cases))


@each_size
def test_each_is_one_kernel(size: str) -> None:
    assert all(len(program(size).funcs(case)) == 1 for case in program(size).cases)


@pytest.mark.slow
@each_size
def test_two_arrays_where_a_row_is_read_again(size: str) -> None:
    for case in program(size).cases:
        sizes = [each for each in shared_sizes(case, SM_90) if each == 8 * 130]
        assert len(sizes) == (2 if case.name.startswith("two_arrays") else 0)


@on_host
@each_size
def test_is_right_in_any_order_and_at_any_address(size: str) -> None:
    check_in_any_order(program(size))


@pytest.mark.slow
@on_host
@pytest.mark.parametrize(("t", "s", "causal"), [(33, 80, False), (70, 70, True)])
def test_results_are_within_the_bound(t: int, s: int, causal: bool) -> None:
    text = attention((2,), t, s, 24, 20, causal=causal)
    given, seen = text.draw(), np.tri(t, s, 0 if causal else s, dtype=np.bool_)
    with host_gpu.installed():
        passes = [LowerProducts("sm_90", force=True), ChainProducts("sm_90")]
        made: Any = mlfuse.compile(text.text, "cuda", passes=passes)
        got = made(*map(host_gpu.device, given.values())).get()
    assert (made.launches, made.calls) == (1, 0)
    want, bound = reference(given, seen)
    assert np.all(np.abs(got - want) <= bound)


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("size", BLOCKS)
@pytest.mark.parametrize("device", FOR_NVRTC)
def test_compiles_without_spills(device: str, size: str) -> None:
    used = nvrtc.compile_cubin(program(size).source, device).kernels
    assert len(used) == len(program(size).distinct)
    assert all(k.spill_stores == 0 and k.registers <= 128 for k in used.values()), used


def shared_sizes(case: Case, device: devices.Device) -> list[int]:
    """The elements of the arrays in shared memory."""
    (phase,) = schedule(case.text, device).phases
    arrays = [op.result for op in phase.func.walk() if isinstance(op, SharedOp)]
    return [memref_type(array).get_shape()[0] for array in arrays]


def rows_of(case: Case, device: devices.Device, width: int) -> int:
    """The rows of a block whose nests share one array."""
    return shared_sizes(case, device)[0] // width


@pytest.mark.slow
def test_a_block_has_fewer_rows_where_few_blocks_would_leave_multiprocessors_idle() -> None:
    few = of_attention("few", (2,), 64, 128, 8, 8)
    many = of_attention("many", (64,), 128, 128, 8, 8)
    assert rows_of(few, SMALL, 128) == 32
    assert rows_of(few, SM_90, 128) == 8
    assert rows_of(many, SM_90, 128) == 32


@pytest.mark.slow
def test_a_block_has_the_rows_that_fit_twice() -> None:
    assert rows_of(of_attention("long", (), 64, 800, 4, 4), SMALL, 800) == 32
    assert rows_of(of_attention("longer", (), 64, 1000, 4, 4), SMALL, 1000) == 16
    assert rows_of(of_attention("longest", (), 16, 6000, 4, 4), SMALL, 6000) == 8


def test_rows_that_do_not_fit_stay_apart() -> None:
    with collect() as remarks:
        loops = loops_of(attention((), 16, 3000, 4, 4).text, "sm_86")
    assert loops.count("loop.launch") == 3
    (said,) = (each for each in remarks if each.rule == "library.chain")
    assert not said.fused and "3000 elements, too many for shared memory" in said.reason


def test_products_of_a_library_are_no_chain() -> None:
    module = Pipeline.standard("loop", device="sm_90").run(attention((2,), 64, 64, 8, 8).text)
    assert sum(isinstance(op, LaunchOp) for op in module.walk()) == 1
