"""What `torch.compile(backend="mlfuse")` would make of a call."""

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
    """The graphs that a call of a function or module falls into, compiled and run once.

    A backward pass is compiled as well where it can be at once. `print(*map(str, ...))` shows them.
    """
    before = len(graphs())
    torch.compiler.reset()
    compiled: Any = torch.compile(function, backend=partial(backend, options=options))
    compiled(*args, **keywords)
    return graphs()[before:]
