"""MLIR text to modules. Whatever is wrong with a text ends in one `SourceError` with a place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, BlockArgument, Operation, OpResult
from xdsl.traits import NoTerminator, SymbolTable
from xdsl.utils.exceptions import ParseError, PyRDLError

from mlfuse.diagnostics.errors import MlfuseError, OpError, SourceError, place_of
from mlfuse.dialects.definitions import callees_of, make_fast
from mlfuse.ir.context import new_context
from mlfuse.ir.limits import check_text
from mlfuse.ir.text.mlir_parser import MlirParser, SourceText

_FRAMES = 12_000
"""Python frames that the deepest text within the limits may need, with room to spare."""


def read_text(path: str | Path) -> str:
    """The text of a file; MlfuseError where it is missing, a directory or not UTF-8."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")  # a byte-order mark is no text
    except UnicodeDecodeError as error:
        raise MlfuseError(
            f"{path}: error: byte {error.start} is not UTF-8; mlfuse reads MLIR as text, not "
            "bytecode: convert it with `mlir-opt` or `stablehlo-opt` first"
        ) from error
    except OSError as error:
        raise MlfuseError(f"{path}: error: {error.strerror or error}") from error


def parse_module(
    text: str,
    name: str = "<input>",
    *,
    ctx: Context | None = None,
    line_offset: int = 0,
    parser_type: Callable[[Context, SourceText], MlirParser] = MlirParser,
) -> ModuleOp:
    """The module that a text says, not yet verified.

    Each op without a location gets the place of its name. `name` is the file in places,
    `line_offset` the number of lines before the text in that file; a `parser_type` of one's own may watch
    the parser. Raises only SourceError.
    """
    source = SourceText(text, name, line_offset)

    def fail(message: str, offset: int) -> NoReturn:
        raise source.error(message, offset)

    check_text(text, fail)
    parser: MlirParser | None = None
    try:
        with deep_recursion():
            parser = parser_type(ctx or new_context(), source)
            return _parse(parser)
    except (SourceError, ImportError, PyRDLError):  # the latter two: a fault of a dialect's code
        raise
    except ParseError as error:
        raise source.error(_first_line(error.msg), error.span.start) from error
    except RecursionError as error:
        raise source.error("the text nests too deeply", parser.pos if parser else 0) from error
    except Exception as error:  # xDSL's constructors raise all kinds on bad input
        position = parser.pos if parser else 0
        raise source.error(f"this can't be read: {_first_line(str(error))}", position) from error


def _parse(parser: MlirParser) -> ModuleOp:
    try:
        return parser.parse_module()
    except ParseError as error:
        if error.msg.startswith("Could not parse entire input"):
            empty = error.span.start >= len(parser.lexer.input.content)
            what = "the text holds no operation" if empty else "expected an operation"
            raise ParseError(error.span, what) from error
        if error.msg.strip() == "in block definition":  # what xDSL says where no op follows
            raise ParseError(error.span, "expected an operation or `}`") from error
        parser.raise_undefined(error)


def verify_module(module: ModuleOp) -> None:
    """Raise OpError, at the op's own place, unless all ops verify; linear in their number."""
    _verify_module(module, _raise)


def errors_in(module: ModuleOp) -> list[OpError]:
    """What `verify_module` would raise, of every op."""
    errors: list[OpError] = []
    _verify_module(module, errors.append)
    return errors


def _raise(error: OpError) -> None:
    raise error


def _verify_module(module: ModuleOp, report: Callable[[OpError], None]) -> None:
    with deep_recursion(), callees_of(module):
        for op in module.ops:
            if isinstance(op, FuncOp) and "function_type" not in op.properties:
                _verify_itself(op, report)  # now, because calls look at the types of what they call
        _verify(module, set(), report)


def _verify(op: Operation, defined: set[Operation], report: Callable[[OpError], None]) -> None:
    """Verify `op` and the ops in it; `defined` are the ops before it, whose results it may use."""
    for number, operand in enumerate(op.operands):
        if isinstance(operand, BlockArgument):
            if not operand.block.is_ancestor(op):
                report(OpError(op, f"operand {number} is an argument of a region the op isn't in"))
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


def _verify_itself(op: Operation, report: Callable[[OpError], None]) -> None:
    make_fast(type(op))
    try:
        op.verify(verify_nested_ops=False)
    except Exception as error:  # xDSL's own verifiers raise more than VerifyException
        report(
            _defined_twice(op) or OpError(op, _first_line(str(error)).removeprefix("Operation "))
        )
        return
    if op.attributes or isinstance(op, FuncOp):
        from mlfuse.dialects.graph.mark_checks import check_marks

        wrong = check_marks(op)
        if wrong is not None:
            report(wrong)


def _defined_twice(table: Operation) -> OpError | None:
    """The error where a name stands for two ops, at the second, which xDSL reports of the module."""
    if not table.has_trait(SymbolTable):
        return None
    first: dict[str, Operation] = {}
    for op in table.regions[0].block.ops:
        name = op.properties.get("sym_name", op.attributes.get("sym_name"))
        if not isinstance(name, StringAttr):
            continue
        other = first.setdefault(name.data, op)
        if other is not op:
            where = f" ({place})" if (place := place_of(other)) else ""
            return OpError(op, f"@{name.data} is defined before{where}; give one another name")
    return None


def _has_branches(block: Block | None) -> bool:
    """Whether the order of ops in the text says nothing about dominance."""
    return block is None or block.parent is None or len(block.parent.blocks) > 1


@contextmanager
def deep_recursion() -> Generator[None]:
    """Room for texts nested to the limit: xDSL uses about ten frames a level."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, _FRAMES))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _first_line(message: str) -> str:
    """The first line, and the second where the first only announces it."""
    first, _, rest = message.strip().partition("\n")
    if first.endswith(":") and rest:
        return f"{first} {rest.strip().partition(chr(10))[0]}"
    return first or "no reason given"
