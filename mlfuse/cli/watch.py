"""Runs passes and observes them: printed IR, dumps, verification, reproducers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from traceback import walk_tb
from typing import Protocol

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.exceptions import DiagnosticException

from mlfuse.cli.files import make_folder, write
from mlfuse.cli.shield import InternalError
from mlfuse.cli.steps import COMPILE_TO
from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.diagnostics.watching import part
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module
from mlfuse.passes.placement.nested import apply_to
from mlfuse.passes.utils.levels import check_level

_OURS = ("mlfuse.", "xdsl.")
"""Packages whose passes are ours: a failure in one is a bug in mlfuse."""


class Observer(Protocol):
    """Observes a module between passes."""

    def before(self, each: ModulePass, module: ModuleOp) -> None:
        """A pass is about to run."""

    def after(self, each: ModulePass, module: ModuleOp) -> None:
        """A pass has run."""


@dataclass
class Watcher:
    """Applies passes to one module, with the given options."""

    options: argparse.Namespace
    folder: Path | None
    """Where dumps go."""
    command: str
    """The command line that leads here, for reproducers."""
    observers: Sequence[Observer] = ()
    ledger: str | None = None
    """Bytes per kernel, as text, if requested."""
    applied: list[ModulePass] = field(default_factory=list["ModulePass"])
    """The passes that have run."""
    _dumped: int = 0

    @property
    def prints(self) -> bool:
        """Whether IR is printed between passes."""
        names = ("before_all", "after_all", "before", "after", "after_change")
        return any(getattr(self.options, f"print_ir_{name}") for name in names)

    def run(
        self,
        ctx: Context,
        module: ModuleOp,
        groups: Sequence[tuple[str | None, Sequence[ModulePass]]],
    ) -> None:
        """Apply the passes in order; the passes of one flag are a group with its name."""
        self._dump(module, "input")
        for name, passes in groups:
            with nullcontext() if name is None else part(name):
                for step in self._needed(name, passes, module):
                    with part(step.name):
                        self._step(step, ctx, module)
        if self.options.ledger and self.ledger is None:
            with part("Ledger"):
                self.ledger = self._ledger_of(module)

    def _needed(
        self, name: str | None, passes: Sequence[ModulePass], module: ModuleOp
    ) -> Sequence[ModulePass]:
        """The passes of a flag; for `--compile-to`, those from the module's level on."""
        if name is None or not name.startswith(f"--{COMPILE_TO}"):
            return passes
        from mlfuse.driver.pipelines import remaining

        return remaining(passes, module)

    def _step(self, step: ModulePass, ctx: Context, module: ModuleOp) -> None:
        self._before(step, module)
        text = self._text(module) if self._needs_text() else ""
        for each in self.observers:
            each.before(step, module)
        try:
            self._apply(step, ctx, module)
        except Exception as error:
            self._write_reproducer(step, text, error)
            raise
        for each in self.observers:
            each.after(step, module)
        self.applied.append(step)
        self._after(step, module, text)
        self._dump(module, step.name)

    def _apply(self, step: ModulePass, ctx: Context, module: ModuleOp) -> None:
        try:
            check_level(step, module)
            apply_to(step, module, ctx)
        except (MlfuseError, InternalError):
            raise
        except DiagnosticException as error:  # how xDSL's own passes refuse their input
            raise SourceError(f"{step.name}: {str(error).partition(chr(10))[0]}", None) from error
        except Exception as error:
            if not type(step).__module__.startswith(_OURS):
                raise MlfuseError(_fault_of(step, error)) from error
            raise InternalError(f"in --{step.name}") from error
        if self.options.verify_each in ("true", "1"):
            self._verify(step, module)

    def _verify(self, step: ModulePass, module: ModuleOp) -> None:
        try:
            with part("verifying"):
                verify_module(module)
        except MlfuseError as error:
            if not type(step).__module__.startswith(_OURS):
                raise
            raise InternalError(f"--{step.name} left a module that doesn't verify") from error

    def _needs_text(self) -> bool:
        return self.options.print_ir_after_change or self.options.crash_reproducer is not None

    def _before(self, step: ModulePass, module: ModuleOp) -> None:
        if self.options.ledger and step.name == "schedule":
            self.ledger = self._ledger_of(module)
        if self.options.print_ir_before_all or _named(step, self.options.print_ir_before):
            self._show(f"Before {step.name}", self._text(module))

    def _after(self, step: ModulePass, module: ModuleOp, before: str) -> None:
        options = self.options
        if options.print_ir_after_change:
            after = self._text(module)
            if after != before:
                self._show(f"After {step.name}", after)
        elif options.print_ir_after_all or _named(step, options.print_ir_after):
            self._show(f"After {step.name}", self._text(module))

    def _ledger_of(self, module: ModuleOp) -> str:
        """The byte ledger of a copy, lowered to the loop level."""
        from mlfuse.driver import pipelines
        from mlfuse.passes.utils.ledger import ledger_of

        options = self.options
        loops = pipelines.run(module.clone(), "loop", options.device, precision=options.precision)
        entries = ledger_of(loops)
        rows = [(entry.name, entry.least, entry.planned) for entry in entries]
        rows.append(("total", sum(e.least for e in entries), sum(e.planned for e in entries)))
        width = max(len(name) for name, _, _ in rows)
        head = f"{'kernel':{width}}  {'least bytes':>16}  {'planned bytes':>16}"
        lines = [f"{name:{width}}  {least:16,}  {planned:16,}" for name, least, planned in rows]
        return "\n".join([head, *lines])

    def _show(self, when: str, text: str) -> None:
        print(f"// -----// IR Dump {when} //----- //\n{text}", file=sys.stderr)

    def _text(self, module: ModuleOp) -> str:
        return print_module(
            module,
            generic=self.options.print_op_generic,
            locations=self.options.print_debuginfo,
        )

    def _dump(self, module: ModuleOp, name: str) -> None:
        if self.folder is None:
            return
        make_folder(self.folder)
        write(self.folder / f"{self._dumped:02}-{name}.mlir", self._text(module))
        self._dumped += 1

    def _write_reproducer(self, step: ModulePass, text: str, error: Exception) -> None:
        path = self.options.crash_reproducer
        if path is None:
            return
        reason = str(error).partition("\n")[0]
        again = f"mlfuse-opt '-p={step.pipeline_pass_spec()}' {path}"
        write(Path(path), f"// {self.command}\n// {reason}\n// again: {again}\n{text}")
        print(f"mlfuse-opt: the input of --{step.name} is in {path}", file=sys.stderr)


def _fault_of(step: ModulePass, error: Exception) -> str:
    """The error of a user's pass, with the line of its file."""
    own = [
        f"{frame.f_code.co_filename}:{line}"
        for frame, line in walk_tb(error.__traceback__)
        if frame.f_globals.get("__name__") == type(step).__module__
    ]
    where = f" ({own[-1]})" if own else ""
    return (
        f"--{step.name} fails{where}: {type(error).__name__}: {error}; --debug shows the traceback"
    )


def _named(step: ModulePass, lists: Sequence[str]) -> bool:
    return any(step.name == name.strip() for names in lists for name in names.split(","))
