// RUN: mlfuse-opt --lower-to-loop --verify-diagnostics --split-input-file %s

// A region written by hand is held to the planner's rules, in the planner's words.

func.func @main(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = graph.fusion "fused_bad" (%a = %x : tensor<8x4xf32>) -> tensor<8x4xf32> {
    // expected-error@+1 {{can't be in one kernel with the ops that read it}}
    %1 = graph.reduce add %a dims [0] : tensor<8x4xf32> -> tensor<4xf32>
    %2 = graph.broadcast %1 dims [1] : tensor<4xf32> -> tensor<8x4xf32>
    %3 = graph.reduce add %2 dims [1] : tensor<8x4xf32> -> tensor<8xf32>
    %4 = graph.broadcast %3 dims [0] : tensor<8xf32> -> tensor<8x4xf32>
    graph.yield %4 : tensor<8x4xf32>
  }
  func.return %0 : tensor<8x4xf32>
}
