"""The rules by which fusions are decided, each with what it says and what a user may do about it.

docs/remarks.md has an example of every one, which its test runs. A rule that is recorded and isn't here, or
is here and not there, fails that test.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """`summary` says what was asked, `advice` what changes the answer, where it is the user's to change;
    `by_mark` whether a mark on the ops overrules it: it is one of cost."""

    summary: str
    advice: str | None = None
    by_mark: bool = False


RULES: dict[str, Rule] = {
    "vertical.fuse": Rule(
        "the producer is computed in the kernel that reads it",
        "one mlfuse.group for both asks for it: one kernel, or an error with the rule that is against it",
    ),
    "vertical.scalar": Rule("one value, computed wherever it is used"),
    "vertical.recompute": Rule(
        "several kernels read it: computing it again in each, against a round trip through memory",
        "mlfuse.must_fuse on the producer computes it again whatever that costs; with one reader it is one "
        "kernel anyway",
        by_mark=True,
    ),
    "vertical.epilogue": Rule(
        "the kernel that reads a library call's result follows it as its epilogue"
    ),
    "vertical.one-call": Rule(
        "a kernel is the epilogue of one library call at most",
        "one mlfuse.apart for the other call and what is computed of its result alone makes that its epilogue",
    ),
    "vertical.call-shared": Rule(
        "a library call whose result has several readers, or is returned, is nobody's epilogue",
        "no attribute can change this: return it no more, or read it once and branch after that",
    ),
    "vertical.index-space": Rule(
        "the producer isn't computed at one place for each point of the kernel",
        "no attribute can change this: bring both to one layout: reduce along the same dims, reshape and transpose "
        "before both or after both",
    ),
    "vertical.cycle": Rule(
        "the joined kernel would need its own result, or one that comes after it",
        "no attribute can change this: another order of the ops between them may, or the advice on what parted the ops "
        "between them",
    ),
    "vertical.ordered": Rule(
        "a scatter or a cumulative sum goes in its own order",
        "no attribute can change this: what it alone reads, element by element, joins it; reduce before it or after it",
    ),
    "vertical.partial": Rule(
        "others need the value whole, and the kernel computes a part of it, or elements more than once",
        "no attribute can change this: slice or pad after the kernel, or compute the whole where all of it is read",
    ),
    "vertical.other-rows": Rule(
        "the value comes from reductions along other dims than the kernel's",
        "no attribute can change this: a reduction is computed where its rows are. Reduce along the same dims in both, "
        "be it in two steps (along the rows, then over what is left); or, where the reason names an op that reads a sum "
        "across the rows in the kernel, let it read that in no op there: scale before the sum, not after it",
    ),
    "vertical.broadcast": Rule(
        "computing it at every point of a larger space costs more than storing it",
        "mlfuse.must_fuse on the producer, and on each op before it that is to come along, overrules the cost; or let "
        "its readers work on the small tensor, and broadcast after them",
        by_mark=True,
    ),
    "vertical.carried": Rule(
        "sums across rows beside sums along them: what each row would carry on, against what fits",
        "mlfuse.must_fuse on what both read, or one mlfuse.group for both, overrules the cost; more rows, of 32 to "
        "16384 elements, make it pay",
        by_mark=True,
    ),
    "vertical.one-row": Rule(
        "few long rows with work after the reduction would keep the device idle",
        "one mlfuse.group for what is to be one kernel (a softmax, or its parts) overrules the cost; more rows, or "
        "shorter ones, make it pay",
        by_mark=True,
    ),
    "vertical.max-ops": Rule(
        "the device description bounds the ops of a kernel",
        '--fuse="max-ops=N" sets another bound; mlfuse.must_fuse overrules it',
        by_mark=True,
    ),
    "vertical.max-buffers": Rule(
        "the device description bounds the buffers of a kernel",
        "concatenate small inputs, or return fewer values; mlfuse.must_fuse overrules it",
        by_mark=True,
    ),
    "vertical.simplified": Rule(
        "what is left of a fusion once it is simplified is no kernel, and planned anew",
        "simplify before fusing: --canonicalize before --fuse-vertical, as --fuse does it",
    ),
    "vertical.call": Rule(
        "a library call, or another op that is no kernel's, reads its operands from memory and leaves its result there",
        "compute after a matrix product what may as well come after it, such as a scale: the one kernel that reads it "
        "is its epilogue",
    ),
    "vertical.fetched": Rule(
        "what is read at places that an op computes must be in memory beforehand",
        "read first, and compute on what was read: take rows of a table, and then their exponentials",
    ),
    "vertical.table": Rule(
        "a launch over a table of tensors loads and stores all of them",
        "mlfuse.must_fuse on the producer, or one mlfuse.group for the two: what is marked is taken into no table",
    ),
    "vertical.sizes": Rule(
        "not its elements but its sizes are read, and so it must be there",
        "no mark can change it; sizes that an argument has are taken from there anyway",
    ),
    "vertical.view": Rule(
        "movement is part of a kernel's loads, or another view of memory: no kernel computes it",
        "there is nothing to be gained, for it moves no bytes",
    ),
    "library.epilogue": Rule(
        "whether the kernel after a matrix product is an epilogue that the device's library has",
        "bias, gelu (tanh) and bias with gelu, of the product's own type, are, and others that the device's description "
        "names; --precision=strict takes none",
    ),
    "library.composite": Rule(
        "whether a composite is a call of the device's library",
        "the `library` list of the device description says which are; without it the composite is expanded",
    ),
    "user.no-fuse": Rule(
        "marked mlfuse.no_fuse, by the user or by the device description, or kept apart by mlfuse.apart",
        "remove the mark (mlfuse.no_fuse, or mlfuse.apart where one kernel is to have what has that name and what "
        "has not), or take the op from the description's `no_fuse` list",
    ),
    "user.must-fuse": Rule("marked mlfuse.must_fuse, or with its reader in one mlfuse.group"),
    "user.no-effect": Rule(
        "a mark that changes nothing where it stands, which is a warning without being asked for remarks, too",
        "take it away, or give another op the name of the group",
    ),
    "user.fusion": Rule(
        "a graph.fusion in the text is left as it is, with all that is around it",
        "move the op into it, or write the function without graph.fusion",
    ),
    "user.plan": Rule("a plan that was saved and is used says so", "edit the plan (docs/plans.md)"),
    "collective.bucket": Rule(
        "whether an all-reduce goes out with others of its kind",
        '--bucket-collectives="max-bytes=N" raises the bound',
    ),
    "horizontal.sibling": Rule(
        "kernels that read the same value, with no data flow between them, become one",
        "one mlfuse.group for both overrules the cost; that both read a value at one place, and rows that stay "
        "on the chip, make it pay",
        by_mark=True,
    ),
    "horizontal.unrelated": Rule(
        "kernels that read no value in common don't become one",
        "a launch is all there is to be saved: small kernels share one (horizontal.switch), and equal expressions are "
        "one over a table (horizontal.foreach)",
    ),
    "horizontal.foreach": Rule(
        "the same expression over many tensors is one launch over a table",
        '--fuse="force=true" takes every set whatever it costs',
    ),
    "horizontal.switch": Rule(
        "small unlike kernels share a launch",
        "no attribute of an op can change this: kernels that keep the device busy by themselves gain nothing from it; "
        "mlfuse.launches of a plan says which share one",
    ),
    "horizontal.contraction": Rule(
        "matrix products that share an operand become one call",
        "weights that are constants are packed at no cost, and results that kernels read aren't copied; "
        "--precision=strict joins none",
    ),
    "guard.registers": Rule("a kernel's schedule was revised because it spilled registers"),
    "guard.in-flight": Rule("a kernel's schedule was revised because too few loads were in flight"),
    "guard.split": Rule(
        "fusions were planned smaller, because a kernel spilled with every schedule",
        "one mlfuse.group for what is to be one kernel all the same",
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
    """What a user may do where a rule said no."""
    found = RULES.get(rule)
    return None if found is None else found.advice
