// RUN: mlfuse-opt --match-epilogues="device=cpu+epilogues" %s | filecheck %s
// RUN: mlfuse-opt --match-epilogues="device=cpu+epilogues precision=strict" %s | filecheck %s
// RUN: mlfuse-opt --match-epilogues="device=cpu" %s | filecheck %s --check-prefix PLAIN
// RUN: mlfuse-opt --match-epilogues="device=cpu+epilogues" --remarks=all %s 2>&1 | filecheck %s --check-prefix SAYS

// A convolution, then (c - m) * rsqrt(v + eps) * 2: the vector of the middle is computed before the call, the last
// is a constant. Each step rounds once, so that precision strict has it, too. relu isn't taken: oneDNN's drops NaN.

// CHECK:      func.func @main
// CHECK:        %[[S:.*]] = memref.alloc() : memref<3xf32>
// CHECK-NEXT:   loop.launch @normalized_channels(%v, %[[S]])
// CHECK-NEXT:   loop.library "convolution" ins(%x, %w, %m, %[[S]], %{{.*}} : memref<2x4x8x8xf32>, memref<3x4x3x3xf32>, memref<3xf32>, memref<3xf32>, memref<3xf32>) out(%y :
// CHECK-SAME:     epilogue = "sub_mul_mul"
// CHECK:      func.func @relu
// CHECK:        loop.launch @relu_of_it
// CHECK:      loop.kernel @normalized_channels(%v: memref<3xf32>
// CHECK:        math.rsqrt
// CHECK:        loop.store {{.*}} : memref<3xf32>

// PLAIN-NOT:  epilogue
// PLAIN:      loop.launch @normalized(

// SAYS: remark: [library.epilogue] fused: normalized: the library's epilogue 'sub_mul_mul'
// SAYS: remark: [library.epilogue] not fused: relu_of_it: the device's description lists no relu (its epilogue channels_relu)

func.func @main(%x: memref<2x4x8x8xf32>, %w: memref<3x4x3x3xf32>, %m: memref<3xf32>, %v: memref<3xf32>) -> memref<2x3x6x6xf32> {
  %c = memref.alloc() : memref<2x3x6x6xf32>
  loop.library "convolution" ins(%x, %w : memref<2x4x8x8xf32>, memref<3x4x3x3xf32>) out(%c : memref<2x3x6x6xf32>) options {lhs_dims = array<i64: 0, 1, 2, 3>, rhs_dims = array<i64: 0, 1, 2, 3>, result_dims = array<i64: 0, 1, 2, 3>, strides = array<i64: 1, 1>, low = array<i64: 0, 0>, high = array<i64: 0, 0>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, reverse = array<i64>, feature_groups = 1 : i64, batch_groups = 1 : i64}
  %y = memref.alloc() : memref<2x3x6x6xf32>
  loop.launch @normalized(%m, %v, %c, %y) : (memref<3xf32>, memref<3xf32>, memref<2x3x6x6xf32>, memref<2x3x6x6xf32>)
  func.return %y : memref<2x3x6x6xf32>
}
func.func @relu(%x: memref<2x4x8x8xf32>, %w: memref<3x4x3x3xf32>) -> memref<2x3x6x6xf32> {
  %c = memref.alloc() : memref<2x3x6x6xf32>
  loop.library "convolution" ins(%x, %w : memref<2x4x8x8xf32>, memref<3x4x3x3xf32>) out(%c : memref<2x3x6x6xf32>) options {lhs_dims = array<i64: 0, 1, 2, 3>, rhs_dims = array<i64: 0, 1, 2, 3>, result_dims = array<i64: 0, 1, 2, 3>, strides = array<i64: 1, 1>, low = array<i64: 0, 0>, high = array<i64: 0, 0>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, reverse = array<i64>, feature_groups = 1 : i64, batch_groups = 1 : i64}
  %y = memref.alloc() : memref<2x3x6x6xf32>
  loop.launch @relu_of_it(%c, %y) : (memref<2x3x6x6xf32>, memref<2x3x6x6xf32>)
  func.return %y : memref<2x3x6x6xf32>
}
loop.kernel @normalized(%m: memref<3xf32>, %v: memref<3xf32>, %c: memref<2x3x6x6xf32>, %y: memref<2x3x6x6xf32>) attributes {arg_dims = [array<i64: 3>, array<i64: 3>, array<i64: 2, 3, 6, 6>, array<i64: 2, 3, 6, 6>]} {
  %eps = arith.constant 1.000000e-05 : f32
  %two = arith.constant 2.000000e+00 : f32
  loop.parallel (%n, %f, %i, %j) in (2, 3, 6, 6) {
    %0 = loop.load %c[%n, %f, %i, %j] : memref<2x3x6x6xf32>
    %1 = loop.load %m[%f] : memref<3xf32>
    %2 = arith.subf %0, %1 : f32
    %3 = loop.load %v[%f] : memref<3xf32>
    %4 = arith.addf %3, %eps : f32
    %5 = math.rsqrt %4 : f32
    %6 = arith.mulf %5, %2 : f32
    %7 = arith.mulf %6, %two : f32
    loop.store %7, %y[%n, %f, %i, %j] : memref<2x3x6x6xf32>
  }
}
loop.kernel @relu_of_it(%c: memref<2x3x6x6xf32>, %y: memref<2x3x6x6xf32>) attributes {arg_dims = [array<i64: 2, 3, 6, 6>, array<i64: 2, 3, 6, 6>]} {
  %zero = arith.constant 0.000000e+00 : f32
  loop.parallel (%n, %f, %i, %j) in (2, 3, 6, 6) {
    %0 = loop.load %c[%n, %f, %i, %j] : memref<2x3x6x6xf32>
    %1 = arith.maximumf %0, %zero : f32
    loop.store %1, %y[%n, %f, %i, %j] : memref<2x3x6x6xf32>
  }
}
