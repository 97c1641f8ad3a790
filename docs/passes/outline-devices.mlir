// mlfuse-opt --outline-devices
builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
  func.func @main(%x: tensor<64xf32> {mlfuse.device = "cpu"}) -> tensor<64xf32> {
    %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<64xf32>
    %a_1 = graph.transfer %a to "cuda" : tensor<64xf32>
    %b = graph.exp %a_1 {mlfuse.device = "cuda"} : tensor<64xf32>
    func.return %b : tensor<64xf32>
  }
}
