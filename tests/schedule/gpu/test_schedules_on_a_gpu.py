"""Every case of the schedules' tests on a real GPU, at any alignment: `make test-gpu`.

On the host the same texts run under sanitizers (`test_gpu*.py`); here a device says whether they are right
where memory is weakly ordered and blocks run at once. One case goes this way on the host too, so that
the way itself is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import test_gpu
import test_gpu_chains
import test_gpu_pointwise
import test_gpu_products
import test_gpu_rows
import test_gpu_tensor_cores
from gpu_harness import compare
from kernel_cases import Array, Case, softmax
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mlfuse.dialects.loop.ops import KernelOp
from mlfuse.driver import pipelines
from mlfuse.driver.autotune import alone
from mlfuse.driver.device import backend_of, load_kernels, on_gpu, target_of
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.passes.scheduling.candidates import candidates
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.backend import Backend
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.host.reader import program_of
from mlfuse.targets import devices
from mlfuse.testing import host_cuda
from mlfuse.testing.host_gpu import installed

GROUPS: dict[str, Callable[[], list[Case]]] = {
    f"{module.__name__}: {name}": make
    for module in (
        test_gpu,
        test_gpu_chains,
        test_gpu_pointwise,
        test_gpu_products,
        test_gpu_rows,
        test_gpu_tensor_cores,
    )
    for name, make in module.GROUPS.items()
}


def kernel_of(case: Case) -> KernelOp:
    """The case's kernel, in no module."""
    kernel = next(op for op in parse_module(case.text).ops if isinstance(op, KernelOp))
    kernel.detach()
    return kernel


def run(cases: Sequence[tuple[Case, KernelOp]], *, misaligned: bool = False) -> list[list[Array]]:
    """What the buffers of each case hold after its kernel has run on the current device. All kernels are
    compiled together."""
    target, ops = target_of("cuda"), list[Operation]()
    for number, (case, kernel) in enumerate(cases):
        kernel = kernel.clone()
        kernel.sym_name = StringAttr(f"{case.name}_{number}")
        host = alone(kernel, [*(each.shape for each in case.buffers), *case.sizes])
        host.sym_name = StringAttr(f"host_{number}")
        ops += [host, kernel]
    module = ModuleOp(ops)
    pipelines.make("schedule", target).apply(new_context(), module)
    kernels = load_kernels(module, "cuda", target)
    backend = backend_of("cuda")
    hosts = [op for op in module.ops if isinstance(op, FuncOp)]
    results: list[list[Array]] = []
    for (case, _), host in zip(cases, hosts, strict=True):
        shapes = tuple(each.shape for each in case.buffers)
        lowered = lowered_to_host(host)
        assert lowered is not None
        plan = LaunchPlan.build(
            program_of(host), on_gpu(lowered, kernels), Signature.of(host), backend
        )
        frame = plan.frame(shapes)
        memory = backend.empty((max(frame.arena_bytes, 1),), np.dtype(np.uint8), 1)
        frame.bind(*memory)
        arrays = [_placed(each, backend, misaligned) for each in case.buffers]
        frame.run(arrays)
        results.append(
            [backend.fetch(a, each.dtype) for a, each in zip(arrays, case.buffers, strict=True)]
        )
    return results


def _placed(values: Array, backend: Backend[Any], misaligned: bool) -> Any:
    """An array on the device, one element off 16 bytes where that is asked for."""
    array = backend.upload(values)
    if not misaligned or not values.size:
        return array
    room, _ = backend.empty((values.nbytes + 256,), np.dtype(np.uint8), 0)
    place = backend.carve(room, values.itemsize, values.shape, values.dtype)
    backend.copy(place, array)
    return place


def check(cases: Sequence[tuple[Case, KernelOp]]) -> None:
    """Results are right, and the same bits at any alignment and again."""
    first = run(cases)
    for (case, _), got in zip(cases, first, strict=True):
        for position, want in case.expected.items():
            compare(case, got[position], want)
    for again in (run(cases), run(cases, misaligned=True)):
        for (case, _), a, b in zip(cases, first, again, strict=True):
            assert [x.tobytes() for x in a] == [x.tobytes() for x in b], case.name


@pytest.mark.gpu
@pytest.mark.parametrize("group", GROUPS)
def test_a_schedules_own_choice(group: str):
    check([(case, kernel_of(case)) for case in GROUPS[group]()])


@pytest.mark.gpu
@pytest.mark.parametrize("group", GROUPS)
def test_what_autotune_may_choose(group: str):
    """Two candidates of each kernel besides its own choice: the first and the last."""
    device, cases = devices.get(target_of("cuda")), list[tuple[Case, KernelOp]]()
    for case in GROUPS[group]():
        listed = candidates(kernel_of(case), device)[1:]
        for options in {str(each): each for each in (listed[:1] + listed[-1:])}.values():
            kernel = kernel_of(case)
            options.put_on(kernel)
            cases.append((case, kernel))
    if cases:
        check(cases)


@pytest.mark.slow
@pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")
def test_the_way_itself():
    case = softmax(3, 64)
    wrong = replace(case, expected={place: want + 1 for place, want in case.expected.items()})
    with installed():
        check([(case, kernel_of(case))])
        with pytest.raises(AssertionError):
            check([(wrong, kernel_of(wrong))])
