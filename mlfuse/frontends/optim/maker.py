"""Makes an optimizer when an update rule is called with parameters."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import Parameter, Signature

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.frontends.optim.optimizer import Optimizer
from mlfuse.frontends.optim.tensors import Masters
from mlfuse.frontends.optim.update import REQUIRED, Update

RESERVED = frozenset(
    {"params", "state_dtype", "master_weights", "max_norm", "device", "grad_scale", "found_inf"}
)
"""The keywords of all optimizers and of their steps."""


class Maker:
    """An update rule: called with a list of arrays and its hyperparameters, it returns an `Optimizer`."""

    def __init__(self, update: Update, master_weights: Masters = False):
        self.update = update
        self.master_weights: Masters = master_weights
        self.__name__ = self.__qualname__ = update.name
        self.__doc__ = update.__doc__
        for name in update.defaults:
            if name in RESERVED or name.startswith("_") or hasattr(Optimizer, name):
                raise MlfuseError(
                    f"the rule {update.name} can't have a keyword {name!r}: all optimizers have one "
                    "of this name; rename it"
                )

        self.__signature__ = self._signature()

    def _signature(self) -> Signature:
        """The signature that `help` shows: the rule's own keywords, and those of all optimizers."""
        own = Signature.from_callable(type(self).__call__).parameters.values()
        (_, params, *common, _) = own
        keywords = [
            Parameter(name, Parameter.KEYWORD_ONLY, default=Parameter.empty if d is REQUIRED else d)
            for name, d in self.update.defaults.items()
        ]
        return Signature([params, *keywords, *common], return_annotation=Optimizer)

    def __repr__(self) -> str:
        values = [f"{name}={value!r}" for name, value in self.update.defaults.items()]
        return f"<optimizer {self.update.name}(params, {', '.join(values)})>"

    def __call__(
        self,
        params: Iterable[object],
        *,
        state_dtype: str | None = None,
        master_weights: Masters | None = None,
        max_norm: float | None = None,
        device: str | None = None,
        **values: object,
    ) -> Optimizer:
        """An optimizer of `params`, which it updates in place.

        `params` are row-major arrays of f16, bf16, f32 or f64: NumPy's, CuPy's, or any with DLPack. `values` are the
        rule's own keywords. `state_dtype` is the element type of all states. With `master_weights`, 16-bit parameters
        get an f32 copy, which the rule reads and updates; the parameters are its rounded values. With `"split"`, bf16
        parameters are the high halves of such numbers (truncated, not rounded), and only the low halves take extra
        memory. `max_norm`: gradients are scaled down so that their global norm is at most this. `device` is `cpu`,
        `cuda` or `interpreter`; by default the device of the parameters. MlfuseError if an array or keyword is invalid.
        """
        update = self.update
        if not isinstance(params, Iterable) or hasattr(params, "shape"):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise MlfuseError(
                f"{update.name} takes a list of arrays, not a {type(params).__name__}"
            )
        for name in values:
            if name not in update.defaults:
                known = ", ".join(update.defaults) or "none"
                raise MlfuseError(f"{update.name} has no keyword {name!r}; there are: {known}")
        given = {**update.defaults, **values}
        for name, value in given.items():
            if value is REQUIRED:
                raise MlfuseError(f"{update.name} needs a value: write {name}=...")
        return Optimizer(
            update,
            list(params),
            given,
            state_dtype=state_dtype,
            master_weights=self.master_weights if master_weights is None else master_weights,
            max_norm=max_norm,
            device=device,
        )
