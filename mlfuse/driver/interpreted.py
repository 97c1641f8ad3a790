"""Compiled functions for the interpreter: nothing is compiled, and the module runs op by op on NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from xdsl.dialects.builtin import TensorType
from xdsl.dialects.func import FuncOp

from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.driver import pipelines
from mlfuse.driver.executable import CompiledFunction
from mlfuse.driver.host_level import HostLevel
from mlfuse.driver.lowering import host_of
from mlfuse.interpreter import run_module
from mlfuse.passes.lowering.conversion import size_checks
from mlfuse.passes.utils.levels import levels_in
from mlfuse.runtime.arguments import outputs
from mlfuse.runtime.arguments.arrays import HostReader
from mlfuse.runtime.arguments.outputs import Outputs
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.host.reader import allocations_of

if TYPE_CHECKING:
    from mlfuse.driver.compile import Opened


def _signature(func: FuncOp) -> Signature:
    """The signature of an unchanged function, with the check of sizes that lowering would add."""
    is_graph = any(isinstance(arg.type, TensorType) for arg in func.body.block.args)
    host = size_checks(func) if is_graph else func
    return Signature.of(func, allocations_of(host).check_sizes)


def interpreted(found: Opened) -> CompiledFunction:
    """The graph, run on NumPy arrays. A plan is checked against it, with the same errors as on other devices."""
    job, bound = found.job, found.options.bound
    if levels_in(job.graph) & {"kernel", "host"}:
        return _interpreted_host(found)
    if job.saved is not None:
        pipelines.run(job.graph.clone(), "fused", "cpu", precision=job.precision, plan=job.saved)
    signature = _signature(found.function).without_last(len(bound))
    reader = HostReader()

    def run(*args: object, out: Outputs = None) -> list[Any]:
        arrays, _ = signature.check(args, reader)
        results = [
            np.array(result) for result in run_module(job.graph, job.function, [*arrays, *bound])
        ]
        return outputs.deliver(out, results, signature.results)

    return CompiledFunction(
        source=found.source,
        function=job.function,
        device="interpreter",
        target="cpu",
        signature=signature,
        run=run,
        launches=0,
        calls=0,
        precision=job.precision,
        _said=lambda: found.remarks,
        _saved=job.saved,
        passes=job.passes,
    )


def _interpreted_host(found: Opened) -> CompiledFunction:
    """A module at the kernel or the host level, whose host function the interpreter runs."""
    job, bound = found.job, found.options.bound
    module = pipelines.run(job.graph.clone(), "host", job.target, own=job.passes)
    level = HostLevel.of(module, host_of(module, job.function))
    signature, reader = level.signature.without_last(len(bound)), HostReader()

    def run(*args: object, out: Outputs = None) -> list[Any]:
        arrays, _ = signature.check(args, reader)
        return outputs.deliver(out, level.run(arrays, bound), signature.results)

    return CompiledFunction(
        source=found.source,
        function=job.function,
        device="interpreter",
        target="cpu",
        signature=signature,
        run=run,
        launches=level.count(LaunchOp),
        calls=level.count(LibraryOp),
        precision=job.precision,
        _said=lambda: found.remarks,
        passes=job.passes,
    )
