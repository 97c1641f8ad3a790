"""Sorts the parameters of a group into buckets, and prepares their states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.dtypes import F32
from mlfuse.frontends.optim.program import Kind
from mlfuse.frontends.torch.bucket import FIRST, LATER, Bucket, Member, Scaling
from mlfuse.frontends.torch.families import STEP, Family, counts
from mlfuse.frontends.torch.kept import DeviceNumbers, HostNumbers
from mlfuse.frontends.torch.layout import is_dense, laid_like
from mlfuse.frontends.torch.library import (
    Tensor,
    check_plain,
    dtype_of,
    element_type,
    is_tensor,
    mlfuse_type,
    number_type,
    torch_type,
)
from mlfuse.frontends.torch.places import Formula, place_of
from mlfuse.frontends.torch.starting import one_number, start_states

States = dict[Tensor, dict[str, Any]]
_Types = tuple[Any, ...]
"""A device, and the element types of a parameter, its gradient and its states."""


class Sorter:
    """Sorts the parameters of one group."""

    def __init__(
        self,
        family: Family,
        formula: Formula,
        group: Mapping[str, Any],
        states: States,
        scaling: Scaling,
        made: list[tuple[dict[str, Any], str]],
    ):
        self._made = made
        self._family, self._formula = family, formula
        self._states, self._scaling = states, scaling
        update, values = family.formula(group)
        self._starts = update.states(values)
        self._tensors = [name for name, each in self._starts.items() if not each.scalar]
        self._scalars = [name for name, each in self._starts.items() if each.scalar]
        self._counts = counts(update)
        self._fine: set[tuple[Any, ...]] = set()
        self._found: dict[tuple[_Types, tuple[float, ...]], list[Member]] = {}
        self.has_new = False
        """Whether a parameter takes its first step, and torch keeps no step count."""

    def add(self, param: Tensor, where: str) -> None:
        """Add a parameter and its state to a bucket. MlfuseError if one of them is invalid."""
        grad, family = param.grad, self._family
        self._check(param, grad, where)
        state = self._states[param] if family.stores_step or self._starts else {}
        made = start_states(family, self._starts, param, state)
        self._made += [(state, name) for name in made]
        for name in self._tensors:
            if not _is_ready(param, state[name]):
                state[name] = _readied(param, state[name], f"{where}, state {name!r}")
        numbers = [float(state[name]) for name in self._scalars]
        if family.stores_step and (self._counts or self._scaling.flag is not None):
            numbers.append(float(state[STEP]))
        elif self._counts:
            numbers.append(FIRST if made else LATER)
            self.has_new |= bool(made)
        held = [param, grad, *(state[name] for name in self._tensors)]
        types = (param.device, *map(dtype_of, held))
        self._found.setdefault((types, tuple(numbers)), []).append(Member(param, state))

    def _check(self, param: Tensor, grad: Tensor, where: str) -> None:
        """MlfuseError if a parameter or its gradient can't be used. Most checks run once for each kind of tensor."""
        both: tuple[Any, ...] = (param, grad)
        kind = tuple([(x.__class__, x.dtype, x.layout, x.device) for x in both])
        if kind not in self._fine:
            for tensor, what in ((param, where), (grad, f"the gradient of {where}")):
                check_plain(tensor, what)
                element_type(tensor, what)
            self._fine.add(kind)
        if not (param.is_contiguous() or is_dense(param)) or param.is_neg():
            raise MlfuseError(
                f"{where} doesn't fill the memory that it spans (shape {tuple(param.shape)}, strides "
                f"{param.stride()}): it can't be updated in place; make it contiguous"
            )
        if grad.shape != param.shape or grad.device != param.device:
            raise MlfuseError(
                f"{where} is {tuple(param.shape)} on {param.device}, its gradient "
                f"{tuple(grad.shape)} on {grad.device}"
            )

    def buckets(self) -> list[Bucket]:
        """The buckets: one for parameters of the same types, and of the same numbers if the formula needs them."""
        return [self._bucket(*key, members) for key, members in self._found.items()]

    def _bucket(self, types: _Types, numbers: tuple[float, ...], members: list[Member]) -> Bucket:
        device, param, gradient, *states = types
        scaled, flagged = self._scaling.mode
        kind = Kind(
            parameter=mlfuse_type(param),
            gradient=mlfuse_type(gradient),
            master=None,
            states=tuple(map(mlfuse_type, states)),
            scale=F32 if scaled else None,
            found_inf=F32 if flagged else None,
            number=mlfuse_type(one_number(self._family, members[0].param)),
        )
        names = [*self._scalars, *([STEP] if self._family.stores_step else [])]
        kept = {name: self._kept(name, kind, device, members) for name in names}
        step = numbers[-1] if self._counts else FIRST
        return Bucket(self._formula, kind, place_of(device), members, kept, step)

    def _kept(
        self, name: str, kind: Kind, device: Any, members: list[Member]
    ) -> HostNumbers | DeviceNumbers:
        """The numbers of the members as elements of one tensor."""
        values = [float(each.state[name]) for each in members]
        dtype = number_type() if name == STEP else torch_type(kind.scalar)
        # A step that the device may skip is counted on the device.
        on_host = self._scaling.flag is None and (name == STEP or place_of(device).is_host)
        numbers = HostNumbers(values, dtype) if on_host else DeviceNumbers(values, dtype, device)
        for each, tensor in zip(members, numbers.tensors, strict=True):
            each.state[name] = tensor
        return numbers


def _is_ready(param: Tensor, value: Any) -> bool:
    """Whether a state can be used unchanged, as most can."""
    return (
        is_tensor(value)
        and value.shape == param.shape
        and value.device == param.device
        and value.dtype == param.dtype
        and value.is_contiguous()
        and param.is_contiguous()
        and not value.is_neg()
    )


def _readied(param: Tensor, value: Any, what: str) -> Tensor:
    """A state with the memory layout of its parameter."""
    if not is_tensor(value) or value.shape != param.shape:
        shape = tuple(value.shape) if is_tensor(value) else value
        raise MlfuseError(f"{what} is {shape}, its parameter {tuple(param.shape)}")
    check_plain(value, what)
    element_type(value, what)
    return laid_like(value.to(param.device), param)
