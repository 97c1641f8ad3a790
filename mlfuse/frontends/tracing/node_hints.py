"""Fusion hints by the names of a model's nodes, for models without Python source."""

from __future__ import annotations

import difflib
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.graph.marks import APART, GROUP, MUST_FUSE
from mlfuse.frontends.tracing.function_builder import MARKS, Marker

OPTIONS = ("no_fuse", "must_fuse", "groups")


@dataclass(frozen=True)
class NodeHints:
    """Hints for nodes by their names, or by patterns with `*` and `?`.

    `no_fuse`: the node's ops are fused with no others. `must_fuse`: they are computed in the kernels that read them.
    `groups`: the nodes of each group become one kernel.
    """

    no_fuse: tuple[str, ...] = ()
    must_fuse: tuple[str, ...] = ()
    groups: tuple[tuple[Marker, tuple[str, ...]], ...] = ()

    @staticmethod
    def of(
        no_fuse: Sequence[str] = (),
        must_fuse: Sequence[str] = (),
        groups: Mapping[str, Sequence[str]] | None = None,
    ) -> NodeHints:
        """The hints of a user's options; MlfuseError if one isn't a list of names."""
        listed = {"no_fuse": no_fuse, "must_fuse": must_fuse}
        for name, names in (groups or {}).items():
            listed[f"groups[{name!r}]"] = names
        for what, names in listed.items():
            if isinstance(names, str) or not all(isinstance(each, str) for each in names):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise MlfuseError(f"{what} takes a list of nodes' names: {what}=['name']")
        made = ((Marker(GROUP, name), tuple(names)) for name, names in (groups or {}).items())
        return NodeHints(tuple(no_fuse), tuple(must_fuse), tuple(made))

    @property
    def patterns(self) -> list[str]:
        """All names and patterns, each once."""
        every = [
            *self.no_fuse,
            *self.must_fuse,
            *(name for _, names in self.groups for name in names),
        ]
        return list(dict.fromkeys(every))

    def check(self, known: Iterable[str]) -> None:
        """MlfuseError, with similar names, for a name or pattern that matches none of the known names."""
        names = list(dict.fromkeys(name for name in known if name))
        for pattern in self.patterns:
            if not any(fnmatchcase(name, pattern) for name in names):
                close = difflib.get_close_matches(pattern, names, n=3, cutoff=0.5)
                near = f"did you mean {' or '.join(map(repr, close))}?" if close else _some(names)
                raise MlfuseError(f"no node is called {pattern!r}; {near}")

    def markers(self, *names: str) -> tuple[Marker, ...]:
        """The hints for a node that has these names."""
        found: list[Marker] = []
        if _fits(self.no_fuse, names):
            found.append(Marker(APART, names[0]))
        if _fits(self.must_fuse, names):
            found.append(Marker(MUST_FUSE, ""))
        found += [marker for marker, patterns in self.groups if _fits(patterns, names)]
        return tuple(found)


@contextmanager
def marking(markers: tuple[Marker, ...]) -> Generator[None]:
    """Mark the ops that are traced inside the `with` block."""
    token = MARKS.set((*markers, *MARKS.get()))
    try:
        yield
    finally:
        MARKS.reset(token)


def _fits(patterns: Sequence[str], names: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns for name in names)


def _some(names: Sequence[str]) -> str:
    return f"there are: {', '.join(names[:8])}{', ...' if len(names) > 8 else ''}"
