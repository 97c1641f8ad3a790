"""GPU schedules: every shape of nest, compiled for two architectures and run on the host.

Each group of cases is one CUDA source, so that a compiler starts few times. Runs are under
sanitizers, in three thread orders, with aligned and with misaligned buffers; results agree with
NumPy, and to the last bit with each other.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import kernel_cases as cases
import pytest
from gpu_harness import Program, assert_same, check, check_in_any_order, compile_cases, schedule
from gpu_random import random_case
from kernel_cases import Case
from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import SharedOp
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.scheduling.gpu import full as gpu_full
from mlfuse.passes.scheduling.gpu.rows import choice as gpu_choice
from mlfuse.passes.scheduling.gpu.rows import split as gpu_split
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.testing import host_cuda
from mlfuse.testing.architectures import ARCHITECTURES

KINDS = ("any", "all", "min", "product", "isum")

GROUPS: dict[str, Callable[[], list[Case]]] = {
    "pointwise": lambda: [
        *(cases.add(n) for n in (0, 1, 5, 1023, 4096)),
        *(cases.add(n, dynamic=True) for n in (0, 7, 5000)),
        *(cases.bf16_scale(n) for n in (9, 4099)),
        cases.mixed(1030),
        *(cases.bias(*shape) for shape in ((30, 80), (3, 7), (5, 1))),
        cases.bias(3, 8, dynamic=True),
        cases.transpose(40, 80),
        *(cases.reshape(*shape) for shape in ((4, 9), (6, 8))),
        cases.shifted(900),
        cases.gather(7, 24, 5),
        cases.scalar(),
    ],
    "softmax": lambda: [
        *(cases.softmax(9, n) for n in (1, 7, 32, 100, 1000, 1024)),
        *(cases.softmax(2, n) for n in (1025, 4096, 20000, 100000)),
        *(cases.softmax(5, n, "bf16") for n in (1000, 1024, 8192)),
        cases.softmax(5, 384, "f64"),
        cases.softmax(7, 33, dynamic_rows=True),
        cases.softmax(0, 2048, dynamic_rows=True),
        *(cases.softmax(3, n, dynamic=True) for n in (50, 2000)),
        cases.softmax(3, 64, "bf16", dynamic=True, dynamic_rows=True),
        cases.softmax(0, 64, dynamic=True, dynamic_rows=True),
    ],
    "rows": lambda: [
        *(cases.layer_norm(3, n) for n in (8, 33, 768, 4096, 16384, 32768)),
        cases.layer_norm(2, 40000),
        *(cases.argmax(*shape) for shape in ((20, 100), (2, 3000), (3, 12))),
        *(cases.reduce_rows(kind, 5, n) for kind in KINDS for n in (0, 3, 300)),
        *(cases.group_norm_sum(2, *shape) for shape in ((6, 49), (32, 256))),
    ],
    "columns": lambda: [
        cases.reduce_dims("columns", (300, 45), (0,)),
        cases.reduce_dims("columns_even", (70, 64), (0,)),
        cases.reduce_dims("columns_none", (0, 40), (0,)),
        cases.reduce_dims("columns_many", (40, 66000), (0,)),
        cases.reduce_dims("middle", (5, 70, 9), (1,)),
        cases.reduce_dims("middle_short", (5, 7, 90), (1,)),
        cases.reduce_dims("outer_and_inner", (5, 70, 90), (0, 2)),
        *(cases.column_softmax(n, 50) for n in (20, 40, 300)),
    ],
    "few long rows": lambda: [
        cases.reduce_dims("split_columns", (30000, 40), (0,)),
        cases.reduce_dims("split_columns_even", (4100, 256), (0,)),
        cases.reduce_dims("split_rows", (3, 400001), (1,)),
        cases.reduce_dims("split_both", (70, 5, 3000), (0, 2)),
        cases.argmax(2, 600000),
    ],
    "full": lambda: [
        *(cases.full(n) for n in (0, 1, 1000, 100000)),
        *(cases.full_sums(n) for n in (33, 20003)),
        *(cases.full(n, dynamic=True) for n in (0, 10, 10001)),
        *(cases.normalize(n) for n in (100, 12345, 100003)),
        cases.siblings(1000, 20),
    ],
}

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")


@cache
def program(group: str, device: str = "sm_90") -> Program:
    """A group's cases, scheduled once."""
    chosen = GROUPS[group]()
    return compile_cases(chosen, [devices.get(device)] * len(chosen))


@on_host
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.sampled(6)
def test_results(group: str):
    check_in_any_order(program(group))


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("device", ARCHITECTURES)
def test_compiles_without_spills(group: str, device: str):
    kernels = nvrtc.compile_cubin(program(group, device).source, device).kernels
    assert len(kernels) == len(program(group, device).distinct)
    for name, used in kernels.items():
        assert max(used.spill_stores, used.spill_loads, used.stack) == 0, (name, used)


@on_host
def test_fewer_registers():
    """Where a row doesn't fit, less is kept, with the same results."""
    small = {
        "batched": (32, 0, cases.layer_norm(3, 1024, again=True)),
        "kept": (24, 0, cases.layer_norm(3, 1024, again=True)),
        "locals": (20, 0, cases.layer_norm(3, 1024, again=True)),
        "shared": (16, 100_000, cases.layer_norm(3, 1024, again=True)),
        "local in shared": (4, 0, cases.layer_norm(3, 1024, again=True)),
        "scratch": (4, 0, cases.layer_norm(3, 13000, again=True)),
        "full": (4, 0, cases.normalize(9000)),
    }
    small = {name.replace(" ", "_"): each for name, each in small.items()}
    # Rows enough for a choice by what a full device does; no others than blocks of 128.
    gpu = replace(devices.get("sm_90"), units=1, unit_threads=128, max_block=128, max_cluster=1)
    limited = [
        replace(gpu, register_values=registers, block_shared_bytes=1024 + shared)
        for registers, shared, _ in small.values()
    ]
    scheduled = compile_cases([c.renamed(name) for name, (_, _, c) in small.items()], limited)
    first = check(scheduled)
    assert_same(first, check(scheduled, order="reverse", misaligned=True))
    arrays: list[int] = []
    shared: list[int] = []
    for case in scheduled.cases:
        ops = [op for func in scheduled.funcs(case) for op in func.walk()]
        types = [str(op.memref.type) for op in ops if isinstance(op, memref.AllocaOp)]
        arrays.append(types.count("memref<8xf32>"))
        shared.append(sum(isinstance(op, SharedOp) for op in ops))
    assert arrays == [6, 2, 1, 0, 0, 0, 0]
    assert shared == [2, 2, 2, 4, 3, 2, 1]
    assert [len(one.scratch) for one in scheduled.scheduled] == [0, 0, 0, 0, 0, 1, 0]


@on_host
@pytest.mark.parametrize("limits", [pytest.param("as they are", marks=pytest.mark.slow), "low"])
@pytest.mark.parametrize("first", [0, pytest.param(8, marks=pytest.mark.slow)])
def test_random_kernels(limits: str, first: int, monkeypatch: pytest.MonkeyPatch):
    """Any strides and sizes; with low limits, small kernels take the schedules of large ones."""
    if limits == "low":
        monkeypatch.setattr(gpu_split, "MIN_ELEMENTS", 1)
        monkeypatch.setattr(gpu_full, "ONE_BLOCK", 10)
        monkeypatch.setattr(gpu_choice, "LANES", ())
    gpu = devices.get("sm_90")
    small = replace(gpu, units=1, max_block=128, register_values=8)
    chosen = [random_case(first + k) for k in range(8)]
    scheduled = compile_cases(chosen, [small if k % 4 == 3 else gpu for k in range(8)])
    check(scheduled)
    check(scheduled, order="reverse", misaligned=True)
    text = str(ModuleOp([func.clone() for case in chosen for func in scheduled.funcs(case)]))
    assert str(parse_module(text)) == text


def text_of(case: Case, device: str = "sm_90") -> str:
    """The kernels of a case."""
    return "\n".join(str(phase.func) for phase in schedule(case.text, devices.get(device)).phases)


GROUPED = {
    "f32": (cases.add(100), [4, 4, 4]),
    "bf16": (cases.bf16_scale(100), [8, 8]),
    "mixed": (cases.mixed(100), [4, 4, 4, 4, 8, 8, 8]),  # of eight elements f32 takes two accesses
    "short rows": (cases.bias(3, 6), [4, 4]),  # across their ends, but for the bias
    "rows": (cases.bias(3, 8), [4, 4, 4]),
    "gathered rows": (cases.gather(7, 24, 5), [4, 4]),
}


@pytest.mark.parametrize("name", GROUPED)
def test_groups_fill_16_bytes(name: str):
    case, widths = GROUPED[name]
    found = re.findall(r"vector_copy .* width (\d+)", text_of(case))
    assert sorted(map(int, found)) == widths


@pytest.mark.slow
@pytest.mark.parametrize("n", [12, 1024, 4096])
def test_a_row_is_read_once(n: int):
    """All three nests of a softmax read the same registers."""
    text = text_of(cases.softmax(4, n))
    assert text.count("vector_copy %x") == text.count("memref.load %x") == 1
    assert "scf.for" not in text


@pytest.mark.parametrize(
    ("case", "bits"),
    [
        (cases.add(100), 32),
        (cases.add(100, dynamic=True), 64),
        (cases.full(100), 32),
        (cases.softmax(3, 64, dynamic_rows=True), 64),
    ],
    ids=lambda value: value.name if isinstance(value, Case) else str(value),
)
def test_index_bits(case: Case, bits: int):
    assert f"index_bits = {bits} : i64" in text_of(case)


def test_index_bits_of_large_buffers():
    case = cases.add(8)
    assert "index_bits = 64" in text_of(replace(case, text=case.text.replace("8", str(2**31 - 8))))


@pytest.mark.slow
def test_same_text_each_time():
    for case in (cases.layer_norm(3, 768), cases.full(100000), cases.bias(3, 8)):
        assert text_of(case) == text_of(case)


ERRORS = {
    "3:24: error: loop.parallel: a buffer is read and written": """
      loop.kernel @k(%x: memref<4x8xf32>) {
                       loop.parallel (%i, %j) in (4, 8) {
          %0 = loop.load %x[%i, %j] by affine_map<(d0, d1) -> (d0, 7 - d1)> : memref<4x8xf32>
          loop.store %0, %x[%i, %j] : memref<4x8xf32>
        }
      }""",
    "4:9: error: loop.load: a buffer is read and written": """
      loop.kernel @k(%x: memref<f32>, %y: memref<8xf32>) {
        %z = arith.constant 0.0 : f32
   %0 = loop.load %x[] : memref<f32>
        loop.parallel (%i) in (8) {
          loop.store %0, %y[%i] : memref<8xf32>
        }
        loop.store %z, %x[] : memref<f32>
      }""",
    "loop.local: a pointwise nest has no rows to keep": """
      loop.kernel @k(%x: memref<8xf32>) {
        loop.parallel (%i) in (8) {
          %t = loop.local : memref<4xf32>
        }
      }""",
    "loop.load: a loop.local can only be accessed at its row's own position": """
      loop.kernel @k(%x: memref<4x8xf32>, %y: memref<4x8xf32>) {
        loop.parallel (%i) in (4) {
          %t = loop.local : memref<8xf32>
          loop.parallel (%j) in (8) {
            %0 = loop.load %x[%i, %j] : memref<4x8xf32>
            loop.store %0, %t[%j] : memref<8xf32>
          }
          loop.parallel (%j) in (8) {
            %1 = loop.load %t[%j] by affine_map<(d0) -> (7 - d0)> : memref<8xf32>
            loop.store %1, %y[%i, %j] : memref<4x8xf32>
          }
        }
      }""",
    "loop.local: what several phases use must be a buffer": """
      loop.kernel @k(%x: memref<4x8xf32>) {
        %t = loop.local : memref<8xf32>
        loop.parallel (%j) in (8) {
          %0 = loop.load %x[%j, %j] by affine_map<(d0, d1) -> (0, d0)> : memref<4x8xf32>
          loop.store %0, %t[%j] : memref<8xf32>
        }
      }""",
}


@pytest.mark.parametrize("message", ERRORS)
def test_errors(message: str):
    with pytest.raises(OpError, match=re.escape(message)):
        schedule(ERRORS[message], devices.get("sm_90"))


def test_reads_after_writes_are_phases():
    """What a nest writes may be read by the next, after all of it is there."""
    scheduled = schedule(
        """
        loop.kernel @k(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>) {
          loop.parallel (%i, %j) in (64, 64) {
            %0 = loop.load %x[%i, %j] : memref<64x64xf32>
            loop.store %0, %y[%i, %j] : memref<64x64xf32>
          }
          loop.parallel (%i, %j) in (64, 64) {
            %0 = loop.load %y[%i, %j] by affine_map<(d0, d1) -> (d1, d0)> : memref<64x64xf32>
            loop.store %0, %z[%i, %j] : memref<64x64xf32>
          }
        }""",
        devices.get("sm_90"),
    )
    assert [phase.func.sym_name.data for phase in scheduled.phases] == ["k_phase_1", "k_phase_2"]
