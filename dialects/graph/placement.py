"""Values and functions on several devices: copies from one device to another, and calls of functions on one.

`--place` writes the copies, `--outline-devices` the calls. A function of several devices holds nothing else; what a device
computes is in a module of its own, next to the function:

    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %a = graph.dispatch @cpu::@main_0(%x) : (tensor<8xf32>) -> tensor<8xf32>
      %b = graph.transfer %a to "cuda" : tensor<8xf32>
      %c = graph.dispatch @cuda::@main_1(%b) : (tensor<8xf32>) -> tensor<8xf32>
      func.return %c : tensor<8xf32>
    }
    builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} { ... }
    builtin.module @cuda attributes {mlfuse.device = "cuda", mlfuse.planned_for = "sm_90"} { ... }
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from xdsl.dialects.builtin import (
    ArrayAttr,
    DictionaryAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    TensorType,
)
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.traits import Pure, SymbolTable
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.base import Dim, GraphOp, OpKind, require, shape_of
from mlfuse.dialects.graph.composite import OPERAND_T
from mlfuse.dialects.graph.marks import DEVICE

if TYPE_CHECKING:
    from mlfuse.dialects.graph.gradient import Backward

KINDS = ("cpu", "cuda")
"""The kinds of devices."""


@irdl_op_definition
class TransferOp(GraphOp):
    """`%y = graph.transfer %x to "cuda" : tensor<4xf32>`: the elements of x, in the memory of a device."""

    name = "graph.transfer"
    KIND: ClassVar[OpKind] = OpKind.OPAQUE
    WIDENS: ClassVar[bool] = False
    operand = operand_def(OPERAND_T)
    target = prop_def(StringAttr)
    result = result_def(OPERAND_T)
    traits = traits_def(Pure())
    assembly_format = "$operand `to` $target attr-dict `:` type($operand)"

    def __init__(self, operand: SSAValue, target: str):
        super().__init__(
            operands=[operand],
            properties={"target": StringAttr(target)},
            result_types=[operand.type],
        )

    def equal_dims(self) -> Iterator[tuple[Dim, Dim]]:
        for position in range(len(shape_of(self.operand))):
            yield (self.operand, position), (self.result, position)

    def verify_(self) -> None:
        super().verify_()
        require(
            is_device(self.target.data),
            f'graph.transfer: unknown device "{self.target.data}"; a device is cpu or cuda, or cuda:1 for the second one',
        )

    def gradient(self, e: Backward, grad: SSAValue) -> Sequence[SSAValue | None]:
        """The gradient goes where it is used: `--place` copies it."""
        return [grad]

    def numpy(self, *args: Array) -> Array:
        return args[0]


@irdl_op_definition
class DispatchOp(IRDLOperation):
    """`%y = graph.dispatch @cuda::@main_1(%x) : (tensor<4xf32>) -> tensor<4xf32>`: a call of a function in the module of a
    device.

    Below the graph level that function takes and gives memrefs of the same shapes and element types.
    """

    name = "graph.dispatch"
    callee = prop_def(SymbolRefAttr)
    arguments = var_operand_def()
    outputs = var_result_def()
    assembly_format = (
        "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, $outputs)"
    )

    def __init__(
        self,
        device: str,
        function: str,
        arguments: Sequence[SSAValue],
        results: Sequence[Attribute],
    ):
        super().__init__(
            operands=[arguments],
            properties={"callee": SymbolRefAttr(device, [function])},
            result_types=[results],
        )

    @property
    def function(self) -> FuncOp:
        """The function that is called. VerifyException if there is none."""
        found = SymbolTable.lookup_symbol(self, self.callee)
        if not isinstance(found, FuncOp):
            raise VerifyException(f"graph.dispatch: there is no function {self.callee}")
        return found

    def verify_(self) -> None:
        types = self.function.function_type
        results_in_arguments = 0 if types.outputs else len(self.outputs)
        given, wanted = len(self.arguments), len(types.inputs) - results_in_arguments
        require(
            given == wanted,
            f"graph.dispatch: {self.callee} takes {counted(wanted, 'argument')}, and gets {given}",
        )
        taken = [*types.inputs.data[:given], *types.outputs, *types.inputs.data[given:]]
        for value, type_ in zip((*self.arguments, *self.outputs), taken, strict=True):
            require(
                _in_memory(value.type) == _in_memory(type_),
                f"graph.dispatch: {self.callee} has {type_}, where this call has {value.type}",
            )
        for value in self.arguments:
            there = _device_of_value(value)
            require(
                there in (None, self.device),
                f"graph.dispatch: {self.callee} is on {self.device} and reads a value on {there}; graph.transfer copies it",
            )

    @property
    def device(self) -> str | None:
        """The device whose module has the function."""
        module = self.function.parent_op()
        return None if module is None else device_of(module.attributes)


def _in_memory(type_: Attribute) -> object:
    """What the type of a tensor has in common with that of its buffer."""
    if isinstance(type_, TensorType | MemRefType):
        element = dtypes.of_element(cast("TensorType[Attribute]", type_).element_type)
        return None if element is None else element.signless, type_.get_shape()
    return type_


def _device_of_value(value: SSAValue) -> str | None:
    """The device that a value is on in a function of several devices; None for an argument without a mark."""
    match value.owner:
        case DispatchOp() as op:
            return op.device
        case TransferOp() as op:
            return short(op.target.data)
        case Block() as block:
            func = block.parent_op()
            return (
                device_of_argument(func, block.args.index(value))
                if isinstance(func, FuncOp)
                else None
            )
        case op:
            raise VerifyException(
                f"graph.dispatch: reads the result of {op.name}, which is on no device; a function of several devices has "
                "only dispatches and transfers"
            )


def device_of(attributes: dict[str, Attribute]) -> str | None:
    """The device that attributes name, without `:0`; None if they name none."""
    value = attributes.get(DEVICE)
    return short(value.data) if isinstance(value, StringAttr) else None


def is_device(name: str) -> bool:
    """Whether a name is that of a device: a kind, and perhaps a number."""
    kind, colon, number = name.partition(":")
    return kind in KINDS and (not colon or (number.isascii() and number.isdecimal()))


def short(device: str) -> str:
    """The one spelling of a device: `cuda` for `cuda:0`."""
    return device.removesuffix(":0")


def modules_of(module: ModuleOp) -> dict[str, ModuleOp]:
    """The modules of single devices in a module, by symbol; empty unless `--outline-devices` made some."""
    return {
        op.sym_name.data: op
        for op in module.ops
        if isinstance(op, ModuleOp) and op.sym_name is not None and DEVICE in op.attributes
    }


def dispatches_of(func: FuncOp) -> list[DispatchOp]:
    """The calls of a function in the module of a device; empty for any other function."""
    module = func.parent_op()
    whole = None if module is None else module.parent_op()
    if not isinstance(whole, ModuleOp):
        return []
    callers = [op for op in whole.ops if isinstance(op, FuncOp)]
    calls = [op for each in callers for op in each.walk() if isinstance(op, DispatchOp)]
    return [op for op in calls if op.function is func]


def device_of_argument(func: FuncOp, number: int) -> str | None:
    """The device that an argument's attribute names."""
    return _device_in(func.arg_attrs, number)


def device_of_result(func: FuncOp, number: int) -> str | None:
    """The device that a result's attribute names."""
    return _device_in(func.res_attrs, number)


def _device_in(given: ArrayAttr[DictionaryAttr] | None, number: int) -> str | None:
    return None if given is None else device_of(dict(given.data[number].data))
