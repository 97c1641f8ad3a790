"""ONNX models as graph modules: `reading` and `check` take a file, `convert` its nodes, by the functions in `ops`; `model` runs it."""
