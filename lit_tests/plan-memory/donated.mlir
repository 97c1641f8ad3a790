// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | mlfuse-opt --plan-memory="reorder=false" | filecheck %s

// The attributes stay with the arguments at every level. %p is overwritten by the kernel that reads
// it; %d is dead when the third result begins, which fits; %c is read while its result is written, so
// that has memory of its own, to be copied when all is done.

// CHECK: func.func @main(%p: memref<8xf32> {tf.aliasing_output = 0 : i32}, %g: memref<8xf32>,
// CHECK-SAME: %d: memref<4x4xf32> {jax.buffer_donor = true}, %c: memref<8x8xf32> {mlfuse.alias = 1 : i64})
// CHECK-NEXT: loop.launch @fused_sub(%p, %g)
// CHECK: [[T:%.*]] = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT: loop.launch @fused_transpose(%c, [[T]]) :
// CHECK: loop.launch @fused_reduce_add(%d, %s) :
// CHECK: loop.launch @fused_broadcast(%s, %d) :
// CHECK: func.return %p, [[T]], %d :
func.func @main(%p: tensor<8xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<8xf32>,
                %d: tensor<4x4xf32> {jax.buffer_donor = true}, %c: tensor<8x8xf32> {mlfuse.alias = 1})
    -> (tensor<8xf32>, tensor<8x8xf32>, tensor<4x4xf32>) {
  %0 = graph.sub %p, %g : tensor<8xf32>
  %1 = graph.transpose %c perm [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %s = graph.reduce add %d dims [0, 1] {mlfuse.no_fuse} : tensor<4x4xf32> -> tensor<f32>
  %b = graph.broadcast %s dims [] : tensor<f32> -> tensor<4x4xf32>
  func.return %0, %1, %b : tensor<8xf32>, tensor<8x8xf32>, tensor<4x4xf32>
}
