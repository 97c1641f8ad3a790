"""Rows on a GPU: nests in a `loop.parallel` that reduce and walk the same inner dims.

Which schedule suits them follows from the strides of the accesses (`kinds.py`): a team of threads a row where
neighbors of a row are neighbors in memory (`by_teams.py`), else columns (`columns.py`) or one thread a row
(`serial.py`). Few long rows are cut into parts (`split.py`); scans, scatters and rows that carry sums across them have
schedules of their own.

The order in which a row's elements are combined depends on sizes, types and device alone. All
threads of a block reach every barrier, and all of a warp every shuffle: guards leave out whole ones
only, and where a warp has several rows the threads without one work on the last and store nothing.

Traffic: in registers or shared memory each operand is read once; otherwise once a nest, though a row that
two nests read may still lie in L2. A `loop.local` of a row that isn't kept lies in shared memory while it
is small, and in a scratch buffer beyond.
"""
