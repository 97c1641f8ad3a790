"""Errors for models that are refused: invalid ones, and those that contain something unsupported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlfuse.diagnostics.errors import Place, SourceError

if TYPE_CHECKING:
    from mlfuse.frontends.tracing import TracedArray


class OnnxError(SourceError):
    """A model can't be loaded or run. The place is a node; its line is the node's number."""

    def __init__(self, message: str, place: Place | None = None):
        super().__init__(message, place)


class UnsupportedError(OnnxError):
    """A valid model with an unsupported operation; the text names the op and its node."""


class NoConverterError(UnsupportedError):
    """An operator that mlfuse doesn't support for any shapes."""


class NeedsSizesError(UnsupportedError):
    """An operation that needs static sizes of its inputs: a model with dynamic dims is then converted for the shapes of
    each call."""


class NeedsValuesError(UnsupportedError):
    """An operation that needs a known value: if the value depends only on small inputs, the model is converted for the
    values of these inputs in each call."""

    def __init__(self, message: str, place: Place | None, value: TracedArray):
        super().__init__(message, place)
        self.value = value
        self.inputs: frozenset[int] = frozenset()
        """The inputs that the value depends on, if they are small."""
