"""How far a right result of a module may be from the true one: measured, not chosen.

Every inexact result on the way is moved by its own bound and by one rounding, up or down at random; what
becomes of the module's results is the tolerance they are held to (`mlfuse.testing.fuzz.reference` says how).
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
"""A result may move by so many units in the last place of its largest element; an input that moves it further
says too little about a compiler."""


def results_of(module: ModuleOp, inputs: Sequence[Array], seed: int | None = None) -> list[Array]:
    """What `@main` of a graph-level module returns; with a `seed`, every inexact result is moved at random."""
    rng = None if seed is None else np.random.default_rng(seed)
    func = main_of(module)
    evaluation = Evaluation(NumpyInterpreter(module), rng, expands=True, exact=True)
    values = values_of(func, inputs, evaluation)
    last = func.body.block.last_op
    assert last is not None
    return [values[operand] for operand in last.operands]


def rooms(module: ModuleOp, inputs: Sequence[Array]) -> list[Array | None]:
    """The tolerance of each result of `@main`, by element; None for integers and truth values, which are exact.

    MlfuseError where the inputs are ill conditioned: choose others.
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
    """How results differ from `want` (better computed in a wider type) by more than they may."""
    pairs = zip(got, want, rooms(module, inputs), strict=True)
    found = [
        disagreement(f"result {n}", np.asarray(one), other, room)
        for n, (one, other, room) in enumerate(pairs)
    ]
    return [each for each in found if each is not None]
