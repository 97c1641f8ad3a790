// RUN: mlfuse-opt --schedule="device=sm_90" --split-input-file %s | filecheck %s

// A row is scanned by a block, four neighbors a thread: in order within the thread, by shuffles
// within the warp, through shared memory between warps.

// CHECK-LABEL: kernel.func @fused_cumulative
// CHECK-SAME:    block = 256
// CHECK:         kernel.shared : memref<8xf32>
// CHECK:         scf.for
// CHECK:           kernel.unroll (%{{.*}}) in 4 {
// CHECK:           kernel.shuffle_up %{{.*}}, 1 : f32
// CHECK:           kernel.shuffle_up %{{.*}}, 16 : f32
// CHECK:           kernel.barrier
// CHECK:           kernel.unroll (%{{.*}}) in 8 {
// CHECK:           memref.store %{{.*}}, %y
// CHECK:           kernel.barrier
loop.kernel @fused_cumulative(%x: memref<64x5000xf32>, %y: memref<64x5000xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (64) {
    loop.scan (%j) in (5000) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<64x5000xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    } each (%k, %before, %now) {
      loop.store %now, %y[%i, %k] : memref<64x5000xf32>
    }
  }
}

// -----

// Rows side by side: a thread each.

// CHECK-LABEL: kernel.func @fused_cumulative_columns
// CHECK-SAME:    block = 128
// CHECK-NOT:     kernel.shared
// CHECK:         scf.for
// CHECK:           memref.load %x
// CHECK:           memref.store %{{.*}}, %y
loop.kernel @fused_cumulative_columns(%x: memref<64x5000xf32>, %y: memref<64x5000xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (5000) {
    loop.scan (%j) in (64) init (%zero : f32) {
      %0 = loop.load %x[%j, %i] : memref<64x5000xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    } each (%k, %before, %now) {
      loop.store %now, %y[%k, %i] : memref<64x5000xf32>
    }
  }
}
