"""Measures the tolerances of a module's results.

Every inexact intermediate result is moved up or down at random, within its own error bound and one rounding. How far
the module's results then move is their tolerance (`mlfuse.testing.fuzz.reference` has the details).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import Array
from mlfuse.interpreter import NumpyInterpreter
from mlfuse.testing.fuzz.reference import (
    MARGIN,
    TRIALS,
    Evaluation,
    disagreement,
    main_of,
    room_of,
    values_of,
)
from mlfuse.testing.fuzz.slack import magnitude, one_ulp

WELL_CONDITIONED = 100
"""The most units in the last place of its largest element by which a result may move. Inputs for which it moves further
say too little about a compiler."""


def results_of(module: ModuleOp, inputs: Sequence[Array], seed: int | None = None) -> list[Array]:
    """The results of `@main` of a graph-level module. With a `seed`, every inexact intermediate result is moved at
    random."""
    rng = None if seed is None else np.random.default_rng(seed)
    func = main_of(module)
    evaluation = Evaluation(NumpyInterpreter(module), rng, expands=True, exact=True)
    values = values_of(func, inputs, evaluation)
    last = func.body.block.last_op
    assert last is not None
    return [values[operand] for operand in last.operands]


def rooms(module: ModuleOp, inputs: Sequence[Array]) -> list[Array | None]:
    """The tolerance of each result of `@main`, by element; None for integers and booleans, which are exact.

    MlfuseError if the module is ill conditioned for these inputs.
    """
    center = results_of(module, inputs)
    trials = [results_of(module, inputs, seed) for seed in range(TRIALS)]
    found: list[Array | None] = []
    for number, want in enumerate(center):
        if want.dtype.kind in "biu":
            found.append(None)
            continue
        room = room_of([trial[number] for trial in trials], want, want)
        moved = float(room.max(initial=0)) / MARGIN
        scale = np.asarray(magnitude(want).max(initial=0), want.dtype)
        limit = WELL_CONDITIONED * float(one_ulp(scale))
        if moved > limit:
            raise MlfuseError(
                f"result {number} of @main moves by {moved:.3g} where its ops' results move by their own "
                f"bounds, more than {WELL_CONDITIONED} units in its last place ({limit:.3g}): choose other inputs"
            )
        found.append(room)
    return found


def disagreements(
    module: ModuleOp, inputs: Sequence[Array], got: Sequence[Array], want: Sequence[Array]
) -> list[str]:
    """Messages about the results that differ from `want` by more than their tolerance. `want` should be computed in a
    wider type."""
    pairs = zip(got, want, rooms(module, inputs), strict=True)
    found = [
        disagreement(f"result {n}", np.asarray(one), other, room)
        for n, (one, other, room) in enumerate(pairs)
    ]
    return [each for each in found if each is not None]
