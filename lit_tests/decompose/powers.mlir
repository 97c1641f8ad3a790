// RUN: mlfuse-opt --decompose %s | filecheck %s

// A power by a constant whole number becomes products, of floats also by a negative one.

// CHECK-LABEL: @splat
// CHECK: graph.powi %x, 6 : tensor<4xf32>
func.func @splat(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = graph.constant dense<6.0> : tensor<4xf32>
  %0 = graph.pow %x, %c : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @broadcast
// CHECK: graph.powi %x, -3 : tensor<?xbf16>
func.func @broadcast(%x: tensor<?xbf16>) -> tensor<?xbf16> {
  %c = graph.constant dense<-3.0> : tensor<bf16>
  %b = graph.broadcast %c dims [] like %x : tensor<bf16>, tensor<?xbf16> -> tensor<?xbf16>
  %0 = graph.pow %x, %b : tensor<?xbf16>
  func.return %0 : tensor<?xbf16>
}

// CHECK-LABEL: @integers
// CHECK: graph.powi %x, 5 : tensor<4xi32>
// CHECK: graph.pow %x, %{{.*}} : tensor<4xi32>
func.func @integers(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %c = graph.constant dense<5> : tensor<4xi32>
  %d = graph.constant dense<-5> : tensor<4xi32>
  %0 = graph.pow %x, %c : tensor<4xi32>
  %1 = graph.pow %x, %d : tensor<4xi32>
  func.return %0, %1 : tensor<4xi32>, tensor<4xi32>
}

// Not by 0 (`--canonicalize` has the 1), by more than 64, or by a fraction.

// CHECK-LABEL: @others
// CHECK-NOT: graph.powi
func.func @others(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c = graph.constant dense<0.0> : tensor<4xf32>
  %d = graph.constant dense<65.0> : tensor<4xf32>
  %e = graph.constant dense<2.5> : tensor<4xf32>
  %0 = graph.pow %x, %c : tensor<4xf32>
  %1 = graph.pow %x, %d : tensor<4xf32>
  %2 = graph.pow %x, %e : tensor<4xf32>
  func.return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
