"""Maps torch's keywords of a parameter group to the keywords of an update.

torch has `betas=(0.9, 0.999)` where an op has `beta1` and `beta2`; and it has keywords that only choose how a step is
computed. A class that torch has, too, takes torch's keywords in torch's order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from inspect import Parameter, Signature, signature
from numbers import Real
from typing import Any, Final

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.optim import UpdateOp
from mlfuse.frontends.optim.named import OpUpdate, makers
from mlfuse.frontends.optim.rules import Rule
from mlfuse.frontends.optim.update import REQUIRED, Update
from mlfuse.frontends.torch.library import is_tensor, torch

STEP: Final = "step"
HOW: Final[dict[str, object]] = {
    "foreach": None, "fused": None, "capturable": False, "differentiable": False,
}  # fmt: skip
"""torch's keywords that choose how a step is computed, with their defaults."""
_PAIRS: Final = {"betas": ("beta1", "beta2")}
_DECOUPLED: Final = "decoupled_weight_decay"
_BOUNDS: Final[dict[str, tuple[str, float, float]]] = {
    "lr": ("learning rate", 0.0, float("inf")),
    "eps": ("epsilon value", 0.0, float("inf")),
    "weight_decay": ("weight_decay value", 0.0, float("inf")),
    "momentum": ("momentum value", 0.0, float("inf")),
    "alpha": ("alpha value", 0.0, float("inf")),
    "rho": ("rho value", 0.0, 1.0),
    "lr_decay": ("lr_decay value", 0.0, float("inf")),
    "initial_accumulator_value": ("initial_accumulator_value", 0.0, float("inf")),
    "momentum_decay": ("momentum_decay value", 0.0, float("inf")),
}


class HyperparameterError(MlfuseError, ValueError):
    """A hyperparameter that torch refuses, too."""


@dataclass(frozen=True)
class Family:
    """The optimizers of one class."""

    name: str
    update: Update
    parameters: tuple[Parameter, ...]
    """The keywords of the class, in order."""
    stores_step: bool
    """Whether `state["step"]` is kept."""
    eager: bool = False
    """Whether states are made before the first step."""
    decoupled: Update | None = None
    """The update of groups with decoupled weight decay, if it differs."""
    set_so: Mapping[str, object] = field(default_factory=dict[str, object])
    """Entries of a group with fixed values."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The entries of a group that the update depends on."""
        own = [each.name for each in self.parameters if each.name not in HOW]
        return tuple(dict.fromkeys([*own, *self.set_so]))

    @property
    def checked(self) -> bool:
        """Whether hyperparameters have torch's names, and so torch's bounds."""
        return isinstance(self.update, OpUpdate)

    def defaults(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """A group's entries for these keywords; MlfuseError for a keyword or value that isn't supported."""
        given = {**arguments, **self.set_so}
        for name in ("capturable", "differentiable"):
            if given.get(name):
                raise MlfuseError(
                    f"{self.name} has no {name}=True: its step is one launch of compiled code, which "
                    "torch can't capture or differentiate; leave it out or use torch.optim's"
                )
        if self.checked:
            _check(self.name, given)
        return given

    def formula(self, group: Mapping[str, Any]) -> tuple[Update, dict[str, Any]]:
        """The update of a group, and the values of its keywords."""
        values: dict[str, Any] = {}
        for key in self.keys:
            names = _PAIRS.get(key, ()) if self.checked else ()
            values.update(zip(names, group[key], strict=True) if names else ((key, group[key]),))
        if self.decoupled is None:
            return self.update, values
        return self.decoupled if values.pop(_DECOUPLED) else self.update, values


def as_in_torch(name: str) -> Family:
    """The family of torch's class of this name."""
    own = getattr(torch.optim, name)
    update = makers()[name.lower()].update
    parameters = [p for p in signature(own.__init__).parameters.values() if p.name != "self"][1:]
    known = {*_joined(update.defaults), *HOW, _DECOUPLED}
    parameters = [p for p in parameters if p.name in known]
    is_adam = name in ("Adam", "AdamW")
    return Family(
        name,
        update,
        tuple(p.replace(annotation=Parameter.empty) for p in parameters),
        stores_step=name != "SGD",
        eager=name == "Adagrad",
        decoupled=makers()["adamw"].update if is_adam else None,
        set_so={_DECOUPLED: True} if name == "AdamW" else {},
    )


def of_update(name: str, update: Update) -> Family:
    """The family of a class that torch doesn't have."""
    clash = [key for key in update.defaults if key in HOW]
    if clash:
        raise MlfuseError(
            f"the rule {update.name} can't have a keyword {clash[0]!r}: torch's optimizers have their own "
            "of this name; rename it"
        )
    kind, checked = Parameter.POSITIONAL_OR_KEYWORD, isinstance(update, OpUpdate)
    given = _joined(update.defaults) if checked else dict(update.defaults)
    parameters = [
        Parameter(key, kind, default=Parameter.empty if value is REQUIRED else value)
        for key, value in sorted(given.items(), key=lambda item: item[1] is not REQUIRED)
    ]
    for key, value in HOW.items():
        if key not in given:
            parameters.append(Parameter(key, Parameter.KEYWORD_ONLY, default=value))
    return Family(name, update, tuple(parameters), stores_step=counts(update))


def counts(update: Update) -> bool:
    """Whether the formula uses the number of the step."""
    if isinstance(update, OpUpdate):
        op: type[UpdateOp] = update.op
        return any(each.name == STEP for each in op.NUMBERS)
    return not isinstance(update, Rule) or update.takes_step


def signature_of(family: Family) -> Signature:
    """The signature that `help` shows for a class."""
    params = Parameter("params", Parameter.POSITIONAL_OR_KEYWORD)
    return Signature([params, *family.parameters])


def _joined(defaults: Mapping[str, object]) -> dict[str, object]:
    """Keywords with torch's pairs (`betas`) in place of the two keywords that a pair holds."""
    joined: dict[str, object] = {}
    for key, value in defaults.items():
        pair = next((p for p, names in _PAIRS.items() if key in names), None)
        if pair is None:
            joined[key] = value
        else:
            joined[pair] = tuple(defaults[name] for name in _PAIRS[pair])
    return joined


def _check(name: str, given: Mapping[str, Any]) -> None:
    """HyperparameterError for values for which torch raises ValueError."""
    for key, (what, least, most) in _BOUNDS.items():
        if key in given:
            _check_number(what, given[key])
            if not least <= given[key] <= most:
                raise HyperparameterError(f"Invalid {what}: {given[key]}")
    betas: Iterable[Any] = given.get("betas", ())
    for place, beta in enumerate(betas):
        _check_number(f"beta parameter at index {place}", beta)
        if not 0.0 <= beta < 1.0:
            raise HyperparameterError(f"Invalid beta parameter at index {place}: {beta}")
    if given.get("nesterov") and (given["momentum"] <= 0 or given["dampening"] != 0):
        raise HyperparameterError(
            f"{name}: Nesterov momentum requires a momentum and zero dampening"
        )


def _check_number(what: str, value: Any) -> None:
    if is_tensor(value):
        if value.numel() != 1:
            raise HyperparameterError(f"Invalid {what}: a tensor of {value.numel()} elements")
    elif isinstance(value, bool) or not isinstance(value, Real):
        raise HyperparameterError(f"Invalid {what}: {value!r} is not a number")
