// RUN: mlfuse-opt --fuse-vertical --device=cpu --remarks=missed %s 2>&1 | filecheck %s

// A small table is computed once and stored, where that costs less than computing it at each place that reads it. What
// is cheap to compute again stays with what isn't: one table is stored, not the two that it is made of.

// CHECK: [vertical.broadcast] not fused: graph.add into graph.add: computing it at 524288 points instead of 32768 and storing what it reads costs 32.1 us, and the round trip and a launch cost 14.1 us
// CHECK: [vertical.broadcast] not fused: graph.div into graph.add: computing it and what it reads at 524288 points instead of 65536 costs 41.3 us, and the round trip and a launch cost 27.2 us

// CHECK-LABEL: func.func @positions
// CHECK: [[TABLE:%.*]] = graph.fusion "fused_sin_cos_add"
// CHECK: graph.fusion "fused_add" ({{.*}}[[TABLE]] : tensor<128x256xf32>
func.func @positions(%x: tensor<16x128x256xf32>, %phase: tensor<128x256xf32>) -> tensor<16x128x256xf32> {
  %s = graph.sin %phase : tensor<128x256xf32>
  %c = graph.cos %phase : tensor<128x256xf32>
  %p = graph.add %s, %c : tensor<128x256xf32>
  %w = graph.broadcast %p dims [1, 2] : tensor<128x256xf32> -> tensor<16x128x256xf32>
  %y = graph.add %x, %w : tensor<16x128x256xf32>
  func.return %y : tensor<16x128x256xf32>
}

// Each op of the chain would be cheap to compute again, both of them are not.

// CHECK-LABEL: func.func @chain
// CHECK: graph.fusion "fused_mul_div"
// CHECK: graph.fusion "fused_add"
func.func @chain(%x: tensor<8x65536xf32>, %t: tensor<65536xf32>) -> tensor<8x65536xf32> {
  %a = graph.mul %t, %t : tensor<65536xf32>
  %b = graph.div %a, %t : tensor<65536xf32>
  %c = graph.div %b, %t : tensor<65536xf32>
  %w = graph.broadcast %c dims [1] : tensor<65536xf32> -> tensor<8x65536xf32>
  %y = graph.add %x, %w : tensor<8x65536xf32>
  func.return %y : tensor<8x65536xf32>
}

// What the table is made of is stored for others in any case.

// CHECK-LABEL: func.func @kept
// CHECK: graph.fusion "fused_sin_cos"
// CHECK: graph.fusion "fused_add"
func.func @kept(%x: tensor<16x128x256xf32>, %phase: tensor<128x256xf32>)
    -> (tensor<16x128x256xf32>, tensor<128x256xf32>, tensor<128x256xf32>) {
  %s = graph.sin %phase : tensor<128x256xf32>
  %c = graph.cos %phase : tensor<128x256xf32>
  %p = graph.add %s, %c : tensor<128x256xf32>
  %w = graph.broadcast %p dims [1, 2] : tensor<128x256xf32> -> tensor<16x128x256xf32>
  %y = graph.add %x, %w : tensor<16x128x256xf32>
  func.return %y, %s, %c : tensor<16x128x256xf32>, tensor<128x256xf32>, tensor<128x256xf32>
}
