// RUN: mlfuse-opt --place --outline-devices %s | filecheck %s

// A value that is copied to a device and back is read in a later function than the one that made it.

// CHECK:      func.func @main
// CHECK-NEXT:   %a = graph.dispatch @cpu::@main_0(%x)
// CHECK-NEXT:   [[B:%.*]] = graph.transfer %a to "cuda"
// CHECK-NEXT:   [[C:%.*]] = graph.transfer [[B]] to "cpu"
// CHECK-NEXT:   %d = graph.dispatch @cpu::@main_1({{.*}}[[C]]
// CHECK-NEXT:   func.return %d
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %b = graph.transfer %a to "cuda" : tensor<8xf32>
  %c = graph.transfer %b to "cpu" : tensor<8xf32>
  %d = graph.add %a, %c {mlfuse.device = "cpu"} : tensor<8xf32>
  func.return %d : tensor<8xf32>
}
