// RUN: mlfuse-opt --device=cpu --compile-to=loop %s | filecheck %s
// RUN: mlfuse-opt --device=cpu --compile-to=loop %s | mlfuse-opt | filecheck %s

// A sum along the rows and one across them, in one read: each row adds to what the rows before it
// have left for every column.

// CHECK: loop.kernel
// CHECK: loop.parallel ([[I:%.*]]) in (512) {
// CHECK: loop.reduce ([[J:%.*]]) in (64)
// CHECK: loop.parallel ([[K:%.*]]) in (64) {
// CHECK: [[V:%.*]] = loop.load %x{{\[}}[[I]], [[K]]{{\]}}
// CHECK: loop.store
// CHECK: loop.accumulate ([[W:%.*]] : f32) init (%{{.*}} : f32) into %c{{\[}}[[K]]{{\]}} : memref<64xf32> combine ([[A:%.*]], [[B:%.*]]) {
// CHECK-NEXT: [[S:%.*]] = arith.addf [[A]], [[B]] : f32
// CHECK-NEXT: loop.yield [[S]] : f32
// CHECK-NEXT: } finish ([[F:%.*]]) {
// CHECK-NEXT: loop.yield [[F]] : f32
// CHECK-NEXT: }
func.func @main(%x: tensor<512x64xf32>) -> (tensor<512x64xf32>, tensor<64xf32>) {
  %s = graph.reduce add %x dims [1] : tensor<512x64xf32> -> tensor<512xf32>
  %b = graph.broadcast %s dims [0] : tensor<512xf32> -> tensor<512x64xf32>
  %d = graph.div %x, %b : tensor<512x64xf32>
  %c = graph.reduce add %d dims [0] : tensor<512x64xf32> -> tensor<64xf32>
  func.return %d, %c : tensor<512x64xf32>, tensor<64xf32>
}
