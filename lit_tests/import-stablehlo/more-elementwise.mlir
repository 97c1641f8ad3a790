// RUN: mlfuse-opt --import-stablehlo %s | filecheck %s

// Rounding, trigonometric and hyperbolic functions, bits.

// CHECK-LABEL: @functions
func.func @functions(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: graph.cbrt
  %0 = stablehlo.cbrt %x : tensor<4xf32>
  // CHECK-NEXT: graph.ceil
  %1 = stablehlo.ceil %0 : tensor<4xf32>
  // CHECK-NEXT: graph.cos
  %2 = stablehlo.cosine %1 : tensor<4xf32>
  // CHECK-NEXT: graph.expm1
  %3 = stablehlo.exponential_minus_one %2 : tensor<4xf32>
  // CHECK-NEXT: graph.floor
  %4 = stablehlo.floor %3 : tensor<4xf32>
  // CHECK-NEXT: graph.log1p
  %5 = stablehlo.log_plus_one %4 : tensor<4xf32>
  // CHECK-NEXT: graph.round_away
  %6 = stablehlo.round_nearest_afz %5 : tensor<4xf32>
  // CHECK-NEXT: graph.round_even
  %7 = stablehlo.round_nearest_even %6 : tensor<4xf32>
  // CHECK-NEXT: graph.sin
  %8 = stablehlo.sine %7 : tensor<4xf32>
  // CHECK-NEXT: graph.tan
  %9 = stablehlo.tan %8 : tensor<4xf32>
  // CHECK-NEXT: graph.atan2
  %10 = stablehlo.atan2 %9, %y : tensor<4xf32>
  // CHECK-NEXT: graph.rem
  %11 = stablehlo.remainder %10, %y : tensor<4xf32>
  // CHECK-NEXT: graph.acos
  %12 = chlo.acos %11 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.acosh
  %13 = chlo.acosh %12 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.asin
  %14 = chlo.asin %13 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.asinh
  %15 = chlo.asinh %14 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.atan
  %16 = chlo.atan %15 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.atanh
  %17 = chlo.atanh %16 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.cosh
  %18 = chlo.cosh %17 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.erfc
  %19 = chlo.erfc %18 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.sinh
  %20 = chlo.sinh %19 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.mul
  %21 = chlo.square %20 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.tan
  %22 = chlo.tan %21 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: graph.next_after
  %23 = chlo.next_after %22, %y : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: func.return
  return %23 : tensor<4xf32>
}

// CHECK-LABEL: @high_halves
func.func @high_halves(%x: tensor<4xui64>, %y: tensor<4xui64>) -> tensor<4xui64> {
  // CHECK: graph.mulhi %x, %y : tensor<4xui64>
  %0 = chlo.mulhi %x, %y : tensor<4xui64>, tensor<4xui64> -> tensor<4xui64>
  return %0 : tensor<4xui64>
}

// CHECK-LABEL: @classification
func.func @classification(%x: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  // CHECK: graph.is_finite %{{.*}} : tensor<4xf32>
  %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi1>
  // CHECK-NEXT: graph.is_inf %{{.*}} : tensor<4xf32>
  %1 = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK-NEXT: graph.is_neg_inf
  %2 = chlo.is_neg_inf %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK-NEXT: graph.is_pos_inf
  %3 = chlo.is_pos_inf %x : tensor<4xf32> -> tensor<4xi1>
  return %0, %1, %2, %3 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

// CHECK-LABEL: @bits
func.func @bits(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xf32> {
  // CHECK: graph.shift_left
  %0 = stablehlo.shift_left %x, %y : tensor<4xui32>
  // CHECK-NEXT: graph.shift_right_arithmetic
  %1 = stablehlo.shift_right_arithmetic %0, %y : tensor<4xui32>
  // CHECK-NEXT: graph.shift_right_logical
  %2 = stablehlo.shift_right_logical %1, %y : tensor<4xui32>
  // CHECK-NEXT: graph.popcnt
  %3 = stablehlo.popcnt %2 : tensor<4xui32>
  // CHECK-NEXT: graph.count_leading_zeros
  %4 = stablehlo.count_leading_zeros %3 : tensor<4xui32>
  // CHECK-NEXT: graph.pow
  %5 = stablehlo.power %4, %y : tensor<4xui32>
  // CHECK-NEXT: graph.bitcast %{{.*}} : tensor<4xui32> -> tensor<4xf32>
  %6 = stablehlo.bitcast_convert %5 : (tensor<4xui32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}
