"""Fusion hints by the names of a model's nodes, for models without Python source."""

from __future__ import annotations

import difflib
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatchcase

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.dialects.graph.marks import APART, DEVICE, GROUP, MUST_FUSE
from mlfuse.dialects.graph.placement import is_device
from mlfuse.frontends.tracing.function_builder import MARKS, Marker

OPTIONS = ("no_fuse", "must_fuse", "groups")


@dataclass(frozen=True)
class NodeHints:
    """Hints for nodes by their names, or by patterns with `*` and `?`.

    `no_fuse`: the node's ops are fused with no others. `must_fuse`: they are computed in the kernels that read them.
    `groups`: the nodes of each group become one kernel. `devices`: the nodes of each device are computed there; the first one
    that has a node counts.
    """

    no_fuse: tuple[str, ...] = ()
    must_fuse: tuple[str, ...] = ()
    groups: tuple[tuple[Marker, tuple[str, ...]], ...] = ()
    devices: tuple[tuple[Marker, tuple[str, ...]], ...] = ()

    @staticmethod
    def of(
        no_fuse: Sequence[str] = (),
        must_fuse: Sequence[str] = (),
        groups: Mapping[str, Sequence[str]] | None = None,
        devices: Mapping[str, Sequence[str]] | None = None,
    ) -> NodeHints:
        """The hints of a user's options; MlfuseError if one isn't a list of names, or for an unknown device."""
        listed = {"no_fuse": no_fuse, "must_fuse": must_fuse}
        for name, names in (groups or {}).items():
            listed[f"groups[{name!r}]"] = names
        for name, names in (devices or {}).items():
            if not is_device(name):
                raise MlfuseError(
                    f"devices: unknown device {name!r}; a device is cpu or cuda, or cuda:1 for the second one"
                )
            listed[f"devices[{name!r}]"] = names
        for what, names in listed.items():
            if isinstance(names, str) or not all(isinstance(each, str) for each in names):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise MlfuseError(f"{what} takes a list of nodes' names: {what}=['name']")
        return NodeHints(
            tuple(no_fuse), tuple(must_fuse), _marked(GROUP, groups), _marked(DEVICE, devices)
        )

    @property
    def patterns(self) -> list[str]:
        """All names and patterns, each once."""
        every = [
            *self.no_fuse,
            *self.must_fuse,
            *(name for _, names in (*self.groups, *self.devices) for name in names),
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
        found += [marker for marker, patterns in self.devices if _fits(patterns, names)][:1]
        return tuple(found)


def _marked(
    attribute: str, given: Mapping[str, Sequence[str]] | None
) -> tuple[tuple[Marker, tuple[str, ...]], ...]:
    return tuple((Marker(attribute, name), tuple(names)) for name, names in (given or {}).items())


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
