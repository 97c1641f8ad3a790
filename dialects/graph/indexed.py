"""Ops that compute an element from its index: pad, concat, gather, dynamic slices.

An operand is read in one of two ways:

- at an affine index (`operand_map`), with a guard where the index may be outside (`operand_inside`): the
  op that computes this operand can be fused into the same kernel;
- at an index that the op computes (`fetch`): the operand must be in memory.
"""

from __future__ import annotations

import abc
from collections.abc import Sequence
from typing import ClassVar, Protocol

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType, Signedness
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineExpr, AffineMap

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.guards import EVERYWHERE, Guard
from mlfuse.dialects.scalar import ScalarBuilder

_I64 = dtypes.of(IntegerType(64))
_U64 = dtypes.of(IntegerType(64, Signedness.UNSIGNED))


class ElementReader(Protocol):
    """Reads operands, indices and sizes for the body of an indexed op. Values are in their storage type."""

    @property
    def b(self) -> ScalarBuilder:
        """The builder that appends to the element's block."""
        ...

    def size(self, operand: int, dim: int) -> SSAValue:
        """The size of one dim of an operand, of type `index`."""
        ...

    def index(self, dim: int) -> SSAValue:
        """The element's index along a dim of the result, of type `index`."""
        ...

    def read(self, operand: int, otherwise: SSAValue | None = None) -> SSAValue:
        """The element of an operand at its `operand_map`; `otherwise` (by default zero) outside."""
        ...

    def fetch(
        self,
        operand: int,
        places: Sequence[AffineExpr],
        computed: Sequence[SSAValue],
        inside: Guard = EVERYWHERE,
        otherwise: SSAValue | None = None,
    ) -> SSAValue:
        """The element of an operand at `places`: expressions over the result's dims, followed by the
        `computed` indices. Where `inside` doesn't hold, `otherwise`."""
        ...


class IndexedOp(GraphOp, abc.ABC):
    """An op with a body for one element, given its index."""

    KIND: ClassVar[OpKind] = OpKind.INDEXED
    FLOPS: ClassVar[float] = 2.0
    WIDENS: ClassVar[bool] = False

    @abc.abstractmethod
    def element(self, at: ElementReader) -> SSAValue:
        """Append the body for one element and return its value, in the result's storage type."""

    def is_fetched(self, index: int) -> bool:
        """Whether operand `index` is read at computed indices, and so from memory."""
        return self.operand_map(index) is None and not self.size_only(index)

    def element_checks(self) -> str | None:
        if self.operand_dtype(0) == self.result_dtype:
            return None
        return (
            f"moves elements and can't turn {self.operand_dtype(0).name} into "
            f"{self.result_dtype.name}"
        )


def scalar_map(rank: int) -> AffineMap:
    """The map by which a rank-0 operand is read for a result of `rank` dims."""
    return AffineMap(rank, 0, ())


def clamped_index(value: SSAValue, dtype: DType, limit: int) -> SSAValue:
    """An integer as an `index`, clamped to 0 to `limit`.

    The ops are appended to the block that computes the integer, which may be outside loops.
    """
    owner = value.owner
    block = owner.parent if isinstance(owner, Operation) else owner
    assert block is not None
    return _index_between(ScalarBuilder(block), value, dtype, 0, limit)


def checked_index(value: SSAValue, dtype: DType, limit: int) -> SSAValue:
    """An integer as an `index`, for a guard to check: -1 or limit + 1 for values outside."""
    owner = value.owner
    block = owner.parent if isinstance(owner, Operation) else owner
    assert block is not None
    return _index_between(ScalarBuilder(block), value, dtype, -1, limit + 1)


def _index_between(
    b: ScalarBuilder, value: SSAValue, dtype: DType, low: int, high: int
) -> SSAValue:
    # Clamp before the cast: in small kernels, an index has only 32 bits.
    wide = _I64 if dtype.is_signed else _U64
    value = b.cast(value, dtype, wide)
    if dtype.is_signed:
        value = b.maximum(value, b.constant(low, wide), wide)
    value = b.minimum(value, b.constant(high, wide), wide)
    return b.emit(arith.IndexCastOp(value, IndexType()))
