"""Writes docs/gpu-figures.md, the figures of compiled row kernels: `python -m benchmarks.gpu_figures [--arch sm_90]
[PAGE]`.

For rows of 64 to 262,144 elements, f32 and bf16: the threads of a row, registers, spills, shared memory,
occupancy, 16-byte accesses, the number of reads of each input, bytes in flight. Needs no GPU, and takes about two
minutes.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from xdsl.dialects import memref
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import BlockArgument, Operation, SSAValue

from mlfuse.dialects import dtypes
from mlfuse.dialects.kernel.ops import (
    BarrierOp,
    ClusterArriveOp,
    FuncOp,
    ShuffleXorOp,
    UnrollOp,
    VectorCopyOp,
    shared_layout,
)
from mlfuse.driver import pipelines
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.targets.devices import Device
from mlfuse.targets.printers.cuda import CudaPrinter

PAGE = Path(__file__).parents[1] / "docs" / "gpu-figures.md"
LENGTHS = (64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144)
ELEMENTS = ("f32", "bf16")
_GRANULE = 256
"""The number of registers in a unit of allocation to warps."""
_RESERVED = 1024
"""Bytes of shared memory that the system reserves for each block, from sm_80 on."""


def main_of(arguments: str, body: str, result: str) -> str:
    """The text of a function."""
    value, type_ = result.split(" : ")
    return (
        f"func.func @main({arguments}) -> {type_} {{\n{body}\n  func.return {value} : {type_}\n}}"
    )


def softmax(n: int, t: str) -> str:
    """softmax over the last dim, with a number of rows known only at run time."""
    x = f"tensor<?x{n}x{t}>"
    return main_of(f"%x: {x}", f"  %y = graph.softmax %x {{axis = 1 : i64}} : {x}", f"%y : {x}")


def softmax_backward(n: int, t: str) -> str:
    """y (g - sum(g y)), computed in f32."""
    x, w, r = f"tensor<?x{n}x{t}>", f"tensor<?x{n}xf32>", "tensor<?xf32>"
    widen = [f"  %{v}w = graph.cast %{v} : {x} -> {w}" for v in "yg"] if t != "f32" else []
    y, g = ("%y", "%g") if t == "f32" else ("%yw", "%gw")
    body = [
        *widen,
        f"  %p = graph.mul {y}, {g} : {w}",
        f"  %s = graph.reduce add %p dims [1] : {w} -> {r}",
        f"  %b = graph.broadcast %s dims [0] like {y} : {r}, {w} -> {w}",
        f"  %d = graph.sub {g}, %b : {w}",
        f"  %z = graph.mul {y}, %d : {w}",
    ]
    if t != "f32":
        body.append(f"  %q = graph.cast %z : {w} -> {x}")
    return main_of(f"%y: {x}, %g: {x}", "\n".join(body), f"{'%z' if t == 'f32' else '%q'} : {x}")


def layer_norm(n: int, t: str) -> str:
    """Layer norm with scale and bias."""
    x, v = f"tensor<?x{n}x{t}>", f"tensor<{n}x{t}>"
    body = (
        f"  %y = graph.layer_norm %x, %s, %b {{axis = 1 : i64, epsilon = 1.0e-5}} : {x}, {v}, {v}"
    )
    return main_of(f"%x: {x}, %s: {v}, %b: {v}", body, f"%y : {x}")


def rms_norm(n: int, t: str) -> str:
    """RMS norm with a scale."""
    x, v = f"tensor<?x{n}x{t}>", f"tensor<{n}x{t}>"
    body = f"  %y = graph.rms_norm %x, %s {{axis = 1 : i64, epsilon = 1.0e-5}} : {x}, {v}"
    return main_of(f"%x: {x}, %s: {v}", body, f"%y : {x}")


def cross_entropy(n: int, t: str) -> str:
    """Cross entropy with class numbers: a loss for each row."""
    x, labels = f"tensor<?x{n}x{t}>", "tensor<?xi64>"
    body = (
        f'  %y = graph.cross_entropy %x, %n {{reduction = "none"}} : {x}, {labels} -> tensor<?x{t}>'
    )
    return main_of(f"%x: {x}, %n: {labels}", body, f"%y : tensor<?x{t}>")


CASES: dict[str, Callable[[int, str], str]] = {
    "softmax": softmax,
    "softmax backward": softmax_backward,
    "layer norm": layer_norm,
    "RMS norm": rms_norm,
    "cross entropy": cross_entropy,
}


@dataclass(frozen=True)
class Figures:
    """The figures of one kernel."""

    case: str
    element: str
    length: int
    block: int
    cluster: int
    registers: int
    spills: int
    """Bytes of spill stores, spill loads and stack together."""
    shared: int
    """Bytes for each block."""
    occupancy: float
    """The threads resident on a multiprocessor, divided by the most possible."""
    wide: int
    """16-byte accesses of global memory in the code."""
    reads: int
    """The number of reads of the input that is read most often."""
    in_flight: int
    """The bytes that the threads of a multiprocessor load before they first wait."""


def kernels_of(text: str, device: Device) -> list[FuncOp]:
    """The kernels of a module's text."""
    module = pipelines.run(parse_module(text, "figures.mlir"), "kernel", device.name)
    return [op for op in module.ops if isinstance(op, FuncOp)]


def figures_of(case: str, element: str, length: int, device: Device) -> list[Figures]:
    """Schedule and compile one case."""
    funcs = kernels_of(CASES[case](length, element), device)
    for number, func in enumerate(funcs):
        func.sym_name = StringAttr(f"k{number}")
    source = CudaPrinter().print_module(ModuleOp([func.clone() for func in funcs]))
    used = list(nvrtc.compile_cubin(source, device.name).kernels.values())
    texts = nvrtc.compile_ptx(source, device.name).split(".entry ")[1:]
    found: list[Figures] = []
    for func, resources, text in zip(funcs, used, texts, strict=True):
        shared = shared_layout(func)[1]
        threads = resident_threads(func.block_size, resources.registers, shared, device)
        found.append(
            Figures(
                case,
                element,
                length,
                func.block_size,
                func.cluster,
                resources.registers,
                resources.spill_stores + resources.spill_loads + resources.stack,
                shared,
                threads / device.unit_threads,
                wide_accesses(text),
                max((reads for reads in reads_of(func).values()), default=0),
                threads * bytes_before_waiting(func),
            )
        )
    return found


def resident_threads(block: int, registers: int, shared: int, device: Device) -> int:
    """The threads resident on a multiprocessor (CUDA's occupancy calculation)."""
    a_warp = -(-registers * 32 // _GRANULE) * _GRANULE
    warps = -(-block // 32)
    blocks = min(
        device.unit_threads // block,
        device.unit_registers // a_warp // warps,
        device.unit_shared_bytes // (shared + _RESERVED),
        device.unit_blocks,
    )
    return blocks * block


def wide_accesses(ptx: str) -> int:
    """16-byte accesses of global memory in a kernel's PTX."""
    return len(re.findall(r"\b(?:ld|st)\.global[\w.]*\.(?:v4\.\w+32|v2\.\w+64)\b", ptx))


def _loads(func: FuncOp) -> Iterable[tuple[Operation, BlockArgument]]:
    """Each load from an argument of the function, with the argument: vector loads, and scalar loads for unaligned
    elements."""
    for op in func.walk():
        source: SSAValue | None = None
        if isinstance(op, VectorCopyOp):
            source = op.source
        elif isinstance(op, memref.LoadOp):
            source = op.memref
        if isinstance(source, BlockArgument) and source.block is func.body.block:
            yield op, source


def reads_of(func: FuncOp) -> dict[BlockArgument, int]:
    """The number of vector loads from each argument along the row. A load in a loop counts once, since each iteration
    loads other elements."""
    reads: dict[BlockArgument, int] = {}
    for op, source in _loads(func):
        if isinstance(op, VectorCopyOp):
            reads[source] = reads.get(source, 0) + 1
    return reads


def bytes_before_waiting(func: FuncOp) -> int:
    """The bytes that a thread loads before its first shuffle or barrier."""
    total = 0
    for op in func.walk():
        if isinstance(op, ShuffleXorOp | BarrierOp) or (isinstance(op, ClusterArriveOp) and total):
            break
        if isinstance(op, VectorCopyOp) and isinstance(op.source, BlockArgument):
            nbytes = op.width.value.data * dtypes.of(op.source.type).nbytes
            parent = op.parent_op()
            while parent is not None and parent is not func:
                nbytes *= parent.count.value.data if isinstance(parent, UnrollOp) else 1
                parent = parent.parent_op()
            total += nbytes
    return total


def table(rows: Sequence[Figures]) -> str:
    """The table, as Markdown."""
    lines = [
        "| row | threads | registers | spills | shared | occupancy | 16-byte accesses | reads | in flight |",
        "|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        team = f"{row.block}" if row.cluster == 1 else f"{row.cluster} x {row.block}"
        lines.append(
            f"| {row.length:,} | {team} | {row.registers} | {row.spills} | {row.shared:,} | "
            f"{row.occupancy:.0%} | {row.wide} | {row.reads} | {row.in_flight // 1024} KiB |"
        )
    return "\n".join(lines)


def page(arch: str, rows: Sequence[Figures]) -> str:
    """The text of the page."""
    major, minor = nvrtc.version()
    parts = [
        "# Row kernels: the compiler's figures",
        f"For {arch}, by NVRTC {major}.{minor}; made by `python -m benchmarks.gpu_figures --arch {arch}`. "
        "Nothing here was measured on a device. *Threads* are a block's, with the blocks of a cluster in "
        "front. *Spills* are bytes spilled or on the stack. *Occupancy* is computed. *16-byte accesses* are "
        "those in the code (PTX), *reads* how often the input that is read most is. *In flight* are the "
        "bytes that a multiprocessor's threads load before they first wait for each other: about 18 KiB "
        "are needed on an H100 at any time (see `passes/scheduling/gpu/rows/choice.py`).",
    ]
    for case in CASES:
        for element in ELEMENTS:
            own = [row for row in rows if (row.case, row.element) == (case, element)]
            if own:
                parts += [f"## {case}, {element}", table(own)]
    return "\n\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("--cases", default="", help="part of the names")
    parser.add_argument("page", nargs="?", type=Path, default=PAGE)
    options = parser.parse_args(arguments)
    device = devices.get(options.arch)
    wanted = [
        (case, element, length)
        for case in CASES
        for element in ELEMENTS
        for length in LENGTHS
        if options.cases in case
    ]

    def figures(each: tuple[str, str, int]) -> list[Figures]:
        return figures_of(*each, device)

    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(figures, wanted))
    options.page.write_text(page(options.arch, [row for rows in found for row in rows]), "utf-8")


if __name__ == "__main__":
    main()
