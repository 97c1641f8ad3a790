"""PyTorch: eager, and compiled by its defaults and with `max-autotune`, for static shapes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module, util
from typing import Any

import numpy as np

from benchmarks.case import Array, Case, results_of
from benchmarks.contestant import Contestant, Sets


def module(device: str = "cpu") -> Any:
    """torch, with a thread for each core. For a CPU it compiles in this process, so that no pool
    of compiler processes runs at the same time as the contestants."""
    if device == "cpu":
        os.environ.setdefault("TORCHINDUCTOR_COMPILE_THREADS", "1")
    torch = import_module("torch")
    torch.set_num_threads(len(os.sched_getaffinity(0)))
    return torch


def on_host(found: object) -> list[Array]:
    """Results as NumPy arrays; bf16, which NumPy doesn't have, is widened."""
    torch = import_module("torch")
    tensors = [each.detach() for each in results_of(found)]
    return [(t.float() if t.dtype == torch.bfloat16 else t).cpu().numpy() for t in tensors]


@dataclass(frozen=True)
class Torch:
    """`mode` is that of torch.compile, or empty for eager; `families` are the families of cases that it runs."""

    device: str = "cpu"
    mode: str = ""
    families: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        return {"": "torch eager", "default": "torch.compile"}.get(
            self.mode, f"torch.compile {self.mode}"
        )

    def missing(self) -> str:
        return "" if util.find_spec("torch") else "not installed"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if case.torch is None or (self.families and case.family not in self.families):
            return None
        torch = module(self.device)
        tensors = [[tensor_of(torch, array, self.device) for array in each] for each in sets]
        start = time.perf_counter()
        run = self._function(torch, case.torch)
        took = time.perf_counter() - start
        calls = [partial(_without_grad, torch, run, each) for each in tensors]
        return Contestant(self.name, calls, on_host, openmp=True, prepared_s=took)

    def _function(self, torch: Any, written: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            return written(torch, *args)

        if not self.mode:
            return run
        mode = self.mode
        if self.device == "cuda" and mode == "max-autotune":
            mode += "-no-cudagraphs"  # CUDA graphs would copy every input that isn't that of the last call
        torch._dynamo.reset()
        return torch.compile(run, mode=mode, dynamic=False, fullgraph=True)


def _without_grad(torch: Any, run: Callable[..., Any], args: Any) -> Any:
    with torch.no_grad():
        return run(*args)


def tensor_of(torch: Any, array: Array, device: str) -> Any:
    """A tensor in the array's memory on a CPU, a copy on a GPU."""
    if array.dtype.name == "bfloat16":
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16).to(device)
    return torch.from_numpy(array).to(device)
