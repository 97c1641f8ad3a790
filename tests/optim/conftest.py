"""What tests of optimizers share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest


@pytest.fixture
def rounded_roots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Torch with square roots of f32 and f64 that are rounded to nearest. Torch's own are MKL's, and one
    in six of them isn't in f32. Everything else in torch's steps has the same bits here."""
    torch: Any = pytest.importorskip("torch")
    ours = {torch.float32, torch.float64}
    root, root_in_place = torch.Tensor.sqrt, torch.Tensor.sqrt_

    def rounded(x: Any) -> Any:
        return torch.from_numpy(np.asarray(np.sqrt(x.detach().numpy()))).reshape(x.shape)

    def sqrt(x: Any) -> Any:
        return rounded(x) if x.dtype in ours else root(x)

    def sqrt_(x: Any) -> Any:
        return x.copy_(rounded(x)) if x.dtype in ours else root_in_place(x)

    monkeypatch.setattr(torch.Tensor, "sqrt", sqrt)
    monkeypatch.setattr(torch.Tensor, "sqrt_", sqrt_)
