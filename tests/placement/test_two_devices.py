"""Programs of two devices: what is called and copied, results on a played GPU, and what users get wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlfuse
from mlfuse import MlfuseError
from mlfuse.cli import opt
from mlfuse.cli.run import main
from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.runtime.cuda.backend import CudaBackend
from mlfuse.testing import host_cuda, host_gpu

pytestmark = pytest.mark.skipif(
    find_compiler() is None or not host_cuda.available(), reason="needs a C and a C++ compiler"
)

T = "tensor<64x64xf32>"
TWO = f"""
func.func @main(%x: {T}) -> {T} {{
  %a = graph.tanh %x {{mlfuse.device = "cpu"}} : {T}
  %b = graph.exp %a {{mlfuse.device = "cuda"}} : {T}
  func.return %b : {T}
}}"""
THERE_AND_BACK = """
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>) -> (tensor<8xf32>, tensor<f32>, tensor<8x4xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %ones = graph.broadcast %one dims [] : tensor<f32> -> tensor<8x4xf32>
  %h = graph.dot_general %x, %w contract [1] x [0] {mlfuse.device = "cpu"}
      : tensor<8x16xf32>, tensor<16x4xf32> -> tensor<8x4xf32>
  %s = graph.mul %h, %h {mlfuse.device = "cuda"} : tensor<8x4xf32>
  %y = graph.add %s, %ones {mlfuse.device = "cuda"} : tensor<8x4xf32>
  %z = graph.reduce add %y dims [1] {mlfuse.device = "cpu"} : tensor<8x4xf32> -> tensor<8xf32>
  func.return %z, %one, %y : tensor<8xf32>, tensor<f32>, tensor<8x4xf32>
}"""


def on_one(text: str) -> mlfuse.Executable:
    """The same program on the CPU alone."""
    for device in ("cpu", "cuda"):
        text = text.replace(f' {{mlfuse.device = "{device}"}}', "")
    return mlfuse.compile(text, device="cpu")


def random(*shape: int) -> Array:
    return np.random.default_rng(0).standard_normal(shape, dtype=np.float32)


@pytest.mark.slow
def test_two_launches_and_one_copy_give_the_bits_of_one_device():
    x = random(64, 64)
    with host_gpu.installed():
        made = mlfuse.compile(TWO)
        got = made(x)
    run: Any = made.run
    assert (made.launches, made.calls, len(run.transfers)) == (2, 0, 1)
    assert type(got) is np.ndarray
    np.testing.assert_array_equal(got, on_one(TWO)(x))


def test_the_ledger_counts_what_goes_over_the_link():
    with host_gpu.installed():
        made = mlfuse.compile(TWO)
    moved = [(each.name, each.least) for each in made.ledger if each.name.startswith("transfer")]
    assert moved == [("transfer_to_cuda", 64 * 64 * 4)]


@pytest.mark.slow
def test_there_and_back_with_a_constant_that_is_returned():
    x, w = random(8, 16), random(16, 4)
    with host_gpu.installed():
        made = mlfuse.compile(THERE_AND_BACK)
        got = [made(x, w) for _ in range(3)][-1]
    for mine, theirs in zip(got, on_one(THERE_AND_BACK)(x, w), strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_an_array_on_the_gpu_is_taken_as_it_is_and_out_is_written():
    x = random(64, 64)
    text = TWO.replace('"cpu"', '"here"').replace('"cuda"', '"cpu"').replace('"here"', '"cuda"')
    with host_gpu.installed() as cupy:
        made = mlfuse.compile(text)
        given, out = cupy.asarray(x), np.empty_like(x)
        assert made(given, out=out) is out
    np.testing.assert_array_equal(out, on_one(TWO)(x))


def test_an_array_on_the_gpu_is_not_taken_for_an_argument_of_the_cpu():
    with host_gpu.installed() as cupy:
        made = mlfuse.compile(TWO)
        with pytest.raises(MlfuseError, match="argument 0"):
            made(cupy.asarray(random(64, 64)))


def test_a_device_can_be_played_on_another_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")
    x = random(64, 64)
    np.testing.assert_array_equal(mlfuse.compile(TWO)(x), on_one(TWO)(x))


def test_a_device_that_is_not_there_is_an_error_with_the_remedy():
    with pytest.raises(MlfuseError, match=r"'cuda' can't be used.*MLFUSE_DEVICES=cuda=cpu"):
        mlfuse.compile(TWO, device="cpu")


def test_a_second_gpu_is_an_error_and_not_the_first_one():
    text = TWO.replace('"cpu"', '"cuda:1"')
    with host_gpu.installed(), pytest.raises(MlfuseError, match=r"'cuda:1' can't be used yet"):
        mlfuse.compile(text)


def test_the_interpreter_needs_none_of_the_devices():
    x = random(64, 64)
    text = TWO.replace(' {mlfuse.device = "cpu"}', "")
    got = mlfuse.compile(text, device="interpreter", devices=("cpu", "cuda:1"))(x)
    alone = mlfuse.compile(text.replace(' {mlfuse.device = "cuda"}', ""), device="interpreter")
    np.testing.assert_array_equal(got, alone(x))


@pytest.mark.parametrize("played", ["cuda", "cuda=tpu", "tpu=cpu"])
def test_a_mistake_in_what_is_played(played: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_DEVICES", played)
    with pytest.raises(MlfuseError, match=r"expected pairs|unknown device"):
        mlfuse.compile(TWO)


def test_the_command_prints_no_source_of_several_devices(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "two.mlir"
    file.write_text(TWO)
    assert opt.main(["--compile-to=source", str(file)]) == 1
    assert "this module is for several" in capsys.readouterr().err


def test_a_block_in_python_says_the_device():
    def function(x: Any) -> Any:
        with mlfuse.device("cpu"):
            y = x * 2.0
        with mlfuse.device("cuda"):
            return y + 1.0

    x = random(5, 3)
    with host_gpu.installed():
        np.testing.assert_array_equal(mlfuse.jit(function)(x), x * np.float32(2) + np.float32(1))


def test_a_block_of_an_unknown_device_is_an_error():
    with pytest.raises(MlfuseError, match="takes cpu or cuda"), mlfuse.device("tpu"):
        pass


def test_the_source_has_the_kernels_of_both():
    with host_gpu.installed():
        text = mlfuse.compile(TWO).stage("source")
    assert "// The device cpu." in text
    assert "__global__" in text


def test_weights_that_are_bound():
    w = random(16, 4)
    x = random(8, 16)
    with host_gpu.installed():
        made = mlfuse.compile(THERE_AND_BACK, bound=[w])
        got = made(x)
    for mine, theirs in zip(got, on_one(THERE_AND_BACK)(x, w), strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_schedules_are_timed_for_each_device(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")
    x = random(64, 64)
    np.testing.assert_array_equal(mlfuse.compile(TWO, autotune=True)(x), on_one(TWO)(x))


def test_text_of_the_loop_level_is_compiled_too():
    x = random(64, 64)
    with host_gpu.installed():
        text = mlfuse.compile(TWO).stage("loop")
        made = mlfuse.compile(text)
        np.testing.assert_array_equal(made(x), on_one(TWO)(x))
    assert made.launches == 2


def test_the_command_says_launches_transfers_and_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")
    file = tmp_path / "two.mlir"
    file.write_text(TWO)
    assert main([str(file), "--input=64x64xf32=0.5", "-v"]) == 0
    said = capsys.readouterr().err
    assert "2 launches, 0 library calls, 1 transfer of 16.0 KiB" in said
    assert "memory: peak 32.0 KiB" in said


def test_results_have_memory_of_their_own():
    x = random(8)
    text = """
func.func @main(%x: tensor<8xf32> {mlfuse.device = "cpu"}) -> (tensor<8xf32> {mlfuse.device = "cpu:1"}, tensor<8xf32>, tensor<8xf32>) {
  %a = graph.neg %x {mlfuse.device = "cpu:1"} : tensor<8xf32>
  func.return %x, %a, %a : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}"""
    got = mlfuse.compile(text, device="cpu")(x)
    arrays = [x, *got]
    shared = [
        (n, m)
        for n, a in enumerate(arrays)
        for m, b in enumerate(arrays[:n])
        if np.shares_memory(a, b)
    ]
    assert not shared
    for mine, wanted in zip(got, (x, -x, -x), strict=True):
        np.testing.assert_array_equal(mine, wanted)


@pytest.mark.slow
def test_a_donated_argument_is_overwritten_by_its_device():
    x = random(8)
    text = """
func.func @main(%x: tensor<8xf32> {mlfuse.device = "cpu", mlfuse.alias = 0 : i64}, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = graph.neg %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %b = graph.exp %y {mlfuse.device = "cpu:1"} : tensor<8xf32>
  func.return %a, %b : tensor<8xf32>, tensor<8xf32>
}"""
    given = x.copy()
    got, _ = mlfuse.compile(text, device="cpu")(given, x)
    assert np.shares_memory(got, given)
    np.testing.assert_array_equal(given, -x)


def test_the_nodes_of_an_onnx_model_by_their_names(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("onnx")
    from onnx import TensorProto, helper

    import mlfuse.onnx

    monkeypatch.setenv("MLFUSE_DEVICES", "cuda=cpu")
    x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, [8, 16]) for n in "xy")
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["h"], name="/encoder/matmul"),
        helper.make_node("Tanh", ["h"], ["t"], name="/encoder/tanh"),
        helper.make_node("Exp", ["t"], ["y"], name="/head/exp"),
    ]
    w = random(16, 16)
    weights = helper.make_tensor("w", TensorProto.FLOAT, w.shape, w.tobytes(), raw=True)
    graph = helper.make_graph(nodes, "g", [x], [y], [weights])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    placed = mlfuse.onnx.load(model, devices={"cuda": ["/encoder/*"], "cpu": ["/head/exp"]})
    alone = mlfuse.onnx.load(model, device="cpu")
    given = random(8, 16)
    for _ in range(2):
        np.testing.assert_array_equal(placed(given), alone(given))
    stage = placed.executable().stage("graph")
    assert stage.count("graph.dispatch @cuda") == stage.count("graph.dispatch @cpu") == 1


def test_an_onnx_node_or_device_that_there_is_not():
    pytest.importorskip("onnx")
    from mlfuse.frontends.tracing.node_hints import NodeHints

    with pytest.raises(MlfuseError, match="devices: unknown device 'tpu'"):
        NodeHints.of(devices={"tpu": ["a"]})
    with pytest.raises(MlfuseError, match="no node is called 'b'"):
        NodeHints.of(devices={"cpu": ["b"]}).check(["a"])
    with pytest.raises(MlfuseError, match="takes a list"):
        NodeHints.of(devices={"cpu": "a"})


def test_too_little_memory_on_one_device_is_an_error_that_says_where(
    monkeypatch: pytest.MonkeyPatch,
):
    with host_gpu.installed():
        made = mlfuse.compile(TWO)
        x = random(64, 64)
        made(x)

        def refuse(*_: object, **__: object) -> None:
            raise MemoryError("out of memory to allocate 16,384 bytes")

        with monkeypatch.context() as patched:
            patched.setattr(CudaBackend, "upload", refuse)
            with pytest.raises(
                MlfuseError, match=r"the copy of %a to cuda: not enough memory: out of"
            ):
                made(x)
        np.testing.assert_array_equal(made(x), on_one(TWO)(x))  # nothing is lost


@pytest.mark.slow
def test_batching_keeps_devices():
    def function(x: Any, w: Any) -> Any:
        with mlfuse.device("cpu"):
            y = mlfuse.tanh(mlfuse.matmul(x, w))
        with mlfuse.device("cuda"):
            return mlfuse.sum(mlfuse.exp(y))

    x, w = random(5, 3, 4), random(4, 2)
    batched = mlfuse.jit(mlfuse.vmap(function, in_axes=(0, None)))
    with host_gpu.installed():
        got = batched(x, w)
        text = batched.lower(x, w).stage("graph")
    assert text.count("graph.dispatch") == 2
    assert text.count("graph.transfer") == 1
    wanted = np.exp(np.tanh(x.astype(np.float64) @ w)).sum((1, 2))
    np.testing.assert_allclose(got, wanted, rtol=1e-5)
