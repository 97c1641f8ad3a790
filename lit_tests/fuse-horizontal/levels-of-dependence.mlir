// RUN: mlfuse-opt --pass-pipeline="fuse-horizontal{force=true}" %s | filecheck %s

// Equal expressions that need each other by way of a product are taken by level: those of both towers
// at one level are one launch, never those of one tower.

// CHECK:      graph.dot_general
// CHECK:      graph.dot_general
// CHECK-NEXT: {{.*}} = graph.foreach "fused_tanh" ({{.*}} = [{{%[0-9]+}} : tensor<2x2xf32>, {{%[0-9]+}} : tensor<3x3xf32>]) -> [tensor<2x2xf32>, tensor<3x3xf32>] {
// CHECK:      graph.dot_general
// CHECK:      graph.dot_general
// CHECK-NEXT: {{.*}} = graph.foreach "fused_tanh"
// CHECK-NOT:  graph.foreach
func.func @towers(%x: tensor<2x2xf32>, %y: tensor<3x3xf32>) -> (tensor<2x2xf32>, tensor<3x3xf32>) {
  %0 = graph.dot_general %x, %x contract [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %1 = graph.dot_general %y, %y contract [1] x [0] : tensor<3x3xf32>, tensor<3x3xf32> -> tensor<3x3xf32>
  %2 = graph.tanh %0 : tensor<2x2xf32>
  %3 = graph.tanh %1 : tensor<3x3xf32>
  %4 = graph.dot_general %2, %x contract [1] x [0] : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
  %5 = graph.dot_general %3, %y contract [1] x [0] : tensor<3x3xf32>, tensor<3x3xf32> -> tensor<3x3xf32>
  %6 = graph.tanh %4 : tensor<2x2xf32>
  %7 = graph.tanh %5 : tensor<3x3xf32>
  func.return %6, %7 : tensor<2x2xf32>, tensor<3x3xf32>
}
