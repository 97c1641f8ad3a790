"""torch.compile(backend="mlfuse"): what goes in and comes out is what eager has, whatever its kind."""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

import threading

import pytest
import torch
from torch.nn import functional as f

import mlfuse.torch
from mlfuse.frontends.torch.compiled import reporting
from mlfuse.testing.agreement import agree

pytestmark = pytest.mark.quick_c


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()
    torch.manual_seed(0)
    reporting.clear()


def compiled(function, **options):
    return torch.compile(function, backend="mlfuse", options=options or None)


def same(mine, theirs, **tolerance):
    torch.testing.assert_close(mine, theirs, equal_nan=True, check_stride=True, **tolerance)


def check(function, *args, **tolerance):
    """Results, types, sizes and strides as in eager, also when called again."""
    wanted = function(*[arg.clone() if torch.is_tensor(arg) else arg for arg in args])
    ours = compiled(function)
    for _ in range(2):
        same(ours(*args), wanted, **tolerance)


def test_the_entry_point_names_the_backend():
    assert "mlfuse" in torch._dynamo.list_backends()


@pytest.mark.slow
def test_a_chain_of_elementwise_ops_is_one_kernel():
    check(lambda x, y: (x * 2 + y).tanh() * x, torch.randn(3, 5), torch.randn(5))
    (graph,) = reporting.graphs()
    assert (len(graph.regions), graph.launches, graph.kept) == (1, 1, [])


def test_several_results_and_one_twice():
    def function(x):
        y = x.exp()
        return y, x + 1, y, None, 7

    check(function, torch.randn(4))


@pytest.mark.slow
def test_views_of_inputs_and_inputs_themselves_come_back_as_such():
    def function(x, y):
        return x, x.t(), y[1:], (x + 1).t(), (y * 2)[1:]

    x, y = torch.randn(3, 4), torch.randn(5)
    check(function, x, y)
    same_x, transposed, part, *_ = compiled(function)(x, y)
    assert same_x is x
    assert transposed.data_ptr() == x.data_ptr()
    assert part.data_ptr() == y[1:].data_ptr()


@pytest.mark.slow
def test_results_that_share_memory_in_eager_share_it_here():
    def function(x):
        y = x.sin()
        return y, y.view(-1), y[0]

    whole, flat, first = compiled(function)(torch.randn(2, 3))
    whole[0, 0] = 9
    assert flat[0] == first[0] == 9


def test_rank_0_and_empty_tensors():
    check(lambda x, y: (x * y.sum(), x.sin(), y.relu()), torch.tensor(2.0), torch.randn(0, 3))


@pytest.mark.slow
def test_integers_and_truth_values():
    def function(x, y):
        z = x + y
        return z, x < y, (x < y) & (z > 0), z.to(torch.int8), z // 3, x.float() / 2

    check(function, torch.randint(-9, 9, (7,)), torch.randint(1, 9, (7,)))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [torch.float64, torch.float16, torch.bfloat16])
def test_other_floats(dtype):
    x, y = torch.randn(4, 6).to(dtype), torch.randn(6, 3).to(dtype)
    check(lambda x, y: ((x * x).relu() @ y).sum(1), x, y)


@pytest.mark.slow
def test_one_call_of_aten_for_other_types_and_orders_of_memory():
    """All in one process: what is known of one call isn't taken for another's."""

    def function(x):
        return torch.cumprod(x * 2, 0) + 1, torch.sort(x * 2, 1)[1]

    x = torch.randn(4, 6)
    for dtype in (torch.float64, torch.float32, torch.bfloat16):
        check(function, x.to(dtype))
        check(function, x.t().to(dtype))


def test_calls_of_aten_for_sizes_left_open():
    """Sizes that were equal when the graph was traced aren't taken as equal."""

    def function(x, y):
        return torch.cumprod(x * 2, 0) + 1, torch.sort(y * 2, 1)[0], torch.outer(x[:, 0], y[:, 0])

    ours = torch.compile(function, backend="mlfuse", dynamic=True)
    for m, n in ((4, 4), (5, 7), (3, 2)):
        x, y = torch.randn(m, 3), torch.randn(n, 3)
        same(ours(x, y), function(x, y))


def test_inputs_in_any_order_of_memory():
    def function(x):
        return x * 2 + 1, x.sum(1)

    base = torch.randn(2, 4, 4, 3)
    check(function, base.permute(0, 3, 1, 2))  # channels last
    check(function, base.transpose(0, 3))
    check(function, torch.randn(1, 4).expand(5, 4))
    check(function, torch.randn(9, 9)[1:8:2, 2:7])


@pytest.mark.slow
def test_a_channels_last_convolution_is_copied_nowhere():
    conv = torch.nn.Conv2d(3, 4, 3).to(memory_format=torch.channels_last)

    def function(x):
        return f.relu(conv(f.relu(x))) + 1

    x = torch.randn(2, 3, 8, 8).contiguous(memory_format=torch.channels_last)
    with torch.no_grad():
        wanted = function(x)
        result = compiled(function)(x)
    same(result, wanted)
    assert result.is_contiguous(memory_format=torch.channels_last)
    (graph,) = reporting.graphs()
    assert graph.launches == 2


@pytest.mark.slow
def test_inputs_that_are_changed():
    def function(x, y):
        x.add_(1)
        y[0].mul_(3)
        return x * y

    x, y = torch.randn(3), torch.randn(2, 3)
    mine, yours = (x.clone(), y.clone()), (x.clone(), y.clone())
    version = mine[0]._version
    same(compiled(function)(*mine), function(*yours))
    same(mine, yours)
    assert mine[0]._version > version


def normalized(x):
    """What a batch norm does."""
    mean = mlfuse.mean(x, axis=0)
    return (x - mean) / mlfuse.sqrt(mlfuse.var(x, axis=0) + 1e-5)


@pytest.mark.slow
def test_a_running_statistic_is_written_in_place():
    norm = torch.nn.BatchNorm1d(4)
    twin = torch.nn.BatchNorm1d(4)
    x = torch.randn(8, 4)
    place = norm.running_mean.data_ptr()
    result = compiled(norm)(x)
    agree(
        normalized, [x.numpy()], result.detach().numpy(), twin.double()(x.double()).detach().numpy()
    )
    twin.float().reset_running_stats()
    twin(x)
    same(norm.running_mean, twin.running_mean)
    same(norm.running_var, twin.running_var)
    assert norm.num_batches_tracked == 1
    assert norm.running_mean.data_ptr() == place
    forward = reporting.graphs()[0]
    assert "copy_" not in forward.program


@pytest.mark.slow
@pytest.mark.parametrize(
    "view",
    [
        lambda y: y.reshape(6, 4),
        lambda y: y.permute(2, 0, 1)[1:].unsqueeze(1),
        lambda y: y[1].t().expand(2, 4, 3),
        lambda y: y.permute(0, 2, 1).reshape(2, 2, 2, 3)[:, 1, :, ::2],
    ],
)
def test_a_view_of_a_result_is_made_in_one_step(view):
    check(lambda x: (view(x.exp() * 2), x.exp() * 3), torch.randn(2, 3, 4))
    check(lambda x: (view(x.exp() * 2), x.exp() * 3), torch.randn(4, 3, 2).permute(2, 1, 0))
    for graph in reporting.graphs():
        assert "aten" not in graph.program


@pytest.mark.slow
def test_a_view_of_what_is_written_to_an_input():
    def function(x, y):
        x.copy_(x.exp() * 2)
        return x.t()[1:] + 1, y + x

    rows = torch.randn(6, 4)
    wanted = rows.clone()
    mine = compiled(function)(rows[2:], torch.ones(4, 4))
    same(mine, function(wanted[2:], torch.ones(4, 4)))
    same(rows, wanted)


@pytest.mark.slow
def test_a_copy_of_what_is_changed_is_of_what_was_there():
    def function(x, w):
        y = (x.clone() * w).sum()
        x.add_(1)
        return y

    x, w = torch.randn(3), torch.randn(3, requires_grad=True)
    before = x.clone()
    compiled(function)(x, w).backward()
    same(w.grad, before)
    same(x, before + 1)


def test_a_view_by_aten_of_what_is_changed_is_of_what_was_there():
    def function(x):
        y = torch.sort(x * 2)[0]
        z = torch.unbind(x.view(2, 3))[1] + torch.split_with_sizes(x, [2, 4])[1][:3] + y[:3]
        z = z + x.as_strided((3,), (2,))
        x.add_(1)
        return z

    x = torch.randn(6)
    twin = x.clone()
    keep = ["aten.as_strided", "aten.unbind", "aten.split_with_sizes", "aten.select"]
    same(compiled(function, keep=keep)(x), function(twin))
    same(x, twin)


@pytest.mark.parametrize(
    "write",
    [
        lambda view: view[1].copy_(torch.arange(3.0) * 10),
        lambda view: view[:, 2].mul_(3),
        lambda view: view.diagonal().add_(100),
        lambda view: view.t()[0].add_(5),
    ],
)
@pytest.mark.sampled(2)
def test_a_write_to_elements_that_share_memory(write):
    """(i, j) of the view is element i + j; what is written shows at all (i, j) of that sum. The diagonal's and each
    row's elements don't meet, so eager's result is defined."""

    def function(x):
        y = x.clone()
        write(torch.as_strided(y, (3, 3), (1, 1)))
        return y, torch.as_strided(y, (3, 3), (1, 1)) * 2

    check(function, torch.arange(8.0))


@pytest.mark.slow
def test_gradients_and_inputs_without_one():
    def function(x, w, unused, n):
        return (x @ w).relu().sum() * n, x.detach() + 1

    def run(function):
        x, w, unused = (torch.randn(3, 3, generator=g, requires_grad=True) for _ in range(3))
        loss, other = function(x, w, unused, 3)
        loss.backward()
        return loss, other, x.grad, w.grad, unused.grad

    g = torch.Generator().manual_seed(1)
    mine = run(compiled(function))
    g = torch.Generator().manual_seed(1)
    same(mine, run(function))
    assert mine[-1] is None


@pytest.mark.slow
def test_no_grad_and_inference_mode():
    net, x = torch.nn.Linear(3, 2), torch.randn(4, 3)
    ours = compiled(lambda x: net(x).relu())
    with torch.no_grad():
        result = ours(x)
        assert not result.requires_grad
    with torch.inference_mode():
        same(ours(x), net(x).relu())
    same(result, net(x).relu().detach())
    assert [graph.kind for graph in reporting.graphs()] == ["inference"] * len(reporting.graphs())


@pytest.mark.slow
def test_autocast():
    net, x = torch.nn.Linear(8, 8), torch.randn(4, 8)

    def function(x):
        with torch.autocast("cpu", torch.bfloat16):
            return f.gelu(net(x)).float().sum()

    ours, theirs = compiled(function), function(x)
    mine = ours(x)
    # Both round Linear's results and gelu's, whose slope is at most 1.13, by half a unit.
    unit, y = torch.finfo(torch.bfloat16).eps, net(x)
    same(mine, theirs, rtol=0, atol=2 * 1.13 * unit * float(y.detach().abs().sum()))
    mine.backward()
    gradient, net.weight.grad = net.weight.grad, None
    theirs.backward()
    # Both round Linear's results, gelu's slope and each product's sum, all at most 1.13, by half a unit.
    assert gradient is not None and net.weight.grad is not None
    assert ((gradient - net.weight.grad).abs() <= 3 * 1.13 * unit * x.abs().sum(0)).all()


@pytest.mark.slow
def test_graph_breaks():
    def function(x):
        y = x.sin()
        if y.sum() > 0:  # a value: Dynamo ends the graph here
            return y.cos() * 2
        return y.exp()

    ours = compiled(function)
    for x in (torch.full((3,), 0.5), torch.full((3,), -0.5)):
        same(ours(x), function(x))
    assert len(reporting.graphs()) == 3


@pytest.mark.slow
def test_threads_call_it_at_the_same_time():
    def function(x):
        return (x * 3).exp().sum(0) @ x

    ours = compiled(function)
    inputs = [torch.randn(16, 16) for _ in range(4)]
    wanted = [ours(x) for x in inputs]
    for x, each in zip(inputs, wanted, strict=True):
        traced = lambda x: mlfuse.sum(mlfuse.exp(x * 3), axis=0) @ x  # noqa: E731
        agree(traced, [x.numpy()], each.numpy(), function(x.double()).numpy())
    failures = []

    def work(n):
        for _ in range(20):
            if not torch.equal(ours(inputs[n]), wanted[n]):
                failures.append(n)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


@pytest.mark.slow
def test_constants_of_the_graph():
    table = torch.arange(4.0)
    check(lambda x: x * table + torch.tensor([1.0, 2.0, 3.0, 4.0]), torch.randn(2, 4))


def test_the_interpreter_runs_it_as_well():
    x = torch.randn(3, 4).bfloat16()
    same(compiled(lambda x: x * 2 + 1, device="interpreter")(x), x * 2 + 1)


def test_explain_says_what_became_of_a_function():
    (graph,) = mlfuse.torch.explain(lambda x: x.sin() * 2, torch.randn(3))
    assert graph.kind == "inference"
    assert "1 regions, 1 kernels" in graph.render()
