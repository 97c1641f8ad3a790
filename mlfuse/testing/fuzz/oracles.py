"""The oracles by name: what each checks, how large its programs are, and what it needs."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec

import numpy as np

from mlfuse.dialects.dtypes import Array
from mlfuse.runtime.compilers import cc, nvrtc
from mlfuse.testing import host_cuda, mlir_opt
from mlfuse.testing.fuzz import checks, cuda, devices, levels, memory, plans, stablehlo, upstream
from mlfuse.testing.fuzz.arrays import random_inputs
from mlfuse.testing.fuzz.chains import chains
from mlfuse.testing.fuzz.chains import errors as chain_errors
from mlfuse.testing.fuzz.each_cases import FAST, Case
from mlfuse.testing.fuzz.equal_parts import copies
from mlfuse.testing.fuzz.equal_parts import errors as equal_part_errors
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.fuzz.minimal import Check, problems_of
from mlfuse.testing.fuzz.typed_graph import Graph


@dataclass(frozen=True)
class Oracle:
    """A check that must hold for every program."""

    name: str
    about: str
    check: Check
    """A function that returns the problems of a graph, given its arguments."""
    missing: Callable[[], str] = lambda: ""
    """A function that returns the reason why the oracle can't run here; empty if it can."""
    slow: bool = False
    """Whether it runs a compiler, and so takes about a second for each graph, not a tenth of a second."""


def _needs(found: Callable[[], object], what: str) -> Callable[[], str]:
    return lambda: "" if found() else f"needs {what}"


_COMPILER = _needs(cc.find_compiler, "a C compiler")
ORACLES = {
    each.name: each
    for each in (
        Oracle("graph", "each graph-level pass keeps what the ops mean one by one",
               levels.graph_errors),
        Oracle("loop", "plans for a CPU, for sm_90, with a kernel for each op, and with a memory plan compute "
               "what the graph means, at the loop level", levels.loop_errors),
        Oracle("unfused", "these plans give the same bits where no sum's order counts",
               levels.unfused_errors),
        Oracle("text", "every stage, printed in either form, parses back to the same text",
               levels.text_errors),
        Oracle("orders", "passes in a random legal order, text between them or not, compute what the graph means",
               levels.order_errors),
        Oracle("saved-plans", "a saved plan gives the text and the plan of the run that saved it",
               plans.saved_errors),
        Oracle("edited-plans", "a randomly edited plan is refused with a place, or computes what the graph means",
               plans.edited_errors),
        Oracle("marks", "ops with random no_fuse, must_fuse, group and apart: refused with a place, or right",
               plans.marked_errors),
        Oracle("devices", "ops on random devices, the rest placed by --place, compute what the graph means",
               devices.device_errors),
        Oracle("memory", "the memory plan changes no bit, be all arguments donated or none",
               memory.memory_errors),
        Oracle("stablehlo", "the part that StableHLO can say: JAX's StableHLO interpreter and our import of its text agree "
               "with the graph", stablehlo.stablehlo_errors, _needs(lambda: find_spec("jaxlib"), "mlfuse[jax]")),
        Oracle("mlir-opt", "upstream MLIR reads and verifies every stage", upstream.upstream_errors,
               _needs(mlir_opt.find, "mlir-opt 20 or newer: pip install mlfuse[mlir]"), slow=True),
        Oracle("cpu", "compiled for the CPU: fused, a kernel for each op, and each op on its own operands, with bound arguments; the host level by its "
               "interpreter and in C",
               checks.errors_of, _COMPILER, slow=True),
        Oracle("nvrtc", "NVRTC compiles the CUDA text for four architectures", cuda.compile_errors,
               _needs(nvrtc.available, "NVRTC: pip install mlfuse[cuda]"), slow=True),
        Oracle("host-cuda", "the CUDA text, run on the host under sanitizers in two thread orders",
               cuda.host_errors, _needs(host_cuda.available, "a C++ compiler"), slow=True),
    )
}  # fmt: skip
"""The oracles that check a random graph."""

CHAINS = "chains"
EQUAL_PARTS = "equal-parts"
LISTS = "lists"
SPECIAL = {
    CHAINS: "contractions and chains of them, compiled for the CPU, compute what NumPy does",
    EQUAL_PARTS: "graphs of equal parts in one launch, forced, compute what NumPy does",
    LISTS: "functions over lists of tensors: op by op, at the loop level, with a memory plan, compiled",
}
"""The oracles that draw their own programs, with their descriptions."""
DRAWN: dict[str, tuple[Callable[[int, int], Graph], Check]] = {
    CHAINS: (chains, chain_errors),
    EQUAL_PARTS: (copies, equal_part_errors),
}
"""How these draw the graph of a seed with at most so many ops, and check it. `lists` draws no graph."""


@dataclass(frozen=True)
class Finding:
    """A failure of an oracle for the program of a seed."""

    oracle: str
    seed: int
    problems: Sequence[str]
    text: str
    graph: Graph | None = None
    inputs: Sequence[Array] = ()

    @property
    def kind(self) -> str:
        """The first problem up to a colon, which roughly identifies the fault."""
        return self.problems[0].partition(":")[0]


@dataclass(frozen=True)
class Size:
    """The size of a random graph, and its element types; all types if there are none."""

    ops: int = 8
    parts: int = 1
    dtypes: tuple[str, ...] = ()


def judged(name: str, seed: int, size: Size) -> Finding | None:
    """The failure of an oracle for the program of a seed, or None. Oracles that check graphs share the graph and its
    reference."""
    with np.errstate(all="ignore"):
        if name == LISTS:
            return _of_lists(seed)
        graph, inputs = _drawn(name if name in DRAWN else "", seed, size)
        problems = problems_of(check_of(name), graph, inputs)
    return Finding(name, seed, problems, graph.text(), graph, inputs) if problems else None


@lru_cache(maxsize=2)
def _drawn(special: str, seed: int, size: Size) -> tuple[Graph, Sequence[Array]]:
    if special:
        graph = DRAWN[special][0](seed, size.ops)
    else:
        graph = random_graph(seed, size.ops, size.parts, size.dtypes)
    return graph, random_inputs(graph, seed)


def check_of(name: str) -> Check:
    """The check of an oracle, to repeat it on a smaller graph. KeyError if the oracle draws no graph."""
    return DRAWN[name][1] if name in DRAWN else ORACLES[name].check


def _of_lists(seed: int) -> Finding | None:
    numbers = seed % 2 == 1
    try:
        case = Case(random.Random(seed), numbers=numbers)
    except Exception as error:
        return Finding(LISTS, seed, [f"{type(error).__name__}: {error}"], "")
    text = case.function.foreach_text(case.sizes)
    try:
        problems = case.problems(FAST[1:] if numbers else FAST)  # `interpreter` takes lists alone
    except Exception as error:
        problems = [f"{type(error).__name__}: {error}"]
    return Finding(LISTS, seed, problems, text) if problems else None
