// RUN: mlfuse-opt --compile-to=source --device=cpu %s | filecheck %s
// RUN: mlfuse-opt --compile-to=source --device=sm_90 %s | filecheck --check-prefix=CUDA %s

// The host function writes the addresses of each row's buffers, an intermediate among them, and combines a message.

// CHECK-LABEL: host_function(const struct mlf_host *host, void *const *buffers) {
// CHECK: void *const message = arena + 0;
// CHECK-NEXT: void *const p0 = (char *)message + 0;
// CHECK-NEXT: void *const p1 = (char *)message + 64;
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

// CUDA-LABEL: host_function(const struct mlf_cuda_host *host, void *const *buffers) {
// CUDA: void *const message = arena + 0;
// CUDA-NEXT: void *const p0 = (char *)message + 0;
// CUDA-NEXT: void *const p1 = (char *)message + 64;
// CUDA-NEXT: status = cuda->cuMemcpyDtoDAsync((CUdeviceptr)p0, (CUdeviceptr)x, 12, stream);
// CUDA-NEXT: if (status) return mlf_failed(host, 0, status);
// CUDA-NEXT: status = cuda->cuMemcpyDtoDAsync((CUdeviceptr)p1, (CUdeviceptr)y, 32, stream);
// CUDA-NEXT: if (status) return mlf_failed(host, 1, status);
// CUDA-NEXT: // all_reduce add f32
// CUDA-NEXT: void *operands[] = {p0};
// CUDA-NEXT: status = host->call(host->calls, 0, operands);
// CUDA-NEXT: if (status) return mlf_failed(host, 2, status);
// CUDA-NEXT: void *const addresses[] = {p0, a, p1, b};
// CUDA-NEXT: status = mlf_update(host, 0, addresses);
// CUDA-NEXT: if (status) return mlf_failed(host, 3, status);
// CUDA-NEXT: void *const rows = host->tables[0].memory;
// CUDA-NEXT: void *const chunks = host->tables[0].chunks;
// CUDA-NEXT: const void *args[] = {&rows, &chunks};
// CUDA-NEXT: status = cuda->cuLaunchKernel(fused_twice, 2, 1, 1, 256, 1, 1, 0, stream, (void **)args, NULL);
// CUDA-NEXT: if (status) return mlf_failed(host, 4, status);
// CUDA-NEXT: return 0;
func.func @main(%x: tensor<3xf32>, %y: tensor<2x4xf32>) -> (tensor<3xf32>, tensor<2x4xf32>) {
  %0, %1 = graph.all_reduce add %x, %y : tensor<3xf32>, tensor<2x4xf32>
  %a, %b = graph.foreach "fused_twice" (%p = [%0 : tensor<3xf32>, %1 : tensor<2x4xf32>]) -> [tensor<3xf32>, tensor<2x4xf32>] {
    %t = graph.add %p, %p : tensor<?xf32>
    graph.yield %t : tensor<?xf32>
  }
  func.return %a, %b : tensor<3xf32>, tensor<2x4xf32>
}
