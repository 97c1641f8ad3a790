// RUN: mlfuse-opt --plan-memory %s | filecheck %s

// Of a bucket, intermediates that no other op needs are combined where they are (%g). An argument (%a),
// an intermediate that is read afterwards (%h), one that is a result (%r) and one that is there twice
// (%t) stay apart: the bucket's tensors lie side by side, and are copied to their places or from them.

// CHECK-LABEL: @bucket
// CHECK: loop.all_reduce add f32
// CHECK-SAME: ins(%a, %g, %h, %r, %t, %t :
// CHECK-SAME: outs(%0, %g, %1, %2, %3, %4 :
func.func @bucket(%a: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %g = memref.alloc() : memref<4xf32>
  loop.launch @copy(%a, %g) : (memref<4xf32>, memref<4xf32>)
  %h = memref.alloc() : memref<4xf32>
  loop.launch @copy(%a, %h) : (memref<4xf32>, memref<4xf32>)
  %r = memref.alloc() : memref<4xf32>
  loop.launch @copy(%a, %r) : (memref<4xf32>, memref<4xf32>)
  %t = memref.alloc() : memref<4xf32>
  loop.launch @copy(%a, %t) : (memref<4xf32>, memref<4xf32>)
  %0 = memref.alloc() : memref<4xf32>
  %g1 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.alloc() : memref<4xf32>
  %4 = memref.alloc() : memref<4xf32>
  loop.all_reduce add f32 ins(%a, %g, %h, %r, %t, %t : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) outs(%0, %g1, %1, %2, %3, %4 : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>)
  %s = memref.alloc() : memref<4xf32>
  loop.launch @sum(%0, %g1, %1, %3, %4, %h, %s) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>)
  func.return %s, %2 : memref<4xf32>, memref<4xf32>
}

// A tensor that goes by itself needs no neighbors: it is combined in place as a result, too, and in a
// donated argument.

// CHECK-LABEL: @alone
// CHECK: loop.all_reduce add f32 ins(%r : memref<4xf32>) outs(%r : memref<4xf32>)
// CHECK-NEXT: loop.all_reduce max f32 ins(%d : memref<4xf32>) outs(%d : memref<4xf32>)
// CHECK-NEXT: func.return %r, %d
func.func @alone(%a: memref<4xf32>, %d: memref<4xf32> {tf.aliasing_output = 1 : i32}) -> (memref<4xf32>, memref<4xf32>) {
  %r = memref.alloc() : memref<4xf32>
  loop.launch @copy(%a, %r) : (memref<4xf32>, memref<4xf32>)
  %0 = memref.alloc() : memref<4xf32>
  loop.all_reduce add f32 ins(%r : memref<4xf32>) outs(%0 : memref<4xf32>)
  %1 = memref.alloc() : memref<4xf32>
  loop.all_reduce max f32 ins(%d : memref<4xf32>) outs(%1 : memref<4xf32>)
  func.return %0, %1 : memref<4xf32>, memref<4xf32>
}

// Collectives keep their order, whatever memory another one would save.

// CHECK-LABEL: @order
// CHECK: loop.all_reduce add f32
// CHECK: loop.all_reduce max f32
// CHECK: loop.all_reduce min f32
func.func @order(%a: memref<4xf32>, %b: memref<4096xf32>) -> memref<4xf32> {
  %big = memref.alloc() : memref<4096xf32>
  loop.all_reduce add f32 ins(%b : memref<4096xf32>) outs(%big : memref<4096xf32>)
  %big2 = memref.alloc() : memref<4096xf32>
  loop.all_reduce max f32 ins(%b : memref<4096xf32>) outs(%big2 : memref<4096xf32>)
  %0 = memref.alloc() : memref<4xf32>
  loop.all_reduce min f32 ins(%a : memref<4xf32>) outs(%0 : memref<4xf32>)
  func.return %0 : memref<4xf32>
}
loop.kernel @copy(%a: memref<4xf32>, %b: memref<4xf32>) attributes {arg_dims = [array<i64: 4>, array<i64: 4>]} {
  loop.parallel (%i) in (4) {
    %v = loop.load %a[%i] : memref<4xf32>
    loop.store %v, %b[%i] : memref<4xf32>
  }
}
loop.kernel @sum(%a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>, %d: memref<4xf32>, %e: memref<4xf32>, %f: memref<4xf32>, %o: memref<4xf32>) attributes {arg_dims = [array<i64: 4>, array<i64: 4>, array<i64: 4>, array<i64: 4>, array<i64: 4>, array<i64: 4>, array<i64: 4>]} {
  loop.parallel (%i) in (4) {
    %0 = loop.load %a[%i] : memref<4xf32>
    %1 = loop.load %b[%i] : memref<4xf32>
    %2 = loop.load %c[%i] : memref<4xf32>
    %3 = loop.load %d[%i] : memref<4xf32>
    %4 = loop.load %e[%i] : memref<4xf32>
    %5 = loop.load %f[%i] : memref<4xf32>
    %6 = arith.addf %0, %1 : f32
    %7 = arith.addf %6, %2 : f32
    %8 = arith.addf %7, %3 : f32
    %9 = arith.addf %8, %4 : f32
    %10 = arith.addf %9, %5 : f32
    loop.store %10, %o[%i] : memref<4xf32>
  }
}
