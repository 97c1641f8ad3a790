"""The server's side of a worker: started at first use, replaced if it dies or doesn't stop."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from threading import Thread

from mlfuse.cli.lsp.jobs import Answer, Job, Refusal

PATIENCE = 2.0
"""Seconds that a replaced job has to stop; then its process is killed."""
LONGEST = 120.0
"""Time limit of a job, in seconds."""


@dataclass
class _Waiting:
    job: Job
    future: asyncio.Future[object]
    replaced: bool = False


@dataclass
class Worker:
    """One process. All methods are for one event loop; `run` answers None for a job that was replaced."""

    patience: float = PATIENCE
    longest: float = LONGEST
    _numbers: count[int] = field(default_factory=lambda: count(1))
    _waiting: dict[int, _Waiting] = field(default_factory=dict[int, "_Waiting"])
    """In the order of execution."""
    process: subprocess.Popen[bytes] | None = None
    """The current process, after the first job."""

    async def run(self, task: str, uri: str = "", text: str = "", device: str = "") -> object:
        """The result of a job, a `Refusal`, or None if a later job has replaced it."""
        loop = asyncio.get_running_loop()
        for other in self._waiting.values():
            if (other.job.task, other.job.uri) == (task, uri) and not other.replaced:
                other.replaced = True
                loop.call_later(self.patience, self._give_up, other.job.number)
        job = Job(next(self._numbers), task, uri, text, device)
        waiting = self._waiting[job.number] = _Waiting(job, loop.create_future())
        timer = loop.call_later(self.longest, self._give_up, job.number)
        try:
            self._send(job)
            return await waiting.future
        finally:
            timer.cancel()

    def stop(self) -> None:
        """End the process; pending jobs get no answer."""
        self._waiting.clear()
        self._end()

    def _end(self) -> None:
        """Kill the process, if there is one. Its pipes are closed: this end here, the other by its reader."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        assert process.stdin is not None
        with suppress(OSError):  # its unread jobs are lost
            process.stdin.close()

    def _send(self, job: Job) -> None:
        process = self.process
        if process is None:
            process = self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "mlfuse.cli.lsp.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            loop = asyncio.get_running_loop()
            Thread(target=_read, args=(self, process, loop), daemon=True).start()
        assert process.stdin is not None
        try:
            pickle.dump(job, process.stdin, protocol=5)
            process.stdin.flush()
        except OSError:
            pass  # it has died: the reader of its answers notices

    def answered(self, answer: Answer) -> None:
        """A job is done."""
        waiting = self._waiting.pop(answer.number, None)
        if waiting is not None and not waiting.future.done():
            waiting.future.set_result(None if waiting.replaced else answer.result)

    def died(self, process: subprocess.Popen[bytes]) -> None:
        """A process has ended: its current job has failed, the others go to a new one."""
        if process is not self.process:
            return
        self._end()
        at = next(iter(self._waiting.values()), None)
        if at is not None:
            self.answered(Answer(at.job.number, Refusal("mlfuse's worker ended on this text")))
        self._send_again()

    def _give_up(self, number: int) -> None:
        """Kill the process if it runs this job; a queued job keeps its turn."""
        if self.process is None or number not in self._waiting:
            return
        if next(iter(self._waiting)) != number:
            asyncio.get_running_loop().call_later(self.longest, self._give_up, number)
            return
        self._end()
        self.answered(Answer(number, Refusal(f"given up after {self.longest:g} s")))
        self._send_again()

    def _send_again(self) -> None:
        for waiting in list(self._waiting.values()):
            if waiting.replaced:
                self.answered(Answer(waiting.job.number, None))
            else:
                self._send(waiting.job)


def _read(
    worker: Worker, process: subprocess.Popen[bytes], loop: asyncio.AbstractEventLoop
) -> None:
    """Forward a process's answers, until it ends."""
    assert process.stdout is not None
    try:
        with process.stdout:
            while True:
                try:
                    answer = pickle.load(process.stdout)
                except (EOFError, OSError, pickle.UnpicklingError):
                    break
                loop.call_soon_threadsafe(worker.answered, answer)
        process.wait()
        loop.call_soon_threadsafe(worker.died, process)
    except RuntimeError:
        pass  # the loop has ended, and with it the server
