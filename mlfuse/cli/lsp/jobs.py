"""The jobs that the server sends to its workers, and their answers: pickled, in sequence, through
pipes."""

from __future__ import annotations

from dataclasses import dataclass

from mlfuse.cli.lsp.findings import Analysis, Decisions


@dataclass(frozen=True)
class Job:
    """`task` is `docs`, `analyse`, `decide` or `format`; a later job of the same task and uri replaces it."""

    number: int
    task: str
    uri: str = ""
    text: str = ""
    device: str = ""


@dataclass(frozen=True)
class Refusal:
    """The reason why there is no result, as text for the user."""

    message: str


@dataclass(frozen=True)
class Answer:
    """The result of a job; None for a job that was replaced."""

    number: int
    result: Analysis | Decisions | Refusal | dict[str, str] | str | None
