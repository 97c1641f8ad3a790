"""`x.__array_namespace__()`: the namespace of arrays is mlfuse itself."""

from __future__ import annotations

import sys
from types import ModuleType

from mlfuse.frontends.tracing.place import TraceError

VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12")


def namespace(api_version: str | None = None) -> ModuleType:
    """The module mlfuse; TraceError for a version of the standard that it doesn't follow."""
    if api_version is not None and api_version not in VERSIONS:
        raise TraceError(f"mlfuse follows the array API {VERSIONS[-1]}, not {api_version}")
    return sys.modules["mlfuse"]  # imported before its submodules
