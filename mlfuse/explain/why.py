"""Whether two ops are in one kernel, and why; or all facts about one.

Two ops are connected if data flows from one to the other. They are separated at the first two ops
on the shortest such path that have no common kernel; the remarks on those two ops give the reason. If no data
flows, the rules for unconnected ops have decided, or no rule has looked at the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import Remarks
from mlfuse.diagnostics.rule_texts import advice_on
from mlfuse.explain import no_rule_asked, paths
from mlfuse.explain.find_op import Spot, find
from mlfuse.explain.history import Observation
from mlfuse.explain.op_records import OpRecord
from mlfuse.passes.placement import boundaries

_MOST = 8
"""The most lines of one kind in an answer."""


@dataclass(frozen=True)
class Answer:
    """The result of `explain`; `str` gives it in words."""

    asked: tuple[str, ...]
    together: bool | None
    """Whether one kernel computes all ops in question; None if the question was about one op, or one of two was
    removed."""
    kernels: tuple[str, ...]
    """The kernels that compute any of the ops."""
    path: tuple[str, ...]
    """The ops between the two, by name, with both; none if no data flows between them."""
    remarks: Remarks
    """The decisions that the answer is based on."""
    advice: tuple[str, ...]
    """What the user can do."""
    text: str

    def __str__(self) -> str:
        return self.text


def explain(observation: Observation, one: str, other: str | None = None) -> Answer:
    """Why two ops are in one kernel or aren't, or all facts about one. MlfuseError for unknown names."""
    if not observation.planned:
        raise MlfuseError("no kernels are planned here: explain needs the passes of --fuse")
    first = find(observation, one)
    if other is None:
        return _About(observation).one(first)
    return _About(observation).two(first, find(observation, other))


@dataclass
class _About:
    o: Observation
    lines: list[str] = field(default_factory=list[str])

    def one(self, spot: Spot) -> Answer:
        """Kernel, remarks, bytes."""
        o = self.o
        kernels = self._kernels(spot.ops)
        if spot.ops:
            self.lines.append(f"{spot.label}: {self._where(spot.ops)}")
        self._gone(spot, "  " if spot.ops else "")
        for name in kernels[:_MOST]:
            self.lines.append(f"  {self._about_kernel(name)}")
        working = [name for name in spot.ops if not o.planned[name].is_free]
        for name in working[:_MOST] if len(working) > 1 and len(kernels) > 1 else ():
            self.lines.append(f"  {o.planned[name].kind}: {self._where([name])}")
        inside = set(spot.ops)
        reads = [n for op in spot.ops for n in o.planned[op].operands if n not in inside]
        readers = [n for op in spot.ops for n in o.planned[op].readers if n not in inside]
        self._list("reads", reads)
        self._list("read by", readers)
        names = inside | set(spot.sources)
        remarks = Remarks(r for r in o.remarks if any(op.origin in names for op in r.ops))
        for name in spot.sources:
            if name in o.merged and o.merged[name] not in remarks:
                remarks.append(o.merged[name])
        remarks += self._of_kernels(kernels)
        return self._answer(
            spot, None, None, kernels, (), remarks, [r for r in remarks if not r.fused]
        )

    def two(self, a: Spot, b: Spot) -> Answer:
        """Whether two ops are together, and why."""
        kernels = self._kernels((*a.ops, *b.ops))
        if not a.ops or not b.ops:
            self._gone(a)
            self._gone(b)
            for spot in (a, b):
                if spot.ops:
                    self.lines.append(f"{spot.label}: {self._where(spot.ops)}")
            return self._answer(a, b, None, kernels, (), Remarks(), ())
        common = self._common(a.ops, b.ops)
        path = paths.path(self.o, a.ops, b.ops) or paths.path(self.o, b.ops, a.ops)
        if common:
            return self._together(a, b, kernels, common, path)
        return self._apart(a, b, kernels, path)

    def _together(
        self, a: Spot, b: Spot, kernels: list[str], common: list[str], path: Sequence[str]
    ) -> Answer:
        also = f" (and computed again in {len(common) - 1} more)" if len(common) > 1 else ""
        where = f"one kernel, {common[0]}{also}"
        if any(self.o.planned[name].is_call for name in (*a.ops, *b.ops)):
            where = f"one fusion, {common[0]}: a library call and the kernel that is its epilogue"
        verdict = "are the same, in" if a.sources == b.sources and a.ops == b.ops else "are in"
        self.lines.insert(0, f"{a.label} and {b.label} {verdict} {where}")
        self._gone(a, "  ")
        self._gone(b, "  ")
        for name in common[:_MOST]:
            self.lines.append(f"  {self._about_kernel(name)}")
        remarks = Remarks(self.o.merged[n] for n in (*a.sources, *b.sources) if n in self.o.merged)
        if path:
            self._flow(path)
            for u, v in paths.steps(self.o, path):
                remarks += self._between(u, v, fused=True)
            remarks = remarks or self._side_by_side(a.ops, b.ops, fused=True)
        elif not set(a.ops) & set(b.ops):
            self.lines.append("  no data flows between them")
            remarks += self._side_by_side(a.ops, b.ops)
        return self._answer(a, b, True, kernels, path, remarks, ())

    def _apart(self, a: Spot, b: Spot, kernels: list[str], path: Sequence[str]) -> Answer:
        self.lines.insert(0, f"{a.label} and {b.label} are not in one kernel")
        self.lines.append(f"  {a.label}: {self._where(a.ops)}")
        self.lines.append(f"  {b.label}: {self._where(b.ops)}")
        self._gone(a, "  ")
        self._gone(b, "  ")
        self._shared_launch(a.ops, b.ops)
        if not path:
            self.lines.append("  no data flows from one to the other")
            remarks = self._side_by_side(a.ops, b.ops)
            if not any(remark.fused for remark in remarks):
                said = {remark.rule for remark in remarks}
                first, second = self._working(a)[-1], self._working(b)[-1]
                remarks += no_rule_asked.of_side_by_side(self.o, first, second, said)
            return self._answer(
                a, b, False, kernels, (), remarks, [r for r in remarks if not r.fused]
            )
        self._flow(path)
        cut = paths.cut(self.o, path)
        if cut is not None:
            cut = paths.where_not_copied(self.o, path, *cut)
        cut = cut or paths.cut_inside(self.o, [*a.ops, *b.ops])
        remarks = Remarks()
        if cut is not None:
            u, v = (self.o.planned[name] for name in cut)
            self.lines.append(f"  they are separated between {u} and {v}:")
            remarks = self._between(*cut, fused=False)
            remarks = remarks or Remarks([no_rule_asked.of_neighbors(self.o, u, v)])
            if any(remark.rule == "vertical.max-ops" for remark in remarks):
                remarks += self.o.remarks.filter("guard.split")
        return self._answer(a, b, False, kernels, path, remarks, remarks)

    # Where ops are.

    def _where(self, ops: Sequence[str]) -> str:
        """The kernel or call that some ops are in."""
        o = self.o
        kernels = self._kernels(ops)
        if not kernels:
            if all(o.planned[name].is_call for name in ops):
                return "a separate library call"
            if all(o.planned[name].is_free for name in ops):
                return "no work: it is read in place and never stored"
            return "in no kernel"
        calls = [name for name in ops if o.planned[name].is_call]
        if len(ops) == 1 and calls:
            return f"a library call; the kernel after it, {kernels[0]}, is its epilogue"
        shown = ", ".join(kernels[:_MOST]) + (", ..." if len(kernels) > _MOST else "")
        if len(ops) == 1 and o.planned[ops[0]].is_free:
            return f"no kernel of its own: part of the loads of {shown}"
        return f"in kernel {shown}" if len(kernels) == 1 else f"in kernels {shown}"

    def _kernels(self, ops: Iterable[str]) -> list[str]:
        """The kernels that compute at least one of the ops. Free ops (no work, never stored) count only if all are free."""
        planned = [self.o.planned[name] for name in ops]
        working = [op for op in planned if not op.is_free] or planned
        return list(dict.fromkeys(k for op in working for k in self.o.kernels_of.get(op.name, ())))

    def _common(self, a: Sequence[str], b: Sequence[str]) -> list[str]:
        """The kernels that compute every op of `a` and every op of `b`; free ops count only if all are free."""
        planned = [self.o.planned[name] for name in (*a, *b)]
        working = [op for op in planned if not op.is_free] or planned
        first, *others = [self.o.kernels_of.get(op.name, []) for op in working]
        return [kernel for kernel in first if all(kernel in other for other in others)]

    def _working(self, spot: Spot) -> list[OpRecord]:
        """The ops that compute, or all if none does."""
        planned = [self.o.planned[name] for name in spot.ops]
        return [op for op in planned if not op.is_free] or planned

    def _about_kernel(self, name: str) -> str:
        o = self.o
        launch = o.launched_in.get(name, name)
        found = next((entry for entry in o.entries if entry.name == launch), None)
        ops = sum(not o.planned[n].is_free for n in o.kernels.get(name, ()))
        parts = [f"{ops} op{'s' * (ops != 1)}"]
        if name in o.tuples:
            count = o.tuples[name]
            parts.append(f"for {count} tuples of tensors" if count > 1 else "for lists of tensors")
        if launch != name:
            kind = (
                "the epilogue of the library call"
                if launch == "dot_general"
                else "part of the launch"
            )
            parts.append(f"{kind} {launch}")
        if found is not None:
            parts.append(f"moves {found.planned:,} bytes (minimum {found.least:,})")
        return f"kernel {name}: {', '.join(parts)}"

    def _of_kernels(self, kernels: Sequence[str]) -> Remarks:
        """The decisions on whole kernels."""
        own = {"loop.launch", "loop.kernel", "loop.library"}
        return Remarks(
            r
            for r in self.o.remarks
            if r.ops and r.ops[0].name in own and any(k in kernels for k in r.kernels)
        )

    def _gone(self, spot: Spot, indent: str = "") -> None:
        """Add lines about ops that were removed."""
        said: list[str] = []
        for name in spot.sources:
            op, by = self.o.source[name], self.o.gone.get(name)
            if name in self.o.merged:
                said.append(f"{op} was joined with others into one op")
            elif by is not None:
                said.append(f"{op}: removed by --{by}: {self._why_gone(op, by)}")
        self.lines += [f"{indent}{line}" for line in said[:_MOST]]
        if len(said) > _MOST:
            self.lines.append(f"{indent}and {len(said) - _MOST} more removed ops")

    def _why_gone(self, op: OpRecord, by: str) -> str:
        if by == "cse" or (by == "fuse-vertical" and op.readers):
            return _GONE[by]
        if takers := self.o.takers(op):
            more = ", ..." if len(takers) > _MOST else ""
            shown = ", ".join(str(each) for each in takers[:_MOST])
            return f"a simplification replaced it and its readers by: {shown}{more}"
        if op.readers:
            return "a simplification removed it and the ops that read it"
        return _GONE.get(by, "no part of it remains") if op.is_returned else "nothing reads it"

    def _shared_launch(self, a: Sequence[str], b: Sequence[str]) -> None:
        launches = [
            {self.o.launched_in[k] for k in self._kernels(ops) if k in self.o.launched_in}
            for ops in (a, b)
        ]
        for name in sorted(launches[0] & launches[1]):
            self.lines.append(f"  but they share a launch, {name}")

    # In words, and the remarks.

    def _flow(self, path: Sequence[str]) -> None:
        shown = [self.o.planned[name] for name in path]
        words = [op.short for op in shown]
        if len(words) > 2 * _MOST:
            words = [*words[:_MOST], f"... {len(words) - 2 * _MOST} more ...", *words[-_MOST:]]
        self.lines.append(f"  data flows: {' -> '.join(words)}")

    def _between(self, u: str, v: str, *, fused: bool) -> Remarks:
        """Remarks on a producer and its reader: those that name both ops; else those that name the producer and
        another op of the reader's kernel; else those on the kernels of the two."""
        own = [r for r in self.o.remarks if r.fused == fused]
        producers = [
            r for r in own if r.ops and r.ops[0].role == "producer" and r.ops[0].origin == u
        ]
        exact = [r for r in producers if any(op.origin == v for op in r.ops[1:])]
        exact = exact or self._on_two_devices(u, v)
        if exact or fused:
            return Remarks(exact)
        kernels = set(self.o.kernels_of.get(v, ()))
        near = [r for r in producers if any(kernels & set(op.kernels) for op in r.ops[1:])]
        return Remarks(near or self._side_by_side([u], [v], fused=False))

    def _on_two_devices(self, u: str, v: str) -> list[Remark]:
        """The remarks of `--place`, which knows the ops as read, on an op and its reader."""
        whole = (self.o.planned[u].origin, self.o.planned[v].origin)
        return [
            r
            for r in self.o.remarks
            if r.rule == boundaries.RULE
            and r.ops[0].origin == whole[0]
            and any(op.origin == whole[1] for op in r.ops[1:])
        ]

    def _side_by_side(
        self, a: Sequence[str], b: Sequence[str], *, fused: bool | None = None
    ) -> Remarks:
        """The decisions of the rules for unconnected ops and kernels about two ops."""
        first, second = (self._touched(ops) for ops in (a, b))

        def touches(remark: Remark) -> bool:
            if remark.ops and remark.ops[0].role != "member":
                return False
            ones = [n for n, op in enumerate(remark.ops) if first & {op.origin, *op.kernels}]
            others = [n for n, op in enumerate(remark.ops) if second & {op.origin, *op.kernels}]
            return any(m != n for m in ones for n in others)

        found = [r for r in self.o.remarks if touches(r) and fused in (None, r.fused)]
        return Remarks(found[:_MOST])

    def _touched(self, ops: Sequence[str]) -> set[str | None]:
        """The names that remarks may use for the ops: those of the ops, their origins, kernels and launches."""
        kernels = self._kernels(ops)
        launches = [self.o.launched_in[k] for k in kernels if k in self.o.launched_in]
        return {*ops, *(self.o.planned[n].origin for n in ops), *kernels, *launches}

    def _list(self, what: str, names: Iterable[str]) -> None:
        shown = list(dict.fromkeys(str(self.o.planned[name]) for name in names))
        if shown:
            more = f", and {len(shown) - _MOST} more" if len(shown) > _MOST else ""
            self.lines.append(f"  {what} {', '.join(shown[:_MOST])}{more}")

    def _answer(
        self,
        a: Spot,
        b: Spot | None,
        together: bool | None,
        kernels: Sequence[str],
        path: Sequence[str],
        remarks: Remarks,
        missed: Iterable[Remark],
    ) -> Answer:
        remarks = _distinct(remarks)
        shown = remarks[:_MOST]
        self.lines += [f"  {remark.render()}" for remark in shown]
        if len(remarks) > len(shown):
            self.lines.append(f"  and {len(remarks) - len(shown)} more remarks")
        advice = {each.rule: said for each in missed if (said := advice_on(each.rule))}
        self.lines += [f"  to change it ({rule}): {said}" for rule, said in advice.items()]
        for spot in (a, b):
            if spot is not None and spot.note:
                self.lines.append(f"  note: {spot.note}")
        asked = (a.text,) if b is None else (a.text, b.text)
        listed = tuple(f"{rule}: {said}" for rule, said in advice.items())
        text = "\n".join(self.lines)
        return Answer(asked, together, tuple(kernels), tuple(path), remarks, listed, text)


def _distinct(remarks: Iterable[Remark]) -> Remarks:
    """Each remark once."""
    return Remarks({id(remark): remark for remark in remarks}.values())


_GONE = {
    "canonicalize": "it was simplified away",
    "cse": "another op computes the same",
    "dce": "nothing reads it",
    "inline": "it was a call",
    "fuse-vertical": "only its sizes were read, and arguments have the same sizes",
}
