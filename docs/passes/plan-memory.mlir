// mlfuse-opt --plan-memory
func.func @main(%x: memref<8xf32>) -> memref<8xf32> {
  %0 = memref.alloc() : memref<8xf32>
  loop.launch @fused_exp(%x, %0) : (memref<8xf32>, memref<8xf32>)
  %1 = memref.alloc() : memref<8xf32>
  loop.launch @fused_neg(%0, %1) : (memref<8xf32>, memref<8xf32>)
  func.return %1 : memref<8xf32>
}
loop.kernel @fused_exp(%x: memref<8xf32>, %y: memref<8xf32>) attributes {arg_dims = [[8], [8]]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] : memref<8xf32>
    %e = math.exp %v : f32
    loop.store %e, %y[%i] : memref<8xf32>
  }
}
loop.kernel @fused_neg(%x: memref<8xf32>, %y: memref<8xf32>) attributes {arg_dims = [[8], [8]]} {
  loop.parallel (%i) in (8) {
    %v = loop.load %x[%i] : memref<8xf32>
    %n = arith.negf %v : f32
    loop.store %n, %y[%i] : memref<8xf32>
  }
}
