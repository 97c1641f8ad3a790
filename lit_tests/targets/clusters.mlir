// RUN: mlfuse-opt -t cuda %s | filecheck %s

// Blocks of a cluster store into each other's shared memory. There is more of that than a kernel may
// declare, so the launch asks for it, and arrays are parts of one.

// CHECK-LABEL: extern "C" __cluster_dims__(2, 1, 1) __global__ void __launch_bounds__(64)
// CHECK-NEXT: k_swap(
// CHECK-NEXT: extern __shared__ __align__(16) unsigned char mlf_dynamic[];
// CHECK-NEXT: float *const given = reinterpret_cast<float *>(mlf_dynamic + 0);
// CHECK-NEXT: float *const large = reinterpret_cast<float *>(mlf_dynamic + 256);
// CHECK: (int)__clusterRelativeBlockRank();
// CHECK-NEXT: __cluster_barrier_arrive();
// CHECK: __cluster_barrier_wait();
// CHECK-NEXT:    *static_cast<float *>(__cluster_map_shared_rank(&given[t], (unsigned)other)) = w;
// CHECK-NEXT: __cluster_barrier_arrive();
// CHECK-NEXT: __cluster_barrier_wait();
kernel.func @swap(%x: memref<128xf32>, %y: memref<128xf32>) attributes {device = "sm_90", block = 64 : i64, index_bits = 32 : i64, cluster = 2 : i64, dynamic_shared = 60256 : i64} {
  %t = kernel.thread_id
  %b = kernel.block_id
  %r = kernel.cluster_rank
  kernel.cluster_arrive
  %one = arith.constant 1 : index
  %size = arith.constant 64 : index
  %before = arith.muli %b, %size : index
  %place = arith.addi %before, %t : index
  %other = arith.subi %one, %r : index
  %given = kernel.shared : memref<64xf32>
  %large = kernel.shared : memref<15000xf32>
  %v = memref.load %x[%place] : memref<128xf32>
  memref.store %v, %large[%t] : memref<15000xf32>
  %w = memref.load %large[%t] : memref<15000xf32>
  kernel.cluster_wait
  kernel.cluster_store %w, %given[%t] of %other : f32, memref<64xf32>
  kernel.cluster_arrive
  kernel.cluster_wait
  %z = memref.load %given[%t] : memref<64xf32>
  memref.store %z, %y[%place] : memref<128xf32>
}
