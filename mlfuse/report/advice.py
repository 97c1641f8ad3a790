"""What a reader may do about a fusion that was missed: the rule's advice, and the lines to write where a mark overrules
it. What is advised has been tried: the graph is planned once more with the mark, and the note says what came of it.

A mark moves a fusion's edge, and the op before it may then be stored instead; where a mark alone saves no launch, the
producers that are now missed are marked, too, up to three ops together.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from math import inf

from xdsl.dialects.builtin import ModuleOp, StringAttr, UnitAttr
from xdsl.ir import Attribute, Operation

from mlfuse.dialects.graph.marks import GROUP, MUST_FUSE
from mlfuse.errors import MlfuseError
from mlfuse.explain.rules import RULES, advice_on
from mlfuse.remarks import Remark, Remarks, collect, trying
from mlfuse.report.model import Edit, Note, OpEntry, Totals, Trial
from mlfuse.report.origins import Origins
from mlfuse.report.text import module_lines

Marks = dict[int, str]
"""By the number of an op of the graph stage, the attribute that is written on it."""
Planned = Callable[[ModuleOp], Totals]
"""Takes a graph to the loop level, and says what a call then starts and moves."""

_VALUES: Mapping[str, Attribute] = {MUST_FUSE: UnitAttr(), GROUP: StringAttr("together")}
_ATTRIBUTES = {MUST_FUSE: MUST_FUSE, GROUP: f'{GROUP} = "together"'}
_IN_PYTHON = {
    MUST_FUSE: "mlfuse.must_fuse(...)  # around what {} gives in this line",
    GROUP: 'with mlfuse.group("together"):  # around {} in this line, and what is to be in its kernel',
}
_TOGETHER = 3
_MOST = 1500
"""Ops that are planned again, over all that is tried: a second or two."""


@dataclass
class Adviser:
    """Tries marks on a graph."""

    module: ModuleOp
    """The graph stage, its ops named; a copy of one's own."""
    ops: Sequence[Operation]
    """Its ops by number."""
    entries: Sequence[OpEntry]
    origins: Origins
    planned: Planned
    sources: Mapping[str, str]
    """Texts by file, where there are such."""
    _tried: dict[frozenset[tuple[int, str]], tuple[Totals | str, Remarks]] = field(
        default_factory=dict[frozenset[tuple[int, str]], tuple[Totals | str, Remarks]]
    )

    @staticmethod
    def of(
        module: ModuleOp,
        ops: Iterable[Operation],
        entries: Sequence[OpEntry],
        origins: Origins,
        planned: Planned,
        sources: Mapping[str, str],
    ) -> Adviser:
        """An adviser for `module`, which is left as it is."""
        clone = module.clone()
        twins = dict(zip(module.walk(), clone.walk(), strict=True))
        return Adviser(clone, [twins[op] for op in ops], entries, origins, planned, sources)

    def advised(self, notes: Iterable[tuple[Remark, Note]], now: Totals) -> list[Note]:
        """The notes, those of missed fusions with what may be done about them. `now` is what a call starts
        and moves as it is."""
        found: list[Note] = []
        for remark, note in notes:
            if remark.fused:
                found.append(note)
                continue
            tried = [self._trial(marks, now) for marks in self._overruling(remark)]
            trial = min((each for each in tried if each is not None), key=_order, default=None)
            found.append(replace(note, advice=advice_on(remark.rule) or "", trial=trial))
        return found

    def _overruling(self, remark: Remark) -> list[Marks]:
        """The marks that may overrule a remark: none where its rule isn't one of cost."""
        rule = RULES.get(remark.rule)
        if rule is None or not rule.by_mark:
            return []
        numbers = [self.origins.number(op.origin) for op in remark.ops if op.role != "cause"]
        known = list(dict.fromkeys(number for number in numbers if number is not None))
        flows = bool(known) and remark.ops[0].role == "producer" and numbers[0] is not None
        alone = [dict.fromkeys(known[:1], MUST_FUSE)] if flows else []
        return [*alone, dict.fromkeys(known, GROUP)] if known else []

    def _trial(self, marks: Marks, now: Totals) -> Trial | None:
        """What comes of marks, and of those that they make necessary. None where too much was tried."""
        best: Trial | None = None
        for _ in range(_TOGETHER):
            key = frozenset(marks.items())
            if key not in self._tried:
                if (len(self._tried) + 1) * len(self.ops) > _MOST:
                    return best
                self._tried[key] = self._planned_with(marks)
            outcome, remarks = self._tried[key]
            if isinstance(outcome, str):
                return best or Trial(self._edits(marks), None, outcome)
            trial = Trial(self._edits(marks), outcome)
            best = trial if best is None else min(best, trial, key=_order)
            if outcome.launches + outcome.calls < now.launches + now.calls:
                return best
            more = self._pushed_off(remarks, marks)
            if more is None:
                return best
            marks = {**marks, more: MUST_FUSE}
        return best

    def _planned_with(self, marks: Marks) -> tuple[Totals | str, Remarks]:
        with self._marked(marks) as module, trying(), collect() as remarks:
            try:
                return self.planned(module.clone()), remarks
            except MlfuseError as error:
                return str(error).split("\n")[0], remarks

    def _pushed_off(self, remarks: Remarks, marks: Marks) -> int | None:
        """A producer that is stored for a kernel with a marked op instead."""
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
    def _marked(self, marks: Marks) -> Generator[ModuleOp]:
        """The graph with marks on some ops, the user's own put aside there."""
        own = {number: dict(self.ops[number].attributes) for number in marks}
        for number, mark in marks.items():
            self.ops[number].attributes[mark] = _VALUES[mark]
        try:
            yield self.module
        finally:
            for number, attributes in own.items():
                self.ops[number].attributes = attributes

    def _edits(self, marks: Marks) -> list[Edit]:
        with self._marked(marks) as module:
            lines = {op: text.strip() for text, op in reversed(module_lines(module)) if op}
        return [self._edit(lines[self.ops[n]], n, mark) for n, mark in sorted(marks.items())]

    def _edit(self, line: str, number: int, mark: str) -> Edit:
        entry = self.entries[number]
        file, _, rest = entry.place.rpartition(":")[0].rpartition(":")[0:3]
        if file.endswith(".py"):
            return Edit(entry.place, _IN_PYTHON[mark].format(entry.name.removeprefix("graph.")))
        lines = self.sources.get(file, "").split("\n")
        there = lines[int(rest) - 1].strip() if rest.isdigit() and int(rest) <= len(lines) else ""
        if not there or entry.name in there:
            return Edit(entry.place, line)
        written = _ATTRIBUTES[mark]
        if "{" in there or " : " not in there:  # another dialect's op, with an order of its own
            return Edit(entry.place, f"{written}  // an attribute more of the op in this line")
        return Edit(entry.place, there.replace(" : ", f" {{{written}}} : ", 1))


def _order(trial: Trial) -> tuple[float, float, int]:
    """The better ones first: fewer launches and calls, then fewer bytes, then fewer marks."""
    if trial.after is None:
        return inf, inf, len(trial.edits)
    return trial.after.launches + trial.after.calls, trial.after.nbytes, len(trial.edits)
