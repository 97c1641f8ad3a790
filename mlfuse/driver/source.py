"""The source text of a module at the kernel level: its kernels and host functions, as a person reads them."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.dialects.graph.placement import modules_of
from mlfuse.dialects.host_function import is_lowered
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.utils.planned_for import planned_for
from mlfuse.targets import devices
from mlfuse.targets.printers import host_cuda
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.targets.printers.host import NAME, HostPrinter, header

_HOST_PART = "#ifndef __CUDACC_RTC__ /* The host part: NVRTC compiles kernels only. */\n"


def source_text(module: ModuleOp, target: str) -> str:
    """The kernels and host functions for a device description, without the functions that kernels call. A module of several
    devices gives the text of each."""
    if nested := modules_of(module):
        texts = (
            (name, source_text(one, planned_for(one) or target)) for name, one in nested.items()
        )
        return "\n".join(f"// The device {name}.\n{text}" for name, text in texts)
    if devices.get(target).is_cuda:
        hosts = _printed(module, host_cuda.CudaHostPrinter())
        return "\n".join([CudaPrinter().print_kernels(module), *hosts])
    return "\n".join([CPrinter().print_kernels(module), *_printed(module, HostPrinter())])


def c_text(module: ModuleOp, *, library: bool = False) -> str:
    """The same in C, as a text that compiles by itself; with `library`, it has the whole math library."""
    kernels = CPrinter(library=library).print_module(module)
    hosts = _printed(module, HostPrinter())
    return "\n".join([kernels, header(), *hosts]) if hosts else kernels


def cuda_text(module: ModuleOp, *, library: bool = False) -> str:
    """The same in CUDA C: for NVRTC the kernels, for nvcc all of it, and the host part alone is C and C++."""
    kernels = CudaPrinter(library=library).print_module(module)
    hosts = _printed(module, host_cuda.CudaHostPrinter())
    if not hosts:
        return kernels
    return "\n".join([kernels, _HOST_PART, host_cuda.header(*hosts), *hosts, "#endif\n"])


def hosts_of(module: ModuleOp) -> list[tuple[str, FuncOp]]:
    """The host functions, in the form that `--lower-to-host` gives them, each with its name in C."""
    found: list[FuncOp] = []
    for func in [op for op in module.ops if isinstance(op, FuncOp)]:
        host = func if is_lowered(func) else lowered_to_host(func)
        if host is not None:
            found.append(host)
    names = [NAME, *(f"{NAME}_{number}" for number in range(1, len(found)))]
    return list(zip(names, found, strict=False))


def _printed(module: ModuleOp, printer: HostPrinter) -> list[str]:
    return [printer.print_host(func, name) for name, func in hosts_of(module)]
