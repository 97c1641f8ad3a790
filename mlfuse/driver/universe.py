"""mlfuse for xDSL's own tools: `xdsl-opt` finds this by its entry point `xdsl.universe`.

`stablehlo` stays out: it is for import only, and other packages define it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Dialect
from xdsl.universe import Universe
from xdsl.utils.target import Target

from mlfuse.passes.registry import MLFUSE_PASSES, factories


@dataclass(frozen=True)
class CTarget(Target):
    """The kernels and host functions of a module as C."""

    name = "c"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        from mlfuse.driver.source import c_text

        output.write(c_text(module))


@dataclass(frozen=True)
class CudaTarget(Target):
    """The kernels of a module as CUDA C."""

    name = "cuda"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        from mlfuse.targets.printers.cuda import CudaPrinter

        output.write(CudaPrinter().print_module(module))


def _dialect(module: str, name: str) -> Callable[[], Dialect]:
    return lambda: getattr(import_module(f"mlfuse.dialects.{module}"), name)


def _graph() -> Dialect:
    """The dialect, with its canonicalization patterns: xDSL's `--canonicalize` asks the ops for them."""
    import_module("mlfuse.passes.canonicalization")
    return _dialect("graph", "Graph")()


MLFUSE_UNIVERSE = Universe(
    all_dialects={
        "graph": _graph,
        "optim": _dialect("optim", "Optim"),
        "special": _dialect("special", "Special"),
        "loop": _dialect("loop", "Loop"),
        "kernel": _dialect("kernel", "Kernel"),
    },
    all_passes={name: make for name, make in factories().items() if name in MLFUSE_PASSES},
    all_targets={"c": lambda: CTarget, "cuda": lambda: CudaTarget},
)
