"""`explain` of executables, jitted functions, ONNX models and torch's graphs, also where all code comes from the cache."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import fresh_python
import numpy as np
import pytest

import mlfuse
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import Remarks

CC = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
needs_cc = pytest.mark.skipif(CC is None, reason="needs a C compiler")

SOFTMAX = """\
func.func @main(%x: tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
  %s = graph.softmax %x {axis = 1 : i64} : tensor<64x32xf32>
  %c = graph.cumulative add %s dim 1 : tensor<64x32xf32> -> tensor<64x32xf32>
  %n = graph.neg %c : tensor<64x32xf32>
  func.return %s, %n : tensor<64x32xf32>, tensor<64x32xf32>
}
"""


def test_an_executable():
    exe = mlfuse.compile(SOFTMAX, device="cpu" if CC else "interpreter")
    assert str(exe.explain("exp", "div")).startswith(
        "graph.exp of graph.softmax %s (<text>:2:8) and"
    )
    assert exe.explain("exp", "div").together
    answer = exe.explain("%c", "%n")
    assert [remark.rule for remark in answer.remarks] == ["vertical.ordered"]
    with pytest.raises(MlfuseError, match=r"similar names: .*%n"):
        exe.explain("%nn")


def test_the_interpreter_explains_what_a_cpu_would_do():
    exe = mlfuse.compile(SOFTMAX, device="interpreter")
    assert exe.explain("%c", "%n").together is False


def network(x: Any, w: Any) -> Any:
    hidden = np.tanh(x @ w)
    shifted = hidden - hidden.sum(axis=0)
    return np.exp(shifted)


def line_of(words: str) -> str:
    """Where this file has some words first: `test_x.py:12`."""
    lines = Path(__file__).read_text().splitlines()
    return f"{Path(__file__).name}:{next(n for n, line in enumerate(lines, 1) if words in line)}"


def test_a_jitted_function_by_the_lines_of_the_user():
    x, w = np.ones((64, 32), np.float32), np.ones((32, 32), np.float32)
    explanation = mlfuse.jit(network, device="interpreter").explain(x, w)
    tanh, last = line_of("np.tanh(x @ w)"), line_of("return np.exp(shifted)")
    assert explanation.why(line_of("shifted = hidden"), last).together
    answer = explanation.why("tanh", last)
    assert f"{tanh}:" in answer.text
    assert explanation.why("dot_general").text.startswith("graph.dot_general")
    assert isinstance(explanation.remarks, Remarks)


def test_a_model_by_its_nodes():
    onnx = pytest.importorskip("onnx")
    from onnx import TensorProto, helper

    import mlfuse.onnx

    def info(name: str) -> Any:
        return helper.make_tensor_value_info(name, TensorProto.FLOAT, [64, 32])

    nodes = [
        helper.make_node("Exp", ["x"], ["e"], name="/encoder/Exp"),
        helper.make_node("CumSum", ["e", "axis"], ["c"], name="/encoder/CumSum"),
        helper.make_node("Neg", ["c"], ["y"], name="/encoder/Neg"),
    ]
    axis = helper.make_tensor("axis", TensorProto.INT64, [], [1])
    graph = helper.make_graph(nodes, "g", [info("x")], [info("y")], [axis])
    proto = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    assert onnx.__version__
    explanation = mlfuse.onnx.load(proto, device="interpreter").explain()
    answer = explanation.why("/encoder/CumSum", "/encoder/Neg")
    assert answer.together is False and answer.remarks[0].rule == "vertical.ordered"
    assert explanation.why("/encoder/Exp", "/encoder/CumSum").together
    with pytest.raises(MlfuseError, match=r"similar names: .*/encoder/Exp"):
        explanation.why("/encoder/Expp")


NODES = """\
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = graph.exp %x : tensor<8xf32> loc("exp_7"("net.py":5:3))
  %1 = graph.tanh %0 : tensor<8xf32> loc("jit(net)/tanh")
  func.return %1 : tensor<8xf32>
}
"""


def test_nodes_of_other_tools_by_the_names_in_locations():
    exe = mlfuse.compile(NODES, device="interpreter")
    assert exe.explain("exp_7", "jit(net)/tanh").together
    assert exe.explain("%exp_7").text.startswith("graph.exp %0 (net.py:5:3): in kernel")
    with pytest.raises(MlfuseError, match=r"similar names: .*exp_7"):
        exe.explain("exp_77")


def test_a_graph_of_torch():
    from mlfuse.frontends.torch.compiled.reporting import GraphReport, KeptCall

    regions = [
        mlfuse.compile(text, device="interpreter")
        for text in (SOFTMAX, SOFTMAX.replace("%s", "%t"))
    ]
    place = regions[0].explain("%c").remarks[0].place
    kept = [KeptCall("aten.mm.default", "mm_3", place, "ATen's is faster on a CPU")]
    report = GraphReport("forward", [lambda each=each: each for each in regions], kept)
    assert report.explain("%c", "%n").together is False
    apart = report.explain("%s", "%t")
    assert apart.together is False and "different regions of the graph" in apart.text
    assert "kept: " in apart.text and "aten.mm.default" in apart.text
    call = report.explain("mm", "%s")
    assert "a call into ATen, in no kernel: " in call.text and "ATen's is faster" in call.text
    with pytest.raises(MlfuseError, match="there is no op '%zz'"):
        report.explain("%zz")


SCRIPT = """
import json, sys
import mlfuse
exe = mlfuse.compile(sys.argv[1], device="cpu")
print(json.dumps([exe.remarks.to_json(), str(exe.explain("%c", "%n"))]))
"""


@pytest.mark.slow
@needs_cc
def test_a_second_process_that_compiles_nothing_explains_itself(tmp_path: Path):
    log, compiler = tmp_path / "log", tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec {CC} "$@"\n')
    compiler.chmod(0o755)

    def run() -> tuple[str, str, int]:
        log.write_text("")
        settings = {"MLFUSE_CACHE_DIR": str(tmp_path / "cache"), "MLFUSE_CC": str(compiler)}
        done = fresh_python.run(SCRIPT, SOFTMAX, environment=os.environ | settings)
        assert done.returncode == 0, done.stderr
        remarks, answer = json.loads(done.stdout)
        return remarks, answer, log.read_text().count("-shared")

    remarks, answer, compiled = run()
    assert "vertical.ordered" in remarks and answer.startswith("graph.cumulative %c")
    assert compiled > 0
    assert run() == (remarks, answer, 0)


@pytest.mark.slow
@needs_cc
def test_the_same_module_again_in_a_process_explains_itself():
    first, again = (mlfuse.compile(SOFTMAX, device="cpu") for _ in range(2))
    assert first.remarks and first.remarks == again.remarks
    assert str(first.explain("%c")) == str(again.explain("%c"))


def test_a_jitted_function_that_is_known_explains_itself():
    f = mlfuse.jit(network, device="interpreter")
    x, w = np.ones((4, 8), np.float32), np.ones((8, 8), np.float32)
    before = str(f.explain(x, w).why("exp"))
    f(x, w)
    f(x, w)
    assert f.cache_info().hits and str(f.explain(x, w).why("exp")) == before


SINES = "\n".join(f"  %x{n + 1} = graph.sin %x{n} : tensor<1000000xf32>" for n in range(40))
CHAIN = f"""func.func @main(%x0: tensor<1000000xf32>) -> tensor<1000000xf32> {{
{SINES}
  func.return %x40 : tensor<1000000xf32>
}}
"""


def test_ops_that_the_guard_has_parted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Of the kernels that a long one was cut into, which are lightened once more, remarks have places, too."""
    from mlfuse.driver.parsing import parse
    from mlfuse.explain.history import observe
    from mlfuse.explain.why import explain
    from mlfuse.runtime.compilers.nvrtc import KernelResources
    from mlfuse.testing.guarding import PlayedCompiler, guard_remarks

    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path))
    fine, spills = KernelResources(registers=32), KernelResources(registers=255, spill_loads=40)
    compiler = PlayedCompiler({"i0 < 2;": spills, "": fine}, longest=40)
    remarks = guard_remarks(CHAIN, compiler)
    assert {remark.rule for remark in remarks} == {"guard.split", "guard.registers"}
    assert all(remark.place and remark.kernels for remark in remarks)
    found = observe(parse(CHAIN), "main", "sm_90+max_ops=22", "default")
    found.remarks += remarks
    answer = explain(found, "%x1", "%x40")
    assert [remark.rule for remark in answer.remarks] == ["vertical.max-ops", "guard.split"]
    grouped = observe(parse(_marked(CHAIN)), "main", "sm_90+max_ops=22", "default")
    assert explain(grouped, "%x1", "%x40").together


def _marked(text: str) -> str:
    """With all sines in one group."""
    lines = text.splitlines()
    return "\n".join(
        line.replace(" : ", ' {mlfuse.group = "a"} : ') if "graph.sin" in line else line
        for line in lines
    )
