// RUN: mlfuse-opt %s -t cuda | filecheck %s

// A block sums 64 values: by shuffles within a warp, through shared memory across warps.

// CHECK-LABEL: extern "C" __global__ void __launch_bounds__(64)
// CHECK-NEXT: fused_sum(const float *__restrict__ x, float *__restrict__ y, long long n_arg) {
// CHECK-NEXT: const int n = (int)n_arg;
// CHECK-NEXT: __shared__ float s[2];
kernel.func @fused_sum(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) attributes {device = "sm_90", block = 64 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  // CHECK-NEXT: const int t = (int)threadIdx.x;
  %t = kernel.thread_id
  // CHECK-NEXT: const int b = (int)blockIdx.x;
  %b = kernel.block_id
  %s = kernel.shared : memref<2xf32>
  // CHECK-NEXT: const int row = b * n;
  %row = arith.muli %b, %n : index
  %at = arith.addi %row, %t : index
  // CHECK: const float v = x[at];
  %v = memref.load %x[%at] : memref<?xf32>
  // CHECK-NEXT: const float w = __shfl_xor_sync(0xffffffffu, v, 16);
  %w = kernel.shuffle_xor %v, 16 : f32
  // CHECK-NEXT: const float sum = v + w;
  %sum = arith.addf %v, %w : f32
  %warp = arith.divui %t, %c32 : index
  %lane = arith.remui %t, %c32 : index
  %leads = arith.cmpi eq, %lane, %c0 : index
  // CHECK: if (leads) {
  // CHECK-NEXT: s[warp] = sum;
  // CHECK-NEXT: }
  scf.if %leads {
    memref.store %sum, %s[%warp] : memref<2xf32>
  }
  // CHECK-NEXT: __syncthreads();
  kernel.barrier
  // CHECK-NEXT: const float first = s[0];
  %first = memref.load %s[%c0] : memref<2xf32>
  %second = memref.load %s[%c1] : memref<2xf32>
  %all = arith.addf %first, %second : f32
  // CHECK: y[b] = all;
  memref.store %all, %y[%b] : memref<?xf32>
}
