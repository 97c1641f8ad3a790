"""`torch.compile(model, backend="mlfuse")`."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib import import_module
from typing import Any

from xdsl.dialects.builtin import ModuleOp

from mlfuse.diagnostics.errors import MlfuseError, SourceError
from mlfuse.dialects.graph.marks import APART
from mlfuse.driver.collector import gc_paused
from mlfuse.driver.device import convolves_channels_last
from mlfuse.explain.executable import Executable, compile
from mlfuse.frontends.torch.compiled.judging import Kind, Verdict, aten, judge
from mlfuse.frontends.torch.compiled.op_names import check_op_names
from mlfuse.frontends.torch.compiled.program import Program
from mlfuse.frontends.torch.compiled.region import MARKERS
from mlfuse.frontends.torch.compiled.reporting import GraphReport, KeptCall, new_report
from mlfuse.frontends.torch.compiled.rng_states import value_repeated_draws
from mlfuse.frontends.torch.compiled.saved import prefers_channels_last, save_channels_last
from mlfuse.frontends.torch.compiled.splitting import split
from mlfuse.frontends.torch.compiled.stored import Compiled
from mlfuse.frontends.torch.compiled.values import called, place_of
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.strides import views_for_strides
from mlfuse.frontends.torch.ops.table import has_others_converters
from mlfuse.frontends.tracing.node_hints import NodeHints
from mlfuse.ir.context import new_context
from mlfuse.ir.printing import print_module
from mlfuse.passes.channels_last import ChannelsLast
from mlfuse.runtime.cpu.backend import compiling_beside

_NODE_NAME = re.compile(r'loc\("\w+"\(')


@dataclass(frozen=True)
class Options:
    """`options=` of `torch.compile`."""

    fallback: bool = False
    """Run a graph that can't be expressed in eager mode, with a warning."""
    keep: tuple[str, ...] = ()
    """More ops that stay calls, such as `aten.mm` or `mylib.op.default`."""
    take: tuple[str, ...] = ()
    """Ops of `FASTER_IN_ATEN` that mlfuse takes anyway, such as `aten.mm`."""
    device: str | None = None
    """`interpreter` runs regions in NumPy, without a compiler."""
    no_fuse: tuple[str, ...] = ()
    """Nodes, by name (`exp_1`), op (`aten.exp.default`) or pattern, that are fused with no others."""
    must_fuse: tuple[str, ...] = ()
    """Nodes that are computed in the kernels that read them."""
    groups: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """Groups of nodes; each group becomes one kernel."""

    @staticmethod
    def of(given: Mapping[str, Any] | None) -> Options:
        """The options of a user's dict; MlfuseError for an unknown option, or an op that torch doesn't know."""
        known = Options.__dataclass_fields__
        for name in given or {}:
            if name not in known:
                raise MlfuseError(f"no option {name!r}; there are: {', '.join(known)}")
        options: dict[str, Any] = dict(given or {})
        Options(**options).hints  # noqa: B018 (whether they are lists of names)
        for name in ("keep", "take"):
            check_op_names(name, options.get(name, ()))
        for name in ("keep", "take", "no_fuse", "must_fuse"):
            options[name] = tuple(options.get(name, ()))
        return Options(**options)

    @property
    def hints(self) -> NodeHints:
        """The fusion hints for nodes."""
        return NodeHints.of(self.no_fuse, self.must_fuse, self.groups)


@gc_paused()
def backend(
    gm: Any, example_inputs: Sequence[Any], *, options: Mapping[str, Any] | None = None
) -> Callable[..., Any]:
    """A function that runs Dynamo's graph with fused code. `options` are those of `Options`.

    MlfuseError, with the op, the node and the line, for a graph that can't be expressed.
    """
    from torch._dynamo.backends.common import aot_autograd

    chosen = Options.of(options)
    cache = _torchs_cache()
    forward, backward, inference = (
        partial(compile_graph, kind=kind, options=chosen)
        for kind in ("forward", "backward", "inference")
    )
    through_autograd: Any = aot_autograd(
        fw_compiler=_boxed(forward) if cache is None else cache.kept(forward),
        bw_compiler=_boxed(backward) if cache is None else cache.kept_backward(backward),
        inference_compiler=_boxed(inference) if cache is None else cache.kept(inference),
        partition_fn=partial(_partition, chosen),
        decompositions=_decompositions(),
        keep_inference_input_mutations=True,
    )
    with nullcontext() if cache is None else cache.keeping(gm, chosen):
        return through_autograd(gm, example_inputs)


def _torchs_cache() -> Any:
    """The module `torchs_cache`. None for versions of torch whose cache keeps Inductor's graphs alone, and if another package
    has converters, whose versions aren't known."""
    if has_others_converters():
        return None
    try:
        results: Any = import_module("torch._functorch._aot_autograd.aot_autograd_result")
    except ImportError:
        return None
    if not hasattr(results, "BundledOutputCodeLoadable"):
        return None
    return import_module("mlfuse.frontends.torch.compiled.torchs_cache")


def _boxed(compile: Callable[[Any, Sequence[Any]], Compiled]) -> Callable[..., Any]:
    """A compiler that gives the function alone."""

    def compiled(gm: Any, example_inputs: Sequence[Any]) -> Any:
        boxed = partial(compile(gm, example_inputs).run)  # a bound method can't have attributes
        boxed._boxed_call = True  # pyright: ignore[reportAttributeAccessIssue]
        return boxed

    return compiled


def _partition(chosen: Options, joint: Any, inputs: Any, **options: Any) -> tuple[Any, Any]:
    """The forward and backward graphs. Node names in options are checked here, where both graphs are known."""
    from torch._functorch.partitioners import min_cut_rematerialization_partition

    forward, backward = min_cut_rematerialization_partition(joint, inputs, **options)
    chosen.hints.check(_names([*forward.graph.nodes, *backward.graph.nodes]))
    save_channels_last(forward, backward, options["num_fwd_outputs"], chosen.keep)
    return forward, backward


def _names(nodes: Sequence[Any]) -> list[str]:
    """The names that options may use for the nodes that compute something."""
    own = [node for node in nodes if node.op == "call_function"]
    return [name for node in own for name in (node.name, called(node))]


_ACTIVATIONS = ("hardsigmoid", "hardswish", "mish", "silu", "softplus")
_WHOLE = (
    aten.embedding_dense_backward.default,
    aten.max_pool2d_with_indices.default,
    aten.max_pool2d_with_indices_backward.default,
    *(getattr(aten, f"{name}{end}").default for name in _ACTIVATIONS for end in ("", "_backward")),
)
"""Ops that are faster in ATen than their decompositions, and those that a graph op computes with fewer functions."""


@cache
def _decompositions() -> dict[Any, Callable[..., Any]]:
    """Inductor's decompositions, except those of `_WHOLE`."""
    from torch._inductor.decomposition import select_decomp_table

    table: dict[Any, Callable[..., Any]] = dict(select_decomp_table())
    for op in _WHOLE:
        table.pop(op, None)
    return table


def compile_graph(
    gm: Any, example_inputs: Sequence[Any], *, kind: str, options: Options
) -> Compiled:
    """One graph of ATen ops, compiled."""
    if kind == "inference":  # `_partition` does this for the other kinds
        options.hints.check(_names(gm.graph.nodes))
    report = new_report(kind)
    try:
        with gc_paused():  # the backward graph is compiled after `backend` has returned
            program = _program(gm, report, options)
    except MlfuseError as error:
        if not options.fallback:
            raise
        report.notes.append(f"left to eager: {error}")
        warnings.warn(f"mlfuse leaves a {kind} graph to eager: {error}", stacklevel=2)
        return Compiled(_eager(gm), None, report)
    return Compiled(program.run, program, report)


def _program(gm: Any, report: GraphReport, options: Options) -> Program:
    views_for_strides(gm.graph)
    value_repeated_draws(gm.graph)
    nodes = list(gm.graph.nodes)
    verdicts = judge(nodes, frozenset(options.keep), frozenset(options.take))
    _note_wishes(verdicts, options.hints)
    report.kept += [
        KeptCall(called(node), node.name, place_of(node), verdict.reason)
        for node, verdict in verdicts.items()
        if verdict.kind in (Kind.CALL, Kind.EXTERNAL)
    ]

    turns = prefers_channels_last(nodes, options.keep)
    parts = split(nodes, verdicts)
    may_repeat = sum(part.is_region for part in parts) > 1
    known: dict[tuple[str, str], Executable] = {}

    def compiled(module: ModuleOp, device: str) -> Executable:
        """The compiled module. Equal blocks of the same lines, such as a network's layers, are compiled once, although
        their nodes have different names."""
        device = options.device or device
        if turns and convolves_channels_last(device):
            ChannelsLast().apply(new_context(), module)
        if may_repeat:
            key = (_NODE_NAME.sub("loc((", print_module(module, locations=True)), device)
            made = known[key] = known.get(key) or compile(module, device, stored=True)
        else:
            made = compile(module, device, stored=True)
        own = replace(made, source=module)
        report.code.append(lambda: own)
        return made

    with compiling_beside():
        program = Program(gm, verdicts, parts, compiled, report.notes.append)
    report.program = program.text
    return program


def _note_wishes(verdicts: Mapping[Any, Verdict], hints: NodeHints) -> None:
    """Store each node's hints on it (`region` reads them)."""
    if not hints.patterns:
        return
    for node, verdict in verdicts.items():
        markers = hints.markers(node.name, called(node))
        if (
            verdict.kind is Kind.INPUT
        ):  # nodes of a backward graph also carry the names of their forward ops
            continue
        wanted = [each for each in markers if each.attribute != APART]
        if wanted and verdict.kind in (Kind.CALL, Kind.EXTERNAL):
            reason = f"{called(node)} ({node.name}) stays a call into ATen, and nothing can be fused with it"
            raise SourceError(f"{reason}: {verdict.reason}", place_of(node))
        node.meta[MARKERS] = markers


def _eager(gm: Any) -> Callable[[list[Any]], Any]:
    def run(args: list[Any]) -> Any:
        with torch.no_grad():
            return gm.forward(*args)

    return run
