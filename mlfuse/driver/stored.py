"""Compiled functions on disk: a process that compiles what an earlier one did loads the result, and no pass runs.

What is stored: the host function as data (`runtime/host/program.py`), and the C of it and its kernels, pickled. That is all
a call needs: no IR is parsed. The C is compiled code in the cache already (`runtime/compilers/cc.py`). Remarks, explanations
and stages aren't stored: who asks for them runs the passes.

The key is everything that the result depends on: the source with its locations, the options, the device description,
and the versions of Python, NumPy, xDSL and of this package. The package's version is the names, sizes and times of its
files, which Python's own cache trusts, too: an edited pass makes another key.

Some functions are never stored:
- those with own passes or dialects, ops of other packages, a plan or autotuning, which the key doesn't stand for;
- those with StableHLO's checks, whose ops run at each call;
- those of which a warning was given, since the next process must give it again;
- those for other devices than a CPU.

Entries are files of the cache of compiled code (`runtime/compilers/disk_cache.py`), which says whom it trusts, and
removes what is old. What is unpickled is trusted as far as the compiled code beside it, and no further. An entry that can't
be read is made again.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects import dtypes
from mlfuse.dialects.dtypes import DType
from mlfuse.driver.cpu_code import CpuCode
from mlfuse.ir.printing import print_module
from mlfuse.runtime.arguments.signature import Signature
from mlfuse.runtime.compilers import disk_cache
from mlfuse.runtime.host.program import Constant, Program
from mlfuse.runtime.library.external import CallExternal
from mlfuse.targets import devices

if TYPE_CHECKING:
    from mlfuse.driver.compile import Opened

_OF_THE_KEY = ("mlfuse.", "xdsl.")
"""The packages whose versions are in the key."""
_PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Entry:
    """A compiled host function."""

    program: Program
    signature: Signature | None
    """None for a function over lists of tensors."""
    code: CpuCode


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
        target=described(found.target),
        precision=options.precision,
        bound=str(len(options.bound)),
    )


def described(target: str) -> str:
    """A device description with its name, as text."""
    return repr((target, devices.get(target)))


def read(key: str) -> Sequence[Entry] | None:
    """What is stored under a key, if anything is; None, too, if it calls an external function that isn't registered: the
    passes tell the place of the call."""
    found = disk_cache.lookup(key)
    if found is None:
        return None
    try:
        return pickle.loads(found)
    except MlfuseError:
        return None


def write(key: str, entries: Sequence[Entry]) -> None:
    """Store a compiled function, and what makes its constants."""
    to = BytesIO()
    _Pickler(to, pickle.HIGHEST_PROTOCOL).dump(entries)
    disk_cache.store(key, to.getvalue())


class _Pickler(pickle.Pickler):
    """Element types stay the objects that they are, since they are compared by identity; external functions are looked up
    by name; an array of equal elements is stored as one."""

    def reducer_override(self, obj: Any) -> Any:
        match obj:
            case DType():
                return dtypes.named, (obj.name,)
            case np.dtype() if obj.isbuiltin == 1:
                return np.dtype, (obj.str,)
            case CallExternal():
                return CallExternal.of, (obj.name, dict(obj.options))
            case Constant() if obj.values.size > 1 and not any(obj.values.strides):
                values = obj.values
                return _splat, (values[(0,) * values.ndim], values.shape)
            case _:
                return NotImplemented


def _splat(value: np.generic, shape: tuple[int, ...]) -> Constant:
    return Constant(np.broadcast_to(value, shape))


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
