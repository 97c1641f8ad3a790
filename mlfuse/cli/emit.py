"""The output of `mlfuse-opt`: MLIR, or the kernels as source or binary."""

from __future__ import annotations

import argparse

from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.graph.placement import modules_of
from mlfuse.targets import devices


def emit(module: ModuleOp, options: argparse.Namespace) -> str | bytes:
    """The output that `--target` selects."""
    if options.target in (None, "mlir"):
        from mlfuse.ir.printing import print_module

        return print_module(
            module, generic=options.print_op_generic, locations=options.print_debuginfo
        )
    if modules_of(module):
        raise MlfuseError(
            f"-t {options.target} prints the kernels of one device, and this module is for several; print its "
            "levels, or use mlfuse.compile(...).stage('source')"
        )
    _require_kernels(module, options.target)
    if options.target == "c":
        from mlfuse.driver.source import c_text

        return c_text(module, library=options.print_library)
    if options.target == "cuda":
        from mlfuse.driver.source import cuda_text

        return cuda_text(module, library=options.print_library)
    from mlfuse.targets.printers.cuda import CudaPrinter

    return _compiled(CudaPrinter(library=options.print_library).print_module(module), options)


def _require_kernels(module: ModuleOp, target: str) -> None:
    from mlfuse.dialects.kernel.ops import FuncOp

    if not any(isinstance(op, FuncOp) for op in module.walk()):
        raise MlfuseError(
            f"-t {target} prints the kernel.funcs of a module, and there are none; "
            "--compile-to=kernel makes them"
        )


def _compiled(source: str, options: argparse.Namespace) -> str | bytes:
    from mlfuse.runtime.compilers import nvrtc

    device = devices.get(options.device)
    if not device.is_cuda:
        raise MlfuseError(f"-t {options.target} is for NVIDIA devices, not {device.name}")
    try:
        if options.target == "ptx":
            return nvrtc.compile_ptx(source, device.name)
        return nvrtc.compile_cubin(source, device.name).cubin
    except nvrtc.NvrtcMissing as error:
        raise MlfuseError(str(error)) from error
    except nvrtc.CudaCompileError as error:
        raise MlfuseError(f"this is a bug in mlfuse: {error}") from error
