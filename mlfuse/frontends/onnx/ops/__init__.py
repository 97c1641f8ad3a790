"""Converters from ONNX's operators to graph ops: a file for each family, a function for each operator; `table.find`
finds them."""
