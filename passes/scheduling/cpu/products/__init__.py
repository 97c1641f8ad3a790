"""Matrix products on a CPU, and chains of them.

`few_rows.py` reads the right matrix in place, `packed.py` copies it to panels first; `row_chain.py` and `tile_chain.py` compute
several products in one kernel. `sizes.py` has the tiles and blocks, `chunks.py` the parts that cores take.
"""
