"""The arrays of an optimizer: parameters, their f32 masters, their states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from operator import attrgetter
from typing import Any, Literal

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.numbers import counted
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import Array, DType
from mlfuse.frontends.optim.homes import Home
from mlfuse.frontends.optim.update import State
from mlfuse.frontends.tracing.element_types import element_type

SPLIT = "split"
Masters = bool | Literal["split"]
"""Whether 16-bit parameters have masters, and of which kind."""
MASTERS = "master weights"
"""The key of the masters in saved data."""
_NONE = type(None)
_U16 = dtypes.integer(16, signed=False)
_IS_ROW_MAJOR = attrgetter("flags.c_contiguous")


@dataclass(frozen=True)
class Tensors:
    """Lists with an array for each parameter, in one order."""

    home: Home
    params: list[Any]
    types: list[DType]
    """The types of the parameters."""
    shapes: list[tuple[int, ...]]
    masters: list[Any]
    """f32 copies of 16-bit parameters, or the low halves of f32 numbers whose high halves are the parameters; None for
    other parameters, and without `master_weights`."""
    master: DType | None
    """The type of the masters."""
    states: dict[str, list[Any]]
    """The states by name. They are updated in place: the arrays are the same in all steps."""

    @staticmethod
    def of(
        home: Home,
        params: Sequence[object],
        states: Mapping[str, State],
        state_dtype: str | None,
        master_weights: Masters,
    ) -> Tensors:
        """The arrays before the first step; MlfuseError if a parameter can't be updated in place."""
        adopted = [home.adopt(p, f"parameter {n}") for n, p in enumerate(params)]
        types = [home.dtype(p, "a parameter") for p in adopted]
        if master_weights not in (False, True, SPLIT):
            raise MlfuseError(f"master_weights is {master_weights!r}; write True or {SPLIT!r}")
        if master_weights == SPLIT and any(each.name == "f16" for each in types):
            raise MlfuseError(
                "the high half of an f32 is a bf16, not an f16: use master_weights=True"
            )
        halves = [master_weights is not False and dtype.is_half for dtype in types]
        master = None
        if any(halves):
            master = _U16 if master_weights == SPLIT else dtypes.F32
        masters = [
            _master(home, p, master) if half else None
            for p, half in zip(adopted, halves, strict=True)
        ]
        shapes = [p.shape for p in adopted]
        tensors = Tensors(home, adopted, types, shapes, masters, master, {})
        for name, state in states.items():
            if not state.scalar:
                tensors.states[name] = tensors.fresh(name, state, state.dtype or state_dtype)
        return tensors

    def fresh(self, name: str, state: State, wanted: str | None) -> list[Any]:
        """A state before the first step."""
        chosen = None if wanted is None else element_type(wanted)
        if chosen is not None and (not chosen.is_float or chosen.is_f8):
            raise MlfuseError(f"states are f16, bf16, f32 or f64, not {chosen.numpy.name}")
        arrays: list[Any] = []
        for p, own, master in zip(self.params, self.types, self.masters, strict=True):
            dtype = chosen or (own if master is None else dtypes.F32)
            if not callable(state.start):
                arrays.append(self.home.full(p, state.start, dtype))
                continue
            seen = master if master is not None and self.master == dtypes.F32 else p
            start = self.home.read(state.start(seen), f"state {name!r}")
            if start.shape != p.shape:
                raise MlfuseError(f"state {name!r} starts as {start.shape}, not as {p.shape}")
            arrays.append(self.home.cast(start, dtype))
        return arrays

    def read(self, grads: list[Any]) -> list[Any]:
        """Gradients as row-major arrays of the parameters' library; None stays None. Returns the list itself if nothing
        changes. MlfuseError if a gradient doesn't fit."""
        if len(grads) != len(self.params):
            raise MlfuseError(
                f"{counted(len(grads), 'gradient')} for {counted(len(self.params), 'parameter')}"
            )
        kinds = set(map(type, grads))
        if kinds - {self.home.native, _NONE}:
            grads = [
                None if grad is None else self.home.read(grad, f"gradient {n}")
                for n, grad in enumerate(grads)
            ]
        present = [grad for grad in grads if grad is not None] if _NONE in kinds else grads
        if not all(map(_IS_ROW_MAJOR, present)):
            grads = [None if grad is None else self.home.row_major(grad) for grad in grads]
        shapes = list(map(getattr, grads, repeat("shape"), self.shapes))  # None counts as fitting
        if shapes != self.shapes:
            n = next(n for n, shape in enumerate(shapes) if shape != self.shapes[n])
            raise MlfuseError(f"gradient {n} has shape {shapes[n]}, its parameter {self.shapes[n]}")
        return grads

    @property
    def columns(self) -> dict[str, list[Any]]:
        """The arrays, other than the parameters, that are kept from step to step."""
        return {**self.states, **({} if self.master is None else {MASTERS: self.masters})}

    def fetch(self, name: str) -> list[Array | None]:
        """A column as copies in NumPy arrays."""
        arrays: list[Array | None] = []
        for each in self.columns[name]:
            if each is None:
                arrays.append(None)
                continue
            own = self.master if name == MASTERS else self.home.dtype(each, "a state")
            assert own is not None
            arrays.append(self.home.fetch(each, own))
        return arrays


def _master(home: Home, parameter: Any, master: DType | None) -> Any:
    """The master of a parameter before the first step: low halves of 0, or the parameter in f32."""
    return home.full(parameter, 0, _U16) if master == _U16 else home.cast(parameter, dtypes.F32)
