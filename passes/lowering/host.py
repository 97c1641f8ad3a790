"""The host function: what allocates, calls and launches, in the order of the fused function.

Tensors become buffers: an input is the caller's, a fusion's output is allocated, a reshape outside
a fusion is another view of the same memory. Sizes of `?` dims are read from the arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import (
    FunctionType,
    IndexType,
    IntegerAttr,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    TensorType,
    UnitAttr,
)
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from mlfuse.dialects.dtypes import of_element
from mlfuse.dialects.graph.base import GraphOp, OpKind, SizeFormula, shape_of
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.loop import collective as loop_collective
from mlfuse.dialects.loop import host as loop_host
from mlfuse.dialects.loop import table as loop_table
from mlfuse.dialects.loop.ops import KernelOp, memref_type
from mlfuse.errors import OpError
from mlfuse.passes.dims import DimClasses, Size, is_static
from mlfuse.passes.fusion.nodes import NO_FUSE, is_kernel_op
from mlfuse.passes.fusion.plan import kernel_name, word_of
from mlfuse.passes.fusion.strided import Strided, is_part, part_of
from mlfuse.passes.lowering.foreach import lower_foreach
from mlfuse.passes.lowering.kernel import lower_region
from mlfuse.passes.lowering.region import analyze
from mlfuse.passes.lowering.values import memref_of
from mlfuse.passes.memory.in_place import drop_arguments


class HostLowering:
    """Lowers one function; the kernels it launches are collected in `kernels`."""

    def __init__(self, func: FuncOp, taken: dict[str, int]):
        self.func = func
        self.taken = taken
        self.classes = DimClasses.of(func)
        self.kernels: list[KernelOp] = []
        old = func.body.block
        for type_ in (*func.function_type.inputs, *func.function_type.outputs):
            _check_elements(func, type_)
        self.block = Block(arg_types=[_lower_type(arg.type) for arg in old.args])
        self.values: dict[SSAValue, SSAValue] = {}
        for arg, new in zip(old.args, self.block.args, strict=True):
            new.name_hint = arg.name_hint
            self.values[arg] = new
        self._sizes: dict[Size, SSAValue] = {}
        self._formulas = self._size_formulas()
        self._indices: dict[int, SSAValue] = {}

    def _size_formulas(self) -> dict[Size, SizeFormula]:
        """What the `?` sizes are that ops make, by class."""
        formulas: dict[Size, SizeFormula] = {}
        for op in self.func.walk():
            if not isinstance(op, GraphOp):
                continue
            for position, size in enumerate(shape_of(op.results[0])):
                formula = op.size_formula(position) if size < 0 else None
                if formula is not None and formula.same_as is None:
                    formulas.setdefault(self.classes.sizes(op.results[0])[position], formula)
        return formulas

    def run(self) -> None:
        """Replace the function's body and type."""
        for op in list(self.func.body.block.ops):
            self._lower(op)
        self._drop_unread_views()
        old = self.func.body.block
        for op in list(old.ops):
            op.detach()
            op.drop_all_references()
        self.func.body.detach_block(old)
        self.func.body.add_block(self.block)
        inputs = [arg.type for arg in self.block.args]
        outputs = [_lower_type(type_) for type_ in self.func.function_type.outputs]
        self.func.properties["function_type"] = FunctionType.from_lists(inputs, outputs)

    def _lower(self, op: Operation) -> None:
        handlers: list[tuple[type[Operation], Callable[[Operation], None]]] = [
            (ReturnOp, self._return),
            (FusionOp, self._fusion),
            (ForeachOp, self._foreach),
            (AllReduceOp, self._all_reduce),
            (ReshapeOp, self._view),
        ]
        for kind, handler in handlers:
            if isinstance(op, kind):
                handler(op)
                return
        if isinstance(op, SizedOp) and _is_for_views(op):
            return
        if is_part(op):
            self._view(op)
        elif isinstance(op, ConstantOp) and not op.is_splat:
            self._constant(op)
        elif isinstance(op, GraphOp) and op.KIND in (OpKind.CONTRACTION, OpKind.OPAQUE):
            self.values[op.results[0]] = self._call(op, [self.values[v] for v in op.operands])
        elif isinstance(op, GraphOp) and op.KIND is OpKind.COMPOSITE:
            raise OpError(op, "is a composite; run --decompose before --lower-to-loop")
        elif is_kernel_op(op):
            self._unfused(op)
        else:
            raise OpError(op, "has no lowering to the loop level")

    def _unfused(self, op: Operation) -> None:
        """An op that is a kernel by itself."""
        fusion = _alone(op)
        self.classes.include(fusion)
        self._fusion(fusion)
        for result, value in zip(op.results, fusion.outputs, strict=True):
            self.values[result] = self.values[value]

    def _drop_unread_views(self) -> None:
        """Parts whose reshapes alone are read."""
        for op in list(self.block.ops):
            if isinstance(op, loop_host.ViewOp) and not op.result.uses.get_length():
                op.detach()
                op.erase()

    def _add(self, op: Operation, source: Operation | None = None) -> Operation:
        if source is not None:
            op.location = source.location
        self.block.add_op(op)
        return op

    def _return(self, op: Operation) -> None:
        self._add(ReturnOp(*[self.values[value] for value in op.operands]), op)

    def _constant(self, op: ConstantOp) -> None:
        type_ = memref_of(op.result.type)
        self.values[op.result] = self._add(loop_host.ConstantOp(op.value, type_), op).results[0]

    def _view(self, op: Operation) -> None:
        part = part_of(op.results[0])
        if part is not None:
            self._part(op, *part)
            return
        sizes = self._dynamic(op.results[0])
        view = loop_host.ViewOp(self.values[op.operands[0]], sizes, memref_of(op.results[0].type))
        self.values[op.results[0]] = self._add(view, op).results[0]

    def _part(self, op: Operation, whole: SSAValue, strided: Strided) -> None:
        """A part of a buffer, for library calls."""
        value = op.results[0]
        layout = StridedLayoutAttr(strided.strides, strided.offset)
        element = memref_of(value.type).element_type
        type_ = MemRefType(element, strided.shape, layout)
        view = loop_host.ViewOp(self.values[whole], self._dynamic(value), type_)
        self.values[value] = self._add(view, op).results[0]

    def _call(self, op: GraphOp, inputs: list[SSAValue]) -> SSAValue:
        output = self._allocate(op.results[0], op)
        name = op.name.removeprefix("graph.")
        self._add(loop_host.LibraryOp(name, inputs, output, op.properties), op)
        return output

    def _all_reduce(self, op: Operation) -> None:
        assert isinstance(op, AllReduceOp)
        inputs = [self.values[value] for value in op.inputs]
        for value in op.outputs:
            self.values[value] = self._allocate(value, op)
        outputs = [self.values[value] for value in op.outputs]
        element = op.operand_dtype(0).name
        new = loop_collective.AllReduceOp(op.reduction.data, element, inputs, outputs, op.groups)
        self._add(new, op)

    def _fusion(self, op: Operation) -> None:
        assert isinstance(op, FusionOp)
        region = analyze(op, self.classes)
        name = self._unique(op.kernel.data)
        kernel = lower_region(region, name, self.classes)
        if any(NO_FUSE in inner.attributes for inner in op.walk()):
            kernel.op.attributes[NO_FUSE] = UnitAttr()
        self.kernels.append(kernel.op)
        inputs = [self.values[value] for value in op.inputs]
        buffers = list(inputs)
        if region.call is not None:
            call = region.call.op
            assert isinstance(call, GraphOp)
            args: list[SSAValue] = list(op.body.block.args)
            buffers.append(self._call(call, [inputs[args.index(v)] for v in call.operands]))
        for value in op.outputs:
            buffers.append(self._allocate(value, op))
            self.values[value] = buffers[-1]
        sizes = [self._size(size) for size in kernel.sizes]
        launch = loop_host.LaunchOp(name, [*buffers, *sizes])
        self._add(launch, op)
        # Parts are the call's alone: kernels read row-major buffers.
        parts = [number for number, value in enumerate(buffers) if _is_strided(value)]
        if parts:
            drop_arguments(launch, kernel.op, parts)

    def _foreach(self, op: Operation) -> None:
        assert isinstance(op, ForeachOp)
        lowered = lower_foreach(op, self._unique(op.kernel.data))
        self.kernels.append(lowered.op)
        for value in op.outputs:
            self.values[value] = self._allocate(value, op)
        per_tuple = op.results_by_value
        places: dict[int, list[SSAValue]] = dict(enumerate(op.columns))
        places |= {column: per_tuple[number] for number, column in lowered.outputs.items()}
        buffers = [
            self.values[places[column][row]]
            for row in range(op.count)
            for column in range(len(places))
        ]
        rows = self._add(loop_table.TableOp(buffers, loop_table.TableType.of(lowered.columns)), op)
        totals = [v for n, own in enumerate(per_tuple) if n not in lowered.outputs for v in own]
        shared = [self.values[value] for value in (*op.shared, *totals)]
        self._add(loop_host.LaunchOp(lowered.op.sym_name.data, [rows.results[0], *shared]), op)

    def _unique(self, name: str) -> str:
        """A kernel's name that no other one has."""
        if name in self.taken:
            name = kernel_name([name.removeprefix("fused_")], self.taken)
        self.taken.setdefault(name, 1)
        return name

    def _allocate(self, value: SSAValue, source: Operation) -> SSAValue:
        type_ = memref_of(value.type)
        alloc = memref.AllocOp.get(
            type_.element_type, None, type_.get_shape(), dynamic_sizes=self._dynamic(value)
        )
        self._add(alloc, source)
        alloc.results[0].name_hint = value.name_hint
        return alloc.results[0]

    def _dynamic(self, value: SSAValue) -> list[SSAValue]:
        """The sizes of a value's `?` dims."""
        return [
            self._size(size)
            for size, declared in zip(self.classes.sizes(value), shape_of(value), strict=True)
            if declared < 0
        ]

    def _size(self, size: Size) -> SSAValue:
        if is_static(size):
            return self._index(size)
        if size not in self._sizes:
            self._sizes[size] = self._read_size(size)
        return self._sizes[size]

    def _read_size(self, size: Size) -> SSAValue:
        for arg in self.func.body.block.args:
            if not isinstance(arg.type, TensorType):
                continue
            for position, own in enumerate(self.classes.sizes(arg)):
                if own == size:
                    dim = memref.DimOp(self.values[arg], self._index(position))
                    return self._add(dim).results[0]
        formula = self._formulas.get(size)
        if formula is None:
            raise OpError(
                self.func, "a `?` size follows from no argument; give an argument that has that dim"
            )
        return self._computed(formula)

    def _computed(self, formula: SizeFormula) -> SSAValue:
        """A size from others."""
        total = self._index(formula.constant)
        for factor, dims in formula.terms:
            product = self._index(factor)
            for value, position in dims:
                size = self._size(self.classes.sizes(value)[position])
                product = self._add(arith.MuliOp(product, size)).results[0]
            total = self._add(arith.AddiOp(total, product)).results[0]
        total = self._add(arith.MaxSIOp(total, self._index(0))).results[0]
        if formula.divisor == 1:
            return total
        return self._add(arith.DivUIOp(total, self._index(formula.divisor))).results[0]

    def _index(self, value: int) -> SSAValue:
        if value not in self._indices:
            constant = arith.ConstantOp(IntegerAttr(value, IndexType()))
            self._indices[value] = self._add(constant).results[0]
        return self._indices[value]


def _is_for_views(op: SizedOp) -> bool:
    """Whether reshapes that are views take sizes of it: these follow from the classes."""
    return all(isinstance(use.operation, ReshapeOp) for use in op.result.uses)


def _is_strided(value: SSAValue) -> bool:
    return not isinstance(memref_type(value).layout, NoneAttr)


def _alone(op: Operation) -> FusionOp:
    """A fusion of one op, which an unfused op amounts to; it reads the op's own operands."""
    body = Block(arg_types=[value.type for value in op.operands])
    clone = op.clone()
    clone.operands = list(body.args)
    clone.location = op.location
    body.add_ops([clone, YieldOp(clone.results)])
    name = kernel_name([word_of(op.name)], {})
    fusion = FusionOp(name, op.operands, [v.type for v in op.results], Region(body))
    fusion.location = op.location
    return fusion


def _check_elements(func: FuncOp, type_: Attribute) -> None:
    if isinstance(type_, TensorType):
        element = cast("TensorType[Attribute]", type_).element_type
        if of_element(element) is None:
            raise OpError(func, f"mlfuse has no tensors of {element}")


def _lower_type(type_: Attribute) -> Attribute:
    return memref_of(cast(Attribute, type_)) if isinstance(type_, TensorType) else type_
