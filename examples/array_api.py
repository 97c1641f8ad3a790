"""Arrays as in NumPy, computed when a value is read: one fused module for all that is pending."""

import numpy as np

import mlfuse

x = mlfuse.linspace(-3.0, 3.0, 200_001)
bell = mlfuse.exp(-(x**2) / 2) / mlfuse.sqrt(mlfuse.asarray(2 * mlfuse.pi))
inside = mlfuse.where(mlfuse.abs(x) < 1, bell, 0)
print(f"within one sigma: {float(mlfuse.sum(inside)) * 6 / 200_000:.4f}")  # compiled and run here

rows = np.reshape(bell[:200_000], (1000, 200))  # NumPy's functions are mlfuse's, on its arrays
print(type(rows).__name__, rows.shape, np.asarray(np.max(rows, axis=1))[:2])
