"""The nests of a kernel being written: open blocks, their indices, the kernel's arguments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from xdsl.dialects.builtin import (
    DenseArrayBase,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
)
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.ir import Region as IRRegion
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.base import GraphOp, dims_attr
from mlfuse.dialects.graph.creation import DimOp
from mlfuse.dialects.graph.indexed import IndexedOp
from mlfuse.dialects.loop import ops as loop
from mlfuse.passes.fusion.region import Region
from mlfuse.passes.utils.dims import DimClasses, Size, is_static

TOP, ROW, PASS = 0, 1, 2
"""Scopes, by their indices: none, the kept dims, the kept and the reduced dims."""


def memref_of(value_type: Attribute) -> loop.AnyMemRef:
    """The buffer of a tensor type: same shape, signless elements."""
    tensor = cast(TensorType[Attribute], value_type)
    return MemRefType(dtypes.of(tensor).signless, tensor.get_shape())


@dataclass
class Scope:
    """A block being filled and the values emitted into it."""

    block: Block
    memo: dict[object, SSAValue] = field(default_factory=dict[object, SSAValue])


class ScopeEmitter:
    """The scopes of a kernel being written; base class of the emitters."""

    def __init__(self, region: Region, classes: DimClasses):
        self.region, self.classes = region, classes
        self.domain = region.domain
        fusion = region.fusion
        call = [region.call.op.results[0]] if region.call is not None else []
        self.sources: list[SSAValue] = [*fusion.body.block.args, *call]
        stored = list(fusion.terminator.values)
        buffers = [*self.sources, *stored]
        self.sizes = self._dynamic_sizes(buffers)
        types = [memref_of(value.type) for value in buffers]
        self.block = Block(arg_types=[*types, *[IndexType()] * len(self.sizes)])
        self.buffer_of: dict[SSAValue, SSAValue] = {
            value: self.block.args[n] for n, value in enumerate(self.sources)
        }
        self.outputs = [
            (value, self.block.args[len(self.sources) + n]) for n, value in enumerate(stored)
        ]
        self.dims_of_buffers = [self._arg_dims(value) for value in buffers]
        self.scopes = [Scope(self.block)]
        self.indices: list[SSAValue] = []
        self.locals: dict[int, SSAValue] = {}
        self.computed: list[tuple[SSAValue, int]] = []
        """Indices that a body computes, and their scopes; in maps they follow the domain's dims."""
        self.available: set[int] = set()
        """Nodes whose value for the row is already in its local."""
        self.base = TOP
        """The scope of values that use no index."""
        self.location = fusion.location
        for arg, value in zip(self.block.args, buffers, strict=False):
            arg.name_hint = value.name_hint
        self.own_names = _own_names(fusion.graph_ops(), self.sources) - set(stored)
        """The values whose elements have their name. The parts of a composite share one, which says less than their ops."""

    def _dynamic_sizes(self, buffers: Sequence[SSAValue]) -> list[Size]:
        every = [size for value in buffers for size in self.classes.sizes(value)]
        every += self.domain.sizes
        for op in self.region.fusion.graph_ops():
            if isinstance(op, DimOp):
                every += self.classes.sizes(op.operand)
            if isinstance(op, IndexedOp):
                every += [size for value in op.operands for size in self.classes.sizes(value)]
        return sorted({size for size in every if not is_static(size)}, reverse=True)

    def _arg_dims(self, value: SSAValue) -> DenseArrayBase[IntegerType]:
        return dims_attr([self._size_code(size) for size in self.classes.sizes(value)])

    def _size_code(self, size: Size) -> int:
        return size if is_static(size) else -(self.sizes.index(size) + 1)

    def _enter(self, sizes: Sequence[Size]) -> Scope:
        scope = Scope(Block(arg_types=[IndexType()] * len(sizes)))
        self.scopes.append(scope)
        self.indices = [*self.indices, *scope.block.args]
        return scope

    def _leave(self) -> Scope:
        scope = self.scopes.pop()
        self.indices = [i for i in self.indices if not _belongs(i, scope.block)]
        return scope

    def _leave_parallel(self, sizes: Sequence[Size]) -> None:
        scope = self._leave()
        nest = loop.ParallelOp(self._bounds(sizes), IRRegion(scope.block))
        nest.location = self.location
        self.scopes[-1].block.add_op(nest)

    def _bounds(self, sizes: Sequence[Size]) -> list[int | SSAValue]:
        return [size if is_static(size) else self.size_arg(size) for size in sizes]

    def size_arg(self, size: Size) -> SSAValue:
        """The kernel's argument that holds a `?` size."""
        return self.block.args[len(self.block.args) - len(self.sizes) + self.sizes.index(size)]

    def _scope_for(self, map_: AffineMap) -> Scope:
        """The outermost scope that has the indices `map_` uses."""
        depths = [self._depth_of_dim(d) for d in map_.used_dims()]
        return self.scopes[max(depths, default=self.base)]

    def _depth_of_dim(self, d: int) -> int:
        if d >= self.domain.rank:
            return max(self.computed[d - self.domain.rank][1], self.base)
        if d >= len(self.domain.outer):
            return len(self.scopes) - 1
        return min(ROW, len(self.scopes) - 1)

    def _depth_of_value(self, value: SSAValue) -> int:
        return next(n for n, s in enumerate(self.scopes) if block_of(value) is s.block)

    def compute_index(self, value: SSAValue) -> AffineExpr:
        """An index that the body computes, as a dim for maps."""
        self.computed.append((value, self._depth_of_value(value)))
        return AffineExpr.dimension(self.domain.rank + len(self.computed) - 1)

    def _add(self, scope: Scope, op: Operation, source: Operation) -> None:
        op.location = source.location
        scope.block.add_op(op)

    def _locate(
        self,
        block: Block,
        before: Operation | None,
        source: Operation,
        result: SSAValue | None = None,
    ) -> None:
        """Give the ops after `before` the place of the op that they come from, and the one that computes `result` the name
        of that op's result."""
        op = block.first_op if before is None else before.next_op
        while op is not None:
            op.location = source.location
            if result is not None and op is result.owner and source.results[0] in self.own_names:
                result.name_hint = source.results[0].name_hint
            op = op.next_op


def _own_names(ops: Iterable[GraphOp], sources: Iterable[SSAValue]) -> set[SSAValue]:
    """The values that no other of a kernel is named like."""
    values = [result for op in ops for result in op.results]
    count = Counter(value.name_hint for value in (*sources, *values))
    return {value for value in values if value.name_hint and count[value.name_hint] == 1}


def _belongs(value: SSAValue, block: Block) -> bool:
    return isinstance(value, BlockArgument) and value.block is block


def block_of(value: SSAValue) -> Block | None:
    owner = value.owner
    return owner.parent if isinstance(owner, Operation) else owner
