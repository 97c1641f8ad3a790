"""JAX, imported when it is needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError

OLDEST = (0, 10)
"""The oldest supported version."""


@cache
def jax() -> Any:
    """The module `jax`. MlfuseError, which says what to install, if it is missing or too old."""
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
    # These are attributes of `jax` only after an import.
    import_module("jax.custom_batching")
    import_module("jax.extend.core")
    return module
