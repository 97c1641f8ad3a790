// RUN: mlfuse-opt --fuse --device=cpu --save-plan=%t.plan %s -o %t.fused
// RUN: filecheck %s < %t.fused
// RUN: sed 's/ {mlfuse.bucket = "bucket_1"}//' %t.plan > %t.apart
// RUN: mlfuse-opt --fuse --device=cpu --use-plan=%t.apart %s | filecheck %s --check-prefix=APART

// All-reduces without a bucket are sent one by one.

// CHECK: graph.all_reduce add %x, %y
// CHECK-COUNT-2: graph.all_reduce
// CHECK-NOT: graph.all_reduce
// APART-COUNT-4: graph.all_reduce
// APART-NOT: graph.all_reduce
func.func @main(%x: tensor<4xf32>, %y: tensor<5xf32>, %z: tensor<6xf64>) -> (tensor<4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<6xf64>) {
  %0 = graph.all_reduce add %x : tensor<4xf32>
  %1 = graph.all_reduce add %y : tensor<5xf32>
  %2 = graph.all_reduce max %1 : tensor<5xf32>
  %3 = graph.all_reduce add %z : tensor<6xf64>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<5xf32>, tensor<5xf32>, tensor<6xf64>
}
