"""The search: applies edits to many things at once and then to fewer, until none helps."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from xdsl.dialects.builtin import ModuleOp

from mlfuse.cli.reducing.edits import EDITS, Edit, resized, sizes_in
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module
from mlfuse.ir.verify import verify_module

Interesting: TypeAlias = Callable[[ModuleOp], bool]
"""Whether a verified module still has the property. It may change the module."""


class NotInterestingError(MlfuseError):
    """The input module itself isn't interesting."""


def reduced(module: ModuleOp, interesting: Interesting, *, seconds: float = 600.0) -> ModuleOp:
    """The smallest interesting module found; `module` isn't changed. NotInterestingError if `module` isn't interesting.

    `interesting` is called only on valid modules that are smaller than the best so far; after `seconds` the best is
    returned.
    """
    start = parse_module(print_module(module))
    verify_module(start)
    search = _Search(start, interesting, time.monotonic() + seconds)
    if not interesting(start.clone()):
        raise NotInterestingError(
            "error: the test does not hold for the input, so there is nothing to reduce"
        )
    while search.round():
        pass
    return search.best


@dataclass
class _Search:
    best: ModuleOp
    interesting: Interesting
    end: float
    seen: set[str] = field(default_factory=set[str])

    def round(self) -> bool:
        """Try all edits once; whether one of them helped."""
        before = print_module(self.best)
        for edit in EDITS:
            self._fewer(edit)
        self._smaller()
        return print_module(self.best) != before and time.monotonic() < self.end

    def _fewer(self, edit: Edit) -> None:
        """Remove by halves: first many at once, in the end one by one, from the back."""
        chunk = edit.count(self.best)
        while chunk:
            stop = edit.count(self.best)
            while stop > 0 and time.monotonic() < self.end:
                count = edit.count(self.best)
                stop = min(stop, count)
                candidate = self.best.clone()
                try:
                    edit.apply(candidate, range(max(0, stop - chunk), stop))
                except Exception:  # the edit can't be applied to this module
                    stop -= chunk
                    continue
                self._take(candidate)
                stop -= chunk
            chunk //= 2

    def _smaller(self) -> None:
        """Replace sizes by smaller ones, and `?` by known ones, everywhere at once."""
        for old in ("?", *map(str, sizes_in(print_module(self.best)))):
            news = (4, 2) if old == "?" else (1, 2, 3, int(old) // 2, int(old) - 1)
            for new in news:
                text = print_module(self.best)
                changed = resized(text, old, str(new))
                if changed == text or time.monotonic() > self.end:
                    continue
                try:
                    candidate = parse_module(changed)
                except MlfuseError:
                    continue
                if self._take(candidate):
                    break

    def _take(self, candidate: ModuleOp) -> bool:
        """Accept a candidate as the best, if it is better."""
        if weight(candidate) >= weight(self.best):
            return False
        text = print_module(candidate)
        if text in self.seen:
            return False
        self.seen.add(text)
        try:
            # The written text must be what was tested, so the candidate is printed and parsed.
            candidate = parse_module(text)
            verify_module(candidate)
        except MlfuseError:
            return False
        if not self.interesting(candidate.clone()):
            return False
        self.best = candidate
        return True


def weight(module: ModuleOp) -> tuple[int, int, int, int]:
    """The size of a module: ops with operands, all ops, sizes, text."""
    ops = list(module.walk())
    text = print_module(module)
    sizes = sum(min(int(s), 10**9) for s in re.findall(r"(?<=[<x])(\d+)(?=x)", text))
    sizes += 10**6 * text.count("?x")
    return sum(bool(op.operands) for op in ops), len(ops), sizes, len(text)
