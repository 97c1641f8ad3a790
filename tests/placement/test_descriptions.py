"""What a device's description says about placement: what it lacks, and the architecture of its code."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.runtime.compilers.cc import find_compiler

pytest.importorskip("scipy")
X = np.zeros((600, 800), np.float32)
PROGRAM = """
func.func @main(%x: tensor<600x800xf32>) -> tensor<600xf32> {
  %a = graph.tanh %x : tensor<600x800xf32>
  %b = graph.reduce add %a dims [1] : tensor<600x800xf32> -> tensor<600xf32>
  func.return %b : tensor<600xf32>
}"""


def described(folder: Path, **changed: Any) -> str:
    cpu = (resources.files("mlfuse.targets.devices") / "cpu.json").read_text("utf-8")
    path = folder / "mine.json"
    path.write_text(json.dumps({**json.loads(cpu), "name": "mine", **changed}), "utf-8")
    return str(path)


def compiled(mine: str) -> mlfuse.Executable:
    return mlfuse.compile(PROGRAM, device="interpreter", devices=("cpu", f"cpu:1={mine}"))


def placed(lacks: list[str], folder: Path) -> str:
    from mlfuse.cli.opt import main

    file, out = folder / "program.mlir", folder / "placed.mlir"
    file.write_text(PROGRAM)
    mine = described(folder, lacks=lacks, launch_us=1e-3, gflops=1e6, bandwidth_gb_s=1e6)
    assert main([f"--place=devices=cpu,{mine}", str(file), "-o", str(out)]) == 0
    return out.read_text()


@pytest.mark.parametrize(
    ("lacks", "tanh", "add"),
    [
        ([], "cpu:1", "cpu:1"),
        (["graph.tanh"], "cpu", "cpu:1"),
        (["graph.*:f32:1"], "cpu:1", "cpu"),
        (["*:f64"], "cpu:1", "cpu:1"),
        (["*:f*:2"], "cpu", "cpu"),
    ],
)
def test_an_op_is_not_where_a_description_lacks_it(
    lacks: list[str], tanh: str, add: str, tmp_path: Path
):
    text = placed(lacks, tmp_path)
    assert f'graph.tanh %x {{mlfuse.device = "{tanh}"}}' in text
    assert f'dims [1] {{mlfuse.device = "{add}"}}' in text


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("graph.tanhh", "'graph.tanhh' is none; did you mean graph.tanh"),
        ("tanh", "'tanh' is none; did you mean graph.tanh"),
        ("*:f65", "element types after a colon, and 'f65' is none"),
        ("graph.tanh:f32:two", "expected an op, a type and a rank"),
        ("graph.tanh:f32:2:3", "expected an op, a type and a rank"),
    ],
)
def test_a_misspelled_entry_is_an_error(entry: str, said: str, tmp_path: Path):
    with pytest.raises(MlfuseError, match="the description of device mine: lacks") as error:
        compiled(described(tmp_path, lacks=[entry]))
    assert said in str(error.value)


needs_cc = pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler")


@needs_cc
def test_equal_code_of_equal_devices_is_compiled_once(monkeypatch: pytest.MonkeyPatch):
    from mlfuse.runtime.compilers import cc

    program = """
func.func @main(%x: tensor<77x3xf32>) -> tensor<77x3xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<77x3xf32>
  %b = graph.tanh %a {mlfuse.device = "cpu:1"} : tensor<77x3xf32>
  func.return %b : tensor<77x3xf32>
}"""
    texts: list[str] = []
    compiling = cc.library

    def noted(source: str, include: Sequence[str] = (), architecture: str = "") -> Any:
        texts.append(source)
        return compiling(source, include, architecture)

    monkeypatch.setattr(cc, "library", noted)
    x = np.linspace(-1, 1, 231, dtype=np.float32).reshape(77, 3)
    got = mlfuse.compile(program, device="cpu")(x)
    np.testing.assert_allclose(got, np.tanh(np.tanh(x.astype(np.float64))), rtol=1e-6)
    ours = [each for each in texts if "tanh" in each]
    assert len(ours) == 2
    assert len(set(ours)) == 1  # the cache of compiled code knows it by its text


@needs_cc
def test_an_unknown_architecture_is_an_error(tmp_path: Path):
    mine = described(tmp_path, architecture="x86-64-v99")
    with pytest.raises(MlfuseError, match="doesn't take -march=x86-64-v99, the architecture of a"):
        mlfuse.compile(PROGRAM, device="cpu", target=mine)(X)


@needs_cc
def test_code_that_this_machine_cannot_run_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from mlfuse.runtime.compilers import cc

    features = {"-march=x86-64-v2": {"__SSE3__", "__WINGS__"}, "": {"__SSE3__"}}
    monkeypatch.setattr(cc, "_features", lambda _, flags: features["".join(flags[:1])])  # pyright: ignore
    cc._for_architecture.cache_clear()  # pyright: ignore
    monkeypatch.setattr(cc, "_libraries", {})
    compiler = cc.search()
    assert isinstance(compiler, cc.Compiler)
    features["".join(f for f in compiler.flags if f.endswith("=native"))] = {"__SSE3__"}
    mine = described(tmp_path, architecture="x86-64-v2")
    with pytest.raises(MlfuseError, match=r"can't run code for 'x86-64-v2'.*it lacks __WINGS__"):
        mlfuse.compile(PROGRAM, device="cpu", target=mine)(X)
    cc._for_architecture.cache_clear()  # pyright: ignore


@pytest.mark.parametrize("architecture", ["-O0", "native -g", "x;y", 3])
def test_an_architecture_is_a_name(architecture: object, tmp_path: Path):
    with pytest.raises(MlfuseError, match="architecture must be a name"):
        compiled(described(tmp_path, architecture=architecture))
