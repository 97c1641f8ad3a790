// mlfuse-opt --hoist-constants
func.func @main(%x: memref<4xf32>, %w: memref<4xf32> {mlfuse.constant}) -> memref<4xf32> {
  %g = arith.constant 1 : index
  %p = memref.alloc() : memref<4xf32>
  kernel.launch @exp grid (%g) block (1) args (%w, %p : memref<4xf32>, memref<4xf32>)
  %y = memref.alloc() : memref<4xf32>
  kernel.launch @add grid (%g) block (1) args (%x, %p, %y : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  func.return %y : memref<4xf32>
}
kernel.func @exp(%w: memref<4xf32>, %p: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %begin = arith.constant 0 : index
  %end = arith.constant 4 : index
  kernel.simd (%i) in (%begin, %end) {
    %v = memref.load %w[%i] : memref<4xf32>
    %e = math.exp %v : f32
    memref.store %e, %p[%i] : memref<4xf32>
  }
}
kernel.func @add(%x: memref<4xf32>, %p: memref<4xf32>, %y: memref<4xf32>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %begin = arith.constant 0 : index
  %end = arith.constant 4 : index
  kernel.simd (%i) in (%begin, %end) {
    %v = memref.load %x[%i] : memref<4xf32>
    %e = memref.load %p[%i] : memref<4xf32>
    %s = arith.addf %v, %e : f32
    memref.store %s, %y[%i] : memref<4xf32>
  }
}
