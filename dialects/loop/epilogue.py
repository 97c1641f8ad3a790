"""Epilogues of library calls: the work on a result before it is written. It is the option `epilogue`.

    loop.library "dot_general" ins(%x, %w, %b : ...) out(%y : ...) options {..., epilogue = "bias_gelu"}
    loop.library "convolution" ins(%x, %w, %m, %s : ...) out(%y : ...) options {..., epilogue = "sub_mul_relu"}

An epilogue is a sequence of steps, joined by `_`. `bias`, `add`, `sub` and `mul` each take one further input of the
call, in order: a vector along the result's columns or, for a convolution, along its features.
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
"""The epilogues of matrix products; gelu is the tanh approximation."""
CHANNELS, CHANNELS_RELU = "channels", "channels_relu"
"""The names in device descriptions for convolutions: any sequence of `CHANNEL_STEPS`, without and with relu."""
CHANNEL_STEPS = ("add", "sub", "mul", "relu")
OPTION = "epilogue"
_WITH_INPUT = {"bias": np.add, "add": np.add, "sub": np.subtract, "mul": np.multiply}


def epilogue_of(op: LibraryOp) -> str:
    """A call's epilogue; "" if it has none. VerifyException if there is no such epilogue."""
    attr = op.options.data.get(OPTION)
    if attr is None:
        return ""
    name = attr.data if isinstance(attr, StringAttr) else str(attr)
    of_channels = op.function.data == "convolution"
    if of_channels and not {*name.split("_")} <= {*CHANNEL_STEPS}:
        steps = ", ".join(CHANNEL_STEPS)
        raise VerifyException(
            f"unknown epilogue {name!r}; expected steps out of {steps}, joined by _"
        )
    if not of_channels and name not in EPILOGUES:
        raise VerifyException(f"unknown epilogue {name!r}, expected one of: {', '.join(EPILOGUES)}")
    if len(op.inputs) != 2 + count_inputs(name):
        raise VerifyException(f"epilogue {name!r} takes {2 + count_inputs(name)} inputs in all")
    return name


def steps_of(name: str) -> list[str]:
    """The steps of an epilogue, in order; an empty list for ""."""
    return name.split("_") if name else []


def takes_input(step: str) -> bool:
    """Whether a step takes a vector as an input."""
    return step in _WITH_INPUT


def count_inputs(name: str) -> int:
    """How many further inputs a call with an epilogue takes."""
    return sum(map(takes_input, steps_of(name)))


def has_bias(name: str) -> bool:
    """Whether an epilogue adds a bias first."""
    return name.startswith("bias")


def activation_of(name: str) -> str:
    """The step after the bias of a product: "relu", "gelu" or ""."""
    return name.removeprefix("bias").removeprefix("_")


def vector_dim(op: LibraryOp) -> int:
    """The dim of the result that an epilogue's vectors are for: columns or features."""
    if op.function.data == "convolution":
        return dims_of(op.options.data["result_dims"])[1]  # pyright: ignore[reportArgumentType]
    return len(op.output.type.get_shape()) - 1  # pyright: ignore


def stepped(step: str, values: Array, vector: Array | None) -> Array:
    """One step, as the graph op computes it; `vector` has the rank of `values`, with size 1 in all dims but its
    own."""
    if vector is not None:
        return _WITH_INPUT[step](values, vector)
    if step == "relu":
        return _op(ReluOp).numpy(values)
    return _op(GeluOp, approximate=StringAttr("tanh")).numpy(values)


def _op(kind: type[ActivationOp], **properties: Attribute) -> ActivationOp:
    type_ = TensorType(f32, [])
    operands = Block(arg_types=[type_]).args
    return kind.create(operands=operands, result_types=[type_], properties=properties)
