"""A program whose kernels, and the C that calls them, are compiled with sanitizers: `python sanitized.py WHAT`.

A process ends at the first memory error or undefined behavior, with the sanitizer's report. WHAT is one of:

- `graphs FIRST COUNT PARTS`: runs whole modules, and then random graphs.
- `mutants`: runs kernels with faults that must be found, and prints how the process of each ends, as JSON.
"""

from __future__ import annotations

import ctypes
import json
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import mlfuse
from mlfuse.dialects.dtypes import Array
from mlfuse.driver import pipelines
from mlfuse.driver.parsing import parse
from mlfuse.interpreter import run_module
from mlfuse.runtime.arguments import arrays
from mlfuse.runtime.compilers import cc
from mlfuse.testing.fuzz.arrays import laid_out, random_inputs
from mlfuse.testing.fuzz.each_cases import Case
from mlfuse.testing.fuzz.graphs import random_graph
from mlfuse.testing.fuzz.reference import Reference
from mlfuse.testing.fuzz.sensitivity import disagreements

DATA = Path(__file__).parents[2] / "data" / "modules"
EXAMPLES = ("bias_relu", "softmax_cross_entropy")
MIXED = """
func.func @main(%x: tensor<?x?xf32>, %r: tensor<?xf32>, %t: tensor<5x3xf64>, %i: tensor<6x1xi32>, %u: tensor<6x3xf64>)
    -> (tensor<?x?xf32>, tensor<?xf32>, tensor<5x3xf64>, tensor<6x3xf64>) {
  %0 = graph.broadcast %r dims [1] like %x : tensor<?xf32>, tensor<?x?xf32> -> tensor<?x?xf32>
  %1 = graph.add %x, %0 : tensor<?x?xf32>
  %2 = graph.softmax %1 {axis = 1 : i64} : tensor<?x?xf32>
  %3 = graph.reduce max %1 dims [1] : tensor<?x?xf32> -> tensor<?xf32>
  %4 = graph.scatter add %t [%i] %u offset [1] collapsed [0] index_map [0] index_vector 1 :
    tensor<5x3xf64>, tensor<6x1xi32>, tensor<6x3xf64> -> tensor<5x3xf64>
  %5 = graph.gather %t [%i] offset [1] collapsed [0] index_map [0] index_vector 1 sizes [1, 3] :
    tensor<5x3xf64>, tensor<6x1xi32> -> tensor<6x3xf64>
  func.return %2, %3, %4, %5 : tensor<?x?xf32>, tensor<?xf32>, tensor<5x3xf64>, tensor<6x3xf64>
}"""
"""Row reductions with `?` dims; a scatter and a gather, with indices outside of the tensor, too."""
ADD = """
func.func @main(%x: tensor<7xi32>, %y: tensor<7xi32>) -> tensor<7xi32> {
  %0 = graph.add %x, %y : tensor<7xi32>
  func.return %0 : tensor<7xi32>
}"""
MUTANTS = {
    "bounds": ("i0 < 7;", "i0 < 8;"),
    "result": ("p2[i0] = v2;", "p2[i0 + 1] = v2;"),
    "overflow": ("(int32_t)((uint32_t)v0 + (uint32_t)v1)", "v0 + v1"),
}
"""What is written in the kernel of `ADD`, and what takes its place."""


def guarded(shape: tuple[int, ...], dtype: np.dtype[np.generic], nbytes: int) -> tuple[Array, int]:
    """`arrays.empty`, with the memory after the elements forbidden. There is some, because room for alignment is added."""
    # NumPy keeps smaller blocks and would hand them out again with the part that is still forbidden.
    memory = np.empty(max(nbytes + arrays.ALIGNMENT, 1 << 12), np.uint8)
    start = memory.ctypes.data
    offset = -start % arrays.ALIGNMENT
    end = offset + nbytes
    ctypes.CDLL(None).__asan_poison_memory_region(
        ctypes.c_void_p(start + end), ctypes.c_size_t(memory.size - end)
    )
    return np.ndarray(shape, dtype, memory, offset), start + offset


def misaligned(array: Array) -> Array:
    """The same elements one byte off their alignment."""
    view = np.empty(array.nbytes + 1, np.uint8)[1:].view(array.dtype).reshape(array.shape)
    view[...] = array
    return view


def modules() -> None:
    """Run whole modules, and compare their results with the interpreter's."""
    for name in EXAMPLES:
        stored = np.load(DATA / f"{name}.npz")
        args = [
            stored[f"in{n}"] for n in range(sum(each.startswith("in") for each in stored.files))
        ]
        compare((DATA / f"{name}.mlir").read_text("utf-8"), [args])
    compare(MIXED, [mixed(1, 1), mixed(3, 17), mixed(0, 5), mixed(6, 40, strided=True)])
    for seed in (0, 1):  # tables of tensors, of tensors and numbers
        wrong = Case(random.Random(seed), numbers=seed == 1).problems(["cpu"])
        assert not wrong, wrong


def mixed(rows: int, columns: int, strided: bool = False) -> list[Array]:
    """Arguments of `MIXED`."""
    rng = np.random.default_rng(rows)
    plain = [*(rng.normal(size=shape) for shape in ((rows, columns), columns, (5, 3), (6, 3)))]
    x, r, t, u = plain[0].astype(np.float32), plain[1].astype(np.float32), *plain[2:]
    i = np.array([[0], [4], [4], [-1], [5], [2**31 - 1]], np.int32)
    if not strided:
        return [x, r, t, i, u]
    return [np.repeat(x.T, 2, axis=0)[::2].T, np.flip(r.copy()), misaligned(t), i[::-1], u[:, ::-1]]


def compare(text: str, calls: Sequence[Sequence[Array]]) -> None:
    """Each call's results, and those of the same call again."""
    executable = mlfuse.compile(text, device="cpu")
    module = pipelines.run(parse(text), "graph", "cpu")
    for args in calls:
        want = [np.asarray(each) for each in run_module(module, "main", args)]
        for _ in range(2):
            wrong = disagreements(module, args, executable.run(*args), want)
            assert not wrong, wrong


def graphs(first: int, count: int, parts: int) -> None:
    """Run random graphs of so many parts, and compare their results with the reference."""
    for seed in range(first, first + count):
        graph = random_graph(seed, ops=4, parts=parts)
        with np.errstate(all="ignore"):
            inputs = random_inputs(graph, seed)
            reference = Reference.of(graph, inputs)
            results = mlfuse.compile(graph.text(), "cpu").run(*laid_out(graph, inputs))
            wrong = reference.check(graph.results, [np.asarray(each) for each in results])
        assert not wrong, (seed, wrong)


def mutant(name: str) -> None:
    """Run the kernel of `ADD` with a fault. It gives the right results all the same, or seems to."""
    right, wrong = MUTANTS[name]
    library, changed = cc.library, list[str]()

    def with_fault(source: str, include: Sequence[str] = (), architecture: str = "") -> ctypes.CDLL:
        changed.extend([right] * source.count(right))
        return library(source.replace(right, wrong), include, architecture)

    cc.library = with_fault
    x = np.full(7, 2**31 - 1, np.int32)
    add = mlfuse.compile(ADD, device="cpu")
    assert changed == [right]
    print(add(x, x))


def end_of(name: str) -> tuple[int, str]:
    """The exit status of a process that runs a mutant, and what it writes to standard error."""
    with tempfile.TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            os.dup2(errors.fileno(), 2)
            mutant(name)
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        errors.seek(0)
        return status, errors.read().decode()


if __name__ == "__main__":
    arrays.empty = guarded
    match sys.argv[1:]:
        case ["graphs", first, count, parts]:
            modules()
            graphs(int(first), int(count), int(parts))
            print("nothing found")
        case ["mutants"]:
            print(json.dumps({name: end_of(name) for name in MUTANTS}))
        case _:
            sys.exit(__doc__)
