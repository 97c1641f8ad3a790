"""The text of a stage with the op of every line."""

from __future__ import annotations

from io import StringIO
from typing import Any

from xdsl.dialects.builtin import DenseIntOrFPElementsAttr, ModuleOp
from xdsl.ir import Operation

from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.driver.source import hosts_of
from mlfuse.ir.parsing import deep_recursion
from mlfuse.ir.printing import ExactPrinter
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cfamily import CFamilyPrinter
from mlfuse.targets.printers.host import HostPrinter
from mlfuse.targets.printers.host_cuda import CudaHostPrinter

Owned = list[tuple[str, Operation | None]]
"""Lines and their ops."""

_LONGEST = 600
"""The longest line shown, in characters: longer lines are data."""
_ELEMENTS = 32
"""The most elements of a literal that are printed."""


def cut(line: str) -> str:
    """A line, cut if it is very long."""
    if len(line) <= _LONGEST:
        return line
    return f"{line[:_LONGEST]} … ({len(line) - _LONGEST:,} more characters)"


def module_lines(module: ModuleOp) -> Owned:
    """The IR of a module, without large literals."""
    printer = _LinePrinter(_Counting())
    with deep_recursion():
        printer.print_op(module)
    lines = printer.counting.getvalue().split("\n")
    owners: list[Operation | None] = [None] * len(lines)
    for op, first, last in printer.printed:  # ops inside an op come after it
        for number in range(first, last + 1):
            owners[number] = op
    return [(cut(line), owner) for line, owner in zip(lines, owners, strict=True)]


def source_lines(module: ModuleOp, printer: CFamilyPrinter) -> Owned:
    """The kernels as source, without the math header, and the host functions."""
    functions = [printer.print_lines(op) for op in module.walk() if isinstance(op, FuncOp)]
    host = HostPrinter() if isinstance(printer, CPrinter) else CudaHostPrinter()
    functions += [host.print_host_lines(func, name) for name, func in hosts_of(module)]
    lines: Owned = []
    for function in functions:
        if lines:
            lines.append(("", None))
        for text, op in function:
            lines += [(cut(part), op) for part in text.split("\n")]
    return lines


class _Counting(StringIO):
    """A text buffer that counts its lines."""

    line = 0

    def write(self, text: str, /) -> int:
        self.line += text.count("\n")
        return super().write(text)


class _LinePrinter(ExactPrinter):
    """Records the lines of every op, outer ones first."""

    def __init__(self, counting: _Counting):
        super().__init__(stream=counting)
        self.counting = counting
        self.printed: list[tuple[Operation, int, int]] = []

    def print_op(self, op: Operation) -> None:
        place, first = len(self.printed), self.counting.line
        self.printed.append((op, first, first))
        super().print_op(op)
        self.printed[place] = (op, first, self.counting.line)

    def _print_values(self, literal: DenseIntOrFPElementsAttr[Any]) -> None:
        raw, size = literal.data.data, literal.type.element_type.compile_time_size
        count = len(raw) // size
        if count > _ELEMENTS and raw != raw[:size] * count:
            self.print_string(f"… {count:,} elements …")
            return
        super()._print_values(literal)
