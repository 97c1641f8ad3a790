"""Movement, windows and indexing: against NumPy, on every device, fused and not."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from movement_programs import DRAWN, DTYPES, Program, programs

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.interpreter import run_module
from mlfuse.ir.parsing import parse_module
from mlfuse.testing.host_device import HostModule

pytestmark = pytest.mark.quick_c

QUICK = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def same(what: str, got: list[Array], program: Program) -> None:
    """Equal to NumPy's, NaN to NaN; which zero it is left open."""
    assert len(got) == len(program.results)
    for value, array in zip(program.results, got, strict=True):
        is_float = array.dtype.kind not in "biu"
        left, right = (x.astype(np.float64) if is_float else x for x in (array, value.array))
        message = f"{what}: {value.name} of\n{program.text}"
        assert array.dtype == value.array.dtype, message
        np.testing.assert_array_equal(left, right, err_msg=message)


def bits(x: Array) -> bytes:
    """What must be the same, fused or not: the bits, NaN payloads aside."""
    if x.dtype.kind in "biu":
        return x.tobytes()
    return np.where(np.isnan(x.astype(np.float64)), np.zeros_like(x), x).tobytes()


@pytest.mark.parametrize("dtype", DRAWN)
@pytest.mark.sampled(12)
def test_interpreter_fused_and_cpu_compute_what_numpy_computes(dtype: str) -> None:
    @settings(QUICK, max_examples=5)
    @given(programs(DTYPES[dtype]))
    def check(program: Program) -> None:
        module = parse_module(program.text)
        args = [value.array for value in program.inputs]
        unfused = run_module(pipelines.run(module.clone(), "graph", "cpu"), "main", args)
        same("interpreter", unfused, program)
        for level in ("fused", "loop"):
            got = run_module(pipelines.run(module.clone(), level, "cpu"), "main", args)
            assert [bits(a) for a in got] == [bits(a) for a in unfused], f"{level}\n{program.text}"
        results = mlfuse.compile(module, device="cpu").run(*args)
        same("cpu", [np.asarray(result) for result in results], program)

    check()


@pytest.mark.slow
@settings(QUICK, max_examples=2)
@given(st.sampled_from(["f32", "bf16", "i8"]).flatmap(lambda name: programs(DTYPES[name])))
def test_cuda_text_computes_what_numpy_computes(program: Program) -> None:
    args = [value.array for value in program.inputs]
    same("cuda", HostModule.of(parse_module(program.text)).run(args, order="reverse"), program)


DYNAMIC = """
func.func @main(%x: tensor<?x4xf32>, %ids: tensor<?xi32>, %table: tensor<6x4xf32>) -> (tensor<?x7xf32>, tensor<?x8xf32>, tensor<?x3xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %p = graph.pad %x low [0, 1] high [0, 2] value %zero : tensor<?x4xf32>, tensor<f32> -> tensor<?x7xf32>
  %r = graph.reverse %x dims [1] : tensor<?x4xf32> -> tensor<?x4xf32>
  %c = graph.concat dim 1 %x, %r : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x8xf32>
  %w = graph.windows %x sizes [1, 2] strides [1, 1] dilations [1, 1] : tensor<?x4xf32> -> tensor<?x3x1x2xf32>
  %m = graph.reduce max %w dims [2, 3] : tensor<?x3x1x2xf32> -> tensor<?x3xf32>
  %g = graph.gather %table [%ids] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 4] : tensor<6x4xf32>, tensor<?xi32> -> tensor<?x4xf32>
  %s = graph.cumulative max %x dim 0 : tensor<?x4xf32> -> tensor<?x4xf32>
  %l = graph.pad %x low [2, 0] high [1, 0] value %zero : tensor<?x4xf32>, tensor<f32> -> tensor<?x4xf32>
  %j = graph.concat dim 0 %x, %table, %l : tensor<?x4xf32>, tensor<6x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
  return %p, %c, %m, %g, %s, %l, %j : tensor<?x7xf32>, tensor<?x8xf32>, tensor<?x3xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}"""


@pytest.mark.parametrize("device", ["interpreter", "cpu", "cuda"])
def test_dims_may_be_unknown(device: str) -> None:
    module = parse_module(DYNAMIC)
    rng = np.random.default_rng(5)
    host = HostModule.of(module) if device == "cuda" else None
    compiled = mlfuse.compile(module, device=device) if host is None else None
    for rows in (0, 1, 7):
        x, table = rng.standard_normal((rows, 4)), rng.standard_normal((6, 4))
        x, table = x.astype(np.float32), table.astype(np.float32)
        ids = rng.integers(-1, 8, rows).astype(np.int32)
        want = [
            np.pad(x, ((0, 0), (1, 2))),
            np.concatenate([x, x[:, ::-1]], axis=1),
            np.maximum(x[:, 1:], x[:, :-1]),
            np.take(table, ids, axis=0, mode="clip"),
            np.maximum.accumulate(x, axis=0),
            np.pad(x, ((2, 1), (0, 0))),
            np.concatenate([x, table, np.pad(x, ((2, 1), (0, 0)))]),
        ]
        if host is not None:
            got = host.run([x, ids, table])
        else:
            assert compiled is not None
            got = [np.asarray(result) for result in compiled(x, ids, table)]
        for result, expected in zip(got, want, strict=True):
            np.testing.assert_array_equal(result, expected)


FUSED_ALIKE = {
    "a pad of exp": "%r = graph.pad %e low [1, -1] high [0, 2] interior [1, 0] value %v : tensor<5x8xf32>, tensor<f32> -> tensor<10x9xf32>",
    "concat of exp and x": "%r = graph.concat dim 0 %e, %x, %e : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32> -> tensor<15x8xf32>",
    "reverse of exp": "%r = graph.reverse %e dims [0, 1] : tensor<5x8xf32> -> tensor<5x8xf32>",
    "pooling of exp": "%w = graph.windows %e sizes [2, 3] strides [1, 2] dilations [1, 1] : tensor<5x8xf32> -> tensor<4x3x2x3xf32>\n%r = graph.reduce max %w dims [2, 3] : tensor<4x3x2x3xf32> -> tensor<4x3xf32>",
    "an update of exp": "%c = graph.cast %v : tensor<f32> -> tensor<i32>\n%u = graph.slice %x [0:2, 0:3] : tensor<5x8xf32> -> tensor<2x3xf32>\n%r = graph.dynamic_update_slice %e, %u [%c, %c] : tensor<5x8xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32> -> tensor<5x8xf32>",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", FUSED_ALIKE)
def test_fused_equals_unfused_to_the_bit_on_a_cpu(name: str) -> None:
    """`exp` isn't NumPy's to the bit, but it is the same in a kernel of its own and in any other."""
    body = FUSED_ALIKE[name]
    result = body.rsplit(" -> ", 1)[1]

    def text(mark: str) -> str:
        return (
            f"func.func @main(%x: tensor<5x8xf32>, %v: tensor<f32>) -> {result} {{\n"
            f"%e = graph.exp %x {mark} : tensor<5x8xf32>\n{body}\n"
            f"%s = graph.sin %r : {result}\nreturn %s : {result}\n}}"
        )

    rng = np.random.default_rng(2)
    x, v = (rng.standard_normal((5, 8)) * 3).astype(np.float32), np.array(1.25, np.float32)
    fused = mlfuse.compile(parse_module(text("")), device="cpu")
    apart = mlfuse.compile(parse_module(text("{mlfuse.no_fuse}")), device="cpu")
    assert bits(np.asarray(fused(x, v))) == bits(np.asarray(apart(x, v)))
