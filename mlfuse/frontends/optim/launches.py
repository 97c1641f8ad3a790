"""The launches of a step: one program for each pair of a parameter type and a gradient type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.frontends.optim.program import Kind, Program, norm_program, update_program
from mlfuse.frontends.optim.tensors import Tensors
from mlfuse.frontends.optim.update import Option, State, Update

if TYPE_CHECKING:
    from mlfuse.explain.each import EachExecutable

Asked = tuple[DType | None, DType | None]
"""The types of a step's loss scale and of its flag for infinities; None if it has none."""
Formula = tuple[tuple[str, ...], tuple[tuple[str, Option], ...]]
"""The names of the numbers, and the options with their values."""
Numbers = dict[str, Any]
"""The arguments that all tensors share, by name: Python floats, or arrays of rank 0."""


@dataclass(frozen=True)
class Compiled:
    """A program and its executable."""

    program: Program
    run: EachExecutable

    @staticmethod
    def of(program: Program, device: str) -> Compiled:
        """The program for a device, compiled."""
        from mlfuse.explain.each import compile_each

        return Compiled(
            program, compile_each(program.module, device, program.function, stored=True)
        )

    def __call__(self, lists: Sequence[Sequence[Any]], numbers: Numbers) -> Numbers:
        """Launch it; returns its rank-0 results by name."""
        results = self.run(lists, [numbers[name] for name in self.program.shared])
        return dict(zip(self.program.returned, results, strict=True)) if results else {}


@dataclass
class TypePair:
    """Parameters of one type with gradients of one type: what one update program works on."""

    places: list[int] | None
    """The numbers of the parameters; None for all, in order."""
    lists: list[tuple[Any, ...]]
    """Parameters, gradients, masters (if there are any), states. They are tuples, since an executable inspects the same
    tuple only once."""
    update: Compiled
    norm: Compiled | None
    """The program for the pair's part of the norm, if one norm covers several pairs."""

    def take(self, grads: Sequence[Any]) -> None:
        """Take the pair's gradients from those of all parameters."""
        places = self.places
        self.lists[1] = tuple(grads if places is None else [grads[place] for place in places])

    @property
    def programs(self) -> list[Compiled]:
        """The programs in launch order."""
        return [self.update] if self.norm is None else [self.norm, self.update]


@dataclass
class Launches:
    """Sorts gradients into pairs of types and compiles the programs, each once."""

    update: Update
    states: dict[str, State]
    tensors: Tensors
    device: str
    compiled: dict[object, Compiled] = field(default_factory=dict[object, Compiled])

    def pairs(
        self, grads: Sequence[Any], asked: Asked, *, clip: bool, formula: Formula
    ) -> list[TypePair]:
        """The launches for these gradients; parameters whose gradient is None are left out."""
        members: dict[tuple[DType, DType], list[int]] = {}
        for n, grad in enumerate(grads):
            if grad is not None:
                own = self.tensors.home.dtype(grad, f"gradient {n}")
                members.setdefault((self.tensors.types[n], own), []).append(n)
        norms: tuple[tuple[str, DType], ...] = ()
        if clip and len(members) > 1:
            norms = tuple((f"norm_{n}", dtypes.compute(g)) for n, (_, g) in enumerate(members))
        return [
            self._pair(own, gradient, places, asked, clip, norms, number, formula)
            for number, ((own, gradient), places) in enumerate(members.items())
        ]

    def _pair(
        self,
        own: DType,
        gradient: DType,
        places: list[int],
        asked: Asked,
        clip: bool,
        norms: tuple[tuple[str, DType], ...],
        number: int,
        formula: Formula,
    ) -> TypePair:
        tensors = self.tensors
        scale, found_inf = asked
        everything = len(places) == len(tensors.params)
        params, masters, *states = (
            tuple(each if everything else [each[n] for n in places])
            for each in (tensors.params, tensors.masters, *tensors.states.values())
        )
        has_master = masters[0] is not None
        kind = Kind(
            parameter=own,
            gradient=gradient,
            master=tensors.master if has_master else None,
            states=tuple(tensors.home.dtype(each[0], "a state") for each in states),
            scale=scale,
            found_inf=found_inf,
            clip=clip,
            norms=norms,
        )
        norm = None
        if norms:
            name = norms[number][0]
            norm = self._compile(
                (gradient, scale, name), lambda: norm_program(gradient, scale, name)
            )
        names, options = formula
        update = self._compile(
            (kind, formula),
            lambda: update_program(self.update, kind, self.states, names, dict(options)),
        )
        lists = [params, (), *([masters] if has_master else []), *states]
        return TypePair(None if everything else places, lists, update, norm)

    def _compile(self, key: object, program: Callable[[], Program]) -> Compiled:
        if key not in self.compiled:
            self.compiled[key] = Compiled.of(program(), self.device)
        return self.compiled[key]
