"""Workers: which job replaces which, and what still works after a worker dies."""

from __future__ import annotations

import asyncio

from mlfuse.cli.lsp.findings import Analysis
from mlfuse.cli.lsp.jobs import Refusal
from mlfuse.cli.lsp.workforce import Worker

MODEL = (
    "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  func.return %x : tensor<4xf32>\n}\n"
)


def test_a_newer_text_replaces_an_older_one_of_the_same_document_only() -> None:
    async def work() -> tuple[object, ...]:
        worker = Worker()
        try:
            jobs = [("a", MODEL), ("b", MODEL), ("a", MODEL + "func.func @")]
            return tuple(
                await asyncio.gather(*(worker.run("analyse", uri, text) for uri, text in jobs))
            )
        finally:
            worker.stop()

    older, other, newer = asyncio.run(work())
    assert older is None
    assert isinstance(other, Analysis) and other.problems == []
    assert isinstance(newer, Analysis) and len(newer.problems) == 1


def test_a_job_that_takes_too_long_is_given_up_and_those_behind_it_are_done() -> None:
    line = "  %{0} = graph.exp %x : tensor<4xf32>\n"
    long = MODEL.replace("  func", "".join(line.format(i) for i in range(20_000)) + "  func")

    async def work() -> tuple[object, ...]:
        worker = Worker()
        try:
            await worker.run("analyse", "", MODEL)
            worker.longest = 0.2
            slow = asyncio.create_task(worker.run("analyse", "slow", long))
            await asyncio.sleep(0)
            worker.longest = 60.0
            return await slow, await worker.run("analyse", "next", MODEL)
        finally:
            worker.stop()

    slow, following = asyncio.run(work())
    assert isinstance(slow, Refusal) and "given up" in slow.message
    assert isinstance(following, Analysis) and following.problems == []


def test_a_worker_that_dies_is_replaced() -> None:
    async def work() -> tuple[object, ...]:
        worker = Worker()
        try:
            await worker.run("analyse", "", MODEL)
            first = worker.process
            assert first is not None
            first.kill()
            first.wait()
            died = await worker.run("analyse", "", MODEL)
            return died, await worker.run("analyse", "", MODEL)
        finally:
            worker.stop()

    died, after = asyncio.run(work())
    assert isinstance(died, Analysis | Refusal)
    assert isinstance(after, Analysis)
