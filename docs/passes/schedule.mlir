// mlfuse-opt --schedule --device=cpu
func.func @main(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  loop.launch @fused_neg(%x, %y) : (memref<4096xf32>, memref<4096xf32>)
  func.return
}
loop.kernel @fused_neg(%x: memref<4096xf32>, %y: memref<4096xf32>) attributes {arg_dims = [[4096], [4096]]} {
  loop.parallel (%i) in (4096) {
    %v = loop.load %x[%i] : memref<4096xf32>
    %n = arith.negf %v : f32
    loop.store %n, %y[%i] : memref<4096xf32>
  }
}
