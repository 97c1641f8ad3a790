"""JAX, imported when it is needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError

OLDEST = (0, 10)
"""The oldest version that this was written for."""


@cache
def jax() -> Any:
    """The module. MlfuseError, which says what to install, where it isn't there or is too old."""
    try:
        module: Any = import_module("jax")
    except ImportError as error:
        raise MlfuseError(f'mlfuse.jax needs JAX ({error}): pip install "mlfuse[jax]"') from error
    if module.__version_info__[:2] < OLDEST:
        wanted = ".".join(map(str, OLDEST))
        raise MlfuseError(
            f"mlfuse.jax needs JAX {wanted} or newer, not {module.__version__}: "
            'pip install -U "mlfuse[jax]"'
        )
    # Not attributes of `jax` before they are imported.
    import_module("jax.custom_batching")
    import_module("jax.extend.core")
    return module
