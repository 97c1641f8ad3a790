// RUN: mlfuse-opt --place --outline-devices %s | filecheck %s

// What a device computes before and after another one are two functions of its module. A GPU is called before the CPU of the same
// stage, and constants are in every function that reads them.

// CHECK:      func.func @main
// CHECK-NEXT:   %a = graph.dispatch @cpu::@main_0(%x)
// CHECK-NEXT:   [[A:%.*]] = graph.transfer %a to "cuda"
// CHECK-NEXT:   %b = graph.dispatch @cuda::@main_1([[A]])
// CHECK-NEXT:   [[B:%.*]] = graph.transfer %b to "cpu"
// CHECK-NEXT:   %c = graph.dispatch @cpu::@main_2([[B]], %a)
// CHECK-NEXT:   func.return %c
// CHECK:      builtin.module @cpu attributes {mlfuse.device = "cpu", mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main_0(%x: tensor<8xf32>) -> tensor<8xf32> {
// CHECK:        func.func @main_2(%b: tensor<8xf32>, %a: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %one = graph.constant
// CHECK:      builtin.module @cuda attributes {mlfuse.device = "cuda", mlfuse.planned_for = "sm_90"} {
// CHECK-NEXT:   func.func @main_1(%a: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %one = graph.constant
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %one = graph.constant dense<1.0> : tensor<8xf32>
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %b = graph.add %a, %one {mlfuse.device = "cuda"} : tensor<8xf32>
  %c0 = graph.mul %b, %one {mlfuse.device = "cpu"} : tensor<8xf32>
  %c = graph.add %c0, %a {mlfuse.device = "cpu"} : tensor<8xf32>
  func.return %c : tensor<8xf32>
}
