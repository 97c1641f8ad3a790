"""Whole modules as CUDA, without a GPU: NVRTC compiles them, and the host runs them.

`pytest -s` shows what ptxas says of every kernel.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from modules import SHAPES, SOFTMAX, check_softmax, softmax_inputs

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.testing import host_cuda
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.host_cuda import HostCudaError, Order
from mlfuse.testing.host_device import HostModule, run_on_host
from mlfuse.testing.stored_modules import LARGE, NAMES, Case

REGISTERS = 128
"""A row that stays in registers needs many; with 128 an SM still holds 512 threads."""
SPILLED = 4
"""Bytes: ptxas unrolls a loop of sm_80's `mlp_adam` so far that one value goes to the stack."""
WARP_BYTES = 1024
"""Shared memory that meeting across the warps of a block takes at most."""
ROW_BYTES = 1024 * 4
"""Shared memory of the last block of a table's reduction: it adds up the rows' f32 results in their order, 1024 at a time."""

needs_nvrtc = pytest.mark.skipif(not nvrtc.available(), reason="needs NVRTC")
needs_cxx = pytest.mark.skipif(not host_cuda.available(), reason="needs a C++ compiler")


@cache
def compiled(name: str, target: str) -> HostModule:
    return HostModule.of(Case.load(name).module(), target=target)


@pytest.mark.slow
@needs_nvrtc
@pytest.mark.parametrize("target", ARCHITECTURES)
@pytest.mark.parametrize("name", NAMES)
def test_no_kernel_spills(name: str, target: str):
    module = compiled(name, target)
    kernels = nvrtc.compile_cubin(module.source, target).kernels
    assert sorted(kernels) == sorted(set(module.kernels))
    for kernel, used in kernels.items():
        print(f"{target:7} {used.registers:3} registers {used.shared:5} B shared  {kernel}")
        assert used.spill_stores <= SPILLED and used.spill_loads <= SPILLED
        most = WARP_BYTES + ROW_BYTES * ("_phase_" in kernel)
        assert used.registers <= REGISTERS and used.shared <= most


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("order", ["forward", "reverse", "random"])
@pytest.mark.parametrize("name", NAMES)
def test_host_run_agrees_with_jax(name: str, order: Order):
    case = Case.load(name)
    case.check(compiled(name, "sm_90").run(case.inputs, order=order))


@pytest.mark.slow
@needs_nvrtc
@pytest.mark.parametrize("name", LARGE)
def test_no_kernel_of_a_large_module_spills(name: str):
    kernels = nvrtc.compile_cubin(compiled(name, "sm_90").source, "sm_90").kernels
    assert sorted(kernels) == sorted(set(compiled(name, "sm_90").kernels))
    assert all(used.spill_stores == used.spill_loads == 0 for used in kernels.values())
    assert all(used.registers <= REGISTERS for used in kernels.values())


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("name", LARGE)
def test_large_modules_agree_with_jax_in_any_order_of_threads(name: str):
    case, module = Case.load(name), compiled(name, "sm_90")
    first, second = (module.run(case.inputs, order=order) for order in ("forward", "random"))
    case.check(first)
    assert [a.tobytes() for a in first] == [b.tobytes() for b in second]


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("name", NAMES)
def test_no_result_depends_on_the_order_of_threads(name: str):
    case, module = Case.load(name), compiled(name, "sm_90")
    first, second = (module.run(case.inputs, order=order) for order in ("forward", "random"))
    for a, b in zip(first, second, strict=True):
        assert a.tobytes() == b.tobytes()


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("name", NAMES)
def test_arguments_may_lie_anywhere(name: str):
    """Sixteen-byte accesses are for aligned addresses; others give the same bits."""
    case, module = Case.load(name), compiled(name, "sm_90")
    aligned, misaligned = module.run(case.inputs), module.run(case.inputs, misalign=True)
    for a, b in zip(aligned, misaligned, strict=True):
        assert a.tobytes() == b.tobytes()


@pytest.mark.sampled(8)
@needs_cxx
@pytest.mark.parametrize("target", [each for each in ARCHITECTURES if each != "sm_90"])
@pytest.mark.parametrize("name", NAMES)
def test_other_architectures_agree_too(name: str, target: str):
    case = Case.load(name)
    case.check(compiled(name, target).run(case.inputs))


# Sizes that are known at run time only, and such that nothing is left to do.


@cache
def compiled_softmax() -> HostModule:
    return HostModule.of(parse_module(SOFTMAX))


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("misalign", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
def test_dynamic_sizes(shape: tuple[int, int], misalign: bool):
    x, b = softmax_inputs(shape)
    check_softmax(compiled_softmax().run([x, b], misalign=misalign), x, b)


@needs_cxx
def test_arguments_are_checked_as_by_the_runtime():
    x = np.zeros((2, 3), np.float64)
    with pytest.raises(MlfuseError, match="argument 0 has dtype float64"):
        compiled_softmax().run([x, x[0]])


# The checks can fail: a kernel made wrong is found.


SHUFFLE = "__shfl_xor_sync(0xffffffffu"
BROKEN: dict[host_cuda.ErrorKind, tuple[str, str]] = {
    "address": ("(int)blockIdx.x", "((int)blockIdx.x - 1)"),
    "divergence": (SHUFFLE, f"(threadIdx.x & 1) ? 0.0f : {SHUFFLE}"),
}


@pytest.mark.slow
@needs_cxx
@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_kernel_is_found(kind: host_cuda.ErrorKind):
    case, module = (
        Case.load("gelu_residual_layernorm"),
        compiled("gelu_residual_layernorm", "sm_90"),
    )
    broken = replace(module, source=module.source.replace(*BROKEN[kind]))
    assert broken.source != module.source
    with pytest.raises(HostCudaError) as error:
        broken.run(case.inputs)
    assert error.value.kind == kind


@needs_cxx
def test_in_one_step():
    case = Case.load("bias_relu")
    case.check(run_on_host(case.module(), "main", case.inputs, target="sm_80"))
