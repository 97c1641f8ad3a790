"""A program of two devices that several tests ask about."""

T = "tensor<64x64xf32>"
PROGRAM = f"""
func.func @main(%x: {T}) -> {T} {{
  %a = graph.tanh %x {{mlfuse.device = "cpu"}} : {T}
  %n = graph.neg %a {{mlfuse.device = "cpu"}} : {T}
  %b = graph.exp %n {{mlfuse.device = "cuda"}} : {T}
  %c = graph.softmax %b {{axis = 1 : i64, mlfuse.device = "cpu"}} : {T}
  func.return %c : {T}
}}"""
SIZE = 64 * 64 * 4
"""The bytes of each value."""
