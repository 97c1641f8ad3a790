"""What must hold of any graph, checked without knowing what it computes.

The reference is the NumPy meaning of each op. `Reference` also says how far a right answer may be
from it: each op's own error is `slack`, and how errors grow through later ops is found by running
the graph again with every such result moved by its slack, up or down at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, prod

import numpy as np
from typed_graph import Grade, Graph, precision
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.traits import SymbolTable

import mlfuse
from mlfuse.context import new_context
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.arithmetic import FmaOp
from mlfuse.dialects.graph.base import GraphOp, dims_of, shape_of
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.dialects.graph.normalization import LayerNormOp
from mlfuse.dialects.graph.softmax import LogSoftmaxOp, SoftmaxOp
from mlfuse.dialects.graph.contraction import DotGeneralOp, contract
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import NumpyInterpreter, execute, run_module
from mlfuse.parsing import parse_module
from mlfuse.passes.fuse_vertical import FuseVertical
from mlfuse.printing import print_module
from mlfuse.targets.mathlib import ULP

TRIALS = 8
"""Runs with moved results."""
MARGIN = 8.0
"""How much larger a real error may be than the largest seen in the trials."""
SUM = 1.0
"""The c of c * n * eps * sum |x|."""
REFERENCE_ULP = 4
"""How far NumPy's own functions may be off."""


def wide(x: Array) -> Array:
    """Floats as f64 (f64 as the widest there is), so that bounds don't round or overflow."""
    return x.astype(np.longdouble if x.dtype == np.float64 else np.float64)


def slack(op: Operation, args: Sequence[Array], result: Array) -> Array | None:
    """How far the op's result may be from NumPy's, by element; None where not at all."""
    if not isinstance(op, GraphOp) or not op.result_dtype.is_float:
        return None
    info = precision(result.dtype)
    size = np.where(np.isfinite(wide(result)), np.abs(wide(result)), 0)
    ulp = np.maximum(size * info.eps, info.smallest_subnormal)
    inner = precision(dtypes.compute(op.result_dtype).numpy).eps
    if isinstance(op, ReduceOp | DotGeneralOp):
        return _sum_slack(op, args, result, ulp)
    if isinstance(op, SoftmaxOp | LogSoftmaxOp | LayerNormOp):
        n = shape_of(op.operands[0])[op.axis_index]
        n = args[0].shape[op.axis_index] if n < 0 else n
        return ulp + (n + 64) * inner * (1 + size)
    if isinstance(op, CompositeOp):
        return 16 * (ulp + inner)
    name = op.name.removeprefix("graph.")
    if isinstance(op, FmaOp):
        # NumPy has none: the reference's product is rounded too, to 64 bits in f64's case.
        return ulp + np.nan_to_num(np.abs(wide(args[0]) * wide(args[1])), posinf=0) * 2.0**-62
    if name == "sigmoid":
        return (ceil(ULP["exp"]) + REFERENCE_ULP) * ulp
    if name in ULP and name not in ("sqrt", "rsqrt"):
        return (1 if op.result_dtype.is_half else ceil(ULP[name]) + REFERENCE_ULP) * ulp
    return None


def _sum_slack(
    op: ReduceOp | DotGeneralOp, args: Sequence[Array], result: Array, ulp: Array
) -> Array | None:
    """c * n * eps * sum |x|, in the type sums are made in, and a rounding to 16 bits."""
    kind = dtypes.compute(op.result_dtype)
    eps = precision(kind.numpy).eps
    rounding = ulp if op.result_dtype.is_half else np.zeros_like(ulp)
    finite = [np.where(np.isfinite(wide(arg)), np.abs(wide(arg)), 0) for arg in args]
    if isinstance(op, DotGeneralOp):
        n = prod(args[0].shape[d] for d in op.contract[0])
        return SUM * n * eps * contract(finite[0], finite[1], op.batch, op.contract) + rounding
    axes = dims_of(op.dims)
    n = prod(args[0].shape[d] for d in axes)
    if op.combiner.data == "add":
        return SUM * n * eps * np.asarray(finite[0].sum(axis=axes)) + rounding
    if op.combiner.data == "mul":
        top = np.maximum(finite[0], 1).prod(axis=axes)
        lost = n * precision(kind.numpy).smallest_subnormal * top
        return SUM * n * eps * np.abs(wide(result)) + np.asarray(lost) + rounding
    return None


def evaluate(
    module: ModuleOp, inputs: Sequence[Array], rng: np.random.Generator | None = None
) -> dict[str, Array]:
    """Every value of `@main` by name; with `rng`, each result moved by its slack at random."""
    func = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(func, FuncOp)
    interpreter = NumpyInterpreter(module)
    values: dict[SSAValue, Array] = dict(zip(func.body.block.args, inputs, strict=True))
    for op in func.body.block.ops:
        if not op.results:
            break
        args = [values[operand] for operand in op.operands]
        with np.errstate(all="ignore"):
            result = np.asarray(execute(op, interpreter, args)[0])
            room = None if rng is None else slack(op, args, result)
            if room is not None and rng is not None:
                moved = wide(result) + room * rng.choice([-1.0, 0.0, 1.0], result.shape)
                result = np.asarray(moved).astype(result.dtype)
        values[op.results[0]] = result
    return {value.name_hint or "": array for value, array in values.items()}


def disagreement(name: str, got: Array, want: Array, room: Array | None) -> str | None:
    """How `got` isn't `want`, or None; NaN payloads aside, the bits must be the same without
    `room`."""
    if got.shape != want.shape or got.dtype != want.dtype:
        return f"{name}: got {got.dtype}{got.shape}, want {want.dtype}{want.shape}"
    if want.dtype.kind in "biu":
        wrong = got != want
    else:
        left, right = wide(got), wide(want)
        both_nan = np.isnan(left) & np.isnan(right)
        with np.errstate(all="ignore"):
            if room is None:
                # Signs of zeros count.
                wrong = ~(both_nan | ((left == right) & (np.signbit(left) == np.signbit(right))))
            else:
                wrong = ~(both_nan | (left == right) | (np.abs(left - right) <= room))
    if not wrong.any():
        return None
    where = tuple(int(k) for k in np.argwhere(wrong)[0])
    allowed = "" if room is None else f", allowed {np.broadcast_to(room, want.shape)[where]}"
    return (
        f"{name}: {np.count_nonzero(wrong)} of {wrong.size} differ; at {list(where)} "
        f"got {got[where]!r}, want {want[where]!r}{allowed}"
    )


class Reference:
    """The graph's values by NumPy, and how far from them a right answer may be."""

    def __init__(self, graph: Graph, inputs: Sequence[Array], seed: int = 0):
        self.graph = graph
        module = parse_module(graph.text())
        self.values = evaluate(module, inputs)
        self.trials = [
            evaluate(module, inputs, np.random.default_rng((seed, t))) for t in range(TRIALS)
        ]

    def room(self, name: str) -> Array | None:
        """The tolerance by element: infinite where the trials don't agree on NaN or infinity."""
        value = self.graph.values()[name]
        if value.grade is Grade.EXACT:
            return None
        want = wide(self.values[name])
        with np.errstate(all="ignore"):
            moved = [np.abs(wide(trial[name]) - want) for trial in self.trials]
            worst = np.maximum.reduce(moved)
            unsure = [np.isfinite(wide(trial[name])) != np.isfinite(want) for trial in self.trials]
        info = precision(self.values[name].dtype)
        size = np.where(np.isfinite(want), np.abs(want), 0)
        floor = info.eps * size + info.smallest_subnormal
        worst = np.where(np.isfinite(worst), worst, 0)
        return np.where(np.logical_or.reduce(unsure), np.inf, MARGIN * (worst + floor))

    def check(self, names: Sequence[str], got: Sequence[Array]) -> list[str]:
        """What is wrong with results that should be the values `names`."""
        found = [
            disagreement(name, np.asarray(each), self.values[name], self.room(name))
            for name, each in zip(names, got, strict=True)
        ]
        return [each for each in found if each is not None]


def results_of(executable: mlfuse.Executable, inputs: Sequence[Array]) -> list[Array]:
    """Always a list."""
    return [np.asarray(each) for each in executable.run(*inputs)]


def unfused(text: str) -> ModuleOp:
    """The module at the fused stage with a kernel for each op."""
    module = parse_module(text)
    context = new_context()
    for each in pipelines.passes_to("fused", "cpu"):
        alone = FuseVertical(device="cpu", max_ops=1) if each.name == "fuse-vertical" else each
        alone.apply(context, module)
    return module


def local_errors(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """Compile the graph with every value a result, and hold each op to its own operands' values.

    However ill conditioned the whole is, an op's error given what it read must be within its slack.
    """
    every = [each.result for each in graph.statements]
    observed = Graph(graph.arguments, graph.statements, every)
    text = observed.text()
    got = results_of(mlfuse.compile(text, "cpu"), inputs)
    names = [value.name for value in graph.arguments]
    values = dict(zip(names, inputs, strict=True))
    values |= dict(zip([value.name for value in every], got, strict=True))
    module = parse_module(text)
    interpreter = NumpyInterpreter(module)
    func = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(func, FuncOp)
    found: list[str | None] = []
    for op in func.body.block.ops:
        if not op.results:
            break
        args = [values[operand.name_hint or ""] for operand in op.operands]
        name = op.results[0].name_hint or ""
        with np.errstate(all="ignore"):
            want = np.asarray(execute(op, interpreter, args)[0])
            room = slack(op, args, want)
        found.append(disagreement(f"{name} = {op.name}", values[name], want, room))
    return [each for each in found if each is not None]


def stage_errors(
    graph: Graph, executable: mlfuse.Executable, reference: Reference, inputs: Sequence[Array]
) -> list[str]:
    """Each stage's text parses back to the same text; fused and loop compute what the graph does."""
    found: list[str] = []
    names = [value.name for value in graph.results]
    for stage in ("graph", "fused", "loop", "kernel"):
        text = executable.stage(stage)
        module = parse_module(text)
        if print_module(module) != text:
            found.append(f"the {stage} stage prints otherwise once parsed back")
        if stage in ("fused", "loop"):
            got = run_module(module, "main", inputs)
            wanted = [reference.values[name] for name in names]
            signed = [_as_declared(each, want) for each, want in zip(got, wanted, strict=True)]
            found += [f"{stage}: {each}" for each in reference.check(names, signed)]
    return found


def _as_declared(array: Array, want: Array) -> Array:
    """Below the graph integers are signless."""
    return array.view(want.dtype) if want.dtype.kind == "u" else array


def plan_errors(
    graph: Graph, fused: Sequence[Array], inputs: Sequence[Array]
) -> tuple[list[str], list[Array]]:
    """The same bits with and without fusion, where no sum's order is involved."""
    alone = results_of(mlfuse.compile(unfused(graph.text()), "cpu"), inputs)
    found: list[str] = []
    for value, got, want in zip(graph.results, fused, alone, strict=True):
        if value.grade < Grade.PLAN:
            wrong = disagreement(f"{value.name}, fused against unfused", got, want, None)
            found += [] if wrong is None else [wrong]
    return found, alone


def errors_of(graph: Graph, inputs: Sequence[Array]) -> list[str]:
    """All that is wrong with how a graph is compiled."""
    names = [value.name for value in graph.results]
    reference = Reference(graph, inputs)
    executable = mlfuse.compile(graph.text(), "cpu")
    got = results_of(executable, inputs)
    found = [f"cpu: {each}" for each in reference.check(names, got)]
    plan, alone = plan_errors(graph, got, inputs)
    found += plan
    found += [f"unfused: {each}" for each in reference.check(names, alone)]
    found += stage_errors(graph, executable, reference, inputs)
    return found + [f"alone: {each}" for each in local_errors(graph, inputs)]
