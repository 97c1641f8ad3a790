"""Runs whole modules that are scheduled for a GPU on the host, without a GPU.

The interpreter of host functions runs the host function as `--schedule` leaves it. `host_cuda` runs the kernels, all kernels between two library calls in one
process; NumPy computes the library calls. Memory that isn't written yet holds a pattern (0x5A), so that a
kernel that reads it too early gives a wrong result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects import dtypes
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.ops import LaunchOp, TableOp
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import ConstantOp, LibraryOp
from mlfuse.dialects.loop.table import columns_of
from mlfuse.driver import pipelines
from mlfuse.runtime import library
from mlfuse.runtime.arguments.arrays import HostReader
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.host.interpreter import HostInterpreter, MemRef, Rows
from mlfuse.runtime.host.tables import TableArrays
from mlfuse.runtime.library.numpy_library import NumpyLibrary
from mlfuse.runtime.library.steps import Operand
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import Order

_UNWRITTEN = 0x5A


@dataclass(frozen=True)
class HostModule:
    """A function of a module, compiled for a GPU architecture, to be run on the host."""

    signature: Signature
    func: FuncOp
    """Its host function, at the kernel level: each buffer has memory of its own."""
    source: str
    """The CUDA C of all kernels."""

    @staticmethod
    def of(module: ModuleOp, function: str = "main", *, target: str = "sm_90") -> HostModule:
        """Compile a function of a module, which must not call others. The module isn't changed."""
        graph = pipelines.run(module.clone(), "graph", target)
        signature = Signature.of(_function(graph, function))
        kernels = pipelines.run(graph, "kernel", target)
        func = _function(kernels, function)
        return HostModule(signature, func, CudaPrinter().print_module(kernels))

    @cached_property
    def kernels(self) -> list[str]:
        """The names of the kernels launched, in order."""
        launches = [op for op in self.func.walk() if isinstance(op, LaunchOp)]
        return [op.callee.string_value() for op in launches]

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
        arrays, _ = self.signature.check(args, HostReader())
        options: dict[str, Any] = {
            "order": order,
            "seed": seed,
            "sanitize": sanitize,
            "timeout": timeout,
        }
        device = HostMemory(self.source, options)
        donated, buffers = donations_of(self.func), list[MemRef[str]]()
        for argument, array in zip(self.func.body.block.args, arrays, strict=True):
            name = device.add(array.copy() if argument.index in donated else array)
            buffers.append(MemRef(name, array.shape, dtypes.of(argument.type).numpy))
        device.misaligned |= set(device.memory) if misalign else set()
        results = HostInterpreter(device).run(self.func, buffers)
        device.finish()
        return [
            device.view(result).view(spec.dtype.numpy).copy()
            for result, spec in zip(results, self.signature.results, strict=True)
        ]


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


class HostMemory:
    """The memory of one call by names, and the launches that haven't run yet."""

    def __init__(self, source: str, options: dict[str, Any]):
        self.source = source
        self.options = options
        self.memory: dict[str, Array] = {}
        self.misaligned: set[str] = set()
        self.addresses: list[host_cuda.Address] = []
        """Those in tables."""
        self.waiting: list[host_cuda.Launch] = []

    def add(self, array: Array) -> str:
        """The name of an array from now on."""
        name = f"s{len(self.memory)}"
        self.memory[name] = array
        return name

    def allocate(self, nbytes: int) -> str:
        return self.add(np.full(nbytes, _UNWRITTEN, np.uint8))

    def advance(self, memory: str, nbytes: int) -> str:
        raise AssertionError("before --lower-to-host, every buffer has memory of its own")

    def constant(self, op: ConstantOp) -> str:
        return self.add(dtypes.dense_values(op.value))

    def table(self, op: TableOp, rows: Rows[str]) -> tuple[str, str, int]:
        arrays = TableArrays.of(rows.sizes(op), len(columns_of(op.table)), op.cut)
        memory, chunks = self.add(arrays.memory.copy()), self.add(arrays.chunks)
        width = arrays.rows.shape[1]
        for number, row in enumerate(rows.buffers):
            for column, each in enumerate(row):
                place = number * width + column
                self.addresses.append(host_cuda.Address(memory, place, each.memory))
        return memory, chunks, len(arrays.chunks)

    def launch(self, op: LaunchOp, grid: int, arguments: Sequence[MemRef[str] | int]) -> None:
        """Add a launch to those that wait."""
        args = [each.memory if isinstance(each, MemRef) else each for each in arguments]
        self.waiting.append(
            host_cuda.Launch(
                op.callee.string_value(), grid, op.block.value.data, args, op.dynamic_shared
            )
        )

    def library(
        self, op: LibraryOp, inputs: Sequence[MemRef[str]], outputs: Sequence[MemRef[str]]
    ) -> None:
        """Run a library call with NumPy."""
        self.finish()
        function, numpy = library.read(op), NumpyLibrary()
        every = (*inputs, *outputs)
        operands = [Operand(each.shape, each.dtype, part=each.part) for each in every]
        work = function.plan(operands[: len(inputs)], operands[len(inputs) :], {}, numpy)
        scratch = [np.empty(operand.shape, operand.dtype) for operand in work.scratch]
        numpy.compile(work)([*map(self.view, every), *scratch])

    def all_reduce(
        self, op: AllReduceOp, inputs: Sequence[MemRef[str]], outputs: Sequence[MemRef[str]]
    ) -> None:
        """Run a collective for one rank: copy its inputs."""
        for source, target in zip(inputs, outputs, strict=True):
            self.copy(target, source)

    def copy(self, target: MemRef[str], source: MemRef[str]) -> None:
        self.finish()
        np.copyto(self.view(target), self.view(source))

    def load(self, op: memref.LoadOp, buffer: MemRef[str]) -> int:
        self.finish()
        return self.view(buffer).item()

    def finish(self) -> None:
        """Run the launches that wait."""
        if not self.waiting:
            return
        used = {arg for launch in self.waiting for arg in launch.args if isinstance(arg, str)}
        addresses = [each for each in self.addresses if each.buffer in used]
        used |= {each.target for each in addresses}
        buffers = {name: self.memory[name] for name in sorted(used)}
        self.options |= {"misalign": self.misaligned & used, "addresses": addresses}
        done = host_cuda.run(self.source, self.waiting, buffers, **self.options)
        self.memory |= done.buffers
        self.waiting.clear()

    def view(self, buffer: MemRef[str]) -> Array:
        """The array of a buffer; for a part, all that it is in."""
        array = self.memory[buffer.memory].reshape(-1).view(buffer.dtype)
        return array if buffer.part is not None else array.reshape(buffer.shape)
