"""What a model can be refused for: it is broken, or it asks for something mlfuse hasn't got."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlfuse.diagnostics.errors import Place, SourceError

if TYPE_CHECKING:
    from mlfuse.frontends.tracing import TracedArray


class OnnxError(SourceError):
    """A model that can't be loaded or run. The place is a node: its line is the node's number."""

    def __init__(self, message: str, place: Place | None = None):
        super().__init__(message, place)


class UnsupportedError(OnnxError):
    """A valid model that asks for what mlfuse hasn't got; the text names the op and its node."""


class NoConverterError(UnsupportedError):
    """An operator that mlfuse hasn't got for any shapes."""


class NeedsSizesError(UnsupportedError):
    """What can be converted once all sizes of its inputs are numbers: a model with dynamic dims is then
    converted anew for the shapes that it is called with."""


class NeedsValuesError(UnsupportedError):
    """What can be converted once a value of the graph is known: where it follows from small inputs alone,
    the model is converted anew for the values that these are called with."""

    def __init__(self, message: str, place: Place | None, value: TracedArray):
        super().__init__(message, place)
        self.value = value
        self.inputs: frozenset[int] = frozenset()
        """The inputs that it follows from, where those are small."""
