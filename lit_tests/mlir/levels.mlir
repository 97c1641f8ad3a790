// REQUIRES: mlir-opt
// RUN: mlfuse-irdl > %t.irdl.mlir
// RUN: mlfuse-opt %s --compile-to=fused > %t.fused.mlir
// RUN: mlfuse-opt %s --compile-to=loop > %t.loop.mlir
// RUN: mlfuse-opt %s --compile-to=kernel --device=cpu > %t.cpu.mlir
// RUN: mlfuse-opt %s --compile-to=kernel --device=sm_90 > %t.sm_90.mlir
// RUN: mlfuse-irdl %s | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s --check-prefix GRAPH
// RUN: mlfuse-irdl %t.fused.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s --check-prefix FUSED
// RUN: mlfuse-irdl %t.loop.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s --check-prefix LOOP
// RUN: mlfuse-irdl %t.cpu.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s --check-prefix CPU
// RUN: mlfuse-irdl %t.sm_90.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s --check-prefix GPU

// Upstream MLIR reads, verifies and prints every level.

func.func @main(%x: tensor<?x100xf32>) -> tensor<?x100xf32> {
  %y = graph.softmax %x {axis = 1 : i64} : tensor<?x100xf32>
  func.return %y : tensor<?x100xf32>
}

// GRAPH: func.func @main(%arg0: tensor<?x100xf32>) -> tensor<?x100xf32> {
// GRAPH-NEXT: "graph.softmax"(%arg0) {axis = 1 : i64} : (tensor<?x100xf32>) -> tensor<?x100xf32>

// FUSED: "graph.fusion"(%arg0) ({
// FUSED: "graph.reduce"(%{{.*}}) {combiner = "max", dims = array<i64: 1>}
// FUSED: gpu.yield %{{.*}} : tensor<?x100xf32>

// LOOP: memref.alloc
// LOOP: "loop.launch"
// LOOP: "loop.kernel"
// LOOP: "loop.reduce"
// LOOP: arith.maximumf

// CPU: "kernel.launch"
// CPU: "kernel.func"
// CPU: "kernel.chunks"
// CPU: "kernel.simd"

// GPU: "kernel.launch"
// GPU: "kernel.func"
// GPU: "kernel.shuffle_xor"
