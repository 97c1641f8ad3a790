"""`mlfuse-opt`: reads MLIR text, runs passes, and prints text. See `--help`."""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mlfuse.cli.shield import MISTAKE, UsageError, message_of, shielded, writing_output
from mlfuse.diagnostics.errors import MlfuseError, SourceError

if TYPE_CHECKING:
    from xdsl.dialects.builtin import ModuleOp
    from xdsl.passes import ModulePass

    from mlfuse.cli.diagnostics import Diagnostic
    from mlfuse.cli.steps import Step
    from mlfuse.cli.telling import Teller
    from mlfuse.cli.timing import Timer
    from mlfuse.diagnostics.remark import Remark
    from mlfuse.diagnostics.remarks import Remarks

TOOL = "mlfuse-opt"
_SEPARATOR = re.compile(r"^[ \t]*// -----[^\n]*(?:\n|\Z)", re.MULTILINE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run with the given arguments (default: the process's); the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    return shielded(TOOL, lambda: _run(arguments), debug="--debug" in arguments)


def _run(argv: list[str]) -> int:
    from mlfuse.cli.arguments import parse
    from mlfuse.cli.steps import check_order

    options, steps = parse(argv)
    check_order(steps)
    text = _about(options)
    if text is not None:
        print(text)
        return 0
    return _process(_settle(options, steps), steps, argv)


def _about(options: argparse.Namespace) -> str | None:
    from mlfuse.cli import listing, manual

    if options.doc is not None:
        return manual.page(options.doc) if options.doc else manual.overview()
    if options.version:
        return listing.version()
    if options.list_passes:
        return listing.passes(options.loaded)
    return listing.dialects(options.loaded) if options.show_dialects else None


def _settle(options: argparse.Namespace, steps: Sequence[Step]) -> argparse.Namespace:
    """Defaults that depend on other flags."""
    from mlfuse.cli.files import check_outputs
    from mlfuse.cli.steps import check_devices
    from mlfuse.passes.utils.precision import check_precision
    from mlfuse.targets import devices

    options.named_device, options.named_target = options.device, options.target
    if options.device is not None:
        check_devices(steps, options.device)
    _settle_device(options, steps, "cpu" if options.target == "c" else devices.DEFAULT)
    check_precision(options.precision)
    if options.split_input_file and (options.save_plan or options.use_plan):
        raise UsageError("a plan is of one module: leave out --split-input-file")
    if options.split_input_file and options.html:
        raise UsageError("a report is of one module: leave out --split-input-file")
    devices.get(options.device)  # report an unknown one now, not in a pass
    check_outputs(options, options.input)
    return options


def _settle_device(options: argparse.Namespace, steps: Sequence[Step], default: str) -> None:
    """The device (`default` if the command names none), and the output if it follows from the
    device."""
    from mlfuse.cli.steps import COMPILE_TO
    from mlfuse.targets import devices

    options.device = options.named_device or default
    to_source = any(step.flag == COMPILE_TO and step.text == "source" for step in steps)
    if options.named_target is None and to_source:
        options.target = "cuda" if devices.get(options.device).is_cuda else "c"


def _process(options: argparse.Namespace, steps: Sequence[Step], argv: list[str]) -> int:
    from mlfuse.cli.steps import COMPILE_TO, Step
    from mlfuse.cli.telling import Teller
    from mlfuse.cli.timing import Timer
    from mlfuse.diagnostics.watching import part, watched_by

    timer, teller = Timer(), Teller(options)
    if options.explain and not steps:
        steps = [Step(COMPILE_TO, "loop")]
    with watched_by(timer), part("Start"):
        groups = _groups_of(steps, options)
        name, text = _read(options)
    chunks = _split(text, name) if options.split_input_file else [Chunk(name, text)]
    outputs: list[str | bytes] = []
    failed = False
    for number, chunk in enumerate(chunks):
        chunk.folder = _dump_folder(options, number if len(chunks) > 1 else None)
        run = _Run(options, steps, groups, timer, f"{TOOL} {shlex.join(argv)}", teller)
        with watched_by(timer):
            output = run.process(chunk)
        if output is not None:
            outputs.append(output)
        failed |= run.failed
    if options.timing:
        print(timer.table(), file=sys.stderr)
    teller.finish()
    if failed:
        return MISTAKE
    _write(options.output, outputs)
    return 0


@dataclass
class Chunk:
    """A part of the input that is processed separately."""

    name: str
    text: str
    line_offset: int = 0
    folder: Path | None = None


@dataclass
class _Run:
    """One run of the passes on one module, from text to text."""

    options: argparse.Namespace
    steps: Sequence[Step]
    groups: Sequence[tuple[str | None, Sequence[ModulePass]]]
    """The passes, grouped by their flag."""
    timer: Timer
    command: str
    teller: Teller
    failed: bool = False
    diagnostics: list[Diagnostic] = field(default_factory=list["Diagnostic"])

    def process(self, chunk: Chunk) -> str | bytes | None:
        """The output; None after a reported error."""
        output = None
        with self.teller.collecting() as remarks:
            try:
                output = self._compile(chunk, remarks)
            except MlfuseError as error:
                self._report(error, chunk)
        self._show_remarks(remarks)
        if self.options.verify_diagnostics:
            self._compare(chunk)
        return output

    def _compile(self, chunk: Chunk, remarks: Remarks) -> str | bytes | None:
        from mlfuse.diagnostics.watching import part

        with part("Start"):  # imports dominate the time of a short command
            from mlfuse.cli.emit import emit
            from mlfuse.cli.plans import close_plan, plan_session
            from mlfuse.cli.telling import Summary
            from mlfuse.cli.watch import Watcher
            from mlfuse.diagnostics.progress import shown
            from mlfuse.ir.context import new_context
            from mlfuse.ir.parsing import parse_module
            from mlfuse.ir.verify import verify_module
        options = self.options
        ctx = new_context(options.loaded.dialects.values())
        ctx.allow_unregistered = self.options.allow_unregistered_dialect
        with part("Parser"):
            module: ModuleOp = parse_module(
                chunk.text, chunk.name, ctx=ctx, line_offset=chunk.line_offset
            )
        with part("Verifier"):
            verify_module(module)
        self._go_on(module)
        if options.html:
            from mlfuse.cli.reports import write_report

            passes = [each for _, own in self.groups for each in own]
            with part("Report"):
                write_report(module, {chunk.name: chunk.text}, passes, options)
        observer = self.teller.observer(remarks)
        summary = Summary(options) if options.verbose else None
        observers = [each for each in (summary, observer) if each is not None]
        watcher = Watcher(options, chunk.folder, self.command, observers)
        quiet = watcher.prints or not self.groups
        with plan_session(options) as opened, nullcontext() if quiet else shown(TOOL):
            watcher.run(ctx, module, self.groups)
        if opened is not None:
            close_plan(self.options, opened)
        if self.options.ledger:
            print(watcher.ledger, file=sys.stderr)
        if summary is not None:
            seconds = self.timer.elapsed
            with part("Summary"):
                line = summary.line(chunk.name, watcher.applied, module, seconds)
            print(line, file=sys.stderr)
        if self.teller.asked:
            with part("Explanation"):
                answer = self.teller.answer(observer, ctx, module)
            sys.stdout.write(answer)
            if options.output is None:
                return None
        with part("Output"):
            return emit(module, self.options)

    def _go_on(self, module: ModuleOp) -> None:
        """Use the device that the module was planned for, if the command names none."""
        from mlfuse.passes.utils.planned_for import planned_for
        from mlfuse.targets import devices

        options, before = self.options, self.options.device
        default = "cpu" if options.named_target == "c" else devices.DEFAULT
        _settle_device(options, self.steps, planned_for(module) or default)
        if options.device != before:
            self.groups = _groups_of(self.steps, options)

    def _report(self, error: MlfuseError, chunk: Chunk) -> None:
        from mlfuse.cli.diagnostics import Diagnostic

        place = error.place if isinstance(error, SourceError) else None
        text = error.message if isinstance(error, SourceError) else str(error)
        self.diagnostics.append(Diagnostic("error", place.line if place else None, text))
        if self.options.verify_diagnostics:
            return
        self.failed = True
        if self.options.debug:
            import traceback

            traceback.print_exception(error)
        if isinstance(error, SourceError):
            shown = "\n" * chunk.line_offset + chunk.text
            print(error.render({chunk.name: shown}), file=sys.stderr)
        else:
            print(message_of(error, TOOL), file=sys.stderr)

    def _show_remarks(self, remarks: Sequence[Remark]) -> None:
        from mlfuse.cli.diagnostics import Diagnostic

        for remark in remarks:
            line = remark.place.line if remark.place else None
            _, _, body = remark.render().partition("remark: ")
            self.diagnostics.append(Diagnostic("remark", line, body))
        self.teller.show(remarks)

    def _compare(self, chunk: Chunk) -> None:
        from mlfuse.cli.diagnostics import expectations, unmet

        expected = expectations(chunk.text, chunk.line_offset)
        messages = unmet(chunk.name, expected, self.diagnostics)
        for message in messages:
            print(message, file=sys.stderr)
        self.failed |= bool(messages)


def _groups_of(
    steps: Sequence[Step], options: argparse.Namespace
) -> list[tuple[str | None, list[ModulePass]]]:
    """The passes of each step."""
    from mlfuse.cli.steps import label_of, passes_of

    return [
        (label_of(step), passes_of(step, options.device, options.precision, options.loaded))
        for step in steps
    ]


def _read(options: argparse.Namespace) -> tuple[str, str]:
    """The input's name and text; for an ONNX model, the text of its graph."""
    from mlfuse.cli import onnx

    if not onnx.is_model(options.input):
        if options.dim:
            raise UsageError("--dim is for ONNX models")
        return read_input(options.input)
    return options.input, onnx.text_of(options.input, options.dim)


def read_input(path: str) -> tuple[str, str]:
    """The input's name and text."""
    from mlfuse.ir.parsing import read_text

    if path != "-":
        return path, read_text(path)
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison]
        raise MlfuseError("<stdin>: error: standard input is closed; name a file")
    try:
        return "<stdin>", sys.stdin.buffer.read().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MlfuseError(f"<stdin>: error: byte {error.start} is not UTF-8") from error
    except OSError as error:
        raise MlfuseError(f"<stdin>: error: {error.strerror or error}") from error


def _split(text: str, name: str) -> list[Chunk]:
    """The parts between `// -----` lines."""
    chunks: list[Chunk] = []
    start = 0
    for match in [*_SEPARATOR.finditer(text), None]:
        stop = match.start() if match else len(text)
        chunks.append(Chunk(name, text[start:stop], text.count("\n", 0, start)))
        start = match.end() if match else stop
    return chunks


def _dump_folder(options: argparse.Namespace, number: int | None) -> Path | None:
    if options.dump_ir_dir is None:
        return None
    folder = Path(options.dump_ir_dir)
    return folder if number is None else folder / f"part-{number:02}"


def _write(path: str | None, outputs: Sequence[str | bytes]) -> None:
    texts = [output for output in outputs if isinstance(output, str)]
    data = b"".join(output for output in outputs if isinstance(output, bytes))
    content = data or "// -----\n".join(texts)
    if path is not None and path != "-":
        from mlfuse.cli.files import write

        write(Path(path), content)
    elif isinstance(content, bytes):
        with writing_output():
            sys.stdout.buffer.write(content)
    else:
        sys.stdout.write(content)


if __name__ == "__main__":
    sys.exit(main())
