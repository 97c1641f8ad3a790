"""Shows the graphs of `torch.compile(backend="mlfuse")` for a call."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from mlfuse.frontends.torch.compiled.backend import backend
from mlfuse.frontends.torch.compiled.reporting import GraphReport, graphs
from mlfuse.frontends.torch.library import torch


def explain(
    function: Callable[..., Any], *args: Any, options: dict[str, Any] | None = None, **keywords: Any
) -> list[GraphReport]:
    """The reports of the graphs of one call of a function or module, compiled and run once.

    A backward pass is compiled as well, if possible. `print(*map(str, ...))` shows the reports.
    """
    before = len(graphs())
    torch.compiler.reset()
    compiled: Any = torch.compile(function, backend=partial(backend, options=options))
    compiled(*args, **keywords)
    return graphs()[before:]
