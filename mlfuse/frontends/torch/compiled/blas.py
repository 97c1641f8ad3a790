"""The BLAS inside of torch's own library, which has torch's threads.

NumPy's has others: where both are used in turns, one's waiting threads keep the other's from their cores.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import numpy as np

from mlfuse.frontends.torch.library import torch
from mlfuse.runtime.library.blas import Blas, address_in

_TYPES: dict[str, np.dtype[np.generic]] = {
    "sgemm_": np.dtype(np.float32),
    "dgemm_": np.dtype(np.float64),
}


@cache
def torchs_blas() -> Blas | None:
    """MKL, in torch's packages for x86; None in others."""
    path = Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"
    try:
        library = ctypes.CDLL(str(path))
    except OSError:
        return None
    products = {dtype: address_in(library, name) for name, dtype in _TYPES.items()}
    swap = address_in(library, "MKL_Set_Num_Threads_Local")
    found = {dtype: address for dtype, address in products.items() if address is not None}
    if swap is None or len(found) < len(products):
        return None
    return Blas(found, "fortran", (swap, 0, 0))
