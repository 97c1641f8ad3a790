"""The version of the package, part of every key of compiled code that is kept."""

VERSION = "0.1.0"
