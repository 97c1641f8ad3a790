"""The common part of the C and CUDA C printers: one statement for each op, in the IR's order.

Scalar ops have templates in a table (`expressions`). All others have a method, in a table by the op's
class that subclasses extend. An op in neither table raises OpError.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType, IntegerAttr, ModuleOp
from xdsl.ir import Block, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import (
    BufferAtOp,
    FuncOp,
    GuardedLoadOp,
    IsAlignedOp,
    UnrollOp,
    VectorCopyOp,
)
from mlfuse.targets.printers.body import Body, kind, memref_type
from mlfuse.targets.printers.comments import comment_of
from mlfuse.targets.printers.expressions import expression, index_literal, is_expression
from mlfuse.targets.printers.identifiers import Names, symbol
from mlfuse.targets.printers.mathlib import header_text
from mlfuse.targets.printers.written import is_written

Statement = Callable[[Any, Any, Body], None]
"""A printer's method that takes the op and the body to write to."""

Argument = Literal["buffer", "index"]


@dataclass(frozen=True)
class KernelSignature:
    """The data to call a kernel: its symbol in compiled code, its arguments in order, its threads."""

    name: str
    arguments: tuple[Argument, ...]
    block: int
    min_blocks: int | None = None
    cluster: int = 1


def signature(func: FuncOp) -> KernelSignature:
    """The signature of a kernel, the same in C and CUDA; OpError if its name can't be used."""
    arguments: list[Argument] = [
        "index" if isinstance(arg.type, IndexType) else "buffer" for arg in func.body.block.args
    ]
    return KernelSignature(
        symbol(func), tuple(arguments), func.block_size, func.min_blocks, func.cluster
    )


class CFamilyPrinter(ABC):
    """Prints the `kernel.func`s of a module as source."""

    def __init__(self, *, names: bool = True, library: bool = False):
        self.names = names
        """Whether values have the IR's names, and kernels a comment. Source that is compiled has neither, so that
        kernels that differ only in names and comments have the same text."""
        self.library = library
        """Whether the whole math library is printed, not only the part that the kernels use."""

    index_types: ClassVar[dict[int, str]]
    """The type of an `index` value, by `index_bits`."""
    preamble: ClassVar[str] = ""
    """The text before the helper functions."""
    restrict: ClassVar[str]
    """The keyword for a pointer whose target overlaps no other pointer's."""
    unroll: ClassVar[str] = ""
    """The line before a `kernel.unroll`."""

    def print_module(self, module: ModuleOp) -> str:
        """A text that compiles by itself: the helper functions that the kernels use, then the kernels."""
        return self._unit(self._kernels(module).values())

    def print_units(self, module: ModuleOp, size: int) -> list[tuple[str, list[str]]]:
        """The kernels as texts that compile by themselves, each with the names of its kernels. A text has about
        `size` characters of kernels, or one longer kernel."""
        texts = self._kernels(module)
        total = sum(map(len, texts.values()))
        wanted = total / max(1, round(total / size))
        units: list[list[str]] = []
        place = 0
        for name, text in texts.items():
            if place >= wanted * len(units):
                units.append([])
            units[-1].append(name)
            place += len(text)
        return [(self._unit(texts[name] for name in names), names) for names in units]

    def print_kernels(self, module: ModuleOp) -> str:
        """The kernels alone, in the order of the module."""
        return "\n".join(self._kernels(module).values())

    def _unit(self, texts: Iterable[str]) -> str:
        kernels = "\n".join(texts)
        helpers = header_text() if self.library else self.helpers(kernels)
        parts = [self.preamble, helpers, self.headers(kernels), kernels]
        return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"

    @abstractmethod
    def helpers(self, kernels: str) -> str:
        """The part of the math library that kernels use."""

    def headers(self, kernels: str) -> str:
        """Other text that the kernels need before them, for example `#include` lines."""
        return ""

    def _kernels(self, module: ModuleOp) -> dict[str, str]:
        """The kernels by name, in the order of the module."""
        texts: dict[str, str] = {}
        for op in module.walk():
            if not isinstance(op, FuncOp):
                continue
            name = symbol(op)
            if name in texts:
                raise OpError(op, f"there is another kernel named {op.sym_name.data}")
            texts[name] = self.print_function(op)
        return texts

    def print_lines(self, func: FuncOp) -> list[tuple[str, Operation]]:
        """The lines of one kernel, each with the op that it comes from; the function for lines of no other op."""
        body = self._write(func)
        pairs = zip(body.lines, body.origins, strict=True)
        return [(line, func if op is None else op) for line, op in pairs]

    def print_function(self, func: FuncOp) -> str:
        """The text of one kernel."""
        return "\n".join(self._write(func).lines) + "\n"

    def _write(self, func: FuncOp) -> Body:
        called = signature(func)
        names = Names(hints=self.names)
        body = Body(self.index_types[func.index_bits], func.index_bits, names)
        for arg in func.body.block.args:
            body.name(arg, "n" if isinstance(arg.type, IndexType) else "p")
        for line in comment_of(func) if self.names else ():
            body.line(line)
        body.line(self.linkage(called))
        with body.block(f"{called.name}({self.parameters(func, body)})"):
            self.prologue(func, body)
            self.block(func.body.block, body)
        body.lines[:0] = [line for line, _ in body.functions]
        body.origins[:0] = [op for _, op in body.functions]
        return body

    @abstractmethod
    def linkage(self, called: KernelSignature) -> str:
        """The text before the kernel's name."""

    @abstractmethod
    def parameters(self, func: FuncOp, body: Body) -> str:
        """The parameters of a kernel; its arguments already have names."""

    @abstractmethod
    def prologue(self, func: FuncOp, body: Body) -> None:
        """Write the lines before a kernel's first op, so that all arguments are declared."""

    @abstractmethod
    def copy(self, op: VectorCopyOp, source: str, target: str, size: int) -> str:
        """A statement that moves `size` bytes between two addresses aligned to `size`."""

    def alignment(self, value: SSAValue) -> str:
        """The text before the declaration of an array."""
        return ""

    def block(self, block: Block, body: Body) -> None:
        """Write the ops of a block."""
        around = body.op
        for op in block.ops:
            body.op = op
            if is_expression(op):
                self._scalar(op, body)
                continue
            write = self.statements.get(type(op))
            if write is None:
                raise OpError(op, "has no C form")
            write(self, op, body)
        body.op = around

    def loop(self, index: SSAValue, low: str, high: str, step: str, block: Block, body: Body):
        """Write a loop of `index` from `low` up to `high`."""
        i = body.bind(index, body.new("i"))
        advance = f"{i}++" if step == "1" else f"{i} += {step}"
        with body.block(f"for ({body.index_type} {i} = {low}; {i} < {high}; {advance})"):
            self.block(block, body)

    def define(self, op: Operation, text: str, body: Body) -> None:
        """Write the one result of an op as a constant of the function."""
        type_ = body.scalar(op, op.results[0].type)
        body.line(f"const {type_} {body.name(op.results[0], 'v')} = {text};")

    def _scalar(self, op: Operation, body: Body) -> None:
        text = expression(op, body)
        if isinstance(op, arith.ConstantOp):
            body.bind(op.result, text)  # constants are written where they are used
            return
        self.define(op, text, body)

    def _load(self, op: memref.LoadOp, body: Body) -> None:
        place = _place(op.memref, op.indices, body)
        self.define(op, f"{place} != 0" if kind(op.res.type) == "i1" else place, body)

    def _guarded_load(self, op: GuardedLoadOp, body: Body) -> None:
        element = f"{flat(op, op.source, body)}[{body[op.index]}]"
        if kind(op.result.type) == "i1":
            element = f"{element} != 0"
        self.define(op, f"{body[op.condition]} ? {element} : {body[op.default]}", body)

    def _store(self, op: memref.StoreOp, body: Body) -> None:
        body.line(f"{_place(op.memref, op.indices, body)} = {body[op.value]};")

    def _alloca(self, op: memref.AllocaOp, body: Body) -> None:
        body.line(self.alignment(op.memref) + body.array(op, op.memref, "a"))

    def _buffer_at(self, op: BufferAtOp, body: Body) -> None:
        type_ = pointer(op, op.result, body)
        address = _place(op.rows, [op.index], body)
        body.line(f"{type_}{self.restrict} {body.name(op.result, 'p')} = ({type_}){address};")

    def _is_aligned(self, op: IsAlignedOp, body: Body) -> None:
        if not 0 < op.bytes.value.data < 2**31:
            raise OpError(op, f"an alignment of {op.bytes.value.data} bytes is impossible")
        addresses = [f"(unsigned long long){flat(op, buffer, body)}" for buffer in op.buffers]
        self.define(op, f"({' | '.join(addresses) or 0}) % {op.bytes.value.data} == 0", body)

    def _for(self, op: scf.ForOp, body: Body) -> None:
        index, *carried = op.body.block.args
        if not isinstance(index.type, IndexType):
            raise OpError(op, f"has no C form for a loop variable of type {index.type}")
        for arg, initial, result in zip(carried, op.iter_args, op.results, strict=True):
            type_ = body.scalar(op, arg.type)
            body.line(f"{type_} {body.name(arg, 'v')} = {body[initial]};")
            body.bind(result, body[arg])
        times = op.attributes.get("unroll")
        if self.unroll and isinstance(times, IntegerAttr):
            body.line(f"{self.unroll} {times.value.data}")
        self.loop(index, body[op.lb], body[op.ub], body[op.step], op.body.block, body)

    def _if(self, op: scf.IfOp, body: Body) -> None:
        for result in op.results:
            body.line(f"{body.scalar(op, result.type)} {body.name(result, 'v')};")
        otherwise = [nested for block in op.false_region.blocks for nested in block.ops]
        has_else = len(otherwise) > 1 or bool(op.results)  # more than a yield of nothing
        with body.block(f"if ({body[op.cond]})", close=not has_else):
            self.block(op.true_region.block, body)
        if has_else:
            with body.block("} else"):
                self.block(op.false_region.block, body)

    def _yield(self, op: scf.YieldOp, body: Body) -> None:
        parent = op.parent_op()
        assert parent is not None
        targets: Sequence[SSAValue] = parent.results
        if isinstance(parent, scf.ForOp):
            targets = parent.body.block.args[1:]
        elif isinstance(parent, scf.WhileOp):
            targets = parent.before_region.block.args
        self._assign(op, targets, op.operands, body)

    def _while(self, op: scf.WhileOp, body: Body) -> None:
        before, after = op.before_region.block, op.after_region.block
        for arg, initial in zip(before.args, op.arguments, strict=True):
            body.line(f"{body.scalar(op, arg.type)} {body.name(arg, 'v')} = {body[initial]};")
        for arg, result in zip(after.args, op.results, strict=True):
            body.line(f"{body.scalar(op, result.type)} {body.name(result, 'v')};")
            body.bind(arg, body[result])
        with body.block("for (;;)"):
            self.block(before, body)
            self.block(after, body)

    def _condition(self, op: scf.ConditionOp, body: Body) -> None:
        parent = op.parent_op()
        assert parent is not None
        self._assign(op, parent.results, op.args, body)
        body.line(f"if (!{body[op.condition]}) break;")

    def _assign(
        self,
        op: Operation,
        places: Sequence[SSAValue],
        given: Sequence[SSAValue],
        body: Body,
    ) -> None:
        """Write values to variables, all at once."""
        targets = [body[value] for value in places]
        values = [body[value] for value in given]
        for n, value in enumerate(values):
            if value in targets and value != targets[n]:  # it may be overwritten before it is read
                type_ = body.scalar(op, given[n].type)
                values[n] = body.new("v")
                body.line(f"const {type_} {values[n]} = {value};")
        for target, value in zip(targets, values, strict=True):
            if target != value:
                body.line(f"{target} = {value};")

    def _unroll(self, op: UnrollOp, body: Body) -> None:
        if self.unroll:
            body.line(self.unroll)
        count = index_literal(op, op.count.value.data, body)
        self.loop(op.index, "0", count, "1", op.body.block, body)

    def _vector_copy(self, op: VectorCopyOp, body: Body) -> None:
        source = f"&{flat(op, op.source, body)}[{body[op.source_index]}]"
        target = f"&{flat(op, op.target, body)}[{body[op.target_index]}]"
        size = op.width.value.data * dtypes.of(op.source.type).nbytes
        body.line(self.copy(op, source, target, size))

    statements: ClassVar[dict[type[Operation], Statement]] = {
        memref.LoadOp: _load,
        memref.StoreOp: _store,
        memref.AllocaOp: _alloca,
        scf.ForOp: _for,
        scf.IfOp: _if,
        scf.YieldOp: _yield,
        scf.WhileOp: _while,
        scf.ConditionOp: _condition,
        BufferAtOp: _buffer_at,
        GuardedLoadOp: _guarded_load,
        IsAlignedOp: _is_aligned,
        UnrollOp: _unroll,
        VectorCopyOp: _vector_copy,
    }
    """The method for each op that isn't an expression."""


def _place(buffer: SSAValue, indices: Any, body: Body) -> str:
    return body[buffer] + "".join(f"[{body[index]}]" for index in indices)


def flat(op: Operation, buffer: SSAValue, body: Body) -> str:
    """The name of a buffer that is a pointer in C."""
    if memref_type(op, buffer).get_num_dims() != 1:
        raise OpError(op, f"needs a buffer of rank 1, not {buffer.type}")
    return body[buffer]


def pointer(op: Operation, arg: SSAValue, body: Body) -> str:
    """The pointer type of a buffer, `const` if no op of the kernel writes to it."""
    type_ = memref_type(op, arg)
    if type_.get_num_dims() != 1:
        raise OpError(op, f"has no C form for an argument of type {type_}")
    element = body.element(op, type_)
    return f"{element} *" if is_written(arg) else f"const {element} *"
