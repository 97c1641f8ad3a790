"""The names of generated code: from the IR where it has them, harmless and unique."""

import re
import subprocess

import pytest

from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.choice import printer_for
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.targets.printers.identifiers import Names, safe
from mlfuse.testing import host_cuda

CLAIMED = [
    *("restrict", "int", "template", "threadIdx", "uint4", "int32_t", "float", "NULL", "M_PI", "linux", "main"),
    *("new", "asm", "and", "size_t", "INFINITY", "main", "half", "warpSize", "char", "this"),
]  # fmt: skip


@pytest.mark.parametrize("word", CLAIMED)
@pytest.mark.sampled(6)
def test_a_word_with_a_meaning_gets_an_underscore(word: str):
    assert safe(word) in (f"{word}_", word)
    text = f"void f(void) {{ int {safe(word)} = 1; (void){safe(word)}; }}"
    for language in ("c", "c++"):
        done = subprocess.run(
            ["gcc", f"-x{language}", "-include", "math.h", "-fsyntax-only", "-"],
            input=text,
            text=True,
            check=False,
        )
        assert done.returncode == 0


@pytest.mark.parametrize(
    ("hint", "name"),
    [
        ("x", "x"),
        ("bias", "bias"),
        ("W", "W"),
        ("2nd", "v2nd"),
        ("größe", "gr_e"),
        ("a.b$c-d", "a_b_c_d"),
        ("*/ evil /*", "evil"),
        ("__x__", "x"),
        ("mlf_exp_f32", "v_mlf_exp_f32"),
        ("MLF_FN", "v_MLF_FN"),
        ("é", ""),
        ("x" * 500, "x" * 40),
    ],
)
def test_what_a_hint_becomes(hint: str, name: str):
    assert safe(hint) == name
    assert re.fullmatch(r"([A-Za-z][A-Za-z0-9_]{0,48})?", safe(hint))


def test_names_are_unique_whatever_is_asked_for():
    names = Names()
    bases = ["x", "x", "x1", "x", "i0", "v0", "x1", "x_1"]
    given = [names.called(base) for base in bases] + [names.numbered(c) for c in "iviv"]
    assert len(set(given)) == len(given)
    assert given[:4] == ["x", "x1", "x1_1", "x2"]


POINTWISE = """
func.func @main(%{a}: tensor<64x1000xf32>, %{b}: tensor<1000xf32>, %{c}: tensor<f32>) -> tensor<64x1000xf32> {{
  %0 = graph.broadcast %{b} dims [1] : tensor<1000xf32> -> tensor<64x1000xf32>
  %1 = graph.mul %{a}, %0 : tensor<64x1000xf32>
  %2 = graph.broadcast %{c} dims [] : tensor<f32> -> tensor<64x1000xf32>
  %3 = graph.max %1, %2 : tensor<64x1000xf32>
  func.return %3 : tensor<64x1000xf32>
}}
"""


def source(device: str, a: str, b: str, c: str, *, names: bool = True) -> str:
    """A kernel whose arguments have these names, as source."""
    module = parse_module(POINTWISE.format(a=a, b=b, c=c))
    pipelines.run(module, "source", device)
    return printer_for(device, names=names).print_module(module)


@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_arguments_are_called_what_the_ir_calls_them(device: str):
    text = source(device, "x", "scale", "least")
    assert re.search(r"const float \*\w+ x\b", text)
    assert re.search(r"const float \*\w+ scale\b", text)
    assert re.search(r"\bfloat \*\w+ out\b", text)


@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_what_is_compiled_is_the_same_whatever_values_are_called(device: str):
    assert source(device, "a", "b", "c", names=False) == source(
        device, "x", "restrict", "int", names=False
    )
    assert source(device, "a", "b", "c") != source(device, "x", "y", "z")


WORDS = ("restrict", "mlf_max_f32", "uint4")


def test_kernels_whose_values_have_claimed_names_compile():
    text = source("cpu", *WORDS)
    subprocess.run(
        ["gcc", "-std=c11", "-fsyntax-only", "-xc", "-"], input=text, text=True, check=True
    )
    host_cuda.load(source("sm_90", *WORDS))


@pytest.mark.parametrize("device", ["cpu", "sm_90"])
def test_names_are_all_that_differs_from_what_is_compiled(device: str):
    """One renaming, word by word, takes the text that is shown to the text that is compiled."""
    shown, compiled = (
        source(device, *WORDS, names=names).partition("fused_")[2] for names in (True, False)
    )
    words = re.compile(r"[A-Za-z_]\w*|\S")
    pairs = list(zip(words.findall(shown), words.findall(compiled), strict=True))
    assert len(dict(pairs)) == len({shown for shown, _ in pairs})
    assert len(set(pairs)) == len(dict(pairs)) == len({new: old for old, new in pairs})


def test_a_name_that_is_a_kernels_is_no_problem():
    module = parse_module(
        "kernel.func @a(%a: memref<4xf32>, %b: memref<4xf32>) "
        'attributes {device = "d", block = 1 : i64, index_bits = 64 : i64} {\n'
        "  %c0 = arith.constant 0 : index\n  %b_0 = memref.load %a[%c0] : memref<4xf32>\n"
        "  memref.store %b_0, %b[%c0] : memref<4xf32>\n}\n"
    )
    assert "const float b1 = a[0];\n  b[0] = b1;" in CPrinter().print_kernels(module)
    assert "const float b1 = a[0];\n  b[0] = b1;" in CudaPrinter().print_kernels(module)
