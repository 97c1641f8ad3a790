"""What a library does with a matrix product before it writes it: the option `epilogue` of a call.

    loop.library "dot_general" ins(%x, %w, %b : ...) out(%y : ...) options {..., epilogue = "bias_gelu"}

A bias is a further input, one element a column. The names are those that device descriptions list.
"""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr, TensorType, f32
from xdsl.ir import Attribute, Block
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.activation import GeluOp, ReluOp
from mlfuse.dialects.graph.composite import ActivationOp
from mlfuse.dialects.loop.host import LibraryOp

EPILOGUES = ("bias", "relu", "bias_relu", "gelu", "bias_gelu")
"""gelu is the form by tanh."""
OPTION = "epilogue"


def epilogue_of(op: LibraryOp) -> str:
    """A call's epilogue; "" where it has none. VerifyException where it is none that there is."""
    attr = op.options.data.get(OPTION)
    if attr is None:
        return ""
    name = attr.data if isinstance(attr, StringAttr) else str(attr)
    if name not in EPILOGUES:
        raise VerifyException(f"unknown epilogue {name!r}; there are: {', '.join(EPILOGUES)}")
    if len(op.inputs) != 2 + has_bias(name):
        raise VerifyException(f"epilogue {name!r} takes {2 + has_bias(name)} inputs in all")
    return name


def has_bias(name: str) -> bool:
    """Whether an epilogue adds a bias first."""
    return name.startswith("bias")


def activation_of(name: str) -> str:
    """What comes after the bias: "relu", "gelu" or ""."""
    return name.removeprefix("bias").removeprefix("_")


def activated(name: str, values: Array) -> Array:
    """The activation of an epilogue, as the graph op computes it."""
    match activation_of(name):
        case "relu":
            return _op(ReluOp).numpy(values)
        case "gelu":
            return _op(GeluOp, approximate=StringAttr("tanh")).numpy(values)
        case _:
            return values


def _op(kind: type[ActivationOp], **properties: Attribute) -> ActivationOp:
    type_ = TensorType(f32, [])
    operands = Block(arg_types=[type_]).args
    return kind.create(operands=operands, result_types=[type_], properties=properties)
