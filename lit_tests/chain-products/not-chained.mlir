// RUN: mlfuse-opt --compile-to=loop --device=cpu --remarks=all --remarks-filter=rule=library.chain %s 2>&1 | filecheck %s

// Too few rows for all cores, and a value that others read, too: the kernels stay apart.

// CHECK: not fused: fused_matmul_tanh: by rows: {{.*}}; by tiles: only 1 of its parts can be computed at a time, too few for all cores
// CHECK-NOT: remark
// CHECK: func.func @few_rows
// CHECK-COUNT-2: loop.launch
func.func @few_rows(%x: tensor<8x256xf32>, %w: tensor<256x64xf32>, %u: tensor<64x64xf32>) -> tensor<8x64xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<8x256xf32>, tensor<256x64xf32> -> tensor<8x64xf32>
  %h = graph.tanh %a : tensor<8x64xf32>
  %y = graph.dot_general %h, %u contract [1] x [0] : tensor<8x64xf32>, tensor<64x64xf32> -> tensor<8x64xf32>
  func.return %y : tensor<8x64xf32>
}

// CHECK: func.func @another_reader
// CHECK-COUNT-2: loop.launch
func.func @another_reader(%x: tensor<128x24xf32>, %w: tensor<24x48xf32>, %u: tensor<48x16xf32>) -> (tensor<128x48xf32>, tensor<128x16xf32>) {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<128x24xf32>, tensor<24x48xf32> -> tensor<128x48xf32>
  %h = graph.tanh %a : tensor<128x48xf32>
  %y = graph.dot_general %h, %u contract [1] x [0] : tensor<128x48xf32>, tensor<48x16xf32> -> tensor<128x16xf32>
  func.return %h, %y : tensor<128x48xf32>, tensor<128x16xf32>
}

// CHECK: func.func @marked
// CHECK-COUNT-2: loop.launch
func.func @marked(%x: tensor<128x24xf32>, %w: tensor<24x48xf32>, %u: tensor<48x16xf32>) -> tensor<128x16xf32> {
  %a = graph.dot_general %x, %w contract [1] x [0] : tensor<128x24xf32>, tensor<24x48xf32> -> tensor<128x48xf32>
  %h = graph.tanh %a {mlfuse.no_fuse} : tensor<128x48xf32>
  %y = graph.dot_general %h, %u contract [1] x [0] : tensor<128x48xf32>, tensor<48x16xf32> -> tensor<128x16xf32>
  func.return %y : tensor<128x16xf32>
}
