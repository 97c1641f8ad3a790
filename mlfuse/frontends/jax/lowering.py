"""Compiles JAX functions to executables, from the StableHLO text that JAX lowers them to."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from mlfuse.diagnostics.errors import OpError, Place, SourceError
from mlfuse.explain.executable import compile
from mlfuse.frontends.jax.installed import jax
from mlfuse.runtime.process import forks
from mlfuse.version import __version__

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp

    from mlfuse.explain.executable import Executable

ArrayFunction = Callable[..., Sequence[Any]]
"""A function from arrays to a sequence of arrays; it uses only its arguments."""

PLATFORMS = ("cpu", "tpu")
"""The platforms that JAX lowers for. Some functions, such as random bits, are a loop or a library call on a CPU, but
plain ops on a TPU; so if the first text can't be imported, the second is tried."""

_LOOPS = (
    "loops of a known length can be unrolled: jax.lax.scan(..., unroll=True), or Python's for; leave others "
    "to JAX and fuse the code around them with mlfuse.jax.fused"
)
_OTHERS = "leave that part to JAX and fuse the code around it with mlfuse.jax.fused"


@dataclass(frozen=True)
class Lowered:
    """A compiled function. Its key is a hash of its text, its device and its aliases."""

    executable: Executable
    key: int
    aliases: Mapping[int, int]
    """By argument that gives its memory to a result: that result."""


_lowered: dict[int, Lowered] = {}
_lock = forks.lock()


def lower(
    function: ArrayFunction,
    avals: Sequence[Any],
    device: str,
    aliases: Mapping[int, int],
    name: str,
) -> Lowered:
    """Compile `function` for arrays like `avals` (they have a shape and a dtype).

    `name` is its name in errors. SourceError, at the user's line, for an op that can't be imported.
    """
    failed: SourceError | None = None
    for platform in PLATFORMS:
        try:
            text = _text(function, avals, platform)
        except (
            Exception
        ) as error:  # any error of JAX: it can't lower the function for that platform
            if failed is None:
                raise
            raise failed from error
        key = _key(text, device, aliases)
        with _lock:
            if key in _lowered:
                return _lowered[key]
        try:
            executable = compile(_aliased(text, aliases), device=device, stored=True)
        except SourceError as error:
            failed = failed or _in_terms_of(error, text, name)
            continue
        with _lock:
            return _lowered.setdefault(key, Lowered(executable, key, aliases))
    assert failed is not None
    raise failed


def _text(function: ArrayFunction, avals: Sequence[Any], platform: str) -> str:
    lib = jax()
    traced = lib.jit(function, keep_unused=True).trace(*avals)
    return traced.lower(lowering_platforms=(platform,)).as_text(debug_info=True)


def _key(text: str, device: str, aliases: Mapping[int, int]) -> int:
    """A hash of 63 bits. It is the same in every process, because compiled code that JAX keeps on disk may contain
    it."""
    said = f"{__version__}\0{device}\0{sorted(aliases.items())}\0{text}"
    return int.from_bytes(hashlib.sha256(said.encode()).digest()[:8], "little") >> 1


def _aliased(text: str, aliases: Mapping[int, int]) -> ModuleOp:
    """The module of a text, with the arguments in `aliases` marked as donated."""
    from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, i64
    from xdsl.dialects.func import FuncOp
    from xdsl.traits import SymbolTable

    from mlfuse.driver.parsing import parse

    module = parse(text)
    main = SymbolTable.lookup_symbol(module, "main")
    assert isinstance(main, FuncOp)
    numbers = range(len(main.function_type.inputs))
    main.arg_attrs = ArrayAttr(
        DictionaryAttr({"mlfuse.alias": IntegerAttr(aliases[k], i64)} if k in aliases else {})
        for k in numbers
    )
    return module


# Errors in the user's terms


def _in_terms_of(error: SourceError, text: str, name: str) -> SourceError:
    """The error, at the line of the user's source if JAX's text has it."""
    place, lines = error.place, text.splitlines()
    if place is not None and place.file != "<text>":
        place = replace(place, column=place.column + 1)  # JAX counts from 0
    elif place is not None:
        place = _users_place(lines, place.line - 1) or place
    elif isinstance(error, OpError):
        place = _users_place(lines, _first(lines, error.op.name))
    remedy = _LOOPS if error.message.startswith("stablehlo.while") else _OTHERS
    return SourceError(f"{name}: {error.message}; {remedy}", place, _line(place))


def _line(place: Place | None) -> str | None:
    import linecache

    line = linecache.getline(place.file, place.line).rstrip("\n") if place else ""
    return line or None


_ALIAS = re.compile(r"#loc\d*")
_FUNCTION = re.compile(r"@([\w.$-]+)\(")
_FILE = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')


def _users_place(lines: Sequence[str], number: int) -> Place | None:
    """The user's place of the op in a line of the text: its location is at the end of the op, which may be some lines
    below. Ops in JAX's own functions may have no location; then it is that of the function's first call."""
    while 0 <= number < len(lines):
        found = _place(_location(lines, number), lines)
        if found is not None:
            return found
        function = next(
            (_FUNCTION.search(each) for each in reversed(lines[:number]) if "func.func" in each),
            None,
        )
        number = -1 if function is None else _first(lines, f"call @{function[1]}(")
    return None


def _first(lines: Sequence[str], words: str) -> int:
    """The number of the first line that contains `words`; -1 if there is none."""
    return next((number for number, each in enumerate(lines) if words in each), -1)


def _location(lines: Sequence[str], number: int) -> str:
    """The name of the location of the op that starts in a line."""
    indent = len(lines[number]) - len(lines[number].lstrip())
    for each in lines[number:]:
        where = each.rfind("loc(")
        inside = len(each) - len(each.lstrip()) > indent or each.lstrip().startswith("^")
        alias = None if inside or where < 0 else _ALIAS.search(each, where)
        if alias is not None:
            return alias.group()
    return ""


def _aliases(lines: Sequence[str]) -> dict[str, str]:
    """The locations by name."""
    found: dict[str, str] = {}
    for each in lines:
        name, equals, what = each.partition(" = ")
        if name.startswith("#loc") and equals:
            found[name] = what
    return found


def _place(alias: str, lines: Sequence[str]) -> Place | None:
    """The first place of a location, callee before caller."""
    todo, seen, aliases = [alias], set[str](), _aliases(lines)
    while todo:
        name = todo.pop()
        what = aliases.get(name, "")
        if name in seen:
            continue
        seen.add(name)
        found = _FILE.search(what)
        if found is not None:
            return Place(found[1], int(found[2]), int(found[3]) + 1)  # JAX counts from 0
        todo += reversed(_ALIAS.findall(what))
    return None
