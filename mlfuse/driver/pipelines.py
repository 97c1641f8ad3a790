"""The standard pipeline: an ordered table of stages, each the passes that lead to it.

Every stage is text that can be read back, so a pipeline may start at any of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Final

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.watching import part
from mlfuse.passes import registry
from mlfuse.passes.plans.session import SavedPlan, Session, current, session
from mlfuse.passes.precision import DEFAULT, check_precision

STAGES: Final = ("graph", "fused", "loop", "kernel", "source")
"""The levels, from the graph to source code (`source` is the kernel level, printed as C or CUDA)."""

_PASSES: Final[dict[str, tuple[str, ...]]] = {
    "graph": ("inline", "import-stablehlo"),
    "fused": (
        *("decompose", "canonicalize", "cse", "dce"),
        *("bucket-collectives", "fuse-contractions", "fuse-horizontal", "fuse-vertical"),
    ),
    "loop": ("lower-to-loop", "match-epilogues", "share-launches"),
    "kernel": ("plan-memory", "schedule"),
    "source": (),
}
_TAKES_DEVICE: Final = frozenset(
    {
        *("decompose", "fuse-contractions", "fuse-horizontal", "fuse-vertical"),
        *("match-epilogues", "share-launches", "schedule"),
    }
)
_TAKES_PRECISION: Final = frozenset({"fuse-contractions", "fuse-horizontal", "match-epilogues"})

_VERIFIED: Final = frozenset(
    {"import-stablehlo", "decompose", "fuse-vertical", "share-launches", "schedule"}
)
"""After which passes a module is verified: what ends a stage, and what takes in a user's own ops. After
every pass (`MLFUSE_VERIFY=each`), coming to the kernel level takes three tenths more time for `cpu` and a sixth for
`sm_90`: sums over five of examples/modules, 6 to 36 % by module."""

Callback = Callable[[ModulePass, ModuleOp], None]
"""Called after each pass with the pass and the module."""


def passes_to(stage: str, device: str, precision: str = DEFAULT) -> list[ModulePass]:
    """The passes that take a module of any earlier stage to `stage`, scheduled for `device`.

    MlfuseError for an unknown stage or precision.
    """
    check_precision(precision)
    if stage not in STAGES:
        raise MlfuseError(f"unknown stage {stage!r}; there are: {', '.join(STAGES)}")
    names = [name for s in STAGES[: STAGES.index(stage) + 1] for name in _PASSES[s]]
    return [make(name, device, precision) for name in names]


def make(name: str, device: str, precision: str = DEFAULT) -> ModulePass:
    """One pass by its flag's name, for `device` and `precision` where it has such options."""
    options: dict[str, str] = {"device": device} if name in _TAKES_DEVICE else {}
    if name in _TAKES_PRECISION:
        options["precision"] = precision
    return registry.load(name)(**options)  # pyright: ignore[reportCallIssue]


def run(
    module: ModuleOp,
    stage: str,
    device: str,
    *,
    context: Context | None = None,
    callback: Callback | None = None,
    precision: str = DEFAULT,
    plan: SavedPlan | None = None,
) -> ModuleOp:
    """Take `module` to `stage`, in place; it is verified after each stage.

    With a `plan`, fusions are those that it names (docs/plans.md).
    """
    planned = current() if plan is None else Session(device, precision, plan)
    with session(planned):
        passes = passes_to(stage, device, precision)
        _apply(module, passes, context, callback)
    return module


def apply(module: ModuleOp, names: Sequence[str], device: str, precision: str = DEFAULT) -> None:
    """Some passes by name, in place."""
    _apply(module, [make(name, device, precision) for name in names])


def _apply(
    module: ModuleOp,
    passes: Sequence[ModulePass],
    context: Context | None = None,
    callback: Callback | None = None,
) -> None:
    from mlfuse.ir.context import new_context
    from mlfuse.ir.verify import verify_module

    context = context or new_context()
    every = os.environ.get("MLFUSE_VERIFY") == "each"
    for each in passes:
        with part(each.name):
            each.apply(context, module)
        if every or each.name in _VERIFIED:
            verify_module(module)
        if callback is not None:
            callback(each, module)
