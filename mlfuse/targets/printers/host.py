"""Host functions as C: the launches, library calls and copies of one call, in order.

A function is printed in the form that `--lower-to-host` gives it. Kernels and libraries are called through the tables of
`mlfuse_host.h`. The function allocates nothing, and computes nothing but sizes.

For the example of `lower_to_host.py`:

    int
    host_function(const struct mlf_host *host, void *const *buffers) {
      mlf_kernel *const fused_exp = host->kernels[0];
      mlf_kernel *const fused_sort = host->kernels[1];
      void *const x = buffers[0];
      void *const out = buffers[1];
      char *const arena = host->arena;
      void *const p0 = arena + 0;
      fused_exp((void *[]){x, p0}, 0);
      fused_sort((void *[]){p0, out}, 0);
      return 0;
    }
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import prod
from typing import ClassVar

from xdsl.dialects import memref
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import BlockArgument, Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.host_function import constant, given_arguments, result_in, unknown_dims
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.kernel.table import ROW_EXTRA
from mlfuse.dialects.loop import ops
from mlfuse.dialects.loop import table as loop_table
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import AssertEqualOp, ConstantOp, LibraryOp, ViewOp, elements_before
from mlfuse.targets.printers.body import Body, memref_type
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.identifiers import Names, safe

NAME = "host_function"
"""The name of a host function in C. It is fixed, so no text of the input gets into it."""
SMALL = 1 << 16
"""The most bytes of a launch's buffers for which starting threads doesn't pay."""

_OWN = ("host", "buffers", "failed", "cuda", "stream", "status")
"""Names in every host function, which no value gets."""


class HostBody(Body):
    """The text of a host function, and the numbers of what it reads from the tables of `mlfuse_host.h`."""

    def __init__(self, func: FuncOp, bound: int, names: Names):
        super().__init__("int64_t", 64, names)
        self.bound = bound
        for word in _OWN:
            names.called(word)
        self.kernels = {
            kernel: names.called(safe(kernel) or "kernel") if names.hints else names.numbered("k")
            for kernel in launched_by(func)
        }
        self.dims = {dim: number for number, dim in enumerate(unknown_dims(func))}
        self.calls = 0
        self.tables = 0
        self.constants = bound
        self.steps = 0
        """The steps of a call that can fail, in CUDA."""


class HostPrinter(CPrinter):
    """Prints host functions."""

    linkage_of_host: ClassVar[str] = '__attribute__((visibility("default"))) int'
    """The line before the name of a host function."""
    struct: ClassVar[str] = "mlf_host"
    """The struct that a host function gets besides its buffers."""

    def print_host(self, func: FuncOp, name: str = NAME, bound: int = 0) -> str:
        """The text of a host function, which is called `name` in C, without `mlfuse_host.h`. Its last `bound` arguments are
        constants.

        OpError for an op that `--lower-to-host` doesn't produce.
        """
        return "\n".join(self._write_host(func, name, bound).lines) + "\n"

    def print_host_lines(self, func: FuncOp, name: str = NAME) -> list[tuple[str, Operation]]:
        """The same in lines, each with the op that it comes from; the function for lines of no other op."""
        body = self._write_host(func, name, 0)
        pairs = zip(body.lines, body.origins, strict=True)
        return [(line, func if op is None else op) for line, op in pairs]

    def _write_host(self, func: FuncOp, name: str, bound: int) -> HostBody:
        body = HostBody(func, bound, Names(hints=self.names))
        if self.names:
            body.line("// The host function: one call.")
        body.line(self.linkage_of_host)
        with body.block(f"{name}(const struct {self.struct} *host, void *const *buffers)"):
            self.declare_kernels(body)
            self._arguments(func, body)
            self.declare_status(func, body)
            self.block(func.body.block, body)
        return body

    def declare_kernels(self, body: HostBody) -> None:
        """Write a variable for each kernel."""
        for number, kernel in enumerate(body.kernels.values()):
            body.line(f"mlf_kernel *const {kernel} = host->kernels[{number}];")

    def declare_status(self, func: FuncOp, body: HostBody) -> None:
        """Write a variable for what a step returns, if one can fail."""
        if any(isinstance(op, LibraryOp | AllReduceOp) for op in func.walk()):
            body.line("int failed;")

    def _arguments(self, func: FuncOp, body: HostBody) -> None:
        given = len(given_arguments(func))
        free = given - body.bound
        for argument in func.body.block.args:
            if not argument.uses.get_length() or isinstance(argument.type, loop_table.TableType):
                continue
            source = f"buffers[{argument.index}]"
            if argument.index >= given:
                source = f"buffers[{free + (result_in(func, argument.index) or 0)}]"
            elif argument.index >= free:
                source = f"host->constants[{argument.index - free}]"
            body.line(f"void *const {body.name(argument, 'p')} = {source};")

    def _dim(self, op: memref.DimOp, body: HostBody) -> None:
        argument, dim = op.source, constant(op.index)
        if not isinstance(argument, BlockArgument) or dim is None:
            raise OpError(op, "has no C form; run --lower-to-host")
        if all(isinstance(use.operation, AssertEqualOp) for use in op.result.uses):
            return
        number = body.dims.get((argument.index, dim))
        size = (
            memref_type(op, argument).get_shape()[dim]
            if number is None
            else f"host->sizes[{number}]"
        )
        body.line(f"const int64_t {body.name(op.result, 'n')} = {size};")

    def _alloc(self, op: memref.AllocOp, body: HostBody) -> None:
        body.line(f"char *const {body.name(op.memref, 'p')} = host->arena;")

    def _view_of_bytes(self, op: memref.ViewOp, body: HostBody) -> None:
        source, name = body[op.source], body.name(op.result, "p")
        bytes_ = source if isinstance(op.source.owner, memref.AllocOp) else f"(char *){source}"
        body.line(f"void *const {name} = {bytes_} + {body[op.byte_shift]};")

    def _view(self, op: ViewOp, body: HostBody) -> None:
        body.bind(op.result, body[op.source])

    def _constant(self, op: ConstantOp, body: HostBody) -> None:
        body.line(f"void *const {body.name(op.result, 'p')} = host->constants[{body.constants}];")
        body.constants += 1

    def _rows(self, op: loop_table.TableOp, body: HostBody) -> None:
        """Nothing: `_table` writes the addresses."""

    def _table(self, op: TableOp, body: HostBody) -> None:
        table = op.table.owner
        rows, chunks = body.name(op.rows, "t"), body.name(op.chunks, "t")
        body.line(f"int64_t *const {rows} = host->tables[{body.tables}].rows;")
        body.line(f"int64_t *const {chunks} = host->tables[{body.tables}].chunks;")
        body.tables += 1
        self.counts(op, body)
        if not isinstance(table, loop_table.TableOp):
            return
        columns = len(table.columns)
        for number, row in enumerate(table.rows):
            place = number * (columns + ROW_EXTRA)
            body.line(f"mlf_row({rows} + {place}, {columns}, {array_of(body, row)});")

    def counts(self, op: TableOp, body: HostBody) -> None:
        """Write the numbers of rows, chunks and elements of a table that is an argument."""
        if isinstance(op.table.owner, loop_table.TableOp):
            return
        if not isinstance(op.table, BlockArgument):
            raise OpError(op, "its table is neither an argument nor made by a loop.table")
        for dim, count in enumerate(op.counts):
            if count.uses.get_length():
                size = f"host->sizes[{body.dims[op.table.index, dim]}]"
                body.line(f"const int64_t {body.name(count, 'n')} = {size};")

    def _assert_equal(self, op: AssertEqualOp, body: HostBody) -> None:
        """The caller checks sizes when they are new."""

    def _launch(self, op: LaunchOp, body: HostBody) -> None:
        buffers = [v for v in op.arguments if not isinstance(v.type, IndexType)]
        sizes = [body[v] for v in op.arguments if isinstance(v.type, IndexType)]
        known = [_static_bytes(value) for value in _with_rows(buffers)]
        if None in known or sum(each or 0 for each in known) > SMALL:
            body.line("host->place_threads();")
        numbers = f"(const int64_t[]){{{', '.join(sizes)}}}" if sizes else "0"
        name = body.kernels[op.callee.string_value()]
        # An empty grid isn't launched.
        when = "" if constant(op.grid) else f"if ({body[op.grid]} > 0) "
        addresses = ", ".join(first_element(body, value, op) for value in buffers)
        body.line(f"{when}{name}((void *[]){{{addresses}}}, {numbers});")

    def _library(self, op: LibraryOp, body: HostBody) -> None:
        self.call(safe(op.function.data), [*op.inputs, *op.outputs], body)

    def _all_reduce(self, op: AllReduceOp, body: HostBody) -> None:
        """`--lower-to-host` made its tensors one message."""
        self.call(f"all_reduce {op.reduction.data} {op.element.data}", [op.inputs[0]], body)

    def call(self, comment: str, values: Sequence[SSAValue], body: HostBody) -> None:
        """Write the next call of the table of calls, with these buffers."""
        buffers = array_of(body, values)
        if self.names:
            body.line(f"// {comment}")
        body.line(
            f"if ((failed = host->call(host->calls, {body.calls}, {buffers}))) return failed;"
        )
        body.calls += 1

    def _copy(self, op: memref.CopyOp, body: HostBody) -> None:
        target, source = body[op.destination], body[op.source]
        body.line(f"__builtin_memcpy({target}, {source}, {self.bytes_of(op, body)});")

    def bytes_of(self, op: memref.CopyOp, body: HostBody) -> str:
        """The bytes that a copy moves, as an expression."""
        type_ = memref_type(op, op.source)
        shape = type_.get_shape()
        known = prod(size for size in shape if size != dtypes.DYNAMIC) * dtypes.of(type_).nbytes
        return " * ".join([str(known), *_unknown_sizes(op.source, body)])

    def _load(self, op: memref.LoadOp, body: Body) -> None:
        if not isinstance(body, HostBody):
            super()._load(op, body)
            return
        if op.indices:
            raise OpError(op, "has no C form; a host function reads buffers of rank 0 only")
        type_ = body.element(op, memref_type(op, op.memref))
        place = f"*(const {type_} *){body[op.memref]}"
        self.define(op, f"{place} != 0" if type_ == "uint8_t" else place, body)

    def _return(self, op: ReturnOp, body: HostBody) -> None:
        body.line("return 0;")

    statements: ClassVar = CPrinter.statements | {
        memref.DimOp: _dim,
        memref.AllocOp: _alloc,
        memref.ViewOp: _view_of_bytes,
        memref.CopyOp: _copy,
        memref.LoadOp: _load,
        ViewOp: _view,
        ConstantOp: _constant,
        loop_table.TableOp: _rows,
        TableOp: _table,
        AssertEqualOp: _assert_equal,
        LaunchOp: _launch,
        LibraryOp: _library,
        AllReduceOp: _all_reduce,
        ReturnOp: _return,
    }


def array_of(body: Body, values: Sequence[SSAValue]) -> str:
    """The addresses of buffers, as an array."""
    return f"(void *[]){{{', '.join(body[value] for value in values)}}}"


def first_element(body: Body, value: SSAValue, op: LaunchOp) -> str:
    """The address that a launch passes for a buffer."""
    before = elements_before(value)
    if before is None:
        raise OpError(op, f"needs row-major buffers, not a strided part: {value.type}")
    nbytes = before * dtypes.of(ops.memref_type(value)).nbytes if before else 0
    return f"(char *){body[value]} + {nbytes}" if nbytes else body[value]


def _with_rows(values: Sequence[SSAValue]) -> list[SSAValue]:
    """These buffers, with the buffers of tables instead of the arrays that describe these."""
    found: dict[SSAValue, None] = {}
    for value in values:
        owner = value.owner
        rows = owner.table.owner if isinstance(owner, TableOp) else None
        buffers = rows.buffers if isinstance(rows, loop_table.TableOp) else [value]
        found |= dict.fromkeys(buffers)
    return list(found)


def _static_bytes(value: SSAValue) -> int | None:
    """The bytes of a buffer; None if they are known only at a call."""
    owner, type_ = value.owner, ops.memref_type(value)
    sizes: list[int | None] = list(type_.get_shape())
    if isinstance(owner, memref.ViewOp | ViewOp):
        given = iter(owner.sizes)
        sizes = [constant(next(given)) if size == dtypes.DYNAMIC else size for size in sizes]
    known = [size for size in sizes if size is not None and size != dtypes.DYNAMIC]
    return prod(known) * dtypes.of(type_).nbytes if len(known) == len(sizes) else None


def _unknown_sizes(value: SSAValue, body: HostBody) -> list[str]:
    """The sizes of the `?` dims of a buffer."""
    owner, shape = value.owner, ops.memref_type(value).get_shape()
    if isinstance(owner, memref.ViewOp | ViewOp):
        return [body[size] for size in owner.sizes]
    dims = [dim for dim, size in enumerate(shape) if size == dtypes.DYNAMIC]
    if not dims:
        return []
    assert isinstance(value, BlockArgument)
    return [f"host->sizes[{body.dims[value.index, dim]}]" for dim in dims]


def launched_by(func: FuncOp) -> list[str]:
    """The kernels that a host function launches, each once, in the order of their first launch."""
    launches = [op for op in func.walk() if isinstance(op, LaunchOp)]
    return list(dict.fromkeys(op.callee.string_value() for op in launches))


@cache
def header() -> str:
    """`mlfuse_host.h`."""
    return files("mlfuse.targets.printers").joinpath("mlfuse_host.h").read_text("utf-8")
