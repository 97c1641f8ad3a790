"""`mlfuse.onnx.load`: a model as something to call."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest
from onnx import ModelProto, NodeProto, TensorProto, helper, numpy_helper

import mlfuse.onnx
from mlfuse.cli import opt, run
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.onnx import Model, OnnxError, UnsupportedError
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

FLOAT = TensorProto.FLOAT
onnxruntime: Any = import_module("onnxruntime")  # which has no types
RNG = np.random.default_rng(0)


def _model(
    nodes: list[NodeProto],
    inputs: dict[str, tuple[Any, ...]],
    outputs: list[str],
    weights: dict[str, np.ndarray] | None = None,
    **options: Any,
) -> ModelProto:
    """A model of opset 21; inputs are f32, or of the type that stands first."""
    infos = [helper.make_tensor_value_info(name, *_typed(shape)) for name, shape in inputs.items()]
    initializers = [numpy_helper.from_array(each, name) for name, each in (weights or {}).items()]
    results = [helper.make_empty_tensor_value_info(name) for name in outputs]
    graph = helper.make_graph(nodes, "g", infos, results, initializers)
    imports = [helper.make_opsetid("", 21), helper.make_opsetid("own", 1)]
    return helper.make_model(graph, opset_imports=imports, ir_version=10, **options)


def _typed(shape: tuple[Any, ...]) -> tuple[int, list[Any]]:
    if shape and isinstance(shape[0], np.dtype):
        dtype = cast("np.dtype[Any]", shape[0])
        return helper.np_dtype_to_tensor_dtype(dtype), list(shape[1:])
    return FLOAT, list(shape)


def _runtime(model: ModelProto, *args: np.ndarray) -> list[Any]:
    """What ONNX Runtime gives."""
    session = onnxruntime.InferenceSession(model.SerializeToString())
    names = [each.name for each in session.get_inputs()]
    return list(session.run(None, dict(zip(names, args, strict=True))))


def _agree(model: Model, x: np.ndarray, got: Any, want: list[Any]) -> None:
    """The results of a model of one input agree with ONNX Runtime's."""
    agree(model.module(x), [x, *model.bound(x)], list(got), *want)


def _mlp(*batch: Any) -> ModelProto:
    """Two layers; the weights are too many to be literals, and so small that no result of the softmax is subnormal, which ONNX
    Runtime makes 0."""
    weights = {
        "w1": RNG.standard_normal((16, 32)).astype(np.float32) / 4,
        "b1": RNG.standard_normal(32).astype(np.float32),
        "w2": RNG.standard_normal((32, 4)).astype(np.float32) / 4,
    }
    nodes = [
        helper.make_node("Gemm", ["x", "w1", "b1"], ["h"]),
        helper.make_node("Relu", ["h"], ["r"]),
        helper.make_node("MatMul", ["r", "w2"], ["z"]),
        helper.make_node("Softmax", ["z"], ["y"]),
    ]
    return _model(nodes, {"x": (*batch, 16)}, ["z", "y"], weights)


def _array(*shape: int) -> np.ndarray:
    return RNG.standard_normal(shape).astype(np.float32)


def load(model: ModelProto, **options: Any) -> Model:
    options.setdefault("device", "interpreter")
    return mlfuse.onnx.load(model, **options)


# Calling.


@pytest.mark.slow
@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_a_network_agrees_with_onnxruntime(device: str):
    proto, x = _mlp(8), _array(8, 16)
    model = load(proto, device=device)
    _agree(model, x, model(x), _runtime(proto, x))


def test_inputs_by_place_by_name_and_as_mappings():
    proto = _model([helper.make_node("Sub", ["a", "b"], ["y"])], {"a": (3,), "b": (3,)}, ["y"])
    model, a, b = load(proto), _array(3), _array(3)
    for got in (model(a, b), model(a, b=b), model(b=b, a=a), model.run({"b": b, "a": a})["y"]):
        np.testing.assert_array_equal(got, a - b)


def test_repeated_calls_by_name_need_no_python(monkeypatch: pytest.MonkeyPatch):
    nodes = [helper.make_node("Sub", ["x", "y"], ["z"])]
    model = mlfuse.onnx.load(_model(nodes, {"x": (4,), "y": (4,)}, ["z"]), device="cpu")
    x, y = np.arange(8, dtype=np.float32).reshape(2, 4) ** 2
    model.run({"x": x, "y": y})
    monkeypatch.delattr(Model, "_called")
    np.testing.assert_array_equal(model.run({"y": y, "x": x})["z"], x - y)


@pytest.mark.parametrize(
    ("args", "names", "words"),
    [((1,), {}, "'b' is missing"), ((1, 1, 1), {}, "3 inputs are given"),
     ((1, 1), {"b": 1}, "'b' is given twice"), ((1, 1), {"c": 1}, "no input 'c'")],
)  # fmt: skip
def test_wrong_inputs_are_errors(args: tuple[int, ...], names: dict[str, int], words: str):
    proto = _model([helper.make_node("Sub", ["a", "b"], ["y"])], {"a": (3,), "b": (3,)}, ["y"])
    given = {name: _array(3) for name in names}
    with pytest.raises(MlfuseError, match=words):
        load(proto)(*(_array(3) for _ in args), **given)


def test_weights_are_no_arguments_and_no_literals():
    model = load(_mlp(8))
    assert len(model.bound()) == 2  # w1 and w2; b1 is small
    assert "@main(%x: tensor<8x16xf32>, %w1: tensor<16x32xf32>" in model.stage("graph")
    assert [spec.shape for spec in model.executable().signature.inputs] == [(8, 16)]


def test_stages_and_what_fusion_did():
    model = load(_mlp(8), device="cpu")
    assert "graph.fusion" in model.stage("fused")
    assert "fused" in str(model.explain())
    assert "x: float(8, 16)" in repr(model)


def test_bf16_and_truth_values():
    bf16 = np.dtype(ml_dtypes.bfloat16)
    nodes = [
        helper.make_node("Add", ["x", "w"], ["s"]),
        helper.make_node("Greater", ["s", "x"], ["y"]),
    ]
    weight = np.asarray([1, -1], bf16)
    proto = _model(nodes, {"x": (bf16, 2)}, ["s", "y"], {"w": weight})
    total, greater = load(proto)(np.asarray([1, 2], bf16))
    np.testing.assert_array_equal(total, np.asarray([2, 1], bf16))
    np.testing.assert_array_equal(greater, [True, False])


def test_a_path_and_bytes(tmp_path: Path):
    proto, x = _mlp(2), _array(2, 16)
    path = tmp_path / "mlp.onnx"
    path.write_bytes(proto.SerializeToString())
    for source in (path, str(path), path.read_bytes()):
        model = mlfuse.onnx.load(source, device="interpreter")
        _agree(model, x, model(x), _runtime(proto, x))


# Sizes that the model leaves open.


@pytest.mark.slow
def test_one_executable_serves_all_batch_sizes():
    proto = _mlp("batch")
    model = load(proto, device="cpu")
    only = model.executable()
    for batch in (1, 3, 8):
        x = _array(batch, 16)
        _agree(model, x, model(x), _runtime(proto, x))
        assert model.executable(x) is only
    assert "tensor<?x16xf32>" in model.stage("graph")


def test_a_dim_that_is_given_is_static():
    model = load(_mlp("batch"), dims={"batch": 5})
    assert "tensor<5x16xf32>" in model.stage("graph")
    with pytest.raises(MlfuseError, match="dim 0 is 4, expected 5"):
        model(_array(4, 16))


@pytest.mark.parametrize(
    ("dims", "words"), [({"b": 1}, "no dim 'b'"), ({"batch": -1}, "can't be -1")]
)
def test_dims_that_cannot_be_given(dims: dict[str, int], words: str):
    with pytest.raises(MlfuseError, match=words):
        load(_mlp("batch"), dims=dims)


def test_dims_of_one_name_must_be_equal():
    proto = _model([helper.make_node("Add", ["a", "b"], ["y"])], {"a": ("n",), "b": ("n",)}, ["y"])
    model = load(proto)
    np.testing.assert_array_equal(model(np.ones(3, np.float32), np.ones(3, np.float32)), [2, 2, 2])
    with pytest.raises(MlfuseError, match="the dim 'n' is 3 in the input 'a' and 1 in 'b'"):
        model(_array(3), _array(1))


def test_dims_that_are_called_unknown_have_no_name():
    proto = _model([helper.make_node("Neg", ["a"], ["y"])], {"a": ("?", "?")}, ["y"])
    x = _array(2, 3)
    np.testing.assert_array_equal(load(proto)(x), -x)


def test_shapes_computed_from_open_sizes_stay_open():
    """x of (n, 4, 6) to (n * 2, 12), as exporters write it: Shape, Gather, Mul, Concat, Reshape."""
    nodes = [
        helper.make_node("Shape", ["x"], ["shape"]),
        helper.make_node("Gather", ["shape", "zero"], ["n"]),
        helper.make_node("Mul", ["n", "two"], ["rows"]),
        helper.make_node("Unsqueeze", ["rows", "axis"], ["row"]),
        helper.make_node("Concat", ["row", "twelve"], ["target"], axis=0),
        helper.make_node("Reshape", ["x", "target"], ["y"]),
    ]
    weights = {
        "zero": np.asarray(0), "two": np.asarray(2), "axis": np.asarray([0]), "twelve": np.asarray([12])
    }  # fmt: skip
    model = load(_model(nodes, {"x": ("n", 4, 6)}, ["y"], weights))
    assert "tensor<?x12xf32>" in model.stage("graph")
    for n in (1, 5):
        x = _array(n, 4, 6)
        np.testing.assert_array_equal(model(x), x.reshape(n * 2, 12))


def test_sizes_of_1_that_are_repeated_have_code_of_their_own():
    proto = _model([helper.make_node("Add", ["a", "b"], ["y"])], {"a": ("n",), "b": ("m",)}, ["y"])
    model = load(proto)
    for n, m in ((4, 4), (4, 1), (1, 4)):
        a, b = _array(n), _array(m)
        np.testing.assert_array_equal(model(a, b), a + b)
    with pytest.raises(MlfuseError, match="don't broadcast"):
        model(_array(4), _array(3))


def test_what_needs_sizes_is_compiled_for_each_set_of_shapes():
    node = helper.make_node("MaxPool", ["x"], ["y"], kernel_shape=[2, 2], strides=[2, 2])
    proto = _model([node], {"x": (1, 3, "h", "w")}, ["y"])
    model = load(proto)
    assert [remark.rule for remark in model.remarks] == ["onnx.shapes"]
    for size in (6, 8):
        x = _array(1, 3, size, size)
        np.testing.assert_array_equal(model(x), _runtime(proto, x)[0])
    assert model.executable(_array(1, 3, 6, 6)) is model.executable(_array(1, 3, 6, 6))
    with pytest.raises(MlfuseError, match="depends on its inputs"):
        model.executable()


def test_an_input_that_decides_shapes_is_known_by_its_value():
    node = helper.make_node("Reshape", ["x", "shape"], ["y"])
    proto = _model([node], {"x": (12,), "shape": (np.dtype(np.int64), 2)}, ["y"])
    model, x = load(proto), _array(12)
    assert [remark.rule for remark in model.remarks] == ["onnx.values"]
    for shape in ([3, 4], [-1, 6], [3, 4]):
        np.testing.assert_array_equal(model(x, np.asarray(shape)), x.reshape(shape))
    with pytest.raises(MlfuseError, match="'shape' is int32, expected int64"):
        model(x, np.asarray([3, 4], np.int32))


def test_shapes_that_follow_from_much_data_are_unsupported():
    nodes = [
        helper.make_node("ReduceSum", ["x"], ["n"]),
        helper.make_node("Expand", ["y", "n"], ["z"]),
    ]
    inputs = {"x": (np.dtype(np.int64), 100, 100), "y": (1,)}
    with pytest.raises(UnsupportedError, match="computed from data"):
        load(_model(nodes, inputs, ["z"]))


# Functions and branches.


def test_a_function_of_the_model_with_an_attribute():
    leaky = helper.make_node("LeakyRelu", ["a"], ["b"])
    leaky.attribute.add(name="alpha", ref_attr_name="slope", type=1)
    function = helper.make_function(
        "own", "Leak", ["a"], ["b"], [leaky], [helper.make_opsetid("", 21)], ["slope"]
    )
    node = helper.make_node("Leak", ["x"], ["y"], domain="own", slope=0.5)
    model = load(_model([node], {"x": (2,)}, ["y"], functions=[function]))
    np.testing.assert_array_equal(model(np.asarray([-2, 2], np.float32)), [-1, 2])


def _branches() -> ModelProto:
    """x + 1 or x - 1 of another shape, as a flag says."""
    out = [helper.make_empty_tensor_value_info("r")]
    plus = helper.make_graph([helper.make_node("Add", ["x", "one"], ["r"])], "then", [], out)
    less = [
        helper.make_node("Sub", ["x", "one"], ["d"]),
        helper.make_node("Reshape", ["d", "s"], ["r"]),
    ]
    minus = helper.make_graph(less, "else", [], out)
    node = helper.make_node("If", ["c"], ["y"], then_branch=plus, else_branch=minus)
    weights = {"one": np.ones((), np.float32), "s": np.asarray([2, 2])}
    return _model([node], {"x": (4,), "c": (np.dtype(np.bool_),)}, ["y"], weights)


def test_a_branch_by_a_flag():
    model, x = load(_branches()), _array(4)
    np.testing.assert_array_equal(model(x, np.asarray(True)), x + 1)
    np.testing.assert_array_equal(model(x, np.asarray(False)), (x - 1).reshape(2, 2))


def test_both_branches_are_computed_where_much_data_decides():
    out = [helper.make_empty_tensor_value_info("r")]
    branches: dict[str, Any] = {
        name: helper.make_graph([helper.make_node(op, ["x"], ["r"])], name, [], out)
        for name, op in (("then_branch", "Neg"), ("else_branch", "Abs"))
    }
    nodes = [
        helper.make_node("ReduceMax", ["x"], ["m"], keepdims=0),
        helper.make_node("Greater", ["m", "one"], ["c"]),
        helper.make_node("If", ["c"], ["y"], **branches),
    ]
    model = load(_model(nodes, {"x": (8,)}, ["y"], {"one": np.ones((), np.float32)}))
    small, large = np.full(8, -0.5, np.float32), np.full(8, 2, np.float32)
    np.testing.assert_array_equal(model(small), np.abs(small))
    np.testing.assert_array_equal(model(large), -large)


def test_an_op_of_no_use_to_mlfuse_is_unsupported_by_name():
    node = helper.make_node("ImageDecoder", ["x"], ["y"], name="decode")
    proto = _model([node], {"x": (np.dtype(np.uint8), "n")}, ["y"])
    with pytest.raises(UnsupportedError, match=r"<model>:decode:1:1: error: ImageDecoder"):
        load(proto)


# Folding.


def test_what_follows_from_constants_is_folded_within_bounds():
    """Doubled 40 times a few bytes would be a terabyte; that stays a computation, or an error."""
    nodes = [
        helper.make_node("Concat", [f"v{n}", f"v{n}"], [f"v{n + 1}"], axis=0) for n in range(40)
    ]
    weights = {"v0": np.arange(64, dtype=np.float32)}
    model = _model([*nodes, helper.make_node("ReduceMax", ["v40"], ["y"])], {}, ["y"], weights)
    text = mlfuse.onnx.graph(model)
    assert sum(op.name == "graph.concat" for op in text.walk()) > 10


def test_a_thousand_nodes_are_converted_in_about_a_second():
    import time

    nodes = [
        helper.make_node("Relu" if n % 2 else "Neg", [f"v{n}"], [f"v{n + 1}"]) for n in range(1000)
    ]
    proto = _model(nodes, {"v0": (8, 8)}, ["v1000"])
    start = time.process_time()
    mlfuse.onnx.graph(proto)
    assert time.process_time() - start < 3


def test_without_the_package_the_error_says_which_extra(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)  # pyright: ignore
    for call in (lambda: mlfuse.onnx.load("m.onnx"), lambda: mlfuse.onnx.Backend):
        with pytest.raises(MlfuseError, match=r'pip install "mlfuse\[onnx\]"'):
            call()


# The command line.


def test_the_command_line_reads_models(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    proto, x = _mlp("batch"), _array(3, 16)
    path, inputs, outputs = (str(tmp_path / name) for name in ("m.onnx", "in.npz", "out.npz"))
    Path(path).write_bytes(proto.SerializeToString())
    np.savez(inputs, x=x)
    assert opt.main([path, "--dim=batch=3", "--fuse"]) == 0
    assert "graph.fusion" in capsys.readouterr().out
    argv = [path, f"--inputs=@{inputs}", f"--outputs=@{outputs}", "--device=interpreter", "-v"]
    assert run.main(argv) == 0
    stored = np.load(outputs)
    _agree(load(proto), x, [stored["out0"], stored["out1"]], _runtime(proto, x))
    assert run.main([path, "--input=3x15xf32=1", "--device=interpreter"]) == 1
    assert "--input=3x15xf32=1: input 'x' has shape ?x16, not 3x15" in capsys.readouterr().err


def test_a_broken_model_on_the_command_line_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "m.onnx"
    path.write_bytes(b"nonsense")
    for main in (opt.main, run.main):
        assert main([str(path)]) == 1
        assert "isn't an ONNX file" in capsys.readouterr().err


def test_the_backend_runs_single_nodes():
    backend = mlfuse.onnx.Backend
    node, x = helper.make_node("Neg", ["x"], ["y"]), _array(3)
    np.testing.assert_array_equal(backend.run_node(node, [x], "INTERPRETER")[0], -x)
    assert backend.supports_device("INTERPRETER")
    assert not backend.supports_device("CUDA:99") or backend.supports_device("CUDA")
    with pytest.raises(OnnxError):
        backend.run_node(helper.make_node("Neg", ["x", "x"], ["y"]), [x, x], "INTERPRETER")
