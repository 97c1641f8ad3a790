// RUN: mlfuse-opt --lower-to-loop --split-input-file --verify-diagnostics %s

// A fusion written by hand is held to what a kernel can be.

func.func @two(%x: tensor<8xf32>, %y: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  // expected-error@+1 {{holds 2 unconnected computations; make a fusion of each}}
  %a, %b = graph.fusion "both" (%p = %x : tensor<8xf32>, %q = %y : tensor<9xf32>) -> tensor<8xf32>, tensor<9xf32> {
    %0 = graph.exp %p : tensor<8xf32>
    %1 = graph.exp %q : tensor<9xf32>
    graph.yield %0, %1 : tensor<8xf32>, tensor<9xf32>
  }
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}

// -----

func.func @other_rows(%x: tensor<8x9xf32>) -> (tensor<8xf32>, tensor<9xf32>) {
  %a, %b = graph.fusion "both" (%p = %x : tensor<8x9xf32>) -> tensor<8xf32>, tensor<9xf32> {
    // expected-error@+1 {{can't be in one kernel with the ops that read it}}
    %0 = graph.reduce add %p dims [1] : tensor<8x9xf32> -> tensor<8xf32>
    %1 = graph.broadcast %0 dims [0] : tensor<8xf32> -> tensor<8x9xf32>
    %2 = graph.sub %p, %1 : tensor<8x9xf32>
    %3 = graph.reduce add %2 dims [0] : tensor<8x9xf32> -> tensor<9xf32>
    %4 = graph.broadcast %3 dims [1] : tensor<9xf32> -> tensor<8x9xf32>
    %5 = graph.sub %2, %4 : tensor<8x9xf32>
    %6 = graph.reduce max %5 dims [1] : tensor<8x9xf32> -> tensor<8xf32>
    graph.yield %6, %3 : tensor<8xf32>, tensor<9xf32>
  }
  func.return %a, %b : tensor<8xf32>, tensor<9xf32>
}

// -----

func.func @composite(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{is a composite; run --decompose before --lower-to-loop}}
  %a = graph.silu %x : tensor<8xf32>
  func.return %a : tensor<8xf32>
}
