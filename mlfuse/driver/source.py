"""The source text of a module at the kernel level: its kernels, and on a CPU its host functions, as a person reads them."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.dialects.host_function import is_lowered
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.targets import devices
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.targets.printers.host import NAME, HostPrinter, header


def source_text(module: ModuleOp, target: str) -> str:
    """The kernels and host functions for a device description, without the functions that kernels call."""
    if devices.get(target).is_cuda:
        return CudaPrinter().print_kernels(module)
    return "\n".join([CPrinter().print_kernels(module), *_printed(module)])


def c_text(module: ModuleOp, *, library: bool = False) -> str:
    """The same in C, as a text that compiles by itself; with `library`, it has the whole math library."""
    kernels, hosts = CPrinter(library=library).print_module(module), _printed(module)
    return "\n".join([kernels, header(), *hosts]) if hosts else kernels


def hosts_of(module: ModuleOp) -> list[tuple[str, FuncOp]]:
    """The host functions, in the form that `--lower-to-host` gives them, each with its name in C."""
    found: list[FuncOp] = []
    for func in [op for op in module.ops if isinstance(op, FuncOp)]:
        host = func if is_lowered(func) else lowered_to_host(func)
        if host is not None:
            found.append(host)
    names = [NAME, *(f"{NAME}_{number}" for number in range(1, len(found)))]
    return list(zip(names, found, strict=False))


def _printed(module: ModuleOp) -> list[str]:
    return [HostPrinter().print_host(func, name) for name, func in hosts_of(module)]
