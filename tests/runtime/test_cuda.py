"""The CUDA backend's path, with NumPy in CuPy's place: a structural check, no word on a device.

Tests marked `gpu` run on a real one.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from xdsl.dialects.func import FuncOp
from xdsl.parser import Parser

from mlfuse.context import new_context
from mlfuse.errors import MlfuseError
from mlfuse.runtime import cubin, cuda, nvrtc
from mlfuse.runtime.backend import Arguments, Backend
from mlfuse.runtime.cupy_api import CupyArray
from mlfuse.runtime.plan import Plan
from mlfuse.runtime.signature import Signature

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


def build(host: str, type_: str) -> Plan[CupyArray]:
    backend: Backend[CupyArray] = cuda.CudaBackend()
    signature = Signature.of(parse(f"func.func private @main{type_}"))
    return Plan.build(parse(host), cuda.load(SOURCE, ["add", "bits"]), signature, backend)


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


class FakePointer:
    """An address, and the array that owns it."""

    def __init__(self, owner: Host, ptr: int):
        self.owner, self.ptr = owner, ptr

    def __add__(self, offset: int) -> FakePointer:
        return FakePointer(self.owner, self.ptr + offset)


class FakeArray:
    """Memory of the host that answers only what `CupyArray` lists. Empty arrays lie at 0."""

    def __init__(
        self, shape: Any, dtype: Any, memptr: FakePointer | None = None, strides: Any = None
    ):
        if memptr is None:
            self.host: Host = np.empty(shape, dtype)
        else:
            offset = memptr.ptr - memptr.owner.ctypes.data
            bits = np.uint16 if dtype == BF16 else dtype  # bf16 speaks no buffer protocol
            self.host = np.ndarray(shape, bits, memptr.owner, offset, strides).view(dtype)
        self.device = SimpleNamespace(id=0)

    @property
    def data(self) -> FakePointer:
        owner = self.host.view(np.uint16) if self.host.dtype == BF16 else self.host
        return FakePointer(owner, self.host.ctypes.data if self.host.size else 0)

    @property
    def shape(self) -> tuple[int, ...]:
        return self.host.shape

    @property
    def ndim(self) -> int:
        return self.host.ndim

    @property
    def size(self) -> int:
        return self.host.size

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.host.dtype

    @property
    def flags(self) -> Any:
        return self.host.flags

    def reshape(self, shape: Any) -> FakeArray:
        return device(self.host.reshape(shape))

    def transpose(self, axes: Any) -> FakeArray:
        return device(self.host.transpose(axes))

    def view(self, dtype: Any) -> FakeArray:
        return device(self.host.view(dtype))

    def astype(self, dtype: Any) -> FakeArray:
        return device(self.host.astype(dtype))

    def copy(self) -> FakeArray:
        return device(self.host.copy())

    def fill(self, value: int) -> None:
        self.host.fill(value)

    def get(self) -> Host:
        return self.host.copy()

    def __add__(self, other: Any) -> FakeArray:
        return device(self.host + getattr(other, "host", other))

    def __and__(self, other: Any) -> FakeArray:
        return device(self.host & other)

    def __or__(self, other: Any) -> FakeArray:
        return device(self.host | other)

    def __lshift__(self, other: Any) -> FakeArray:
        return device(self.host << other)

    def __rshift__(self, other: Any) -> FakeArray:
        return device(self.host >> other)


def device(host: Host) -> FakeArray:
    """An array of the pretended device that shares the host's memory."""
    array = FakeArray((), host.dtype)
    array.host = host
    return array


def fake_add(x: int, y: int, z: int, n: int) -> None:
    a, b, c = (np.ctypeslib.as_array((ctypes.c_float * n).from_address(p)) for p in (x, y, z))
    np.add(a, b, out=c)


def fake_bits(x: int, y: int, n: int) -> None:
    ctypes.memmove(y, x, 2 * n)


class FakeModule:
    def load(self, code: bytes) -> None:
        assert code[:4] == b"\x7fELF"

    def get_function(self, name: str) -> Callable[..., None]:
        def launch(grid: tuple[int], block: tuple[int], args: tuple[int, ...]) -> None:
            assert grid[0] > 0 and block == (128,) and all(type(arg) is int for arg in args)
            {"add": fake_add, "bits": fake_bits}[name](*args)

        return launch


class FakeCupy:
    """The module `cupy`, as far as it is used."""

    ndarray = FakeArray
    empty = FakeArray

    def __init__(self, version: str):
        self.__version__ = version
        self.native_bf16 = version.startswith("14")
        self.cuda = SimpleNamespace(
            runtime=SimpleNamespace(getDevice=lambda: 0, getDeviceCount=lambda: 1),
            function=SimpleNamespace(Module=FakeModule),
            Device=lambda: SimpleNamespace(id=0, compute_capability="90"),
        )

    def asarray(self, array: Any) -> FakeArray:
        host: Host = getattr(array, "cuda_memory", array)
        assert self.native_bf16 or host.dtype != BF16
        return device(np.array(host))

    from_dlpack = asarray

    def ascontiguousarray(self, array: FakeArray) -> FakeArray:
        return device(np.ascontiguousarray(array.host))

    def copyto(self, target: FakeArray, source: FakeArray) -> None:
        assert target.dtype == source.dtype != BF16
        np.copyto(target.host, source.host)

    def matmul(self, a: FakeArray, b: FakeArray, /, out: FakeArray | None = None) -> FakeArray:
        if out is None:
            return device(np.matmul(a.host, b.host))
        assert out.flags.c_contiguous and out.host.shape == np.matmul(a.host, b.host).shape
        assert a.dtype == b.dtype == out.dtype
        left, right = a.host, b.host
        if a.dtype.itemsize == 2:
            assert a.ndim == 2 and (a.dtype == np.float16 or self.native_bf16)
            left, right = left.astype(np.float32), right.astype(np.float32)
        out.host[...] = np.matmul(left, right)
        return out

    def where(self, condition: FakeArray, a: FakeArray, b: FakeArray, /) -> FakeArray:
        return device(np.where(condition.host, a.host, b.host))

    def isnan(self, array: FakeArray, /) -> FakeArray:
        return device(np.isnan(array.host))


@pytest.fixture(params=["13.6.0", "14.2.0"])
def cupy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> FakeCupy:
    if not nvrtc.available():
        pytest.skip("NVRTC is not installed")
    module = FakeCupy(request.param)
    monkeypatch.setattr(cuda, "load_cupy", lambda: module)
    return module


def f32(*shape: int) -> Host:
    return np.random.default_rng(0).normal(size=shape).astype(np.float32)


def test_cuda_available_never_raises(monkeypatch: pytest.MonkeyPatch):
    assert cuda.cuda_available() in (True, False)

    def fail() -> object:
        raise RuntimeError("no driver")

    monkeypatch.setattr(cuda, "load_cupy", fail)
    assert not cuda.cuda_available()


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
def test_cubins_come_from_the_cache(monkeypatch: pytest.MonkeyPatch):
    first = cubin.compile_cubin(SOURCE, "sm_90")
    assert first.cubin[:4] == b"\x7fELF" and first.kernels["add"].registers > 0
    monkeypatch.setattr(nvrtc, "compile_cubin", None)
    assert cubin.compile_cubin(SOURCE, "sm_90") == first
    monkeypatch.undo()


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
def test_refused_code_and_missing_nvrtc(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(MlfuseError, match="fault of mlfuse"):
        cubin.compile_cubin("no CUDA", "sm_90")

    def missing() -> tuple[int, int]:
        raise nvrtc.NvrtcMissing("NVRTC was not found")

    monkeypatch.setattr(nvrtc, "version", missing)
    with pytest.raises(MlfuseError, match="not found"):
        cubin.compile_cubin(SOURCE, "sm_90")


def test_device_arrays_stay_on_the_device(cupy: FakeCupy):
    add = build(ADD, ADD_TYPE)
    for n in (300, 0, 1, 300):
        x, y = f32(n), f32(n) + 1
        z: Any = add(device(x), device(y))[0]
        assert isinstance(z, FakeArray)
        np.testing.assert_array_equal(z.get(), x + y + y)
    strided: Any = add(device(f32(6)[::2]), device(f32(3)))[0]
    np.testing.assert_array_equal(strided.get(), f32(6)[::2] + f32(3) + f32(3))


def test_host_arrays_are_copied_in_and_out(cupy: FakeCupy):
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


def test_other_arrays_on_the_device(cupy: FakeCupy):
    add = build(ADD, ADD_TYPE)
    x = f32(4)
    dlpack = SimpleNamespace(__dlpack_device__=lambda: (2, 0), cuda_memory=x)
    interface = SimpleNamespace(__cuda_array_interface__={}, cuda_memory=x)
    np.testing.assert_array_equal(add(dlpack, interface)[0].get(), x + x + x)
    with pytest.raises(MlfuseError, match="argument 0 is on the host"):
        add(SimpleNamespace(__dlpack_device__=lambda: (1, 0)), interface)


def test_bf16(cupy: FakeCupy):
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


@pytest.mark.parametrize("name", ["f32", "f16", "bf16", "i32"])
@pytest.mark.parametrize("case", DOTS)
def test_dot_general(cupy: FakeCupy, name: str, case: tuple[str, str, str, str, Any, str]):
    *shapes, batch, contract, subscripts = case
    dtype = {"f32": np.float32, "f16": np.float16, "bf16": BF16, "i32": np.int32}[name]
    text = dot(name, shapes[0], shapes[1], shapes[2], batch, contract)
    types = [f"tensor<{dims}x{name}>".replace("<x", "<") for dims in shapes]
    run = build(text, f"({types[0]}, {types[1]}) -> {types[2]}")
    a, b = (
        (4 * f32(*(int(size) for size in dims.split("x")))).astype(dtype) for dims in shapes[:2]
    )
    wide = np.int32 if name == "i32" else np.float32
    expected: Any = np.einsum(subscripts, a.astype(wide), b.astype(wide)).astype(dtype)
    c: Any = run(a, b)[0]
    assert c.dtype == dtype and c.shape == expected.shape
    np.testing.assert_allclose(c.astype(float), expected.astype(float), rtol=1e-2)


def test_rounding_to_bf16_is_to_nearest_even(cupy: FakeCupy):
    backend: Any = cuda.CudaBackend()
    random = np.random.default_rng(1).integers(0, 2**32, 100_000, np.uint32).view(np.float32)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 3.4e38, 1e-45], np.float32)
    halfway = np.arange(0x3F80_8000, 0x3FFF_8000, 0x1_0000).astype(np.uint32).view(np.float32)
    for values in (random, special, halfway):
        got: Host = backend.library.bf16_bits(device(values)).host
        with np.errstate(invalid="ignore"):
            expected = values.astype(BF16)
        nan = np.isnan(values)
        assert np.isnan(got.view(BF16)[nan].astype(np.float32)).all()
        np.testing.assert_array_equal(got[~nan], expected.view(np.uint16)[~nan])


def test_devices_and_grids(cupy: FakeCupy):
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
    a, b = f32(batch, 8, 64).astype(dtype), f32(batch, 64, 16).astype(dtype)
    (c,) = build(text, f"({types[0]}, {types[1]}) -> {types[2]}")(a, b)
    expected = a.astype(np.float32) @ b.astype(np.float32)
    np.testing.assert_allclose(c.astype(np.float32), expected, rtol=2e-2, atol=2e-2)
