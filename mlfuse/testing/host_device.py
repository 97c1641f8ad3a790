"""Runs whole modules that are scheduled for a GPU on the host, without a GPU.

The host function is the runtime's own `Program`, so allocations, views, sizes and grids are those of a
device. `host_cuda` runs the kernels, all kernels between two library calls in one
process; NumPy computes the library calls. Memory that isn't written yet holds a pattern (0x5A), so that a
kernel that reads it too early gives a wrong result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.table import ROW_EXTRA
from mlfuse.driver import pipelines
from mlfuse.runtime.arrays import HostReader
from mlfuse.runtime.host_reader import program_of
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.numpy_library import NumpyLibrary
from mlfuse.runtime.library.steps import Operand
from mlfuse.runtime.program import (
    Argument,
    Buffer,
    Call,
    Collective,
    Constant,
    Launch,
    Program,
    Storage,
    TableArray,
)
from mlfuse.runtime.signature import Signature
from mlfuse.runtime.tables import TableArrays
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import Order

_UNWRITTEN = 0x5A


@dataclass(frozen=True)
class HostModule:
    """A function of a module, compiled for a GPU architecture, to be run on the host."""

    signature: Signature
    program: Program
    source: str
    """The CUDA C of all kernels."""

    @staticmethod
    def of(module: ModuleOp, function: str = "main", *, target: str = "sm_90") -> HostModule:
        """Compile a function of a module, which must not call others. The module isn't changed."""
        graph = pipelines.run(module.clone(), "graph", target)
        signature = Signature.of(_function(graph, function))
        kernels = pipelines.run(graph, "kernel", target)
        program = program_of(_function(kernels, function))
        return HostModule(signature, program, CudaPrinter().print_module(kernels))

    @cached_property
    def kernels(self) -> list[str]:
        """The names of the kernels launched, in order."""
        return [step.kernel for step in self.program.steps if isinstance(step, Launch)]

    def run(
        self,
        args: Sequence[object],
        *,
        order: Order = "forward",
        seed: int = 0,
        sanitize: bool = True,
        misalign: bool = False,
        timeout: float = 60.0,
    ) -> list[Array]:
        """The results for `args`. `misalign` starts arguments one element after a multiple of 16 bytes. Other options
        and errors are those of `host_cuda.run`. MlfuseError for arguments that don't fit."""
        arrays, shapes = self.signature.check(args, HostReader())
        options: dict[str, Any] = {"order": order, "seed": seed, "sanitize": sanitize}
        run = _Run(self, self.program.indices.evaluate(shapes), options | {"timeout": timeout})
        for number, storage in enumerate(self.program.storages):
            run.memory[f"s{number}"] = run.initial(storage, arrays)
            if misalign and isinstance(storage, Argument):
                run.misaligned.add(f"s{number}")
        for step in self.program.steps:
            if isinstance(step, Launch):
                run.launch(step)
            elif isinstance(step, Collective):
                run.combine(step)
            else:
                run.call(step)
        run.finish()
        dtypes = [spec.dtype.numpy for spec in self.signature.results]
        results = [run.view(result.buffer) for result in self.program.results]
        return [one.view(dtype).copy() for one, dtype in zip(results, dtypes, strict=True)]


def run_on_host(
    source_module: ModuleOp,
    function: str,
    args: Sequence[object],
    *,
    target: str = "sm_90",
    order: Order = "forward",
    sanitize: bool = True,
    misalign: bool = False,
) -> list[Array]:
    """Compile for `target` and run on the host; see `HostModule.run`."""
    compiled = HostModule.of(source_module, function, target=target)
    return compiled.run(args, order=order, sanitize=sanitize, misalign=misalign)


def _function(module: ModuleOp, name: str) -> FuncOp:
    found = SymbolTable.lookup_symbol(module, name)
    if not isinstance(found, FuncOp):
        raise ValueError(f"no function @{name}")
    return found


@dataclass
class _Run:
    """The state of one call: its memory, and the launches that haven't run yet."""

    module: HostModule
    values: list[int]
    options: dict[str, Any]
    memory: dict[str, Array] = field(default_factory=dict[str, Array])
    """The array of each storage, in the shape of its allocation."""
    misaligned: set[str] = field(default_factory=set[str])
    waiting: list[host_cuda.Launch] = field(default_factory=list[host_cuda.Launch])

    def initial(self, storage: Storage, args: Sequence[Array]) -> Array:
        """The array of a storage before the first step."""
        if isinstance(storage, Argument):
            array = args[storage.number]
            return array.copy() if storage.donated else array
        if isinstance(storage, Constant):
            return storage.values
        if isinstance(storage, TableArray):
            return self.table(storage)
        shape = self.shape(storage.shape)
        count = int(np.prod(shape, dtype=np.int64)) * storage.dtype.itemsize
        return np.full(count, _UNWRITTEN, np.uint8).view(storage.dtype).reshape(shape)

    def table(self, storage: TableArray) -> Array:
        """One of the arrays of a table. Its addresses are filled in before a launch that uses it."""
        table = storage.table
        sizes = [int(np.prod(self.shape(table.tensors(row)[0].shape))) for row in table.rows]
        arrays = TableArrays.of(sizes, table.columns, table.cut)
        return arrays.memory.copy() if storage.is_rows else arrays.chunks

    def addresses(self, names: set[str]) -> list[host_cuda.Address]:
        """The addresses to fill into those of these buffers that are tables."""
        found: list[host_cuda.Address] = []
        for number, storage in enumerate(self.module.program.storages):
            name = f"s{number}"
            if name not in names or not isinstance(storage, TableArray) or not storage.is_rows:
                continue
            width = storage.table.columns + ROW_EXTRA
            for row, buffers in enumerate(storage.table.rows):
                for column, buffer in enumerate(buffers):
                    place = row * width + column
                    found.append(host_cuda.Address(name, place, f"s{buffer.storage}"))
        return found

    def launch(self, step: Launch) -> None:
        """Add a launch to those that wait."""
        grid = self.values[step.grid]
        if grid == 0:
            return
        buffers, sizes = iter(step.buffers), iter(step.sizes)
        args = [
            f"s{next(buffers).storage}" if is_buffer else self.values[next(sizes)]
            for is_buffer in step.is_buffer
        ]
        self.waiting.append(host_cuda.Launch(step.kernel, grid, step.block, args, step.shared))

    def call(self, step: Call) -> None:
        """Run a library call with NumPy."""
        self.finish()
        arrays = [self.view(buffer) for buffer in (*step.inputs, *step.outs)]
        inputs, outs = ([self.operand(b) for b in each] for each in (step.inputs, step.outs))
        library = NumpyLibrary()
        work = step.function.plan(inputs, outs, {}, library)
        scratch = [np.empty(operand.shape, operand.dtype) for operand in work.scratch]
        library.compile(work)([*arrays, *scratch])

    def combine(self, step: Collective) -> None:
        """Run a collective for one rank: copy its inputs."""
        self.finish()
        for source, target in zip(step.inputs, step.outs, strict=True):
            np.copyto(self.view(target), self.view(source))

    def finish(self) -> None:
        """Run the launches that wait."""
        if not self.waiting:
            return
        used = {arg for launch in self.waiting for arg in launch.args if isinstance(arg, str)}
        addresses = self.addresses(used)
        used |= {each.target for each in addresses}
        buffers = {name: self.memory[name] for name in sorted(used)}
        self.options |= {"misalign": self.misaligned & used, "addresses": addresses}
        done = host_cuda.run(self.module.source, self.waiting, buffers, **self.options)
        self.memory |= done.buffers
        self.waiting.clear()

    def view(self, buffer: Buffer) -> Array:
        """The array of a buffer, with the buffer's type and shape; for a part, the whole array."""
        array = self.memory[f"s{buffer.storage}"].view(buffer.dtype)
        return array.reshape(self.shape(buffer.part.whole if buffer.part else buffer.shape))

    def operand(self, buffer: Buffer) -> Operand:
        """A buffer as the operand of a library call."""
        part, shape = buffer.part, self.shape(buffer.shape)
        layout = None if part is None else Layout(shape, part.strides, part.offset)
        return Operand(shape, buffer.dtype, part=layout)

    def shape(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """The sizes that have these numbers in `Indices`."""
        return tuple(self.values[number] for number in numbers)
