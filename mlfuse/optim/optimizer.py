"""The optimizer of a list of arrays: keeps their state, compiles their update, launches it.

What costs time in a step is looking at hundreds of arrays one by one. So a step looks at the
gradients only where they aren't the objects of the step before, by a few passes that run in C; lists
of parameters and states are the same objects at every step, which executables recognize.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from dataclasses import dataclass
from operator import attrgetter, is_
from pathlib import Path
from typing import Any, cast

import numpy as np

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.errors import MlfuseError
from mlfuse.optim import saving
from mlfuse.optim.homes import Home, home_of
from mlfuse.optim.program import Kind, Program, norm_program, update_program
from mlfuse.optim.update import State, Update
from mlfuse.tracing.array import element_type

_DTYPE, _SHAPE = attrgetter("dtype"), attrgetter("shape")

Asked = tuple[DType | None, DType | None]
"""Types of a step's loss scale and of its flag for infinities; None where there is none."""


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


@dataclass(frozen=True)
class _Compiled:
    """A program and its executable."""

    program: Program
    run: Any

    def __call__(self, lists: Sequence[Sequence[Any]], numbers: dict[str, Any]) -> dict[str, Any]:
        """Launch it; its rank-0 results by name."""
        results = self.run(lists, [numbers[name] for name in self.program.shared])
        return dict(zip(self.program.returned, results, strict=True)) if results else {}


@dataclass
class _Group:
    """Parameters of one type with gradients of one type: one launch."""

    places: list[int] | None
    """Their numbers; None for all, in order."""
    lists: list[tuple[Any, ...]]
    """Parameters, gradients, masters where there are some, states. Tuples: an executable looks into
    the same tuple once."""
    update: _Compiled
    norm: _Compiled | None
    """Where several groups share a norm: the group's part of it."""

    def take(self, grads: Sequence[Any]) -> None:
        """Use these gradients of all parameters."""
        places = self.places
        self.lists[1] = tuple(grads if places is None else [grads[place] for place in places])


class Optimizer:
    """Updates arrays in place, all of them in one launch.

    Made by a rule, called with parameters: see `mlfuse.optim.rule` and `Maker.__call__`. Its
    hyperparameters are attributes (`opt.lr = 3e-4`) and the items of `hyperparameters`.
    """

    def __init__(
        self,
        update: Update,
        params: list[object],
        values: dict[str, object],
        *,
        state_dtype: str | None,
        master_weights: bool,
        max_norm: float | None,
        device: str | None,
    ):
        self._update = update
        self._values = values
        self._numbers: dict[str, Any] = {"step": 0.0}
        self._options: dict[str, Any] = {}
        self._home = home_of(params)
        self._device = device or self._home.device
        self._params = [self._home.adopt(p, f"parameter {n}") for n, p in enumerate(params)]
        self._types = [self._home.dtype(p, "a parameter") for p in self._params]
        self._shapes = list(map(_SHAPE, self._params))
        self._hyperparameters = Hyperparameters(values, self._change)
        for name, value in values.items():
            self._place(name, value)
        self._max_norm: float | None = None
        self._masters = [
            self._home.cast(p, dtypes.F32) if master_weights and dtype.is_half else None
            for p, dtype in zip(self._params, self._types, strict=True)
        ]
        self._kinds = update.states(values)
        self._state: dict[str, list[Any]] = {}
        for name, state in self._kinds.items():
            if state.scalar:
                self._numbers[name] = float(cast(float, state.start))
            else:
                self._state[name] = self._fresh(name, state, state_dtype)
        self._compiled: dict[object, _Compiled] = {}
        self._plans: dict[object, list[_Group]] = {}
        self._groups: list[_Group] | None = None
        self._last: list[Any] = []
        self._asked: Asked | None = None
        self.max_norm = max_norm

    # A step.

    def step(
        self, grads: Sequence[object], *, grad_scale: object = None, found_inf: object = None
    ) -> None:
        """Update the parameters by their gradients, of the same shapes, in order.

        None leaves a parameter and its state alone. `grad_scale` divides the gradients (a loss
        scale; a number, or an array of rank 0 on the parameters' device). `found_inf` skips the step
        where it holds, or isn't 0: a truth value, or an array of rank 0, which stays on its device;
        a skipped step isn't counted. MlfuseError where a gradient doesn't fit; nothing has changed then.
        """
        asked = None
        if grad_scale is not None or found_inf is not None:
            if isinstance(found_inf, bool | int | float | np.generic):
                if found_inf:
                    return
                found_inf = None
            asked = self._ask(grad_scale, found_inf)
        last = self._last
        if (
            self._groups is None
            or asked != self._asked
            or len(grads) != len(last)
            or not all(map(is_, grads, last))
        ):
            self._plan(list(grads), asked)
        groups, numbers = self._groups, self._numbers
        if not groups:
            return
        before = numbers["step"]
        if asked is None or asked[1] is None:
            numbers["step"] = before + 1.0
        changed: dict[str, Any] = {}
        try:
            for group in groups:
                if group.norm is not None:
                    numbers.update(group.norm(group.lists[1:2], numbers))
            for group in groups:
                changed.update(group.update(group.lists, numbers))
        except BaseException:
            numbers["step"] = before
            raise
        numbers.update(changed)

    def _ask(self, grad_scale: object, found_inf: object) -> Asked:
        """Note a step's loss scale and flag; their types."""
        types: list[DType | None] = []
        for name, value in (("grad_scale", grad_scale), ("found_inf", found_inf)):
            if value is None:
                types.append(None)
                continue
            if isinstance(value, bool | int | float | np.generic):
                value = float(cast(Any, value))
                types.append(dtypes.F64)
            else:
                value = self._home.read(value, name)
                types.append(dtypes.of_numpy(value.dtype))
                if value.shape != () or types[-1] is None:
                    raise MlfuseError(f"{name} is {value.dtype} of shape {value.shape}, not rank 0")
            self._numbers[name] = value
        return types[0], types[1]

    # What is launched.

    def _plan(self, grads: list[Any], asked: Asked | None) -> None:
        """Choose the launches for these gradients."""
        self._groups = None
        read = self._read(grads)
        types = tuple([None if grad is None else _DTYPE(grad) for grad in read])
        key = types, asked, self._max_norm is None
        if key not in self._plans:
            self._plans[key] = self._grouped(read, asked or (None, None))
        groups = self._plans[key]
        for group in groups:
            group.take(read)
        # What was copied must be copied again, though it be the same object.
        self._last = grads if read is grads else []
        self._asked, self._groups = asked, groups

    def _read(self, grads: list[Any]) -> list[Any]:
        """The gradients as arrays of the parameters' home; MlfuseError where one doesn't fit."""
        if len(grads) != len(self._params):
            raise MlfuseError(f"{len(grads)} gradients for {len(self._params)} parameters")
        if set(map(type, grads)) - {self._home.native}:
            grads = [
                None if grad is None else self._home.read(grad, f"gradient {n}")
                for n, grad in enumerate(grads)
            ]
        if not all([grad is None or grad.flags.c_contiguous for grad in grads]):
            grads = [None if grad is None else self._home.row_major(grad) for grad in grads]
        shapes = [shape if g is None else g.shape for g, shape in zip(grads, self._shapes, strict=True)]
        if shapes != self._shapes:
            n = next(n for n, shape in enumerate(shapes) if shape != self._shapes[n])
            raise MlfuseError(
                f"gradient {n} has shape {shapes[n]}, its parameter {self._shapes[n]}"
            )
        return grads

    def _grouped(self, grads: list[Any], asked: Asked) -> list[_Group]:
        members: dict[tuple[DType, DType], list[int]] = {}
        for n, grad in enumerate(grads):
            if grad is not None:
                own = self._home.dtype(grad, f"gradient {n}")
                members.setdefault((self._types[n], own), []).append(n)
        parts: tuple[tuple[str, DType], ...] = ()
        if self._max_norm is not None and len(members) > 1:
            parts = tuple((f"norm_{n}", dtypes.compute(g)) for n, (_, g) in enumerate(members))
        return [
            self._group((types, places), asked, parts, number)
            for number, (types, places) in enumerate(members.items())
        ]

    def _group(
        self,
        member: tuple[tuple[DType, DType], list[int]],
        asked: Asked,
        parts: tuple[tuple[str, DType], ...],
        number: int,
    ) -> _Group:
        (own, gradient), places = member
        scale, found_inf = asked
        everything = len(places) == len(self._params)
        kept = [self._masters, *self._state.values()]
        params, masters, *states = (
            tuple(each if everything else [each[n] for n in places])
            for each in (self._params, *kept)
        )
        has_master = masters[0] is not None
        kind = Kind(
            parameter=own,
            gradient=gradient,
            master=dtypes.F32 if has_master else None,
            states=tuple(self._home.dtype(each[0], "a state") for each in states),
            scale=scale,
            found_inf=found_inf,
            clip=self._max_norm is not None,
            norms=parts,
        )
        norm = None
        if parts:
            name = parts[number][0]
            norm = self._compile(
                (gradient, scale, name), lambda: norm_program(gradient, scale, name)
            )
        lists = [params, (), *([masters] if has_master else []), *states]
        return _Group(None if everything else places, lists, self._compile_update(kind), norm)

    def _compile_update(self, kind: Kind) -> _Compiled:
        names = [name for name in self._values if name not in self._options]
        key = kind, tuple(names), tuple(self._options.items())
        return self._compile(
            key, lambda: update_program(self._update, kind, self._kinds, names, self._options)
        )

    def _compile(self, key: object, program: Callable[[], Program]) -> _Compiled:
        if key not in self._compiled:
            from mlfuse.driver.each import compile_each

            made = program()
            self._compiled[key] = _Compiled(made, compile_each(made.module, self._device))
        return self._compiled[key]

    # Hyperparameters.

    def __getattr__(self, name: str) -> Any:
        """A hyperparameter."""
        values = self.__dict__.get("_values", {})
        if name in values:
            return values[name]
        known = ", ".join(values) or "none"
        raise AttributeError(f"the optimizer has no {name!r}; its hyperparameters: {known}")

    def __setattr__(self, name: str, value: object) -> None:
        if name[0] == "_" or name in _OWN:
            object.__setattr__(self, name, value)
        else:
            self._change(name, value)

    def _change(self, name: str, value: object) -> None:
        """Set a hyperparameter: a number costs nothing, another option compiles anew."""
        if name not in self._values:
            known = ", ".join(self._values) or "none"
            raise MlfuseError(f"{self._update.name} has no hyperparameter {name!r}; there are: {known}")
        states = self._update.states({**self._values, name: value})
        if list(states) != list(self._kinds):
            raise MlfuseError(
                f"{name}={value!r} needs other states ({', '.join(states) or 'none'}); make a new "
                "optimizer"
            )
        self._place(name, value)
        self._values[name] = value

    def _place(self, name: str, value: object) -> None:
        """Put a value where steps find it."""
        if self._update.is_option(name, value):
            if self._options.get(name, _NOTHING) != value:
                self._forget()
            self._numbers.pop(name, None)
            self._options[name] = value
            return
        if not isinstance(value, int | float | np.number):
            raise MlfuseError(f"{name} is a {type(value).__name__}, not a number")
        if name in self._options:
            del self._options[name]
            self._forget()
        self._numbers[name] = float(value)

    def _forget(self) -> None:
        """Plan anew at the next step; what was compiled is kept."""
        self._plans = {}
        self._groups = None

    @property
    def max_norm(self) -> float | None:
        """The norm that all gradients together are scaled down to; None for no limit."""
        return self._max_norm

    @max_norm.setter
    def max_norm(self, value: float | None) -> None:
        if (value is None) != (self._max_norm is None):
            self._groups = None
        self._max_norm = None if value is None else float(value)
        if value is not None:
            self._numbers["max_norm"] = float(value)

    @property
    def hyperparameters(self) -> Hyperparameters:
        """All keywords of the rule and their values."""
        return self._hyperparameters

    # What there is to see.

    @property
    def params(self) -> Sequence[Any]:
        """The parameters, as arrays of NumPy or CuPy."""
        return tuple(self._params)

    @property
    def state(self) -> dict[str, Sequence[Any]]:
        """The states by name, for each parameter in order; updated in place by every step."""
        return {name: tuple(arrays) for name, arrays in self._state.items()}

    @property
    def masters(self) -> Sequence[Any]:
        """The f32 copies of 16-bit parameters; None for the others."""
        return tuple(self._masters)

    @property
    def steps(self) -> int:
        """How many steps were made. Waits for the device where it counts."""
        return int(self._numbers["step"])

    @property
    def compilations(self) -> int:
        """How many programs were compiled so far."""
        return len(self._compiled)

    @property
    def launches(self) -> int:
        """Kernels started by a step like the last one; 0 before the first."""
        groups = self._groups or []
        return sum(
            each.run.launches for g in groups for each in (g.norm, g.update) if each is not None
        )

    def stage(self, name: str) -> str:
        """The text of the last step's programs at a stage: `graph`, `fused`, `loop`, `kernel`, `source`."""
        groups = self._groups or []
        programs = [each for g in groups for each in (g.norm, g.update) if each is not None]
        return "\n".join(each.run.stage(name) for each in programs)

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self._values.items())
        return f"<{self._update.name}({len(self._params)} parameters, {values}), step {self.steps}>"

    # Saving.

    def state_dict(self) -> dict[str, Any]:
        """All that has to be kept to go on later, as Python values and copies in NumPy arrays."""
        arrays = {**self._state, **({saving.MASTERS: self._masters} if any_of(self._masters) else {})}
        return {
            "rule": self._update.name,
            "step": self.steps,
            "hyperparameters": dict(self._values),
            "numbers": {
                name: float(self._numbers[name])
                for name, state in self._kinds.items()
                if state.scalar
            },
            "state": {
                name: [None if each is None else self._home.fetch(each) for each in column]
                for name, column in arrays.items()
            },
        }

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Take over what `state_dict` gave, of an optimizer by the same rule over the same shapes.

        States are written in place; hyperparameters are taken too. MlfuseError, with nothing
        changed, where something doesn't fit.
        """
        ours = {**self._state, **({saving.MASTERS: self._masters} if any_of(self._masters) else {})}
        saving.check(saved, self._update.name, list(self._values), ours)
        for name, value in saved["hyperparameters"].items():
            self._change(name, value)
        for name, column in ours.items():
            for array, values in zip(column, saved["state"][name], strict=True):
                if array is not None:
                    self._home.put(array, np.asarray(values))
        self._numbers.update(saved["numbers"])
        self._numbers["step"] = float(saved["step"])

    def save(self, path: str | Path) -> None:
        """Write `state_dict` to an `.npz` file, replacing it whole."""
        saving.write(Path(path), self.state_dict())

    def restore(self, path: str | Path) -> None:
        """Read what `save` wrote. MlfuseError where the file isn't one of those or doesn't fit."""
        self.load_state_dict(saving.read(Path(path)))

    def _fresh(self, name: str, state: State, state_dtype: str | None) -> list[Any]:
        """A state before the first step."""
        wanted = state.dtype or state_dtype
        chosen = None if wanted is None else element_type(wanted)
        if chosen is not None and (not chosen.is_float or chosen.is_f8):
            raise MlfuseError(f"states are f16, bf16, f32 or f64, not {chosen.numpy.name}")
        arrays: list[Any] = []
        for p, own, master in zip(self._params, self._types, self._masters, strict=True):
            dtype = chosen or (dtypes.F32 if master is not None else own)
            if not callable(state.start):
                arrays.append(self._home.full(p, state.start, dtype))
                continue
            array = self._home.cast(state.start(p if master is None else master), dtype)
            if array.shape != p.shape:
                raise MlfuseError(f"state {name!r} starts as {array.shape}, not {p.shape}")
            arrays.append(array)
        return arrays


def any_of(arrays: Iterable[object]) -> bool:
    """Whether one isn't None."""
    return any(each is not None for each in arrays)


_NOTHING = object()
_OWN = frozenset({"max_norm"})
