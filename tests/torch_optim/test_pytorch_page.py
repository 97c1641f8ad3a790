"""The statements of the page about PyTorch are true."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fused_cases import fused, torch

pytestmark = pytest.mark.quick_c

PAGE = Path(__file__).parents[2] / "docs" / "pytorch.md"


def test_the_page_runs_from_top_to_bottom():
    torch.manual_seed(0)
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert names["loss"].item() < 1.0
    assert issubclass(names["Signed"], fused.FusedOptimizer)
