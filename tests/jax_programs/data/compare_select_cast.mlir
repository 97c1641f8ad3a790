// case: eq_f32
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_f32
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_f32
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_f32
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_f32
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_f32
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<5x9xf32>, tensor<5x9xf32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_f32_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xf32>, %arg1: tensor<37xf32>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<37xf32>, tensor<37xf32>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_f64
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<5x9xf64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<5x9xf64>, tensor<5x9xf64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_f64
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<5x9xf64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<5x9xf64>, tensor<5x9xf64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_f64
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<5x9xf64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<5x9xf64>, tensor<5x9xf64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_f64
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<5x9xf64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<5x9xf64>, tensor<5x9xf64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_f64
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<5x9xf64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<5x9xf64>, tensor<5x9xf64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_f64
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf64>, %arg1: tensor<5x9xf64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<5x9xf64>, tensor<5x9xf64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_f64_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xf64>, %arg1: tensor<37xf64>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<37xf64>, tensor<37xf64>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_f16
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>, %arg1: tensor<5x9xf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_f16
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>, %arg1: tensor<5x9xf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_f16
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>, %arg1: tensor<5x9xf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_f16
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>, %arg1: tensor<5x9xf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_f16
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>, %arg1: tensor<5x9xf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_f16
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xf16>, %arg1: tensor<5x9xf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_f16_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xf16>, %arg1: tensor<37xf16>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<37xf16>, tensor<37xf16>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<37xf16>, tensor<37xf16>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<37xf16>, tensor<37xf16>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<37xf16>, tensor<37xf16>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<37xf16>, tensor<37xf16>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<37xf16>, tensor<37xf16>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_bf16
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<5x9xbf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_bf16
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<5x9xbf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_bf16
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<5x9xbf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_bf16
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<5x9xbf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_bf16
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<5x9xbf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_bf16
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xbf16>, %arg1: tensor<5x9xbf16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<5x9xbf16>, tensor<5x9xbf16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_bf16_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xbf16>, %arg1: tensor<37xbf16>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_i8
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>, %arg1: tensor<5x9xi8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<5x9xi8>, tensor<5x9xi8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_i8
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>, %arg1: tensor<5x9xi8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<5x9xi8>, tensor<5x9xi8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_i8
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>, %arg1: tensor<5x9xi8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<5x9xi8>, tensor<5x9xi8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_i8
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>, %arg1: tensor<5x9xi8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<5x9xi8>, tensor<5x9xi8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_i8
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>, %arg1: tensor<5x9xi8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<5x9xi8>, tensor<5x9xi8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_i8
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi8>, %arg1: tensor<5x9xi8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<5x9xi8>, tensor<5x9xi8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_i8_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xi8>, %arg1: tensor<37xi8>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<37xi8>, tensor<37xi8>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<37xi8>, tensor<37xi8>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<37xi8>, tensor<37xi8>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<37xi8>, tensor<37xi8>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<37xi8>, tensor<37xi8>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<37xi8>, tensor<37xi8>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_i16
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>, %arg1: tensor<5x9xi16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<5x9xi16>, tensor<5x9xi16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_i16
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>, %arg1: tensor<5x9xi16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<5x9xi16>, tensor<5x9xi16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_i16
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>, %arg1: tensor<5x9xi16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<5x9xi16>, tensor<5x9xi16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_i16
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>, %arg1: tensor<5x9xi16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<5x9xi16>, tensor<5x9xi16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_i16
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>, %arg1: tensor<5x9xi16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<5x9xi16>, tensor<5x9xi16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_i16
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi16>, %arg1: tensor<5x9xi16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<5x9xi16>, tensor<5x9xi16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_i16_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xi16>, %arg1: tensor<37xi16>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<37xi16>, tensor<37xi16>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_i32
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>, %arg1: tensor<5x9xi32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_i32
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>, %arg1: tensor<5x9xi32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_i32
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>, %arg1: tensor<5x9xi32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_i32
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>, %arg1: tensor<5x9xi32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_i32
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>, %arg1: tensor<5x9xi32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_i32
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi32>, %arg1: tensor<5x9xi32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<5x9xi32>, tensor<5x9xi32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_i32_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xi32>, %arg1: tensor<37xi32>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<37xi32>, tensor<37xi32>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_i64
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>, %arg1: tensor<5x9xi64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_i64
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>, %arg1: tensor<5x9xi64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_i64
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>, %arg1: tensor<5x9xi64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_i64
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>, %arg1: tensor<5x9xi64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_i64
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>, %arg1: tensor<5x9xi64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_i64
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi64>, %arg1: tensor<5x9xi64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<5x9xi64>, tensor<5x9xi64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_i64_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xi64>, %arg1: tensor<37xi64>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, SIGNED : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, SIGNED : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, SIGNED : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, SIGNED : (tensor<37xi64>, tensor<37xi64>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_ui8
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>, %arg1: tensor<5x9xui8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_ui8
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>, %arg1: tensor<5x9xui8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_ui8
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>, %arg1: tensor<5x9xui8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_ui8
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>, %arg1: tensor<5x9xui8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_ui8
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>, %arg1: tensor<5x9xui8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_ui8
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui8>, %arg1: tensor<5x9xui8>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui8>, tensor<5x9xui8>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_ui8_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xui8>, %arg1: tensor<37xui8>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<37xui8>, tensor<37xui8>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<37xui8>, tensor<37xui8>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<37xui8>, tensor<37xui8>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<37xui8>, tensor<37xui8>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<37xui8>, tensor<37xui8>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<37xui8>, tensor<37xui8>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_ui16
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>, %arg1: tensor<5x9xui16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<5x9xui16>, tensor<5x9xui16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_ui16
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>, %arg1: tensor<5x9xui16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui16>, tensor<5x9xui16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_ui16
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>, %arg1: tensor<5x9xui16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui16>, tensor<5x9xui16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_ui16
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>, %arg1: tensor<5x9xui16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui16>, tensor<5x9xui16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_ui16
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>, %arg1: tensor<5x9xui16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui16>, tensor<5x9xui16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_ui16
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui16>, %arg1: tensor<5x9xui16>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui16>, tensor<5x9xui16>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_ui16_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xui16>, %arg1: tensor<37xui16>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<37xui16>, tensor<37xui16>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<37xui16>, tensor<37xui16>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<37xui16>, tensor<37xui16>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<37xui16>, tensor<37xui16>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<37xui16>, tensor<37xui16>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<37xui16>, tensor<37xui16>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_ui32
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>, %arg1: tensor<5x9xui32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<5x9xui32>, tensor<5x9xui32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_ui32
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>, %arg1: tensor<5x9xui32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui32>, tensor<5x9xui32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_ui32
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>, %arg1: tensor<5x9xui32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui32>, tensor<5x9xui32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_ui32
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>, %arg1: tensor<5x9xui32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui32>, tensor<5x9xui32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_ui32
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>, %arg1: tensor<5x9xui32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui32>, tensor<5x9xui32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_ui32
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui32>, %arg1: tensor<5x9xui32>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui32>, tensor<5x9xui32>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_ui32_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xui32>, %arg1: tensor<37xui32>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<37xui32>, tensor<37xui32>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<37xui32>, tensor<37xui32>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<37xui32>, tensor<37xui32>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<37xui32>, tensor<37xui32>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<37xui32>, tensor<37xui32>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<37xui32>, tensor<37xui32>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_ui64
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>, %arg1: tensor<5x9xui64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<5x9xui64>, tensor<5x9xui64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_ui64
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>, %arg1: tensor<5x9xui64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui64>, tensor<5x9xui64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_ui64
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>, %arg1: tensor<5x9xui64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui64>, tensor<5x9xui64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_ui64
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>, %arg1: tensor<5x9xui64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui64>, tensor<5x9xui64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_ui64
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>, %arg1: tensor<5x9xui64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<5x9xui64>, tensor<5x9xui64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_ui64
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xui64>, %arg1: tensor<5x9xui64>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<5x9xui64>, tensor<5x9xui64>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_ui64_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xui64>, %arg1: tensor<37xui64>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<37xui64>, tensor<37xui64>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<37xui64>, tensor<37xui64>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<37xui64>, tensor<37xui64>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<37xui64>, tensor<37xui64>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<37xui64>, tensor<37xui64>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<37xui64>, tensor<37xui64>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_i1
// primitives: eq
// tolerances: 0 0
module @jit_eq attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ne_i1
// primitives: ne
// tolerances: 0 0
module @jit_ne attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: lt_i1
// primitives: lt
// tolerances: 0 0
module @jit_lt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: le_i1
// primitives: le
// tolerances: 0 0
module @jit_le attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: gt_i1
// primitives: gt
// tolerances: 0 0
module @jit_gt attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: ge_i1
// primitives: ge
// tolerances: 0 0
module @jit_ge attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x9xi1>, %arg1: tensor<5x9xi1>) -> (tensor<5x9xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<5x9xi1>, tensor<5x9xi1>) -> tensor<5x9xi1>
    return %0 : tensor<5x9xi1>
  }
}
// -----
// case: all_comparisons_i1_special
// primitives: eq ge gt le lt ne
// tolerances: 0 0, 0 0, 0 0, 0 0, 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<37xi1>, %arg1: tensor<37xi1>) -> (tensor<37xi1> {jax.result_info = "result[0]"}, tensor<37xi1> {jax.result_info = "result[1]"}, tensor<37xi1> {jax.result_info = "result[2]"}, tensor<37xi1> {jax.result_info = "result[3]"}, tensor<37xi1> {jax.result_info = "result[4]"}, tensor<37xi1> {jax.result_info = "result[5]"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<37xi1>, tensor<37xi1>) -> tensor<37xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<37xi1>, tensor<37xi1>) -> tensor<37xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<37xi1>, tensor<37xi1>) -> tensor<37xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<37xi1>, tensor<37xi1>) -> tensor<37xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<37xi1>, tensor<37xi1>) -> tensor<37xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<37xi1>, tensor<37xi1>) -> tensor<37xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>
  }
}
// -----
// case: eq_to_f32
// primitives: eq_to
// tolerances: 0 0
module @jit_bind attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<36xf32>, %arg1: tensor<36xf32>) -> (tensor<36xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, TOTALORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    return %0 : tensor<36xi1>
  }
}
// -----
// case: le_to_f32
// primitives: le_to
// tolerances: 0 0
module @jit_bind attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<36xf32>, %arg1: tensor<36xf32>) -> (tensor<36xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LE, %arg0, %arg1, TOTALORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    return %0 : tensor<36xi1>
  }
}
// -----
// case: lt_to_f32
// primitives: lt_to
// tolerances: 0 0
module @jit_bind attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<36xf32>, %arg1: tensor<36xf32>) -> (tensor<36xi1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    return %0 : tensor<36xi1>
  }
}
// -----
// case: isclose_f32
// primitives: abs add and eq is_finite jit le mul ne or sub
// tolerances: 0 0
module @jit_isclose attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<36xf32>, %arg1: tensor<36xf32>) -> (tensor<36xi1> {jax.result_info = "result"}) {
    %0 = call @isclose(%arg0, %arg1) : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    return %0 : tensor<36xi1>
  }
  func.func private @isclose(%arg0: tensor<36xf32>, %arg1: tensor<36xf32>) -> tensor<36xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %2 = stablehlo.and %0, %1 : tensor<36xi1>
    %3 = stablehlo.is_finite %arg1 : (tensor<36xf32>) -> tensor<36xi1>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<36xf32>
    %5 = stablehlo.abs %4 : tensor<36xf32>
    %6 = stablehlo.abs %arg1 : tensor<36xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<36xf32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<36xf32>
    %10 = stablehlo.add %9, %8 : tensor<36xf32>
    %11 = stablehlo.compare LE, %5, %10, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %12 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<36xf32>, tensor<36xf32>) -> tensor<36xi1>
    %13 = stablehlo.and %3, %11 : tensor<36xi1>
    %14 = stablehlo.or %12, %13 : tensor<36xi1>
    return %14 : tensor<36xi1>
  }
}
// -----
// case: array_equal_i32
// primitives: eq reduce_and
// tolerances: 0 0
module @jit_array_equal attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> (tensor<i1> {jax.result_info = "result"}) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
}
// -----
// case: where_f32
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<7x13xf32>) -> tensor<7x13xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: where_f64
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xf64>, tensor<7x13xf64>) -> tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf64>, %arg2: tensor<7x13xf64>) -> tensor<7x13xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: where_f16
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xf16>, tensor<7x13xf16>) -> tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf16>, %arg2: tensor<7x13xf16>) -> tensor<7x13xf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: where_bf16
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xbf16>, tensor<7x13xbf16>) -> tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xbf16>, %arg2: tensor<7x13xbf16>) -> tensor<7x13xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: where_i8
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi8>, %arg2: tensor<7x13xi8>) -> (tensor<7x13xi8> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xi8>, tensor<7x13xi8>) -> tensor<7x13xi8>
    return %0 : tensor<7x13xi8>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi8>, %arg2: tensor<7x13xi8>) -> tensor<7x13xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xi8>
    return %0 : tensor<7x13xi8>
  }
}
// -----
// case: where_i16
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi16>, %arg2: tensor<7x13xi16>) -> (tensor<7x13xi16> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xi16>, tensor<7x13xi16>) -> tensor<7x13xi16>
    return %0 : tensor<7x13xi16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi16>, %arg2: tensor<7x13xi16>) -> tensor<7x13xi16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xi16>
    return %0 : tensor<7x13xi16>
  }
}
// -----
// case: where_i32
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi32>, %arg2: tensor<7x13xi32>) -> (tensor<7x13xi32> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xi32>, tensor<7x13xi32>) -> tensor<7x13xi32>
    return %0 : tensor<7x13xi32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi32>, %arg2: tensor<7x13xi32>) -> tensor<7x13xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xi32>
    return %0 : tensor<7x13xi32>
  }
}
// -----
// case: where_i64
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi64>, %arg2: tensor<7x13xi64>) -> (tensor<7x13xi64> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi64>
    return %0 : tensor<7x13xi64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi64>, %arg2: tensor<7x13xi64>) -> tensor<7x13xi64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xi64>
    return %0 : tensor<7x13xi64>
  }
}
// -----
// case: where_ui8
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui8>, %arg2: tensor<7x13xui8>) -> (tensor<7x13xui8> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xui8>, tensor<7x13xui8>) -> tensor<7x13xui8>
    return %0 : tensor<7x13xui8>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui8>, %arg2: tensor<7x13xui8>) -> tensor<7x13xui8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xui8>
    return %0 : tensor<7x13xui8>
  }
}
// -----
// case: where_ui16
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui16>, %arg2: tensor<7x13xui16>) -> (tensor<7x13xui16> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xui16>, tensor<7x13xui16>) -> tensor<7x13xui16>
    return %0 : tensor<7x13xui16>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui16>, %arg2: tensor<7x13xui16>) -> tensor<7x13xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xui16>
    return %0 : tensor<7x13xui16>
  }
}
// -----
// case: where_ui32
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui32>, %arg2: tensor<7x13xui32>) -> (tensor<7x13xui32> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xui32>, tensor<7x13xui32>) -> tensor<7x13xui32>
    return %0 : tensor<7x13xui32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui32>, %arg2: tensor<7x13xui32>) -> tensor<7x13xui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xui32>
    return %0 : tensor<7x13xui32>
  }
}
// -----
// case: where_ui64
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui64>, %arg2: tensor<7x13xui64>) -> (tensor<7x13xui64> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xui64>, tensor<7x13xui64>) -> tensor<7x13xui64>
    return %0 : tensor<7x13xui64>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xui64>, %arg2: tensor<7x13xui64>) -> tensor<7x13xui64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xui64>
    return %0 : tensor<7x13xui64>
  }
}
// -----
// case: where_i1
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi1>, %arg2: tensor<7x13xi1>) -> (tensor<7x13xi1> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xi1>, tensor<7x13xi1>) -> tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xi1>, %arg2: tensor<7x13xi1>) -> tensor<7x13xi1> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xi1>
    return %0 : tensor<7x13xi1>
  }
}
// -----
// case: where_f8E4M3FN
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf8E4M3FN>, %arg2: tensor<7x13xf8E4M3FN>) -> (tensor<7x13xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xf8E4M3FN>, tensor<7x13xf8E4M3FN>) -> tensor<7x13xf8E4M3FN>
    return %0 : tensor<7x13xf8E4M3FN>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf8E4M3FN>, %arg2: tensor<7x13xf8E4M3FN>) -> tensor<7x13xf8E4M3FN> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf8E4M3FN>
    return %0 : tensor<7x13xf8E4M3FN>
  }
}
// -----
// case: where_f8E5M2
// primitives: jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf8E5M2>, %arg2: tensor<7x13xf8E5M2>) -> (tensor<7x13xf8E5M2> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x13xi1>, tensor<7x13xf8E5M2>, tensor<7x13xf8E5M2>) -> tensor<7x13xf8E5M2>
    return %0 : tensor<7x13xf8E5M2>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf8E5M2>, %arg2: tensor<7x13xf8E5M2>) -> tensor<7x13xf8E5M2> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<7x13xi1>, tensor<7x13xf8E5M2>
    return %0 : tensor<7x13xf8E5M2>
  }
}
// -----
// case: select_n_scalar_predicate
// primitives: select_n
// tolerances: 0 0
module @jit_select_n attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.select %arg0, %arg2, %arg1 : tensor<i1>, tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
// -----
// case: where_broadcast
// primitives: broadcast_in_dim jit select_n
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x1xi1>, %arg1: tensor<13xf32>, %arg2: tensor<f32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<7x1xi1>, tensor<13xf32>, tensor<f32>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x1xi1>, %arg1: tensor<13xf32>, %arg2: tensor<f32>) -> tensor<7x13xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<7x1xi1>) -> tensor<7x13xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf32>) -> tensor<7x13xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<7x13xi1>, tensor<7x13xf32>
    return %3 : tensor<7x13xf32>
  }
}
// -----
// case: where_constant
// primitives: broadcast_in_dim convert_element_type jit select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = call @_where(%arg0, %arg1, %cst) : (tensor<i1>, tensor<5xf32>, tensor<f64>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<5xf32>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
// -----
// case: where_empty
// primitives: jit
// tolerances: 0 0
module @jit_where attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xi1>, %arg1: tensor<0x3xi8>, %arg2: tensor<0x3xi8>) -> (tensor<0x3xi8> {jax.result_info = "result"}) {
    %0 = call @_where(%arg0, %arg1, %arg2) : (tensor<0x3xi1>, tensor<0x3xi8>, tensor<0x3xi8>) -> tensor<0x3xi8>
    return %0 : tensor<0x3xi8>
  }
  func.func private @_where(%arg0: tensor<0x3xi1>, %arg1: tensor<0x3xi8>, %arg2: tensor<0x3xi8>) -> tensor<0x3xi8> {
    return %arg1 : tensor<0x3xi8>
  }
}
// -----
// case: select_n_of_three
// primitives: select_n
// tolerances: 0 0
module @jit_select_n attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>, %arg3: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %3 = stablehlo.compare LT, %arg0, %2, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %4 = stablehlo.select %3, %arg2, %arg3 : tensor<9xi1>, tensor<9xf32>
    %5 = stablehlo.select %1, %arg1, %4 : tensor<9xi1>, tensor<9xf32>
    return %5 : tensor<9xf32>
  }
}
// -----
// case: choose
// primitives: add broadcast_in_dim concatenate convert_element_type gather iota jit lt max min select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>, %arg3: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<9xi32>, tensor<i64>, tensor<i64>) -> tensor<9xi32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<9xf32>) -> tensor<1x9xf32>
    %4 = stablehlo.concatenate %1, %2, %3, dim = 0 : (tensor<1x9xf32>, tensor<1x9xf32>, tensor<1x9xf32>) -> tensor<3x9xf32>
    %5 = stablehlo.iota dim = 0 : tensor<9xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %7 = stablehlo.compare LT, %0, %6, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.add %0, %8 : tensor<9xi32>
    %10 = stablehlo.select %7, %9, %0 : tensor<9xi1>, tensor<9xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %11 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %12 = stablehlo.compare LT, %5, %11, SIGNED : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %c_4 = stablehlo.constant dense<9> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %14 = stablehlo.add %5, %13 : tensor<9xi64>
    %15 = stablehlo.select %12, %14, %5 : tensor<9xi1>, tensor<9xi64>
    %16 = stablehlo.convert %15 : (tensor<9xi64>) -> tensor<9xi32>
    %17 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %19 = stablehlo.concatenate %17, %18, dim = 1 : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x2xi32>
    %20 = "stablehlo.gather"(%4, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x9xf32>, tensor<9x2xi32>) -> tensor<9xf32>
    return %20 : tensor<9xf32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<9xi32>
    return %5 : tensor<9xi32>
  }
}
// -----
// case: select_list
// primitives: argmax broadcast_in_dim gt lt mul neg select_n stack
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare LT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<7x13xf32>
    %5 = stablehlo.negate %arg0 : tensor<7x13xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<7x13xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %8 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %9 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<7x13xi1>) -> tensor<1x7x13xi1>
    %10 = stablehlo.concatenate %7, %8, %9, dim = 0 : (tensor<1x7x13xi1>, tensor<1x7x13xi1>, tensor<1x7x13xi1>) -> tensor<3x7x13xi1>
    %11 = call @argmax(%10) : (tensor<3x7x13xi1>) -> tensor<7x13xi64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %14 = stablehlo.compare LT, %11, %13, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<i64>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i64>) -> tensor<7x13xi64>
    %16 = stablehlo.compare LT, %11, %15, SIGNED : (tensor<7x13xi64>, tensor<7x13xi64>) -> tensor<7x13xi1>
    %17 = stablehlo.select %16, %4, %5 : tensor<7x13xi1>, tensor<7x13xf32>
    %18 = stablehlo.select %14, %12, %17 : tensor<7x13xi1>, tensor<7x13xf32>
    return %18 : tensor<7x13xf32>
  }
  func.func private @argmax(%arg0: tensor<3x7x13xi1>) -> tensor<7x13xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x7x13xi64>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [0] : (tensor<3x7x13xi1>, tensor<3x7x13xi64>, tensor<i1>, tensor<i64>) -> (tensor<7x13xi1>, tensor<7x13xi64>)
     reducer(%arg1: tensor<i1>, %arg3: tensor<i1>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<i1>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<i1>, tensor<i64>
    }
    return %1#1 : tensor<7x13xi64>
  }
}
// -----
// case: piecewise_relu6
// primitives: broadcast_in_dim convert_element_type gt jit min select_n
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<7x13xf32>, tensor<7x13xf32>) -> tensor<7x13xi1>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %3 = stablehlo.minimum %arg0, %2 : tensor<7x13xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %4 = call @_where(%1, %3, %c) : (tensor<7x13xi1>, tensor<7x13xf32>, tensor<i64>) -> tensor<7x13xf32>
    return %4 : tensor<7x13xf32>
  }
  func.func private @_where(%arg0: tensor<7x13xi1>, %arg1: tensor<7x13xf32>, %arg2: tensor<i64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x13xi1>, tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: clamp_f32
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<7x5xf32>, %arg2: tensor<7x5xf32>) -> (tensor<7x5xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xf32>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xf32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xf32>
    return %2 : tensor<7x5xf32>
  }
}
// -----
// case: clamp_f64
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf64>, %arg1: tensor<7x5xf64>, %arg2: tensor<7x5xf64>) -> (tensor<7x5xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xf64>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xf64>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xf64>
    return %2 : tensor<7x5xf64>
  }
}
// -----
// case: clamp_f16
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf16>, %arg1: tensor<7x5xf16>, %arg2: tensor<7x5xf16>) -> (tensor<7x5xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xf16>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xf16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xf16>
    return %2 : tensor<7x5xf16>
  }
}
// -----
// case: clamp_bf16
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xbf16>, %arg1: tensor<7x5xbf16>, %arg2: tensor<7x5xbf16>) -> (tensor<7x5xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xbf16>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xbf16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xbf16>
    return %2 : tensor<7x5xbf16>
  }
}
// -----
// case: clamp_i8
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi8>, %arg1: tensor<7x5xi8>, %arg2: tensor<7x5xi8>) -> (tensor<7x5xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xi8>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xi8>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xi8>
    return %2 : tensor<7x5xi8>
  }
}
// -----
// case: clamp_i16
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi16>, %arg1: tensor<7x5xi16>, %arg2: tensor<7x5xi16>) -> (tensor<7x5xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xi16>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xi16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xi16>
    return %2 : tensor<7x5xi16>
  }
}
// -----
// case: clamp_i32
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi32>, %arg1: tensor<7x5xi32>, %arg2: tensor<7x5xi32>) -> (tensor<7x5xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xi32>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xi32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xi32>
    return %2 : tensor<7x5xi32>
  }
}
// -----
// case: clamp_i64
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xi64>, %arg1: tensor<7x5xi64>, %arg2: tensor<7x5xi64>) -> (tensor<7x5xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xi64>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xi64>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xi64>
    return %2 : tensor<7x5xi64>
  }
}
// -----
// case: clamp_ui8
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xui8>, %arg1: tensor<7x5xui8>, %arg2: tensor<7x5xui8>) -> (tensor<7x5xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xui8>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xui8>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xui8>
    return %2 : tensor<7x5xui8>
  }
}
// -----
// case: clamp_ui16
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xui16>, %arg1: tensor<7x5xui16>, %arg2: tensor<7x5xui16>) -> (tensor<7x5xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xui16>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xui16>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xui16>
    return %2 : tensor<7x5xui16>
  }
}
// -----
// case: clamp_ui32
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xui32>, %arg1: tensor<7x5xui32>, %arg2: tensor<7x5xui32>) -> (tensor<7x5xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xui32>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xui32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xui32>
    return %2 : tensor<7x5xui32>
  }
}
// -----
// case: clamp_ui64
// primitives: clamp max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xui64>, %arg1: tensor<7x5xui64>, %arg2: tensor<7x5xui64>) -> (tensor<7x5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.minimum %arg0, %arg2 : tensor<7x5xui64>
    %1 = stablehlo.maximum %arg0, %arg2 : tensor<7x5xui64>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x5xui64>
    return %2 : tensor<7x5xui64>
  }
}
// -----
// case: clamp_scalar_bounds
// primitives: clamp
// tolerances: 0 0
module @jit_clamp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>, %arg1: tensor<7x13xf32>, %arg2: tensor<f32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.clamp %0, %arg1, %1 : tensor<7x13xf32>
    return %2 : tensor<7x13xf32>
  }
}
// -----
// case: clip
// primitives: convert_element_type jit max min
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @clip(%arg0, %c, %c_0) : (tensor<7x13xf32>, tensor<i64>, tensor<i64>) -> tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
  func.func private @clip(%arg0: tensor<7x13xf32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<7x13xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x13xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<7x13xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<7x13xf32>
    return %5 : tensor<7x13xf32>
  }
}
// -----
// case: clip_low_only
// primitives: convert_element_type jit max
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xi16>) -> (tensor<9xi16> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @clip(%arg0, %c) : (tensor<9xi16>, tensor<i64>) -> tensor<9xi16>
    return %0 : tensor<9xi16>
  }
  func.func private @clip(%arg0: tensor<9xi16>, %arg1: tensor<i64>) -> tensor<9xi16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i16>) -> tensor<9xi16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi16>
    return %2 : tensor<9xi16>
  }
}
// -----
// case: cast_f32_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_f32_f16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_f32_bf16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_f32_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_f32_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_f32_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_f32_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_f32_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_f32_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_f32_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_f32_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_f32_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<43xf32>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<43xf32>, tensor<43xf32>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_f32_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_f32_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf32>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf32>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_f64_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_f64_f16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_f64_bf16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_f64_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_f64_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_f64_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_f64_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_f64_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_f64_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_f64_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_f64_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_f64_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<43xf64>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<43xf64>, tensor<43xf64>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_f64_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_f64_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf64>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf64>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_f16_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_f16_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_f16_bf16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_f16_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_f16_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_f16_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_f16_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_f16_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_f16_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_f16_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_f16_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_f16_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<43xf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<43xf16>, tensor<43xf16>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_f16_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_f16_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf16>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf16>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_bf16_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_bf16_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_bf16_f16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_bf16_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_bf16_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_bf16_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_bf16_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_bf16_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_bf16_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_bf16_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_bf16_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_bf16_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<43xbf16>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<43xbf16>, tensor<43xbf16>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_bf16_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_bf16_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xbf16>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xbf16>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_i8_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_i8_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_i8_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_i8_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_i8_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_i8_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_i8_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_i8_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_i8_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_i8_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_i8_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_i8_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<43xi8>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<43xi8>, tensor<43xi8>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_i8_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_i8_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi8>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi8>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_i16_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_i16_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_i16_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_i16_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_i16_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_i16_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_i16_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_i16_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_i16_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_i16_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_i16_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_i16_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i16>) -> tensor<43xi16>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<43xi16>, tensor<43xi16>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_i16_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_i16_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi16>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi16>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_i32_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_i32_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_i32_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_i32_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_i32_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_i32_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_i32_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_i32_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_i32_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_i32_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_i32_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_i32_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<43xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<43xi32>, tensor<43xi32>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_i32_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_i32_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi32>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi32>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_i64_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_i64_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_i64_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_i64_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_i64_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_i64_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_i64_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_i64_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_i64_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_i64_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_i64_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_i64_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<43xi64>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<43xi64>, tensor<43xi64>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_i64_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_i64_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi64>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi64>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_ui8_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_ui8_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_ui8_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_ui8_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_ui8_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_ui8_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_ui8_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_ui8_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_ui8_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_ui8_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_ui8_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_ui8_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<43xui8>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<43xui8>, tensor<43xui8>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_ui8_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_ui8_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui8>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui8>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_ui16_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_ui16_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_ui16_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_ui16_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_ui16_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_ui16_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_ui16_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_ui16_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_ui16_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_ui16_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_ui16_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_ui16_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<43xui16>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<43xui16>, tensor<43xui16>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_ui16_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_ui16_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui16>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui16>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_ui32_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_ui32_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_ui32_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_ui32_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_ui32_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_ui32_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_ui32_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_ui32_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_ui32_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_ui32_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_ui32_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_ui32_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<43xui32>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<43xui32>, tensor<43xui32>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_ui32_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_ui32_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui32>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui32>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_ui64_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_ui64_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_ui64_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_ui64_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_ui64_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_ui64_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_ui64_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_ui64_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_ui64_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_ui64_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_ui64_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_ui64_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<43xui64>
    %1 = stablehlo.compare NE, %arg0, %0, UNSIGNED : (tensor<43xui64>, tensor<43xui64>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_ui64_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_ui64_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xui64>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xui64>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_i1_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_i1_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_i1_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_i1_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_i1_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_i1_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_i1_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_i1_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_i1_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_i1_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_i1_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_i1_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_i1_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_i1_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xi1>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xi1>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_f8E4M3FN_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_f8E4M3FN_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_f8E4M3FN_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_f8E4M3FN_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_f8E4M3FN_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_f8E4M3FN_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_f8E4M3FN_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_f8E4M3FN_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_f8E4M3FN_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_f8E4M3FN_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_f8E4M3FN_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_f8E4M3FN_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_f8E4M3FN_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E4M3FN>) -> tensor<43xf8E4M3FN>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<43xf8E4M3FN>, tensor<43xf8E4M3FN>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_f8E4M3FN_f8E5M2
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E4M3FN>) -> (tensor<43xf8E5M2> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E4M3FN>) -> tensor<43xf8E5M2>
    return %0 : tensor<43xf8E5M2>
  }
}
// -----
// case: cast_f8E5M2_f32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xf32>
    return %0 : tensor<43xf32>
  }
}
// -----
// case: cast_f8E5M2_f64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xf64>
    return %0 : tensor<43xf64>
  }
}
// -----
// case: cast_f8E5M2_f16
// primitives: convert_element_type
// tolerances: 0.002 1.3e-07
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xf16>
    return %0 : tensor<43xf16>
  }
}
// -----
// case: cast_f8E5M2_bf16
// primitives: convert_element_type
// tolerances: 0.016 1e-37
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xbf16>
    return %0 : tensor<43xbf16>
  }
}
// -----
// case: cast_f8E5M2_i8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xi8>
    return %0 : tensor<43xi8>
  }
}
// -----
// case: cast_f8E5M2_i16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xi16>
    return %0 : tensor<43xi16>
  }
}
// -----
// case: cast_f8E5M2_i32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xi32>
    return %0 : tensor<43xi32>
  }
}
// -----
// case: cast_f8E5M2_i64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xi64>
    return %0 : tensor<43xi64>
  }
}
// -----
// case: cast_f8E5M2_ui8
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xui8>
    return %0 : tensor<43xui8>
  }
}
// -----
// case: cast_f8E5M2_ui16
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xui16>
    return %0 : tensor<43xui16>
  }
}
// -----
// case: cast_f8E5M2_ui32
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xui32>
    return %0 : tensor<43xui32>
  }
}
// -----
// case: cast_f8E5M2_ui64
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xui64>
    return %0 : tensor<43xui64>
  }
}
// -----
// case: cast_f8E5M2_i1
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f8E5M2>) -> tensor<43xf8E5M2>
    %1 = stablehlo.compare NE, %arg0, %0, FLOAT : (tensor<43xf8E5M2>, tensor<43xf8E5M2>) -> tensor<43xi1>
    %2 = stablehlo.convert %1 : tensor<43xi1>
    return %2 : tensor<43xi1>
  }
}
// -----
// case: cast_f8E5M2_f8E4M3FN
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<43xf8E5M2>) -> (tensor<43xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<43xf8E5M2>) -> tensor<43xf8E4M3FN>
    return %0 : tensor<43xf8E4M3FN>
  }
}
// -----
// case: cast_f32_i8_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xi8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xi8>
    return %0 : tensor<14xi8>
  }
}
// -----
// case: cast_f32_i16_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xi16>
    return %0 : tensor<14xi16>
  }
}
// -----
// case: cast_f32_i32_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xi32>
    return %0 : tensor<14xi32>
  }
}
// -----
// case: cast_f32_i64_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xi64>
    return %0 : tensor<14xi64>
  }
}
// -----
// case: cast_f32_ui8_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xui8>
    return %0 : tensor<14xui8>
  }
}
// -----
// case: cast_f32_ui16_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xui16>
    return %0 : tensor<14xui16>
  }
}
// -----
// case: cast_f32_ui32_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xui32>
    return %0 : tensor<14xui32>
  }
}
// -----
// case: cast_f32_ui64_saturates
// primitives: convert_element_type
// tolerances: 0 0
module @jit_convert_element_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14xf32>) -> (tensor<14xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf32>) -> tensor<14xui64>
    return %0 : tensor<14xui64>
  }
}
// -----
// case: cast_twice
// primitives: convert_element_type
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>) -> (tensor<33xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<33xf32>) -> tensor<33xbf16>
    %1 = stablehlo.convert %0 : (tensor<33xbf16>) -> tensor<33xf32>
    return %1 : tensor<33xf32>
  }
}
// -----
// case: cast_scalar
// primitives: convert_element_type
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<i32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}
// -----
// case: cast_empty
// primitives: convert_element_type
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<0x3xf64>) -> (tensor<0x3xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg0 : (tensor<0x3xf64>) -> tensor<0x3xf16>
    return %0 : tensor<0x3xf16>
  }
}
// -----
// case: bitcast_f64_i64
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xf64>) -> (tensor<21xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xf64>) -> tensor<21xi64>
    return %0 : tensor<21xi64>
  }
}
// -----
// case: bitcast_f32_i32
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xf32>) -> (tensor<21xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xf32>) -> tensor<21xi32>
    return %0 : tensor<21xi32>
  }
}
// -----
// case: bitcast_f16_i16
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xf16>) -> (tensor<21xi16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xf16>) -> tensor<21xi16>
    return %0 : tensor<21xi16>
  }
}
// -----
// case: bitcast_bf16_ui16
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xbf16>) -> (tensor<21xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xbf16>) -> tensor<21xui16>
    return %0 : tensor<21xui16>
  }
}
// -----
// case: bitcast_ui64_f64
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui64>) -> (tensor<21xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xui64>) -> tensor<21xf64>
    return %0 : tensor<21xf64>
  }
}
// -----
// case: bitcast_i8_ui8
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xi8>) -> (tensor<21xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xi8>) -> tensor<21xui8>
    return %0 : tensor<21xui8>
  }
}
// -----
// case: bitcast_i32_f32
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xi32>) -> (tensor<21xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xi32>) -> tensor<21xf32>
    return %0 : tensor<21xf32>
  }
}
// -----
// case: bitcast_ui16_bf16
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui16>) -> (tensor<21xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xui16>) -> tensor<21xbf16>
    return %0 : tensor<21xbf16>
  }
}
// -----
// case: bitcast_i16_f16
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xi16>) -> (tensor<21xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xi16>) -> tensor<21xf16>
    return %0 : tensor<21xf16>
  }
}
// -----
// case: bitcast_f8E5M2_ui8
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xf8E5M2>) -> (tensor<21xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xf8E5M2>) -> tensor<21xui8>
    return %0 : tensor<21xui8>
  }
}
// -----
// case: bitcast_ui8_f8E4M3FN
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<21xui8>) -> (tensor<21xf8E4M3FN> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<21xui8>) -> tensor<21xf8E4M3FN>
    return %0 : tensor<21xf8E4M3FN>
  }
}
// -----
// case: bitcast_f32_ui8_resized
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x4xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<5xf32>) -> tensor<5x4xui8>
    return %0 : tensor<5x4xui8>
  }
}
// -----
// case: bitcast_ui8_f32_resized
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xui8>) -> (tensor<3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x4xui8>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
// -----
// case: bitcast_i64_i32_resized
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x3xi64>) -> (tensor<2x3x2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xi64>) -> tensor<2x3x2xi32>
    return %0 : tensor<2x3x2xi32>
  }
}
// -----
// case: bitcast_i16_i64_resized
// primitives: bitcast_convert_type
// tolerances: 0 0
module @jit_bitcast_convert_type attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4xi16>) -> (tensor<2xi64> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x4xi16>) -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
}
// -----
// case: view_as_bits
// primitives: and bitcast_convert_type
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>) -> (tensor<33xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<33xf32>) -> tensor<33xui32>
    %c = stablehlo.constant dense<2147483647> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<33xui32>
    %2 = stablehlo.and %0, %1 : tensor<33xui32>
    return %2 : tensor<33xui32>
  }
}
// -----
// case: exponent_by_bits
// primitives: and bitcast_convert_type shift_right_arithmetic sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>) -> (tensor<33xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<33xf32>) -> tensor<33xi32>
    %c = stablehlo.constant dense<23> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<33xi32>
    %c_0 = stablehlo.constant dense<255> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %4 = stablehlo.and %2, %3 : tensor<33xi32>
    %c_1 = stablehlo.constant dense<127> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %6 = stablehlo.subtract %4, %5 : tensor<33xi32>
    return %6 : tensor<33xi32>
  }
}
// -----
// case: frexp
// primitives: abs add and bitcast_convert_type broadcast_in_dim custom_jvp_call eq jit lt mul ne or select_n shift_right_arithmetic sub
// tolerances: 0 0, 0 0
module @jit_frexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>) -> (tensor<33xf32> {jax.result_info = "result[0]"}, tensor<33xi32> {jax.result_info = "result[1]"}) {
    %0:2 = call @frexp(%arg0) : (tensor<33xf32>) -> (tensor<33xf32>, tensor<33xi32>)
    return %0#0, %0#1 : tensor<33xf32>, tensor<33xi32>
  }
  func.func private @frexp(%arg0: tensor<33xf32>) -> (tensor<33xf32>, tensor<33xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<33xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<33xf32>
    %5 = call @_where(%2, %4, %arg0) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_0(%2, %c, %c_1) : (tensor<33xi1>, tensor<i32>, tensor<i32>) -> tensor<33xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<33xf32>) -> tensor<33xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<33xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %11 = stablehlo.and %9, %10 : tensor<33xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<33xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %15 = stablehlo.add %13, %14 : tensor<33xi32>
    %16 = stablehlo.add %6, %15 : tensor<33xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %18 = stablehlo.and %7, %17 : tensor<33xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %20 = stablehlo.or %18, %19 : tensor<33xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<33xi32>) -> tensor<33xf32>
    %22 = call @isinf(%arg0) : (tensor<33xf32>) -> tensor<33xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %24 = stablehlo.or %22, %23 : tensor<33xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %27 = stablehlo.or %24, %26 : tensor<33xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %29 = call @_where_1(%27, %28, %16) : (tensor<33xi1>, tensor<33xi32>, tensor<33xi32>) -> tensor<33xi32>
    %30 = call @_where(%27, %arg0, %21) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    return %30, %29 : tensor<33xf32>, tensor<33xi32>
  }
  func.func private @_where(%arg0: tensor<33xi1>, %arg1: tensor<33xf32>, %arg2: tensor<33xf32>) -> tensor<33xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xf32>
    return %0 : tensor<33xf32>
  }
  func.func private @_where_0(%arg0: tensor<33xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<33xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<33xi1>, tensor<33xi32>
    return %2 : tensor<33xi32>
  }
  func.func private @isinf(%arg0: tensor<33xf32>) -> tensor<33xi1> {
    %0 = stablehlo.abs %arg0 : tensor<33xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    return %2 : tensor<33xi1>
  }
  func.func private @_where_1(%arg0: tensor<33xi1>, %arg1: tensor<33xi32>, %arg2: tensor<33xi32>) -> tensor<33xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xi32>
    return %0 : tensor<33xi32>
  }
}
// -----
// case: ldexp
// primitives: abs add and bitcast_convert_type broadcast_in_dim convert_element_type custom_jvp_call eq gt jit lt mul ne or pow select_n shift_right_arithmetic sub
// tolerances: 0 0
module @jit_ldexp attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<33xf32>, %arg1: tensor<33xi32>) -> (tensor<33xf32> {jax.result_info = "result"}) {
    %0 = call @ldexp(%arg0, %arg1) : (tensor<33xf32>, tensor<33xi32>) -> tensor<33xf32>
    return %0 : tensor<33xf32>
  }
  func.func private @ldexp(%arg0: tensor<33xf32>, %arg1: tensor<33xi32>) -> tensor<33xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<33xi32>) -> tensor<33xf32>
    %1:2 = call @frexp(%arg0) : (tensor<33xf32>) -> (tensor<33xf32>, tensor<33xi32>)
    %2 = stablehlo.convert %1#1 : (tensor<33xi32>) -> tensor<33xf32>
    %3 = stablehlo.add %2, %0 : tensor<33xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %5 = stablehlo.compare GT, %3, %4, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %7 = stablehlo.multiply %1#0, %6 : tensor<33xf32>
    %8 = call @_where(%5, %7, %1#0) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %10 = stablehlo.compare GT, %3, %9, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %12 = stablehlo.subtract %3, %11 : tensor<33xf32>
    %13 = call @_where(%10, %12, %3) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %15 = stablehlo.power %14, %13 : tensor<33xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<33xf32>
    %17 = call @isinf(%arg0) : (tensor<33xf32>) -> tensor<33xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %19 = stablehlo.compare EQ, %arg0, %18, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %20 = stablehlo.or %17, %19 : tensor<33xi1>
    %21 = call @_where(%20, %arg0, %16) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    return %21 : tensor<33xf32>
  }
  func.func private @frexp(%arg0: tensor<33xf32>) -> (tensor<33xf32>, tensor<33xi32>) {
    %0 = stablehlo.abs %arg0 : tensor<33xf32>
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %cst_0 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<33xf32>
    %5 = call @_where(%2, %4, %arg0) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %c = stablehlo.constant dense<-23> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_where_0(%2, %c, %c_1) : (tensor<33xi1>, tensor<i32>, tensor<i32>) -> tensor<33xi32>
    %7 = stablehlo.bitcast_convert %5 : (tensor<33xf32>) -> tensor<33xi32>
    %c_2 = stablehlo.constant dense<23> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %9 = stablehlo.shift_right_arithmetic %7, %8 : tensor<33xi32>
    %c_3 = stablehlo.constant dense<255> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %11 = stablehlo.and %9, %10 : tensor<33xi32>
    %c_4 = stablehlo.constant dense<127> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %13 = stablehlo.subtract %11, %12 : tensor<33xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %15 = stablehlo.add %13, %14 : tensor<33xi32>
    %16 = stablehlo.add %6, %15 : tensor<33xi32>
    %c_6 = stablehlo.constant dense<-2139095041> : tensor<i32>
    %17 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %18 = stablehlo.and %7, %17 : tensor<33xi32>
    %c_7 = stablehlo.constant dense<1056964608> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %20 = stablehlo.or %18, %19 : tensor<33xi32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<33xi32>) -> tensor<33xf32>
    %22 = call @isinf(%arg0) : (tensor<33xf32>) -> tensor<33xi1>
    %23 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %24 = stablehlo.or %22, %23 : tensor<33xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %26 = stablehlo.compare EQ, %arg0, %25, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    %27 = stablehlo.or %24, %26 : tensor<33xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %29 = call @_where_1(%27, %28, %16) : (tensor<33xi1>, tensor<33xi32>, tensor<33xi32>) -> tensor<33xi32>
    %30 = call @_where(%27, %arg0, %21) : (tensor<33xi1>, tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    return %30, %29 : tensor<33xf32>, tensor<33xi32>
  }
  func.func private @_where(%arg0: tensor<33xi1>, %arg1: tensor<33xf32>, %arg2: tensor<33xf32>) -> tensor<33xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xf32>
    return %0 : tensor<33xf32>
  }
  func.func private @_where_0(%arg0: tensor<33xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<33xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<33xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<33xi1>, tensor<33xi32>
    return %2 : tensor<33xi32>
  }
  func.func private @isinf(%arg0: tensor<33xf32>) -> tensor<33xi1> {
    %0 = stablehlo.abs %arg0 : tensor<33xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<33xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xi1>
    return %2 : tensor<33xi1>
  }
  func.func private @_where_1(%arg0: tensor<33xi1>, %arg1: tensor<33xi32>, %arg2: tensor<33xi32>) -> tensor<33xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<33xi1>, tensor<33xi32>
    return %0 : tensor<33xi32>
  }
}
// -----
// case: reduce_precision_f32_e8m7
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: reduce_precision_f32_e5m10
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: reduce_precision_f32_e5m2
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: reduce_precision_f32_e8m23
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m23 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: reduce_precision_f32_e11m52
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e11m52 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: reduce_precision_f32_e4m3
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf32>) -> (tensor<7x13xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<7x13xf32>
    return %0 : tensor<7x13xf32>
  }
}
// -----
// case: reduce_precision_f64_e8m23
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m23 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: reduce_precision_f64_e5m10
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf64>) -> (tensor<7x13xf64> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<7x13xf64>
    return %0 : tensor<7x13xf64>
  }
}
// -----
// case: reduce_precision_bf16_e5m2
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xbf16>) -> (tensor<7x13xbf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<7x13xbf16>
    return %0 : tensor<7x13xbf16>
  }
}
// -----
// case: reduce_precision_f16_e5m2
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: reduce_precision_f16_e4m5
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e4m5 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: reduce_precision_f16_e8m7
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x13xf16>) -> (tensor<7x13xf16> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<7x13xf16>
    return %0 : tensor<7x13xf16>
  }
}
// -----
// case: reduce_precision_overflow
// primitives: reduce_precision
// tolerances: 0 0
module @jit_reduce_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10xf32>) -> (tensor<10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<10xf32>
    return %0 : tensor<10xf32>
  }
}
// -----
// case: checkpoint_name
// primitives: mul name
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<5xf32>
    return %1 : tensor<5xf32>
  }
}
