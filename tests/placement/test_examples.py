"""The examples of several devices run, and compute what NumPy does, in f64."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.runtime.compilers.cc import find_compiler

pytestmark = [
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
    pytest.mark.quick_c,
]
EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


@pytest.fixture(autouse=True)
def _no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")


def trained(table: Any, hidden: Any, last: Any, words: Any, wanted: Any, rate: float) -> list[Any]:
    """The step of the example in f64, with the gradients of the network written out."""
    rows = table[words]
    inner = np.tanh(rows @ hidden)
    error = inner @ last - wanted
    d_out = 2 * error / len(words)
    d_inner = np.outer(d_out, last) * (1 - inner**2)
    d_table = np.zeros_like(table)
    np.add.at(d_table, words, d_inner @ hidden.T)
    return [
        np.mean(error**2),
        table - rate * len(words) * d_table,
        hidden - rate * rows.T @ d_inner,
        last - rate * inner.T @ d_out,
    ]


@pytest.mark.slow
def test_an_embedding_table_and_a_network():
    made = example("embedding_on_the_cpu.py")
    random: Any = np.random.default_rng(1)
    state = made["parameters"](random)
    wide: list[Any] = [each.astype(np.float64) for each in state]
    words = random.integers(0, made["ROWS"], made["BATCH"])
    words[:8] = words[8]  # a row that is read several times
    wanted = random.standard_normal(made["BATCH"], dtype=np.float32)
    for _ in range(2):
        value, *state = made["step"](*state, words, wanted)
        table, hidden, last = wide
        exact, *wide = trained(table, hidden, last, words, wanted.astype(np.float64), made["RATE"])
        np.testing.assert_allclose(value, exact, rtol=1e-5)
        for mine, theirs in zip(state, wide, strict=True):
            np.testing.assert_allclose(mine, theirs, rtol=1e-4, atol=1e-4)


@pytest.mark.slow
def test_it_learns(capsys: pytest.CaptureFixture[str]):
    losses = example("embedding_on_the_cpu.py")["main"]()
    assert losses[-1] < losses[0] / 4
    assert "in the last" in capsys.readouterr().out


def test_a_step_that_only_the_cpu_can_do(capsys: pytest.CaptureFixture[str]):
    made = example("lookup_on_the_cpu.py")
    try:
        got = made["main"]()
    finally:
        mlfuse.externals.unregister("shop.price")
    random = np.random.default_rng(0)
    x, w = (random.standard_normal(shape, dtype=np.float32) for shape in ((16, 8), (8, 5)))
    scores = x.astype(np.float64) @ w
    sure = np.exp(scores) / np.exp(scores).sum(1, keepdims=True)
    prices = np.array([made["PRICES"][made["NAMES"][n]] for n in scores.argmax(1)])
    np.testing.assert_allclose(got, prices * sure.max(1), rtol=1e-5)
    assert "2 copies of 192 bytes" in capsys.readouterr().out


def test_two_cpus():
    made = example("two_cpus.py")
    try:
        got = made["main"]()
    except mlfuse.MlfuseError as error:  # not an x86 CPU, or an old one
        if "architecture of a device description" in str(error):
            pytest.skip(str(error))
        raise
    x = np.random.default_rng(0).standard_normal((1000, 64), dtype=np.float32)
    alone = made["PROGRAM"]
    for device in ("cpu", "cpu:1"):
        alone = alone.replace(f' {{mlfuse.device = "{device}"}}', "")
    np.testing.assert_array_equal(got, mlfuse.compile(alone, device="cpu")(x))
