"""What the keys of components say about ops and operands, found once while a function doesn't change."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.ir import Block, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.passes.horizontal.members import is_scalar, source_of, sum_combiner


@dataclass(frozen=True)
class Operand:
    """An operand as a component reads it."""

    source: SSAValue
    """The scalar, if it is broadcast."""
    constant: object | None
    """The key of a constant of one value; None for anything else."""
    is_number: bool
    dtype: str


class Facts:
    """The facts about one function's ops."""

    def __init__(self, block: Block) -> None:
        self._operands: dict[SSAValue, Operand] = {}
        self._keys: dict[Operation, int] = {}
        self._numbers: dict[object, int] = {}
        """By what is compared of an op: a number for it."""
        self.makers = {op: _makers(op) for op in block.ops}
        """By op: the ops that compute what it reads, a scalar's for its broadcast."""

    def operand(self, value: SSAValue) -> Operand:
        """The facts about an operand."""
        known = self._operands.get(value)
        if known is None:
            source = source_of(value)
            known = Operand(
                source, constant_key(source), is_scalar(value), dtypes.of(value.type).name
            )
            self._operands[value] = known
        return known

    def key(self, op: Operation) -> int:
        """A number that ops have in common if they compute the same of their operands."""
        key = self._keys.get(op)
        if key is None:
            key = self._keys[op] = self._numbers.setdefault(_compared(op), len(self._numbers))
        return key


def _makers(op: Operation) -> list[Operation]:
    owners = [source_of(value).owner for value in op.operands]
    return [owner for owner in owners if isinstance(owner, Operation)]


def constant_key(source: SSAValue) -> object | None:
    """The key of a constant of one value; None for anything else."""
    owner = source.owner
    if not isinstance(owner, ConstantOp) or not owner.is_splat:
        return None
    return "constant", dtypes.of(source.type).name, owner.numpy().ravel()[:1].tobytes()


def _compared(op: Operation) -> object:
    dtype = dtypes.of(op.results[0].type).name
    if (combiner := sum_combiner(op)) is not None:
        return "reduce", combiner, dtype
    properties = tuple(sorted((name, str(attr)) for name, attr in op.properties.items()))
    return op.name, properties, dtype
