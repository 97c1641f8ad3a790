"""What a reader can do about a missed fusion: the rule's advice, and the lines to write if a mark overrules
it. Advice is tried first: the graph is planned again with the mark, and the note gives the result.

A mark moves a fusion's boundary, and the op before it may then be stored instead; if one mark alone saves no launch,
the producers that are now missed are marked, too, up to three ops together.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from glob import escape
from itertools import chain, count, islice
from math import inf

from xdsl.dialects.builtin import FileLineColLoc, ModuleOp, NameLoc, StringAttr, UnitAttr
from xdsl.ir import Attribute, Operation

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import Remarks, collect, trying
from mlfuse.diagnostics.rule_texts import RULES, advice_on
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.marks import GROUP, MUST_FUSE
from mlfuse.explain.report.edits import marked_line
from mlfuse.explain.report.model import Edit, Note, OpEntry, Totals, Trial
from mlfuse.explain.report.origins import Origins
from mlfuse.ir.parsing import parse_module

MarkByOp = dict[int, str]
"""By the number of an op of the graph stage: the attribute written on it."""
Planned = Callable[[ModuleOp], Totals]
"""Lowers a graph to the loop level; returns what a call then launches and moves."""

_GROUP_NAME = "together"
_IN_PYTHON = {
    MUST_FUSE: "mlfuse.must_fuse(...)  # around the result of {} in this line",
    GROUP: 'with mlfuse.group("{1}"):  # around {0} in this line, and around the other ops of its kernel',
}
_IN_ONNX = {MUST_FUSE: "must_fuse={}", GROUP: "groups={{{1!r}: {0}}}"}
_TOGETHER = 3
_MOST = 1500
"""The most ops to plan again, over all trials: a second or two."""


@dataclass(frozen=True)
class _Tried:
    """The result of some marks."""

    marks: MarkByOp
    after: Totals | None
    remarks: Remarks
    refused: str = ""

    def order(self) -> tuple[float, float, int]:
        """Better results first: fewer launches and calls, then fewer bytes, then fewer marks."""
        if self.after is None:
            return inf, inf, len(self.marks)
        return self.after.launches + self.after.calls, self.after.nbytes, len(self.marks)


@dataclass
class Adviser:
    """Tries marks on a graph."""

    module: ModuleOp
    """The graph stage, its ops named; the adviser's own copy."""
    ops: Sequence[Operation]
    """Its ops by number."""
    entries: Sequence[OpEntry]
    origins: Origins
    planned: Planned
    sources: Mapping[str, str]
    """Texts by file, if known."""
    python: bool
    """Whether mlfuse traced the function of the ops: marks are then written in its Python."""
    _tried: dict[frozenset[tuple[int, str]], _Tried] = field(
        default_factory=dict[frozenset[tuple[int, str]], "_Tried"]
    )
    _groups: dict[frozenset[tuple[int, str]], str] = field(
        default_factory=dict[frozenset[tuple[int, str]], str]
    )
    """The names of advised groups, by their marks."""

    @staticmethod
    def of(
        module: ModuleOp,
        ops: Iterable[Operation],
        entries: Sequence[OpEntry],
        origins: Origins,
        planned: Planned,
        sources: Mapping[str, str],
        python: bool,
    ) -> Adviser:
        """An adviser for `module`, which isn't changed."""
        clone = module.clone()
        twins = dict(zip(module.walk(), clone.walk(), strict=True))
        return Adviser(clone, [twins[op] for op in ops], entries, origins, planned, sources, python)

    def advised(self, notes: Iterable[tuple[Remark, Note]], now: Totals) -> list[Note]:
        """The notes; those of missed fusions with possible remedies. `now` is what a call launches
        and moves without them."""
        pairs = [*notes]
        costliest = sorted(range(len(pairs)), key=lambda number: -pairs[number][1].stored)
        best: dict[int, _Tried | None] = {}
        for number in costliest:
            tried = [self._trial(marks, now) for marks in self._overruling(pairs[number][0])]
            made = [each for each in tried if each is not None]
            best[number] = min(made, key=_Tried.order, default=None)
        found: list[Note] = []
        for number, (remark, note) in enumerate(pairs):
            trial = best[number]
            refused = trial is not None and trial.after is None
            advice = "" if remark.fused or refused else advice_on(remark.rule) or ""
            made = None if trial is None else self._said(trial)
            found.append(replace(note, advice=advice, trial=made))
        return found

    def _overruling(self, remark: Remark) -> list[MarkByOp]:
        """The marks that may overrule a remark: none if its rule isn't one of cost."""
        rule = RULES.get(remark.rule)
        if remark.fused or rule is None or not rule.by_mark:
            return []
        numbers = [self.origins.number(op.origin) for op in remark.ops if op.role != "cause"]
        known = list(dict.fromkeys(number for number in numbers if number is not None))
        flows = bool(known) and remark.ops[0].role == "producer" and numbers[0] is not None
        alone = [dict.fromkeys(known[:1], MUST_FUSE)] if flows else []
        return [*alone, dict.fromkeys(known, GROUP)] if known else []

    def _trial(self, marks: MarkByOp, now: Totals) -> _Tried | None:
        """The result of marks, and of those that they make necessary. None if too much was tried."""
        best: _Tried | None = None
        marks = self._with_twins(marks)
        for _ in range(_TOGETHER):
            key = frozenset(marks.items())
            if key not in self._tried:
                if (len(self._tried) + 1) * len(self.ops) > _MOST:
                    return best
                self._tried[key] = self._planned_with(marks)
            tried = self._tried[key]
            if tried.after is None:
                return best or tried
            best = tried if best is None else min(best, tried, key=_Tried.order)
            if tried.after.launches + tried.after.calls < now.launches + now.calls:
                return best
            more = self._pushed_off(tried.remarks, marks)
            if more is None:
                return best
            marks = {**marks, **self._with_twins({more: MUST_FUSE})}
        return best

    def _planned_with(self, marks: MarkByOp) -> _Tried:
        with self._marked(marks) as module, trying(), collect() as remarks:
            try:
                return _Tried(marks, self.planned(module.clone()), remarks)
            except MlfuseError as error:
                return _Tried(marks, None, remarks, str(error).split("\n")[0])

    def _pushed_off(self, remarks: Remarks, marks: MarkByOp) -> int | None:
        """A producer that is now stored for a kernel with a marked op."""
        numbered = [([self.origins.number(op.origin) for op in r.ops], r) for r in remarks]
        kernels = {k for ops, remark in numbered if marks.keys() & set(ops) for k in remark.kernels}
        for ops, remark in numbered:
            rule = RULES.get(remark.rule)
            if remark.fused or not ops or ops[0] is None or rule is None or not rule.by_mark:
                continue
            readers = {kernel for op in remark.ops[1:] for kernel in op.kernels}
            if ops[0] not in marks and readers & kernels:
                return ops[0]
        return None

    @contextmanager
    def _marked(self, marks: MarkByOp) -> Generator[ModuleOp]:
        """The graph with marks on some ops, in place of the user's marks there."""
        group = StringAttr(self._name(0))
        own = {number: dict(self.ops[number].attributes) for number in marks}
        for number, mark in marks.items():
            self.ops[number].attributes[mark] = UnitAttr() if mark == MUST_FUSE else group
        try:
            yield self.module
        finally:
            for number, attributes in own.items():
                self.ops[number].attributes = attributes

    # Lines.

    def _with_twins(self, marks: MarkByOp) -> MarkByOp:
        """The marks of all ops that are marked with these: all ops made from the same line, in each call of its
        function."""
        said = dict(marks)
        for number, mark in marks.items():
            key = self._key(number)
            for twin in () if key is None else self._by_key[key]:
                op = self.ops[twin]
                if not (isinstance(op, GraphOp) and op.KIND.is_read_in_place):
                    said.setdefault(twin, mark)
        return said

    @cached_property
    def _by_key(self) -> Mapping[tuple[str, str], list[int]]:
        found: dict[tuple[str, str], list[int]] = {}
        for number in range(len(self.ops)):
            if (key := self._key(number)) is not None:
                found.setdefault(key, []).append(number)
        return found

    def _key(self, number: int) -> tuple[str, str] | None:
        """Equal for ops that no line can mark separately. In Python, an op that reads a value begins where the
        value does, so the name is part of the key. None if no line can mark an op."""
        entry = self.entries[number]
        if (node := _onnx_node(self.ops[number])) is not None:
            return "node", node
        if self.python and entry.place:
            return entry.place, entry.name
        return (entry.place, "") if _parts(entry.place)[0] in self.sources else None

    def _said(self, tried: _Tried) -> Trial:
        """A trial in the report's form. Each set of ops has its own group name, unique in the report."""
        marks = tried.marks
        key = frozenset(marks.items())
        name = self._name(0)
        if tried.after is not None and GROUP in marks.values():
            name = self._groups.setdefault(key, self._name(len(self._groups)))
        words = dict.fromkeys(
            f"{_attribute(mark, name)} on {self.entries[n].name}"
            + (f" ({self.entries[n].place})" if self.entries[n].place else "")
            for n, mark in sorted(marks.items())
        )
        edits = [] if tried.after is None else self._edits(marks, name)
        return Trial(edits, tried.after, tried.refused, ", ".join(words), self._slower_us(tried))

    def _slower_us(self, tried: _Tried) -> float:
        """The estimated loss of recomputing what the planner would rather store."""
        said = {
            (remark.rule, remark.ops): remark.numbers
            for remark in tried.remarks
            if remark.rule == "user.must-fuse" and remark.ops and remark.fused
        }
        return sum(
            max(0.0, numbers.get("recompute_us", 0.0) - numbers.get("round_trip_us", 0.0))
            for (_, ops), numbers in said.items()
            if self.origins.number(ops[0].origin) in tried.marks
        )

    @cached_property
    def _own(self) -> set[Attribute | None]:
        return {op.attributes.get(GROUP) for op in self.module.walk()}

    def _name(self, number: int) -> str:
        """Group names that the module doesn't use, numbered from 0."""
        numbered = (f"{_GROUP_NAME}_{k}" for k in count(2))
        free = (x for x in chain([_GROUP_NAME], numbered) if StringAttr(x) not in self._own)
        return next(islice(free, number, None))

    def _edits(self, marks: MarkByOp, name: str) -> list[Edit]:
        """The lines that write some marks; none if one of them can't be written."""
        found: dict[object, Edit] = {}
        texts: dict[tuple[str, int], dict[int, str]] = {}
        nodes: dict[str, dict[str, None]] = {}
        for number, mark in sorted(marks.items()):
            key, entry = self._key(number), self.entries[number]
            if key is None:
                return []
            file, line, column = _parts(entry.place)
            if key[0] == "node":
                found.setdefault("nodes", Edit(entry.place, ""))
                nodes.setdefault(mark, {})[escape(key[1])] = None
            elif self.python:
                op = entry.name.removeprefix("graph.")
                found.setdefault(key, Edit(entry.place, _IN_PYTHON[mark].format(op, name)))
            else:
                found.setdefault((file, line), Edit(entry.place, ""))
                texts.setdefault((file, line), {})[column] = mark
        if nodes:
            said = [_IN_ONNX[mark].format([*names], name) for mark, names in nodes.items()]
            line = f"mlfuse.onnx.load(..., {', '.join(said)})"
            found["nodes"] = replace(found["nodes"], line=line)
        written: dict[str, list[str]] = {}
        for (file, line), columns in texts.items():
            lines = written.setdefault(file, self.sources[file].split("\n"))
            text: str | None = lines[line - 1] if 0 < line <= len(lines) else ""
            for column, mark in sorted(columns.items(), reverse=True):
                text = text and marked_line(text, column, mark, _attribute(mark, name))
            if not text:
                return []
            lines[line - 1] = text
            found[file, line] = replace(found[file, line], line=text.strip())
        return list(found.values()) if all(map(_is_read, written.values())) else []


def _onnx_node(op: Operation) -> str | None:
    """The name of the ONNX model's node that an op comes from: its place has the name."""
    match op.location:
        case NameLoc(location=NameLoc(desc=StringAttr() as name, location=FileLineColLoc() as at)):
            return name.data if at.filename.data.endswith(f":{name.data}") else None
        case _:
            return None


def _is_read(lines: list[str]) -> bool:
    """Whether a text is MLIR with its marks in valid positions."""
    try:
        parse_module("\n".join(lines))
    except MlfuseError:
        return False
    return True


def _parts(place: str) -> tuple[str, int, int]:
    """File, line and column."""
    file, *numbers = place.rsplit(":", 2)
    return (file, int(numbers[0]), int(numbers[1])) if len(numbers) == 2 else ("", 0, 0)


def _attribute(mark: str, name: str) -> str:
    return f'{mark} = "{name}"' if mark == GROUP else mark
