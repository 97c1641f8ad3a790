"""Functions of neural networks on arrays: `mlfuse.nn.softmax(x, axis=-1)`, `mlfuse.nn.gelu(x)`, ...

Each is one composite op of the graph dialect, generated from its class: operands are positional arguments
(optional ones at the end may be omitted), properties are keyword arguments. So each is expanded, fused
and differentiated as in MLIR text; the op's docstring documents it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlfuse.dialects.graph.activation import OPS as ACTIVATIONS
from mlfuse.dialects.graph.attention import OPS as ATTENTION
from mlfuse.dialects.graph.composite import CompositeOp
from mlfuse.dialects.graph.cross_entropy import OPS as CLASS_LOSSES
from mlfuse.dialects.graph.gating import OPS as GATES
from mlfuse.dialects.graph.loss import OPS as LOSSES
from mlfuse.dialects.graph.normalization import OPS as NORMS
from mlfuse.dialects.graph.normalization import LayerNormOp, RmsNormOp
from mlfuse.dialects.graph.softmax import OPS as SOFTMAXES
from mlfuse.dialects.graph.softmax import LogSoftmaxOp, SoftmaxOp
from mlfuse.frontends.tracing.array import TracedArray
from mlfuse.frontends.tracing.operands import arrays_of
from mlfuse.frontends.tracing.place import TraceError

_OPS = (*ACTIVATIONS, *ATTENTION, *CLASS_LOSSES, *GATES, *LOSSES, *NORMS, *SOFTMAXES)
_DEFAULTS: dict[type[CompositeOp], dict[str, Any]] = {
    LayerNormOp: {"axis": -1, "epsilon": 1e-5},
    RmsNormOp: {"axis": -1, "epsilon": 1e-6},
    LogSoftmaxOp: {"axis": -1},
    SoftmaxOp: {"axis": -1},
}
"""Defaults of properties that are required in text, but not in Python."""


def _function(op: type[CompositeOp]) -> Callable[..., TracedArray]:
    name = op.name.partition(".")[2]
    definition = op.get_irdl_definition()
    operands = [operand for operand, _ in definition.operands]
    known = definition.properties
    usual = _DEFAULTS.get(op, {})

    def apply(*args: object, **options: Any) -> TracedArray:
        for option in options:
            if option not in known:
                there = ", ".join(known) or "none"
                raise TraceError(f"mlfuse.nn.{name} has no option {option!r}; there are: {there}")
        given = list(args)
        while given and given[-1] is None:
            given.pop()
        if not given or any(each is None for each in given):
            raise TraceError(f"mlfuse.nn.{name} takes arrays: {', '.join(operands)}, in this order")
        trace, arrays = arrays_of(f"nn.{name}", given)
        chosen = {key: value for key, value in options.items() if value is not None}
        made = op.make(*(each.value for each in arrays), **usual | chosen)
        return trace.array(trace.emit(made))

    apply.__name__ = apply.__qualname__ = name
    apply.__doc__ = op.__doc__
    return apply


FUNCTIONS: dict[str, Callable[..., TracedArray]] = {
    made.__name__: made for made in map(_function, _OPS)
}
"""Every function of this module, by name."""


def __getattr__(name: str) -> Callable[..., TracedArray]:
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    raise AttributeError(f"mlfuse.nn has no {name!r}; there are: {', '.join(sorted(FUNCTIONS))}")


def __dir__() -> list[str]:
    return sorted(FUNCTIONS)
