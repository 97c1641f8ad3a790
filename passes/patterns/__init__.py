"""Rewrite patterns that apply fusion decisions. They decide nothing: a plan or a policy does.

Two kinds. *Whole-group patterns*, which the passes run, match the last op of a planned group and rewrite the
group at once (`fuse_group`, `fuse_tuples`, `join_contractions`, `join_collectives`); first, `contiguous` moves a
group's ops next to one another. *Stepwise patterns* (`start_fusion`, `fuse_producer`, `merge_fusions`) make one step
between neighbors and ask a `policy`, so that other planners can use them.
"""
