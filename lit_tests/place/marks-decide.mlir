// RUN: mlfuse-opt --place %s | filecheck %s
// RUN: mlfuse-opt --place --remarks=missed %s 2>&1 >/dev/null | filecheck %s --check-prefix=REMARK

// Marks say where ops are; a value that is read on another device is copied once, and constants are computed on both.

// CHECK:       builtin.module attributes {mlfuse.devices = ["cpu", "sm_90"]} {
// CHECK-NEXT:  func.func @main(%x: tensor<8xf32> {mlfuse.device = "cpu"})
// CHECK-NEXT:    %a = graph.tanh %x {mlfuse.device = "cpu"}
// CHECK-NEXT:    [[COPY:%.*]] = graph.transfer %a to "cuda"
// CHECK-NEXT:    %one = graph.constant
// CHECK-NEXT:    %b = graph.add [[COPY]], %one {mlfuse.device = "cuda"}
// CHECK-NEXT:    %c = graph.mul %b, [[COPY]] {mlfuse.device = "cuda"}
// CHECK-NEXT:    %d = graph.sub %a, %one {mlfuse.device = "cpu"}
// CHECK-NEXT:    func.return %c, %d

// REMARK: [vertical.device] not fused: graph.tanh into graph.add, graph.mul: graph.tanh is on cpu and its reader on cuda; copying 32 bytes takes 10 us, and marks keep them there
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = graph.tanh %x {mlfuse.device = "cpu"} : tensor<8xf32>
  %one = graph.constant dense<1.0> : tensor<8xf32>
  %b = graph.add %a, %one {mlfuse.device = "cuda"} : tensor<8xf32>
  %c = graph.mul %b, %a {mlfuse.device = "cuda:0"} : tensor<8xf32>
  %d = graph.sub %a, %one {mlfuse.device = "cpu"} : tensor<8xf32>
  func.return %c, %d : tensor<8xf32>, tensor<8xf32>
}
