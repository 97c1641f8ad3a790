"""`--match-epilogues`: a matrix product or a convolution and the only kernel that reads it become one library call.

    loop.library "dot_general" ins(%x, %w : ...) out(%p : ...) options {...}
    loop.launch @fused_matmul_add_max(%b, %p, %y)                             becomes
    loop.library "dot_general" ins(%x, %w, %b : ...) out(%y : ...) options {..., epilogue = "bias_relu"}

Between `--lower-to-loop` and `--share-launches`, for devices whose description lists `epilogues`. With precision
"strict" no product has one: the library rounds once, graph ops after each op (docs/numerics.md). A
convolution's epilogue is a chain of steps that each round (`epilogues/channels.py`).

A kernel is an epilogue of a product if it computes the value that it stores as the epilogue's reference does, operation
by operation, from the loads to the store. The reference is the epilogue itself, written as graph ops and lowered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache

from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import FunctionType, MemRefType, ModuleOp, StringAttr, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import MlfuseError, place_of
from mlfuse.diagnostics.remark import OpRef, Remark
from mlfuse.diagnostics.remarks import discard, record
from mlfuse.dialects import dtypes
from mlfuse.dialects.graph.activation import GeluOp
from mlfuse.dialects.graph.arithmetic import AddOp
from mlfuse.dialects.graph.base import AnyTensor, dims_of
from mlfuse.dialects.graph.movement import BroadcastOp
from mlfuse.dialects.graph.rectifiers import ReluOp
from mlfuse.dialects.loop.access import LoadOp, StoreOp
from mlfuse.dialects.loop.epilogue import (
    CHANNELS,
    CHANNELS_RELU,
    EPILOGUES,
    OPTION,
    activation_of,
    has_bias,
)
from mlfuse.dialects.loop.host import LaunchOp, LibraryOp
from mlfuse.dialects.loop.nests import ParallelOp
from mlfuse.dialects.loop.ops import KernelOp, memref_type
from mlfuse.passes.epilogues.channels import chain_of, why_not_forward
from mlfuse.passes.epilogues.one_value import is_each, stored
from mlfuse.passes.memory.uses import is_written_between
from mlfuse.passes.utils.planned_for import check_planned_for
from mlfuse.passes.utils.precision import DEFAULT, STRICT, check_precision
from mlfuse.targets import devices

RULE = "library.epilogue"
_PRODUCT, _CONVOLUTION = "dot_general", "convolution"
_TYPES = ("f16", "bf16", "f32")
_INPUTS = ("product", "bias")
"""The names of a reference's arguments, which its kernel keeps."""
_COMMUTATIVE = (arith.AddfOp, arith.MulfOp, arith.MaximumfOp)
"""Ops whose first two operands may be swapped."""


@dataclass(frozen=True)
class MatchEpilogues(ModulePass):
    """Moves the work of kernels into the epilogues of library calls, where the device's library has them."""

    name = "match-epilogues"
    takes = "loop"

    device: str = devices.DEFAULT
    precision: str = DEFAULT

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        check_precision(self.precision)
        check_planned_for(op, self.device)
        epilogues = devices.get(self.device).epilogues
        if not epilogues:
            return
        known = (*EPILOGUES, CHANNELS, CHANNELS_RELU)
        if unknown := sorted({*epilogues} - {*known}):
            raise MlfuseError(
                f"{self.device}: unknown epilogue {unknown[0]!r}, expected one of: {', '.join(known)}"
            )
        kernels = {top.sym_name.data: top for top in op.ops if isinstance(top, KernelOp)}
        ops = list(op.walk())
        launched = Counter(each.callee.string_value() for each in ops if isinstance(each, LaunchOp))
        for call in [each for each in ops if isinstance(each, LibraryOp)]:
            launch = _reader(call, epilogues)
            if launch is None or OPTION in call.options.data:
                continue
            kernel = kernels.get(launch.callee.string_value())
            if kernel is None:
                continue
            found: _Match | str
            if self.precision == STRICT and call.function.data == _PRODUCT:
                found = 'precision "strict" takes none'
            elif launched[kernel.sym_name.data] > 1:
                found = "the kernel has other launches, too"
            else:
                found = _match(call, launch, kernels, epilogues)
            if isinstance(found, str):
                _say(call, kernel, fused=False, reason=found)
                continue
            _say(call, kernel, fused=True, reason=f"the library's epilogue {found.epilogue!r}")
            _rewrite(found)
            del kernels[kernel.sym_name.data]


@dataclass(frozen=True)
class _Match:
    call: LibraryOp
    launch: LaunchOp
    kernel: KernelOp
    epilogue: str
    vectors: Callable[[], Sequence[SSAValue]]
    """Its inputs; creates missing ones before the launch."""
    output: SSAValue


def _reader(call: LibraryOp, epilogues: Sequence[str]) -> LaunchOp | None:
    """The kernel after a call of a function that has epilogues; None for other calls and uses."""
    of_channels = {*epilogues} & {CHANNELS, CHANNELS_RELU}
    with_epilogues = {*([_CONVOLUTION] if of_channels else [])}
    with_epilogues |= {*([_PRODUCT] if {*epilogues} & {*EPILOGUES} else [])}
    if call.function.data not in with_epilogues:
        return None
    if not isinstance(call.output.owner, memref.AllocOp):
        return None
    for use in call.output.uses:
        if isinstance(use.operation, LaunchOp) and use.operation.parent is call.parent:
            return use.operation
    return None


def _match(
    call: LibraryOp,
    launch: LaunchOp,
    kernels: dict[str, KernelOp],
    epilogues: Sequence[str],
) -> _Match | str:
    """The epilogue that a kernel matches, or why it matches none."""
    what = "product" if call.function.data == _PRODUCT else "convolution"
    why = _why_no_call(call) if what == "product" else why_not_forward(call)
    if why:
        return why
    if len(list(call.output.uses)) != 2:
        return f"the {what} has other readers"
    kernel = kernels[launch.callee.string_value()]
    arg_of: dict[SSAValue, SSAValue] = dict(
        zip(kernel.body.block.args, launch.arguments, strict=True)
    )
    found = stored(kernel, arg_of)
    if found is None:
        return "the kernel computes more than one value per element"
    store, target = found
    if memref_type(target).element_type != memref_type(call.output).element_type:
        return f"the result has another type than the {what}"
    match = _of_product if what == "product" else _of_convolution
    epilogue = match(call, launch, store, arg_of, epilogues)
    if isinstance(epilogue, str):
        return epilogue
    if is_written_between(call, launch, kernels):
        return f"an input of the {what} is written before the kernel reads it"
    return _Match(call, launch, kernel, *epilogue, target)


def _why_no_call(product: LibraryOp) -> str:
    """Why the library has no epilogues for a product; "" if it has."""
    if _dims(product, "lhs_batch"):
        return "the product has batch dims"
    result = memref_type(product.output)
    same = all(memref_type(value).element_type == result.element_type for value in product.inputs)
    if same and dtypes.of(result).name in _TYPES:
        return ""
    return f"the library has epilogues only for {', '.join(_TYPES)}"


_Found = tuple[str, Callable[[], Sequence[SSAValue]]]
"""An epilogue's name and inputs."""


def _of_product(
    call: LibraryOp,
    launch: LaunchOp,
    store: StoreOp,
    arg_of: dict[SSAValue, SSAValue],
    epilogues: Sequence[str],
) -> _Found | str:
    kernel = store.parent_op()
    kernel = None if kernel is None else kernel.parent_op()
    assert isinstance(kernel, KernelOp)
    roles = _roles(kernel, store, arg_of, call)
    if roles is None:
        return "the kernel reads more than the product and a bias along its last dim"
    element = dtypes.of(memref_type(call.output)).name
    mine = [each for each in epilogues if each in EPILOGUES]
    inputs = [] if roles.bias is None else [roles.bias]
    for epilogue in mine:
        same = roles.same(store.value, _reference(epilogue, element))
        if has_bias(epilogue) == bool(inputs) and same:
            return epilogue, lambda: inputs
    return f"the kernel is none of {', '.join(mine)}"


def _of_convolution(
    call: LibraryOp,
    launch: LaunchOp,
    store: StoreOp,
    arg_of: dict[SSAValue, SSAValue],
    epilogues: Sequence[str],
) -> _Found | str:
    chain = chain_of(call, store, arg_of, with_relu=CHANNELS_RELU in epilogues)
    if isinstance(chain, str):
        return chain
    return chain.epilogue, lambda: chain.vectors(launch)


def _dims(call: LibraryOp, name: str) -> tuple[int, ...]:
    """An array of integers among a call's options."""
    return dims_of(call.options.data[name])  # pyright: ignore[reportArgumentType]


@dataclass
class _Roles:
    """What a candidate's loads are, and the comparison of its values with a reference's."""

    loads: dict[SSAValue, int]
    """0: the product, 1: the bias."""
    bias: SSAValue | None
    _seen: dict[tuple[SSAValue, SSAValue], bool] = field(
        default_factory=dict[tuple[SSAValue, SSAValue], bool]
    )

    def same(self, value: SSAValue, reference: SSAValue) -> bool:
        """Whether both are computed by the same operations; sums and products in either order."""
        key = (value, reference)
        if key not in self._seen:
            self._seen[key] = self._same(value, reference)
        return self._seen[key]

    def _same(self, value: SSAValue, reference: SSAValue) -> bool:
        if value in self.loads:
            load = reference.owner
            return isinstance(load, LoadOp) and _number(load) == self.loads[value]
        op, other = value.owner, reference.owner
        if not isinstance(op, Operation) or not isinstance(other, Operation):
            return False
        if isinstance(other, LoadOp) or type(op) is not type(other):
            return False
        if op.properties != other.properties or value.type != reference.type:
            return False
        return self._all(op.operands, other.operands) or (
            isinstance(op, _COMMUTATIVE)
            and self._all([op.operands[1], op.operands[0], *op.operands[2:]], other.operands)
        )

    def _all(self, values: Sequence[SSAValue], references: Sequence[SSAValue]) -> bool:
        return len(values) == len(references) and all(map(self.same, values, references))


def _number(load: LoadOp) -> int:
    """What a reference's kernel loads: 0 the product, 1 the bias."""
    return _INPUTS.index(load.buffer.name_hint or "")


def _roles(
    kernel: KernelOp, store: StoreOp, arg_of: dict[SSAValue, SSAValue], call: LibraryOp
) -> _Roles | None:
    """The roles of all loads; None if one is neither of the product nor of a bias."""
    nest = store.parent_op()
    assert isinstance(nest, ParallelOp)
    sizes = [dims_of(each) for each in kernel.attributes["arg_dims"]]  # pyright: ignore
    buffers: list[SSAValue] = [
        arg for arg in kernel.body.block.args if isinstance(arg.type, MemRefType)
    ]
    size_of = dict(zip(buffers, sizes, strict=True))
    roles = _Roles({}, None)
    for load in nest.body.block.ops:
        if not isinstance(load, LoadOp):
            continue
        if load.guard:
            return None
        buffer = arg_of[load.source]
        if buffer is call.output:
            if not is_each(load, nest) or size_of[load.source] != size_of[store.target]:
                return None
            roles.loads[load.result] = 0
        elif _is_bias(load, nest, call) and roles.bias in (None, buffer):
            same_type = memref_type(buffer).element_type == memref_type(call.output).element_type
            if not same_type or size_of[load.source] != size_of[store.target][-1:]:
                return None
            roles.loads[load.result], roles.bias = 1, buffer
        else:
            return None
    return roles if 0 in roles.loads.values() else None


def _is_bias(load: LoadOp, nest: ParallelOp, call: LibraryOp) -> bool:
    """Whether a load takes one element per column of the product."""
    contracted = len(_dims(call, "rhs_contract"))
    if memref_type(call.inputs[1]).get_num_dims() != contracted + 1:
        return False
    if len(load.access_map.results) != 1:
        return False
    place = load.access_map.results[0]
    last = nest.body.block.args[-1]
    return isinstance(place, AffineDimExpr) and load.access_indices[place.position] is last


@cache
def _reference(epilogue: str, element: str) -> SSAValue:
    """The value that the kernel of an epilogue stores."""
    from mlfuse.ir.context import new_context
    from mlfuse.passes import registry

    module, context = _module(epilogue, element), new_context()
    passes = ("decompose", "canonicalize", "cse", "dce", "fuse-vertical", "lower-to-loop")
    with discard():  # no remarks about the reference
        for name in passes:
            registry.load(name)().apply(context, module)
    (store,) = [op for op in module.walk() if isinstance(op, StoreOp)]
    return store.value


def _module(epilogue: str, element: str) -> ModuleOp:
    """An epilogue as a function of graph ops."""
    type_ = dtypes.named(element).mlir
    matrix, row = TensorType(type_, [8, 16]), TensorType(type_, [16])
    inputs: list[AnyTensor] = [matrix, row] if has_bias(epilogue) else [matrix]
    func = FuncOp("main", FunctionType.from_lists(inputs, [matrix]))
    block = func.body.block
    value: SSAValue = block.args[0]
    ops = list[Operation]()
    for hint, arg in zip(_INPUTS, block.args, strict=False):
        arg.name_hint = hint
    for bias in block.args[1:]:
        wide = BroadcastOp(bias, [1], matrix)
        ops += [wide, AddOp(value, wide.result)]
        value = ops[-1].results[0]
    match activation_of(epilogue):
        case "relu":
            ops.append(ReluOp(value))
        case "gelu":
            tanh: dict[str, Attribute] = {"approximate": StringAttr("tanh")}
            ops.append(GeluOp.create(operands=[value], result_types=[matrix], properties=tanh))
        case _:
            pass
    block.add_ops([*ops, ReturnOp(ops[-1].results[0])])
    return ModuleOp([func])


def _rewrite(match: _Match) -> None:
    """The call replaces the launch, writes its output, and the kernel is removed."""
    call, launch = match.call, match.launch
    inputs = [*call.inputs, *match.vectors()]
    options = {**call.options.data, OPTION: StringAttr(match.epilogue)}
    new = LibraryOp(call.function.data, inputs, [match.output], options)
    new.location = call.location
    block = launch.parent_block()
    assert block is not None
    block.insert_op_before(new, launch)
    unused = [call.output, *launch.arguments]
    for gone in (launch, call, match.kernel):
        gone.detach()
        gone.erase()
    for value in dict.fromkeys(unused):
        if isinstance(value.owner, memref.AllocOp) and not list(value.uses):
            value.owner.detach()
            value.owner.erase()


def _say(call: LibraryOp, kernel: KernelOp, *, fused: bool, reason: str) -> None:
    name = kernel.sym_name.data
    ops = OpRef.of(call, "producer"), OpRef.of(kernel, "consumer", (name,))
    record(Remark(place_of(call), RULE, fused, name, reason, ops=ops))
