"""Verifies modules: every error is at the op's own place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from xdsl.dialects.builtin import FunctionType, ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult
from xdsl.traits import NoTerminator, SymbolOpInterface, SymbolTable
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.dialects.symbols import symbols_looked_up_once
from mlfuse.ir.definitions import verify_op
from mlfuse.ir.parsing import deep_recursion, first_line

_MISSING: Final = re.compile(r"(?:property|attribute) '([^']*)' expected in operation '[^']*'")
"""xDSL's message about an attribute that an op must have."""


def verify_module(module: ModuleOp) -> None:
    """Raise OpError, at the op's own place, unless all ops verify; linear in their number. Any other exception is a
    fault of a verifier; its note names the op."""
    _verify_module(module, _raise)


def errors_in(module: ModuleOp) -> list[OpError]:
    """The errors of all ops; `verify_module` raises the first."""
    errors: list[OpError] = []
    try:
        _verify_module(module, errors.append)
    except Exception:
        if not errors:  # a verifier that reads another op may fail if that op is invalid
            raise
    return errors


def _raise(error: OpError) -> None:
    raise error


def _verify_module(module: ModuleOp, report: Callable[[OpError], None]) -> None:
    with deep_recursion(), symbols_looked_up_once():
        for op in module.ops:  # first, because calls and returns look up these types
            if _has_no_type(op) and not _verify_itself(op, report):
                return
        _verify(module, set(), report)


def _has_no_type(op: Operation) -> bool:
    is_symbol = op.has_trait(SymbolOpInterface)
    return is_symbol and not isinstance(op.properties.get("function_type"), FunctionType)


def _verify(op: Operation, defined: set[Operation], report: Callable[[OpError], None]) -> None:
    """Verify `op` and the ops in it; `defined` are the ops before it, whose results it may use."""
    for number, operand in enumerate(op.operands):
        if isinstance(operand, BlockArgument):
            if not operand.block.is_ancestor(op):
                report(
                    OpError(
                        op,
                        f"operand {number} is an argument of a region that doesn't contain the op",
                    )
                )
            continue
        if not isinstance(operand, OpResult):
            report(OpError(op, f"operand {number} is not defined in this region"))
        elif operand.op not in defined and not _has_branches(operand.op.parent):
            report(OpError(op, f"operand {number} is used before the op that defines it"))
    for region in op.regions:
        for block in region.blocks:
            if block.last_op is None and len(region.blocks) == 1 and not op.has_trait(NoTerminator):
                report(OpError(op, "the block of its region is empty; it must end in a terminator"))
            for nested in block.ops:
                _verify(nested, defined, report)
    _verify_itself(op, report)
    defined.add(op)


def _verify_itself(op: Operation, report: Callable[[OpError], None]) -> bool:
    """Whether an op verifies, without the ops in it."""
    wrong: OpError | None = None
    try:
        verify_op(op)
    except Exception as error:
        if not isinstance(error, VerifyException) and type(error) is not Exception:
            error.add_note(f"in the verifier of {op.name} ({place_of(op) or 'no place'})")
            raise
        # xDSL's verifiers of memref raise Exception itself.
        wrong = _defined_twice(op) or OpError(op, _reason(op, first_line(str(error))))
    has_marks = wrong is None if isinstance(op, FuncOp) else bool(op.attributes)
    if has_marks:
        from mlfuse.dialects.graph.mark_checks import check_marks

        wrong = check_marks(op) or wrong  # a misspelled attribute explains why one is missing
    if wrong is not None:
        report(wrong)
    return wrong is None


def _reason(op: Operation, message: str) -> str:
    """A verifier's message, in the words of the text form: xDSL calls options properties."""
    missing = _MISSING.fullmatch(message)
    if missing is not None:
        return f"{op.name} needs the attribute {missing[1]}"
    return message.removeprefix("Operation ")


def _defined_twice(table: Operation) -> OpError | None:
    """The error if a name is defined twice, at the second op; xDSL reports it at the module."""
    if not table.has_trait(SymbolTable) or not table.regions:
        return None
    first: dict[str, Operation] = {}
    for op in table.regions[0].block.ops:
        name = op.properties.get("sym_name", op.attributes.get("sym_name"))
        if not isinstance(name, StringAttr):
            continue
        other = first.setdefault(name.data, op)
        if other is not op:
            where = f" ({place})" if (place := place_of(other)) else ""
            return OpError(op, f"@{name.data} is already defined{where}; give one another name")
    return None


def _has_branches(block: Block | None) -> bool:
    """Whether the block has branches, so that dominance doesn't follow from text order."""
    return block is None or block.parent is None or len(block.parent.blocks) > 1
