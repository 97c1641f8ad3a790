"""The element type that a `dtype` argument stands for."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.frontends.tracing.place import TraceError


def element_type(dtype: object) -> DType:
    """The element type that NumPy's spelling or MLIR's means; TraceError where there is none."""
    if isinstance(dtype, DType):
        return dtype
    if isinstance(dtype, str) and dtype in dtypes.names():
        return dtypes.named(dtype)
    try:
        # "bfloat16" is known to NumPy once ml_dtypes, which `dtypes` imports, is there.
        known = dtypes.of_numpy(np.dtype(cast(Any, dtype)))
    except TypeError:
        known = None
    if known is None:
        raise TraceError(f"{dtype!r} is no element type; there are: {', '.join(dtypes.names())}")
    return known
