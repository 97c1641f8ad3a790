"""The nodes of a function that are placed: its ops, its arguments, and those of its results that have a mark."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf, isfinite

from xdsl.dialects.builtin import StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue, Use

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.graph.marks import GROUP, MUST_FUSE
from mlfuse.dialects.graph.placement import (
    TransferOp,
    device_of,
    device_of_argument,
    device_of_result,
)
from mlfuse.passes.placement.costs import lacks
from mlfuse.passes.placement.cut import Problem, Value, cheapest
from mlfuse.passes.placement.device_list import DeviceList
from mlfuse.passes.placement.everywhere import computed_everywhere
from mlfuse.passes.placement.readers import readers_of
from mlfuse.passes.placement.sizes import nbytes


@dataclass
class Nodes:
    """Numbers: first the ops, then the arguments, then the results with a mark."""

    func: FuncOp
    devices: DeviceList
    estimated: Callable[[], Sequence[Mapping[Operation, float]]]
    """Gives what the ops of the module cost, by device. It takes a fusion for each, so it is called only if marks leave a choice."""
    ops: list[Operation]
    marks: list[int | None]
    """By node: the device that it is marked for."""
    number_of: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """By value that may be copied: the node that makes it."""
    results: dict[int, int] = field(default_factory=dict[int, int])
    """By number of a result with a mark: its node."""
    number_of_op: dict[Operation, int] = field(default_factory=dict[Operation, int])

    @staticmethod
    def of(
        func: FuncOp,
        devices: DeviceList,
        estimated: Callable[[], Sequence[Mapping[Operation, float]]],
    ) -> Nodes:
        """The nodes of a function. OpError for a mark that can't be met."""
        block = func.body.block
        everywhere = computed_everywhere(block)
        ops = [op for op in block.ops if op not in everywhere and op is not block.last_op]
        nodes = Nodes(func, devices, estimated, ops, [])
        whole = device_of(func.attributes)
        for number, op in enumerate(ops):
            mark = (
                op.target.data if isinstance(op, TransferOp) else device_of(op.attributes) or whole
            )
            nodes.marks.append(nodes._marked(op, mark))
            nodes.number_of_op[op] = number
            nodes.number_of |= dict.fromkeys(op.results, number)
        for argument in block.args:
            nodes.number_of[argument] = len(nodes.marks)
            nodes.marks.append(nodes._marked(func, device_of_argument(func, argument.index)))
        for number in range(len(func.function_type.outputs)):
            mark = nodes._marked(func, device_of_result(func, number))
            if mark is not None:
                nodes.results[number] = len(nodes.marks)
                nodes.marks.append(mark)
        nodes._check_groups()
        return nodes

    def _marked(self, op: Operation, mark: str | None) -> int | None:
        return None if mark is None else self.devices.number_of(mark, op)

    def _check_groups(self) -> None:
        """OpError for a group with ops on several devices."""
        first: dict[str, tuple[Operation, int]] = {}
        for op, mark in zip(self.ops, self.marks, strict=False):
            group = op.attributes.get(GROUP)
            if mark is None or not isinstance(group, StringAttr):
                continue
            other, where = first.setdefault(group.data, (op, mark))
            if where != mark:
                names = self.devices.names
                raise OpError(
                    op,
                    f'is in {GROUP} = "{group.data}" and on {names[mark]}, and {other.name} of that group is on '
                    f"{names[where]}: a kernel runs on one device; change one of the marks [vertical.device]",
                )

    @cached_property
    def costs(self) -> list[list[float]]:
        """What each node costs on each device. OpError for an op that can be on none, or not where its mark says."""
        columns = self.estimated()
        rows = [[column.get(op, 0.0) for column in columns] for op in self.ops]
        rows += [[0.0] * len(self.devices) for _ in self.marks[len(rows) :]]
        for number, (row, mark) in enumerate(zip(rows, self.marks, strict=True)):
            if mark is not None:
                row[:] = [us if device == mark else inf for device, us in enumerate(row)]
            if not any(map(isfinite, row)):
                where = ", ".join(self.devices.names) if mark is None else self.devices.names[mark]
                raise OpError(
                    self.ops[number],
                    f"can't be computed on {where}, whose description lacks it; move it to another device",
                )
        return rows

    @cached_property
    def problem(self) -> Problem:
        """What is minimized."""
        values = [value for value in map(self._value, self.number_of) if value]
        return Problem(self.costs, [*values, *self._ties()])

    def _ties(self) -> Iterator[Value]:
        """What keeps ops together that are to be one kernel: a group, and an op marked `must_fuse` with its readers."""
        never = self._between(lambda a, b: inf)
        groups: dict[str, int] = {}
        for number, op in enumerate(self.ops):
            group = op.attributes.get(GROUP)
            if (
                isinstance(group, StringAttr)
                and (first := groups.setdefault(group.data, number)) != number
            ):
                yield Value(first, (number,), never)
            found = readers_of(op) if MUST_FUSE in op.attributes else []
            readers = [self.number_of_op[each] for each in found if each in self.number_of_op]
            if readers:
                yield Value(number, tuple(sorted(readers)), never)

    def _value(self, value: SSAValue) -> Value | None:
        maker = self.number_of[value]
        found = (self.reader_of(use) for use in sorted(value.uses, key=self.place_of_use))
        readers = tuple(dict.fromkeys(n for n in found if n is not None and n != maker))
        if not readers:
            return None
        size = nbytes(value)
        us = self._between(lambda a, b: self.devices.transfer_us(a, b, size))
        return Value(maker, readers, us)

    def _between(self, us: Callable[[int, int], float]) -> list[list[float]]:
        """A cost for each two devices; none for a device and itself."""
        every = range(len(self.devices))
        return [[us(a, b) if a != b else 0.0 for b in every] for a in every]

    def placed(self) -> list[int]:
        """A device for each node. If marks leave no choice, nothing is estimated."""
        if all(mark is not None for mark in self.marks[: len(self.ops)]):
            self._check_lacks()
            return [
                self._of_argument(n) if mark is None else mark for n, mark in enumerate(self.marks)
            ]
        return cheapest(self.problem, len(self.devices))

    def _check_lacks(self) -> None:
        for op, mark in zip(self.ops, self.marks, strict=False):
            if mark is not None and lacks(self.devices.described(mark), op):
                name = self.devices.names[mark]
                raise OpError(
                    op,
                    f"is marked for {name}, whose description lacks it; move it to another device",
                )

    def _of_argument(self, node: int) -> int:
        """The device of the first reader of an argument without a mark."""
        argument = self.func.body.block.args[node - len(self.ops)]
        found: Iterable[int | None] = map(
            self.reader_of, sorted(argument.uses, key=self.place_of_use)
        )
        readers = [n for n in found if n is not None]
        return (self.marks[readers[0]] or 0) if readers else 0

    def place_of_use(self, use: Use) -> tuple[int, int]:
        """The order of readers: that of the text."""
        return self.number_of_op.get(use.operation, len(self.marks)), use.index

    def reader_of(self, use: Use) -> int | None:
        """The node that reads a value; None for a result without a mark, which is given where it is."""
        if use.operation is self.func.body.block.last_op:
            return self.results.get(use.index)
        return self.number_of_op.get(use.operation)
