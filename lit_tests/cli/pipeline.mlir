// RUN: mlfuse-opt %s --fuse | filecheck %s --check-prefix FUSED
// RUN: mlfuse-opt %s -p "decompose,fuse-vertical{max-ops=1}" | filecheck %s --check-prefix ALONE
// RUN: mlfuse-opt %s --fuse --remarks=fused 2>&1 >/dev/null | filecheck %s --check-prefix REMARK
// RUN: mlfuse-opt %s --decompose --dce --print-ir-after-change 2>&1 >/dev/null | filecheck %s --check-prefix CHANGE

func.func @main(%x: tensor<8x16xf32>, %b: tensor<16xf32>) -> tensor<8x16xf32> {
  %s = graph.broadcast %b dims [1] : tensor<16xf32> -> tensor<8x16xf32>
  %a = graph.add %x, %s : tensor<8x16xf32>
  %y = graph.relu %a : tensor<8x16xf32>
  func.return %y : tensor<8x16xf32>
}

// FUSED: graph.fusion "fused_add_max"
// FUSED-NOT: graph.fusion

// ALONE: graph.fusion "fused_add"
// ALONE: graph.fusion "fused_max"

// REMARK: pipeline.mlir:8:8: remark: [vertical.{{[a-z-]+}}] fused: graph.add into graph.max

// CHANGE: IR Dump After decompose
// CHANGE-NOT: IR Dump
