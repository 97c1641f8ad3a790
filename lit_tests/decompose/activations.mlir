// RUN: mlfuse-opt --decompose %s | filecheck %s

// Each activation becomes the formula that its class documents.

// CHECK-LABEL: @relu
// CHECK-NEXT: [[C:%.*]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT: [[Z:%.*]] = graph.broadcast [[C]] dims [] : tensor<f32> -> tensor<4xf32>
// CHECK-NEXT: graph.max %x, [[Z]]
func.func @relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.relu %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @silu
// CHECK-NEXT: [[N:%.*]] = graph.neg %x
// CHECK-NEXT: [[E:%.*]] = graph.exp [[N]]
// CHECK: [[D:%.*]] = graph.add [[E]], %
// CHECK-NEXT: graph.div %x, [[D]]
func.func @silu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.silu %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// One exponential, up to 40, where its square is finite.

// CHECK-LABEL: @mish
// CHECK: [[C:%.*]] = graph.select %{{.*}}, %{{.*}}, %x
// CHECK-NEXT: [[N:%.*]] = graph.exp [[C]]
// CHECK-NEXT: [[T:%.*]] = graph.add [[N]], [[N]]
// CHECK-NEXT: [[W:%.*]] = graph.fma [[N]], [[N]], [[T]]
// CHECK: [[D:%.*]] = graph.add [[W]], %
// CHECK-NEXT: [[Q:%.*]] = graph.div [[W]], [[D]]
// CHECK-NEXT: graph.mul %x, [[Q]]
func.func @mish(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.mish %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @gelu
// CHECK: graph.constant dense<0.707106769> : tensor<f32>
// CHECK: [[I:%.*]] = graph.mul %x
// CHECK-NEXT: [[E:%.*]] = graph.erf [[I]]
// CHECK: [[O:%.*]] = graph.add %{{.*}}, [[E]]
// CHECK-NEXT: [[G:%.*]] = graph.mul %{{.*}}, [[O]]
// CHECK-NEXT: graph.mul %x, [[G]]
func.func @gelu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.gelu %x : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}

// CHECK-LABEL: @gelu_tanh
// CHECK-NEXT: [[S:%.*]] = graph.mul %x, %x
// CHECK-NEXT: graph.mul [[S]], %x
// CHECK-NOT: graph.erf
// CHECK: graph.tanh
func.func @gelu_tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = graph.gelu %x {approximate = "tanh"} : tensor<4xf32>
  func.return %0 : tensor<4xf32>
}
