"""`--load FILE`: runs a Python file and takes passes and dialects from it."""

from __future__ import annotations

import sys
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import walk_tb
from types import ModuleType
from typing import TYPE_CHECKING

from mlfuse.cli.shield import UsageError

if TYPE_CHECKING:
    from xdsl.ir import Dialect
    from xdsl.passes import ModulePass

LOAD_HELP = "run a Python file and take passes and dialects from it (--doc add-a-pass)"


@dataclass(frozen=True)
class Loaded:
    """The passes and dialects of loaded files."""

    passes: dict[str, type[ModulePass]] = field(default_factory=dict[str, "type[ModulePass]"])
    """By flag."""
    dialects: dict[str, Dialect] = field(default_factory=dict[str, "Dialect"])
    """By name."""
    homes: dict[str, str] = field(default_factory=dict[str, str])
    """The file of each pass and dialect."""


NOTHING = Loaded()


def load_files(paths: Sequence[str]) -> Loaded:
    """Run files and register their passes and dialects. UsageError if one fails, defines none, or reuses a name."""
    if not paths:  # and nothing needs to be imported
        return NOTHING
    from mlfuse.ir.context import DIALECTS
    from mlfuse.passes import registry

    loaded = Loaded()
    for path in dict.fromkeys(paths):
        module = _run(path)
        passes, dialects = list(_passes_of(module)), _dialects_of(module)
        if not passes and not dialects:
            raise UsageError(
                f"--load={path}: it defines no ModulePass, no RewritePattern with a name and no Dialect"
            )
        for each in passes:
            _check_pass(each, path)
            _claim(loaded, f"--{each.name}", path, registry.names())
            loaded.passes[each.name] = each
        for dialect in dialects:
            _claim(loaded, dialect.name, path, DIALECTS)
            loaded.dialects[dialect.name] = dialect
    return loaded


def _run(path: str) -> ModuleType:
    file = Path(path)
    if not file.is_file():
        raise UsageError(f"--load={path}: there is no such file")
    name = f"mlfuse_loaded.{file.stem}"
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise UsageError(f"--load={path}: a Python file ends in .py")
    module = sys.modules[name] = module_from_spec(spec)  # where dataclasses look for it
    sys.path.insert(
        0, str(file.resolve().parent)
    )  # for imports from its folder, as with `python FILE`
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        line = _line_in(error, str(file.resolve()))
        raise UsageError(f"--load={path}: {type(error).__name__}{line}: {error}") from error
    finally:
        sys.path.pop(0)
    return module


def _line_in(error: Exception, file: str) -> str:
    """The line of the file that raised an error."""
    if isinstance(error, SyntaxError):
        return f" in line {error.lineno}"
    lines = [
        line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == file
    ]
    return f" in line {lines[-1]}" if lines else ""


def _passes_of(module: ModuleType) -> Iterator[type[ModulePass]]:
    """The passes that a file defines, including its named patterns."""
    from xdsl.passes import ModulePass
    from xdsl.pattern_rewriter import RewritePattern

    from mlfuse.passes.utils.pattern_pass import is_named, pass_of

    for value in list(vars(module).values()):
        if not isinstance(value, type) or value.__module__ != module.__name__:
            continue
        if issubclass(value, ModulePass) and hasattr(value, "name"):
            yield value
        elif issubclass(value, RewritePattern) and is_named(value):
            yield pass_of(value)


def _dialects_of(module: ModuleType) -> list[Dialect]:
    from xdsl.ir import Dialect

    return [value for value in vars(module).values() if isinstance(value, Dialect)]


def _check_pass(each: type[ModulePass], path: str) -> None:
    from mlfuse.passes.utils.levels import given_by, taken_by

    if not each.name.replace("-", "").isalnum():
        raise UsageError(
            f"--load={path}: the name of the pass {each.__name__} must be letters, digits and dashes, not {each.name!r}"
        )
    taken_by(each)  # MlfuseError for an unknown level
    given_by(each)


def _claim(loaded: Loaded, name: str, path: str, ours: Container[str]) -> None:
    home = "mlfuse" if name.lstrip("-") in ours else loaded.homes.get(name)
    if home is not None:
        raise UsageError(f"--load={path}: {home} has {name} already; give it another name")
    loaded.homes[name] = path
