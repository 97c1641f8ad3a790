"""`mlfuse-run`: arrays in and out, comparisons, errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from mlfuse.cli.arrays import load_arrays, parse_input
from mlfuse.cli.run import main
from mlfuse.cli.shield import UsageError
from mlfuse.diagnostics.errors import MlfuseError

GOOD = """\
func.func @main(%x: tensor<2x2xf32>, %n: tensor<2x2xi32>) -> (tensor<2x2xf32>, tensor<2x2xi32>) {
  %0 = graph.mul %x, %x : tensor<2x2xf32>
  %1 = graph.add %n, %n : tensor<2x2xi32>
  func.return %0, %1 : tensor<2x2xf32>, tensor<2x2xi32>
}
func.func @other(%x: tensor<3xbf16>) -> tensor<3xbf16> {
  %0 = graph.neg %x : tensor<3xbf16>
  func.return %0 : tensor<3xbf16>
}
func.func @nothing() {
  func.return
}
"""
Capture = pytest.CaptureFixture[str]
INPUTS = ["--input=2x2xf32=1,2,3,4", "--input=2x2xi32=[[5, 6], [7, -8]]"]


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "x.mlir"
    path.write_text(GOOD)
    return str(path)


@pytest.fixture(autouse=True)
def on_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fast device unless a test names one."""
    from mlfuse.explain import executable

    plain = executable.compile

    def compile_(
        source: Any, device: str | None = None, function: str = "main", **options: Any
    ) -> Any:
        return plain(source, device or "interpreter", function, **options)

    monkeypatch.setattr(executable, "compile", compile_)


def fails(capsys: Capture, *argv: str) -> str:
    assert main(argv) == 1
    err = capsys.readouterr().err
    assert "Traceback" not in err and "error: " in err
    return err


def test_results_are_printed(good: str, capsys: Capture):
    assert main([good, *INPUTS]) == 0
    out = capsys.readouterr().out
    assert (
        out
        == "out0: 2x2xfloat32\n[[ 1.  4.]\n [ 9. 16.]]\nout1: 2x2xint32\n[[ 10  12]\n [ 14 -16]]\n"
    )


@pytest.mark.parametrize("device", ["interpreter", "cpu"])
def test_files_in_and_out(device: str, good: str, tmp_path: Path, capsys: Capture):
    x, n = np.full((2, 2), 3, np.float32), np.arange(4, dtype=np.int32).reshape(2, 2)
    np.savez(tmp_path / "data.npz", in0=x, in1=n, out0=x * x, out1=n + n)
    np.save(tmp_path / "x.npy", x)
    data = f"@{tmp_path / 'data.npz'}"
    assert main([good, f"--inputs={data}", f"--expect={data}", f"--device={device}"]) == 0
    assert capsys.readouterr().out == ""
    y, all_ = tmp_path / "y.npy", tmp_path / "all.npz"
    code = main(
        [
            good,
            f"--input=@{tmp_path / 'x.npy'}",
            INPUTS[1],
            f"--output=@{y}",
            f"--outputs=@{all_}",
            f"--device={device}",
            "--print",
        ]
    )
    assert code == 0
    captured = capsys.readouterr()
    assert "out1: 2x2xint32" in captured.out and "launches" in captured.err
    np.testing.assert_array_equal(np.load(y), x * x)
    first, second = load_arrays(all_, "out")
    np.testing.assert_array_equal(first, x * x)
    np.testing.assert_array_equal(second, [[10, 12], [14, -16]])


def test_bf16_survives_numpy_files(good: str, tmp_path: Path, capsys: Capture):
    x = np.array([1.5, -2.0, 0.0], ml_dtypes.bfloat16)
    np.savez(tmp_path / "data.npz", in0=x, out0=np.negative(x))
    data = f"@{tmp_path / 'data.npz'}"
    assert main([good, "--function=other", f"--inputs={data}", f"--expect={data}"]) == 0
    assert main([good, "--function=other", "--input=3xbf16=1.5,-2,0", f"--expect={data}"]) == 0
    assert main([good, "--function=other", "--input=3xbf16=1.5,-2,9", f"--expect={data}"]) == 1


def test_what_differs_is_said(good: str, tmp_path: Path, capsys: Capture):
    want = tmp_path / "want.npz"
    np.savez(
        want,
        out0=np.array([[1, 4], [9, 17]], np.float32),
        out1=np.array([[10, 12], [14, -15]], np.int32),
    )
    err = fails(capsys, good, *INPUTS, f"--expect=@{want}")
    assert err.splitlines() == [
        "mlfuse-run: error: out0: 1 of 4 elements don't agree to rtol 0.0001, atol 1e-05; the worst "
        "at [1, 1]: got 16.0, want 17.0; largest error 1, relative 0.0588235",
        "mlfuse-run: error: out1: 1 of 4 elements don't agree exactly; the worst at [1, 1]: "
        "got -16, want -15; largest error 1, relative 0.0666667",
    ]
    assert main([good, *INPUTS, f"--expect=@{want}", "--atol=1"]) == 0


def test_expectations_of_another_kind(good: str, tmp_path: Path, capsys: Capture):
    want = tmp_path / "want.npz"
    np.savez(want, out0=np.zeros((2, 2), np.float64), out1=np.zeros(4, np.int32))
    err = fails(capsys, good, *INPUTS, f"--expect=@{want}")
    assert "out0: got float32, want float64" in err
    assert "out1: got the shape [2, 2], want [4]" in err
    np.savez(want, out0=np.zeros(1))
    assert "2 results, but" in fails(capsys, good, *INPUTS, f"--expect=@{want}")
    np.savez(want, out0=np.zeros(1), out2=np.zeros(1))
    assert "not out0, out1, ... in a row" in fails(capsys, good, *INPUTS, f"--expect=@{want}")


def test_timing_and_counts(good: str, capsys: Capture):
    assert main([good, *INPUTS, "--time=3", "-v"]) == 0
    err = capsys.readouterr().err
    assert "3 calls: median" in err and "0 library calls" in err


def test_no_inputs_no_results(good: str, capsys: Capture):
    assert main([good, "--function=nothing"]) == 0
    assert capsys.readouterr().out == ""
    assert "no results" in fails(capsys, good, "--function=nothing", "--output=@y.npy")


def test_the_loop_level_runs_on_the_interpreter(good: str, tmp_path: Path, capsys: Capture):
    from mlfuse.cli.opt import main as opt

    lowered = tmp_path / "loop.mlir"
    assert opt([good, "--compile-to=loop", "-o", str(lowered)]) == 0
    assert "loop.launch" in lowered.read_text()
    assert main([good, *INPUTS, f"--outputs=@{tmp_path / 'want.npz'}"]) == 0
    assert main([str(lowered), *INPUTS, f"--expect=@{tmp_path / 'want.npz'}", "-v"]) == 0
    assert "interpreter: 0 launches" in capsys.readouterr().err
    bf16 = ["--function=other", "--input=3xbf16=1,2,3"]
    assert main([str(lowered), *bf16]) == 0
    assert capsys.readouterr().out == "out0: 3xbfloat16\n[-1 -2 -3]\n"


def test_checks_of_stablehlo(tmp_path: Path, capsys: Capture):
    text = """func.func @main() {
      %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
      %1 = stablehlo.add %0, %0 : tensor<2xf32>
      %2 = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf32>
      stablehlo.custom_call @check.expect_eq(%1, %2) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
      return
    }"""
    path = tmp_path / "check.mlir"
    path.write_text(text)
    assert main([str(path)]) == 0
    path.write_text(text.replace("[2.0, 4.0]", "[2.0, 5.0]"))
    err = fails(capsys, str(path))
    assert "check.mlir:5:7: error: " in err and "check.expect_eq failed: 1 of 2" in err


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ([], "@main takes 2 arguments (tensor<2x2xf32>, tensor<2x2xi32>), 0 given"),
        (["--input=2x2xf32=1"], "1 given"),
        ([], "use --input for each array, or --inputs for all at once"),
        (
            ["--input=2x2xf32=1", "--input=2x2xf32=1"],
            "argument 1 (%n) is float32, expected int32 (i32)",
        ),
        (
            ["--input=3x2xf32=1", "--input=2x2xi32=1"],
            "--input=3x2xf32=1: argument 0 (%x) has shape 2x2, not 3x2",
        ),
        (
            ["--function=mian"],
            "there is no function @mian (did you mean main?); there are: @main, @other, @nothing",
        ),
        (["--input=@none.npy"], "can't read none.npy: No such file"),
        (["--inputs=none.npz"], "--inputs takes a file, written --inputs=@FILE"),
        (["--inputs=@none.npz", "--input=f32=1"], "either --input"),
        (["--device=tpu"], "invalid choice: 'tpu'"),
        (["--device=sm_90"], "mlfuse-run uses the GPU that is present: --device=cuda"),
        ([*INPUTS, "--precision=fast"], "precision fast isn't supported yet"),
        (
            [*INPUTS, "--precision=exact"],
            "unknown precision 'exact', expected one of: strict, default",
        ),
        (["--rtol=few"], "invalid float value: 'few'"),
        (["--atol=-1"], "take a number that is not negative"),
        (["--time=0"], "a positive number"),
        (["--nothing"], "unrecognized arguments: --nothing"),
        ([*INPUTS, "--output=@/dev/null/y.npy"], "can't write /dev/null/y.npy"),
        ([*INPUTS, "--expect=@/dev/null"], "can't read /dev/null"),
    ],
)
def test_bad_flags(flags: list[str], message: str, good: str, capsys: Capture):
    assert message in fails(capsys, good, *flags)


def test_bad_files(tmp_path: Path, capsys: Capture):
    assert "no file to run" in fails(capsys)
    assert "No such file" in fails(capsys, str(tmp_path / "none.mlir"))
    assert "directory" in fails(capsys, str(tmp_path))
    bad = tmp_path / "bad.mlir"
    bad.write_text("func.func @main() {\n  graph.addd\n}")
    assert "bad.mlir:2:3: error: " in fails(capsys, str(bad))
    (tmp_path / "bad.npy").write_bytes(b"not an array")
    bad.write_text(GOOD)
    err = fails(capsys, str(bad), f"--input=@{tmp_path / 'bad.npy'}", INPUTS[1])
    assert "not a NumPy file of plain arrays" in err
    np.save(tmp_path / "bad.npy", np.array([{}], dtype=object), allow_pickle=True)
    assert "plain arrays" in fails(capsys, str(bad), f"--input=@{tmp_path / 'bad.npy'}")


def test_a_wrong_type_is_shown_at_its_place(tmp_path: Path, capsys: Capture):
    path = tmp_path / "x.mlir"
    path.write_text(GOOD.replace("graph.neg %x", "graph.not %x"))
    _, line, caret = fails(capsys, str(path), *INPUTS).splitlines()
    assert line.strip().startswith("%0 = graph.not") and caret.strip() == "^"


@pytest.mark.parametrize(
    ("text", "values", "dtype"),
    [
        ("4x8xf32=0.5", np.full((4, 8), 0.5), np.float32),
        ("f64=-inf", -np.inf, np.float64),
        ("i64=0x10", 16, np.int64),
        ("3xi1=true,false,1", [True, False, True], np.bool_),
        ("2xui8=255 0", [255, 0], np.uint8),
        ("2x2xbf16=[[1, 2], [3, 4]]", [[1, 2], [3, 4]], ml_dtypes.bfloat16),
        ("0x4xf32=0", np.zeros((0, 4)), np.float32),
        ("2xf16=nan", [np.nan] * 2, np.float16),
    ],
)
def test_inputs_as_text(text: str, values: Any, dtype: Any):
    array = parse_input(text)
    assert array.dtype == dtype
    np.testing.assert_array_equal(array.astype(np.float64), np.asarray(values, np.float64))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4x8", "expected SHAPExTYPE=VALUE"),
        ("4x8xf32", "expected SHAPExTYPE=VALUE"),
        ("?x8xf32=1", "expected SHAPExTYPE=VALUE"),
        ("4xf31=1", "unknown element type f31, expected one of"),
        ("4xf32=1,2", "2 values for 4 elements"),
        ("4xf32=,", "0 values for 4 elements"),
        ("4xi8=128", "128 is out of the range of i8"),
        ("4xi8=1.5", "'1.5' isn't a number of type i8"),
        ("4xf32=one", "'one' isn't a number of type f32"),
        ("9999999999x9999999999xf32=0", "larger than"),
        ("99999999999999xf64=0", "Unable to allocate"),
    ],
)
def test_bad_inputs_as_text(text: str, message: str):
    with pytest.raises(UsageError) as caught:
        parse_input(text)
    assert message in str(caught.value)


def test_one_array_is_not_several(tmp_path: Path):
    np.save(tmp_path / "x.npy", np.zeros(2))
    np.savez(tmp_path / "x.npz", in0=np.zeros(2))
    with pytest.raises(MlfuseError, match="holds one array"):
        load_arrays(tmp_path / "x.npy", "in")
    with pytest.raises(MlfuseError, match="holds several arrays"):
        parse_input(f"@{tmp_path / 'x.npz'}")


def test_about(capsys: Capture):
    assert main(["--help"]) == 0
    assert "--inputs=@in.npz" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("mlfuse ")
