"""What the server asks of its workers, and what they answer: pickled, one after another, through pipes."""

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
    """Why there is no result, for the user to read."""

    message: str


@dataclass(frozen=True)
class Answer:
    """Of a job that was replaced, the result is None."""

    number: int
    result: Analysis | Decisions | Refusal | dict[str, str] | str | None
