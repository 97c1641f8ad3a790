"""Functions of the host, by their registered names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Self

from xdsl.dialects.builtin import DictionaryAttr, StringAttr

from mlfuse import externals
from mlfuse.diagnostics.errors import MlfuseError, OpError
from mlfuse.dialects.graph.external import keywords
from mlfuse.runtime.library.function import LibraryFunction, Options, Packing
from mlfuse.runtime.library.steps import Apply, ArrayView, Library, Operand, Work


@dataclass(frozen=True)
class CallExternal(LibraryFunction):
    """A function looked up when the call is read: after registering another, compile again."""

    NAME: ClassVar[str] = "call_external"
    INPUTS: ClassVar[int | None] = None
    name: str
    function: externals.External
    options: Mapping[str, Any]

    @classmethod
    def read(cls, options: Options) -> Self:
        name, given = (options.op.options.data.get(key) for key in ("function", "options"))
        if not isinstance(name, StringAttr) or not isinstance(given, DictionaryAttr):
            raise OpError(options.op, "an external call has options function and options")
        try:
            return cls.of(name.data, keywords(given))
        except MlfuseError as error:
            raise OpError(options.op, str(error)) from error

    @classmethod
    def of(cls, name: str, options: Mapping[str, Any]) -> Self:
        """The call of a registered function. MlfuseError if there is none of that name."""
        return cls(name, externals.lookup(name), options)

    def plan(
        self,
        inputs: Sequence[Operand],
        outputs: Sequence[Operand],
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work:
        arrays = (*inputs, *outputs)
        places = [ArrayView(number, operand.layout) for number, operand in enumerate(arrays)]
        function, at = partial(self.function, **self.options), None
        if isinstance(self.function, externals.InMemory) and not self.options:
            at = self.function.at([operand.shape for operand in arrays])
        count = len(inputs)
        step = Apply(tuple(places[count:]), tuple(places[:count]), function, self.name, at)
        return Work((step,), tuple(operand.dtype for operand in arrays))
