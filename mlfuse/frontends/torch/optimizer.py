"""The base class of the optimizers: a `torch.optim.Optimizer` whose step is one or a few launches."""

# pyright: reportUnknownMemberType=false

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from inspect import Signature
from typing import TYPE_CHECKING, Any, ClassVar

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.explain.several_executables import Step
from mlfuse.frontends.torch.bucket import Scaling
from mlfuse.frontends.torch.families import Family, signature_of
from mlfuse.frontends.torch.library import (
    OptimizerBase,
    Tensor,
    is_tensor,
    is_watched,
    named_type,
    torch,
)
from mlfuse.frontends.torch.plan import Plan
from mlfuse.frontends.torch.references import only_ours
from mlfuse.frontends.torch.starting import start_states

if TYPE_CHECKING:
    from mlfuse.explain.each import EachExecutable

_NOTHING = Scaling()


class FusedOptimizer(OptimizerBase, Step):
    """Updates tensors in place: one launch for all tensors of a parameter group that have the same types.

    Parameters are plain tensors on a CPU or CUDA device, of float16, bfloat16, float32 or float64; they must be dense,
    with any order of dims. Everything else is as in `torch.optim`: parameter groups, `state_dict` (with torch's
    layout), schedulers, hooks, closures, `torch.amp.GradScaler`. The state of 16-bit parameters has their type, as in
    torch.

    `foreach` and `fused` are accepted and have no effect; `capturable=True` and `differentiable=True` are refused.
    MlfuseError if a tensor or option is invalid; then nothing is written.
    """

    _family: ClassVar[Family]
    __signature__: ClassVar[Signature]
    _step_supports_amp_scaling: ClassVar[bool] = True
    """GradScaler sets `grad_scale` and `found_inf` and calls `step`."""

    def __init__(self, params: Any, *args: Any, **keywords: Any):
        family = self._family
        bound = Signature(family.parameters).bind(*args, **keywords)
        bound.apply_defaults()
        self._plan: Plan | None = None
        self._exposed = False
        super().__init__(params, family.defaults(bound.arguments))

    def __init_subclass__(cls, **keywords: Any):
        super().__init_subclass__(**keywords)
        if "_family" in cls.__dict__:
            cls.__signature__ = signature_of(cls._family)

    # State. Code that reads it may change it.

    @property
    def state(self) -> defaultdict[Any, Any]:
        """The state of each parameter by name, as in torch."""
        self._exposed = True
        return self._state

    @state.setter
    def state(self, value: defaultdict[Any, Any]) -> None:
        self._state = value
        self._exposed = True
        self._plan = None

    def __setstate__(self, state: dict[str, Any]) -> None:
        rest = {name: value for name, value in state.items() if name != "state"}
        self.__dict__.setdefault("_plan", None)
        super().__setstate__(rest)
        self.state = state["state"]
        for group in self.param_groups:
            for name, value in self.defaults.items():
                group.setdefault(name, value)
            group.update(self._family.set_so)

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """As in torch. States whose type a rule defines keep it."""
        super().load_state_dict(state_dict)
        params = [p for group in self.param_groups for p in group["params"]]
        update, values = self._family.formula(self.param_groups[0])
        for name, each in update.states(values).items():
            if each.dtype is None:
                continue
            for number, saved in state_dict["state"].items():
                if is_tensor(saved.get(name)):
                    own = self._state[params[number]]
                    own[name] = saved[name].to(params[number].device, named_type(each.dtype))

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        super().add_param_group(param_group)
        self._plan = None
        if not self._family.eager:
            return
        group = self.param_groups[-1]
        update, values = self._family.formula(group)
        for p in group["params"]:
            start_states(self._family, update.states(values), p, self._state[p])

    # Steps.

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Update the parameters that have gradients. `closure` is called first; returns its value."""
        if is_watched(self):
            return self._watched(closure) if closure is not None else self._watched()
        return self._step(closure)

    step.hooked = True  # pyright: ignore[reportFunctionMemberAccess]
    # Without this mark, torch wraps a step to call hooks and the profiler: without any, that takes as long as the rest
    # of the step.

    def _step(self, closure: Callable[[], Any] | None = None) -> Any:
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        own = self.__dict__
        scaling = self._scaling() if "found_inf" in own or "grad_scale" in own else _NOTHING
        if scaling is None:
            return loss
        plan = self._plan
        if plan is None or not self._is_current(plan, scaling):
            plan = self._renewed(scaling)
        plan.run(scaling)
        if plan.starts:
            self._plan = None
        return loss

    _watched = OptimizerBase.profile_hook_step(_step)

    def _is_current(self, plan: Plan, scaling: Scaling) -> bool:
        if self._exposed:
            if not plan.is_unchanged(self._state):
                return False
            self._exposed = not (only_ours((self._state,)) and plan.is_ours_alone())
        return plan.is_current(self.param_groups, scaling.mode)

    @torch.no_grad()
    def _renewed(self, scaling: Scaling) -> Plan:
        """A new plan for the current parameters, gradients and states."""
        self._plan = None
        made: list[tuple[dict[str, Any], str]] = []
        try:
            plan = Plan(self._family, self.param_groups, self._state, scaling, made)
            if not plan.is_current(self.param_groups, scaling.mode):
                raise MlfuseError("gradients changed while a step was being prepared")
        except BaseException:
            for state, name in made:  # the failed step must leave no new states
                del state[name]
            raise
        self._plan = plan
        return plan

    def _scaling(self) -> Scaling | None:
        """GradScaler's data; None if the step must be skipped.

        The flag stays on a CUDA device and skips the step there. It is read on the host only for parameters on the CPU,
        and if torch keeps no step count, which would not advance.
        """
        scale: Tensor = getattr(self, "grad_scale", None)
        flag: Tensor = getattr(self, "found_inf", None)
        stays = is_tensor(flag) and flag.is_cuda and self._family.stores_step
        if stays and all(p.is_cuda for group in self.param_groups for p in group["params"]):
            return Scaling(scale, flag)
        return None if flag is not None and float(flag) else Scaling(scale)

    # Inspection.

    @property
    def executables(self) -> list[EachExecutable]:
        """The compiled programs of the last step, in launch order; none before the first."""
        return [each.code.run for each in self._buckets]

    @property
    def _buckets(self) -> list[Any]:
        return [] if self._plan is None else self._plan.buckets


def make_class(family: Family, module: str, doc: str | None) -> type[FusedOptimizer]:
    """The optimizer class of a family."""
    names: Mapping[str, Any] = {"_family": family, "__module__": module, "__doc__": doc}
    return type(family.name, (FusedOptimizer,), dict(names))
