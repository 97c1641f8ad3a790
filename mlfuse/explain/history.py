"""Follows each op of a module on its way to kernels, pass by pass.

Ops are identified by the names that `op_records` gives them: first those of the graph as read,
`graph.softmax#1`; then, just before kernels are planned, all ops at that point, where a composite's
parts are `graph.softmax#1/graph.exp#1`. Rewrites keep names, so the planned module shows which
kernels compute which ops.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import Place
from mlfuse.diagnostics.provenance import tag_of
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import Remarks, collect
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.placement import modules_of
from mlfuse.dialects.loop.epilogue import OPTION
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.driver.collector import gc_paused
from mlfuse.explain.flow import Flow
from mlfuse.explain.op_records import OpRecord, Written, arguments_of, records_of, written
from mlfuse.passes.placement.nested import apply_to
from mlfuse.passes.plans.session import SavedPlan, Session, current, session
from mlfuse.passes.registry import STAGES
from mlfuse.passes.share_launches import ShareLaunches, waiting
from mlfuse.passes.utils.ledger import Entry, ledger_of
from mlfuse.passes.utils.planned_for import planned_for
from mlfuse.targets import devices

IMPORTS = ("inline", "import-stablehlo")
"""The passes that make the graph: ops get their names after them."""
PLANNER = "fuse-vertical"
_LOOPS = STAGES["loop"]


@dataclass
class Observation:
    """The ops as read and as planned, and the kernels; `before` and `after` fill it in."""

    remarks: Remarks
    """The remarks of the passes; complete once they have run."""
    text: dict[Place, Written] = field(default_factory=dict[Place, Written])
    """The ops of the source text, before imports."""
    source: dict[str, OpRecord] = field(default_factory=dict[str, OpRecord])
    arguments: frozenset[str] = frozenset()
    """The names of the functions' arguments, as printed."""
    planned: dict[str, OpRecord] = field(default_factory=dict[str, OpRecord])
    parts: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By op as read: the planned ops that come from it."""
    gone: dict[str, str] = field(default_factory=dict[str, str])
    """By op as read that a pass removed: the pass."""
    kernels: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By kernel: its planned ops, in its order."""
    kernels_of: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By planned op: the kernels that compute it or, if it is free, read through it."""
    tuples: dict[str, int] = field(default_factory=dict[str, int])
    """Kernels over tables, with the number of tuples."""
    launched_in: dict[str, str] = field(default_factory=dict[str, str])
    """By kernel without a launch of its own: the launch or the library call that it is part of."""
    entries: list[Entry] = field(default_factory=list[Entry])
    """The launches and calls with their bytes, once the module is at the loop level."""
    flow: Flow = field(default_factory=Flow)
    """The data flow between kernels."""
    waits: dict[str, int | str] = field(default_factory=dict[str, int | str])
    """The result of `share_launches.waiting`."""
    is_fused_by_hand: bool = False
    """Whether there were fusions before planning."""
    is_replayed: bool = False
    """Whether a plan decided the fusions."""
    merged: dict[str, Remark] = field(default_factory=dict[str, Remark])
    """By op as read that was joined with others: the remark about it."""
    _launches: list[str] = field(default_factory=list[str])

    def add_placement(self, remarks: Iterable[Remark]) -> None:
        """Add what `--place` said before ops had the names that they have here: places tell which ops it meant."""
        names = {(op.place, op.kind): op.name for op in self.source.values()}
        for remark in remarks:
            ops = [replace(op, origin=names.get((op.place, op.name))) for op in remark.ops]
            self.remarks.append(replace(remark, ops=tuple(ops)))

    def before(self, each: ModulePass, module: ModuleOp) -> None:
        """Called before a pass runs on the module."""
        if isinstance(each, ShareLaunches) and self.planned:
            for one in modules_of(module).values() or [module]:
                own = planned_for(one) if one is not module else each.device
                self.waits |= waiting(one, devices.get(own or each.device))
        if not self.text:
            self.text = written(module)
        if each.name in IMPORTS or self.planned:
            return
        if not self.source:
            self.source = records_of(module)
            self.arguments = arguments_of(module)
        if each.name == PLANNER:
            self.planned = records_of(module)
            self.is_fused_by_hand = any(isinstance(op, FusionOp) for op in module.walk())
            using = current()
            self.is_replayed = using is not None and using.plan is not None
            for name, op in self.planned.items():
                self.parts.setdefault(op.origin, []).append(name)
                whole = self.source.get(op.origin)
                if whole is not None and whole.name == name:
                    op.result = whole.result
                else:
                    op.whole = whole

    def after(self, each: ModulePass, module: ModuleOp) -> None:
        """Called after a pass has run on the module."""
        if each.name == PLANNER:
            self._note_gone(module, each.name)
            self._note_kernels(module)
            self.flow = Flow.of(module)
            self._note_merged()
        elif self.source and not self.planned:
            alive = {name.partition("/")[0] for op in module.walk() if (name := tag_of(op))}
            for name in self.source:
                if name not in alive:
                    self.gone.setdefault(name, each.name)
        elif each.name in _LOOPS:
            self._note_launches(each, module)

    def _is_whole(self, name: str) -> bool:
        """Whether an op as read still exists by itself, not only as a slice of a joined op's result."""
        if name in self.gone or name not in self.source:
            return name not in self.source
        source = self.source[name]
        kinds = {self.planned[part].kind for part in self.parts.get(name, ())}
        return not source.is_call or source.kind in kinds

    def ops_of(self, name: str) -> list[str]:
        """The planned ops that an op as read has become: its parts or, if it is one of several that
        were joined, those parts of the joined op with its kind."""
        if name not in self.merged:
            return self.parts.get(name, [])
        kind = self.source[name].kind
        for member in self.merged[name].ops:
            alive = self.parts.get(member.origin or "", [])
            kernels = [k for op in alive for k in self.kernels_of.get(op, ()) if k in self.tuples]
            same = [op for k in kernels for op in self.kernels[k] if self.planned[op].kind == kind]
            if alive:
                return list(dict.fromkeys(same)) or alive
        return []

    def takers(self, op: OpRecord) -> list[OpRecord]:
        """The remaining ops that read a removed op in the source text, directly or through other removed ops."""
        found: list[OpRecord] = []
        work: list[str | Place] = self._readers(op)
        passed = set[str | Place]()
        while work:
            each = work.pop(0)
            if each in passed:
                continue
            passed.add(each)
            if isinstance(each, Place):
                work += self.at(each) or (self.text[each].readers if each in self.text else ())
            elif each in self.gone:
                work += self._readers(self.source[each])
            else:
                found.append(self.source[each])
        return found

    def _readers(self, op: OpRecord) -> list[str | Place]:
        """The readers of an op; those in the source text if an import has left none."""
        if op.readers or op.place not in self.text:
            return [*op.readers]
        return [*self.text[op.place].readers]

    def at(self, place: Place) -> list[str]:
        """The ops as read at a place."""
        return [op.name for op in self.source.values() if op.place == place]

    def _note_kernels(self, module: ModuleOp) -> None:
        for op in module.walk():
            if not isinstance(op, FusionOp | ForeachOp):
                continue
            kernel = self._name_of_kernel(op)
            names = [name for inner in op.body.block.ops if (name := tag_of(inner))]
            self.kernels[kernel] = [name for name in names if name in self.planned]
            inside = [tag_of(each) for each in op.body.block.walk()]  # in ops' own regions, too
            for name in dict.fromkeys(each for each in inside if each in self.planned):
                assert name is not None
                self.kernels_of.setdefault(name, []).append(kernel)
            if isinstance(op, ForeachOp):
                self.tuples[kernel] = op.count

    def _name_of_kernel(self, op: FusionOp | ForeachOp) -> str:
        """The name of a kernel, with that of its device's module where another device has one of the same name."""
        name, module = op.kernel.data, op.get_toplevel_object()
        if name not in self.kernels or not isinstance(module, ModuleOp):
            return name
        others = modules_of(module).items()
        return next((f"{own}::{name}" for own, one in others if one.is_ancestor(op)), name)

    def _note_gone(self, module: ModuleOp, by: str) -> None:
        """Record the removal of ops that were dead, or needed for their sizes, before kernels were planned."""
        alive = {tag_of(op) for op in module.walk()}
        for name in [name for name in self.planned if name not in alive]:
            gone = self.planned.pop(name)
            self.parts[gone.origin].remove(name)
            if not self.parts[gone.origin]:
                self.gone.setdefault(gone.origin, by)
        for op in self.planned.values():
            op.operands = tuple(each for each in op.operands if each in self.planned)
            op.readers = [each for each in op.readers if each in self.planned]

    def _note_merged(self) -> None:
        """Record removed ops that a remark names as members of a joined op, and the ops that only those
        used."""
        for remark in self.remarks:
            if not remark.fused or any(op.role != "member" for op in remark.ops):
                continue
            work = [op.origin for op in remark.ops]
            while work:
                name = work.pop()
                if name is None or name in self.merged or self._is_whole(name):
                    continue
                self.merged[name] = remark
                work += self.source[name].operands

    def _note_launches(self, each: ModulePass, module: ModuleOp) -> None:
        now = [op.callee.string_value() for op in module.walk() if isinstance(op, LaunchOp)]
        before, self._launches = self._launches, now
        self.entries = ledger_of(module)
        if each.name == "match-epilogues":
            gone = [name for name in before if name not in now]
            calls = [op for op in module.walk() if isinstance(op, LibraryOp)]
            having = [op.function.data for op in calls if OPTION in op.options.data]
            self.launched_in |= dict(zip(gone, having, strict=False))  # a call replaces its launch
        if each.name == "share-launches":
            new = [name for name in now if name not in before]
            shared = [
                r for r in self.remarks if r.fused and r.ops and r.ops[0].name == "loop.launch"
            ]
            for name, remark in zip(new, shared, strict=False):
                self.launched_in |= dict.fromkeys(remark.kernels, name)


def observe(
    source: ModuleOp,
    function: str,
    target: str,
    precision: str,
    plan: SavedPlan | None = None,
    own: Sequence[ModulePass] = (),
) -> Observation:
    """Compile a function of a module to the loop level, with a plan and the user's passes if given,
    and observe it. The module isn't changed."""
    from mlfuse.driver import pipelines
    from mlfuse.ir.context import new_context

    context = new_context()
    planned = None if plan is None else Session(target, precision, plan)
    with gc_paused(), collect() as remarks, session(planned):
        found = Observation(remarks, written(source))
        module = pipelines.run(source.clone(), "graph", target, own=own)
        for op in [each for each in module.ops if isinstance(each, FuncOp)]:
            if op.sym_name.data != function and not _is_needed(op):
                op.detach()
                op.erase(safe_erase=False)
        standard = pipelines.Pipeline.standard("loop", device=target, precision=precision)
        for each in standard.with_passes(pipelines.at_levels(own, "fused", "loop")).passes:
            found.before(each, module)
            apply_to(each, module, context)
            found.after(each, module)
    return found


def _is_needed(func: FuncOp) -> bool:
    """Whether calls may be expanded to it: a composite of the user's."""
    from mlfuse.passes.inline import COMPOSITE

    return COMPOSITE in func.attributes
