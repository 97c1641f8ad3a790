"""What gradients and parameters may be: layouts, memory, what is refused; none is kept alive."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownLambdaType=false

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest
from fused_cases import Gradients, assert_near, copies, fused, pair, parameters, torch

from mlfuse.diagnostics.errors import MlfuseError

pytestmark = pytest.mark.quick_c


def both(shapes: list[tuple[int, ...]], **keywords: Any) -> tuple[Any, Any, Any, Any]:
    ours = parameters(shapes)
    theirs = copies(ours)
    return (ours, theirs, *pair("AdamW", ours, theirs, lr=0.02, **keywords))


def test_parameters_without_a_gradient_are_left_alone():
    ours, theirs, mine, torchs = both([(4,), (5,), (6,)])
    gradients = Gradients()
    for absent in (0, 2, 2, None, 1):
        gradients.give(ours, theirs)
        if absent is not None:
            ours[absent].grad = theirs[absent].grad = None
        mine.step()
        torchs.step()
    assert_near(ours, theirs)
    mine.zero_grad()
    before = [p.detach().clone() for p in ours]
    mine.step()
    assert all(torch.equal(p, q) for p, q in zip(ours, before, strict=True))
    assert mine.launches == 0


def test_the_same_gradients_again_and_gradients_changed_in_place():
    ours, theirs, mine, torchs = both([(4,), (5, 6)])
    Gradients().give(ours, theirs)
    for _ in range(3):
        mine.step()
        torchs.step()
        for p in (*ours, *theirs):
            p.grad.mul_(-0.5)
    assert_near(ours, theirs)


def test_no_gradient_is_kept_alive():
    (param,) = params = parameters([(64,)])
    optimizer = fused.AdamW(params)
    Gradients().give(params)
    optimizer.step()
    optimizer.step()
    gradient = weakref.ref(param.grad)
    optimizer.zero_grad()
    gc.collect()
    assert gradient() is None


LAYOUTS = {
    "channels last": lambda x: x.to(memory_format=torch.channels_last),
    "transposed": lambda x: x.transpose(0, 3).contiguous().transpose(0, 3),
    "row-major": lambda x: x.contiguous(),
}


@pytest.mark.parametrize("gradient", LAYOUTS)
@pytest.mark.parametrize("parameter", LAYOUTS)
def test_any_dense_order_of_dims(parameter: str, gradient: str):
    """A gradient in another order than its parameter is copied."""
    plain = parameters([(2, 3, 4, 5), (7,)])
    theirs = copies(plain)
    ours = [torch.nn.Parameter(LAYOUTS[parameter](plain[0].detach())), plain[1]]
    mine, torchs = pair("AdamW", ours, theirs, lr=0.02)
    gradients = Gradients()
    for n in range(4):
        if n != 1:  # the same gradients once
            gradients.give(ours, theirs)
        ours[0].grad = LAYOUTS[gradient](ours[0].grad)
        mine.step()
        torchs.step()
    assert ours[0].stride() == LAYOUTS[parameter](plain[0]).stride()
    assert_near(ours, theirs)


def test_a_square_gradient_and_its_transpose_in_the_same_memory():
    ours, theirs, mine, torchs = both([(6, 6)])
    buffer = torch.randn(6, 6, generator=torch.Generator().manual_seed(0))
    for each in (buffer, buffer.t(), buffer):
        ours[0].grad = theirs[0].grad = each
        mine.step()
        torchs.step()
    assert_near(ours, theirs)


def test_a_gradient_that_is_the_negative_of_its_memory():
    ours, theirs, mine, torchs = both([(6,)])
    numbers = torch.randn(6, 2, generator=torch.Generator().manual_seed(0))
    gradient = torch.view_as_complex(numbers).conj().imag
    assert gradient.is_neg()
    ours[0].grad = theirs[0].grad = gradient
    mine.step()
    torchs.step()
    assert_near(ours, theirs)


def test_parameters_moved_to_other_memory():
    ours, theirs, mine, torchs = both([(4,), (5, 6)])
    gradients = Gradients()
    for _ in range(3):
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
        for p in ours:
            p.data = p.data.clone()
    assert_near(ours, theirs)


def test_parameters_that_become_f64():
    ours, theirs, mine, torchs = both([(4,), (5, 6)])
    gradients = Gradients()
    for dtype in (torch.float32, torch.float64):
        for optimizer, params in ((mine, ours), (torchs, theirs)):
            for p in params:
                p.grad = None
                p.data = p.data.to(dtype)
            optimizer.load_state_dict(optimizer.state_dict())  # which casts states
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
    for got, want in zip(ours, theirs, strict=True):
        assert got.dtype == torch.float64
        bound = 8 * torch.finfo(torch.float32).eps
        # The first step was in f32: a parameter is rounded once, its update at most seven times.
        torch.testing.assert_close(got, want, rtol=bound, atol=bound)


def test_views_of_one_flat_buffer():
    flat = torch.randn(30, generator=torch.Generator().manual_seed(0))
    theirs = [torch.nn.Parameter(flat[:10].clone()), torch.nn.Parameter(flat[10:].clone())]
    ours = [torch.nn.Parameter(flat[:10]), torch.nn.Parameter(flat[10:])]
    mine, torchs = pair("AdamW", ours, theirs, lr=0.02)
    Gradients().give(ours, theirs)
    mine.step()
    torchs.step()
    assert_near(ours, theirs)


def test_autograd_sees_that_parameters_have_changed():
    """As after any change in place: what was saved for a backward pass is no longer there."""
    weight = torch.nn.Parameter(torch.ones(3, 3))
    optimizer = fused.SGD([weight], lr=0.1)
    loss = (weight @ weight).sum()
    loss.backward(retain_graph=True)
    optimizer.step()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


def sparse(p: Any) -> Any:
    return torch.sparse_coo_tensor([[0, 2]], [1.0, 2.0], p.shape, check_invariants=True)


def test_sparse_gradients_are_refused():
    params = parameters([(4,), (5,)])
    optimizer = fused.Adam(params)
    Gradients().give(params)
    optimizer.step()
    params[1].grad = sparse(params[1])
    before = [p.detach().clone() for p in params]
    with pytest.raises(MlfuseError, match="gradient of group 0, parameter 1 is sparse"):
        optimizer.step()
    assert all(torch.equal(p, q) for p, q in zip(params, before, strict=True))


@pytest.mark.parametrize("dtype", [torch.complex64, torch.float8_e5m2])
def test_other_element_types_are_refused(dtype: Any):
    p = torch.nn.Parameter(torch.zeros(4).to(dtype))
    p.grad = torch.zeros(4).to(dtype)
    with pytest.raises(MlfuseError, match=f"parameter 0 has dtype {dtype}"):
        fused.SGD([p], lr=0.1).step()


def test_a_parameter_with_gaps_is_refused():
    p = torch.nn.Parameter(torch.zeros(4, 6)[:, ::2])
    p.grad = torch.ones(4, 3)
    with pytest.raises(MlfuseError, match="parameter 0 doesn't fill the memory"):
        fused.SGD([p], lr=0.1).step()


def test_parameters_that_share_memory_are_refused():
    memory = torch.zeros(10)
    params = [torch.nn.Parameter(memory[:6]), torch.nn.Parameter(memory[5:])]
    Gradients().give(params)
    with pytest.raises(MlfuseError, match="share memory"):
        fused.SGD(params, lr=0.1).step()
    assert torch.equal(memory, torch.zeros(10))


def test_a_gradient_in_a_parameters_memory_is_refused():
    params = parameters([(6,), (6,)])
    optimizer = fused.SGD(params, lr=0.1)
    Gradients().give(params)
    optimizer.step()
    params[0].grad = params[1].detach()
    before = [p.detach().clone() for p in params]
    with pytest.raises(MlfuseError, match="a gradient shares memory with a parameter"):
        optimizer.step()
    assert all(torch.equal(p, q) for p, q in zip(params, before, strict=True))


def test_parameters_elsewhere_are_refused():
    p = torch.nn.Parameter(torch.zeros(4, device="meta"))
    p.grad = torch.zeros(4, device="meta")
    with pytest.raises(MlfuseError, match="is on meta"):
        fused.SGD([p], lr=0.1).step()


def test_a_first_step_that_failed_leaves_no_state():
    """SGD's momentum starts as the gradient of the first step that was made."""
    ours = parameters([(4,), (5,)])
    theirs = copies(ours)
    mine, torchs = pair("SGD", ours, theirs, lr=0.02, momentum=0.9, dampening=0.5)
    gradients = Gradients()
    gradients.give(ours)
    ours[1].grad = sparse(ours[1])
    with pytest.raises(MlfuseError, match="sparse"):
        mine.step()
    assert not any(mine.state.values())
    for _ in range(3):
        gradients.give(ours, theirs)
        mine.step()
        torchs.step()
    assert_near(ours, theirs)
