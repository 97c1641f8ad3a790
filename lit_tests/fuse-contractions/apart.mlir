// RUN: mlfuse-opt --fuse-contractions --device=cpu %s | filecheck %s

// Products marked `mlfuse.apart` are joined with no other.

// CHECK-LABEL: func.func @unmarked
// CHECK: graph.dot_general
// CHECK-NOT: graph.dot_general
func.func @unmarked(%x: tensor<8x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = graph.dot_general %x, %a contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = graph.dot_general %x, %b contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = graph.exp %0 : tensor<8x8xf32>
  %3 = graph.mul %2, %1 : tensor<8x8xf32>
  func.return %3 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @marked
// CHECK: graph.dot_general %x, %a contract [1] x [0] {mlfuse.apart = "a"}
// CHECK: graph.dot_general %x, %b
func.func @marked(%x: tensor<8x8xf32>, %a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = graph.dot_general %x, %a contract [1] x [0] {mlfuse.apart = "a"} : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %1 = graph.dot_general %x, %b contract [1] x [0] : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %2 = graph.exp %0 : tensor<8x8xf32>
  %3 = graph.mul %2, %1 : tensor<8x8xf32>
  func.return %3 : tensor<8x8xf32>
}
