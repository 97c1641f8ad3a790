// RUN: mlfuse-opt %s -t c | filecheck %s

// What a loop carries is a variable. Values that change places are read before one is written.

// CHECK-LABEL: kernel_fibonacci(
kernel.func @kernel_fibonacci(%out: memref<1xi32>, %n: index) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: const int32_t n = (int32_t)mlf_sizes[0];
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // CHECK-NEXT: int32_t x = 0;
  // CHECK-NEXT: int32_t y = 1;
  // CHECK-NEXT: for (int32_t i0 = 0; i0 < n; i0++) {
  %a, %b = scf.for %i = %c0 to %n step %c1 iter_args(%x = %zero, %y = %one) -> (i32, i32) {
    // CHECK-NEXT: const int32_t next = (int32_t)((uint32_t)x + (uint32_t)y);
    %next = arith.addi %x, %y : i32
    // CHECK-NEXT: const int32_t v0 = y;
    // CHECK-NEXT: x = v0;
    // CHECK-NEXT: y = next;
    // CHECK-NEXT: }
    scf.yield %y, %next : i32, i32
  }
  // CHECK-NEXT: out[0] = x;
  memref.store %a, %out[%c0] : memref<1xi32>
}
