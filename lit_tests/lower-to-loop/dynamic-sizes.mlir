// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s

// Equal `?` sizes are one argument of the kernel; `arg_dims` says which dims it is the size of. That they are equal is
// checked when the function is called.

// CHECK: [[N:%.*]] = memref.dim %x, %{{.*}} : memref<?x4xf32>
// CHECK-NEXT: [[M:%.*]] = memref.dim %y, %{{.*}} : memref<?x4xf32>
// CHECK-NEXT: loop.assert_equal [[M]], [[N]], "argument 1 dim 0 is {0}, argument 0 dim 0 is {1}; they must be equal"
// CHECK-NEXT: [[Y:%.*]] = memref.alloc([[N]]) : memref<?x4xf32>
// CHECK-NEXT: loop.launch @fused_add(%x, %y, [[Y]], [[N]])
// CHECK: loop.kernel @fused_add({{.*}}, [[S:%.*]]: index) attributes {arg_dims = [array<i64: -1, 4>, array<i64: -1, 4>, array<i64: -1, 4>]}
// CHECK-NEXT: loop.parallel (%{{.*}}, %{{.*}}) in ([[S]], 4)
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %a = graph.add %x, %y : tensor<?x4xf32>
  func.return %a : tensor<?x4xf32>
}
