"""The version of the package, part of every key of compiled code that is kept."""

__version__ = "0.1.0"
