"""The JAX frontend: `mlfuse.jax.jit(f)`, and `mlfuse.jax.fused(f)` inside a larger `jax.jit`.

Both lower `f` with JAX to StableHLO text, and compile that; see docs/frontends.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ParamSpec, TypeVar

from mlfuse.frontends.jax.fusing import Fused

__all__ = ["Fused", "fused", "jit"]

P = ParamSpec("P")
R = TypeVar("R")


def jit(
    f: Callable[P, R],
    *,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Iterable[str] | None = None,
    donate_argnums: int | Sequence[int] = (),
    device: str | None = None,
) -> Fused[P, R]:
    """`f`, compiled by mlfuse for each set of shapes, types and static arguments, as `jax.jit` would.

    Arguments and results are pytrees of JAX arrays (NumPy arrays and numbers are converted). A
        donated
    argument's memory may become a result's; the array can't be used afterwards. `device` is `cpu` or
    `interpreter`. MlfuseError, at the line of `f`, for unsupported operations (docs/coverage.md).
    """
    donated = (donate_argnums,) if isinstance(donate_argnums, int) else tuple(donate_argnums)
    options = _static(static_argnums, static_argnames) | {"donate_argnums": donated}
    return Fused(f, device, donated, options)


def fused(
    f: Callable[P, R],
    *,
    static_argnums: int | Sequence[int] | None = None,
    static_argnames: str | Iterable[str] | None = None,
    device: str | None = None,
) -> Fused[P, R]:
    """`f`, as a part of a function that JAX compiles: `jax.jit(lambda x: g(fused(f)(x)))`.

    mlfuse's kernels compute `f`, XLA computes the rest. `f` can be differentiated (in reverse
    mode; the derivative is fused, too, and recomputes `f`) and vmapped. It may use arrays from
    outside, and gradients reach them. Errors as for `jit`.
    """
    return Fused(f, device, (), _static(static_argnums, static_argnames) | {"inline": True})


def _static(
    numbers: int | Sequence[int] | None, names: str | Iterable[str] | None
) -> dict[str, Any]:
    return {"static_argnums": numbers, "static_argnames": names}
