// RUN: mlfuse-opt --match-epilogues="device=sm_90+epilogues" %s | filecheck %s
// RUN: mlfuse-opt --match-epilogues %s | filecheck %s --check-prefix PLAIN
// RUN: mlfuse-opt --match-epilogues="device=sm_90+epilogues precision=strict" %s | filecheck %s --check-prefix PLAIN
// RUN: mlfuse-opt --match-epilogues="device=sm_90+epilogues" --remarks=all %s 2>&1 | filecheck %s --check-prefix SAYS
// RUN: mlfuse-opt --match-epilogues="device=sm_90+epilogues precision=strict" --remarks=all %s 2>&1 | filecheck %s --check-prefix STRICT

// A product, a bias a column, and gelu by tanh: one call of a library that can. Sums and products may be
// written in either order; a description says what its library can, and sm_90's own says nothing.

// CHECK:      func.func @main
// CHECK-NEXT:   %y = memref.alloc() : memref<8x32xf32>
// CHECK-NEXT:   loop.library "dot_general" ins(%x, %w, %b : memref<8x64xf32>, memref<64x32xf32>, memref<32xf32>) out(%y : memref<8x32xf32>)
// CHECK-SAME:     epilogue = "bias_gelu"
// CHECK-NEXT:   func.return %y
// CHECK-NOT:  loop.kernel

// PLAIN:      loop.library "dot_general" ins(%x, %w :
// PLAIN-NOT:  epilogue
// PLAIN:      loop.launch @fused_gelu
// PLAIN:      loop.kernel @fused_gelu

// SAYS: remark: [library.epilogue] fused: fused_gelu: the library's epilogue 'bias_gelu'
// STRICT: remark: [library.epilogue] not fused: fused_gelu: precision "strict" takes none

func.func @main(%x: memref<8x64xf32>, %w: memref<64x32xf32>, %b: memref<32xf32>) -> memref<8x32xf32> {
  %p = memref.alloc() : memref<8x32xf32>
  loop.library "dot_general" ins(%x, %w : memref<8x64xf32>, memref<64x32xf32>) out(%p : memref<8x32xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
  %y = memref.alloc() : memref<8x32xf32>
  loop.launch @fused_gelu(%p, %b, %y) : (memref<8x32xf32>, memref<32xf32>, memref<8x32xf32>)
  func.return %y : memref<8x32xf32>
}
loop.kernel @fused_gelu(%p: memref<8x32xf32>, %b: memref<32xf32>, %y: memref<8x32xf32>) attributes {arg_dims = [array<i64: 8, 32>, array<i64: 32>, array<i64: 8, 32>]} {
  %c0 = arith.constant 4.471500e-02 : f32
  %c1 = arith.constant 0.797884583 : f32
  %c2 = arith.constant 1.000000e+00 : f32
  %c3 = arith.constant 5.000000e-01 : f32
  loop.parallel (%i, %j) in (8, 32) {
    %0 = loop.load %p[%i, %j] : memref<8x32xf32>
    %1 = loop.load %b[%j] : memref<32xf32>
    %2 = arith.addf %1, %0 : f32
    %3 = arith.mulf %2, %2 : f32
    %4 = arith.mulf %3, %2 : f32
    %5 = arith.mulf %c0, %4 : f32
    %6 = arith.addf %2, %5 : f32
    %7 = arith.mulf %c1, %6 : f32
    %8 = math.tanh %7 : f32
    %9 = arith.addf %c2, %8 : f32
    %10 = arith.mulf %c3, %9 : f32
    %11 = arith.mulf %2, %10 : f32
    loop.store %11, %y[%i, %j] : memref<8x32xf32>
  }
}
