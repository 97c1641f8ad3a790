"""CUDA text on the host: kernels agree with NumPy in every order, and each mutant is caught."""

import itertools
import re
from pathlib import Path
from typing import Any, get_args

import ml_dtypes
import numpy as np
import pytest

from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda, host_cuda_build
from mlfuse.testing.host_cuda import HostCudaError, HostRun, Launch, Order, run

pytestmark = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")

ORDERS: tuple[Order, ...] = get_args(Order)
Array = np.ndarray[Any, np.dtype[Any]]

ADD = """
extern "C" __global__ void __launch_bounds__(256)
add(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, long long n) {
  long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
  if (i < n)
    c[i] = a[i] + b[i];
}
"""

# Four elements a thread; the tail one by one.
ADD4 = """
extern "C" __global__ void add4(const float* a, const float* b, float* c, long long n) {
  long long first = 4 * (blockIdx.x * (long long)blockDim.x + threadIdx.x);
  bool aligned = (((unsigned long long)a | (unsigned long long)b | (unsigned long long)c) & 15) == 0;
  if (aligned && first + 4 <= n) {
    float4 x = *(const float4*)(a + first), y = *(const float4*)(b + first);
    *(float4*)(c + first) = make_float4(x.x + y.x, x.y + y.y, x.z + y.z, x.w + y.w);
    return;
  }
  for (long long i = first; i < first + 4 && i < n; i++) c[i] = a[i] + b[i];
}
"""

# Two reductions over one shared array, so that it is used again.
SOFTMAX = """
__device__ __forceinline__ float warp_max(float v) {
  #pragma unroll
  for (int d = 16; d > 0; d >>= 1)
    v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, d));
  return v;
}
__device__ __forceinline__ float warp_sum(float v) {
  #pragma unroll
  for (int d = 16; d > 0; d >>= 1)
    v += __shfl_down_sync(0xffffffffu, v, d);
  return __shfl_sync(0xffffffffu, v, 0);
}
extern "C" __global__ void __launch_bounds__(256)
softmax(const float* __restrict__ x, float* __restrict__ y, long long n) {
  __shared__ float s[8];
  const float* row = x + blockIdx.x * n;
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float m = __int_as_float(0xff800000);
  for (long long i = threadIdx.x; i < n; i += blockDim.x) m = fmaxf(m, row[i]);
  m = warp_max(m);
  if (lane == 0) s[warp] = m;
  __syncthreads();  // written
  m = warp_max(s[lane % 8]);
  __syncthreads();  // read
  float t = 0.0f;
  for (long long i = threadIdx.x; i < n; i += blockDim.x) t += expf(row[i] - m);
  t = warp_sum(t);
  if (lane == 0) s[warp] = t;
  __syncthreads();  // written again
  t = warp_sum(lane < 8 ? s[lane] : 0.0f);
  for (long long i = threadIdx.x; i < n; i += blockDim.x) y[blockIdx.x * n + i] = expf(row[i] - m) / t;
}
"""

ROTATE = """
extern "C" __global__ void rotate(float* a, long long by) {
  __shared__ float s[128];
  s[threadIdx.x] = a[threadIdx.x];
  __syncthreads();
  a[threadIdx.x] = s[(threadIdx.x + by) % 128];
}
"""

HASH = """
extern "C" __global__ void hash(const int* a, int* b, long long n) {
  for (long long i = threadIdx.x; i < n; i += blockDim.x)
    b[i] = (int)((unsigned)a[i] * 2654435761u >> 1);
}
"""

# The last block to come adds the blocks' sums.
TOTAL = """
extern "C" __global__ void total(const float* a, float* sums, unsigned* count, float* out) {
  __shared__ bool last;
  float v = a[blockIdx.x * 32 + threadIdx.x];
  for (int d = 16; d > 0; d >>= 1) v += __shfl_xor_sync(0xffffffffu, v, d);
  if (threadIdx.x == 0) {
    sums[blockIdx.x] = v;
    __threadfence();
    last = atomicAdd(count, 1u) == gridDim.x - 1;
  }
  __syncthreads();
  if (!last || threadIdx.x != 0) return;
  float t = 0.0f;
  for (unsigned i = 0; i < gridDim.x; i++) t += sums[i];
  *out = t;
}
"""

CORRECT = [ADD, ADD4, SOFTMAX, ROTATE, HASH, TOTAL]


def mutated(source: str, old: str, new: str) -> str:
    assert source.count(old) == 1
    return source.replace(old, new)


def floats(*shape: int) -> Array:
    return np.random.default_rng(7).standard_normal(shape).astype(np.float32)


def add(source: str, kernel: str, n: int, per_block: int, **options: Any) -> HostRun:
    """Adds two vectors of n floats with 64 threads a block, and compares with NumPy."""
    a, b = floats(n), floats(n)[::-1]
    launch = Launch(kernel, max(1, -(-n // per_block)), 64, ["a", "b", "c", n])
    done = run(source, [launch], {"a": a, "b": b, "c": np.full(n, np.nan, np.float32)}, **options)
    np.testing.assert_array_equal(done.buffers["c"], a + b)
    return done


def softmax_error(source: str, **options: Any) -> float:
    """The largest difference to NumPy over 6 rows of 300, NaN counting as infinite."""
    x = floats(6, 300)
    launch = Launch("softmax", 6, 256, ["x", "y", 300])
    done = run(source, [launch], {"x": x, "y": np.zeros_like(x)}, **options)
    powers = np.exp((x - x.max(1, keepdims=True)).astype(np.float64))
    error = np.abs(done.buffers["y"] - powers / powers.sum(1, keepdims=True))
    return float(np.nan_to_num(error, nan=np.inf).max())


@pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")
@pytest.mark.parametrize("source", CORRECT)
def test_the_kernels_of_these_tests_are_cuda(source: str):
    assert len(nvrtc.compile_cubin(source, "sm_80").kernels) == 1


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("n", [0, 1, 63, 64, 1000])
def test_vector_add_with_a_tail(n: int, order: Order):
    add(ADD, "add", n, 64, order=order)


@pytest.mark.parametrize(("order", "sanitize"), list(itertools.product(ORDERS, [True, False])))
def test_softmax_agrees_with_numpy(order: Order, sanitize: bool):
    assert softmax_error(SOFTMAX, order=order, sanitize=sanitize) < 1e-7


@pytest.mark.parametrize("order", ORDERS)
def test_the_last_block_sees_every_block(order: Order):
    a = np.arange(320, dtype=np.float32)
    buffers = {"a": a, "sums": np.zeros(10, np.float32), "count": np.zeros(1, np.uint32)}
    launch = Launch("total", 10, 32, ["a", "sums", "count", "out"])
    done = run(TOTAL, [launch], {**buffers, "out": np.zeros((), np.float32)}, order=order)
    assert done.buffers["out"] == a.sum()
    assert done.buffers["count"] == 10


@pytest.mark.parametrize("barrier", ["// written\n", "// read", "// written again"])
def test_a_dropped_barrier_gives_a_wrong_result_in_some_order(barrier: str):
    mutant = mutated(SOFTMAX, f"__syncthreads();  {barrier}", "")
    wrong = [order for order in ORDERS if softmax_error(mutant, order=order) > 1e-3]
    assert wrong


def test_a_dropped_barrier_shows_the_garbage_in_shared_memory():
    a = floats(128)
    launch = [Launch("rotate", 1, 128, ["a", 1])]
    for order in ORDERS:
        after = run(ROTATE, launch, {"a": a}, order=order).buffers["a"]
        np.testing.assert_array_equal(after, np.roll(a, -1))
    mutant = mutated(ROTATE, "__syncthreads();", "")
    assert np.isnan(run(mutant, launch, {"a": a}).buffers["a"]).sum() == 127
    # Backwards only the first thread reads what no thread has written yet.
    assert np.isnan(run(mutant, launch, {"a": a}, order="reverse").buffers["a"]).sum() == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, d));", ";"),
        ("v += __shfl_down_sync(0xffffffffu, v, d);", ";"),
        ("v += __shfl_down_sync(0xffffffffu, v, d);", "v += __shfl_down_sync(~0u, v, d / 2);"),
    ],
)
def test_a_dropped_or_wrong_shuffle_gives_a_wrong_result(old: str, new: str):
    assert softmax_error(mutated(SOFTMAX, old, new)) > 1e-4


def test_a_dropped_tail_guard_is_an_address_error():
    mutant = mutated(ADD, "if (i < n)", "")
    add(mutant, "add", 128, 64)
    with pytest.raises(HostCudaError) as caught:
        add(mutant, "add", 127, 64)
    assert caught.value.kind == "address"
    assert "heap-buffer-overflow" in caught.value.message
    assert "kernel add, block 1, thread 63" in caught.value.message
    assert "byte 508 of buffer" in caught.value.message
    assert ">    6 |     c[i] = a[i] + b[i];" in caught.value.message


def test_an_empty_buffer_has_no_bytes():
    text = 'extern "C" __global__ void f(unsigned char* a) { a[0] = 1; }'
    launch = [Launch("f", 1, 1, ["a"])]
    assert run(text, launch, {"a": np.zeros(1, np.uint8)}).buffers["a"] == 1
    for misalign in (set[str](), {"a"}):
        with pytest.raises(HostCudaError, match="address"):
            run(text, launch, {"a": np.zeros(0, np.uint8)}, misalign=misalign)


@pytest.mark.parametrize("kernel", ["s[threadIdx.x + 1] = 1.0f;", "float* p = s; p[128] = 1.0f;"])
def test_an_access_past_a_shared_array_is_an_address_error(kernel: str):
    mutant = mutated(ROTATE, "__syncthreads();", kernel + " __syncthreads();")
    with pytest.raises(HostCudaError, match=r"kernel\.cu:") as caught:
        run(mutant, [Launch("rotate", 1, 128, ["a", 1])], {"a": floats(128)})
    assert caught.value.kind == "address"


def test_an_access_past_a_local_array_is_an_address_error():
    text = """extern "C" __global__ void f(float* a, long long n) {
      float v[4], *p = v;
      for (int i = 0; i < n; i++) p[i] = a[i];
      __syncthreads();
      a[threadIdx.x] = p[threadIdx.x % n];
    }"""
    after = run(text, [Launch("f", 1, 32, ["a", 4])], {"a": np.ones(32, np.float32)}).buffers["a"]
    assert np.all(after == 1)
    with pytest.raises(HostCudaError, match=r"kernel\.cu:3") as caught:
        run(text, [Launch("f", 1, 32, ["a", 5])], {"a": floats(32)})
    assert caught.value.kind == "address"


@pytest.mark.parametrize("qualifiers", ["static", "inline", "__forceinline__", ""])
def test_shared_arrays_of_functions_and_kernels_go_together(qualifiers: str):
    swap = f"""{qualifiers} __device__ float swap(float v) {{
      __shared__ float t[64];
      t[threadIdx.x] = v;
      __syncthreads();
      return t[threadIdx.x ^ 1];
    }}"""
    text = swap + mutated(ROTATE, "= a[threadIdx.x];", "= swap(a[threadIdx.x]);")
    a = floats(64)
    after = run(text, [Launch("rotate", 1, 64, ["a", 0])], {"a": a}).buffers["a"]
    np.testing.assert_array_equal(after, a.reshape(-1, 2)[:, ::-1].ravel())


@pytest.mark.parametrize("sanitize", [True, False])
def test_a_wild_pointer_is_an_address_error_with_the_place(sanitize: bool):
    launch = [Launch("f", 2, 2, ["a", 1 << 40])]
    text = 'extern "C" __global__ void f(float* a, long long n) { a[n] = 1.0f; }'
    with pytest.raises(HostCudaError, match="kernel f, block 0, thread 0") as caught:
        run(text, launch, {"a": floats(1)}, sanitize=sanitize)
    assert caught.value.kind == "address"


def test_what_a_kernel_prints_is_returned():
    text = 'extern "C" __global__ void f(int* a) { printf("thread %d\\n", threadIdx.x); }'
    done = run(text, [Launch("f", 1, 2, ["a"])], {"a": np.zeros(1, np.int32)})
    assert done.printed == "thread 0\nthread 1\n"


@pytest.mark.parametrize("misaligned", ["a", "b", "c"])
def test_a_dropped_alignment_guard_is_an_alignment_error(misaligned: str):
    add(ADD4, "add4", 1001, 256, misalign={misaligned})
    mutant = mutated(ADD4, "aligned && ", "")
    add(mutant, "add4", 1001, 256)
    with pytest.raises(HostCudaError, match="requires 16 byte alignment") as caught:
        add(mutant, "add4", 1001, 256, misalign={misaligned})
    assert caught.value.kind == "alignment"
    assert "kernel add4, block 0, thread 0" in caught.value.message


@pytest.mark.parametrize("sanitize", [True, False])
@pytest.mark.parametrize(
    ("barrier", "place"),
    [
        ("if (threadIdx.x < 100) __syncthreads();", "28 threads (100 101"),
        ("if (threadIdx.x == 5) return; __syncthreads();", "1 threads (5) have ended"),
        (
            "if (threadIdx.x < 64) __syncthreads();\nelse __syncthreads();",
            "64 threads (64 65 66 67 68 69 70 71 ...) wait in __syncthreads at kernel.cu:6",
        ),
    ],
)
@pytest.mark.sampled(2)
def test_a_divergent_barrier_is_reported_with_the_place(barrier: str, place: str, sanitize: bool):
    mutant = mutated(ROTATE, "__syncthreads();", barrier)
    with pytest.raises(HostCudaError) as caught:
        run(mutant, [Launch("rotate", 1, 128, ["a", 1])], {"a": floats(128)}, sanitize=sanitize)
    assert caught.value.kind == "divergence"
    assert "in kernel rotate, block 0" in caught.value.message
    assert "wait in __syncthreads at kernel.cu:5" in caught.value.message
    assert place in caught.value.message


@pytest.mark.parametrize(
    "shuffle",
    [
        # Lane 3 does not come; some lanes come to another operation; a lane outside its mask.
        "if (lane != 3) v = __shfl_xor_sync(0xffffffffu, v, 1);",
        "if (lane < 16) v = __shfl_xor_sync(0xffffffffu, v, 1); else __syncwarp();",
        "if (lane < 16) v = __shfl_xor_sync(0xffffffffu, v, 1); else __syncthreads();",
        "v = __shfl_xor_sync(0xffffu, v, 1);",
        "if (lane == 3) return; v = __shfl_xor_sync(0xffffffffu, v, 1);",
    ],
)
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.sampled(8)
def test_a_divergent_shuffle_is_reported(shuffle: str, order: Order):
    text = f"""extern "C" __global__ void f(float* a) {{
      int lane = threadIdx.x % 32; float v = a[threadIdx.x];
      {shuffle}
      a[threadIdx.x] = v;
    }}"""
    with pytest.raises(HostCudaError, match=r"kernel\.cu:3") as caught:
        run(text, [Launch("f", 1, 64, ["a"])], {"a": floats(64)}, order=order)
    assert caught.value.kind == "divergence"


def test_signed_overflow_is_undefined():
    a = np.arange(100, dtype=np.int32)
    launch = [Launch("hash", 1, 32, ["a", "b", 100])]
    after = run(HASH, launch, {"a": a, "b": np.zeros_like(a)}).buffers["b"]
    np.testing.assert_array_equal(after, (a.astype(np.uint32) * np.uint32(2654435761)) >> 1)
    mutant = mutated(HASH, "(unsigned)a[i] * 2654435761u", "a[i] * 1640531535")
    with pytest.raises(HostCudaError, match="signed integer overflow") as caught:
        run(mutant, launch, {"a": a, "b": np.zeros_like(a)})
    assert caught.value.kind == "undefined"


@pytest.mark.slow
@pytest.mark.parametrize("sanitize", [True, False])
def test_an_endless_loop_is_a_timeout(sanitize: bool):
    a = np.arange(100, dtype=np.int32)
    launch = [Launch("hash", 1, 32, ["a", "b", 100])]
    mutant = mutated(HASH, "i += blockDim.x", "i += 0")
    with pytest.raises(HostCudaError, match="kernel hash, block 0, thread 0") as caught:
        run(mutant, launch, {"a": a, "b": a}, timeout=0.5, sanitize=sanitize)
    assert caught.value.kind == "timeout"


def test_what_does_not_compile_shows_the_line():
    with pytest.raises(HostCudaError, match=r">    6 \|     c\[i\] = a\[i\] \+ nowhere") as caught:
        add(mutated(ADD, "+ b[i]", "+ nowhere"), "add", 4, 64)
    assert caught.value.kind == "compile"


def test_bfloat16_bool_and_scalars_pass_as_their_bytes():
    text = """
    extern "C" __global__ void f(const unsigned short* a, const bool* keep, unsigned short* b, int n) {
      int i = threadIdx.x;
      if (i < n) b[i] = keep[i] ? a[i] : 0;
    }"""
    a = floats(3, 7).astype(ml_dtypes.bfloat16)
    keep = np.arange(21).reshape(3, 7) % 2 == 0
    buffers = {"a": a, "keep": keep, "b": np.ones_like(a)}
    for misalign in (set[str](), {"a", "keep", "b"}):
        done = run(text, [Launch("f", 1, 32, ["a", "keep", "b", 21])], buffers, misalign=misalign)
        assert done.buffers["b"].dtype == a.dtype
        assert done.buffers["keep"].dtype == np.bool_
        np.testing.assert_array_equal(done.buffers["b"], np.where(keep, a, 0))
    assert np.all(buffers["b"] == 1)  # the arrays given are left as they are


def test_launches_run_in_sequence_over_the_same_buffers():
    text = ROTATE + ADD
    a, n = floats(128), 128
    launches = [Launch("rotate", 1, 128, ["a", 1]), Launch("add", 2, 64, ["a", "a", "c", n])]
    after = run(text, launches, {"a": a, "c": np.zeros_like(a)}).buffers["c"]
    np.testing.assert_array_equal(after, 2 * np.roll(a, -1))


def test_warp_operations_by_value_and_type():
    text = """
    template <class T> __device__ T all(T v) {
      T up = __shfl_up_sync(0xffffffffu, v, 3), down = __shfl_down_sync(0xffffffffu, v, 3, 8);
      return up * 10000 + down * 100 + __shfl_sync(0xffffffffu, v, 9, 8);
    }
    extern "C" __global__ void f(double* a, int* b, long long* c, unsigned* votes) {
      int i = threadIdx.x;
      a[i] = all((double)i), b[i] = all(i), c[i] = all((long long)i);
      if (i % 2 == 0) votes[i] = __ballot_sync(0x55555555u, i < 8);
      else votes[i] = 2 * __any_sync(0xaaaaaaaau, i == 5) + __all_sync(0xaaaaaaaau, i < 31);
    }"""
    i = np.arange(32)
    down = np.where(i % 8 + 3 < 8, i + 3, i)
    expected = np.where(i >= 3, i - 3, i) * 10000 + down * 100 + i // 8 * 8 + 1
    for order in ORDERS:
        buffers = {name: np.zeros(32, name) for name in ("float64", "int32", "int64", "uint32")}
        after = run(text, [Launch("f", 1, 32, list(buffers))], buffers, order=order).buffers
        for name in ("float64", "int32", "int64"):
            np.testing.assert_array_equal(after[name], expected)
        np.testing.assert_array_equal(after["uint32"], np.where(i % 2 == 0, 0b01010101, 2))


def test_a_block_need_not_be_whole_warps_and_reads_garbage_from_lanes_it_lacks():
    text = """extern "C" __global__ void f(float* a) {
      a[threadIdx.x] = __shfl_down_sync(0xffffffffu, a[threadIdx.x], 1);
    }"""
    a = floats(40)
    after = run(text, [Launch("f", 1, 40, ["a"])], {"a": a}).buffers["a"]
    np.testing.assert_array_equal(np.delete(after, [31, 39]), np.delete(np.roll(a, -1), [31, 39]))
    assert after[31] == a[31]
    assert np.isnan(after[39])


def test_atomics_wrap_and_random_orders_differ_by_seed():
    text = """extern "C" __global__ void f(int* top, unsigned* turn, unsigned* at) {
      atomicAdd(top, 1);
      at[atomicAdd(turn, 1u)] = threadIdx.x;
    }"""
    buffers = {"top": np.full(1, 2**31 - 1, np.int32), "turn": np.zeros(1, np.uint32)}
    seen: set[tuple[int, ...]] = set()
    for seed in range(4):
        done = run(
            text,
            [Launch("f", 1, 256, ["top", "turn", "at"])],
            {**buffers, "at": np.zeros(256, np.uint32)},
            order="random",
            seed=seed,
        )
        assert done.buffers["top"] == -(2**31) + 255
        assert sorted(done.buffers["at"]) == list(range(256))
        seen.add(tuple(done.buffers["at"]))
    assert len(seen) == 4


@pytest.mark.parametrize(
    "launch",
    [
        Launch("nothing", 1, 1, []),
        Launch("add", 1, 257, ["a", "a", "a", 1]),
        Launch("add", 0, 1, ["a", "a", "a", 1]),
        Launch("add", 1, 1, ["a", "a", "a"]),
        Launch("add", 1, 1, ["a", "a", 1, "a"]),
        Launch("add", 1, 1, ["a", "a", "lost", 1]),
    ],
)
def test_a_launch_that_does_not_fit_is_refused(launch: Launch):
    with pytest.raises(ValueError, match=r"add|kernel|block"):
        run(ADD, [launch], {"a": floats(1)})


def test_a_text_is_built_once_and_a_row_softmax_is_fast():
    x = floats(64, 1024)
    launch = [Launch("softmax", 64, 256, ["x", "y", 1024])]
    times = [run(SOFTMAX, launch, {"x": x, "y": x}, order=order).seconds for order in ORDERS]
    # 20 ms where nothing else runs; a switch that had become a system call would take seconds.
    assert min(times) < 0.5


def test_vector_types_are_aligned_as_on_a_device():
    sizes = {"float2": 8, "float4": 16, "int4": 16, "double2": 16, "uchar4": 4, "short4": 8}
    sizes |= {"float3": 4, "longlong2": 16, "ulonglong4": 16, "uint2": 8, "ushort2": 4}
    asserts = "\n".join(f'static_assert(alignof({t}) == {n}, "{t}");' for t, n in sizes.items())
    text = asserts + 'extern "C" __global__ void f(int* a) { a[0] = 1; }'
    assert run(text, [Launch("f", 1, 1, ["a"])], {"a": np.zeros(1, np.int32)}).buffers["a"] == 1
    if nvrtc.available():
        # NVRTC 13 deprecates ulonglong4, whose alignment it will let the text choose.
        nvrtc.compile_ptx(text, "sm_80")


def test_a_build_is_known_by_every_file_that_it_includes():
    """Or a change of one would run the code of before from the cache."""
    folder = Path(host_cuda.__file__).parent
    files, known = [folder / "host_cuda.cpp"], host_cuda_build._runtime_text()  # pyright: ignore[reportPrivateUsage]
    for path in files:
        assert path.read_text() in known, path
        for name in re.findall(r'^#include "(.*)"', path.read_text(), re.MULTILINE):
            beside = path.parent / name
            found = beside if beside.exists() else folder / name
            if found not in files:
                files.append(found)
    assert len(files) == 6
