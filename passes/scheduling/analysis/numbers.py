"""Value numbering of nests: equal values get equal numbers. Linear in the ops.

A key names its operands by number, since an op's whole expression is a tree that can double with every op.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from xdsl.ir import SSAValue

from mlfuse.dialects.loop.ops import LoadOp, NestOp

Key = tuple[object, ...]
"""The operation and operands of a value."""


class Numbers:
    """The numbers of the values of several nests."""

    def __init__(self, written: Collection[SSAValue]):
        """`written`: the buffers that the nests store to."""
        self._written = written
        self._of_key: dict[Key, int] = {}

    def of_nest(
        self, nest: NestOp, loaded: Mapping[LoadOp, int | None] | None = None
    ) -> dict[SSAValue, int | None]:
        """The number of each value of the nest's body; None for loads that a nest may have changed. `loaded`: the numbers
        of such loads, where they are known."""
        block, known = nest.regions[0].block, loaded or {}
        numbers: dict[SSAValue, int | None] = {
            value: self._number(("index", value.index)) for value in block.args
        }
        for op in block.ops:
            if isinstance(op, LoadOp) and op in known:
                numbers[op.result] = known[op]
                continue
            operands = [
                numbers[value] if value in numbers else self._number(("outside", value))
                for value in op.operands
            ]
            changed = None in operands or (isinstance(op, LoadOp) and op.buffer in self._written)
            data = (op.name, *op.properties.items(), *op.attributes.items(), *operands)
            for result in op.results:
                key = (*data, result.type, result.index)
                numbers[result] = None if changed else self._number(key)
        return numbers

    def _number(self, key: Key) -> int:
        return self._of_key.setdefault(key, len(self._of_key))
