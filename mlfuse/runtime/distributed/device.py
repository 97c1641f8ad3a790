"""Passes elements on a CUDA device to NCCL: as `host` does, in CuPy's operations.

NCCL has no 16-bit integers, so they are sent as 32-bit ones; and no 8-bit floats, which go through the host.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from mlfuse.runtime.distributed.base import Request

Reduce = Callable[[Any, str], None]
"""Combines a row-major array of one dim in place by `add`, `mul`, `max` or `min`: integers of 8, 32 or 64
bits, f32, f64."""


def reduce_array(cupy: Any, array: Any, request: Request, ranks: int, reduce: Reduce) -> None:
    """Put the all-reduce of a row-major array of one dim on the current stream."""
    dtype, reduction = request.dtype, request.reduction
    if dtype.name == "bf16":
        from mlfuse.runtime.library.cupy_library import CupyLibrary, bits, widen_bf16

        wide = widen_bf16(array)
        reduce_array(cupy, wide, replace(request, element="f32"), ranks, reduce)
        cupy.copyto(bits(array), CupyLibrary(cupy, has_bf16=False).bf16_bits(wide))
    elif dtype.name == "f16":
        wide: Any = array.astype(np.dtype(np.float32))
        reduce_array(cupy, wide, replace(request, element="f32"), ranks, reduce)
        array[...] = wide.astype(dtype.numpy)
    elif dtype.is_float and reduction in ("max", "min"):
        keys = _ordered(cupy, array, highest=reduction == "max")
        reduce(keys, reduction)
        array[...] = _unordered(cupy, keys)
    elif dtype.is_float:
        reduce(array, "add" if reduction == "mean" else reduction)
        if reduction == "mean":
            array /= dtype.numpy.type(ranks)
    else:
        _reduce_integers(array, request, reduce)


def _reduce_integers(array: Any, request: Request, reduce: Reduce) -> None:
    """Also for truth values, as bytes."""
    signed = request.dtype.is_signed and request.reduction in ("max", "min")
    kind = "i" if signed else "u"
    values = array.view(np.dtype(f"{kind}{array.dtype.itemsize}"))
    if values.dtype.itemsize != 2:
        reduce(values, request.reduction)
        return
    wide = values.astype(np.dtype(f"{kind}4"))
    reduce(wide, request.reduction)
    values[...] = wide.astype(values.dtype)


def _ordered(cupy: Any, array: Any, *, highest: bool) -> Any:
    """As `host.ordered`."""
    integer = np.dtype(f"i{array.dtype.itemsize}")
    limits = np.iinfo(integer)
    bits = array.view(integer)
    keys = cupy.where(bits < 0, bits ^ integer.type(limits.max), bits)
    last = integer.type(limits.max if highest else limits.min)
    return cupy.where(cupy.isnan(array), last, keys)


def _unordered(cupy: Any, keys: Any) -> Any:
    """As `host.unordered`."""
    most = keys.dtype.type(np.iinfo(keys.dtype).max)
    values = cupy.where(keys < 0, keys ^ most, keys)
    return values.view(np.dtype(f"f{keys.dtype.itemsize}"))
