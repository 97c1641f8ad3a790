// RUN: mlfuse-opt --differentiate --split-input-file --verify-diagnostics %s

func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{graph.next_after: no gradient: it steps from one float to the next}}
  %n = graph.next_after %x, %y : tensor<4xf32>
  func.return %n : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{run --import-stablehlo before --differentiate}}
  %n = stablehlo.sine %x : tensor<4xf32>
  func.return %n : tensor<4xf32>
}

// -----

// expected-error@+1 {{has no float argument to differentiate}}
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  func.return %x : tensor<4xi32>
}
