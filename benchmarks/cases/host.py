"""The time of a call itself: a sum of 1 to 16 arguments with 16 elements each, for which a kernel takes almost no
time."""

from __future__ import annotations

from functools import reduce
from operator import add
from typing import Any

from benchmarks.case import Case, main_of, normals, tensor

COUNTS = (1, 4, 16)
SIZE = 16


def call(count: int) -> Case:
    """x0 + x1 + ...; with one argument, x0 + x0."""
    t = tensor((SIZE,))
    lines, total = list[str](), "%x0"
    for n in range(1, max(count, 2)):
        lines.append(f"%s{n} = graph.add {total}, %x{n if n < count else 0} : {t}")
        total = f"%s{n}"
    names = ", ".join(f"%x{n}: {t}" for n in range(count))

    def sums(*args: Any) -> Any:
        return reduce(add, args if count > 1 else args * 2)

    def for_library(_: Any, *args: Any) -> Any:
        return sums(*args)

    return Case(
        f"call/{count}",
        main_of(names, "\n".join(lines), f"{total} : {t}"),
        normals(*[(SIZE,)] * count),
        sums,
        4 * SIZE * (count + 1),
        torch=for_library,
        jax=for_library,
        cupy=for_library,
        fusible=True,
        small=True,
    )


def cases(tiny: bool) -> list[Case]:
    """A case for each number of arguments."""
    return [call(2)] if tiny else [call(count) for count in COUNTS]
