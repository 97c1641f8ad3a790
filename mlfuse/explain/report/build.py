"""From a module to its report: runs the standard pipeline and records every stage."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import astuple, dataclass, field, replace
from functools import partial

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mlfuse.diagnostics import provenance
from mlfuse.diagnostics.errors import MlfuseError, Place
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect, discard
from mlfuse.diagnostics.rule_texts import RULES
from mlfuse.dialects.graph.base import GraphOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.dialects.graph.placement import DispatchOp, TransferOp, modules_of
from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
from mlfuse.driver import pipelines
from mlfuse.driver.report import unfused
from mlfuse.explain.report.advice import Adviser
from mlfuse.explain.report.calls import called_places
from mlfuse.explain.report.drawing import draw, nbytes, type_text
from mlfuse.explain.report.model import Note, OpEntry, Report, Stage, Totals
from mlfuse.explain.report.origins import Origins, join_equal, places_of
from mlfuse.explain.report.spans import spans_of
from mlfuse.explain.report.text import Owned, cut, module_lines, source_lines
from mlfuse.explain.report.units import add_figures, launched_in, unit_of_function, units_of
from mlfuse.ir.context import new_context
from mlfuse.ir.verify import verify_module
from mlfuse.passes import registry
from mlfuse.passes.placement.nested import apply_to
from mlfuse.passes.plans.session import SavedPlan, Session, current, session
from mlfuse.passes.utils.ledger import ledger_of
from mlfuse.passes.utils.levels import taken_by
from mlfuse.passes.utils.planned_for import planned_for
from mlfuse.passes.utils.precision import DEFAULT
from mlfuse.targets import devices
from mlfuse.targets.printers.choice import printer_for

_LOWERING, _PLANNING = "lower-to-loop", ("plan-memory", "schedule")
_ONCE = (
    *registry.STAGES["loop"],
    *("plan-memory", "schedule", "simplify-kernels"),
)
_NUMBER = re.compile(r"\d[\d.e+-]*")
_TITLES = {
    "graph": "Graph",
    "fused": "Fused",
    "loop": "Loop",
    "kernel": "Kernel",
}


Measure = Callable[[ModuleOp], Mapping[str, float]]
"""Microseconds by kernel of a module whose kernels are not scheduled yet."""


def build_report(
    module: ModuleOp,
    *,
    title: str,
    device: str = devices.DEFAULT,
    precision: str = DEFAULT,
    passes: Sequence[ModulePass] = (),
    sources: Mapping[str, str] | None = None,
    remarks: Iterable[Remark] = (),
    plan: SavedPlan | None = None,
    measure: Measure | None = None,
    python: bool = False,
) -> Report:
    """The report of a module, which is not changed.

    `device` names a device description. `passes` are applied to the graph first, in their order, followed by the rest
    of the standard pipeline. `sources` are texts by the file names in locations, to show next to the stages; no other
    file is read. `remarks` are additional ones, such as a guard's; `plan` is the plan used. `measure` times kernels.
    `python` means that mlfuse traced the module: marks are written in the Python at its places. If a pass rejects the
    module, the report has the stages before it, and `problem` gives the reason.
    """
    builder = _Builder(
        Report(title, device), device, precision, dict(sources or {}), measure, python
    )
    with session(None if plan is None else Session(device, precision, plan)):
        return builder.run(module.clone(), passes, remarks)


@dataclass
class _Builder:
    report: Report
    device: str
    precision: str
    sources: dict[str, str]
    measure: Measure | None
    python: bool
    origins: Origins = field(default_factory=lambda: Origins({}))
    context: Context = field(default_factory=new_context)
    applied: list[str] = field(default_factory=list[str])
    calls: dict[Place, list[Place]] = field(default_factory=dict[Place, list[Place]])
    adviser: Adviser | None = None
    """The adviser of the graph stage, if no plan is used."""
    named: list[Operation] = field(default_factory=list[Operation])
    """The ops of the graph stage, until a pass changes them."""
    sizes: list[int] = field(default_factory=list[int])
    """The bytes of the first result of each of its ops."""

    def run(
        self, module: ModuleOp, passes: Sequence[ModulePass], remarks: Iterable[Remark]
    ) -> Report:
        with collect() as found:
            try:
                self.compile(module, passes)
            except MlfuseError as error:
                self.report.problem = str(error)
        # A decision made twice, with other numbers the second time, is shown as made last.
        last = {_decision(remark): remark for remark in (*found, *remarks)}
        # Functions that differ only in their names make the same remarks; so do passes that run twice.
        distinct = {(r.place, r.rule, r.fused, r.subject, r.reason): r for r in last.values()}
        notes = [self.note(remark) for remark in distinct.values()]
        if self.adviser is not None and self.report.after is not None and current() is None:
            pairs = zip(distinct.values(), notes, strict=True)
            notes = self.adviser.advised(pairs, self.report.after)
        self.report.notes = notes
        return self.report

    def compile(self, module: ModuleOp, passes: Sequence[ModulePass]) -> None:
        whole = pipelines.passes_to("kernel", self.device, self.precision)
        first = pipelines.passes_to("graph", self.device, self.precision)
        self.calls = called_places(module) if self.sources else {}
        for each in first:
            self.apply(each, module)
        if parts := modules_of(module).values():
            self.report.device = ", ".join(planned_for(one) or self.device for one in parts)
        self.graph_stage(module)
        self.count_unfused(module)
        names = {each.name for each in first}
        rest = [*(each for each in passes if each.name not in names), *whole[len(first) :]]
        self.adviser = Adviser.of(
            module,
            self.named,
            self.report.ops,
            self.origins,
            partial(self.planned, rest),
            self.sources,
            self.python,
        )
        for each in rest:
            standard = each.name in registry.names() and "kernel" not in taken_by(each)
            done = each.name in _ONCE and each.name in self.applied
            if done or (standard and any(isinstance(op, KernelFunc) for op in module.ops)):
                continue
            self.apply(each, module)
        self.look(module, "fused", "loop")
        self.kernel_stages(module)

    def apply(self, each: ModulePass, module: ModuleOp) -> None:
        if each.name == "cse":
            for op in module.walk():
                if isinstance(op, FuncOp) and op.body.blocks:
                    join_equal(op.body.blocks[0])
        if each.name == _LOWERING:
            self.look(module, "fused")
        if each.name in _PLANNING:
            self.look(module, "fused", "loop")
        if each.name == "schedule" and self.measure is not None:
            times = self.measure(module)
            for unit in self.report.units:
                unit.time_us = times.get(unit.name) if unit.kind == "kernel" else None
        apply_to(each, module, self.context)
        self.applied.append(each.name)
        verify_module(module)

    def look(self, module: ModuleOp, *names: str) -> None:
        """Record the stages that haven't been recorded yet."""
        done = {stage.name for stage in self.report.stages}
        for name in names:
            if name in done:
                continue
            if name == "fused":
                self.fused_stage(module)
            else:
                self.loop_stage(module)

    def planned(self, passes: Sequence[ModulePass], module: ModuleOp) -> Totals:
        """What a call of a graph launches and moves, once these passes have lowered it to loops."""
        applied: set[str] = set()
        for each in passes:
            if each.name in _PLANNING:
                break
            if each.name not in applied.intersection(_ONCE):
                apply_to(each, module, self.context)
            applied.add(each.name)
        return _totals(module)

    # Stages.

    def graph_stage(self, module: ModuleOp) -> None:
        tagged = provenance.tag(module).items()
        named = {name: op for name, op in tagged if not isinstance(op, DispatchOp)}
        self.named = list(named.values())
        numbers = {op: number for number, op in enumerate(self.named)}
        self.origins = Origins({name: number for number, name in enumerate(named)})
        for name, op in named.items():
            users = {use.operation for value in op.results for use in value.uses}
            place = next((str(place) for place in places_of(op.location)), "")
            entry = OpEntry(
                name.partition("#")[0],
                type_text(op.results[0]),
                place,
                sorted(numbers[user] for user in users if user in numbers),
            )
            self.report.ops.append(entry)
            self.sizes.append(nbytes(op.results[0]) if op.results else 0)
        for file, text in self.sources.items():
            self.input_stage(file, text, named.values())
        self.add("graph", module_lines(module))

    def input_stage(self, file: str, text: str, ops: Iterable[Operation]) -> None:
        lines = text.removesuffix("\n").split("\n")
        by_line: list[list[int]] = [[] for _ in lines]
        at: dict[Place, list[int]] = {}
        for number, op in enumerate(ops):
            for place in dict.fromkeys(places_of(op.location)):
                at.setdefault(place, []).append(number)
        for call, places in self.calls.items():
            at.setdefault(call, []).extend(n for place in places for n in at.get(place, ()))
        for place, numbers in at.items():
            if place.file == file and 0 < place.line <= len(lines):
                by_line[place.line - 1] += numbers
        by_line = [sorted(set(numbers)) for numbers in by_line]
        language = "python" if file.endswith(".py") else "mlir"
        shown = file.replace("\\", "/").rpartition("/")[2]
        stage = Stage("input", shown, language, [cut(line.rstrip("\r")) for line in lines], by_line)
        self.report.stages.append(stage)

    def add(self, name: str, owned: Owned) -> Stage:
        """The stage of some IR."""
        ops = [[] if op is None else self.origins.of(op).ops for _, op in owned]
        stage = Stage(name, _TITLES[name], "mlir", [text for text, _ in owned], ops)
        if stage.lines and not stage.lines[-1]:
            stage.lines.pop()
            stage.ops.pop()
        self.report.stages.append(stage)
        return stage

    def fused_stage(self, module: ModuleOp) -> None:
        self.report.drawing = draw(module, self.origins)
        owned = module_lines(module)
        fusions: dict[Operation, int] = {
            op: self.origins.of(op).boxes[0]
            for op in module.walk()
            if isinstance(op, FusionOp | ForeachOp) and self.origins.of(op).boxes
        }
        self.add("fused", owned).spans += spans_of(owned, fusions, "box")

    def loop_stage(self, module: ModuleOp) -> None:
        self.report.units = units = units_of(module, self.origins)
        for number, unit in enumerate(units):
            for box in unit.boxes:
                self.report.drawing.boxes[box].units.append(number)
        owned = module_lines(module)
        kernels = launched_in(module)
        started = _starts(module, kernels)
        wanted = {op: number for number, op in enumerate(started)}
        for op in started:
            if op in kernels:
                wanted.setdefault(kernels[op], wanted[op])
        self.add("loop", owned).spans += spans_of(owned, wanted, "unit")
        on_devices = [unit for unit in units if unit.kind != "copy"]
        launches = sum(unit.kind == "kernel" for unit in units)
        moved = sum(unit.planned for unit in on_devices)
        self.report.after = Totals(launches, len(on_devices) - launches, moved)

    def kernel_stages(self, module: ModuleOp) -> None:
        units = self.report.units
        owned = module_lines(module)
        wanted: dict[Operation, int] = {
            op: number
            for op in module.walk()
            if isinstance(op, KernelFunc)
            and (number := unit_of_function(op.sym_name.data, units)) is not None
        }
        self.add("kernel", owned).spans += spans_of(owned, wanted, "unit")
        parts = modules_of(module).items() or [("source", module)]
        for name, part in parts:
            target = planned_for(part) if part is not module else self.device
            self.source_stage(name, part, target or self.device, wanted)

    def source_stage(
        self, name: str, module: ModuleOp, target: str, wanted: Mapping[Operation, int]
    ) -> None:
        """The source for one device."""
        printer, is_cuda = printer_for(target), devices.get(target).is_cuda
        owned = source_lines(module, printer)
        ops = [[] if op is None else self.origins.of(op).ops for _, op in owned]
        title, language = ("CUDA C", "cuda") if is_cuda else ("C", "c")
        spans = spans_of(owned, wanted, "unit")
        title = title if name == "source" else f"{title} ({name})"
        source = Stage("source", title, language, [text for text, _ in owned], ops, spans)
        self.report.stages.append(source)
        text = printer.print_module(module) if is_cuda else ""
        self.report.figures += add_figures(module, self.report.units, text, target)

    def count_unfused(self, module: ModuleOp) -> None:
        """Launches and bytes with a kernel for every op."""
        if not any(isinstance(op, GraphOp) for op in module.walk()):
            return
        parts = modules_of(module).values() or [module]
        try:
            with discard(), session(None):
                each = [_totals(unfused(one, planned_for(one) or self.device)) for one in parts]
                self.report.before = Totals(*map(sum, zip(*map(astuple, each), strict=True)))
        except MlfuseError:
            return  # the pipeline will report the error

    # Remarks.

    def note(self, remark: Remark) -> Note:
        """A remark with the ops that it is about, found by their names, else by their place."""
        found = [self.origins.number(op.origin) for op in remark.ops]
        ops = {number for number in found if number is not None}
        if not ops and remark.place is not None:
            place = str(remark.place)
            ops = {n for n, op in enumerate(self.report.ops) if op.place == place}
        kernels = set(remark.kernels)
        boxes = [n for n, box in enumerate(self.report.drawing.boxes) if box.name in kernels]
        units = {n for n, unit in enumerate(self.report.units) if unit.name in kernels}
        units.update(unit for box in boxes for unit in self.report.drawing.boxes[box].units)
        place = "" if remark.place is None else str(remark.place)
        numbers = {key: value for key, value in remark.numbers.items() if value - value == 0}
        rule = RULES.get(remark.rule)
        made = {self.origins.number(op.origin) for op in remark.ops if op.role == "producer"}
        return Note(
            remark.rule,
            remark.fused,
            remark.subject,
            remark.reason,
            place,
            numbers,
            sorted(ops),
            boxes,
            sorted(units),
            about=self.about(remark),
            summary="" if rule is None else rule.summary,
            stored=sum(self.sizes[number] for number in made if number is not None),
        )

    def about(self, remark: Remark) -> str:
        """`graph.gelu %h (line 5) into graph.mul %y (line 9)`, with ops of the graph stage."""
        said: dict[str, dict[str, None]] = {}
        for op in remark.ops:
            number = self.origins.number(op.origin)
            if number is None:
                return ""
            line = "" if op.place is None else f" (line {op.place.line})"
            result = "" if op.result is None else f" {op.result}"
            said.setdefault(op.role, {})[f"{self.report.ops[number].name}{result}{line}"] = None
        names = {role: ", ".join(each) for role, each in said.items()}
        because = f", because of {names.pop('cause')}" if "cause" in names else ""
        return " into ".join(names.values()) + because


def _decision(remark: Remark) -> object:
    """Equal for remarks that differ only in the numbers of their reasons."""
    ops = tuple(replace(op, kernels=()) for op in remark.ops)
    reason = _NUMBER.sub("", remark.reason) if ops else remark.reason
    return remark.place, remark.rule, remark.subject, reason, ops


def _totals(module: ModuleOp) -> Totals:
    entries = ledger_of(module)
    launches = sum(not entry.is_call for entry in entries)
    return Totals(launches, len(entries) - launches, sum(entry.planned for entry in entries))


def _starts(module: ModuleOp, kernels: Mapping[Operation, Operation]) -> list[Operation]:
    """The ops of `units_of`, in the same order."""
    from mlfuse.dialects.loop.collective import AllReduceOp
    from mlfuse.dialects.loop.host import LibraryOp

    return [
        op
        for op in module.walk()
        if isinstance(op, LibraryOp | AllReduceOp | TransferOp) or op in kernels
    ]
