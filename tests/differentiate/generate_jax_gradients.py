"""Writes `data/jax_gradients.npz`: JAX's gradients of the programs in `tests/jax_programs`.

Run by hand where JAX is installed, for all families or those named (others are kept):

    python tests/differentiate/generate_jax_gradients.py [FAMILY ...]

Of every program with f32 or f64 arguments (at most 600 elements of them; in f64 alone where the program
exists in both), by all of these. Results are weighted as `jax_gradients.weights` says. Programs that
JAX can't differentiate are left out, and those of CRASH.
"""

# pyright: reportMissingImports=false
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
from __future__ import annotations

import importlib
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "jax_programs"))

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
from jax_gradients import FAMILIES, RESULTS, weights  # noqa: E402

LARGEST = 600
CRASH = frozenset({"reduce_window_max_scalar_scalar_scalar_valid"})
"""XLA's CPU compiler ends the process on their gradients."""


def main(names: list[str]) -> None:
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_platforms", "cpu")
    warnings.filterwarnings("ignore")
    found: dict[str, Any] = {}
    if names:
        with np.load(RESULTS) as arrays:
            found = {k: v for k, v in arrays.items() if k.partition("|")[0] not in names}
    for family in names or FAMILIES:
        before = len(found)
        cases = list(importlib.import_module(f"families.{family}").cases())
        known = {case.name for case in cases}
        for case in cases:
            twice = "f32" in case.name and case.name.replace("f32", "f64") in known
            if twice or case.platform != "cpu" or case.name in CRASH:
                continue
            for number, gradient in gradients(case).items():
                found[f"{family}|{case.name}|{number}"] = gradient
        print(f"{family}: {len(found) - before} gradients", flush=True)
    np.savez_compressed(RESULTS, **found)


def gradients(case: Any) -> dict[int, Any]:
    """JAX's gradient of each float argument; empty where it has none."""
    args = case.arguments()
    floats = [n for n, arg in enumerate(args) if arg.dtype in (np.float32, np.float64)]
    others = any(arg.dtype.kind == "V" or arg.dtype == np.float16 for arg in args)
    if not floats or others or sum(args[n].size for n in floats) > LARGEST:
        return {}

    def function(*given: Any) -> list[Any]:
        every = list(args)
        for number, value in zip(floats, given, strict=True):
            every[number] = value
        leaves = jax.tree.leaves(case.function(*every))
        return [leaf for leaf in leaves if jnp.issubdtype(leaf.dtype, jnp.floating)]

    try:
        values, back = jax.vjp(function, *(jnp.asarray(args[n]) for n in floats))
        if not values:
            return {}
        given = weights(case.name, [np.asarray(value) for value in values])
        found = back([jnp.asarray(each) for each in given])
    except Exception:  # JAX's, of any kind: it has no gradient
        return {}
    return {n: np.asarray(each) for n, each in zip(floats, found, strict=True)}


if __name__ == "__main__":
    main(sys.argv[1:])
