"""`--chain-products`: a kernel, the product that it reads, and the products of what it writes become one kernel.

    loop.launch @matmul(%q, %k, %s)
    loop.launch @fused_softmax(%s, %p)      becomes      loop.launch @fused_matmul_softmax(%q, %k, %v, %y)
    loop.launch @matmul_2(%p, %v, %y)

The new kernel has the nests of all parts, in this order. What they pass on are locals of the kernel. The schedules go through the
nests block by block, so that `%s` and `%p` are never in memory as a whole: attention of T queries and S keys takes O(T + S) memory,
not O(T S).

- A nest of rows between two products (`scheduling/row_nests.py`): attention. On CPUs (`cpu/products/row_chain.py`) and GPUs
  (`gpu/row_chain.py`).
- A nest that computes products itself, and products of what it writes (`cpu/products/tile_chain.py`): two layers with an activation
  between them; the gradient of attention. On CPUs.

After `--lower-products`: only products that are nests can be parts of a chain. The parts may go over their rows in different
orders (`products/chain_order.py`), and pass on views with more or fewer dims of size 1 (`products/unit_dims.py`).

Legality. Each kernel has one nest, and nobody else reads the buffers that are passed on. The schedule checks the rest
(`RowChain.of`, `TileChain.of`): the nests go over the same rows. The new launch stands where the last part did: no op between the
first and the last one uses what they write, or writes what they read. Results are those of the parts to the bit, except for
reductions of the middle nest on a GPU.

Cost. Every legal chain is made, unless a CPU would have fewer than `LEAST_CHUNKS` chunks or a block of rows would be too large for
its stack, or a row is too long for a GPU's shared memory: the chain reads and writes less memory, starts fewer kernels, and computes
the same.

Complexity: linear in the launches and their arguments; one analysis of each candidate.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import IndexType, ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.loop.host import LaunchOp, ViewOp
from mlfuse.dialects.loop.ops import KernelOp, LoadOp, ParallelOp, ReduceOp
from mlfuse.passes.memory.in_place import drop_arguments
from mlfuse.passes.memory.uses import is_written, uses_of
from mlfuse.passes.products.chain import ChainPart, ChainParts, chained
from mlfuse.passes.products.unit_dims import fold_view
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu import kernel as cpu
from mlfuse.passes.scheduling.gpu import kernel as gpu
from mlfuse.passes.scheduling.matrices import factors_of
from mlfuse.passes.scheduling.nest import Unsuited
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

RULE = "library.chain"


@dataclass(frozen=True)
class ChainProducts(ModulePass):
    """Joins a kernel with the matrix products before and after it."""

    name = "chain-products"
    takes = "loop"

    device: str = devices.DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_planned_for(op, self.device)
        device = devices.get(self.device)
        launches = [each for each in op.walk() if isinstance(each, LaunchOp)]
        chaining = _Chaining(op, device, launches)
        chaining.fold_views(launches)
        for launch in launches:
            if launch.parent is not None:  # it isn't part of a chain yet
                chaining.visit(launch)


class _Chaining:
    def __init__(self, module: ModuleOp, device: Device, launches: list[LaunchOp]):
        self.module, self.device = module, device
        self.kernels = {top.sym_name.data: top for top in module.ops if isinstance(top, KernelOp)}
        self.taken = dict.fromkeys(self.kernels, 1)
        self.launched = Counter(each.callee.string_value() for each in launches)

    def fold_views(self, launches: list[LaunchOp]) -> None:
        """Give products the buffers of which they read views that differ in dims of size 1."""
        for launch in launches:
            part = self._part(launch)
            if part is None or not _is_product(part):
                continue
            for value in list(launch.operands):
                if isinstance(value.owner, ViewOp):
                    fold_view(value.owner, part.kernel, launch)

    def visit(self, launch: LaunchOp) -> None:
        """Replace a launch and the products around it, if they are a chain."""
        middle = self._part(launch)
        parts = None if middle is None else self._parts_around(middle)
        if parts is None:
            return
        if not all(self._may_wait(part.launch, parts) for part in parts.all[:-1]):
            reason = "an op between them uses what one of them writes, or writes what it reads"
            _say(parts, reason)
            return
        kernel, new = chained(parts, self.taken)
        chain_of = gpu.chain_of if self.device.is_cuda else cpu.chain_of
        found = chain_of(kernel, Layout.of(kernel), self.device)
        if isinstance(found, Unsuited):
            new.drop_all_references()
            _say(parts, found.reason)
            return
        _say(parts, "")
        self._replace(parts, kernel, new)

    def _part(self, op: Operation) -> ChainPart | None:
        """The launch as a part of a chain, if its kernel has one parallel nest, no `?` sizes, no other launch, and no mark `no_fuse`."""
        if not isinstance(op, LaunchOp) or any(isinstance(v.type, IndexType) for v in op.operands):
            return None
        name = op.callee.string_value()
        kernel = self.kernels[name]
        nests = [each for each in kernel.body.block.ops if each.regions]
        is_one = len(nests) == 1 and isinstance(nests[0], ParallelOp)
        if not is_one or self.launched[name] > 1 or NO_FUSE in kernel.attributes:
            return None
        return ChainPart(op, kernel) if len(set(op.operands)) == len(op.operands) else None

    def _parts_around(self, middle: ChainPart) -> ChainParts | None:
        """The products of what a launch writes, and the one that it reads."""
        lasts: dict[Operation, ChainPart] = {}
        read: list[Operation] = []
        passed_on: list[SSAValue] = []
        firsts: list[ChainPart] = []
        for value in middle.launch.operands:
            others = [self._part(op) for op in self._users(value) if op is not middle.launch]
            known = [part for part in others if part is not None]
            if not known or len(known) < len(others):
                continue
            if is_written(middle.argument(value)):
                if all(_is_left_matrix(part, value) for part in known):
                    lasts |= {part.launch: part for part in known}
                    read += [part.launch for part in known]
                    passed_on.append(value)
            elif len(known) == 1 and _is_product(known[0]) and is_written(known[0].argument(value)):
                firsts.append(known[0])
                passed_on.insert(0, value)
        is_chain = lasts and (firsts or _is_product(middle))
        if not is_chain or len(firsts) > 1 or len(read) > len(lasts):
            return None  # several products before it, or one after it that reads two of its results
        in_order = [op for op in middle.launch.parent_block().ops if op in lasts]  # pyright: ignore
        first = firsts[0] if firsts else None
        return ChainParts(first, middle, tuple(lasts[op] for op in in_order), tuple(passed_on))

    def _users(self, value: SSAValue) -> list[Operation]:
        """The ops that use a buffer, if the function allocates it; otherwise none."""
        if not isinstance(value.owner, memref.AllocOp):
            return []
        return [use.operation for use in value.uses if self._is_used(value, use.operation)]

    def _is_used(self, value: SSAValue, op: Operation) -> bool:
        """Whether an op uses an operand. The kernel of a product's epilogue takes the operands of the product, too."""
        if not isinstance(op, LaunchOp):
            return True
        args = self.kernels[op.callee.string_value()].body.block.args
        pairs = zip(op.operands, args, strict=True)
        return any(given is value and arg.uses.get_length() for given, arg in pairs)

    def _may_wait(self, op: Operation, parts: ChainParts) -> bool:
        """Whether an op may run where the last one of a chain does."""
        own = [part.launch for part in parts.all]
        uses, between = uses_of(op, self.kernels), op.next_op
        while between is not None and between is not own[-1]:
            others = uses_of(between, self.kernels)
            if between not in own and (others.writes & uses.all or others.reads & uses.writes):
                return False
            between = between.next_op
        return between is not None

    def _replace(self, parts: ChainParts, kernel: KernelOp, launch: LaunchOp) -> None:
        last = parts.all[-1].launch
        block = last.parent_block()
        assert block is not None
        self.module.body.block.add_op(kernel)
        name = kernel.sym_name.data
        self.kernels[name], self.taken[name], self.launched[name] = kernel, 1, 1
        block.insert_op_before(launch, last)
        for part in parts.all:
            for op in (part.launch, part.kernel):
                op.detach()
                op.erase()
        self._drop_unused(parts.passed_on)

    def _drop_unused(self, buffers: tuple[SSAValue, ...]) -> None:
        """Remove buffers that kernels still take, but don't use."""
        for buffer in buffers:
            for use in list(buffer.uses):
                launch = use.operation
                assert isinstance(launch, LaunchOp)
                drop_arguments(launch, self.kernels[launch.callee.string_value()], [use.index])
            buffer.owner.detach()  # pyright: ignore
            buffer.owner.erase()  # pyright: ignore


def _is_product(part: ChainPart) -> bool:
    """Whether a kernel computes a sum of products."""
    return any(isinstance(op, ReduceOp) and factors_of(op) for op in part.kernel.walk())


def _is_left_matrix(part: ChainPart, value: SSAValue) -> bool:
    """Whether a kernel reads a buffer in one place, as a factor of a sum of products: the first one, or one that all columns of the
    nest have in common."""
    uses = [use.operation for use in part.argument(value).uses]
    if len(uses) != 1 or not isinstance(uses[0], LoadOp):
        return False
    load, reduce = uses[0], uses[0].parent_op()
    factors = factors_of(reduce) if isinstance(reduce, ReduceOp) else None
    if factors is None or load not in factors:
        return False
    nest = load.parent_op().parent_op()  # pyright: ignore
    is_common = isinstance(nest, ParallelOp) and nest.indices()[-1] not in load.access_indices
    return factors[0] is load or is_common


def _say(parts: ChainParts, reason: str) -> None:
    name = parts.middle.kernel.sym_name.data
    said = reason or "the products and the kernel between them are computed block by block"
    first = parts.all[0].kernel
    ops = OpRef.of(first, "producer"), OpRef.of(parts.lasts[-1].kernel, "consumer")
    record(Remark(place_of(first), RULE, not reason, name, said, {}, ops))
