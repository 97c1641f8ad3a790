"""`--share-launches`: small kernels that don't need each other share a launch.

Between `--lower-to-loop` and `--plan-memory`. `sharing.pool` says which could, `sharing.cost` whether it
pays, `sharing.merge` makes them the cases of one `loop.switch`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mlfuse import devices
from mlfuse.devices import Device
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.errors import place_of
from mlfuse.passes.memory.uses import is_pure, is_written, uses_of
from mlfuse.passes.sharing.cost import Small, small
from mlfuse.passes.sharing.merge import merge
from mlfuse.passes.sharing.pool import Choice, Pool, choices
from mlfuse.remarks import Remark, record, recording

RULE = "horizontal.switch"


@dataclass(frozen=True)
class ShareLaunches(ModulePass):
    """Lets small kernels share launches, where the device's cost model expects a gain."""

    name = "share-launches"

    device: str = devices.DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        device = devices.get(self.device)
        kernels = {top.sym_name.data: top for top in op.ops if isinstance(top, KernelOp)}
        launches = [inner for inner in op.walk() if isinstance(inner, LaunchOp)]
        own = _launched_once(launches, kernels)
        if len(own) < 2:
            return
        names = [top.properties.get("sym_name") for top in op.ops]
        taken = {name.data: 1 for name in names if isinstance(name, StringAttr)}
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) == 1:
                _Sharing(op, kernels, own, taken, device).run(func)


def _launched_once(
    launches: Iterable[LaunchOp], kernels: dict[str, KernelOp]
) -> dict[LaunchOp, KernelOp]:
    """The launches whose kernel is theirs alone, and says its sizes."""
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

    def run(self, func: FuncOp) -> None:
        """Rewrite one host function."""
        pool = Pool()
        for op in list(func.body.block.ops):
            if is_pure(op):
                continue
            uses = uses_of(op, self.kernels)
            found = self._small(op)
            full = found is not None and pool.is_full(uses)
            if op is func.body.block.last_op or full or pool.meets(uses):
                self._launch(pool, op)
                pool = Pool()
            if found is not None:
                pool.add(found, uses)

    def _small(self, op: Operation) -> Small | None:
        if not isinstance(op, LaunchOp) or op not in self.own or not _is_needed(op, self.own[op]):
            return None
        return small(op, self.own[op], self.device)

    def _launch(self, pool: Pool, before: Operation) -> None:
        """Launch what waits in front of an op."""
        for choice in choices(pool, self.device):
            self._say(choice)
            if not choice.is_worth_it:
                continue
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

    def _say(self, choice: Choice) -> None:
        if not recording() or len(choice.cases) < 2:
            return
        gain, count = choice.gain, len(choice.cases)
        names = [case.kernel.sym_name.data for case in choice.cases]
        shown = ", ".join(names[:4]) + (f" and {count - 4} more" if count > 4 else "")
        reason = (
            f"{count} launches take {gain.apart_us:.3g} us, one would take {gain.together_us:.3g} us "
            f"({gain.registers} registers a thread, {gain.resident} blocks at a time)"
        )
        numbers: dict[str, float | int] = {
            "launches": count,
            "apart_us": gain.apart_us,
            "together_us": gain.together_us,
            "registers": gain.registers,
            "resident_blocks": gain.resident,
        }
        place = place_of(choice.cases[0].launch)
        record(Remark(place, RULE, choice.is_worth_it, shown, reason, numbers))


def _is_needed(launch: LaunchOp, kernel: KernelOp) -> bool:
    """Whether anything but the launch has what it writes; memory planning drops it otherwise."""
    args = zip(launch.operands, kernel.body.block.args, strict=True)
    outputs = [value for value, arg in args if is_written(arg)]
    return any(
        not isinstance(value.owner, memref.AllocOp) or value.uses.get_length() > 1
        for value in outputs
    )
