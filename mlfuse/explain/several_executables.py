"""Questions to several executables at once: the regions of a graph, the programs of an optimizer's step."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.diagnostics.remarks import Remarks

if TYPE_CHECKING:
    from mlfuse.explain.each import EachExecutable
    from mlfuse.explain.executable import Executable
    from mlfuse.explain.why import Answer


class Explains(Protocol):
    """Anything that can answer: an executable."""

    def explain(self, one: str, other: str | None = None) -> Answer: ...


class Together:
    """Stages, remarks and plans of executables that belong together."""

    @property
    def executables(self) -> Sequence[Executable | EachExecutable]:
        """The executables, in launch order."""
        raise NotImplementedError

    @property
    def launches(self) -> int:
        """The kernels that all of them launch, if all sizes are known."""
        return sum(each.launches for each in self.executables)

    def stage(self, name: str) -> str:
        """The text of a stage of all: `graph`, `fused`, `loop`, `kernel`, `host` or `source`."""
        return "\n".join(each.stage(name) for each in self.executables)

    @property
    def remarks(self) -> Remarks:
        """The decisions on all."""
        return Remarks(remark for each in self.executables for remark in each.remarks)

    @property
    def plan(self) -> str:
        """The fusions of each, as text."""
        return "\n".join(each.plan for each in self.executables)


class Step(Together):
    """The executables of an optimizer's last step, each with its own launch; none before the first step."""

    def explain(self, one: str, other: str | None = None) -> Answer:
        """As `Executable.explain`, for the last step's programs. MlfuseError before the first step."""
        return explain_any(
            self.executables,
            one,
            other,
            apart="they are in different programs, each with its own launches",
            nothing="there is nothing to explain before a step was made",
        )


def explain_any(
    parts: Sequence[Explains], one: str, other: str | None, *, apart: str, nothing: str
) -> Answer:
    """The answer of the first executable that has all ops in question. If two ops are in different executables:
    `apart`, and the answer for each op. Raises MlfuseError if an op is in no executable, with the text `nothing` if there
    are no executables."""
    asked = (one,) if other is None else (one, other)
    found: dict[str, Answer] = {}
    errors: list[MlfuseError] = []
    for part in parts:
        try:
            return part.explain(*asked)
        except MlfuseError as error:
            errors.append(error)
        for name in asked:
            with suppress(MlfuseError):
                found.setdefault(name, part.explain(name))
    if len(found) < len(set(asked)):
        missing = next((n for n, name in enumerate(asked) if name not in found), 0)
        raise _unknown(parts, asked[missing]) if errors else MlfuseError(nothing)
    answers = [found[name] for name in asked]
    return in_different(answers, apart)


def in_different(answers: Sequence[Answer], why: str) -> Answer:
    """The answer if two ops are in different executables: why, and the answer of each about its op."""
    # A local import, since it loads all passes. That takes 0.3 s, which only a question should wait for.
    from mlfuse.explain.why import Answer

    text = "\n".join([why, *map(str, answers)])
    asked = tuple(name for answer in answers for name in answer.asked)
    kernels = tuple(name for answer in answers for name in answer.kernels)
    remarks = Remarks(remark for answer in answers for remark in answer.remarks)
    return Answer(asked, False, kernels, (), remarks, (), text)


def _unknown(parts: Sequence[Explains], name: str) -> MlfuseError:
    """The first executable's error about a name that none knows."""
    try:
        parts[0].explain(name)
    except MlfuseError as error:
        return error
    return MlfuseError(f"there is no op {name!r}")
