"""What a test program is: a function of JAX's, its arguments, and how its results are judged.

Only NumPy is needed here; the functions in `families` need JAX.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

import ml_dtypes
import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
Draw = Callable[[np.random.Generator], Array]
"""An argument: made from a generator whose seed is the case's name."""

DTYPES: dict[str, np.dtype[Any]] = {
    "f64": np.dtype(np.float64),
    "f32": np.dtype(np.float32),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f8E4M3FN": np.dtype(ml_dtypes.float8_e4m3fn),
    "f8E5M2": np.dtype(ml_dtypes.float8_e5m2),
    **{f"i{bits}": np.dtype(f"int{bits}") for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": np.dtype(f"uint{bits}") for bits in (8, 16, 32, 64)},
    "i1": np.dtype(np.bool_),
}
FLOATS = ("f32", "f64", "f16", "bf16")
INTEGERS = ("i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64")
SHAPES = ((), (1,), (0,), (5,), (3, 0, 2), (1, 1), (2, 3, 5), (17, 1), (1, 7), (33,))
"""Shapes that deserve suspicion; 7x13 is the plain one."""


# How results are judged: |got - want| <= atol + rtol * |want|, by element type.

Tolerance = dict[str, tuple[float, float]]
EXACT: Tolerance = {}
"""Equal in every bit but a NaN's: whatever isn't rounded, or is rounded once."""
CLOSE: Tolerance = {
    "f64": (1e-13, 1e-300),
    "f32": (2e-6, 1e-37),
    "f16": (2e-3, 1.3e-7),
    "bf16": (1.6e-2, 1e-37),
}
"""A few units in the last place: one function."""
LOOSE: Tolerance = {
    "f64": (1e-10, 1e-10),
    "f32": (1e-4, 1e-5),
    "f16": (1e-2, 1e-3),
    "bf16": (2e-2, 1e-2),
}
"""mlfuse-run's own: programs of several ops, sums."""


def times(factor: float, tolerance: Tolerance) -> Tolerance:
    """A tolerance some times as wide."""
    return {name: (factor * rtol, factor * atol) for name, (rtol, atol) in tolerance.items()}


@dataclass(frozen=True)
class Case:
    """One test program.

    `reference` says what the results should be: "jax" runs the program on the CPU; "f64" runs it
    with every float argument widened to f64 and rounds the results once (XLA's own f32 functions
    are a few ULP off, and it flushes subnormals to zero); or a function of the arguments.
    `platform` is what JAX lowers for: "tpu" writes random bits without a loop.
    """

    name: str
    function: Callable[..., Any]
    args: Sequence[Draw]
    tolerance: Tolerance
    reference: Literal["jax", "f64"] | Callable[..., Any] = "jax"
    platform: Literal["cpu", "tpu"] = "cpu"

    def arguments(self) -> list[Array]:
        """The arguments; always the same."""
        rng = np.random.default_rng(zlib.crc32(self.name.encode()))
        return [np.asarray(draw(rng)) for draw in self.args]


# Arguments


def normal(dtype: str, *shape: int, scale: float = 1.0) -> Draw:
    """Floats around 0."""
    return lambda rng: (scale * rng.standard_normal(shape)).astype(DTYPES[dtype])


def uniform(dtype: str, *shape: int, low: float = 0.0, high: float = 1.0) -> Draw:
    """Floats in [low, high)."""
    return lambda rng: rng.uniform(low, high, shape).astype(DTYPES[dtype])


def integers(dtype: str, *shape: int, low: int, high: int) -> Draw:
    """Integers (or floats that are whole) in [low, high)."""
    return lambda rng: rng.integers(low, high, shape).astype(DTYPES[dtype])


def bools(*shape: int) -> Draw:
    """Truth values."""
    return lambda rng: rng.integers(0, 2, shape).astype(np.bool_)


def given(values: Any, dtype: str) -> Draw:
    """These values."""
    return lambda rng: np.asarray(values, dtype=DTYPES[dtype])


def mixed(dtype: str, *shape: int, special: bool = True) -> Draw:
    """Any values of a type: floats of all sizes, integers of all sizes, and the special ones."""

    def draw(rng: np.random.Generator) -> Array:
        values = _plain(dtype, shape, rng)
        known = _special(dtype)
        if not special or values.size < 2 * len(known):
            return values
        places = rng.permutation(values.size)[: len(known)]
        values.reshape(-1)[places] = known
        return values

    return draw


def finite(dtype: str, *shape: int) -> Draw:
    """As `mixed`, without special values."""
    return mixed(dtype, *shape, special=False)


def _plain(dtype: str, shape: tuple[int, ...], rng: np.random.Generator) -> Array:
    numpy = DTYPES[dtype]
    if dtype == "i1":
        return rng.integers(0, 2, shape).astype(numpy)
    if dtype in INTEGERS:
        limits = np.iinfo(numpy)
        wide = rng.integers(limits.min, limits.max, shape, dtype=numpy, endpoint=True)
        small = rng.integers(-9 if limits.min < 0 else 0, 10, shape).astype(numpy)
        return np.asarray(np.where(rng.random(shape) < 0.5, wide, small), dtype=numpy)
    sizes = 10.0 ** rng.uniform(-1.5, 1.0, shape)
    return np.asarray(rng.choice([-1.0, 1.0], shape) * sizes).astype(numpy)


def _special(dtype: str) -> Array:
    numpy = DTYPES[dtype]
    if dtype == "i1":
        return np.array([False, True])
    if dtype in INTEGERS:
        limits = np.iinfo(numpy)
        return np.array([limits.min, limits.min + 1, 0, 1, limits.max - 1, limits.max], dtype=numpy)
    info = cast(Any, ml_dtypes).finfo(numpy)
    values = [0.0, -0.0, 1.0, -1.0, float(info.max), float(info.min), np.nan]
    if dtype != "f8E4M3FN":
        values += [np.inf, -np.inf]
    if dtype != "f64":  # which XLA flushes to zero, and there is no wider type to run it in
        values += [float(info.smallest_subnormal), -3 * float(info.smallest_subnormal)]
    return np.array(values).astype(numpy)


def text(shape: Sequence[int]) -> str:
    """A shape in a name: 7x13; `scalar`."""
    return "x".join(map(str, shape)) or "scalar"
