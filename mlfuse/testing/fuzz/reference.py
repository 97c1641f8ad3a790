"""The results of a random graph by NumPy, and their tolerances.

The error bound of one op is its `slack`. To find how errors grow through later ops, the
graph is run again with every inexact result moved up or down by a random part of its slack. In these runs a
composite is replaced by its expansion, and each op of it has one more rounding, since the reference may compute the
composite in another way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import ClassVar

import numpy as np
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import SymbolTable

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arg_reduction import ArgReductionOp
from mlfuse.dialects.graph.composite import CompositeOp, expand
from mlfuse.interpreter import NumpyInterpreter, execute
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.fuzz.arrays import precision
from mlfuse.testing.fuzz.slack import magnitude, one_ulp, rounds, slack, wide
from mlfuse.testing.fuzz.typed_graph import Grade, Graph, Value

TRIALS = 6
"""The number of runs with moved results."""
MARGIN = 8.0
"""A real error may be this many times the largest error in the trials."""


def probable_growth(n: int) -> float:
    """The factor by which the error of a sum of n ordinary numbers grows if roundings are independent: the square root
    of n (Higham and Mary, 2019), divided by `MARGIN`, since tolerances are multiplied by `MARGIN` later."""
    return max(1.0, sqrt(n) / MARGIN)


@dataclass
class Evaluation:
    """Runs ops one by one; with `rng`, each result is moved by its slack at random."""

    interpreter: NumpyInterpreter
    rng: np.random.Generator | None = None
    expands: bool = False
    """Whether composites are replaced by their expansions."""
    exact: bool = False
    """Whether the tolerances are for a comparison with exact values. Then the result of each op that rounds is also
    moved by a rounding, and the slack of a sum is that of ordinary numbers (`probable_growth`)."""

    def result(self, op: Operation, args: Sequence[Array], inner: bool = False) -> Array:
        """The result of one op; `inner` if it belongs to the expansion of a composite."""
        if isinstance(op, CompositeOp) and self.expands:
            return self._expanded(op, args)
        with np.errstate(all="ignore"):
            result = np.asarray(execute(op, self.interpreter, args)[0])
            if self.rng is None:
                return result
            return self._moved(op, args, result, inner)

    def _moved(self, op: Operation, args: Sequence[Array], result: Array, inner: bool) -> Array:
        assert self.rng is not None
        room = slack(op, args, result, probable_growth if self.exact else float)
        if (inner or self.exact) and rounds(op):
            room = one_ulp(result) if room is None else room + one_ulp(result)
        if room is None:
            return result
        # By any amount up to the slack: with 0 or all of it, an element could stay the same in every trial.
        part = self.rng.uniform(-1, 1, result.shape)
        # With an infinite slack it may be any number, even where the result is NaN.
        moved = np.where(np.isinf(room), part, wide(result) + room * part)
        return np.asarray(moved).astype(result.dtype)

    def _expanded(self, op: CompositeOp, args: Sequence[Array]) -> Array:
        ops, result = expand(op)
        values = dict(zip(op.operands, args, strict=True))
        try:
            for each in ops:
                operands = [values[operand] for operand in each.operands]
                values[each.results[0]] = self.result(each, operands, inner=True)
        finally:
            for each in reversed(ops):
                each.erase(safe_erase=False)
        return values[result]


def main_of(module: ModuleOp) -> FuncOp:
    """The function `@main`."""
    func = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(func, FuncOp)
    return func


def evaluate(
    module: ModuleOp,
    inputs: Sequence[Array],
    rng: np.random.Generator | None = None,
    expands: bool = False,
) -> dict[str, Array]:
    """Every value of `@main` by name."""
    values = values_of(main_of(module), inputs, Evaluation(NumpyInterpreter(module), rng, expands))
    return {value.name_hint or "": array for value, array in values.items()}


def values_of(
    func: FuncOp, inputs: Sequence[Array], evaluation: Evaluation
) -> dict[SSAValue, Array]:
    """Every value of a function whose ops have one result each."""
    block = func.body.block
    values: dict[SSAValue, Array] = dict(zip(block.args, inputs, strict=True))
    for op in block.ops:
        if not op.results:
            break
        args = [values[operand] for operand in op.operands]
        values[op.results[0]] = evaluation.result(op, args)
    return values


def disagreement(name: str, got: Array, want: Array, room: Array | None) -> str | None:
    """A message that says how `got` differs from `want`, or None. `room` is the tolerance by element; without it, the
    bits must be equal, except for NaN payloads."""
    if got.shape != want.shape or got.dtype != want.dtype:
        return f"{name}: got {got.dtype}{got.shape}, want {want.dtype}{want.shape}"
    if want.dtype.kind in "biu":
        wrong = got != want
    else:
        left, right = wide(got), wide(want)
        both_nan = np.isnan(left) & np.isnan(right)
        with np.errstate(all="ignore"):
            if room is None:
                # The signs of zeros must be equal.
                wrong = ~(both_nan | ((left == right) & (np.signbit(left) == np.signbit(right))))
            else:
                near = (np.abs(left - right) <= room) | np.isinf(room)
                wrong = ~(both_nan | (left == right) | near)
    if not wrong.any():
        return None
    where = tuple(int(k) for k in np.argwhere(wrong)[0])
    allowed = "" if room is None else f", allowed {np.broadcast_to(room, want.shape)[where]}"
    return (
        f"{name}: {np.count_nonzero(wrong)} of {wrong.size} differ; at {list(where)} "
        f"got {got[where]!r}, want {want[where]!r}{allowed}"
    )


def _ends_differ(a: Array, b: Array) -> Array:
    """A mask of the elements that differ and of which at least one isn't finite."""
    same = (a == b) | (np.isnan(a) & np.isnan(b))
    return ~(np.isfinite(a) & np.isfinite(b)) & ~same


def room_of(trials: Sequence[Array], center: Array, want: Array) -> Array:
    """The tolerance by element, from the arrays of a value in the trials and, as `center`, in the run without moved
    results. Infinite if they don't agree on NaN or infinity."""
    with np.errstate(all="ignore"):
        worst = np.maximum.reduce([np.abs(wide(trial) - wide(center)) for trial in trials])
        unsure = [_ends_differ(wide(trial), wide(center)) for trial in trials]
    worst = np.where(np.isfinite(worst), worst, 0)
    floor = magnitude(want) * precision(want.dtype).eps + precision(want.dtype).smallest_subnormal
    return np.where(np.logical_or.reduce(unsure), np.inf, MARGIN * (worst + floor))


class Reference:
    """The graph's values by NumPy, and their tolerances."""

    _last: ClassVar[Reference | None] = None

    @staticmethod
    def of(graph: Graph, inputs: Sequence[Array]) -> Reference:
        """The reference of this graph and these arrays. The last one is kept, for checks that ask for the same one."""
        last = Reference._last
        if last is None or last.graph is not graph or last.inputs is not inputs:
            last = Reference._last = Reference(graph, inputs)
        return last

    def __init__(self, graph: Graph, inputs: Sequence[Array], seed: int = 0):
        self.graph, self.inputs, self.seed = graph, inputs, seed
        self.module = parse_module(graph.text())
        self.values = evaluate(self.module, inputs)

    @cached_property
    def center(self) -> dict[str, Array]:
        """The values with composites replaced by their expansions."""
        return evaluate(self.module, self.inputs, expands=True)

    @cached_property
    def trials(self) -> list[dict[str, Array]]:
        """The values of each run with moved results."""
        seeds = [np.random.default_rng((self.seed, t)) for t in range(TRIALS)]
        return [evaluate(self.module, self.inputs, rng, expands=True) for rng in seeds]

    def room(self, name: str) -> Array | None:
        """The tolerance of a value by element: infinite if the trials don't agree on NaN or infinity. None if every bit
        is fixed."""
        if self.graph.values()[name].grade is Grade.EXACT:
            return None
        trials = [trial[name] for trial in self.trials]
        return room_of(trials, self.center[name], self.values[name])

    def check(self, values: Sequence[Value], got: Sequence[Array]) -> list[str]:
        """The differences between arrays and the values that they should be."""
        found = [self._check(value, each) for value, each in zip(values, got, strict=True)]
        return [each for each in found if each is not None]

    def _check(self, value: Value, got: Array) -> str | None:
        want = self.values[value.name]
        exact = disagreement(value.name, got, want, None)
        if exact is None or value.grade is Grade.EXACT or got.shape != want.shape:
            return exact
        if value.source:
            return self._check_places(value, got)
        return disagreement(value.name, got, want, self.room(value.name))

    def _check_places(self, value: Value, got: Array) -> str | None:
        """Compare the indices of an argmax or argmin by the elements at them, within twice the tolerance."""
        op = next(each for each in main_of(self.module).body.block.ops
                  if each.results and each.results[0].name_hint == value.name)  # fmt: skip
        assert isinstance(op, ArgReductionOp)
        source, room = self.values[value.source], self.room(value.source)
        assert room is not None
        kept = [d for d in range(source.ndim) if d not in op.reduced]
        order, shape = (*kept, *op.reduced), [source.shape[d] for d in kept]

        def rows(x: Array) -> Array:
            return np.broadcast_to(x, source.shape).transpose(order).reshape([*shape, -1])

        count = rows(source).shape[-1]
        places = [each.astype(np.int64)[..., None] for each in (self.values[value.name], got)]
        if (places[1] < 0).any() or (places[1] >= max(count, 1)).any():
            return f"{value.name}: a place outside the {count} elements"
        want, have = (np.take_along_axis(wide(rows(source)), at, -1) for at in places)
        wanted, here = (np.take_along_axis(rows(room), at, -1) for at in places)
        return disagreement(f"what {value.name} points at", have, want, wanted + here)
