// mlfuse-opt --simplify-kernels
kernel.func @fused_add(%x: memref<?xf32>, %bias: memref<300xf32>, %n: index) attributes {device = "sm_90", block = 256 : i64, index_bits = 32 : i64} {
  %c256 = arith.constant 256 : index
  %c300 = arith.constant 300 : index
  %t = kernel.thread_id
  scf.for %i = %t to %n step %c256 {
    %inside = arith.cmpi ult, %i, %n : index
    %row = arith.divui %i, %c300 : index
    %column = arith.remui %i, %c300 : index
    %start = arith.muli %row, %c300 : index
    %at = arith.addi %start, %column : index
    scf.if %inside {
      %v = memref.load %x[%at] : memref<?xf32>
      %b = memref.load %bias[%column] : memref<300xf32>
      %s = arith.addf %v, %b : f32
      memref.store %s, %x[%at] : memref<?xf32>
    }
  }
}
