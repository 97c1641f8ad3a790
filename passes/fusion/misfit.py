"""Why ops can't be in one kernel: what a function returns in place of a domain or a decision."""

from __future__ import annotations

from dataclasses import dataclass, field

INDEX_SPACE = "vertical.index-space"


@dataclass(frozen=True)
class Misfit:
    """The rule's id, the reason as a clause ("the two keep different dims"), and the numbers it compares."""

    rule: str
    reason: str
    numbers: dict[str, float | int] = field(default_factory=dict[str, float | int])
    causes: tuple[int, ...] = ()
    """The nodes that the reason names, without those that were to be fused."""

    @property
    def with_rule(self) -> str:
        """The reason, and the rule in brackets, for an error."""
        return f"{self.reason} [{self.rule}]"


def no_index_space(reason: str) -> Misfit:
    """Misfit of values that have no index space in common."""
    return Misfit(INDEX_SPACE, reason)
