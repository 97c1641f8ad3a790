"""What a converter gets: one node of a model, its attributes, and what to do with its inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NoReturn, Protocol, TypeVar

import numpy as np

from mlfuse.diagnostics.errors import Place
from mlfuse.dialects.dtypes import Array
from mlfuse.frontends.onnx.errors import (
    NeedsSizesError,
    NeedsValuesError,
    OnnxError,
    UnsupportedError,
)
from mlfuse.frontends.tracing import Trace, TracedArray

T = TypeVar("T")
Value = TracedArray | Array
"""A value of the model while it is converted: traced, or known. A known one is a NumPy array; one
whose dtype is `object` holds sizes: of integers, and of `Size`s that are known when the code runs.
"""
Attribute = int | float | str | Array | list[int] | list[float] | list[str] | object
"""A node's attribute: a tensor is a NumPy array, a subgraph onnx's GraphProto."""
Outputs = Value | Sequence[Value | None]
"""The result of a converter: a value for each output, None for an unused one."""


class Builder(Protocol):
    """The graph that is being built."""

    @property
    def trace(self) -> Trace: ...

    def constant(self, array: Array) -> TracedArray:
        """A known array (sizes, too) as a value of the graph."""
        ...

    def check_table(self, count: int) -> None:
        """Raise UnsupportedError where a table of so many numbers is absurdly large."""
        ...


@dataclass(frozen=True)
class Node:
    """One node of a model. Its attributes are read by what a converter's signature says (`signature.py`)."""

    op_type: str
    name: str
    domain: str
    opset: int
    """Of the node's domain, as the model imports it."""
    attributes: Mapping[str, Attribute]
    wanted: tuple[bool, ...]
    """For each output that is declared, whether it has a name: may be used."""
    place: Place
    builder: Builder

    @property
    def trace(self) -> Trace:
        """The function being written: for ops that make tensors from nothing."""
        return self.builder.trace

    @property
    def outputs(self) -> int:
        """How many outputs are declared."""
        return len(self.wanted)

    def wants(self, output: int) -> bool:
        """Whether an output may be used."""
        return output < len(self.wanted) and self.wanted[output]

    # Attributes.

    def has(self, name: str) -> bool:
        """Whether the node has an attribute of that name."""
        return name in self.attributes

    def given(self, name: str, value: T | None) -> T:
        """An attribute that the node needs here, though not always: an error where it's None."""
        return self.invalid(f"the attribute {name} is missing") if value is None else value

    # Inputs.

    def array(self, value: Value) -> TracedArray:
        """An input as a value of the graph: constants (and sizes) become one."""
        return value if isinstance(value, TracedArray) else self.builder.constant(value)

    def known(self, value: Value | None, what: str) -> Array:
        """An input whose numbers must be known while the model is converted.

        Sizes of unknown dims are not. Where it follows from the model's inputs, the model is converted
        anew, with these known. `what` says which input it is, in errors.
        """
        if value is None:
            self.invalid(f"the input {what} is missing")
        if isinstance(value, TracedArray):
            text = self._text(f"{what} is computed from data; it must be a constant")
            raise NeedsValuesError(text, self.place, value)
        if value.dtype == object:
            self.needs_sizes(f"{what} depends on sizes that aren't known yet")
        return value

    def known_ints(self, value: Value | None, what: str) -> list[int]:
        """A known input (rank 0 or 1) as Python's integers."""
        return [int(each) for each in np.ravel(self.known(value, what))]

    # Tables.

    def check_table(self, *sizes: int) -> None:
        """UnsupportedError where a table of these sizes, worked out while the model is converted, is absurd."""
        self.builder.check_table(prod(sizes))

    # Errors.

    def unsupported(self, reason: str) -> NoReturn:
        """The error for an operation that mlfuse doesn't support."""
        raise UnsupportedError(self._text(reason), self.place)

    def needs_sizes(self, reason: str) -> NoReturn:
        """The node can be converted only where all sizes are numbers."""
        raise NeedsSizesError(self._text(reason), self.place)

    def invalid(self, reason: str) -> NoReturn:
        """The node is wrong."""
        raise OnnxError(self._text(reason), self.place)

    def _text(self, reason: str) -> str:
        op = f"{self.domain}.{self.op_type}" if self.domain else self.op_type
        return f"{op}: {reason}"
