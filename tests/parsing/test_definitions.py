"""Ops are verified against their definitions as xDSL itself would, only faster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pytest
from xdsl.dialects.builtin import DenseArrayBase, ModuleOp, NoneType, UnitAttr, i32
from xdsl.ir import Block, Operation, SSAValue
from xdsl.irdl import IRDLOperation
from xdsl.traits import SymbolTable
from xdsl.utils.exceptions import VerifyException

from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.ir.definitions import verify_op
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.verify import errors_in, verify_module

ROOT = Path(__file__).parents[2] / "lit_tests"
FOLDERS = ("schedule", "fuse-horizontal", "lower-to-loop", "targets", "graph", "decompose")
FILES = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.mlir"))]


def modules() -> Iterator[ModuleOp]:
    for path in FILES:
        for part in path.read_text("utf-8").split("// -----\n"):
            with suppress(MlfuseError):  # some texts are tests of errors
                yield parse_module(part, path.name)


def raise_alone(_: Operation, message: str, underlying_error: Exception) -> NoReturn:
    """Raise the error. xDSL adds a print of the whole op, which takes ten times as long as all else here."""
    raise underlying_error


def is_right(verify: Callable[[Operation], None], op: Operation) -> bool:
    """Any other exception than a refusal is a fault of the verifier."""
    try:
        verify(op)
    except VerifyException:
        return False
    except Exception as error:
        if type(error) is not Exception:  # which xDSL's verifiers of memref raise
            raise
        return False
    return True


def spoiled(op: Operation, odd: SSAValue) -> Iterator[str]:
    """The op, changed in one way after another; between two of them it is as it was."""
    operands, attributes, properties = op.operands, dict(op.attributes), dict(op.properties)
    yield "not at all"
    op.operands = operands[:-1]
    yield "an operand fewer"
    op.operands = (*operands, odd)
    yield "an operand more"
    for number in range(len(operands)):
        op.operands = (*operands[:number], odd, *operands[number + 1 :])
        yield f"operand {number} of another type"
    op.operands = operands
    for name, value in properties.items():
        del op.properties[name]
        yield f"without {name}"
        op.properties[name] = UnitAttr()
        yield f"another {name}"
        for sizes in ([1], [-1, 1], [len(operands), 0], [0, len(operands)], [1] * len(operands)):
            op.properties[name] = DenseArrayBase.from_list(i32, sizes)
            yield f"{name} of {sizes}"
        op.properties[name] = value
    op.properties["odd"] = UnitAttr()
    yield "a property more"
    del op.properties["odd"]
    op.attributes["odd"] = UnitAttr()
    yield "an attribute more"
    op.attributes.clear()
    op.attributes.update(attributes)
    for region in op.regions:
        block = Block(arg_types=[NoneType()])
        region.add_block(block)
        yield "a block more"
        region.detach_block(block)
        first = region.first_block
        if first is not None:
            region.detach_block(first)
            yield "no block"
            region.add_block(block)
            yield "a block with an argument of another type"
            region.detach_block(block)
            region.add_block(first)
        for inner in [each for each in region.walk() if each.operands]:
            used = inner.operands[0]
            for outside in (odd, *op.results):
                inner.operands[0] = outside
                yield f"{inner.name} in it uses what is outside"
            inner.operands[0] = used


def test_a_spoiled_op_is_refused_where_xdsl_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Operation, "emit_error", raise_alone)
    odd = Block(arg_types=[NoneType()]).args[0]
    seen: dict[str, int] = {}
    refused = 0
    for op in [op for module in modules() for op in module.walk()]:
        seen[op.name] = seen.get(op.name, 0) + 1
        if not isinstance(op, IRDLOperation) or seen[op.name] > 1:
            continue
        for how in spoiled(op, odd):
            right = is_right(lambda op: op.verify(verify_nested_ops=False), op)
            assert is_right(verify_op, op) == right, f"{op.name}: {how}"
            refused += not right
    assert len(seen) > 40 and refused > 500


def test_an_error_is_worded_as_xdsl_words_it() -> None:
    (op,) = parse_module("%0 = arith.constant 1 : i32").ops
    assert isinstance(op, IRDLOperation)
    del op.properties["value"]
    with pytest.raises(VerifyException) as ours:
        verify_op(op)
    with pytest.raises(VerifyException) as theirs:
        op.verify()
    assert str(ours.value) == str(theirs.value)


def test_a_fault_of_a_verifier_is_no_error_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(op: Operation) -> None:
        if op.name == "graph.add":
            raise KeyError("lost")

    module = parse_module(
        "func.func @f(%x: tensor<4xf32>) {\n  %0 = graph.add %x, %x : tensor<4xf32>\n  func.return\n}"
    )
    monkeypatch.setattr("mlfuse.ir.verify.verify_op", fail)
    with pytest.raises(KeyError, match="lost") as raised:
        verify_module(module)
    assert raised.value.__notes__ == ["in the verifier of graph.add (<input>:2:8)"]
    with pytest.raises(KeyError):
        errors_in(module)


def test_an_op_that_reads_an_invalid_one_adds_no_error() -> None:
    module = parse_module("func.func @f(%x: tensor<4xf32>) {\n  func.return\n}")
    del module.body.block.ops.first.properties["function_type"]  # pyright: ignore
    (error,) = errors_in(module)
    assert str(error).endswith("func.func needs the attribute function_type")


def chain(length: int, last: str) -> str:
    """Functions each of which calls the next."""
    functions = [
        f"func.func @f{n}(%x: tensor<4xf32>) -> tensor<4xf32> {{\n"
        f"  %0 = func.call @f{n + 1}(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
        "  func.return %0 : tensor<4xf32>\n}\n"
        for n in range(length)
    ]
    return "".join(functions) + last


def test_calls_are_looked_up_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    last = "func.func private @f50(tensor<4xf32>) -> tensor<4xf32>"
    module = parse_module(chain(50, last))

    def refuse(*_: object) -> None:
        raise AssertionError("the module was read for one call")

    monkeypatch.setattr(SymbolTable, "lookup_symbol", refuse)
    verify_module(module)


@pytest.mark.parametrize(
    ("last", "message"),
    [
        ("", "'@f3' could not be found in symbol table"),
        ("func.func private @f3(tensor<5xf32>) -> tensor<4xf32>", "operand type mismatch"),
        ("func.func private @f3(tensor<4xf32>) -> ()", "incorrect number of results"),
    ],
)
def test_calls_that_do_not_fit_are_refused_in_the_words_of_xdsl(last: str, message: str) -> None:
    with pytest.raises(MlfuseError, match=message):
        verify_module(parse_module(chain(3, last)))
