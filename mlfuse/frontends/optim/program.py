"""The functions that an optimizer compiles: the update of a tuple of tensors, and the norm of gradients.

Arguments that are tensors of a tuple are marked `mlfuse.each`: parameter, gradient, masters, states. All tuples share
the others, which have rank 0: step count, hyperparameters, and arguments that options add.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from xdsl.dialects.builtin import IntegerAttr, ModuleOp, TensorType, UnitAttr, i32
from xdsl.ir import Attribute, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, DType
from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.graph.arithmetic import AddOp, MulOp
from mlfuse.dialects.graph.division import DivOp
from mlfuse.dialects.graph.functions import SqrtOp
from mlfuse.dialects.graph.reduction import ReduceOp
from mlfuse.dialects.graph.selection import CompareOp
from mlfuse.dialects.optim.halves import JoinHalvesOp, SplitHalvesOp
from mlfuse.dialects.optim.scaling import ClipCoefficientOp, ScaleOp
from mlfuse.frontends.optim.update import Options, State, Update
from mlfuse.frontends.tracing.function_builder import Input
from mlfuse.frontends.tracing.trace import Trace

PARAMETER, GRADIENT, MASTER = "a parameter", "its gradient", "its master"
"""Keys of the other tensors of a tuple; no state can have such a name."""


@dataclass(frozen=True)
class Kind:
    """The types of a program's tuples, and the options of a step: one compilation each."""

    parameter: DType
    gradient: DType
    master: DType | None
    """The type of masters, which keep the bits that 16-bit parameters lack: f32, or ui16 for the low half of an f32
    whose high half is the parameter. None without masters."""
    states: tuple[DType, ...]
    """The types of the states that are tensors, in order."""
    scale: DType | None = None
    """The type of the loss scale; None without one."""
    found_inf: DType | None = None
    """The type of the flag that skips the step; None without one."""
    clip: bool = False
    norms: tuple[tuple[str, DType], ...] = ()
    """If a step has several programs: the sums of squares that others computed, by name. Without them, the program
    computes its own."""
    number: DType | None = None
    """The type of states that are one number; by default that of the arithmetic."""

    @property
    def counts(self) -> bool:
        """Whether the program counts the step: only the program knows whether the step was skipped."""
        return self.found_inf is not None

    @property
    def split(self) -> bool:
        """Whether parameters are the high halves of f32 numbers."""
        return self.master is not None and not self.master.is_float

    @property
    def scalar(self) -> DType:
        """The type of a state that is one number."""
        return self.number or dtypes.compute(self.parameter)


@dataclass(frozen=True)
class Program:
    """A module, and the names of its arguments and results."""

    module: ModuleOp
    shared: tuple[str, ...]
    """Names of the shared arguments."""
    returned: tuple[str, ...]
    """Names of the rank-0 results."""
    function: str
    """The name of its function, and so of the kernel."""


def update_program(
    update: Update,
    kind: Kind,
    states: Mapping[str, State],
    numbers: Sequence[str],
    options: Options,
) -> Program:
    """The step of one tuple: it takes parameter, gradient, masters and states, and returns all but the gradient.

    `numbers` are the names of the hyperparameters. A scalar state is one number for all tuples: a shared argument and a
    result.
    """
    tensors = [name for name, state in states.items() if not state.scalar]
    inputs = [
        _each("p", kind.parameter, 0),
        _each("g", kind.gradient, None),
        *([_each("master", kind.master, 1)] if kind.master else []),
    ]
    first = len(inputs) - 1
    types = zip(tensors, kind.states, strict=True)
    inputs += [_each(name, dtype, first + n) for n, (name, dtype) in enumerate(types)]
    shared = [_number("step"), *map(_number, numbers)]
    shared += [_shared(name, kind.scalar) for name, state in states.items() if state.scalar]
    if kind.clip:
        shared += [_number("max_norm"), *(_shared(name, dtype) for name, dtype in kind.norms)]
    if kind.scale is not None:
        shared.append(_shared("grad_scale", kind.scale))
    if kind.found_inf is not None:
        shared.append(_shared("found_inf", kind.found_inf))
    trace = Trace([*inputs, *shared], one_size=True)
    keys = [PARAMETER, GRADIENT, *([MASTER] if kind.master else []), *tensors]
    each = dict(zip(keys, trace.arguments, strict=False))
    given = dict(zip([i.name for i in shared], trace.arguments[len(inputs) :], strict=True))
    return _Writer(trace, kind, each, given).update(update, states, numbers, options)


def norm_program(gradient: DType, scale: DType | None, name: str) -> Program:
    """A program for the sum of the squares of all gradients of one type, with the loss scale removed, as the result
    `name`."""
    shared = [] if scale is None else [_shared("grad_scale", scale)]
    trace = Trace([_each("g", gradient, None), *shared], one_size=True)
    given = dict(zip([each.name for each in shared], trace.arguments[1:], strict=True))
    kind = Kind(gradient, gradient, None, (), scale)
    total = _Writer(trace, kind, {}, given).square_sum(trace.arguments[0])
    return Program(trace.finish([total], "norm"), tuple(given), (name,), "norm")


@dataclass(frozen=True)
class _Writer:
    """Writes the parts of a program."""

    trace: Trace
    kind: Kind
    each: Mapping[str, SSAValue]
    """The tensors of a tuple by name."""
    given: Mapping[str, SSAValue]
    """The shared arguments by name."""

    def update(
        self, update: Update, states: Mapping[str, State], numbers: Sequence[str], options: Options
    ) -> Program:
        kind, each, given, trace = self.kind, self.each, self.given, self.trace
        before = given["step"]
        step = trace.apply(AddOp, [before, 1.0]) if kind.counts else before
        seen = self.joined() if kind.split else each[MASTER if kind.master else PARAMETER]
        old = [seen, *(given[n] if state.scalar else each[n] for n, state in states.items())]
        named = {"step": step, **{name: given[name] for name in numbers}}
        new = update.write(trace, [seen, self.clipped(each[GRADIENT]), *old[1:]], named, options)
        if kind.counts:
            new = [self.unless_found(fresh, was) for fresh, was in zip(new, old, strict=True)]
            step = self.unless_found(step, before)
        after = dict(zip(states, new[1:], strict=True))
        results = self.divided(new[0])
        results |= {name: after[name] for name, state in states.items() if not state.scalar}
        numbers_out = {"step": step} if kind.counts else {}
        numbers_out |= {name: after[name] for name, state in states.items() if state.scalar}
        module = trace.finish([*results.values(), *numbers_out.values()], update.name)
        return Program(module, tuple(given), tuple(numbers_out), update.name)

    def joined(self) -> SSAValue:
        """The f32 whose high half is the parameter, and whose low half is its master."""
        high, low = self.each[PARAMETER], self.each[MASTER]
        type_ = TensorType(dtypes.F32.mlir, [DYNAMIC])
        op = JoinHalvesOp.create(operands=[high, low], result_types=[type_])
        return self.trace.emit(op)

    def divided(self, fresh: SSAValue) -> dict[str, SSAValue]:
        """The new parameter and its new master, if there is one."""
        if self.kind.split:
            types = [self.each[PARAMETER].type, self.each[MASTER].type]
            op = SplitHalvesOp.create(operands=[fresh], result_types=types)
            high, low = self.trace.emit_all(op)
            return {PARAMETER: high, MASTER: low}
        parameter = self.trace.as_type(fresh, self.kind.parameter)
        if self.kind.master is None:
            return {PARAMETER: parameter}
        return {PARAMETER: parameter, MASTER: fresh}

    def unscaled(self, gradient: SSAValue) -> SSAValue:
        """The gradient divided by the loss scale; a 16-bit gradient becomes f32."""
        scale = self.given.get("grad_scale")
        if scale is None:
            return gradient
        wide = self.trace.as_type(gradient, dtypes.compute(self.kind.gradient))
        divisor = self.trace.as_type(scale, dtypes.of(wide.type))
        return self.trace.apply(DivOp, [wide, divisor])

    def square_sum(self, gradient: SSAValue) -> SSAValue:
        """The sum of the squares of all gradients together, in f32, or in f64 if the gradients are f64."""
        gradient = self.unscaled(gradient)
        wide = self.trace.as_type(gradient, dtypes.compute(dtypes.of(gradient.type)))
        squares = self.trace.apply(MulOp, [wide, wide])
        own = self.trace.emit(ReduceOp("add", squares, [0]))
        return self.trace.emit(AcrossOp("add", own))

    def clipped(self, gradient: SSAValue) -> SSAValue:
        """The gradient without loss scale, scaled down if the global norm is larger than `max_norm`."""
        trace = self.trace
        if not self.kind.clip:
            return self.unscaled(gradient)
        if self.kind.norms:
            total, *others = (self.given[name] for name, _ in self.kind.norms)
            for other in others:
                total = trace.apply(AddOp, [total, other])
        else:
            total = self.square_sum(gradient)
        norm = trace.apply(SqrtOp, [total])
        factor = trace.emit(ClipCoefficientOp.make(norm, self.given["max_norm"]))
        gradient = self.unscaled(gradient)
        wide = trace.as_type(gradient, dtypes.compute(dtypes.of(gradient.type)))
        return trace.emit(ScaleOp.make(wide, factor))

    def unless_found(self, fresh: SSAValue, old: SSAValue) -> SSAValue:
        """`fresh`, or `old` if the step is skipped."""
        found = self.given["found_inf"]
        if not dtypes.of(found.type).is_bool:
            found = self.trace.apply(partial(CompareOp, "ne"), [found, 0.0])
        return self.trace.select(found, old, fresh)


def _each(name: str, dtype: DType, alias: int | None) -> Input:
    attributes: dict[str, Attribute] = {"mlfuse.each": UnitAttr()}
    if alias is not None:
        attributes["tf.aliasing_output"] = IntegerAttr(alias, i32)
    return Input(name, TensorType(dtype.mlir, [DYNAMIC]), attributes=attributes)


def _shared(name: str, dtype: DType) -> Input:
    return Input(name, TensorType(dtype.mlir, []))


def _number(name: str) -> Input:
    return Input(name, TensorType(dtypes.F64.mlir, []), weak=True)
