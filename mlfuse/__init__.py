"""mlfuse fuses tensor operators: text in, fused kernels out, every level readable."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if any(find_spec(f"{__name__}.{linked}") is None for linked in ("dialects", "passes")):
    raise ImportError(
        "mlfuse was cloned or installed without its symbolic links: mlfuse/dialects and mlfuse/passes must be links to "
        "the folders dialects and passes. In the clone run `git config core.symlinks true`, then "
        "`git checkout -- mlfuse/dialects mlfuse/passes` (on Windows in developer mode), and install again"
    )

if TYPE_CHECKING:
    from mlfuse import optim as optim
    from mlfuse.driver.compile import compile as compile
    from mlfuse.driver.differentiate import differentiate as differentiate
    from mlfuse.driver.executable import Executable as Executable
    from mlfuse.errors import MlfuseError as MlfuseError
    from mlfuse.report.show import show as show
    from mlfuse.tracing.lazy import Array as Array
    from mlfuse.tracing.wishes import group as group
    from mlfuse.tracing.wishes import must_fuse as must_fuse
    from mlfuse.tracing.wishes import no_fuse as no_fuse
    from mlfuse.transforms import composite as composite
    from mlfuse.transforms import grad as grad
    from mlfuse.transforms import jit as jit
    from mlfuse.transforms import register_dataclass as register_dataclass
    from mlfuse.transforms import stop_gradient as stop_gradient
    from mlfuse.transforms import value_and_grad as value_and_grad
    from mlfuse.transforms import vmap as vmap

__version__ = "0.1.0"
__all__ = [
    "Array",
    "Executable",
    "MlfuseError",
    "compile",
    "composite",
    "differentiate",
    "grad",
    "group",
    "jit",
    "must_fuse",
    "no_fuse",
    "register_dataclass",
    "show",
    "stop_gradient",
    "value_and_grad",
    "vmap",
]

_HOMES = {
    "Array": "mlfuse.tracing.lazy",
    "__array_api_version__": "mlfuse.tracing.functions",
    "__array_namespace_info__": "mlfuse.tracing.functions",
    "compile": "mlfuse.driver.compile",
    "differentiate": "mlfuse.driver.differentiate",
    "Executable": "mlfuse.driver.executable",
    "MlfuseError": "mlfuse.errors",
    "composite": "mlfuse.transforms",
    "show": "mlfuse.report.show",
    "grad": "mlfuse.transforms",
    "group": "mlfuse.tracing.wishes",
    "must_fuse": "mlfuse.tracing.wishes",
    "no_fuse": "mlfuse.tracing.wishes",
    "jit": "mlfuse.transforms",
    "register_dataclass": "mlfuse.transforms",
    "stop_gradient": "mlfuse.transforms",
    "value_and_grad": "mlfuse.transforms",
    "vmap": "mlfuse.transforms",
}
_PACKAGES = ("distributed", "errors", "externals", "jax", "nn", "onnx", "optim", "torch")
"""Modules in here that are for users."""


def __getattr__(name: str) -> Any:
    """Import on first use, so that the command line starts fast.

    Beside the names above: packages in here, and the functions on traced arrays (`mlfuse.sqrt`).
    """
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if not name.startswith("_"):
        if find_spec(f"{__name__}.{name}") is not None:
            return import_module(f"{__name__}.{name}")
        functions = import_module("mlfuse.tracing.functions")
        if name in functions.NAMES:
            globals()[name] = getattr(functions, name)
            return globals()[name]
        raise AttributeError(f"module 'mlfuse' has no attribute {name!r}{_like(name)}")
    raise AttributeError(f"module 'mlfuse' has no attribute {name!r}")


def __dir__() -> list[str]:
    from mlfuse.tracing.functions import NAMES

    own = (name for name in globals() if name.startswith("__"))
    return sorted({*own, *_HOMES, *_PACKAGES, *NAMES})


def _like(name: str) -> str:
    from difflib import get_close_matches

    known = [each for each in __dir__() if not each.startswith("_")]
    close = get_close_matches(name, known, n=2)
    return f"; did you mean {' or '.join(f'mlfuse.{each}' for each in close)}?" if close else ""
