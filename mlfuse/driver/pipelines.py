"""The standard pipeline: an ordered table of stages, each the passes that lead to it.

Every stage is text that can be read back, so a pipeline may start at any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from mlfuse import registry
from mlfuse.errors import MlfuseError

STAGES: Final = ("graph", "fused", "loop", "kernel", "source")
"""The levels, from the graph to source code (`source` is the kernel level, printed as C or CUDA)."""

_PASSES: Final[dict[str, tuple[str, ...]]] = {
    "graph": ("inline", "import-stablehlo"),
    "fused": ("decompose", "canonicalize", "cse", "dce", "fuse-vertical"),
    "loop": ("lower-to-loop",),
    "kernel": ("plan-memory", "schedule"),
    "source": (),
}
_TAKES_DEVICE: Final = frozenset({"decompose", "fuse-vertical", "schedule"})

Callback = Callable[[ModulePass, ModuleOp], None]
"""Called after each pass with the pass and the module."""


def passes_to(stage: str, device: str) -> list[ModulePass]:
    """The passes that take a module of any earlier stage to `stage`, scheduled for `device`.

    MlfuseError for an unknown stage.
    """
    if stage not in STAGES:
        raise MlfuseError(f"unknown stage {stage!r}; there are: {', '.join(STAGES)}")
    names = [name for s in STAGES[: STAGES.index(stage) + 1] for name in _PASSES[s]]
    return [make(name, device) for name in names]


def make(name: str, device: str) -> ModulePass:
    """One pass by its flag's name, for `device` where the pass has devices to choose from."""
    if name in _TAKES_DEVICE:
        return registry.load(name)(device=device)  # pyright: ignore[reportCallIssue]
    return registry.load(name)()


def run(
    module: ModuleOp,
    stage: str,
    device: str,
    *,
    context: Context | None = None,
    callback: Callback | None = None,
) -> ModuleOp:
    """Take `module` to `stage`, in place; it is verified after every pass."""
    from mlfuse.context import new_context
    from mlfuse.parsing import verify_module

    context = context or new_context()
    for each in passes_to(stage, device):
        each.apply(context, module)
        verify_module(module)
        if callback is not None:
            callback(each, module)
    return module
