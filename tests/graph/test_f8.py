"""Floats of 8 bits: every code, every 16-bit input of a cast, and what they can't do.

Expected codes are those of ml_dtypes from f32, which is exact for all its inputs here; those of casts
from f64 are worked out in fractions, because ml_dtypes goes through f32 and may round twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, cast

import ml_dtypes
import numpy as np
import pytest

import mlfuse
from mlfuse.cli.run import main
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import HostModule, run_on_host

pytestmark = pytest.mark.quick_c

Array = np.ndarray[Any, np.dtype[Any]]

F8 = {"f8E4M3FN": np.dtype(ml_dtypes.float8_e4m3fn), "f8E5M2": np.dtype(ml_dtypes.float8_e5m2)}
WIDER = {
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
}
CODES = np.arange(256, dtype=np.uint8)
DEVICES = ["cpu", "interpreter", pytest.param("cuda on the host", marks=pytest.mark.skipif(
    not host_cuda.available(), reason="no C++ compiler"))]  # fmt: skip


def run(text: str, device: str, *args: Array) -> list[Array]:
    """The results of a function, a tuple's or the one."""
    if device == "cuda on the host":
        return list(run_on_host(parse_module(text), "main", list(args)))
    results: Any = mlfuse.compile(text, device=device)(*args)
    made = cast("tuple[Any, ...]", results if isinstance(results, tuple) else (results,))
    return [np.asarray(one) for one in made]


def casts(sources: Mapping[str, Array], targets: Sequence[str], device: str) -> Iterator[Array]:
    """Every source to every target, in one program: it is compiled once."""
    types = {name: f"tensor<{x.size}x{name}>" for name, x in sources.items()}
    pairs = [(s, t, f"tensor<{sources[s].size}x{t}>") for s in sources for t in targets]
    lines = [
        f"  %r{k} = graph.cast %{source} : {types[source]} -> {made}"
        for k, (source, _, made) in enumerate(pairs)
    ]
    made = ", ".join(each for _, _, each in pairs)
    text = f"""func.func @main({", ".join(f"%{name}: {types[name]}" for name in types)}) -> ({made}) {{
{chr(10).join(lines)}
  func.return {", ".join(f"%r{k}" for k in range(len(pairs)))} : {made}
}}"""
    yield from run(text, device, *sources.values())


def assert_same(got: Array, want: Array) -> None:
    """The same bits, but that a NaN is any NaN."""
    nan = np.isnan(want)
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(np.isnan(got), nan)
    bits = f"u{got.itemsize}"
    np.testing.assert_array_equal(got.view(bits)[~nan], want.view(bits)[~nan])


@pytest.mark.parametrize("device", DEVICES)
def test_every_code_widens(device: str):
    sources = {name: CODES.view(dtype) for name, dtype in F8.items()}
    got = casts(sources, [*WIDER, *F8], device)
    for x in sources.values():
        for dtype in (WIDER | F8).values():
            assert_same(next(got), x.astype(np.float32).astype(dtype))


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_every_16_bit_float_narrows(device: str):
    codes = np.arange(2**16, dtype=np.uint16)
    sources = {name: codes.view(WIDER[name]) for name in ("f16", "bf16")}
    got = casts(sources, list(F8), device)
    for x in sources.values():
        for dtype in F8.values():
            with np.errstate(all="ignore"):
                want = x.astype(np.float32).astype(dtype)
            assert_same(next(got), want)


def ties(name: str) -> Array:
    """All finite values and what lies in the middle between two, in f64."""
    values = np.sort(CODES[:128].view(F8[name]).astype(np.float64))
    values = values[np.isfinite(values)]
    beyond = 2 * values[-1] - values[-2]
    middles = (values + np.append(values[1:], beyond)) / 2
    return np.concatenate([values, middles, [beyond, 2 * beyond, 1e30, np.inf]])


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_f32_narrows_at_ties_and_beside_them(device: str):
    x = np.concatenate([ties(name) for name in F8]).astype(np.float32)
    x = np.concatenate([x, np.nextafter(x, np.float32(0)), np.nextafter(x, np.float32(np.inf))])
    tiny = np.array([np.nan, 1e-45, 1e-40], np.float32)
    x = np.concatenate([x, -x, tiny, -tiny])
    for got, dtype in zip(casts({"f32": x}, list(F8), device), F8.values(), strict=True):
        with np.errstate(all="ignore"):
            want = x.astype(dtype)
        assert_same(got, want)
        np.testing.assert_array_equal(np.signbit(got), np.signbit(x))


def nearest(x: float, name: str) -> float:
    """x rounded once to the nearest value, ties to the even code; beyond all, infinity or NaN."""
    digits, lowest, largest = (4, -9, 448.0) if name == "f8E4M3FN" else (3, -16, 57344.0)
    value = Fraction(x)
    exponent = np.frexp(x)[1] - 1
    place = Fraction(2) ** max(int(exponent) - digits + 1, lowest)
    rounded = round(value / place) * place
    if abs(rounded) <= largest:
        return float(np.copysign(float(rounded), x))
    return np.nan if name == "f8E4M3FN" else float(np.copysign(np.inf, x))


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_f64_rounds_once(device: str):
    """2^-40 next to a tie is lost in f32."""
    x = np.concatenate([ties(name) for name in F8])
    x = x[np.isfinite(x)]
    x = np.concatenate([x, x * (1 + 2.0**-40), x * (1 - 2.0**-40)])
    x = np.concatenate([x, -x])
    for got, (name, dtype) in zip(casts({"f64": x}, list(F8), device), F8.items(), strict=True):
        want = np.array([nearest(value, name) for value in x]).astype(np.float32).astype(dtype)
        assert_same(got, want)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", F8)
def test_arithmetic_is_that_of_f32_rounded_once(name: str, device: str):
    """Every pair. Products and sums of two such floats are exact in f32."""
    a, b = (axis.ravel().view(F8[name]) for axis in np.meshgrid(CODES, CODES))
    t = f"tensor<65536x{name}>"
    text = f"""func.func @main(%a: {t}, %b: {t}) -> ({t}, {t}, {t}) {{
  %0 = graph.add %a, %b : {t}
  %1 = graph.mul %a, %b : {t}
  %2 = graph.max %a, %b : {t}
  func.return %0, %1, %2 : {t}, {t}, {t}
}}"""
    x, y = a.astype(np.float32), b.astype(np.float32)
    with np.errstate(all="ignore"):
        largest = np.where((x == 0) & (y == 0), x + y, np.maximum(x, y))
        for got, want in zip(run(text, device, a, b), (x + y, x * y, largest), strict=True):
            assert_same(got, want.astype(F8[name]))


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", F8)
def test_movement_and_bitcasts_keep_every_code(name: str, device: str):
    t, u, i = f"tensor<16x16x{name}>", f"tensor<8x16x{name}>", "tensor<8x16xi8>"
    text = f"""func.func @main(%x: {t}) -> {i} {{
  %0 = graph.transpose %x perm [1, 0] : {t} -> {t}
  %1 = graph.slice %0 [0:16:2, 0:16:1] : {t} -> {u}
  %2 = graph.bitcast %1 : {u} -> {i}
  func.return %2 : {i}
}}"""
    x = CODES.reshape(16, 16)
    (got,) = run(text, device, x.view(F8[name]))
    np.testing.assert_array_equal(got.view(np.uint8), x.T[::2])


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", F8)
def test_reductions_sum_in_f32(name: str, device: str):
    t, r = f"tensor<2x64x{name}>", f"tensor<2x{name}>"
    text = f"""func.func @main(%x: {t}) -> ({r}, {r}) {{
  %0 = graph.reduce add %x dims [1] : {t} -> {r}
  %1 = graph.reduce max %x dims [1] : {t} -> {r}
  func.return %0, %1 : {r}, {r}
}}"""
    x = (np.arange(128) % 7 - 2).reshape(2, 64).astype(F8[name])
    wide = x.astype(np.float32)
    for got, want in zip(run(text, device, x), (wide.sum(axis=1), wide.max(axis=1)), strict=True):
        assert_same(got, want.astype(F8[name]))


@pytest.mark.parametrize("device", DEVICES)
def test_the_maximum_of_nothing_is_the_lowest_number(device: str):
    """E4M3FN has no infinity."""
    for name, want in (("f8E4M3FN", -448.0), ("f8E5M2", -np.inf)):
        text = f"""func.func @main(%x: tensor<3x0x{name}>) -> tensor<3x{name}> {{
  %r = graph.reduce max %x dims [1] : tensor<3x0x{name}> -> tensor<3x{name}>
  func.return %r : tensor<3x{name}>
}}"""
        (got,) = run(text, device, np.zeros((3, 0), F8[name]))
        np.testing.assert_array_equal(got.astype(np.float32), [want] * 3)


# ---- Text -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", F8)
def test_literals_keep_every_code(name: str):
    text = f'%0 = graph.constant dense<"0x{CODES.tobytes().hex().upper()}"> : tensor<256x{name}>'
    module = parse_module(f"func.func @main() {{\n  {text}\n  func.return\n}}")
    printed = print_module(module)
    assert print_module(parse_module(printed)) == printed
    (constant,) = (op for op in module.walk() if op.name == "graph.constant")
    literal: Any = constant.properties["value"]
    assert dtypes.dense_values(literal).tobytes() == CODES.tobytes()


def test_literals_as_numbers_and_as_bits():
    text = """func.func @main() -> tensor<5xf8E4M3FN> {
  %0 = graph.constant dense<[1.5, -0.0, 0x7F, 448.0, 0xFF]> : tensor<5xf8E4M3FN>
  func.return %0 : tensor<5xf8E4M3FN>
}"""
    for device in ("cpu", "interpreter"):
        codes = np.asarray(mlfuse.compile(text, device=device)()).view(np.uint8)
        np.testing.assert_array_equal(codes, [0x3C, 0x80, 0x7F, 0x7E, 0xFF])
    for large in ("500.0", "1.0e400"):
        with pytest.raises(MlfuseError, match="doesn't fit f8E4M3FN"):
            parse_module(text.replace("448.0", large))


def test_programs_of_jax_with_f8():
    """What `jax.jit(lambda x: (x + c).astype(f32) @ ...)` prints, c a constant."""
    text = """module @jit {
  func.func public @main(%arg0: tensor<2x3xf8E5M2>, %arg1: tensor<3x2xf8E5M2>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x3xf8E5M2>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf32>
    return %2 : tensor<2x2xf32>
  }
}"""
    x = np.array([[1, 2, 3], [-1, 0.5, 1.25]], F8["f8E5M2"])
    y = np.array([[1, 7], [0.25, 3], [-2, 4]], F8["f8E5M2"])
    want = 2 * x.astype(np.float32) @ y.astype(np.float32)
    for device in ("cpu", "interpreter"):
        np.testing.assert_array_equal(run(text, device, x, y)[0], want)


@pytest.mark.parametrize(
    ("op", "said"),
    [
        ("graph.reduce_precision %x, format = e3m1 : tensor<4x4xf8E5M2>", "cast to f32 first"),
        ("graph.dot_general %x, %x contract [1] x [0] : tensor<4x4xf8E5M2>, tensor<4x4xf8E5M2> "
         "-> tensor<4x4xf8E5M2>", "cast to bf16 first"),
    ],
)  # fmt: skip
def test_what_f8_can_not_do_names_the_remedy(op: str, said: str):
    text = f"func.func @main(%x: tensor<4x4xf8E5M2>) {{\n  %r = {op}\n  func.return\n}}"
    with pytest.raises(MlfuseError, match=said):
        mlfuse.compile(text, device="interpreter")


@pytest.mark.slow
@pytest.mark.parametrize("name", F8)
def test_f8_survives_numpy_files(name: str, tmp_path: Path):
    t = f"tensor<3x{name}>"
    (tmp_path / "x.mlir").write_text(f"""func.func @main(%x: {t}) -> {t} {{
  %r = graph.neg %x : {t}
  func.return %r : {t}
}}""")
    x: Array = np.array([1, -2, 0.5], F8[name])
    np.save(tmp_path / "x.npy", x.view("V1"))
    file, out = str(tmp_path / "x.mlir"), tmp_path / "y.npy"
    assert main([file, f"--input=@{tmp_path / 'x.npy'}", f"--output=@{out}", "--device=cpu"]) == 0
    np.testing.assert_array_equal(np.load(out).view(F8[name]), np.negative(x))
    assert main([file, f"--input=3x{name}=1", "--device=cpu"]) == 0


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("arch", ["sm_75", "sm_90"])
def test_kernels_on_f8_compile_for_a_gpu(arch: str):
    """Sixteen elements a vector access, and a transpose through shared memory."""
    t, u, v = "tensor<64x1024xf8E4M3FN>", "tensor<64x1024xf8E5M2>", "tensor<1024x64xf8E4M3FN>"
    text = f"""func.func @main(%x: {t}, %y: {u}) -> ({u}, tensor<64xf8E4M3FN>, {v}) {{
  %0 = graph.cast %x : {t} -> {u}
  %1 = graph.add %0, %y : {u}
  %2 = graph.reduce max %x dims [1] : {t} -> tensor<64xf8E4M3FN>
  %3 = graph.transpose %x perm [1, 0] : {t} -> {v}
  func.return %1, %2, %3 : {u}, tensor<64xf8E4M3FN>, {v}
}}"""
    compiled = HostModule.of(parse_module(text))
    kernels = nvrtc.compile_cubin(compiled.source, arch).kernels
    assert sorted(kernels) == sorted(compiled.kernels)
