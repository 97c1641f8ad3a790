"""The interface of library functions: name, options, and the steps of a call."""

from __future__ import annotations

import abc
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, cast

import numpy as np
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr
from xdsl.ir import Attribute
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.loop.epilogue import epilogue_of
from mlfuse.dialects.loop.host import LibraryOp
from mlfuse.runtime.library.layout import Layout
from mlfuse.runtime.library.steps import Library, Operand, Work


@dataclass(frozen=True)
class Packing:
    """How a constant input is rearranged, once: views of it, concatenated in row-major order."""

    parts: tuple[Layout, ...]
    dtype: np.dtype[np.generic]

    @property
    def size(self) -> int:
        """The elements of the packed array, which has one dim."""
        return sum(part.size for part in self.parts)


class LibraryFunction(abc.ABC):
    """One library function with the options of one call. Pure data: sizes come with `plan`."""

    NAME: ClassVar[str]
    INPUTS: ClassVar[int | None]
    """The number of inputs; None if it varies by call."""
    TAKES_ANY_ORDER: ClassVar[bool] = False
    """Whether inputs may have their own `order`."""

    @classmethod
    @abc.abstractmethod
    def read(cls, options: Options) -> Self:
        """The call of a `loop.library` op. OpError if an option is wrong."""

    @abc.abstractmethod
    def plan(
        self,
        inputs: Sequence[Operand],
        outputs: Sequence[Operand],
        packed: Mapping[int, Packing],
        library: Library[Any],
    ) -> Work:
        """The steps of a call on arrays of these shapes.

        `inputs` are those of the program; inputs in `packed` arrive in the form of `packing`.
        """

    @property
    def title(self) -> str:
        """Its name in errors."""
        return self.NAME

    def packing(self, number: int, operand: Operand, library: Library[Any]) -> Packing | None:
        """How input `number` is packed if it is a constant; None if it isn't."""
        return None


@dataclass(frozen=True)
class Options:
    """The options of a `loop.library` op, read with errors that name the op and the option."""

    op: LibraryOp

    def integers(self, name: str) -> tuple[int, ...]:
        """An array of integers."""
        attr = self._get(name)
        if not isinstance(attr, DenseArrayBase):
            raise OpError(self.op, f"option {name} must be an array of i64")
        return tuple(int(value) for value in attr.get_values())

    def integer(self, name: str) -> int:
        """One integer."""
        attr = self._get(name)
        if not isinstance(attr, IntegerAttr):
            raise OpError(self.op, f"option {name} must be an integer")
        return cast(IntegerAttr[Any], attr).value.data

    def epilogue(self) -> str:
        """The epilogue of a function of two inputs, "" if the call has none."""
        try:
            found = epilogue_of(self.op)
        except VerifyException as error:
            raise OpError(self.op, str(error)) from error
        if not found and len(self.op.inputs) != 2:
            name, count = self.op.function.data, len(self.op.inputs)
            raise OpError(self.op, f"no library has {name!r} of {count} inputs")
        return found

    def _get(self, name: str) -> Attribute | None:
        data: Mapping[str, Attribute] = self.op.options.data
        return data.get(name)
