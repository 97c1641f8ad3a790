// RUN: mlfuse-opt --fuse-vertical --lower-to-loop %s | filecheck %s
// RUN: mlfuse-opt --compile-to=source --device=cpu %s | filecheck %s --check-prefix=C

// A number minus the maximum of its row, -|x| and -(x x) are never above 0. Their exponentials take fewer instructions.

// CHECK-LABEL: loop.kernel @fused_reduce_max_sub_exp
// CHECK: math.exp %{{.*}} {mlfuse.never_positive} : f32
// C: fused_reduce_max_sub_exp
// C: = mlf_exp_never_positive_f32(
func.func @row(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %m = graph.reduce max %x dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %w = graph.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %d = graph.sub %x, %w : tensor<8x16xf32>
  %e = graph.exp %d : tensor<8x16xf32>
  func.return %e : tensor<8x16xf32>
}

// A maximum of -inf may be 0: all numbers of the row are -inf, then.

// CHECK-LABEL: loop.kernel @fused_reduce_max_compare_select_sub_exp
// CHECK: math.exp %{{.*}} {mlfuse.never_positive} : f32
func.func @hidden_row(%x: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %m = graph.reduce max %x dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %least = graph.constant dense<0xFF800000> : tensor<8xf32>
  %zero = graph.constant dense<0.0> : tensor<8xf32>
  %hidden = graph.compare eq %m, %least : tensor<8xf32>
  %s = graph.select %hidden, %zero, %m : tensor<8xf32>
  %w = graph.broadcast %s dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %d = graph.sub %x, %w : tensor<8x16xf32>
  %e = graph.exp %d : tensor<8x16xf32>
  func.return %e : tensor<8x16xf32>
}

// CHECK-LABEL: loop.kernel @fused_abs_neg_exp
// CHECK: math.exp %{{.*}} {mlfuse.never_positive} : f32
func.func @magnitude(%x: tensor<16xf32>) -> tensor<16xf32> {
  %a = graph.abs %x : tensor<16xf32>
  %n = graph.neg %a : tensor<16xf32>
  %e = graph.exp %n : tensor<16xf32>
  func.return %e : tensor<16xf32>
}

// CHECK-LABEL: loop.kernel @fused_mul_neg_exp
// CHECK: math.exp %{{.*}} {mlfuse.never_positive} : f32
func.func @square(%x: tensor<16xf32>) -> tensor<16xf32> {
  %a = graph.mul %x, %x : tensor<16xf32>
  %n = graph.neg %a : tensor<16xf32>
  %e = graph.exp %n : tensor<16xf32>
  func.return %e : tensor<16xf32>
}

// The maximum of other numbers, or of columns laid along rows, says nothing.

// CHECK-LABEL: loop.kernel @fused_reduce_max_sub_exp_2
// CHECK: math.exp %{{[a-z0-9_]+}} : f32
func.func @other(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %m = graph.reduce max %y dims [1] : tensor<8x16xf32> -> tensor<8xf32>
  %w = graph.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x16xf32>
  %d = graph.sub %x, %w : tensor<8x16xf32>
  %e = graph.exp %d : tensor<8x16xf32>
  func.return %e : tensor<8x16xf32>
}

// CHECK-LABEL: loop.kernel @fused_reduce_max_sub_exp_3
// CHECK: math.exp %{{[a-z0-9_]+}} : f32
func.func @turned(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %m = graph.reduce max %x dims [1] : tensor<8x8xf32> -> tensor<8xf32>
  %w = graph.broadcast %m dims [1] : tensor<8xf32> -> tensor<8x8xf32>
  %d = graph.sub %x, %w : tensor<8x8xf32>
  %e = graph.exp %d : tensor<8x8xf32>
  func.return %e : tensor<8x8xf32>
}

// CHECK-LABEL: loop.kernel @fused_mul_neg_exp_2
// CHECK: math.exp %{{[a-z0-9_]+}} : f32
func.func @product(%x: tensor<16xf32>, %y: tensor<16xf32>) -> tensor<16xf32> {
  %a = graph.mul %x, %y : tensor<16xf32>
  %n = graph.neg %a : tensor<16xf32>
  %e = graph.exp %n : tensor<16xf32>
  func.return %e : tensor<16xf32>
}
