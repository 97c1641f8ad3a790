"""torch's own cache of graphs (`AOTAutogradCache`): a process that compiles what an earlier one did calls neither
AOTAutograd nor this package's passes.

torch knows a graph by a hash of Dynamo's graph, the arguments' types and torch's settings. What else a result depends on is
added to torch's `cache_key_tag` while a graph is compiled: the versions of this package and of its libraries, the device
description, the options, and the lines of the user's code, which are in remarks.

torch keeps what a backend made in one of two ways: as a key of Inductor's own cache, or *bundled*, as a pickled object.
The second is what other backends can use, and is a setting of torch, on while a graph is compiled. A backward graph is
compiled at the first backward pass; the setting is then on until torch has saved the graph, at the end of that compilation.

Versions of torch that can't bundle other objects than Inductor's don't keep graphs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch

from torch._dynamo.callback import callback_handler
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache, FXGraphCacheMiss
from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
from torch._inductor.output_code import OutputCode

from mlfuse.driver import stored as functions
from mlfuse.driver.device import target_of
from mlfuse.frontends.torch.compiled import stored
from mlfuse.frontends.torch.compiled.blas import torchs_blas
from mlfuse.frontends.torch.library import torch
from mlfuse.frontends.torch.ops.types import slow_products
from mlfuse.passes.utils.precision import DEFAULT
from mlfuse.runtime.library import onednn

config: Any = import_module("torch._functorch.config")
compiler_config: Any = import_module("torch.compiler.config")

Compile = Callable[[Any, Sequence[Any]], stored.Compiled]


class CompiledGraph(OutputCode):
    """A compiled graph, as torch calls and keeps it."""

    def __init__(self, run: stored.Run, store: Callable[[], bytes]):
        self._boxed_call = True  # torch copies the attributes of an object, not of its class
        self._run: stored.Run | None = run
        self._store: Callable[[], bytes] | None = store
        self._data = b""

    def __call__(self, inputs: Any) -> Any:
        assert self._run is not None
        return self._run(inputs)

    def prepare_for_serialization(self) -> None:
        """Replace the function by the bytes that stand for it: torch pickles this object, a copy of the one that is called."""
        assert self._store is not None
        try:
            self._data = self._store()
        except stored.NotStored as reason:
            raise BypassAOTAutogradCache(str(reason)) from reason
        self._run = self._store = None

    def post_compile(self, example_inputs: Any, constants: Any, graph_kwargs: Any) -> None:
        """Load what was stored."""
        try:
            self._run = stored.run_of(self._data)
        except stored.EntryGone as reason:
            raise FXGraphCacheMiss(str(reason)) from reason

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        """Nothing: there is no Triton code."""


def kept(compile: Compile) -> Any:
    """A compiler of forward or inference graphs whose results torch keeps."""

    def compiled(gm: Any, example_inputs: Sequence[Any]) -> CompiledGraph:
        made = compile(gm, example_inputs)
        return CompiledGraph(made.run, made.store)

    return SerializableAOTDispatchCompiler(CompiledGraph, compiled)


def kept_backward(compile: Compile) -> Any:
    """The same for backward graphs."""

    def compiled(gm: Any, example_inputs: Sequence[Any]) -> stored.Compiled:
        made = compile(gm, example_inputs)
        if not config.bundled_autograd_cache:  # not in `keeping`: at the first backward pass
            _bundle_until_the_end()
        return made

    return kept(compiled)


@contextmanager
def keeping(gm: Any, options: object) -> Generator[None]:
    """While this is entered, torch looks a graph up, and keeps it once it is compiled."""
    own = compiler_config.cache_key_tag
    tag = f"{own} mlfuse {_tag(gm, options)}"
    with (
        config.patch(bundled_autograd_cache=True),
        compiler_config.patch(cache_key_tag=tag),
        _without_inductors_backends(),
    ):
        yield


_OF_BACKENDS: dict[str, Any] = {
    "init_backend_registration": lambda: None,
    "custom_backend_passes": {},
    "custom_backend_codegen_configs": {},
}
"""What torch's key takes from Inductor's backends, and what it gets instead."""


@contextmanager
def _without_inductors_backends() -> Generator[None]:
    """torch's key names the user's passes for Inductor's backends, and for that torch imports all backends: 0.7 s. They compile nothing
    here, and a process that has imported them before, for Inductor, is to find the same key. Only the module that makes keys sees the
    change, and Dynamo compiles one graph at a time."""
    codecache: Any = import_module("torch._inductor.codecache")
    if not all(hasattr(codecache, name) for name in _OF_BACKENDS):  # another version of torch
        yield
        return
    with patch.multiple(codecache, **_OF_BACKENDS):
        yield


def _tag(gm: Any, options: object) -> str:
    """A digest of what a result depends on and torch doesn't know."""
    target = target_of("cpu", DEFAULT)
    libraries = (
        onednn.load() is not None,
        torchs_blas() is not None,
        [each.name for each in slow_products()],
    )
    lines = [
        node.meta.get("stack_trace") or ""
        for module in gm.modules()
        if isinstance(module, torch.fx.GraphModule)
        for node in module.graph.nodes
    ]
    every = (functions.versions(), functions.described(target), libraries, options, lines)
    return hashlib.sha256(repr(every).encode()).hexdigest()


_bundling = ExitStack()
"""The settings that `_bundle_until_the_end` has entered."""


def _bundle_until_the_end() -> None:
    _bundling.enter_context(config.patch(bundled_autograd_cache=True))
    if _at_the_end not in callback_handler.end_callbacks:
        callback_handler.register_end_callback(_at_the_end)


def _at_the_end(_: object) -> None:
    _bundling.close()
