"""torch.compile(backend="mlfuse"): three training steps of each network, as eager takes them.

Outputs, all gradients and the parameters afterwards are held to the same network in f64: by norms, they may
be off by a few times what eager's own f32 is.
"""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

import copy
import gc

import pytest
import torch
import torch.utils.checkpoint
from small_networks import NETWORKS, DropoutNet, Gpt2Block

import mlfuse
from mlfuse.frontends.torch.compiled import backend, reporting
from mlfuse.runtime.library import onednn
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c

FAST = ("lenet", "llama_block", "mixer_block")
SMOOTH = ("resnet18", "resnet50")
"""In deep networks some element before a ReLU is so near 0 that rounding decides whether it has a gradient: these have
softplus in its place."""


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()
    torch.manual_seed(0)
    reporting.clear()


def smooth(x, inplace=False):
    return torch.nn.functional.softplus(x)


def steps(net, x, call, count=3):
    """Outputs and gradients of each step, then parameters and buffers."""
    optimizer = torch.optim.SGD(net.parameters(), lr=0.02, momentum=0.9)
    seen = {}
    for step in range(count):
        optimizer.zero_grad()
        y = call(x)
        y.square().mean().backward()
        seen[f"{step} output"] = y.detach().double()
        seen |= {f"{step} {n}": p.grad.double() for n, p in net.named_parameters()}
        optimizer.step()
    return seen | {n: value.double() for n, value in net.state_dict().items()}


@pytest.mark.parametrize(
    "name",
    [
        name if name in FAST else pytest.param(name, marks=pytest.mark.slow)
        for name in NETWORKS
    ],
)  # fmt: skip
@pytest.mark.sampled(12)
def test_three_training_steps(name, monkeypatch):
    if name in SMOOTH:
        monkeypatch.setattr(torch.nn.functional, "relu", smooth)
    make, make_input = NETWORKS[name]
    net, x = make(), make_input()
    twin, exact = copy.deepcopy(net), copy.deepcopy(net).double()
    theirs = steps(twin, x, twin)
    truth = steps(exact, x.double() if x.is_floating_point() else x, exact)
    mine = steps(net, x, torch.compile(net, backend="mlfuse"))
    assert mine.keys() == theirs.keys() == truth.keys()
    for key, wanted in truth.items():
        own = (theirs[key] - wanted).norm()
        allowed = 8 * own + 2e-5 * wanted.norm() + 1e-7
        assert (mine[key] - wanted).norm() <= allowed, key
    assert [graph.kind for graph in reporting.graphs()] == ["forward", "backward"]


@pytest.mark.slow
def test_what_libraries_leave_is_fused_between_them():
    make, make_input = NETWORKS["lenet"]
    torch.compile(make(), backend="mlfuse")(make_input())
    forward = reporting.graphs()[0]
    why = "oneDNN isn't installed: pip install mlfuse[onednn]"
    kept = {} if onednn.load() is not None else {"aten.convolution.default": why}
    assert {call.op: call.reason for call in forward.kept} == kept
    assert len(forward.regions) == 1
    assert forward.calls >= 2  # two convolutions, and products that aren't kernels


@pytest.mark.slow
@pytest.mark.parametrize("kept", [(), ("aten.addmm",)])
def test_products_are_in_the_region_by_whomever_they_are_computed(kept):
    net, x = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.ReLU()), torch.randn(4, 8)
    ours = torch.compile(net, backend="mlfuse", options={"keep": kept})
    torch.testing.assert_close(ours(x), net(x))
    forward = reporting.graphs()[0]
    assert (len(forward.regions), len(forward.kept)) == (1, len(kept))
    assert forward.calls >= len(kept)


@pytest.mark.slow
def test_dropout_keeps_what_it_says_and_scales_it():
    ours = torch.compile(lambda x: torch.nn.functional.dropout(x, 0.3), backend="mlfuse")
    x = torch.ones(200, 500)
    y = ours(x)
    kept = y != 0
    torch.testing.assert_close(y[kept], torch.full_like(y[kept], 1 / 0.7))
    deviation = (0.3 * 0.7 / x.numel()) ** 0.5
    assert abs(kept.double().mean() - 0.7) < 5 * deviation
    rows, columns = kept.double().mean(1), kept.double().mean(0)
    assert rows.std() < 1.5 * (0.21 / 500) ** 0.5
    assert columns.std() < 1.5 * (0.21 / 200) ** 0.5
    deviation = (0.42 * 0.58 / x.numel()) ** 0.5
    assert abs((kept != (ours(x) != 0)).double().mean() - 0.42) < 5 * deviation


@pytest.mark.slow
def test_manual_seed_repeats_what_is_dropped():
    net = DropoutNet()
    ours, x = torch.compile(net, backend="mlfuse"), torch.randn(6, 8)
    torch.manual_seed(3)
    first, second = ours(x), ours(x)
    torch.manual_seed(3)
    assert torch.equal(ours(x), first)
    assert not torch.equal(first, second)


@pytest.mark.slow
def test_the_backward_pass_drops_what_the_forward_pass_dropped():
    ours = torch.compile(lambda x: torch.nn.functional.dropout(x, 0.5) * 3, backend="mlfuse")
    x = torch.ones(64, 64, requires_grad=True)
    y = ours(x)
    y.sum().backward()
    assert torch.equal(x.grad, y)


def test_a_checkpoint_drops_the_same_when_it_is_computed_again():
    """sin(2 m x) has the derivative 2 m cos(2 x) by x, with the mask m that the result shows; m differs from call to
    call, and other random numbers between forward and backward don't change it."""

    def block(x):
        return torch.nn.functional.dropout(x, 0.5, training=True).sin()

    def function(x):
        return torch.utils.checkpoint.checkpoint(block, x, use_reentrant=False)

    call = torch.compile(function, backend="mlfuse")
    masks = []
    for _ in range(2):
        x = torch.rand(64, 64).add_(0.1).requires_grad_()
        y = call(x)
        torch.rand(3)
        state = torch.get_rng_state()
        y.sum().backward()
        assert torch.equal(torch.get_rng_state(), state)
        masks.append((y != 0).detach())
        kept = 2 * masks[-1]
        torch.testing.assert_close(y, (kept * x).sin())
        torch.testing.assert_close(x.grad, kept * (kept * x).cos())
    assert 0.4 < masks[0].float().mean() < 0.6 and not torch.equal(*masks)
    assert len(reporting.graphs()) == 2


@pytest.mark.slow
def test_two_dropouts_drop_different_elements():
    def function(x):
        return torch.nn.functional.dropout(x), torch.nn.functional.dropout(x)

    a, b = torch.compile(function, backend="mlfuse")(torch.ones(64, 64))
    deviation = (0.5 * 0.5 / a.numel()) ** 0.5
    assert abs(((a != 0) != (b != 0)).double().mean() - 0.5) < 5 * deviation


@pytest.mark.slow
def test_nothing_is_dropped_in_evaluation():
    net, x = DropoutNet().eval(), torch.randn(6, 8)
    torch.testing.assert_close(torch.compile(net, backend="mlfuse")(x), net(x))


def layers(parameters, x):
    w, b, scale, offset = parameters
    return mlfuse.nn.layer_norm(mlfuse.nn.relu(x @ w.T + b), scale, offset, epsilon=1.0)


def loss(parameters, x, c):
    y = layers(parameters, x)
    return mlfuse.sum(y * y * c)


def as_numpy(tensors):
    return [each.numpy() for each in tensors]


@pytest.mark.slow
@pytest.mark.parametrize("dynamic", [True, None])
def test_one_code_serves_other_batch_sizes(dynamic):
    net = torch.nn.Sequential(
        torch.nn.Linear(5, 8), torch.nn.ReLU(), torch.nn.LayerNorm(8, eps=1.0)
    )
    ours = torch.compile(net, backend="mlfuse", dynamic=dynamic)
    exact = copy.deepcopy(net).double()
    for batch in (4, 6, 7, 2, 1, 33):
        x, c = torch.randn(batch, 5), torch.rand(8) + 0.5
        y, z = ours(x), exact(x.double())
        mine, wanted = (
            torch.autograd.grad((each.square() * c.to(each)).sum(), list(module.parameters()))
            for each, module in ((y, net), (z, exact))
        )
        arrays = [[each.detach().numpy() for each in net.parameters()], x.numpy(), c.numpy()]
        agree(layers, arrays[:2], y.detach().numpy(), z.detach().numpy())
        agree(mlfuse.grad(loss), arrays, as_numpy(mine), as_numpy(wanted))
    graphs = reporting.graphs()
    assert all(len(graph.regions) <= 3 and not graph.notes for graph in graphs)
    assert len(graphs) <= 6  # forward and backward: at 4, at sizes left open, at 1


@pytest.mark.slow
def test_other_lengths_of_a_gpt2_block():
    net = Gpt2Block()
    exact = copy.deepcopy(net).double()
    ours = torch.compile(net, backend="mlfuse", dynamic=True)
    for batch, length in ((2, 8), (3, 8), (2, 5), (1, 16), (4, 3)):
        x = torch.randn(batch, length, 32)
        y, z, truth = ours(x), net(x), exact(x.double())
        errors = [float((each.double() - truth).detach().abs().max()) for each in (y, z)]
        assert errors[0] <= 4 * errors[1], errors  # as near as eager, which rounds as often
        y.sum().backward()


def test_sizes_that_cannot_be_left_open_are_compiled_one_by_one_and_noted():
    """Sixteen are kept: the 17th puts out the one used longest ago, which is then compiled again."""

    def function(x):
        return x * (x.shape[0] % 5) + 1  # a graph's sizes have no remainders

    ours = torch.compile(
        function, backend="mlfuse", dynamic=True, options={"device": "interpreter"}
    )

    def compiled(length):
        x = torch.randn(length, 3)
        torch.testing.assert_close(ours(x), function(x))
        (graph,) = reporting.graphs()
        return len(graph.regions)

    lengths = range(4, 36, 2)
    assert [compiled(length) for length in lengths] == [*range(1, 17)]
    assert compiled(4) == 16
    assert compiled(36) == 17
    assert compiled(4) == 17
    assert compiled(6) == 18
    (graph,) = reporting.graphs()
    assert not graph.kept
    (note,) = graph.notes
    assert "is compiled for the sizes of each call" in note


@pytest.mark.slow
def test_a_block_that_is_there_again_is_launched_again():
    block = torch.nn.Sequential(torch.nn.Conv2d(2, 2, 3, padding=1), torch.nn.GELU())

    def function(x):
        for _ in range(3):
            x = block(x) * 2
        return x

    x = torch.randn(1, 2, 4, 4)
    with torch.no_grad():
        y = torch.compile(function, backend="mlfuse")(x)
        torch.testing.assert_close(y, function(x))
    (graph,) = reporting.graphs()
    (region,) = graph.regions
    assert (region.launches, region.calls) == (3, 3)


MAKERS = {
    "SGD": lambda params: torch.optim.SGD(params, 0.1, momentum=0.9, weight_decay=0.01),
    "Adam": lambda params: torch.optim.Adam(params, 0.01),
    "AdamW foreach": lambda params: torch.optim.AdamW(params, 0.01, foreach=True),
}


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.sampled(3)
def test_a_compiled_optimizer_step(name):
    """In place: parameters and states stay where they are, and hold what eager computes."""
    params = [torch.nn.Parameter(torch.randn(5 + n, 3)) for n in range(4)]
    twins = [torch.nn.Parameter(p.detach().clone()) for p in params]
    mine, theirs = MAKERS[name](params), MAKERS[name](twins)
    step = torch.compile(mine.step, backend="mlfuse")
    places = [p.data_ptr() for p in params]
    for _ in range(3):
        for p, q in zip(params, twins, strict=True):
            p.grad = torch.randn_like(p)
            q.grad = p.grad.clone()
        step()
        theirs.step()
        torch.testing.assert_close(params, twins)
    assert [p.data_ptr() for p in params] == places
    for p, q in zip(params, twins, strict=True):
        torch.testing.assert_close(mine.state[p], theirs.state[q])
    graph = reporting.graphs()[-1]
    assert len(graph.regions) == 1
    assert not graph.kept
    assert "copy_" not in graph.program
    assert graph.launches == 1


OPTIMIZERS = (
    "SGD", "Adam", "AdamW", "NAdam", "RAdam", "Adamax", "Adagrad", "Adadelta", "RMSprop", "Rprop", "ASGD",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("foreach", [True, False])
@pytest.mark.parametrize("name", OPTIMIZERS)
def test_every_optimizer_over_any_shapes(name, foreach, dtype):
    """One launch, and what the parameter of rank 0 takes. Held to the same graph op by op: its bias corrections
    are of f32 counts, where eager's are Python's numbers."""
    shapes = [(4, 8), (8,), (), (0, 3), (2500,)]
    params = [torch.nn.Parameter(torch.randn(shape, dtype=dtype)) for shape in shapes]
    twins = [torch.nn.Parameter(p.detach().clone()) for p in params]
    make = getattr(torch.optim, name)
    mine, theirs = make(params, lr=0.01, foreach=foreach), make(twins, lr=0.01, foreach=foreach)
    step = torch.compile(mine.step, backend="mlfuse")
    gradients = [[torch.randn_like(p) for p in params] for _ in range(3)]
    for each in gradients:
        for p, gradient in zip(params, each, strict=True):
            p.grad = gradient.clone()
        step()
    graph = reporting.graphs()[-1]
    assert graph.launches <= 5
    torch.compiler.reset()
    plain = torch.compile(theirs.step, backend="aot_eager")
    for each in gradients:
        for q, gradient in zip(twins, each, strict=True):
            q.grad = gradient.clone()
        plain()
    tight = {"rtol": 1e-13, "atol": 1e-13} if dtype == torch.float64 else {}
    torch.testing.assert_close(params, twins, equal_nan=True, **tight)
    for p, q in zip(params, twins, strict=True):
        torch.testing.assert_close(mine.state[p], theirs.state[q], equal_nan=True, **tight)


@pytest.mark.slow
def test_nothing_is_collected_while_graphs_are_traced_and_compiled(monkeypatch):
    enabled = []

    def spied(*args):
        enabled.append(gc.isenabled())
        return judge(*args)

    judge = backend.judge
    monkeypatch.setattr(backend, "judge", spied)
    net = torch.nn.Linear(4, 4)
    torch.compile(net, backend="mlfuse")(torch.ones(2, 4)).sum().backward()
    assert enabled == [False, False]  # the forward and the backward graph
    assert gc.isenabled()
