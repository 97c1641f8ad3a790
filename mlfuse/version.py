"""The version of the package, part of every key in the cache of compiled code."""

__version__ = "0.1.0"
