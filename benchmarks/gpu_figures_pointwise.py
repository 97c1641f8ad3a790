"""Writes docs/gpu-figures-pointwise.md: `python -m benchmarks.gpu_figures_pointwise [PAGE]`.

Figures of compiled pointwise kernels, transposes and optimizers for sm_75, sm_80, sm_90 and sm_100: registers, spills,
16-byte accesses, bytes in flight. Needs no GPU, and takes about a minute.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp, StringAttr

from benchmarks.gpu_figures import wide_accesses
from mlfuse.dialects.kernel.ops import FuncOp
from mlfuse.driver.guard import Choices, Figures, review
from mlfuse.driver.lowering import ScheduledModule, take_to_kernels
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers import nvrtc
from mlfuse.targets import devices
from mlfuse.targets.printers.cuda import CudaPrinter

PAGE = Path(__file__).parents[1] / "docs" / "gpu-figures-pointwise.md"
ARCHITECTURES = ("sm_75", "sm_80", "sm_90", "sm_100")
CHOSEN = "sm_90"
"""The architecture for which the table has threads and bytes in flight."""


def function(arguments: str, body: str, results: str) -> str:
    """The text of a function; `results` as `%a : T, %b : U`."""
    pairs = [each.split(" : ") for each in results.split(", ")]
    names, types = ", ".join(p[0] for p in pairs), ", ".join(p[1] for p in pairs)
    return (
        f"func.func @main({arguments}) -> ({types}) {{\n{body}\n"
        f"  func.return {names} : {types}\n}}\n"
    )


def elementwise(shape: str, element: str, *ops: str, operands: str = "x") -> str:
    """The text of a function of elementwise ops `%name = graph.op %a %b`, all of one type. The last op is the
    result."""
    type_ = f"tensor<{shape}x{element}>"
    arguments = ", ".join(f"%{name}: {type_}" for name in operands)
    lines: list[str] = []
    for line in ops:
        name, op, *values = line.split()
        lines.append(f"  %{name} = graph.{op} {', '.join(f'%{v}' for v in values)} : {type_}")
    return function(arguments, "\n".join(lines), f"%{ops[-1].split()[0]} : {type_}")


def with_bias(shape: str, element: str, *, like: bool = False) -> str:
    """gelu(x + bias)."""
    cols = shape.rpartition("x")[2]
    x, b = f"tensor<{shape}x{element}>", f"tensor<{cols}x{element}>"
    source = f"like %x : {b}, {x} -> {x}" if like else f": {b} -> {x}"
    body = f"""  %w = graph.broadcast %b dims [1] {source}
  %s = graph.add %x, %w : {x}
  %y = graph.gelu %s : {x}"""
    return function(f"%x: {x}, %b: {b}", body, f"%y : {x}")


def dequantize(shape: str) -> str:
    """bf16(f32(x) * scale) for int8 x, with a scale for each column."""
    cols = shape.rpartition("x")[2]
    f32, types = f"tensor<{shape}xf32>", [f"tensor<{shape}x{t}>" for t in ("i8", "bf16")]
    body = f"""  %f = graph.cast %x : {types[0]} -> {f32}
  %w = graph.broadcast %s dims [1] : tensor<{cols}xf32> -> {f32}
  %m = graph.mul %f, %w : {f32}
  %y = graph.cast %m : {f32} -> {types[1]}"""
    return function(f"%x: {types[0]}, %s: tensor<{cols}xf32>", body, f"%y : {types[1]}")


def mixed(shape: str) -> str:
    """f32(x) + z for bf16 x."""
    x, z = f"tensor<{shape}xbf16>", f"tensor<{shape}xf32>"
    body = f"  %f = graph.cast %x : {x} -> {z}\n  %y = graph.add %f, %z : {z}"
    return function(f"%x: {x}, %z: {z}", body, f"%y : {z}")


def transposed(rows: int, cols: int, element: str, *, straight: bool = False) -> str:
    """relu(x).T, or x.T + z."""
    x, y = f"tensor<{cols}x{rows}x{element}>", f"tensor<{rows}x{cols}x{element}>"
    body = f"  %t = graph.transpose %x perm [1, 0] : {x} -> {y}\n"
    if straight:
        return function(f"%x: {x}, %z: {y}", body + f"  %y = graph.add %t, %z : {y}", f"%y : {y}")
    return function(f"%x: {x}", body + f"  %y = graph.neg %t : {y}", f"%y : {y}")


def both_layouts(rows: int, cols: int) -> str:
    """Two results: x + z, and its transpose in bf16."""
    x, t = f"tensor<{rows}x{cols}xf32>", f"tensor<{cols}x{rows}xbf16>"
    b = f"tensor<{rows}x{cols}xbf16>"
    body = f"""  %y = graph.add %x, %z : {x}
  %c = graph.cast %y : {x} -> {b}
  %t = graph.transpose %c perm [1, 0] : {b} -> {t}"""
    return function(f"%x: {x}, %z: {x}", body, f"%y : {x}, %t : {t}")


def optimizer(name: str, element: str, states: str, numbers: str, options: str = "") -> str:
    """A step over lists of parameters; states are f32 if parameters are bf16."""
    own, kept = f"tensor<?x{element}>", f"tensor<?x{element}>"
    written = ["p", *states.split()]
    lists = [f"%p: {own} {{mlfuse.each, tf.aliasing_output = 0 : i32}}"]
    lists.append(f"%g: {own} {{mlfuse.each}}")
    for number, state in enumerate(states.split(), 1):
        lists.append(f"%{state}: {kept} {{mlfuse.each, tf.aliasing_output = {number} : i32}}")
    lists += [f"%{number}: tensor<f64>" for number in numbers.split()]
    given = ", ".join(f"%{name}" for name in ("p", "g", *states.split()))
    words = " ".join(f"{number} %{number}" for number in numbers.split())
    types = ", ".join([own, own, *[kept] * len(states.split())])
    new = ", ".join(f"%{name}_1" for name in written)
    body = f"  {new} = optim.{name} {given} {words}{options} : {types}"
    results = ", ".join(f"%{n}_1 : {own if n == 'p' else kept}" for n in written)
    return function(", ".join(lists), body, results)


_ADAM = "step lr beta1 beta2 eps weight_decay"
_BIG = "8192x8192"
CASES: dict[str, dict[str, str]] = {
    "Pointwise": {
        "add, f32": elementwise(_BIG, "f32", "y add x z", operands="xz"),
        "add, bf16": elementwise(_BIG, "bf16", "y add x z", operands="xz"),
        "x sigmoid(x), f32": elementwise(_BIG, "f32", "s sigmoid x", "y mul x s"),
        "x sigmoid(x), bf16": elementwise(_BIG, "bf16", "s sigmoid x", "y mul x s"),
        "silu(x) z, bf16": elementwise(
            _BIG, "bf16", "s sigmoid x", "m mul x s", "y mul m z", operands="xz"
        ),
        "gelu(x + bias), f32": with_bias(_BIG, "f32"),
        "gelu(x + bias), bf16": with_bias(_BIG, "bf16"),
        "gelu(x + bias), f32, rows of 5001": with_bias("8192x5001", "f32"),
        "gelu(x + bias), f32, `?x?`": with_bias("?x?", "f32", like=True),
        "bf16 + f32": mixed(_BIG),
        "int8 to bf16 by a scale a column": dequantize(_BIG),
    },
    "Across": {
        "-x.T, f32": transposed(8192, 8192, "f32"),
        "-x.T, bf16": transposed(8192, 8192, "bf16"),
        "x.T + z, f32": transposed(8192, 8192, "f32", straight=True),
        "x.T + z, bf16": transposed(8192, 8192, "bf16", straight=True),
        "x + z, and transposed in bf16": both_layouts(8192, 8192),
    },
    "Optimizers": {
        "SGD with momentum, f32": optimizer(
            "sgd",
            "f32",
            "momentum_buffer",
            "step lr momentum dampening weight_decay",
            " {momentum}",
        ),
        "Adam, f32": optimizer("adam", "f32", "exp_avg exp_avg_sq", _ADAM),
        "AdamW, f32": optimizer("adamw", "f32", "exp_avg exp_avg_sq", _ADAM),
        "AdamW, bf16": optimizer("adamw", "bf16", "exp_avg exp_avg_sq", _ADAM),
        "LAMB, f32": optimizer("lamb", "f32", "exp_avg exp_avg_sq", _ADAM),
    },
}


@dataclass(frozen=True)
class Row:
    """The figures of one kernel."""

    name: str
    registers: tuple[str, ...]
    """The registers on each architecture; a star means that the guard has revised the schedule."""
    spills: int
    """Bytes of spills: the largest number of all architectures."""
    wide: int
    """16-byte accesses in the code."""
    chosen: Figures


def guarded(text: str, arch: str) -> tuple[list[FuncOp], bool]:
    """The kernels of the executable, and whether the guard has revised them."""

    def scheduled(choices: Choices) -> ScheduledModule:
        module = parse_module(text, "figures.mlir")
        return take_to_kernels(module, choices.target(arch), choices.put_on)

    choices = review(scheduled, arch)
    funcs = [op for op in scheduled(choices).module.ops if isinstance(op, FuncOp)]
    return funcs, choices != Choices()


def rows_of(name: str, text: str) -> list[Row]:
    """The rows of the table for the kernels of a case."""
    registers: dict[int, list[str]] = {}
    spills: dict[int, int] = {}
    chosen: list[tuple[Figures, int]] = []
    for arch in ARCHITECTURES:
        device = devices.get(arch)
        funcs, revised = guarded(text, arch)
        for number, func in enumerate(funcs):
            func.sym_name = StringAttr(f"k{number}")
        source = CudaPrinter().print_module(ModuleOp([func.clone() for func in funcs]))
        used = nvrtc.compile_cubin(source, arch).kernels
        for number, func in enumerate(funcs):
            own = used[f"k_k{number}"]
            registers.setdefault(number, []).append(f"{own.registers}{'*' * revised}")
            spills[number] = max(spills.get(number, 0), own.spill_stores + own.spill_loads)
            if arch == CHOSEN:
                ptx = nvrtc.compile_ptx(source, arch).split(".entry ")[1 + number]
                chosen.append((Figures.of(func, own, device), wide_accesses(ptx)))
    return [
        Row(
            name if len(chosen) == 1 else f"{name}, launch {number + 1}",
            tuple(registers[number]),
            spills[number],
            wide,
            figures,
        )
        for number, (figures, wide) in enumerate(chosen)
    ]


def table(rows: Sequence[Row]) -> str:
    """The table, as Markdown."""
    heads = " | ".join(ARCHITECTURES)
    lines = [
        f"| kernel | {heads} | spills | 16-byte accesses | threads | loads of a thread | in flight |",
        f"|---|{'--:|' * (len(ARCHITECTURES) + 5)}",
    ]
    for row in rows:
        figures = row.chosen
        numbers = " | ".join(row.registers)
        each = figures.in_flight // max(figures.threads, 1)
        lines.append(
            f"| {row.name} | {numbers} | {row.spills} | {row.wide} | {figures.threads} | "
            f"{each} B | {figures.in_flight / 1024:.0f} KiB |"
        )
    return "\n".join(lines)


def page(found: dict[str, list[Row]]) -> str:
    """The text of the page."""
    major, minor = nvrtc.version()
    parts = [
        "# Pointwise kernels on GPUs: the compiler's figures",
        f"By NVRTC {major}.{minor}; made by `python -m benchmarks.gpu_figures_pointwise`. Nothing here was "
        "measured on a device. Columns of architectures are registers per thread, with a star where the guard "
        "(`mlfuse/driver/guard.py`) has revised a schedule that spilled. *Spills* are bytes, the most "
        "of all architectures. *16-byte accesses* are those in the code (PTX) for "
        f"{CHOSEN}. *Threads* are those that a multiprocessor of {CHOSEN} holds at a time (of 2048), *loads of a "
        "thread* what it loads before it waits (without 16-byte accesses what it loads element by element), *in "
        "flight* both multiplied: an H100 needs about 18 KiB at any time, and copies are at their best "
        "with 40 to 64 (`passes/scheduling/gpu/groups.py`). Row kernels have a "
        "[page of their own](gpu-figures.md).",
    ]
    for title, rows in found.items():
        parts += [f"## {title}", table(rows)]
    return "\n\n".join(parts) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", nargs="?", type=Path, default=PAGE)
    options = parser.parse_args(arguments)
    found: dict[str, list[Row]] = {}
    with ThreadPoolExecutor(2) as pool:
        for title, cases in CASES.items():
            own = pool.map(rows_of, cases.keys(), cases.values())
            found[title] = [row for rows in own for row in rows]
    options.page.write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
