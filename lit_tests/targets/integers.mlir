// RUN: mlfuse-opt %s -t c | filecheck %s

// Integers wrap in an unsigned type of 32 bits or more; where C has undefined cases, functions of
// the math header have none. A truth value is a byte in memory.

// CHECK-LABEL: k_integers(
kernel.func @integers(%x: memref<?xi8>, %y: memref<?xi1>) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
  %c0 = arith.constant 0 : index
  // CHECK: uint8_t *restrict p1 = mlf_buffers[1];
  // CHECK-NEXT: const int8_t v0 = p0[0];
  %a = memref.load %x[%c0] : memref<?xi8>
  // CHECK-NEXT: const bool v1 = p1[0] != 0;
  %t = memref.load %y[%c0] : memref<?xi1>
  // CHECK-NEXT: const int8_t v2 = (int8_t)((uint32_t)v0 * (uint32_t)v0);
  %b = arith.muli %a, %a : i8
  // CHECK-NEXT: const int8_t v3 = (int8_t)mlf_divui_i8(v2, v0);
  %c = arith.divui %b, %a : i8
  // CHECK-NEXT: const int8_t v4 = (int8_t)mlf_shrsi_i8(v3, v0);
  %d = arith.shrsi %c, %a : i8
  // CHECK-NEXT: const int64_t v5 = (int64_t)(uint8_t)v4;
  %e = arith.extui %d : i8 to i64
  // CHECK-NEXT: const int64_t v6 = (-9223372036854775807LL - 1);
  %least = arith.constant -9223372036854775808 : i64
  // CHECK-NEXT: const bool v7 = (uint64_t)v5 < (uint64_t)v6;
  %f = arith.cmpi ult, %e, %least : i64
  // CHECK-NEXT: const int32_t v8 = (int32_t)-(int)v7;
  %g = arith.extsi %f : i1 to i32
  // CHECK-NEXT: const bool v9 = (v8 & 1) != 0;
  %h = arith.trunci %g : i32 to i1
  // CHECK-NEXT: p1[0] = v9;
  memref.store %h, %y[%c0] : memref<?xi1>
}
