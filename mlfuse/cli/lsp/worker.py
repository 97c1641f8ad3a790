"""The process that reads texts and plans kernels, so that the server itself always answers at once.

`python -m mlfuse.cli.lsp.worker`: reads jobs from stdin, writes answers to stdout (`jobs`). A thread reads
jobs, so that a replaced job stops at the parser's next op or before the next pass.
"""

from __future__ import annotations

import os
import pickle
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from mlfuse.cli.lsp.analysis import Cancelled, analyse
from mlfuse.cli.lsp.catalogue import op_docs
from mlfuse.cli.lsp.findings import Analysis, Decisions
from mlfuse.cli.lsp.formatting import formatted
from mlfuse.cli.lsp.fusing import decide
from mlfuse.cli.lsp.jobs import Answer, Job, Refusal
from mlfuse.diagnostics.errors import MlfuseError


def main() -> None:
    """Work until stdin ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # printed text isn't an answer
    queue: SimpleQueue[Job | None] = SimpleQueue()
    latest: dict[tuple[str, str], int] = {}
    Thread(target=_take_in, args=(sys.stdin.buffer, queue, latest), daemon=True).start()
    while (job := queue.get()) is not None:
        answer = Answer(job.number, _work(job, latest))
        try:
            pickle.dump(answer, answers, protocol=5)
            answers.flush()
        except BrokenPipeError:
            return


def _take_in(
    stream: BinaryIO, queue: SimpleQueue[Job | None], latest: dict[tuple[str, str], int]
) -> None:
    while True:
        try:
            job = pickle.load(stream)
        except (EOFError, OSError):
            queue.put(None)
            return
        assert isinstance(job, Job)
        latest[job.task, job.uri] = job.number
        queue.put(job)


def _work(
    job: Job, latest: dict[tuple[str, str], int]
) -> Analysis | Decisions | Refusal | dict[str, str] | str | None:
    def check() -> None:
        if latest[job.task, job.uri] != job.number:
            raise Cancelled

    name = job.uri.rpartition("/")[2] or "<input>"
    try:
        check()
        match job.task:
            case "docs":
                return op_docs()
            case "analyse":
                return analyse(job.text, name, check)
            case "decide":
                return decide(job.text, name, job.device, check)
            case _:
                return formatted(job.text, name)
    except Cancelled:
        return None
    except MlfuseError as error:
        return Refusal(str(error))
    except Exception as error:  # a bug of ours; the next text may work
        return Refusal(f"{job.task} failed: {type(error).__name__}: {error}")


if __name__ == "__main__":
    main()
