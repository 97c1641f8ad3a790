// RUN: mlfuse-opt --place --outline-devices %s | filecheck %s

// The GPU is called first, and the CPU computes meanwhile: the copy of the GPU's result, which waits for it, comes after that.

// CHECK:      func.func @main
// CHECK-NEXT:   [[X:%.*]] = graph.transfer %x to "cuda"
// CHECK-NEXT:   %a = graph.dispatch @cuda::@main_0([[X]])
// CHECK-NEXT:   %b = graph.dispatch @cpu::@main_1(%x)
// CHECK-NEXT:   [[A:%.*]] = graph.transfer %a to "cpu"
// CHECK-NEXT:   %c = graph.dispatch @cpu::@main_2([[A]], %b)
// CHECK-NEXT:   func.return %c
func.func @main(%x: tensor<8xf32> {mlfuse.device = "cpu"}) -> tensor<8xf32> {
  %a = graph.tanh %x {mlfuse.device = "cuda"} : tensor<8xf32>
  %b = graph.exp %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %c = graph.add %a, %b {mlfuse.device = "cpu"} : tensor<8xf32>
  func.return %c : tensor<8xf32>
}
