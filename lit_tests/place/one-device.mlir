// RUN: mlfuse-opt --place --device=cpu %s | filecheck %s

// With one device nothing changes but the marks, which say nothing.

// CHECK:      builtin.module {
// CHECK-NEXT: func.func @main(%x: tensor<8xf32>)
// CHECK-NEXT:   %a = graph.tanh %x : tensor<8xf32>
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
  func.return %a : tensor<8xf32>
}
