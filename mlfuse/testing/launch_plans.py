"""Launch plans of host functions that are given as IR."""

from __future__ import annotations

from typing import TypeVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mlfuse.driver.device import load_function
from mlfuse.runtime.arguments.signature import Array, Signature
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.cpu.backend import CpuBackend
from mlfuse.runtime.host.reader import program_of

B = TypeVar("B", bound=Array)


def plan_of(
    host: FuncOp, signature: Signature, backend: Backend[B], module: ModuleOp | None = None
) -> LaunchPlan[B]:
    """The plan of a host function. `module` has the kernels that it launches, if there are any. Errors as for
    `LaunchPlan.build` and `device.loaded`."""
    given: object = backend
    device, target = ("cpu", "cpu") if isinstance(given, CpuBackend) else ("cuda", "sm_90")
    function = load_function(module or ModuleOp([]), host, device, target)
    return LaunchPlan.build(program_of(host), function, signature, backend)
