"""Kernels are compiled side by side, each once; a process that comes later compiles none."""

from __future__ import annotations

import os
from pathlib import Path

import fresh_python
import pytest

from mlfuse.runtime.compilers import cubin, nvrtc
from mlfuse.runtime.compilers.cubin import compile_kernels

HEAD = "// what all kernels need\n__device__ float twice(float x) { return x + x; }\n"


def kernel(name: str, body: str = "a[0] = twice(a[0]);") -> str:
    return (
        f'extern "C" __global__ void __launch_bounds__(128, 2) {name}(float *a) {{\n  {body}\n}}\n'
    )


class Recorder:
    """Stands in for NVRTC: a cubin is the text."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, processors: int = 2):
        self.texts: list[str] = []
        monkeypatch.setattr(nvrtc, "compile_cubin", self)
        monkeypatch.setattr(nvrtc, "version", lambda: (0, 2))
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(processors))  # pyright: ignore

    def __call__(self, source: str, arch: str) -> nvrtc.CompiledCuda:
        self.texts.append(source)
        return nvrtc.CompiledCuda(source.encode(), "", {})


def texts(source: str) -> dict[str, str]:
    """The text that each kernel is loaded from, by name."""
    found: dict[str, str] = {}
    for batch in compile_kernels(source, "sm_90"):
        found |= dict.fromkeys(batch.names, batch.compiled.cubin.decode())
    return found


def test_as_many_batches_as_processors(monkeypatch: pytest.MonkeyPatch):
    recorder = Recorder(monkeypatch, processors=3)
    kernels = [kernel(f"k{n}", "a[0] = 1;" * (n + 1)) for n in range(7)]
    found = texts(HEAD + "".join(kernels))
    assert sorted(found) == [f"k{n}" for n in range(7)]
    assert len(recorder.texts) == 3
    assert all(text.startswith(HEAD) for text in recorder.texts)
    assert all(kernels[int(name[1:])] in text for name, text in found.items())
    lengths = [len(text) for text in recorder.texts]
    assert max(lengths) < 1.5 * min(lengths)


def test_a_changed_kernel_compiles_alone(monkeypatch: pytest.MonkeyPatch):
    recorder = Recorder(monkeypatch, processors=1)
    a, b, c = kernel("a"), kernel("b"), kernel("c")
    texts(HEAD + a + b + c)
    changed = kernel("b", "a[0] = 5;")
    recorder.texts.clear()
    found = texts(HEAD + a + changed + c)
    assert recorder.texts == [HEAD + changed]
    # The first cubin has a kernel of that name too, which isn't meant any more.
    assert changed in found["b"] and b in found["a"] and c in found["c"]
    recorder.texts.clear()
    assert b in texts(HEAD + b)["b"] and not recorder.texts


def test_what_stands_before_the_kernels_counts(monkeypatch: pytest.MonkeyPatch):
    recorder = Recorder(monkeypatch)
    texts(HEAD + kernel("a"))
    texts(HEAD.replace("x + x", "2 * x") + kernel("a"))
    compile_kernels(HEAD + kernel("a"), "sm_80")
    assert len(recorder.texts) == 3


def test_a_damaged_cubin_is_compiled_again(monkeypatch: pytest.MonkeyPatch, cache_dir: Path):
    recorder = Recorder(monkeypatch)
    texts(HEAD + kernel("a"))
    for entry in cache_dir.iterdir():
        if b"a[0]" in entry.read_bytes():
            entry.unlink()
    assert kernel("a") in texts(HEAD + kernel("a"))["a"]
    assert len(recorder.texts) == 2


def test_without_a_cache_everything_is_compiled(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_CACHE", "0")
    recorder = Recorder(monkeypatch)
    for _ in range(2):
        assert kernel("a") in texts(HEAD + kernel("a"))["a"]
    assert len(recorder.texts) == 2


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
def test_by_nvrtc():
    source = HEAD + kernel("a") + kernel("b").replace('"C" ', '"C" __cluster_dims__(2, 1, 1) ')
    found = cubin.resources(source, "sm_90")
    assert found.keys() == {"a", "b"} and all(taken.registers > 0 for taken in found.values())


SCALE = """
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = graph.add %x, %x : tensor<?xf32>
  func.return %0 : tensor<?xf32>
}"""
PROCESS = f"""
import sys
import numpy as np
import mlfuse
from mlfuse.runtime.compilers import cc, nvrtc
from mlfuse.testing.host_gpu import installed

def no_compiler(*args, **options):
    raise AssertionError("a compiler was called")

again = sys.argv[1] == "again"
x = np.arange(5, dtype=np.float32)
with installed() as cupy:
    nvrtc.compile_cubin = no_compiler if again else nvrtc.compile_cubin
    assert (mlfuse.compile('''{SCALE}''', device="cuda")(cupy.asarray(x)).get() == x + x).all()
cc._compile = no_compiler if again else cc._compile
assert (mlfuse.compile('''{SCALE}''', device="cpu")(x) == x + x).all()
print("done")
"""


@pytest.mark.slow
def test_a_second_process_calls_no_compiler(tmp_path: Path):
    """Both processes are fresh ones: this one may have compiled things into another cache."""
    for which in ("first", "again"):
        environment = os.environ | {"MLFUSE_CACHE_DIR": str(tmp_path)}
        done = fresh_python.run(PROCESS, which, environment=environment)
        assert done.stdout == "done\n", done.stderr
