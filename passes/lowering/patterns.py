"""The patterns of `--lower-to-loop`, one for each kind of op of a fused function.

In the examples `%x_` is the buffer of the tensor `%x`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from xdsl.dialects.builtin import MemRefType, NoneAttr, StridedLayoutAttr, UnitAttr
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, Region, SSAValue
from xdsl.pattern_rewriter import (
    GreedyRewritePatternApplier,
    PatternRewriter,
    PatternRewriteWalker,
    RewritePattern,
    op_type_rewrite_pattern,
)

from mlfuse.dialects.graph.base import GraphOp, OpKind
from mlfuse.dialects.graph.collective import AllReduceOp
from mlfuse.dialects.graph.creation import ConstantOp
from mlfuse.dialects.graph.foreach import ForeachOp
from mlfuse.dialects.graph.fusion import FusionOp, YieldOp
from mlfuse.dialects.graph.marks import NO_FUSE
from mlfuse.dialects.graph.reshape import ReshapeOp
from mlfuse.dialects.graph.sized import SizedOp
from mlfuse.dialects.loop import collective as loop_collective
from mlfuse.dialects.loop import host as loop_host
from mlfuse.dialects.loop import table as loop_table
from mlfuse.dialects.loop.ops import memref_type
from mlfuse.passes.fusion.plan import kernel_name, word_of
from mlfuse.passes.lowering.conversion import Conversion
from mlfuse.passes.lowering.foreach import lower_foreach
from mlfuse.passes.lowering.values import memref_of
from mlfuse.passes.memory.in_place import drop_arguments
from mlfuse.passes.utils.kernel_ops import is_kernel_op
from mlfuse.passes.utils.strided import is_part, part_of


class ConversionPattern(RewritePattern):
    """Inserts the lowered form of an op before it, and records its results' buffers."""

    def __init__(self, conversion: Conversion):
        self.conversion = conversion


class LowerReturn(ConversionPattern):
    """`func.return %x : tensor<8xf32>` becomes `func.return %x_ : memref<8xf32>`."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ReturnOp, rewriter: PatternRewriter) -> None:
        lowered = ReturnOp(*self.conversion.of(op.operands))
        lowered.location = op.location
        rewriter.insert(lowered)


class LowerConstant(ConversionPattern):
    """`%c = graph.constant dense<[1.0, 2.0]>` becomes `%c_ = loop.constant dense<[1.0, 2.0]>`. Splat constants are
    part of kernels."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ConstantOp, rewriter: PatternRewriter) -> None:
        if op.is_splat:
            return
        lowered = loop_host.ConstantOp(op.value, memref_of(op.result.type))
        lowered.location = op.location
        self.conversion.buffers[op.result] = rewriter.insert(lowered).results[0]


class LowerReshape(ConversionPattern):
    """A reshape outside a kernel becomes another view of the same memory.

    Before: `%1 = graph.reshape %0 : tensor<4x8xf32> -> tensor<32xf32>`.
    After: `%1_ = loop.view %0_ : memref<4x8xf32> -> memref<32xf32>`.
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ReshapeOp, rewriter: PatternRewriter) -> None:
        if part_of(op.result) is not None:
            return
        sizes = self.conversion.sizes.dynamic(op.result, rewriter)
        source = self.conversion.of(op.operands[:1])[0]
        lowered = loop_host.ViewOp(source, sizes, memref_of(op.result.type))
        lowered.location = op.location
        self.conversion.buffers[op.result] = rewriter.insert(lowered).results[0]


class LowerPart(ConversionPattern):
    """A slice that only library calls read, or a reshape of one, becomes a strided view.

    Before: `%1 = graph.slice %0 [0:4:1, 8:16:1] : tensor<4x16xf32> -> tensor<4x8xf32>`.
    After: `%1_ = loop.view %0_ : memref<4x16xf32> -> memref<4x8xf32, strided<[16, 1], offset: 8>>`.
    """

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        part = part_of(op.results[0]) if is_part(op) or isinstance(op, ReshapeOp) else None
        if part is None:
            return
        whole, strided = part
        value = op.results[0]
        layout = StridedLayoutAttr(strided.strides, strided.offset)
        type_ = MemRefType(memref_of(value.type).element_type, strided.shape, layout)
        sizes = self.conversion.sizes.dynamic(value, rewriter)
        lowered = loop_host.ViewOp(self.conversion.of([whole])[0], sizes, type_)
        lowered.location = op.location
        self.conversion.buffers[value] = rewriter.insert(lowered).results[0]


class LowerLibraryCall(ConversionPattern):
    """A contraction, or an op that another package computes, becomes a call that writes to a buffer.

    Before: `%1 = graph.dot_general %x, %y contract [1] x [0] : ...`.
    After:
    ```mlir
    %1_ = memref.alloc() : memref<4x8xf32>
    loop.library "dot_general" ins(%x_, %y_) out(%1_) options {...}
    ```
    """

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if isinstance(op, AllReduceOp) or not isinstance(op, GraphOp):
            return
        if op.KIND in (OpKind.CONTRACTION, OpKind.OPAQUE):
            inputs = self.conversion.of(op.operands)
            call(op, inputs, op.results, self.conversion, rewriter)


def call(
    op: GraphOp,
    inputs: list[SSAValue],
    results: Sequence[SSAValue],
    conversion: Conversion,
    rewriter: PatternRewriter,
) -> list[SSAValue]:
    """Insert the library call of an op; returns its results' buffers."""
    outputs = [conversion.allocate(result, op, rewriter) for result in results]
    name = op.name.removeprefix("graph.")
    lowered = loop_host.LibraryOp(name, inputs, outputs, op.properties)
    lowered.location = op.location
    rewriter.insert(lowered)
    return outputs


class LowerAllReduce(ConversionPattern):
    """`%1 = graph.all_reduce add %x` becomes an allocation and `loop.all_reduce add ins(%x_) outs(%1_)`."""

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: AllReduceOp, rewriter: PatternRewriter) -> None:
        inputs = self.conversion.of(op.inputs)
        outputs = [self.conversion.allocate(value, op, rewriter) for value in op.outputs]
        element = op.operand_dtype(0).name
        lowered = loop_collective.AllReduceOp(
            op.reduction.data, element, inputs, outputs, op.groups
        )
        lowered.location = op.location
        rewriter.insert(lowered)


class LowerFusion(ConversionPattern):
    """A fusion becomes a kernel, its launch, and the library call whose epilogue it is, if it holds one.

    Before:
    ```mlir
    %1 = graph.fusion "fused_exp" (%a = %x : tensor<8xf32>) -> tensor<8xf32> {
      %2 = graph.exp %a : tensor<8xf32>
      graph.yield %2 : tensor<8xf32>
    }
    ```
    After, together with `loop.kernel @fused_exp` (`lowering/kernel.py`):
    ```mlir
    %1_ = memref.alloc() : memref<8xf32>
    loop.launch @fused_exp(%x_, %1_) : (memref<8xf32>, memref<8xf32>)
    ```
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: FusionOp, rewriter: PatternRewriter) -> None:
        launch(op, self.conversion, rewriter)


def launch(op: FusionOp, conversion: Conversion, rewriter: PatternRewriter) -> None:
    """Make a fusion's kernel and insert its launch."""
    name = conversion.unique_name(op.kernel.data)
    kernel, product = conversion.lowered.lower(op, name, conversion.classes)
    if any(NO_FUSE in inner.attributes for inner in op.walk()):
        kernel.op.attributes[NO_FUSE] = UnitAttr()
    conversion.kernels.append(kernel.op)
    buffers = conversion.of(op.inputs)
    if product is not None:
        assert isinstance(product, GraphOp)
        args: list[SSAValue] = list(op.body.block.args)
        inputs = [buffers[args.index(value)] for value in product.operands]
        buffers += call(product, inputs, product.results, conversion, rewriter)
    buffers += [conversion.allocate(value, op, rewriter) for value in op.outputs]
    sizes = [conversion.sizes.of(size, rewriter) for size in kernel.sizes]
    lowered = loop_host.LaunchOp(name, [*buffers, *sizes])
    lowered.location = op.location
    rewriter.insert(lowered)
    # Strided parts are for the call alone: kernels read row-major buffers.
    parts = [number for number, value in enumerate(buffers) if _is_strided(value)]
    if parts:
        drop_arguments(lowered, kernel.op, parts)


def _is_strided(value: SSAValue) -> bool:
    return not isinstance(memref_type(value).layout, NoneAttr)


class LowerKernelOp(ConversionPattern):
    """An op outside all fusions is a kernel by itself, lowered as a fusion of one op."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if not is_kernel_op(op) or (isinstance(op, SizedOp) and _is_for_views(op)):
            return
        fusion = _alone(op)
        self.conversion.classes.include(fusion)
        launch(fusion, self.conversion, rewriter)
        for result, value in zip(op.results, fusion.outputs, strict=True):
            self.conversion.buffers[result] = self.conversion.buffers[value]
        fusion.drop_all_references()


def _is_for_views(op: SizedOp) -> bool:
    """Whether only reshapes that are views use its sizes: these follow from the classes."""
    return all(isinstance(use.operation, ReshapeOp) for use in op.result.uses)


def _alone(op: Operation) -> FusionOp:
    """A fusion of one op; it reads the op's own operands."""
    body = Block(arg_types=[value.type for value in op.operands])
    clone = op.clone()
    clone.operands = list(body.args)
    clone.location = op.location
    body.add_ops([clone, YieldOp(clone.results)])
    name = kernel_name([word_of(op.name)], {})
    fusion = FusionOp(name, op.operands, [v.type for v in op.results], Region(body))
    fusion.location = op.location
    return fusion


class LowerForeach(ConversionPattern):
    """A foreach becomes a kernel over a table, the table, and the launch.

    Before: `%1, %2 = graph.foreach "fused_neg" (%a = [%x, %y]) ... { graph.neg %a ... }`.
    After, together with `loop.kernel @fused_neg` (`lowering/foreach.py`):
    ```mlir
    %t = loop.table [%x_, %1_], [%y_, %2_]
    loop.launch @fused_neg(%t)
    ```
    """

    @op_type_rewrite_pattern
    def match_and_rewrite(self, op: ForeachOp, rewriter: PatternRewriter) -> None:
        conversion = self.conversion
        lowered = lower_foreach(op, conversion.unique_name(op.kernel.data))
        conversion.kernels.append(lowered.op)
        for value in op.outputs:
            conversion.allocate(value, op, rewriter)
        per_tuple = op.results_by_value
        places: dict[int, list[SSAValue]] = dict(enumerate(op.columns))
        places |= {column: per_tuple[number] for number, column in lowered.outputs.items()}
        rows = [places[column][row] for row in range(op.count) for column in range(len(places))]
        columns = loop_table.TableType.of(lowered.columns)
        table = loop_table.TableOp(conversion.of(rows), columns)
        totals = [v for n, own in enumerate(per_tuple) if n not in lowered.outputs for v in own]
        shared = conversion.of([*op.shared, *totals])
        launched = loop_host.LaunchOp(lowered.op.sym_name.data, [table.results[0], *shared])
        table.location = launched.location = op.location
        rewriter.insert([table, launched])


def lower_ops(conversion: Conversion) -> None:
    """Apply the patterns to the ops of one function, in order. OpError for an op that none of them lowers."""
    kinds = (
        *(LowerReturn, LowerConstant, LowerReshape, LowerPart, LowerLibraryCall, LowerAllReduce),
        *(LowerFusion, LowerKernelOp, LowerForeach),
    )
    applier = GreedyRewritePatternApplier([kind(conversion) for kind in kinds], dce_enabled=False)
    walker = PatternRewriteWalker(_Directly(conversion.func, applier), apply_recursively=False)
    walker.rewrite_region(conversion.func.body)
    conversion.finish()


@dataclass
class _Directly(RewritePattern):
    """Applies a pattern to the ops directly in a function: ops in regions are lowered with their parent."""

    func: FuncOp
    pattern: RewritePattern

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> None:
        if op.parent_op() is self.func:
            self.pattern.match_and_rewrite(op, rewriter)
