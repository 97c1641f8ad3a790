// RUN: mlfuse-opt --plan-memory %s | filecheck %s

// An output takes the memory of an input that no op needs afterwards, where each element is read and
// written by one point. Two arguments of the kernel become one, and the argument that it doesn't use,
// an operand of the contraction, goes.

// CHECK: func.func @main(%x: memref<4x4xf32>) -> memref<4x4xf32> {
// CHECK-NEXT: %d = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT: loop.library "dot_general"
// CHECK-NEXT: loop.launch @fused_neg(%d) : (memref<4x4xf32>)
// CHECK-NEXT: func.return %d
// CHECK: loop.kernel @fused_neg(%b: memref<4x4xf32>) attributes {arg_dims = [array<i64: 4, 4>]} {
// CHECK: loop.load %b
// CHECK: loop.store {{.*}}, %b
func.func @main(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %d = memref.alloc() : memref<4x4xf32>
  loop.library "dot_general" ins(%x, %x : memref<4x4xf32>, memref<4x4xf32>) out(%d : memref<4x4xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
  %o = memref.alloc() : memref<4x4xf32>
  loop.launch @fused_neg(%x, %d, %o) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>)
  func.return %o : memref<4x4xf32>
}
loop.kernel @fused_neg(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>) attributes {arg_dims = [array<i64: 4, 4>, array<i64: 4, 4>, array<i64: 4, 4>]} {
  loop.parallel (%i, %j) in (4, 4) {
    %v = loop.load %b[%i, %j] : memref<4x4xf32>
    %n = arith.negf %v : f32
    loop.store %n, %c[%i, %j] : memref<4x4xf32>
  }
}
