// RUN: mlfuse-opt --place %s | filecheck %s

// Ops without a mark go where the function takes least: small ones stay beside the argument, since a copy would take longer.

// CHECK:      %a = graph.tanh %x {mlfuse.device = "cpu"}
// CHECK-NEXT: %b = graph.exp %a {mlfuse.device = "cpu"}
// CHECK-NEXT: [[COPY:%.*]] = graph.transfer %b to "cuda"
// CHECK-NEXT: %c = graph.neg [[COPY]] {mlfuse.device = "cuda"}
func.func @main(%x: tensor<8xf32> {mlfuse.device = "cpu"}) -> tensor<8xf32> {
  %a = graph.tanh %x : tensor<8xf32>
  %b = graph.exp %a {mlfuse.device = "cpu"} : tensor<8xf32>
  %c = graph.neg %b {mlfuse.device = "cuda"} : tensor<8xf32>
  func.return %c : tensor<8xf32>
}
