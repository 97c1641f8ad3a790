"""What the compiler makes of row kernels: nothing spilled, 16-byte accesses, one read, enough loads in flight."""

import pytest

from benchmarks import gpu_figures
from benchmarks.gpu_figures import Figures, figures_of, resident_threads
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices

NEEDED = 18 * 1024
"""Bytes on their way that keep an H100's memory busy, by multiprocessor: 25 bytes a ns, 0.7 us."""

pytestmark = pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")


@pytest.mark.slow
@pytest.mark.parametrize("element", ["f32", "bf16"])
@pytest.mark.parametrize("length", [256, 4096, 32768, 262144])
def test_softmax_reads_once_and_enough_at_a_time(length: int, element: str):
    (found,) = figures_of("softmax", element, length, devices.get("sm_90"))
    assert found.spills == 0
    assert found.reads == 1
    assert found.wide >= 4
    assert found.in_flight >= NEEDED


CASES = {
    "softmax backward": ("sm_90", "bf16", 512),
    "layer norm": ("sm_100", "f32", 131072),
    "RMS norm": ("sm_80", "f32", 16384),
    "cross entropy": ("sm_75", "f32", 2048),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_nothing_is_spilled(case: str):
    arch, element, length = CASES[case]
    (found,) = figures_of(case, element, length, devices.get(arch))
    assert found.spills == 0
    assert found.reads == 1


def test_occupancy_is_cuda_s():
    """As NVIDIA's calculator has it: 40 registers and blocks of 256 fill three quarters of an sm_90."""
    gpu = devices.get("sm_90")
    assert resident_threads(256, 40, 0, gpu) == 1536
    assert resident_threads(1024, 64, 0, gpu) == 1024
    assert resident_threads(128, 32, 100 * 1024, gpu) == 256


def test_a_wide_access_is_one_of_16_bytes():
    ptx = """
      ld.global.nc.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];
      ld.global.v2.f32 {%f1, %f2}, [%rd1];
      st.global.v2.b64 [%rd1], {%rd2, %rd3};
      st.shared.v4.f32 [%r1], {%f1, %f2, %f3, %f4};
    """
    assert gpu_figures.wide_accesses(ptx) == 2


def test_the_page_has_a_line_for_each_kernel():
    row = Figures("softmax", "bf16", 131072, 512, 8, 40, 0, 66048, 0.75, 8, 1, 98304)
    text = gpu_figures.page("sm_90", [row])
    assert "## softmax, bf16" in text
    assert "| 131,072 | 8 x 512 | 40 | 0 | 66,048 | 75% | 8 | 1 | 96 KiB |" in text
