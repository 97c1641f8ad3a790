"""Rows on a GPU: every way to share a row among threads and to keep it, asked for and run on the host.

Each group of cases is one source. Runs are under sanitizers, in three orders, aligned and misaligned;
results agree with NumPy, and to the last bit with each other.
"""

from collections.abc import Callable
from functools import cache

import kernel_cases as cases
import pytest
from gpu_harness import Program, check, check_in_any_order, compile_cases, wishing
from kernel_cases import Case
from xdsl.dialects import memref, scf
from xdsl.ir import Operation

from mlfuse.dialects.kernel.ops import (
    BarrierOp,
    ClusterStoreOp,
    ClusterWaitOp,
    ShuffleXorOp,
    VectorCopyOp,
)
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.testing import host_cuda

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")


GROUPS: dict[str, Callable[[], list[Case]]] = {
    "lanes": lambda: [
        *(wishing(cases.softmax(9, n), team=t) for n, t in ((8, 1), (64, 2), (64, 4), (100, 8))),
        *(wishing(cases.softmax(50, n), team=8) for n in (33, 63)),
        *(wishing(cases.softmax(9, n, "bf16"), team=8) for n in (128, 200, 31)),
        wishing(cases.softmax(9, 64, dynamic_rows=True), team=4),
        wishing(cases.softmax(0, 64, dynamic_rows=True), team=16),
        wishing(cases.layer_norm(13, 128), team=16),
        wishing(cases.argmax(21, 100), team=16),
    ],
    "blocks": lambda: [
        *(wishing(cases.softmax(3, n), team=t) for n, t in ((1000, 64), (3001, 256), (2048, 128))),
        wishing(cases.layer_norm(3, 2050), team=256),
        wishing(cases.argmax(2, 3000), team=512),
    ],
    "shared memory": lambda: [
        *(wishing(cases.softmax(3, n), team=128, keep="shared") for n in (3000, 3001)),
        wishing(cases.softmax(3, 3000, "bf16"), team=64, keep="shared"),
        wishing(cases.softmax(2, 20000), team=256, keep="shared"),  # more than 48 KiB
        wishing(cases.layer_norm(3, 2050, again=True), team=256, keep="shared"),
    ],
    "clusters": lambda: [
        wishing(cases.softmax(3, 5000), cluster=2, team=256),
        wishing(cases.softmax(2, 4099), cluster=4, team=256),
        wishing(cases.softmax(3, 8192, "bf16", dynamic_rows=True), cluster=8, team=256),
        wishing(cases.softmax(0, 8192, dynamic_rows=True), cluster=8, team=256),
        wishing(cases.softmax(2, 16384), cluster=16, team=256),
        wishing(cases.layer_norm(2, 8192), cluster=4, team=256),
        wishing(cases.argmax(2, 6000), cluster=2, team=512),
    ],
    "clusters and shared memory": lambda: [
        *(wishing(cases.softmax(2, n), cluster=2, team=256, keep="shared") for n in (5000, 4099)),
        wishing(cases.layer_norm(2, 9000, again=True), cluster=4, team=256, keep="shared"),
        wishing(cases.softmax(2, 40000), cluster=2, team=256, keep="shared"),
    ],
    "read again": lambda: [
        *(wishing(cases.softmax(3, n), team=128, keep="strided") for n in (3000, 3001)),
        wishing(cases.layer_norm(2, 3000), team=256, keep="strided"),
    ],
    "unknown lengths": lambda: [
        *(cases.softmax(3, n, dynamic=True) for n in (1, 50, 1024, 2000, 4099, 9001)),
        *(cases.softmax(20, n, "bf16", dynamic=True, dynamic_rows=True) for n in (96, 1100)),
        *(cases.softmax(n, 7 - n, dynamic=True, dynamic_rows=True) for n in (0, 7)),
    ],
}


@cache
def program(group: str) -> Program:
    """A group's cases, scheduled once."""
    chosen = GROUPS[group]()
    return compile_cases(chosen, [devices.get("sm_90")] * len(chosen))


@pytest.mark.slow
@on_host
@pytest.mark.parametrize("group", GROUPS)
def test_results(group: str):
    check_in_any_order(program(group))


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("group", GROUPS)
def test_compiles_without_spills(group: str):
    """For sm_90; what is chosen without hints is compiled for others in test_gpu."""
    for name, used in nvrtc.compile_cubin(program(group).source, "sm_90").kernels.items():
        assert max(used.spill_stores, used.spill_loads, used.stack) == 0, (name, used)


def ops_of(case: Case, device: str = "sm_90") -> list[Operation]:
    """The ops of the one kernel of a case."""
    (func,) = compile_cases([case], [devices.get(device)]).funcs(case)
    return list(func.walk())


def count(ops: list[Operation], kind: type[Operation]) -> int:
    return sum(isinstance(op, kind) for op in ops)


def test_a_wish_is_granted():
    """Eight lanes a row: three shuffles a reduction, 16 rows in a block of 128."""
    case = wishing(cases.softmax(20000, 64), team=8)
    (func,) = compile_cases([case], [devices.get("sm_90")]).funcs(case)
    assert count(list(func.walk()), ShuffleXorOp) == 2 * 3
    assert func.block_size == 128


@pytest.mark.slow
@pytest.mark.parametrize("n", [64, 512, 4096, 65536, 262144])
def test_a_row_is_read_once_in_groups(n: int):
    """From the shortest to clusters: one vector load of the input, and one load by elements."""
    ops = ops_of(cases.softmax(4000, n) if n < 1000 else cases.softmax(2, n))
    reads = [op for op in ops if isinstance(op, VectorCopyOp) and op.source.name_hint == "x"]
    assert len(reads) == 1 and reads[0].width.value.data == 4
    loads = [op for op in ops if isinstance(op, memref.LoadOp) and op.memref.name_hint == "x"]
    assert len(loads) == 1


def test_rows_of_unknown_length_are_read_once_where_they_fit():
    """A warp, a block, and a block that reads again: one read, one, and one for each of three nests."""
    ops = ops_of(cases.softmax(3, 50, dynamic=True))
    reads = [op for op in ops if isinstance(op, VectorCopyOp) and op.source.name_hint == "x"]
    assert len(reads) == 1 + 1 + 3
    assert (
        sum(isinstance(op, scf.ForOp) for op in ops) == 3 + 3
    )  # over rows, and over the third's groups


def test_clusters_meet_once_a_reduction():
    """And once more before the first, so that all blocks are there."""
    ops = ops_of(wishing(cases.softmax(2, 16384), cluster=4, team=512))
    assert count(ops, ClusterWaitOp) == 1 + 2
    assert count(ops, ClusterStoreOp) == 2
    assert count(ops, BarrierOp) == 0


def test_no_clusters_below_sm_90():
    ops = ops_of(cases.softmax(2, 262144), "sm_80")
    assert count(ops, ClusterWaitOp) == 0


TWO_SUMS = """
loop.kernel @two_sums(%x: memref<6x512xf32>, %y: memref<6x512xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (6) {
    %s = loop.reduce (%j) in (512) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<6x512xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    %half = arith.mulf %s, %s : f32
    %q = loop.reduce (%j) in (512) init (%zero : f32) {
      %2 = loop.load %x[%i, %j] : memref<6x512xf32>
      %3 = arith.mulf %2, %2 : f32
      loop.yield %3 : f32
    } combine (%a, %b) {
      %4 = arith.addf %a, %b : f32
      loop.yield %4 : f32
    }
    %t = arith.subf %q, %half : f32
    loop.parallel (%j) in (512) {
      %5 = loop.load %x[%i, %j] : memref<6x512xf32>
      %6 = arith.mulf %5, %t : f32
      loop.store %6, %y[%i, %j] : memref<6x512xf32>
    }
  }
}"""


@on_host
def test_reductions_that_need_nothing_of_each_other_meet_together():
    """A scalar between them that needs the first doesn't stand in the way."""
    x = cases.values(cases.np.random.default_rng(0), (6, 512))
    wide = x.astype(cases.np.float64)
    t = (wide**2).sum(1, keepdims=True) - wide.sum(1, keepdims=True) ** 2
    want = (wide * t).astype(cases.np.float32)
    case = Case("two_sums", TWO_SUMS, [x, cases.output((6, 512))], [], {1: want}, 1e-4)
    case = wishing(case, team=128)
    assert count(ops_of(case), BarrierOp) == 1
    check(compile_cases([case], [devices.get("sm_90")]))
