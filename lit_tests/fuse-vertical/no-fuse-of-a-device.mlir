// RUN: sed 's/"kind"/"no_fuse": ["graph.tanh", "graph.mul"], "kind"/' %S/../../mlfuse/targets/devices/cpu.json > %t.json
// RUN: mlfuse-opt --fuse-vertical --device=%t.json --split-input-file --verify-diagnostics %s | filecheck %s

// The ops of the description's `no_fuse` list are kernels of their own, unless the user has marked them.

// CHECK-LABEL: func.func @unmarked
// CHECK: graph.tanh %{{.*}} {mlfuse.no_fuse = "cpu"}
// CHECK: graph.mul %{{.*}} {mlfuse.no_fuse = "cpu"}
func.func @unmarked(%x: tensor<8xf32>) -> tensor<8xf32> {
  %t = graph.tanh %x : tensor<8xf32>
  %y = graph.mul %t, %x : tensor<8xf32>
  func.return %y : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @marked
// CHECK: graph.fusion "fused_tanh_exp"
// CHECK-NEXT: graph.tanh %{{.*}} {mlfuse.must_fuse}
func.func @marked(%x: tensor<8xf32>) -> tensor<8xf32> {
  %t = graph.tanh %x {mlfuse.must_fuse} : tensor<8xf32>
  %y = graph.exp %t : tensor<8xf32>
  func.return %y : tensor<8xf32>
}

// -----

// A mark on movement is for the op whose result it moves.

// CHECK-LABEL: func.func @marked_movement
// CHECK: graph.fusion "fused_tanh_exp"
// CHECK-NEXT: graph.tanh %{{[a-z0-9_]*}} : tensor<8xf32>
func.func @marked_movement(%x: tensor<8xf32>, %z: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %t = graph.tanh %x : tensor<8xf32>
  %b = graph.broadcast %t dims [1] {mlfuse.must_fuse} : tensor<8xf32> -> tensor<4x8xf32>
  %y = graph.exp %b : tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}

// -----

// Only the user's own word is an error where it can't be.
func.func @reader(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{is marked must_fuse, but can't join graph.mul: the op that reads it is marked no_fuse}}
  %t = graph.tanh %x {mlfuse.must_fuse} : tensor<8xf32>
  %y = graph.mul %t, %x : tensor<8xf32>
  func.return %y : tensor<8xf32>
}
