"""Turns flags into passes, in the order of the flags.

A step is a pass with options (`--fuse-vertical="max-ops=64"`), a pipeline as text (`-p`), the
fusion pipeline (`--fuse`), or the standard pipeline up to a level (`--compile-to=loop`).
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_type_hints

from xdsl.passes import ModulePass
from xdsl.utils.arg_spec import ArgSpec, ParameterType, parse_pipeline
from xdsl.utils.exceptions import ArgSpecParseError

from mlfuse.cli.loading import NOTHING, Loaded
from mlfuse.cli.shield import UsageError, near
from mlfuse.ir.installed import installed_pass
from mlfuse.passes import registry
from mlfuse.passes.utils.precision import DEFAULT

FUSE = "fuse"
COMPILE_TO = "compile-to"
PIPELINE = ("p", "passes", "pass-pipeline")
_FUSING = ("bucket-collectives", "fuse-contractions", "fuse-horizontal", "fuse-vertical")
"""The passes that decide fusions; they don't change existing fusions."""


@dataclasses.dataclass(frozen=True)
class Step:
    """One flag that names passes, with its text."""

    flag: str
    text: str | None = None


def split_steps(
    argv: Sequence[str], other_flags: Sequence[str], loaded: Loaded = NOTHING
) -> tuple[list[Step], list[str]]:
    """The steps among the arguments, and the other arguments.

    Done by hand, since an argparse option with an optional value swallows the file name after
        it.
    `other_flags` are the names of all other flags, `loaded` are the passes of `--load`.
    """
    steps: list[Step] = []
    rest: list[str] = []
    arguments = iter(argv)
    for argument in arguments:
        if argument == "--":
            return steps, [*rest, argument, *arguments]
        name, equals, value = argument.lstrip("-").partition("=")
        if not argument.startswith("-") or not name:
            rest.append(argument)
        elif name in PIPELINE or name == COMPILE_TO:
            steps.append(Step(name, value if equals else _following(argument, arguments)))
        elif name == FUSE or name in registry.names() or name in loaded.passes:
            steps.append(Step(name, value if equals else None))
        elif name in other_flags or installed_pass(name) is None:
            rest.append(argument)
        else:
            steps.append(Step(name, value if equals else None))
    return steps, rest


def _following(flag: str, arguments: Iterator[str]) -> str:
    value = next(arguments, None)
    if value is None:
        raise UsageError(f"{flag} needs a value")
    return value


def label_of(step: Step) -> str | None:
    """The name of a flag with several passes; None for a flag that is one pass."""
    if step.flag == COMPILE_TO:
        return f"--{COMPILE_TO}={step.text}"
    return f"--{step.flag}" if step.flag in (FUSE, *PIPELINE) else None


def passes_of(
    step: Step, device: str, precision: str = DEFAULT, loaded: Loaded = NOTHING
) -> list[ModulePass]:
    """The passes of a step, for a device."""
    if step.flag == COMPILE_TO:
        return _to_level(step.text or "", device, precision)
    if step.flag == FUSE:
        return _fusing(step.text or "", device, precision)
    if step.flag in PIPELINE:
        specs = _parse_pipeline(step.text or "")
        return [make_pass(spec, device, precision, loaded) for spec in specs]
    spec = ArgSpec(step.flag, _parse_options(step.flag, step.text or ""))
    return [make_pass(spec, device, precision, loaded)]


def _fusing(text: str, device: str, precision: str) -> list[ModulePass]:
    """The passes of `--fuse`, with options for those that have them: `--fuse="max-ops=64 force=true"`."""
    options = _parse_options(FUSE, text)
    takers = {name: _options_of(pass_class(name)) for name in registry.FUSE} if options else {}
    known = list(dict.fromkeys(option for taken in takers.values() for option in taken))
    for option in options:
        if option.replace("_", "-") not in known:
            raise UsageError(
                f"--fuse has no option {option!r}{near(option, known)}; its passes have: {', '.join(known)}"
            )
    return [
        make_pass(
            ArgSpec(name, {k: v for k, v in options.items() if k.replace("_", "-") in takers[name]})
            if options
            else ArgSpec(name, {}),
            device,
            precision,
        )
        for name in registry.FUSE
    ]


def _options_of(cls: type[ModulePass]) -> list[str]:
    return [field.name.replace("_", "-") for field in dataclasses.fields(cls) if field.init]


def check_order(steps: Sequence[Step]) -> None:
    """UsageError for options of a fusing pass that runs after fusion is complete."""
    done: dict[str, str] = {}
    for step in steps:
        label = (label_of(step) or f"--{step.flag}").partition('"')[0]
        for name, text in _fusing_of(step):
            if name in done and text:
                where = f'--fuse="{text}"'
                then = "" if done[name].startswith("--fuse") else f" {done[name]}"
                raise UsageError(
                    f"{label} after {done[name]} finds nothing left to fuse; write {where}{then}"
                )
            done.setdefault(name, label)


def check_devices(steps: Sequence[Step], device: str) -> None:
    """UsageError if an option of a step names another device than `--device`."""
    for step in steps:
        for name in _devices_of(step):
            if name != device:
                raise UsageError(
                    f"--{step.flag} has the option device={name}, and --device={device} is another; "
                    f"write --device={name}, or leave the option out"
                )


def _devices_of(step: Step) -> list[str]:
    """The devices in a step's options."""
    if step.flag == COMPILE_TO:
        return []
    if step.flag in PIPELINE:
        found = [spec.parameters for spec in _parse_pipeline(step.text or "")]
    else:
        found = [_parse_options(step.flag, step.text or "")]
    return [str(value) for options in found for value in options.get("device", ())]


def _fusing_of(step: Step) -> list[tuple[str, str]]:
    """The fusing passes of a step, each with the text of its options."""
    if step.flag == FUSE or (step.flag == COMPILE_TO and step.text != "graph"):
        text = step.text if step.flag == FUSE else None
        return [(name, text or "") for name in _FUSING]
    if step.flag in PIPELINE:
        specs = [spec for spec in _parse_pipeline(step.text or "") if spec.name in _FUSING]
        return [
            (spec.name, " ".join(f"{key}={value}" for key, (value, *_) in spec.parameters.items()))
            for spec in specs
        ]
    return [(step.flag, step.text or "")] if step.flag in _FUSING else []


def _to_level(level: str, device: str, precision: str) -> list[ModulePass]:
    from mlfuse.driver.pipelines import STAGES, passes_to

    if level not in STAGES:
        raise UsageError(
            f"there is no level {level!r}{near(level, STAGES)}; --compile-to takes one of "
            f"{', '.join(STAGES)}"
        )
    return passes_to(level, device, precision)


def pass_class(name: str, loaded: Loaded = NOTHING) -> type[ModulePass]:
    """The class of a pass: ours, a loaded file's, xDSL's, or an installed package's."""
    if name in registry.names():
        return registry.load(name)
    found = loaded.passes.get(name) or installed_pass(name)
    if found is None:
        known = (*registry.names(), *loaded.passes)
        raise UsageError(
            f"there is no pass {name!r}{near(name, known)}; there are: {', '.join(known)}, and xDSL's"
        )
    return found


def make_pass(
    spec: ArgSpec, device: str, precision: str = DEFAULT, loaded: Loaded = NOTHING
) -> ModulePass:
    """A pass with its options, which may be spelled with `-` or `_`.

    A pass with an option `device` or `precision` gets the command's value.
    """
    cls = pass_class(spec.name, loaded)
    types = get_type_hints(cls)
    known = [field.name for field in dataclasses.fields(cls) if field.init]
    options = {key.replace("-", "_"): value for key, value in spec.parameters.items()}
    for key, value in options.items():
        if key not in known:
            spelled = [name.replace("_", "-") for name in known]
            raise UsageError(
                f"--{spec.name} has no option {key.replace('_', '-')!r}"
                f"{near(key.replace('_', '-'), spelled)}; there are: {', '.join(spelled) or 'none'}"
            )
        if float in (types[key], *get_args(types[key])):
            options[key] = tuple(float(v) if type(v) is int else v for v in value)
    if "device" in known:
        options.setdefault("device", (device,))
    if "precision" in known:
        options.setdefault("precision", (precision,))
    try:
        return cls.from_spec(ArgSpec(spec.name, options))
    except ValueError as error:
        raise UsageError(f"--{spec.name}: {_explain(options, types) or error}") from error


_VALUES = {"int": "a whole number", "float": "a number", "bool": "true or false", "str": "a text"}
"""How errors name the type of an option."""


def _explain(options: dict[str, tuple[ParameterType, ...]], types: dict[str, Any]) -> str | None:
    """An error that names the value with the wrong type."""
    from xdsl.utils.hints import isa, type_repr

    for key, value in options.items():
        if not (isa(value, types[key]) or (len(value) == 1 and isa(value[0], types[key]))):
            shown = ",".join(str(part) for part in value)
            kind = type_repr(types[key]).removesuffix("|None")
            return f"{key.replace('_', '-')} takes {_VALUES.get(kind, kind)}, not {shown!r}"
    return None


_OPTION = re.compile(r"""([A-Za-z][\w-]*)(?:=("[^"]*"|[^\s"]*))?(?:\s+|,(?=\s*[A-Za-z])|$)""")


def _parse_options(name: str, text: str) -> dict[str, tuple[ParameterType, ...]]:
    """`max-ops=64 x=1,2` and the same with commas or in braces."""
    text = text.strip()
    if text.startswith("{") and text.endswith("}"):
        text = text[1:-1].strip()
    text = re.sub(r",\s*(?=[A-Za-z][\w-]*=)", " ", text)
    options: dict[str, tuple[ParameterType, ...]] = {}
    position = 0
    while position < len(text):
        match = _OPTION.match(text, position)
        if match is None:
            raise UsageError(
                f"--{name}: can't read the options {text!r} from {text[position:]!r} on; they are "
                'written "name=value other=1,2"'
            )
        value = match[2]
        options[match[1]] = () if value is None else _values(value)
        position = match.end()
    return options


def _values(text: str) -> tuple[ParameterType, ...]:
    if text.startswith('"'):
        return (text[1:-1],)
    return tuple(_value(part) for part in text.split(","))


def _value(text: str) -> ParameterType:
    if text in ("true", "false"):
        return text == "true"
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return text


def _parse_pipeline(text: str) -> list[ArgSpec]:
    """`canonicalize,fuse-vertical{max-ops=64}`, also inside `builtin.module(...)`."""
    wrapped = re.fullmatch(r"\s*builtin\.module\((.*)\)\s*", text, re.DOTALL)
    inner = re.sub(r"\s*,\s*(?![^{]*})", ",", (wrapped[1] if wrapped else text).strip())
    try:
        return list(parse_pipeline(inner))
    except ArgSpecParseError as error:
        last = str(error).strip().splitlines()[-1].strip(" ^")
        raise UsageError(f"can't read the pipeline {inner!r}: {last}") from error
