"""mlfuse for PyTorch: `mlfuse.torch.optim` has fused optimizers, `backend` is what
`torch.compile(model, backend="mlfuse")` finds, `report()` says what became of each graph. torch is
imported only in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlfuse.torch.compiled.backend import backend as backend
    from mlfuse.torch.compiled.explaining import explain as explain
    from mlfuse.torch.compiled.reporting import report as report

_HOMES = {
    "backend": "mlfuse.torch.compiled.backend",
    "explain": "mlfuse.torch.compiled.explaining",
    "report": "mlfuse.torch.compiled.reporting",
}


def __getattr__(name: str) -> Any:
    """Import on first use: optimizers need none of it."""
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'mlfuse.torch' has no attribute {name!r}")
