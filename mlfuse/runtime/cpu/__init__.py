"""Calls on a CPU: the host function in C, its library calls, repeated calls without Python."""
