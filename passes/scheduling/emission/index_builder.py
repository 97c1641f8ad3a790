"""Index arithmetic, hoisted, folded and deduplicated while it is built.

The body of a loop is built before the op that holds it. So each sum, product, quotient, remainder or minimum is placed
in the outermost block that has its operands, outside every loop that it doesn't depend on. Constants are folded,
and an op on the same operands is built once. Comparisons and selects are neither hoisted nor deduplicated. All indices
are nonnegative, so division and remainder are unsigned; the C compiler handles division by powers of two.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerAttr, LocationAttr
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineBinaryOpKind

from mlfuse.dialects.sizes import Product

Index = int | SSAValue
"""An index known now, or one computed by the kernel."""


@dataclass
class _Scope:
    """An open block and its index arithmetic, by op and operands."""

    block: Block
    values: dict[tuple[object, ...], SSAValue] = field(
        default_factory=dict[tuple[object, ...], SSAValue]
    )


class IndexBuilder:
    """Appends ops to the innermost open block of a function, and index arithmetic further out."""

    def __init__(self, location: LocationAttr):
        self.location = location
        """The current place in the source: the location of new ops."""
        self.index_args: list[SSAValue] = []
        """The function's `index` arguments."""
        self._top = Block()
        self._scopes = [_Scope(self._top)]
        self._depth: dict[SSAValue, int] = {}
        self._last_constant: Operation | None = None

    @property
    def block(self) -> Block:
        """The innermost open block."""
        return self._scopes[-1].block

    def emit(self, op: Operation) -> Operation:
        """Append an op, with the current source location."""
        op.location = self.location
        self._append(op)
        return op

    def _append(self, op: Operation) -> None:
        self.block.add_op(op)
        for result in op.results:
            self._depth[result] = len(self._scopes) - 1

    def value_of(self, op: Operation) -> SSAValue:
        """Append an op with one result and return that."""
        return self.emit(op).results[0]

    @contextmanager
    def inside(self, block: Block) -> Generator[None]:
        """Append to `block`; the op that holds it is appended afterwards."""
        self._scopes.append(_Scope(block))
        for arg in block.args:
            self._depth[arg] = len(self._scopes) - 1
        try:
            yield
        finally:
            self._scopes.pop()

    # Index arithmetic.

    def index(self, value: Index) -> SSAValue:
        """An index as a value: a number becomes a constant at the top of the function."""
        if isinstance(value, SSAValue):
            return value
        known = self._scopes[0].values
        key = ("constant", value)
        if key not in known:
            op = arith.ConstantOp(IntegerAttr(value, IndexType()))
            self._insert_constant(op)
            known[key] = op.result
        return known[key]

    def _insert_constant(self, op: Operation) -> None:
        """Insert after earlier constants and before all other ops, so that it precedes its uses."""
        if self._last_constant is not None:
            self._top.insert_op_after(op, self._last_constant)
        elif self._top.first_op is not None:
            self._top.insert_op_before(op, self._top.first_op)
        else:
            self._top.add_op(op)
        self._last_constant = op

    def add(self, a: Index, b: Index) -> Index:
        """a + b; constants gather on the right."""
        if isinstance(a, int):
            a, b = b, a
        if isinstance(a, int):
            assert isinstance(b, int)
            return a + b
        if b == 0:
            return a
        if isinstance(b, int):  # (x + c) + d is x + (c + d)
            inner = _constant_operand(a, arith.AddiOp)
            if inner is not None:
                return self.add(inner[0], inner[1] + b)
        return self._arithmetic(arith.AddiOp, a, b)

    def sub(self, a: Index, b: Index) -> Index:
        """a - b, which must not be negative."""
        if isinstance(a, int) and isinstance(b, int):
            return a - b
        return a if b == 0 else self._arithmetic(arith.SubiOp, a, b)

    def mul(self, a: Index, b: Index) -> Index:
        """a * b."""
        if isinstance(a, int):
            a, b = b, a
        if isinstance(a, int):
            assert isinstance(b, int)
            return a * b
        if b == 0 or b == 1:
            return 0 if b == 0 else a
        if isinstance(b, int):  # (x * c) * d is x * (c * d)
            inner = _constant_operand(a, arith.MuliOp)
            if inner is not None:
                return self.mul(inner[0], inner[1] * b)
        return self._arithmetic(arith.MuliOp, a, b)

    def div(self, a: Index, b: Index) -> Index:
        """a floordiv b."""
        if isinstance(a, int) and isinstance(b, int):
            return a // b
        return a if b == 1 else self._arithmetic(arith.DivUIOp, a, b)

    def rem(self, a: Index, b: Index) -> Index:
        """a mod b."""
        if isinstance(a, int) and isinstance(b, int):
            return a % b
        return 0 if b == 1 else self._arithmetic(arith.RemUIOp, a, b)

    def min(self, a: Index, b: Index) -> Index:
        """The smaller of two."""
        if isinstance(a, int) and isinstance(b, int):
            return min(a, b)
        return self._arithmetic(arith.MinUIOp, a, b)

    def max(self, a: Index, b: Index) -> Index:
        """The larger of two."""
        if isinstance(a, int) and isinstance(b, int):
            return max(a, b)
        if 0 in (a, b):
            return b if a == 0 else a
        return self._arithmetic(arith.MaxUIOp, a, b)

    def less(self, a: Index, b: Index) -> SSAValue:
        """a < b, as an `i1`."""
        return self.value_of(arith.CmpiOp(self.index(a), self.index(b), "ult"))

    def equal(self, a: Index, b: Index) -> SSAValue:
        """a == b, as an `i1`."""
        return self.value_of(arith.CmpiOp(self.index(a), self.index(b), "eq"))

    def select(self, condition: SSAValue, a: Index, b: Index) -> SSAValue:
        """a where the condition holds, else b."""
        return self.value_of(arith.SelectOp(condition, self.index(a), self.index(b)))

    def binary(self, kind: AffineBinaryOpKind, a: Index, b: Index) -> Index:
        """An operation of an affine expression; only a number may divide and round up."""
        match kind:
            case AffineBinaryOpKind.Add:
                return self.add(a, b)
            case AffineBinaryOpKind.Mul:
                return self.mul(a, b)
            case AffineBinaryOpKind.FloorDiv:
                return self.div(a, b)
            case AffineBinaryOpKind.Mod:
                return self.rem(a, b)
            case AffineBinaryOpKind.CeilDiv:
                assert isinstance(b, int)
                return self.ceil_div(a, b)

    def product(self, size: Product) -> Index:
        """The value of a size or a stride."""
        total: Index = 1
        for position in size.symbols:
            total = self.mul(total, self.index_args[position])
        return self.mul(total, size.factor)

    def ceil_div(self, a: Index, b: int) -> Index:
        """a / b, rounded up."""
        return self.div(self.add(a, b - 1), b)

    def _arithmetic(
        self, op_type: Callable[[SSAValue, SSAValue], Operation], a: Index, b: Index
    ) -> SSAValue:
        """An op on indices, in the outermost block that has its operands, without duplicates."""
        left, right = self.index(a), self.index(b)
        depth = max(self._depth.get(left, 0), self._depth.get(right, 0))
        scope = self._scopes[depth]
        key = (op_type, left, right)
        if key not in scope.values:
            op = op_type(left, right)
            op.location = self.location
            scope.block.add_op(op)
            scope.values[key] = op.results[0]
            self._depth[op.results[0]] = depth
        return scope.values[key]

    def delinearize(self, linear: Index, sizes: Sequence[Product]) -> list[Index]:
        """The multi-index of a row-major linear index. The first component isn't taken modulo its size."""
        point: list[Index] = []
        for size in reversed(sizes[1:]):
            extent = self.product(size)
            point.append(self.rem(linear, extent))
            linear = self.div(linear, extent)
        if sizes:
            point.append(linear)
        return point[::-1]

    def linearize(self, point: Sequence[Index], sizes: Sequence[Product]) -> Index:
        """The row-major linear index of a multi-index."""
        total: Index = 0
        for index, size in zip(point, sizes, strict=True):
            total = self.add(self.mul(total, self.product(size)), index)
        return total


def _constant_operand(value: SSAValue, op_type: type[Operation]) -> tuple[SSAValue, int] | None:
    """x and c if `value` is `op_type(x, c)` with a constant c."""
    op = value.owner
    if not isinstance(op, op_type):
        return None
    left, right = op.operands
    if not isinstance(right.owner, arith.ConstantOp):
        return None
    attr = right.owner.value
    return (left, attr.value.data) if isinstance(attr, IntegerAttr) else None
