"""The functions in C that calls on a CPU need."""
