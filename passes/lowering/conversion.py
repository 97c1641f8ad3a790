"""State that the patterns of `--lower-to-loop` share: the buffer of each tensor, and the sizes of `?` dims.

The scheme is MLIR's dialect conversion. Patterns insert lowered ops before an op and leave the op itself, so
later patterns see the original graph; when all have run, the tensor ops are erased. An argument is
the caller's buffer, a kernel's or a call's result is allocated, a reshape between them is another view of the same memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn, cast

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import FunctionType, IndexType, IntegerAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, BlockArgument, Operation, SSAValue
from xdsl.pattern_rewriter import PatternRewriter

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.dtypes import of_element
from mlfuse.dialects.graph.base import Dim, GraphOp, OpKind, SizeFormula, shape_of
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.loop.host import AssertEqualOp, ViewOp
from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.dialects.signedness import mark_unsigned
from mlfuse.dialects.sizes import Polynomial
from mlfuse.passes.fusion.plan import kernel_name
from mlfuse.passes.lowering.equal import LoweredFusions
from mlfuse.passes.lowering.values import memref_of
from mlfuse.passes.utils.dims import DimClasses, Size, is_static

"""Factors, and the sizes that each is multiplied by."""
_MUST_BE_EQUAL = "sizes {0} and {1} must be equal, and aren't,"


class Conversion:
    """The conversion of one function. `kernels` collects those it launches; `taken` are kernel names of the module, `lowered` the
    fusions whose kernels are known."""

    def __init__(self, func: FuncOp, taken: dict[str, int], lowered: LoweredFusions | None = None):
        self.func = func
        self.taken = taken
        self.lowered = lowered or LoweredFusions()
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
        if old.first_op is not None:
            self.sizes.check(PatternRewriter(old.first_op))

    def finish(self) -> None:
        """Erase the tensor ops, and change the function's arguments and type. OpError for an op that isn't lowered."""
        for op in self.tensor_ops:
            if not isinstance(op, ReturnOp | SizedOp):
                self.of(op.results)
        old = self.func.body.block
        for op in list(old.ops):  # slices that only reshapes read
            if isinstance(op, ViewOp) and not op.result.uses.get_length():
                op.detach()
                op.erase()
        self.drop_tensors()
        inputs = [arg.type for arg in self.block.args]
        outputs = [_lower_type(type_) for type_ in self.func.function_type.outputs]
        mark_unsigned(self.func)
        self.func.properties["function_type"] = FunctionType.from_lists(inputs, outputs)

    def drop_tensors(self) -> None:
        """Erase the function's tensor ops; the lowered ops stay."""
        old = self.func.body.block
        for op in self.tensor_ops:
            op.detach()
            op.drop_all_references()
        lowered = list(old.ops)
        for op in lowered:
            op.detach()
        self.block.add_ops(lowered)
        self.func.body.detach_block(old)
        self.func.body.add_block(self.block)

    def of(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """The buffers of tensors. OpError if no pattern has lowered the op that computes one."""
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
    """The sizes of `?` dims as values of the host function, each computed once, before its first use."""

    def __init__(self, func: FuncOp, classes: DimClasses, buffers: dict[SSAValue, SSAValue]):
        self.func, self.classes, self.buffers = func, classes, buffers
        self.values: dict[Size, SSAValue] = {}
        self.indices: dict[int, SSAValue] = {}
        self.dims: dict[Dim, SSAValue] = {}
        """By dim of an argument."""
        self.totals: dict[tuple[Polynomial, tuple[SSAValue, ...]], SSAValue] = {}
        self.parts: dict[tuple[SSAValue, int], SSAValue] = {}
        """By total and divisor."""
        self.made: list[tuple[GraphOp, int, SizeFormula]] = []
        """The `?` sizes that ops compute, each with the dim of the op's result."""
        for op in func.walk():
            if isinstance(op, GraphOp):
                self._read_formulas(op)

    def _read_formulas(self, op: GraphOp) -> None:
        for position, size in enumerate(shape_of(op.results[0])):
            formula = op.size_formula(position) if size < 0 else None
            if formula is not None and formula.same_as is None:
                self.made.append((op, position, formula))

    def check(self, rewriter: PatternRewriter) -> None:
        """Emit the checks that a call's sizes fit together.

        Dims of arguments in one class must be equal, and a size that an op computes must equal that of its class:
        for `x.reshape(-1) + y`, y has as many elements as x. Lowered code relies on it.
        """
        for number, arg in enumerate(self.func.body.block.args):
            if isinstance(arg.type, TensorType):
                for position, declared in enumerate(shape_of(arg)):
                    if declared < 0:
                        self._check_argument(number, arg, position, rewriter)
        for op, position, formula in self.made:
            size = self.classes.sizes(op.results[0])[position]
            self._check_made(op, size, formula, rewriter)

    def _check_argument(
        self, number: int, arg: BlockArgument, position: int, rewriter: PatternRewriter
    ) -> None:
        size = self.classes.sizes(arg)[position]
        if is_static(size):
            if (op := self._fixed_by((arg, position))) is not None:
                known, own = self.of(size, rewriter), self._dim((arg, position), rewriter)
                self._assert(op, own, known, _MUST_BE_EQUAL, rewriter)
                return
            wanted = f"must be {size}"
        elif (first := self._place(size)) is None or first == (arg, position):
            return
        else:
            other, dim = first
            wanted = f"argument {other.index} dim {dim} is {{1}}; they must be equal"
        message = f"argument {number} dim {position} is {{0}}, {wanted}"
        known, own = self.of(size, rewriter), self._dim((arg, position), rewriter)
        rewriter.insert(AssertEqualOp(own, known, message))

    def _check_made(
        self, op: GraphOp, size: Size, formula: SizeFormula, rewriter: PatternRewriter
    ) -> None:
        if not all(self._is_known(self.classes.sizes(value)[p]) for value, p in formula.dims):
            return
        if formula.exact and formula.divisor != 1:
            total, divisor = self._total(formula, rewriter), self._index(formula.divisor, rewriter)
            back = rewriter.insert(arith.MuliOp(self._computed(formula, rewriter), divisor)).result
            message = f"{{0}} elements can't be divided into rows of {formula.divisor}"
            self._assert(op, total, back, message, rewriter)
        made, wanted = self._computed(formula, rewriter), self.of(size, rewriter)
        if made is not wanted:
            self._assert(op, made, wanted, _MUST_BE_EQUAL, rewriter)

    def _fixed_by(self, dim: Dim) -> GraphOp | None:
        """The first op on the path from a `?` dim, along dims that ops make equal, to a dim of known size."""
        neighbors: dict[Dim, list[tuple[Dim, GraphOp]]] = {}
        for op in (op for op in self.func.walk() if isinstance(op, GraphOp)):
            for left, right in op.equal_dims():
                neighbors.setdefault(left, []).append((right, op))
                neighbors.setdefault(right, []).append((left, op))
        queue, seen = [dim], {dim}
        for reached in queue:
            for other, op in neighbors.get(reached, []):
                if shape_of(other[0])[other[1]] >= 0:
                    return op
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return None

    def _is_known(self, size: Size) -> bool:
        known = is_static(size) or self._place(size) is not None
        return known or self._formula(size) is not None

    def _assert(
        self, op: GraphOp, left: SSAValue, right: SSAValue, message: str, rewriter: PatternRewriter
    ) -> None:
        check = AssertEqualOp(left, right, f"{op.name}: {message} at run time")
        check.location = op.location
        rewriter.insert(check)

    def dynamic(self, value: SSAValue, rewriter: PatternRewriter) -> list[SSAValue]:
        """The sizes of a tensor's `?` dims."""
        sizes = zip(self.classes.sizes(value), shape_of(value), strict=True)
        return [self.of(size, rewriter) for size, declared in sizes if declared < 0]

    def of(self, size: Size, rewriter: PatternRewriter) -> SSAValue:
        """A size as an `index`. OpError if no argument determines it."""
        if is_static(size):
            return self._index(size, rewriter)
        if size not in self.values:
            self.values[size] = self._read(size, rewriter)
        return self.values[size]

    def _read(self, size: Size, rewriter: PatternRewriter) -> SSAValue:
        place = self._place(size)
        if place is not None:
            return self._dim(place, rewriter)
        formula = self._formula(size)
        if formula is None:
            reason = "no argument determines a `?` size; add an argument that has that dim"
            raise OpError(self.func, reason)
        return self._computed(formula, rewriter)

    def _place(self, size: Size) -> tuple[BlockArgument, int] | None:
        """The first dim of an argument in a class. Patterns that add ops may join classes, so it isn't cached."""
        for arg in self.func.body.block.args:
            if isinstance(arg.type, TensorType) and size in (sizes := self.classes.sizes(arg)):
                return arg, sizes.index(size)
        return None

    def _formula(self, size: Size) -> SizeFormula | None:
        """The first formula for a class."""
        for op, position, formula in self.made:
            if self.classes.sizes(op.results[0])[position] == size:
                return formula
        return None

    def _dim(self, dim: Dim, rewriter: PatternRewriter) -> SSAValue:
        """The size of an argument's dim."""
        if dim not in self.dims:
            index = self._index(dim[1], rewriter)
            read = rewriter.insert(memref.DimOp(self.buffers[dim[0]], index))
            self.dims[dim] = read.results[0]
        return self.dims[dim]

    def _computed(self, formula: SizeFormula, rewriter: PatternRewriter) -> SSAValue:
        """A size computed from others."""
        total = self._total(formula, rewriter)
        if formula.divisor == 1:
            return total
        if (total, formula.divisor) not in self.parts:
            divided = arith.DivUIOp(total, self._index(formula.divisor, rewriter))
            self.parts[total, formula.divisor] = rewriter.insert(divided).result
        return self.parts[total, formula.divisor]

    def _total(self, formula: SizeFormula, rewriter: PatternRewriter) -> SSAValue:
        """The dividend of a formula."""
        sizes = tuple(self.of(self.classes.sizes(value)[p], rewriter) for value, p in formula.dims)
        if (formula.total, sizes) not in self.totals:
            self.totals[formula.total, sizes] = self._sum(formula.total, sizes, rewriter)
        return self.totals[formula.total, sizes]

    def _sum(
        self, polynomial: Polynomial, sizes: Sequence[SSAValue], rewriter: PatternRewriter
    ) -> SSAValue:
        """A polynomial of sizes, or 0 where it is negative."""
        total = self._index(polynomial.constant, rewriter)
        for term in polynomial:
            if not term.symbols:
                continue
            product = self._index(term.factor, rewriter)
            for symbol in term.symbols:
                product = rewriter.insert(arith.MuliOp(product, sizes[symbol])).result
            total = rewriter.insert(arith.AddiOp(total, product)).result
        return rewriter.insert(arith.MaxSIOp(total, self._index(0, rewriter))).result

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


def size_checks(func: FuncOp) -> FuncOp:
    """A host function that only checks the sizes of a graph function's arguments."""
    host = func.clone()
    Conversion(host, {}).drop_tensors()
    return host
