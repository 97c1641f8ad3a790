"""A realistic module of any size: a chain of GPT blocks, forward and backward."""

from __future__ import annotations

import re
from pathlib import Path

BLOCK = Path(__file__).parents[2] / "examples" / "modules" / "gpt_block.mlir"


def chained(count: int) -> str:
    """The text of a module of so many blocks, of 332 ops each. A block's last result is the last argument of
    the next; the other arguments and results are the module's."""
    lines = BLOCK.read_text().split("\n")
    end = next(n for n, line in enumerate(lines) if line.strip().startswith("return "))
    head, body, functions = lines[1], lines[2:end], lines[end + 2 :]
    values, types = (part.split(", ") for part in lines[end].strip()[len("return ") :].split(" : "))
    arguments = re.findall(r"%arg\d+: (tensor<[^>]*>)", head)
    given = [f"%b{k}_arg{n}: {t}" for k in range(count) for n, t in enumerate(arguments[:-1])]
    given.append(f"%b0_arg{len(arguments) - 1}: {arguments[-1]}")
    text: list[str] = []
    for k in range(count):
        for line in body:
            own = line.replace("%", f"%b{k}_")
            if k:
                last = rf"%b{k}_arg{len(arguments) - 1}\b"
                own = re.sub(last, values[-1].replace("%", f"%b{k - 1}_"), own)
            text.append(own)
    returned = [value.replace("%", f"%b{k}_") for k in range(count) for value in values[:-1]]
    returned.append(values[-1].replace("%", f"%b{count - 1}_"))
    results = [*types[:-1] * count, types[-1]]
    signature = f"({', '.join(given)}) -> ({', '.join(results)})"
    last = f"    return {', '.join(returned)} : {', '.join(results)}"
    parts = ["module @blocks {", f"  func.func public @main{signature} {{", *text, last, "  }"]
    return "\n".join([*parts, *functions])
