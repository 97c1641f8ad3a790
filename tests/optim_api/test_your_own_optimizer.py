"""The example of an optimizer that a user writes runs, and so do the snippets of its page."""

from __future__ import annotations

import linecache
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.quick_c

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_example_learns(capsys: pytest.CaptureFixture[str]):
    assert runpy.run_path(str(ROOT / "examples" / "your_own_optimizer.py"))["main"]() == 0
    out = capsys.readouterr().out
    losses = re.search(r"careful_adam ([\d.]+), adam ([\d.]+)", out)
    assert losses is not None
    assert max(float(losses[1]), float(losses[2])) < 0.1
    assert "4 tensors, 1 launch a step, compiled 1 time for all 149 learning rates" in out


@pytest.mark.slow
def test_the_page_runs_from_top_to_bottom():
    page = ROOT / "docs" / "your-own-optimizer.md"
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        exec(compile(block, str(page), "exec"), names)
    linecache.clearcache()
    assert names["opt"].steps == 1


def test_the_pages_rule_is_the_examples():
    page = (ROOT / "docs" / "your-own-optimizer.md").read_text()
    example = (ROOT / "examples" / "your_own_optimizer.py").read_text()
    body = re.search(r"    m = beta1 \* m.*?return p - update, m, v\n", page, re.DOTALL)
    assert body is not None and body[0] in example
