"""The launches of a step, and the check whether they can be repeated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_, is_not, itemgetter
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.exact_key import ExactTuple
from mlfuse.frontends.optim.update import Option, State, Update
from mlfuse.frontends.torch.bucket import Scaling
from mlfuse.frontends.torch.families import Family
from mlfuse.frontends.torch.layout import WrittenMemory
from mlfuse.frontends.torch.library import Tensor, is_tensor
from mlfuse.frontends.torch.places import Formula
from mlfuse.frontends.torch.sorting import Sorter, States


class GroupPlan:
    """The launches of one parameter group."""

    def __init__(
        self,
        family: Family,
        group: Mapping[str, Any],
        states: States,
        where: str,
        scaling: Scaling,
        made: list[tuple[dict[str, Any], str]],
    ):
        self._family = family
        self._params: list[Tensor] = list(group["params"])
        # "params" is repeated since itemgetter returns a tuple only for two or more keys.
        self._read = itemgetter("params", "params", *family.keys)
        self._given: tuple[Any, ...] = self._read(group)
        self._formula, numbers = _formula(family, group)
        self._changing = any(map(is_tensor, numbers.values()))
        self._absent = [p for p in self._params if p.grad is None]
        sorter = Sorter(family, self._formula, group, states, scaling, made)
        for n, p in enumerate(self._params):
            if p.grad is not None:
                sorter.add(p, f"{where}, parameter {n}")
        self.buckets = sorter.buckets()
        self.starts = sorter.has_new and len(self.buckets) > 1
        """Whether buckets may be joined after this step."""
        for bucket in self.buckets:
            bucket.take(numbers)

    def is_current(self, group: Mapping[str, Any], memory: WrittenMemory) -> bool:
        """Whether its launches are still valid. Also takes the current hyperparameters and gradients."""
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
        made: list[tuple[dict[str, Any], str]],
    ):
        """`made` gets each new state: its entry of `states`, and its name."""
        self.mode = scaling.mode
        self._groups = [
            GroupPlan(family, group, states, f"group {n}", scaling, made)
            for n, group in enumerate(groups)
        ]
        self.buckets = [bucket for group in self._groups for bucket in group.buckets]
        tensors: list[Tensor] = []
        addresses: list[int] = []
        for bucket in self.buckets:
            own, places = bucket.written
            tensors += own
            addresses += places
        self._memory = WrittenMemory.of(tensors, addresses)
        self.starts = any(group.starts for group in self._groups)

    def is_current(self, groups: Sequence[Mapping[str, Any]], mode: tuple[bool, bool]) -> bool:
        """Whether its launches are still valid."""
        if mode != self.mode or len(groups) != len(self._groups):
            return False
        memory = self._memory
        return all(
            plan.is_current(group, memory) for plan, group in zip(self._groups, groups, strict=True)
        )

    def is_unchanged(self, states: States) -> bool:
        """Whether the states are still the same tensors."""
        return all(bucket.is_unchanged(states) for bucket in self.buckets)

    def is_ours_alone(self) -> bool:
        """Whether there are no other references to their contents."""
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
        name: State(
            dtype=each.dtype, scalar=each.scalar
        )  # the start value has no effect on the code
        for name, each in update.states(values).items()
    }
    names, options = tuple(update.numbers(values)), _options(update, values)
    return Formula(update, tuple(states.items()), names, options), values


def _options(update: Update, values: Mapping[str, Any]) -> tuple[tuple[str, Option], ...]:
    return ExactTuple(update.options(values).items())
