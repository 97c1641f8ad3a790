// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// Ops of the same meaning change their name only.

// CHECK-LABEL: @arithmetic
func.func @arithmetic(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: graph.add %{{.*}}, %{{.*}} : tensor<4xf32>
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  // CHECK-NEXT: graph.sub
  %1 = stablehlo.subtract %0, %y : tensor<4xf32>
  // CHECK-NEXT: graph.mul
  %2 = "stablehlo.multiply"(%1, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: graph.div
  %3 = stablehlo.divide %2, %y : tensor<4xf32>
  // CHECK-NEXT: graph.max
  %4 = stablehlo.maximum %3, %y : tensor<4xf32>
  // CHECK-NEXT: graph.pow
  %5 = stablehlo.power %4, %y : tensor<4xf32>
  // CHECK-NEXT: graph.sigmoid
  %6 = stablehlo.logistic %5 : tensor<4xf32>
  // CHECK-NEXT: graph.erf
  %7 = chlo.erf %6 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.exp
  %8 = stablehlo.exponential %7 : tensor<4xf32>
  // CHECK-NEXT: func.return
  return %8 : tensor<4xf32>
}

// CHECK-LABEL: @logic
func.func @logic(%p: tensor<4xi1>, %q: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK: graph.or
  %0 = stablehlo.add %p, %q : tensor<4xi1>
  // CHECK-NEXT: graph.and
  %1 = stablehlo.multiply %0, %q : tensor<4xi1>
  // CHECK-NEXT: graph.not
  %2 = stablehlo.not %1 : tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: @choice
func.func @choice(%x: tensor<4xf32>, %p: tensor<i1>, %low: tensor<f32>) -> tensor<4xi1> {
  // CHECK: [[P:%.*]] = graph.broadcast %{{.*}} dims [] : tensor<i1> -> tensor<4xi1>
  // CHECK-NEXT: graph.select [[P]],
  %0 = stablehlo.select %p, %x, %x : tensor<i1>, tensor<4xf32>
  // CHECK-NEXT: [[L:%.*]] = graph.broadcast %{{.*}} dims [] : tensor<f32> -> tensor<4xf32>
  // CHECK-NEXT: graph.clamp [[L]], %{{.*}}, %{{.*}} : tensor<4xf32>
  %1 = stablehlo.clamp %low, %0, %x : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: graph.compare le
  %2 = stablehlo.compare LE, %1, %x, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: @casts
func.func @casts(%x: tensor<4xf32>) -> tensor<4xbf16> {
  // CHECK-NEXT: graph.cast %{{.*}} : tensor<4xf32> -> tensor<4xbf16>
  // CHECK-NEXT: func.return
  %0 = stablehlo.convert %x : tensor<4xf32>
  %1 = stablehlo.convert %0 : (tensor<4xf32>) -> tensor<4xbf16>
  return %1 : tensor<4xbf16>
}
