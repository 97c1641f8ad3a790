// RUN: mlfuse-opt %s -t c | filecheck %s

// 16-bit floats move as they are; arith.extf and arith.truncf convert.

// CHECK-LABEL: fused_tanh(
// CHECK: mlf_bf16 *restrict p0 = mlf_buffers[0];
kernel.func @fused_tanh(%x: memref<16xbf16>) attributes {device = "cpu", block = 1 : i64, index_bits = 32 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK-NEXT: const mlf_bf16 v0 = p0[0];
  %a = memref.load %x[%c0] : memref<16xbf16>
  // CHECK-NEXT: const float v1 = mlf_bf16_to_f32(v0);
  %b = arith.extf %a : bf16 to f32
  // CHECK-NEXT: const float v2 = mlf_tanh_f32(v1);
  %c = math.tanh %b : f32
  // CHECK-NEXT: const mlf_bf16 v3 = mlf_f32_to_bf16(v2);
  %d = arith.truncf %c : f32 to bf16
  // CHECK-NEXT: p0[0] = v3;
  memref.store %d, %x[%c0] : memref<16xbf16>
  // CHECK-NEXT: const mlf_bf16 v4 = 0x3f80;
  %one = arith.constant 1.0 : bf16
  // CHECK-NEXT: p0[1] = v4;
  memref.store %one, %x[%c1] : memref<16xbf16>
}
