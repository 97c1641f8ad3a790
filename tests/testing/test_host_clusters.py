"""Clusters on the host: blocks that run together and store into each other's shared memory."""

from typing import get_args

import numpy as np
import pytest

from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.host_cuda import HostCudaError, Launch, Order, run

pytestmark = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")

ORDERS: tuple[Order, ...] = get_args(Order)
MEET = "__cluster_barrier_arrive(); __cluster_barrier_wait();"

WITHIN = "__syncthreads();"

# Every block gives its number of threads' sum to the next block of its cluster, through an array of
# each kind of shared memory.
PASS_ON = """
extern "C" __cluster_dims__(4, 1, 1) __global__ void __launch_bounds__(64) pass_on(float* x, float* y) {
  extern __shared__ __align__(16) unsigned char mlf_dynamic[];
  float *dynamic = reinterpret_cast<float *>(mlf_dynamic + 16);
  __shared__ float own[64];
  const int rank = (int)__clusterRelativeBlockRank(), t = threadIdx.x, place = blockIdx.x * 64 + t;
  const unsigned next = (rank + 1) % 4;
  START
  *static_cast<float *>(__cluster_map_shared_rank(&own[t], next)) = x[place];
  *static_cast<float *>(__cluster_map_shared_rank(&dynamic[63 - t], next)) = x[place];
  END
  y[place] = own[63 - t] + 2.0f * dynamic[63 - t];
}
"""
X = np.random.default_rng(0).standard_normal(12 * 64).astype(np.float32)


def pass_on(order: Order, start: str = MEET, end: str = MEET, shared: int = 272) -> np.ndarray:
    text = PASS_ON.replace("START", start).replace("END", end)
    launch = Launch("pass_on", 12, 64, ["x", "y"], shared)
    return run(text, [launch], {"x": X, "y": np.zeros_like(X)}, order=order).buffers["y"]


@pytest.mark.parametrize("order", ORDERS)
def test_blocks_of_a_cluster_reach_each_other(order: Order):
    given = np.roll(X.reshape(3, 4, 64), 1, axis=1)  # by cluster, what the block before it has
    want = given[:, :, ::-1] + 2 * given
    np.testing.assert_array_equal(pass_on(order), want.reshape(-1))


def is_noticed(order: Order, start: str, end: str) -> bool:
    """Whether a kernel that is wrong gives itself away in a run."""
    try:
        changed = pass_on(order, start, end)
    except HostCudaError as error:
        assert error.kind == "divergence"  # a block is reached that has ended
        return True
    return changed.tobytes() != pass_on("forward").tobytes()


WRONG = {
    "a block may be reached before it has started": ("", MEET),
    "what is stored may not be there, or the block have ended": (MEET, WITHIN),
    "what is stored after arriving may come too late": (
        f"{MEET} __cluster_barrier_arrive();",
        "__cluster_barrier_wait();",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_barrier_is_noticed(what: str):
    assert any(is_noticed(order, *WRONG[what]) for order in ORDERS)


def test_a_barrier_that_a_block_misses_is_divergence():
    start = f"if (rank != 2) {{ {MEET} }} else {{ {WITHIN} }}"
    with pytest.raises(HostCudaError, match="__cluster_barrier_wait") as raised:
        pass_on("forward", start)
    assert raised.value.kind == "divergence"


def test_dynamic_shared_memory_has_an_end():
    with pytest.raises(HostCudaError) as raised:
        pass_on("forward", shared=268)
    assert raised.value.kind == "address"


def test_a_grid_is_of_whole_clusters():
    with pytest.raises(ValueError, match="clusters of 4"):
        run(PASS_ON, [Launch("pass_on", 6, 64, ["x", "y"])], {"x": X, "y": X})


@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
@pytest.mark.parametrize("device", ["sm_90", "sm_100"])
def test_the_same_text_is_cuda(device: str):
    text = PASS_ON.replace("START", MEET).replace("END", MEET)
    ptx = nvrtc.compile_ptx(text, device)
    # NVRTC 13.0 stores to the other block by its generic address, later ones say the space.
    stores = "mapa." in ptx or "st.shared::cluster." in ptx
    assert ".reqnctapercluster 4" in ptx and stores
    assert nvrtc.compile_cubin(text, device).kernels["pass_on"].spill_stores == 0
