"""Calls on a GPU: the host function in C or interpreted, its library calls, launches, streams, graphs."""
