"""Hostile arrays, descriptions of devices, plans, filters and names of ops: each gives one short error."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import numpy as np
import pytest

import mlfuse.onnx
from mlfuse.cli.arrays import load_arrays
from mlfuse.cli.opt import main as mlfuse_opt
from mlfuse.cli.run import main as mlfuse_run
from mlfuse.diagnostics.errors import MlfuseError

MODULE = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<4xf32>
  %1 = graph.neg %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""


@pytest.fixture
def module(tmp_path: Path) -> str:
    path = tmp_path / "x.mlir"
    path.write_text(MODULE)
    return str(path)


def _npy(header: str, body: bytes = b"") -> bytes:
    return b"\x93NUMPY\x02\x00" + len(header).to_bytes(4, "little") + header.encode() + body


def _header(shape: str, descr: str = "'<f4'") -> str:
    return f"{{'descr': {descr}, 'fortran_order': False, 'shape': {shape}}}\n"


def _zipped(**members: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in members.items():
            made.writestr(name, data)
    return file.getvalue()


def _pickled() -> bytes:
    file = io.BytesIO()
    np.save(file, np.array([{}], dtype=object), allow_pickle=True)
    return file.getvalue()


GOOD = _npy(_header("(4,)"), bytes(16))
ARRAYS = {
    "pickle in .npy": _pickled(),
    "pickle alone": b"cos\nsystem\n(S'exit'\ntR.",
    "2^62 elements": _npy(_header(f"({2**62},)")),
    "10^240 elements": _npy(_header(f"({'1000000000000,' * 20})")),
    "negative size": _npy(_header("(-4,)")),
    "deep header": _npy(_header("(" * 9_000 + ")" * 9_000)),
    "huge header": _npy(" " * 10_000_000 + _header("(4,)"), bytes(16)),
    "objects": _npy(_header("(4,)", "'|O'"), b"\x80\x04."),
    "huge strings": _npy(_header("(4,)", "'<U1000000000'")),
    "cut": GOOD[:-1],
    "nothing": b"",
}
ZIPS = {
    "pickle in .npz": _zipped(**{"in0.npy": _pickled()}),
    "no array": _zipped(in0=b"cos\nsystem\n"),
    "a number of 5,000 digits": _zipped(**{"in" + "9" * 5_000 + ".npy": GOOD}),
    "another script's number": _zipped(**{"in\u0663.npy": GOOD}),
    "cut": _zipped(**{"in0.npy": GOOD})[:40],
}
SPECS = {
    "a size of 5,000 digits": "9" * 5_000 + "xf32=1",
    "another script's size": "\u0663xf32=1",
    "a million values": "4xf32=" + "1," * 1_000_000,
    "a value of 10,000 digits": "4xi32=0x" + "f" * 10_000,
    "a decimal of 5,000 digits": "4xi32=" + "9" * 5_000,
}


def _one_short_error(code: int, capsys: pytest.CaptureFixture[str]) -> str:
    shown = capsys.readouterr().err
    assert code == 1
    assert "internal error" not in shown and "Traceback" not in shown
    assert "error: " in shown and len(shown) < 1_000
    return shown


@pytest.mark.parametrize("name", ARRAYS)
def test_an_npy_file(name: str, module: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "x.npy").write_bytes(ARRAYS[name])
    code = mlfuse_run([module, "--device=interpreter", f"--input=@{tmp_path}/x.npy"])
    _one_short_error(code, capsys)


@pytest.mark.parametrize("name", ZIPS)
def test_an_npz_file(name: str, module: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "x.npz").write_bytes(ZIPS[name])
    code = mlfuse_run([module, "--device=interpreter", f"--inputs=@{tmp_path}/x.npz"])
    _one_short_error(code, capsys)


def test_what_an_npz_file_holds_beside_the_inputs_is_not_unpacked(
    module: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    unreadable = {"other.npy": _pickled(), "notes.txt": b"text"}
    (tmp_path / "x.npz").write_bytes(_zipped(**{"in0.npy": GOOD}, **unreadable))
    assert mlfuse_run([module, "--device=interpreter", f"--inputs=@{tmp_path}/x.npz"]) == 0
    assert "[-1. -1. -1. -1.]" in capsys.readouterr().out


def test_an_npz_file_with_a_byte_changed_is_refused_or_read(tmp_path: Path):
    path, good = tmp_path / "x.npz", _zipped(**{"in0.npy": GOOD})
    refused = 0
    for place in range(len(good)):
        path.write_bytes(good[:place] + bytes([good[place] ^ 0x55]) + good[place + 1 :])
        try:
            load_arrays(path, "in")
        except MlfuseError:
            refused += 1
    assert refused > 50


@pytest.mark.parametrize("name", SPECS)
def test_an_array_as_a_flag(name: str, module: str, capsys: pytest.CaptureFixture[str]):
    _one_short_error(mlfuse_run([module, "--device=interpreter", f"--input={SPECS[name]}"]), capsys)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"units": ' + "9" * 5_000])
def test_a_description_of_a_device(
    text: str, module: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "d.json").write_text(text)
    code = mlfuse_opt([module, "--fuse", f"--device={tmp_path}/d.json"])
    assert "not JSON" in _one_short_error(code, capsys)


@pytest.mark.parametrize("name", ["exp#" + "9" * 5_000, "x.mlir:" + "9" * 5_000, "a" * 100_000])
def test_the_name_of_an_op(name: str, module: str, capsys: pytest.CaptureFixture[str]):
    _one_short_error(mlfuse_opt([module, f"--explain={name}"]), capsys)


def test_a_filter_of_remarks_with_a_line_of_5_000_digits(
    module: str, capsys: pytest.CaptureFixture[str]
):
    flags = ["--fuse", "--remarks=all", "--remarks-filter=line=" + "9" * 300]
    assert "expected 7" in _one_short_error(mlfuse_opt([module, *flags]), capsys)


# Found by tests/hostile/fuzzing.py


def test_an_argument_of_a_type_that_no_op_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "x.mlir").write_text("func.func @f(%x: tensor<4xi7>) {\n  return\n}\n")
    code = mlfuse_opt([str(tmp_path / "x.mlir"), "--compile-to=loop"])
    assert "x.mlir:1:1: error: func.func: mlfuse has no tensors of i7" in _one_short_error(
        code, capsys
    )


def test_a_name_in_an_onnx_model_that_is_no_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    from onnx import TensorProto, helper

    value = helper.make_tensor_value_info("NAME", TensorProto.FLOAT, [2])
    graph = helper.make_graph([helper.make_node("Neg", ["NAME"], ["y"])], "g", [value],
        [helper.make_empty_tensor_value_info("NAME")])  # fmt: skip
    data = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)]).SerializeToString()
    (tmp_path / "x.onnx").write_bytes(data.replace(b"NAME", b"N\xff\xfeE"))
    code = mlfuse_opt([str(tmp_path / "x.onnx")])
    assert "UTF-8 text" in _one_short_error(code, capsys)


def test_a_split_into_more_parts_than_there_are_outputs():
    from onnx import TensorProto, helper

    value = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2])
    node = helper.make_node("Split", ["x"], ["y"], num_outputs=2**40)
    graph = helper.make_graph([node], "g", [value], [helper.make_empty_tensor_value_info("y")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)])
    with pytest.raises(MlfuseError, match="num_outputs is 1099511627776, and it has 1 output"):
        mlfuse.onnx.load(model, device="interpreter")


def test_a_range_that_no_memory_holds():
    from onnx import TensorProto, helper, numpy_helper

    ends = [
        numpy_helper.from_array(np.asarray(n, np.int64), s)
        for n, s in ((0, "a"), (2**45, "b"), (1, "c"))
    ]
    node = helper.make_node("Range", ["a", "b", "c"], ["y"])
    value = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2])
    graph = helper.make_graph(
        [node], "g", [value], [helper.make_empty_tensor_value_info("y")], ends
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)])
    loaded = mlfuse.onnx.load(model, device="interpreter")  # a Range is computed in a call
    with pytest.raises(MlfuseError, match=r"Range:.*Unable to allocate"):
        loaded(np.zeros(2, np.float32))


def test_a_gather_whose_dims_do_not_fit_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    dims = (
        "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>"
    )
    types = "(tensor<4x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>"
    (tmp_path / "x.mlir").write_text(
        "func.func @f(%x: tensor<4x8xf32>, %i: tensor<5x1xi32>) {\n"
        f'  %0 = "stablehlo.gather"(%x, %i) <{{dimension_numbers = {dims}, slice_sizes = array<i64: 1, 8>}}> : {types}\n'
        "  return\n}\n"
    )
    code = mlfuse_opt([str(tmp_path / "x.mlir"), "--fuse"])
    assert "x.mlir:2:8: error: stablehlo.gather" in _one_short_error(code, capsys)
