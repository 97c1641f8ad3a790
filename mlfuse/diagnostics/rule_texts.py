"""The rules that decide fusions, each with its meaning and what a user can do about it.

docs/remarks.md has an example of every rule, which its test runs. The test fails for a rule that is recorded and
isn't here, or is here and not there.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """`summary` is the rule's question; `advice` is what changes the answer, if the user can: a phrase after
    "to change it:", without a colon;
    `by_mark` whether a mark on the ops overrules it: it is a rule of cost."""

    summary: str
    advice: str | None = None
    by_mark: bool = False


RULES: dict[str, Rule] = {
    "vertical.fuse": Rule(
        "the producer is computed in the kernel that reads it",
        "put both in one mlfuse.group; they become one kernel, or an error names the rule that forbids it",
    ),
    "vertical.scalar": Rule("one value, computed wherever it is used"),
    "vertical.recompute": Rule(
        "several kernels read the value: the planner compares the cost of computing it again in each with that of a "
        "round trip through memory",
        "put mlfuse.must_fuse on the producer; each reader then computes the value again, at any cost. A value "
        "with one reader needs no mark",
        by_mark=True,
    ),
    "vertical.epilogue": Rule(
        "the kernel that reads a library call's result follows it as its epilogue"
    ),
    "vertical.one-call": Rule(
        "a kernel is the epilogue of one library call at most",
        "put the other call, and the ops that use only its result, in one mlfuse.apart; these ops become that "
        "call's epilogue",
    ),
    "vertical.call-shared": Rule(
        "a library call has an epilogue only if one kernel reads its result and the function doesn't return it",
        "don't return the result, or read it in one op and branch after that op; no attribute can do it",
    ),
    "vertical.index-space": Rule(
        "a point of the kernel would need several elements of the producer, or the two keep different dims",
        "give both the same layout; no attribute can do it. Reduce along the same dims, and reshape and "
        "transpose before both or after both",
    ),
    "vertical.cycle": Rule(
        "the joined kernel would depend on its own result, or on a later one",
        "reorder the ops between them, or follow the advice on the fusion that failed between them; no "
        "attribute can do it",
    ),
    "vertical.device": Rule(
        "the two are on different devices, and a kernel runs on one: the value is copied",
        "mark both with the same mlfuse.device",
    ),
    "vertical.ordered": Rule(
        "a scatter or a cumulative sum visits elements in a fixed order",
        "reduce before it or after it; no attribute can do it. Elementwise ops that only it reads are fused "
        "into it",
    ),
    "vertical.partial": Rule(
        "another reader needs all of the value, and the kernel computes only a part of it, or some elements more "
        "than once",
        "slice or pad after the kernel, or compute the value where all of it is read; no attribute can do it",
    ),
    "vertical.other-rows": Rule(
        "the value depends on reductions along other dims than those of the kernel",
        "reduce along the same dims in both, if necessary in two steps (along the rows, then over the rest); "
        "no attribute can do it. A reduction is computed in the kernel of its rows. If the reason names an op "
        "in the kernel that reads a sum across the rows, change the program so that no op there reads it. For "
        "example, scale before the sum, not after it",
    ),
    "vertical.broadcast": Rule(
        "computing the value at every point of a larger space costs more than storing it",
        "put mlfuse.must_fuse on the producer, and on each earlier op that should be fused, too; the cost is then "
        "ignored; or let the readers compute on the small tensor, and broadcast their results",
        by_mark=True,
    ),
    "vertical.carried": Rule(
        "a kernel with sums along rows and sums across rows carries partial results from row to row, which needs "
        "many rows that are neither short nor very long",
        "put mlfuse.must_fuse on the op that both reductions read, or one mlfuse.group on both, to overrule the "
        "cost. One kernel is faster with more rows, if they have 32 to 16384 elements",
        by_mark=True,
    ),
    "vertical.one-row": Rule(
        "few long rows with work after the reduction would keep the device idle",
        "put the ops of the kernel (a softmax, or its parts) in one mlfuse.group to overrule the cost. One "
        "kernel is faster with more rows, or shorter ones",
        by_mark=True,
    ),
    "vertical.max-ops": Rule(
        "the device description limits the ops of a kernel",
        '--fuse="max-ops=N" sets another limit; mlfuse.must_fuse overrules it',
        by_mark=True,
    ),
    "vertical.max-buffers": Rule(
        "the device description limits the buffers of a kernel",
        "concatenate small inputs, or return fewer values; mlfuse.must_fuse overrules it",
        by_mark=True,
    ),
    "vertical.simplified": Rule(
        "after simplification the fusion is no longer a kernel, so its ops are planned again",
        "put --canonicalize before --fuse-vertical; --fuse has this order",
    ),
    "vertical.call": Rule(
        "a library call, or another op that no kernel computes, reads its operands from memory and writes its "
        "result to memory",
        "move work such as a scale after the matrix product; if only one kernel reads the product, that "
        "kernel is its epilogue",
    ),
    "vertical.fetched": Rule(
        "a value that is read at computed indices must be in memory first",
        "read first, and compute on the result. For example, take rows of a table, and then their "
        "exponentials",
    ),
    "vertical.table": Rule(
        "a launch over a table of tensors loads and stores all of them",
        "put mlfuse.must_fuse on the producer, or one mlfuse.group on the two; marked ops are in no launch over "
        "a table",
    ),
    "vertical.sizes": Rule(
        "the op reads the sizes of the value, and sizes are taken from memory, so the value is stored",
        "no mark can do it; sizes that an argument has are read from the argument anyway",
    ),
    "vertical.view": Rule(
        "movement is part of a kernel's loads, or a view of memory: no kernel computes it",
        "there is nothing to gain, since it moves no bytes",
    ),
    "library.epilogue": Rule(
        "whether the kernel after a matrix product or a convolution is an epilogue that the device's library has",
        "use an epilogue that the library has. For a product these are bias, gelu (tanh) and bias with gelu, in "
        "the product's type, and others that the device description names; --precision=strict uses none. For a "
        "convolution in f32, with oneDNN, they are sums, differences and products with vectors along its features",
    ),
    "library.product": Rule(
        "whether a matrix product is a kernel of mlfuse, or a call of the library",
        "edit the times under `products` of the device description, by which each size is decided; without them every "
        'product is the library\'s. --lower-products="force=true" makes kernels of all products of known sizes',
    ),
    "library.chain": Rule(
        "whether matrix products and the kernel between them are one kernel, which computes them block by block",
        "mark an op of the kernel between them mlfuse.no_fuse to keep the parts apart",
    ),
    "library.composite": Rule(
        "whether a composite is a call of the device's library",
        "add the composite to the `library` list of the device description, or remove it there; a composite "
        "that isn't in the list is expanded",
    ),
    "user.no-fuse": Rule(
        "marked mlfuse.no_fuse, by the user or by the device description, or kept apart by mlfuse.apart",
        "remove the mark (mlfuse.no_fuse; or mlfuse.apart, to fuse ops that have its name with ops that don't), "
        "or remove the op from the description's `no_fuse` list",
    ),
    "user.must-fuse": Rule("marked mlfuse.must_fuse, or with its reader in one mlfuse.group"),
    "user.no-effect": Rule(
        "a mark that has no effect on its op; this is also a warning, whether or not remarks are shown",
        "remove it, or give another op the same group",
    ),
    "user.fusion": Rule(
        "a function whose text has a graph.fusion is left as it is",
        "move the op into it, or write the function without graph.fusion",
    ),
    "user.plan": Rule(
        "the plan that is used (--use-plan) decides this", "edit the plan (mlfuse-opt --doc plans)"
    ),
    "collective.bucket": Rule(
        "whether an all-reduce is sent together with others of its kind",
        '--bucket-collectives="max-bytes=N" raises the limit',
    ),
    "horizontal.sibling": Rule(
        "kernels that read the same value, with no data flow between them, become one",
        "one mlfuse.group for both overrules the cost; this is faster if both read a value at the same place and rows "
        "stay on the chip",
        by_mark=True,
    ),
    "horizontal.unrelated": Rule(
        "kernels that read no value in common don't become one",
        "there is little to gain, since only a launch could be saved. Small kernels share one (horizontal.switch), "
        "and equal expressions are one over a table (horizontal.foreach)",
    ),
    "horizontal.foreach": Rule(
        "the same expression over many tensors is one launch over a table",
        '--fuse="force=true" takes every set at any cost',
    ),
    "horizontal.switch": Rule(
        "small, different kernels share a launch",
        "edit mlfuse.launches in a plan, which names the kernels that share a launch (no attribute of an op can "
        "do it). Kernels that keep the device busy alone gain nothing from it",
    ),
    "horizontal.contraction": Rule(
        "matrix products that share an operand become one call",
        "make the weights constants, which are packed at no cost, or let kernels read the results, which aren't "
        "copied then; --precision=strict joins none",
    ),
    "guard.registers": Rule("a kernel's schedule was revised because it spilled registers"),
    "guard.in-flight": Rule("a kernel's schedule was revised because too few loads were in flight"),
    "guard.split": Rule(
        "a kernel spilled registers with every schedule, so smaller fusions were planned",
        "put the ops that must stay one kernel in one mlfuse.group",
    ),
    "autotune.choice": Rule("the fastest of the schedules that were timed"),
    "onnx.shapes": Rule(
        "a model whose sizes can't be left open is compiled for each set of shapes",
        "give the sizes by dims= (--dim=NAME=SIZE)",
    ),
    "onnx.values": Rule(
        "an input whose values decide shapes is compiled for each of its values",
        "make the input a constant of the model",
    ),
}


def advice_on(rule: str) -> str | None:
    """What a user can do when a rule refused."""
    found = RULES.get(rule)
    return None if found is None else found.advice
