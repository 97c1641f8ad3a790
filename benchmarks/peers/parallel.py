"""numba's `prange`, or `range` if numba isn't installed."""

from __future__ import annotations

from importlib import import_module, util

prange: type[range] = import_module("numba").prange if util.find_spec("numba") else range
