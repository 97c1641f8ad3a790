"""mlfuse's passes by flag name, each imported on first use, and the order of the standard pipeline."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.passes import ModulePass

MLFUSE_PASSES = {
    "import-stablehlo": "mlfuse.passes.import_stablehlo:ImportStableHLO",
    "inline": "mlfuse.passes.inline:Inline",
    "place": "mlfuse.passes.place:Place",
    "outline-devices": "mlfuse.passes.outline_devices:OutlineDevices",
    "swap-contractions": "mlfuse.passes.swap_contractions:SwapContractions",
    "channels-last": "mlfuse.passes.channels_last:ChannelsLast",
    "differentiate": "mlfuse.passes.differentiate:Differentiate",
    "decompose": "mlfuse.passes.decompose:Decompose",
    "bucket-collectives": "mlfuse.passes.bucket_collectives:BucketCollectives",
    "fuse-contractions": "mlfuse.passes.fuse_contractions:FuseContractions",
    "fuse-horizontal": "mlfuse.passes.fuse_horizontal:FuseHorizontal",
    "fuse-vertical": "mlfuse.passes.fuse_vertical:FuseVertical",
    "lower-to-loop": "mlfuse.passes.lower_to_loop:LowerToLoop",
    "match-epilogues": "mlfuse.passes.match_epilogues:MatchEpilogues",
    "chain-products": "mlfuse.passes.chain_products:ChainProducts",
    "lower-products": "mlfuse.passes.lower_products:LowerProducts",
    "share-launches": "mlfuse.passes.share_launches:ShareLaunches",
    "plan-memory": "mlfuse.passes.plan_memory:PlanMemory",
    "merge-equal-kernels": "mlfuse.passes.merge_equal_kernels:MergeEqualKernels",
    "schedule": "mlfuse.passes.schedule:Schedule",
    "simplify-kernels": "mlfuse.passes.simplify_kernels:SimplifyKernels",
    "hoist-constants": "mlfuse.passes.hoist_constants:HoistConstants",
    "lower-to-host": "mlfuse.passes.lower_to_host:LowerToHost",
}
"""mlfuse's own passes: name to "module:class"."""

UPSTREAM_PASSES = {
    "canonicalize": "mlfuse.passes.canonicalize:Canonicalize",
    "cse": "mlfuse.passes.cse:Cse",
    "dce": "mlfuse.passes.dce:Dce",
}
"""xDSL's passes, extended by patterns of mlfuse. Where a module has fusions already, they may change one so that a kernel can't hold it;
then `fusion/simplified.py` plans its ops again."""

STAGES: dict[str, tuple[str, ...]] = {
    "graph": ("inline", "import-stablehlo", "place", "outline-devices"),
    "fused": (
        "decompose",
        "swap-contractions",
        "canonicalize",
        "cse",
        "dce",
        "bucket-collectives",
        "fuse-contractions",
        "fuse-horizontal",
        "fuse-vertical",
    ),
    "loop": (
        "lower-to-loop",
        "match-epilogues",
        "lower-products",
        "chain-products",
        "share-launches",
    ),
    "kernel": ("plan-memory", "schedule", "simplify-kernels"),
    "host": ("lower-to-host",),
    "source": (),
}
"""The standard pipeline: the passes that lead to each level, in order (`source` is the host level, printed as C or CUDA).
`mlfuse.compile` runs these, and on a CPU `merge-equal-kernels` before `schedule` (`driver/lowering.py`), and
`hoist-constants` after it for a function with bound arguments (`driver/code.py`)."""

FUSE = (*STAGES["graph"], *STAGES["fused"])
"""What `--fuse` runs, in order."""


def names() -> tuple[str, ...]:
    """All passes by name."""
    return (*MLFUSE_PASSES, *UPSTREAM_PASSES)


def load(name: str) -> type[ModulePass]:
    """The pass class of a flag; KeyError if no pass has it."""
    module, _, attribute = {**MLFUSE_PASSES, **UPSTREAM_PASSES}[name].partition(":")
    return getattr(import_module(module), attribute)


def factories() -> dict[str, Callable[[], type[ModulePass]]]:
    """The factories that xDSL's tools take, one per pass."""
    return {name: _factory(name) for name in names()}


def _factory(name: str) -> Callable[[], type[ModulePass]]:
    return lambda: load(name)
