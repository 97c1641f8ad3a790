"""What JAX says the gradients of the programs in `tests/jax_programs` are. JAX isn't needed here."""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from mlfuse.dialects.dtypes import Array

RESULTS = Path(__file__).parent / "data" / "jax_gradients.npz"
FAMILIES = (
    "activations",
    "compare_select_cast",
    "contractions",
    "convolutions",
    "elementwise_binary",
    "elementwise_unary",
    "gather",
    "layers",
    "reductions",
    "scatter",
    "shapes",
    "training",
    "windows_scans",
)


def weights(name: str, results: Sequence[Array]) -> list[Array]:
    """The cotangents of a program's float results: 1 of a single rank-0 one."""
    if len(results) == 1 and results[0].shape == ():
        return [np.ones((), results[0].dtype)]
    rng = np.random.default_rng(zlib.crc32(name.encode()) + 1)
    return [rng.uniform(0.5, 1.5, each.shape).astype(each.dtype) for each in results]


@cache
def gradients(family: str) -> dict[str, dict[int, Array]]:
    """By program and argument."""
    found: defaultdict[str, dict[int, Array]] = defaultdict(dict)
    with np.load(RESULTS) as arrays:
        for key in arrays.files:
            of, name, number = key.split("|")
            if of == family:
                found[name][int(number)] = arrays[key]
    return dict(found)
