"""The arrays of a thread's part of a row: registers for groups of elements, or shared memory.

Operands contiguous along the row are loaded into registers before they are used. Values that several nests need stay
there, or in shared memory, as `gpu/rows/tiling.py` decides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xdsl.ir import Attribute, SSAValue

from mlfuse.dialects.kernel.ops import SharedOp
from mlfuse.dialects.loop.ops import AccessOp, LoadOp, NestOp, StoreOp
from mlfuse.passes.scheduling.analysis.access import Access
from mlfuse.passes.scheduling.emission.kernel_builder import Index, KernelBuilder
from mlfuse.passes.scheduling.emission.types import element_type, flat_type
from mlfuse.passes.scheduling.gpu import parts
from mlfuse.passes.scheduling.gpu.parts import Address
from mlfuse.passes.scheduling.gpu.rows import tiling
from mlfuse.passes.scheduling.gpu.rows.moves import Move, NestPlan, RegisterArray
from mlfuse.passes.scheduling.gpu.teams import Team


class RowArrays:
    """The arrays of one row, as one thread of its team has them."""

    def __init__(
        self,
        b: KernelBuilder,
        team: Team,
        plans: Mapping[NestOp, NestPlan],
        point: Sequence[Index],
    ):
        """`point` is the row's place."""
        self.b = b
        self.team = team
        self.point = list(point)
        self.kept: dict[Address, RegisterArray] = {}
        """Registers with values for later nests."""
        self.left: dict[Address, SSAValue] = {}
        """Values in shared memory for later nests."""
        self.users: dict[Address, set[NestOp]] = {}
        """The nests that access each address."""
        for nest, plan in plans.items():
            for op in plan.rows.accesses():
                key = plan.rows.key(plan.rows.space.accesses[op])
                self.users.setdefault(key, set()).add(nest)

    def shared(self, plan: NestPlan, element: Attribute) -> SSAValue:
        """An array for this block's part of the row."""
        elements = plan.tiling.shared_elements(self.team.threads, self.team.blocks)
        return self.b.value_of(SharedOp(flat_type(element, elements)))

    def grouped_loads(self, plan: NestPlan) -> dict[Address, Access]:
        """The nest's loads along the row, each address once."""
        accesses = plan.rows.space.accesses
        loads = [accesses[op] for op in plan.rows.accesses() if isinstance(op, LoadOp)]
        return {plan.rows.key(a): a for a in loads if plan.rows.is_grouped(a)}

    def keep(self, plan: NestPlan) -> list[Move]:
        """New arrays for values that are loaded for all groups, or needed by several nests."""
        fresh: list[Move] = []
        if plan.tiling.keep not in ("batched", "kept"):
            return fresh
        for key, access in self.grouped_loads(plan).items():
            wanted = plan.tiling.keep == "batched" or len(self.users[key]) > 1
            if wanted and key not in self.kept:
                value = self.b.alloca(element_type(access.buffer), plan.tiling.array)
                self.kept[key] = RegisterArray(value, whole=True)
                fresh.append(Move(access, self.kept[key]))
        return fresh

    def shared_arrays(self, plan: NestPlan) -> dict[Address, SSAValue]:
        """New shared arrays for values that this nest loads and later ones need."""
        if plan.tiling.keep != "shared":
            return {}
        return {
            key: self.shared(plan, element_type(access.buffer))
            for key, access in self.grouped_loads(plan).items()
            if len(self.users[key]) > 1 and key not in self.left
        }

    def passing(self, plan: NestPlan) -> dict[Address, Move]:
        """Arrays for a group's other loads."""
        return {
            key: Move(
                access,
                RegisterArray(self.b.alloca(element_type(access.buffer), plan.tiling.width), False),
            )
            for key, access in self.grouped_loads(plan).items()
            if key not in self.kept
        }

    def outputs(self, plan: NestPlan, whole: bool) -> dict[AccessOp, Move]:
        """Arrays for stores along the row."""
        size = plan.tiling.array if whole else plan.tiling.width
        outputs: dict[AccessOp, Move] = {}
        for op in plan.rows.accesses():
            access = plan.rows.space.accesses[op]
            if isinstance(op, StoreOp) and plan.rows.is_grouped(access):
                value = self.b.alloca(element_type(access.buffer), size)
                outputs[op] = Move(access, RegisterArray(value, whole))
        return outputs

    def fixed(self, plan: NestPlan) -> dict[AccessOp, SSAValue]:
        """The nest's loads that are invariant along the row."""
        b = self.b
        fixed: dict[AccessOp, SSAValue] = {}
        for op in plan.rows.accesses():
            access = plan.rows.space.accesses[op]
            along_row = any(dim >= plan.rows.first for dim in access.used)
            ready = parts.is_ready(access) and not tiling.is_local(op)
            if isinstance(op, LoadOp) and ready and not along_row:
                fixed[op] = b.read(access, self.point)
        return fixed
