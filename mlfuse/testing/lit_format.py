"""lit's test format for `lit_tests`: commands run in forks of the lit worker, which has imported the package.

Most of the time of a short `mlfuse-opt` goes to starting Python and to imports. A worker of lit imports the modules
once; each command is then a child of its own, so a crash or a changed global reaches no other command. All else is
lit's: it parses RUN lines, opens pipes and files, and judges exit statuses.
"""

from __future__ import annotations

import functools
import gc
import importlib
import os
import pkgutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NoReturn

import lit.formats  # pyright: ignore[reportMissingTypeStubs]
import lit.TestRunner  # pyright: ignore[reportMissingTypeStubs]

TOOLS = {
    "mlfuse-opt": "mlfuse.cli.opt",
    "mlfuse-run": "mlfuse.cli.run",
    "filecheck": "filecheck.main",
}
"""The commands that are forked, with their modules. The function `main` of each reads `sys.argv`."""

_PACKAGES = ("cli", "dialects", "driver", "interpreter", "ir", "passes", "targets")
"""Packages of mlfuse whose modules the commands import while they run."""
_NOT_IMPORTED = "lsp"  # the language server


def words(tool: str) -> str:
    """The start of a shell command that runs a tool of TOOLS, independent of PATH."""
    return f'"{sys.executable}" -c "{_script(tool)}"'


def _script(tool: str) -> str:
    return f"import sys; from {TOOLS[tool]} import main; sys.exit(main())"


_SCRIPTS = {_script(tool): module for tool, module in TOOLS.items()}


class ForkingShTest(lit.formats.ShTest):
    """lit's ShTest with lit's own shell, which starts the commands of TOOLS by forking."""

    def __init__(self) -> None:
        super().__init__(execute_external=False)  # pyright: ignore[reportUnknownMemberType]

    def execute(self, test: Any, litConfig: Any) -> Any:  # noqa: N803 (lit's name)
        """The result of one test."""
        _prepare()
        return super().execute(test, litConfig)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


@functools.cache
def _prepare() -> None:
    """Import what commands import, and start them from this process.

    Nothing of a command is run here, so each child starts in the state of a new process.
    """
    for module in TOOLS.values():
        importlib.import_module(module)
    for name in _PACKAGES:
        package = importlib.import_module(f"mlfuse.{name}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if _NOT_IMPORTED not in found.name.split("."):
                importlib.import_module(found.name)
    gc.collect()
    gc.freeze()  # children don't look through what they share
    lit.TestRunner.subprocess = SimpleNamespace(**vars(subprocess) | {"Popen": _popen})


def _popen(args: Sequence[str], **how: Any) -> subprocess.Popen[Any]:
    """`subprocess.Popen`; a command of TOOLS runs in the fork, where another process would be executed."""
    module = _SCRIPTS.get(args[2]) if len(args) > 2 and args[0] == sys.executable else None
    if module is None:
        return subprocess.Popen(args, **how)
    run = functools.partial(_run, module, ["-c", *args[3:]], how["env"])
    return subprocess.Popen(args, **how, preexec_fn=run)


def _run(module: str, argv: list[str], environment: Mapping[str, str]) -> NoReturn:
    """Run `main` of a module and end this process with its exit status.

    Popen has set the working directory and the descriptors 0, 1 and 2. It waits until its own pipe to this child is
    closed, which means that the command has started.
    """
    status = 1
    try:
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        signal.signal(
            signal.SIGPIPE, signal.SIG_IGN
        )  # as Python has it; Popen restored the default
        os.environ.clear()
        os.environ.update(environment)
        sys.argv = argv
        sys.stdin = sys.__stdin__ = open(0, encoding="utf-8")  # noqa: SIM115
        sys.stdout = sys.__stdout__ = open(1, "w", encoding="utf-8")  # noqa: SIM115
        sys.stderr = sys.__stderr__ = open(2, "w", buffering=1, encoding="utf-8")  # noqa: SIM115
        status = _status(module)
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _status(module: str) -> int:
    try:
        code = importlib.import_module(module).main()
    except SystemExit as stop:
        code = stop.code
    except BaseException:
        traceback.print_exc()
        return 1
    if code is None or isinstance(code, int):
        return code or 0
    print(code, file=sys.stderr)
    return 1
