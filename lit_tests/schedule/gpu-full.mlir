// RUN: mlfuse-opt --schedule="device=sm_90" --split-input-file %s | filecheck %s

// Two phases: every block leaves its partial result in scratch, one block combines them and does what
// follows. A later nest reads the result from scratch, and computes the scalars after it once more.

// CHECK-LABEL: func.func @main
// CHECK:         %[[SUM:.*]] = memref.alloc() : memref<1xf32>
// CHECK:         %[[PARTS:.*]] = memref.alloc() : memref<245xf32>
// CHECK:         kernel.launch @fused_norm_phase_1 grid (%{{.*}}) block (256) args (%x, %[[PARTS]]
// CHECK:         kernel.launch @fused_norm_phase_2 grid (%{{.*}}) block (256) args (%norm, %[[SUM]], %[[PARTS]]
// CHECK:         kernel.launch @fused_norm_phase_3 grid (%{{.*}}) block (256) args (%x, %y, %[[SUM]]
// CHECK-LABEL: kernel.func @fused_norm_phase_1
// CHECK:         scf.for
// CHECK:         kernel.barrier
// CHECK-LABEL: kernel.func @fused_norm_phase_2
// CHECK:         kernel.barrier
// CHECK:         math.sqrt
// CHECK:         memref.store %{{.*}}, %norm
// CHECK-LABEL: kernel.func @fused_norm_phase_3
// CHECK:         math.sqrt
// CHECK:         kernel.vector_copy
func.func @main(%x: memref<1000000xf32>, %y: memref<1000000xf32>, %norm: memref<f32>) {
  loop.launch @fused_norm(%x, %y, %norm) : (memref<1000000xf32>, memref<1000000xf32>, memref<f32>)
  func.return
}
loop.kernel @fused_norm(%x: memref<1000000xf32>, %y: memref<1000000xf32>, %norm: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  %s = loop.reduce (%i) in (1000000) init (%zero : f32) {
    %0 = loop.load %x[%i] : memref<1000000xf32>
    %1 = arith.mulf %0, %0 : f32
    loop.yield %1 : f32
  } combine (%a, %b) {
    %2 = arith.addf %a, %b : f32
    loop.yield %2 : f32
  }
  %r = math.sqrt %s : f32
  loop.store %r, %norm[] : memref<f32>
  loop.parallel (%i) in (1000000) {
    %3 = loop.load %x[%i] : memref<1000000xf32>
    %4 = arith.divf %3, %r : f32
    loop.store %4, %y[%i] : memref<1000000xf32>
  }
}

// -----

// Small: one block does it all, in one launch, and reads the row once.

// CHECK-LABEL: kernel.func @fused_small(
// CHECK-SAME:    block = 256
// CHECK:         kernel.vector_copy %x
// CHECK:         kernel.barrier
// CHECK-NOT:     %x
// CHECK:         kernel.vector_copy {{.*}} to %y
// CHECK-NOT:   kernel.func
loop.kernel @fused_small(%x: memref<1000xf32>, %y: memref<1000xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = loop.reduce (%i) in (1000) init (%zero : f32) {
    %0 = loop.load %x[%i] : memref<1000xf32>
    loop.yield %0 : f32
  } combine (%a, %b) {
    %1 = arith.addf %a, %b : f32
    loop.yield %1 : f32
  }
  loop.parallel (%i) in (1000) {
    %2 = loop.load %x[%i] : memref<1000xf32>
    %3 = arith.subf %2, %s : f32
    loop.store %3, %y[%i] : memref<1000xf32>
  }
}

// -----

// No nest: one thread.

// CHECK-LABEL: kernel.func @fused_mul(%x: memref<1xf32>, %y: memref<1xf32>)
// CHECK-SAME:    block = 1
// CHECK:         arith.mulf
loop.kernel @fused_mul(%x: memref<f32>, %y: memref<f32>) {
  %0 = loop.load %x[] : memref<f32>
  %1 = arith.mulf %0, %0 : f32
  loop.store %1, %y[] : memref<f32>
}
