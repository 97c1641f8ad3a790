// RUN: mlfuse-opt --share-launches %s | filecheck %s
// RUN: mlfuse-opt --share-launches="device=cpu" %s | filecheck %s --check-prefix CPU
// RUN: mlfuse-opt --share-launches --schedule %s | filecheck %s --check-prefix KERNEL
// RUN: mlfuse-opt --share-launches --remarks=all %s 2>&1 | filecheck %s --check-prefix SAYS

// Two small kernels with nothing in common share a launch on a GPU, where one costs 3 us. The second
// reads one of the first's arguments, which is passed once; the third reads a result of the first and
// has a launch of its own.

// CHECK: func.func @main
// CHECK: loop.launch @fused_switch_neg_column_sum(%x, %a, %y, %b) :
// CHECK-NEXT: loop.launch @fused_exp(%a, %c) :
// CHECK-NEXT: func.return

// CHECK: loop.kernel @fused_exp
// CHECK: loop.kernel @fused_switch_neg_column_sum(%x: memref<32xf32>, %a: memref<32xf32>, %y: memref<50x32xf32>, %b: memref<32xf32>)
// CHECK-SAME: arg_dims = [array<i64: 32>, array<i64: 32>, array<i64: 50, 32>, array<i64: 32>]
// CHECK-NEXT: loop.switch {
// CHECK-NEXT: loop.case {
// CHECK-NEXT: loop.parallel (%{{.*}}) in (32) {
// CHECK: arith.negf
// CHECK: loop.case {
// CHECK: loop.reduce (%{{.*}}) in (50)

// A CPU's call is not worth it.
// CPU-NOT: loop.switch

// A block of the GPU compares its number; the threads that a case has no use for are left out.
// KERNEL: kernel.launch @fused_switch_neg_column_sum grid (%{{.*}}) block (256)
// KERNEL: kernel.func @fused_switch_neg_column_sum
// KERNEL-NEXT: %[[BLOCK:.*]] = kernel.block_id
// KERNEL: arith.cmpi ult, %[[BLOCK]], %{{.*}} : index
// KERNEL: scf.if
// KERNEL: arith.cmpi uge, %[[BLOCK]], %{{.*}} : index
// KERNEL: scf.if
// KERNEL: kernel.barrier

// SAYS: remark: [horizontal.switch] fused: fused_neg, fused_column_sum: 2 launches take {{.*}} us, one would take {{.*}} us

func.func @main(%x: memref<32xf32>, %y: memref<50x32xf32>) -> (memref<32xf32>, memref<32xf32>) {
  %a = memref.alloc() : memref<32xf32>
  loop.launch @fused_neg(%x, %a) : (memref<32xf32>, memref<32xf32>)
  %b = memref.alloc() : memref<32xf32>
  loop.launch @fused_column_sum(%y, %x, %b) : (memref<50x32xf32>, memref<32xf32>, memref<32xf32>)
  %c = memref.alloc() : memref<32xf32>
  loop.launch @fused_exp(%a, %c) : (memref<32xf32>, memref<32xf32>)
  func.return %b, %c : memref<32xf32>, memref<32xf32>
}
loop.kernel @fused_neg(%x: memref<32xf32>, %a: memref<32xf32>) attributes {arg_dims = [array<i64: 32>, array<i64: 32>]} {
  loop.parallel (%i) in (32) {
    %0 = loop.load %x[%i] : memref<32xf32>
    %1 = arith.negf %0 : f32
    loop.store %1, %a[%i] : memref<32xf32>
  }
}
loop.kernel @fused_column_sum(%y: memref<50x32xf32>, %x: memref<32xf32>, %b: memref<32xf32>) attributes {arg_dims = [array<i64: 50, 32>, array<i64: 32>, array<i64: 32>]} {
  %zero = arith.constant 0.0 : f32
  loop.parallel (%i) in (32) {
    %s = loop.reduce (%j) in (50) init (%zero : f32) {
      %0 = loop.load %y[%j, %i] : memref<50x32xf32>
      loop.yield %0 : f32
    } combine (%p, %q) {
      %0 = arith.addf %p, %q : f32
      loop.yield %0 : f32
    }
    %1 = loop.load %x[%i] : memref<32xf32>
    %2 = arith.addf %s, %1 : f32
    loop.store %2, %b[%i] : memref<32xf32>
  }
}
loop.kernel @fused_exp(%a: memref<32xf32>, %c: memref<32xf32>) attributes {arg_dims = [array<i64: 32>, array<i64: 32>]} {
  loop.parallel (%i) in (32) {
    %0 = loop.load %a[%i] : memref<32xf32>
    %1 = math.exp %0 : f32
    loop.store %1, %c[%i] : memref<32xf32>
  }
}
