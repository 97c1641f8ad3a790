"""The part of the math library that stands before kernels: all that they use, and nothing else."""

import re
import subprocess
from collections.abc import Sequence

import pytest
from test_math_header import C_TYPES, FUNCTIONS, Function

from mlfuse.cli.opt import main
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets.printers.helpers import UnknownHelperError, helpers_for
from mlfuse.targets.printers.mathlib import header_text

_FLAGS = ("-std=c11", "-O2", "-ffp-contract=off", "-Werror=implicit-function-declaration", "-xc")


def calls(functions: Sequence[Function], linkage: str = "") -> str:
    """A function for each one of the library, that calls it."""
    lines: list[str] = []
    for each in functions:
        parameters = ", ".join(f"{C_TYPES[kind]} a{n}" for n, kind in enumerate(each.arguments))
        arguments = ", ".join(f"a{n}" for n in range(len(each.arguments)))
        result = C_TYPES[each.result]
        call = f"mlf_{each.name}({arguments})"
        lines.append(f"{linkage}{result} f_{each.name}({parameters}) {{ return {call}; }}")
    return "\n".join(lines)


def defined(text: str) -> list[str]:
    """The functions that a text defines."""
    return re.findall(r"^MLF_FN \w+ (\w+)\(", text, re.MULTILINE)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_one_function_needs_comes_with_it_in_c(name: str):
    code = calls([FUNCTIONS[name]])
    done = subprocess.run(
        ["gcc", *_FLAGS, "-fsyntax-only", "-"],
        input=f"{helpers_for(code, cuda=False)}\n{code}",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", [*list(FUNCTIONS)[::12], "f32_to_f16", "zeta_f64", "max_f32"])
def test_what_one_function_needs_comes_with_it_in_cuda(name: str):
    code = calls([FUNCTIONS[name]], "__device__ ")
    assert nvrtc.compile_ptx(f"{helpers_for(code, cuda=True)}\n{code}", "sm_90")


def test_code_is_the_same_with_all_of_the_library():
    code = calls([FUNCTIONS[name] for name in ("exp_f32", "max_f32", "lgamma_f32", "divsi_i32")])

    def assembly(library: str) -> list[str]:
        text = subprocess.run(
            ["gcc", *_FLAGS, "-S", "-o-", "-"],
            input=f"{library}\n{code}",
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        return [line for line in text.split("\n") if not line.startswith((".L", "\t.", "#"))]

    assert assembly(helpers_for(code, cuda=False)) == assembly(header_text())


def test_nothing_else_comes():
    assert defined(helpers_for("y = mlf_neg_f32(x);", cuda=True)) == [
        "mlf_bits_f32",
        "mlf_f32_bits",
        "mlf_neg_f32",
    ]
    assert helpers_for("y = x + 1.0f;", cuda=True) == ""


def test_the_order_is_that_of_the_library():
    found = defined(helpers_for("mlf_log_f32(mlf_exp_f32(x))", cuda=False))
    library = [name for name in dict.fromkeys(defined(header_text())) if name in found]
    assert [name for name in found if name in library] == library
    assert {"mlf_exp_f32", "mlf_log_f32"} < set(library)


def test_c_has_no_branches_on_cuda():
    assert "__CUDA" not in helpers_for("mlf_max_f32( mlf_f32_to_f16( mlf_sqrt_f32(", cuda=False)


def test_cuda_keeps_branches_on_the_architecture():
    text = helpers_for("mlf_max_f32(", cuda=True)
    assert "#if __CUDA_ARCH__ >= 800\n" in text
    assert text.count("float mlf_max_f32(") == 2
    assert "mlf_min_f32" not in text


@pytest.mark.parametrize("name", ["mlf_exp_f23(x)", "MLF_NO_SUCH_", "mlf_max_f16(a, b)"])
def test_an_unknown_name_is_an_error_at_once(name: str):
    with pytest.raises(UnknownHelperError, match=name.partition("(")[0]):
        helpers_for(f"float y = {name};", cuda=False)


@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_a_flag_prints_all_of_the_library(device: str, capsys: pytest.CaptureFixture[str]):
    command = ["--compile-to=source", f"--device={device}", "examples/modules/bias_relu.mlir"]
    assert main(command) == 0
    assert "mlf_erf_f32" not in capsys.readouterr().out
    assert main([*command, "--print-library"]) == 0
    assert header_text().strip() in capsys.readouterr().out
