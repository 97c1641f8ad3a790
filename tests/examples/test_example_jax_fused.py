"""The example of a fused layer in a training step of JAX's."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TypeVar

import pytest

import mlfuse.jax

EXAMPLE = Path(__file__).parents[2] / "examples" / "jax_fused.py"
T = TypeVar("T")


def _unchanged(f: T) -> T:
    return f


@pytest.mark.slow
def test_the_example_learns_as_it_does_without_mlfuse(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    layer = runpy.run_path(str(EXAMPLE))["layer"]
    assert len(layer.executables) == 2  # itself and its derivative
    fused = capsys.readouterr().out
    monkeypatch.setattr(mlfuse.jax, "fused", _unchanged)
    runpy.run_path(str(EXAMPLE))
    plain = capsys.readouterr().out
    # Four digits are printed, of a loss after some steps.
    assert float(fused.split()[1]) == pytest.approx(float(plain.split()[1]), abs=2e-4)
    assert float(fused.split()[1]) < 0.25
