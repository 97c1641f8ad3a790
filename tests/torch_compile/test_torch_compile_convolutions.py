"""torch.compile(backend="mlfuse"): convolutions and their gradients, compared with f64.

A sum of n products of f32 in any order is off by at most n u / (1 - n u) times the sum of their absolute values, with u =
2**-24 (Higham, "Accuracy and Stability of Numerical Algorithms", 2002, section 3.1): 2 n u covers the bias as well.
"""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

import copy
from math import prod

import pytest
import torch
from xdsl.dialects.func import FuncOp

from mlfuse.dialects.graph.convolution import ConvolutionOp
from mlfuse.frontends.torch.compiled import reporting
from mlfuse.ir.parsing import parse_module
from mlfuse.runtime.library import onednn

pytestmark = pytest.mark.quick_c
aten = torch.ops.aten
U = 2.0**-24
ONEDNN = pytest.mark.skipif(onednn.load() is None, reason="oneDNN isn't installed")


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()
    torch.manual_seed(0)
    reporting.clear()


def case(x, w, stride=1, padding=0, dilation=1, transposed=False, more=0, groups=1, bias=True):
    """The shapes of input and weights, and the arguments of `aten.convolution` after the bias."""
    rank = len(x) - 2
    lists = [list(v) if isinstance(v, tuple) else [v] * rank for v in (stride, padding, dilation)]
    extra = list(more) if isinstance(more, tuple) else [more] * rank
    return x, w, bias, (*lists, transposed, extra, groups)


CASES = {
    "1d": case((3, 4, 17), (6, 4, 5), 2, 3, 1),
    "1d dilated": case((2, 4, 19), (6, 2, 3), 2, 4, 3, groups=2),
    "2d": case((2, 3, 9, 8), (5, 3, 3, 3), 1, 1),
    "2d without bias": case((2, 16, 9, 8), (32, 16, 3, 3), 1, 1, bias=False),
    "2d unequal": case((2, 3, 11, 9), (4, 3, 3, 2), (2, 3), (2, 0), (1, 2)),
    "2d elements left over": case((2, 3, 10, 9), (4, 3, 3, 3), 2, 0),
    "2d 1x1": case((2, 8, 5, 7), (16, 8, 1, 1)),
    "2d 1x1 with a stride": case((2, 8, 5, 7), (16, 8, 1, 1), 2),
    "2d of one feature": case((2, 1, 6, 6), (4, 1, 3, 3), 1, 1),
    "2d window of the image's size": case((2, 3, 4, 5), (7, 3, 4, 5)),
    "2d no images": case((0, 3, 4, 5), (7, 3, 2, 2)),
    "groups": case((2, 6, 7, 7), (9, 2, 3, 3), 2, 1, groups=3),
    "depthwise": case((2, 32, 9, 9), (32, 1, 3, 3), 1, 1, groups=32, bias=False),
    "depthwise with a stride and twice the features": case(
        (2, 8, 9, 8), (16, 1, 3, 3), 2, 1, groups=8
    ),
    "3d": case((2, 3, 5, 6, 7), (4, 3, 3, 2, 3), (1, 2, 1), (1, 0, 2)),
    "1d transposed": case((2, 4, 9), (4, 3, 5), 3, 2, 1, True, 1),
    "2d transposed": case((2, 6, 5, 4), (6, 3, 3, 3), 2, 1, 1, True, 1),
    "2d transposed, groups": case((2, 6, 5, 4), (6, 2, 3, 2), (2, 1), (1, 0), 1, True, (1, 0), 3),
    "2d transposed, more than a stride": case((2, 4, 5, 4), (4, 3, 3, 3), 1, 2, 3, True, 2),
    "2d transposed, padded away": case((2, 4, 5, 6), (4, 3, 3, 3), 1, 3, 1, True),
    "3d transposed": case((1, 2, 3, 4, 3), (2, 3, 2, 3, 2), 2, 1, 1, True, 1),
}


def operands(x, w, bias, options):
    transposed, groups = options[3], options[5]
    features = w[1] * groups if transposed else w[0]
    return torch.randn(x), torch.randn(w), torch.randn(features) if bias else None


def terms(w, options):
    """How many products an element of the result sums, at most."""
    transposed, groups = options[3], options[5]
    return (w[0] // groups if transposed else w[1]) * prod(w[2:])


def in_f64(function, *tensors):
    """The result in f64, and that of the absolute values."""
    every = [None if each is None else each.double() for each in tensors]
    return function(*every), function(*[None if each is None else each.abs() for each in every])


def within(found, exact, size, count):
    """Whether f32 sums of `count` products are as close to the exact ones as theory guarantees."""
    assert found.shape == exact.shape
    assert found.dtype == torch.float32
    assert ((found.double() - exact).abs() <= 2 * (count + 1) * U * size).all()


def compiled(function, **options):
    return torch.compile(function, backend="mlfuse", options=options or None)


def kept():
    return {call.op: call.reason for graph in reporting.graphs() for call in graph.kept}


def check_forward(shape, weights, bias, options, **how):
    def function(x, w, b):
        return aten.convolution.default(x, w, b, *options)

    tensors = operands(shape, weights, bias, options)
    exact, size = in_f64(function, *tensors)
    ours = compiled(function, **how)
    for _ in range(2):
        within(ours(*tensors), exact, size, terms(weights, options))


def check_backward(shape, weights, bias, options, mask, **how):
    x, w, b = operands(shape, weights, bias, options)
    grad = torch.randn_like(aten.convolution.default(x, w, b, *options))
    sizes = list(b.shape) if bias else None

    def function(grad, x, w):
        return aten.convolution_backward.default(grad, x, w, sizes, *options, mask)

    exact, size = in_f64(function, grad, x, w)
    found = compiled(function, **how)(grad, x, w)
    places = grad.numel() // grad.shape[1] if grad.numel() else 0
    transposed, groups = options[3], options[5]
    by_input = (w.shape[1] if transposed else w.shape[0] // groups) * prod(weights[2:])
    for each, wanted, bound, count in zip(
        found, exact, size, (by_input, x.numel(), places), strict=True
    ):
        assert (each is None) == (wanted is None)
        if wanted is not None:
            within(each, wanted, bound, max(count, places))


@pytest.mark.sampled(18)
@ONEDNN
@pytest.mark.parametrize("name", CASES)
def test_convolutions(name):
    check_forward(*CASES[name])
    assert kept() == {}


@pytest.mark.sampled(18)
@ONEDNN
@pytest.mark.parametrize("name", CASES)
def test_gradients(name):
    check_backward(*CASES[name], [True, True, CASES[name][2]])
    assert kept() == {}


@pytest.mark.slow
@ONEDNN
@pytest.mark.parametrize("name", ["2d", "2d transposed, groups"])
@pytest.mark.parametrize("wanted", range(3))
def test_one_gradient_alone(name, wanted):
    check_backward(*CASES[name], [n == wanted for n in range(3)])
    assert kept() == {}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["2d", "depthwise", "2d transposed, groups"])
def test_without_onednn_aten_convolves(name, monkeypatch):
    monkeypatch.setattr(onednn, "load", lambda: None)
    check_forward(*CASES[name])
    check_backward(*CASES[name], [True, True, CASES[name][2]])
    why = "oneDNN isn't installed: pip install mlfuse[onednn]"
    assert kept() == {"aten.convolution.default": why, "aten.convolution_backward.default": why}


def test_what_is_asked_for_decides(monkeypatch):
    check_forward(*CASES["2d"], keep=["aten.convolution"])
    assert kept() == {"aten.convolution.default": "it was asked for"}
    reporting.clear()
    monkeypatch.setattr(onednn, "load", lambda: None)
    check_forward(*CASES["2d"], take=["aten.convolution"])
    check_backward(*CASES["2d"], [True, True, True], take=["aten.convolution_backward"])
    assert kept() == {}


@ONEDNN
def test_other_types_stay_with_aten():
    x, w = torch.randn(2, 3, 8, 8).double(), torch.randn(4, 3, 3, 3).double()
    function = torch.nn.functional.conv2d
    torch.testing.assert_close(compiled(lambda x, w: function(x, w))(x, w), function(x, w))
    assert kept() == {"aten.convolution.default": "oneDNN, as mlfuse calls it, convolves f32"}


@pytest.mark.slow
@ONEDNN
def test_an_image_without_a_batch_dim():
    conv, x = torch.nn.Conv2d(3, 5, 3, padding="same"), torch.randn(3, 7, 6)
    exact, size = in_f64(
        lambda x, w, b: torch.nn.functional.conv2d(x, w, b, padding=1), x, conv.weight, conv.bias
    )
    within(compiled(conv)(x), exact, size, 27)
    assert kept() == {}


@ONEDNN
def test_one_code_for_all_numbers_of_images():
    conv = torch.nn.Conv2d(3, 5, 3, stride=2)
    ours = torch.compile(conv, backend="mlfuse", dynamic=True)
    for images in (2, 3, 7):
        x = torch.randn(images, 3, 9, 8)
        exact, size = in_f64(
            lambda x, w, b: torch.nn.functional.conv2d(x, w, b, 2), x, conv.weight, conv.bias
        )
        within(ours(x), exact, size, 27)
    assert kept() == {}


class Block(torch.nn.Module):
    """Two convolutions with what is usual between them; it also returns the activation in the middle."""

    def __init__(self, shows_middle=False, features=24):
        super().__init__()
        self.first = torch.nn.Conv2d(4, features, 3, padding=1, bias=False)
        self.norm = torch.nn.BatchNorm2d(features)
        self.second = torch.nn.Conv2d(features, 16, 3, stride=2)
        self.shows_middle = shows_middle

    def forward(self, x):
        middle = torch.nn.functional.softplus(self.norm(self.first(x)))
        result = self.second(middle).tanh().mean((2, 3))
        return (result, middle) if self.shows_middle else result


def gradients(net, x, call):
    """The loss, and all gradients, in f64."""
    net.zero_grad()
    x = x.detach().requires_grad_()
    every = call(x)
    loss = sum(each.square().sum() for each in (every if isinstance(every, tuple) else (every,)))
    loss.backward()
    grads = {name: each.grad for name, each in net.named_parameters()} | {"x": x.grad}
    return {name: each.double() for name, each in ({"loss": loss.detach()} | grads).items()}


def is_as_exact_as_eager(net, x):
    """Compare a step with f64: allowed is four times eager's own error, and 16 roundings of the largest element."""
    exact, eager = copy.deepcopy(net).double(), copy.deepcopy(net)
    truth, theirs = gradients(exact, x.double(), exact), gradients(eager, x, eager)
    mine = gradients(net, x, compiled(net))
    for name, wanted in truth.items():
        own = (theirs[name] - wanted).abs().max()
        allowed = 4 * own + 16 * U * wanted.abs().max()
        assert (mine[name] - wanted).abs().max() <= allowed, name


def modules():
    return [
        parse_module(region.stage("graph"))
        for graph in reporting.graphs()
        for region in graph.regions
    ]


@ONEDNN
def test_activations_are_saved_as_the_backward_graph_reads_them():
    is_as_exact_as_eager(Block(), torch.randn(3, 4, 9, 8))
    assert [graph.kind for graph in reporting.graphs()] == ["forward", "backward"]
    _, backward = modules()
    found = [op for op in backward.walk() if isinstance(op, ConvolutionOp)]
    by_weights = [op.numbers for op in found if op.numbers.lhs[0] == 3]  # features, innermost
    assert [numbers.rhs for numbers in by_weights] == [(3, 0, 1, 2)]
    assert (
        len(found) == 4
    )  # the first convolution's input is an argument, which oneDNN copies itself
    (entry,) = (op for op in backward.walk() if isinstance(op, FuncOp))
    images = [
        list(type_.get_shape()) for type_ in entry.function_type.inputs if type_.get_num_dims() == 4
    ]
    assert [3, 9, 8, 24] in images
    assert [3, 24, 9, 8] not in images


@pytest.mark.slow
@ONEDNN
def test_images_of_few_features_stay_row_major():
    is_as_exact_as_eager(Block(features=8), torch.randn(3, 4, 9, 8))
    for module in modules():
        found = [op for op in module.walk() if isinstance(op, ConvolutionOp)]
        assert found
        assert all(set(op.numbers.lhs[:2]) == {0, 1} for op in found)


@pytest.mark.slow
@ONEDNN
@pytest.mark.parametrize("kept", [(), ("aten.convolution",), ("aten.convolution_backward",)])
def test_what_is_returned_has_the_strides_of_eager(kept):
    net, x = Block(shows_middle=True), torch.randn(3, 4, 9, 8)
    wanted = copy.deepcopy(net)(x)
    for mine, theirs in zip(compiled(net, keep=kept)(x), wanted, strict=True):
        torch.testing.assert_close(mine, theirs, check_stride=True)
    is_as_exact_as_eager(Block(shows_middle=True), x)
