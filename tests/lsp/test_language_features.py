"""What an editor is told about a text, by the offsets of words in it; `test_language_server.py` tests the protocol."""

from __future__ import annotations

import pytest

from mlfuse.cli.lsp import navigation
from mlfuse.cli.lsp.analysis import Cancelled, analyse
from mlfuse.cli.lsp.completion import complete
from mlfuse.cli.lsp.document import Document
from mlfuse.cli.lsp.formatting import formatted
from mlfuse.cli.lsp.fusing import decide
from mlfuse.cli.lsp.hints import hints
from mlfuse.cli.lsp.hover import hover
from mlfuse.cli.lsp.positions import Lines, Position
from mlfuse.diagnostics.errors import MlfuseError
from mlfuse.driver.pipelines import run
from mlfuse.ir.parsing import parse_module
from mlfuse.ir.printing import print_module

MODEL = """\
func.func @main(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = graph.softmax %x {axis = 1 : i64} : tensor<8x16xf32>
  %y = func.call @twice(%s) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}
func.func private @twice(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %z = graph.add %x, %x : tensor<8x16xf32>
  func.return %z : tensor<8x16xf32>
}
"""
FUSION = """\
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = graph.fusion "fused_exp_abs" (%a = %x : tensor<4xf32>) -> tensor<4xf32> {
    %0 = graph.exp %a : tensor<4xf32>
    %1 = graph.abs %0 : tensor<4xf32>
    graph.yield %1 : tensor<4xf32>
  }
  func.return %y : tensor<4xf32>
}
"""


def nth(text: str, word: str, number: int = 1) -> int:
    """The offset of the n-th time that a word is in a text."""
    offset = -1
    for _ in range(number):
        offset = text.index(word, offset + 1)
    return offset


def analysed(text: str) -> Document:
    return Document("file:///m.mlir", text, analysis=analyse(text, "m.mlir"))


def messages(text: str) -> list[tuple[str, str]]:
    """The problems of a text, each with the words that it is at."""
    problems = analyse(text, "m.mlir").problems
    return [(text[p.span.start : p.span.stop], p.message) for p in problems]


# Errors


def test_a_text_without_errors_has_no_problems() -> None:
    assert messages(MODEL) == []
    assert messages("") == []
    assert messages("// only a comment\n") == []


def test_each_function_and_each_part_has_its_error_at_the_word_that_is_wrong() -> None:
    text = """\
func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exq %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
func.func @b(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %nobody : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
func.func @c(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x, %x : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @d(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.exp %x : tensor<5xf32>
"""
    found = messages(text)
    assert [word for word, _ in found] == ["graph.exq", "%nobody", "func.return", "%x"]
    assert "did you mean graph.exp?" in found[0][1]
    assert found[1][1] == "%nobody is used but never defined"


def test_verification_errors_of_several_ops_are_all_told() -> None:
    text = """\
func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @b(%x: tensor<4xf32>) -> tensor<5xf32> {
  func.return %x : tensor<4xf32>
}
"""
    assert [word for word, _ in messages(text)] == ["func.return", "func.return"]


def test_a_call_of_a_function_that_has_errors_is_not_an_error_too() -> None:
    text = MODEL.replace("graph.add", "graph.adq")
    assert [word for word, _ in messages(text)] == ["graph.adq"]


@pytest.mark.parametrize("length", range(0, len(MODEL), 7))
def test_a_text_that_ends_anywhere_is_survived_by_every_feature(length: int) -> None:
    document = analysed(MODEL[:length])
    text = document.text
    hover(document, length, {})
    navigation.definition(document, length)
    navigation.references(document, length)
    complete(document, length, ["graph.add"])
    assert all(s.span.stop <= length for s in navigation.symbols(document))
    whole = text.rstrip().endswith("}") and text.count("{") == text.count("}")
    if whole and "@twice" not in text:
        assert not document.analysis or not document.analysis.problems
    elif text.count("{") > text.count("}"):
        assert document.analysis is not None and document.analysis.problems


def test_analysis_stops_when_it_is_told_to() -> None:
    left = 2

    def check() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise Cancelled

    with pytest.raises(Cancelled):
        analyse(MODEL, "m.mlir", check)


# Names


def test_values_lead_to_their_definitions_and_uses_function_by_function() -> None:
    document = analysed(MODEL)
    in_twice = nth(MODEL, "%x", 3)
    spans = navigation.references(document, nth(MODEL, "%x", 4))
    assert [span.start for span in spans] == [in_twice, nth(MODEL, "%x", 4), nth(MODEL, "%x", 5)]
    span = navigation.definition(document, nth(MODEL, "%s", 2) + 1)
    assert span is not None and span.start == nth(MODEL, "%s")


def test_a_call_leads_to_the_function() -> None:
    document = analysed(MODEL)
    span = navigation.definition(document, nth(MODEL, "@twice") + 3)
    assert span is not None and span.start == nth(MODEL, "@twice", 2)
    assert MODEL[span.start : span.stop] == "@twice"


def test_an_argument_of_a_fusion_leads_to_its_binding_and_on_to_what_is_bound() -> None:
    document = analysed(FUSION)
    span = navigation.definition(document, nth(FUSION, "%a", 2))
    assert span is not None and span.start == nth(FUSION, "%a")
    span = navigation.definition(document, nth(FUSION, "%x", 2))
    assert span is not None and span.start == nth(FUSION, "%x")


def test_names_are_found_in_a_text_that_cannot_be_parsed() -> None:
    text = FUSION.replace("graph.abs %0 :", "graph.abs %0 oops")
    unparsed = Document("file:///m.mlir", "func.func @broken(\n// -----\n" + text)
    shift = len(unparsed.text) - len(text)
    for word, use, definition in (("%a", 2, 1), ("%x", 2, 1), ("%0", 2, 1), ("%y", 2, 1)):
        span = navigation.definition(unparsed, shift + nth(text, word, use))
        assert span is not None and span.start == shift + nth(text, word, definition)


@pytest.mark.parametrize("stage", ["loop", "kernel"])
def test_tokens_alone_find_in_loops_and_kernels_what_the_parser_finds(stage: str) -> None:
    lowered = print_module(run(parse_module(MODEL), stage, "cpu"))
    document = analysed(lowered)
    assert document.analysis is not None
    uses = document.analysis.uses
    assert len(uses) > 30
    values = [name for name in document.index.names if name.span.start in uses]
    assert len(values) == len(uses)
    for name in values:
        assert document.index.definition(name) == uses[name.span.start], name.text


def test_arguments_with_attributes_are_found_by_tokens() -> None:
    text = """\
func.func @main(%p: tensor<4xf32> {tf.aliasing_output = 0 : i32},
                %q: tensor<4xf32>) attributes {a = 1 : i32} {
  %y = graph.add %p, %q
"""
    for name in ("%p", "%q"):
        span = navigation.definition(Document("", text), nth(text, name, 2))
        assert span is not None and span.start == nth(text, name)


def test_the_operand_of_an_op_without_its_dialect_is_no_result() -> None:
    text = "func.func @main(%p: tensor<4xf32>) {\n  %y = call @f(%p)\n"
    span = navigation.definition(Document("", text), nth(text, "%p", 2))
    assert span is not None and span.start == nth(text, "%p")


def test_parts_of_a_split_text_do_not_see_each_others_functions() -> None:
    text = f"{MODEL}// -----\n{MODEL}"
    span = navigation.definition(analysed(text), nth(text, "@twice", 3))
    assert span is not None and span.start == nth(text, "@twice", 4)


def test_symbols_are_functions_with_their_fusions_inside() -> None:
    (main,) = navigation.symbols(analysed(FUSION))
    assert (main.name, main.kind) == ("main", "func.func")
    assert FUSION[main.span.start : main.span.stop] == FUSION.strip()
    assert [(each.name, each.kind) for each in main.children] == [("fused_exp_abs", "graph.fusion")]


# Hover


def test_hovering_an_op_shows_its_types_and_its_documentation() -> None:
    found = hover(analysed(MODEL), nth(MODEL, "graph.add"), {"graph.add": "The sum."})
    assert found is not None
    assert "graph.add : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>" in found[0]
    assert "The sum." in found[0]


def test_hovering_a_value_shows_its_type_and_the_line_of_its_definition() -> None:
    found = hover(analysed(MODEL), nth(MODEL, "%s", 2), {})
    assert found is not None
    assert "%s : tensor<8x16xf32>" in found[0] and "line 2" in found[0]


def test_hovering_a_fusion_shows_what_it_fuses() -> None:
    found = hover(analysed(FUSION), nth(FUSION, "graph.fusion"), {})
    assert found is not None and "Fuses 2 ops: `graph.exp`, `graph.abs`." in found[0]


# Completion


def test_ops_are_proposed_where_an_op_may_stand() -> None:
    text = "func.func @f(%x: tensor<4xf32>) {\n  %y = graph.e\n  // graph.e\n}"
    ops = ["graph.erf", "graph.exp", "graph.add"]
    first = nth(text, "graph.e") + len("graph.e")
    found = complete(Document("", text), first, ops)
    assert [each.name for each in found] == ["graph.erf", "graph.exp"]
    assert text[found[0].span.start : found[0].span.stop] == "graph.e"
    assert complete(Document("", text), nth(text, "graph.e", 2) + len("graph.e"), ops) == []


def test_values_in_scope_are_proposed_and_no_others() -> None:
    text = MODEL.replace("graph.add %x, %x", "graph.add %")
    found = complete(Document("", text), nth(text, "graph.add %") + len("graph.add %"), [])
    assert [each.name for each in found] == ["%x"]


def test_functions_are_proposed_for_a_call() -> None:
    text = MODEL.replace("call @twice(", "call @t(")
    found = complete(Document("", text), nth(text, "call @t") + len("call @t"), [])
    assert [each.name for each in found] == ["@twice"]


# Hints


def test_hints_say_what_is_fused_into_which_kernel() -> None:
    text = MODEL.replace("// -----", "")
    document = analysed(text)
    document.decisions = decide(text, "m.mlir", "sm_90")
    lines = {text.count("\n", 0, hint.offset) + 1: hint.text for hint in hints(document)}
    assert 2 in lines and lines[2].startswith("fused into fused_")
    assert "saves" in lines[2]
    found = hover(document, nth(text, "graph.softmax"), {})
    assert found is not None and "Kernels on sm_90: `fused_" in found[0]


def test_hints_stand_at_the_ops_also_where_a_text_has_locations_of_its_own() -> None:
    text = MODEL.replace(
        "{axis = 1 : i64} : tensor<8x16xf32>",
        '{axis = 1 : i64} : tensor<8x16xf32> loc("a.py":99:1)',
    )
    document = analysed(text)
    document.decisions = decide(text, "m.mlir", "sm_90")
    assert nth(text, "graph.softmax") in {each.offset for each in document.decisions.decisions}


def test_a_text_that_cannot_be_planned_says_why_and_an_unknown_device_too() -> None:
    assert "no_such_device" in decide(MODEL, "m.mlir", "no_such_device").refused[0][1]


# Formatting


def test_formatting_is_the_printers_text_and_keeps_its_line_ends() -> None:
    squeezed = FUSION.replace("    ", " ").replace("\n", "\r\n")
    text = formatted(squeezed, "m.mlir")
    assert "\r\n      %0 = graph.exp %a" in text
    assert formatted(text, "m.mlir") == text


@pytest.mark.parametrize("lost", ["// why", 'loc("a.py":1:1)'])
def test_formatting_refuses_what_it_would_lose(lost: str) -> None:
    text = MODEL.replace(
        "axis = 1 : i64} : tensor<8x16xf32>", f"axis = 1 : i64}} : tensor<8x16xf32> {lost}"
    )
    with pytest.raises(MlfuseError, match=r"line 2 would be lost"):
        formatted(text, "m.mlir")


# Positions


def test_columns_are_utf16_units_and_lines_end_in_any_way() -> None:
    text = '// 😀é\r\n"🎈" %x\rlast\n'
    assert Lines(text, "utf-8").position(text.index("é")) == Position(0, 7)
    assert Lines(text, "utf-32").position(text.index("é")) == Position(0, 4)
    assert Lines(text, "utf-8").offset(Position(0, 7)) == text.index("é")
    lines = Lines(text)
    assert lines.position(text.index("é")) == Position(0, 5)
    assert lines.position(text.index("%x")) == Position(1, 5)
    assert lines.position(text.index("last")) == Position(2, 0)
    for offset in (text.index("é"), text.index("%x"), text.index("last"), len(text)):
        assert lines.offset(lines.position(offset)) == offset
    assert lines.offset(Position(0, 99)) == text.index("\r\n")
    assert lines.offset(Position(99, 0)) == len(text)


def test_errors_are_in_place_in_texts_with_crlf_and_astral_characters() -> None:
    text = (
        MODEL.replace("\n", "\r\n")
        .replace("  %s", "  // 😀\r\n  %s")
        .replace("graph.add", "graph.adq")
    )
    assert [word for word, _ in messages(text)] == ["graph.adq"]
