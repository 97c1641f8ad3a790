"""The node that a converter gets: its attributes, methods for its inputs, and its errors."""

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
"""A value of the model during conversion: traced, or known. A known value is a NumPy array. If its dtype is `object`,
it holds sizes: integers, and `Size`s that are known only at run time.
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
        """A known array (also of sizes) as a value of the graph."""
        ...

    def check_table(self, count: int) -> None:
        """Raise UnsupportedError if a table of so many numbers is too large."""
        ...


@dataclass(frozen=True)
class Node:
    """One node of a model. The signature of a converter says which attributes it reads (`signature.py`)."""

    op_type: str
    name: str
    domain: str
    opset: int
    """The version of the node's domain that the model imports."""
    attributes: Mapping[str, Attribute]
    wanted: tuple[bool, ...]
    """For each declared output, whether it has a name, and so may be used."""
    place: Place
    builder: Builder

    @property
    def trace(self) -> Trace:
        """The trace of the function, for ops without operands."""
        return self.builder.trace

    @property
    def outputs(self) -> int:
        """The number of declared outputs."""
        return len(self.wanted)

    def wants(self, output: int) -> bool:
        """Whether an output may be used."""
        return output < len(self.wanted) and self.wanted[output]

    # Attributes.

    def has(self, name: str) -> bool:
        """Whether the node has an attribute of that name."""
        return name in self.attributes

    def given(self, name: str, value: T | None) -> T:
        """An optional attribute that is required in this case: an error if it is None."""
        return self.invalid(f"the attribute {name} is missing") if value is None else value

    # Inputs.

    def array(self, value: Value) -> TracedArray:
        """An input as a value of the graph, also if it is a constant or a size."""
        return value if isinstance(value, TracedArray) else self.builder.constant(value)

    def constant(self, value: Value | None, what: str) -> Array:
        """An input whose numbers must be known while the model is converted.

        Sizes of unknown dims aren't known. If the numbers depend on the model's inputs, the model is converted again
        for the values of these inputs. `what` is the input's name in errors.
        """
        if value is None:
            self.invalid(f"the input {what} is missing")
        if isinstance(value, TracedArray):
            text = self._text(
                f"{what} is computed from data; make it a constant of the model, or compute it from sizes"
            )
            raise NeedsValuesError(text, self.place, value)
        if value.dtype == object:
            self.needs_sizes(f"{what} depends on sizes that aren't known")
        return value

    def known_ints(self, value: Value | None, what: str) -> list[int]:
        """A known input (rank 0 or 1) as Python's integers."""
        return [int(each) for each in np.ravel(self.constant(value, what))]

    # Tables.

    def check_table(self, *sizes: int) -> None:
        """UnsupportedError if a table of these sizes, which would be computed during conversion, is too large."""
        self.builder.check_table(prod(sizes))

    # Errors.

    def unsupported(self, reason: str) -> NoReturn:
        """Raise the error for an operation that mlfuse doesn't support."""
        raise UnsupportedError(self._text(reason), self.place)

    def needs_sizes(self, reason: str) -> NoReturn:
        """Raise the error for a node that can be converted only with known sizes."""
        raise NeedsSizesError(self._text(reason), self.place)

    def invalid(self, reason: str) -> NoReturn:
        """Raise the error for an invalid node."""
        raise OnnxError(self._text(reason), self.place)

    def _text(self, reason: str) -> str:
        op = f"{self.domain}.{self.op_type}" if self.domain else self.op_type
        return f"{op}: {reason}"
