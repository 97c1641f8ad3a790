"""`--hoist-constants`: what depends on constants alone is computed once, by a function of its own.

Loop-invariant code motion, where the loop is the calls of a function. Before, with a `--schedule` that packs a constant matrix:

    func.func @main(%x: memref<64x384xf32>, %w: memref<384x192xf32> {mlfuse.constant}) -> memref<64x192xf32> {
      %y = memref.alloc() : memref<64x192xf32>
      %p = memref.alloc() : memref<73728xf32>
      kernel.launch @pack_matmul grid (%g) block (1) args (%w, %p : ...)
      kernel.launch @matmul grid (%g) block (1) args (%x, %p, %y : ...)
      func.return %y : memref<64x192xf32>
    }

After:

    func.func @main_constants(%w: memref<384x192xf32> {mlfuse.constant}) -> memref<73728xf32> {
      %p = memref.alloc() : memref<73728xf32>
      kernel.launch @pack_matmul grid (%g) block (1) args (%w, %p : ...)
      func.return %p : memref<73728xf32>
    }
    func.func @main(%x: memref<64x384xf32>, %w: memref<384x192xf32> {mlfuse.constant},
                    %p: memref<73728xf32> {mlfuse.constant}) -> memref<64x192xf32> {
      %y = memref.alloc() : memref<64x192xf32>
      kernel.launch @matmul grid (%g) block (1) args (%x, %p, %y : ...)
      func.return %y : memref<64x192xf32>
    }

`@main_constants` takes the constant arguments of `@main`, in order, and returns the buffers that the pass appends to the arguments of `@main`.
So the pass changes how `@main` is called: it isn't in the standard pipeline. `mlfuse.compile` runs it for a function with bound
arguments, and calls `@main_constants` once.

Which launches these are: `utils/constant_launches.py`.

Complexity: linear in the ops and their operands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    IndexType,
    ModuleOp,
    UnitAttr,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.passes import ModulePass

from mlfuse.dialects.constant_arguments import CONSTANT
from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
from mlfuse.dialects.loop.host import ViewOp
from mlfuse.passes.utils.buffer_uses import only_reads
from mlfuse.passes.utils.constant_launches import AnyLaunch, ConstantLaunches, views_of
from mlfuse.passes.utils.slices import backward_slice

SUFFIX = "_constants"


@dataclass(frozen=True)
class HoistConstants(ModulePass):
    """Moves launches that depend on constant arguments alone to a function that is called once."""

    name = "hoist-constants"
    takes = "kernel"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = {top.sym_name.data: top for top in op.ops if isinstance(top, KernelFunc)}
        for func in [top for top in op.ops if isinstance(top, FuncOp) and not top.is_declaration]:
            once = _Hoisting(func, kernels).run()
            if once is not None:
                op.body.block.insert_op_before(once, func)


class _Hoisting:
    """The launches of one host function."""

    def __init__(self, func: FuncOp, kernels: Mapping[str, KernelFunc]):
        self.func, self.kernels = func, kernels
        found = ConstantLaunches(func, self._written)
        self.given, self.launches = found.given, found.launches

    def run(self) -> FuncOp | None:
        """Change the function; returns the new one, or None if there is nothing to hoist."""
        return self._split_off() if self.launches else None

    def _written(self, launch: AnyLaunch) -> list[SSAValue]:
        """The buffers that a launch may write."""
        kernel = self.kernels.get(launch.callee.string_value())
        if kernel is None:
            return list(launch.arguments)
        pairs = zip(launch.arguments, kernel.body.block.args, strict=True)
        return [
            value
            for value, arg in pairs
            if not isinstance(arg.type, IndexType) and not _is_only_read(arg)
        ]

    def _split_off(self) -> FuncOp:
        """The function with the launches, which are removed from this one."""
        func, block = self.func, self.func.body.block
        made = [value for launch in self.launches for value in self._written(launch)]
        kept = [value for value in made if not _users(value) <= set(self.launches)]
        body = Block(arg_types=[value.type for value in self.given])
        values: dict[SSAValue, SSAValue] = dict(zip(self.given, body.args, strict=True))
        for argument, own in zip(self.given, body.args, strict=True):
            own.name_hint = argument.name_hint
        moved = {*self.launches, *(value.owner for value in made)}
        operands = [value for launch in self.launches for value in launch.operands]
        needed = set(backward_slice(operands, block))
        for op in block.ops:
            if op in moved or op in needed:
                body.add_op(op.clone(values))
        body.add_op(ReturnOp(*(values[value] for value in kept)))
        types = [value.type for value in self.given], [value.type for value in kept]
        every = () if func.arg_attrs is None else func.arg_attrs.data
        marks = ArrayAttr([every[argument.index] for argument in self.given])
        name = func.sym_name.data + SUFFIX
        once = FuncOp(name, types, Region(body), visibility=func.sym_visibility, arg_attrs=marks)
        once.location = func.location
        self._append_arguments(kept)
        for op in reversed(list(block.ops)):
            is_unused_view = isinstance(op, ViewOp) and not op.result.uses.get_length()
            if op in moved or (op in needed and is_unused_view):
                op.detach()
                op.erase()
        return once

    def _append_arguments(self, buffers: list[SSAValue]) -> None:
        """Make buffers the last arguments of the function."""
        func, block = self.func, self.func.body.block
        for buffer in buffers:
            argument = block.insert_arg(buffer.type, len(block.args))
            argument.name_hint = buffer.name_hint
            buffer.replace_all_uses_with(argument)
        func.update_function_type()
        attributes = [] if func.arg_attrs is None else list(func.arg_attrs.data)
        func.arg_attrs = ArrayAttr(
            [*attributes, *[DictionaryAttr({CONSTANT: UnitAttr()})] * len(buffers)]
        )


def _is_only_read(buffer: SSAValue) -> bool:
    """Whether a kernel only reads a buffer, as far as its ops say so."""
    return all(only_reads(user, buffer) for user in _users(buffer))


def _users(value: SSAValue) -> set[Operation]:
    """The ops that use a buffer or a view of it."""
    users = [use.operation for each in (value, *views_of(value)) for use in each.uses]
    return {op for op in users if not isinstance(op, ViewOp)}
