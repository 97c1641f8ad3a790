"""Random bits as XLA's `RngBitGenerator` makes them on a CPU, which `data/xla_bits.npz` holds.

Made by this file, run as a program with JAX 0.7 or newer installed.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

RESULTS = Path(__file__).parent / "data" / "xla_bits.npz"


@dataclass(frozen=True)
class Draw:
    """One draw: StableHLO's name of the algorithm, the shape and the element type."""

    algorithm: str
    shape: tuple[int, ...]
    dtype: str

    @property
    def name(self) -> str:
        """A key of the results."""
        return f"{self.algorithm} {'x'.join(map(str, self.shape))} {self.dtype}"


STATE = np.array([7 + (9 << 40), 2**64 - 2], np.uint64)
"""Whose counter passes 2^64 soon."""
SHAPES = [
    (),
    (1,),
    (4,),
    (5,),
    (2, 3),
    (3, 5),
    (5, 3),
    (3, 4),
    (3, 2, 4),
    (7, 1, 7),
    (0, 3),
    (3, 3, 3),
]
DRAWS = [
    Draw(algorithm, shape, dtype)
    for algorithm in ("PHILOX", "THREE_FRY", "DEFAULT")
    for shape in SHAPES
    for dtype in ("uint32", "uint64")
] + [Draw(a, (2, 5), dtype) for a in ("PHILOX", "THREE_FRY") for dtype in ("uint8", "uint16")]


def results() -> dict[str, Any]:
    """The state after the draw and the bits."""
    jax: Any = import_module("jax")
    jax.config.update("jax_enable_x64", True)
    lax: Any = jax.lax
    found: dict[str, Any] = {}
    for draw in DRAWS:
        algorithm = lax.RandomAlgorithm[f"RNG_{draw.algorithm}"]
        state, bits = lax.rng_bit_generator(STATE, draw.shape, draw.dtype, algorithm=algorithm)
        found[f"{draw.name} state"], found[f"{draw.name} bits"] = (
            np.asarray(state),
            np.asarray(bits),
        )
    return found


if __name__ == "__main__":
    np.savez_compressed(RESULTS, **results())  # pyright: ignore
