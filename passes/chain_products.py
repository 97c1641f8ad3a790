"""`--chain-products`: two matrix products and the kernel between them become one kernel.

    loop.library "dot_general" ins(%q, %k) out(%s) ...
    loop.launch @fused_softmax(%s, %p)                        becomes
    loop.library "dot_general" ins(%p, %v) out(%y) ...
    loop.launch @fused_matmul_softmax_matmul(%q, %k, %v, %y)

The new kernel has three nests, in this order: the first product, the nest that was the kernel, the last product. What they
pass on are locals of the kernel. The CPU's schedule goes through the nests a block of rows at a time
(`scheduling/cpu/chain.py`), so that `%s` and `%p` are never in memory as a whole: for attention this is memory that grows with
the number of keys, not with queries times keys.

Between `--match-epilogues` and `--lower-products`, for devices whose description has `products`.

Legality. The kernel has one nest, which is the only reader of the first product, at the row that it computes; the last product
is the only reader of a result of the kernel, and its sums go along that nest's rows (`Chain.of` says it exactly). Nothing
between the three ops writes what they read, or uses what they write. The bits are those of the three parts.

Cost. Wherever it is legal, unless the rows are too few for all cores (`LEAST_CHUNKS`): the chain reads and writes less memory,
starts two parallel loops less, and computes the same.

Complexity: linear in the ops of calls and their readers; one analysis of each candidate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import record
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.ops import KernelOp, ParallelOp
from mlfuse.passes.memory.uses import uses_of
from mlfuse.passes.products.chain import Chained, Parts, chained
from mlfuse.passes.products.nest import Reader, find_reader
from mlfuse.passes.products.shape import FUNCTION, size_of_call
from mlfuse.passes.scheduling.analysis.layout import Layout
from mlfuse.passes.scheduling.cpu.chain import Chain
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.targets import devices
from mlfuse.targets.devices import Device

RULE = "library.chain"


@dataclass(frozen=True)
class ChainProducts(ModulePass):
    """Makes one kernel of two matrix products and the kernel between them."""

    name = "chain-products"
    takes = "loop"

    device: str = devices.DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_planned_for(op, self.device)
        device = devices.get(self.device)
        if device.products is None:
            return
        launches = [each for each in op.walk() if isinstance(each, LaunchOp)]
        chaining = _Chaining(op, device, launches)
        for launch in launches:
            chaining.visit(launch)


class _Chaining:
    def __init__(self, module: ModuleOp, device: Device, launches: list[LaunchOp]):
        self.module, self.device = module, device
        self.kernels = {top.sym_name.data: top for top in module.ops if isinstance(top, KernelOp)}
        self.taken = dict.fromkeys(self.kernels, 1)
        self.launched = Counter(each.callee.string_value() for each in launches)

    def visit(self, launch: LaunchOp) -> None:
        """Replace a launch and the products around it, if they are a chain."""
        name = launch.callee.string_value()
        kernel = self.kernels[name]
        nests = [op for op in kernel.body.block.ops if op.regions]
        if self.launched[name] > 1 or len(nests) != 1 or not isinstance(nests[0], ParallelOp):
            return
        for parts in self._parts_around(launch, kernel):
            reason = self._obstacle(parts)
            made = chained(parts, self.taken) if not reason else None
            if made is not None:
                found = Chain.of(made.kernel, Layout.of(made.kernel), self.device)
                reason = "" if isinstance(found, Chain) else found.reason
            _say(parts, reason)
            if made is not None and not reason:
                self._replace(parts, made)
                return

    def _parts_around(self, launch: LaunchOp, kernel: KernelOp) -> Iterator[Parts]:
        """Each pair of products of which a kernel reads one and writes the left matrix of the other, as nobody else does."""
        found = [
            (call, value) for value in launch.arguments for call in self._products(value, launch)
        ]
        for first, made in found:
            for last, taken in found:
                is_pair = made is first.output and taken is last.inputs[0] and last is not first
                if is_pair and taken is not last.inputs[1]:
                    reader = find_reader(last, self.kernels, self.launched)
                    reader = reader if isinstance(reader, Reader) else None
                    yield Parts(first, launch, kernel, last, reader)

    def _products(self, value: SSAValue, launch: LaunchOp) -> list[LibraryOp]:
        """The product that alone shares a buffer with a launch."""
        if not isinstance(value.owner, memref.AllocOp):
            return []
        others = [use.operation for use in value.uses if self._is_used(value, use.operation)]
        if len(others) != 2 or launch not in others:
            return []
        (op,) = (each for each in others if each is not launch)
        return [op] if isinstance(op, LibraryOp) and op.function.data == FUNCTION else []

    def _is_used(self, value: SSAValue, op: Operation) -> bool:
        """Whether an op uses an operand. The kernel of a product's epilogue takes the operands of the product, too."""
        if not isinstance(op, LaunchOp):
            return True
        args = self.kernels[op.callee.string_value()].body.block.args
        pairs = zip(op.operands, args, strict=True)
        return any(given is value and arg.uses.get_length() for given, arg in pairs)

    def _obstacle(self, parts: Parts) -> str:
        if NO_FUSE in parts.kernel.attributes:
            return "the kernel between the products is marked no_fuse"
        for call in (parts.first, parts.last):
            if isinstance(size := size_of_call(call), str):
                return size
        if not all(self._may_wait(op, parts) for op in parts.ops[:-1]):
            return "an op between them needs what one of them writes, or writes what it reads"
        return ""

    def _may_wait(self, op: Operation, parts: Parts) -> bool:
        """Whether an op may run where the last one of a chain does."""
        uses = uses_of(op, self.kernels)
        between = op.next_op
        while between is not None and between is not parts.ops[-1]:
            others = uses_of(between, self.kernels)
            if between not in parts.ops and (
                others.writes & uses.all or others.reads & uses.writes
            ):
                return False
            between = between.next_op
        return between is not None

    def _replace(self, parts: Parts, made: Chained) -> None:
        block = parts.last.parent_block()
        assert block is not None
        name = made.kernel.sym_name.data
        self.module.body.block.add_op(made.kernel)
        self.kernels[name], self.taken[name], self.launched[name] = made.kernel, 1, 1
        block.insert_op_before(made.launch, parts.ops[-1])
        buffers = parts.passed_on
        for op in (*reversed(parts.ops), *parts.kernels):
            op.detach()
            op.erase()
        for buffer in buffers:
            assert isinstance(buffer.owner, memref.AllocOp)
            buffer.owner.detach()
            buffer.owner.erase()


def _say(parts: Parts, reason: str) -> None:
    name = parts.kernel.sym_name.data
    said = reason or "a block of rows goes through both products and the kernel between them"
    ops = OpRef.of(parts.first, "producer"), OpRef.of(parts.last, "consumer")
    record(Remark(place_of(parts.first), RULE, not reason, name, said, {}, ops))
