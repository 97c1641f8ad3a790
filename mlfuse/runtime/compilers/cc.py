"""Compiles C text to functions, by the system's compiler.

`MLFUSE_CC`, else `CC`, names the compiler (arguments may follow, `-march=x86-64-v3` for one); otherwise the first of cc, gcc
and clang that works is used. No flag here changes a value: `-fno-math-errno` and
`-fno-trapping-math` give up `errno` and the floating-point exception flags, which nothing reads,
and let loops with conditions be vectorized. `-ffast-math` and its parts are never used: they break
NaN, and loading their result switches the whole process to flush-to-zero.
"""

from __future__ import annotations

import _ctypes
import ctypes
import errno
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache as remember
from importlib.resources import files
from itertools import takewhile
from pathlib import Path
from typing import Any
from weakref import finalize, ref

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.runtime.compilers import disk_cache as cache
from mlfuse.runtime.process import forks, threads
from mlfuse.version import __version__

CFunction = Callable[..., None]
"""A compiled `void f(void **buffers, const int64_t *sizes)`."""

_NATIVE = "-march=native"
FLAGS = (
    *("-std=c11", "-O3", _NATIVE, "-ffp-contract=off"),
    *("-fno-math-errno", "-fno-trapping-math", "-fPIC", "-shared", "-w"),
)
_OPENMP = "-fopenmp"


@dataclass(frozen=True)
class Compiler:
    """A C compiler that works here: its command, its version, and the meaning of `native`."""

    command: tuple[str, ...]
    version: str
    """The line of its output with its name and version."""
    target: str
    """The flags that `-march=native`, or its equivalent, expands to, in the compiler's own output."""
    flags: tuple[str, ...] = (*FLAGS, _OPENMP)

    @property
    def path(self) -> str:
        return self.command[0]

    def key(self, source: str) -> str:
        """The cache key of the compiled `source`."""
        return cache.key(
            source=source,
            compiler=shlex.join(self.command),
            version=self.version,
            target=self.target,
            flags=shlex.join(self.flags),
            mlfuse=__version__,
        )


@dataclass(frozen=True)
class Unusable:
    """Why no C compiler can be used."""

    reason: str
    is_installed: bool
    """Whether there is a compiler and it fails: a problem to fix. Machines without one are common."""


class _RefusedError(MlfuseError):
    """The compiler failed on a text. `said` is its exit status and output."""

    def __init__(self, path: str, said: str):
        super().__init__(
            f"{path} rejected generated C; this is a bug in mlfuse, or in the compiler: {said}"
        )
        self.said = said


class _Code(ctypes.CDLL):
    """Loaded code, unloaded once nothing refers to it or to one of its functions: a process that
    keeps compiling must not keep growing."""

    def __init__(self, path: str):
        super().__init__(path)
        # Not at process exit, when daemon threads may still run it.
        finalize(self, _ctypes.dlclose, self._handle).atexit = False


@dataclass
class _Library:
    lock: Any = field(default_factory=forks.lock)
    code: ref[_Code] | None = None


_libraries: dict[str, _Library] = {}
_libraries_lock = forks.lock()
_host_code: list[ctypes.CDLL] = []
"""The code that runs kernels, kept for the life of the process."""


def find_compiler() -> Compiler | None:
    """The C compiler to use, or None if none works; errors as for `search`."""
    found = search()
    return found if isinstance(found, Compiler) else None


def search() -> Compiler | Unusable:
    """The C compiler to use, or why there is none. The answer is cached.

    MlfuseError if MLFUSE_CC or CC isn't a command.
    """
    variable = next((name for name in ("MLFUSE_CC", "CC") if os.environ.get(name)), None)
    chosen = os.environ[variable] if variable else None
    return _find(variable, chosen, os.environ.get("PATH", ""))


def load(source: str, names: Sequence[str], architecture: str = "") -> dict[str, CFunction]:
    """The functions `names` of the C text `source`, compiled unless already known, for an architecture as `-march` names
    it (default: this machine's). A user of their
    addresses must keep them alive: the code is unloaded with them.

    MlfuseError if there is no compiler, or it rejects the text.
    """
    loaded = library(source, architecture=architecture)
    return {name: _function(loaded, name) for name in names}


def library(source: str, include: Sequence[str] = (), architecture: str = "") -> ctypes.CDLL:
    """The C text `source`, compiled and loaded as long as it is referenced. `include` are folders of headers, whose
    versions the text must name. `architecture` and errors as for `load`."""
    compiler = search()
    if isinstance(compiler, Unusable):
        raise MlfuseError(compiler.reason)
    if architecture:
        compiler = _for_architecture(compiler, architecture)
    folders = tuple(f"-I{folder}" for folder in include)
    return _library(source, replace(compiler, flags=(*compiler.flags, *folders)))


@remember
def _for_architecture(compiler: Compiler, architecture: str) -> Compiler:
    """A compiler with code for another architecture than this machine's. MlfuseError if it doesn't know it, or if this machine
    can't run such code."""
    wanted = (f"-march={architecture}",)
    native = tuple(flag for flag in compiler.flags if flag.endswith("=native"))
    missing = sorted(_features(compiler, wanted) - _features(compiler, native))
    if missing:
        raise MlfuseError(
            f"this machine can't run code for {architecture!r}, the architecture of a device description: it lacks "
            + ", ".join(missing[:4])
        )
    others = tuple(flag for flag in compiler.flags if flag not in native)
    return replace(compiler, flags=(*others, *wanted))


def _features(compiler: Compiler, flags: Sequence[str]) -> set[str]:
    """The instruction sets that code with these flags may use, as the compiler predefines them: `__AVX2__` for one."""
    asked = _run([*compiler.command, *flags, "-dM", "-E", "-x", "c", "/dev/null"])
    if asked.returncode:
        first = (asked.stderr.strip().splitlines() or ["no message"])[0]
        raise MlfuseError(
            f"the C compiler doesn't take {' '.join(flags)}, the architecture of a device description: {first}"
        )
    return set(re.findall(r"^#define (__[A-Z]\w*) 1$", asked.stdout, re.MULTILINE))


def _library(source: str, compiler: Compiler) -> ctypes.CDLL:
    """The loaded code of `source`. Threads that need the same code wait for the one that compiles it."""
    key = compiler.key(source)
    with _libraries_lock:
        library = _libraries.setdefault(key, _Library())
    with library.lock:
        code = library.code() if library.code is not None else None
        if code is None:
            payload = cache.lookup(key)
            if payload is None:
                payload = _compile(source, compiler)
                cache.store(key, payload)
            code = _open(payload)
            library.code = ref(code)
            finalize(code, _forget, key, library).atexit = False
    return code


def _forget(key: str, library: _Library) -> None:
    if _libraries.get(key) is library:
        del _libraries[key]


def _function(library: ctypes.CDLL, name: str) -> CFunction:
    try:
        function = library[name]
    except AttributeError:
        raise MlfuseError(f"compiled code has no {name!r}; this is a bug in mlfuse") from None
    function.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    function.restype = None
    return function


def _compile(source: str, compiler: Compiler) -> bytes:
    try:
        # When the interpreter ends, the folder is removed while another thread's compiler may still write to it.
        with tempfile.TemporaryDirectory(prefix="mlfuse-", ignore_cleanup_errors=True) as folder:
            text, output = Path(folder, "kernels.c"), Path(folder, "kernels.so")
            text.write_text(source, "utf-8")
            command = _with_flags(compiler.command, compiler.flags)
            done = _run([*command, str(text), "-o", str(output), "-lm"])
            if done.returncode == 0 and output.exists():
                return output.read_bytes()
    except OSError as error:
        raise _no_room("compile", error) from error
    first = "\n".join(done.stderr.strip().splitlines()[:8])
    raise _RefusedError(
        compiler.path, f"exit {done.returncode}: {first or 'no message, and no code'}"
    )


def _no_room(what: str, error: OSError) -> MlfuseError:
    """The error if temporary files can't be written."""
    remedy = "set TMPDIR to a directory with room for temporary files"
    if error.errno == errno.EFBIG:
        remedy = "raise the limit on the size of files (ulimit -f)"
    return MlfuseError(f"can't {what}: {error}; {remedy}")


def _open(code: bytes) -> _Code:
    # A file with a unique name, not memfd: the loader takes two libraries of the same path,
    # such as /proc/self/fd/5, for one.
    try:
        with tempfile.NamedTemporaryFile(prefix="mlfuse-", suffix=".so") as file:
            file.write(code)
            file.flush()
            return _load(file.name)
    except OSError as error:
        raise _no_room("write compiled code", error) from error


def _load(path: str) -> _Code:
    try:
        return _Code(path)
    except OSError as error:
        raise MlfuseError(
            f"can't load compiled code: {error}; set TMPDIR to a directory whose file system "
            "allows programs"
        ) from error


@remember
def _find(variable: str | None, chosen: str | None, path: str) -> Compiler | Unusable:
    """The first candidate that works: the one that a variable names, else those with common names. If none
    works, why the first installed one doesn't. `path` is part of the cache key."""
    failed: Unusable | None = None
    for candidate in (chosen,) if chosen else ("cc", "gcc", "clang"):
        words = _words(variable, candidate)
        program = shutil.which(words[0], path=path) if words else None
        if program is None:
            continue
        try:
            return _probe((program, *words[1:]))
        except MlfuseError as error:
            said = error.said if isinstance(error, _RefusedError) else str(error)
            source = f" (from {variable})" if variable else ""
            reason = f"the C compiler {candidate!r}{source} fails: {said}"
            failed = failed or Unusable(reason, is_installed=True)
    return failed or Unusable(
        "no C compiler was found (set MLFUSE_CC, or install gcc or clang)"
        + (f": there is no {chosen!r}, which {variable} names" if chosen else ""),
        is_installed=False,
    )


def _words(variable: str | None, command: str) -> list[str]:
    """A command split into program and arguments."""
    try:
        return shlex.split(command)
    except ValueError as error:
        raise MlfuseError(
            f"{variable}: {command!r} isn't a command: {str(error).lower()}; write a compiler and its "
            "flags as in a shell"
        ) from error


def _probe(command: tuple[str, ...]) -> Compiler:
    """The compiler of `command`, with OpenMP and code for this CPU if it supports them. MlfuseError if
    it doesn't work.

    The answer is cached for other processes, as long as the compiler's file and the CPU are the same.
    """
    known = _answer_key(command)
    version, target, *rest = _answer(command, known)
    problems: list[MlfuseError] = []
    for flags in [tuple(rest)] if rest else _choices():
        if not rest and _NATIVE not in flags:  # the flags of `native` aren't valid for these
            version, target = _asked(command, flags)
        compiler = Compiler(command, version, target, flags)
        try:
            with threads.sleeping_soon():  # the first code that needs OpenMP's library
                _host_code.append(_library(host_source(), compiler))  # needed anyway
        except MlfuseError as error:
            problems.append(error)
            continue
        if known is not None and not rest:
            cache.store(known, "\0".join([version, target, *flags]).encode())
        return compiler
    raise problems[-1]  # with the fewest extra flags


@remember
def host_source() -> str:
    """The C text that every call needs (`host.c`). A compiler is tried with it."""
    return files("mlfuse.runtime.compilers").joinpath("host.c").read_text("utf-8")


def _choices() -> Iterator[tuple[str, ...]]:
    """Flags, best first. `-march=native` is `-mcpu=native` on some CPUs (clang before 15 on
    AArch64, gcc on POWER), and unknown to some compilers."""
    for native in (_NATIVE, "-mcpu=native", ""):
        for openmp in (_OPENMP, ""):
            flags = [native if flag == _NATIVE else flag for flag in (*FLAGS, openmp)]
            yield tuple(filter(None, flags))


def _answer(command: tuple[str, ...], known: str | None) -> list[str]:
    """A compiler's version and target, with its flags if they are cached."""
    if known is not None and (kept := cache.lookup(known)) is not None:
        return kept.decode().split("\0")
    return _asked(command, (_NATIVE,))


def _asked(command: tuple[str, ...], flags: Sequence[str]) -> list[str]:
    """A compiler's version and target with some flags. MlfuseError if it can't be called."""
    try:
        # `-###` prints the commands that would run, with `-march=native` resolved.
        asked = _run([*_with_flags(command, flags), "-###", "-E", "-x", "c", "/dev/null"])
    except OSError as error:
        raise MlfuseError(str(error)) from error
    lines = asked.stderr.splitlines()
    version = next((line.strip() for line in lines if " version " in line), "unknown")
    return [version, asked.stderr or "unknown"]


def _answer_key(command: tuple[str, ...]) -> str | None:
    """The cache key of a compiler's answer: it depends on the compiler's file and the CPU. None if
    these are unknown."""
    try:
        info = Path(command[0]).stat()
        cpu = Path("/proc/cpuinfo").read_text("utf-8").partition("\n\n")[0]
    except OSError:
        return None
    steady = [
        line for line in cpu.splitlines() if "MHz" not in line and "bogomips" not in line.lower()
    ]
    return cache.key(
        command=shlex.join(command),
        file=f"{Path(command[0]).resolve()} {info.st_ino} {info.st_size} {info.st_mtime_ns}",
        cpu="\n".join(steady),
        flags=shlex.join((*FLAGS, _OPENMP)),
        mlfuse=__version__,
    )


def _with_flags(command: Sequence[str], flags: Sequence[str]) -> list[str]:
    """A compiler's command with our flags before the user's, so that the user's take precedence."""
    words = len(list(takewhile(lambda word: not word.startswith("-"), command)))
    return [*command[:words], *flags, *command[words:]]


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        errors="replace",
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C"},
        check=False,
    )
