"""A module at the kernel or the host level on the device `interpreter`: the interpreter of the host level makes the call.

Its kernels are compiled for the CPU, since nothing interprets them; a module without kernels needs no compiler.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.donation import donations_of
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.host_function import given_arguments
from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.driver.device import load_kernels
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.backend import Kernel
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.host.device import BackendDevice, call
from mlfuse.runtime.host.shapes import host_signature
from mlfuse.targets import devices


@dataclass(frozen=True)
class HostLevel:
    """A host function in the form of `--lower-to-host`, with its kernels."""

    func: FuncOp
    kernels: Mapping[str, Kernel]

    @staticmethod
    def of(module: ModuleOp, func: FuncOp) -> HostLevel:
        """A function of a module at the host level, with the module's kernels compiled. OpError if these are for a GPU."""
        for kernel in module.ops:
            if isinstance(kernel, KernelFunc) and devices.get(kernel.device).is_cuda:
                raise OpError(
                    kernel,
                    f"is scheduled for {kernel.device}; the interpreter of the host level starts kernels for cpu",
                )
        return HostLevel(func, load_kernels(module, "cpu", "cpu"))

    @property
    def signature(self) -> Signature:
        """What callers pass and get."""
        return host_signature(self.func)

    def run(self, arrays: Sequence[Array], bound: Sequence[Array] = ()) -> list[Array]:
        """The results for row-major arrays, which stay as they are, and for the last `bound` arguments."""
        own = list(arrays)
        donated = donations_of(self.func)
        for number, argument in enumerate(given_arguments(self.func)[: len(own)]):
            if argument.index in donated:
                own[number] = own[number].copy()
        device = BackendDevice(CpuBackend(), self.kernels)
        results = call(self.func, device, [*own, *bound], len(bound))
        pairs = zip(results, self.signature.results, strict=True)
        return [result.view(spec.dtype.numpy) for result, spec in pairs]  # unsigned or not

    def count(self, kind: type[LaunchOp | LibraryOp]) -> int:
        """The launches, or library calls, in its text."""
        return sum(isinstance(op, kind) for op in self.func.walk())
