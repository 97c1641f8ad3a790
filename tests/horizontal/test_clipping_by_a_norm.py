"""Steps that clip by a norm of all gradients: the sums of all of them are one launch, the updates one more, and no bit
is another than that of a kernel for each tensor."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from clipping import NORMS, OPTIMIZERS, Array, Norm, Step
from every_way import check, forced, foreachs, op_by_op
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.dialects.graph.across import AcrossOp
from mlfuse.dialects.loop.host import LaunchOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.passes.fuse_horizontal import FuseHorizontal
from mlfuse.runtime.compilers import nvrtc
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing import host_cuda
from mlfuse.testing.host_device import run_on_host
from mlfuse.testing.stored_modules import Case

pytestmark = pytest.mark.quick_c

MODULE = Path(__file__).parents[1] / "data" / "modules" / "clip_momentum"
DEVICES = ("cpu", "sm_90")
needs_compiler = pytest.mark.skipif(find_compiler() is None, reason="no C compiler")
on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")

# Around where a schedule changes: elements in order, lanes, one chunk or block, some, more partial results than go in
# order; and where the threads of a block and the elements that one takes at a time change.
BORDERS: list[tuple[int, ...]] = [
    (0,), (1,), (2,), (3, 5), (8,), (9,), (30,), (33,), (64,), (6, 6, 6), (253,), (256,), (511,), (513,), (1200,), (4097,),
    (16384,), (16385,), (3, 20000), (16384 * 9 + 5,),
]  # fmt: skip


def planned(text: str, device: str, stage: str = "loop", *, horizontal: bool = True) -> ModuleOp:
    """The module at a stage, or as vertical fusion alone plans it."""
    module, context = parse_module(text), new_context()
    for each in pipelines.passes_to(stage, device):
        if horizontal or not isinstance(each, FuseHorizontal):
            each.apply(context, module)
    return module


def launches(text: str, device: str) -> int:
    return sum(isinstance(op, LaunchOp) for op in planned(text, device).walk())


@pytest.mark.slow
@pytest.mark.parametrize("device", DEVICES)
def test_clip_and_momentum_is_two_launches(device: str):
    assert launches(MODULE.with_suffix(".mlir").read_text(), device) == 2


@pytest.mark.slow
@pytest.mark.parametrize("device", [None, pytest.param("cpu", marks=needs_compiler)])
def test_clip_and_momentum_gives_what_jax_gave(device: str | None):
    text, case = MODULE.with_suffix(".mlir").read_text(), Case.load(MODULE.name)
    args = case.inputs
    if device is None:
        results = run_module(planned(text, "cpu", "fused"), "main", args)
    else:
        results = mlfuse.compile(text, device).run(*args)
    case.check([np.asarray(result) for result in results])


@pytest.mark.parametrize("norm", NORMS)
@needs_compiler
@pytest.mark.sampled(6)
def test_on_a_cpu_no_bit_is_another_than_tensor_by_tensor(norm: Norm):
    step = Step(BORDERS, norm, per_tensor=True)
    args = step.arguments()
    apart = mlfuse.compile(planned(step.text(), "cpu", "fused", horizontal=False), "cpu").run(*args)
    together = mlfuse.compile(forced(step.text()), "cpu").run(*args)
    for got, expected in zip(together, apart, strict=True):
        np.testing.assert_array_equal(got, expected)


@pytest.mark.slow
@on_host
@pytest.mark.parametrize("order, misalign", [("forward", False), ("reverse", True)])
def test_on_a_gpu_no_bit_is_another_than_tensor_by_tensor(order: str, misalign: bool):
    step = Step(BORDERS, "chain", "sgd", per_tensor=True)
    args = step.arguments()
    apart = run_on_host(planned(step.text(), "sm_90", "fused", horizontal=False), "main", args)
    module = forced(step.text(), device="sm_90")
    together = run_on_host(module, "main", args, order=order, misalign=misalign)  # pyright: ignore
    for got, expected in zip(together, apart, strict=True):
        np.testing.assert_array_equal(got, expected)


@pytest.mark.slow
@needs_compiler
def test_a_sum_is_the_same_whatever_tensors_there_are_beside_it():
    """A tensor's own sum, among small tensors and among large ones."""
    few = Step([(5000,), (7,), (9,), (11,)], per_tensor=True)
    many = Step([(5000,), *[(300, 300)] * 9], per_tensor=True)
    tensor = few.arguments()[:3]
    sums: list[Array] = []
    for step in (few, many):
        args = [*tensor, *step.arguments(seed=1)[3:]]
        sums.append(mlfuse.compile(forced(step.text()), "cpu").run(*args)[1])
    assert sums[0] == sums[1]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_any_step_is_three_launches_at_most_and_right(seed: int):
    rng = np.random.default_rng(seed)
    shapes = [
        tuple(map(int, rng.integers(1, 40, rng.integers(1, 4)))) for _ in range(rng.integers(1, 14))
    ]
    norm, optimizer = NORMS[seed % len(NORMS)], OPTIMIZERS[seed % len(OPTIMIZERS)]
    step = Step(shapes, norm, optimizer, per_tensor=bool(seed % 3))
    text, args = step.text(), step.arguments(seed)
    assert max(launches(text, device) for device in DEVICES) <= 3
    terms = sum(int(np.prod(shape)) for shape in shapes) + 32
    found = [run_module(planned(text, "cpu", "fused"), "main", args), op_by_op(text, args)]
    if find_compiler() is not None:
        found.append(mlfuse.compile(text, "cpu").run(*args))
    for results in found:
        for got, want in zip(results, step.by_numpy(args), strict=True):
            bound = terms * np.finfo(np.float32).eps * (1 + np.max(np.abs(want)))
            np.testing.assert_allclose(got, want, rtol=0, atol=bound)


@pytest.mark.slow
def test_a_chain_is_one_across_in_its_own_order():
    """Its tuples are in the chain's order, not in the program's."""
    text = """
    func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<f32> {
      %x = graph.reduce add %a dims [0] : tensor<2xf32> -> tensor<f32>
      %y = graph.reduce add %b dims [0] : tensor<3xf32> -> tensor<f32>
      %z = graph.reduce add %c dims [0] : tensor<4xf32> -> tensor<f32>
      %s = graph.add %z, %x : tensor<f32>
      %t = graph.add %y, %s : tensor<f32>
      func.return %t : tensor<f32>
    }"""
    (foreach,) = foreachs(text)
    assert [value.name_hint for value in foreach.inputs] == ["c", "a", "b"]
    assert sum(isinstance(op, AcrossOp) for op in foreach.body.block.ops) == 1
    # (1e8 - 1e8) + 1 is 1, and (1 + 1e8) - 1e8 in f32 is 0.
    ones = [np.asarray(x, np.float32) for x in ([-1e8, 0], [1, 0, 0], [1e8, 0, 0, 0])]
    check(text, ones, [np.asarray(np.float32(1))])


@pytest.mark.slow
def test_16_bit_numbers_are_rounded_after_each_addition():
    """So their chain is left as it is."""
    text = """
    func.func @main(%a: tensor<2xf16>, %b: tensor<3xf16>, %c: tensor<4xf16>) -> tensor<f16> {
      %x = graph.reduce add %a dims [0] : tensor<2xf16> -> tensor<f16>
      %y = graph.reduce add %b dims [0] : tensor<3xf16> -> tensor<f16>
      %z = graph.reduce add %c dims [0] : tensor<4xf16> -> tensor<f16>
      %s = graph.add %x, %y : tensor<f16>
      %t = graph.add %s, %z : tensor<f16>
      func.return %t : tensor<f16>
    }"""
    args = [np.asarray(x, np.float16) for x in ([2048, 0], [1, 0, 0], [1, 0, 0, 0])]
    check(text, args, [np.asarray(np.float16(2048))])


@pytest.mark.slow
@pytest.mark.skipif(not nvrtc.available(), reason="no NVRTC")
def test_on_a_gpu_it_is_three_kernels_that_spill_nothing():
    module = planned(MODULE.with_suffix(".mlir").read_text(), "sm_90", "kernel")
    kernels = nvrtc.compile_cubin(CudaPrinter().print_module(module), "sm_90").kernels
    assert all(used.spill_stores == 0 for used in kernels.values()) and len(kernels) == 3
