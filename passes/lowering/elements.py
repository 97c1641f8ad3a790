"""The operand reader that the body of an indexed op uses while a kernel is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects.graph.indexed import IndexedOp
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.dialects.scalar import ScalarBuilder
from mlfuse.passes.lowering.scopes import Scope
from mlfuse.passes.utils.dims import is_static

if TYPE_CHECKING:
    from mlfuse.passes.lowering.values import ValueEmitter


@dataclass
class Element:
    """One element of an indexed op, for its body: an `ElementReader`."""

    emitter: ValueEmitter
    op: IndexedOp
    map: AffineMap
    guard: Guard
    """The index of the element."""
    scope: Scope

    @property
    def b(self) -> ScalarBuilder:
        """Appends to the scope of the element."""
        return ScalarBuilder(self.scope.block)

    def size(self, operand: int, dim: int) -> SSAValue:
        """The size of one dim of an operand."""
        size = self.emitter.classes.sizes(self.op.operands[operand])[dim]
        return self.emitter.index_constant(size) if is_static(size) else self.emitter.size_arg(size)

    def index(self, dim: int) -> SSAValue:
        """The element's index along a dim of the result."""
        return self.emitter.index_of(self.b, self.map.results[dim])

    def read(self, operand: int, otherwise: SSAValue | None = None) -> SSAValue:
        """An operand at its map."""
        value, inside = self.op.operands[operand], self.op.operand_inside(operand)
        map_ = self.emitter.operand_map(self.op, operand).compose(self.map)
        return self._read(value, map_, inside.compose(self.map), otherwise)

    def fetch(
        self,
        operand: int,
        places: Sequence[AffineExpr],
        computed: Sequence[SSAValue],
        inside: Guard = EVERYWHERE,
        otherwise: SSAValue | None = None,
    ) -> SSAValue:
        """An operand at computed indices."""
        dims = [*self.map.results, *(self.emitter.compute_index(value) for value in computed)]
        exprs = tuple(place.replace_dims_and_symbols(dims, []) for place in places)
        map_ = AffineMap(self.emitter.domain.rank + len(self.emitter.computed), 0, exprs)
        return self._read(self.op.operands[operand], map_, inside.over(dims), otherwise)

    def _read(
        self, value: SSAValue, map_: AffineMap, inside: Guard, otherwise: SSAValue | None
    ) -> SSAValue:
        return self.emitter.value_or(value, map_, self.guard, inside, otherwise)
