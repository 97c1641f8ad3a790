"""`mlfuse-opt`: flags, errors, everything it prints."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from mlfuse.cli import steps
from mlfuse.cli.opt import main
from mlfuse.cli.shield import INTERNAL, UsageError
from mlfuse.cli.steps import Step, passes_of, split_steps
from mlfuse.passes import registry

GOOD = """\
func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %s = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %a = graph.add %x, %s : tensor<8x16xf32>
  %y = graph.relu %a : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
"""


@pytest.fixture
def good(tmp_path: Path) -> str:
    return put(tmp_path, GOOD)


def put(folder: Path, text: str | bytes, name: str = "x.mlir") -> str:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


Capture = pytest.CaptureFixture[str]


def fails(capsys: Capture, *argv: str, code: int = 1) -> str:
    """The error that a command ends in; one, and no traceback."""
    assert main(argv) == code
    out, err = capsys.readouterr()
    assert out == "" and "Traceback" not in err
    assert sum("error: " in line for line in err.splitlines()) == 1
    return err


# Passes from flags


def test_without_passes_the_module_is_printed(good: str, capsys: Capture):
    assert main([good]) == 0
    printed = capsys.readouterr().out
    assert "graph.relu" in printed and printed.startswith("builtin.module {")
    Path(good).write_text(printed)
    assert main([good]) == 0
    assert capsys.readouterr().out == printed


def test_passes_run_in_the_order_of_their_flags(good: str, capsys: Capture):
    assert (
        main([good, "--cse", "-p", "dce,decompose", "--canonicalize", "--print-ir-after-all"]) == 0
    )
    banners = [line for line in capsys.readouterr().err.splitlines() if "IR Dump" in line]
    assert [line.split()[5] for line in banners] == ["cse", "dce", "decompose", "canonicalize"]


def test_a_pass_flag_does_not_swallow_the_file_name(good: str, capsys: Capture):
    assert main(["--decompose", good]) == 0
    assert "graph.max" in capsys.readouterr().out


@pytest.mark.parametrize(
    "flag",
    [
        "--fuse-vertical=max-ops=1",
        "--fuse-vertical=max-ops=1 device=cpu",
        "--fuse-vertical={max-ops=1 device=cpu}",
        "--fuse-vertical=max_ops=1,device=cpu",
        '--fuse-vertical=device="cpu", max-ops=1',
        "-p=fuse-vertical{max-ops=1}",
        "--passes=builtin.module(fuse-vertical{max-ops=1})",
        "--pass-pipeline=dce , fuse-vertical{max-ops=1 device=cpu}",
        "-fuse-vertical=max-ops=1",
    ],
)
def test_options_of_passes(flag: str, good: str, capsys: Capture):
    assert main(["--decompose", flag, good]) == 0
    assert capsys.readouterr().out.count("graph.fusion") == 2


def test_the_device_reaches_the_passes(monkeypatch: pytest.MonkeyPatch):
    (fuse,) = (p for p in passes_of(Step("fuse"), "cpu") if p.name == "fuse-vertical")
    assert str(fuse) == 'fuse-vertical{device="cpu"}'
    (fuse,) = passes_of(Step("fuse-vertical", "device=sm_80"), "cpu")
    assert str(fuse) == 'fuse-vertical{device="sm_80"}'


def test_passes_of_xdsl_itself_are_found():
    (found,) = passes_of(Step("p", "reconcile-unrealized-casts"), "cpu")
    assert found.name == "reconcile-unrealized-casts"
    step, rest = split_steps(["--reconcile-unrealized-casts", "x"], [])
    assert step == [Step("reconcile-unrealized-casts")] and rest == ["x"]


def test_every_registered_pass_has_a_flag():
    for name in (*registry.MLFUSE_PASSES, *registry.UPSTREAM_PASSES):
        (made,) = passes_of(Step(name), "cpu")
        assert made.name == name
    assert [made.name for made in passes_of(Step("fuse"), "cpu")] == list(registry.FUSE)


@pytest.mark.parametrize("level", ["graph", "fused", "loop", "kernel"])
def test_compile_to(level: str, good: str, capsys: Capture):
    assert main([good, f"--compile-to={level}", "--device=cpu"]) == 0
    text = capsys.readouterr().out
    expected = {
        "graph": "graph.relu",
        "fused": "graph.fusion",
        "loop": "loop.kernel",
        "kernel": "kernel.func",
    }
    assert expected[level] in text


def test_compile_to_source(good: str, capsys: Capture):
    assert main([good, "--compile-to", "source", "--device=cpu"]) == 0
    assert "void fused_add_max(void **" in capsys.readouterr().out.replace("\n", " ")
    assert main([good, "--compile-to=kernel", "-t", "c"]) == 0
    assert "void fused_add_max(void **" in capsys.readouterr().out.replace("\n", " ")


def test_compile_to_cuda_source(good: str, capsys: Capture):
    assert main([good, "--compile-to=source"]) == 0
    assert "__global__" in capsys.readouterr().out


# Mistakes: one clear message, exit code 1, no traceback


@pytest.mark.parametrize(
    ("flag", "message"),
    [
        ("--fues", "unknown flag --fues (did you mean --fuse?)"),
        ("--fuse=x", "--fuse has no option 'x'; its passes have: "),
        ("--fuse=max-op=3", "--fuse has no option 'max-op' (did you mean max-ops or max-count?)"),
        (
            "--fuse-vertical=max-op=1",
            "no option 'max-op' (did you mean max-ops?); there are: device, max-ops",
        ),
        ("--fuse-vertical=max-ops=many", "max-ops takes a whole number, not 'many'"),
        ("--fuse-vertical=max-ops=1,2", "max-ops takes a whole number, not '1,2'"),
        ("--fuse-vertical==", "can't read the options"),
        ("--lower-to-loop=x=1", "--lower-to-loop has no option 'x'; there are: none"),
        ("--passes=decompos", "there is no pass 'decompos' (did you mean decompose?)"),
        ("--passes=decompose{", "can't read the pipeline"),
        ("--compile-to=lop", "there is no level 'lop' (did you mean loop?)"),
        ("--device=sm_x", "unknown device 'sm_x'"),
        ("--device=missing.json", "can't read the device description missing.json"),
        ("--target=fortran", "invalid choice: 'fortran'"),
        ("--remarks=some", "invalid choice: 'some'"),
        ("--verify-each=maybe", "invalid choice: 'maybe'"),
        ("--target=c", "there are none; --compile-to=kernel makes them"),
        ("--dump-ir-dir=/dev/null/x", "can't make the folder /dev/null/x"),
        ("-o/dev/null/x", "can't write /dev/null/x"),
        ("other.mlir", "one input at a time"),
    ],
)
def test_bad_flags(flag: str, message: str, good: str, capsys: Capture):
    assert message in fails(capsys, good, flag)


def test_a_flag_without_its_value(capsys: Capture):
    assert "-p needs a value" in fails(capsys, "-p")
    assert "expected one argument" in fails(capsys, "-o")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "1:1: error: the text has no operation"),
        ("func.func @main(", "x.mlir:1:"),
        ("hello world", "x.mlir:1:1: error:"),
        (GOOD.replace("graph.add", "graph.addd"), "x.mlir:3:8: error: "),
        (GOOD.replace("%x, %s : tensor<8x16xf32>", "%x, %b : tensor<8x16xf32>"), "x.mlir:3:"),
        (GOOD.replace("%x, %s", "%x, %q"), "x.mlir:3:"),
        (GOOD.replace("-> tensor<8x16xf32>\n", "-> tensor<8x15xf32>\n"), "x.mlir:3:"),
        (GOOD.replace("dims [1]", "dims [7]"), "x.mlir:2:8: error: graph.broadcast"),
        (b"ML\xefR\x00\x01", "x.mlir: error: byte 2 is not UTF-8"),
        ("\x00", "x.mlir:1:1: error:"),
        ("(" * 5000, "x.mlir:1:"),
    ],
)
def test_bad_input(text: str | bytes, message: str, tmp_path: Path, capsys: Capture):
    assert message in fails(capsys, "--fuse", put(tmp_path, text))


def test_an_error_shows_the_line_and_a_caret(tmp_path: Path, capsys: Capture):
    err = fails(capsys, put(tmp_path, GOOD.replace("dims [1]", "dims [7]")))
    _, line, caret = err.splitlines()
    assert line == GOOD.splitlines()[1].replace("[1]", "[7]")
    assert caret == " " * line.index("graph.broadcast") + "^"


def test_files_that_are_none(tmp_path: Path, capsys: Capture):
    assert "No such file" in fails(capsys, str(tmp_path / "none.mlir"))
    assert "directory" in fails(capsys, str(tmp_path))


def test_a_failing_run_writes_no_output(tmp_path: Path, capsys: Capture):
    out = tmp_path / "out.mlir"
    fails(capsys, put(tmp_path, "hello"), "-o", str(out))
    assert not out.exists()


def test_a_folder_that_is_missing(good: str, tmp_path: Path, capsys: Capture):
    missing = tmp_path / "none"
    for flag in ("-o", "--html", "--remarks-file", "--save-plan"):
        err = fails(capsys, good, "--fuse", flag, str(missing / "x"))
        assert f"can't write {missing / 'x'}: there is no folder {missing}; make it first" in err
    assert not missing.exists()


@pytest.mark.parametrize(
    ("flag", "what"),
    [
        ("--html", "an HTML page"),
        ("--remarks-file", "a file of remarks"),
        ("--save-plan", "a saved plan"),
        ("--crash-reproducer", "a reproducer"),
    ],
)
def test_a_flag_overwrites_what_it_has_written_alone(
    flag: str, what: str, good: str, tmp_path: Path, capsys: Capture
):
    """`--html model.mlir` takes the module's name for the report's."""
    other = put(tmp_path, GOOD.replace("@main", "@other"), "other.mlir")
    kept = Path(other).read_text()
    err = fails(capsys, good, "--fuse", flag, other)
    assert f"{flag}: {other} exists and isn't {what}, so it stays as it is" in err
    assert f"{flag}: {good} is the input; name another file" in fails(capsys, good, flag, good)
    assert Path(other).read_text() == kept and Path(good).read_text() == GOOD
    again = str(tmp_path / "again")
    for _ in range(2):
        assert main([good, "--fuse", flag, again]) == 0
        capsys.readouterr()


def test_a_byte_order_mark_is_no_text(tmp_path: Path, capsys: Capture):
    path = put(tmp_path, GOOD.encode("utf-8-sig"))
    assert main([path]) == 0
    wrong = put(tmp_path, GOOD.replace("func.func @main", "func.fun @main").encode("utf-8-sig"))
    capsys.readouterr()
    err = fails(capsys, wrong)
    assert err.startswith(f"{wrong}:1:1: error: ") and err.splitlines()[1].startswith("func.fun")


def test_a_fault_of_mlfuse(
    good: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    """One line says what, one how to get the traceback; a reproducer holds the pass's input."""

    def crash(*args: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(registry.load("decompose"), "apply", crash)
    err = fails(capsys, good, "--decompose", code=INTERNAL)
    assert "internal error: in --decompose: KeyError: 'lost'" in err and "--debug" in err
    assert main([good, "--decompose", "--debug"]) == INTERNAL
    assert "Traceback" in capsys.readouterr().err
    saved = tmp_path / "saved.mlir"
    assert main([good, "--cse", "--decompose", f"--crash-reproducer={saved}"]) == INTERNAL
    assert "graph.relu" in saved.read_text() and "// again: mlfuse-opt" in saved.read_text()
    monkeypatch.undo()
    capsys.readouterr()
    assert main([str(saved), "--decompose"]) == 0


def test_a_pass_that_breaks_the_module_is_found(
    good: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
):
    def drop(self: object, ctx: object, op: object) -> None:
        function = op.body.block.first_op  # pyright: ignore
        last = function.body.block.last_op  # pyright: ignore
        last.detach()  # pyright: ignore
        last.erase()  # pyright: ignore

    monkeypatch.setattr(registry.load("decompose"), "apply", drop)
    err = fails(capsys, good, "--decompose", code=INTERNAL)
    assert "--decompose left a module that doesn't verify" in err
    assert main([good, "--decompose", "--verify-each=false"]) == 0


# What it prints on the way


def test_remarks(good: str, capsys: Capture):
    assert main([good, "--fuse", "--remarks=fused"]) == 0
    err = capsys.readouterr().err
    assert f"{good}:3:8: remark: [vertical." in err and "] fused: graph.add into graph.max" in err
    assert main([good, "--fuse", "--remarks=missed"]) == 0
    assert "] fused:" not in capsys.readouterr().err
    assert main([good, "--fuse", "--remarks"]) == 0
    assert "] fused:" in capsys.readouterr().err


def test_print_ir(good: str, capsys: Capture):
    assert main([good, "--decompose", "--dce", "--mlir-print-ir-after-change"]) == 0
    assert capsys.readouterr().err.count("IR Dump After decompose") == 1
    assert (
        main([good, "--decompose", "--dce", "--print-ir-after=dce", "--print-ir-before=dce"]) == 0
    )
    err = capsys.readouterr().err
    assert err.count("IR Dump") == 2 and "Before dce" in err and "After dce" in err
    assert main([good, "--decompose", "--mlir-print-ir-before-all"]) == 0
    assert "IR Dump Before decompose" in capsys.readouterr().err


def test_dumps(good: str, tmp_path: Path):
    folder = tmp_path / "dumps" / "deep"
    assert main([good, "--fuse", f"--dump-ir-dir={folder}", "-o", str(tmp_path / "out")]) == 0
    names = sorted(path.name for path in folder.iterdir())
    stages = ["input", *registry.FUSE]
    assert names == [f"{number:02}-{stage}.mlir" for number, stage in enumerate(stages)]
    assert (folder / names[-1]).read_text() == (tmp_path / "out").read_text()


def test_timing_and_ledger(good: str, capsys: Capture):
    assert main([good, "--fuse", "--timing", "--ledger"]) == 0
    err = capsys.readouterr().err
    for word in ("Parser", "fuse-vertical", "verifying", "Total", "least bytes", "1,088"):
        assert word in err


def test_forms_of_the_text(good: str, capsys: Capture):
    assert main([good, "--mlir-print-op-generic"]) == 0
    assert '"graph.add"(%x, %s)' in capsys.readouterr().out
    assert main([good, "--print-debuginfo"]) == 0
    assert ":3:8)" in capsys.readouterr().out


def test_about(capsys: Capture):
    assert main(["--help"]) == 0
    assert "--compile-to=LEVEL" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("mlfuse 0.")
    assert main(["--list-passes"]) == 0
    listed = capsys.readouterr().out
    assert all(f"--{name}" in listed for name in registry.MLFUSE_PASSES)
    assert main(["--show-dialects"]) == 0
    assert "graph" in capsys.readouterr().out.splitlines()


def test_unknown_dialects_on_request(tmp_path: Path, capsys: Capture):
    path = put(tmp_path, 'func.func @main() {\n  "other.op"() : () -> ()\n  func.return\n}')
    assert "other.op" in fails(capsys, path)
    assert main([path, "--allow-unregistered-dialect"]) == 0
    assert '"other.op"() : () -> ()' in capsys.readouterr().out


# Several modules, expectations

TWO = GOOD + "// -----\n" + GOOD.replace("dims [1]", "dims [7]")


def test_split_input_file(tmp_path: Path, capsys: Capture):
    path = put(tmp_path, GOOD + "// -----\n" + GOOD)
    assert main([path, "--split-input-file", "--decompose"]) == 0
    first, second = capsys.readouterr().out.split("// -----\n")
    assert first == second and "graph.max" in first
    err = fails(capsys, put(tmp_path, TWO), "--split-input-file")
    assert "x.mlir:9:8: error: graph.broadcast" in err and "dims [7]" in err


def test_verify_diagnostics(tmp_path: Path, capsys: Capture):
    bad = GOOD.replace("dims [1]", "dims [7]")
    for comment, where in (
        ("// expected-error@+2 {{7 is outside}}\n", "top"),
        ("// expected-error @+2 {{7 is outside}}\n", "top"),
        ("// expected-error-re@+2 {{[0-9] is (inside|outside)}}\n", "top"),
        ("// expected-error@-6 {{outside}}\n", "end"),
    ):
        text = comment + bad if where == "top" else bad + comment
        if where == "end":
            text = text.replace("@-6", "@-5")
        assert main([put(tmp_path, text), "--verify-diagnostics"]) == 0, comment
        assert capsys.readouterr().err == ""


def test_verify_diagnostics_that_differ(tmp_path: Path, capsys: Capture):
    err = fails(
        capsys, put(tmp_path, "// expected-error@+1 {{nothing}}\n" + GOOD), "--verify-diagnostics"
    )
    assert 'x.mlir:1:1: error: expected error "nothing" was not produced' in err
    err = fails(capsys, put(tmp_path, GOOD.replace("[1]", "[7]")), "--verify-diagnostics")
    assert "x.mlir:2:1: error: unexpected error: graph.broadcast" in err


def test_verify_diagnostics_of_remarks_in_parts(tmp_path: Path, capsys: Capture):
    expected = GOOD.replace(
        "  %a =", "  // expected-remark@+1 {{fused: graph.add into graph.max}}\n  %a ="
    )
    path = put(tmp_path, GOOD + "// -----\n" + expected)
    assert main([path, "--fuse", "--verify-diagnostics", "--split-input-file"]) == 0
    wrong = expected.replace("graph.max", "graph.min")
    assert main([put(tmp_path, wrong), "--fuse", "--verify-diagnostics"]) == 1
    assert "was not produced" in capsys.readouterr().err


# As a process


def command(*argv: str, **kwargs: object) -> subprocess.CompletedProcess[str]:
    program = [
        sys.executable,
        "-c",
        "import sys; from mlfuse.cli.opt import main; sys.exit(main())",
    ]
    return subprocess.run([*program, *argv], capture_output=True, text=True, **kwargs)  # pyright: ignore


@pytest.mark.slow
def test_standard_input():
    done = command("--fuse", input=GOOD)
    assert done.returncode == 0 and "fused_add_max" in done.stdout
    done = command("-", input="hello")
    assert done.returncode == 1 and done.stderr.startswith("<stdin>:1:1: error:")


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("shell", "reason"),
    [
        ("{0} {1} > /dev/full", "can't write to standard output: No space left on device"),
        ("{0} {1} --help > /dev/full", "can't write to standard output: No space left on device"),
        ("{0} {1} --target=cuda --compile-to=kernel > /dev/full", "can't write to standard output: No"),
        ("{0} {1} >&-", "can't write to standard output: it is closed"),
        ("{0} <&-", "<stdin>: error: standard input is closed; name a file"),
    ],
)  # fmt: skip
def test_streams_that_fail(shell: str, reason: str, good: str):
    program = f"{sys.executable} -c 'import sys; from mlfuse.cli.opt import main; sys.exit(main())'"
    done = subprocess.run(
        ["sh", "-c", shell.format(program, good)], capture_output=True, text=True, check=False
    )
    (line,) = done.stderr.splitlines()
    assert done.returncode == 1 and reason in line


@pytest.mark.slow
def test_binary_output_that_fails(good: str):
    program = (  # as -t cubin writes
        "import sys; from mlfuse.cli import emit, opt; emit.emit = lambda *_: b'x' * 100_000; "
        "sys.exit(opt.main())"
    )
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", program, good],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1 and done.stderr.count("\n") == 1
    assert "can't write to standard output: No space left on device" in done.stderr


def test_standard_input_in_process(monkeypatch: pytest.MonkeyPatch, capsys: Capture):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff")))
    assert "<stdin>: error: byte 0 is not UTF-8" in fails(capsys)


def test_a_reader_that_goes_away(tmp_path: Path):
    large = "".join(GOOD.replace("@main", f"@f{n}") for n in range(600))
    assert len(large) > 2 * 65_536  # more than a pipe holds
    path = put(tmp_path, large)
    program = f"import sys; from mlfuse.cli.opt import main; sys.exit(main(['{path}']))"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


def test_what_is_not_used_is_not_imported():
    """Start-up stays short."""
    probe = (
        "import sys; from mlfuse.cli.opt import main; main(['--fuse']); "
        "print([m for m in ('cupy', 'xdsl.universe', 'mlfuse.interpreter', 'mlfuse.runtime.cuda.backend') "
        "if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", probe], input=GOOD, capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == "[]"


def test_the_universe_of_xdsl():
    from xdsl.universe import Universe

    found = Universe.get_multiverse()
    assert {"graph", "loop", "kernel"} <= found.all_dialects.keys()
    assert "stablehlo" not in found.all_dialects
    assert registry.MLFUSE_PASSES.keys() <= found.all_passes.keys()
    assert {"c", "cuda"} <= found.all_targets.keys()
    assert found.all_dialects["graph"]().name == "graph"


def test_a_usage_error_is_a_mistake_of_the_user():
    with pytest.raises(UsageError):
        steps.pass_class("no-such-pass")
