"""Host functions for CUDA as C: the calls of the CUDA driver that one call makes, in order, all on one stream.

The text is C11 and C++: the host part of a file of CUDA C, or a file of its own for the C compiler. It needs no header of
CUDA (`mlfuse_cuda_host.h` declares what it uses), and reaches the driver through pointers.

For the example of `lower_to_host.py`:

    MLF_EXPORT int
    host_function(const struct mlf_cuda_host *host, void *const *buffers) {
      const CUfunction fused_exp = host->functions[0];
      const CUfunction fused_sort = host->functions[1];
      void *const x = buffers[0];
      void *const out = buffers[1];
      const struct mlf_driver *const cuda = host->driver;
      int status;
      char *const arena = host->arena;
      void *const p0 = arena + 0;
      const void *fused_exp_args[] = {&x, &p0};
      status = cuda->cuLaunchKernel(fused_exp, 4, 1, 1, 128, 1, 1, 0, stream, (void **)fused_exp_args, NULL);
      if (status) return mlf_failed(host, 0, status);
      ...
      return 0;
    }

Every launch, copy, library call, all-reduce and table is a step with a number, so that an error can name the kernel. A launch of an empty grid
and a copy of no bytes are left out, since the driver refuses the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import ClassVar

from xdsl.dialects import memref
from xdsl.dialects.builtin import IndexType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.host_function import constant
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop import table as loop_table
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.targets.printers.body import Body
from mlfuse.targets.printers.host import HostBody, HostPrinter, first_element

_STEPS = (LaunchOp, LibraryOp, AllReduceOp, memref.CopyOp, TableOp)


class CudaHostPrinter(HostPrinter):
    """Prints host functions for CUDA."""

    linkage_of_host: ClassVar[str] = "MLF_EXPORT int"
    struct: ClassVar[str] = "mlf_cuda_host"

    def declare_kernels(self, body: HostBody) -> None:
        for number, kernel in enumerate(body.kernels.values()):
            body.line(f"const CUfunction {kernel} = host->functions[{number}];")

    def declare_status(self, func: FuncOp, body: HostBody) -> None:
        steps = steps_of(func)
        if any(isinstance(op, LaunchOp | memref.CopyOp) for op in steps):
            body.line("const struct mlf_driver *const cuda = host->driver;")
            body.line("const CUstream stream = host->stream;")
        if steps:
            body.line("int status;")

    def _launch(self, op: LaunchOp, body: HostBody) -> None:
        name = body.kernels[op.callee.string_value()]
        given = [self._argument(value, op, body) for value in op.arguments]
        args = body.identifiers.called("args")
        body.line(f"const void *{args}[] = {{{', '.join(given) or '0'}}};")
        grid, is_known = body[op.grid], constant(op.grid) is not None
        shape = f"{grid if is_known else f'(unsigned){grid}'}, 1, 1, {op.block.value.data}, 1, 1"
        rest = f"{op.dynamic_shared}, stream, (void **){args}, NULL"
        call = f"cuda->cuLaunchKernel({name}, {shape}, {rest})"
        self._step(call if is_known else f"{grid} == 0 ? 0 : {call}", body)

    def _argument(self, value: SSAValue, op: LaunchOp, body: HostBody) -> str:
        """The address of a kernel's argument. What is no variable gets one: a constant, the rows of a buffer."""
        if not isinstance(value.type, IndexType):
            address = first_element(body, value, op)
            if (name := body[value]) != address:
                name = body.new("p")
                body.line(f"void *const {name} = {address};")
        elif constant(value) is None:
            name = body[value]
        else:
            name = body.new("n")
            body.line(f"const int64_t {name} = {body[value]};")
        return f"&{name}"

    def call(self, comment: str, values: Sequence[SSAValue], body: HostBody) -> None:
        if self.names:
            body.line(f"// {comment}")
        buffers = body.identifiers.called("operands")
        body.line(f"void *{buffers}[] = {{{', '.join(body[value] for value in values)}}};")
        self._step(f"host->call(host->calls, {body.calls}, {buffers})", body)
        body.calls += 1

    def _copy(self, op: memref.CopyOp, body: HostBody) -> None:
        target, source = body[op.destination], body[op.source]
        nbytes = self.bytes_of(op, body)
        call = f"cuda->cuMemcpyDtoDAsync((CUdeviceptr){target}, (CUdeviceptr){source}, {nbytes}, stream)"
        self._step(call if nbytes.isdigit() else f"{nbytes} == 0 ? 0 : {call}", body)

    def _table(self, op: TableOp, body: HostBody) -> None:
        buffers = "NULL"
        if isinstance(op.table.owner, loop_table.TableOp):
            given = [body[value] for value in op.table.owner.buffers]
            buffers = body.identifiers.called("addresses")
            body.line(f"void *const {buffers}[] = {{{', '.join(given) or '0'}}};")
        self.counts(op, body)
        self._step(f"mlf_update(host, {body.tables}, {buffers})", body)
        for array, member in ((op.rows, "memory"), (op.chunks, "chunks")):
            name = body.name(array, "t")
            body.line(f"void *const {name} = host->tables[{body.tables}].{member};")
        body.tables += 1

    def _load(self, op: memref.LoadOp, body: Body) -> None:
        raise OpError(
            op,
            "has no C form for CUDA: the host can't read memory of the device; compute the condition from sizes",
        )

    def _step(self, call: str, body: HostBody) -> None:
        body.line(f"status = {call};")
        body.line(f"if (status) return mlf_failed(host, {body.steps}, status);")
        body.steps += 1

    statements: ClassVar = HostPrinter.statements | {
        memref.CopyOp: _copy,
        memref.LoadOp: _load,
        TableOp: _table,
        LaunchOp: _launch,
    }


def steps_of(func: FuncOp) -> list[Operation]:
    """The ops that are steps of the printed function, by number."""
    return [op for op in func.walk() if isinstance(op, _STEPS)]


def header(*functions: str) -> str:
    """`mlfuse_cuda_host.h`, and `mlfuse_cuda_table.h` if one of these functions updates a table."""
    has_table = any("mlf_update(" in function for function in functions)
    names = ["mlfuse_cuda_host.h", *(["mlfuse_cuda_table.h"] if has_table else [])]
    return "\n".join(_text(name) for name in names)


@cache
def _text(name: str) -> str:
    return files("mlfuse.targets.printers").joinpath(name).read_text("utf-8")
