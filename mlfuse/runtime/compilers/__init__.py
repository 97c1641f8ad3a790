"""The compilers, what they made (on disk), and the C that a C compiler is tried with."""
