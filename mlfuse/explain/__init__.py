"""Why a function was fused as it was: remarks filtered and as JSON, and answers about any two ops."""
