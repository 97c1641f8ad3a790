"""Checks that the memory plan changes no bit, with no argument donated and with all of them donated."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.testing.fuzz.reference import Reference, disagreement
from mlfuse.testing.fuzz.typed_graph import Graph
from mlfuse.testing.memory_plan import Lowered


def memory_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """The results that the memory plan changes, by the interpreter at the loop level. Donated arguments are
    overwritten, so each is an array of its own."""
    module = Reference.of(graph, inputs).module
    rows = [np.array(each, order="C") for each in inputs]
    found: list[str] = []
    with np.errstate(all="ignore"):
        want = Lowered.of(module, planned=False).interpret([each.copy() for each in rows])
        for donated in (False, True):
            planned = Lowered.of(module, planned=True, donated=donated)
            got = planned.interpret([each.copy() for each in rows])
            for value, one, other in zip(graph.results, got, want, strict=True):
                wrong = disagreement(value.name, one, other, None)
                found += [f"planned{', donated' * donated}: {wrong}"] if wrong else []
    return found
