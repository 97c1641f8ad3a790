"""A BLAS, called by our own threads (`PRODUCTS` in `native.c`): NumPy's OpenBLAS, or a frontend's.

By default it uses its own threads. On few cores they and the kernels' OpenMP threads compete:
idle threads spin on a core for some milliseconds, and a product of 30 us after
a kernel of 1 us took 8 ms on two cores.
"""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import product

import numpy as np

_F32, _F64 = np.dtype(np.float32), np.dtype(np.float64)
_NAMES = ("cblas_sgemm", "cblas_dgemm", "cblas_sgemv", "cblas_dgemv")
_SET, _GET = "openblas_set_num_threads", "openblas_get_num_threads"

_CALLS = (ctypes.c_int64 * 3)()


@dataclass(frozen=True)
class Blas:
    """Addresses of functions, and the width of their integers."""

    products: dict[np.dtype[np.generic], int]
    """Matrix products, by the type that is multiplied."""
    interface: str
    """The bits of integers of the C interface, `32` or `64`; or `fortran`, whose integers have 32 bits."""
    threads: tuple[int, int, int]
    """See `begin` in `native.c`: set and get the number of threads, and three 64-bit integers, initially 0, for the
    state of our running calls; or set the calling thread's own number and return the one before, and zeros."""
    columns: Mapping[np.dtype[np.generic], int] = field(
        default_factory=dict[np.dtype[np.generic], int]
    )
    """Products of a matrix and a column, where they have a function of their own."""


@cache
def find() -> Blas | None:
    """NumPy's OpenBLAS; None if NumPy has another library, or it is hidden."""
    folder = "_core" if hasattr(np, "_core") else "core"  # before NumPy 2
    try:
        path = import_module(f"numpy.{folder}._multiarray_umath").__file__
        loaded = ctypes.CDLL(path)
    except (ImportError, OSError):
        return None
    for prefix, suffix in product(("scipy_", ""), ("64_", "")):
        found = {
            name: address_in(loaded, f"{prefix}{name}{suffix}") for name in (*_NAMES, _SET, _GET)
        }
        addresses = {name: address for name, address in found.items() if address is not None}
        if len(addresses) == len(found):
            single, double, single_column, double_column = (addresses[name] for name in _NAMES)
            return Blas(
                products={_F32: single, _F64: double},
                columns={_F32: single_column, _F64: double_column},
                interface="64" if suffix else "32",
                threads=(addresses[_SET], addresses[_GET], ctypes.addressof(_CALLS)),
            )
    return None


def address_in(library: ctypes.CDLL, name: str) -> int | None:
    """A function of a library, or of one that it is linked with."""
    try:
        function = library[name]
    except AttributeError:
        return None
    return ctypes.cast(function, ctypes.c_void_p).value
