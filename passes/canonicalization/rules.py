"""How a canonicalization is written: a rule looks at one op and returns what may replace it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

import numpy as np
from xdsl.ir import Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter, RewritePattern

from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.dialects.graph.base import AnyTensor, GraphOp, copy_location, shape_of
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.marks import forward
from mlfuse.dialects.graph.movement import BroadcastOp

Replacement = SSAValue | Sequence[Operation] | None
"""An existing value, or ops whose last one computes the value; None to keep the op."""

OpT = TypeVar("OpT", bound=Operation)
Rule = Callable[[Operation], Replacement]

RULES: dict[type[Operation], list[Rule]] = {}
"""The rules of each op class, in the order in which they are tried."""


def rule(
    *classes: type[OpT],
) -> Callable[[Callable[[OpT], Replacement]], Callable[[OpT], Replacement]]:
    """Makes a function a rule of these op classes."""

    def register(function: Callable[[OpT], Replacement]) -> Callable[[OpT], Replacement]:
        for each in classes:
            RULES.setdefault(each, []).append(cast(Rule, function))
        return function

    return register


@dataclass(frozen=True)
class Rules(RewritePattern):
    """Applies the first rule that returns a replacement."""

    rules: tuple[Rule, ...]

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        for each in self.rules:
            new = each(op)
            if new is None:
                continue
            # Types may differ in which `?` sizes are known; then the op's type is more precise.
            if isinstance(new, SSAValue):
                if new.type == op.results[0].type:
                    rewriter.replace(op, [], [new])
                    return
            elif new[-1].results[0].type == op.results[0].type:
                forward(op, new)
                rewriter.replace(op, [copy_location(inner, op) for inner in new])
                return
            else:  # made for nothing: their operands have no such readers
                for inner in new:
                    inner.drop_all_references()


def rebuilt(op: OpT, operands: Sequence[SSAValue], result_type: AnyTensor | None = None) -> OpT:
    """The op with other operands, and another result type if one is given; the rest is kept."""
    type_ = op.results[0].type if result_type is None else result_type
    return type(op).create(
        operands=operands,
        result_types=[type_],
        properties=op.properties.copy(),
        attributes=op.attributes.copy(),
    )


def splat_value(value: SSAValue) -> Array | None:
    """The rank-0 array a value repeats, if it is a splat constant or a broadcast of one."""
    owner = value.owner
    if isinstance(owner, BroadcastOp):
        owner = owner.operand.owner
    if not isinstance(owner, ConstantOp) or not owner.is_splat:
        return None
    return owner.numpy().ravel()[:1].reshape(())


def constant_value(value: SSAValue) -> Array | None:
    """The elements of a constant; those of a splat are not expanded (strides 0)."""
    owner = value.owner
    if isinstance(owner, ConstantOp):
        return owner.numpy()
    splat = splat_value(value)
    if splat is None or DYNAMIC in shape_of(value):
        return None
    return np.broadcast_to(splat, shape_of(value))


def is_constant(value: SSAValue) -> bool:
    """Whether a value is a constant, or a broadcast of one."""
    owner = value.owner
    if isinstance(owner, BroadcastOp):
        owner = owner.operand.owner
    return isinstance(owner, ConstantOp)


def repeats(value: SSAValue, number: float | int | Array) -> bool:
    """Whether a value is a splat of `number`; +0 and -0 are two numbers."""
    splat = splat_value(value)
    if splat is None or splat[()] != number:
        return False
    return splat.dtype.kind in "biu" or bool(np.signbit(splat) == np.signbit(number))


def filled(number: float | int | Array, op: GraphOp) -> list[Operation] | None:
    """Ops that make a splat of the type of the op's result, whose sizes its operands have."""
    type_ = op.result_type
    constant = ConstantOp.scalar_of(np.asarray(number).item(), op.result_dtype)
    if not type_.get_shape():
        return [constant]
    if DYNAMIC not in type_.get_shape():
        return [constant, BroadcastOp(constant.result, (), type_)]
    like = next((v for v in op.operands if shape_of(v) == type_.get_shape()), None)
    if like is None:
        return None
    return [constant, BroadcastOp(constant.result, (), type_, like)]


def non_unit(shape: Sequence[int]) -> list[int]:
    """The dims whose size isn't 1."""
    return [position for position, size in enumerate(shape) if size != 1]


def same_but_units(a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether two shapes differ in dims of size 1 only."""
    return [size for size in a if size != 1] == [size for size in b if size != 1]
