// mlfuse-opt --place
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<64xf32>
  %b = graph.exp %a {mlfuse.device = "cuda"} : tensor<64xf32>
  func.return %b : tensor<64xf32>
}
