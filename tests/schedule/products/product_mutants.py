"""Mutants of the kernels of matrix products: prints those that still give the right bits, one a line.

Mutants are a bound left out (a minimum becomes its first operand), a guard that always or never holds, an index without
one of its addends or factors, and a tile with a row less or a term less, or whose sums begin with 0 again. Each runs in a process of its own, since it may
write anywhere.
"""

import ctypes
import mmap
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from cpu_run import Array, scheduled_kernel
from product_cases import at_loops, exact, in_order, product_text, target
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.ops import FuncOp, OuterProductsOp, PrefetchOp
from mlfuse.ir.context import new_context
from mlfuse.passes.scheduling.phases import ScheduledKernel, Scratch
from mlfuse.passes.simplify_kernels import SimplifyKernels
from mlfuse.targets import devices
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cfamily import signature

MARGIN = 2**18
"""Elements before an array, and after one that is written: what is out of bounds is there."""
PAGE = 4096


@dataclass(frozen=True)
class Case:
    """A product of `left` and `right` as they are in memory, or the sum of several such products."""

    left: tuple[int, int]
    right: tuple[int, int]
    dims: str
    count: int = 1

    def operands(self) -> list[Array]:
        """The matrices, product by product."""
        rng = np.random.default_rng(0)
        shapes = (self.left, self.right) * self.count
        return [rng.standard_normal(shape, np.float32) for shape in shapes]

    def want(self) -> Array:
        """The exact products, added up in order."""
        given = self.operands()
        products = [
            exact(x if "[1] x" in self.dims else x.T, w if "x [0]" in self.dims else w.T)
            for x, w in zip(given[::2], given[1::2], strict=True)
        ]
        total = products[0]
        for each in products[1:]:
            total = total + each
        return total


CASES = [
    Case((70, 19), (19, 37), "contract [1] x [0]"),  # each chunk packs its panels
    Case((200, 33), (33, 40), "contract [1] x [0]"),  # panels for several blocks of rows
    Case((130, 137), (37, 130), "contract [0] x [1]"),  # both matrices turned and packed
    Case((2, 20), (140, 20), "contract [1] x [1]"),  # a wider tile
    Case((7, 130), (130, 37), "contract [1] x [0]"),  # few rows: the right matrix in place
    Case((7, 129), (129, 3000), "contract [1] x [0]"),  # the same in several chunks
    Case((13, 7), (7, 37), "contract [1] x [0]", 3),  # three products, chunks pack their panels
    Case((200, 9), (9, 40), "contract [1] x [0]", 2),  # two, panels for several blocks of rows
]


def mutants_of(func: FuncOp) -> Iterator[tuple[str, FuncOp]]:
    """Every mutant of a kernel."""
    for position, op in enumerate(func.walk()):
        for number, what in enumerate(_kinds(op)):
            copy = func.clone()
            _mutate(list(copy.walk())[position], number)
            yield f"{op.name} {what}", copy


def _kinds(op: Operation) -> list[str]:
    match op:
        case scf.IfOp():
            return ["always", "never"]
        case arith.MinUIOp():
            return ["first operand"]
        case arith.AddiOp() if _places_zero(op):
            return []  # the zeros that fill up a panel are in no result
        case arith.AddiOp() | arith.MuliOp() if _is_fetched_only(op):
            return []  # a prefetch changes no value
        case arith.AddiOp() | arith.MuliOp() if isinstance(op.result.type, IndexType):
            return ["first operand", "second operand"]
        case OuterProductsOp():
            has_more = op.more is not None
            return [
                "a term less",
                *["a row less"] * (op.rows.value.data > 1),
                *["from 0"] * has_more,
            ]
        case _:
            return []


def _places_zero(op: arith.AddiOp) -> bool:
    """Whether an index is that of a stored constant."""
    users = [use.operation for use in op.result.uses]
    stores = [user for user in users if isinstance(user, memref.StoreOp)]
    return (
        bool(users)
        and stores == users
        and all(isinstance(s.value.owner, arith.ConstantOp) for s in stores)
    )


def _is_fetched_only(op: Operation) -> bool:
    """Whether a result is nothing but a part of what is fetched ahead."""
    users = {use.operation for result in op.results for use in result.uses}
    return bool(users) and all(
        isinstance(user, PrefetchOp)
        or (isinstance(user, arith.AddiOp | arith.MuliOp) and _is_fetched_only(user))
        for user in users
    )


def _mutate(op: Operation, number: int) -> None:
    block = op.parent
    assert block is not None
    match op:
        case scf.IfOp():
            constant = arith.ConstantOp.from_int_and_width(1 - number, 1)
            block.insert_op_before(constant, op)
            op.operands[0] = constant.result
        case OuterProductsOp() if _kinds(op)[number] == "from 0":
            op.more = None
        case OuterProductsOp() if number:
            op.rows = IntegerAttr(op.rows.value.data - 1, i64)
        case OuterProductsOp():
            one = arith.ConstantOp(IntegerAttr(1, IndexType()))
            less = arith.SubiOp(op.depth, one.result)
            block.insert_ops_before([one, less], op)
            op.operands[7] = less.result
        case _:
            operands: list[SSAValue] = list(op.operands)
            op.results[0].replace_all_uses_with(operands[number])


def padded(array: Array, fill: float) -> tuple[Array, Array]:
    """An array in the middle of a longer one."""
    whole = np.full(array.size + 2 * MARGIN, fill, np.float32)
    inner = whole[MARGIN : MARGIN + array.size].reshape(array.shape)
    inner[...] = array
    return whole, inner


def fenced(array: Array) -> tuple[Array, Array]:
    """The same, at the end of the memory that may be read."""
    size = -(-4 * (array.size + MARGIN) // PAGE) * PAGE
    block = mmap.mmap(-1, size + PAGE)
    whole = np.frombuffer(block, np.float32, size // 4)
    fence = ctypes.c_void_p(whole.ctypes.data + size)
    assert not ctypes.CDLL(None).mprotect(fence, PAGE, 0)
    inner = whole[whole.size - array.size :].reshape(array.shape)
    whole[...] = np.nan
    inner[...] = array
    return whole, inner


def is_right(
    function: object, scheduled: ScheduledKernel, given: Sequence[Array], want: Array
) -> bool:
    """Whether a kernel gives the exact product and writes nothing else."""
    result = np.full(want.shape, 55, np.float32)
    arrays = [*map(fenced, given), padded(result, 77)]
    last = len(given)
    (phase,) = scheduled.phases
    for each in phase.arguments:
        if isinstance(each, Scratch):
            count = each.by_size.static
            assert count is not None
            arrays.append(padded(np.full(count, 77, np.float32), 77))
    order = [each for each in phase.arguments if isinstance(each, int)]
    chosen = [arrays[n] for n in order] + arrays[last + 1 :]
    pointers = (ctypes.c_void_p * len(chosen))(*(inner.ctypes.data for _, inner in chosen))
    function(pointers, None)  # type: ignore[operator]
    for (whole, inner), before in zip(arrays[:last], given, strict=True):
        if inner.tobytes() != before.tobytes() or not np.isnan(whole[: -inner.size]).all():
            return False
    for whole, inner in arrays[last:]:
        if not (np.delete(whole, slice(MARGIN, MARGIN + inner.size)) == 77).all():
            return False
    return arrays[last][1].tobytes() == want.tobytes()


def survives(
    function: object, scheduled: ScheduledKernel, given: Sequence[Array], want: Array
) -> bool:
    """The same in a child, which may crash or not end."""
    child = os.fork()
    if not child:
        try:
            ctypes.CDLL(None).alarm(20)
            os._exit(0 if is_right(function, scheduled, given, want) else 1)
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def main() -> None:
    """Print the survivors, then the number of mutants."""
    os.environ["OMP_NUM_THREADS"] = "1"
    device, total = target(), 0
    for number, case in enumerate(CASES):
        want = case.want()
        shapes = case.left, case.right, want.shape
        text = at_loops(product_text(*shapes, case.dims, case.count), device)
        scheduled = scheduled_kernel(text, devices.get(device))
        given = in_order(text, case.operands())
        (phase,) = scheduled.phases
        SimplifyKernels().apply(new_context(), ModuleOp([phase.func]))
        mutants = [("none", phase.func.clone()), *mutants_of(phase.func)]
        for place, (_, func) in enumerate(mutants):
            func.sym_name = StringAttr(f"mutant_{place}")
        source = CPrinter().print_module(ModuleOp([func for _, func in mutants]))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "mutants.c")
            path.write_text(source)
            library = path.with_suffix(".so")
            command = ["cc", "-std=c11", "-O1", "-march=native", "-ffp-contract=off", "-w"]
            subprocess.run(
                [*command, "-shared", "-fPIC", str(path), "-o", str(library), "-lm"], check=True
            )
            loaded = ctypes.CDLL(str(library))
        for what, func in mutants:
            alive = survives(getattr(loaded, signature(func).name), scheduled, given, want)
            if alive != (what == "none"):
                print(f"{number} {what}")
        total += len(mutants) - 1
    print(f"{total} mutants")


if __name__ == "__main__":
    main()
