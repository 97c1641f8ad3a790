"""The element type that a `dtype` argument stands for."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.frontends.tracing.place import TraceError


def element_type(dtype: object) -> DType:
    """The element type of a NumPy dtype (or anything that makes one), or of a name in MLIR such as "bf16". TraceError
    if mlfuse has no such type."""
    if isinstance(dtype, DType):
        return dtype
    if isinstance(dtype, str) and dtype in dtypes.names():
        return dtypes.named(dtype)
    try:
        # NumPy knows "bfloat16" once ml_dtypes is imported, which `dtypes` does.
        known = dtypes.of_numpy(np.dtype(cast(Any, dtype)))
    except TypeError:
        known = None
    if known is None:
        raise TraceError(
            f"{dtype!r} isn't an element type, expected one of: {', '.join(dtypes.names())}"
        )
    return known
