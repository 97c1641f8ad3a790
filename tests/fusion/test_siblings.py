"""Siblings: kernels that read the same values become one, where that is legal and pays.

Every plan that is made is run: by the interpreter at the fused and the loop level of a CPU and a GPU, on
the CPU, and where there is a C++ compiler as CUDA on the host. Expected values are NumPy's.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from xdsl.dialects.builtin import ModuleOp

import mlfuse
from mlfuse.diagnostics.remark import Remark
from mlfuse.diagnostics.remarks import collect
from mlfuse.dialects.dtypes import Array
from mlfuse.dialects.graph.fusion import FusionOp
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import cc
from mlfuse.testing import host_cuda
from mlfuse.testing.agreement import agree
from mlfuse.testing.host_device import HostModule

RULE = "horizontal.sibling"
F32 = np.float32
DATA = Path(__file__).parents[1] / "data"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))


class Planned:
    """A module planned for a device."""

    def __init__(self, text: str, device: str = "sm_90"):
        self.module: ModuleOp = parse_module(text)
        with collect() as remarks:
            pipelines.run(self.module, "fused", device)
        self.fusions = [op for op in self.module.walk() if isinstance(op, FusionOp)]
        self.remarks: list[Remark] = [each for each in remarks if each.rule == RULE]

    @property
    def joined(self) -> list[Remark]:
        """The remarks on what became one."""
        return [remark for remark in self.remarks if remark.fused]

    @property
    def refused(self) -> list[str]:
        """Why others didn't."""
        return [remark.reason for remark in self.remarks if not remark.fused]


def check(
    text: str, inputs: Sequence[Array], expected: Sequence[Array], exact: bool = True
) -> None:
    """Every way to run the module gives what NumPy gives, or if it isn't `exact`, agrees with it."""
    results: dict[str, Sequence[object]] = {}
    for device in ("cpu", "sm_90"):
        for stage in ("fused", "loop"):
            module = pipelines.run(parse_module(text), stage, device)
            results[f"{stage} {device}"] = run_module(module, "main", [np.copy(x) for x in inputs])
    if cc.find_compiler() is not None:
        results["cpu"] = mlfuse.compile(text, "cpu").run(*[np.copy(x) for x in inputs])
    if host_cuda.available():
        host = HostModule.of(parse_module(text))
        for order in ("forward", "reverse"):
            results[f"cuda {order}"] = host.run([np.copy(x) for x in inputs], order=order)
    for name, got in results.items():
        if not exact:
            agree(text, inputs, list(got), *expected)
            continue
        for one, want in zip(got, expected, strict=True):
            np.testing.assert_array_equal(np.asarray(one), want, strict=True, err_msg=name)


def ramp(*shape: int) -> Array:
    """Multiples of 1/4 up to 2.75, some of them negative: sums of thousands of them, or of their products, are exact."""
    count = int(np.prod(shape))
    return (((np.arange(count) * 7) % 23 - 11) / 4).astype(F32).reshape(shape)


# What becomes one


@pytest.mark.slow
def test_a_pools_maximum_and_where_it_is_are_one_kernel() -> None:
    """The windows have no inverse: they are read alike."""
    text = """
    func.func @main(%x: tensor<8x8xf32>) -> (tensor<4x4xf32>, tensor<4x4xi32>) {
      %w = graph.windows %x sizes [2, 2] strides [2, 2] dilations [1, 1]
        : tensor<8x8xf32> -> tensor<4x4x2x2xf32>
      %m = graph.reduce max %w dims [2, 3] : tensor<4x4x2x2xf32> -> tensor<4x4xf32>
      %k = graph.argmax %w dims [2, 3] : tensor<4x4x2x2xf32> -> tensor<4x4xi32>
      func.return %m, %k : tensor<4x4xf32>, tensor<4x4xi32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 1
    (remark,) = planned.joined
    assert remark.numbers["saved_bytes"] == 8 * 8 * 4
    assert remark.numbers["saved_launches"] == 1
    x = ramp(8, 8)
    w = x.reshape(4, 2, 4, 2).transpose(0, 2, 1, 3).reshape(4, 4, 4)
    check(text, [x], [w.max(-1), w.argmax(-1).astype(np.int32)])


@pytest.mark.slow
def test_a_padded_pools_maximum_and_where_it_is_are_one_kernel() -> None:
    """Read in part: at the same part."""
    text = """
    func.func @main(%x: tensor<6x6xf32>) -> (tensor<3x3xf32>, tensor<3x3xi32>) {
      %low = graph.constant dense<-100.0> : tensor<f32>
      %p = graph.pad %x low [1, 1] high [1, 1] value %low
        : tensor<6x6xf32>, tensor<f32> -> tensor<8x8xf32>
      %w = graph.windows %p sizes [3, 3] strides [2, 2] dilations [1, 1]
        : tensor<8x8xf32> -> tensor<3x3x3x3xf32>
      %m = graph.reduce max %w dims [2, 3] : tensor<3x3x3x3xf32> -> tensor<3x3xf32>
      %k = graph.argmax %w dims [2, 3] : tensor<3x3x3x3xf32> -> tensor<3x3xi32>
      func.return %m, %k : tensor<3x3xf32>, tensor<3x3xi32>
    }"""
    assert len(Planned(text).fusions) == 1
    x = ramp(6, 6)
    p = np.pad(x, 1, constant_values=-100.0)
    w = np.lib.stride_tricks.sliding_window_view(p, (3, 3))[::2, ::2].reshape(3, 3, 9)
    check(text, [x], [w.max(-1), w.argmax(-1).astype(np.int32)])


@pytest.mark.parametrize("shape", [(64,), (100, 300), (0,), (1, 1)])
@pytest.mark.sampled(4)
def test_the_sum_and_the_sum_of_squares_are_one_kernel(shape: tuple[int, ...]) -> None:
    """Also where there is nothing, or one element."""
    t = f"tensor<{'x'.join(map(str, shape))}xf32>"
    dims = list(range(len(shape)))
    text = f"""
    func.func @main(%x: {t}) -> (tensor<f32>, tensor<f32>) {{
      %s = graph.reduce add %x dims {dims} : {t} -> tensor<f32>
      %y = graph.mul %x, %x : {t}
      %q = graph.reduce add %y dims {dims} : {t} -> tensor<f32>
      func.return %s, %q : tensor<f32>, tensor<f32>
    }}"""
    assert len(Planned(text).fusions) == 1
    x = ramp(*shape)
    wide = x.astype(np.float64)
    check(text, [x], [np.asarray(wide.sum(), F32), np.asarray((wide**2).sum(), F32)])


@pytest.mark.slow
def test_several_reductions_of_the_same_rows_are_one_kernel() -> None:
    """With work before, between and after them."""
    text = """
    func.func @main(%x: tensor<40x70xf32>) -> (tensor<40xf32>, tensor<40x70xf32>, tensor<40xf32>) {
      %s = graph.reduce add %x dims [1] : tensor<40x70xf32> -> tensor<40xf32>
      %m = graph.reduce max %x dims [1] : tensor<40x70xf32> -> tensor<40xf32>
      %mb = graph.broadcast %m dims [0] : tensor<40xf32> -> tensor<40x70xf32>
      %d = graph.sub %x, %mb : tensor<40x70xf32>
      %a = graph.abs %x : tensor<40x70xf32>
      %n = graph.reduce add %a dims [1] : tensor<40x70xf32> -> tensor<40xf32>
      %h = graph.add %n, %n : tensor<40xf32>
      func.return %s, %d, %h : tensor<40xf32>, tensor<40x70xf32>, tensor<40xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 1
    assert len(planned.joined) == 2
    x = ramp(40, 70)
    check(text, [x], [x.sum(1), x - x.max(1, keepdims=True), 2 * np.abs(x).sum(1)])


@pytest.mark.slow
def test_pointwise_functions_of_one_tensor_are_one_kernel() -> None:
    """Across as well: one of them stores its result by columns."""
    text = """
    func.func @main(%x: tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<5x9xf32>) {
      %a = graph.neg %x : tensor<9x5xf32>
      %t = graph.transpose %x perm [1, 0] : tensor<9x5xf32> -> tensor<5x9xf32>
      %b = graph.abs %t : tensor<5x9xf32>
      func.return %a, %b : tensor<9x5xf32>, tensor<5x9xf32>
    }"""
    assert len(Planned(text).fusions) == 1
    x = ramp(9, 5)
    check(text, [x], [-x, np.abs(x.T)])


@pytest.mark.slow
def test_sizes_known_at_run_time() -> None:
    text = """
    func.func @main(%x: tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?xi32>) {
      %m = graph.reduce max %x dims [1] : tensor<?x?xf32> -> tensor<?xf32>
      %k = graph.argmax %x dims [1] : tensor<?x?xf32> -> tensor<?xi32>
      func.return %m, %k : tensor<?xf32>, tensor<?xi32>
    }"""
    assert len(Planned(text).fusions) == 1
    for shape in ((3, 5), (1, 1), (0, 4), (7, 1000)):
        x = ramp(*shape)
        check(text, [x], [x.max(1, initial=-99), x.argmax(1).astype(np.int32)])


@pytest.mark.slow
def test_dims_that_are_not_known_to_be_equal_stay_apart() -> None:
    """Both read b, of one class; the rows are of two."""
    text = """
    func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %b: tensor<4xf32>)
        -> (tensor<?x4xf32>, tensor<?x4xf32>) {
      %p = graph.broadcast %b dims [1] like %x
        : tensor<4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
      %q = graph.broadcast %b dims [1] like %y
        : tensor<4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
      %u = graph.add %x, %p : tensor<?x4xf32>
      %v = graph.mul %y, %q : tensor<?x4xf32>
      func.return %u, %v : tensor<?x4xf32>, tensor<?x4xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 2
    x, y, b = ramp(3, 4), ramp(5, 4), ramp(4)
    check(text, [x, y, b], [x + b, y * b])


@pytest.mark.slow
def test_two_scalars_from_one_are_one_kernel() -> None:
    """A step count's bias corrections, where they are results."""
    text = """
    func.func @main(%t: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
      %a = graph.neg %t : tensor<f32>
      %b = graph.abs %t : tensor<f32>
      func.return %a, %b : tensor<f32>, tensor<f32>
    }"""
    assert len(Planned(text).fusions) == 1
    check(text, [np.asarray(-2.5, F32)], [np.asarray(2.5, F32), np.asarray(2.5, F32)])


def test_a_scalar_that_siblings_share_and_compute_again() -> None:
    """The scalar's readers meet in what they read, not in the scalar."""
    text = """
    func.func @main(%x: tensor<33xf32>, %r: tensor<f32>)
        -> (tensor<33xf32>, tensor<33xf32>) {
      %s = graph.sqrt %r : tensor<f32>
      %b = graph.broadcast %s dims [] : tensor<f32> -> tensor<33xf32>
      %u = graph.mul %x, %b : tensor<33xf32>
      %v = graph.div %x, %b : tensor<33xf32>
      func.return %u, %v : tensor<33xf32>, tensor<33xf32>
    }"""
    assert len(Planned(text).fusions) == 1
    x = ramp(33)
    check(text, [x, np.asarray(4, F32)], [x * 2, x / 2])


# What can't be one, or had better not


def test_a_cycle_through_a_sibling_is_refused() -> None:
    """a and b read x; b needs a sum over other rows, which needs a."""
    text = """
    func.func @main(%x: tensor<32x48xf32>) -> (tensor<32x48xf32>, tensor<32x48xf32>) {
      %a = graph.exp %x : tensor<32x48xf32>
      %c = graph.cumulative add %a dim 0 : tensor<32x48xf32> -> tensor<32x48xf32>
      %s = graph.cumulative add %c dim 1 : tensor<32x48xf32> -> tensor<32x48xf32>
      %b = graph.mul %x, %s : tensor<32x48xf32>
      func.return %a, %b : tensor<32x48xf32>, tensor<32x48xf32>
    }"""
    planned = Planned(text)
    assert not planned.joined
    assert planned.refused == ["one depends on a result of the other"]
    x = ramp(32, 48) / F32(8)
    a = np.exp(x.astype(np.float64))
    check(text, [x], [a, x * a.cumsum(0).cumsum(1)], exact=False)


@pytest.mark.slow
def test_a_third_sibling_that_would_close_a_cycle_is_refused() -> None:
    """a joins b, both reading x; then c, which reads what a library makes of a, may not join b."""
    text = """
    func.func @main(%x: tensor<16x16xf32>)
        -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
      %a = graph.neg %x : tensor<16x16xf32>
      %b = graph.abs %x : tensor<16x16xf32>
      %d = graph.dot_general %a, %a contract [1] x [0]
        : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
      %c = graph.mul %x, %d : tensor<16x16xf32>
      func.return %a, %b, %c : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
    }"""
    planned = Planned(text)
    assert len(planned.joined) == 1
    assert "one depends on a result of the other" in planned.refused
    x = ramp(16, 16)
    check(text, [x], [-x, np.abs(x), x * (x @ x)])


@pytest.mark.slow
def test_rows_and_columns_of_one_square_stay_apart() -> None:
    text = """
    func.func @main(%x: tensor<24x24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
      %r = graph.reduce add %x dims [1] : tensor<24x24xf32> -> tensor<24xf32>
      %c = graph.reduce add %x dims [0] : tensor<24x24xf32> -> tensor<24xf32>
      func.return %r, %c : tensor<24xf32>, tensor<24xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 2
    assert planned.refused
    x = ramp(24, 24)
    check(text, [x], [x.sum(1), x.sum(0)])


@pytest.mark.slow
def test_neighbouring_slices_are_not_read_at_the_same_place() -> None:
    text = """
    func.func @main(%x: tensor<8x32xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
      %l = graph.slice %x [0:8:1, 0:16:1] : tensor<8x32xf32> -> tensor<8x16xf32>
      %r = graph.slice %x [0:8:1, 16:32:1] : tensor<8x32xf32> -> tensor<8x16xf32>
      %a = graph.neg %l : tensor<8x16xf32>
      %b = graph.abs %r : tensor<8x16xf32>
      func.return %a, %b : tensor<8x16xf32>, tensor<8x16xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 2
    x = ramp(8, 32)
    check(text, [x], [-x[:, :16], np.abs(x[:, 16:])])


@pytest.mark.slow
def test_a_tensor_and_its_reshaping_have_no_index_space_in_common() -> None:
    text = """
    func.func @main(%x: tensor<9x5xf32>, %y: tensor<45xf32>)
        -> (tensor<9x5xf32>, tensor<45xf32>) {
      %a = graph.neg %x : tensor<9x5xf32>
      %f = graph.reshape %x : tensor<9x5xf32> -> tensor<45xf32>
      %c = graph.add %f, %y : tensor<45xf32>
      func.return %a, %c : tensor<9x5xf32>, tensor<45xf32>
    }"""
    assert len(Planned(text).fusions) == 2
    x, y = ramp(9, 5), ramp(45)[::-1]
    check(text, [x, y], [-x, x.reshape(45) + y])


@pytest.mark.slow
def test_a_sibling_that_reads_a_part_does_not_make_the_other_partial() -> None:
    """The slice could be read at the tensor's points, the tensor's result not at the slice's."""
    text = """
    func.func @main(%x: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x16xf32>) {
      %l = graph.slice %x [0:8:1, 0:16:1] : tensor<8x32xf32> -> tensor<8x16xf32>
      %a = graph.neg %x : tensor<8x32xf32>
      %b = graph.abs %l : tensor<8x16xf32>
      func.return %a, %b : tensor<8x32xf32>, tensor<8x16xf32>
    }"""
    assert len(Planned(text).fusions) == 2
    x = ramp(8, 32)
    check(text, [x], [-x, np.abs(x[:, :16])])


def test_long_rows_are_not_walked_twice_for_a_launch() -> None:
    """A row of 128 KiB doesn't stay on the chip, so a pass of its own would read it again."""
    text = """
    func.func @main(%x: tensor<256x32768xf32>) -> (tensor<256xf32>, tensor<256x32768xf32>) {
      %s = graph.reduce add %x dims [1] : tensor<256x32768xf32> -> tensor<256xf32>
      %a = graph.neg %x : tensor<256x32768xf32>
      func.return %s, %a : tensor<256xf32>, tensor<256x32768xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 2
    (reason,) = planned.refused
    assert "too long to be kept" in reason


def test_a_launch_is_not_worth_the_registers_of_two_large_kernels() -> None:
    """What both read is small next to what they don't share."""
    text = """
    func.func @main(%x: tensor<65536x512xf32>, %y: tensor<65536x512xf32>, %v: tensor<65536xf32>)
        -> (tensor<65536xf32>, tensor<65536xf32>) {
      %s = graph.reduce add %x dims [1] : tensor<65536x512xf32> -> tensor<65536xf32>
      %a = graph.mul %s, %v : tensor<65536xf32>
      %m = graph.reduce max %y dims [1] : tensor<65536x512xf32> -> tensor<65536xf32>
      %b = graph.sub %m, %v : tensor<65536xf32>
      func.return %a, %b : tensor<65536xf32>, tensor<65536xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 2
    assert planned.refused


def test_an_op_that_must_not_be_fused_has_no_siblings() -> None:
    text = """
    func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
      %a = graph.neg %x {mlfuse.no_fuse} : tensor<8xf32>
      %b = graph.abs %x : tensor<8xf32>
      func.return %a, %b : tensor<8xf32>, tensor<8xf32>
    }"""
    assert len(Planned(text).fusions) == 2


# Results and memory


@pytest.mark.slow
def test_an_intermediate_that_is_also_a_result() -> None:
    """Stored once, by the kernel that its sibling joins."""
    text = """
    func.func @main(%x: tensor<50xf32>)
        -> (tensor<50xf32>, tensor<50xf32>, tensor<50xf32>) {
      %a = graph.neg %x : tensor<50xf32>
      %b = graph.abs %a : tensor<50xf32>
      %c = graph.add %x, %x : tensor<50xf32>
      func.return %a, %b, %c : tensor<50xf32>, tensor<50xf32>, tensor<50xf32>
    }"""
    planned = Planned(text)
    assert len(planned.fusions) == 1
    assert len(planned.fusions[0].outputs) == 3
    x = ramp(50)
    check(text, [x], [-x, np.abs(x), x + x])


@pytest.mark.slow
def test_a_result_that_lies_in_a_donated_argument_that_its_sibling_reads_elsewhere() -> None:
    """One reads x at its own place and could be written over it; the other reads it across."""
    text = """
    func.func @main(%x: tensor<16x16xf32> {tf.aliasing_output = 0 : i32})
        -> (tensor<16x16xf32>, tensor<16x16xf32>) {
      %a = graph.neg %x : tensor<16x16xf32>
      %t = graph.transpose %x perm [1, 0] : tensor<16x16xf32> -> tensor<16x16xf32>
      %b = graph.add %x, %t : tensor<16x16xf32>
      func.return %a, %b : tensor<16x16xf32>, tensor<16x16xf32>
    }"""
    assert len(Planned(text).fusions) == 1
    x = ramp(16, 16)
    check(text, [x], [-x, x + x.T])


@pytest.mark.slow
def test_a_result_in_a_donated_argument_of_rows() -> None:
    """The sibling goes through the row before the result is stored over it."""
    text = """
    func.func @main(%x: tensor<16x100xf32> {jax.buffer_donor = true})
        -> (tensor<16x100xf32>, tensor<16xf32>) {
      %a = graph.neg %x : tensor<16x100xf32>
      %s = graph.reduce max %x dims [1] : tensor<16x100xf32> -> tensor<16xf32>
      func.return %a, %s : tensor<16x100xf32>, tensor<16xf32>
    }"""
    assert len(Planned(text).fusions) == 1
    x = ramp(16, 100)
    check(text, [x], [-x, x.max(1)])


@pytest.mark.slow
def test_the_epilogue_of_a_matmul_takes_a_sibling() -> None:
    """The call comes first; the sibling doesn't need it and waits."""
    text = """
    func.func @main(%x: tensor<16x16xf32>, %r: tensor<16x16xf32>)
        -> (tensor<16x16xf32>, tensor<16x16xf32>) {
      %d = graph.dot_general %x, %x contract [1] x [0]
        : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
      %a = graph.add %d, %r : tensor<16x16xf32>
      %b = graph.neg %r : tensor<16x16xf32>
      func.return %a, %b : tensor<16x16xf32>, tensor<16x16xf32>
    }"""
    assert len(Planned(text).fusions) == 1
    x, r = ramp(16, 16), ramp(16, 16)[::-1]
    check(text, [x, r], [x @ x + r, -r])


@pytest.mark.slow
def test_the_plan_is_the_same_every_time() -> None:
    """Many pairs of equal bytes: the order of the program decides."""
    lines = [f"%a{n} = graph.neg %x{n // 2} : tensor<8xf32>" for n in range(20)]
    more = [f"%b{n} = graph.add %x{n}, %x{n + 1} : tensor<8xf32>" for n in range(9)]
    names = [f"%a{n}" for n in range(20)] + [f"%b{n}" for n in range(9)]
    arguments = ", ".join(f"%x{n}: tensor<8xf32>" for n in range(10))
    types = ", ".join(["tensor<8xf32>"] * len(names))
    text = (
        f"func.func @main({arguments}) -> ({types}) {{\n"
        + "\n".join([*lines, *more])
        + f"\nfunc.return {', '.join(names)} : {types}\n}}"
    )
    plans = [[f.kernel.data for f in Planned(text).fusions] for _ in range(2)]
    assert plans[0] == plans[1]
    assert len(plans[0]) < len(names)


# Modules


@pytest.mark.slow
def test_lenets_pools_and_their_gradients_places_are_one_kernel_each() -> None:
    """The module of a training step has two pools."""
    path = Path(__file__).parents[2] / "examples" / "modules" / "lenet_momentum.mlir"
    planned = Planned(path.read_text("utf-8"), "cpu")
    pools = [f for f in planned.fusions if "argmax" in f.kernel.data]
    assert len(pools) == 2
    assert all("reduce_max" in pool.kernel.data for pool in pools)
