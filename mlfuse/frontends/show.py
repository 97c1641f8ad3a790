"""`mlfuse.show`: writes the report of anything that can be compiled, and opens it or shows it in a notebook."""

from __future__ import annotations

import linecache
import os
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.explain.report.build import build_report
from mlfuse.explain.report.executables import is_written, shapes_of
from mlfuse.explain.report.model import Report
from mlfuse.explain.report.origins import places_of
from mlfuse.explain.report.page import framed, page_of
from mlfuse.explain.report.timing import KernelTimer, call_us
from mlfuse.passes.utils.planned_for import planned_for
from mlfuse.targets import devices

if TYPE_CHECKING:
    from mlfuse.explain.executable import Executable
    from mlfuse.frontends.transforms.jitted import Jitted

_LONGEST = 3000
"""The most lines of a Python file that is shown as a whole; for a longer one, only lines near traced ops are shown."""
_AROUND = 30
_NOTEBOOK = "ZMQInteractiveShell"


@dataclass(frozen=True)
class Shown:
    """A written report. Notebooks display it."""

    report: Report = field(repr=False)
    path: Path

    def _repr_html_(self) -> str:
        return framed(page_of(self.report))


def show(
    what: object,
    *args: Any,
    path: str | Path | None = None,
    browse: bool | None = None,
    device: str | None = None,
    sources: Mapping[str, str] | None = None,
    **kwargs: Any,
) -> Shown:
    """Write the report of `what` (docs/report.md) and open it in a browser.

    `what` is an executable or an ONNX model; a function (jitted or not), with arguments to trace it for; or a module,
    its text or its path. With arguments, an executable or a function is timed. `path` is the output file, by default a
    temporary file. `browse` opens a browser; by default it does if there is a desktop and no notebook (which displays
    the result). `device` is the description that a module is scheduled for (default: sm_90). `sources` are more texts
    to show, by the file names in locations. MlfuseError for objects that can't be compiled.
    """
    report = report_of(what, *args, device=device, sources=sources, **kwargs)
    target = Path(path) if path is not None else _temporary(report.title)
    try:
        target.write_text(page_of(report), encoding="utf-8")
    except OSError as error:
        raise MlfuseError(f"can't write {target}: {error.strerror or error}") from error
    if browse if browse is not None else _has_desktop():
        webbrowser.open(target.resolve().as_uri())
    return Shown(report, target)


def report_of(
    what: object,
    *args: Any,
    device: str | None = None,
    sources: Mapping[str, str] | None = None,
    **kwargs: Any,
) -> Report:
    """The report alone; see `show`."""
    from mlfuse.explain.executable import Executable
    from mlfuse.frontends.transforms.jitted import Jitted, jit

    if isinstance(what, Executable):
        _refuse(
            device is not None, "an executable is already compiled for a device; leave device= out"
        )
        return what.report(*args, sources=sources)
    if isinstance(what, str | Path | ModuleOp):
        _refuse(bool(args or kwargs), "a module is not called; compile it, and show the executable")
        return _of_module(what, device, sources)
    if (parts := _parts(what)) is not None:
        if len(parts) != 1:
            raise MlfuseError(
                f"these are {len(parts)} programs; show one: .executables[0] or .regions[0]"
            )
        return parts[0].report()
    if callable(serving := getattr(what, "executable", None)):  # an ONNX model
        exe = cast("Executable", serving(*args, **kwargs))
        taken = args if len(args) == len(exe.signature.inputs) else ()
        return exe.report(*taken, sources=sources)
    if callable(what):
        made = (
            cast("Jitted[..., Any]", what)
            if isinstance(what, Jitted)
            else jit(cast(Callable[..., Any], what))
        )
        return _of_function(made, args, kwargs, sources)
    raise MlfuseError(
        f"there is no report of a {type(what).__name__}; pass an executable, a function or a module"
    )


def _parts(what: object) -> list[Any] | None:
    """The executables of objects with several: a graph of torch.compile, an optimizer's step."""
    from mlfuse.explain.each import EachExecutable

    if isinstance(what, EachExecutable):
        return [what]
    found = getattr(what, "regions", None)
    if found is None and hasattr(what, "step"):
        found = getattr(what, "executables", None)
    return found


def _of_module(
    source: str | Path | ModuleOp, device: str | None, sources: Mapping[str, str] | None
) -> Report:
    from mlfuse.driver.parsing import is_text, parse
    from mlfuse.ir.parsing import read_text

    module = parse(source)
    texts, title = dict(sources or {}), "module"
    if is_text(source):
        texts.setdefault("<text>", source)
    elif isinstance(source, str | Path):
        texts.setdefault(str(source), read_text(source))
        title = Path(source).name
    return build_report(
        module, title=title, device=device or planned_for(module) or devices.DEFAULT, sources=texts
    )


def _of_function(
    function: Jitted[..., Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    sources: Mapping[str, str] | None,
) -> Report:
    from mlfuse.frontends.transforms.stages import run_alone

    lowered = function.lower(*args, **kwargs)
    module = run_alone(lowered.module)
    texts = {**_python_sources(lowered.module), **(sources or {})}
    measure, shapes = None, shapes_of(module, "main")
    is_static = all(size >= 0 for shape in shapes for size in shape)
    if shapes and is_static and _is_compiled(devices.get(lowered.target).kind):
        kind = devices.get(lowered.target).kind
        measure = KernelTimer("main", shapes, kind, lowered.target)
    report = build_report(
        module,
        title=function.__name__,
        device=lowered.target,
        precision=lowered.precision,
        sources=texts,
        measure=measure,
        plan=lowered.saved,
        python=True,
    )
    if not is_written(module):
        kind = devices.get(lowered.target).kind
        report.time_us = call_us(lambda: function(*args, **kwargs), kind)
    return report


def _is_compiled(kind: str) -> bool:
    """Whether compiled kernels for a kind of device can run here."""
    from mlfuse.runtime.compilers import cc

    return kind == "cuda" or cc.find_compiler() is not None


def _python_sources(module: ModuleOp) -> dict[str, str]:
    """The text of up to three Python files that a traced function's ops come from: those with the most lines of ops."""
    used: dict[str, set[int]] = {}
    for op in module.walk():
        for place in places_of(op.location):
            used.setdefault(place.file, set()).add(place.line)
    texts: dict[str, str] = {}
    for file in sorted(used, key=lambda file: -len(used[file]))[:3]:
        lines = [line.rstrip("\n") for line in linecache.getlines(file)]
        if len(lines) > _LONGEST:
            first, last = min(used[file]) - _AROUND, max(used[file]) + _AROUND
            lines = [line if first <= n <= last else "" for n, line in enumerate(lines, 1)]
        if lines:
            texts[file] = "\n".join(lines)
    return texts


def _temporary(title: str) -> Path:
    name = "".join(c if c.isascii() and c.isalnum() else "-" for c in title).strip("-")[:60]
    folder = Path(tempfile.mkdtemp(prefix="mlfuse-"))
    return folder / f"{name or 'report'}.html"


def _has_desktop() -> bool:
    """Whether a browser would open a window: not in a notebook, and not if the browser runs in the terminal."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if type(shell).__name__ == _NOTEBOOK:
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise MlfuseError(message)
