"""`--lower-to-host`: the host function takes all memory from its caller and computes its sizes first.

It follows `--schedule`. In this order:

1. **Results become arguments** (`host.results`), so that the caller decides where they are.
2. **Sizes** are computed at the start of the function, from the dims of the arguments (`host.sizes`), those of tables,
   too (`host.tables`).
3. **The tensors of an all-reduce become parts of one buffer**, its message (`host.messages`).
4. **Intermediates become views of one allocation**, the arena (`host.arena`). The caller may keep it from call to call.

What is left is launches, library calls and copies on memory that is known when the function starts, in a straight line
or in branches and loops (`scf.if`, `scf.for`, `scf.while`). The interpreter (`runtime/host/interpreter.py`) says what each op means.
`targets/printers/host.py` prints it as C.

Before:

    func.func @main(%x: memref<8xf32>) -> memref<8xf32> {
      %0 = memref.alloc() : memref<8xf32>
      kernel.launch @fused_exp grid (%g) block (1) args (%x, %0 : memref<8xf32>, memref<8xf32>)
      %1 = memref.alloc() : memref<8xf32>
      kernel.launch @fused_sort grid (%g) block (1) args (%0, %1 : memref<8xf32>, memref<8xf32>)
      func.return %1 : memref<8xf32>
    }

After:

    func.func @main(%x: memref<8xf32>, %1: memref<8xf32> {mlfuse.result = 0 : i64}) {
      %arena = memref.alloc() : memref<64xi8>
      %c0 = arith.constant 0 : index
      %0 = memref.view %arena[%c0][] : memref<64xi8> to memref<8xf32>
      kernel.launch @fused_exp grid (%g) block (1) args (%x, %0 : memref<8xf32>, memref<8xf32>)
      kernel.launch @fused_sort grid (%g) block (1) args (%0, %1 : memref<8xf32>, memref<8xf32>)
      func.return
    }

A function over lists of tensors has a table as an argument. The numbers of its rows, chunks and elements are sizes that
the caller gives.
"""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.host_function import is_lowered
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.dialects.loop.table import TableType
from mlfuse.passes.host.arena import place_intermediates
from mlfuse.passes.host.messages import put_in_messages
from mlfuse.passes.host.results import results_to_arguments
from mlfuse.passes.host.sizes import ALIGNMENT, ON_GPU, sizes_first
from mlfuse.passes.host.tables import count_rows


@dataclass(frozen=True)
class LowerToHost(ModulePass):
    """Makes memory and sizes of host functions explicit. OpError for an impossible donation."""

    name = "lower-to-host"
    takes = "kernel"
    gives = "host"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for func in [each for each in op.ops if isinstance(each, FuncOp)]:
            if is_host(func):
                _lower(func)


def lowered_to_host(func: FuncOp) -> FuncOp | None:
    """A copy of a host function in this form. None for another function."""
    if not is_host(func):
        return None
    copy = func.clone()
    _lower(copy)
    return copy


def _alignment(func: FuncOp) -> int:
    """The alignment of intermediates. Only a GPU has blocks of several threads."""
    launches = [op for op in func.walk() if isinstance(op, LaunchOp)]
    return ON_GPU if any(op.block.value.data > 1 for op in launches) else ALIGNMENT


def _lower(func: FuncOp) -> None:
    _check_regions(func)
    sizes = results_to_arguments(func)
    count_rows(func, sizes)
    sizes_first(func, sizes)
    put_in_messages(func, sizes)
    place_intermediates(func, sizes, _alignment(func))


def _check_regions(func: FuncOp) -> None:
    """OpError if a buffer passes the border of a branch or a loop as a value: its memory would depend on the path."""
    for op in [each for each in func.body.block.walk() if each.regions]:
        inner = [arg for region in op.regions for block in region.blocks for arg in block.args]
        if any(isinstance(value.type, MemRefType) for value in (*inner, *op.results)):
            raise OpError(
                op, "can't pass on a buffer; let its regions read and write buffers of the function"
            )


def is_host(func: FuncOp) -> bool:
    """Whether a function is a host function whose results aren't arguments yet."""
    types = (*func.function_type.inputs, *func.function_type.outputs)
    is_typed = all(isinstance(type_, MemRefType | TableType) for type_ in types)
    return is_typed and len(func.body.blocks) == 1 and not is_lowered(func)
