"""The standard's `__array_namespace_info__`."""

from __future__ import annotations

from typing import Any

import numpy as np

from mlfuse.frontends.tracing import data_types
from mlfuse.frontends.tracing.devices import devices


class information:  # noqa: N801 (called like a function)
    """Devices, types and capabilities of mlfuse's namespace."""

    def capabilities(self) -> dict[str, Any]:
        """The capabilities outside of traced functions; inside, no shape depends on data."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 64}

    def default_device(self) -> str:
        """The device of new arrays."""
        return "cpu"

    def default_dtypes(self, *, device: object = None) -> dict[str, np.dtype[Any]]:
        """The types that Python's numbers become."""
        return {
            "real floating": data_types.DEFAULT_FLOAT.numpy,
            "integral": data_types.DEFAULT_INTEGER.numpy,
            "indexing": data_types.DEFAULT_INTEGER.numpy,
        }

    def devices(self) -> list[str]:
        """The devices that arrays can be on."""
        return devices()

    def dtypes(self, *, device: object = None, kind: object = None) -> dict[str, np.dtype[Any]]:
        """The standard's types, all or those of a kind (see `isdtype`)."""
        standard = {
            name: dtype
            for name, dtype in data_types.DATA_TYPES.items()
            if "bfloat" not in name and "float8" not in name and name != "float16"
        }
        if kind is None:
            return standard
        return {name: dt for name, dt in standard.items() if data_types.isdtype(dt, kind)}
