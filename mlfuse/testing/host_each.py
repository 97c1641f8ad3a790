"""Runs functions over lists of tensors, scheduled for a GPU, on the host.

The launches, grids and tables are the runtime's own (`EachProgram`, `TableArrays`), so they are those of a
device; `host_cuda` runs the kernels, all launches of a call in one process. Scratch memory holds a
pattern (0x5A), so that a kernel that reads it too early gives a wrong result.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue
from xdsl.traits import SymbolTable

from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.runtime.each import EachProgram
from mlfuse.runtime.tables import TableArrays
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import Order

_UNWRITTEN = 0x5A


@dataclass(frozen=True)
class HostEach:
    """A function with `mlfuse.each` arguments, compiled for a GPU architecture."""

    program: EachProgram
    source: str
    """The CUDA C of all kernels."""

    @staticmethod
    def of(module: ModuleOp, function: str = "main", *, target: str = "sm_90") -> HostEach:
        """Compile a module, which isn't changed. OpError for what can't be compiled."""
        kernels = pipelines.run(module.clone(), "kernel", target)
        host = SymbolTable.lookup_symbol(kernels, function)
        if not isinstance(host, FuncOp):
            raise ValueError(f"no function @{function}")
        return HostEach(EachProgram.of(host), CudaPrinter().print_module(kernels))

    @property
    def launches(self) -> list[str]:
        """The names of the kernels launched, in order."""
        return [launch.kernel for launch in self.program.launches]

    def run(
        self,
        lists: Sequence[Sequence[Array]],
        shared: Sequence[object] = (),
        *,
        order: Order = "forward",
        seed: int = 0,
        sanitize: bool = True,
        misalign: bool | Collection[int] = False,
        timeout: float = 60.0,
    ) -> list[Array]:
        """The results that are single numbers. The arrays of `lists` must be row-major and are written in place.

        `misalign` starts every array one element after a multiple of 16 bytes, or only the arrays of the lists with
        these numbers. Other options and errors are those of `host_cuda.run`.
        """
        program = self.program
        assert len(lists) == program.columns
        sizes = [array.size for array in lists[0]]
        assert all([array.size for array in each] == sizes for each in lists)
        table = TableArrays.of(sizes, program.columns, program.cut)
        counts = {"rows": len(sizes), "chunks": len(table.chunks)}
        names: dict[SSAValue, str] = dict(program.arrays)
        buffers: dict[str, Array] = {"rows": table.memory.copy(), "chunks": table.chunks}
        tensors = {f"t{n}_{k}": a for n, each in enumerate(lists) for k, a in enumerate(each)}
        for value, number in program.arguments.items():
            names[value] = f"shared{number}"
            buffers[names[value]] = np.array(shared[number], dtype=program.shared[number])
        for number, (value, buffer) in enumerate(program.buffers.items()):
            result = program.returned.get(value)
            names[value] = f"scratch{number}" if result is None else f"result{result}"
            count = buffer.count
            known = 1 if count is None else count.among(counts)
            pattern = np.full(known * buffer.dtype.itemsize, _UNWRITTEN, np.uint8)
            buffers[names[value]] = pattern.view(buffer.dtype)
        launches: list[host_cuda.Launch] = []
        for launch in program.launches:
            grid = launch.grid.among(counts)
            if not grid:
                continue
            args: list[str | int] = []
            for value in launch.arguments:
                number = program.numbers.get(value)
                if number is None:
                    args.append(names[value])
                else:
                    args.append(number.among(counts))
            launches.append(host_cuda.Launch(launch.kernel, grid, launch.block, args))
        width = table.rows.shape[1]
        done = host_cuda.run(
            self.source,
            launches,
            buffers | tensors,
            order=order,
            seed=seed,
            sanitize=sanitize,
            misalign={
                f"t{n}_{k}"
                for n, each in enumerate(lists)
                for k in range(len(each))
                if (misalign if isinstance(misalign, bool) else n in misalign)
            },
            addresses=[
                host_cuda.Address("rows", k * width + n, f"t{n}_{k}")
                for n, each in enumerate(lists)
                for k in range(len(each))
            ],
            timeout=timeout,
        )
        for name, array in tensors.items():
            array[...] = done.buffers[name]
        return [
            done.buffers[f"result{number}"].reshape(()) for number in range(len(program.results))
        ]
