"""ONNX's operators as graph ops: a file a family, a function for each, found by `table.find`."""
