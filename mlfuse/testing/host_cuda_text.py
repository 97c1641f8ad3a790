"""The kernels that a CUDA C text declares, and the C++ program made from the text."""

import re
from dataclasses import dataclass

_BOUNDS = r"(?:__launch_bounds__\s*\(([^)]*)\)\s*)?"
_CLUSTER = r"(?:__cluster_dims__\s*\(\s*(\d+)[^)]*\)\s*)?"
_KERNEL = re.compile(rf"{_CLUSTER}__global__\s+{_BOUNDS}void\s+{_BOUNDS}(\w+)\s*\(([^)]*)\)")
_DYNAMIC = re.compile(r"extern\s+__shared__\s+(?:__align__\(\d+\)\s+)?unsigned char (\w+)\[\];")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


@dataclass(frozen=True)
class Kernel:
    """The declaration of one kernel: its pointer parameters, its largest block in threads, and its clusters."""

    index: int
    pointers: tuple[bool, ...]
    max_block: int
    cluster: int


def kernels_of(source: str) -> dict[str, Kernel]:
    """The kernels of a text by name, in order. A parameter with a `*` is a pointer."""
    kernels: dict[str, Kernel] = {}
    for cluster, before, after, name, params in _KERNEL.findall(_COMMENT.sub(" ", source)):
        if name in kernels:
            continue
        bound = re.match(r"\s*(\d+)", before or after)
        kernels[name] = Kernel(
            index=len(kernels),
            pointers=tuple("*" in param for param in params.split(",") if param.strip()),
            max_block=int(bound[1]) if bound else 1024,
            cluster=int(cluster or 1),
        )
    return kernels


def program_text(source: str) -> str:
    """The header, the text, and a table that gives each kernel its arguments."""
    kernels = kernels_of(source)
    calls = [
        f"static void mlf_launch_{name}(const long long* a) {{ "
        f"{name}({', '.join(f'mlf_host::Arg{{a[{i}]}}' for i in range(len(kernel.pointers)))}); }}"
        for name, kernel in kernels.items()
    ]
    entries = [f'  {{"{name}", mlf_launch_{name}}},' for name in kernels]
    return "\n".join(
        [
            '#include "host_cuda.h"',
            '#line 1 "kernel.cu"',
            # Dynamic shared memory: a pointer, the same in all threads of a block.
            _DYNAMIC.sub(
                r"unsigned char *const \1 = (unsigned char *)mlf_host::dynamic_shared();", source
            ),
            '#line 1 "launch.cu"',
            *calls,
            "const mlf_host::Entry mlf_kernels[] = {",
            *entries,
            "  {nullptr, nullptr}};",
            "",
        ]
    )
