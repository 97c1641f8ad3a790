"""An epilogue as separate steps after the product or convolution, if the device's library can't include it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sqrt
from typing import Any

import numpy as np

from mlfuse.dialects.loop.epilogue import steps_of, takes_input
from mlfuse.runtime.library.planning import Planner
from mlfuse.runtime.library.steps import Apply, ArrayView, Copy, wide


def add_epilogue(
    planner: Planner, target: ArrayView, epilogue: str, vectors: Sequence[ArrayView] = ()
) -> None:
    """Add the steps, in f32 for 16-bit floats: `target` holds the product, and then the result. The
    vectors are along its last dim."""
    stored = planner.dtypes[target.array]
    dtype = wide(stored)
    sources = [target, *vectors]
    if dtype == stored:
        planner.add(Apply((target,), tuple(sources), _function(epilogue), epilogue))
        return
    widened = tuple(planner.copied(source, dtype) for source in sources)
    planner.add(Apply((widened[0],), widened, _function(epilogue), epilogue))
    planner.add(Copy(target, widened[0]))


def _function(epilogue: str) -> Any:
    def run(values: Any, *vectors: Any) -> Any:
        # Only NumPy functions that also accept CuPy's arrays.
        rest = iter(vectors)
        for step in steps_of(epilogue):
            values = _stepped(step, values, next(rest) if takes_input(step) else None)
        return values

    return run


def _stepped(step: str, values: Any, vector: Any) -> Any:
    match step:
        case "add" | "bias":
            return values + vector
        case "sub":
            return values - vector
        case "mul":
            return values * vector
        case "relu":
            return np.maximum(values, 0) + 0  # -0 becomes 0
        case _:
            inner = sqrt(2 / pi) * (values + 0.044715 * (values * values * values))
            return values * (0.5 * (1.0 + np.tanh(inner)))
