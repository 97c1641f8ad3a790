"""Every way for input to come in, as a function of bytes that catches errors of ours; and good inputs to break."""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLANNED = """func.func @main(%x: tensor<8x16xf32>, %y: tensor<16xf32>) -> (tensor<8x16xf32>, tensor<8xf32>) {
  %0 = graph.exp %x : tensor<8x16xf32>
  %1 = graph.reduce add %0 dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %2 = graph.broadcast %y dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %3 = graph.mul %0, %2 : tensor<8x16xf32>
  %4 = graph.neg %3 : tensor<8x16xf32>
  return %4, %1 : tensor<8x16xf32>, tensor<8xf32>
}
"""


def text(data: bytes) -> None:
    """A module through the parser, the verifier and the passes that fuse."""
    from mlfuse.diagnostics.errors import MlfuseError
    from mlfuse.driver.pipelines import passes_to
    from mlfuse.ir.context import new_context
    from mlfuse.ir.parsing import parse_module
    from mlfuse.ir.printing import print_module
    from mlfuse.ir.verify import verify_module

    try:
        module = parse_module(_text(data), "x.mlir")
        verify_module(module)
        again = print_module(module)
        verify_module(parse_module(again, "printed.mlir"))
        for each in passes_to("kernel", "cpu"):
            each.apply(new_context(), module)
        verify_module(module)
    except MlfuseError:
        return


def texts() -> list[bytes]:
    """Small modules of the repository, each part of a file by itself."""
    paths = [*ROOT.glob("lit_tests/**/*.mlir"), *ROOT.glob("examples/modules/*.mlir")]
    parts = [part for path in sorted(paths) for part in path.read_bytes().split(b"// -----")]
    return [part for part in parts if part.strip() and len(part) < 4_000]


def stablehlo() -> list[bytes]:
    """Those of them that are StableHLO."""
    return [part for part in texts() if b"stablehlo." in part]


def model(data: bytes) -> None:
    """An ONNX model, loaded for the interpreter."""
    import mlfuse.onnx
    from mlfuse.diagnostics.errors import MlfuseError

    try:
        mlfuse.onnx.load(data, device="interpreter")
    except MlfuseError:
        return


def models() -> list[bytes]:
    """The small models of ONNX's own tests."""
    from onnx.backend.test.loader import load_model_tests

    made = [case.model.SerializeToString() for case in load_model_tests(kind="node") if case.model]
    return [data for data in made if len(data) < 4_000]


def plan(data: bytes) -> None:
    """A plan for a module that is fused as it says, down to loops."""
    from mlfuse.diagnostics.errors import MlfuseError
    from mlfuse.passes.plans.session import Session
    from mlfuse.passes.plans.text import read_plan

    try:
        fused(Session("cpu", "default", read_plan("{\n" if not data else _text(data) + "\n")))
    except MlfuseError:
        return


def fused(opened: object, device: str = "cpu") -> None:
    """Fuse the module that plans are for, and lower it to loops."""
    from mlfuse.driver import pipelines
    from mlfuse.ir.parsing import parse_module
    from mlfuse.ir.verify import verify_module
    from mlfuse.passes.plans.session import Session, session

    assert isinstance(opened, Session)
    module = parse_module(PLANNED, "x.mlir")
    with session(opened):
        pipelines.run(module, "loop", device)
    verify_module(module)


def plans() -> list[bytes]:
    """The plans of a module for a CPU and a GPU."""
    from mlfuse.passes.plans.session import Session
    from mlfuse.passes.plans.text import text_of

    found: list[bytes] = []
    for device in ("cpu", "sm_90"):
        opened = Session(device, "default", saves=True)
        fused(opened, device)
        found.append(text_of(opened.saved()).encode())
    return found


def entry(data: bytes) -> None:
    """A file of the cache: what was stored is found in it, or nothing."""
    from mlfuse.runtime.compilers.disk_cache import payload_of

    found = payload_of(_KEY, data)
    if found is not None and data not in entries():
        raise AssertionError("an entry that was changed is used")


_KEY = "0" * 64


@cache
def entries() -> list[bytes]:
    """Entries of the cache, as it writes them."""
    from mlfuse.runtime.compilers.disk_cache import _header  # pyright: ignore[reportPrivateUsage]

    payloads = (b"", b"\x7fELF" + bytes(range(256)) * 4)
    return [_header(_KEY, payload) + payload for payload in payloads]


def edited(data: bytes) -> None:
    """A text in an editor: everything that is asked of the language server while one types."""
    from mlfuse.cli.lsp.analysis import analyse
    from mlfuse.cli.lsp.completion import complete
    from mlfuse.cli.lsp.document import Document
    from mlfuse.cli.lsp.fusing import decide
    from mlfuse.cli.lsp.hints import hints
    from mlfuse.cli.lsp.hover import hover

    own = _text(data)
    document = Document("file:///x.mlir", own)
    document.analysis = analyse(own, "x.mlir")
    document.decisions = decide(own, "x.mlir", "cpu")
    if faults := [why for _, why in document.decisions.refused if "Error: " in why]:
        raise AssertionError(faults[0])
    place = zlib.crc32(data) % (len(own) + 1)
    hover(document, place, {})
    complete(document, place, ["graph.exp"])
    hints(document)


def device(data: bytes) -> None:
    """A description of a device, for which a module is fused."""
    from mlfuse.diagnostics.errors import MlfuseError
    from mlfuse.passes.plans.session import Session

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "d.json")
        path.write_bytes(data)
        try:
            fused(Session(str(path), "default"), str(path))
        except MlfuseError:
            return


def devices() -> list[bytes]:
    """The descriptions that come with mlfuse."""
    return [path.read_bytes() for path in sorted(ROOT.glob("mlfuse/targets/devices/*.json"))]


def remark_filter(data: bytes) -> None:
    """Which remarks are shown."""
    from mlfuse.diagnostics.errors import MlfuseError
    from mlfuse.diagnostics.filtering import Filter

    try:
        Filter.of(_text(data))
    except MlfuseError:
        return


def filters() -> list[bytes]:
    """Filters as docs/remarks.md has them."""
    return [b"rule=shape-mismatch op=exp", b"kernel!=k_0 line=x.mlir:3-9", b"line=7 verdict=missed"]


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


EntryPoint = tuple[Callable[[bytes], None], Callable[[], list[bytes]]]
ENTRY_POINTS: dict[str, EntryPoint] = {
    "text": (text, texts),
    "stablehlo": (text, stablehlo),
    "onnx": (model, models),
    "plan": (plan, plans),
    "cache": (entry, entries),
    "editor": (edited, texts),
    "device": (device, devices),
    "filter": (remark_filter, filters),
}
BINARY = ("onnx", "cache")
"""Entry points whose inputs have no words."""
