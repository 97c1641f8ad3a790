"""The CUDA backend on a device that the host plays (`mlfuse.testing.host_gpu`). A real one is tested in `tests/cuda`.

Tests marked `gpu` run on a real one.
"""

from __future__ import annotations

import ctypes
from collections.abc import Generator
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver.device import choose, on_gpu
from mlfuse.ir.context import new_context
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.backend import Arguments, Backend
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.compilers import cubin, nvrtc
from mlfuse.runtime.cuda import backend as cuda
from mlfuse.runtime.cupy_api import CupyArray
from mlfuse.runtime.host.reader import program_of
from mlfuse.testing.host_gpu import HostArray, HostCupy, device, installed

BF16 = np.dtype(ml_dtypes.bfloat16)
Host = np.ndarray[Any, np.dtype[Any]]

SOURCE = """
extern "C" __global__ void __launch_bounds__(128)
add(const float *x, const float *y, float *z, long long n) {
  long long i = blockIdx.x * 128ll + threadIdx.x;
  if (i < n) z[i] = x[i] + y[i];
}
extern "C" __global__ void __launch_bounds__(128)
bits(const unsigned short *x, unsigned short *y, long long n) {
  long long i = blockIdx.x * 128ll + threadIdx.x;
  if (i < n) y[i] = x[i];
}
"""
ADD = """
func.func @main(%x: memref<?xf32>, %y: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %g = arith.ceildivui %n, %c128 : index
  %t = memref.alloc(%n) : memref<?xf32>
  %z = memref.alloc(%n) : memref<?xf32>
  kernel.launch @add grid (%g) block (128) args (%x, %y, %t, %n
    : memref<?xf32>, memref<?xf32>, memref<?xf32>, index)
  kernel.launch @add grid (%g) block (128) args (%t, %y, %z, %n
    : memref<?xf32>, memref<?xf32>, memref<?xf32>, index)
  func.return %z : memref<?xf32>
}"""
ADD_TYPE = "(tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>"
BITS = """
func.func @main(%x: memref<?xbf16>) -> (memref<?xbf16>, memref<?xbf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xbf16>
  %y = memref.alloc(%n) : memref<?xbf16>
  kernel.launch @bits grid (%c1) block (128) args (%x, %y, %n
    : memref<?xbf16>, memref<?xbf16>, index)
  func.return %y, %x : memref<?xbf16>, memref<?xbf16>
}"""
BITS_TYPE = "(tensor<?xbf16>) -> (tensor<?xbf16>, tensor<?xbf16>)"


def parse(text: str) -> FuncOp:
    op = Parser(new_context(), text).parse_module().body.block.first_op
    assert isinstance(op, FuncOp)
    return op


def build(host: str, type_: str) -> LaunchPlan[CupyArray]:
    backend: Backend[CupyArray] = cuda.CudaBackend()
    signature = Signature.of(parse(f"func.func private @main{type_}"))
    function = parse(host)
    lowered = lowered_to_host(function)
    assert lowered is not None
    compiled = on_gpu(lowered, cuda.load(SOURCE, ["add", "bits"]))
    return LaunchPlan.build(program_of(function), compiled, signature, backend)


def dot(dtype: str, a: str, b: str, out: str, batch: str, contract: tuple[str, str]) -> str:
    a, b, out = (f"memref<{dims}x{dtype}>".replace("<x", "<") for dims in (a, b, out))
    return f"""
    func.func @main(%a: {a}, %b: {b}) -> {out} {{
      %c = memref.alloc() : {out}
      loop.library "dot_general" ins(%a, %b : {a}, {b}) out(%c : {out}) options {{
        lhs_batch = array<i64{batch}>, rhs_batch = array<i64{batch}>,
        lhs_contract = array<i64: {contract[0]}>, rhs_contract = array<i64: {contract[1]}>}}
      func.return %c : {out}
    }}"""


@pytest.fixture(params=["13.6.0", "14.2.0"])
def cupy(request: pytest.FixtureRequest) -> Generator[HostCupy]:
    with installed(request.param) as module:
        yield module


def f32(*shape: int) -> Host:
    return np.random.default_rng(0).normal(size=shape).astype(np.float32)


def integers(*shape: int) -> Host:
    """Small ones, whose products and sums are exact."""
    return np.rint(4 * f32(*shape))


def test_cuda_available_never_raises(monkeypatch: pytest.MonkeyPatch):
    assert cuda.cuda_available() in (True, False)

    def fail() -> object:
        raise RuntimeError("no driver")

    monkeypatch.setattr(cuda, "load_cupy", fail)
    assert not cuda.cuda_available()
    with pytest.raises(MlfuseError, match=r"no driver; .*mlfuse\[cuda\], or mlfuse\[cuda12\]"):
        choose("cuda")


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
def test_cubins_come_from_the_cache(monkeypatch: pytest.MonkeyPatch):
    first = cubin.compile_cubin(SOURCE, "sm_90")
    assert first.cubin[:4] == b"\x7fELF" and first.kernels["add"].registers > 0
    monkeypatch.setattr(nvrtc, "compile_cubin", None)
    assert cubin.compile_cubin(SOURCE, "sm_90") == first
    monkeypatch.undo()


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
def test_refused_code_and_missing_nvrtc(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(MlfuseError, match="bug in mlfuse"):
        cubin.compile_cubin("no CUDA", "sm_90")

    def missing() -> tuple[int, int]:
        raise nvrtc.NvrtcMissing("NVRTC was not found")

    monkeypatch.setattr(nvrtc, "version", missing)
    with pytest.raises(MlfuseError, match="not found"):
        cubin.compile_cubin(SOURCE, "sm_90")


def test_a_driver_that_is_older_than_nvrtc(cupy: HostCupy, monkeypatch: pytest.MonkeyPatch):
    def refuses(code: bytes) -> None:
        raise RuntimeError("CUDA_ERROR_NO_BINARY_FOR_GPU")

    module = SimpleNamespace(load=refuses)
    with monkeypatch.context() as patched:  # undone before `cupy` is, which patches the same
        patched.setattr(cupy.cuda.function, "Module", lambda: module)
        patched.setattr(nvrtc, "version", lambda: (13, 0))
        cupy.cuda.runtime.driverGetVersion = lambda: 12040
        told = r"for CUDA 12\.4, and NVRTC is 13\.0.*mlfuse\[cuda12\]"
        with pytest.raises(MlfuseError, match=told):
            cuda.load(SOURCE, ["add", "bits"])
        cupy.cuda.runtime.driverGetVersion = lambda: 13000  # something else is wrong
        with pytest.raises(RuntimeError, match="NO_BINARY"):
            cuda.load(SOURCE, ["add", "bits"])


def test_device_arrays_stay_on_the_device(cupy: HostCupy):
    add = build(ADD, ADD_TYPE)
    for n in (300, 0, 1, 300):
        x, y = f32(n), f32(n) + 1
        z: Any = add(device(x), device(y))[0]
        assert isinstance(z, HostArray)
        np.testing.assert_array_equal(z.get(), x + y + y)
    strided: Any = add(device(f32(6)[::2]), device(f32(3)))[0]
    np.testing.assert_array_equal(strided.get(), f32(6)[::2] + f32(3) + f32(3))


def test_host_arrays_are_copied_in_and_out(cupy: HostCupy):
    add = build(ADD, ADD_TYPE)
    z: Any = add(f32(6)[::2], np.ones(3, np.float32))[0]
    assert type(z) is np.ndarray
    np.testing.assert_array_equal(z, f32(6)[::2] + 2)
    with pytest.raises(MlfuseError, match=r"argument 1 is on the host; pass cupy\.asarray\(x\)"):
        add(device(f32(3)), f32(3))
    with pytest.raises(MlfuseError, match="argument 0 has dtype float64"):
        add(np.ones(3), np.ones(3))
    with pytest.raises(MlfuseError, match="argument 0 has dtype int32"):
        add(device(np.ones(3, np.int32)), device(f32(3)))


def test_other_arrays_on_the_device(cupy: HostCupy):
    add = build(ADD, ADD_TYPE)
    x = f32(4)

    def capsule(stream: int) -> HostArray:
        return device(x)

    dlpack = SimpleNamespace(__dlpack_device__=lambda: (2, 0), __dlpack__=capsule)
    interface = SimpleNamespace(
        __cuda_array_interface__={"shape": (4,), "typestr": "<f4", "data": (x.ctypes.data, False)}
    )
    np.testing.assert_array_equal(add(dlpack, interface)[0].get(), x + x + x)
    with pytest.raises(MlfuseError, match="argument 0 is on the host"):
        add(SimpleNamespace(__dlpack_device__=lambda: (1, 0)), interface)


def test_bf16(cupy: HostCupy):
    bits = build(BITS, BITS_TYPE)
    x = np.array([1.5, -0.0, np.nan, np.inf], BF16)
    args = [device(x.view(np.uint16)), *([device(x)] if cupy.native_bf16 else [])]
    for arg in args:
        results: list[Any] = bits(arg)
        for result in results:
            assert result.dtype == (BF16 if cupy.native_bf16 else np.uint16)
            assert result.get().tobytes() == x.tobytes()
            assert not np.shares_memory(result.host, arg.host)
    fetched: list[Any] = bits(x)
    for result in fetched:
        assert result.dtype == BF16 and result.tobytes() == x.tobytes()


DOTS = [  # dims of a, b and the result, batch and summed dims, the same for einsum
    ("4x3", "3x5", "4x5", "", ("1", "0"), "ij,jk->ik"),
    ("3x4", "5x3", "4x5", "", ("0", "1"), "ji,kj->ik"),
    ("2x4x3", "2x5x3", "2x4x5", ": 0", ("2", "2"), "bij,bkj->bik"),
    ("7", "7", "", "", ("0", "0"), "i,i->"),
    ("0x3", "3x5", "0x5", "", ("1", "0"), "ij,jk->ik"),
    ("4x0", "0x5", "4x5", "", ("1", "0"), "ij,jk->ik"),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["f32", "f16", "bf16", "i32"])
@pytest.mark.parametrize("case", DOTS)
def test_dot_general(cupy: HostCupy, name: str, case: tuple[str, str, str, str, Any, str]):
    *shapes, batch, contract, subscripts = case
    dtype = {"f32": np.float32, "f16": np.float16, "bf16": BF16, "i32": np.int32}[name]
    text = dot(name, shapes[0], shapes[1], shapes[2], batch, contract)
    types = [f"tensor<{dims}x{name}>".replace("<x", "<") for dims in shapes]
    run = build(text, f"({types[0]}, {types[1]}) -> {types[2]}")
    a, b = (integers(*(int(size) for size in dims.split("x"))).astype(dtype) for dims in shapes[:2])
    wide = np.int32 if name == "i32" else np.float32
    expected: Any = np.einsum(subscripts, a.astype(wide), b.astype(wide)).astype(dtype)
    c: Any = run(a, b)[0]
    assert c.dtype == dtype and c.shape == expected.shape
    np.testing.assert_array_equal(c, expected)


def test_rounding_to_bf16_is_to_nearest_even(cupy: HostCupy):
    backend: Any = cuda.CudaBackend()
    random = np.random.default_rng(1).integers(0, 2**32, 100_000, np.uint32).view(np.float32)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 3.4e38, 1e-45], np.float32)
    halfway = np.arange(0x3F80_8000, 0x3FFF_8000, 0x1_0000).astype(np.uint32).view(np.float32)
    for values in (random, special, halfway):
        got: Host = backend.library.bf16_bits(device(values)).get()
        with np.errstate(invalid="ignore"):
            expected = values.astype(BF16)
        nan = np.isnan(values)
        assert np.isnan(got.view(BF16)[nan].astype(np.float32)).all()
        np.testing.assert_array_equal(got[~nan], expected.view(np.uint16)[~nan])


def test_devices_and_grids(cupy: HostCupy):
    add = build(ADD, ADD_TYPE)
    cupy.cuda.runtime.getDevice = lambda: 1
    with pytest.raises(MlfuseError, match="device 1 is current, this was built for device 0"):
        add(device(f32(2)), device(f32(2)))
    kernel = cuda.load(SOURCE, ["add"])["add"]
    pointers, sizes = (ctypes.c_void_p * 0)(), (ctypes.c_int64 * 0)()
    with pytest.raises(MlfuseError, match="too large"):
        kernel.bind(Arguments(pointers, sizes, (), 2**31, 128))


@pytest.mark.gpu
def test_real_launches():
    import cupy  # pyright: ignore

    add = build(ADD, ADD_TYPE)
    for n in (300, 0, 1, 1_000_000):
        x, y = f32(n), f32(n) + 1
        np.testing.assert_array_equal(add(x, y)[0], x + y + y)
        z: Any = add(cupy.asarray(x), cupy.asarray(y))[0]  # pyright: ignore
        np.testing.assert_array_equal(z.get(), x + y + y)


@pytest.mark.gpu
def test_real_bf16_keeps_its_bits():
    x = np.arange(128, dtype=np.uint16).view(BF16)
    for result in build(BITS, BITS_TYPE)(x):
        assert result.dtype == BF16 and result.tobytes() == x.tobytes()


@pytest.mark.gpu
@pytest.mark.parametrize("name", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("batch", [1, 4])
def test_real_dot_general(name: str, batch: int):
    dtype = {"f32": np.float32, "f16": np.float16, "bf16": BF16}[name]
    text = dot(name, f"{batch}x8x64", f"{batch}x64x16", f"{batch}x8x16", ": 0", ("2", "1"))
    types = [f"tensor<{batch}x{dims}x{name}>" for dims in ("8x64", "64x16", "8x16")]
    a, b = integers(batch, 8, 64).astype(dtype), integers(batch, 64, 16).astype(dtype)
    (c,) = build(text, f"({types[0]}, {types[1]}) -> {types[2]}")(a, b)
    expected = (a.astype(np.float32) @ b.astype(np.float32)).astype(dtype)
    np.testing.assert_array_equal(c, expected)
