// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// Rows: a parallel nest over them; in it the reduction, what follows from it once a row, and a last
// pass that stores.

// CHECK: loop.kernel
// CHECK-NEXT: loop.parallel ([[I:%.*]]) in (512) {
// CHECK: [[S:%.*]] = loop.reduce ([[J:%.*]]) in (64) init (%{{.*}} : f32) {
// CHECK-NEXT: [[V:%.*]] = loop.load %x{{\[}}[[I]], [[J]]{{\]}}
// CHECK-NEXT: loop.yield [[V]]
// CHECK-NEXT: } combine ([[A:%.*]], [[B:%.*]]) {
// CHECK-NEXT: [[C:%.*]] = arith.addf [[A]], [[B]]
// CHECK: [[R:%.*]] = math.sqrt [[S]]
// CHECK-NEXT: loop.parallel ([[K:%.*]]) in (64) {
// CHECK-NEXT: [[W:%.*]] = loop.load %x{{\[}}[[I]], [[K]]{{\]}}
// CHECK-NEXT: [[D:%.*]] = arith.divf [[W]], [[R]]
// CHECK-NEXT: loop.store [[D]]
func.func @main(%x: tensor<512x64xf32>) -> tensor<512x64xf32> {
  %s = graph.reduce add %x dims [1] : tensor<512x64xf32> -> tensor<512xf32>
  %r = graph.sqrt %s : tensor<512xf32>
  %b = graph.broadcast %r dims [0] : tensor<512xf32> -> tensor<512x64xf32>
  %d = graph.div %x, %b : tensor<512x64xf32>
  func.return %d : tensor<512x64xf32>
}
