"""Functions called with lists of tensors, run in every way: the loop level by NumPy, the CPU, CUDA text on
the host in both orders of threads, with arrays that vector accesses can't be used on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mlfuse.explain.each import compile_each
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.compilers.cc import find_compiler
from mlfuse.testing import host_cuda
from mlfuse.testing.host_each import HostEach

Array = np.ndarray[Any, np.dtype[Any]]
Lists = list[list[Array]]
Outcome = tuple[Lists, list[Array]]


def each_function(arguments: str, results: str, body: str) -> str:
    """A function's text. `arguments`: names of lists, all f32, each written over by the result of
    its number; what comes after a `;` is shared, all f64. `results`: of every written list, then
    numbers as `name:type`. A list in brackets is only read."""
    lists, _, shared = arguments.partition(";")
    given: list[str] = []
    written = 0
    for name in lists.split():
        if name.startswith("["):
            given.append(f"%{name[1:-1]}: tensor<?xf32> {{mlfuse.each}}")
            continue
        alias = f"tf.aliasing_output = {written} : i32"
        given.append(f"%{name}: tensor<?xf32> {{mlfuse.each, {alias}}}")
        written += 1
    given += [f"%{name}: tensor<f64>" for name in shared.split()]
    pairs = [each.partition(":") for each in results.split()]
    types = ", ".join(f"tensor<{kind or '?xf32'}>" for _, _, kind in pairs)
    values = ", ".join(f"%{name}" for name, _, _ in pairs)
    return (
        f"func.func @main({', '.join(given)}) -> ({types}) {{\n{body}\n"
        f"  func.return {values} : {types}\n}}\n"
    )


def every_list(
    text: str, lists: Sequence[Sequence[Array]], shared: Sequence[object] = (), *, cuda: bool = True
) -> dict[str, Outcome]:
    """The lists and the numbers after one call, by the way they were found."""
    found: dict[str, Outcome] = {}
    devices = ["interpreter", *(["cpu"] if find_compiler() is not None else [])]
    for device in devices:
        given = copied(lists)
        numbers = compile_each(text, device=device)(given, shared)
        found[device] = given, [np.asarray(n) for n in numbers]
    if cuda and host_cuda.available():
        module = HostEach.of(parse_module(text))
        for name, options in (("cuda", {}), ("reverse", {"order": "reverse", "misalign": True})):
            given = copied(lists)
            numbers = module.run(given, shared, **options)  # pyright: ignore[reportArgumentType]
            found[name] = given, numbers
    return found


def copied(lists: Sequence[Sequence[Array]]) -> Lists:
    """The same in other memory."""
    return [[np.array(a) for a in each] for each in lists]


def check_lists(
    text: str,
    lists: Sequence[Sequence[Array]],
    shared: Sequence[object],
    want: Sequence[Sequence[object]],
    numbers: Sequence[object] = (),
    *,
    cuda: bool = True,
) -> None:
    """Every way gives exactly this."""
    for way, (got, totals) in every_list(text, lists, shared, cuda=cuda).items():
        for n, (each, expected) in enumerate(zip(got, want, strict=True)):
            for k, (array, value) in enumerate(zip(each, expected, strict=True)):
                np.testing.assert_array_equal(array, value, err_msg=f"{way}: list {n}, tensor {k}")
        for total, value in zip(totals, numbers, strict=True):
            np.testing.assert_array_equal(total, value, err_msg=way)
