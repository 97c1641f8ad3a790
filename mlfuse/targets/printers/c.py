"""Kernels as C11 with OpenMP, for the system's C compiler.

Every kernel is `void NAME(void **mlf_buffers, const int64_t *mlf_sizes)`, with the buffers and the
`index` arguments, both in the order of the kernel's arguments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType, IntegerAttr, MemRefType
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import (
    LINE_BYTES,
    ChunksOp,
    FuncOp,
    OuterProductsOp,
    PrefetchOp,
    SimdOp,
    StreamOp,
    TransposeOp,
    UntilLineOp,
    VectorCopyOp,
)
from mlfuse.targets.printers.body import Body
from mlfuse.targets.printers.cfamily import CFamilyPrinter, KernelSignature, flat, pointer
from mlfuse.targets.printers.helpers import helpers_for
from mlfuse.targets.printers.identifiers import symbol
from mlfuse.targets.printers.mathlib import c_headers_for

_FORK = 16384
"""From this number of elements on, starting threads pays. It is for chunks of different lengths (their op has the operand `work`),
where the IR gives no `fork`."""
_MANY = 6
"""From this number on, a kernel's loops over tiles of one size are calls of one function."""


class CPrinter(CFamilyPrinter):
    """Prints kernels that are scheduled for a CPU as C."""

    restrict = "restrict"
    index_types: ClassVar = {32: "int32_t", 64: "int64_t"}
    preamble = "#include <stdbool.h>"

    def linkage(self, called: KernelSignature) -> str:
        return '__attribute__((visibility("default"))) void'

    def helpers(self, kernels: str) -> str:
        return helpers_for(kernels, cuda=False, others=self.headers(kernels))

    def headers(self, kernels: str) -> str:
        zero = (
            "static volatile const int64_t mlf_no_bits = 0;\n" if "mlf_no_bits" in kernels else ""
        )
        return zero + c_headers_for(kernels)

    def parameters(self, func: FuncOp, body: Body) -> str:
        return "void **mlf_buffers, const int64_t *mlf_sizes"

    def prologue(self, func: FuncOp, body: Body) -> None:
        args = func.body.block.args
        sizes = [arg for arg in args if isinstance(arg.type, IndexType)]
        buffers = [arg for arg in args if not isinstance(arg.type, IndexType)]
        for k, arg in enumerate(buffers):
            body.line(f"{pointer(func, arg, body)}{self.restrict} {body[arg]} = mlf_buffers[{k}];")
        for k, arg in enumerate(sizes):
            type_ = body.index_type
            body.line(f"const {type_} {body[arg]} = ({type_})mlf_sizes[{k}];")
        if any(_computes_index(op) for op in func.walk()):
            body.line(f"const {body.index_type} mlf_zero = ({body.index_type})mlf_no_bits;")
        # gcc takes seconds for dozens of copies of a loop over a tile. A strip has several such loops.
        tiles = Counter(_tile_of(op) for op in func.walk() if isinstance(op, OuterProductsOp))
        for tile, count in tiles.items():
            _, _, is_strip = tile
            if count >= (2 if is_strip else _MANY):
                body.made[tile] = self._tile_function(func, tile, body)

    def define(self, op: Operation, text: str, body: Body) -> None:
        # gcc 12 vectorizes `p[x != 0]` wrongly, and so `p[min(x, 1)]`: it uses the truth value, -1 in a
        # vector, as the index. Exclusive or with a zero unknown to gcc hides x from that optimization.
        text = f"{text} ^ mlf_zero" if _computes_index(op) else text
        super().define(op, text, body)

    def copy(self, op: VectorCopyOp, source: str, target: str, size: int) -> str:
        return f"__builtin_memcpy({target}, {source}, {size});"

    def alignment(self, value: SSAValue) -> str:
        by_lines = any(
            isinstance(use.operation, StreamOp | TransposeOp | OuterProductsOp)
            for use in value.uses
        )
        return f"_Alignas({LINE_BYTES}) " if by_lines else ""

    def _stream(self, op: StreamOp, body: Body) -> None:
        target = f"&{flat(op, op.target, body)}[{body[op.index]}]"
        body.line(f"mlf_stream({target}, {flat(op, op.tile, body)}, {op.nbytes});")

    def _transpose(self, op: TransposeOp, body: Body) -> None:
        source = f"&{flat(op, op.source, body)}[{body[op.index]}]"
        body.line(f"mlf_transpose({flat(op, op.tile, body)}, {source}, {body[op.stride]});")

    def _outer_products(self, op: OuterProductsOp, body: Body) -> None:
        lhs = f"&{flat(op, op.lhs, body)}[{body[op.lhs_index]}]"
        rhs = f"&{flat(op, op.rhs, body)}[{body[op.rhs_index]}]"
        tile = f"&{flat(op, op.tile, body)}[{body[op.tile_index]}]"
        args = (
            *(tile, body[op.tile_stride], lhs, body[op.row_stride], body[op.lhs_step]),
            *(rhs, body[op.rhs_step], body[op.depth]),
        )
        constants = _tile_of(op)
        if (name := body.made.get(constants)) is not None:
            body.line(f"{name}({', '.join(args)});")
        else:
            body.line(_call(args, constants))

    def _tile_function(self, kernel: FuncOp, tile: tuple[int, int, int], body: Body) -> str:
        """Write a function for tiles of one size; returns its name."""
        size = "_".join(map(str, tile))
        name = body.identifiers.called(f"{body.new('tile')}_{size}_{symbol(kernel)}")
        parameters = (
            "float *tile, int64_t below, const float *a, int64_t row, int64_t step, const float *b, int64_t next, "
            "int64_t depth"
        )
        with body.function(f"static __attribute__((noinline)) void {name}({parameters})"):
            names = "tile", "below", "a", "row", "step", "b", "next", "depth"
            body.line(_call(names, tile))
        return name

    def _until_line(self, op: UntilLineOp, body: Body) -> None:
        nbytes = dtypes.of(op.buffer.type).nbytes
        address = f"(uintptr_t)&{flat(op, op.buffer, body)}[{body[op.index]}]"
        text = f"({body.index_type})(-({address}) % {LINE_BYTES} / {nbytes})"
        self.define(op, text, body)

    def _prefetch(self, op: PrefetchOp, body: Body) -> None:
        # Fetch to L2: the row is used after the one in L1. Compute the address as an integer offset,
        # because it may be outside the buffer.
        address = f"(const char *){flat(op, op.buffer, body)}"
        size = dtypes.of(op.buffer.type).nbytes
        body.line(f"__builtin_prefetch({address} + (int64_t){body[op.index]} * {size}, 0, 2);")

    def _simd(self, op: SimdOp, body: Body) -> None:
        body.line("#pragma omp simd")
        self.loop(op.index, body[op.low], body[op.high], "1", op.body.block, body)

    def _chunks(self, op: ChunksOp, body: Body) -> None:
        step, size, type_ = op.step.value.data, body[op.size], body.index_type
        if not 0 < step < 2 ** (body.index_bits - 1):
            raise OpError(
                op, f"a chunk size of {step} isn't a {body.index_bits}-bit number above 0"
            )
        chunk, chunks = body.new("c"), body.new("c")
        known = _constant(op.size)
        count = f"{size} / {step} + ({size} % {step} != 0)" if known is None else -(-known // step)
        body.line(f"const {type_} {chunks} = {count};")
        loop = f"for ({type_} {chunk} = 0; {chunk} < {chunks}; {chunk}++)"
        fork = None if op.fork is None else op.fork.value.data
        least = max(fork or 2, 2)
        schedule, enough = "static", f"{chunks} > {least - 1}"
        if op.work is not None:
            schedule, enough = "guided", f"{chunks} > 1 && {body[op.work]} >= {fork or _FORK}"
        parallel = f"#pragma omp parallel for schedule({schedule})"
        is_known = known is not None and op.work is None
        outside = None if is_known else _outside(op, body)
        if outside is None:
            if not is_known:
                body.line(f"{parallel} if({enough})")
            elif int(count) >= least:
                body.line(parallel)
            with body.block(loop):
                self._chunk(op, chunk, body)
            return
        # A parallel region of one thread takes longer than a small kernel: without threads, call the chunks in a loop.
        name = body.identifiers.called(f"{body.new('chunk')}_{symbol(_kernel_of(op))}")
        parameters = ", ".join([f"{type_} {chunk}", *outside.values()])
        with body.function(f"static __attribute__((noinline)) void {name}({parameters})"):
            self._chunk(op, chunk, body)
        call = f"{loop} {name}({', '.join([chunk, *outside])});"
        with body.block(f"if ({enough})", close=False):
            body.line(parallel)
            body.line(call)
        with body.block("} else"):
            body.line(call)

    def _chunk(self, op: ChunksOp, chunk: str, body: Body) -> None:
        """The body for one chunk, given by its number."""
        step, size, type_ = op.step.value.data, body[op.size], body.index_type
        known = _constant(op.size)
        low, high = op.body.block.args
        lo, hi = body.name(low, "v"), body.name(high, "v")
        body.line(f"const {type_} {lo} = {chunk} * {step};")
        end = f"{lo} + {step}"
        if known is None or known % step:
            end = f"{size} - {lo} < {step} ? {size} : {end}"
        body.line(f"const {type_} {hi} = {end};")
        self.block(op.body.block, body)
        if any(isinstance(inner, StreamOp) for inner in op.walk()):
            body.line("mlf_stream_end();")

    statements: ClassVar = CFamilyPrinter.statements | {
        SimdOp: _simd,
        ChunksOp: _chunks,
        StreamOp: _stream,
        TransposeOp: _transpose,
        OuterProductsOp: _outer_products,
        UntilLineOp: _until_line,
        PrefetchOp: _prefetch,
    }


def _constant(size: SSAValue) -> int | None:
    """The number that a size always is."""
    owner = size.owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, IntegerAttr):
        return owner.value.value.data
    return None


def _tile_of(op: OuterProductsOp) -> tuple[int, int, int]:
    """The rows and columns of a tile, and whether its sums begin with what it has."""
    return op.rows.value.data, op.columns.value.data, int(op.more is not None)


def _call(args: Sequence[str], tile: tuple[int, int, int]) -> str:
    rows, columns, more = tile
    given = ", ".join((*args, str(rows), str(columns)))
    return f"mlf_add_products({given});" if more else f"mlf_outer_products({given}, 0);"


def _kernel_of(op: Operation) -> FuncOp:
    above = op.parent_op()
    while not isinstance(above, FuncOp):
        assert above is not None
        above = above.parent_op()
    return above


def _outside(op: ChunksOp, body: Body) -> dict[str, str] | None:
    """The names that the body of the chunks uses and doesn't define, each with its declaration as a parameter; None if one
    is an array, which chunks share."""
    found: dict[str, str] = {}
    inside = {value for each in op.walk() for value in each.results}
    blocks = [block for each in op.walk() for region in each.regions for block in region.blocks]
    inside |= {arg for block in blocks for arg in block.args}
    operands = [value for each in op.body.walk() for value in each.operands]
    for value in dict.fromkeys([op.size, *operands]):
        if value in inside or isinstance(value.owner, arith.ConstantOp):
            continue
        if isinstance(value.owner, memref.AllocaOp):
            return None
        name = body[value]
        if isinstance(value.type, MemRefType):
            found[name] = f"{pointer(op, value, body)}{CPrinter.restrict} {name}"
        else:
            found[name] = f"{body.scalar(op, value.type)} {name}"
    if any(map(_computes_index, op.walk())):
        found["mlf_zero"] = f"{body.index_type} mlf_zero"
    return found


def _computes_index(op: Operation) -> bool:
    """Whether an op converts a number to an index."""
    return (
        isinstance(op, arith.IndexCastOp)
        and isinstance(op.result.type, IndexType)
        and not isinstance(op.input.type, IndexType)
    )
