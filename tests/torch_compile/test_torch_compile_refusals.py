"""torch.compile(backend="mlfuse"): what stays a call is named, what can't be expressed is an error."""

# pyright: basic, reportMissingImports=false, reportOptionalMemberAccess=false, reportCallIssue=false
# pyright: reportArgumentType=false, reportAttributeAccessIssue=false, reportIndexIssue=false

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from torch.nn import functional as f

import mlfuse
import mlfuse.torch
from mlfuse.frontends.torch.compiled import reporting
from mlfuse.frontends.torch.ops import types

pytestmark = pytest.mark.quick_c

HERE = Path(__file__)


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()
    torch.manual_seed(0)
    reporting.clear()


def compiled(function, **options):
    return torch.compile(function, backend="mlfuse", options=options or None)


def line_of(text: str) -> int:
    """The line of this file that ends in a comment."""
    lines = HERE.read_text().splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.endswith(f"# {text}"))


def refusal(function, *args, **options) -> str:
    with pytest.raises(Exception) as caught:
        compiled(function, **options)(*args)
    error = caught.value
    while error is not None and not isinstance(error, mlfuse.MlfuseError):
        error = error.__cause__ or error.__context__ or getattr(error, "inner_exception", None)
    assert error is not None, caught.value
    return str(error)


def complex_numbers(x):
    return torch.view_as_real(torch.view_as_complex(x) * 2)  # complex


def data_dependent(x):
    return x[x > 0] * 2  # data


@torch.library.custom_op("mlfuse_tests::double", mutates_args=())
def double(x: torch.Tensor) -> torch.Tensor:
    return x * 2


@double.register_fake
def _(x):
    return torch.empty_like(x)


def custom(x):
    return double(x.sin()) + 1  # custom


def test_complex_numbers_are_an_error_at_the_users_line():
    text = refusal(complex_numbers, torch.randn(3, 2))
    assert "aten.view_as_complex.default" in text
    assert "complex64" in text
    assert f"{HERE}:{line_of('complex')}:" in text
    assert 'options={"fallback": True}' in text


def test_an_op_of_nobodys_is_an_error_unless_it_is_to_be_kept():
    x = torch.randn(3)
    text = refusal(custom, x)
    assert "mlfuse_tests.double.default" in text
    assert f"{HERE}:{line_of('custom')}:" in text
    ours = compiled(custom, keep=["mlfuse_tests.double"])
    torch.testing.assert_close(ours(x), custom(x))
    (call,) = reporting.graphs()[-1].kept
    assert (call.op, call.reason) == ("mlfuse_tests.double.default", "it was asked for")


def test_a_shape_that_follows_from_data_is_an_error():
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        text = refusal(data_dependent, torch.randn(5))
    assert "depends on data" in text
    assert f"{HERE}:{line_of('data')}:" in text


def test_fallback_leaves_the_graph_to_eager_and_says_so():
    x = torch.randn(3, 2)
    with pytest.warns(UserWarning, match=r"to eager: .*view_as_complex"):
        result = compiled(complex_numbers, fallback=True)(x)
    torch.testing.assert_close(result, complex_numbers(x))
    assert "left to eager" in mlfuse.torch.report()


def test_an_unknown_option_is_an_error():
    assert "no option 'fast'" in refusal(torch.sin, torch.randn(2), fast=True)


@pytest.mark.parametrize("option", ["keep", "take"])
@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["aten.no_such_op"], "torch has no op 'aten.no_such_op'; "),
        (["aten.convolutoin"], "torch has no op 'aten.convolutoin'; did you mean 'aten.convolution'"),
        (["aten.mm.defualt"], "torch has no op 'aten.mm.defualt'; did you mean 'aten.mm.default'"),
        (["aten.mm", "mm"], "torch has no op 'mm'; an op is named by namespace, name and"),
        ("aten.mm", "takes a list of ops' names: OPTION=['aten.mm']"),
    ],
)  # fmt: skip
def test_an_op_that_torch_does_not_know_is_an_error(option: str, names, said: str):
    text = refusal(torch.sin, torch.randn(2), **{option: names})
    assert text.startswith(option) and said.replace("OPTION", option) in text


@pytest.mark.slow
@pytest.mark.parametrize("option", ["keep", "take"])
def test_an_op_that_the_graph_does_not_have_is_no_error(option: str):
    names = ["aten.mm", "aten.bmm.default", "aten.add.Tensor", "prims.sum", "mlfuse_tests.double"]
    x = torch.randn(2)
    torch.testing.assert_close(compiled(torch.sin, **{option: names})(x), x.sin())
    assert reporting.graphs()[-1].kept == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["aten.max_pool2d_with_indices", "aten.max_pool2d_with_indices.default"])  # fmt: skip
def test_an_op_is_taken_by_its_name_with_or_without_its_overload(name: str):
    """ATen pools channels-last images unless mlfuse is to take it."""
    x = torch.randn(1, 8, 6, 6).to(memory_format=torch.channels_last)

    def pooled(x):
        return f.max_pool2d(x, 2, return_indices=True)[0]

    for options, kept in (({}, 1), ({"take": [name]}, 0)):
        torch.compiler.reset()
        torch.testing.assert_close(compiled(pooled, **options)(x), pooled(x))
        assert len(reporting.graphs()[-1].kept) == kept


@pytest.mark.slow
def test_what_stays_with_aten_is_named_with_its_line_and_reason():
    def function(x, w):
        y = f.conv2d(x.relu(), w)  # kept
        return torch.sort(y.flatten())[0] * 2

    x, w = torch.randn(1, 2, 4, 4).double(), torch.randn(3, 2, 3, 3).double()
    torch.testing.assert_close(compiled(function)(x, w), function(x, w))
    (graph,) = reporting.graphs()
    kept = {call.op: call for call in graph.kept}
    assert set(kept) == {"aten.convolution.default", "aten.sort.default"}
    place = kept["aten.convolution.default"].place
    assert (place.file, place.line) == (str(HERE), line_of("kept"))
    assert "aten.convolution.default" in mlfuse.torch.report()


@pytest.mark.slow
def test_remarks_point_at_the_users_lines():
    def function(x):
        y = x.exp()  # producer
        return y * 2 + 1  # consumer

    compiled(function)(torch.randn(8))
    places = [remark.place for remark in reporting.graphs()[0].regions[0].remarks]
    assert {place.line for place in places} <= {line_of("producer"), line_of("consumer")}
    assert f"{HERE}:{line_of('producer')}:" in mlfuse.torch.report(remarks=True)


def test_calls_that_are_no_functions_divide_a_graph_into_as_few_regions_as_they_allow():
    """Draws from torch's generator have an order of their own: both branches are computed before the first, both results
    after the second."""

    def function(x, y):
        a, b = torch.rand_like(x * 2) + 1, torch.rand_like(y * 3) - 1
        return a.exp(), b.tanh()

    compiled(function, keep=["aten.rand_like", "aten.rand"])(torch.randn(4), torch.randn(4))
    (graph,) = reporting.graphs()
    assert len(graph.regions) <= 2


@pytest.mark.slow
def test_calls_of_functions_do_not_divide_a_graph():
    def function(x, y):
        a, b = torch.sort(x * 2)[0] + 1, torch.sort(y * 3)[1] - 1
        return a.exp(), b * 2

    x, y = torch.randn(4), torch.randn(4)
    torch.testing.assert_close(compiled(function)(x, y), function(x, y))
    (graph,) = reporting.graphs()
    assert (len(graph.regions), graph.calls, len(graph.kept)) == (1, 2, 2)


def test_an_error_of_a_call_is_raised_as_it_is():
    def function(x, i):
        return torch.cumprod(x * 2, 0).index_select(0, i + 1) + 1

    x, i = torch.randn(4, 3), torch.tensor([0, 2])
    ours = compiled(function, keep=["aten.index_select", "aten.index"])
    torch.testing.assert_close(ours(x, i), function(x, i))
    with pytest.raises(IndexError, match="out of"):
        ours(x, i + 7)
    torch.testing.assert_close(ours(x, i), function(x, i))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("is_fast", [False, True])
def test_products_of_16_bits_are_atens_where_onednn_has_them(dtype, is_fast, monkeypatch):
    monkeypatch.setattr(types, "_ONEDNN", {"bf16": lambda: is_fast, "f16": lambda: is_fast})
    x, w = torch.randn(33, 40, dtype=dtype), torch.randn(20, 40, dtype=dtype)
    got = compiled(lambda x, w: f.gelu(x @ w.T))(x, w)
    (report,) = reporting.graphs()
    assert [each.op for each in report.kept] == ["aten.mm.default"] * is_fast
    want = f.gelu((x.double() @ w.double().T).to(dtype).double())
    torch.testing.assert_close(got.double(), want, rtol=2 * torch.finfo(dtype).eps, atol=1e-3)


def test_a_torch_without_onednn_has_slow_products_of_16_bits(monkeypatch):
    monkeypatch.setattr(torch.ops, "mkldnn", object())
    assert [each.name for each in types.slow_products()] == ["bf16", "f16"]
