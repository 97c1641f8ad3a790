// RUN: mlfuse-opt %s -t c | filecheck %s

// Integers wrap in an unsigned type of 32 bits or more; where C has undefined cases, functions of
// the math header have none. A truth value is a byte in memory.

// CHECK-LABEL: k_integers(
kernel.func @integers(%x: memref<?xi8>, %y: memref<?xi1>) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
  %c0 = arith.constant 0 : index
  // CHECK: uint8_t *restrict y = mlf_buffers[1];
  // CHECK-NEXT: const int8_t a = x[0];
  %a = memref.load %x[%c0] : memref<?xi8>
  // CHECK-NEXT: const bool t = y[0] != 0;
  %t = memref.load %y[%c0] : memref<?xi1>
  // CHECK-NEXT: const int8_t b = (int8_t)((uint32_t)a * (uint32_t)a);
  %b = arith.muli %a, %a : i8
  // CHECK-NEXT: const int8_t c = (int8_t)mlf_divui_i8(b, a);
  %c = arith.divui %b, %a : i8
  // CHECK-NEXT: const int8_t d = (int8_t)mlf_shrsi_i8(c, a);
  %d = arith.shrsi %c, %a : i8
  // CHECK-NEXT: const int64_t e = (int64_t)(uint8_t)d;
  %e = arith.extui %d : i8 to i64
  %least = arith.constant -9223372036854775808 : i64
  // CHECK-NEXT: const bool f = (uint64_t)e < (uint64_t)(-9223372036854775807LL - 1);
  %f = arith.cmpi ult, %e, %least : i64
  // CHECK-NEXT: const int32_t g = (int32_t)-(int)f;
  %g = arith.extsi %f : i1 to i32
  // CHECK-NEXT: const bool h = (g & 1) != 0;
  %h = arith.trunci %g : i32 to i1
  // CHECK-NEXT: y[0] = h;
  memref.store %h, %y[%c0] : memref<?xi1>
}
