"""The same expression over many tensors: finds the parts of a function that are equal up to shapes.

Algorithm. Elementwise ops of one shape that feed each other are one *component*: an optimizer's update of
one parameter, say, or the sum of a gradient's squares; `members` finds the ops. Scalars that only one component
uses are its own (a parameter's step count, and the bias correction that Adam computes from it). Its *leaves* are the
tensors of that shape that it reads, its *numbers* the scalars that it reads (a learning rate, the old count), its
*roots* the values with readers outside. Two components are the same expression if the walk from their roots meets
the same ops with the same properties and element types, the same constants, and leaves and numbers in the same
pattern; shapes don't matter. That walk is the
component's *key*. Whether a set shares a number, or each component has its own, is decided once the set is known.

Components with one key share a launch if none depends on another. If some do (the layers of a
network), they are grouped by level: the longest chain of such components that leads to them. A component
whose leaves depend on its own roots is left out.

Complexity: linear in ops and operands, times one machine word per 64 components of one key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from xdsl.ir import Block, Operation, OpResult, SSAValue

from mlfuse.dialects.graph.base import shape_of
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.passes.horizontal.facts import Facts, constant_key
from mlfuse.passes.horizontal.members import Members, components_of, is_scalar_op, sum_combiner
from mlfuse.passes.horizontal.scalars import loose_chains

Key = tuple[object, ...]


@dataclass
class Component:
    """An expression over tensors of one shape, ready to be compared."""

    ops: list[Operation]
    """In program order."""
    roots: list[SSAValue] = field(default_factory=list[SSAValue])
    """Values with readers outside, in the order of `key`."""
    walk: list[Operation] = field(default_factory=list[Operation])
    """The ops, operands first, in the order of `key`."""
    leaves: list[SSAValue] = field(default_factory=list[SSAValue])
    """Tensors of the shape that it reads, in the order of `key`."""
    numbers: list[SSAValue] = field(default_factory=list[SSAValue])
    """Scalars that it reads, without constants, in the order of `key`."""
    key: Key = ()

    def mapped(
        self, ops: Mapping[Operation, Operation], values: Mapping[SSAValue, SSAValue]
    ) -> Component:
        """The same component in a copy of the function."""
        own_ops = ([ops[op] for op in each] for each in (self.ops, self.walk))
        lists = (self.roots, self.leaves, self.numbers)
        roots, leaves, numbers = ([values[value] for value in each] for each in lists)
        new_ops, walk = own_ops
        return Component(new_ops, roots, walk, leaves, numbers, self.key)

    @property
    def all_ops(self) -> list[Operation]:
        """The ops, and the broadcasts of scalars among their results that only they read."""
        own = set(self.ops)
        spreads = [
            use.operation
            for op in self.ops
            if shape_of(op.results[0]) == ()
            for use in op.results[0].uses
            if isinstance(use.operation, BroadcastOp)
            and all(reader.operation in own for reader in use.operation.results[0].uses)
        ]
        return [*self.ops, *dict.fromkeys(spreads)]


def groups_of(block: Block) -> list[list[Component]]:
    """Sets of at least two components that are one expression and independent of each other: sets that
    give sums first, then by number of ops, largest first."""
    facts, members = Facts(block), Members.of(block)
    groups = _groups(block, facts, members)
    if members.sums:  # where a component with its reductions has no equal, one without may have
        groups += _groups(block, facts, Members(members.tensors, []))
    return groups


def _groups(block: Block, facts: Facts, members: Members) -> list[list[Component]]:
    by_key: dict[Key, list[Component]] = {}
    names = _Names(facts)
    for ops in components_of(block, members):
        component = Component(ops)
        _describe(component, names)
        if component.leaves and component.roots:
            by_key.setdefault(component.key, []).append(component)
    groups: list[list[Component]] = []
    for same in by_key.values():
        if len(same) > 1:
            levels = [level for level in _levels(facts, same) if len(level) > 1]
            groups += [_with_followers(level, names) for level in levels]
    # Sums first: what reads their total then reads one number, and not all of them.
    groups.sort(key=lambda group: (not _gives_sums(group[0]), -sum(len(c.ops) for c in group)))
    return _with_loose(block, groups, names)


def _gives_sums(component: Component) -> bool:
    """Whether an outside op reads a number computed from one of its reductions."""
    reduces = any(map(sum_combiner, component.walk))
    return reduces and any(shape_of(root) == () for root in component.roots)


def _with_followers(group: list[Component], names: _Names) -> list[Component]:
    """The set, extended by the scalar ops that read only one number of each component and constants: the
    root of each sum of squares, say."""
    while (ops := _followers(group)) is not None:
        longer = [Component([*each.ops, op]) for each, op in zip(group, ops, strict=True)]
        for component in longer:
            _describe(component, names)
        if len({component.key for component in longer}) > 1:
            break
        group = longer
    return group


def _followers(group: Sequence[Component]) -> list[Operation] | None:
    """For each component the only op that reads a number of it, if it is a scalar op; None if one of
    the components has none."""
    for place, root in enumerate(group[0].roots):
        if shape_of(root) != ():
            continue
        uses = [list(each.roots[place].uses) for each in group]
        ops = dict.fromkeys(own[0].operation for own in uses if len(own) == 1)
        if len(ops) == len(group) and all(map(_follows_one, ops)):
            return list(ops)
    return None


def _follows_one(op: Operation) -> bool:
    """Whether a scalar op reads exactly one number, without constants."""
    numbers = {value for value in op.operands if constant_key(value) is None}
    return is_scalar_op(op) and len(numbers) == 1


def _with_loose(
    block: Block, groups: list[list[Component]], names: _Names
) -> list[list[Component]]:
    """The sets, extended by scalars that no data connects with a tensor: equal chains of them, one for
    each component of the first set that has at most as many components as there are chains."""
    by_key: dict[Key, list[Component]] = {}
    for chain in loose_chains(block):
        scalars = Component(chain)
        _describe(scalars, names)
        by_key.setdefault(scalars.key, []).append(scalars)
    order = {op: number for number, op in enumerate(block.ops)}
    for chains in by_key.values():
        for place, group in enumerate(groups):
            if len(group) > len(chains):
                continue
            pairs = zip(group, chains, strict=False)
            joined = [
                Component(sorted([*one.ops, *other.ops], key=order.__getitem__))
                for one, other in pairs
            ]
            for component in joined:
                _describe(component, names)
            if len({component.key for component in joined}) == 1:
                groups[place] = joined
                break
    return groups


class _Names:
    """Numbers for expressions: equal ones get the same number, in order of first use."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self._numbers: dict[object, int] = {}

    def of(self, expression: object) -> int:
        """The number of an expression."""
        return self._numbers.setdefault(expression, len(self._numbers))

    def operand(self, value: SSAValue, known: Mapping[Operation, int]) -> object:
        """An operand; leaves and numbers are distinguished by element type only."""
        read = self.facts.operand(value)
        if isinstance(read.source.owner, Operation) and read.source.owner in known:
            return known[read.source.owner]
        return read.constant or (("number", read.dtype) if read.is_number else read.dtype)


def _describe(component: Component, known: _Names) -> None:
    """Fill in the key and the lists in its order."""
    ops = set(component.ops)
    expressions: dict[Operation, int] = {}
    for op in component.ops:
        parts = [known.operand(value, expressions) for value in op.operands]
        expressions[op] = known.of((known.facts.key(op), *parts))
    roots: list[SSAValue] = [op.results[0] for op in component.ops if _is_read_outside(op, ops)]
    order = {op: number for number, op in enumerate(component.ops)}
    roots.sort(key=lambda value: (expressions[_op(value)], order[_op(value)]))
    numbers: dict[SSAValue, int] = {}
    lines: list[object] = []
    for root in roots:
        for op in _operands_first(root, ops, numbers, known.facts):
            names = [_name(value, component, ops, numbers, known.facts) for value in op.operands]
            numbers[op.results[0]] = len(component.walk)
            component.walk.append(op)
            lines.append((known.facts.key(op), *names))
    component.roots = roots
    component.key = (*lines, tuple(numbers[root] for root in roots))


def _op(value: SSAValue) -> Operation:
    assert isinstance(value, OpResult)
    return value.op


def _name(
    value: SSAValue,
    component: Component,
    ops: set[Operation],
    numbers: dict[SSAValue, int],
    facts: Facts,
) -> object:
    """An operand in the key's form; a new leaf gets the next number, as does a new scalar."""
    read = facts.operand(value)
    if read.source.owner in ops:
        return numbers[read.source]
    if read.constant is not None:
        return read.constant
    kind, found = "leaf", component.leaves
    if read.is_number:
        kind, found, value = "number", component.numbers, read.source
    if value in numbers:
        return kind, numbers[value]
    numbers[value] = len(found)
    found.append(value)
    return kind, numbers[value], read.dtype


def _is_read_outside(op: Operation, ops: set[Operation]) -> bool:
    """Whether other ops read a result, directly or through a scalar's broadcast."""
    for use in op.results[0].uses:
        user = use.operation
        if user in ops:
            continue
        is_spread = isinstance(user, BroadcastOp) and shape_of(op.results[0]) == ()
        if not is_spread or _is_read_outside(user, ops):
            return True
    return False


def _operands_first(
    root: SSAValue, ops: set[Operation], numbers: dict[SSAValue, int], facts: Facts
) -> Iterable[Operation]:
    """The ops of a component that a root depends on and that have no number yet."""
    pending = [_op(root)]
    while pending:
        op = pending[-1]
        if op.results[0] in numbers:
            pending.pop()
            continue
        makers = [maker for maker in facts.makers[op] if maker in ops]
        missing = [maker for maker in makers if maker.results[0] not in numbers]
        if missing:
            pending.append(missing[0])
            continue
        pending.pop()
        yield op


def _levels(facts: Facts, components: Sequence[Component]) -> list[list[Component]]:
    """The components by the longest chain of components that leads to each, without those that depend on
    themselves."""
    member = {op: number for number, each in enumerate(components) for op in each.ops}
    needs = [0] * len(components)
    behind: dict[Operation, int] = {}
    """By op: the components whose roots it depends on, as a set of bits."""
    for op, makers in facts.makers.items():
        own, bits = member.get(op), 0
        for maker in makers:
            if maker in behind and (own is None or member.get(maker) != own):
                bits |= behind[maker]
        if own is not None:
            needs[own] |= bits
            behind[op] = 1 << own
        elif bits:
            behind[op] = bits
    closures = [_closure(number, needs) for number in range(len(components))]
    levels: dict[int, list[Component]] = {}
    depth: dict[int, int] = {}
    # A component depends on more components than each of its dependences does.
    for number in sorted(range(len(components)), key=lambda n: (closures[n].bit_count(), n)):
        if closures[number] >> number & 1:
            continue
        before = [depth.get(other, 0) for other in _bits(closures[number])]
        depth[number] = 1 + max(before, default=-1)
        levels.setdefault(depth[number], []).append(components[number])
    return list(levels.values())


def _closure(number: int, needs: Sequence[int]) -> int:
    """All components that a component depends on, also indirectly."""
    closure, pending = 0, needs[number]
    while pending:
        closure |= pending
        step = 0
        for other in _bits(pending):
            step |= needs[other]
        pending = step & ~closure
    return closure


def _bits(mask: int) -> Iterable[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def own_numbers(group: Sequence[Component]) -> list[int]:
    """The places of the scalars that differ within a set."""
    columns = zip(*(each.numbers for each in group), strict=True)
    return [place for place, column in enumerate(columns) if len(set(column)) > 1]
