"""ONNX models as graph modules: `reading` and `check` read a file, `convert` converts its nodes with the functions in
`ops`, `model` runs it."""
