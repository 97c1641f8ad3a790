"""The C code of a host function for a CPU, before it is compiled: what `driver/stored.py` keeps on disk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.runtime.cpu import backend as cpu
from mlfuse.runtime.cpu.host import CpuHostFunction
from mlfuse.runtime.host.function import HostFunction
from mlfuse.targets import devices
from mlfuse.targets.printers.host import NAME, HostPrinter, header, launched_by
from mlfuse.targets.printers.identifiers import symbol_for


@dataclass(frozen=True)
class CpuCode:
    """A host function and the C of it and its kernels."""

    known: HostFunction
    """What is known of it for all sizes."""
    launched: tuple[str, ...]
    """The names in C of the kernels that it launches, in the order of `mlf_host.kernels`."""
    units: Sequence[tuple[str, Sequence[str]]]
    """C files, each with the names of its functions; the last has the host function (`NAME`)."""
    architecture: str = ""
    """The architecture that they are compiled for; empty for this machine's."""

    @staticmethod
    def of(module: ModuleOp, host: FuncOp, target: str, bound: int = 0) -> CpuCode:
        """The code for a host function of a module at the kernel level, in the form of `--lower-to-host`, for the device
        description `target`. Its last `bound` arguments are constants."""
        printer = HostPrinter(names=False)
        text = printer.print_host(host, bound=bound)
        *others, (kernels, names) = printer.print_units(module, cpu.UNIT) or [("", [])]
        units = [*others, (f"{kernels}\n{header()}\n{text}", [*names, NAME])]
        launched = tuple(map(symbol_for, launched_by(host)))
        return CpuCode(HostFunction.of(host), launched, units, devices.get(target).architecture)

    def load(self) -> CpuHostFunction:
        """Compile it, unless the cache of compiled code has it."""
        loaded = cpu.load_units(self.units, self.architecture)
        kernels = tuple(loaded[kernel] for kernel in self.launched)
        return CpuHostFunction(**vars(self.known), code=loaded[NAME], kernels=kernels)
