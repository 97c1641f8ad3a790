"""Verifies ops against their definitions, fast.

xDSL interprets the definition again for each op: which operands are variadic, what gives their
sizes, which traits must be checked. That was two thirds of the time for verifying
a module, and a fifth of all compiling. Here each definition is read once. Ops that then look wrong, and
definitions that aren't simple, go to xDSL's own verifier, so errors and their texts are xDSL's.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, cast

from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
    IntegerType,
    ModuleOp,
    i32,
)
from xdsl.dialects.func import CallOp, CallOpSymbolUserOpInterface, FuncOp
from xdsl.ir import Operation, SSAValue
from xdsl.irdl import (
    AttrSizedOperandSegments,
    AttrSizedRegionSegments,
    AttrSizedResultSegments,
    AttrSizedSegments,
    AttrSizedSuccessorSegments,
    IRDLOperation,
    IRDLOption,
    OpDef,
    OptAttributeDef,
    OptPropertyDef,
    RangeConstraint,
    SameVariadicSize,
    SingleBlockRegionDef,
    VerificationContext,
)
from xdsl.irdl.constraints import AnyAttr, AttrConstraint, RangeLengthConstraint, RangeOf
from xdsl.irdl.operations import OptionalDef, VariadicDef
from xdsl.traits import IsolatedFromAbove, IsTerminator, NoTerminator, OpTrait

from mlfuse.dialects.symbols import symbol_of

_ODD = SameVariadicSize | AttrSizedRegionSegments | AttrSizedSuccessorSegments
"""Options that none of our ops has."""

_UNUSED = VerificationContext()
"""For ops that no constraint is verified for."""

_checkers: dict[type[Operation], _Checker | None] = {}
"""The checker of each class, made on first use."""


def _is_isolated(op: Operation) -> bool:
    """Whether the ops inside an op use no values from outside; xDSL walks up from each operand. If this is false,
    the op may still be valid."""
    inside: set[int] = set()
    owners: list[int] = []
    regions = [*op.regions]
    while regions:
        for block in regions.pop().blocks:
            inside.add(id(block))
            for child in block.ops:
                inside.add(id(child))
                owners += [id(operand.owner) for operand in child.operands]
                if child.regions and not child.has_trait(IsolatedFromAbove):
                    regions += child.regions
    return inside.issuperset(owners)


def _calls_rightly(op: Operation) -> bool:
    """Whether a call of one of the module's functions matches the function's type; if this is false, the call may still
    be valid."""
    if not isinstance(op, CallOp) or op.callee.nested_references.data:
        return False
    caller = op.parent_op()
    if not isinstance(caller, FuncOp) or not isinstance(caller.parent_op(), ModuleOp):
        return False
    callee = symbol_of(op, op.callee.root_reference.data)
    return isinstance(callee, FuncOp) and callee.function_type == FunctionType.from_lists(
        op.operand_types, op.result_types
    )


def verify_op(op: Operation) -> None:
    """As `op.verify(verify_nested_ops=False)`, for an op without erased operands. VerifyException."""
    kind = type(op)
    if kind not in _checkers:
        _checkers[kind] = _checker_of(kind)
    checker = _checkers[kind]
    if checker is None or not checker.passes(op):
        op.verify(verify_nested_ops=False)


def _checker_of(kind: type[Operation]) -> _Checker | None:
    """None if the class isn't verified by xDSL's decorator, or requires more than `_Checker` supports."""
    if not issubclass(kind, IRDLOperation):
        return None
    definition = kind.get_irdl_definition()
    parts = inspect.getclosurevars(kind.verify_).nonlocals  # the decorator's inputs
    if parts.get("op_def") is not definition or not parts.keys() <= {"op_def", "custom_verify"}:
        return None
    return _Checker(definition, parts.get("custom_verify")) if _is_plain(definition) else None


def _is_plain(definition: OpDef) -> bool:
    """Whether `_Checker` supports everything in the definition."""
    fixed = definition.regions
    if definition.successors or any(isinstance(each, VariadicDef) for _, each in fixed):
        return False
    return not any(isinstance(each, _ODD) for each in definition.options)


class _Arguments:
    """The operands or the results of a definition."""

    def __init__(
        self,
        defs: Sequence[tuple[str, Any]],
        options: Sequence[IRDLOption],
        sized_by: type[AttrSizedSegments],
    ) -> None:
        self.count = len(defs)
        self.ranges: list[RangeConstraint | None] = [_constraint(each) for _, each in defs]
        """None if any value is right."""
        given = enumerate(self.ranges)
        self.checked = [(place, each, _single(each)) for place, each in given if each is not None]
        """For each that isn't None: its place, itself, and the constraint on a single value."""
        self.least = [int(not isinstance(each, VariadicDef)) for _, each in defs]
        self.most = [
            1 if isinstance(each, OptionalDef) or not isinstance(each, VariadicDef) else None
            for _, each in defs
        ]
        self.option = next((each for each in options if isinstance(each, sized_by)), None)

    def verify(
        self, op: Operation, values: Sequence[SSAValue], context: VerificationContext
    ) -> bool:
        """Whether the number of values is right. VerifyException if the type of one isn't."""
        if self.option is None and self.least.count(0) == 0:
            if len(values) != self.count:
                return False
            for place, constraint, single in self.checked:
                if single is not None:
                    single.verify(values[place].type, context)
                else:
                    constraint.verify((values[place].type,), context)
            return True
        sizes = self._sizes(op, len(values))
        if len(sizes) != self.count or sum(sizes) != len(values):
            return False
        first = 0
        for size, least, most, constraint in zip(
            sizes, self.least, self.most, self.ranges, strict=True
        ):
            if size < least or (most is not None and size > most):
                return False
            last = first + size
            if constraint is not None:
                constraint.verify([value.type for value in values[first:last]], context)
            first = last
        return True

    def _sizes(self, op: Operation, number: int) -> Sequence[int]:
        """The number of values for each definition; none if it can't be determined."""
        if self.option is None:
            rest = number - self.count + 1
            return [least or rest for least in self.least] if self.least.count(0) == 1 else ()
        said = self.option.container(op).get(self.option.attribute_name)
        if not isinstance(said, DenseArrayBase):
            return ()
        sizes = cast("DenseArrayBase[IntegerType]", said)
        return sizes.get_values() if sizes.elt_type == i32 else ()


def _single(constraint: RangeConstraint) -> AttrConstraint | None:
    """The constraint on the single element of a range."""
    if type(constraint) is RangeLengthConstraint:
        constraint = constraint.constraint
    return constraint.constr if type(constraint) is RangeOf else None


def _constraint(definition: Any) -> RangeConstraint | None:
    """The constraint on an operand or a result, unless any is right. A single one's number is checked by itself."""
    constraint = definition.constr
    is_single = not isinstance(definition, VariadicDef)
    any_type = is_single and type(_single(constraint)) is AnyAttr
    return None if any_type else _unless_any(constraint)


def _unless_any(constraint: RangeConstraint) -> RangeConstraint | None:
    """The constraint, unless it accepts everything."""
    accepts_all = type(constraint) is RangeOf and type(constraint.constr) is AnyAttr
    return None if accepts_all else constraint


class _Checker:
    """A definition, read once, and the other checks of the op's class."""

    def __init__(self, definition: OpDef, more: Callable[[Operation], None] | None) -> None:
        self.more = more
        options = definition.options
        self.operands = _Arguments(definition.operands, options, AttrSizedOperandSegments)
        self.results = _Arguments(definition.results, options, AttrSizedResultSegments)
        self.regions = [
            (isinstance(each, SingleBlockRegionDef), _unless_any(each.entry_args))
            for _, each in definition.regions
        ]
        self.terminates = any(isinstance(each, IsTerminator) for each in definition.traits)
        self.known = definition.properties.keys()
        self.properties = [
            (name, each.constr, isinstance(each, OptPropertyDef))
            for name, each in definition.properties.items()
        ]
        self.attributes = [
            (name, each.constr, isinstance(each, OptAttributeDef))
            for name, each in definition.attributes.items()
        ]
        entries = [entry for _, entry in self.regions if entry is not None]
        self.has_constraints = any(
            (self.operands.checked, self.results.checked, entries, self.properties, self.attributes)
        )
        self.traits = [
            each for each in definition.traits if type(each).verify is not OpTrait.verify
        ]

    def passes(self, op: Operation) -> bool:
        """Whether the op is valid. If it seems not to be, xDSL decides."""
        try:
            if not self._stands_rightly(op) or not self._is_as_defined(op):
                return False
            if self.more is not None:
                self.more(op)
        except Exception:  # xDSL's verifiers may raise anything
            return False
        return True

    def _stands_rightly(self, op: Operation) -> bool:
        """Whether the op's position is valid: the last op of a block is a terminator."""
        if op.next_op is not None or op.parent is None:
            return True
        parent = op.parent_op()
        return self.terminates or (parent is not None and parent.has_trait(NoTerminator))

    def _is_as_defined(self, op: Operation) -> bool:
        context = VerificationContext() if self.has_constraints else _UNUSED
        if len(op.regions) != len(self.regions) or op.successor_uses:
            return False
        if not self.operands.verify(op, op.operands, context):
            return False
        if not self.results.verify(op, op.results, context):
            return False
        for (single, entry), region in zip(self.regions, op.regions, strict=True):
            first = region.first_block
            if single and (first is None or first.next_block is not None):
                return False
            if entry is not None and first is not None:
                entry.verify(first.arg_types, context)
        if op.properties and not op.properties.keys() <= self.known:
            return False
        for given, known in ((op.properties, self.properties), (op.attributes, self.attributes)):
            for name, constraint, optional in known:
                if (value := given.get(name)) is not None:
                    constraint.verify(value, context)
                elif not optional:
                    return False
        for trait in self.traits:
            if type(trait) is IsolatedFromAbove and _is_isolated(op):
                continue
            if not (isinstance(trait, CallOpSymbolUserOpInterface) and _calls_rightly(op)):
                trait.verify(op)
        return True
