"""Sizes of buffers in the host function, as values and as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

from xdsl.builder import Builder
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.rewriter import InsertPoint

from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import constant
from mlfuse.dialects.kernel.ops import TableOp
from mlfuse.dialects.loop.host import AssertEqualOp, ViewOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.utils.dims import NOMINAL
from mlfuse.passes.utils.indices import ARITHMETIC

ALIGNMENT = 64
"""The alignment of buffers on a CPU, in bytes: a cache line, and the widest vector."""
ON_GPU = 256
"""The same on a GPU: its allocators align to this, and its libraries are fastest with it."""
Size = int | SSAValue
Sizes = Mapping[SSAValue, Sequence[SSAValue]]
"""By argument: the sizes of its `?` dims, as far as they are known."""


def index(value: int, builder: Builder) -> SSAValue:
    """A constant."""
    return builder.insert(arith.ConstantOp.from_int_and_width(value, IndexType())).result


def sizes_of(argument: SSAValue, builder: Builder) -> list[SSAValue]:
    """The sizes of the `?` dims of an argument."""
    shape = memref_type(argument).get_shape()
    dims = [dim for dim, size in enumerate(shape) if size == dtypes.DYNAMIC]
    return [builder.insert(memref.DimOp(argument, index(dim, builder))).result for dim in dims]


def unknown_sizes(buffer: SSAValue, known: Sizes, builder: Builder) -> list[SSAValue]:
    """The sizes of the `?` dims of any buffer; those of some arguments are `known`."""
    owner = buffer.owner
    if isinstance(owner, memref.AllocOp):
        return list(owner.dynamic_sizes)
    if isinstance(owner, ViewOp | memref.ViewOp):
        return list(owner.sizes)
    return list(known[buffer]) if buffer in known else sizes_of(buffer, builder)


def with_sizes(value: SSAValue, known: Sizes, builder: Builder) -> SSAValue:
    """The value with its `?` sizes. An argument that was added for a result becomes a view that states them, because nothing
    else does."""
    if not known.get(value):
        return value
    return builder.insert(ViewOp(value, known[value], memref_type(value))).result


class ArithmeticOps:
    """Arithmetic on sizes. It makes ops, except where both operands are constants."""

    def __init__(self, builder: Builder):
        self.builder = builder

    def constant(self, value: int) -> Size:
        """A known size."""
        return value

    def value(self, size: Size) -> SSAValue:
        """A size as a value."""
        return index(size, self.builder) if isinstance(size, int) else size

    def compute(self, name: str, a: Size, b: Size) -> Size:
        """The result of an op of `ARITHMETIC`, by its name."""
        if isinstance(a, int) and isinstance(b, int):
            return ARITHMETIC[name](a, b)
        for size, other in ((a, b), (b, a)):
            if isinstance(size, int) and size == _NEUTRAL.get(name):
                return other
        return self.builder.insert(_OPS[name](self.value(a), self.value(b))).result


def elements_of(buffer: SSAValue, known: Sizes, on: ArithmeticOps) -> Size:
    """The number of a buffer's elements."""
    shape = memref_type(buffer).get_shape()
    total: Size = prod(size for size in shape if size != dtypes.DYNAMIC)
    for size in unknown_sizes(buffer, known, on.builder):
        total = on.compute("arith.muli", total, size)
    return total


_NEUTRAL = {"arith.addi": 0, "arith.muli": 1, "arith.maxsi": 0}
"""By op: the operand that leaves the other one unchanged. Sizes are never negative."""
_OPS: Mapping[str, Callable[[SSAValue, SSAValue], Any]] = {
    op.name: op
    for op in (arith.AddiOp, arith.MuliOp, arith.CeilDivSIOp, arith.MaxSIOp, arith.MinSIOp)
}


def sizes_first(func: FuncOp, known: Sizes) -> None:
    """Move the computation of sizes and their checks to the start of a function, and let it read arguments only.

    `memref.dim` of an allocation or a view is replaced by the size that the op was given; that of an argument which was
    added for a result, by its size in `known`.
    """
    block = func.body.block
    for op in list(func.walk()):
        if isinstance(op, memref.DimOp) and not _is_kept(op, known):
            op.result.replace_all_uses_with(_given(op, known))
            op.detach()
            op.erase()
    first = block.first_op
    ready: set[SSAValue] = set(block.args)
    for op in list(func.walk()):
        if not _comes_first(op, ready):
            continue
        ready.update(op.results)
        if op is first:
            first = op.next_op
            continue
        assert first is not None
        op.detach()
        block.insert_op_before(op, first)


def _is_kept(op: memref.DimOp, known: Sizes) -> bool:
    """Whether a size is read from an argument: one of the caller's, or a result's for a check of it."""
    is_checked = all(isinstance(use.operation, AssertEqualOp) for use in op.result.uses)
    return isinstance(op.source, BlockArgument) and (is_checked or op.source not in known)


def _comes_first(op: Operation, ready: set[SSAValue]) -> bool:
    """Whether an op is a size, or the check of one, that depends on `ready` values only. Two
    kinds of ops stay in a branch or a loop: checks, and divisions whose divisor may be zero."""
    if not (is_size(op) or isinstance(op, AssertEqualOp)) or not ready.issuperset(op.operands):
        return False
    if isinstance(op.parent_op(), FuncOp):
        return True
    divides = any(word in op.name for word in ("div", "rem"))
    return is_size(op) and not (divides and not constant(op.operands[1]))


def start_of(func: FuncOp) -> Operation:
    """The first op that is neither a size nor the check of one."""
    op = func.body.block.first_op
    while op is not None and (is_size(op) or isinstance(op, AssertEqualOp)):
        op = op.next_op
    assert op is not None  # the last op is func.return
    return op


def is_size(op: Operation) -> bool:
    """Whether an op computes a size. A table that is an argument has sizes, too."""
    if isinstance(op, TableOp):
        return isinstance(op.table, BlockArgument)
    is_known = op.name in ARITHMETIC or isinstance(op, arith.ConstantOp | memref.DimOp)
    return is_known and all(isinstance(result.type, IndexType) for result in op.results)


def _given(op: memref.DimOp, known: Sizes) -> SSAValue:
    """The size that the source of a `memref.dim` was made with."""
    dim, builder = constant(op.index), Builder(InsertPoint.before(op))
    assert dim is not None
    shape = memref_type(op.source).get_shape()
    if shape[dim] == dtypes.DYNAMIC:
        return unknown_sizes(op.source, known, builder)[shape[:dim].count(dtypes.DYNAMIC)]
    return index(shape[dim], builder)


def nominal(values: Sequence[SSAValue]) -> list[int]:
    """The values for arguments whose `?` dims all have the size that estimates assume."""
    known: dict[SSAValue, int] = {}
    return [_nominal(value, known) for value in values]


def _nominal(value: SSAValue, known: dict[SSAValue, int]) -> int:
    if value not in known:
        owner, found = value.owner, constant(value)
        if found is None and isinstance(owner, Operation) and owner.name in ARITHMETIC:
            a, b = (_nominal(operand, known) for operand in owner.operands)
            try:
                found = ARITHMETIC[owner.name](a, b)
            except ZeroDivisionError:
                found = NOMINAL
        known[value] = NOMINAL if found is None else max(found, 0)
    return known[value]


def is_same(a: SSAValue, b: SSAValue) -> bool:
    """Whether two sizes are surely equal."""
    return a is b or (constant(a) is not None and constant(a) == constant(b))
