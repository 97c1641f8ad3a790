// RUN: mlfuse-opt --fuse-horizontal --device=cpu %s | filecheck %s --check-prefix GRAPH
// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s --check-prefix LOOP
// RUN: mlfuse-opt --compile-to=loop --plan-memory --device=cpu %s | filecheck %s --check-prefix PLANNED
// RUN: mlfuse-opt --compile-to=source --device=cpu %s | filecheck %s --check-prefix C
// RUN: mlfuse-opt --compile-to=source --device=sm_90 %s | filecheck %s --check-prefix CUDA

// SGD with momentum over three parameters, an empty one among them: one launch. Donated tensors are
// written in place, so that their columns become one.

// GRAPH:      graph.foreach "fused_mul_add_sub" (
// GRAPH-SAME:   = [%m0 : tensor<4xf32>, %m1 : tensor<2x3xf32>, %m2 : tensor<0xf32>]
// GRAPH-SAME:   = [%g0 : tensor<4xf32>, %g1 : tensor<2x3xf32>, %g2 : tensor<0xf32>]
// GRAPH-SAME:   = [%p0 : tensor<4xf32>, %p1 : tensor<2x3xf32>, %p2 : tensor<0xf32>]
// GRAPH-SAME:   shared ({{.*}} = %mu : tensor<f32>, {{.*}} = %lr : tensor<f32>)
// GRAPH-SAME:   -> [tensor<4xf32>, tensor<2x3xf32>, tensor<0xf32>], [tensor<4xf32>, tensor<2x3xf32>, tensor<0xf32>] {
// GRAPH-NEXT:   graph.broadcast {{.*}} : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
// GRAPH-NEXT:   graph.mul
// GRAPH-NEXT:   graph.add
// GRAPH-NEXT:   graph.broadcast
// GRAPH-NEXT:   graph.mul
// GRAPH-NEXT:   graph.sub
// GRAPH-NEXT:   graph.yield {{.*}} : tensor<?xf32>, tensor<?xf32>
// GRAPH-NEXT: }
// GRAPH-NEXT: func.return

// LOOP:      [[T:%.*]] = loop.table %m0, %g0, %p0, {{.*}} -> !loop.table<f32, f32, f32, f32, f32>
// LOOP-NEXT: loop.launch @fused_mul_add_sub([[T]], %mu, %lr)
// LOOP-NEXT: func.return
// LOOP:      loop.kernel @fused_mul_add_sub([[K:%.*]]: !loop.table<f32, f32, f32, f32, f32>, %mu: memref<f32>, %lr: memref<f32>) {
// LOOP-NEXT:   [[MU:%.*]] = loop.load %mu[] : memref<f32>
// LOOP-NEXT:   [[LR:%.*]] = loop.load %lr[] : memref<f32>
// LOOP-NEXT:   loop.foreach (%m0, %g0, %p0, [[A:%.*]], [[B:%.*]], [[N:%.*]]) in [[K]]
// LOOP-NEXT:     loop.parallel ([[I:%.*]]) in ([[N]]) {
// LOOP-NEXT:       loop.load %m0{{\[}}[[I]]] : memref<?xf32>
// LOOP:            loop.store {{.*}}, [[A]]{{\[}}[[I]]]
// LOOP-NEXT:       loop.store {{.*}}, [[B]]{{\[}}[[I]]]
// LOOP-NOT:    loop.parallel
// LOOP-NOT:  loop.kernel

// PLANNED-NOT:  memref.alloc
// PLANNED:      loop.table %m0, %g0, %p0, %m1, %g1, %p1, %m2, %g2, %p2 : {{.*}} -> !loop.table<f32, f32, f32>
// PLANNED:      func.return %p0, %p1, %p2, %m0, %m1, %m2
// PLANNED:      loop.foreach (%m0, %g0, %p0, [[N:%.*]]) in
// PLANNED:        loop.store {{.*}}, %m0[
// PLANNED-NEXT:   loop.store {{.*}}, %p0[

// C:      void chunk0_fused_mul_add_sub(
// C:        float *restrict tensor = (float *)rows[
// C:        const float *restrict tensor1 = (const float *)rows[
// C:        #pragma omp simd
// C-NEXT:   for (int64_t
// C:      fused_mul_add_sub(void **mlf_buffers, const int64_t *mlf_sizes) {
// C:        const float mu_i = mu[0];
// C:        #pragma omp parallel for schedule(guided)

// CUDA:     __global__ void
// CUDA:     blockIdx.x
// CUDA:     float *__restrict__ tensor = (float *)rows[
// CUDA:     % 16 / 4);
// CUDA:     *reinterpret_cast<uint4 *>
// CUDA-NOT: __global__ void
func.func @main(%lr: tensor<f32>, %mu: tensor<f32>,
    %p0: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %g0: tensor<4xf32>, %m0: tensor<4xf32> {tf.aliasing_output = 3 : i32},
    %p1: tensor<2x3xf32> {tf.aliasing_output = 1 : i32}, %g1: tensor<2x3xf32>, %m1: tensor<2x3xf32> {tf.aliasing_output = 4 : i32},
    %p2: tensor<0xf32> {tf.aliasing_output = 2 : i32}, %g2: tensor<0xf32>, %m2: tensor<0xf32> {tf.aliasing_output = 5 : i32})
    -> (tensor<4xf32>, tensor<2x3xf32>, tensor<0xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<0xf32>) {
  %a0 = graph.broadcast %mu dims [] : tensor<f32> -> tensor<4xf32>
  %b0 = graph.mul %a0, %m0 : tensor<4xf32>
  %n0 = graph.add %b0, %g0 : tensor<4xf32>
  %l0 = graph.broadcast %lr dims [] : tensor<f32> -> tensor<4xf32>
  %u0 = graph.mul %l0, %n0 : tensor<4xf32>
  %q0 = graph.sub %p0, %u0 : tensor<4xf32>
  %a1 = graph.broadcast %mu dims [] : tensor<f32> -> tensor<2x3xf32>
  %b1 = graph.mul %a1, %m1 : tensor<2x3xf32>
  %n1 = graph.add %b1, %g1 : tensor<2x3xf32>
  %l1 = graph.broadcast %lr dims [] : tensor<f32> -> tensor<2x3xf32>
  %u1 = graph.mul %l1, %n1 : tensor<2x3xf32>
  %q1 = graph.sub %p1, %u1 : tensor<2x3xf32>
  %a2 = graph.broadcast %mu dims [] : tensor<f32> -> tensor<0xf32>
  %b2 = graph.mul %a2, %m2 : tensor<0xf32>
  %n2 = graph.add %b2, %g2 : tensor<0xf32>
  %l2 = graph.broadcast %lr dims [] : tensor<f32> -> tensor<0xf32>
  %u2 = graph.mul %l2, %n2 : tensor<0xf32>
  %q2 = graph.sub %p2, %u2 : tensor<0xf32>
  func.return %q0, %q1, %q2, %n0, %n1, %n2 : tensor<4xf32>, tensor<2x3xf32>, tensor<0xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<0xf32>
}
