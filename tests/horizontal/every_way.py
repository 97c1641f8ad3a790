"""Modules run in every way that must give the same: op by op, fused, at the loop level, on the CPU, as CUDA
text on the host; with every set of equal expressions in one launch, whatever that costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.fuse_horizontal import FuseHorizontal
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import HostModule

Array = np.ndarray[Any, np.dtype[Any]]


def forced(text: str, stage: str = "fused", device: str = "cpu") -> ModuleOp:
    """The module with every set of equal expressions as one `graph.foreach`, taken to a stage."""
    module, context = parse_module(text), new_context()
    verify_module(module)
    for each in pipelines.passes_to(stage, device):
        chosen = FuseHorizontal(device, force=True) if isinstance(each, FuseHorizontal) else each
        chosen.apply(context, module)
        verify_module(module)
    return module


def foreachs(text: str) -> list[ForeachOp]:
    """The `foreach` ops of a module after every set of ops was taken."""
    return [op for op in forced(text).walk() if isinstance(op, ForeachOp)]


def interpreted(module: ModuleOp, args: Sequence[Array]) -> list[Array]:
    """The results of the interpreter for copies of the arguments."""
    return [np.asarray(r) for r in run_module(module, "main", [np.array(a) for a in args])]


def op_by_op(text: str, args: Sequence[Array]) -> list[Array]:
    """By NumPy, as it is written."""
    return interpreted(parse_module(text), args)


def every_way(text: str, args: Sequence[Array], *, cuda: bool = True) -> dict[str, list[Array]]:
    """The results by the way they were found."""
    fused = forced(text)
    loops = pipelines.run(fused.clone(), "loop", "cpu")
    found = {"fused": interpreted(fused, args), "loop": interpreted(loops, args)}
    if find_compiler() is not None:
        executable = mlfuse.compile(fused, "cpu")
        found["cpu"] = [np.asarray(r) for r in executable.run(*[np.array(a) for a in args])]
    if cuda and host_cuda.available():
        host = HostModule.of(forced(text, device="sm_90"))
        found["cuda"] = host.run(args)
        found["reverse"] = host.run(args, order="reverse", misalign=True)
    return found


def check(text: str, args: Sequence[Array], want: Sequence[Array], *, cuda: bool = True) -> None:
    """Every way gives exactly this."""
    for way, results in every_way(text, args, cuda=cuda).items():
        assert len(results) == len(want)
        for number, (got, expected) in enumerate(zip(results, want, strict=True)):
            if got.dtype.kind == "i" and expected.dtype.kind == "u":
                got = got.view(expected.dtype)  # below the graph integers are signless
            np.testing.assert_array_equal(got, expected, err_msg=f"{way}: result {number}")
            assert got.shape == np.shape(expected)
