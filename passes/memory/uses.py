"""The memory that each op of a host function reads and writes, as far as its ops show.

A buffer's *root* is the owner of its memory: an argument, an allocation or a constant; a view has the root
of its source. An unknown op is assumed to read and write all of its operands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.kernel.ops import TableOp as KernelTableOp
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import ConstantOp, LaunchOp, LibraryOp, ViewOp
from mlfuse.dialects.loop.ops import AccumulateOp, KernelOp, LoadOp, StoreOp
from mlfuse.dialects.loop.table import ForeachOp, TableOp, TableType

Kernels = Mapping[str, KernelOp]
"""A module's loop kernels by name."""

_PURE = (
    *(arith.ConstantOp, memref.DimOp, memref.AllocOp, memref.ViewOp),
    *(ConstantOp, TableOp, KernelTableOp, ViewOp),
)


@dataclass(frozen=True)
class Uses:
    """The roots that one op reads and writes."""

    reads: frozenset[SSAValue]
    writes: frozenset[SSAValue]

    @property
    def all(self) -> frozenset[SSAValue]:
        """Both."""
        return self.reads | self.writes


def root_of(value: SSAValue) -> SSAValue:
    """The owner of a buffer's memory."""
    while isinstance(value.owner, ViewOp | memref.ViewOp):
        value = value.owner.source
    return value


def is_pure(op: Operation) -> bool:
    """Whether it touches no memory: it makes buffers, or computes sizes."""
    return isinstance(op, _PURE) or not any(
        isinstance(value.type, MemRefType | TableType) for value in (*op.operands, *op.results)
    )


def uses_of(op: Operation, kernels: Kernels) -> Uses:
    """The memory that an op of a host function reads and writes."""
    if is_pure(op):
        return Uses(frozenset(), frozenset())
    if isinstance(op, ReturnOp):
        return Uses(_roots(op.operands), frozenset())
    if isinstance(op, LibraryOp):
        return Uses(_roots(op.inputs), _roots(op.outputs))
    if isinstance(op, AllReduceOp):
        return Uses(_roots(op.inputs), _roots(op.outputs))
    kernel = kernels.get(op.callee.string_value()) if isinstance(op, LaunchOp) else None
    if kernel is None:
        return Uses(_roots(given_to(op)), _roots(given_to(op)))
    pairs = list(zip(op.operands, kernel.body.block.args, strict=True))
    pairs += [pair for operand, arg in pairs for pair in _columns(operand, arg)]
    return Uses(
        _roots(value for value, arg in pairs if is_read(arg)),
        _roots(value for value, arg in pairs if is_written(arg)),
    )


def is_written_between(call: LibraryOp | LaunchOp, later: Operation, kernels: Kernels) -> bool:
    """Whether ops between a call and a later op write what the call reads; also if the op isn't a later one."""
    reads = uses_of(call, kernels).reads
    between = call.next_op
    while between is not None and between is not later:
        if uses_of(between, kernels).writes & reads:
            return True
        between = between.next_op
    return between is None


def _columns(operand: SSAValue, arg: SSAValue) -> list[tuple[SSAValue, SSAValue]]:
    """The buffers of a launch's table, each with its value in the kernel's bodies."""
    if not isinstance(operand.owner, TableOp):
        return []
    bodies = [use.operation for use in arg.uses]
    return [
        pair
        for row in operand.owner.rows
        for body in bodies
        if isinstance(body, ForeachOp)
        for pair in zip(row, body.buffers, strict=True)
    ]


def given_to(op: Operation) -> list[SSAValue]:
    """The operands of an op, with tables replaced by the values in them."""
    given: list[SSAValue] = []
    for value in op.operands:
        owner = value.owner
        given += given_to(owner) if isinstance(owner, TableOp | KernelTableOp) else (value,)
    return given


def positions(func: FuncOp) -> Iterator[tuple[int, Operation]]:
    """All ops, each with the position in the function of itself or of the branch or loop that it is in: this is one step,
    which touches all that its ops touch."""
    for position, op in enumerate(func.body.block.ops):
        for each in op.walk():
            yield position, each


def live_ranges(
    func: FuncOp, root: Callable[[SSAValue], SSAValue] = root_of
) -> dict[SSAValue, tuple[int, int]]:
    """By root: the positions in the function of the first and the last op that touch it."""
    found: dict[SSAValue, tuple[int, int]] = {}
    for position, op in positions(func):
        if is_pure(op):
            continue
        for value in map(root, given_to(op)):
            first, _ = found.get(value, (position, position))
            found[value] = first, position
    return found


def written_by(launch: LaunchOp, kernels: Kernels) -> list[SSAValue]:
    """The operands of a launch that its kernel may write."""
    kernel = kernels.get(launch.callee.string_value())
    if kernel is None:
        return list(launch.arguments)
    pairs = zip(launch.arguments, kernel.body.block.args, strict=True)
    return [value for value, arg in pairs if is_written(arg)]


def is_read(arg: SSAValue) -> bool:
    """Whether a kernel may read this argument."""
    return any(not isinstance(use.operation, StoreOp | AccumulateOp) for use in arg.uses)


def is_written(arg: SSAValue) -> bool:
    """Whether a kernel may write this argument."""
    return any(not isinstance(use.operation, LoadOp) for use in arg.uses)


def _roots(values: Iterable[SSAValue]) -> frozenset[SSAValue]:
    return frozenset(root_of(v) for v in values if isinstance(v.type, MemRefType))


def returned_by(func: FuncOp) -> list[SSAValue]:
    """The values that the function returns."""
    last = func.body.block.last_op
    return list(last.operands) if isinstance(last, ReturnOp) else []
