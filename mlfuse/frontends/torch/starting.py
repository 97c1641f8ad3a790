"""States before the first step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.optim.update import State
from mlfuse.frontends.torch.families import STEP, Family
from mlfuse.frontends.torch.library import Tensor, is_tensor, named_type, number_type, torch


def start_states(
    family: Family, starts: Mapping[str, State], param: Tensor, state: dict[str, Any]
) -> list[str]:
    """Make the missing states of a parameter; returns their names."""
    made: list[str] = []
    if family.stores_step and STEP not in state:
        state[STEP] = torch.zeros((), dtype=number_type())
        made.append(STEP)
    for name, each in starts.items():
        if state.get(name) is None:
            state[name] = _started(family, name, each, param)
            made.append(name)
    return made


def _started(family: Family, name: str, state: State, param: Tensor) -> Tensor:
    if state.scalar:
        return torch.tensor(state.start, dtype=one_number(family, param))
    dtype = param.dtype if state.dtype is None else named_type(state.dtype)
    if not callable(state.start):
        return torch.full_like(param, state.start, dtype=dtype, requires_grad=False)
    start: Any = state.start(param.detach())
    if not is_tensor(start) or start.shape != param.shape:
        raise MlfuseError(
            f"the state {name!r} must start as a tensor of its parameter's shape, not as {start!r}"
        )
    return torch.empty_like(param, dtype=dtype, requires_grad=False).copy_(start)


def one_number(family: Family, param: Tensor) -> Any:
    """The type of states that are one number: in torch f32, even for f64 parameters."""
    is_wide = param.dtype == torch.float64 and not family.checked
    return torch.float64 if is_wide else number_type()
