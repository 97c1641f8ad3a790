"""`loop.switch` and `--share-launches`: unlike kernels in one launch.

Switches written by hand are held to NumPy by the interpreter and as C; whole graphs by the interpreter and as
CUDA on the host, in several thread orders. Decisions are tested on device descriptions made for them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import get_args

import numpy as np
import pytest
from cpu_run import compile_kernel
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.ops import BarrierOp, FuncOp
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, SwitchOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.plan_memory import PlanMemory
from mlfuse.passes.schedule import schedule_kernel
from mlfuse.passes.scheduling.phases import CountSum
from mlfuse.passes.share_launches import RULE, ShareLaunches
from mlfuse.passes.utils.ledger import ledger_of
from mlfuse.runtime.compilers import cc
from mlfuse.targets import devices
from mlfuse.testing import host_cuda
from mlfuse.testing.fuzz.slack import ulps_apart
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_device import HostModule

F32 = np.float32
SM_90 = devices.get("sm_90")

SUM = """init (%zero : f32) {
        %v = loop.load LOADED
        loop.yield %v : f32
      } combine (%p, %q) {
        %w = arith.addf %p, %q : f32
        loop.yield %w : f32
      }"""
NEGATE = """
      loop.parallel (%i) in (1000) {
        %0 = loop.load %x[%i] : memref<1000xf32>
        %1 = arith.negf %0 : f32
        loop.store %1, %a[%i] : memref<1000xf32>
      }"""
ROWS = f"""
      %zero = arith.constant 0.0 : f32
      loop.parallel (%i) in (40) {{
        %s = loop.reduce (%j) in (64) {SUM.replace("LOADED", "%y[%i, %j] : memref<40x64xf32>")}
        loop.store %s, %b[%i] : memref<40xf32>
      }}"""
COLUMNS = f"""
      %zero = arith.constant 0.0 : f32
      loop.parallel (%i) in (33) {{
        %s = loop.reduce (%j) in (%n) {SUM.replace("LOADED", "%z[%j, %i] : memref<?x33xf32>")}
        loop.store %s, %c[%i] : memref<33xf32>
      }}"""
SCALAR = """
      %one = arith.constant 1.0 : f32
      loop.store %one, %d[] : memref<f32>"""

BUFFERS = {
    "x": "1000xf32",
    "y": "40x64xf32",
    "z": "?x33xf32",
    "a": "1000xf32",
    "b": "40xf32",
    "c": "33xf32",
    "d": "f32",
}
RESULTS = ("a", "b", "c", "d")


def switch(*cases: str) -> str:
    """A host function and a kernel of these cases."""
    inner = "\n".join(f"loop.case {{{case}\n    }}" for case in cases)
    typed = ", ".join(f"%{name}: memref<{type_}>" for name, type_ in BUFFERS.items())
    types = ", ".join(f"memref<{type_}>" for type_ in BUFFERS.values())
    names = ", ".join(f"%{name}" for name in BUFFERS)
    given = ", ".join(f"%{name}: memref<{BUFFERS[name]}>" for name in "xyz")
    made = "\n".join(f"%{name} = memref.alloc() : memref<{BUFFERS[name]}>" for name in RESULTS)
    returned = ", ".join(f"memref<{BUFFERS[name]}>" for name in RESULTS)
    rows = [type_.split("x")[:-1] for type_ in BUFFERS.values()]
    sizes = [", ".join("-1" if size == "?" else size for size in row) for row in rows]
    dims = ", ".join(f"array<i64: {row}>" if row else "array<i64>" for row in sizes)
    return f"""
    func.func @main({given}) -> ({returned}) {{
      %c0 = arith.constant 0 : index
      %n = memref.dim %z, %c0 : memref<?x33xf32>
      {made}
      loop.launch @cases({names}, %n) : ({types}, index)
      func.return {", ".join(f"%{name}" for name in RESULTS)} : {returned}
    }}
    loop.kernel @cases({typed}, %n: index) attributes {{arg_dims = [{dims}]}} {{
      loop.switch {{
        {inner}
      }}
    }}"""


FOUR = switch(NEGATE, ROWS, COLUMNS, SCALAR)


def ramp(*shape: int) -> Array:
    """Different elements, exact in binary, some of them negative."""
    count = int(np.prod(shape))
    return (((np.arange(count) * 7) % 23 - 11) / 4).astype(F32).reshape(shape)


def wide(x: Array) -> Array:
    return x.astype(np.float64)


def four_inputs(rows: int) -> list[Array]:
    return [ramp(1000), ramp(40, 64), ramp(rows, 33)]


def four_results(x: Array, y: Array, z: Array) -> list[Array]:
    return [-x, y.sum(1), z.sum(0), np.asarray(1, F32)]


def kernel_of(text: str) -> KernelOp:
    return next(op for op in parse_module(text).ops if isinstance(op, KernelOp))


# The op


def test_a_switch_survives_printing_and_parsing() -> None:
    module = parse_module(FOUR)
    verify_module(module)
    text = str(module)
    assert str(parse_module(text)) == text
    assert text.count("loop.case") == 4


@pytest.mark.parametrize("rows", [0, 1, 700])
def test_the_interpreter_does_every_case(rows: int) -> None:
    inputs = four_inputs(rows)
    got = run_module(parse_module(FOUR), "main", inputs)
    for one, want in zip(got, four_results(*inputs), strict=True):
        np.testing.assert_array_equal(np.asarray(one), want)


def test_a_case_is_not_done_where_it_is_left_out() -> None:
    """The test above would pass if the results were there before."""
    inputs = four_inputs(3)
    got = run_module(parse_module(switch(NEGATE, COLUMNS, SCALAR)), "main", inputs)
    assert not np.array_equal(np.asarray(got[1]), four_results(*inputs)[1])


@pytest.mark.skipif(cc.find_compiler() is None, reason="no C compiler")
@pytest.mark.parametrize("rows", [0, 1, 5000])
def test_a_cpu_does_one_case_after_the_other(rows: int) -> None:
    """The columns' partial results go through scratch memory."""
    compiled = compile_kernel(FOUR)
    assert len(compiled.scheduled.phases) == 1
    inputs = four_inputs(rows)
    wanted = four_results(*inputs)
    outputs = [np.full_like(each, 77) for each in wanted]
    compiled([*inputs, *outputs], [rows], threads=2)
    for one, want in zip(outputs, wanted, strict=True):
        np.testing.assert_array_equal(one, want)


def test_the_ledger_counts_each_case() -> None:
    (entry,) = ledger_of(parse_module(switch(NEGATE, ROWS, SCALAR)))
    assert entry.least == entry.planned == 4 * (1000 + 1000 + 40 * 64 + 40 + 1)


def test_a_case_may_not_touch_what_another_writes() -> None:
    again = NEGATE.replace("%a[", "%b2[").replace("%x[", "%a[").replace("%b2[", "%x[")
    with pytest.raises(MlfuseError, match="is read or written by another"):
        verify_module(parse_module(switch(NEGATE, again)))


def test_a_switch_is_the_only_op_of_its_kernel() -> None:
    text = FOUR.replace("loop.switch {", "%first = arith.constant 1.0 : f32\nloop.switch {")
    with pytest.raises(MlfuseError, match="must be the only op"):
        verify_module(parse_module(text))


def test_a_case_that_takes_two_launches_is_refused_by_name() -> None:
    """A full reduction of many elements has a second phase on a GPU."""
    whole = f"""
      %zero = arith.constant 0.0 : f32
      %s = loop.reduce (%i, %j) in (%n, 33) {SUM.replace("LOADED", "%z[%i, %j] : memref<?x33xf32>")}
      loop.store %s, %d[] : memref<f32>"""
    with pytest.raises(OpError, match=r"takes 2 launches; give it a loop\.kernel of its own"):
        schedule_kernel(kernel_of(switch(NEGATE, whole)), SM_90)


def test_barriers_for_fewer_threads_than_the_block_has_are_refused() -> None:
    """Eight warps share 100 rows by columns, 32 share many: the barriers of one are not the other's."""
    few = (
        COLUMNS.replace("in (%n)", "in (100)").replace("%c[", "%b[").replace("<33xf32>", "<40xf32>")
    )
    (alone,) = schedule_kernel(kernel_of(switch(few)), SM_90).phases
    assert alone.func.block_size == 256
    assert any(isinstance(op, BarrierOp) for op in alone.func.walk())
    with pytest.raises(
        OpError, match="barriers for 256 threads, and another case has blocks of 1024"
    ):
        schedule_kernel(kernel_of(switch(few, COLUMNS)), SM_90)


@pytest.mark.slow
def test_kernels_whose_barriers_differ_keep_launches_of_their_own() -> None:
    """So the pass doesn't put them together; what has no barriers goes with either."""
    text = """
    func.func @main(%x: tensor<100x33xf32>, %y: tensor<900x33xf32>, %z: tensor<700xf32>)
        -> (tensor<33xf32>, tensor<33xf32>, tensor<700xf32>) {
      %a = graph.reduce add %x dims [0] : tensor<100x33xf32> -> tensor<33xf32>
      %b = graph.reduce add %y dims [0] : tensor<900x33xf32> -> tensor<33xf32>
      %c = graph.exp %z : tensor<700xf32>
      func.return %a, %b, %c : tensor<33xf32>, tensor<33xf32>, tensor<700xf32>
    }"""
    module, _ = loop_level(text, "sm_90")
    assert switches(module) == [2]
    assert launches(module) == 2
    x, y, z = ramp(100, 33), ramp(900, 33), ramp(700)
    check(text, [x, y, z], [x.sum(0), y.sum(0), np.exp(wide(z))])


def test_each_case_of_a_gpu_has_blocks_of_its_own() -> None:
    """1000 elements in groups of four are one block of 256 threads."""
    (phase,) = schedule_kernel(kernel_of(switch(NEGATE, ROWS, SCALAR)), SM_90).phases
    assert phase.func.block_size == 256
    assert isinstance(phase.grid, CountSum)
    grids = [count.static or 0 for count in phase.grid.counts]
    assert grids[0] == 1
    assert grids[-1] == 1
    assert phase.grid.static == sum(grids)


# Whole graphs

UNLIKE = """
func.func @main(%x: tensor<SIZExf32>, %y: tensor<64x96xf32>, %z: tensor<50x33xf32>)
    -> (tensor<SIZExf32>, tensor<96xf32>, tensor<50xf32>, tensor<f32>, tensor<33x50xf32>) {
  %a = graph.exp %x : tensor<SIZExf32>
  %b = graph.reduce add %y dims [0] : tensor<64x96xf32> -> tensor<96xf32>
  %m = graph.reduce max %z dims [1] : tensor<50x33xf32> -> tensor<50xf32>
  %s = graph.reduce add %x dims [0] : tensor<SIZExf32> -> tensor<f32>
  %q = graph.sqrt %s : tensor<f32>
  %t = graph.transpose %z perm [1, 0] : tensor<50x33xf32> -> tensor<33x50xf32>
  %n = graph.neg %t : tensor<33x50xf32>
  func.return %a, %b, %m, %q, %n
    : tensor<SIZExf32>, tensor<96xf32>, tensor<50xf32>, tensor<f32>, tensor<33x50xf32>
}"""


def loop_level(text: str, device: str) -> tuple[ModuleOp, list[Remark]]:
    module = parse_module(text)
    with collect() as remarks:
        pipelines.run(module, "loop", device)
    return module, [remark for remark in remarks if remark.rule == RULE]


def launches(module: ModuleOp) -> int:
    return sum(isinstance(op, LaunchOp) for op in module.walk())


def switches(module: ModuleOp) -> list[int]:
    """The numbers of cases."""
    return [len(op.cases) for op in module.walk() if isinstance(op, SwitchOp)]


def check(text: str, inputs: Sequence[Array], wanted: Sequence[Array]) -> None:
    """The interpreter and the host's CUDA, in every thread order. What is wanted in f64 is an exponential, all else is
    exact."""
    module, _ = loop_level(text, "sm_90")
    results = {"loop": run_module(module, "main", [np.copy(x) for x in inputs])}
    if host_cuda.available():
        host = HostModule.of(parse_module(text))
        orders: tuple[Order, ...] = get_args(Order)
        results |= {order: host.run([np.copy(x) for x in inputs], order=order) for order in orders}
    error = ulps_apart("exp", np.dtype(F32)) * float(np.finfo(F32).eps)
    for name, got in results.items():
        for one, want in zip(got, wanted, strict=True):
            if want.dtype == np.float64:
                np.testing.assert_allclose(np.asarray(one), want, rtol=error, err_msg=name)
            else:
                np.testing.assert_array_equal(np.asarray(one), want, strict=True, err_msg=name)


@pytest.mark.slow
@pytest.mark.parametrize("size", ["700", "?"])
def test_small_unlike_kernels_share_a_launch(size: str) -> None:
    """Where a size is known at run time only, so is where the blocks of later cases begin."""
    text = UNLIKE.replace("SIZE", size)
    module, remarks = loop_level(text, "sm_90")
    assert switches(module)
    assert launches(module) < 4
    shared = [remark.numbers for remark in remarks if remark.fused]
    assert shared and all(numbers["together_us"] < numbers["apart_us"] for numbers in shared)
    y, z = ramp(64, 96), ramp(50, 33)
    for length in (700,) if size == "700" else (0, 1, 3000):
        x = np.abs(ramp(length))
        wanted = [np.exp(wide(x)), y.sum(0), z.max(1), np.sqrt(x.sum(dtype=F32)), -z.T]
        check(text, [x, y, z], [np.asarray(each) for each in wanted])


@pytest.mark.slow
def test_a_kernel_that_needs_another_waits_for_its_launch() -> None:
    text = """
    func.func @main(%x: tensor<64x96xf32>, %y: tensor<40x70xf32>) -> (tensor<64xf32>, tensor<70xf32>) {
      %r = graph.reduce add %x dims [1] : tensor<64x96xf32> -> tensor<64xf32>
      %c = graph.cumulative add %r dim 0 : tensor<64xf32> -> tensor<64xf32>
      %s = graph.reduce add %y dims [0] : tensor<40x70xf32> -> tensor<70xf32>
      func.return %c, %s : tensor<64xf32>, tensor<70xf32>
    }"""
    x, y = ramp(64, 96), ramp(40, 70)
    check(text, [x, y], [x.sum(1).cumsum(dtype=F32), y.sum(0)])
    module, _ = loop_level(text, "sm_90")
    for op in module.walk():
        if isinstance(op, SwitchOp):
            assert len(op.cases) == 2  # never all three


def device_like(path: Path, name: str, **changes: float) -> str:
    """A device description of our own."""
    fields = asdict(devices.get(name)) | changes
    file = path / "device.json"
    file.write_text(json.dumps(fields))
    return str(file)


def test_the_model_says_what_a_launch_is_worth(tmp_path: Path) -> None:
    """A CPU's microsecond is not worth a thing; where a call takes ten, it is."""
    text = UNLIKE.replace("SIZE", "700")
    module, remarks = loop_level(text, "cpu")
    assert not switches(module)
    assert remarks
    assert not any(remark.fused for remark in remarks)
    slow, remarks = loop_level(text, device_like(tmp_path, "cpu", launch_us=10.0))
    assert switches(slow)
    assert launches(slow) == 1
    assert all(remark.fused for remark in remarks)


def test_large_kernels_keep_their_launches() -> None:
    """100 MB take 30 us: a launch of 3 us is not what counts."""
    text = """
    func.func @main(%x: tensor<12500000xf32>, %y: tensor<3000x4000xf32>)
        -> (tensor<12500000xf32>, tensor<3000xf32>) {
      %a = graph.exp %x : tensor<12500000xf32>
      %b = graph.reduce max %y dims [1] : tensor<3000x4000xf32> -> tensor<3000xf32>
      func.return %a, %b : tensor<12500000xf32>, tensor<3000xf32>
    }"""
    module, remarks = loop_level(text, "sm_90")
    assert not switches(module)
    assert not remarks


def test_an_op_that_must_not_be_fused_keeps_its_launch() -> None:
    text = UNLIKE.replace("SIZE", "700").replace("graph.exp %x", "graph.exp %x {mlfuse.no_fuse}")
    module, _ = loop_level(text, "sm_90")
    kernels = [op for op in module.ops if isinstance(op, KernelOp)]
    exp = next(kernel for kernel in kernels if "exp" in kernel.sym_name.data)
    assert exp.sym_name.data == "fused_exp"
    assert not isinstance(exp.body.block.first_op, SwitchOp)


def test_waiting_kernels_keep_few_bytes_alive() -> None:
    """Six intermediates of 4 MB are read by small kernels: not all may wait for the last."""
    size = "1000x1000"
    lines: list[str] = []
    for k in range(6):
        lines += [
            f"%d{k} = graph.dot_general %x, %{'x' if k == 0 else f'd{k - 1}'} contract [1] x [0]"
            f" : tensor<{size}xf32>, tensor<{size}xf32> -> tensor<{size}xf32>",
            f"%s{k} = graph.reduce add %d{k} dims [0] : tensor<{size}xf32> -> tensor<1000xf32>",
        ]
    names = ", ".join(f"%s{k}" for k in range(6))
    types = ", ".join(["tensor<1000xf32>"] * 6)
    text = (
        f"func.func @main(%x: tensor<{size}xf32>) -> ({types}) {{\n"
        + "\n".join(lines)
        + f"\nfunc.return {names} : {types}\n}}"
    )
    module, _ = loop_level(text, "sm_90")
    assert max(switches(module)) <= 4


def test_a_switch_never_delays_a_kernel_over_one_that_overwrites_what_it_reads() -> None:
    """At the loop level a buffer may be written twice."""
    fill = """
      loop.parallel (%i) in (8) {
        %v = loop.load %a[%i] : memref<8xf32>
        %w = arith.OP %v, %v : f32
        loop.store %w, %b[%i] : memref<8xf32>
      }"""
    kernels = "\n".join(
        f"loop.kernel @{name}(%a: memref<8xf32>, %b: memref<8xf32>) "
        f"attributes {{arg_dims = [array<i64: 8>, array<i64: 8>]}} {{{fill.replace('OP', op)}\n}}"
        for name, op in (("double", "addf"), ("square", "mulf"), ("again", "addf"))
    )
    text = f"""
    func.func @main(%x: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {{
      %t = memref.alloc() : memref<8xf32>
      %u = memref.alloc() : memref<8xf32>
      loop.launch @double(%x, %t) : (memref<8xf32>, memref<8xf32>)
      loop.launch @square(%t, %u) : (memref<8xf32>, memref<8xf32>)
      loop.launch @again(%x, %t) : (memref<8xf32>, memref<8xf32>)
      func.return %t, %u : memref<8xf32>, memref<8xf32>
    }}
    {kernels}"""
    module = parse_module(text)
    ShareLaunches("sm_90").apply(new_context(), module)
    verify_module(module)
    assert not switches(module)
    x = ramp(8)
    got = run_module(module, "main", [x])
    np.testing.assert_array_equal(np.asarray(got[0]), x + x)
    np.testing.assert_array_equal(np.asarray(got[1]), (x + x) * (x + x))


# Memory

DONATED = """
func.func @main(%x: tensor<700xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<64x96xf32>)
    -> (tensor<700xf32>, tensor<96xf32>OTHER) {
  %a = graph.exp %x : tensor<700xf32>
  %b = graph.reduce add %y dims [0] : tensor<64x96xf32> -> tensor<96xf32>
  MORE
  func.return %a, %bNAME : tensor<700xf32>, tensor<96xf32>OTHER
}"""


def planned(text: str) -> ModuleOp:
    module, _ = loop_level(text, "sm_90")
    PlanMemory().apply(new_context(), module)
    verify_module(module)
    return module


@pytest.mark.slow
def test_a_case_writes_over_what_it_alone_reads() -> None:
    text = DONATED.replace("OTHER", "").replace("NAME", "").replace("MORE", "")
    module = planned(text)
    assert switches(module) == [2]
    allocated = [op for op in module.walk() if op.name == "memref.alloc"]
    assert len(allocated) == 1  # of b alone
    x, y = ramp(700), ramp(64, 96)
    check(text, [x, y], [np.exp(wide(x)), y.sum(0)])


@pytest.mark.slow
def test_a_case_does_not_write_over_what_another_reads() -> None:
    text = DONATED.replace("OTHER", ", tensor<f32>").replace("NAME", ", %s")
    text = text.replace(
        "MORE", "%s = graph.reduce max %x dims [0] : tensor<700xf32> -> tensor<f32>"
    )
    x, y = ramp(700), ramp(64, 96)
    check(text, [x, y], [np.exp(wide(x)), y.sum(0), np.asarray(x.max())])


# Names


def test_the_kernel_is_named_after_its_cases() -> None:
    module, _ = loop_level(UNLIKE.replace("SIZE", "700"), "sm_90")
    pipelines.run(module, "kernel", "sm_90")
    names = [op.sym_name.data for op in module.ops if isinstance(op, FuncOp)]
    assert any(name.startswith("fused_switch_") for name in names)
    assert len(set(names)) == len(names)


def test_a_kernel_that_is_too_large_for_any_switch_stays_alone(tmp_path: Path) -> None:
    """Of more ops than a kernel may hold where it shares: found by `tests/fuzz`."""
    chain = ["%c0 = graph.neg %x : tensor<64xf32>"]
    chain += [f"%c{k} = graph.sqrt %c{k - 1} : tensor<64xf32>" for k in range(1, 9)]
    text = (
        "func.func @main(%x: tensor<64xf32>, %y: tensor<40x70xf32>, %z: tensor<9xf32>)"
        " -> (tensor<64xf32>, tensor<70xf32>, tensor<9xf32>) {\n"
        + "\n".join(chain)
        + """
      %s = graph.reduce add %y dims [0] : tensor<40x70xf32> -> tensor<70xf32>
      %n = graph.neg %z : tensor<9xf32>
      func.return %c8, %s, %n : tensor<64xf32>, tensor<70xf32>, tensor<9xf32>
    }"""
    )
    module = parse_module(text)
    pipelines.run(module, "loop", device_like(tmp_path, "sm_90", max_ops=3))
    x = -np.ones(64, F32)
    y, z = ramp(40, 70), ramp(9)
    got = run_module(module, "main", [x, y, z])
    for one, want in zip(got, [np.ones(64, F32), y.sum(0), -z], strict=True):
        np.testing.assert_array_equal(np.asarray(one), want)
