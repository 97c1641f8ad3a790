"""The device that a function is compiled for: its choice, its description, its memory, and code for it."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.loop.table import TableType
from mlfuse.driver.executable import Capture, Run
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.utils.precision import STRICT
from mlfuse.runtime.backend import Backend, Kernel
from mlfuse.runtime.host_function import HostFunction
from mlfuse.runtime.repeated_calls import LaunchPlan
from mlfuse.targets.printers.choice import printer_for

DEVICES = ("interpreter", "cpu", "cuda")


def check_device(device: str | None) -> None:
    """MlfuseError for an unknown device name."""
    if device not in (None, *DEVICES):
        raise MlfuseError(f"unknown device {device!r}, expected one of: {', '.join(DEVICES)}")


def choose(device: str | None) -> str:
    """The device to use, by default the best available. MlfuseError if it can't be used."""
    from mlfuse.runtime import cc, cuda

    if device in ("cuda", None) and cuda.cuda_available():
        return "cuda"
    if device == "cuda":
        raise MlfuseError(
            f"device 'cuda' can't be used: {cuda.why_unavailable()}; mlfuse needs a CUDA device, CuPy and NVRTC for it "
            "(pip install mlfuse[cuda], or mlfuse[cuda12] where the driver is for CUDA 12); without them, use "
            "device='cpu'"
        )
    if device == "interpreter":
        return device
    found = cc.search()
    if isinstance(found, cc.Compiler):
        return "cpu"
    if device == "cpu" and found.is_installed:
        raise MlfuseError(
            f"device 'cpu' can't be used: {found.reason}\nfix that, set MLFUSE_CC to another compiler, "
            "or choose device 'interpreter' (NumPy)"
        )
    _warn_of_no_compiler(found.reason)
    return "interpreter"


def target_of(device: str, precision: str = STRICT) -> str:
    """The description of an installed device: the CPU's, with oneDNN's epilogues if it has them, or the
    current GPU's architecture, with cuBLASLt's if nvmath is installed and `precision` allows them."""
    if device == "cpu":
        from mlfuse.runtime.library import onednn_convolution

        return "cpu+epilogues" if onednn_convolution.has_epilogues() else "cpu"
    if device != "cuda":
        return "cpu"
    from mlfuse.runtime import cuda
    from mlfuse.runtime.library import cublaslt

    epilogues = precision != STRICT and cublaslt.available()
    return cuda.architecture() + ("+epilogues" if epilogues else "")


def convolves_channels_last(device: str | None) -> bool:
    """Whether a device's library has convolutions that prefer features innermost: oneDNN does."""
    from mlfuse.runtime.library import onednn

    return choose(device) == "cpu" and onednn.load() is not None


@cache
def _warn_of_no_compiler(reason: str) -> None:
    """Warn once per process."""
    warnings.warn(f"{reason}; the NumPy interpreter runs instead", stacklevel=4)


def backend_of(device: str) -> Backend[Any]:
    """The memory and libraries of `cpu` or `cuda`."""
    if device == "cuda":
        from mlfuse.runtime import cuda

        return cuda.CudaBackend()
    from mlfuse.runtime import cpu

    return cpu.CpuBackend()


def on_device(plan: LaunchPlan[Any], device: str) -> Run:
    """A plan as it is called: on a GPU it takes `stream=`."""
    if device != "cuda":
        return plan
    from mlfuse.runtime import cuda

    return cuda.streamed(plan)


def capture_of(
    plan: LaunchPlan[Any], device: str, function: str, checks: Sequence[str]
) -> Capture | None:
    """Captures a plan's call as a CUDA graph; None on devices without CUDA graphs."""
    if device != "cuda":
        return None
    from mlfuse.runtime import cuda_graph

    return partial(cuda_graph.capture, plan, function, checks)


def load_function(
    module: ModuleOp, host: FuncOp, device: str, target: str, bound: int = 0
) -> tuple[dict[str, Kernel], HostFunction | None]:
    """The compiled kernels of a module at the kernel level, by name, and its compiled host function. The last `bound`
    arguments of that are constants; it is None if its form can't be compiled."""
    from mlfuse.runtime import cc

    lowered = lowered_to_host(host)
    over_lists = any(isinstance(type_, TableType) for type_ in host.function_type.inputs)
    if lowered is None or (device == "cuda" and over_lists and cc.find_compiler() is None):
        return load_kernels(module, device, target), None
    if device == "cuda":
        return _load_cuda_host(module, lowered, target, bound)
    return _load_host(module, lowered, bound)


def _load_host(
    module: ModuleOp, host: FuncOp, bound: int
) -> tuple[dict[str, Kernel], HostFunction]:
    from mlfuse.runtime import cpu
    from mlfuse.targets.printers.host import NAME, HostPrinter, header, launched_by

    printer = HostPrinter(names=False)
    text = printer.print_host(host, bound=bound)
    *others, (kernels, names) = printer.print_units(module, cpu.UNIT) or [("", [])]
    loaded = cpu.load_units([*others, (f"{kernels}\n{header()}\n{text}", [*names, NAME])])
    symbols = _symbols(module)
    launched = [loaded[symbols[kernel]] for kernel in launched_by(host)]
    function = HostFunction.of(host, loaded[NAME], launched)
    return {kernel: loaded[symbol] for kernel, symbol in symbols.items()}, function


def _load_cuda_host(
    module: ModuleOp, host: FuncOp, target: str, bound: int
) -> tuple[dict[str, Kernel], HostFunction]:
    """The same for a GPU. Without a C compiler the host function is interpreted."""
    from mlfuse.runtime import cc, cpu
    from mlfuse.runtime.cuda_host import CudaHostFunction
    from mlfuse.runtime.cuda_interpreted import InterpretedFunction
    from mlfuse.targets.printers.host import NAME, launched_by
    from mlfuse.targets.printers.host_cuda import CudaHostPrinter, header, steps_of

    kernels = load_kernels(module, "cuda", target)
    if cc.find_compiler() is None:
        return kernels, InterpretedFunction.for_cuda(host, kernels)
    text = CudaHostPrinter(names=False).print_host(host, bound=bound)
    code = cpu.load(f"{header(text)}\n{text}", [NAME])[NAME]
    launched: list[Any] = [kernels[kernel] for kernel in launched_by(host)]
    return kernels, CudaHostFunction.for_cuda(host, code, launched, steps_of(host))


def _symbols(module: ModuleOp) -> dict[str, str]:
    """The names of kernels in C, by name."""
    from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
    from mlfuse.targets.printers.cfamily import signature

    kernels = [op for op in module.ops if isinstance(op, KernelFunc)]
    return {op.sym_name.data: signature(op).name for op in kernels}


def load_kernels(module: ModuleOp, device: str, target: str) -> dict[str, Kernel]:
    """The compiled kernels of a module at the kernel level, by name."""
    from mlfuse.runtime import cpu, cuda

    symbols = _symbols(module)
    if not symbols:
        return {}
    printer = printer_for(target, names=False)
    loaded: Mapping[str, Kernel] = (
        cuda.load(printer.print_module(module), list(symbols.values()))
        if device == "cuda"
        else cpu.load_units(printer.print_units(module, cpu.UNIT))
    )
    return {name: loaded[symbol] for name, symbol in symbols.items()}
