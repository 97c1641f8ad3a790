"""JAX: `jax.jit`, arrays on its device."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module, util
from typing import Any

import numpy as np

from benchmarks.case import Array, Case, results_of
from benchmarks.contestant import Contestant, Sets


def on_host(found: object) -> list[Array]:
    """Results as NumPy arrays."""
    return [np.asarray(each) for each in results_of(found)]


@dataclass(frozen=True)
class Jax:
    """XLA's kernels of the case."""

    device: str = "cpu"
    name: str = "jax"

    def missing(self) -> str:
        if not util.find_spec("jax"):
            return "not installed"
        platform = import_module("jax").default_backend()
        wanted = "gpu" if self.device == "cuda" else "cpu"
        return "" if platform == wanted else f"installed for {platform} only"

    def prepare(self, case: Case, sets: Sets) -> Contestant | None:
        if case.jax is None:
            return None
        jax = import_module("jax")
        arrays = [[jax.device_put(array) for array in each] for each in sets]
        run = jax.jit(partial(case.jax, jax))
        if self.device == "cuda":
            calls = [partial(run, *each) for each in arrays]
            return Contestant(self.name, calls, on_host, finish=jax.block_until_ready)
        calls = [partial(_waited, jax, run, each) for each in arrays]
        return Contestant(self.name, calls, on_host)


def _waited(jax: Any, run: Any, args: Any) -> Any:
    return jax.block_until_ready(run(*args))
