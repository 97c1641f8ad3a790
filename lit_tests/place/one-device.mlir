// RUN: mlfuse-opt --place --device=cpu %s | filecheck %s

// With one device, marks and transfers say nothing.

// CHECK:      builtin.module {
// CHECK-NEXT: func.func @main(%x: tensor<8xf32>)
// CHECK-NEXT:   %a = graph.tanh %x : tensor<8xf32>
// CHECK-NEXT:   func.return %a
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %b = graph.transfer %a to "cpu" : tensor<8xf32>
  func.return %b : tensor<8xf32>
}
