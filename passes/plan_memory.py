"""`--plan-memory`: which buffers of a host function reuse memory that is no longer needed.

Between `--lower-to-loop` and `--schedule`. For each host function, in this order:

1. **Arguments that a kernel doesn't use** are removed from its launch (a contraction's epilogue is
   given the operands, too), so that they needn't be alive. Kernels whose results have no reader
   any more (tensors that were needed for their sizes) are erased.
2. **Order**: launches and calls are put in an order that needs less memory, if one is found
   (`memory.order`).
3. **In place**: an output reuses the memory of an input of the same kernel that has no later
   reader, if every element is read and written by one point (`memory.in_place`). The two
   kernel arguments, or columns of its table, become one. The input is an intermediate or a donated argument.
   Collectives combine an intermediate without other readers in place.
4. **Donated arguments**: a result that begins after the last use of the argument that it aliases,
   or of any donor of the same type, reuses its memory.

The remaining buffers share one arena by live ranges (`--lower-to-host`).
`dialects.donation` reads which arguments are donated.

Complexity: linear in the ops and their operands, except for the order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IntegerAttr, MemRefType, ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from mlfuse.dialects.donation import Donation, donations_of
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.loop.collective import AllReduceOp
from mlfuse.dialects.loop.host import ConstantOp, LaunchOp
from mlfuse.dialects.loop.ops import KernelOp, memref_type
from mlfuse.dialects.loop.table import TableOp, TableType
from mlfuse.passes.memory.columns import can_merge_columns, column, merge_columns
from mlfuse.passes.memory.in_place import can_merge, drop_arguments, merge
from mlfuse.passes.memory.order import reorder
from mlfuse.passes.memory.uses import Kernels, given_to, is_written, returned_by, root_of, uses_of


@dataclass(frozen=True)
class PlanMemory(ModulePass):
    """Puts outputs into memory that is free, and launches into an order that needs less memory.

    OpError for an impossible donation (see `dialects.donation`). `reorder` false keeps the order.
    """

    name = "plan-memory"
    takes = "loop"

    reorder: bool = True

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        kernels = {top.sym_name.data: top for top in op.ops if isinstance(top, KernelOp)}
        launches = [inner for inner in op.walk() if isinstance(inner, LaunchOp)]
        own = _launched_once(launches, kernels)
        for launch in reversed(launches):
            if launch in own:
                _trim(launch, own[launch])
                _drop_unread(launch, own[launch])
        own = {launch: kernel for launch, kernel in own.items() if launch.parent is not None}
        for func in [inner for inner in op.walk() if isinstance(inner, FuncOp)]:
            if len(func.body.blocks) != 1 or not _is_host(func):
                continue
            donations = donations_of(func)
            if self.reorder:
                reorder(func, kernels)
            _Planner(func, kernels, own, donations).run()


def _is_host(func: FuncOp) -> bool:
    """Whether a function is below the graph level."""
    types = (*func.function_type.inputs, *func.function_type.outputs)
    return all(isinstance(type_, MemRefType) for type_ in types)


def _launched_once(launches: Iterable[LaunchOp], kernels: Kernels) -> dict[LaunchOp, KernelOp]:
    """The launches whose kernel has no other launch, and so may be rewritten."""
    by_name: dict[str, list[LaunchOp]] = {}
    for launch in launches:
        by_name.setdefault(launch.callee.string_value(), []).append(launch)
    return {
        found[0]: kernels[name]
        for name, found in by_name.items()
        if len(found) == 1
        and name in kernels
        and len(found[0].operands) == len(kernels[name].body.block.args)
    }


def _trim(launch: LaunchOp, kernel: KernelOp) -> None:
    unused = [
        number
        for number, arg in enumerate(kernel.body.block.args)
        if isinstance(arg.type, MemRefType) and not arg.uses.get_length()
    ]
    if unused:
        drop_arguments(launch, kernel, unused)


def _drop_unread(launch: LaunchOp, kernel: KernelOp) -> None:
    """Erase a launch that only writes buffers without another use; one with a table stays."""
    if any(isinstance(value.type, TableType) for value in launch.operands):
        return
    args = zip(launch.operands, kernel.body.block.args, strict=True)
    outputs = [value for value, arg in args if isinstance(arg.type, MemRefType) and is_written(arg)]
    owners = [value.owner for value in outputs if value.uses.get_length() == 1]
    allocs = [owner for owner in owners if isinstance(owner, memref.AllocOp)]
    if not outputs or len(allocs) < len(outputs):
        return
    for op in (launch, kernel, *allocs):
        op.detach()
        op.erase()


@dataclass
class _Planner:
    """Plans one host function; the order of its ops is final."""

    func: FuncOp
    kernels: Kernels
    own: dict[LaunchOp, KernelOp]
    donations: dict[int, Donation]
    first: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    last: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """By root: the positions of the first and the last op that touch it."""
    results: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    """By root: the first result in its memory."""
    bucketed: set[SSAValue] = field(default_factory=set[SSAValue])
    """The roots that collectives of several tensors combine: results can't be
    contiguous in memory."""

    def run(self) -> None:
        """Rewrite the function."""
        ops = list(self.func.body.block.ops)
        for position, op in enumerate(ops):
            roots = uses_of(op, self.kernels).all
            for root in roots:
                self.first.setdefault(root, position)
                self.last[root] = position
            if isinstance(op, AllReduceOp) and len(op.inputs) > 1:
                self.bucketed |= roots
        for number, value in enumerate(returned_by(self.func)):
            self.results.setdefault(root_of(value), number)
        for position, op in enumerate(ops):
            if isinstance(op, LaunchOp) and op in self.own:
                while self._write_in_place(op, self.own[op], position):
                    pass
                while self._write_columns_in_place(op, self.own[op], position):
                    pass
            elif isinstance(op, AllReduceOp):
                self._reduce_in_place(op, position)
        self._use_donated()

    def _write_in_place(self, launch: LaunchOp, kernel: KernelOp, position: int) -> bool:
        """Merge one output of a launch with one of its inputs; False if none can be."""
        values = list(launch.operands)
        given = _roots_given(launch)
        for target, output in enumerate(values):
            if not self._is_output(output, position):
                continue
            inputs = [
                number
                for number, value in enumerate(values)
                if number != target and self._may_overwrite(value, output, position, given)
            ]
            inputs.sort(key=lambda number: self._rank(values[number], output))
            for source in inputs:
                if can_merge(kernel, source, target):
                    merge(launch, kernel, source, target)
                    self._replace(output, values[source])
                    return True
        return False

    def _write_columns_in_place(self, launch: LaunchOp, kernel: KernelOp, position: int) -> bool:
        """Merge one column that a launch writes with one that it reads; False if none can be."""
        for number, table in enumerate(launch.operands):
            rows = table.owner
            if not isinstance(rows, TableOp) or table.uses.get_length() > 1:
                continue
            found = self._columns_to_merge(launch, kernel, number, rows, position)
            if found is None:
                continue
            source, target = found
            pairs = list(zip(column(rows, source), column(rows, target), strict=True))
            merge_columns(launch, kernel, number, source, target)
            for value, output in pairs:
                self._replace(output, value)
            return True
        return False

    def _columns_to_merge(
        self, launch: LaunchOp, kernel: KernelOp, table: int, rows: TableOp, position: int
    ) -> tuple[int, int] | None:
        """A column that may be overwritten, and the column written."""
        given = _roots_given(launch)
        numbers = range(len(rows.columns))
        for target in numbers:
            outputs = column(rows, target)
            if not all(self._is_output(output, position) for output in outputs):
                continue
            sources = [
                source
                for source in numbers
                if source != target
                and all(
                    self._may_overwrite(value, output, position, given)
                    for value, output in zip(column(rows, source), outputs, strict=True)
                )
            ]
            sources.sort(key=lambda source: self._rank(column(rows, source)[0], outputs[0]))
            for source in sources:
                if can_merge_columns(kernel, table, source, target):
                    return source, target
        return None

    def _reduce_in_place(self, op: AllReduceOp, position: int) -> None:
        """Combine tensors in place; of a collective of several tensors only intermediates.

        Its arguments and results stay apart: the tensors of one message are contiguous at run time.
        """
        given = list(op.inputs)
        roots = _roots_given(op)
        for value, output in zip(given, list(op.outputs), strict=True):
            apart = output in self.results or isinstance(root_of(value), BlockArgument)
            if len(given) > 1 and apart:
                continue
            if not self._is_output(output, position):
                continue
            if self._may_overwrite(value, output, position, roots):
                self._replace(output, value)

    def _is_output(self, value: SSAValue, position: int) -> bool:
        """Whether a buffer is an allocation that no op before this position touches."""
        return isinstance(value.owner, memref.AllocOp) and self.first.get(value) == position

    def _may_overwrite(
        self, value: SSAValue, output: SSAValue, position: int, given: Counter[SSAValue]
    ) -> bool:
        """Whether `output` may take the memory of a launch's input `value`."""
        if value.type != output.type or not isinstance(value.type, MemRefType):
            return False
        root = root_of(value)
        if self.last.get(root) != position or root in self.results:
            return False
        if given[root] > 1:
            return False
        if root in self.bucketed and output in self.results:
            return False
        return self._is_free(root, output)

    def _is_free(self, root: SSAValue, output: SSAValue) -> bool:
        """Whether a root's memory may be taken by `output` once the root is dead."""
        if isinstance(root, BlockArgument):
            donation = self.donations.get(root.index)
            return donation is not None and donation.result in (None, self.results.get(output))
        return not isinstance(root.owner, ConstantOp)

    def _rank(self, value: SSAValue, output: SSAValue) -> tuple[int, bool]:
        """The order of preference for overwriting: an aliased argument first; for a result, donors before others."""
        root = root_of(value)
        is_argument = isinstance(root, BlockArgument)
        if is_argument and self.donations[root.index].result is not None:
            return 0, False
        # A result in a donor's memory saves an allocation; an intermediate should leave the donor to it.
        return 1, is_argument != (output in self.results)

    def _replace(self, output: SSAValue, value: SSAValue) -> None:
        """Replace `output`, an allocation, by `value`'s memory."""
        root, owner = root_of(value), output.owner
        assert isinstance(owner, Operation)
        self.last[root] = self.last[output]
        self.first.setdefault(root, self.first[output])
        if output in self.results:
            self.results[root] = self.results[output]
        output.replace_all_uses_with(value)
        owner.detach()
        owner.erase()

    def _use_donated(self) -> None:
        """Let results that begin after a donated argument's last use reuse its memory."""
        args = self.func.body.block.args
        for aliases in (True, False):
            for number, donation in self.donations.items():
                if (donation.result is not None) is aliases:
                    self._fill(args[number], donation)

    def _fill(self, arg: BlockArgument, donation: Donation) -> None:
        """Give a donated argument's memory to a result, if one fits."""
        if arg in self.results:
            return
        for value in dict.fromkeys(returned_by(self.func)):
            wanted = donation.result is None or self.results.get(value) == donation.result
            if wanted and self._fits(value, arg):
                self._replace(value, arg)
                return

    def _fits(self, value: SSAValue, arg: BlockArgument) -> bool:
        """Whether a result is an allocation of an argument's type and sizes, and begins after its last use."""
        alloc = value.owner
        if not isinstance(alloc, memref.AllocOp) or value.type != arg.type:
            return False
        if not _has_sizes_of(alloc, arg):
            return False
        number = self.results[value]
        reserved = {d.result for n, d in self.donations.items() if n != arg.index}
        if number in reserved:
            return False
        return self.first.get(value, -1) > self.last.get(arg, -1)


def _roots_given(op: Operation) -> Counter[SSAValue]:
    """How often an op is given each root."""
    return Counter(root_of(value) for value in given_to(op))


def _has_sizes_of(alloc: memref.AllocOp, arg: BlockArgument) -> bool:
    """Whether the `?` sizes of an allocation are read from those of an argument of its type."""
    shape = memref_type(arg).get_shape()
    dims = [dim for dim, size in enumerate(shape) if size == DYNAMIC]
    sizes = list(alloc.dynamic_sizes)
    return len(dims) == len(sizes) and all(map(_reads_dim, sizes, [arg] * len(dims), dims))


def _reads_dim(size: SSAValue, arg: BlockArgument, dim: int) -> bool:
    op = size.owner
    if not isinstance(op, memref.DimOp) or op.source is not arg:
        return False
    index = op.index.owner
    if not isinstance(index, arith.ConstantOp) or not isinstance(index.value, IntegerAttr):
        return False
    return index.value.value.data == dim
