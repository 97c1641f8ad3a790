"""The planner's decisions about a text, by line; runs in a worker (`worker`)."""

from __future__ import annotations

from xdsl.dialects.builtin import FileLineColLoc, IntAttr, StringAttr

from mlfuse.cli.lsp.analysis import Check, ParsedPart, parse_part
from mlfuse.cli.lsp.findings import Decision, Decisions
from mlfuse.cli.lsp.index import index_of
from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.driver.collector import gc_paused
from mlfuse.driver.pipelines import passes_to
from mlfuse.explain.history import Observation
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import deep_recursion
from mlfuse.ir.text.mlir_parser import SourceText
from mlfuse.ir.verify import verify_module
from mlfuse.passes.utils.precision import DEFAULT


def decide(text: str, name: str, device: str, check: Check = lambda: None) -> Decisions:
    """Plan the kernels of all parts of a text that verify. The only exception is what `check` raises."""
    decisions: list[Decision] = []
    refused: list[tuple[int, str]] = []
    for part in index_of(text).parts:
        start = part.span.start
        own = text[start : part.span.stop]
        try:
            parsed = parse_part(own, name, check)
            verify_module(parsed.module)
        except SourceError:
            continue  # `analyse` says so
        try:
            remarks = _plan(parsed, own, name, device, check)
        except MlfuseError as error:
            offset = _offset_of(error, own)
            message = error.message if isinstance(error, SourceError) else str(error)
            refused.append((start + offset, f"not planned for {device}: {message}"))
            continue
        except Exception as error:  # a bug of ours: hints are missing, and all else works
            refused.append((start, f"not planned for {device}: {type(error).__name__}: {error}"))
            continue
        source = _Offsets(own)
        for remark in remarks:
            if remark.place is not None:
                text_of = f"{remark.subject}: {remark.reason}"
                offset = start + source.of(remark.place.line, remark.place.column)
                decisions.append(
                    Decision(offset, remark.fused, remark.rule, text_of, remark.kernels)
                )
    return Decisions(device, tuple(decisions), tuple(refused))


def _plan(parsed: ParsedPart, text: str, name: str, device: str, check: Check) -> list[Remark]:
    """The remarks of all passes down to loops."""
    source, file = SourceText(text, name), StringAttr(name)
    for op, offset in parsed.parser.op_offsets.items():
        # The place in this text: its own locations may name another file.
        line, column = source.line_and_column(offset)
        op.location = FileLineColLoc(file, IntAttr(line), IntAttr(column))
    context = new_context()
    with gc_paused(), deep_recursion(), collect() as remarks:
        observation = Observation(remarks)
        for each in passes_to("loop", device, DEFAULT):
            check()
            observation.before(each, parsed.module)
            each.apply(context, parsed.module)
            observation.after(each, parsed.module)
    return list(remarks)


class _Offsets:
    """Offsets of lines and columns that count from 1."""

    def __init__(self, text: str):
        self._starts = [0]
        for line in text.split("\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)

    def of(self, line: int, column: int) -> int:
        return self._starts[min(line, len(self._starts)) - 1] + column - 1


def _offset_of(error: MlfuseError, text: str) -> int:
    place = error.place if isinstance(error, SourceError) else None
    return 0 if place is None else _Offsets(text).of(place.line, place.column)
