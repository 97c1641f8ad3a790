// REQUIRES: mlir-opt
// RUN: mlfuse-irdl > %t.irdl.mlir
// RUN: mlfuse-irdl %s | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s --check-prefix GRAPH
// RUN: mlfuse-opt %s --compile-to=loop > %t.loop.mlir
// RUN: mlfuse-irdl %t.loop.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s
// RUN: mlfuse-opt %s --compile-to=kernel --device=cpu > %t.cpu.mlir
// RUN: mlfuse-irdl %t.cpu.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s
// RUN: mlfuse-opt %s --compile-to=kernel --device=sm_90 > %t.sm_90.mlir
// RUN: mlfuse-irdl %t.sm_90.mlir | mlir-opt --irdl-file=%t.irdl.mlir | filecheck %s
// RUN: mlfuse-opt %t.loop.mlir --print-op-generic | mlir-opt --allow-unregistered-dialect | filecheck %s

// Every element type, and casts between them: signedness is in the graph's types and, below, in the
// ops alone, as in upstream's arith.

// GRAPH: tensor<?xui8>
// CHECK: func.func @main
func.func @main(%a: tensor<?xui8>, %b: tensor<?xi64>, %c: tensor<?xbf16>, %d: tensor<?xf16>,
                %e: tensor<?xf64>, %p: tensor<?xi1>, %u: tensor<?xui32>)
    -> (tensor<?xi64>, tensor<?xbf16>, tensor<?xf64>, tensor<?xi1>, tensor<?xui32>, tensor<?xui8>) {
  // CHECK-DAG: arith.extui
  // CHECK-DAG: arith.sitofp
  // CHECK-DAG: arith.uitofp
  // CHECK-DAG: arith.extf
  // CHECK-DAG: arith.truncf
  %a64 = graph.cast %a : tensor<?xui8> -> tensor<?xi64>
  %i = graph.add %a64, %b : tensor<?xi64>
  %bf = graph.cast %i : tensor<?xi64> -> tensor<?xbf16>
  %h = graph.cast %d : tensor<?xf16> -> tensor<?xbf16>
  %s = graph.add %bf, %c : tensor<?xbf16>
  %t = graph.mul %s, %h : tensor<?xbf16>
  %w = graph.cast %u : tensor<?xui32> -> tensor<?xf64>
  %f = graph.max %w, %e : tensor<?xf64>
  %q = graph.compare lt %w, %e : tensor<?xf64>
  %r = graph.and %p, %q : tensor<?xi1>
  %v = graph.div %u, %u : tensor<?xui32>
  %x = graph.select %r, %v, %u : tensor<?xui32>
  %y = graph.cast %e : tensor<?xf64> -> tensor<?xui8>
  func.return %i, %t, %f, %r, %x, %y : tensor<?xi64>, tensor<?xbf16>, tensor<?xf64>, tensor<?xi1>, tensor<?xui32>, tensor<?xui8>
}
