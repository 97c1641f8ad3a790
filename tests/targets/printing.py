"""What the printers' tests share: kernel text to code that runs, in C and in CUDA C on the host."""

import ctypes
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from xdsl.dialects.builtin import ModuleOp

from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import verify_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets.printers.c import CPrinter
from mlfuse.targets.printers.cuda import CudaPrinter
from mlfuse.testing import host_cuda
from mlfuse.testing.architectures import ARCHITECTURES
from mlfuse.testing.host_cuda import Launch, Order

Array = np.ndarray[Any, np.dtype[Any]]

CFLAGS = "-std=c11 -O3 -march=native -ffp-contract=off -fno-math-errno -fopenmp -shared -fPIC"
WARNINGS = "-Wall -Wno-unused -Werror"
DTYPES: dict[str, np.dtype[Any]] = {
    "i1": np.dtype(np.bool_),
    **{f"i{bits}": np.dtype(f"i{bits // 8}") for bits in (8, 16, 32, 64)},
    **{f"f{bits}": np.dtype(f"f{bits // 8}") for bits in (16, 32, 64)},
    "bf16": np.dtype(ml_dtypes.bfloat16),
}
INTS = ("i8", "i16", "i32", "i64")
FLOATS = ("f32", "f64")
HALVES = ("f16", "bf16")


def module(text: str) -> ModuleOp:
    parsed = parse_module(text)
    verify_module(parsed)
    return parsed


def func(args: str, body: str, *, name: str = "kernel_test", block: int = 1, bits: int = 64) -> str:
    attributes = f'device = "test", block = {block} : i64, index_bits = {bits} : i64'
    return f"kernel.func @{name}({args}) attributes {{{attributes}}} {{\n{body}\n}}\n"


def c_library(source: str, folder: Path) -> ctypes.CDLL:
    path, library = folder / "kernels.c", folder / "kernels.so"
    path.write_text(source, encoding="ascii")
    command = ["gcc", *CFLAGS.split(), *WARNINGS.split(), str(path), "-o", str(library), "-lm"]
    subprocess.run(command, check=True)
    return ctypes.CDLL(str(library))


def call(library: ctypes.CDLL, name: str, buffers: Sequence[Array], sizes: Sequence[int]) -> None:
    pointers = (ctypes.c_void_p * len(buffers))(*(array.ctypes.data for array in buffers))
    getattr(library, name)(pointers, (ctypes.c_int64 * len(sizes))(*sizes))


def run_c(text: str, folder: Path, buffers: Sequence[Array], *sizes: int) -> None:
    """Run the one kernel of `text` in place."""
    call(c_library(CPrinter().print_module(module(text)), folder), "kernel_test", buffers, sizes)


def run_cuda(
    text: str, grid: int, block: int, *args: Array | int, order: Order = "forward"
) -> list[Array]:
    """Run the one kernel of `text` under the sanitizers; its buffers, afterwards, in order."""
    named = {f"b{k}": arg for k, arg in enumerate(args) if not isinstance(arg, int)}
    given = [arg if isinstance(arg, int) else f"b{k}" for k, arg in enumerate(args)]
    source = CudaPrinter().print_module(module(text))
    if nvrtc.available():
        for arch in ARCHITECTURES:
            nvrtc.compile_cubin(source, arch)
    launch = Launch("kernel_test", grid, block, given)
    return list(host_cuda.run(source, [launch], named, order=order).buffers.values())


CHUNKS = func(
    "%x: memref<?xf32>, %y: memref<?xf32>, %hits: memref<?xi32>, %n: index",
    """
  %one = arith.constant 1 : i32
  kernel.chunks (%lo, %hi) in %n by 7 {
    kernel.simd (%i) in (%lo, %hi) {
      %v = memref.load %x[%i] : memref<?xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %y[%i] : memref<?xf32>
      %h = memref.load %hits[%i] : memref<?xi32>
      %k = arith.addi %h, %one : i32
      memref.store %k, %hits[%i] : memref<?xi32>
    }
  }""",
)
"""A kernel for a CPU: y = x + x, and a count of how often each element was met."""

ROWS = func(
    "%x: memref<?xf32>, %y: memref<?xf32>, %n: index",
    """
  %c32 = arith.constant 32 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %block = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  %t = kernel.thread_id
  %b = kernel.block_id
  %s = kernel.shared : memref<2xf32>
  %row = arith.muli %b, %n : index
  %sum = scf.for %i = %t to %n step %block iter_args(%acc = %zero) -> (f32) {
    %at = arith.addi %row, %i : index
    %v = memref.load %x[%at] : memref<?xf32>
    %next = arith.addf %acc, %v : f32
    scf.yield %next : f32
  }
  %w = memref.alloca() : memref<f32>
  memref.store %sum, %w[] : memref<f32>
  """
    + "\n".join(
        f"""
  %o{m} = memref.load %w[] : memref<f32>
  %x{m} = kernel.shuffle_xor %o{m}, {m} : f32
  %a{m} = arith.addf %o{m}, %x{m} : f32
  memref.store %a{m}, %w[] : memref<f32>"""
        for m in (16, 8, 4, 2, 1)
    )
    + """
  %warp = arith.divui %t, %c32 : index
  %lane = arith.remui %t, %c32 : index
  %whole = memref.load %w[] : memref<f32>
  %leads = arith.cmpi eq, %lane, %c0 : index
  scf.if %leads {
    memref.store %whole, %s[%warp] : memref<2xf32>
  }
  kernel.barrier
  %s0 = memref.load %s[%c0] : memref<2xf32>
  %s1 = memref.load %s[%c1] : memref<2xf32>
  %total = arith.addf %s0, %s1 : f32
  %first = arith.cmpi eq, %t, %c0 : index
  scf.if %first {
    memref.store %total, %y[%b] : memref<?xf32>
  }""",
    block=64,
)
"""A kernel for a GPU: the sums of rows of `n`, one in a block."""
