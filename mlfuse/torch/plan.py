"""What a step launches: parameters sorted into buckets, their states made ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import is_, is_not, itemgetter
from typing import Any

from mlfuse.dialects.dtypes import F32, DType
from mlfuse.errors import MlfuseError
from mlfuse.optim.program import Kind
from mlfuse.optim.update import Option, State, Update
from mlfuse.torch.bucket import STEP, Bucket, Member, Scaling
from mlfuse.torch.families import Family, counts
from mlfuse.torch.kept import DeviceNumbers, HostNumbers
from mlfuse.torch.layout import Memory, is_dense, laid_like
from mlfuse.torch.library import (
    Tensor,
    check_plain,
    element_type,
    is_tensor,
    mlfuse_type,
    named_type,
    number_type,
    torch,
    torch_type,
)
from mlfuse.torch.places import Formula, Place, place_of

States = dict[Tensor, dict[str, Any]]


@dataclass(frozen=True)
class _Key:
    """What the members of a bucket have in common."""

    place: Place
    kind: Kind
    numbers: tuple[float, ...]
    """The step count, where the formula asks for it, and the states that are one number."""


class GroupPlan:
    """The launches of one parameter group."""

    def __init__(
        self, family: Family, group: Mapping[str, Any], states: States, where: str, scaling: Scaling
    ):
        self._family = family
        self._params: list[Tensor] = list(group["params"])
        # Of one key it would give no tuple, of none nothing.
        self._read = itemgetter("params", "params", *family.keys)
        self._given: tuple[Any, ...] = self._read(group)
        self._formula, numbers = _formula(family, group)
        self._changing = any(map(is_tensor, numbers.values()))
        self._absent = [p for p in self._params if p.grad is None]
        sorter = _Sorter(family, self._formula, group, states, scaling)
        for n, p in enumerate(self._params):
            if p.grad is not None:
                sorter.add(p, f"{where}, parameter {n}")
        self.buckets = sorter.buckets()
        self.starts = sorter.starts and len(self.buckets) > 1
        """Whether buckets may be joined after this step."""
        for bucket in self.buckets:
            bucket.take(numbers)

    def is_current(self, group: Mapping[str, Any], memory: Memory) -> bool:
        """Whether its launches may be made as things are; takes hyperparameters and gradients."""
        params = group["params"]
        if len(params) != len(self._params) or not all(map(is_, params, self._params)):
            return False
        given = self._read(group)
        if self._changing or any(map(is_not, given, self._given)):
            update, numbers = self._family.formula(group)
            known = self._formula
            if update is not known.update or _options(update, numbers) != known.options:
                return False
            self._given, self._changing = given, any(map(is_tensor, numbers.values()))
            for bucket in self.buckets:
                bucket.take(numbers)
        if self._absent and any(p.grad is not None for p in self._absent):
            return False
        return all(bucket.is_current(memory) for bucket in self.buckets)


class Plan:
    """The launches of all groups."""

    def __init__(
        self,
        family: Family,
        groups: Sequence[Mapping[str, Any]],
        states: States,
        scaling: Scaling,
    ):
        self.mode = scaling.mode
        self._groups = [
            GroupPlan(family, group, states, f"group {n}", scaling)
            for n, group in enumerate(groups)
        ]
        self.buckets = [bucket for group in self._groups for bucket in group.buckets]
        tensors: list[Tensor] = []
        addresses: list[int] = []
        for bucket in self.buckets:
            own, places = bucket.written
            tensors += own
            addresses += places
        self._memory = Memory.of(tensors, addresses)
        self.starts = any(group.starts for group in self._groups)

    def is_current(self, groups: Sequence[Mapping[str, Any]], mode: tuple[bool, bool]) -> bool:
        """Whether its launches may be made as things are."""
        if mode != self.mode or len(groups) != len(self._groups):
            return False
        memory = self._memory
        return all(
            plan.is_current(group, memory) for plan, group in zip(self._groups, groups, strict=True)
        )

    def is_unchanged(self, states: States) -> bool:
        """Whether states are what they were."""
        return all(bucket.is_unchanged(states) for bucket in self.buckets)

    def is_ours_alone(self) -> bool:
        """Whether nobody else has a reference to what they hold."""
        return all(bucket.is_ours_alone() for bucket in self.buckets)

    def run(self, scaling: Scaling) -> None:
        for bucket in self.buckets:
            bucket.run(scaling)


def _formula(family: Family, group: Mapping[str, Any]) -> tuple[Formula, dict[str, Any]]:
    """A group's formula and the values of its keywords."""
    if group.get("differentiable"):
        raise MlfuseError(f"{family.name} can't be differentiated; set differentiable to False")
    update, values = family.formula(group)
    states = {
        name: State(dtype=each.dtype, scalar=each.scalar)  # how it starts doesn't matter
        for name, each in update.states(values).items()
    }
    names, options = tuple(update.numbers(values)), _options(update, values)
    return Formula(update, tuple(states.items()), names, options), values


def _options(update: Update, values: Mapping[str, Any]) -> tuple[tuple[str, Option], ...]:
    return tuple(update.options(values).items())


def start_state(
    family: Family, group: Mapping[str, Any], param: Tensor, state: dict[str, Any]
) -> None:
    """Make what is missing of a parameter's state, as it is before the first step."""
    update, values = family.formula(group)
    if family.stores_step and STEP not in state:
        state[STEP] = torch.zeros((), dtype=number_type())
    for name, each in update.states(values).items():
        if name in state and state[name] is not None:
            continue
        if each.scalar:
            state[name] = torch.tensor(each.start, dtype=_number(family, param))
        elif callable(each.start):
            made = each.start(param.detach())
            if not is_tensor(made) or made.shape != param.shape:
                raise MlfuseError(
                    f"the state {name!r} starts as {made!r}, not as a tensor like its parameter"
                )
            dtype = _dtype(each, param)
            state[name] = torch.empty_like(param, dtype=dtype, requires_grad=False).copy_(made)
        else:
            state[name] = torch.full_like(
                param, each.start, dtype=_dtype(each, param), requires_grad=False
            )


def _dtype(state: State, param: Tensor) -> Any:
    return param.dtype if state.dtype is None else named_type(state.dtype)


def _number(family: Family, param: Tensor) -> Any:
    """The type of states that are one number: torch has f32 even for f64 parameters."""
    is_wide = param.dtype == torch.float64 and not family.checked
    return torch.float64 if is_wide else number_type()


class _Sorter:
    """Sorts the parameters of a group into buckets."""

    def __init__(
        self,
        family: Family,
        formula: Formula,
        group: Mapping[str, Any],
        states: States,
        scaling: Scaling,
    ):
        self._family, self._formula, self._group = family, formula, group
        self._states, self._scaling = states, scaling
        self._found: dict[_Key, list[Member]] = {}
        self._counts = counts(formula.update)
        self.starts = False

    def add(self, param: Tensor, where: str) -> None:
        """Put a parameter and its state where they belong. MlfuseError where one doesn't fit."""
        family, grad = self._family, param.grad
        check_plain(param, where)
        check_plain(grad, f"the gradient of {where}")
        own = element_type(param, where)
        gradient = element_type(grad, f"the gradient of {where}")
        if not is_dense(param) or param.is_neg():
            raise MlfuseError(
                f"{where} doesn't fill the memory that it spans (shape {tuple(param.shape)}, strides "
                f"{param.stride()}): it can't be updated where it lies; make it contiguous"
            )
        if grad.shape != param.shape or grad.device != param.device:
            raise MlfuseError(
                f"{where} is {tuple(param.shape)} on {param.device}, its gradient "
                f"{tuple(grad.shape)} on {grad.device}"
            )
        state = self._states[param]
        names = [name for name, _ in self._formula.states]
        is_new = not family.stores_step and any(state.get(name) is None for name in names)
        self.starts |= is_new and self._counts
        start_state(family, self._group, param, state)
        types = [
            self._ready(param, state, name, f"{where}, state {name!r}")
            for name, each in self._formula.states
            if not each.scalar
        ]
        numbers = [float(state[name]) for name, each in self._formula.states if each.scalar]
        if family.stores_step and (self._counts or self._scaling.flag is not None):
            numbers.append(float(state[STEP]))
        elif self._counts:
            numbers.append(1.0 if is_new else 2.0)
        scaled, flagged = self._scaling.mode
        kind = Kind(
            parameter=own,
            gradient=gradient,
            master=None,
            states=tuple(types),
            scale=F32 if scaled else None,
            found_inf=F32 if flagged else None,
            number=mlfuse_type(_number(family, param)),
        )
        key = _Key(place_of(param.device), kind, tuple(numbers))
        self._found.setdefault(key, []).append(Member(param, state))

    def _ready(self, param: Tensor, state: dict[str, Any], name: str, what: str) -> DType:
        """A state that lies as its parameter does; its type."""
        value = state[name]
        if not is_tensor(value) or value.shape != param.shape:
            shape = tuple(value.shape) if is_tensor(value) else value
            raise MlfuseError(f"{what} is {shape}, its parameter {tuple(param.shape)}")
        check_plain(value, what)
        if value.device != param.device:
            value = value.to(param.device)
        state[name] = laid_like(value, param)
        return element_type(value, what)

    def buckets(self) -> list[Bucket]:
        return [self._bucket(key, members) for key, members in self._found.items()]

    def _bucket(self, key: _Key, members: list[Member]) -> Bucket:
        names = [name for name, each in self._formula.states if each.scalar]
        names += [STEP] if self._family.stores_step else []
        kept = {name: self._numbers(name, key, members) for name in names}
        step = key.numbers[-1] if self._counts else 1.0
        return Bucket(self._formula, key.kind, key.place, members, kept, step)

    def _numbers(self, name: str, key: _Key, members: list[Member]) -> HostNumbers | DeviceNumbers:
        """Numbers of each member, made elements of one tensor."""
        values = [float(each.state[name]) for each in members]
        dtype = number_type() if name == STEP else torch_type(key.kind.scalar)
        on_host = key.place.is_host or (name == STEP and self._scaling.flag is None)
        numbers = (
            HostNumbers(values, dtype)
            if on_host
            else DeviceNumbers(values, dtype, members[0].param.device)
        )
        for each, tensor in zip(members, numbers.tensors, strict=True):
            each.state[name] = tensor
        return numbers
