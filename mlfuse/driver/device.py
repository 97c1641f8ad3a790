"""The device that a function is compiled for: its choice, its description, its memory, and code for it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.driver.executable import Capture, Run
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.utils.precision import STRICT
from mlfuse.runtime.backend import Backend, Kernel
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.host.function import HostFunction
from mlfuse.targets import devices
from mlfuse.targets.printers.choice import printer_for
from mlfuse.targets.printers.identifiers import symbol

if TYPE_CHECKING:
    from mlfuse.driver.cpu_code import CpuCode

DEVICES = ("interpreter", "cpu", "cuda")


def check_device(device: str | None) -> None:
    """MlfuseError for an unknown device name."""
    if device not in (None, *DEVICES):
        raise MlfuseError(f"unknown device {device!r}, expected one of: {', '.join(DEVICES)}")


def choose(device: str | None) -> str:
    """The device to use, by default the best available. MlfuseError if it can't be used."""
    from mlfuse.runtime.compilers import cc
    from mlfuse.runtime.cuda import backend as cuda

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
    from mlfuse.runtime.cuda import backend as cuda
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
        from mlfuse.runtime.cuda import backend as cuda

        return cuda.CudaBackend()
    from mlfuse.runtime.cpu import backend as cpu

    return cpu.CpuBackend()


def on_device(plan: LaunchPlan[Any], device: str) -> Run:
    """A plan as it is called: on a GPU it takes `stream=`."""
    if device != "cuda":
        return plan
    from mlfuse.runtime.cuda import backend as cuda

    return cuda.streamed(plan)


def capture_of(
    plan: LaunchPlan[Any], device: str, function: str, checks: Sequence[str]
) -> Capture | None:
    """Captures a plan's call as a CUDA graph; None on devices without CUDA graphs."""
    if device != "cuda":
        return None
    from mlfuse.runtime.cuda import graph as cuda_graph

    return partial(cuda_graph.capture, plan, function, checks)


def load_function(
    module: ModuleOp,
    host: FuncOp,
    device: str,
    target: str,
    bound: int = 0,
    keep: Callable[[CpuCode], None] | None = None,
) -> HostFunction:
    """A host function of a module at the kernel level, compiled with the kernels that it launches. Its last `bound`
    arguments are constants. `keep` gets the code for a CPU. OpError if it launches another kernel, or isn't a host
    function."""
    lowered = lowered_to_host(host)
    if lowered is None:
        raise OpError(host, "isn't a host function: it takes and gives memrefs, in one block")
    kernels = {op.sym_name.data for op in module.ops if isinstance(op, KernelFunc)}
    for op in lowered.walk():
        if isinstance(op, LaunchOp) and op.callee.string_value() not in kernels:
            raise OpError(op, f"launches @{op.callee.string_value()}, which has no code")
    if device == "cuda":
        return on_gpu(lowered, load_kernels(module, device, target), bound)
    from mlfuse.driver.cpu_code import CpuCode

    code = CpuCode.of(module, lowered, target, bound)
    if keep is not None:
        keep(code)
    return code.load()


def on_gpu(host: FuncOp, kernels: Mapping[str, Any], bound: int = 0) -> HostFunction:
    """A host function in the form of `--lower-to-host` for the current GPU, with its kernels by name. Without a C compiler
    it is interpreted."""
    from mlfuse.runtime.compilers import cc
    from mlfuse.runtime.cpu import backend as cpu
    from mlfuse.runtime.cuda.host import CudaHostFunction
    from mlfuse.runtime.cuda.interpreted import InterpretedFunction
    from mlfuse.targets.printers.host import NAME, launched_by
    from mlfuse.targets.printers.host_cuda import CudaHostPrinter, header, steps_of

    if cc.find_compiler() is None:
        return InterpretedFunction.for_cuda(host, kernels)
    text = CudaHostPrinter(names=False).print_host(host, bound=bound)
    code = cpu.load(f"{header(text)}\n{text}", [NAME])[NAME]
    launched = {kernel: kernels[kernel] for kernel in launched_by(host)}
    return CudaHostFunction.for_cuda(host, code, launched, steps_of(host))


def load_kernels(module: ModuleOp, device: str, target: str) -> dict[str, Kernel]:
    """The kernels of a module at the kernel level, compiled, by name."""
    from mlfuse.runtime.cpu import backend as cpu
    from mlfuse.runtime.cuda import backend as cuda

    symbols = {op.sym_name.data: symbol(op) for op in module.ops if isinstance(op, KernelFunc)}
    if not symbols:
        return {}
    printer = printer_for(target, names=False)
    loaded: Mapping[str, Kernel] = (
        cuda.load(printer.print_module(module), list(symbols.values()))
        if device == "cuda"
        else cpu.load_units(printer.print_units(module, cpu.UNIT), devices.get(target).architecture)
    )
    return {name: loaded[symbol] for name, symbol in symbols.items()}
