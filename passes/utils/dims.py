"""Which `?` dims are equal: union-find over all dims of all values of a function.

Two dims are one class when an op requires them to be equal at run time. A class that holds a static
size has that size everywhere. Near-linear in the number of dims (Tarjan, 1975).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from xdsl.dialects.builtin import TensorType
from xdsl.ir import Operation, SSAValue

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import GraphOp, shape_of
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp

Size = int
"""A size: static if it isn't negative, else -(k + 1) for class number k."""

NOMINAL = 1024
"""The size of a `?` dim in estimates."""


def is_static(size: Size) -> bool:
    """Whether a size is known at compile time."""
    return size >= 0


def nominal(size: Size) -> int:
    """The size, or a guess for estimates."""
    return size if size >= 0 else NOMINAL


@dataclass
class DimClasses:
    """The classes of one function (or any op with regions)."""

    _parent: dict[tuple[SSAValue, int], tuple[SSAValue, int]] = field(
        default_factory=dict[tuple[SSAValue, int], tuple[SSAValue, int]]
    )
    _static: dict[tuple[SSAValue, int], int] = field(
        default_factory=dict[tuple[SSAValue, int], int]
    )
    _numbers: dict[tuple[SSAValue, int], int] = field(
        default_factory=dict[tuple[SSAValue, int], int]
    )
    _made: dict[object, tuple[SSAValue, int]] = field(
        default_factory=dict[object, tuple[SSAValue, int]]
    )
    """By formula over classes: a dim of that size."""

    @staticmethod
    def of(root: Operation) -> DimClasses:
        """The classes among all values below `root`."""
        classes = DimClasses()
        if _has_dynamic(root):  # else every size is in the types
            classes.include(root)
        return classes

    def include(self, root: Operation) -> None:
        """Tie the equal dims below `root`, which may be new."""
        open_ops: list[GraphOp] = []
        for op in root.walk():
            if isinstance(op, GraphOp) and not _is_static(op):
                open_ops.append(op)
                for left, right in op.equal_dims():
                    self._tie(left, right)
            if isinstance(op, FusionOp):
                for arg, value in zip(op.body.block.args, op.inputs, strict=True):
                    self._tie_values(arg, value)
                for inner, value in zip(op.terminator.values, op.outputs, strict=True):
                    self._tie_values(inner, value)
            if isinstance(op, ForeachOp):
                for first, *rest in op.tuples_of_one_shape():
                    for value in rest:
                        self._tie_values(first, value)
        for op in open_ops:
            self._tie_formulas(op)

    def _tie_formulas(self, op: GraphOp) -> None:
        """Tie the sizes that an op makes to those that another op makes by the same formula: if a value is
        computed in two kernels, for one."""
        for position, size in enumerate(shape_of(op.results[0]) if op.results else ()):
            formula = op.size_formula(position) if size == DYNAMIC else None
            if formula is None:
                continue
            here = (op.results[0], position)
            if formula.same_as is not None:
                self._tie(formula.same_as, here)
                continue
            dims = tuple(self._static.get(root := self._find(dim), root) for dim in formula.dims)
            made = (formula.total, dims, formula.divisor)
            self._tie(self._made.setdefault(made, here), here)

    def sizes(self, value: SSAValue) -> list[Size]:
        """The sizes of a value's dims."""
        return [
            self._size(value, position) if size == DYNAMIC else size
            for position, size in enumerate(shape_of(value))
        ]

    def _size(self, value: SSAValue, position: int) -> Size:
        root = self._find((value, position))
        if root in self._static:
            return self._static[root]
        return -(self._numbers.setdefault(root, len(self._numbers)) + 1)

    def _tie_values(self, a: SSAValue, b: SSAValue) -> None:
        for position in range(len(shape_of(a))):
            self._tie((a, position), (b, position))

    def _tie(self, a: tuple[SSAValue, int], b: tuple[SSAValue, int]) -> None:
        sizes = [shape_of(value)[position] for value, position in (a, b)]
        if DYNAMIC not in sizes:
            return
        left, right = self._find(a), self._find(b)
        static = [s for s in (*sizes, self._static.get(left), self._static.get(right))
                  if s is not None and s != DYNAMIC]  # fmt: skip
        self._parent[right] = left
        if static:
            self._static[left] = static[0]

    def _find(self, key: tuple[SSAValue, int]) -> tuple[SSAValue, int]:
        parent = self._parent
        while (above := parent.get(key, key)) != key:
            parent[key] = parent.get(above, above)
            key = above
        return key


def _has_dynamic(root: Operation) -> bool:
    for op in root.walk():
        for value in (*op.results, *(arg for r in op.regions for b in r.blocks for arg in b.args)):
            if isinstance(value.type, TensorType) and DYNAMIC in shape_of(value):
                return True
    return False


def _is_static(op: Operation) -> bool:
    """Whether all sizes of an op's operands and results are static."""
    values = (*op.operands, *op.results)
    return not any(isinstance(v.type, TensorType) and DYNAMIC in shape_of(v) for v in values)
