"""The text of kernels: constants, names, and what is refused."""

import re
from pathlib import Path

import numpy as np
import pytest
from printing import CHUNKS, ROWS, func, module, run_c
from xdsl.dialects.builtin import f32, f64

from mlfuse.diagnostics.errors import OpError
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.ir.limits import MAX_NESTING
from mlfuse.ir.parsing import parse_module
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cfamily import CFamilyPrinter, KernelSignature, signature
from mlfuse.targets.printers.cuda import CudaPrinter

rng = np.random.default_rng(3)


def c_text(text: str) -> str:
    return CPrinter().print_kernels(module(text))


def cuda_text(text: str) -> str:
    return CudaPrinter().print_kernels(module(text))


def test_a_buffer_that_is_never_written_is_const():
    assert "(const float *__restrict__ x, float *__restrict__ y, long long n)" in cuda_text(ROWS)
    assert "const float *restrict x = mlf_buffers[0];" in c_text(CHUNKS)
    assert " float *restrict y = mlf_buffers[1];" in c_text(CHUNKS)


# ---- Constants

PATTERNS = {
    f32: [0x00000000, 0x80000000, 1, 0x007FFFFF, 0x7F7FFFFF, 0x7F800000, 0xFF800000, 0x7FC12345],
    f64: [0, 1 << 63, 1, 0x7FEFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF8000000ABCDEF],
}


def test_constants_keep_their_bits(tmp_path: Path):
    cases: list[tuple[str, str, int, int]] = []  # text, type, bits, width
    for type_, special in PATTERNS.items():
        width = type_.bitwidth
        drawn = [int.from_bytes(rng.bytes(width // 8), "little") for _ in range(60)]
        quiet = 1 << (22 if width == 32 else 51)  # Python makes a signalling NaN quiet
        cases += [(f"0x{b:0{width // 4}X}", f"f{width}", b, width) for b in special]
        for bits in drawn:
            value = np.array(bits, f"u{width // 8}").view(f"f{width // 8}")
            bits |= quiet if np.isnan(value) else 0
            cases.append((f"0x{bits:0{width // 4}X}", f"f{width}", bits, width))
    for width in (8, 16, 32, 64):
        edges = [0, 1, -1, 2 ** (width - 1) - 1, -(2 ** (width - 1)), 1 - 2 ** (width - 1)]
        cases += [(str(v), f"i{width}", v % 2**width, width) for v in edges]
    halves = {"f16": [0x3C00, 0xFC00, 0x0001, 0x8000], "bf16": [0x3F80, 0xFF80, 0x0001, 0x8000]}
    cases += [(f"0x{b:04X}", kind, b, 16) for kind, all_ in halves.items() for b in all_]
    lines: list[str] = []
    for k, (text, kind, _, _) in enumerate(cases):
        lines += [
            f"%c{k} = arith.constant {text} : {kind}",
            f"memref.store %c{k}, %p{k}[%z] : memref<1x{kind}>",
        ]
    args = ", ".join(f"%p{k}: memref<1x{kind}>" for k, (_, kind, _, _) in enumerate(cases))
    outs = [np.zeros(1, f"u{width // 8}") for *_, width in cases]
    run_c(func(args, "%z = arith.constant 0 : index\n" + "\n".join(lines)), tmp_path, outs)
    for out, (text, kind, bits, _) in zip(outs, cases, strict=True):
        assert int(out[0]) == bits, f"{text} : {kind}"


def test_fma_rounds_once(tmp_path: Path):
    text = func(
        "%x: memref<3xf32>, %y: memref<1xf32>",
        """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = memref.load %x[%c0] : memref<3xf32>
  %b = memref.load %x[%c1] : memref<3xf32>
  %c = memref.load %x[%c2] : memref<3xf32>
  %r = math.fma %a, %b, %c : f32
  memref.store %r, %y[%c0] : memref<1xf32>""",
    )
    y = np.zeros(1, "f4")
    run_c(text, tmp_path, [np.array([1 + 2**-23, 1 + 2**-23, -(1 + 2**-22)], "f4"), y])
    assert y[0] == 2.0**-46


# ---- Names, the whole text, and refusals


@pytest.mark.parametrize(
    ("given", "symbol"),
    [
        ("fused_exp_add", "fused_exp_add"),
        ("kernel_1", "kernel_1"),
        ("main", "k_main"),
        ("int", "k_int"),
        ("_Exit", "k__Exit"),
        ("k_main", "k_k_main"),
        ("a" * 200, "k_" + "a" * 200),
    ],
)
def test_a_kernel_is_never_named_like_a_word_of_the_language(given: str, symbol: str):
    parsed = module(func("%x: memref<?xf32>, %n: index, %y: memref<4xi1>", "", name=given))
    op = parsed.body.block.first_op
    assert isinstance(op, FuncOp)
    assert signature(op) == KernelSignature(symbol, ("buffer", "index", "buffer"), 1)
    for text in (c_text(str(parsed)), cuda_text(str(parsed))):
        assert re.search(rf"\n{symbol}\(", text)


@pytest.mark.parametrize(
    "name",
    ['"a b"', '"x; system(1)"', '"fused_\\0A#define x"', '"caf\\C3\\A9"', '"1a"', '""', "a" * 201],
)
def test_other_kernel_names_are_refused(name: str):
    text = func("%x: memref<?xf32>", "", name=name)
    for write in (c_text, cuda_text):
        with pytest.raises(OpError, match="its name must be"):
            write(text)


def test_two_kernels_of_one_name_are_refused():
    with pytest.raises(OpError, match="another kernel"):
        CPrinter().print_kernels(parse_module(func("", "", name="a") + func("", "", name="a")))


def test_kernels_come_in_the_order_of_the_module():
    text = c_text("".join(func("", "", name=f"fused_{name}") for name in ("b", "a", "c")))
    assert re.findall(r"fused_\w", text) == ["fused_b", "fused_a", "fused_c"]


@pytest.mark.parametrize("printer", [CPrinter(), CudaPrinter()])
def test_text_is_ascii_and_repeats(printer: CFamilyPrinter):
    text = CHUNKS if isinstance(printer, CPrinter) else ROWS
    first = printer.print_module(module(text))
    assert first.isascii()
    assert first == printer.print_module(module(text))
    assert first.endswith(printer.print_kernels(module(text)))


CONSTANTS = """
  %c0 = arith.constant 0 : index
  %h = arith.constant 1.0 : bf16
  %f = arith.constant 1.0 : f32
  %i = arith.constant 1 : i32
  %p = arith.constant true
"""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("%r = math.fpowi %f, %i : f32, i32", "math.fpowi: has no C form"),
        ("%r = arith.addf %h, %h : bf16", "bf16; widen it with arith.extf"),
        ("%r = math.exp %h : bf16", "widen it with arith.extf"),
        ("%r = arith.divsi %p, %p : i1", "no C form for i1"),
        ("%r = arith.floordivsi %i, %i : i32", "no C form for i32"),
        ("%r = arith.fptosi %f : f32 to i1", "no C form for f32 to i1"),
        ("%r = arith.constant 1 : i24", "a value of type i24"),
        ("%r = memref.alloca() : memref<2xui8>", "no C form for memref<2xui8>"),
        ("%r = arith.constant dense<0> : tensor<2xi32>", "a value of type tensor"),
        ("%r = arith.constant 2147483648 : index", "does not fit the kernel's 32-bit index"),
        ("%r = memref.alloca(%n) : memref<?xf32>", "must be constant"),
        ("%r = memref.alloca() : memref<2xi24>", "no C form for memref<2xi24>"),
        ("%r = memref.alloc() : memref<2xf32>", "memref.alloc: has no C form"),
        ("%r = memref.alloca() : memref<2xf32, affine_map<(d0) -> (d0 * 2)>>", "no C form"),
        ("kernel.unroll (%u) in 2147483648 {\n}", "does not fit"),
        ("%r = kernel.is_aligned %x to 0 : memref<?xf32>", "an alignment of 0 bytes"),
        (
            "%z = memref.alloca() : memref<f32>\n%r = kernel.is_aligned %z to 4 : memref<f32>",
            "rank 1",
        ),
        ("scf.for %k = %i to %i step %i : i32 {\n}", "a loop variable of type i32"),
    ],
)
def test_what_has_no_c_form_is_refused(line: str, message: str):
    text = func("%x: memref<?xf32>, %n: index", CONSTANTS + line, bits=32)
    for write in (c_text, cuda_text):
        with pytest.raises(OpError, match=re.escape(message)):
            write(text)


@pytest.mark.parametrize(
    "line",
    [
        "%r = kernel.thread_id",
        "%r = kernel.block_id",
        "kernel.barrier",
        "%r = kernel.shared : memref<2xf32>",
        "%r = kernel.shuffle_xor %f, 1 : f32",
        "kernel.chunks (%lo, %hi) in %n by 0 {\n}",
    ],
)
def test_what_c_cannot_do_is_refused(line: str):
    with pytest.raises(OpError):
        c_text(func("%n: index", CONSTANTS + line))


@pytest.mark.parametrize(
    "line",
    [
        "kernel.simd (%k) in (%c0, %n) {\n}",
        "kernel.chunks (%lo, %hi) in %n by 4 {\n}",
        "kernel.vector_copy %x[%c0] to %x[%c0] width 8 : memref<?xf32>, memref<?xf32>",
    ],
)
def test_what_cuda_cannot_do_is_refused(line: str):
    with pytest.raises(OpError):
        cuda_text(func("%x: memref<?xf32>, %n: index", CONSTANTS + line))


def test_no_text_of_the_ir_reaches_the_source():
    text = func("%x: memref<?xf32>, %n: index", CONSTANTS).replace(
        'device = "test"', 'device = "evil */ #include", note = "evil"'
    )
    for write in (c_text, cuda_text):
        assert "evil" not in write(text.replace("%f ", "%evil "))


@pytest.mark.parametrize(
    "head", ["kernel.unroll (%k{}) in 2 {{", "scf.for %k{} = %c0 to %n step %n {{", "scf.if %p {{"]
)
def test_kernels_nest_as_deep_as_text_may(head: str):
    heads = "\n".join(head.format(k) for k in range(MAX_NESTING - 1))
    text = func("%n: index", CONSTANTS + heads + "}\n" * (MAX_NESTING - 1))
    for write in (c_text, cuda_text):
        assert write(text).count("{") == MAX_NESTING
