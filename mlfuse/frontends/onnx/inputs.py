"""The inputs of a model: their types, and checks of arguments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from xdsl.dialects.builtin import TensorType

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DYNAMIC, Array
from mlfuse.frontends.onnx.building import hint
from mlfuse.frontends.onnx.errors import OnnxError
from mlfuse.frontends.onnx.reading import Dim, Info
from mlfuse.frontends.onnx.tensors import check_type
from mlfuse.frontends.tracing import Input

Shapes = tuple[tuple[int, ...], ...]
Tie = tuple[tuple[int, int], tuple[int, int]]
"""Two dims of one name, each as (number of the input, dim)."""


MAX_VALUES = 4096
"""The most elements of an input whose values a model is converted for."""


@dataclass(frozen=True)
class Types:
    """The types of the inputs, in order."""

    infos: tuple[Info, ...]
    dtypes: tuple[np.dtype[Any], ...]
    ties: tuple[Tie, ...]

    @staticmethod
    def of(infos: Sequence[Info], dims: Mapping[str, int]) -> Types:
        """The types of inputs as a file declares them; `dims` gives sizes to named dims."""
        fixed = tuple(_fixed(info, dims) for info in infos)
        names = {each for info in infos for each in info.shape or () if isinstance(each, str)}
        for name, size in dims.items():
            if name not in names or not name:
                known = ", ".join(sorted(repr(each) for each in names if each)) or "none"
                raise MlfuseError(f"the model has no dim {name!r}; there are: {known}")
            if size < 0:
                raise MlfuseError(f"the dim {name!r} can't be {size}")
        kinds = tuple(check_type(info.data_type, f"the input {info.name!r}") for info in infos)
        return Types(fixed, kinds, tuple(_ties(fixed)))

    @cached_property
    def are_open(self) -> bool:
        """Whether a size is known only in a call."""
        return any(
            info.shape is None or any(isinstance(size, str) for size in info.shape)
            for info in self.infos
        )

    def __str__(self) -> str:
        return ", ".join(map(str, self.infos))

    def are_of_type(self, args: Sequence[Any]) -> bool:
        """Whether arguments have the element types of the inputs."""
        found = [getattr(arg, "dtype", None) for arg in args]
        return all(a == b for a, b in zip(found, self.dtypes, strict=True))

    def traced(self, shapes: Shapes | None, values: Mapping[int, Array]) -> list[Input]:
        """The arguments of the model's function: the inputs whose values aren't known.

        OnnxError if the rank of one isn't known.
        """
        return [
            Input(hint(info.name), TensorType(_element(dtype), _shape(info, number, shapes)))
            for number, (info, dtype) in enumerate(zip(self.infos, self.dtypes, strict=True))
            if number not in values
        ]

    def placed(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Any, ...]:
        """Positional and keyword arguments, in the order of the inputs. MlfuseError if they don't fit."""
        names = [info.name for info in self.infos]
        given = dict(zip(names, args, strict=False))
        unknown = [name for name in kwargs if name not in names]
        twice = [name for name in kwargs if name in given]
        missing = [name for name in names if name not in given and name not in kwargs]
        if len(args) > len(names) or unknown or twice or missing:
            what = (
                f"there is no input {unknown[0]!r}"
                if unknown
                else f"the input {twice[0]!r} is given twice"
                if twice
                else f"the input {missing[0]!r} is missing"
                if missing
                else f"{len(args)} inputs are given"
            )
            raise MlfuseError(f"{what}; the model takes {self}")
        return tuple(given[name] if name in given else kwargs[name] for name in names)

    def shapes(self, args: Sequence[Any]) -> Shapes:
        """The shapes of arguments. MlfuseError if they don't fit."""
        found = tuple(tuple(map(int, np.shape(arg))) for arg in args)
        for info, shape in zip(self.infos, found, strict=True):
            _check_shape(info, shape)
        self.check_ties(args)
        return found

    def check_ties(self, args: Sequence[Any]) -> None:
        """MlfuseError if dims of one name differ."""
        for (first, dim), (second, other) in self.ties:
            a, b = np.shape(args[first]), np.shape(args[second])
            if len(a) > dim and len(b) > other and a[dim] != b[other]:
                shape = self.infos[first].shape
                raise MlfuseError(
                    f"the dim {shape[dim] if shape else ''!r} is {a[dim]} in the input "
                    f"{self.infos[first].name!r} and {b[other]} in {self.infos[second].name!r}"
                )

    def value(self, arg: Any, number: int) -> Array:
        """The elements of an argument that must be known."""
        array = np.array(arg.get() if hasattr(arg, "get") else arg)
        info, wanted = self.infos[number], self.dtypes[number]
        if array.dtype != wanted:
            raise MlfuseError(
                f"the input {info.name!r} is {array.dtype.name}, expected {wanted.name}"
            )
        _check_shape(info, array.shape)
        if array.size > MAX_VALUES:
            raise MlfuseError(
                f"the input {info.name!r} decides shapes, and the code is made for its values: it has "
                f"{array.size} elements, and at most {MAX_VALUES} are possible"
            )
        array.flags.writeable = False
        return array


def _fixed(info: Info, dims: Mapping[str, int]) -> Info:
    if info.shape is None:
        return info
    sizes: list[Dim] = [
        dims.get(each, each) if isinstance(each, str) else each for each in info.shape
    ]
    return replace(info, shape=tuple(sizes))


def _ties(infos: Sequence[Info]) -> Iterator[Tie]:
    first: dict[str, tuple[int, int]] = {}
    for number, info in enumerate(infos):
        for dim, name in enumerate(info.shape or ()):
            if not isinstance(name, str) or not name:
                continue
            if name in first:
                yield first[name], (number, dim)
            else:
                first[name] = (number, dim)


def _element(dtype: np.dtype[Any]):
    known = dtypes.of_numpy(dtype)
    assert known is not None
    return known.mlir


def _shape(info: Info, number: int, shapes: Shapes | None) -> tuple[int, ...]:
    if shapes is not None:
        return shapes[number]
    if info.shape is None:
        raise OnnxError(f"the rank of the input {info.name!r} isn't known")
    return tuple(DYNAMIC if isinstance(size, str) else size for size in info.shape)


def _check_shape(info: Info, shape: tuple[int, ...]) -> None:
    if info.shape is None:
        return
    if len(shape) != len(info.shape) or any(
        isinstance(wanted, int) and wanted != size
        for wanted, size in zip(info.shape, shape, strict=False)
    ):
        raise MlfuseError(f"the input {info.name!r} has shape {shape}, the model takes {info}")
