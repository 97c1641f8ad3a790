"""An epilogue after the product, where the device's library has none in it."""

from __future__ import annotations

from math import pi, sqrt
from typing import Any

import numpy as np

from mlfuse.dialects.loop.epilogue import activation_of
from mlfuse.runtime.library.planning import Planner
from mlfuse.runtime.library.steps import Apply, Copy, Place, wide


def add_epilogue(planner: Planner, target: Place, epilogue: str, bias: Place | None) -> None:
    """Adds the steps, in f32 for 16-bit floats: `target` holds the product, and then the result."""
    stored = planner.dtypes[target.array]
    dtype = wide(stored)
    sources = [target] if bias is None else [target, bias]
    if dtype == stored:
        planner.add(Apply(target, tuple(sources), _function(epilogue), epilogue))
        return
    widened = tuple(planner.copied(source, dtype) for source in sources)
    planner.add(Apply(widened[0], widened, _function(epilogue), epilogue))
    planner.add(Copy(target, widened[0]))


def _function(epilogue: str) -> Any:
    activation = activation_of(epilogue)

    def run(values: Any, *bias: Any) -> Any:
        # NumPy's functions alone that CuPy's arrays take, too.
        for each in bias:
            values = values + each
        if activation == "relu":
            return np.maximum(values, 0)
        if activation == "gelu":
            inner = sqrt(2 / pi) * (values + 0.044715 * (values * values * values))
            return values * (0.5 * (1.0 + np.tanh(inner)))
        return values

    return run
