"""NVRTC: what ptxas reports is read right, errors show the place, and arithmetic is not fused."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from mlfuse.runtime.compilers import nvrtc

needs_nvrtc = pytest.mark.skipif(not nvrtc.available(), reason="NVRTC is not installed")

SMALL = """
extern "C" __global__ void __launch_bounds__(256)
scale(const float* __restrict__ a, float* __restrict__ b, long long n) {
  long long i = blockIdx.x * 256ll + threadIdx.x;
  if (i < n) b[i] = 2.0f * a[i];
}
"""
# 128 values per thread live across the barrier, where 1024 threads leave each 64 registers
# (with `__restrict__` the compiler would load them again instead).
SPILLING = """
extern "C" __global__ void __launch_bounds__(1024)
spills(const float* a, float* b) {
  float v[128];
  #pragma unroll
  for (int i = 0; i < 128; i++) v[i] = a[i * 1024 + threadIdx.x];
  __syncthreads();
  #pragma unroll
  for (int i = 0; i < 128; i++) b[i * 1024 + threadIdx.x] = v[i] * v[127 - i];
}
"""
SHARED = """
extern "C" __global__ void rotate(float* a) {
  __shared__ float s[100];
  s[threadIdx.x] = a[threadIdx.x];
  __syncthreads();
  a[threadIdx.x] = s[(threadIdx.x + 1) % 100];
}
"""
MULTIPLY_ADD = 'extern "C" __global__ void f(float* a) { a[0] = a[1] * a[2] + a[3]; }'

# A kernel that calls a function which was not inlined: the second properties are not its own.
LOG = """\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'caller' for 'sm_90'
ptxas info    : Function properties for caller
    8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 32 registers, used 1 barriers, 136 bytes cumulative stack size, 400 bytes smem
ptxas info    : Function properties for _Z6calledPfi
    128 bytes stack frame, 64 bytes spill stores, 64 bytes spill loads
"""


@needs_nvrtc
@pytest.mark.parametrize("arch", ["sm_75", "sm_80", "sm_90", "sm_100"])
def test_every_architecture_gives_a_cubin_and_resources(arch: str):
    if arch not in nvrtc.architectures():
        pytest.skip(f"NVRTC {nvrtc.version()} is older than {arch}")
    built = nvrtc.compile_cubin(SMALL + SHARED, arch)
    assert built.cubin.startswith(b"\x7fELF")
    assert set(built.kernels) == {"scale", "rotate"}
    assert built.kernels["rotate"].shared == 400
    scale = built.kernels["scale"]
    assert 0 < scale.registers <= 32
    assert (scale.spill_stores, scale.spill_loads, scale.stack, scale.shared) == (0, 0, 0, 0)


@needs_nvrtc
def test_a_kernel_with_too_large_a_live_set_spills():
    taken = nvrtc.compile_cubin(SPILLING, "sm_80").kernels["spills"]
    assert taken.registers == 64
    assert min(taken.spill_stores, taken.spill_loads, taken.stack) > 0


@needs_nvrtc
def test_fewer_registers_spill_more():
    text = SPILLING.replace("__launch_bounds__(1024)", "")
    free = nvrtc.compile_cubin(text, "sm_90").kernels["spills"]
    tight = nvrtc.compile_cubin(text, "sm_90", options=["--maxrregcount=32"]).kernels["spills"]
    assert free.spill_stores == 0
    assert tight.spill_stores > 0
    assert tight.registers <= 32 < free.registers


def test_a_called_function_is_not_taken_for_the_kernel():
    taken = nvrtc.parse_resources(LOG)
    assert taken == {
        "caller": nvrtc.KernelResources(
            registers=32, spill_stores=4, spill_loads=12, stack=136, shared=400
        )
    }


@needs_nvrtc
def test_multiply_add_is_fused_only_on_request():
    apart = nvrtc.compile_ptx(MULTIPLY_ADD, "sm_90")
    assert ".target sm_90" in apart
    # `.rn` says that ptxas may not fuse the two either.
    assert "mul.rn.f32" in apart
    assert "add.rn.f32" in apart
    assert "fma." not in apart
    assert "fma.rn.f32" in nvrtc.compile_ptx(MULTIPLY_ADD, "sm_90", options=["--fmad=true"])


@needs_nvrtc
def test_division_and_square_root_are_ieee():
    text = 'extern "C" __global__ void f(float* a) { a[0] = sqrtf(a[1]) / a[2]; }'
    ptx = nvrtc.compile_ptx(text, "sm_80")
    assert "sqrt.rn.f32" in ptx
    assert "div.rn.f32" in ptx
    assert ".ftz" not in ptx


@needs_nvrtc
def test_an_error_carries_the_log_and_the_lines_around_it():
    text = 'extern "C" __global__ void f(float* a) {\n  // before\n  a[0] = nowhere;\n}\n'
    with pytest.raises(nvrtc.CudaCompileError) as caught:
        nvrtc.compile_cubin(text, "sm_90", name="wrong.cu")
    assert 'identifier "nowhere" is undefined' in caught.value.log
    assert "wrong.cu(3)" in caught.value.log
    assert ">    3 |   a[0] = nowhere;" in str(caught.value)
    assert "     2 |   // before" in str(caught.value)


@needs_nvrtc
def test_ptxas_and_option_errors_are_compile_errors():
    huge = SHARED.replace("100", "60000")  # more than there is; ptxas 12.4 takes what fits
    with pytest.raises(nvrtc.CudaCompileError, match="too much shared data"):
        nvrtc.compile_cubin(huge, "sm_90")
    with pytest.raises(nvrtc.CudaCompileError, match="unrecognized option"):
        nvrtc.compile_cubin(SMALL, "sm_90", options=["--no-such-option"])


def test_a_malformed_architecture_is_refused():
    with pytest.raises(ValueError, match="sm_90"):
        nvrtc.compile_cubin(SMALL, "90")


@needs_nvrtc
def test_an_architecture_that_this_nvrtc_does_not_know():
    with pytest.raises(
        nvrtc.NvrtcMissing, match=r"NVRTC \d+\.\d+ compiles for sm_.* not for sm_33; "
    ):
        nvrtc.compile_cubin(SMALL, "sm_33")
    with pytest.raises(nvrtc.NvrtcMissing, match="not for compute_999; "):
        nvrtc.compile_ptx(SMALL, "sm_999")


@needs_nvrtc
def test_threads_compile_at_the_same_time():
    def registers(i: int) -> tuple[str, ...]:
        return tuple(nvrtc.compile_cubin(SMALL.replace("scale", f"scale{i}"), "sm_90").kernels)

    with ThreadPoolExecutor(4) as pool:
        names = list(pool.map(registers, range(12)))
    assert names == [(f"scale{i}",) for i in range(12)]


@needs_nvrtc
def test_version():
    assert nvrtc.version() >= (12, 0)


def test_without_the_package_the_module_imports_and_says_what_to_install():
    code = """
import sys
sys.modules["cuda"] = None
from mlfuse.runtime.compilers import nvrtc
assert not nvrtc.available()
try:
    nvrtc.compile_cubin("", "sm_90")
except nvrtc.NvrtcMissing as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert "pip install mlfuse[cuda]" in done.stdout
