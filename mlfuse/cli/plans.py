"""`--save-plan` and `--use-plan` of `mlfuse-opt`."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager
from pathlib import Path

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.passes.plans.session import Session, session
from mlfuse.passes.plans.text import read_plan, text_of


def plan_session(options: argparse.Namespace) -> AbstractContextManager[Session | None]:
    """The plan session of `--save-plan` and `--use-plan`, open while passes run; None without these flags."""
    if not options.save_plan and not options.use_plan:
        return session(None)
    plan = read_plan(Path(options.use_plan)) if options.use_plan else None
    saves = options.save_plan is not None
    return session(Session(options.device, options.precision, plan, saves))


def close_plan(options: argparse.Namespace, done: Session) -> None:
    """Write the saved plan, if `--save-plan` asks for one. MlfuseError if no fusing pass has run."""
    from mlfuse.cli.files import write

    if not done.begun:
        flag = "--use-plan" if options.use_plan else "--save-plan"
        raise MlfuseError(
            f"{flag}: no pass of this command fuses; add --fuse, or --compile-to=fused"
        )
    if options.save_plan:
        write(Path(options.save_plan), text_of(done.saved()))
