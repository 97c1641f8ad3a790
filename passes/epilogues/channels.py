"""The epilogue of a convolution: a chain of exact steps along its features, and relu.

The kernel after it stores, say, `max((c - m) * s + b, 0)`, where `c` is the convolution's result and the others depend
on the feature alone. Each step rounds once, in the kernel as in the library, so the bits are the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import cast

from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    Float32Type,
    FloatAttr,
    MemRefType,
    TensorType,
    f32,
)
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineConstantExpr

from mlfuse.dialects.dtypes import DYNAMIC
from mlfuse.dialects.graph.base import dims_attr, dims_of
from mlfuse.dialects.loop.access import LoadOp, StoreOp
from mlfuse.dialects.loop.host import ConstantOp, LaunchOp, LibraryOp
from mlfuse.dialects.loop.nests import ParallelOp
from mlfuse.dialects.loop.ops import KernelOp, memref_type
from mlfuse.passes.epilogues.one_value import index_at, is_each

_STEPS: Mapping[type[Operation], str] = {
    arith.AddfOp: "add",
    arith.SubfOp: "sub",
    arith.MulfOp: "mul",
}


def why_not_forward(call: LibraryOp) -> str:
    """Why the library has no epilogues for a convolution; "" if it has."""
    if any(not isinstance(_element(value), Float32Type) for value in (*call.inputs, call.output)):
        return "the library has epilogues only for convolutions in f32"
    turned = any(_numbers(call, "reverse")) or {*_numbers(call, "lhs_dilation")} - {1}
    if turned or _integer(call, "batch_groups") != 1:
        return "it isn't a forward convolution: it is dilated, reversed or has batch groups"
    window = [_shape(call.inputs[1])[dim] for dim in _numbers(call, "rhs_dims")[2:]]
    places = [_shape(call.output)[dim] for dim in _numbers(call, "result_dims")[2:]]
    if DYNAMIC in (*window, *places, _shape(call.output)[_feature_dim(call)]):
        return "the convolution's window, places or features aren't known"
    if prod(window) == 1:
        return "a window of one element is a matrix product"
    if prod(window) > prod(places) and _integer(call, "feature_groups") == 1:
        return "the window has more elements than the result: it is a gradient by the weights"
    return ""


@dataclass(frozen=True)
class Chain:
    """The steps of a kernel after a convolution, and their operands, scalars in the kernel."""

    epilogue: str
    kernel: KernelOp
    nest: ParallelOp
    features: int
    operands: tuple[SSAValue, ...]

    def vectors(self, launch: LaunchOp) -> list[SSAValue]:
        """The buffers of the operands. An operand that isn't a buffer yet becomes a constant, or is computed
        before the launch by a kernel of its own."""
        block = launch.parent_block()
        assert block is not None
        found: dict[SSAValue, SSAValue] = {}
        computed: list[SSAValue] = []
        for value in self.operands:
            op = value.owner
            if isinstance(op, LoadOp) and self._is_vector(op):
                found[value] = self._given(launch, op.source)
            elif isinstance(op, arith.ConstantOp) and isinstance(op.value, FloatAttr):
                splat = DenseIntOrFPElementsAttr.from_list(
                    TensorType(f32, [self.features]), [op.value.value.data] * self.features
                )
                constant = ConstantOp(splat, MemRefType(f32, [self.features]))
                block.insert_op_before(constant, launch)
                found[value] = constant.result
            elif value not in computed:
                computed.append(value)
        if computed:
            found |= self._computed(computed, launch, block)
        return [found[value] for value in self.operands]

    def _is_vector(self, load: LoadOp) -> bool:
        """Whether a load reads, over all features, a whole buffer in order."""
        whole = _shape(load.source) == (self.features,)
        return whole and (self.features == 1 or index_at(load, 0) is not None)

    def _given(self, launch: LaunchOp, arg: SSAValue) -> SSAValue:
        return launch.arguments[list(self.kernel.body.block.args).index(arg)]  # pyright: ignore

    def _computed(
        self, values: list[SSAValue], launch: LaunchOp, block: Block
    ) -> dict[SSAValue, SSAValue]:
        """A kernel before the launch that computes the values independent of the convolution's result."""
        ops = _ops_of(values, self.kernel, self.nest)
        args = self.kernel.body.block.args
        read = {op.source for op in ops if isinstance(op, LoadOp)}
        sources = [arg for arg in args if arg in read]
        type_ = MemRefType(f32, [self.features])
        body = Block(arg_types=[*(arg.type for arg in sources), *[type_] * len(values)])
        known: dict[SSAValue, SSAValue] = dict(zip(sources, body.args, strict=False))
        for arg, source in zip(body.args, sources, strict=False):
            arg.name_hint = source.name_hint
        nest = ParallelOp([self.features])
        (feature,) = nest.body.block.args
        for op in ops:
            if isinstance(op, LoadOp):
                indices = [feature] * len(op.indices)
                copy: Operation = LoadOp(known[op.source], indices, op.access_map)
            else:
                copy = op.clone(known)
            (body if isinstance(op, arith.ConstantOp) else nest.body.block).add_op(copy)
            known[op.results[0]] = copy.results[0]
        for value, target in zip(values, body.args[len(sources) :], strict=True):
            nest.body.block.add_op(StoreOp(known[value], target, [feature]))
        body.add_op(nest)
        made = KernelOp(f"{self.kernel.sym_name.data}_channels", Region(body))
        buffers = [arg for arg in args if isinstance(arg.type, MemRefType)]
        listed = self.kernel.attributes["arg_dims"]
        assert isinstance(listed, ArrayAttr)
        dims = dict[SSAValue, Attribute](
            zip(buffers, cast(ArrayAttr[Attribute], listed), strict=True)
        )
        own: Attribute = dims_attr([self.features])
        made.attributes["arg_dims"] = ArrayAttr(
            [*(dims[arg] for arg in sources), *[own] * len(values)]
        )
        made.location = self.kernel.location
        module = self.kernel.parent_block()
        assert module is not None
        module.insert_op_before(made, self.kernel)
        targets = [memref.AllocOp([], [], type_) for _ in values]
        given = [self._given(launch, arg) for arg in sources]
        start = LaunchOp(made.sym_name.data, [*given, *(each.memref for each in targets)])
        block.insert_ops_before([*targets, start], launch)
        return {value: each.memref for value, each in zip(values, targets, strict=True)}


def chain_of(
    call: LibraryOp,
    store: StoreOp,
    arg_of: Mapping[SSAValue, SSAValue],
    *,
    with_relu: bool,
) -> Chain | str:
    """The epilogue that computes a kernel's stored value, or why it is none."""
    nest = store.parent_op()
    assert isinstance(nest, ParallelOp)
    kernel = nest.parent_op()
    assert isinstance(kernel, KernelOp)
    buffers = [arg for arg in kernel.body.block.args if isinstance(arg.type, MemRefType)]
    sizes = [dims_of(each) for each in kernel.attributes["arg_dims"]]  # pyright: ignore
    size_of: dict[SSAValue, tuple[int, ...]] = dict(zip(buffers, sizes, strict=True))
    feature = _feature_dim(call)
    if feature >= len(store.access_map.results):
        return "the kernel stores an array of another rank than the convolution's result"
    vectors = _of_feature(kernel, nest, index_at(store, feature))
    steps: list[str] = []
    operands: list[SSAValue] = []
    value = store.value
    while not _is_result(value, call, arg_of):
        op = value.owner
        if not isinstance(op, Operation) or not op.operands:
            return "the value that the kernel stores isn't computed by a chain of steps from the convolution's result"
        if isinstance(op, arith.MaximumfOp) and any(map(_is_zero, op.operands)):
            if not with_relu:
                return "the device's description lists no relu (its epilogue channels_relu)"
            steps.append("relu")
            value = op.operands[_is_zero(op.operands[0])]
            continue
        step = _STEPS.get(type(op))
        if step is None:
            return f"the library has no epilogue with {op.name}"
        sides = [each in vectors for each in op.operands]
        if not any(sides):
            return "the kernel reads more than the convolution and vectors along its features"
        side = 1 if sides[1] else 0
        if step == "sub" and side == 0:
            return "the library can subtract a vector from a convolution, but not a convolution from a vector"
        steps.append(step)
        operands.append(op.operands[side])
        value = op.operands[1 - side]
    load = value.owner
    assert isinstance(load, LoadOp)
    if not steps or not is_each(load, nest) or size_of[load.source] != size_of[store.target]:
        return "the kernel doesn't read each element of the convolution's result at the index at which it stores"
    features = _shape(call.output)[_feature_dim(call)]
    return Chain("_".join(reversed(steps)), kernel, nest, features, tuple(reversed(operands)))


def _is_result(value: SSAValue, call: LibraryOp, arg_of: Mapping[SSAValue, SSAValue]) -> bool:
    op = value.owner
    return isinstance(op, LoadOp) and arg_of[op.source] is call.output and not op.guard


def _is_zero(value: SSAValue) -> bool:
    op = value.owner
    constant = isinstance(op, arith.ConstantOp) and isinstance(op.value, FloatAttr)
    return constant and str(op.value.value.data) == "0.0"  # pyright: ignore


def _of_feature(kernel: KernelOp, nest: ParallelOp, feature: SSAValue | None) -> set[SSAValue]:
    """The scalars of a kernel that are functions of the feature alone."""
    found = set[SSAValue]()
    for op in (*kernel.body.block.ops, *nest.body.block.ops):
        if op.regions or len(op.results) != 1:
            continue
        same = _is_at_feature(op, feature) if isinstance(op, LoadOp) else found >= {*op.operands}
        if same:
            found.add(op.results[0])
    return found


def _is_at_feature(load: LoadOp, feature: SSAValue | None) -> bool:
    """Whether a load's index, in a buffer of known sizes, is the feature. None as feature: there is only one."""
    if load.guard or DYNAMIC in _shape(load.source):
        return False
    for dim, expr in enumerate(load.access_map.results):
        index = index_at(load, dim)
        if not isinstance(expr, AffineConstantExpr) and (index is None or index is not feature):
            return False
    return True


def _ops_of(values: list[SSAValue], kernel: KernelOp, nest: ParallelOp) -> list[Operation]:
    """The ops that compute some scalars, operands first."""
    needed = {*values}
    found: list[Operation] = []
    for op in reversed([*kernel.body.block.ops, *nest.body.block.ops]):
        if needed & {*op.results}:
            found.append(op)
            needed |= set() if isinstance(op, LoadOp) else {*op.operands}
    return found[::-1]


def _element(buffer: SSAValue) -> Attribute:
    return memref_type(buffer).element_type


def _shape(buffer: SSAValue) -> tuple[int, ...]:
    return memref_type(buffer).get_shape()


def _feature_dim(call: LibraryOp) -> int:
    return _numbers(call, "result_dims")[1]


def _numbers(call: LibraryOp, name: str) -> tuple[int, ...]:
    return dims_of(call.options.data[name])  # pyright: ignore[reportArgumentType]


def _integer(call: LibraryOp, name: str) -> int:
    return call.options.data[name].value.data  # pyright: ignore
