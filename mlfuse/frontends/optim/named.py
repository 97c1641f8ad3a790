"""`mlfuse.optim.adamw`, `sgd` and the others: optimizers made from the ops of the `optim` dialect.

The states, numbers and options that an op's class lists, and its documentation, become those of the optimizer. The
semantics are those of `torch.optim`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Attribute, SSAValue

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.optim import UPDATES, UpdateOp
from mlfuse.dialects.optim.sgd import SgdOp
from mlfuse.frontends.optim.maker import Maker
from mlfuse.frontends.optim.update import REQUIRED, Options, State, Update
from mlfuse.frontends.tracing.trace import Trace


class OpUpdate(Update):
    """A step that is one op."""

    def __init__(self, op: type[UpdateOp], name: str | None = None):
        self.op = op
        self.name = name or op.name.partition(".")[2]
        self.__doc__ = op.__doc__
        numbers = [each for each in op.NUMBERS if each.name != "step"]
        starts = [each.start for each in op.STATES if isinstance(each.start, str)]
        properties = op.get_irdl_definition().properties
        self._flags = {name: _is_on(properties[name].default_value) for name in op.options()}
        self.fixed = frozenset(starts)
        # An option with the name of a number says whether the number isn't 0, as for torch's `momentum`.
        given = {each.name: REQUIRED if each.default is None else each.default for each in numbers}
        flags = {name: on for name, on in self._flags.items() if name not in given}
        self.defaults = {**given, **flags, **dict.fromkeys(starts, 0.0)}

    def states(self, values: Mapping[str, object]) -> dict[str, State]:
        return {
            each.name: State(
                start=_number(values[each.start]) if isinstance(each.start, str) else each.start,
                scalar=each.scalar,
            )
            for each in self.op.states(self._chosen(values))
        }

    def numbers(self, values: Mapping[str, object]) -> list[str]:
        needed = self.op.numbers(self._chosen(values))
        return [each.name for each in needed if each.name != "step"]

    def options(self, values: Mapping[str, object]) -> dict[str, bool | str | None]:
        for name in self._flags:
            if isinstance(self.defaults[name], bool) and not isinstance(values[name], bool):
                raise MlfuseError(f"{name} is {values[name]!r}; write True or False")
        return {name: bool(values[name]) for name in self._flags}

    def write(
        self,
        trace: Trace,
        tensors: Sequence[SSAValue],
        numbers: Mapping[str, SSAValue],
        options: Options,
    ) -> list[SSAValue]:
        chosen = {name: bool(value) for name, value in options.items()}
        return list(trace.emit_all(self.op.make(tensors, numbers, chosen)))

    def _chosen(self, values: Mapping[str, object]) -> list[str]:
        return [name for name, on in self.options(values).items() if on]


@cache
def makers() -> dict[str, Maker]:
    """The optimizers by name."""
    made = {maker.update.name: maker for maker in (Maker(OpUpdate(op)) for op in UPDATES)}
    return {**made, "split_sgd": Maker(OpUpdate(SgdOp, "split_sgd"), master_weights="split")}


def _is_on(default: Attribute | None) -> bool:
    return isinstance(default, IntegerAttr) and bool(default.value.data)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
