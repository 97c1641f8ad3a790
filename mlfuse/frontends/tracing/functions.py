"""The namespace of arrays: `mlfuse.sqrt`, `mlfuse.where`, `mlfuse.sum`, `mlfuse.float32`, ...

It has the functions of the Python array API standard (2024.12), and a function for every elementwise op of the graph
dialect. Each family of functions is a module.
"""

from __future__ import annotations

import math
from typing import Any, cast

from mlfuse.frontends.tracing import (
    creation,
    data_types,
    einstein,
    elementwise,
    indexing,
    linear_algebra,
    manipulation,
    searching,
    statistical,
    utility,
    windows,
)
from mlfuse.frontends.tracing.elementwise import STANDARD_NAMES, WRITTEN_OUT, function
from mlfuse.frontends.tracing.information import information
from mlfuse.frontends.tracing.registry import registered

__all__ = ["NAMES", "STANDARD_NAMES", "WRITTEN_OUT", "function"]

_FAMILIES = (
    creation,
    data_types,
    einstein,
    elementwise,
    indexing,
    linear_algebra,
    manipulation,
    searching,
    statistical,
    utility,
    windows,
)
_HELPERS = {
    "axes_of",
    "axis_of",
    "count",
    "floor_quotient",
    "from_the_start",
    "function",
    "get",
    "is_mask",
    "kept",
    "part",
    "parts_of",
    "shape_list",
    "sum_type",
    "truth",
}
"""Functions of these modules that aren't part of the namespace: other modules use them."""
_CONSTANTS: dict[str, Any] = {
    "e": math.e,
    "inf": math.inf,
    "nan": math.nan,
    "newaxis": None,
    "pi": math.pi,
    "__array_api_version__": "2024.12",
    "__array_namespace_info__": information,
}


def _of_family(family: Any) -> dict[str, Any]:
    return {
        name: made
        for name, made in cast("dict[str, Any]", vars(family)).items()
        if getattr(made, "__module__", None) == family.__name__
        and callable(made)
        and not isinstance(made, type)
        and not name.startswith("_")
        and name not in _HELPERS
    }


TABLE: dict[str, Any] = {
    **elementwise.FUNCTIONS,
    **{name: made for family in _FAMILIES for name, made in _of_family(family).items()},
    **data_types.DATA_TYPES,
    **_CONSTANTS,
}
"""The namespace: functions, types and constants by name."""
NAMES: frozenset[str] = frozenset(TABLE)
"""The names for which `mlfuse.NAME` is found here."""


@registered
def is_function(name: str) -> bool:
    """Whether `mlfuse.NAME` is a function on arrays."""
    return callable(TABLE.get(name))


def __getattr__(name: str) -> Any:
    if name in TABLE:
        return TABLE[name]
    raise AttributeError(f"mlfuse.frontends.tracing.functions has no {name!r}")
