"""What a converter gets: one node of a model, its attributes typed, and what to do with its inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NoReturn, Protocol, cast

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
    """One node of a model.

    Attributes are read by their types; a missing one is `default`, and an error where that is None.
    """

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

    def int(self, name: str, default: int | None = None) -> int:
        """An integer."""
        found = self._attribute(name, default)
        return found if isinstance(found, int) else self._mistyped(name, "an integer")

    def float(self, name: str, default: float | None = None) -> float:
        """A float."""
        found = self._attribute(name, default)
        return float(found) if isinstance(found, int | float) else self._mistyped(name, "a float")

    def bool(self, name: str, default: bool | None = None) -> bool:
        """An integer that says yes or no."""
        return self.int(name, default) != 0

    def string(self, name: str, default: str | None = None) -> str:
        """A text."""
        found = self._attribute(name, default)
        return found if isinstance(found, str) else self._mistyped(name, "a text")

    def ints(self, name: str, default: Sequence[int] | None = None) -> list[int]:
        """A list of integers."""
        found = self._attribute(name, default)
        return cast("list[int]", self._listed(name, found, int, "integers"))

    def floats(self, name: str, default: Sequence[float] | None = None) -> list[float]:
        """A list of floats."""
        found = self._attribute(name, default)
        return cast("list[float]", self._listed(name, found, (int, float), "floats"))

    def strings(self, name: str, default: Sequence[str] | None = None) -> list[str]:
        """A list of texts."""
        found = self._attribute(name, default)
        return cast("list[str]", self._listed(name, found, str, "texts"))

    def tensor(self, name: str, default: Array | None = None) -> Array:
        """A tensor."""
        found = self._attribute(name, default)
        if isinstance(found, np.ndarray):
            return cast(Array, found)
        return self._mistyped(name, "a tensor")

    def _attribute(self, name: str, default: object) -> object:
        found = self.attributes.get(name, default)
        return self.invalid(f"the attribute {name} is missing") if found is None else found

    def _mistyped(self, name: str, wanted: str) -> NoReturn:
        self.invalid(f"the attribute {name} should be {wanted}")

    def _listed(
        self, name: str, found: object, kind: type | tuple[type, ...], wanted: str
    ) -> list[object]:
        if isinstance(found, list | tuple):
            items = list(cast("Sequence[object]", found))
            if all(isinstance(each, kind) for each in items):
                return items
        return self._mistyped(name, f"a list of {wanted}")

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
