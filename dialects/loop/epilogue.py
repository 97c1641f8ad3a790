"""What a library does with a result before it writes it: the option `epilogue` of a call.

    loop.library "dot_general" ins(%x, %w, %b : ...) out(%y : ...) options {..., epilogue = "bias_gelu"}
    loop.library "convolution" ins(%x, %w, %m, %s : ...) out(%y : ...) options {..., epilogue = "sub_mul_relu"}

An epilogue is a row of steps, joined by `_`. `bias`, `add`, `sub` and `mul` each take one further input of the call, in
their order: a vector along the result's columns or, of a convolution, along its features.
"""

from __future__ import annotations

import numpy as np
from xdsl.dialects.builtin import StringAttr, TensorType, f32
from xdsl.ir import Attribute, Block
from xdsl.utils.exceptions import VerifyException

from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.activation import GeluOp
from mlfuse.dialects.graph.base import dims_of
from mlfuse.dialects.graph.composite import ActivationOp
from mlfuse.dialects.graph.rectifiers import ReluOp
from mlfuse.dialects.loop.host import LibraryOp

EPILOGUES = ("bias", "relu", "bias_relu", "gelu", "bias_gelu")
"""Of a product of matrices; gelu is the form by tanh."""
CHANNELS, CHANNELS_RELU = "channels", "channels_relu"
"""What device descriptions list for convolutions: any row of `CHANNEL_STEPS`, without and with relu."""
CHANNEL_STEPS = ("add", "sub", "mul", "relu")
OPTION = "epilogue"
_WITH_INPUT = {"bias": np.add, "add": np.add, "sub": np.subtract, "mul": np.multiply}


def epilogue_of(op: LibraryOp) -> str:
    """A call's epilogue; "" where it has none. VerifyException where it is none that there is."""
    attr = op.options.data.get(OPTION)
    if attr is None:
        return ""
    name = attr.data if isinstance(attr, StringAttr) else str(attr)
    of_channels = op.function.data == "convolution"
    if of_channels and not {*name.split("_")} <= {*CHANNEL_STEPS}:
        steps = ", ".join(CHANNEL_STEPS)
        raise VerifyException(f"unknown epilogue {name!r}; it is a row of {steps}, joined by _")
    if not of_channels and name not in EPILOGUES:
        raise VerifyException(f"unknown epilogue {name!r}; there are: {', '.join(EPILOGUES)}")
    if len(op.inputs) != 2 + count_inputs(name):
        raise VerifyException(f"epilogue {name!r} takes {2 + count_inputs(name)} inputs in all")
    return name


def steps_of(name: str) -> list[str]:
    """The steps of an epilogue, in order; none of "" """
    return name.split("_") if name else []


def takes_input(step: str) -> bool:
    """Whether a step takes a vector."""
    return step in _WITH_INPUT


def count_inputs(name: str) -> int:
    """How many further inputs a call with an epilogue takes."""
    return sum(map(takes_input, steps_of(name)))


def has_bias(name: str) -> bool:
    """Whether an epilogue adds a bias first."""
    return name.startswith("bias")


def activation_of(name: str) -> str:
    """What comes after the bias of a product: "relu", "gelu" or ""."""
    return name.removeprefix("bias").removeprefix("_")


def vector_dim(op: LibraryOp) -> int:
    """The dim of the result that the vectors of an epilogue go along."""
    if op.function.data == "convolution":
        return dims_of(op.options.data["result_dims"])[1]  # pyright: ignore[reportArgumentType]
    return len(op.output.type.get_shape()) - 1  # pyright: ignore


def stepped(step: str, values: Array, vector: Array | None) -> Array:
    """One step, as the graph op computes it; `vector` has the dims of `values`, and of size 1 those that it
    doesn't go along."""
    if vector is not None:
        return _WITH_INPUT[step](values, vector)
    if step == "relu":
        return _op(ReluOp).numpy(values)
    return _op(GeluOp, approximate=StringAttr("tanh")).numpy(values)


def _op(kind: type[ActivationOp], **properties: Attribute) -> ActivationOp:
    type_ = TensorType(f32, [])
    operands = Block(arg_types=[type_]).args
    return kind.create(operands=operands, result_types=[type_], properties=properties)
