// RUN: mlfuse-opt --fuse-horizontal %s | filecheck %s --check-prefix FUSED
// RUN: mlfuse-opt --compile-to=loop --device=cpu %s | filecheck %s --check-prefix LOOP
// RUN: mlfuse-opt --compile-to=kernel --device=sm_90 %s | filecheck %s --check-prefix KERNEL

// A function that is called with lists: each tensor over its norm, and the sum of the norms' squares. What
// needs the total of all tuples is another loop.foreach, what needs a tuple's norm another nest.

// FUSED:      func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %lr: tensor<f64>) -> (tensor<?xf32>, tensor<f32>) {
// FUSED-NEXT:   {{.*}} = graph.foreach "fused_{{[a-z_]*}}" ([[P:%.*]] = [%p : tensor<?xf32>]) shared ([[LR:%.*]] = %lr : tensor<f64>) -> [tensor<?xf32>], tensor<f32> {
// FUSED:          graph.reduce add {{.*}} dims [0] : tensor<?xf32> -> tensor<f32>
// FUSED:          graph.across add {{.*}} : tensor<f32>
// FUSED:          graph.yield {{.*}} : tensor<?xf32>, tensor<f32>
// FUSED-NEXT:   }
// FUSED-NEXT:   func.return

// LOOP:      func.func @main([[T:%.*]]: !loop.table<f32>, %lr: memref<f64>) -> memref<f32> {
// LOOP-NEXT:   [[O:%.*]] = memref.alloc() : memref<f32>
// LOOP-NEXT:   loop.launch @{{.*}}([[T]], %lr, [[O]])
// LOOP:      loop.kernel @
// LOOP:        [[TOTAL:%.*]] = loop.foreach (%p, [[N:%.*]]) in {{.*}} init ({{%.*}} : f32) {
// LOOP:          loop.reduce
// LOOP:          loop.yield {{.*}} : f32
// LOOP-NEXT:   } combine (
// LOOP:        loop.foreach (%p{{[_0-9]*}}, [[M:%.*]]) in {{.*}} {
// LOOP:          [[SQUARE:%.*]] = loop.reduce
// LOOP:          [[NORM:%.*]] = {{.*}} [[SQUARE]]
// LOOP:          loop.parallel ([[I:%.*]]) in ([[M]]) {
// LOOP:            loop.store {{.*}}, %p{{[_0-9]*}}{{\[}}[[I]]]
// LOOP:        loop.store {{.*}} : memref<f32>

// KERNEL:      kernel.table {{%.*}} chunks 16384 to 16384 wanted 1 each row limit {{[0-9]+}} : !loop.table<f32>
// KERNEL-COUNT-5: kernel.launch
// KERNEL-NOT:  kernel.launch
// KERNEL:      kernel.buffer_at {{%.*}} : memref<?xi64> -> memref<?xf32>
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %lr: tensor<f64>) -> (tensor<?xf32>, tensor<f32>) {
  %q = graph.mul %p, %p : tensor<?xf32>
  %s = graph.reduce add %q dims [0] : tensor<?xf32> -> tensor<f32>
  %t = graph.across add %s : tensor<f32>
  %n = graph.sqrt %s : tensor<f32>
  %l = graph.cast %lr : tensor<f64> -> tensor<f32>
  %u = graph.mul %n, %l : tensor<f32>
  %v = graph.mul %u, %t : tensor<f32>
  %b = graph.broadcast %v dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %r = graph.div %p, %b : tensor<?xf32>
  func.return %r, %t : tensor<?xf32>, tensor<f32>
}
