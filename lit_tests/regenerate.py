"""Rewrite the expected output of every lit golden: `make goldens`, then read the diff.

A golden is a file with the line `// GOLDEN: written by make goldens`, whose RUN line is
`mlfuse-opt ... %s | filecheck %s`. Its `// CHECK` lines are replaced by the output of the command, word for
word. Tests whose expectations were written by hand, to show one thing, are left alone.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
RUN = re.compile(r"^// RUN: mlfuse-opt (?P<arguments>.*?%s.*?) \| filecheck %s\s*$", re.MULTILINE)
DIFF = re.compile(r"^// RUN: mlfuse-opt (.*?%s.*?) \| diff %S/(\S+) -$", re.MULTILINE)
MARK = "// GOLDEN: written by make goldens"
CHECK = re.compile(r"^// CHECK.*\n?", re.MULTILINE)


def regenerated(path: Path) -> str | None:
    """The file with fresh expectations; None where it isn't ours to write."""
    text = path.read_text(encoding="utf-8")
    runs = RUN.findall(text)
    if MARK not in text:
        return None
    if len(runs) != 1 or text.count("// RUN:") != 1:
        raise SystemExit(f"{path}: a golden has one RUN line, mlfuse-opt ... %s | filecheck %s")
    tool = Path(sys.executable).with_name("mlfuse-opt")
    arguments = [arg.replace("%s", str(path)) for arg in shlex.split(runs[0])]
    result = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise SystemExit(f"{path}: mlfuse-opt failed:\n{result.stderr}")
    lines = [line for line in result.stdout.splitlines() if line.strip()]
    checks = [f"// {'CHECK' if n == 0 else 'CHECK-NEXT'}: {line}" for n, line in enumerate(lines)]
    return CHECK.sub("", text).rstrip() + "\n\n" + "\n".join(checks) + "\n"


def write_files(path: Path) -> None:
    """Write the whole files that a test compares output with: `mlfuse-opt ... %s | diff %S/FILE -`."""
    tool = Path(sys.executable).with_name("mlfuse-opt")
    for arguments, name in DIFF.findall(path.read_text(encoding="utf-8")):
        command = [tool, *shlex.split(arguments.replace("%s", str(path)))]
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        target = path.parent / name
        if not target.exists() or target.read_text(encoding="utf-8") != output:
            target.write_text(output, encoding="utf-8")
            print(f"wrote {target.relative_to(HERE)}")


def literal(line: str) -> str:
    """A line that filecheck takes word for word."""
    return line.replace("{{", "{{[{][{]}}").replace("[[", "{{\\[\\[}}")


def main(paths: list[Path]) -> None:
    """Rewrite the given files, or all."""
    for path in paths or sorted(HERE.rglob("*.mlir")):
        write_files(path)
        fresh = regenerated(path)
        if fresh is not None and fresh != path.read_text(encoding="utf-8"):
            path.write_text(fresh, encoding="utf-8")
            print(f"wrote {path.relative_to(HERE)}")


if __name__ == "__main__":
    main([Path(arg).resolve() for arg in sys.argv[1:]])
