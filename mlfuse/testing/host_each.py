"""Runs functions over lists of tensors, scheduled for a GPU, on the host.

The interpreter of host functions runs the host function as `--schedule` leaves it, with a table of the tensors as argument
(see `host_device`). `host_cuda` runs the kernels, all launches of a call in one process.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.dialects.loop.table import columns_of
from mlfuse.driver import pipelines
from mlfuse.runtime.host.interpreter import HostInterpreter, MemRef, Rows
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing.host_cuda import Order
from mlfuse.testing.host_device import HostMemory


@dataclass(frozen=True)
class HostEach:
    """A function with `mlfuse.each` arguments, compiled for a GPU architecture."""

    func: FuncOp
    """Its host function, at the kernel level."""
    source: str
    """The CUDA C of all kernels."""

    @staticmethod
    def of(module: ModuleOp, function: str = "main", *, target: str = "sm_90") -> HostEach:
        """Compile a module, which isn't changed. OpError for what can't be compiled."""
        kernels = pipelines.run(module.clone(), "kernel", target)
        host = SymbolTable.lookup_symbol(kernels, function)
        if not isinstance(host, FuncOp):
            raise ValueError(f"no function @{function}")
        return HostEach(host, CudaPrinter().print_module(kernels))

    @property
    def launches(self) -> list[str]:
        """The names of the kernels launched, in order."""
        return [op.callee.string_value() for op in self.func.walk() if isinstance(op, LaunchOp)]

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
        table, *others = self.func.body.block.args
        assert len(lists) == len(columns_of(table))
        assert all([a.size for a in each] == [a.size for a in lists[0]] for each in lists)
        options: dict[str, Any] = {
            "order": order,
            "seed": seed,
            "sanitize": sanitize,
            "timeout": timeout,
        }
        device = HostMemory(self.source, options)
        names = [[device.add(array) for array in each] for each in lists]
        for number, each in enumerate(names):
            if misalign if isinstance(misalign, bool) else number in misalign:
                device.misaligned |= set(each)
        rows = [
            [
                MemRef(name, array.shape, array.dtype)
                for name, array in zip(row, arrays, strict=True)
            ]
            for row, arrays in zip(zip(*names, strict=True), zip(*lists, strict=True), strict=True)
        ]
        arguments: list[Any] = [Rows(rows, frozenset())]
        for argument, value in zip(others, shared, strict=True):
            dtype = dtypes.of(argument.type).numpy
            arguments.append(MemRef(device.add(np.array(value, dtype=dtype)), (), dtype))
        results = HostInterpreter(device).run(self.func, arguments)
        device.finish()
        for each, arrays in zip(names, lists, strict=True):
            for name, array in zip(each, arrays, strict=True):
                array[...] = device.memory[name]
        return [device.view(result).copy() for result in results]
