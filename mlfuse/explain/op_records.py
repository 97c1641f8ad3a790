"""The ops of a module at one moment, as data: their names, operands and readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from xdsl.dialects.builtin import ArrayAttr, FusedLoc, NameLoc
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue

from mlfuse.diagnostics.errors import Place, place_of
from mlfuse.diagnostics.provenance import is_tag, put, tag_of
from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.dialects.graph.placement import DispatchOp, TransferOp, dispatches_of
from mlfuse.passes.fusion.nodes import fetched
from mlfuse.passes.utils.kernel_ops import is_free, is_view

NO_ORIGIN = "mlfuse#0"
"""The name of ops that come from no op of the source."""


@dataclass
class OpRecord:
    """An op. `operands` and `readers` are the names of others at the same moment."""

    name: str
    """`graph.softmax#1`; parts of it are `graph.softmax#1/graph.exp#1`."""
    kind: str
    """`graph.exp`."""
    place: Place | None
    result: str | None
    """The first result as printed: `%y`, `%3`."""
    operands: tuple[str, ...] = ()
    fetched: frozenset[str] = frozenset()
    """Operands that are read at computed indices, so from memory."""
    sized: frozenset[str] = frozenset()
    """Operands of which only the sizes are read."""
    readers: list[str] = field(default_factory=list[str])
    is_free: bool = False
    """Whether it isn't a computation: movement, sources, constants of one value."""
    is_call: bool = False
    """Whether it is a library function, a foreign op, or a collective."""
    is_returned: bool = False
    nodes: frozenset[str] = frozenset()
    """The nodes of other tools' graphs that it comes from, by name."""
    whole: OpRecord | None = None
    """The op as read that it is a part of, if that is another op."""

    @property
    def origin(self) -> str:
        """The name of the op in the graph as read that it comes from."""
        return self.name.partition("/")[0]

    @property
    def short(self) -> str:
        """`graph.exp %e`, `graph.exp of graph.softmax %y`."""
        if self.whole is not None:
            return f"{self.kind} of {self.whole.short}"
        return f"{self.kind} {self.result}" if self.result else self.kind

    def __str__(self) -> str:
        return f"{self.short} ({self.place})" if self.place else self.short


@dataclass(frozen=True)
class Written:
    """An op of the source text, of any dialect; others are given by their places."""

    kind: str
    operands: tuple[Place, ...]
    readers: tuple[Place, ...]


def written(module: Operation) -> dict[Place, Written]:
    """The ops of a module that have results and a place."""
    found: dict[Place, Written] = {}
    for op in module.walk():
        place = place_of(op)
        if place is None or not op.results:
            continue
        operands = [value.op for value in op.operands if isinstance(value, OpResult)]
        readers = [use.operation for result in op.results for use in result.uses]
        found[place] = Written(op.name, _places(operands), _places(r for r in readers if r.results))
    return found


def _places(ops: Iterable[Operation]) -> tuple[Place, ...]:
    return tuple(dict.fromkeys(place for op in ops if (place := place_of(op)) is not None))


def records_of(module: Operation) -> dict[str, OpRecord]:
    """The ops with results inside a module, except fusions, whose ops are listed themselves; by name, in
    text order. Each op gets a name: its kind and number or, if it comes from another op, that op's
    name, followed by its own if it is a part of several or of another kind."""
    ops = [
        op
        for op in module.walk()
        if op.results
        and not isinstance(op, FusionOp | ForeachOp | FuncOp | DispatchOp | TransferOp)
    ]
    parts = Counter(tag_of(op) for op in ops)
    counts: Counter[tuple[str, str]] = Counter()
    names: dict[Operation, str] = {}
    for op in ops:
        names[op] = _name(op, parts, counts)
        put(op, names[op])
    results = _printed(module)
    found: dict[str, OpRecord] = {}
    for op in ops:
        producers = {p: None for value in op.operands for p in producers_of(value) if p in names}
        found[names[op]] = OpRecord(
            names[op],
            op.name,
            place_of(op),
            results.get(op.results[0]),
            tuple(names[each] for each in producers),
            frozenset(
                names[each]
                for value in fetched(op)
                for each in producers_of(value)
                if each in names
            ),
            _sized(op, names),
            nodes=frozenset(_nodes_of(op.location)),
            is_free=is_free(op) or is_view(op),
            is_call=isinstance(op, GraphOp) and op.KIND in (OpKind.CONTRACTION, OpKind.OPAQUE),
        )
    for reader in found.values():
        for name in reader.operands:
            found[name].readers.append(reader.name)
    for func in [op for op in module.walk() if isinstance(op, FuncOp) and op.body.blocks]:
        last = func.body.blocks[0].last_op
        for value in () if last is None else last.operands:
            for each in producers_of(value):
                if each in names:
                    found[names[each]].is_returned = True
    return found


def _sized(op: Operation, names: Mapping[Operation, str]) -> frozenset[str]:
    """The values of which an op reads only the sizes, by name."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for number, value in enumerate(op.operands):
        own = {names[each] for each in producers_of(value) if each in names}
        found[isinstance(op, GraphOp) and op.size_only(number)] |= own
    return frozenset(found[True] - found[False])


def _nodes_of(location: Attribute) -> Iterator[str]:
    """The names in a location: `loc("jit(f)/exp"(...))`, except those that identify ops."""
    match location:
        case NameLoc():
            if not is_tag(location.desc.data):
                yield location.desc.data
            yield from _nodes_of(location.location)
        case FusedLoc(locations=ArrayAttr() as parts):
            for part in parts:
                yield from _nodes_of(part)
        case _:
            return


def _name(op: Operation, parts: Counter[str | None], counts: Counter[tuple[str, str]]) -> str:
    tag = tag_of(op)
    if tag is None:
        tag = NO_ORIGIN if parts.keys() != {None} else ""
    elif parts[tag] == 1 and tag.partition("#")[0] == op.name:
        return tag
    counts[tag, op.name] += 1
    own = f"{op.name}#{counts[tag, op.name]}"
    return f"{tag.partition('/')[0]}/{own}" if tag else own


def producers_of(value: SSAValue) -> Iterator[Operation]:
    """The producers of a value, seen through fusions, bodies over tables, and calls and copies between devices."""
    stack, passed = [value], set[SSAValue]()
    while stack:
        current = stack.pop()
        if current in passed:
            continue
        passed.add(current)
        if isinstance(current, BlockArgument):
            stack += _given(current)
        elif isinstance(current, OpResult) and isinstance(current.op, FusionOp | ForeachOp):
            end = current.op.body.block.last_op
            assert isinstance(end, YieldOp)
            one = isinstance(current.op, FusionOp)
            stack += end.values[current.index : current.index + 1] if one else end.values
        elif isinstance(current, OpResult) and isinstance(current.op, DispatchOp):
            last = current.op.function.body.block.last_op
            assert last is not None
            stack += last.operands[current.index : current.index + 1]
        elif isinstance(current, OpResult) and isinstance(current.op, TransferOp):
            stack.append(current.op.operand)
        elif isinstance(current, OpResult):
            yield current.op


def _given(arg: BlockArgument) -> list[SSAValue]:
    """The outside values of a region's argument, or of an argument of a device's function."""
    op = arg.block.parent_op()
    if isinstance(op, FusionOp):
        return [op.inputs[arg.index]]
    if isinstance(op, FuncOp):
        return [call.arguments[arg.index] for call in dispatches_of(op)]
    if not isinstance(op, ForeachOp):
        return []
    columns = len(op.inputs) // max(op.count, 1)
    if arg.index >= columns:
        return [op.shared[arg.index - columns]]
    return list(op.inputs[arg.index * op.count : (arg.index + 1) * op.count])


def arguments_of(module: Operation) -> frozenset[str]:
    """The names of the functions' arguments."""
    printed = _printed(module)
    return frozenset(
        name
        for value, name in printed.items()
        if isinstance(value, BlockArgument) and isinstance(value.block.parent_op(), FuncOp)
    )


def _printed(module: Operation) -> dict[SSAValue, str]:
    """The printed name of each value of a function's block: a number if it has no name."""
    names: dict[SSAValue, str] = {}
    for func in [op for op in module.walk() if isinstance(op, FuncOp)]:
        taken, unnamed = Counter[str](), 0
        for block in func.body.blocks:
            for value in _values(block):
                hint = value.name_hint
                if hint is None:
                    names[value] = f"%{unnamed}"
                    unnamed += 1
                    continue
                names[value] = f"%{hint}_{taken[hint]}" if taken[hint] else f"%{hint}"
                taken[hint] += 1
    return names


def _values(block: Block) -> Iterator[SSAValue]:
    yield from block.args
    for op in block.walk():
        yield from op.results
