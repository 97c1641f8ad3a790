// RUN: mlfuse-opt -t cuda %s | filecheck %s

// A host function for CUDA: launches, a library call and a copy by the driver, on one stream. Sizes and offsets are known
// before the first step; intermediates are aligned to 256 bytes. A grid of no blocks isn't launched.

// CHECK-LABEL: struct mlf_cuda_host {
// CHECK-LABEL: // The host function: one call.
// CHECK-NEXT: MLF_EXPORT int
// CHECK-NEXT: host_function(const struct mlf_cuda_host *host, void *const *buffers) {
// CHECK-NEXT:   const CUfunction fused_neg = host->functions[0];
// CHECK-NEXT:   void *const x = buffers[0];
// CHECK-NEXT:   void *const y = buffers[2];
// CHECK-NEXT:   void *const x1 = buffers[3];
// CHECK-NEXT:   const struct mlf_driver *const cuda = host->driver;
// CHECK-NEXT:   const CUstream stream = host->stream;
// CHECK-NEXT:   int status;
// CHECK-NEXT:   const int64_t n = host->sizes[0];
// CHECK-NEXT:   const int64_t g = n / 128 + (n % 128 != 0);
// CHECK-NEXT:   const int64_t v0 = 16 * n;
// CHECK-NEXT:   const int64_t v1 = v0 / 256 + (v0 % 256 != 0);
// CHECK-NEXT:   const int64_t v2 = v1 * 256;
// CHECK-NEXT:   char *const arena = host->arena;
// CHECK-NEXT:   void *const a = arena + 0;
// CHECK-NEXT:   const int64_t n0 = 4;
// CHECK-NEXT:   const void *args[] = {&x, &a, &n, &n0};
// CHECK-NEXT:   status = g == 0 ? 0 : cuda->cuLaunchKernel(fused_neg, (unsigned)g, 1, 1, 128, 1, 1, 65536, stream, (void **)args, NULL);
// CHECK-NEXT:   if (status) return mlf_failed(host, 0, status);
// CHECK-NEXT:   // dot_general
// CHECK-NEXT:   void *operands[] = {a, x, y};
// CHECK-NEXT:   status = host->call(host->calls, 0, operands);
// CHECK-NEXT:   if (status) return mlf_failed(host, 1, status);
// CHECK-NEXT:   status = 16 * host->sizes[0] == 0 ? 0 : cuda->cuMemcpyDtoDAsync((CUdeviceptr)x1, (CUdeviceptr)x, 16 * host->sizes[0], stream);
// CHECK-NEXT:   if (status) return mlf_failed(host, 2, status);
// CHECK-NEXT:   return 0;
// CHECK-NEXT: }
func.func @main(%x: memref<?x4xf32>, %state: memref<?x4xf32> {mlfuse.alias = 1 : i64}) -> (memref<4x4xf32>, memref<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  %n = memref.dim %x, %c0 : memref<?x4xf32>
  %g = arith.ceildivsi %n, %c128 : index
  %a = memref.alloc(%n) : memref<?x4xf32>
  kernel.launch @fused_neg grid (%g) block (128) args (%x, %a, %n, %c4 : memref<?x4xf32>, memref<?x4xf32>, index, index) {dynamic_shared = 65536 : i64}
  %y = memref.alloc() : memref<4x4xf32>
  loop.library "dot_general" ins(%a, %x : memref<?x4xf32>, memref<?x4xf32>) out(%y : memref<4x4xf32>) options {
    lhs_batch = array<i64>, rhs_batch = array<i64>, lhs_contract = array<i64: 0>, rhs_contract = array<i64: 0>}
  func.return %y, %x : memref<4x4xf32>, memref<?x4xf32>
}
kernel.func @fused_neg(%x: memref<?xf32>, %y: memref<?xf32>, %n: index, %m: index) attributes {device = "sm_90", block = 128 : i64, index_bits = 64 : i64, dynamic_shared = 65536 : i64} {
}
