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
    from mlfuse.diagnostics.errors import MlfuseError as MlfuseError
    from mlfuse.driver.differentiate import differentiate as differentiate
    from mlfuse.driver.pipelines import Pipeline as Pipeline
    from mlfuse.explain.each import compile_each as compile_each
    from mlfuse.explain.executable import Executable as Executable
    from mlfuse.explain.executable import compile as compile
    from mlfuse.frontends.show import show as show
    from mlfuse.frontends.tracing.hints import device as device
    from mlfuse.frontends.tracing.hints import group as group
    from mlfuse.frontends.tracing.hints import must_fuse as must_fuse
    from mlfuse.frontends.tracing.hints import no_fuse as no_fuse
    from mlfuse.frontends.tracing.lazy import Array as Array
    from mlfuse.frontends.transforms import composite as composite
    from mlfuse.frontends.transforms import grad as grad
    from mlfuse.frontends.transforms import jit as jit
    from mlfuse.frontends.transforms import register_dataclass as register_dataclass
    from mlfuse.frontends.transforms import stop_gradient as stop_gradient
    from mlfuse.frontends.transforms import value_and_grad as value_and_grad
    from mlfuse.frontends.transforms import vmap as vmap
    from mlfuse.version import __version__ as __version__

__all__ = [
    "Array",
    "Executable",
    "MlfuseError",
    "Pipeline",
    "compile",
    "compile_each",
    "composite",
    "device",
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
    "__version__": "mlfuse.version",
    "Array": "mlfuse.frontends.tracing.lazy",
    "__array_api_version__": "mlfuse.frontends.tracing.functions",
    "__array_namespace_info__": "mlfuse.frontends.tracing.functions",
    "compile": "mlfuse.explain.executable",
    "compile_each": "mlfuse.explain.each",
    "differentiate": "mlfuse.driver.differentiate",
    "Executable": "mlfuse.explain.executable",
    "MlfuseError": "mlfuse.diagnostics.errors",
    "Pipeline": "mlfuse.driver.pipelines",
    "composite": "mlfuse.frontends.transforms",
    "show": "mlfuse.frontends.show",
    "grad": "mlfuse.frontends.transforms",
    "device": "mlfuse.frontends.tracing.hints",
    "group": "mlfuse.frontends.tracing.hints",
    "must_fuse": "mlfuse.frontends.tracing.hints",
    "no_fuse": "mlfuse.frontends.tracing.hints",
    "jit": "mlfuse.frontends.transforms",
    "register_dataclass": "mlfuse.frontends.transforms",
    "stop_gradient": "mlfuse.frontends.transforms",
    "value_and_grad": "mlfuse.frontends.transforms",
    "vmap": "mlfuse.frontends.transforms",
}
_PACKAGES = ("distributed", "externals", "jax", "memory", "nn", "onnx", "optim", "torch")
"""The submodules for users."""


def __getattr__(name: str) -> Any:
    """Import on first use, so that the command line starts fast.

    Covers the names above, submodules, and the functions on traced arrays (`mlfuse.sqrt`).
    """
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    if not name.startswith("_"):
        if find_spec(f"{__name__}.{name}") is not None:
            return import_module(f"{__name__}.{name}")
        functions = import_module("mlfuse.frontends.tracing.functions")
        if name in functions.NAMES:
            globals()[name] = getattr(functions, name)
            return globals()[name]
        raise AttributeError(f"module 'mlfuse' has no attribute {name!r}{_like(name)}")
    raise AttributeError(f"module 'mlfuse' has no attribute {name!r}")


def __dir__() -> list[str]:
    from mlfuse.frontends.tracing.functions import NAMES

    own = (name for name in globals() if name.startswith("__"))
    return sorted({*own, *_HOMES, *_PACKAGES, *NAMES})


def _like(name: str) -> str:
    from difflib import get_close_matches

    known = [each for each in __dir__() if not each.startswith("_")]
    close = get_close_matches(name, known, n=2)
    return f"; did you mean {' or '.join(f'mlfuse.{each}' for each in close)}?" if close else ""
