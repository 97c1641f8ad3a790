// RUN: mlfuse-opt %s -t c | filecheck %s

// 16-bit floats move as they are; arith.extf and arith.truncf convert.

// CHECK-LABEL: fused_tanh(
// CHECK: mlf_bf16 *restrict x = mlf_buffers[0];
kernel.func @fused_tanh(%x: memref<16xbf16>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK-NEXT: const mlf_bf16 a = x[0];
  %a = memref.load %x[%c0] : memref<16xbf16>
  // CHECK-NEXT: const float b = mlf_bf16_to_f32(a);
  %b = arith.extf %a : bf16 to f32
  // CHECK-NEXT: const float c = mlf_tanh_f32(b);
  %c = math.tanh %b : f32
  // CHECK-NEXT: const mlf_bf16 d = mlf_f32_to_bf16(c);
  %d = arith.truncf %c : f32 to bf16
  // CHECK-NEXT: x[0] = d;
  memref.store %d, %x[%c0] : memref<16xbf16>
  %one = arith.constant 1.0 : bf16
  // CHECK-NEXT: x[1] = 0x3f80;
  memref.store %one, %x[%c1] : memref<16xbf16>
}
