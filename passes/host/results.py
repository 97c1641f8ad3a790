"""Results become arguments: the caller passes the memory that they are written to.

Before:

    func.func @main(%x: memref<8xf32>) -> memref<8xf32> {
      %0 = memref.alloc() : memref<8xf32>
      kernel.launch @fused_exp grid (%1) block (1) args (%x, %0 : memref<8xf32>, memref<8xf32>)
      func.return %0 : memref<8xf32>
    }

After:

    func.func @main(%x: memref<8xf32>, %0: memref<8xf32> {mlfuse.result = 0 : i64}) {
      kernel.launch @fused_exp grid (%1) block (1) args (%x, %0 : memref<8xf32>, memref<8xf32>)
      func.return
    }

A result stays in the memory of a donated argument if it is computed there: then that argument has the attribute. A
result that is in other memory (an argument, a constant, another result) is copied at the end. A copy to a donated
argument may overwrite what another copy reads, so it comes after the copies to new memory, and a source that is an
argument is copied to an intermediate first.
"""

from __future__ import annotations

from xdsl.builder import Builder
from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    UnitAttr,
    i64,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, BlockArgument, SSAValue
from xdsl.rewriter import InsertPoint

from mlfuse.dialects.donation import ATTRIBUTES, Donation, donations_of
from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.host_function import RESULT, constant
from mlfuse.dialects.loop.host import AssertEqualOp, ViewOp
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.dialects.signedness import RESULT_UNSIGNED, UNSIGNED
from mlfuse.passes.host.sizes import sizes_of, unknown_sizes, with_sizes
from mlfuse.passes.memory.uses import returned_by, root_of


def results_to_arguments(func: FuncOp) -> dict[SSAValue, list[SSAValue]]:
    """Rewrite a host function at the kernel level. OpError for a mistake in the donations.

    The sizes of the `?` dims of the new arguments, as far as they are known: those of the allocations that they replace.
    """
    rewriter = _Rewriter(func, donations_of(func))
    rewriter.run()
    return rewriter.sizes


class _Rewriter:
    def __init__(self, func: FuncOp, donations: dict[int, Donation]):
        self.func = func
        self.block: Block = func.body.block
        self.donations = donations
        self.holders: dict[int, int] = {}
        """By argument: the result that it holds."""
        self.taken: set[SSAValue] = set()
        """Allocations that became arguments."""
        self.sizes: dict[SSAValue, list[SSAValue]] = {}
        self.wanted: list[tuple[BlockArgument, list[SSAValue]]] = []
        """The arguments that were added, with the sizes of their `?` dims."""
        self.into_new: list[tuple[int, SSAValue]] = []
        self.into_donated: list[tuple[int, SSAValue]] = []
        """Copies: the result, and the target."""

    def run(self) -> None:
        for number in range(len(returned_by(self.func))):
            self._result(number)
        last = self.block.last_op
        assert last is not None
        builder = Builder(InsertPoint.before(last))
        for argument, sizes in self.wanted:
            self._check_sizes(argument, sizes, builder)
        for source, target in self._copies(builder):
            builder.insert(memref.CopyOp(source, target))
        builder.insert(ReturnOp())
        last.detach()
        last.erase()
        types = [arg.type for arg in self.block.args]
        self.func.function_type = FunctionType.from_lists(types, [])
        self.func.arg_attrs = ArrayAttr(self._attributes())
        self.func.res_attrs = None

    def _result(self, number: int) -> None:
        value = returned_by(self.func)[number]
        root, target = root_of(value), self._aliased(number, value)
        if isinstance(root, BlockArgument):
            if self._stays(root, value, number, target):
                self.holders[root.index] = number
                return
        elif isinstance(root.owner, memref.AllocOp) and target is None and root not in self.taken:
            self._write_to(self._new_argument(number, value), root.owner)
            return
        if target is None:
            self.into_new.append((number, self._new_argument(number, value)))
            return
        self.holders[target.index] = number
        self.into_donated.append((number, target))

    def _aliased(self, number: int, value: SSAValue) -> BlockArgument | None:
        """The donated argument whose memory a result must take, if it surely has the result's sizes. The caller
        copies the result where that is only known at run time."""
        for argument, donation in self.donations.items():
            if donation.result == number and self._fits(value, self.block.args[argument]):
                return self.block.args[argument]
        return None

    def _fits(self, value: SSAValue, target: BlockArgument) -> bool:
        """Whether a value has the sizes of an argument of its type."""
        shape = memref_type(target).get_shape()
        unknown = [dim for dim, size in enumerate(shape) if size == DYNAMIC]
        owner = value.owner
        if not unknown or root_of(value) is target:
            return True
        if not isinstance(owner, memref.AllocOp | ViewOp):
            return False
        sizes = owner.dynamic_sizes if isinstance(owner, memref.AllocOp) else owner.sizes
        return all(
            self._is_dim(size, target, dim) for size, dim in zip(sizes, unknown, strict=True)
        )

    def _is_dim(self, size: SSAValue, argument: BlockArgument, dim: int) -> bool:
        """Whether a size is that of a dim of an argument, or checked to be equal to it."""
        equal = [size]
        for op in self.block.ops:
            if isinstance(op, AssertEqualOp) and size in op.operands:
                equal += op.operands
        owners = [each.owner for each in equal]
        return any(
            isinstance(owner, memref.DimOp)
            and owner.source is argument
            and constant(owner.index) == dim
            for owner in owners
        )

    def _stays(
        self, root: BlockArgument, value: SSAValue, number: int, target: BlockArgument | None
    ) -> bool:
        """Whether a result in an argument's memory may stay there."""
        donation = self.donations.get(root.index)
        if donation is None or root.index in self.holders or value.type != root.type:
            return False
        return target in (None, root) and donation.result in (None, number)

    def _new_argument(self, number: int, value: SSAValue) -> BlockArgument:
        argument = self.block.insert_arg(value.type, len(self.block.args))
        argument.name_hint = value.name_hint or "out"
        known: dict[SSAValue, list[SSAValue]] = {**dict(self.wanted)}
        last = self.block.last_op
        assert last is not None
        before = InsertPoint.before(last)
        self.wanted.append((argument, unknown_sizes(value, known, Builder(before))))
        self.holders[argument.index] = number
        return argument

    def _check_sizes(
        self, argument: BlockArgument, sizes: list[SSAValue], builder: Builder
    ) -> None:
        """Say how large the memory of a result is."""
        shape, number = memref_type(argument).get_shape(), self.holders[argument.index]
        dims = [dim for dim, size in enumerate(shape) if size == DYNAMIC]
        for dim, own, size in zip(dims, sizes_of(argument, builder), sizes, strict=True):
            message = (
                f"the memory of result {number} has size {{0}} in dim {dim}; it must have {{1}}"
            )
            builder.insert(AssertEqualOp(own, size, message))

    def _write_to(self, argument: BlockArgument, alloc: memref.AllocOp) -> None:
        """Replace an allocation by an argument of as many elements."""
        self.taken.add(argument)
        memory: SSAValue = argument
        if argument.type == alloc.memref.type:
            self.sizes[argument] = list(alloc.dynamic_sizes)
        if argument.type != alloc.memref.type:
            view = ViewOp(argument, alloc.dynamic_sizes, memref_type(alloc.memref))
            self.block.insert_op_before(view, alloc)
            memory = view.result
        alloc.memref.replace_all_uses_with(memory)
        alloc.detach()
        alloc.erase()

    def _copies(self, builder: Builder) -> list[tuple[SSAValue, SSAValue]]:
        """Source and target of each copy: those to new memory first, which read the arguments before these are
        overwritten."""
        values = returned_by(self.func)
        copies = [
            (with_sizes(values[number], self.sizes, builder), target)
            for number, target in self.into_new
        ]
        last: list[tuple[SSAValue, SSAValue]] = []
        for number, target in self.into_donated:
            value = with_sizes(values[number], self.sizes, builder)
            if isinstance(root_of(value), BlockArgument):
                sizes = sizes_of(target, builder)
                saved = builder.insert(memref.AllocOp(sizes, [], value.type)).memref
                copies.append((value, saved))
                value = saved
            last.append((value, target))
        return [*copies, *last]

    def _attributes_of(self, result: int, argument: BlockArgument) -> dict[str, Attribute]:
        """The attributes of an argument that holds a result."""
        number: dict[str, Attribute] = {RESULT: IntegerAttr(result, i64)}
        given = self.func.res_attrs
        found = {} if given is None else dict(given.data[result].data)
        if argument in dict(self.wanted):
            return found | number
        return number | ({RESULT_UNSIGNED: UnitAttr()} if UNSIGNED in found else {})

    def _attributes(self) -> list[DictionaryAttr]:
        """The attributes of all arguments."""
        given = list(self.func.arg_attrs.data) if self.func.arg_attrs is not None else []
        attributes: list[DictionaryAttr] = []
        for argument in self.block.args:
            found: dict[str, Attribute] = {}
            if argument.index < len(given):
                found |= given[argument.index].data
            if argument.index in self.donations:  # the function has no result left to name
                found = {name: found[name] for name in found if name not in ATTRIBUTES}
                found["mlfuse.donated"] = UnitAttr()
            if argument.index in self.holders:
                found |= self._attributes_of(self.holders[argument.index], argument)
            attributes.append(DictionaryAttr(found))
        return attributes
