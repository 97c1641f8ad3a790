"""How the host function takes its memory from the caller: results, sizes, and the arena of intermediates."""
