"""Compiled functions on disk: a process that compiles what an earlier one did loads the result, and no pass runs.

What is stored: the host function as text, at the kernel level, and the C of it and its kernels. That is all a call
needs. The C is compiled code in the cache already (`runtime/compilers/cc.py`). Remarks, explanations and stages aren't
stored: who asks for them runs the passes.

The key is everything that the result depends on: the source with its locations, the options, the device description,
and the versions of Python, NumPy, xDSL and of this package. The package's version is the names, sizes and times of its
files, which Python's own cache trusts, too: an edited pass makes another key.

Some functions are never stored:
- those with own passes or dialects, ops of other packages, a plan or autotuning, which the key doesn't stand for;
- those with StableHLO's checks, whose ops run at each call;
- those of which a warning was given, since the next process must give it again;
- those for other devices than a CPU.

Entries are files of the cache of compiled code (`runtime/compilers/disk_cache.py`), which says whom it trusts, and
removes what is old. An entry that can't be read is made again.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from xdsl.dialects.builtin import ModuleOp, UnknownLoc
from xdsl.dialects.func import FuncOp

from mlfuse.diagnostics.errors import place_of
from mlfuse.driver.cpu_code import CpuCode
from mlfuse.ir.context import new_context
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.passes.lower_to_host import lowered_to_host
from mlfuse.runtime.compilers import disk_cache
from mlfuse.targets import devices

if TYPE_CHECKING:
    from mlfuse.driver.compile import Opened

_NAME = "<stored>"
_OF_THE_KEY = ("mlfuse.", "xdsl.")
"""The packages whose versions are in the key."""
_PACKAGE = Path(__file__).parents[1]


def key_of(found: Opened) -> str | None:
    """The name of a function's entry; None if it can't be stored."""
    options = found.options
    if not options.stored or found.device != "cpu":
        return None
    if options.dialects or options.passes or options.plan or options.autotune:
        return None
    if any(not type(op).__module__.startswith(_OF_THE_KEY) for op in found.source.walk()):
        return None
    return disk_cache.key(
        kind="function",
        made_by=versions(),
        source=print_module(found.source, locations=True),
        function=options.function,
        target=repr((found.target, devices.get(found.target))),
        precision=options.precision,
        bound=str(len(options.bound)),
    )


def read(key: str) -> CpuCode | None:
    """What is stored under a key, if anything is."""
    entry = disk_cache.lookup(key)
    if entry is None:
        return None
    stored = json.loads(entry)
    module = parse_module(stored["host"], _NAME, ctx=new_context())
    for op in module.walk():
        place = place_of(op)
        if place is not None and place.file == _NAME:  # the parser gave it one
            op.location = UnknownLoc()
    host = next(op for op in module.ops if isinstance(op, FuncOp))
    lowered = lowered_to_host(host)
    return None if lowered is None else CpuCode(host, lowered, stored["units"])


def write(key: str, code: CpuCode) -> None:
    """Store a function's code."""
    alone = ModuleOp([code.host.clone()])
    text = print_module(alone, locations=True)
    disk_cache.store(key, json.dumps({"host": text, "units": code.units}).encode())


@cache
def versions() -> str:
    """The versions of all that makes the code."""
    libraries = [sys.version, np.__version__, version("xdsl")]
    return "\n".join([*libraries, *_files(_PACKAGE)])


def _files(folder: Path) -> list[str]:
    """The names, sizes and times of the files below a folder, in order."""
    found: list[str] = []
    for path, folders, names in os.walk(folder, followlinks=True):
        folders[:] = sorted(each for each in folders if each != "__pycache__")
        for name in sorted(names):
            file = Path(path, name)
            with suppress(FileNotFoundError):  # an editor's own, already gone
                info = file.stat()
                found.append(f"{file} {info.st_size} {info.st_mtime_ns}")
    return found
