"""The optimizer of a list of arrays: keeps their state and hyperparameters, and runs steps.

Most host time of a step would go into inspecting hundreds of arrays. So a step inspects the gradients only if they
aren't the same objects as in the previous step, in a few passes that run in C. Lists of parameters and states are the
same objects in every step, which executables recognize.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping, Sequence
from itertools import repeat
from operator import is_
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.explain.several_executables import Step
from mlfuse.frontends.exact_key import ExactTuple
from mlfuse.frontends.optim import saving
from mlfuse.frontends.optim.homes import home_of
from mlfuse.frontends.optim.launches import Asked, Formula, Launches, Numbers, TypePair
from mlfuse.frontends.optim.tensors import Masters, Tensors
from mlfuse.frontends.optim.update import Update

if TYPE_CHECKING:
    from mlfuse.explain.each import EachExecutable

_MAX_PLANS = 16
"""The number of combinations of gradients (their types, and which are None) whose launches are kept."""


class Hyperparameters(MutableMapping[str, object]):
    """An optimizer's keywords: `opt.hyperparameters["lr"] = 3e-4`. None can be added or removed."""

    def __init__(self, values: dict[str, object], change: Callable[[str, object], None]):
        self._values, self._change = values, change

    def __getitem__(self, name: str) -> object:
        return self._values[name]

    def __setitem__(self, name: str, value: object) -> None:
        self._change(name, value)

    def __delitem__(self, name: str) -> None:
        raise MlfuseError(f"the hyperparameter {name!r} can't be removed")

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return repr(self._values)


class Optimizer(Step):
    """Updates arrays in place, all of them in one launch.

    A rule makes it when called with parameters: see `mlfuse.optim.rule` and `Maker.__call__`. Its hyperparameters are
    attributes (`opt.lr = 3e-4`), and items of `hyperparameters`.
    """

    def __init__(
        self,
        update: Update,
        params: list[object],
        values: dict[str, object],
        *,
        state_dtype: str | None,
        master_weights: Masters,
        max_norm: float | None,
        device: str | None,
    ):
        self._update = update
        self._values = values
        self._numbers: Numbers = {"step": 0.0}
        self._formula = self._choose(values)
        self._states = update.states(values)
        home = home_of(params)
        if device not in (None, *home.devices):
            raise MlfuseError(
                f"device {device!r} can't update these parameters in their memory; devices that can: "
                f"{' or '.join(home.devices)}"
            )
        self._tensors = Tensors.of(home, params, self._states, state_dtype, master_weights)
        for name, state in self._states.items():
            if state.scalar:
                self._numbers[name] = float(cast(float, state.start))
        self._launches = Launches(update, self._states, self._tensors, device or home.devices[0])
        self._plans: dict[object, list[TypePair]] = {}
        self._pairs: list[TypePair] | None = None
        self._last: list[Any] = []
        self._asked: Asked | None = None
        self._max_norm: float | None = None
        self.max_norm = max_norm

    def step(
        self, grads: Sequence[object], *, grad_scale: object = None, found_inf: object = None
    ) -> None:
        """Update the parameters. `grads` has a gradient for each of them, of its shape, in order.

        With None, a parameter and its state don't change. `grad_scale` divides the gradients (a loss scale: a number,
        or an array of rank 0 on the parameters' device). `found_inf` skips the step if it is true or nonzero: a
        boolean, or an array of rank 0, which stays on its device. A skipped step isn't counted. MlfuseError if a
        gradient is invalid; then nothing has changed.
        """
        asked = None
        if grad_scale is not None or found_inf is not None:
            if isinstance(found_inf, bool | int | float | np.generic):
                if found_inf:
                    return
                found_inf = None
            asked = self._ask(grad_scale, found_inf)
        if not isinstance(grads, list | tuple):
            grads = list(grads)
        last = self._last
        if (
            self._pairs is None
            or asked != self._asked
            or len(grads) != len(last)
            or not all(map(is_, grads, last))
        ):
            self._plan(list(grads), asked)
        if self._pairs:
            self._launch(self._pairs, counted=asked is None or asked[1] is None)

    def _ask(self, grad_scale: object, found_inf: object) -> Asked:
        """Store a step's loss scale and flag; returns their types."""
        types: list[DType | None] = []
        for name, value in (("grad_scale", grad_scale), ("found_inf", found_inf)):
            if value is None:
                types.append(None)
                continue
            if isinstance(value, bool | int | float | np.generic):
                value, own = float(cast(Any, value)), dtypes.F64
            else:
                value = self._tensors.home.read(value, name)
                own = dtypes.of_numpy(value.dtype)
                if value.shape != () or own is None:
                    raise MlfuseError(
                        f"{name} is {value.dtype} of shape {value.shape}, not of rank 0"
                    )
            types.append(own)
            self._numbers[name] = value
        return types[0], types[1]

    def _plan(self, grads: list[Any], asked: Asked | None) -> None:
        """Choose the launches for these gradients."""
        self._pairs = None
        read = self._tensors.read(grads)
        types = tuple(map(getattr, read, repeat("dtype"), repeat(None)))
        clip = self._max_norm is not None
        key = types, asked, clip
        if key not in self._plans:
            if len(self._plans) >= _MAX_PLANS:  # they keep lists of arrays alive
                self._plans.clear()
            self._plans[key] = self._launches.pairs(
                read, asked or (None, None), clip=clip, formula=self._formula
            )
        pairs = self._plans[key]
        for pair in pairs:
            pair.take(read)
        # Copied gradients must be copied again, even if they are the same objects.
        self._last = grads if read is grads else []
        self._asked, self._pairs = asked, pairs

    def _launch(self, pairs: list[TypePair], *, counted: bool) -> None:
        """Start the programs. `counted` says that they count the step, because it may be skipped on the device."""
        numbers = self._numbers
        before = numbers["step"]
        if counted:
            numbers["step"] = before + 1.0
        changed: Numbers = {}
        try:
            for pair in pairs:
                if pair.norm is not None:
                    numbers.update(pair.norm(pair.lists[1:2], numbers))
            for pair in pairs:
                changed.update(pair.update(pair.lists, numbers))
        except BaseException:
            numbers["step"] = before
            raise
        if changed:
            numbers.update(changed)

    # Hyperparameters.

    def __getattr__(self, name: str) -> Any:
        """A hyperparameter."""
        values = self.__dict__.get("_values", {})
        if name in values:
            return values[name]
        known = ", ".join(values) or "none"
        raise AttributeError(f"the optimizer has no {name!r}; its hyperparameters: {known}")

    def __setattr__(self, name: str, value: object) -> None:
        if name[0] == "_" or name == "max_norm":
            object.__setattr__(self, name, value)
        else:
            self._change(name, value)

    def _change(self, name: str, value: object) -> None:
        """Set a hyperparameter. A new number costs nothing; a new option compiles again."""
        if name not in self._values:
            known = ", ".join(self._values) or "none"
            raise MlfuseError(
                f"{self._update.name} has no hyperparameter {name!r}; there are: {known}"
            )
        if name in self._update.fixed:
            raise MlfuseError(
                f"{name} is the start of states, and can't change; make a new optimizer"
            )
        values = {**self._values, name: value}
        states = self._update.states(values)
        if list(states) != list(self._states):
            raise MlfuseError(
                f"{name}={value!r} needs other states ({', '.join(states) or 'none'}); make a new "
                "optimizer"
            )
        formula = self._choose(values)
        self._values[name] = value
        if formula != self._formula:
            self._formula, self._plans, self._pairs = formula, {}, None

    def _choose(self, values: dict[str, Any]) -> Formula:
        """Store the values of the formula's numbers; returns their names, and the options."""
        names = tuple(self._update.numbers(values))
        for name in names:
            value = values[name]
            if isinstance(value, bool) or not isinstance(value, int | float | np.number):
                raise MlfuseError(f"{name} is a {type(value).__name__}, not a number")
        options = ExactTuple(self._update.options(values).items())
        self._numbers.update((name, float(values[name])) for name in names)
        return names, options

    @property
    def max_norm(self) -> float | None:
        """The largest global norm of the gradients, to which they are scaled down; None for no limit."""
        return self._max_norm

    @max_norm.setter
    def max_norm(self, value: float | None) -> None:
        if (value is None) != (self._max_norm is None):
            self._pairs = None
        self._max_norm = None if value is None else float(value)
        if value is not None:
            self._numbers["max_norm"] = float(value)

    @property
    def hyperparameters(self) -> Hyperparameters:
        """All keywords of the rule and their values."""
        return Hyperparameters(self._values, self._change)

    # Inspection.

    @property
    def params(self) -> Sequence[Any]:
        """The parameters, as arrays of NumPy or CuPy."""
        return tuple(self._tensors.params)

    @property
    def state(self) -> dict[str, Sequence[Any]]:
        """The states by name, for each parameter in order; every step updates them in place."""
        return {name: tuple(arrays) for name, arrays in self._tensors.states.items()}

    @property
    def masters(self) -> Sequence[Any]:
        """The f32 copies of 16-bit parameters, or the low halves of f32 numbers whose high halves are the parameters;
        None for the other parameters."""
        return tuple(self._tensors.masters)

    @property
    def steps(self) -> int:
        """The number of steps so far. Waits for the device if the count is there."""
        return int(self._numbers["step"])

    @property
    def compilations(self) -> int:
        """The number of programs compiled so far."""
        return len(self._launches.compiled)

    @property
    def executables(self) -> list[EachExecutable]:
        """The compiled programs of the last step, in launch order; none before the first."""
        return [each.run for pair in self._pairs or [] for each in pair.programs]

    def __repr__(self) -> str:
        count = len(self._tensors.params)
        values = ", ".join(f"{name}={value!r}" for name, value in self._values.items())
        return f"<{self._update.name}({count} parameters, {values})>"

    # Saving.

    def state_dict(self) -> dict[str, Any]:
        """All data that is needed to continue later, as Python values and copies in NumPy arrays."""
        scalars = [name for name, state in self._states.items() if state.scalar]
        return {
            "rule": self._update.name,
            "step": self.steps,
            "hyperparameters": dict(self._values),
            "numbers": {name: float(self._numbers[name]) for name in scalars},
            "state": {name: self._tensors.fetch(name) for name in self._tensors.columns},
        }

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Load the `state_dict` of an optimizer with the same rule and parameters of the same shapes.

        States are written in place; hyperparameters are loaded, too. MlfuseError if something doesn't fit; then nothing
        has changed.
        """
        columns = self._tensors.columns
        ours = {name: self._tensors.fetch(name) for name in columns}
        saving.check(saved, self._update.name, list(self._values), ours)
        for name, value in saved["hyperparameters"].items():
            if name not in self._update.fixed:
                self._change(name, value)
        for name, column in columns.items():
            for array, values in zip(column, saved["state"][name], strict=True):
                if array is not None:
                    self._tensors.home.put(array, np.asarray(values))
        self._numbers.update(saved["numbers"])
        self._numbers["step"] = float(saved["step"])

    def save(self, path: str | Path) -> None:
        """Write `state_dict` to an `.npz` file, which is replaced as a whole."""
        saving.write(Path(path), self.state_dict())

    def restore(self, path: str | Path) -> None:
        """Load a file that `save` wrote. MlfuseError if the file is something else, or doesn't fit."""
        self.load_state_dict(saving.read(Path(path)))
