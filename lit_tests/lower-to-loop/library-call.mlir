// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// A matmul is a call of the host function, its epilogue a kernel that reads the call's result. A
// reshape outside of kernels is another view of the same memory.

// CHECK: func.func @main
// CHECK: [[D:%.*]] = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: loop.library {{.*}}dot_general
// CHECK: [[E:%.*]] = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: loop.launch @fused_matmul_neg(%x, [[D]], [[E]])
// CHECK-NEXT: [[V:%.*]] = loop.view [[E]]
// CHECK-NEXT: func.return [[V]]
func.func @main(%x: tensor<4x4xf32>) -> tensor<16xf32> {
  %d = graph.dot_general %x, %x contract [1] x [0] : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %n = graph.neg %d : tensor<4x4xf32>
  %r = graph.reshape %n : tensor<4x4xf32> -> tensor<16xf32>
  func.return %r : tensor<16xf32>
}
