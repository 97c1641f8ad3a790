"""One launch: the tensors of a group that have the same types and the same step count.

With hundreds of tensors, most host time of a step would go into inspecting each of them. So a bucket caches addresses
and layouts, and inspects tensors again only if something may have changed. It holds gradients by weak references, so
it keeps none of them alive.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import call, is_, itemgetter
from typing import Any, cast
from weakref import ref

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.optim.program import Kind
from mlfuse.frontends.torch.families import STEP
from mlfuse.frontends.torch.kept import DeviceNumbers, HostNumbers, pointer_to
from mlfuse.frontends.torch.layout import WrittenMemory, laid_like
from mlfuse.frontends.torch.library import (
    Tensor,
    count_of,
    data_ptr,
    dtype_of,
    increment_version,
    is_contiguous,
    is_negated,
    is_tensor,
    stride_of,
    torch,
    torch_type,
)
from mlfuse.frontends.torch.places import Formula, Place, compiled
from mlfuse.frontends.torch.references import only_ours
from mlfuse.runtime.host.lists import At

GRAD_SCALE, FOUND_INF = "grad_scale", "found_inf"
FIRST, LATER = 1.0, 2.0
"""The step numbers if torch keeps no count, and a formula only tests whether the step is the first."""
_GRADIENT = 1
"""The column of the gradients: column 0 has the parameters, columns from 2 on the states."""


@dataclass(frozen=True)
class Member:
    """A parameter with its entry of `state`."""

    param: Tensor
    state: dict[str, Any]


@dataclass(frozen=True)
class Scaling:
    """GradScaler's data for a step: a loss scale, and a flag on the device that skips the step."""

    scale: Tensor = None
    flag: Tensor = None

    @property
    def mode(self) -> tuple[bool, bool]:
        """The part that the generated code depends on."""
        return self.scale is not None, self.flag is not None


class Bucket:
    """Parameters of one group, with all data for a launch."""

    def __init__(
        self,
        formula: Formula,
        kind: Kind,
        place: Place,
        members: Sequence[Member],
        kept: Mapping[str, HostNumbers | DeviceNumbers],
        step: float,
    ):
        self.params = [each.param for each in members]
        self._states = [each.state for each in members]
        self._names = [name for name, state in formula.states if not state.scalar]
        self._columns = [tuple(each[name] for each in self._states) for name in self._names]
        self._place, self._kept, self._step = place, kept, step
        self._counted = kept.get(STEP)
        self._strides = list(map(stride_of, self.params))
        self._row_major = all(map(is_contiguous, self.params))
        self._bumped = [p for p in self.params if not p.is_inference()]
        self._gradient_types = [torch_type(kind.gradient)] * len(self.params)
        self._sizes = sizes = list(map(count_of, self.params))
        self._bytes = np.array(sizes, np.int64) * (kind.gradient.bits // 8)
        self.code = compiled(formula, kind, place)
        with place.entered():
            self._frame = self.code.run.new_frame(sizes)
        self._addresses = list(map(data_ptr, self.params))
        self._frame.fill(0, self._addresses)
        self._state_addresses = [list(map(data_ptr, column)) for column in self._columns]
        for n, addresses in enumerate(self._state_addresses):
            self._frame.fill(2 + n, addresses)
        self._gradient_addresses: list[int] = []
        self._references: list[ref[Tensor]] = []
        """To the gradients that were inspected last; only to the first one while all gradients are new in each step."""
        self._copies: list[Tensor] = []
        names = self.code.program.shared
        self._shared: list[Any] = [0.0] * len(names)
        self._of_group = [(names.index(name), name) for name in formula.numbers]
        self._of_scaling = [
            (n, name, torch_type(dtype))
            for name, dtype in ((GRAD_SCALE, kind.scale), (FOUND_INF, kind.found_inf))
            for n in (k for k, known in enumerate(names) if known == name)
            if dtype is not None
        ]
        self._of_tensors = [
            (names.index(name), numbers) for name, numbers in kept.items() if name != STEP
        ]
        self._number = torch_type(kind.scalar)
        self._hyperparameters: list[Tensor] = []
        self._scaling: list[Tensor] = []
        """The tensors whose addresses are among the shared values."""

    # Checks whether the cached data is still valid.

    @property
    def written(self) -> tuple[list[Tensor], list[int]]:
        """The memory that a step writes."""
        tensors, addresses = list(self.params), list(self._addresses)
        for column, places in zip(self._columns, self._state_addresses, strict=True):
            tensors += column
            addresses += places
        return tensors, addresses

    def is_current(self, memory: WrittenMemory) -> bool:
        """Whether the cached data is valid for a launch. Also takes the addresses of the current gradients. False if
        anything else has changed, or a gradient doesn't fit."""
        params = self.params
        try:
            grads = [p.grad for p in params]
            references = self._references
            known = len(references) == len(grads) and all(map(is_, map(call, references), grads))
            addresses = list(map(data_ptr, grads))
            if list(map(data_ptr, params)) != self._addresses:
                return False
        except (TypeError, RuntimeError):  # None, or a tensor without memory
            return False
        if not known or addresses != self._gradient_addresses:
            if not (self._lies_as_before() and self._fits(grads)):
                return False
            if not self._plain(grads):
                addresses = self._copied(grads)
            found = np.array(addresses, np.int64)
            if memory.touches(found, self._bytes):
                raise MlfuseError(
                    "a gradient shares memory with a parameter or a state, which a step writes; "
                    "assign a copy: p.grad = p.grad.clone()"
                )
            self._frame.rows[:, _GRADIENT] = found
            self._gradient_addresses = addresses
            if self._copies:  # must be copied again, even if it is the same tensor
                self._references = []
            else:
                again = bool(references) and references[0]() is grads[0]
                self._references = list(map(ref, grads if again else grads[:1]))
        return all(numbers.intact for numbers in self._kept.values())

    def _lies_as_before(self) -> bool:
        """Whether the parameters, whose addresses haven't changed, also have the same layouts."""
        if self._row_major:
            return all(map(is_contiguous, self.params))
        return list(map(stride_of, self.params)) == self._strides

    def _fits(self, grads: list[Tensor]) -> bool:
        """Whether gradients have the type, sizes and device that the bucket was made for. torch ensures that each has
        the shape of its parameter."""
        return (
            list(map(dtype_of, grads)) == self._gradient_types
            and list(map(count_of, grads)) == self._sizes
            and grads[0].device == self.params[0].device
        )

    def _plain(self, grads: list[Tensor]) -> bool:
        """Whether gradients can be read without a copy."""
        if any(map(is_negated, grads)):
            return False
        if self._row_major and all(map(is_contiguous, grads)):
            return True
        return list(map(stride_of, grads)) == self._strides

    def _copied(self, grads: list[Tensor]) -> list[int]:
        """The addresses of gradients, or of copies with the layout of their parameters."""
        laid = [laid_like(g, p) for g, p in zip(grads, self.params, strict=True)]
        self._copies = [new for new, old in zip(laid, grads, strict=True) if new is not old]
        return list(map(data_ptr, laid))

    def is_unchanged(self, states: Mapping[Tensor, dict[str, Any]]) -> bool:
        """Whether states are the cached tensors at the cached addresses."""
        if not self._names and not self._kept:
            return True
        if not all(map(is_, map(states.get, self.params), self._states)):
            return False
        for name, column, addresses in zip(
            self._names, self._columns, self._state_addresses, strict=True
        ):
            if not self._holds(name, column) or list(map(data_ptr, column)) != addresses:
                return False
        return all(self._holds(name, numbers.tensors) for name, numbers in self._kept.items())

    def _holds(self, name: str, tensors: Sequence[Tensor]) -> bool:
        try:
            return all(map(is_, map(itemgetter(name), self._states), tensors))
        except KeyError:
            return False

    def is_ours_alone(self) -> bool:
        """Whether there are no other references to an entry of `state` or a tensor in it."""
        kept = [numbers.tensors for numbers in self._kept.values()]
        return all(map(only_ours, [self._states, *self._columns, *kept]))

    # A step.

    def take(self, numbers: Mapping[str, Any]) -> None:
        """Set the group's hyperparameters."""
        self._hyperparameters = []
        for place, name in self._of_group:
            self._shared[place] = self._value(numbers[name], name)

    def _value(self, value: Any, name: str) -> float | At:
        if is_tensor(value) and value.is_cuda and not self._place.is_host:
            pointer, own = pointer_to(value, torch.float64)
            self._hyperparameters.append(own)
            return pointer
        try:
            return float(value)
        except (TypeError, ValueError) as error:
            raise MlfuseError(f"{name} is {value!r}, not a number") from error

    def run(self, scaling: Scaling) -> None:
        """Launch it."""
        if self._place.is_host:
            self._run(scaling)
        else:
            with self._place.entered():
                self._run(scaling)
        if self._copies:
            self._copies = []
        increment_version(self._bumped)

    def _run(self, scaling: Scaling) -> None:
        shared, counted = self._shared, self._counted
        match counted:
            case HostNumbers():
                shared[0] = counted.value + 1.0
            case DeviceNumbers():
                shared[0] = counted.at(torch.float64)
            case None:
                shared[0] = self._step
        for place, numbers in self._of_tensors:
            shared[place] = (
                numbers.value if isinstance(numbers, HostNumbers) else numbers.at(self._number)
            )
        if self._of_scaling:
            self._scaling = []
        for place, name, dtype in self._of_scaling:
            given = scaling.scale if name == GRAD_SCALE else scaling.flag
            shared[place] = self._scaling_value(given, dtype)
        # Arrays of the device that `_kept` is on.
        results = cast("Sequence[Any]", self._frame.run(shared))
        if results:
            for name, result in zip(self.code.program.returned, results, strict=True):
                if name in self._kept:
                    self._kept[name].put(result)
        if isinstance(counted, HostNumbers):
            counted.count()
        elif counted is None:
            self._step = LATER

    def _scaling_value(self, given: Tensor, dtype: Any) -> float | At:
        if self._place.is_host or not is_tensor(given):
            return float(given)
        pointer, own = pointer_to(given.to(self.params[0].device), dtype)
        self._scaling.append(own)
        return pointer
