"""Pointwise kernels on a GPU: groups, mixed element sizes, rows of any length, cache hints.

Every case is run on the host in three thread orders, aligned and misaligned, under sanitizers, and
compared with NumPy to the last bit.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import kernel_cases as cases
import ml_dtypes
import numpy as np
import pytest
from gpu_harness import Program, check_in_any_order, compile_cases, print_cuda, schedule
from kernel_cases import Case, f32, output, values

from mlfuse.diagnostics.errors import OpError
from mlfuse.targets import devices
from mlfuse.testing import host_cuda

SM_90 = devices.get("sm_90")

on_host = pytest.mark.skipif(not host_cuda.available(), reason="no C++ compiler")


def asked(case: Case, options: str, name: str) -> Case:
    """A case whose kernel asks this of its schedule, under a name of its own."""
    new = f"{case.name}_{name}"
    text = case.text.replace(f"@{case.name}(", f"@{new}(")
    head, _, body = text.partition(") {\n")
    return replace(
        case, name=new, text=f"{head}) attributes {{mlfuse.schedule = {{{options}}}}} {{\n{body}"
    )


def resized(case: Case, *sizes: tuple[int, int]) -> Case:
    """A case of other sizes, without their arrays, which would take seconds to fill."""
    for old, new in sizes:
        name, text = (t.replace(str(old), str(new)) for t in (case.name, case.text))
        case = replace(case, name=name, text=text, buffers=[], expected={})
    return case


def to_f32(n: int) -> Case:
    """`y = f32(x) + z` of bf16 x: eight elements are one access of x and two of the others."""
    rng = np.random.default_rng(n)
    x, z = values(rng, (n,), "bf16"), values(rng, (n,))
    text = f"""
    loop.kernel @to_f32_{n}(%x: memref<{n}xbf16>, %z: memref<{n}xf32>, %y: memref<{n}xf32>) {{
      loop.parallel (%i) in ({n}) {{
        %0 = loop.load %x[%i] : memref<{n}xbf16>
        %1 = arith.extf %0 : bf16 to f32
        %2 = loop.load %z[%i] : memref<{n}xf32>
        %3 = arith.addf %1, %2 : f32
        loop.store %3, %y[%i] : memref<{n}xf32>
      }}
    }}"""
    return Case(f"to_f32_{n}", text, [x, z, output((n,))], [], {2: f32(x) + z})


def dequantize(rows: int, cols: int) -> Case:
    """`y = bf16(x * scale[col])` of int8 x: sixteen elements an access."""
    rng = np.random.default_rng(cols)
    x = rng.integers(-128, 128, (rows, cols)).astype(np.int8)
    s = values(rng, (cols,))
    text = f"""
    loop.kernel @dequantize_{rows}_{cols}(%x: memref<{rows}x{cols}xi8>, %s: memref<{cols}xf32>,
                                          %y: memref<{rows}x{cols}xbf16>) {{
      loop.parallel (%i, %j) in ({rows}, {cols}) {{
        %0 = loop.load %x[%i, %j] : memref<{rows}x{cols}xi8>
        %1 = arith.sitofp %0 : i8 to f32
        %2 = loop.load %s[%j] : memref<{cols}xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.truncf %3 : f32 to bf16
        loop.store %4, %y[%i, %j] : memref<{rows}x{cols}xbf16>
      }}
    }}"""
    want = (x.astype(np.float32) * s).astype(ml_dtypes.bfloat16)
    buffers = [x, s, output((rows, cols), "bf16")]
    return Case(f"dequantize_{rows}_{cols}", text, buffers, [], {2: want})


def bias_any(batch: int, rows: int, cols: int) -> Case:
    """`y[k, i, j] = x + b[j] * s[k]`, all sizes `?`."""
    rng = np.random.default_rng(cols)
    x, b, s = values(rng, (batch, rows, cols)), values(rng, (cols,)), values(rng, (batch, rows))
    name = f"bias_any_{batch}_{rows}_{cols}"
    text = f"""
    loop.kernel @{name}(%x: memref<?x?x?xf32>, %b: memref<?x?xf32>, %s: memref<?x?xf32>,
                        %y: memref<?x?x?xf32>, %k: index, %m: index, %n: index) attributes
        {{arg_dims = [[-1, -2, -3], [-1, -3], [-2, -3], [-1, -2, -3]]}} {{
      loop.parallel (%h, %i, %j) in (%k, %m, %n) {{
        %0 = loop.load %x[%h, %i, %j] : memref<?x?x?xf32>
        %1 = loop.load %b[%h, %j] : memref<?x?xf32>
        %2 = loop.load %s[%i, %j] : memref<?x?xf32>
        %3 = arith.mulf %1, %2 : f32
        %4 = arith.addf %0, %3 : f32
        loop.store %4, %y[%h, %i, %j] : memref<?x?x?xf32>
      }}
    }}"""
    b, s = values(rng, (batch, cols)), values(rng, (rows, cols))
    want = x + b[:, None, :] * s[None]
    buffers = [x, b, s, output((batch, rows, cols))]
    return Case(name, text, buffers, [batch, rows, cols], {3: want})


GROUPS: dict[str, Callable[[], list[Case]]] = {
    "several groups a thread": lambda: (
        [asked(cases.add(n), "per_thread = 4 : i32", "by_4") for n in (1, 4096, 9003)]
        + [
            asked(
                cases.add(5001), "per_thread = 2 : i32, width = 2 : i32, block = 64 : i32", "narrow"
            ),
            asked(cases.add(7, dynamic=True), "per_thread = 2 : i32", "by_2"),
            asked(cases.bf16_scale(4099), "per_thread = 4 : i32", "by_4"),
            asked(cases.bias(30, 80), "per_thread = 4 : i32", "by_4"),
            asked(cases.bias(3, 8, dynamic=True), "per_thread = 2 : i32", "by_2"),
            asked(cases.transpose(5, 7), "per_thread = 4 : i32", "by_4"),
            asked(cases.shifted(900), "per_thread = 2 : i32, min_blocks = 2 : i32", "by_2"),
            asked(cases.gather(7, 24, 5), "per_thread = 4 : i32", "by_4"),
        ]
    ),
    "element sizes side by side": lambda: [
        *(to_f32(n) for n in (8, 4101)),
        *(dequantize(*shape) for shape in ((9, 64), (5, 8), (3, 21))),
        asked(dequantize(9, 80), "per_thread = 2 : i32", "by_2"),
        asked(to_f32(3000), "per_thread = 2 : i32", "by_2"),
    ],
    "rows of any length": lambda: [
        *(cases.bias(*shape) for shape in ((30, 81), (7, 5), (40, 6))),
        asked(cases.bias(30, 83), "per_thread = 4 : i32", "by_4"),
        *(bias_any(*sizes) for sizes in ((3, 4, 8), (2, 5, 9), (4, 3, 2), (0, 3, 5), (3, 1, 33))),
    ],
}


@cache
def program(group: str) -> Program:
    """A group's cases, scheduled once."""
    chosen = GROUPS[group]()
    return compile_cases(chosen, [SM_90] * len(chosen))


@pytest.mark.slow
@on_host
@pytest.mark.parametrize("group", GROUPS)
def test_equals_numpy_in_any_order_and_at_any_address(group: str):
    check_in_any_order(program(group))


def source(case: Case) -> str:
    """A kernel's CUDA C, without the math header."""
    text = print_cuda([phase.func for phase in schedule(case.text, SM_90).phases])
    return text[text.index('extern "C" __global__') :]


def test_bf16_beside_f32_goes_eight_at_a_time():
    func = schedule(to_f32(1 << 22).text, SM_90).phases[0].func
    copies = [str(op) for op in func.walk() if op.name == "kernel.vector_copy"]
    widths = sorted(re.search(r"width (\d+) .*x(\w+)>", copy).groups() for copy in copies)  # pyright: ignore
    assert widths == [("4", "f32")] * 4 + [("8", "bf16")]


def test_a_row_that_is_no_multiple_of_the_width_moves_by_groups():
    assert "reinterpret_cast<const uint4 *>(&x[" in source(cases.bias(64, 1001))


def test_positions_are_divided_once_a_group():
    """By `?` sizes: two divisions of a group's position in each step, none of a point's."""
    text = source(bias_any(3, 4, 8))
    groups = text[: text.index("for (long long i")] if "for (long long i" in text else text
    assert len(re.findall(r" / v\d+;", groups)) <= 4


def test_options_are_read_from_the_kernel():
    large = resized(cases.add(1027), (1027, 1 << 26))
    text = source(asked(large, "block = 128 : i32, min_blocks = 8 : i32", "bounds"))
    assert "__launch_bounds__(128, 8)" in text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("per_thred = 2 : i32", "no option per_thred"),
        ("per_thread = 3 : i32", "a power of two"),
        ('keep = "cache"', "keep is one of"),
        ("min_blocks = 0 : i32", "min_blocks is between 1 and 1024"),
    ],
)
def test_what_is_no_option_is_an_error(options: str, message: str):
    with pytest.raises(OpError, match=message):
        schedule(asked(cases.add(8), options, "wrong").text, SM_90)
