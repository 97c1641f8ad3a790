"""Thousands of broken texts and models: `python tests/hostile/fuzzing.py --seconds 300 --of text`.

Takes good inputs, breaks them at random, and hands them to the entry point. A finding is any exception that isn't
mlfuse's own, more than two seconds of CPU, or a process that grows beyond 500 MB. With `--coverage` the
package atheris chooses what to break next, by the lines that an input reached; it need not be installed else.
"""

from __future__ import annotations

import argparse
import atexit
import random
import re
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

from entry_points import BINARY, ENTRY_POINTS

SECONDS, MEGABYTES = 2.0, 500
_TOKEN = re.compile(rb"[A-Za-z_][\w.$]*|[0-9]+|[%@#!^][\w$.]+|\s+|[^\w\s]")
_WORDS = (
    b"9223372036854775807 -1 0 99999999999999999999 ? * -> = , : ( ) < > [ ] { } x f32 i1 index "
    b'tensor< 0x 0xFFFFFFFF true dense< loc( #a %0 @f " \\00 1e999 -0.0 array<i64: affine_map< : ()'
).split()
_NUMBERS = (0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF)


class _TooSlowError(BaseException):
    """Not an Exception, so that nothing on the way takes it for bad input."""


def _stop(signum: int, frame: FrameType | None) -> None:
    raise _TooSlowError


def broken(rng: random.Random, corpus: Sequence[bytes], tokens: bool) -> bytes:
    """One of the corpus with one to eight changes."""
    data = rng.choice(corpus)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        data = (
            _tokens(rng, data, corpus)
            if tokens and rng.random() < 0.8
            else _bytes(rng, data, corpus)
        )
    return data


def _tokens(rng: random.Random, data: bytes, corpus: Sequence[bytes]) -> bytes:
    parts = _TOKEN.findall(data)
    place = rng.randrange(len(parts) + 1)
    end = min(len(parts), place + rng.choice((1, 1, 2, 5, 20)))
    match rng.randrange(6):
        case 0:
            del parts[place:end]
        case 1:
            parts[place:place] = parts[place:end] * rng.choice((1, 2, 50))
        case 2:
            parts[place:end] = [rng.choice(_WORDS)]
        case 3:
            other = _TOKEN.findall(rng.choice(corpus))
            start = rng.randrange(len(other) + 1)
            parts[place:end] = other[start : start + rng.choice((1, 3, 20))]
        case 4:
            parts[place:end] = reversed(parts[place:end])
        case _ if parts:
            parts[place:end] = [rng.choice(parts)]
        case _:
            pass
    return b"".join(parts)


def _bytes(rng: random.Random, data: bytes, corpus: Sequence[bytes]) -> bytes:
    place = rng.randrange(len(data) + 1)
    end = min(len(data), place + rng.choice((1, 1, 2, 8, 40)))
    match rng.randrange(5):
        case 0:
            return data[:place] + data[end:]
        case 1:
            return data[:place] + data[place:end] * 2 + data[end:]
        case 2:
            return data[:place] + bytes([rng.choice(_NUMBERS)]) + data[end:]
        case 3:
            other = rng.choice(corpus)
            start = rng.randrange(len(other) + 1)
            return data[:place] + other[start : start + 30] + data[end:]
        case _:
            return (
                data[:place] if rng.random() < 0.2 else data[:place] + rng.randbytes(1) + data[end:]
            )


def tried(entry: Callable[[bytes], None], data: bytes, seconds: float = SECONDS) -> str | None:
    """What is wrong with how an entry point takes an input; None where nothing is."""
    signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        entry(data)
    except _TooSlowError:
        return f"more than {seconds} s\n" + "".join(traceback.format_exc(limit=-3))
    except Exception:
        return traceback.format_exc(limit=-3)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None


def _resident() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def run(name: str, seconds: float, seed: int, save: Path | None) -> int:
    """Break inputs for so long; how many findings of different kinds there were."""
    entry, make = ENTRY_POINTS[name]
    corpus, rng = make(), random.Random(seed)
    for each in rng.sample(corpus, min(20, len(corpus))):
        tried(entry, each)  # imports
    count, found, before = 0, dict[str, int](), _resident()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        data = broken(rng, corpus, name not in BINARY)
        count += 1
        problem = tried(entry, data)
        if problem is None and _resident() > before + MEGABYTES:
            problem, before = f"{_resident() - before} MB more", _resident()
        if problem is None:
            continue
        kind = re.sub(r"[0-9]+|'.*'", "", problem.strip().splitlines()[-1])[:80]
        found[kind] = found.get(kind, 0) + 1
        if found[kind] == 1:
            print(f"--- input {count}\n{problem}", flush=True)
            if save is not None:
                save.mkdir(parents=True, exist_ok=True)
                (save / f"{name}-{seed}-{count}").write_bytes(data)
    print(f"{name}: {count} inputs in {seconds:.0f} s, {len(found)} kinds of findings: {found}")
    return len(found)


def run_with_coverage(name: str, seconds: float, folder: Path) -> None:
    """By atheris, which ends at the first finding and keeps it in `folder`."""
    import atheris  # pyright: ignore

    folder.mkdir(parents=True, exist_ok=True)
    entry, make = ENTRY_POINTS[name]
    with atheris.instrument_imports(include=["mlfuse", "xdsl.parser", "xdsl.utils"]):  # pyright: ignore
        corpus = make()
        for data in corpus[:20]:
            entry(data)  # imports
    for number, data in enumerate(corpus):
        (folder / f"seed-{number}").write_bytes(data)
    count = 0

    def watched(data: bytes) -> None:
        nonlocal count
        count += 1
        problem = tried(entry, data, 5 * SECONDS)  # what is watched takes longer
        if problem is not None:
            raise RuntimeError(problem)

    # libFuzzer's own timeout counts wall time, which says little while other programs run.
    flags = [
        f"-max_total_time={seconds:.0f}",
        "-timeout=300",
        "-rss_limit_mb=2000",
        "-max_len=4000",
    ]
    atheris.Setup([sys.argv[0], *flags, f"-artifact_prefix={folder}/", str(folder)], watched)  # pyright: ignore
    atexit.register(lambda: print(f"{name}: {count} inputs", flush=True))
    atheris.Fuzz()  # pyright: ignore


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", choices=tuple(ENTRY_POINTS), default="text")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--coverage", type=Path, metavar="FOLDER", help="by atheris, kept there")
    options = parser.parse_args()
    if options.coverage is not None:
        run_with_coverage(options.of, options.seconds, options.coverage)
        return 0
    return min(1, run(options.of, options.seconds, options.seed, options.save))


if __name__ == "__main__":
    sys.exit(main())
