"""torch.compile(backend="mlfuse") in a second process: what an earlier one compiled is loaded, neither AOTAutograd nor a pass
runs, and no bit differs.

The second process is played by `torch.compiler.reset()`; one test starts a real one.
"""

# pyright: basic, reportMissingImports=false, reportAttributeAccessIssue=false, reportArgumentType=false

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from small_networks import DropoutNet, Gpt2Block, LeNet
from torch._dynamo.utils import counters

from mlfuse.frontends.torch.compiled import backend, reporting
from mlfuse.frontends.torch.compiled.torchs_cache import config
from mlfuse.frontends.torch.ops import table
from mlfuse.runtime.compilers.cc import find_compiler

pytestmark = [
    pytest.mark.quick_c,
    pytest.mark.skipif(find_compiler() is None, reason="needs a C compiler"),
]


@pytest.fixture(autouse=True)
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "mlfuse"))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(tmp_path / "torch"))
    monkeypatch.delenv("MLFUSE_CACHE", raising=False)
    return tmp_path


def first_run(
    function: Callable[..., Any], *args: Any, options: dict[str, Any] | None = None
) -> tuple[list[Any], dict[str, int]]:
    """What the function returns in a new process, with the gradients of its parameters and arguments, and what torch's cache
    did."""
    torch.compiler.reset()
    counters.clear()
    reporting.clear()
    torch.manual_seed(0)
    results = torch.compile(function, backend="mlfuse", dynamic=False, options=options)(*args)
    found = list(results) if isinstance(results, tuple) else [results]
    leaves = [*args, *(function.parameters() if isinstance(function, torch.nn.Module) else ())]
    wanted = [each for each in leaves if each.requires_grad]
    if wanted:
        found += torch.autograd.grad(found[0].square().mean(), wanted)
    return found, dict(counters["aot_autograd"])


@pytest.fixture
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From its call on, compiling a graph fails."""

    def forbid(*_: object) -> None:
        raise AssertionError("a graph is compiled")

    return lambda: monkeypatch.setattr(backend, "_program", forbid)


def check_it_is_loaded(
    no_compiling: Callable[[], None], function: Callable[..., Any], *args: Any
) -> None:
    made, first = first_run(function, *args)
    remarks = reporting.report(remarks=True)
    assert first["autograd_cache_saved"] == 1
    no_compiling()
    loaded, second = first_run(function, *args)
    assert (second["autograd_cache_hit"], second.get("autograd_cache_miss", 0)) == (1, 0)
    assert len(loaded) == len(made)
    for one, other in zip(made, loaded, strict=True):
        assert torch.equal(one, other) and one.stride() == other.stride()
    assert reporting.report(remarks=True) == remarks


def picked(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Calls of ATen between fused ops, one with two results."""
    values, places = torch.topk(x.exp(), 3)
    return torch.cumsum(values * 2, 0), places + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("network", "shape"),
    [(LeNet, (2, 3, 32, 32)), (Gpt2Block, (2, 8, 32)), (DropoutNet, (4, 8))],
)
def test_a_training_step_is_loaded(
    no_compiling: Callable[[], None], network: type[torch.nn.Module], shape: tuple[int, ...]
) -> None:
    check_it_is_loaded(no_compiling, network(), torch.randn(shape))


def test_calls_into_aten_are_loaded(no_compiling: Callable[[], None]) -> None:
    check_it_is_loaded(no_compiling, picked, torch.randn(5, 7))


@pytest.mark.slow
def test_an_input_that_is_written_to(no_compiling: Callable[[], None]) -> None:
    def count(x: torch.Tensor, total: torch.Tensor) -> torch.Tensor:
        total.add_(x.sum())
        return x.tanh()

    x = torch.randn(4, 5)
    totals = [torch.ones(()), torch.ones(())]
    first_run(count, x, totals[0])
    no_compiling()
    _, second = first_run(count, x, totals[1])
    assert second["autograd_cache_hit"] == 1
    assert torch.equal(totals[0], totals[1]) and totals[0] == 1 + x.sum()


@pytest.mark.slow
def test_sizes_that_vary(no_compiling: Callable[[], None]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.softmax(x * 2, -1)

    def of(size: int) -> torch.Tensor:
        x = torch.linspace(-1, 1, 3 * size).reshape(3, size)
        torch.testing.assert_close(compiled(x), function(x))
        return x

    for turn in range(2):
        torch.compiler.reset()
        counters.clear()
        compiled = torch.compile(function, backend="mlfuse", dynamic=True)
        of(5)
        if turn:
            assert counters["aot_autograd"]["autograd_cache_hit"] == 1
        no_compiling()
        of(9)


@pytest.mark.slow
def test_other_options_are_another_graph() -> None:
    x = torch.randn(4, 5)
    first_run(picked, x)
    _, second = first_run(picked, x, options={"no_fuse": ["aten.exp.*"]})
    assert second["autograd_cache_miss"] == 1


@pytest.mark.slow
def test_moved_lines_are_another_graph(tmp_path: Path) -> None:
    """Since remarks have the lines."""
    x = torch.randn(4, 5)
    found: list[int] = []
    for lines in ("", "\n\n"):
        space: dict[str, Any] = {"torch": torch}
        text = f"{lines}def f(x):\n    return torch.exp(x) + 1\n"
        exec(compile(text, str(tmp_path / "f.py"), "exec"), space)
        found.append(first_run(space["f"], x)[1]["autograd_cache_miss"])
    assert found == [1, 1]


def test_code_that_is_gone_is_compiled_again(caches: Path) -> None:
    x = torch.randn(4, 5)
    first_run(picked, x)
    shutil.rmtree(caches / "mlfuse")
    again, second = first_run(picked, x)
    assert (second["autograd_cache_miss"], second["autograd_cache_saved"]) == (1, 1)
    torch.testing.assert_close(tuple(again), picked(x))


@pytest.mark.slow
def test_constant_tensors_arent_kept() -> None:
    """They are data of the process."""

    def function(x: torch.Tensor) -> torch.Tensor:
        return x + torch.tensor([1.0, 2.0, 3.0])

    x = torch.randn(2, 3)
    for _ in range(2):
        results, seen = first_run(function, x)
        torch.testing.assert_close(results[0], function(x))
        assert "autograd_cache_saved" not in seen and "autograd_cache_hit" not in seen


def test_a_converter_of_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept, since its version isn't known."""
    monkeypatch.setitem(table._BY_NAME, "aten.exp.default", lambda x: x)
    _, seen = first_run(picked, torch.randn(4, 5))
    assert "autograd_cache_saved" not in seen and "autograd_cache_miss" not in seen


@pytest.mark.parametrize("fails", [False, True])
def test_torchs_settings_are_as_before(monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    """Also after a backward graph that can't be compiled."""
    before = torch.compiler.config.cache_key_tag, config.bundled_autograd_cache
    x = torch.randn(3, requires_grad=True)
    if fails:
        real = backend.compile_graph

        def failing(gm: Any, example_inputs: Any, *, kind: str, options: Any) -> Any:
            if kind == "backward":
                raise RuntimeError("no")
            return real(gm, example_inputs, kind=kind, options=options)

        monkeypatch.setattr(backend, "compile_graph", failing)
        with pytest.raises(RuntimeError, match="no"):
            first_run(torch.tanh, x)
    else:
        first_run(torch.tanh, x)
    assert (torch.compiler.config.cache_key_tag, config.bundled_autograd_cache) == before


PROGRAM = """
import sys, torch
from torch._dynamo.utils import counters
net = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.GELU(), torch.nn.Linear(8, 2))
with torch.no_grad():
    for n, each in enumerate(net.parameters()):
        each.copy_(torch.linspace(-1, 1, each.numel()).reshape(each.shape) * (n + 1))
y = torch.compile(net, backend="mlfuse")(torch.linspace(-2, 2, 12).reshape(3, 4))
y.square().sum().backward()
seen = counters["aot_autograd"]
print(seen["autograd_cache_hit"], seen["autograd_cache_miss"])
print(y.tolist(), [each.grad.tolist() for each in net.parameters()])
print("torch._inductor.codegen.triton" in sys.modules)
"""


@pytest.mark.slow
def test_another_process() -> None:
    """Also if the first one has Inductor's backends: torch's key doesn't name them, and the second one doesn't import them."""
    with_backends = "from torch._inductor.codegen import common; common.init_backend_registration()"
    first, second = (
        subprocess.run(
            [sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True
        ).stdout.splitlines()
        for program in (f"{with_backends}\n{PROGRAM}", PROGRAM)
    )
    assert [first[0], second[0]] == ["0 1", "1 0"]
    assert first[1] == second[1]
    assert [first[2], second[2]] == ["True", "False"]
