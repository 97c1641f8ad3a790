"""A process of its own for each library, so that none is slowed by the threads and settings of another.

In one process, PyTorch's training step of a transformer took 59 ms alone, and 250 ms after cases of the other
libraries. The processes take turns as contestants in one process do: one at a time, the others are idle.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from benchmarks import cases, clocks, peers, turns
from benchmarks.case import Case
from benchmarks.contestant import Outcome, Peer
from benchmarks.expected import Expected


def library_of(name: str) -> str:
    """The library of a contestant: `torch eager` and `torch foreach` share a process."""
    return name.partition(" ")[0]


class Library:
    """A process that runs contestants."""

    def __init__(self, device: str, *, tiny: bool) -> None:
        spawned = multiprocessing.get_context("spawn")
        self.connection, theirs = spawned.Pipe()
        self.process: BaseProcess = spawned.Process(
            target=serve, args=(theirs, device, tiny), daemon=True
        )
        self.process.start()
        theirs.close()

    def ask(self, outcome: Outcome, *request: Any) -> Outcome:
        """The outcome after a request, a method's name and its arguments. A process that ends is a failure."""
        try:
            self.connection.send(request)
            return self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            return Outcome(outcome.name, f"failed: its process ended with {self.process.exitcode}")


@dataclass
class Remote:
    """The turns of a contestant in its library's process."""

    library: Library
    outcome: Outcome

    def take(self) -> None:
        """Take one turn."""
        self.outcome = self.library.ask(self.outcome, "take", self.outcome.name)


class Libraries:
    """Runs each contestant in its library's process, which is started when it is first needed."""

    def __init__(self, device: str, *, tiny: bool) -> None:
        self.device, self.tiny = device, tiny
        self.started: dict[str, Library] = {}

    def start(
        self, peer: Peer, case: Case, seed: int, expected: Sequence[Expected]
    ) -> Remote | Outcome:
        """Prepare a contestant and check the results of its first call. The outcome alone if it can't take turns."""
        name = library_of(peer.name)
        library = self.started.get(name)
        if library is None or not library.process.is_alive():
            library = self.started[name] = Library(self.device, tiny=self.tiny)
        outcome = library.ask(Outcome(peer.name), "start", peer.name, case.name, seed, expected)
        return Remote(library, outcome) if outcome.status == "ok" else outcome


class Server:
    """The contestants of one library in the current case, in its process."""

    def __init__(self, device: str, *, tiny: bool) -> None:
        self.cases = {case.name: case for case in cases.all_of(tiny=tiny, device=device)}
        self.peers = peers.all_of(device)
        self.here = turns.Here(clocks.clock_of(device))
        self.case, self.turns = "", dict[str, turns.Turns]()

    def start(self, name: str, case_name: str, seed: int, expected: Sequence[Expected]) -> Outcome:
        """Start a contestant. Those of the case before are forgotten."""
        if case_name != self.case:
            self.case = case_name
            self.turns.clear()
        case = self.cases[case_name]
        peer = next(each for each in peers.of_case(case, self.peers) if each.name == name)
        started = self.here.start(peer, case, seed, expected)
        if not isinstance(started, turns.Turns):
            return started
        self.turns[name] = started
        return started.outcome

    def take(self, name: str) -> Outcome:
        """Let a contestant take one turn."""
        self.turns[name].take()
        return self.turns[name].outcome


def serve(connection: Connection, device: str, tiny: bool) -> None:
    """Answer requests until the other process ends."""
    server = Server(device, tiny=tiny)
    while True:
        try:
            method, *arguments = connection.recv()
        except EOFError:
            return
        connection.send(getattr(server, method)(*arguments))
