"""What an op and the ops inside it are, as a key: equal for ops whose kinds, types, attributes and uses of values are equal.

Floats are compared by their bits. Complexity: linear in the ops.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.ir import Attribute, Operation, SSAValue


@dataclass
class Numbers:
    """A number for each attribute: the same for equal ones."""

    by_identity: dict[int, tuple[int, Attribute]] = field(
        default_factory=dict[int, tuple[int, Attribute]]
    )
    """By id; the attribute is kept alive as long as its id is looked up."""
    by_value: dict[Attribute, int] = field(default_factory=dict[Attribute, int])

    def of(self, attribute: Attribute) -> int:
        if (known := self.by_identity.get(id(attribute))) is not None:
            return known[0]
        number = self.by_value.setdefault(attribute, len(self.by_value))
        self.by_identity[id(attribute)] = number, attribute
        return number


def content(op: Operation, numbers: Numbers, without: str, *, names: bool = False) -> Hashable:
    """The content of an op. `without` names a property or attribute that is left out, of this op and of those in it: the name of a
    kernel. With `names`, the content says which values have the same name, and which ops the same location."""
    found = _Content(numbers, without, names)
    found.define(op.operands)
    found.add(op)
    return tuple(found.said)


@dataclass
class _Content:
    numbers: Numbers
    without: str
    names: bool
    values: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    seen: dict[Hashable, int] = field(default_factory=dict[Hashable, int])
    """A number for each location and name."""
    said: list[Hashable] = field(default_factory=list[Hashable])

    def add(self, op: Operation) -> None:
        self.said += (type(op), len(op.operands), *[self.values[value] for value in op.operands])
        self._attributes(op.properties)
        self._attributes(op.attributes)
        self.define(op.results)
        if self.names:
            self.said.append(self._nth(self.numbers.of(op.location)))
        for region in op.regions:
            for block in region.blocks:
                self.define(block.args)
                for inner in block.ops:
                    self.add(inner)
                self.said.append("block")
            self.said.append("region")

    def define(self, values: Sequence[SSAValue]) -> None:
        for value in values:
            self.values.setdefault(value, len(self.values))
        self.said.append(tuple([self.numbers.of(value.type) for value in values]))
        if self.names:
            self.said.append(tuple([v.name_hint and self._nth(v.name_hint) for v in values]))

    def _nth(self, label: Hashable) -> int:
        return self.seen.setdefault(label, len(self.seen))

    def _attributes(self, attributes: Mapping[str, Attribute]) -> None:
        number, without = self.numbers.of, self.without
        self.said.append(
            tuple([(k, number(attributes[k])) for k in sorted(attributes) if k != without])
        )
