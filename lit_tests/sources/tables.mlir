// RUN: mlfuse-opt --compile-to=source --device=cpu %s | filecheck %s

// The host function writes the addresses of each row's buffers, an intermediate among them, and combines a message.

// CHECK-LABEL: host_function(const struct mlf_host *host, void *const *buffers) {
// CHECK: void *const message = arena + 0;
// CHECK-NEXT: void *const p0 = message + 0;
// CHECK-NEXT: void *const p1 = message + 64;
// CHECK-NEXT: __builtin_memcpy(p0, x, 12);
// CHECK-NEXT: __builtin_memcpy(p1, y, 32);
// CHECK-NEXT: // all_reduce add f32
// CHECK-NEXT: if ((failed = host->call(host->calls, 0, (void *[]){p0}))) return failed;
// CHECK-NEXT: int64_t *const rows = host->tables[0].rows;
// CHECK-NEXT: int64_t *const chunks = host->tables[0].chunks;
// CHECK-NEXT: mlf_row(rows + 0, 2, (void *[]){p0, a});
// CHECK-NEXT: mlf_row(rows + 5, 2, (void *[]){p1, b});
// CHECK-NEXT: fused_twice((void *[]){rows, chunks}, (const int64_t[]){2, 11});
// CHECK-NEXT: return 0;
func.func @main(%x: tensor<3xf32>, %y: tensor<2x4xf32>) -> (tensor<3xf32>, tensor<2x4xf32>) {
  %0, %1 = graph.all_reduce add %x, %y : tensor<3xf32>, tensor<2x4xf32>
  %a, %b = graph.foreach "fused_twice" (%p = [%0 : tensor<3xf32>, %1 : tensor<2x4xf32>]) -> [tensor<3xf32>, tensor<2x4xf32>] {
    %t = graph.add %p, %p : tensor<?xf32>
    graph.yield %t : tensor<?xf32>
  }
  func.return %a, %b : tensor<3xf32>, tensor<2x4xf32>
}
