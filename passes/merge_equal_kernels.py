"""`--merge-equal-kernels`: loop kernels that differ only in their names, or in the rows of their buffers that they touch, become one.

Most layers of a network are alike, and so are their kernels: 110 kernels of twelve transformer layers become
12. Each is then scheduled, printed and compiled once, however often it is launched. Kernels are equal if
their ops, types and attributes are, floats by their bits.

The steps of a recurrent network are alike, too, but each reads its own rows of what was computed for all steps. Such kernels are
compared as if each had a buffer of these rows alone (`memory.rows`). The one that stays is written for such a buffer, and each launch
passes a view of its rows:

    loop.launch @step_1(%x, %h0, %h1)          %v = loop.view %x() : memref<24x64xf32> -> memref<1x64xf32, strided<[64, 1], offset: 64>>
                                               loop.launch @step_0(%v, %h0, %h1)

The driver runs this for CPUs, before `--schedule`. On a GPU it doesn't: there `driver/guard.py` may choose another schedule
for the kernel of one launch only. `--compile-to` leaves it out, so that each fusion is found under its own name.

Complexity: linear in the ops.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr
from xdsl.ir import Block
from xdsl.passes import ModulePass

from mlfuse.dialects.loop.host import LaunchOp, ViewOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.memory.rows import Rows, rows_touched, take_rows_alone
from mlfuse.passes.utils.content import Numbers, content


@dataclass(frozen=True)
class MergeEqualKernels(ModulePass):
    """Launches of equal kernels launch the first of them, and the others are erased."""

    name = "merge-equal-kernels"
    takes = "loop"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = [each for each in op.ops if isinstance(each, KernelOp)]
        if len(kernels) < 2:
            return
        numbers = Numbers()
        sets: dict[Hashable, list[_Kernel]] = {}
        for kernel in kernels:
            form = _Kernel.of(kernel)
            key = content(form.alone, numbers, "sym_name")
            sets.setdefault(key, []).append(form)
        stands_for: dict[str, tuple[SymbolRefAttr, _Kernel | None]] = {}
        for forms in sets.values():
            if len(forms) > 1:
                stands_for |= _merge(forms)
        for launch in [each for each in op.walk() if isinstance(each, LaunchOp)]:
            if (found := stands_for.get(launch.callee.string_value())) is not None:
                launch.callee, form = found
                if form is not None:
                    _pass_rows(launch, form.touched)


@dataclass(frozen=True)
class _Kernel:
    """A kernel, and the same for its rows alone."""

    given: KernelOp
    alone: KernelOp
    touched: Mapping[int, Rows]

    @staticmethod
    def of(kernel: KernelOp) -> _Kernel:
        touched = rows_touched(kernel)
        if not touched:
            return _Kernel(kernel, kernel, touched)
        alone = kernel.clone()
        take_rows_alone(alone, touched)
        return _Kernel(kernel, alone, touched)


def _merge(kernels: Sequence[_Kernel]) -> dict[str, tuple[SymbolRefAttr, _Kernel | None]]:
    """Keep one of some equal kernels: the first as it is if all touch the same rows, and else its form for these rows alone.
    Returns, by the name of each kernel, the kernel to launch, and the form whose rows the launch passes; None for whole buffers."""
    first, *others = kernels
    # Equal rows are of equal buffers. All other arguments have the same types, since the kernels for the rows alone are equal.
    as_given = all(each.touched == first.touched for each in others)
    kept = SymbolRefAttr(first.given.sym_name.data)
    stands_for = {each.given.sym_name.data: (kept, None if as_given else each) for each in kernels}
    if not as_given and first.alone is not first.given:
        block = first.given.parent_block()
        assert block is not None
        block.insert_op_before(first.alone, first.given)
        others = kernels
    for each in others:
        each.given.detach()
        each.given.erase()
    return stands_for


def _pass_rows(launch: LaunchOp, touched: Mapping[int, Rows]) -> None:
    """Pass only these rows to a kernel."""
    block = launch.parent_block()
    assert isinstance(block, Block)
    for number, rows in touched.items():
        view = ViewOp(launch.arguments[number], [], rows.within)
        view.location = launch.location
        block.insert_op_before(view, launch)
        launch.operands[number] = view.result
