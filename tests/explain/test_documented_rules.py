"""docs/remarks.md: its examples print what it says, and it has every rule that is ever recorded."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from mlfuse.cli.opt import main
from mlfuse.diagnostics.rule_texts import RULES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "remarks.md").read_text()
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ID = re.compile(r"[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*")
IN_TEXT = re.compile(rf'["\[]({ID.pattern})["\]]')
RECORDED = re.compile(r'(?:\bRefusal\(|\bRemark\([^"(,]*,|^RULE =)\s*"([^"]*)"', re.MULTILINE)
FAMILIES = {rule.partition(".")[0] for rule in RULES}


def sections() -> dict[str, str]:
    """The page by heading: its parts, and the rules by their ids."""
    parts = re.split(r"^##+ (.*)$", PAGE, flags=re.MULTILINE)
    return {title.strip("`"): text for title, text in zip(parts[1::2], parts[2::2], strict=True)}


def pairs(text: str) -> Iterator[tuple[str, str, str]]:
    """Fences that follow each other: the first's language and text, the second's text."""
    fences = FENCE.findall(text)
    for (language, code), (second, output) in pairwise(fences):
        if (language, second) in (("mlir", "console"), ("python", "text")):
            yield language, code, output


def matches(expected: str, got: str) -> bool:
    """`...` in what is expected stands for anything in a line."""
    pattern = ".*".join(map(re.escape, expected.split("...")))
    return any(re.fullmatch(pattern, line) for line in got.splitlines())


def run_commands(console: str) -> tuple[str, list[str]]:
    """What the commands of a console print last, and the lines that it shows of that."""
    printed, shown = "", list[str]()
    for line in console.splitlines():
        if not line.startswith("$ "):
            shown.append(line)
            continue
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(shlex.split(line)[2:])
        assert code == 0, err.getvalue()
        printed = out.getvalue() + err.getvalue()
    return printed, shown


SLOW = ("autotune.choice",)
TITLES = [
    pytest.param(title, marks=[pytest.mark.slow] if title in SLOW else [])
    for title, text in sections().items()
    if any(pairs(text))
]


@pytest.mark.parametrize("title", TITLES)
def test_an_example_prints_what_the_page_says(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    if title.startswith("onnx."):
        pytest.importorskip("onnx")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MLFUSE_CACHE_DIR", str(tmp_path / "cache"))
    for language, code, output in pairs(sections()[title]):
        if language == "mlir":
            Path("x.mlir").write_text(code)
            printed, expected = run_commands(output)
        else:
            stream = io.StringIO()
            with contextlib.redirect_stdout(stream):
                exec(compile(code, title, "exec"), {})
            printed, expected = stream.getvalue(), output.splitlines()
        assert expected
        for line in expected:
            assert matches(line, printed), f"{line}\nis not in\n{printed}"


def test_every_rule_has_an_example_of_itself():
    for rule in RULES:
        examples = [output for _, _, output in pairs(sections().get(rule, ""))]
        assert any(f"[{rule}]" in output for output in examples), rule


def test_the_page_has_no_rule_that_there_is_not():
    assert {title for title in sections() if ID.fullmatch(title)} == RULES.keys()


def as_words(text: str) -> str:
    """The text as one line, without capitals and the marks of code."""
    return " ".join(text.replace("`", "").lower().split())


@pytest.mark.parametrize("rule", RULES)
def test_the_page_says_of_a_rule_what_answers_say(rule: str):
    said = as_words(FENCE.sub("", sections()[rule]))
    assert as_words(RULES[rule].summary) in said
    assert as_words(RULES[rule].advice or "") in said


@pytest.mark.parametrize("rule", RULES)
def test_advice_goes_on_after_a_colon(rule: str):
    """Texts put "to change it:" before it, and a second colon would be hard to read."""
    assert ": " not in (RULES[rule].advice or "")


def test_every_rule_that_the_sources_name_is_documented():
    """Whatever has the form of an id in a family of ids, and whatever is handed to a remark or a refusal."""
    named: set[str] = set()
    for folder in ("passes", "mlfuse"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.parts[-2:] == ("explain", "rules.py"):
                continue
            text = path.read_text()
            named.update(filter(ID.fullmatch, RECORDED.findall(text)))
            quoted = IN_TEXT.findall(text)
            named.update(name for name in quoted if name.partition(".")[0] in FAMILIES)
    assert named == RULES.keys()
