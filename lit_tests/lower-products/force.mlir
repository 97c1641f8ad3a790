// RUN: mlfuse-opt --lower-products="device=sm_90 force=true" --remarks=all %s 2>&1 | filecheck %s

// A GPU's products are its library's, as no GPU was timed. `force` makes nests of all that can be nests.

// CHECK:     [library.product] not fused: matmul: its sizes aren't known
// CHECK:     [library.product] fused: fused_matmul: force takes every product
// CHECK:     func.func @unknown
// CHECK:       loop.library "dot_general"
// CHECK:     func.func @known
// CHECK-NOT:   loop.library
// CHECK:       loop.launch @fused_matmul(%x, %w, %y)

func.func @unknown(%x: memref<?x8xf32>, %w: memref<8x16xf32>, %n: index) -> memref<?x16xf32> {
  %y = memref.alloc(%n) : memref<?x16xf32>
  loop.library "dot_general" ins(%x, %w : memref<?x8xf32>, memref<8x16xf32>) out(%y : memref<?x16xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
  func.return %y : memref<?x16xf32>
}
func.func @known(%x: memref<32x8xf32>, %w: memref<8x16xf32>) -> memref<32x16xf32> {
  %y = memref.alloc() : memref<32x16xf32>
  loop.library "dot_general" ins(%x, %w : memref<32x8xf32>, memref<8x16xf32>) out(%y : memref<32x16xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
  func.return %y : memref<32x16xf32>
}
