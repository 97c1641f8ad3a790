"""The devices of lazy arrays, and memory on them."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from mlfuse.dialects.dtypes import Array as Values
from mlfuse.frontends.tracing.place import TraceError


def devices() -> list[str]:
    """The devices of this machine: `cpu`, and `cuda` if there is a usable GPU."""
    from mlfuse.runtime.cuda import backend as cuda

    return ["cpu", "cuda"] if cuda.cuda_available() else ["cpu"]


def known_device(device: object) -> str:
    """`cpu` (also for None) or `cuda`; TraceError for another name."""
    if device is None or device == "cpu":
        return "cpu"
    if device != "cuda":
        raise TraceError(f"there is no device {device!r}; there are: {', '.join(devices())}")
    from mlfuse.driver.device import choose

    return choose("cuda")


def on_device(device: str, values: Values) -> Any:
    """Values on a device: themselves on the CPU, a CuPy array on a GPU."""
    if device == "cpu":
        return values
    import cupy  # pyright: ignore[reportMissingImports]

    return cupy.asarray(values)  # pyright: ignore


def frozen(values: Values) -> Values:
    """An array of ours, made read-only together with the arrays that it is a view of."""
    each: object = values
    while isinstance(each, np.ndarray):
        each.flags.writeable = False
        each = cast("np.ndarray[Any, Any]", each).base
    return values
