"""The C compiler works while the next module is lowered."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event, Timer
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.cpu import backend as cpu

TWICE = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.add %x, %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}"""
X = np.arange(4, dtype=np.float32)


def test_a_module_is_there_before_its_kernels_are(monkeypatch: pytest.MonkeyPatch):
    go, waited = Event(), list[bool]()
    load = cpu.load

    def held_up(source: str, names: Sequence[str], architecture: str):
        waited.append(go.wait(60))
        return load(source, names, architecture)

    monkeypatch.setattr(cpu, "load", held_up)
    with cpu.compiling_beside():
        executable = mlfuse.compile(TWICE, device="cpu")
        go.set()
    assert waited == [True]
    np.testing.assert_array_equal(executable(X), [0, 2, 4, 6])


def test_a_call_waits_for_its_kernels():
    with cpu.compiling_beside():
        results = mlfuse.compile(TWICE, device="cpu")(X)
    np.testing.assert_array_equal(results, [0, 2, 4, 6])


def test_an_error_of_the_compiler_is_raised_at_the_end(monkeypatch: pytest.MonkeyPatch):
    def refuse(source: str, names: Sequence[str], architecture: str):
        raise MlfuseError("the compiler refused")

    monkeypatch.setattr(cpu, "load", refuse)
    with pytest.raises(MlfuseError, match="the compiler refused"), cpu.compiling_beside():
        mlfuse.compile(TWICE, device="cpu")


def test_what_an_error_stopped_is_compiled_when_it_is_called(monkeypatch: pytest.MonkeyPatch):
    go, load = Event(), cpu.load

    def held_up(source: str, names: Sequence[str], architecture: str):
        go.wait(60)
        return load(source, names, architecture)

    monkeypatch.setattr(cpu, "load", held_up)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    kept: list[Any] = []
    with pytest.raises(KeyError), cpu.compiling_beside():
        kept += [mlfuse.compile(TWICE, device="cpu") for _ in range(3)]
        Timer(0.2, go.set).start()
        raise KeyError("another fault")
    for executable in kept:
        np.testing.assert_array_equal(executable(X), [0, 2, 4, 6])
