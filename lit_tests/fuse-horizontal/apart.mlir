// RUN: mlfuse-opt --fuse-horizontal --device=cpu %s | filecheck %s

// Ops marked `mlfuse.apart` are in no set of tensors.

// CHECK-LABEL: func.func @unmarked
// CHECK: graph.foreach
func.func @unmarked(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  %a = graph.exp %x : tensor<8xf32>
  %b = graph.exp %y : tensor<9xf32>
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}

// CHECK-LABEL: func.func @marked
// CHECK-NOT: graph.foreach
// CHECK: graph.exp %x {mlfuse.apart = "a"}
// CHECK-NEXT: graph.exp %y
func.func @marked(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  %a = graph.exp %x {mlfuse.apart = "a"} : tensor<8xf32>
  %b = graph.exp %y : tensor<9xf32>
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}
