// RUN: mlfuse-opt --schedule="device=sm_90" --split-input-file %s | filecheck %s

// A warp a row, the row in registers: loaded once for both nests, reduced by shuffles, stored once.

// CHECK-LABEL: kernel.func @fused_normalize
// CHECK-SAME:    block = 128
// CHECK:         memref.alloca() : memref<16xf32>
// CHECK:         kernel.unroll ({{.*}}) in 4 {
// CHECK:           kernel.vector_copy %x{{.*}} width 4
// CHECK:         } else {
// CHECK:           memref.load %x
// CHECK-NOT:     %x
// CHECK:         kernel.shuffle_xor %{{.*}}, 16 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 8 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 4 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 2 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 1 : f32
// CHECK-NEXT:    %[[SUM:.*]] = arith.addf
// CHECK-NOT:     %x
// CHECK:         arith.divf %{{.*}}, %[[SUM]] : f32
// CHECK-NOT:     %x
// CHECK:         kernel.vector_copy {{.*}} to %y{{.*}} width 4
loop.kernel @fused_normalize(%x: memref<4096x512xf32>, %y: memref<4096x512xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (4096) {
    %s = loop.reduce (%j) in (512) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<4096x512xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.parallel (%j) in (512) {
      %2 = loop.load %x[%i, %j] : memref<4096x512xf32>
      %3 = arith.divf %2, %s : f32
      loop.store %3, %y[%i, %j] : memref<4096x512xf32>
    }
  }
}

// -----

// Short rows: 8 lanes a row, and 16 rows in a block; lanes exchange only as far as their row goes.

// CHECK-LABEL: kernel.func @fused_short
// CHECK-SAME:    block = 128
// CHECK:         arith.divui %{{.*}}, %{{.*}} : index
// CHECK:         kernel.vector_copy %x{{.*}} width 4
// CHECK-NOT:     , 8 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 4 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 2 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 1 : f32
// CHECK-NOT:     kernel.barrier
loop.kernel @fused_short(%x: memref<65536x128xf32>, %y: memref<65536xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (65536) {
    %s = loop.reduce (%j) in (128) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<65536x128xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %s, %y[%i] : memref<65536xf32>
  }
}

// -----

// Long rows: a cluster of blocks a row. Each warp stores what it has to every block, and after a barrier
// of the cluster a block finds everything in its own shared memory.

// CHECK-LABEL: kernel.func @fused_long
// CHECK-SAME:    cluster = [[BLOCKS:[0-9]+]] : i64
// CHECK:         %[[RANK:.*]] = kernel.cluster_rank
// CHECK-NEXT:    kernel.cluster_arrive
// CHECK:         kernel.vector_copy %x{{.*}} width 4
// CHECK:         kernel.shuffle_xor %{{.*}}, 1 : f32
// CHECK:         kernel.cluster_wait
// CHECK-NEXT:    %[[SLOTS:.*]] = kernel.shared
// CHECK:         kernel.cluster_store %{{.*}}, %[[SLOTS]][%{{.*}}] of %{{.*}} : f32
// CHECK:         kernel.cluster_arrive
// CHECK-NEXT:    kernel.cluster_wait
// CHECK-NEXT:    memref.load %[[SLOTS]]
// CHECK-NOT:     %x
// CHECK:         kernel.vector_copy {{.*}} to %y{{.*}} width 4
loop.kernel @fused_long(%x: memref<4096x131072xf32>, %y: memref<4096x131072xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (4096) {
    %s = loop.reduce (%j) in (131072) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<4096x131072xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.parallel (%j) in (131072) {
      %2 = loop.load %x[%i, %j] : memref<4096x131072xf32>
      %3 = arith.divf %2, %s : f32
      loop.store %3, %y[%i, %j] : memref<4096x131072xf32>
    }
  }
}

// -----

// A block a row: warps meet in shared memory once, and every warp combines what all have left there.

// CHECK-LABEL: kernel.func @fused_sum
// CHECK-SAME:    block = 128
// CHECK:         kernel.shuffle_xor %{{.*}}, 1 : f32
// CHECK:         %[[SLOTS:.*]] = kernel.shared : memref<4xf32>
// CHECK:         memref.store %{{.*}}, %[[SLOTS]]
// CHECK:         kernel.barrier
// CHECK:         memref.load %[[SLOTS]]
// CHECK-NEXT:    kernel.shuffle_xor %{{.*}}, 2 : f32
// CHECK:         kernel.shuffle_xor %{{.*}}, 1 : f32
// CHECK-NOT:     kernel.barrier
// CHECK:         memref.store %{{.*}}, %y
loop.kernel @fused_sum(%x: memref<4096x2048xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (4096) {
    %s = loop.reduce (%j) in (2048) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<4096x2048xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %s, %y[%i] : memref<4096xf32>
  }
}

// -----

// Columns: lanes lie across, warps share the length, so that accesses are coalesced.

// CHECK-LABEL: kernel.func @fused_columns
// CHECK-SAME:    block = 1024
// CHECK:         scf.for
// CHECK:           memref.load %x
// CHECK:         %[[SLOTS:.*]] = kernel.shared : memref<1024xf32>
// CHECK:         kernel.barrier
// CHECK:         kernel.unroll ({{.*}}) in 31 {
// CHECK:           memref.load %[[SLOTS]]
loop.kernel @fused_columns(%x: memref<512x96xf32>, %y: memref<96xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%j) in (96) {
    %s = loop.reduce (%i) in (512) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<512x96xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %s, %y[%j] : memref<96xf32>
  }
}

// -----

// Few long columns: parts of them side by side, then one warp a column.

// CHECK-LABEL: kernel.func @fused_bias_gradient_phase_1
// CHECK-SAME:    (%x: memref<6291456xf32>, %[[PARTS:.*]]: memref<8448xf32>)
// CHECK:         memref.store %{{.*}}, %[[PARTS]]
// CHECK-LABEL: kernel.func @fused_bias_gradient_phase_2
// CHECK-SAME:    (%y: memref<768xf32>, %[[PARTS:.*]]: memref<8448xf32>)
// CHECK:         memref.load %[[PARTS]]
// CHECK:         kernel.shuffle_xor
// CHECK:         memref.store %{{.*}}, %y
loop.kernel @fused_bias_gradient(%x: memref<8192x768xf32>, %y: memref<768xf32>) {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%j) in (768) {
    %s = loop.reduce (%i) in (8192) init (%zero : f32) {
      %0 = loop.load %x[%i, %j] : memref<8192x768xf32>
      loop.yield %0 : f32
    } combine (%a, %b) {
      %1 = arith.addf %a, %b : f32
      loop.yield %1 : f32
    }
    loop.store %s, %y[%j] : memref<768xf32>
  }
}
