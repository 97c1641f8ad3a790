// mlfuse-opt --lower-to-host
func.func @main(%x: memref<64x300xf32>, %w: memref<300x10xf32>) -> memref<64x10xf32> {
  %c1 = arith.constant 1 : index
  %exp = memref.alloc() : memref<64x300xf32>
  kernel.launch @fused_exp grid (%c1) block (1) args (%x, %exp : memref<64x300xf32>, memref<64x300xf32>)
  %product = memref.alloc() : memref<64x10xf32>
  loop.library "dot_general" ins(%exp, %w : memref<64x300xf32>, memref<300x10xf32>) out(%product : memref<64x10xf32>) options {lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 1>, rhs_contract = array<i64: 0>}
  %y = memref.alloc() : memref<64x10xf32>
  kernel.launch @fused_neg grid (%c1) block (1) args (%product, %y : memref<64x10xf32>, memref<64x10xf32>)
  func.return %y : memref<64x10xf32>
}

kernel.func @fused_exp(%x: memref<19200xf32>, %y: memref<19200xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %n = arith.constant 19200 : index
  kernel.chunks (%low, %high) in %n by 4096 {
    kernel.simd (%i) in (%low, %high) {
      %a = memref.load %x[%i] : memref<19200xf32>
      %e = math.exp %a : f32
      memref.store %e, %y[%i] : memref<19200xf32>
    }
  }
}

kernel.func @fused_neg(%x: memref<640xf32>, %y: memref<640xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %n = arith.constant 640 : index
  kernel.chunks (%low, %high) in %n by 640 {
    kernel.simd (%i) in (%low, %high) {
      %a = memref.load %x[%i] : memref<640xf32>
      %e = arith.negf %a : f32
      memref.store %e, %y[%i] : memref<640xf32>
    }
  }
}
