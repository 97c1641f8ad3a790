// RUN: mlfuse-opt --compile-to=loop --plan-memory --device=cpu %s | filecheck %s

// As in LAMB: new moments, their norm, an update by it. Two nests: the first stores the moments, which the
// second reads instead of computing them again; the parameter, which the second reads, is stored there.

// CHECK:      loop.foreach (%p, %g, %m, [[N:%.*]]) in {{.*}} : !loop.table<f32, f32, f32> {
// CHECK:        [[S:%.*]] = loop.reduce ([[I:%.*]]) in ([[N]]) init
// CHECK-DAG:      loop.load %m{{\[}}[[I]]]
// CHECK-DAG:      loop.load %g{{\[}}[[I]]]
// CHECK:          loop.store {{.*}}, %m{{\[}}[[I]]]
// CHECK-NOT:      loop.store
// CHECK:          loop.yield
// CHECK:        loop.parallel ([[J:%.*]]) in ([[N]]) {
// CHECK-NOT:      loop.load %g
// CHECK:          loop.load %m{{\[}}[[J]]]
// CHECK-NOT:      loop.load %g
// CHECK:          loop.store {{.*}}, %p{{\[}}[[J]]]
// CHECK-NOT:    loop.parallel
func.func @main(%p: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 0 : i32}, %g: tensor<?xf32> {mlfuse.each},
                %m: tensor<?xf32> {mlfuse.each, tf.aliasing_output = 1 : i32}) -> (tensor<?xf32>, tensor<?xf32>) {
  %n = graph.add %m, %g : tensor<?xf32>
  %q = graph.mul %n, %n : tensor<?xf32>
  %s = graph.reduce add %q dims [0] : tensor<?xf32> -> tensor<f32>
  %b = graph.broadcast %s dims [] like %p : tensor<f32>, tensor<?xf32> -> tensor<?xf32>
  %u = graph.mul %b, %n : tensor<?xf32>
  %r = graph.sub %p, %u : tensor<?xf32>
  func.return %r, %n : tensor<?xf32>, tensor<?xf32>
}
