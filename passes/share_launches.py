"""`--share-launches`: small kernels that don't depend on each other share a launch.

Between `--lower-to-loop` and `--plan-memory`. `sharing.pool` finds candidates, `sharing.cost` decides whether
sharing pays, `sharing.merge` makes them the cases of one `loop.switch`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import OpError, place_of
from mlfuse.diagnostics.numbers import microseconds
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record, recording
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.memory.uses import is_pure, is_written, uses_of
from mlfuse.passes.plans.marks import LAUNCHES
from mlfuse.passes.plans.session import Session, saving, using
from mlfuse.passes.scheduling.emission.tables import has_tables
from mlfuse.passes.sharing.cost import LEAST_US, SMALL, Small, may_share, small
from mlfuse.passes.sharing.merge import merge
from mlfuse.passes.sharing.pool import Choice, Pool, choices, named
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

RULE = "horizontal.switch"


@dataclass(frozen=True)
class ShareLaunches(ModulePass):
    """Lets small kernels share launches, where the device's cost model expects a gain."""

    name = "share-launches"
    takes = "loop"

    device: str = devices.DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_planned_for(op, self.device)
        device = devices.get(self.device)
        functions = [inner for inner in op.walk() if isinstance(inner, FuncOp)]
        for func in functions:
            if (session := saving(func)) is not None:
                session.shared[session.functions[func]] = []
        kernels = {top.sym_name.data: top for top in op.ops if isinstance(top, KernelOp)}
        launches = [inner for inner in op.walk() if isinstance(inner, LaunchOp)]
        own = _launched_once(launches, kernels)
        if len(own) < 2 and not any(map(_wanted, functions)):
            return
        names = [top.properties.get("sym_name") for top in op.ops]
        taken = {name.data: 1 for name in names if isinstance(name, StringAttr)}
        for func in functions:
            if len(func.body.blocks) == 1:
                _Sharing(op, kernels, own, taken, device, _wanted(func)).run(func)


def waiting(module: ModuleOp, device: Device) -> dict[str, int | str]:
    """By kernel of a module before this pass: a number, the same for those that are ready
    together, or why it can't share a launch."""
    kernels = {top.sym_name.data: top for top in module.ops if isinstance(top, KernelOp)}
    launches = [inner for inner in module.walk() if isinstance(inner, LaunchOp)]
    sharing = _Sharing(module, kernels, _launched_once(launches, kernels), {}, device)
    found: dict[str, int | str] = {}
    number = 0
    for func in [inner for inner in module.walk() if isinstance(inner, FuncOp)]:
        for pool, _ in sharing.pools(func) if len(func.body.blocks) == 1 else ():
            number += 1
            found |= {each.kernel.sym_name.data: number for each in pool.waiting}
    for launch in launches:
        found.setdefault(launch.callee.string_value(), sharing.why_not(launch))
    return found


def _wanted(func: FuncOp) -> list[list[str]] | None:
    """The sets of kernels that a plan names for one launch each; None without a plan."""
    session = using(func)
    name = None if session is None else session.functions[func]
    if session is None or name is None or name not in session.launches:
        return None
    kernels = session.names.get(name, {})
    return [[kernels.get(label, label) for label in one] for one in session.launches[name]]


def _launched_once(
    launches: Iterable[LaunchOp], kernels: dict[str, KernelOp]
) -> dict[LaunchOp, KernelOp]:
    """The launches whose kernel has no other launch, and gives its sizes."""
    by_name: dict[str, list[LaunchOp]] = {}
    for launch in launches:
        by_name.setdefault(launch.callee.string_value(), []).append(launch)
    return {
        found[0]: kernels[name]
        for name, found in by_name.items()
        if len(found) == 1 and name in kernels and "arg_dims" in kernels[name].attributes
    }


@dataclass
class _Sharing:
    module: ModuleOp
    kernels: dict[str, KernelOp]
    own: dict[LaunchOp, KernelOp]
    taken: dict[str, int]
    device: Device
    wanted: list[list[str]] | None = None
    """The sets of a plan."""
    session: Session | None = None
    name: str = ""

    def run(self, func: FuncOp) -> None:
        """Rewrite one host function."""
        self.session = saving(func)
        self.name = func.sym_name.data
        for pool, op in self.pools(func):
            self._launch(pool, op)
        if self.wanted:
            left = " and ".join(self.wanted[0])
            reason = (
                f"kernels {left} can't share a launch: each must be small and launched once, and none "
                f"may depend on what another writes; correct {LAUNCHES}"
            )
            raise OpError(func, reason)

    def pools(self, func: FuncOp) -> Iterator[tuple[Pool, Operation]]:
        """The kernels that wait together, each set with the op before which they must be launched."""
        pool = Pool()
        for op in list(func.body.block.ops):
            if is_pure(op):
                continue
            uses = uses_of(op, self.kernels)
            found = self._small(op)
            full = found is not None and pool.is_full(uses)
            if op is func.body.block.last_op or full or pool.meets(uses):
                yield pool, op
                pool = Pool()
            if found is not None:
                pool.add(found, uses)

    def why_not(self, op: LaunchOp) -> str:
        """Why a launch can't share with others."""
        kernel = self.kernels.get(op.callee.string_value())
        if kernel is not None and has_tables(kernel):
            return "is over a table of tensors"
        if op not in self.own:
            return "is launched several times, or its sizes aren't given"
        if not _is_needed(op, self.own[op]):
            return "computes a result that no op reads"
        found = may_share(op, self.own[op], self.device)
        if found is None:
            return "is marked no_fuse, or several kernels already"
        most = SMALL * self.device.launch_us
        return f"takes {microseconds(found.work_us)}; those that share a launch take {microseconds(most)} at most"

    def _choices(self, pool: Pool) -> list[Choice]:
        """The launches to make from a pool: those that a plan names, or those that pay."""
        if self.wanted is None:
            found = choices(pool, self.device)
            for choice in found:
                self._say(choice)
            self._say_left(pool, found)
            return [choice for choice in found if choice.is_worth_it]
        waiting = {each.kernel.sym_name.data for each in pool.waiting}
        here = [one for one in self.wanted if waiting.issuperset(one)]
        self.wanted = [one for one in self.wanted if one not in here]
        made = [named(pool, one, self.device) for one in here]
        for one, choice in zip(here, made, strict=True):
            if choice is None:
                self.wanted.append(one)
        return [choice for choice in made if choice is not None]

    def _small(self, op: Operation) -> Small | None:
        if not isinstance(op, LaunchOp) or op not in self.own or not _is_needed(op, self.own[op]):
            return None
        return small(op, self.own[op], self.device)

    def _launch(self, pool: Pool, before: Operation) -> None:
        """Launch the kernels of a pool before an op."""
        for choice in self._choices(pool):
            if self.session is not None:
                names = [case.kernel.sym_name.data for case in choice.cases]
                self.session.shared[self.name].append(names)
            kernel, launch = merge(choice.cases, self.taken)
            block = before.parent_block()
            assert block is not None
            block.insert_op_before(launch, before)
            self.module.body.block.add_op(kernel)
            self.kernels[kernel.sym_name.data] = kernel
            for case in choice.cases:
                del self.kernels[case.kernel.sym_name.data]
                for gone in (case.launch, case.kernel):
                    gone.detach()
                    gone.erase()

    def _say_left(self, pool: Pool, found: Sequence[Choice]) -> None:
        """Record why kernels that waited with others share with none of them."""
        if not recording() or len(pool.waiting) < 2:
            return
        by_size = {id(case.launch): len(choice.cases) for choice in found for case in choice.cases}
        for each in pool.waiting:
            if by_size.get(id(each.launch), 0) > 1:
                continue
            reason = pool.refused.get(
                each.kernel.sym_name.data,
                "no other kernel that is ready at the same time has blocks of its size and fits with it",
            )
            others = [other for other in pool.waiting if other is not each]
            names = [other.kernel.sym_name.data for other in (each, *others)]
            launches = [other.launch for other in (each, *others)]
            pairs = zip(launches, names, strict=True)
            ops = tuple(OpRef.of(launch, kernels=(name,)) for launch, name in pairs)
            record(Remark(place_of(each.launch), RULE, False, names[0], reason, {}, ops))

    def _say(self, choice: Choice) -> None:
        if not recording() or len(choice.cases) < 2:
            return
        gain, count = choice.gain, len(choice.cases)
        names = [case.kernel.sym_name.data for case in choice.cases]
        shown = ", ".join(names[:4]) + (f" and {count - 4} more" if count > 4 else "")
        reason = f"{count} launches take {microseconds(gain.apart_us)}, one would take {microseconds(gain.together_us)}"
        if self.device.is_cuda:
            reason += f" ({gain.registers} registers per thread, {gain.resident} blocks at a time)"
        if not choice.is_worth_it:
            reason += f"; the estimated saving, under {LEAST_US:g} us a launch, is within the model's error"
        numbers: dict[str, float | int] = {
            "launches": count,
            "apart_us": gain.apart_us,
            "together_us": gain.together_us,
            "registers": gain.registers,
            "resident_blocks": gain.resident,
        }
        place = place_of(choice.cases[0].launch)
        ops = [OpRef.of(c.launch, kernels=(c.kernel.sym_name.data,)) for c in choice.cases]
        record(Remark(place, RULE, choice.is_worth_it, shown, reason, numbers, tuple(ops)))


def _is_needed(launch: LaunchOp, kernel: KernelOp) -> bool:
    """Whether anything but the launch uses what it writes; otherwise memory planning erases it."""
    args = zip(launch.operands, kernel.body.block.args, strict=True)
    outputs = [value for value, arg in args if is_written(arg)]
    return any(
        not isinstance(value.owner, memref.AllocOp) or value.uses.get_length() > 1
        for value in outputs
    )
