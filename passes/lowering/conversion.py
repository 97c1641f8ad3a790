"""What the patterns of `--lower-to-loop` share: the buffer of each tensor, and the sizes of `?` dims.

The scheme is MLIR's dialect conversion. Patterns put lowered ops in front of an op and leave the op where it is, so
that later patterns see the graph as it was; when all have run, the tensor ops are erased. An argument is
the caller's buffer, a kernel's or a call's result is allocated, a reshape between them is another view of the same memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn, cast

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import FunctionType, IndexType, IntegerAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import of_element
from mlfuse.dialects.graph.base import GraphOp, OpKind, SizeFormula, shape_of
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.loop.host import ViewOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.passes.dims import DimClasses, Size, is_static
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.lowering.values import memref_of


class Conversion:
    """The conversion of one function. `kernels` collects what it launches; `taken` are kernel names of the module."""

    def __init__(self, func: FuncOp, taken: dict[str, int]):
        self.func = func
        self.taken = taken
        self.classes = DimClasses.of(func)
        self.kernels: list[KernelOp] = []
        old = func.body.block
        for type_ in (*func.function_type.inputs, *func.function_type.outputs):
            _check_elements(func, type_)
        self.tensor_ops = list(old.ops)
        self.block = Block(arg_types=[_lower_type(arg.type) for arg in old.args])
        self.buffers: dict[SSAValue, SSAValue] = {}
        """By tensor: its buffer."""
        for arg, new in zip(old.args, self.block.args, strict=True):
            new.name_hint = arg.name_hint
            self.buffers[arg] = new
        self.sizes = Sizes(func, self.classes, self.buffers)

    def finish(self) -> None:
        """Erase the tensor ops, and change the function's arguments and type. OpError for an op that isn't lowered."""
        for op in self.tensor_ops:
            if not isinstance(op, ReturnOp | SizedOp):
                self.of(op.results)
        old = self.func.body.block
        for op in list(old.ops):  # parts that only reshapes read
            if isinstance(op, ViewOp) and not op.result.uses.get_length():
                op.detach()
                op.erase()
        for op in self.tensor_ops:
            op.detach()
            op.drop_all_references()
        lowered = list(old.ops)
        for op in lowered:
            op.detach()
        self.block.add_ops(lowered)
        self.func.body.detach_block(old)
        self.func.body.add_block(self.block)
        inputs = [arg.type for arg in self.block.args]
        outputs = [_lower_type(type_) for type_ in self.func.function_type.outputs]
        self.func.properties["function_type"] = FunctionType.from_lists(inputs, outputs)

    def of(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """The buffers of tensors. OpError where no pattern has lowered the op that makes one."""
        for value in values:
            if value not in self.buffers:
                assert isinstance(value.owner, Operation)
                self._refuse(value.owner)
        return [self.buffers[value] for value in values]

    def _refuse(self, op: Operation) -> NoReturn:
        if isinstance(op, GraphOp) and op.KIND is OpKind.COMPOSITE:
            raise OpError(op, "is a composite; run --decompose before --lower-to-loop")
        raise OpError(op, "has no lowering to the loop level")

    def allocate(self, value: SSAValue, source: Operation, rewriter: PatternRewriter) -> SSAValue:
        """A fresh buffer for a tensor that `source` computes."""
        type_ = memref_of(value.type)
        sizes = self.sizes.dynamic(value, rewriter)
        alloc = memref.AllocOp.get(type_.element_type, None, type_.get_shape(), dynamic_sizes=sizes)
        alloc.location = source.location
        buffer = rewriter.insert(alloc).results[0]
        buffer.name_hint = value.name_hint
        self.buffers[value] = buffer
        return buffer

    def unique_name(self, name: str) -> str:
        """A kernel's name that no other one has."""
        if name in self.taken:
            name = kernel_name([name.removeprefix("fused_")], self.taken)
        self.taken.setdefault(name, 1)
        return name


class Sizes:
    """The sizes of `?` dims as values of the host function, each computed once, where it is first needed."""

    def __init__(self, func: FuncOp, classes: DimClasses, buffers: dict[SSAValue, SSAValue]):
        self.func, self.classes, self.buffers = func, classes, buffers
        self.known: dict[Size, SSAValue] = {}
        self.indices: dict[int, SSAValue] = {}
        self.formulas: dict[Size, SizeFormula] = {}
        """The `?` sizes that ops make, by class."""
        for op in func.walk():
            if isinstance(op, GraphOp):
                self._read_formulas(op)

    def _read_formulas(self, op: GraphOp) -> None:
        for position, size in enumerate(shape_of(op.results[0])):
            formula = op.size_formula(position) if size < 0 else None
            if formula is not None and formula.same_as is None:
                self.formulas.setdefault(self.classes.sizes(op.results[0])[position], formula)

    def dynamic(self, value: SSAValue, rewriter: PatternRewriter) -> list[SSAValue]:
        """The sizes of a tensor's `?` dims."""
        sizes = zip(self.classes.sizes(value), shape_of(value), strict=True)
        return [self.of(size, rewriter) for size, declared in sizes if declared < 0]

    def of(self, size: Size, rewriter: PatternRewriter) -> SSAValue:
        """A size as an `index`. OpError where it follows from no argument."""
        if is_static(size):
            return self._index(size, rewriter)
        if size not in self.known:
            self.known[size] = self._read(size, rewriter)
        return self.known[size]

    def _read(self, size: Size, rewriter: PatternRewriter) -> SSAValue:
        for arg in self.func.body.block.args:
            if not isinstance(arg.type, TensorType):
                continue
            for position, own in enumerate(self.classes.sizes(arg)):
                if own == size:
                    index = self._index(position, rewriter)
                    return rewriter.insert(memref.DimOp(self.buffers[arg], index)).results[0]
        formula = self.formulas.get(size)
        if formula is None:
            reason = "a `?` size follows from no argument; give an argument that has that dim"
            raise OpError(self.func, reason)
        return self._computed(formula, rewriter)

    def _computed(self, formula: SizeFormula, rewriter: PatternRewriter) -> SSAValue:
        """A size from others."""

        def add(op: Operation) -> SSAValue:
            return rewriter.insert(op).results[0]

        total = self._index(formula.constant, rewriter)
        for factor, dims in formula.terms:
            product = self._index(factor, rewriter)
            for value, position in dims:
                size = self.of(self.classes.sizes(value)[position], rewriter)
                product = add(arith.MuliOp(product, size))
            total = add(arith.AddiOp(total, product))
        total = add(arith.MaxSIOp(total, self._index(0, rewriter)))
        if formula.divisor == 1:
            return total
        return add(arith.DivUIOp(total, self._index(formula.divisor, rewriter)))

    def _index(self, value: int, rewriter: PatternRewriter) -> SSAValue:
        if value not in self.indices:
            constant = arith.ConstantOp(IntegerAttr(value, IndexType()))
            self.indices[value] = rewriter.insert(constant).results[0]
        return self.indices[value]


def _check_elements(func: FuncOp, type_: Attribute) -> None:
    if isinstance(type_, TensorType):
        element = cast("TensorType[Attribute]", type_).element_type
        if of_element(element) is None:
            raise OpError(func, f"mlfuse has no tensors of {element}")


def _lower_type(type_: Attribute) -> Attribute:
    return memref_of(cast(Attribute, type_)) if isinstance(type_, TensorType) else type_
