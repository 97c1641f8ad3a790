// RUN: mlfuse-opt --fuse --save-plan=%t.plan %s -o %t.fused
// RUN: filecheck %s --check-prefix=PLAN < %t.plan
// RUN: filecheck %s --check-prefix=FUSED < %t.fused
// RUN: mlfuse-opt --fuse --use-plan=%t.plan %s | diff - %t.fused
// RUN: not mlfuse-opt --fuse --precision=strict --use-plan=%t.plan %s 2>&1 | filecheck %s --check-prefix=STRICT

// Products that become one call are in the plan, with the kernel that makes their joint operand. A strict precision joins
// none.

// PLAN-COUNT-2: mlfuse.joined = "joined_1"
// PLAN-NOT: mlfuse.joined =
// FUSED: graph.dot_general
// FUSED-NOT: graph.dot_general
// STRICT: error: {{.*}}precision is strict
func.func @main(%x: tensor<256x512xf32>, %a: tensor<512x512xf32>, %b: tensor<512x512xf32>)
    -> (tensor<256x512xf32>, tensor<256x512xf32>) {
  %v = graph.tanh %a : tensor<512x512xf32>
  %w = graph.exp %b : tensor<512x512xf32>
  %0 = graph.dot_general %x, %v contract [1] x [0] : tensor<256x512xf32>, tensor<512x512xf32> -> tensor<256x512xf32>
  %1 = graph.dot_general %x, %w contract [1] x [0] : tensor<256x512xf32>, tensor<512x512xf32> -> tensor<256x512xf32>
  %2 = graph.exp %0 : tensor<256x512xf32>
  %3 = graph.add %1, %2 : tensor<256x512xf32>
  func.return %2, %3 : tensor<256x512xf32>, tensor<256x512xf32>
}
