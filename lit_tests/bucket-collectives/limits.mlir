// RUN: mlfuse-opt --bucket-collectives="max-bytes=100" --remarks=missed %s 2>&1 | filecheck %s --check-prefix=BYTES
// RUN: mlfuse-opt --bucket-collectives="max-count=3" --remarks=missed %s 2>&1 | filecheck %s --check-prefix=COUNT
// RUN: not mlfuse-opt --bucket-collectives="max-count=0" %s 2>&1 | filecheck %s --check-prefix=NONE

// 32 bytes each: three in 100 bytes. What is larger than that goes by itself, and closes a bucket.

// BYTES-DAG: not fused: graph.all_reduce: the bucket before it has 1 tensors, 32 bytes; with 128 more it would exceed max-bytes, 100
// BYTES-DAG: not fused: graph.all_reduce: the bucket before it has 1 tensors, 128 bytes; with 32 more it would exceed max-bytes, 100
// BYTES: graph.all_reduce add %a : tensor<8xf32>
// BYTES-NEXT: graph.all_reduce add %b : tensor<32xf32>
// BYTES-NEXT: graph.all_reduce add %c, %d, %e : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>

// COUNT: graph.all_reduce add %a, %b, %c : tensor<8xf32>, tensor<32xf32>, tensor<8xf32>
// COUNT-NEXT: graph.all_reduce add %d, %e : tensor<8xf32>, tensor<8xf32>

// NONE: bucket-collectives: max-bytes and max-count are at least 1
func.func @main(%a: tensor<8xf32>, %b: tensor<32xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = graph.all_reduce add %a : tensor<8xf32>
  %1 = graph.all_reduce add %b : tensor<32xf32>
  %2 = graph.all_reduce add %c : tensor<8xf32>
  %3 = graph.all_reduce add %d : tensor<8xf32>
  %4 = graph.all_reduce add %e : tensor<8xf32>
  func.return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<32xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
