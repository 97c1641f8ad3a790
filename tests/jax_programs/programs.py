"""The test programs that JAX wrote, read from `data`, and how they are run here. JAX isn't needed.

Programs are compiled in batches: each is lowered by itself, so that a refusal is its own, and the
kernels of a batch are one C file, since starting a compiler takes longer than compiling a kernel.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from xdsl.dialects.builtin import ModuleOp, StringAttr, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.traits import SymbolTable

from mlfuse.dialects.kernel.ops import FuncOp as KernelFunc
from mlfuse.dialects.kernel.ops import LaunchOp
from mlfuse.driver import pipelines
from mlfuse.driver.lowering import Job, Lowered, lower
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.interpreter.compare import Tolerance, mismatch
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.calls.repeated_calls import LaunchPlan
from mlfuse.runtime.cpu import backend as cpu
from mlfuse.runtime.cpu.host import CpuHostFunction
from mlfuse.runtime.host.reader import program_of
from mlfuse.targets.printers.choice import printer_for
from mlfuse.targets.printers.host import HostPrinter, header, launched_by

Array = np.ndarray[Any, np.dtype[Any]]
Run = Callable[..., list[Array]]
FOLDER = Path(__file__).parent
DATA = FOLDER / "data"
OUTSIDE = "outside"
"""The family of programs that are refused for good; it has no results."""
BATCH = 4
"""Programs a C file, at most."""


@dataclass(frozen=True)
class Program:
    """One program of a family; `tolerances` are those of its results."""

    family: str
    number: int
    name: str
    primitives: tuple[str, ...]
    tolerances: tuple[Tolerance, ...]
    text: str

    @property
    def id(self) -> str:
        return f"{self.family}/{self.name}"

    def run(self, device: str) -> str | None:
        """Run on `device`: how the results differ from what they should be, None where all agree.

        MlfuseError where it can't be imported or compiled.
        """
        graph, signature = graph_of(self)
        inputs, outputs = arrays_of(self, signature)
        if device == "cpu":
            run = compiled(self)
            results = [np.asarray(result) for result in run(*inputs)]
        else:
            results = run_module(graph, "main", inputs)
        for number, (got, want) in enumerate(zip(results, outputs, strict=True)):
            if problem := difference(got, want, self.tolerances[number]):
                return f"result {number}: {problem}"
        return None


def difference(got: Array, want: Array, tolerance: Tolerance) -> str | None:
    """How a result differs; where it must be exact, signs of zeros count too."""
    problem = mismatch(got, want, tolerance)
    if problem is not None or not tolerance.exact or got.dtype.kind in "biu":
        return problem
    apart = (np.signbit(got) != np.signbit(want)) & (want == 0)
    if not apart.any():
        return None
    place = np.unravel_index(int(np.argmax(apart)), got.shape)
    return f"{apart.sum()} zeros of the other sign, the first at {[int(i) for i in place]}"


# Reading


@cache
def families() -> tuple[str, ...]:
    """Their names, `outside` not among them."""
    return tuple(sorted(path.stem for path in DATA.glob("*.npz")))


@cache
def programs(family: str) -> tuple[Program, ...]:
    """All programs of a family, in the order of the file."""
    texts = (DATA / f"{family}.mlir").read_text("utf-8").split("// -----\n")
    return tuple(_program(family, number, text) for number, text in enumerate(texts))


def _program(family: str, number: int, text: str) -> Program:
    header = dict(re.findall(r"^// (case|primitives|tolerances): ?(.*)$", text, re.MULTILINE))
    tolerances = tuple(
        Tolerance(*map(float, pair.split()))
        for pair in header.get("tolerances", "").split(", ")
        if pair
    )
    primitives = tuple(header["primitives"].split())
    return Program(family, number, header["case"], primitives, tolerances, text)


@cache
def _archive(family: str) -> Any:
    return np.load(DATA / f"{family}.npz")


def arrays_of(program: Program, signature: Signature) -> tuple[list[Array], list[Array]]:
    """A program's arguments and results."""
    raw: bytes = _archive(program.family)[program.name].tobytes()
    arrays: list[Array] = []
    for spec in (*signature.inputs, *signature.results):
        dtype, shape = spec.dtype.numpy, spec.shape
        count = int(np.prod(shape))
        array = np.frombuffer(raw[: count * dtype.itemsize], dtype=dtype).reshape(shape)
        raw = raw[count * dtype.itemsize :]
        arrays.append(array)
    assert not raw, f"{program.id}: {len(raw)} bytes of data left over"
    count = len(signature.inputs)
    return arrays[:count], arrays[count:]


# Compiling


@lru_cache(maxsize=2 * BATCH)
def graph_of(program: Program) -> tuple[ModuleOp, Signature]:
    """A program at the graph level, as imported."""
    module = pipelines.run(parse(program.text), "graph", "cpu")
    main = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(main, FuncOp)
    return module, Signature.of(main)


def compiled(program: Program) -> Run:
    """The program compiled for the CPU, and with it its batch."""
    made = _batch(program.family, batch_of(program))[program.name]
    if isinstance(made, Exception):
        raise made
    return made


def batch_of(program: Program) -> int:
    """The number of the program's batch: each batch has programs of its family from the first to the last."""
    return program.number % _batches(program.family)


def _batches(family: str) -> int:
    return -(-len(programs(family)) // BATCH)


@lru_cache(maxsize=32)
def _batch(family: str, number: int) -> dict[str, Run | Exception]:
    batch = programs(family)[number :: _batches(family)]
    lowered: dict[str, Lowered] = {}
    failed: dict[str, Exception] = {}
    for program in batch:
        try:
            lowered[program.name] = lower(Job(graph_of(program)[0], "main", "cpu"))
        except Exception as error:  # a fault too is this program's alone
            failed[program.name] = error
    return failed | _load(lowered)


def _load(lowered: dict[str, Lowered]) -> dict[str, Run | Exception]:
    """All programs by one C file; where that fails, each by its own, to tell whose fault it is."""
    try:
        return {**_load_together(lowered)}
    except Exception as error:
        if len(lowered) == 1:
            return dict.fromkeys(lowered, error)
    return {name: made for each in lowered.items() for name, made in _load(dict([each])).items()}


def _load_together(lowered: dict[str, Lowered]) -> dict[str, Run]:
    merged = ModuleOp([])
    names: list[str] = []
    for number, each in enumerate(lowered.values()):
        names += _rename(each.module, f"fused_{number}_")
        for op in list(each.module.ops):
            if isinstance(op, KernelFunc):
                op.detach()
                merged.body.block.add_op(op)
    hosts = {name: f"host_{number}" for number, name in enumerate(lowered)}
    functions = {name: lowered_to_host(each.host) for name, each in lowered.items()}
    texts = [printer_for("cpu").print_module(merged) if names else "", header()]
    for name, func in functions.items():
        assert func is not None
        texts.append(HostPrinter(names=False).print_host(func, hosts[name]))
    code = cpu.load("\n".join(texts), [*names, *hosts.values()])
    plans: dict[str, Run] = {}
    for name, each in lowered.items():
        func = functions[name]
        assert func is not None
        launched = tuple(code[kernel] for kernel in launched_by(func))
        function = CpuHostFunction.of(func, code[hosts[name]], launched)
        plans[name] = LaunchPlan.build(
            program_of(each.host), function, Signature.of(each.host), cpu.CpuBackend()
        )
    return plans


def _rename(module: ModuleOp, prefix: str) -> Sequence[str]:
    """Give a module's kernels names that no other module's have; those names."""
    names: list[str] = []
    for op in module.walk():
        if isinstance(op, KernelFunc):
            names.append(prefix + op.sym_name.data)
            op.properties["sym_name"] = StringAttr(names[-1])
        elif isinstance(op, LaunchOp):
            op.properties["callee"] = SymbolRefAttr(prefix + op.callee.root_reference.data)
    return names


# What fails


def not_yet() -> dict[tuple[str, str], str]:
    """Programs and devices known to fail, with the error: the lines of `not_yet.txt`."""
    lines = (FOLDER / "not_yet.txt").read_text("utf-8").splitlines()
    entries = [line.split("\t", 2) for line in lines if line and not line.startswith("#")]
    return {(name, device): error for name, device, error in entries}
