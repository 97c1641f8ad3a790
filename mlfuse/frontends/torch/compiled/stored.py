"""A compiled graph as data: what a process needs to run what an earlier one compiled, without a graph or IR.

The regions are entries on disk already (`driver/stored.py`), and are named here. With them come the calls between them as
Python, the calling convention of each region, the calls into ATen that it makes, and the text of its module, from which a
report is made if someone asks for one. What is unpickled is trusted as far as torch's own cache beside it.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from io import BytesIO
from types import ModuleType
from typing import Any

from mlfuse import externals
from mlfuse.dialects.graph.external import CallExternalOp
from mlfuse.driver.loaded import LoadedFunction, load
from mlfuse.explain.executable import Executable, compile
from mlfuse.frontends.torch.compiled.calls import AtenCall
from mlfuse.frontends.torch.compiled.program import Program
from mlfuse.frontends.torch.compiled.reporting import GraphReport, KeptCall, add
from mlfuse.frontends.torch.compiled.running import CallingConvention, RegionCall, RegionCode
from mlfuse.ir.printing import print_module
from mlfuse.runtime.compilers import disk_cache

Run = Callable[[list[Any]], Sequence[Any]]
"""Takes a list of arguments, which it empties; returns the results."""


class NotStored(Exception):  # noqa: N818  # it says a fact, not a mistake
    """The graph can't be data; the text says why."""


class EntryGone(Exception):  # noqa: N818
    """The code of a region isn't on disk any more."""


@dataclass(frozen=True)
class _Region:
    """A region without its nodes: where its code is, and how it is called."""

    name: str
    entry: str
    """The name of its code on disk."""
    convention: CallingConvention
    calls: Mapping[str, AtenCall]
    """The calls into ATen that it makes, by their names as external functions."""
    source: str
    """The text of its module."""

    @staticmethod
    def of(call: RegionCall, source: Executable) -> _Region:
        made = call.code.once if isinstance(call.code, RegionCode) else None
        if made is None:
            raise NotStored(f"{call.__name__} is compiled for the sizes of each call")
        entry = made.stored_under
        if entry is None or disk_cache.lookup(entry) is None:
            raise NotStored(f"the code of {call.__name__} isn't stored")
        text = print_module(source.source, locations=True)
        return _Region(call.__name__, entry, call.convention, _aten_calls(source), text)

    def function(self) -> LoadedFunction:
        for name, call in self.calls.items():
            externals.register(name, call)
        if (found := load(self.entry)) is None:
            raise EntryGone(f"the code of {self.name} isn't on disk any more")
        return found

    def compiled(self) -> Executable:
        """The region with its reasons and stages, for a report."""
        return compile(self.source, "cpu", stored=True)


def _aten_calls(region: Executable) -> dict[str, AtenCall]:
    """The calls into ATen in a region, by name. NotStored for an external function of another kind."""
    found: dict[str, AtenCall] = {}
    for op in region.source.walk():
        if isinstance(op, CallExternalOp):
            name = op.function.data
            call = externals.lookup(name)
            if not isinstance(call, AtenCall):
                raise NotStored(f"external function {name} is no call into ATen")
            found[name] = call
    return found


@dataclass(frozen=True)
class _Called:
    """Stands for a region among the names of the code."""

    number: int


@dataclass(frozen=True)
class _Graph:
    """What is pickled."""

    kind: str
    """As in `GraphReport`, like `kept` and `notes`."""
    kept: list[KeptCall]
    notes: list[str]
    code: str
    """The calls as a function `forward` in Python."""
    names: Mapping[str, object]
    """What the code refers to."""
    regions: Sequence[_Region]

    def load(self) -> Run:
        functions = [region.function() for region in self.regions]
        calls = [
            RegionCall(region.name, region.convention, partial(_for_all_sizes, function))
            for region, function in zip(self.regions, functions, strict=True)
        ]
        for call in calls:
            call.finish()
        names = {
            name: calls[each.number].function if isinstance(each, _Called) else each
            for name, each in self.names.items()
        }
        exec(self.code, names)
        forward: Any = names["forward"]
        return partial(forward, None)


def _for_all_sizes(function: LoadedFunction, *sizes: object) -> LoadedFunction:
    return function


@dataclass(frozen=True)
class Compiled:
    """A compiled graph."""

    run: Run
    program: Program | None
    """None for a graph that was left to eager."""
    report: GraphReport

    def store(self) -> bytes:
        """The graph as bytes. NotStored, with the reason, if that can't be."""
        program, report = self.program, self.report
        if program is None or program.reads_attributes:
            raise NotStored("the graph is left to eager, or has constant tensors")
        sources = report.regions
        if len(sources) != len(program.calls):
            raise NotStored("a region was compiled for several sizes")
        every = zip(program.calls, sources, strict=True)
        regions = [_Region.of(call, source) for call, source in every]
        code, names = program.code(_Called)
        graph = _Graph(report.kind, report.kept, report.notes, code, names, regions)
        to = BytesIO()
        try:
            _Pickler(to, pickle.HIGHEST_PROTOCOL).dump(graph)
        except (pickle.PicklingError, TypeError, AttributeError) as error:
            raise NotStored(str(error)) from error
        return to.getvalue()


def run_of(data: bytes) -> Run:
    """The function of a graph that was stored; its report is among `graphs`. EntryGone if the code of a region isn't on
    disk any more."""
    graph: _Graph = pickle.loads(data)
    run = graph.load()
    code = [cache(region.compiled) for region in graph.regions]
    add(GraphReport(graph.kind, code, graph.kept, graph.notes, graph.code))
    return run


class _Pickler(pickle.Pickler):
    """Modules, to which generated code refers, are stored by name."""

    def reducer_override(self, obj: Any) -> Any:
        return (import_module, (obj.__name__,)) if type(obj) is ModuleType else NotImplemented
