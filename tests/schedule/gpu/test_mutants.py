"""The checks check: what a schedule needs, left out of it, is noticed.

From scheduled kernels each barrier and each shuffle is dropped in turn, and each guard made true.
Every such mutant must fail: a wrong result in some thread order, an access outside a buffer, a
misaligned access, or threads that miss a meeting. The few that are equivalent are listed with the
reason. All mutants are one source, so that it is compiled once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import kernel_cases as cases
import pytest
import test_gpu_chains
import test_gpu_products
import test_gpu_tensor_cores
from gpu_harness import Program, check, compile_cases, print_cuda, wishing
from kernel_cases import Case
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.ops import (
    BarrierOp,
    ClusterArriveOp,
    ClusterStoreOp,
    ClusterWaitOp,
    FuncOp,
    SharedOp,
    ShuffleXorOp,
    VectorCopyOp,
)
from mlfuse.targets import devices
from mlfuse.targets.printers.cfamily import signature
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import HostCudaError, Order

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler"),
]

CASES: list[list[Case]] = [
    [cases.sensitive_softmax(33, 1000, 32)],  # a warp a row; the last block has one row
    [  # a block a row; a grid has one block even for no rows
        cases.sensitive_softmax(32, 3000, 256, dynamic_rows=True),
        cases.softmax(0, 3000, dynamic_rows=True),
    ],
    [cases.add(1027)],
    [cases.full_sums(20003)],
    [cases.reduce_dims("columns", (300, 45), (0,))],
    [wishing(cases.sensitive_softmax(33, 60, 8), team=8)],  # lanes; some have no row of their own
    [wishing(cases.sensitive_softmax(6, 4100, 512), cluster=2, team=256)],
    [wishing(cases.sensitive_softmax(6, 1000, 64), team=64, keep="shared")],
    [test_gpu_products.with_an_epilogue(65, 33, 40)],
    [test_gpu_chains.of_attention("causal_140", (), 140, 130, 20, 70, causal=True)],
    [test_gpu_tensor_cores.plain(65, 33, 72, "bf16", result="f32")],
]
MEETINGS = BarrierOp | ShuffleXorOp | ClusterArriveOp | ClusterWaitOp | ClusterStoreOp
RUNS: list[tuple[Order, bool]] = [
    *(("forward", False), ("reverse", False), ("random", False), ("forward", True)),
]


@dataclass
class Mutant:
    """A kernel with one change, in place of the kernel of a phase."""

    phase: int
    func: FuncOp
    what: str
    equivalent: str = ""
    """Why it computes the same, if it does."""


def mutants_of(func: FuncOp, phase: int) -> list[Mutant]:
    """Every mutant of one kernel."""
    mutants: list[Mutant] = []
    for position, op in enumerate(func.walk()):
        if not isinstance(op, MEETINGS | scf.IfOp):
            continue
        copy = func.clone()
        target = list(copy.walk())[position]
        mutate(target)
        name = f"{func.sym_name.data}_mutant_{len(mutants)}"
        copy.sym_name = StringAttr(name)
        what = f"{name}: {op.name} {position}"
        mutants.append(Mutant(phase, copy, what, why_equivalent(op)))
    return mutants


def mutate(op: Operation) -> None:
    """Drop a barrier or a shuffle, or make a guard true."""
    block = op.parent
    assert block is not None
    if isinstance(op, ShuffleXorOp):
        op.result.replace_all_uses_with(op.value)
    if isinstance(op, scf.IfOp):
        true = arith.ConstantOp.from_int_and_width(1, 1)
        block.insert_op_before(true, op)
        op.operands[0] = true.result
    else:
        op.detach()
        op.erase()


def why_equivalent(op: Operation) -> str:
    """Known equivalent mutants, by what they are."""
    if not isinstance(op, scf.IfOp):
        return ""
    if any(isinstance(inner, ClusterStoreOp) for inner in op.walk()):
        return ""
    if is_row_guard(op):
        return "threads without a row of their own have the last row's values"
    if is_loop_guard(op):
        return "the loop around it ends there"
    inside = {type(inner) for inner in op.true_region.block.ops}
    if inside <= {memref.StoreOp, scf.YieldOp}:
        return "all threads hold the same values, so who stores them doesn't matter"
    accesses = [inner for inner in op.walk() if isinstance(inner, memref.LoadOp | memref.StoreOp)]
    loads = [inner.memref for inner in accesses if isinstance(inner, memref.LoadOp)]
    stores = [inner.memref for inner in accesses if isinstance(inner, memref.StoreOp)]
    arrays = [array.owner for array in (*loads, *stores)]
    own = all(isinstance(array, memref.AllocaOp | SharedOp) for array in arrays)
    if own and any(isinstance(inner, ShuffleXorOp) for inner in op.walk()):
        return "a warp without a row computes one in shared memory, which is never stored"
    private = all(isinstance(array, memref.AllocaOp) for array in arrays)
    copies = any(isinstance(inner, VectorCopyOp) for inner in op.walk())
    if private and not copies and not any(is_variable(array) for array in stores):
        return "it writes register arrays only, and what is past the row's end is never stored"
    return ""


def is_row_guard(op: scf.IfOp) -> bool:
    """Whether a guard asks for a row that is otherwise limited to the last one."""
    compared = op.cond.owner
    return isinstance(compared, arith.CmpiOp) and any(
        isinstance(use.operation, arith.MinUIOp) for use in compared.lhs.uses
    )


def is_loop_guard(op: scf.IfOp) -> bool:
    """Whether a guard has the condition of the loop around it."""
    compared, loop = op.cond.owner, op.parent_op()
    return (
        isinstance(compared, arith.CmpiOp)
        and isinstance(loop, scf.ForOp)
        and compared.lhs is loop.body.block.args[0]
        and compared.rhs is loop.ub
    )


def is_variable(array: SSAValue) -> bool:
    """Whether a memref has rank 0: an accumulator."""
    assert isinstance(array.owner, memref.AllocaOp)
    return not array.owner.memref.type.get_num_dims()


@cache
def program() -> tuple[Program, list[tuple[Sequence[Case], Mutant]], str]:
    """The scheduled cases, their mutants, and one source for both."""
    flat = [case for group in CASES for case in group]
    device = replace(devices.get("sm_90"), units=1)  # or few rows would get small blocks
    scheduled = compile_cases(flat, [device] * len(flat))
    pairs: list[tuple[Sequence[Case], Mutant]] = []
    funcs: list[FuncOp] = []
    for group in CASES:
        funcs += [func for case in group for func in scheduled.funcs(case)]
        for phase, func in enumerate(scheduled.funcs(group[0])):
            pairs += [(group, mutant) for mutant in mutants_of(func, phase)]
    return scheduled, pairs, print_cuda([*funcs, *(mutant.func for _, mutant in pairs)])


def noticed(group: Sequence[Case], mutant: Mutant) -> str:
    """What gives a mutant away, or nothing."""
    scheduled, _, source = program()
    kernels = [signature(scheduled.funcs(case)[mutant.phase]).name for case in group]
    instead = dict.fromkeys(kernels, signature(mutant.func).name)
    for order, misaligned in RUNS:
        try:
            check(
                scheduled,
                group,
                order=order,
                misaligned=misaligned,
                source=source,
                instead=instead,
            )
        except HostCudaError as error:
            return error.kind
        except AssertionError:
            return "result"
    return ""


def test_kernels_pass():
    scheduled, _, source = program()
    for order, misaligned in RUNS:
        check(scheduled, order=order, misaligned=misaligned, source=source)


def test_every_mutant_is_noticed():
    _, pairs, _ = program()
    for group, mutant in pairs:
        found = noticed(group, mutant)
        if mutant.equivalent:
            assert not found, f"{mutant.what} is not equivalent: {found}"
        else:
            assert found, f"{mutant.what} goes unnoticed"
