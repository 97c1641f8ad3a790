"""Rows on a GPU: nests in a `loop.parallel` that reduce and traverse the same inner dims.

The strides of the accesses determine the schedule (`kinds.py`): a team of threads per row if
rows are contiguous in memory (`by_teams.py`), otherwise columns (`columns.py`) or one thread per row
(`serial.py`). Few long rows are cut into parts (`split.py`); scans, scatters and rows that carry sums across them have
separate schedules.

The order in which a row's elements are combined depends on sizes, types and device alone. All
threads of a block reach every barrier, and all of a warp every shuffle: guards skip whole blocks or warps
only, and if a warp has several rows, the threads without one work on the last and store nothing.

Traffic: a row kept in registers or shared memory reads each operand once; otherwise each nest reads it, though a row
that two nests read may still be in L2. A `loop.local` of a row that isn't kept is in shared memory if it is small,
otherwise in a scratch buffer.
"""
