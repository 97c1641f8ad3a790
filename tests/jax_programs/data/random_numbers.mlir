// case: bits
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<7xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<7xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<7xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<7xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<7xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<7xui64>
    %9 = stablehlo.convert %6 : (tensor<7xui64>) -> tensor<7xui32>
    %10 = stablehlo.convert %8 : (tensor<7xui64>) -> tensor<7xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %12 = stablehlo.convert %11#0 : (tensor<7xui32>) -> tensor<7xui64>
    %13 = stablehlo.convert %11#1 : (tensor<7xui32>) -> tensor<7xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<7xui64>
    %15 = stablehlo.shift_left %12, %14 : tensor<7xui64>
    %16 = stablehlo.or %15, %13 : tensor<7xui64>
    return %16 : tensor<7xui64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<7xui32>, %arg3: tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<7xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<7xui32>
    %6 = stablehlo.add %3, %5 : tensor<7xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<7xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<7xui32>
    %11 = stablehlo.or %8, %10 : tensor<7xui32>
    %12 = stablehlo.xor %6, %11 : tensor<7xui32>
    %13 = stablehlo.add %6, %12 : tensor<7xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<7xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<7xui32>
    %18 = stablehlo.or %15, %17 : tensor<7xui32>
    %19 = stablehlo.xor %13, %18 : tensor<7xui32>
    %20 = stablehlo.add %13, %19 : tensor<7xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<7xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<7xui32>
    %25 = stablehlo.or %22, %24 : tensor<7xui32>
    %26 = stablehlo.xor %20, %25 : tensor<7xui32>
    %27 = stablehlo.add %20, %26 : tensor<7xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<7xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<7xui32>
    %32 = stablehlo.or %29, %31 : tensor<7xui32>
    %33 = stablehlo.xor %27, %32 : tensor<7xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %35 = stablehlo.add %27, %34 : tensor<7xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %37 = stablehlo.add %33, %36 : tensor<7xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %39 = stablehlo.add %37, %38 : tensor<7xui32>
    %40 = stablehlo.add %35, %39 : tensor<7xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<7xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<7xui32>
    %45 = stablehlo.or %42, %44 : tensor<7xui32>
    %46 = stablehlo.xor %40, %45 : tensor<7xui32>
    %47 = stablehlo.add %40, %46 : tensor<7xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<7xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<7xui32>
    %52 = stablehlo.or %49, %51 : tensor<7xui32>
    %53 = stablehlo.xor %47, %52 : tensor<7xui32>
    %54 = stablehlo.add %47, %53 : tensor<7xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<7xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<7xui32>
    %59 = stablehlo.or %56, %58 : tensor<7xui32>
    %60 = stablehlo.xor %54, %59 : tensor<7xui32>
    %61 = stablehlo.add %54, %60 : tensor<7xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<7xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<7xui32>
    %66 = stablehlo.or %63, %65 : tensor<7xui32>
    %67 = stablehlo.xor %61, %66 : tensor<7xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %69 = stablehlo.add %61, %68 : tensor<7xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %71 = stablehlo.add %67, %70 : tensor<7xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %73 = stablehlo.add %71, %72 : tensor<7xui32>
    %74 = stablehlo.add %69, %73 : tensor<7xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<7xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<7xui32>
    %79 = stablehlo.or %76, %78 : tensor<7xui32>
    %80 = stablehlo.xor %74, %79 : tensor<7xui32>
    %81 = stablehlo.add %74, %80 : tensor<7xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<7xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<7xui32>
    %86 = stablehlo.or %83, %85 : tensor<7xui32>
    %87 = stablehlo.xor %81, %86 : tensor<7xui32>
    %88 = stablehlo.add %81, %87 : tensor<7xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<7xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<7xui32>
    %93 = stablehlo.or %90, %92 : tensor<7xui32>
    %94 = stablehlo.xor %88, %93 : tensor<7xui32>
    %95 = stablehlo.add %88, %94 : tensor<7xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<7xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<7xui32>
    %100 = stablehlo.or %97, %99 : tensor<7xui32>
    %101 = stablehlo.xor %95, %100 : tensor<7xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %103 = stablehlo.add %95, %102 : tensor<7xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %105 = stablehlo.add %101, %104 : tensor<7xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %107 = stablehlo.add %105, %106 : tensor<7xui32>
    %108 = stablehlo.add %103, %107 : tensor<7xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<7xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<7xui32>
    %113 = stablehlo.or %110, %112 : tensor<7xui32>
    %114 = stablehlo.xor %108, %113 : tensor<7xui32>
    %115 = stablehlo.add %108, %114 : tensor<7xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<7xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<7xui32>
    %120 = stablehlo.or %117, %119 : tensor<7xui32>
    %121 = stablehlo.xor %115, %120 : tensor<7xui32>
    %122 = stablehlo.add %115, %121 : tensor<7xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<7xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<7xui32>
    %127 = stablehlo.or %124, %126 : tensor<7xui32>
    %128 = stablehlo.xor %122, %127 : tensor<7xui32>
    %129 = stablehlo.add %122, %128 : tensor<7xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<7xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<7xui32>
    %134 = stablehlo.or %131, %133 : tensor<7xui32>
    %135 = stablehlo.xor %129, %134 : tensor<7xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %137 = stablehlo.add %129, %136 : tensor<7xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %139 = stablehlo.add %135, %138 : tensor<7xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %141 = stablehlo.add %139, %140 : tensor<7xui32>
    %142 = stablehlo.add %137, %141 : tensor<7xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<7xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<7xui32>
    %147 = stablehlo.or %144, %146 : tensor<7xui32>
    %148 = stablehlo.xor %142, %147 : tensor<7xui32>
    %149 = stablehlo.add %142, %148 : tensor<7xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<7xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<7xui32>
    %154 = stablehlo.or %151, %153 : tensor<7xui32>
    %155 = stablehlo.xor %149, %154 : tensor<7xui32>
    %156 = stablehlo.add %149, %155 : tensor<7xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<7xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<7xui32>
    %161 = stablehlo.or %158, %160 : tensor<7xui32>
    %162 = stablehlo.xor %156, %161 : tensor<7xui32>
    %163 = stablehlo.add %156, %162 : tensor<7xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<7xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<7xui32>
    %168 = stablehlo.or %165, %167 : tensor<7xui32>
    %169 = stablehlo.xor %163, %168 : tensor<7xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %171 = stablehlo.add %163, %170 : tensor<7xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %173 = stablehlo.add %169, %172 : tensor<7xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<7xui32>
    %175 = stablehlo.add %173, %174 : tensor<7xui32>
    return %171, %175 : tensor<7xui32>, tensor<7xui32>
  }
}
// -----
// case: bits_ui8
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xui8> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<9xui64>
    %9 = stablehlo.convert %6 : (tensor<9xui64>) -> tensor<9xui32>
    %10 = stablehlo.convert %8 : (tensor<9xui64>) -> tensor<9xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %12 = stablehlo.xor %11#0, %11#1 : tensor<9xui32>
    %13 = stablehlo.convert %12 : (tensor<9xui32>) -> tensor<9xui8>
    return %13 : tensor<9xui8>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: bits_ui16
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xui16> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<5xui64>
    %9 = stablehlo.convert %6 : (tensor<5xui64>) -> tensor<5xui32>
    %10 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %12 = stablehlo.xor %11#0, %11#1 : tensor<5xui32>
    %13 = stablehlo.convert %12 : (tensor<5xui32>) -> tensor<5xui16>
    return %13 : tensor<5xui16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: bits_ui64
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<5xui64>
    %9 = stablehlo.convert %6 : (tensor<5xui64>) -> tensor<5xui32>
    %10 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %12 = stablehlo.convert %11#0 : (tensor<5xui32>) -> tensor<5xui64>
    %13 = stablehlo.convert %11#1 : (tensor<5xui32>) -> tensor<5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui64>
    %16 = stablehlo.or %15, %13 : tensor<5xui64>
    return %16 : tensor<5xui64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: split
// primitives: random_split random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<3x2xui32> {jax.result_info = "result"}) {
    %0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<3x2xui32>
    return %0 : tensor<3x2xui32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<3xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
    %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
    %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    return %14 : tensor<3x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
    %6 = stablehlo.add %3, %5 : tensor<3xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<3xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<3xui32>
    %11 = stablehlo.or %8, %10 : tensor<3xui32>
    %12 = stablehlo.xor %6, %11 : tensor<3xui32>
    %13 = stablehlo.add %6, %12 : tensor<3xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<3xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<3xui32>
    %18 = stablehlo.or %15, %17 : tensor<3xui32>
    %19 = stablehlo.xor %13, %18 : tensor<3xui32>
    %20 = stablehlo.add %13, %19 : tensor<3xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<3xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<3xui32>
    %25 = stablehlo.or %22, %24 : tensor<3xui32>
    %26 = stablehlo.xor %20, %25 : tensor<3xui32>
    %27 = stablehlo.add %20, %26 : tensor<3xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<3xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<3xui32>
    %32 = stablehlo.or %29, %31 : tensor<3xui32>
    %33 = stablehlo.xor %27, %32 : tensor<3xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %35 = stablehlo.add %27, %34 : tensor<3xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %37 = stablehlo.add %33, %36 : tensor<3xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %39 = stablehlo.add %37, %38 : tensor<3xui32>
    %40 = stablehlo.add %35, %39 : tensor<3xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<3xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<3xui32>
    %45 = stablehlo.or %42, %44 : tensor<3xui32>
    %46 = stablehlo.xor %40, %45 : tensor<3xui32>
    %47 = stablehlo.add %40, %46 : tensor<3xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<3xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<3xui32>
    %52 = stablehlo.or %49, %51 : tensor<3xui32>
    %53 = stablehlo.xor %47, %52 : tensor<3xui32>
    %54 = stablehlo.add %47, %53 : tensor<3xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<3xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<3xui32>
    %59 = stablehlo.or %56, %58 : tensor<3xui32>
    %60 = stablehlo.xor %54, %59 : tensor<3xui32>
    %61 = stablehlo.add %54, %60 : tensor<3xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<3xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<3xui32>
    %66 = stablehlo.or %63, %65 : tensor<3xui32>
    %67 = stablehlo.xor %61, %66 : tensor<3xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %69 = stablehlo.add %61, %68 : tensor<3xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %71 = stablehlo.add %67, %70 : tensor<3xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %73 = stablehlo.add %71, %72 : tensor<3xui32>
    %74 = stablehlo.add %69, %73 : tensor<3xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<3xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<3xui32>
    %79 = stablehlo.or %76, %78 : tensor<3xui32>
    %80 = stablehlo.xor %74, %79 : tensor<3xui32>
    %81 = stablehlo.add %74, %80 : tensor<3xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<3xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<3xui32>
    %86 = stablehlo.or %83, %85 : tensor<3xui32>
    %87 = stablehlo.xor %81, %86 : tensor<3xui32>
    %88 = stablehlo.add %81, %87 : tensor<3xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<3xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<3xui32>
    %93 = stablehlo.or %90, %92 : tensor<3xui32>
    %94 = stablehlo.xor %88, %93 : tensor<3xui32>
    %95 = stablehlo.add %88, %94 : tensor<3xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<3xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<3xui32>
    %100 = stablehlo.or %97, %99 : tensor<3xui32>
    %101 = stablehlo.xor %95, %100 : tensor<3xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %103 = stablehlo.add %95, %102 : tensor<3xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %105 = stablehlo.add %101, %104 : tensor<3xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %107 = stablehlo.add %105, %106 : tensor<3xui32>
    %108 = stablehlo.add %103, %107 : tensor<3xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<3xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<3xui32>
    %113 = stablehlo.or %110, %112 : tensor<3xui32>
    %114 = stablehlo.xor %108, %113 : tensor<3xui32>
    %115 = stablehlo.add %108, %114 : tensor<3xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<3xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<3xui32>
    %120 = stablehlo.or %117, %119 : tensor<3xui32>
    %121 = stablehlo.xor %115, %120 : tensor<3xui32>
    %122 = stablehlo.add %115, %121 : tensor<3xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<3xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<3xui32>
    %127 = stablehlo.or %124, %126 : tensor<3xui32>
    %128 = stablehlo.xor %122, %127 : tensor<3xui32>
    %129 = stablehlo.add %122, %128 : tensor<3xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<3xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<3xui32>
    %134 = stablehlo.or %131, %133 : tensor<3xui32>
    %135 = stablehlo.xor %129, %134 : tensor<3xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %137 = stablehlo.add %129, %136 : tensor<3xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %139 = stablehlo.add %135, %138 : tensor<3xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %141 = stablehlo.add %139, %140 : tensor<3xui32>
    %142 = stablehlo.add %137, %141 : tensor<3xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<3xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<3xui32>
    %147 = stablehlo.or %144, %146 : tensor<3xui32>
    %148 = stablehlo.xor %142, %147 : tensor<3xui32>
    %149 = stablehlo.add %142, %148 : tensor<3xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<3xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<3xui32>
    %154 = stablehlo.or %151, %153 : tensor<3xui32>
    %155 = stablehlo.xor %149, %154 : tensor<3xui32>
    %156 = stablehlo.add %149, %155 : tensor<3xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<3xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<3xui32>
    %161 = stablehlo.or %158, %160 : tensor<3xui32>
    %162 = stablehlo.xor %156, %161 : tensor<3xui32>
    %163 = stablehlo.add %156, %162 : tensor<3xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<3xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<3xui32>
    %168 = stablehlo.or %165, %167 : tensor<3xui32>
    %169 = stablehlo.xor %163, %168 : tensor<3xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %171 = stablehlo.add %163, %170 : tensor<3xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %173 = stablehlo.add %169, %172 : tensor<3xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<3xui32>
    %175 = stablehlo.add %173, %174 : tensor<3xui32>
    return %171, %175 : tensor<3xui32>, tensor<3xui32>
  }
}
// -----
// case: fold_in
// primitives: random_fold_in random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<2xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<7> : tensor<ui32>
    %0 = call @_threefry_fold_in(%arg0, %c) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %6 = stablehlo.add %3, %5 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<1xui32>
    %11 = stablehlo.or %8, %10 : tensor<1xui32>
    %12 = stablehlo.xor %6, %11 : tensor<1xui32>
    %13 = stablehlo.add %6, %12 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<1xui32>
    %18 = stablehlo.or %15, %17 : tensor<1xui32>
    %19 = stablehlo.xor %13, %18 : tensor<1xui32>
    %20 = stablehlo.add %13, %19 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<1xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<1xui32>
    %25 = stablehlo.or %22, %24 : tensor<1xui32>
    %26 = stablehlo.xor %20, %25 : tensor<1xui32>
    %27 = stablehlo.add %20, %26 : tensor<1xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<1xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<1xui32>
    %32 = stablehlo.or %29, %31 : tensor<1xui32>
    %33 = stablehlo.xor %27, %32 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.add %27, %34 : tensor<1xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %37 = stablehlo.add %33, %36 : tensor<1xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %39 = stablehlo.add %37, %38 : tensor<1xui32>
    %40 = stablehlo.add %35, %39 : tensor<1xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<1xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<1xui32>
    %45 = stablehlo.or %42, %44 : tensor<1xui32>
    %46 = stablehlo.xor %40, %45 : tensor<1xui32>
    %47 = stablehlo.add %40, %46 : tensor<1xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<1xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<1xui32>
    %52 = stablehlo.or %49, %51 : tensor<1xui32>
    %53 = stablehlo.xor %47, %52 : tensor<1xui32>
    %54 = stablehlo.add %47, %53 : tensor<1xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<1xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<1xui32>
    %59 = stablehlo.or %56, %58 : tensor<1xui32>
    %60 = stablehlo.xor %54, %59 : tensor<1xui32>
    %61 = stablehlo.add %54, %60 : tensor<1xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<1xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<1xui32>
    %66 = stablehlo.or %63, %65 : tensor<1xui32>
    %67 = stablehlo.xor %61, %66 : tensor<1xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %69 = stablehlo.add %61, %68 : tensor<1xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %71 = stablehlo.add %67, %70 : tensor<1xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %73 = stablehlo.add %71, %72 : tensor<1xui32>
    %74 = stablehlo.add %69, %73 : tensor<1xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<1xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<1xui32>
    %79 = stablehlo.or %76, %78 : tensor<1xui32>
    %80 = stablehlo.xor %74, %79 : tensor<1xui32>
    %81 = stablehlo.add %74, %80 : tensor<1xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<1xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<1xui32>
    %86 = stablehlo.or %83, %85 : tensor<1xui32>
    %87 = stablehlo.xor %81, %86 : tensor<1xui32>
    %88 = stablehlo.add %81, %87 : tensor<1xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<1xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<1xui32>
    %93 = stablehlo.or %90, %92 : tensor<1xui32>
    %94 = stablehlo.xor %88, %93 : tensor<1xui32>
    %95 = stablehlo.add %88, %94 : tensor<1xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<1xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<1xui32>
    %100 = stablehlo.or %97, %99 : tensor<1xui32>
    %101 = stablehlo.xor %95, %100 : tensor<1xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %103 = stablehlo.add %95, %102 : tensor<1xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %105 = stablehlo.add %101, %104 : tensor<1xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %107 = stablehlo.add %105, %106 : tensor<1xui32>
    %108 = stablehlo.add %103, %107 : tensor<1xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<1xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<1xui32>
    %113 = stablehlo.or %110, %112 : tensor<1xui32>
    %114 = stablehlo.xor %108, %113 : tensor<1xui32>
    %115 = stablehlo.add %108, %114 : tensor<1xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<1xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<1xui32>
    %120 = stablehlo.or %117, %119 : tensor<1xui32>
    %121 = stablehlo.xor %115, %120 : tensor<1xui32>
    %122 = stablehlo.add %115, %121 : tensor<1xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<1xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<1xui32>
    %127 = stablehlo.or %124, %126 : tensor<1xui32>
    %128 = stablehlo.xor %122, %127 : tensor<1xui32>
    %129 = stablehlo.add %122, %128 : tensor<1xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<1xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<1xui32>
    %134 = stablehlo.or %131, %133 : tensor<1xui32>
    %135 = stablehlo.xor %129, %134 : tensor<1xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %137 = stablehlo.add %129, %136 : tensor<1xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %139 = stablehlo.add %135, %138 : tensor<1xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %141 = stablehlo.add %139, %140 : tensor<1xui32>
    %142 = stablehlo.add %137, %141 : tensor<1xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<1xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<1xui32>
    %147 = stablehlo.or %144, %146 : tensor<1xui32>
    %148 = stablehlo.xor %142, %147 : tensor<1xui32>
    %149 = stablehlo.add %142, %148 : tensor<1xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<1xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<1xui32>
    %154 = stablehlo.or %151, %153 : tensor<1xui32>
    %155 = stablehlo.xor %149, %154 : tensor<1xui32>
    %156 = stablehlo.add %149, %155 : tensor<1xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<1xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<1xui32>
    %161 = stablehlo.or %158, %160 : tensor<1xui32>
    %162 = stablehlo.xor %156, %161 : tensor<1xui32>
    %163 = stablehlo.add %156, %162 : tensor<1xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<1xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<1xui32>
    %168 = stablehlo.or %165, %167 : tensor<1xui32>
    %169 = stablehlo.xor %163, %168 : tensor<1xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %171 = stablehlo.add %163, %170 : tensor<1xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %173 = stablehlo.add %169, %172 : tensor<1xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %175 = stablehlo.add %173, %174 : tensor<1xui32>
    return %171, %175 : tensor<1xui32>, tensor<1xui32>
  }
}
// -----
// case: bernoulli
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit lt max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<13xi1> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f64>
    %0 = call @_bernoulli(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<13xi1>
    return %0 : tensor<13xi1>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<13xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<13xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    return %2 : tensor<13xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<13xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<13xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<13xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<13xui64>
    %13 = stablehlo.convert %10 : (tensor<13xui64>) -> tensor<13xui32>
    %14 = stablehlo.convert %12 : (tensor<13xui64>) -> tensor<13xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<13xui32>, tensor<13xui32>) -> (tensor<13xui32>, tensor<13xui32>)
    %16 = stablehlo.convert %15#0 : (tensor<13xui32>) -> tensor<13xui64>
    %17 = stablehlo.convert %15#1 : (tensor<13xui32>) -> tensor<13xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %19 = stablehlo.shift_left %16, %18 : tensor<13xui64>
    %20 = stablehlo.or %19, %17 : tensor<13xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<13xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<13xui64>
    %24 = stablehlo.or %22, %23 : tensor<13xui64>
    %25 = stablehlo.bitcast_convert %24 : (tensor<13xui64>) -> tensor<13xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %27 = stablehlo.subtract %25, %26 : tensor<13xf64>
    %28 = stablehlo.subtract %3, %2 : tensor<1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf64>) -> tensor<13xf64>
    %30 = stablehlo.multiply %27, %29 : tensor<13xf64>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<13xf64>
    %32 = stablehlo.add %30, %31 : tensor<13xf64>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<13xf64>
    %34 = stablehlo.maximum %33, %32 : tensor<13xf64>
    return %34 : tensor<13xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<13xui32>, %arg3: tensor<13xui32>) -> (tensor<13xui32>, tensor<13xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<13xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<13xui32>
    %6 = stablehlo.add %3, %5 : tensor<13xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<13xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<13xui32>
    %11 = stablehlo.or %8, %10 : tensor<13xui32>
    %12 = stablehlo.xor %6, %11 : tensor<13xui32>
    %13 = stablehlo.add %6, %12 : tensor<13xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<13xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<13xui32>
    %18 = stablehlo.or %15, %17 : tensor<13xui32>
    %19 = stablehlo.xor %13, %18 : tensor<13xui32>
    %20 = stablehlo.add %13, %19 : tensor<13xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<13xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<13xui32>
    %25 = stablehlo.or %22, %24 : tensor<13xui32>
    %26 = stablehlo.xor %20, %25 : tensor<13xui32>
    %27 = stablehlo.add %20, %26 : tensor<13xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<13xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<13xui32>
    %32 = stablehlo.or %29, %31 : tensor<13xui32>
    %33 = stablehlo.xor %27, %32 : tensor<13xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %35 = stablehlo.add %27, %34 : tensor<13xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %37 = stablehlo.add %33, %36 : tensor<13xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %39 = stablehlo.add %37, %38 : tensor<13xui32>
    %40 = stablehlo.add %35, %39 : tensor<13xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<13xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<13xui32>
    %45 = stablehlo.or %42, %44 : tensor<13xui32>
    %46 = stablehlo.xor %40, %45 : tensor<13xui32>
    %47 = stablehlo.add %40, %46 : tensor<13xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<13xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<13xui32>
    %52 = stablehlo.or %49, %51 : tensor<13xui32>
    %53 = stablehlo.xor %47, %52 : tensor<13xui32>
    %54 = stablehlo.add %47, %53 : tensor<13xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<13xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<13xui32>
    %59 = stablehlo.or %56, %58 : tensor<13xui32>
    %60 = stablehlo.xor %54, %59 : tensor<13xui32>
    %61 = stablehlo.add %54, %60 : tensor<13xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<13xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<13xui32>
    %66 = stablehlo.or %63, %65 : tensor<13xui32>
    %67 = stablehlo.xor %61, %66 : tensor<13xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %69 = stablehlo.add %61, %68 : tensor<13xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %71 = stablehlo.add %67, %70 : tensor<13xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %73 = stablehlo.add %71, %72 : tensor<13xui32>
    %74 = stablehlo.add %69, %73 : tensor<13xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<13xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<13xui32>
    %79 = stablehlo.or %76, %78 : tensor<13xui32>
    %80 = stablehlo.xor %74, %79 : tensor<13xui32>
    %81 = stablehlo.add %74, %80 : tensor<13xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<13xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<13xui32>
    %86 = stablehlo.or %83, %85 : tensor<13xui32>
    %87 = stablehlo.xor %81, %86 : tensor<13xui32>
    %88 = stablehlo.add %81, %87 : tensor<13xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<13xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<13xui32>
    %93 = stablehlo.or %90, %92 : tensor<13xui32>
    %94 = stablehlo.xor %88, %93 : tensor<13xui32>
    %95 = stablehlo.add %88, %94 : tensor<13xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<13xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<13xui32>
    %100 = stablehlo.or %97, %99 : tensor<13xui32>
    %101 = stablehlo.xor %95, %100 : tensor<13xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %103 = stablehlo.add %95, %102 : tensor<13xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %105 = stablehlo.add %101, %104 : tensor<13xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %107 = stablehlo.add %105, %106 : tensor<13xui32>
    %108 = stablehlo.add %103, %107 : tensor<13xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<13xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<13xui32>
    %113 = stablehlo.or %110, %112 : tensor<13xui32>
    %114 = stablehlo.xor %108, %113 : tensor<13xui32>
    %115 = stablehlo.add %108, %114 : tensor<13xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<13xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<13xui32>
    %120 = stablehlo.or %117, %119 : tensor<13xui32>
    %121 = stablehlo.xor %115, %120 : tensor<13xui32>
    %122 = stablehlo.add %115, %121 : tensor<13xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<13xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<13xui32>
    %127 = stablehlo.or %124, %126 : tensor<13xui32>
    %128 = stablehlo.xor %122, %127 : tensor<13xui32>
    %129 = stablehlo.add %122, %128 : tensor<13xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<13xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<13xui32>
    %134 = stablehlo.or %131, %133 : tensor<13xui32>
    %135 = stablehlo.xor %129, %134 : tensor<13xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %137 = stablehlo.add %129, %136 : tensor<13xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %139 = stablehlo.add %135, %138 : tensor<13xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %141 = stablehlo.add %139, %140 : tensor<13xui32>
    %142 = stablehlo.add %137, %141 : tensor<13xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<13xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<13xui32>
    %147 = stablehlo.or %144, %146 : tensor<13xui32>
    %148 = stablehlo.xor %142, %147 : tensor<13xui32>
    %149 = stablehlo.add %142, %148 : tensor<13xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<13xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<13xui32>
    %154 = stablehlo.or %151, %153 : tensor<13xui32>
    %155 = stablehlo.xor %149, %154 : tensor<13xui32>
    %156 = stablehlo.add %149, %155 : tensor<13xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<13xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<13xui32>
    %161 = stablehlo.or %158, %160 : tensor<13xui32>
    %162 = stablehlo.xor %156, %161 : tensor<13xui32>
    %163 = stablehlo.add %156, %162 : tensor<13xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<13xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<13xui32>
    %168 = stablehlo.or %165, %167 : tensor<13xui32>
    %169 = stablehlo.xor %163, %168 : tensor<13xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %171 = stablehlo.add %163, %170 : tensor<13xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %173 = stablehlo.add %169, %172 : tensor<13xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<13xui32>
    %175 = stablehlo.add %173, %174 : tensor<13xui32>
    return %171, %175 : tensor<13xui32>, tensor<13xui32>
  }
}
// -----
// case: randint
// primitives: add and broadcast_in_dim convert_element_type gt jit le max min mul random_bits random_split random_wrap rem select_n slice squeeze sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<3x5xi64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-4> : tensor<i64>
    %c_0 = stablehlo.constant dense<9> : tensor<i64>
    %0 = call @_randint(%arg0, %c, %c_0) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<3x5xi64>
    return %0 : tensor<3x5xi64>
  }
  func.func private @_randint(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x5xi64> {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %c_0 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_1 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = call @clip(%c, %c_0, %c_1) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_3 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %2 = call @clip_0(%arg1, %c_2, %c_3) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %3 = stablehlo.convert %2 : tensor<i64>
    %c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %c_5 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %4 = call @clip_0(%arg2, %c_4, %c_5) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %5 = stablehlo.convert %4 : tensor<i64>
    %6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<1x1xi64>
    %8 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %9 = stablehlo.slice %8 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xui32>) -> tensor<2xui32>
    %11 = stablehlo.slice %8 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %12 = stablehlo.reshape %11 : (tensor<1x2xui32>) -> tensor<2xui32>
    %13 = stablehlo.slice %10 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
    %15 = stablehlo.slice %10 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %16 = stablehlo.reshape %15 : (tensor<1xui32>) -> tensor<ui32>
    %17 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %18 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c_6 = stablehlo.constant dense<5> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %20 = stablehlo.multiply %19, %17 : tensor<3x5xui64>
    %c_7 = stablehlo.constant dense<1> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %22 = stablehlo.multiply %21, %18 : tensor<3x5xui64>
    %23 = stablehlo.add %20, %22 : tensor<3x5xui64>
    %c_8 = stablehlo.constant dense<32> : tensor<ui64>
    %24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %25 = stablehlo.shift_right_logical %23, %24 : tensor<3x5xui64>
    %26 = stablehlo.convert %23 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %27 = stablehlo.convert %25 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %28:2 = call @threefry2x32_1(%14, %16, %27, %26) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %29 = stablehlo.convert %28#0 : (tensor<3x5xui32>) -> tensor<3x5xui64>
    %30 = stablehlo.convert %28#1 : (tensor<3x5xui32>) -> tensor<3x5xui64>
    %c_9 = stablehlo.constant dense<32> : tensor<ui64>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %32 = stablehlo.shift_left %29, %31 : tensor<3x5xui64>
    %33 = stablehlo.or %32, %30 : tensor<3x5xui64>
    %34 = stablehlo.slice %12 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %35 = stablehlo.reshape %34 : (tensor<1xui32>) -> tensor<ui32>
    %36 = stablehlo.slice %12 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %37 = stablehlo.reshape %36 : (tensor<1xui32>) -> tensor<ui32>
    %38 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %39 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c_10 = stablehlo.constant dense<5> : tensor<ui64>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %41 = stablehlo.multiply %40, %38 : tensor<3x5xui64>
    %c_11 = stablehlo.constant dense<1> : tensor<ui64>
    %42 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %43 = stablehlo.multiply %42, %39 : tensor<3x5xui64>
    %44 = stablehlo.add %41, %43 : tensor<3x5xui64>
    %c_12 = stablehlo.constant dense<32> : tensor<ui64>
    %45 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %46 = stablehlo.shift_right_logical %44, %45 : tensor<3x5xui64>
    %47 = stablehlo.convert %44 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %48 = stablehlo.convert %46 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %49:2 = call @threefry2x32_1(%35, %37, %48, %47) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %50 = stablehlo.convert %49#0 : (tensor<3x5xui32>) -> tensor<3x5xui64>
    %51 = stablehlo.convert %49#1 : (tensor<3x5xui32>) -> tensor<3x5xui64>
    %c_13 = stablehlo.constant dense<32> : tensor<ui64>
    %52 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %53 = stablehlo.shift_left %50, %52 : tensor<3x5xui64>
    %54 = stablehlo.or %53, %51 : tensor<3x5xui64>
    %55 = stablehlo.subtract %7, %6 : tensor<1x1xi64>
    %56 = stablehlo.convert %55 : (tensor<1x1xi64>) -> tensor<1x1xui64>
    %57 = stablehlo.compare LE, %7, %6, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<ui64>
    %58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui64>) -> tensor<1x1xui64>
    %59 = stablehlo.select %57, %58, %56 : tensor<1x1xi1>, tensor<1x1xui64>
    %60 = stablehlo.compare GT, %7, %6, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %61 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1x1xi1>
    %62 = stablehlo.and %61, %60 : tensor<1x1xi1>
    %c_15 = stablehlo.constant dense<1> : tensor<ui64>
    %63 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui64>) -> tensor<1x1xui64>
    %64 = stablehlo.add %59, %63 : tensor<1x1xui64>
    %65 = stablehlo.select %62, %64, %59 : tensor<1x1xi1>, tensor<1x1xui64>
    %c_16 = stablehlo.constant dense<4294967296> : tensor<ui64>
    %66 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui64>) -> tensor<1x1xui64>
    %67 = stablehlo.remainder %66, %65 : tensor<1x1xui64>
    %68 = stablehlo.multiply %67, %67 : tensor<1x1xui64>
    %69 = stablehlo.remainder %68, %65 : tensor<1x1xui64>
    %70 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xui64>) -> tensor<3x5xui64>
    %71 = stablehlo.remainder %33, %70 : tensor<3x5xui64>
    %72 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<1x1xui64>) -> tensor<3x5xui64>
    %73 = stablehlo.multiply %71, %72 : tensor<3x5xui64>
    %74 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xui64>) -> tensor<3x5xui64>
    %75 = stablehlo.remainder %54, %74 : tensor<3x5xui64>
    %76 = stablehlo.add %73, %75 : tensor<3x5xui64>
    %77 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1x1xui64>) -> tensor<3x5xui64>
    %78 = stablehlo.remainder %76, %77 : tensor<3x5xui64>
    %79 = stablehlo.convert %78 : (tensor<3x5xui64>) -> tensor<3x5xi64>
    %80 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<3x5xi64>
    %81 = stablehlo.add %80, %79 : tensor<3x5xi64>
    return %81 : tensor<3x5xi64>
  }
  func.func private @clip(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
    %1 = stablehlo.minimum %arg2, %0 : tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @clip_0(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<i64>
    %1 = stablehlo.minimum %arg2, %0 : tensor<i64>
    return %1 : tensor<i64>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %6 = stablehlo.add %3, %5 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<2xui32>
    %11 = stablehlo.or %8, %10 : tensor<2xui32>
    %12 = stablehlo.xor %6, %11 : tensor<2xui32>
    %13 = stablehlo.add %6, %12 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<2xui32>
    %18 = stablehlo.or %15, %17 : tensor<2xui32>
    %19 = stablehlo.xor %13, %18 : tensor<2xui32>
    %20 = stablehlo.add %13, %19 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<2xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<2xui32>
    %25 = stablehlo.or %22, %24 : tensor<2xui32>
    %26 = stablehlo.xor %20, %25 : tensor<2xui32>
    %27 = stablehlo.add %20, %26 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<2xui32>
    %32 = stablehlo.or %29, %31 : tensor<2xui32>
    %33 = stablehlo.xor %27, %32 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.add %27, %34 : tensor<2xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %37 = stablehlo.add %33, %36 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %39 = stablehlo.add %37, %38 : tensor<2xui32>
    %40 = stablehlo.add %35, %39 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<2xui32>
    %45 = stablehlo.or %42, %44 : tensor<2xui32>
    %46 = stablehlo.xor %40, %45 : tensor<2xui32>
    %47 = stablehlo.add %40, %46 : tensor<2xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<2xui32>
    %52 = stablehlo.or %49, %51 : tensor<2xui32>
    %53 = stablehlo.xor %47, %52 : tensor<2xui32>
    %54 = stablehlo.add %47, %53 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<2xui32>
    %59 = stablehlo.or %56, %58 : tensor<2xui32>
    %60 = stablehlo.xor %54, %59 : tensor<2xui32>
    %61 = stablehlo.add %54, %60 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<2xui32>
    %66 = stablehlo.or %63, %65 : tensor<2xui32>
    %67 = stablehlo.xor %61, %66 : tensor<2xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %69 = stablehlo.add %61, %68 : tensor<2xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = stablehlo.add %67, %70 : tensor<2xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.add %71, %72 : tensor<2xui32>
    %74 = stablehlo.add %69, %73 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<2xui32>
    %79 = stablehlo.or %76, %78 : tensor<2xui32>
    %80 = stablehlo.xor %74, %79 : tensor<2xui32>
    %81 = stablehlo.add %74, %80 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<2xui32>
    %86 = stablehlo.or %83, %85 : tensor<2xui32>
    %87 = stablehlo.xor %81, %86 : tensor<2xui32>
    %88 = stablehlo.add %81, %87 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<2xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<2xui32>
    %93 = stablehlo.or %90, %92 : tensor<2xui32>
    %94 = stablehlo.xor %88, %93 : tensor<2xui32>
    %95 = stablehlo.add %88, %94 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<2xui32>
    %100 = stablehlo.or %97, %99 : tensor<2xui32>
    %101 = stablehlo.xor %95, %100 : tensor<2xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = stablehlo.add %95, %102 : tensor<2xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %105 = stablehlo.add %101, %104 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %107 = stablehlo.add %105, %106 : tensor<2xui32>
    %108 = stablehlo.add %103, %107 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<2xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<2xui32>
    %113 = stablehlo.or %110, %112 : tensor<2xui32>
    %114 = stablehlo.xor %108, %113 : tensor<2xui32>
    %115 = stablehlo.add %108, %114 : tensor<2xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<2xui32>
    %120 = stablehlo.or %117, %119 : tensor<2xui32>
    %121 = stablehlo.xor %115, %120 : tensor<2xui32>
    %122 = stablehlo.add %115, %121 : tensor<2xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<2xui32>
    %127 = stablehlo.or %124, %126 : tensor<2xui32>
    %128 = stablehlo.xor %122, %127 : tensor<2xui32>
    %129 = stablehlo.add %122, %128 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<2xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<2xui32>
    %134 = stablehlo.or %131, %133 : tensor<2xui32>
    %135 = stablehlo.xor %129, %134 : tensor<2xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %137 = stablehlo.add %129, %136 : tensor<2xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %139 = stablehlo.add %135, %138 : tensor<2xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %141 = stablehlo.add %139, %140 : tensor<2xui32>
    %142 = stablehlo.add %137, %141 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<2xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<2xui32>
    %147 = stablehlo.or %144, %146 : tensor<2xui32>
    %148 = stablehlo.xor %142, %147 : tensor<2xui32>
    %149 = stablehlo.add %142, %148 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<2xui32>
    %154 = stablehlo.or %151, %153 : tensor<2xui32>
    %155 = stablehlo.xor %149, %154 : tensor<2xui32>
    %156 = stablehlo.add %149, %155 : tensor<2xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<2xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<2xui32>
    %161 = stablehlo.or %158, %160 : tensor<2xui32>
    %162 = stablehlo.xor %156, %161 : tensor<2xui32>
    %163 = stablehlo.add %156, %162 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<2xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<2xui32>
    %168 = stablehlo.or %165, %167 : tensor<2xui32>
    %169 = stablehlo.xor %163, %168 : tensor<2xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %171 = stablehlo.add %163, %170 : tensor<2xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %173 = stablehlo.add %169, %172 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %175 = stablehlo.add %173, %174 : tensor<2xui32>
    return %171, %175 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
    %6 = stablehlo.add %3, %5 : tensor<3x5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<3x5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<3x5xui32>
    %11 = stablehlo.or %8, %10 : tensor<3x5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<3x5xui32>
    %13 = stablehlo.add %6, %12 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<3x5xui32>
    %18 = stablehlo.or %15, %17 : tensor<3x5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<3x5xui32>
    %20 = stablehlo.add %13, %19 : tensor<3x5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<3x5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<3x5xui32>
    %25 = stablehlo.or %22, %24 : tensor<3x5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<3x5xui32>
    %27 = stablehlo.add %20, %26 : tensor<3x5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<3x5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<3x5xui32>
    %32 = stablehlo.or %29, %31 : tensor<3x5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<3x5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %35 = stablehlo.add %27, %34 : tensor<3x5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %37 = stablehlo.add %33, %36 : tensor<3x5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %39 = stablehlo.add %37, %38 : tensor<3x5xui32>
    %40 = stablehlo.add %35, %39 : tensor<3x5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<3x5xui32>
    %45 = stablehlo.or %42, %44 : tensor<3x5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<3x5xui32>
    %47 = stablehlo.add %40, %46 : tensor<3x5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<3x5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<3x5xui32>
    %52 = stablehlo.or %49, %51 : tensor<3x5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<3x5xui32>
    %54 = stablehlo.add %47, %53 : tensor<3x5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<3x5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<3x5xui32>
    %59 = stablehlo.or %56, %58 : tensor<3x5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<3x5xui32>
    %61 = stablehlo.add %54, %60 : tensor<3x5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<3x5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<3x5xui32>
    %66 = stablehlo.or %63, %65 : tensor<3x5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<3x5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %69 = stablehlo.add %61, %68 : tensor<3x5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %71 = stablehlo.add %67, %70 : tensor<3x5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %73 = stablehlo.add %71, %72 : tensor<3x5xui32>
    %74 = stablehlo.add %69, %73 : tensor<3x5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<3x5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<3x5xui32>
    %79 = stablehlo.or %76, %78 : tensor<3x5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<3x5xui32>
    %81 = stablehlo.add %74, %80 : tensor<3x5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<3x5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<3x5xui32>
    %86 = stablehlo.or %83, %85 : tensor<3x5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<3x5xui32>
    %88 = stablehlo.add %81, %87 : tensor<3x5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<3x5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<3x5xui32>
    %93 = stablehlo.or %90, %92 : tensor<3x5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<3x5xui32>
    %95 = stablehlo.add %88, %94 : tensor<3x5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<3x5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<3x5xui32>
    %100 = stablehlo.or %97, %99 : tensor<3x5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<3x5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %103 = stablehlo.add %95, %102 : tensor<3x5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %105 = stablehlo.add %101, %104 : tensor<3x5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %107 = stablehlo.add %105, %106 : tensor<3x5xui32>
    %108 = stablehlo.add %103, %107 : tensor<3x5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<3x5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<3x5xui32>
    %113 = stablehlo.or %110, %112 : tensor<3x5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<3x5xui32>
    %115 = stablehlo.add %108, %114 : tensor<3x5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<3x5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<3x5xui32>
    %120 = stablehlo.or %117, %119 : tensor<3x5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<3x5xui32>
    %122 = stablehlo.add %115, %121 : tensor<3x5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<3x5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<3x5xui32>
    %127 = stablehlo.or %124, %126 : tensor<3x5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<3x5xui32>
    %129 = stablehlo.add %122, %128 : tensor<3x5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<3x5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<3x5xui32>
    %134 = stablehlo.or %131, %133 : tensor<3x5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<3x5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %137 = stablehlo.add %129, %136 : tensor<3x5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %139 = stablehlo.add %135, %138 : tensor<3x5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %141 = stablehlo.add %139, %140 : tensor<3x5xui32>
    %142 = stablehlo.add %137, %141 : tensor<3x5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<3x5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<3x5xui32>
    %147 = stablehlo.or %144, %146 : tensor<3x5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<3x5xui32>
    %149 = stablehlo.add %142, %148 : tensor<3x5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<3x5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<3x5xui32>
    %154 = stablehlo.or %151, %153 : tensor<3x5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<3x5xui32>
    %156 = stablehlo.add %149, %155 : tensor<3x5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<3x5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<3x5xui32>
    %161 = stablehlo.or %158, %160 : tensor<3x5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<3x5xui32>
    %163 = stablehlo.add %156, %162 : tensor<3x5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<3x5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<3x5xui32>
    %168 = stablehlo.or %165, %167 : tensor<3x5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<3x5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %171 = stablehlo.add %163, %170 : tensor<3x5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %173 = stablehlo.add %169, %172 : tensor<3x5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %175 = stablehlo.add %173, %174 : tensor<3x5xui32>
    return %171, %175 : tensor<3x5xui32>, tensor<3x5xui32>
  }
}
// -----
// case: randint_ui8
// primitives: add and broadcast_in_dim convert_element_type gt jit le max min mul random_bits random_split random_wrap rem select_n slice squeeze sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xui8> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<255> : tensor<i64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %0 = call @clip(%c, %c_0, %c_1) : (tensor<i32>, tensor<i64>, tensor<i64>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<255> : tensor<i32>
    %c_3 = stablehlo.constant dense<256> : tensor<i64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %1 = call @clip(%c_2, %c_3, %c_4) : (tensor<i32>, tensor<i64>, tensor<i64>) -> tensor<i32>
    %2 = call @_randint(%arg0, %0, %1) : (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<9xi32>
    %3 = stablehlo.convert %2 : (tensor<9xi32>) -> tensor<9xui8>
    return %3 : tensor<9xui8>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_randint(%arg0: tensor<2xui32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = call @clip_0(%c, %c_0, %c_1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = stablehlo.compare GT, %arg2, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = call @clip_0(%arg1, %c_2, %c_3) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %c_5 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3 = call @clip_0(%arg2, %c_4, %c_5) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %7 = stablehlo.slice %6 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %8 = stablehlo.reshape %7 : (tensor<1x2xui32>) -> tensor<2xui32>
    %9 = stablehlo.slice %6 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xui32>) -> tensor<2xui32>
    %11 = stablehlo.slice %8 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.slice %8 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %14 = stablehlo.reshape %13 : (tensor<1xui32>) -> tensor<ui32>
    %15 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c_6 = stablehlo.constant dense<1> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %17 = stablehlo.multiply %16, %15 : tensor<9xui64>
    %c_7 = stablehlo.constant dense<32> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %19 = stablehlo.shift_right_logical %17, %18 : tensor<9xui64>
    %20 = stablehlo.convert %17 : (tensor<9xui64>) -> tensor<9xui32>
    %21 = stablehlo.convert %19 : (tensor<9xui64>) -> tensor<9xui32>
    %22:2 = call @threefry2x32_1(%12, %14, %21, %20) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %23 = stablehlo.xor %22#0, %22#1 : tensor<9xui32>
    %24 = stablehlo.slice %10 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %25 = stablehlo.reshape %24 : (tensor<1xui32>) -> tensor<ui32>
    %26 = stablehlo.slice %10 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %27 = stablehlo.reshape %26 : (tensor<1xui32>) -> tensor<ui32>
    %28 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c_8 = stablehlo.constant dense<1> : tensor<ui64>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %30 = stablehlo.multiply %29, %28 : tensor<9xui64>
    %c_9 = stablehlo.constant dense<32> : tensor<ui64>
    %31 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %32 = stablehlo.shift_right_logical %30, %31 : tensor<9xui64>
    %33 = stablehlo.convert %30 : (tensor<9xui64>) -> tensor<9xui32>
    %34 = stablehlo.convert %32 : (tensor<9xui64>) -> tensor<9xui32>
    %35:2 = call @threefry2x32_1(%25, %27, %34, %33) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %36 = stablehlo.xor %35#0, %35#1 : tensor<9xui32>
    %37 = stablehlo.subtract %5, %4 : tensor<1xi32>
    %38 = stablehlo.convert %37 : (tensor<1xi32>) -> tensor<1xui32>
    %39 = stablehlo.compare LE, %5, %4, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_10 = stablehlo.constant dense<1> : tensor<ui32>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %41 = stablehlo.select %39, %40, %38 : tensor<1xi1>, tensor<1xui32>
    %42 = stablehlo.compare GT, %5, %4, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %43 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %44 = stablehlo.and %43, %42 : tensor<1xi1>
    %c_11 = stablehlo.constant dense<1> : tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %46 = stablehlo.add %41, %45 : tensor<1xui32>
    %47 = stablehlo.select %44, %46, %41 : tensor<1xi1>, tensor<1xui32>
    %c_12 = stablehlo.constant dense<65536> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %49 = stablehlo.remainder %48, %47 : tensor<1xui32>
    %50 = stablehlo.multiply %49, %49 : tensor<1xui32>
    %51 = stablehlo.remainder %50, %47 : tensor<1xui32>
    %52 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xui32>) -> tensor<9xui32>
    %53 = stablehlo.remainder %23, %52 : tensor<9xui32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<1xui32>) -> tensor<9xui32>
    %55 = stablehlo.multiply %53, %54 : tensor<9xui32>
    %56 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xui32>) -> tensor<9xui32>
    %57 = stablehlo.remainder %36, %56 : tensor<9xui32>
    %58 = stablehlo.add %55, %57 : tensor<9xui32>
    %59 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<1xui32>) -> tensor<9xui32>
    %60 = stablehlo.remainder %58, %59 : tensor<9xui32>
    %61 = stablehlo.convert %60 : (tensor<9xui32>) -> tensor<9xi32>
    %62 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<1xi32>) -> tensor<9xi32>
    %63 = stablehlo.add %62, %61 : tensor<9xi32>
    return %63 : tensor<9xi32>
  }
  func.func private @clip_0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.maximum %arg1, %arg0 : tensor<i32>
    %1 = stablehlo.minimum %arg2, %0 : tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %6 = stablehlo.add %3, %5 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<2xui32>
    %11 = stablehlo.or %8, %10 : tensor<2xui32>
    %12 = stablehlo.xor %6, %11 : tensor<2xui32>
    %13 = stablehlo.add %6, %12 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<2xui32>
    %18 = stablehlo.or %15, %17 : tensor<2xui32>
    %19 = stablehlo.xor %13, %18 : tensor<2xui32>
    %20 = stablehlo.add %13, %19 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<2xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<2xui32>
    %25 = stablehlo.or %22, %24 : tensor<2xui32>
    %26 = stablehlo.xor %20, %25 : tensor<2xui32>
    %27 = stablehlo.add %20, %26 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<2xui32>
    %32 = stablehlo.or %29, %31 : tensor<2xui32>
    %33 = stablehlo.xor %27, %32 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.add %27, %34 : tensor<2xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %37 = stablehlo.add %33, %36 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %39 = stablehlo.add %37, %38 : tensor<2xui32>
    %40 = stablehlo.add %35, %39 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<2xui32>
    %45 = stablehlo.or %42, %44 : tensor<2xui32>
    %46 = stablehlo.xor %40, %45 : tensor<2xui32>
    %47 = stablehlo.add %40, %46 : tensor<2xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<2xui32>
    %52 = stablehlo.or %49, %51 : tensor<2xui32>
    %53 = stablehlo.xor %47, %52 : tensor<2xui32>
    %54 = stablehlo.add %47, %53 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<2xui32>
    %59 = stablehlo.or %56, %58 : tensor<2xui32>
    %60 = stablehlo.xor %54, %59 : tensor<2xui32>
    %61 = stablehlo.add %54, %60 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<2xui32>
    %66 = stablehlo.or %63, %65 : tensor<2xui32>
    %67 = stablehlo.xor %61, %66 : tensor<2xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %69 = stablehlo.add %61, %68 : tensor<2xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = stablehlo.add %67, %70 : tensor<2xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.add %71, %72 : tensor<2xui32>
    %74 = stablehlo.add %69, %73 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<2xui32>
    %79 = stablehlo.or %76, %78 : tensor<2xui32>
    %80 = stablehlo.xor %74, %79 : tensor<2xui32>
    %81 = stablehlo.add %74, %80 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<2xui32>
    %86 = stablehlo.or %83, %85 : tensor<2xui32>
    %87 = stablehlo.xor %81, %86 : tensor<2xui32>
    %88 = stablehlo.add %81, %87 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<2xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<2xui32>
    %93 = stablehlo.or %90, %92 : tensor<2xui32>
    %94 = stablehlo.xor %88, %93 : tensor<2xui32>
    %95 = stablehlo.add %88, %94 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<2xui32>
    %100 = stablehlo.or %97, %99 : tensor<2xui32>
    %101 = stablehlo.xor %95, %100 : tensor<2xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = stablehlo.add %95, %102 : tensor<2xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %105 = stablehlo.add %101, %104 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %107 = stablehlo.add %105, %106 : tensor<2xui32>
    %108 = stablehlo.add %103, %107 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<2xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<2xui32>
    %113 = stablehlo.or %110, %112 : tensor<2xui32>
    %114 = stablehlo.xor %108, %113 : tensor<2xui32>
    %115 = stablehlo.add %108, %114 : tensor<2xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<2xui32>
    %120 = stablehlo.or %117, %119 : tensor<2xui32>
    %121 = stablehlo.xor %115, %120 : tensor<2xui32>
    %122 = stablehlo.add %115, %121 : tensor<2xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<2xui32>
    %127 = stablehlo.or %124, %126 : tensor<2xui32>
    %128 = stablehlo.xor %122, %127 : tensor<2xui32>
    %129 = stablehlo.add %122, %128 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<2xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<2xui32>
    %134 = stablehlo.or %131, %133 : tensor<2xui32>
    %135 = stablehlo.xor %129, %134 : tensor<2xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %137 = stablehlo.add %129, %136 : tensor<2xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %139 = stablehlo.add %135, %138 : tensor<2xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %141 = stablehlo.add %139, %140 : tensor<2xui32>
    %142 = stablehlo.add %137, %141 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<2xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<2xui32>
    %147 = stablehlo.or %144, %146 : tensor<2xui32>
    %148 = stablehlo.xor %142, %147 : tensor<2xui32>
    %149 = stablehlo.add %142, %148 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<2xui32>
    %154 = stablehlo.or %151, %153 : tensor<2xui32>
    %155 = stablehlo.xor %149, %154 : tensor<2xui32>
    %156 = stablehlo.add %149, %155 : tensor<2xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<2xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<2xui32>
    %161 = stablehlo.or %158, %160 : tensor<2xui32>
    %162 = stablehlo.xor %156, %161 : tensor<2xui32>
    %163 = stablehlo.add %156, %162 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<2xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<2xui32>
    %168 = stablehlo.or %165, %167 : tensor<2xui32>
    %169 = stablehlo.xor %163, %168 : tensor<2xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %171 = stablehlo.add %163, %170 : tensor<2xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %173 = stablehlo.add %169, %172 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %175 = stablehlo.add %173, %174 : tensor<2xui32>
    return %171, %175 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @threefry2x32_1(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: rademacher
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit lt max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xi64> {jax.result_info = "result"}) {
    %0 = call @_rademacher(%arg0) : (tensor<2xui32>) -> tensor<9xi64>
    return %0 : tensor<9xi64>
  }
  func.func private @_rademacher(%arg0: tensor<2xui32>) -> tensor<9xi64> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @_bernoulli(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<9xi1>
    %1 = stablehlo.convert %0 : (tensor<9xi1>) -> tensor<9xi64>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %3 = stablehlo.multiply %2, %1 : tensor<9xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<9xi64>
    %5 = stablehlo.subtract %3, %4 : tensor<9xi64>
    return %5 : tensor<9xi64>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<9xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<9xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    return %2 : tensor<9xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<9xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<9xui64>
    %13 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %14 = stablehlo.convert %12 : (tensor<9xui64>) -> tensor<9xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %16 = stablehlo.convert %15#0 : (tensor<9xui32>) -> tensor<9xui64>
    %17 = stablehlo.convert %15#1 : (tensor<9xui32>) -> tensor<9xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %19 = stablehlo.shift_left %16, %18 : tensor<9xui64>
    %20 = stablehlo.or %19, %17 : tensor<9xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<9xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %24 = stablehlo.or %22, %23 : tensor<9xui64>
    %25 = stablehlo.bitcast_convert %24 : (tensor<9xui64>) -> tensor<9xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %27 = stablehlo.subtract %25, %26 : tensor<9xf64>
    %28 = stablehlo.subtract %3, %2 : tensor<1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf64>) -> tensor<9xf64>
    %30 = stablehlo.multiply %27, %29 : tensor<9xf64>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<9xf64>
    %32 = stablehlo.add %30, %31 : tensor<9xf64>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<9xf64>
    %34 = stablehlo.maximum %33, %32 : tensor<9xf64>
    return %34 : tensor<9xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: scalar
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<ui64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %c_0 = stablehlo.constant dense<0> : tensor<ui32>
    %4:2 = call @threefry2x32(%1, %3, %c, %c_0) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>)
    %5 = stablehlo.convert %4#0 : (tensor<ui32>) -> tensor<ui64>
    %6 = stablehlo.convert %4#1 : (tensor<ui32>) -> tensor<ui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.shift_left %5, %c_1 : tensor<ui64>
    %8 = stablehlo.or %7, %6 : tensor<ui64>
    return %8 : tensor<ui64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>) -> (tensor<ui32>, tensor<ui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.add %arg2, %arg0 : tensor<ui32>
    %3 = stablehlo.add %arg3, %arg1 : tensor<ui32>
    %4 = stablehlo.add %2, %3 : tensor<ui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %5 = stablehlo.shift_left %3, %c_0 : tensor<ui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %6 = stablehlo.shift_right_logical %3, %c_1 : tensor<ui32>
    %7 = stablehlo.or %5, %6 : tensor<ui32>
    %8 = stablehlo.xor %4, %7 : tensor<ui32>
    %9 = stablehlo.add %4, %8 : tensor<ui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %10 = stablehlo.shift_left %8, %c_2 : tensor<ui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %11 = stablehlo.shift_right_logical %8, %c_3 : tensor<ui32>
    %12 = stablehlo.or %10, %11 : tensor<ui32>
    %13 = stablehlo.xor %9, %12 : tensor<ui32>
    %14 = stablehlo.add %9, %13 : tensor<ui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %15 = stablehlo.shift_left %13, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %16 = stablehlo.shift_right_logical %13, %c_5 : tensor<ui32>
    %17 = stablehlo.or %15, %16 : tensor<ui32>
    %18 = stablehlo.xor %14, %17 : tensor<ui32>
    %19 = stablehlo.add %14, %18 : tensor<ui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %20 = stablehlo.shift_left %18, %c_6 : tensor<ui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.shift_right_logical %18, %c_7 : tensor<ui32>
    %22 = stablehlo.or %20, %21 : tensor<ui32>
    %23 = stablehlo.xor %19, %22 : tensor<ui32>
    %24 = stablehlo.add %19, %arg1 : tensor<ui32>
    %25 = stablehlo.add %23, %1 : tensor<ui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %26 = stablehlo.add %25, %c_8 : tensor<ui32>
    %27 = stablehlo.add %24, %26 : tensor<ui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %28 = stablehlo.shift_left %26, %c_9 : tensor<ui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %29 = stablehlo.shift_right_logical %26, %c_10 : tensor<ui32>
    %30 = stablehlo.or %28, %29 : tensor<ui32>
    %31 = stablehlo.xor %27, %30 : tensor<ui32>
    %32 = stablehlo.add %27, %31 : tensor<ui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %33 = stablehlo.shift_left %31, %c_11 : tensor<ui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %34 = stablehlo.shift_right_logical %31, %c_12 : tensor<ui32>
    %35 = stablehlo.or %33, %34 : tensor<ui32>
    %36 = stablehlo.xor %32, %35 : tensor<ui32>
    %37 = stablehlo.add %32, %36 : tensor<ui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %38 = stablehlo.shift_left %36, %c_13 : tensor<ui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %39 = stablehlo.shift_right_logical %36, %c_14 : tensor<ui32>
    %40 = stablehlo.or %38, %39 : tensor<ui32>
    %41 = stablehlo.xor %37, %40 : tensor<ui32>
    %42 = stablehlo.add %37, %41 : tensor<ui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %43 = stablehlo.shift_left %41, %c_15 : tensor<ui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %44 = stablehlo.shift_right_logical %41, %c_16 : tensor<ui32>
    %45 = stablehlo.or %43, %44 : tensor<ui32>
    %46 = stablehlo.xor %42, %45 : tensor<ui32>
    %47 = stablehlo.add %42, %1 : tensor<ui32>
    %48 = stablehlo.add %46, %arg0 : tensor<ui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %49 = stablehlo.add %48, %c_17 : tensor<ui32>
    %50 = stablehlo.add %47, %49 : tensor<ui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %51 = stablehlo.shift_left %49, %c_18 : tensor<ui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %52 = stablehlo.shift_right_logical %49, %c_19 : tensor<ui32>
    %53 = stablehlo.or %51, %52 : tensor<ui32>
    %54 = stablehlo.xor %50, %53 : tensor<ui32>
    %55 = stablehlo.add %50, %54 : tensor<ui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %56 = stablehlo.shift_left %54, %c_20 : tensor<ui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %57 = stablehlo.shift_right_logical %54, %c_21 : tensor<ui32>
    %58 = stablehlo.or %56, %57 : tensor<ui32>
    %59 = stablehlo.xor %55, %58 : tensor<ui32>
    %60 = stablehlo.add %55, %59 : tensor<ui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %61 = stablehlo.shift_left %59, %c_22 : tensor<ui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %62 = stablehlo.shift_right_logical %59, %c_23 : tensor<ui32>
    %63 = stablehlo.or %61, %62 : tensor<ui32>
    %64 = stablehlo.xor %60, %63 : tensor<ui32>
    %65 = stablehlo.add %60, %64 : tensor<ui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %66 = stablehlo.shift_left %64, %c_24 : tensor<ui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %67 = stablehlo.shift_right_logical %64, %c_25 : tensor<ui32>
    %68 = stablehlo.or %66, %67 : tensor<ui32>
    %69 = stablehlo.xor %65, %68 : tensor<ui32>
    %70 = stablehlo.add %65, %arg0 : tensor<ui32>
    %71 = stablehlo.add %69, %arg1 : tensor<ui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %72 = stablehlo.add %71, %c_26 : tensor<ui32>
    %73 = stablehlo.add %70, %72 : tensor<ui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %74 = stablehlo.shift_left %72, %c_27 : tensor<ui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %75 = stablehlo.shift_right_logical %72, %c_28 : tensor<ui32>
    %76 = stablehlo.or %74, %75 : tensor<ui32>
    %77 = stablehlo.xor %73, %76 : tensor<ui32>
    %78 = stablehlo.add %73, %77 : tensor<ui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %79 = stablehlo.shift_left %77, %c_29 : tensor<ui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %80 = stablehlo.shift_right_logical %77, %c_30 : tensor<ui32>
    %81 = stablehlo.or %79, %80 : tensor<ui32>
    %82 = stablehlo.xor %78, %81 : tensor<ui32>
    %83 = stablehlo.add %78, %82 : tensor<ui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %84 = stablehlo.shift_left %82, %c_31 : tensor<ui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %85 = stablehlo.shift_right_logical %82, %c_32 : tensor<ui32>
    %86 = stablehlo.or %84, %85 : tensor<ui32>
    %87 = stablehlo.xor %83, %86 : tensor<ui32>
    %88 = stablehlo.add %83, %87 : tensor<ui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %89 = stablehlo.shift_left %87, %c_33 : tensor<ui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %90 = stablehlo.shift_right_logical %87, %c_34 : tensor<ui32>
    %91 = stablehlo.or %89, %90 : tensor<ui32>
    %92 = stablehlo.xor %88, %91 : tensor<ui32>
    %93 = stablehlo.add %88, %arg1 : tensor<ui32>
    %94 = stablehlo.add %92, %1 : tensor<ui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %95 = stablehlo.add %94, %c_35 : tensor<ui32>
    %96 = stablehlo.add %93, %95 : tensor<ui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %97 = stablehlo.shift_left %95, %c_36 : tensor<ui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %98 = stablehlo.shift_right_logical %95, %c_37 : tensor<ui32>
    %99 = stablehlo.or %97, %98 : tensor<ui32>
    %100 = stablehlo.xor %96, %99 : tensor<ui32>
    %101 = stablehlo.add %96, %100 : tensor<ui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %102 = stablehlo.shift_left %100, %c_38 : tensor<ui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %103 = stablehlo.shift_right_logical %100, %c_39 : tensor<ui32>
    %104 = stablehlo.or %102, %103 : tensor<ui32>
    %105 = stablehlo.xor %101, %104 : tensor<ui32>
    %106 = stablehlo.add %101, %105 : tensor<ui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %107 = stablehlo.shift_left %105, %c_40 : tensor<ui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %108 = stablehlo.shift_right_logical %105, %c_41 : tensor<ui32>
    %109 = stablehlo.or %107, %108 : tensor<ui32>
    %110 = stablehlo.xor %106, %109 : tensor<ui32>
    %111 = stablehlo.add %106, %110 : tensor<ui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %112 = stablehlo.shift_left %110, %c_42 : tensor<ui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %113 = stablehlo.shift_right_logical %110, %c_43 : tensor<ui32>
    %114 = stablehlo.or %112, %113 : tensor<ui32>
    %115 = stablehlo.xor %111, %114 : tensor<ui32>
    %116 = stablehlo.add %111, %1 : tensor<ui32>
    %117 = stablehlo.add %115, %arg0 : tensor<ui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %118 = stablehlo.add %117, %c_44 : tensor<ui32>
    return %116, %118 : tensor<ui32>, tensor<ui32>
  }
}
// -----
// case: empty
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<0xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<0xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<0xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<0xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<0xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<0xui64>
    %9 = stablehlo.convert %6 : (tensor<0xui64>) -> tensor<0xui32>
    %10 = stablehlo.convert %8 : (tensor<0xui64>) -> tensor<0xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<0xui32>, tensor<0xui32>) -> (tensor<0xui32>, tensor<0xui32>)
    %12 = stablehlo.convert %11#0 : (tensor<0xui32>) -> tensor<0xui64>
    %13 = stablehlo.convert %11#1 : (tensor<0xui32>) -> tensor<0xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %14 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<0xui64>
    %15 = stablehlo.shift_left %12, %14 : tensor<0xui64>
    %16 = stablehlo.or %15, %13 : tensor<0xui64>
    return %16 : tensor<0xui64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<0xui32>, %arg3: tensor<0xui32>) -> (tensor<0xui32>, tensor<0xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<0xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<0xui32>
    %6 = stablehlo.add %3, %5 : tensor<0xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<0xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<0xui32>
    %11 = stablehlo.or %8, %10 : tensor<0xui32>
    %12 = stablehlo.xor %6, %11 : tensor<0xui32>
    %13 = stablehlo.add %6, %12 : tensor<0xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<0xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<0xui32>
    %18 = stablehlo.or %15, %17 : tensor<0xui32>
    %19 = stablehlo.xor %13, %18 : tensor<0xui32>
    %20 = stablehlo.add %13, %19 : tensor<0xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<0xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<0xui32>
    %25 = stablehlo.or %22, %24 : tensor<0xui32>
    %26 = stablehlo.xor %20, %25 : tensor<0xui32>
    %27 = stablehlo.add %20, %26 : tensor<0xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<0xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<0xui32>
    %32 = stablehlo.or %29, %31 : tensor<0xui32>
    %33 = stablehlo.xor %27, %32 : tensor<0xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %35 = stablehlo.add %27, %34 : tensor<0xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %37 = stablehlo.add %33, %36 : tensor<0xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %39 = stablehlo.add %37, %38 : tensor<0xui32>
    %40 = stablehlo.add %35, %39 : tensor<0xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<0xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<0xui32>
    %45 = stablehlo.or %42, %44 : tensor<0xui32>
    %46 = stablehlo.xor %40, %45 : tensor<0xui32>
    %47 = stablehlo.add %40, %46 : tensor<0xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<0xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<0xui32>
    %52 = stablehlo.or %49, %51 : tensor<0xui32>
    %53 = stablehlo.xor %47, %52 : tensor<0xui32>
    %54 = stablehlo.add %47, %53 : tensor<0xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<0xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<0xui32>
    %59 = stablehlo.or %56, %58 : tensor<0xui32>
    %60 = stablehlo.xor %54, %59 : tensor<0xui32>
    %61 = stablehlo.add %54, %60 : tensor<0xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<0xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<0xui32>
    %66 = stablehlo.or %63, %65 : tensor<0xui32>
    %67 = stablehlo.xor %61, %66 : tensor<0xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %69 = stablehlo.add %61, %68 : tensor<0xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %71 = stablehlo.add %67, %70 : tensor<0xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %73 = stablehlo.add %71, %72 : tensor<0xui32>
    %74 = stablehlo.add %69, %73 : tensor<0xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<0xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<0xui32>
    %79 = stablehlo.or %76, %78 : tensor<0xui32>
    %80 = stablehlo.xor %74, %79 : tensor<0xui32>
    %81 = stablehlo.add %74, %80 : tensor<0xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<0xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<0xui32>
    %86 = stablehlo.or %83, %85 : tensor<0xui32>
    %87 = stablehlo.xor %81, %86 : tensor<0xui32>
    %88 = stablehlo.add %81, %87 : tensor<0xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<0xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<0xui32>
    %93 = stablehlo.or %90, %92 : tensor<0xui32>
    %94 = stablehlo.xor %88, %93 : tensor<0xui32>
    %95 = stablehlo.add %88, %94 : tensor<0xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<0xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<0xui32>
    %100 = stablehlo.or %97, %99 : tensor<0xui32>
    %101 = stablehlo.xor %95, %100 : tensor<0xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %103 = stablehlo.add %95, %102 : tensor<0xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %105 = stablehlo.add %101, %104 : tensor<0xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %107 = stablehlo.add %105, %106 : tensor<0xui32>
    %108 = stablehlo.add %103, %107 : tensor<0xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<0xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<0xui32>
    %113 = stablehlo.or %110, %112 : tensor<0xui32>
    %114 = stablehlo.xor %108, %113 : tensor<0xui32>
    %115 = stablehlo.add %108, %114 : tensor<0xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<0xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<0xui32>
    %120 = stablehlo.or %117, %119 : tensor<0xui32>
    %121 = stablehlo.xor %115, %120 : tensor<0xui32>
    %122 = stablehlo.add %115, %121 : tensor<0xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<0xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<0xui32>
    %127 = stablehlo.or %124, %126 : tensor<0xui32>
    %128 = stablehlo.xor %122, %127 : tensor<0xui32>
    %129 = stablehlo.add %122, %128 : tensor<0xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<0xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<0xui32>
    %134 = stablehlo.or %131, %133 : tensor<0xui32>
    %135 = stablehlo.xor %129, %134 : tensor<0xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %137 = stablehlo.add %129, %136 : tensor<0xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %139 = stablehlo.add %135, %138 : tensor<0xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %141 = stablehlo.add %139, %140 : tensor<0xui32>
    %142 = stablehlo.add %137, %141 : tensor<0xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<0xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<0xui32>
    %147 = stablehlo.or %144, %146 : tensor<0xui32>
    %148 = stablehlo.xor %142, %147 : tensor<0xui32>
    %149 = stablehlo.add %142, %148 : tensor<0xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<0xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<0xui32>
    %154 = stablehlo.or %151, %153 : tensor<0xui32>
    %155 = stablehlo.xor %149, %154 : tensor<0xui32>
    %156 = stablehlo.add %149, %155 : tensor<0xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<0xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<0xui32>
    %161 = stablehlo.or %158, %160 : tensor<0xui32>
    %162 = stablehlo.xor %156, %161 : tensor<0xui32>
    %163 = stablehlo.add %156, %162 : tensor<0xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<0xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<0xui32>
    %168 = stablehlo.or %165, %167 : tensor<0xui32>
    %169 = stablehlo.xor %163, %168 : tensor<0xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %171 = stablehlo.add %163, %170 : tensor<0xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %173 = stablehlo.add %169, %172 : tensor<0xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<0xui32>
    %175 = stablehlo.add %173, %174 : tensor<0xui32>
    return %171, %175 : tensor<0xui32>, tensor<0xui32>
  }
}
// -----
// case: categorical_of_equal
// primitives: add argmax bitcast_convert_type broadcast_in_dim convert_element_type jit log max mul neg or random_bits random_wrap shift_right_logical sub
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<i64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %1 = call @_gumbel(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    %2 = stablehlo.add %1, %0 : tensor<5xf32>
    %3 = call @argmax(%2) : (tensor<5xf32>) -> tensor<i64>
    return %3 : tensor<i64>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.log %0 : tensor<5xf32>
    %2 = stablehlo.negate %1 : tensor<5xf32>
    %3 = stablehlo.log %2 : tensor<5xf32>
    %4 = stablehlo.negate %3 : tensor<5xf32>
    return %4 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<5xui64>
    %12 = stablehlo.convert %9 : (tensor<5xui64>) -> tensor<5xui32>
    %13 = stablehlo.convert %11 : (tensor<5xui64>) -> tensor<5xui32>
    %14:2 = call @threefry2x32(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %19 = stablehlo.or %17, %18 : tensor<5xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<5xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<5xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %27 = stablehlo.add %25, %26 : tensor<5xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<5xf32>
    return %29 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
  func.func private @argmax(%arg0: tensor<5xf32>) -> tensor<i64> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<5xf32>, tensor<5xi64>, tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i64>
    }
    return %1#1 : tensor<i64>
  }
}
// -----
// case: uniform
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %9 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<3x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<3x5xui64>
    %14 = stablehlo.add %11, %13 : tensor<3x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<3x5xui64>
    %17 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %18 = stablehlo.convert %16 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.or %22, %23 : tensor<3x5xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<3x5xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<3x5xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<3x5xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<3x5xf32>
    return %34 : tensor<3x5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
    %6 = stablehlo.add %3, %5 : tensor<3x5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<3x5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<3x5xui32>
    %11 = stablehlo.or %8, %10 : tensor<3x5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<3x5xui32>
    %13 = stablehlo.add %6, %12 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<3x5xui32>
    %18 = stablehlo.or %15, %17 : tensor<3x5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<3x5xui32>
    %20 = stablehlo.add %13, %19 : tensor<3x5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<3x5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<3x5xui32>
    %25 = stablehlo.or %22, %24 : tensor<3x5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<3x5xui32>
    %27 = stablehlo.add %20, %26 : tensor<3x5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<3x5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<3x5xui32>
    %32 = stablehlo.or %29, %31 : tensor<3x5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<3x5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %35 = stablehlo.add %27, %34 : tensor<3x5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %37 = stablehlo.add %33, %36 : tensor<3x5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %39 = stablehlo.add %37, %38 : tensor<3x5xui32>
    %40 = stablehlo.add %35, %39 : tensor<3x5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<3x5xui32>
    %45 = stablehlo.or %42, %44 : tensor<3x5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<3x5xui32>
    %47 = stablehlo.add %40, %46 : tensor<3x5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<3x5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<3x5xui32>
    %52 = stablehlo.or %49, %51 : tensor<3x5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<3x5xui32>
    %54 = stablehlo.add %47, %53 : tensor<3x5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<3x5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<3x5xui32>
    %59 = stablehlo.or %56, %58 : tensor<3x5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<3x5xui32>
    %61 = stablehlo.add %54, %60 : tensor<3x5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<3x5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<3x5xui32>
    %66 = stablehlo.or %63, %65 : tensor<3x5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<3x5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %69 = stablehlo.add %61, %68 : tensor<3x5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %71 = stablehlo.add %67, %70 : tensor<3x5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %73 = stablehlo.add %71, %72 : tensor<3x5xui32>
    %74 = stablehlo.add %69, %73 : tensor<3x5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<3x5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<3x5xui32>
    %79 = stablehlo.or %76, %78 : tensor<3x5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<3x5xui32>
    %81 = stablehlo.add %74, %80 : tensor<3x5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<3x5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<3x5xui32>
    %86 = stablehlo.or %83, %85 : tensor<3x5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<3x5xui32>
    %88 = stablehlo.add %81, %87 : tensor<3x5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<3x5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<3x5xui32>
    %93 = stablehlo.or %90, %92 : tensor<3x5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<3x5xui32>
    %95 = stablehlo.add %88, %94 : tensor<3x5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<3x5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<3x5xui32>
    %100 = stablehlo.or %97, %99 : tensor<3x5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<3x5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %103 = stablehlo.add %95, %102 : tensor<3x5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %105 = stablehlo.add %101, %104 : tensor<3x5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %107 = stablehlo.add %105, %106 : tensor<3x5xui32>
    %108 = stablehlo.add %103, %107 : tensor<3x5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<3x5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<3x5xui32>
    %113 = stablehlo.or %110, %112 : tensor<3x5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<3x5xui32>
    %115 = stablehlo.add %108, %114 : tensor<3x5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<3x5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<3x5xui32>
    %120 = stablehlo.or %117, %119 : tensor<3x5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<3x5xui32>
    %122 = stablehlo.add %115, %121 : tensor<3x5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<3x5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<3x5xui32>
    %127 = stablehlo.or %124, %126 : tensor<3x5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<3x5xui32>
    %129 = stablehlo.add %122, %128 : tensor<3x5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<3x5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<3x5xui32>
    %134 = stablehlo.or %131, %133 : tensor<3x5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<3x5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %137 = stablehlo.add %129, %136 : tensor<3x5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %139 = stablehlo.add %135, %138 : tensor<3x5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %141 = stablehlo.add %139, %140 : tensor<3x5xui32>
    %142 = stablehlo.add %137, %141 : tensor<3x5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<3x5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<3x5xui32>
    %147 = stablehlo.or %144, %146 : tensor<3x5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<3x5xui32>
    %149 = stablehlo.add %142, %148 : tensor<3x5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<3x5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<3x5xui32>
    %154 = stablehlo.or %151, %153 : tensor<3x5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<3x5xui32>
    %156 = stablehlo.add %149, %155 : tensor<3x5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<3x5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<3x5xui32>
    %161 = stablehlo.or %158, %160 : tensor<3x5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<3x5xui32>
    %163 = stablehlo.add %156, %162 : tensor<3x5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<3x5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<3x5xui32>
    %168 = stablehlo.or %165, %167 : tensor<3x5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<3x5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %171 = stablehlo.add %163, %170 : tensor<3x5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %173 = stablehlo.add %169, %172 : tensor<3x5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %175 = stablehlo.add %173, %174 : tensor<3x5xui32>
    return %171, %175 : tensor<3x5xui32>, tensor<3x5xui32>
  }
}
// -----
// case: uniform_range
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-2> : tensor<i64>
    %c_0 = stablehlo.constant dense<3> : tensor<i64>
    %0 = call @_uniform(%arg0, %c, %c_0) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<9xui64>
    %13 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %14 = stablehlo.convert %12 : (tensor<9xui64>) -> tensor<9xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %20 = stablehlo.or %18, %19 : tensor<9xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<9xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<9xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %28 = stablehlo.add %26, %27 : tensor<9xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<9xf32>
    return %30 : tensor<9xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: uniform_bf16
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xbf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<9xbf16>
    return %0 : tensor<9xbf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<9xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<bf16>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<9xui64>
    %13 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %14 = stablehlo.convert %12 : (tensor<9xui64>) -> tensor<9xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<9xui32>
    %17 = stablehlo.convert %16 : (tensor<9xui32>) -> tensor<9xui8>
    %18 = stablehlo.convert %17 : (tensor<9xui8>) -> tensor<9xui16>
    %c_1 = stablehlo.constant dense<1> : tensor<ui16>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<9xui16>
    %c_2 = stablehlo.constant dense<16256> : tensor<ui16>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %22 = stablehlo.or %20, %21 : tensor<9xui16>
    %23 = stablehlo.bitcast_convert %22 : (tensor<9xui16>) -> tensor<9xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<9xbf16>
    %25 = stablehlo.subtract %23, %24 : tensor<9xbf16>
    %26 = stablehlo.subtract %3, %2 : tensor<1xbf16>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xbf16>) -> tensor<9xbf16>
    %28 = stablehlo.multiply %25, %27 : tensor<9xbf16>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xbf16>) -> tensor<9xbf16>
    %30 = stablehlo.add %28, %29 : tensor<9xbf16>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xbf16>) -> tensor<9xbf16>
    %32 = stablehlo.maximum %31, %30 : tensor<9xbf16>
    return %32 : tensor<9xbf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: uniform_f16
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.01 0.001
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf16> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<9xf16>
    return %0 : tensor<9xf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<9xf16> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f16>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<1xf16>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<9xui64>
    %13 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %14 = stablehlo.convert %12 : (tensor<9xui64>) -> tensor<9xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<9xui32>
    %17 = stablehlo.convert %16 : (tensor<9xui32>) -> tensor<9xui16>
    %c_1 = stablehlo.constant dense<6> : tensor<ui16>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %19 = stablehlo.shift_right_logical %17, %18 : tensor<9xui16>
    %c_2 = stablehlo.constant dense<15360> : tensor<ui16>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<9xui16>
    %21 = stablehlo.or %19, %20 : tensor<9xui16>
    %22 = stablehlo.bitcast_convert %21 : (tensor<9xui16>) -> tensor<9xf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<9xf16>
    %24 = stablehlo.subtract %22, %23 : tensor<9xf16>
    %25 = stablehlo.subtract %3, %2 : tensor<1xf16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<1xf16>) -> tensor<9xf16>
    %27 = stablehlo.multiply %24, %26 : tensor<9xf16>
    %28 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf16>) -> tensor<9xf16>
    %29 = stablehlo.add %27, %28 : tensor<9xf16>
    %30 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf16>) -> tensor<9xf16>
    %31 = stablehlo.maximum %30, %29 : tensor<9xf16>
    return %31 : tensor<9xf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: uniform_f64
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 1e-08 1e-09
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf64> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<9xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<9xui64>
    %13 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %14 = stablehlo.convert %12 : (tensor<9xui64>) -> tensor<9xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %16 = stablehlo.convert %15#0 : (tensor<9xui32>) -> tensor<9xui64>
    %17 = stablehlo.convert %15#1 : (tensor<9xui32>) -> tensor<9xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %19 = stablehlo.shift_left %16, %18 : tensor<9xui64>
    %20 = stablehlo.or %19, %17 : tensor<9xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<9xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %24 = stablehlo.or %22, %23 : tensor<9xui64>
    %25 = stablehlo.bitcast_convert %24 : (tensor<9xui64>) -> tensor<9xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %27 = stablehlo.subtract %25, %26 : tensor<9xf64>
    %28 = stablehlo.subtract %3, %2 : tensor<1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf64>) -> tensor<9xf64>
    %30 = stablehlo.multiply %27, %29 : tensor<9xf64>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<9xf64>
    %32 = stablehlo.add %30, %31 : tensor<9xf64>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<9xf64>
    %34 = stablehlo.maximum %33, %32 : tensor<9xf64>
    return %34 : tensor<9xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: normal
// primitives: add bitcast_convert_type broadcast_in_dim erf_inv jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<3x5xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<3x5xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %1 = chlo.erf_inv %0 : tensor<3x5xf32> -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<3x5xf32>
    return %3 : tensor<3x5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<3x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<3x5xui64>
    %12 = stablehlo.add %9, %11 : tensor<3x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<3x5xui64>
    %15 = stablehlo.convert %12 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %16 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.or %20, %21 : tensor<3x5xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3x5xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x5xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x5xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<3x5xf32>
    return %32 : tensor<3x5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
    %6 = stablehlo.add %3, %5 : tensor<3x5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<3x5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<3x5xui32>
    %11 = stablehlo.or %8, %10 : tensor<3x5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<3x5xui32>
    %13 = stablehlo.add %6, %12 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<3x5xui32>
    %18 = stablehlo.or %15, %17 : tensor<3x5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<3x5xui32>
    %20 = stablehlo.add %13, %19 : tensor<3x5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<3x5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<3x5xui32>
    %25 = stablehlo.or %22, %24 : tensor<3x5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<3x5xui32>
    %27 = stablehlo.add %20, %26 : tensor<3x5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<3x5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<3x5xui32>
    %32 = stablehlo.or %29, %31 : tensor<3x5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<3x5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %35 = stablehlo.add %27, %34 : tensor<3x5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %37 = stablehlo.add %33, %36 : tensor<3x5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %39 = stablehlo.add %37, %38 : tensor<3x5xui32>
    %40 = stablehlo.add %35, %39 : tensor<3x5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<3x5xui32>
    %45 = stablehlo.or %42, %44 : tensor<3x5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<3x5xui32>
    %47 = stablehlo.add %40, %46 : tensor<3x5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<3x5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<3x5xui32>
    %52 = stablehlo.or %49, %51 : tensor<3x5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<3x5xui32>
    %54 = stablehlo.add %47, %53 : tensor<3x5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<3x5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<3x5xui32>
    %59 = stablehlo.or %56, %58 : tensor<3x5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<3x5xui32>
    %61 = stablehlo.add %54, %60 : tensor<3x5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<3x5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<3x5xui32>
    %66 = stablehlo.or %63, %65 : tensor<3x5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<3x5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %69 = stablehlo.add %61, %68 : tensor<3x5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %71 = stablehlo.add %67, %70 : tensor<3x5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %73 = stablehlo.add %71, %72 : tensor<3x5xui32>
    %74 = stablehlo.add %69, %73 : tensor<3x5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<3x5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<3x5xui32>
    %79 = stablehlo.or %76, %78 : tensor<3x5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<3x5xui32>
    %81 = stablehlo.add %74, %80 : tensor<3x5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<3x5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<3x5xui32>
    %86 = stablehlo.or %83, %85 : tensor<3x5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<3x5xui32>
    %88 = stablehlo.add %81, %87 : tensor<3x5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<3x5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<3x5xui32>
    %93 = stablehlo.or %90, %92 : tensor<3x5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<3x5xui32>
    %95 = stablehlo.add %88, %94 : tensor<3x5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<3x5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<3x5xui32>
    %100 = stablehlo.or %97, %99 : tensor<3x5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<3x5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %103 = stablehlo.add %95, %102 : tensor<3x5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %105 = stablehlo.add %101, %104 : tensor<3x5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %107 = stablehlo.add %105, %106 : tensor<3x5xui32>
    %108 = stablehlo.add %103, %107 : tensor<3x5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<3x5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<3x5xui32>
    %113 = stablehlo.or %110, %112 : tensor<3x5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<3x5xui32>
    %115 = stablehlo.add %108, %114 : tensor<3x5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<3x5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<3x5xui32>
    %120 = stablehlo.or %117, %119 : tensor<3x5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<3x5xui32>
    %122 = stablehlo.add %115, %121 : tensor<3x5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<3x5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<3x5xui32>
    %127 = stablehlo.or %124, %126 : tensor<3x5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<3x5xui32>
    %129 = stablehlo.add %122, %128 : tensor<3x5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<3x5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<3x5xui32>
    %134 = stablehlo.or %131, %133 : tensor<3x5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<3x5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %137 = stablehlo.add %129, %136 : tensor<3x5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %139 = stablehlo.add %135, %138 : tensor<3x5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %141 = stablehlo.add %139, %140 : tensor<3x5xui32>
    %142 = stablehlo.add %137, %141 : tensor<3x5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<3x5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<3x5xui32>
    %147 = stablehlo.or %144, %146 : tensor<3x5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<3x5xui32>
    %149 = stablehlo.add %142, %148 : tensor<3x5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<3x5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<3x5xui32>
    %154 = stablehlo.or %151, %153 : tensor<3x5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<3x5xui32>
    %156 = stablehlo.add %149, %155 : tensor<3x5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<3x5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<3x5xui32>
    %161 = stablehlo.or %158, %160 : tensor<3x5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<3x5xui32>
    %163 = stablehlo.add %156, %162 : tensor<3x5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<3x5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<3x5xui32>
    %168 = stablehlo.or %165, %167 : tensor<3x5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<3x5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %171 = stablehlo.add %163, %170 : tensor<3x5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %173 = stablehlo.add %169, %172 : tensor<3x5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %175 = stablehlo.add %173, %174 : tensor<3x5xui32>
    return %171, %175 : tensor<3x5xui32>, tensor<3x5xui32>
  }
}
// -----
// case: normal_f64
// primitives: add bitcast_convert_type broadcast_in_dim erf_inv jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 1e-08 1e-09
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf64> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<5xf64>
    return %0 : tensor<5xf64>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5xf64> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5xf64>
    return %0 : tensor<5xf64>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5xf64> {
    %cst = stablehlo.constant dense<-0.99999999999999988> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf64>
    %1 = chlo.erf_inv %0 : tensor<5xf64> -> tensor<5xf64>
    %cst_1 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.multiply %2, %1 : tensor<5xf64>
    return %3 : tensor<5xf64>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<5xui64>
    %11 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %12 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %14 = stablehlo.convert %13#0 : (tensor<5xui32>) -> tensor<5xui64>
    %15 = stablehlo.convert %13#1 : (tensor<5xui32>) -> tensor<5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %17 = stablehlo.shift_left %14, %16 : tensor<5xui64>
    %18 = stablehlo.or %17, %15 : tensor<5xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<5xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %22 = stablehlo.or %20, %21 : tensor<5xui64>
    %23 = stablehlo.bitcast_convert %22 : (tensor<5xui64>) -> tensor<5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %25 = stablehlo.subtract %23, %24 : tensor<5xf64>
    %26 = stablehlo.subtract %1, %0 : tensor<1xf64>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %28 = stablehlo.multiply %25, %27 : tensor<5xf64>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %30 = stablehlo.add %28, %29 : tensor<5xf64>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %32 = stablehlo.maximum %31, %30 : tensor<5xf64>
    return %32 : tensor<5xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: normal_bf16
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type erf_inv jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.02 0.01
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xbf16> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<5xbf16>
    return %0 : tensor<5xbf16>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5xbf16> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5xbf16>
    return %0 : tensor<5xbf16>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5xbf16> {
    %cst = stablehlo.constant dense<-9.960930e-01> : tensor<bf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<bf16>, tensor<bf16>) -> tensor<5xbf16>
    %1 = chlo.erf_inv %0 : tensor<5xbf16> -> tensor<5xbf16>
    %cst_1 = stablehlo.constant dense<1.414060e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %3 = stablehlo.multiply %2, %1 : tensor<5xbf16>
    return %3 : tensor<5xbf16>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<bf16>, %arg2: tensor<bf16>) -> tensor<5xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<bf16>) -> tensor<1xbf16>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<5xui64>
    %11 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %12 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<5xui32>
    %15 = stablehlo.convert %14 : (tensor<5xui32>) -> tensor<5xui8>
    %16 = stablehlo.convert %15 : (tensor<5xui8>) -> tensor<5xui16>
    %c_1 = stablehlo.constant dense<1> : tensor<ui16>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<5xui16>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<5xui16>
    %c_2 = stablehlo.constant dense<16256> : tensor<ui16>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<5xui16>
    %20 = stablehlo.or %18, %19 : tensor<5xui16>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xui16>) -> tensor<5xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<5xbf16>
    %23 = stablehlo.subtract %21, %22 : tensor<5xbf16>
    %24 = stablehlo.subtract %1, %0 : tensor<1xbf16>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xbf16>) -> tensor<5xbf16>
    %26 = stablehlo.multiply %23, %25 : tensor<5xbf16>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xbf16>) -> tensor<5xbf16>
    %28 = stablehlo.add %26, %27 : tensor<5xbf16>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xbf16>) -> tensor<5xbf16>
    %30 = stablehlo.maximum %29, %28 : tensor<5xbf16>
    return %30 : tensor<5xbf16>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: truncated_normal
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div erf erf_inv jit max min mul nextafter or random_bits random_wrap shift_right_logical stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %0 = call @_truncated_normal(%arg0, %c, %c_0) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_truncated_normal(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.divide %0, %cst : tensor<f32>
    %3 = chlo.erf %2 : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %4 = stablehlo.divide %1, %cst_0 : tensor<f32>
    %5 = chlo.erf %4 : tensor<f32> -> tensor<f32>
    %6 = call @_uniform(%arg0, %3, %5) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<9xf32>
    %7 = chlo.erf_inv %6 : tensor<9xf32> -> tensor<9xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<9xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = chlo.next_after %0, %cst_2 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = chlo.next_after %1, %cst_3 : tensor<f32>, tensor<f32> -> tensor<f32>
    %12 = call @clip(%9, %10, %11) : (tensor<9xf32>, tensor<f32>, tensor<f32>) -> tensor<9xf32>
    return %12 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<9xui64>
    %11 = stablehlo.convert %8 : (tensor<9xui64>) -> tensor<9xui32>
    %12 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %18 = stablehlo.or %16, %17 : tensor<9xui32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<9xf32>
    %22 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<9xf32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %26 = stablehlo.add %24, %25 : tensor<9xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<9xf32>
    return %28 : tensor<9xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
  func.func private @clip(%arg0: tensor<9xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<9xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %3 = stablehlo.minimum %2, %1 : tensor<9xf32>
    return %3 : tensor<9xf32>
  }
}
// -----
// case: exponential
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit log1p max mul neg or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_exponential(%arg0) : (tensor<2xui32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_exponential(%arg0: tensor<2xui32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<9xf32>
    %1 = stablehlo.negate %0 : tensor<9xf32>
    %2 = stablehlo.log_plus_one %1 : tensor<9xf32>
    %3 = stablehlo.negate %2 : tensor<9xf32>
    return %3 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<9xui64>
    %13 = stablehlo.convert %10 : (tensor<9xui64>) -> tensor<9xui32>
    %14 = stablehlo.convert %12 : (tensor<9xui64>) -> tensor<9xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %20 = stablehlo.or %18, %19 : tensor<9xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<9xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<9xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %28 = stablehlo.add %26, %27 : tensor<9xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<9xf32>
    return %30 : tensor<9xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: laplace
// primitives: abs add bitcast_convert_type broadcast_in_dim convert_element_type jit log1p max mul neg or random_bits random_wrap shift_right_logical sign sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_laplace(%arg0) : (tensor<2xui32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_laplace(%arg0: tensor<2xui32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f64>) -> tensor<9xf32>
    %1 = stablehlo.sign %0 : tensor<9xf32>
    %2 = stablehlo.abs %0 : tensor<9xf32>
    %3 = stablehlo.negate %2 : tensor<9xf32>
    %4 = stablehlo.log_plus_one %3 : tensor<9xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<9xf32>
    return %5 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<9xui64>
    %12 = stablehlo.convert %9 : (tensor<9xui64>) -> tensor<9xui32>
    %13 = stablehlo.convert %11 : (tensor<9xui64>) -> tensor<9xui32>
    %14:2 = call @threefry2x32(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %19 = stablehlo.or %17, %18 : tensor<9xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<9xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<9xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %27 = stablehlo.add %25, %26 : tensor<9xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<9xf32>
    return %29 : tensor<9xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: logistic
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit log log1p max mul neg or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_logistic(%arg0) : (tensor<2xui32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_logistic(%arg0: tensor<2xui32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f64>) -> tensor<9xf32>
    %1 = stablehlo.log %0 : tensor<9xf32>
    %2 = stablehlo.negate %0 : tensor<9xf32>
    %3 = stablehlo.log_plus_one %2 : tensor<9xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<9xf32>
    return %4 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<9xui64>
    %12 = stablehlo.convert %9 : (tensor<9xui64>) -> tensor<9xui32>
    %13 = stablehlo.convert %11 : (tensor<9xui64>) -> tensor<9xui32>
    %14:2 = call @threefry2x32(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %19 = stablehlo.or %17, %18 : tensor<9xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<9xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<9xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %27 = stablehlo.add %25, %26 : tensor<9xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<9xf32>
    return %29 : tensor<9xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: gumbel
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit log max mul neg or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %0 = call @_gumbel(%arg0) : (tensor<2xui32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  func.func private @_gumbel(%arg0: tensor<2xui32>) -> tensor<9xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.17549435E-38> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.log %0 : tensor<9xf32>
    %2 = stablehlo.negate %1 : tensor<9xf32>
    %3 = stablehlo.log %2 : tensor<9xf32>
    %4 = stablehlo.negate %3 : tensor<9xf32>
    return %4 : tensor<9xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f32>) -> tensor<9xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<9xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<9xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<9xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<9xui64>
    %12 = stablehlo.convert %9 : (tensor<9xui64>) -> tensor<9xui32>
    %13 = stablehlo.convert %11 : (tensor<9xui64>) -> tensor<9xui32>
    %14:2 = call @threefry2x32(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %19 = stablehlo.or %17, %18 : tensor<9xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<9xui32>) -> tensor<9xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<9xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<9xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %27 = stablehlo.add %25, %26 : tensor<9xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<9xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<9xf32>
    return %29 : tensor<9xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<9xui32>, %arg3: tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<9xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<9xui32>
    %6 = stablehlo.add %3, %5 : tensor<9xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<9xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<9xui32>
    %11 = stablehlo.or %8, %10 : tensor<9xui32>
    %12 = stablehlo.xor %6, %11 : tensor<9xui32>
    %13 = stablehlo.add %6, %12 : tensor<9xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<9xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<9xui32>
    %18 = stablehlo.or %15, %17 : tensor<9xui32>
    %19 = stablehlo.xor %13, %18 : tensor<9xui32>
    %20 = stablehlo.add %13, %19 : tensor<9xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<9xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<9xui32>
    %25 = stablehlo.or %22, %24 : tensor<9xui32>
    %26 = stablehlo.xor %20, %25 : tensor<9xui32>
    %27 = stablehlo.add %20, %26 : tensor<9xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<9xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<9xui32>
    %32 = stablehlo.or %29, %31 : tensor<9xui32>
    %33 = stablehlo.xor %27, %32 : tensor<9xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %35 = stablehlo.add %27, %34 : tensor<9xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %37 = stablehlo.add %33, %36 : tensor<9xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %39 = stablehlo.add %37, %38 : tensor<9xui32>
    %40 = stablehlo.add %35, %39 : tensor<9xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<9xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<9xui32>
    %45 = stablehlo.or %42, %44 : tensor<9xui32>
    %46 = stablehlo.xor %40, %45 : tensor<9xui32>
    %47 = stablehlo.add %40, %46 : tensor<9xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<9xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<9xui32>
    %52 = stablehlo.or %49, %51 : tensor<9xui32>
    %53 = stablehlo.xor %47, %52 : tensor<9xui32>
    %54 = stablehlo.add %47, %53 : tensor<9xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<9xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<9xui32>
    %59 = stablehlo.or %56, %58 : tensor<9xui32>
    %60 = stablehlo.xor %54, %59 : tensor<9xui32>
    %61 = stablehlo.add %54, %60 : tensor<9xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<9xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<9xui32>
    %66 = stablehlo.or %63, %65 : tensor<9xui32>
    %67 = stablehlo.xor %61, %66 : tensor<9xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %69 = stablehlo.add %61, %68 : tensor<9xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %71 = stablehlo.add %67, %70 : tensor<9xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %73 = stablehlo.add %71, %72 : tensor<9xui32>
    %74 = stablehlo.add %69, %73 : tensor<9xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<9xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<9xui32>
    %79 = stablehlo.or %76, %78 : tensor<9xui32>
    %80 = stablehlo.xor %74, %79 : tensor<9xui32>
    %81 = stablehlo.add %74, %80 : tensor<9xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<9xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<9xui32>
    %86 = stablehlo.or %83, %85 : tensor<9xui32>
    %87 = stablehlo.xor %81, %86 : tensor<9xui32>
    %88 = stablehlo.add %81, %87 : tensor<9xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<9xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<9xui32>
    %93 = stablehlo.or %90, %92 : tensor<9xui32>
    %94 = stablehlo.xor %88, %93 : tensor<9xui32>
    %95 = stablehlo.add %88, %94 : tensor<9xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<9xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<9xui32>
    %100 = stablehlo.or %97, %99 : tensor<9xui32>
    %101 = stablehlo.xor %95, %100 : tensor<9xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %103 = stablehlo.add %95, %102 : tensor<9xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %105 = stablehlo.add %101, %104 : tensor<9xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %107 = stablehlo.add %105, %106 : tensor<9xui32>
    %108 = stablehlo.add %103, %107 : tensor<9xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<9xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<9xui32>
    %113 = stablehlo.or %110, %112 : tensor<9xui32>
    %114 = stablehlo.xor %108, %113 : tensor<9xui32>
    %115 = stablehlo.add %108, %114 : tensor<9xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<9xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<9xui32>
    %120 = stablehlo.or %117, %119 : tensor<9xui32>
    %121 = stablehlo.xor %115, %120 : tensor<9xui32>
    %122 = stablehlo.add %115, %121 : tensor<9xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<9xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<9xui32>
    %127 = stablehlo.or %124, %126 : tensor<9xui32>
    %128 = stablehlo.xor %122, %127 : tensor<9xui32>
    %129 = stablehlo.add %122, %128 : tensor<9xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<9xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<9xui32>
    %134 = stablehlo.or %131, %133 : tensor<9xui32>
    %135 = stablehlo.xor %129, %134 : tensor<9xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %137 = stablehlo.add %129, %136 : tensor<9xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %139 = stablehlo.add %135, %138 : tensor<9xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %141 = stablehlo.add %139, %140 : tensor<9xui32>
    %142 = stablehlo.add %137, %141 : tensor<9xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<9xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<9xui32>
    %147 = stablehlo.or %144, %146 : tensor<9xui32>
    %148 = stablehlo.xor %142, %147 : tensor<9xui32>
    %149 = stablehlo.add %142, %148 : tensor<9xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<9xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<9xui32>
    %154 = stablehlo.or %151, %153 : tensor<9xui32>
    %155 = stablehlo.xor %149, %154 : tensor<9xui32>
    %156 = stablehlo.add %149, %155 : tensor<9xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<9xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<9xui32>
    %161 = stablehlo.or %158, %160 : tensor<9xui32>
    %162 = stablehlo.xor %156, %161 : tensor<9xui32>
    %163 = stablehlo.add %156, %162 : tensor<9xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<9xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<9xui32>
    %168 = stablehlo.or %165, %167 : tensor<9xui32>
    %169 = stablehlo.xor %163, %168 : tensor<9xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %171 = stablehlo.add %163, %170 : tensor<9xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %173 = stablehlo.add %169, %172 : tensor<9xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<9xui32>
    %175 = stablehlo.add %173, %174 : tensor<9xui32>
    return %171, %175 : tensor<9xui32>, tensor<9xui32>
  }
}
// -----
// case: cauchy
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sub tan
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @_cauchy(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_cauchy(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<1.1920929E-7> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f64>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<5xf32>
    %5 = stablehlo.tan %4 : tensor<5xf32>
    return %5 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %4 = stablehlo.reshape %3 : (tensor<1xui32>) -> tensor<ui32>
    %5 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %9 = stablehlo.multiply %8, %7 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %11 = stablehlo.shift_right_logical %9, %10 : tensor<5xui64>
    %12 = stablehlo.convert %9 : (tensor<5xui64>) -> tensor<5xui32>
    %13 = stablehlo.convert %11 : (tensor<5xui64>) -> tensor<5xui32>
    %14:2 = call @threefry2x32(%4, %6, %13, %12) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %15 = stablehlo.xor %14#0, %14#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %15, %16 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %19 = stablehlo.or %17, %18 : tensor<5xui32>
    %20 = stablehlo.bitcast_convert %19 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<5xf32>
    %23 = stablehlo.subtract %2, %1 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<5xf32>
    %26 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %27 = stablehlo.add %25, %26 : tensor<5xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<5xf32>
    return %29 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: pareto
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div exp jit log1p max mul neg or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %0 = call @_pareto(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_pareto(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = call @_exponential(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.divide %1, %2 : tensor<5xf32>
    %4 = stablehlo.exponential %3 : tensor<5xf32>
    return %4 : tensor<5xf32>
  }
  func.func private @_exponential(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    %1 = stablehlo.negate %0 : tensor<5xf32>
    %2 = stablehlo.log_plus_one %1 : tensor<5xf32>
    %3 = stablehlo.negate %2 : tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %20 = stablehlo.or %18, %19 : tensor<5xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<5xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.add %26, %27 : tensor<5xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<5xf32>
    return %30 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: rayleigh
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit log max mul or random_bits random_wrap shift_right_logical sqrt sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = call @_rayleigh(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_rayleigh(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    %1 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.log %0 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<5xf32>
    %6 = stablehlo.sqrt %5 : tensor<5xf32>
    %7 = stablehlo.multiply %2, %6 : tensor<5xf32>
    return %7 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %20 = stablehlo.or %18, %19 : tensor<5xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<5xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.add %26, %27 : tensor<5xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<5xf32>
    return %30 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: weibull_min
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div jit log1p max mul neg or pow random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %0 = call @_weibull_min(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_weibull_min(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = call @_uniform(%arg0, %c, %c_0) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<5xf32>
    %1 = stablehlo.negate %0 : tensor<5xf32>
    %2 = stablehlo.log_plus_one %1 : tensor<5xf32>
    %3 = stablehlo.negate %2 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %4 = stablehlo.divide %cst, %arg2 : tensor<f64>
    %5 = stablehlo.convert %4 : (tensor<f64>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.power %3, %6 : tensor<5xf32>
    %8 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<5xf32>
    return %10 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %20 = stablehlo.or %18, %19 : tensor<5xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<5xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.add %26, %27 : tensor<5xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<5xf32>
    return %30 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: maxwell
// primitives: add bitcast_convert_type broadcast_in_dim erf_inv jit max mul or random_bits random_wrap reduce_sum shift_right_logical sqrt sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @_maxwell(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_maxwell(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<5x3xf32>
    %1 = call @norm(%0) : (tensor<5x3xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x3xf32>
    %1 = chlo.erf_inv %0 : tensor<5x3xf32> -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5x3xf32>
    return %3 : tensor<5x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<5x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<5x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<5x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<5x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<5x3xui64>
    %15 = stablehlo.convert %12 : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %16 = stablehlo.convert %14 : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<5x3xui32>, tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<5x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<5x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<5x3xui32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<5x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<5x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<5x3xf32>
    return %32 : tensor<5x3xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x3xui32>, %arg3: tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x3xui32>
    %6 = stablehlo.add %3, %5 : tensor<5x3xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5x3xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5x3xui32>
    %11 = stablehlo.or %8, %10 : tensor<5x3xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5x3xui32>
    %13 = stablehlo.add %6, %12 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5x3xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5x3xui32>
    %18 = stablehlo.or %15, %17 : tensor<5x3xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5x3xui32>
    %20 = stablehlo.add %13, %19 : tensor<5x3xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5x3xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5x3xui32>
    %25 = stablehlo.or %22, %24 : tensor<5x3xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5x3xui32>
    %27 = stablehlo.add %20, %26 : tensor<5x3xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5x3xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5x3xui32>
    %32 = stablehlo.or %29, %31 : tensor<5x3xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5x3xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %35 = stablehlo.add %27, %34 : tensor<5x3xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %37 = stablehlo.add %33, %36 : tensor<5x3xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %39 = stablehlo.add %37, %38 : tensor<5x3xui32>
    %40 = stablehlo.add %35, %39 : tensor<5x3xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5x3xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5x3xui32>
    %45 = stablehlo.or %42, %44 : tensor<5x3xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5x3xui32>
    %47 = stablehlo.add %40, %46 : tensor<5x3xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5x3xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5x3xui32>
    %52 = stablehlo.or %49, %51 : tensor<5x3xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5x3xui32>
    %54 = stablehlo.add %47, %53 : tensor<5x3xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5x3xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5x3xui32>
    %59 = stablehlo.or %56, %58 : tensor<5x3xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5x3xui32>
    %61 = stablehlo.add %54, %60 : tensor<5x3xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5x3xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5x3xui32>
    %66 = stablehlo.or %63, %65 : tensor<5x3xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5x3xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %69 = stablehlo.add %61, %68 : tensor<5x3xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %71 = stablehlo.add %67, %70 : tensor<5x3xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %73 = stablehlo.add %71, %72 : tensor<5x3xui32>
    %74 = stablehlo.add %69, %73 : tensor<5x3xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5x3xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5x3xui32>
    %79 = stablehlo.or %76, %78 : tensor<5x3xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5x3xui32>
    %81 = stablehlo.add %74, %80 : tensor<5x3xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5x3xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5x3xui32>
    %86 = stablehlo.or %83, %85 : tensor<5x3xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5x3xui32>
    %88 = stablehlo.add %81, %87 : tensor<5x3xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5x3xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5x3xui32>
    %93 = stablehlo.or %90, %92 : tensor<5x3xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5x3xui32>
    %95 = stablehlo.add %88, %94 : tensor<5x3xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5x3xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5x3xui32>
    %100 = stablehlo.or %97, %99 : tensor<5x3xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5x3xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %103 = stablehlo.add %95, %102 : tensor<5x3xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %105 = stablehlo.add %101, %104 : tensor<5x3xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %107 = stablehlo.add %105, %106 : tensor<5x3xui32>
    %108 = stablehlo.add %103, %107 : tensor<5x3xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5x3xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5x3xui32>
    %113 = stablehlo.or %110, %112 : tensor<5x3xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5x3xui32>
    %115 = stablehlo.add %108, %114 : tensor<5x3xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5x3xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5x3xui32>
    %120 = stablehlo.or %117, %119 : tensor<5x3xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5x3xui32>
    %122 = stablehlo.add %115, %121 : tensor<5x3xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5x3xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5x3xui32>
    %127 = stablehlo.or %124, %126 : tensor<5x3xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5x3xui32>
    %129 = stablehlo.add %122, %128 : tensor<5x3xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5x3xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5x3xui32>
    %134 = stablehlo.or %131, %133 : tensor<5x3xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5x3xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %137 = stablehlo.add %129, %136 : tensor<5x3xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %139 = stablehlo.add %135, %138 : tensor<5x3xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %141 = stablehlo.add %139, %140 : tensor<5x3xui32>
    %142 = stablehlo.add %137, %141 : tensor<5x3xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5x3xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5x3xui32>
    %147 = stablehlo.or %144, %146 : tensor<5x3xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5x3xui32>
    %149 = stablehlo.add %142, %148 : tensor<5x3xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5x3xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5x3xui32>
    %154 = stablehlo.or %151, %153 : tensor<5x3xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5x3xui32>
    %156 = stablehlo.add %149, %155 : tensor<5x3xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5x3xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5x3xui32>
    %161 = stablehlo.or %158, %160 : tensor<5x3xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5x3xui32>
    %163 = stablehlo.add %156, %162 : tensor<5x3xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5x3xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5x3xui32>
    %168 = stablehlo.or %165, %167 : tensor<5x3xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5x3xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %171 = stablehlo.add %163, %170 : tensor<5x3xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %173 = stablehlo.add %169, %172 : tensor<5x3xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %175 = stablehlo.add %173, %174 : tensor<5x3xui32>
    return %171, %175 : tensor<5x3xui32>, tensor<5x3xui32>
  }
  func.func private @norm(%arg0: tensor<5x3xf32>) -> tensor<5xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.sqrt %1 : tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}
// -----
// case: double_sided_maxwell
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type erf_inv jit lt max mul or random_bits random_split random_wrap reduce_sum shift_right_logical slice sqrt squeeze sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_double_sided_maxwell(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_double_sided_maxwell(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = call @_maxwell(%2) : (tensor<2xui32>) -> tensor<5xf32>
    %6 = call @_rademacher(%4) : (tensor<2xui32>) -> tensor<5xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<5xf32>
    %8 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<5xf32>
    %11 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.add %10, %12 : tensor<5xf32>
    return %13 : tensor<5xf32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %6 = stablehlo.add %3, %5 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<2xui32>
    %11 = stablehlo.or %8, %10 : tensor<2xui32>
    %12 = stablehlo.xor %6, %11 : tensor<2xui32>
    %13 = stablehlo.add %6, %12 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<2xui32>
    %18 = stablehlo.or %15, %17 : tensor<2xui32>
    %19 = stablehlo.xor %13, %18 : tensor<2xui32>
    %20 = stablehlo.add %13, %19 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<2xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<2xui32>
    %25 = stablehlo.or %22, %24 : tensor<2xui32>
    %26 = stablehlo.xor %20, %25 : tensor<2xui32>
    %27 = stablehlo.add %20, %26 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<2xui32>
    %32 = stablehlo.or %29, %31 : tensor<2xui32>
    %33 = stablehlo.xor %27, %32 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.add %27, %34 : tensor<2xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %37 = stablehlo.add %33, %36 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %39 = stablehlo.add %37, %38 : tensor<2xui32>
    %40 = stablehlo.add %35, %39 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<2xui32>
    %45 = stablehlo.or %42, %44 : tensor<2xui32>
    %46 = stablehlo.xor %40, %45 : tensor<2xui32>
    %47 = stablehlo.add %40, %46 : tensor<2xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<2xui32>
    %52 = stablehlo.or %49, %51 : tensor<2xui32>
    %53 = stablehlo.xor %47, %52 : tensor<2xui32>
    %54 = stablehlo.add %47, %53 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<2xui32>
    %59 = stablehlo.or %56, %58 : tensor<2xui32>
    %60 = stablehlo.xor %54, %59 : tensor<2xui32>
    %61 = stablehlo.add %54, %60 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<2xui32>
    %66 = stablehlo.or %63, %65 : tensor<2xui32>
    %67 = stablehlo.xor %61, %66 : tensor<2xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %69 = stablehlo.add %61, %68 : tensor<2xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = stablehlo.add %67, %70 : tensor<2xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.add %71, %72 : tensor<2xui32>
    %74 = stablehlo.add %69, %73 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<2xui32>
    %79 = stablehlo.or %76, %78 : tensor<2xui32>
    %80 = stablehlo.xor %74, %79 : tensor<2xui32>
    %81 = stablehlo.add %74, %80 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<2xui32>
    %86 = stablehlo.or %83, %85 : tensor<2xui32>
    %87 = stablehlo.xor %81, %86 : tensor<2xui32>
    %88 = stablehlo.add %81, %87 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<2xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<2xui32>
    %93 = stablehlo.or %90, %92 : tensor<2xui32>
    %94 = stablehlo.xor %88, %93 : tensor<2xui32>
    %95 = stablehlo.add %88, %94 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<2xui32>
    %100 = stablehlo.or %97, %99 : tensor<2xui32>
    %101 = stablehlo.xor %95, %100 : tensor<2xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = stablehlo.add %95, %102 : tensor<2xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %105 = stablehlo.add %101, %104 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %107 = stablehlo.add %105, %106 : tensor<2xui32>
    %108 = stablehlo.add %103, %107 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<2xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<2xui32>
    %113 = stablehlo.or %110, %112 : tensor<2xui32>
    %114 = stablehlo.xor %108, %113 : tensor<2xui32>
    %115 = stablehlo.add %108, %114 : tensor<2xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<2xui32>
    %120 = stablehlo.or %117, %119 : tensor<2xui32>
    %121 = stablehlo.xor %115, %120 : tensor<2xui32>
    %122 = stablehlo.add %115, %121 : tensor<2xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<2xui32>
    %127 = stablehlo.or %124, %126 : tensor<2xui32>
    %128 = stablehlo.xor %122, %127 : tensor<2xui32>
    %129 = stablehlo.add %122, %128 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<2xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<2xui32>
    %134 = stablehlo.or %131, %133 : tensor<2xui32>
    %135 = stablehlo.xor %129, %134 : tensor<2xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %137 = stablehlo.add %129, %136 : tensor<2xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %139 = stablehlo.add %135, %138 : tensor<2xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %141 = stablehlo.add %139, %140 : tensor<2xui32>
    %142 = stablehlo.add %137, %141 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<2xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<2xui32>
    %147 = stablehlo.or %144, %146 : tensor<2xui32>
    %148 = stablehlo.xor %142, %147 : tensor<2xui32>
    %149 = stablehlo.add %142, %148 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<2xui32>
    %154 = stablehlo.or %151, %153 : tensor<2xui32>
    %155 = stablehlo.xor %149, %154 : tensor<2xui32>
    %156 = stablehlo.add %149, %155 : tensor<2xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<2xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<2xui32>
    %161 = stablehlo.or %158, %160 : tensor<2xui32>
    %162 = stablehlo.xor %156, %161 : tensor<2xui32>
    %163 = stablehlo.add %156, %162 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<2xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<2xui32>
    %168 = stablehlo.or %165, %167 : tensor<2xui32>
    %169 = stablehlo.xor %163, %168 : tensor<2xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %171 = stablehlo.add %163, %170 : tensor<2xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %173 = stablehlo.add %169, %172 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %175 = stablehlo.add %173, %174 : tensor<2xui32>
    return %171, %175 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @_maxwell(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<5x3xf32>
    %1 = call @norm(%0) : (tensor<5x3xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x3xf32>
    %1 = chlo.erf_inv %0 : tensor<5x3xf32> -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5x3xf32>
    return %3 : tensor<5x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<5x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<5x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<5x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<5x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<5x3xui64>
    %15 = stablehlo.convert %12 : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %16 = stablehlo.convert %14 : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %17:2 = call @threefry2x32_0(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<5x3xui32>, tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<5x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<5x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<5x3xui32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<5x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<5x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<5x3xf32>
    return %32 : tensor<5x3xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x3xui32>, %arg3: tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x3xui32>
    %6 = stablehlo.add %3, %5 : tensor<5x3xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5x3xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5x3xui32>
    %11 = stablehlo.or %8, %10 : tensor<5x3xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5x3xui32>
    %13 = stablehlo.add %6, %12 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5x3xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5x3xui32>
    %18 = stablehlo.or %15, %17 : tensor<5x3xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5x3xui32>
    %20 = stablehlo.add %13, %19 : tensor<5x3xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5x3xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5x3xui32>
    %25 = stablehlo.or %22, %24 : tensor<5x3xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5x3xui32>
    %27 = stablehlo.add %20, %26 : tensor<5x3xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5x3xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5x3xui32>
    %32 = stablehlo.or %29, %31 : tensor<5x3xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5x3xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %35 = stablehlo.add %27, %34 : tensor<5x3xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %37 = stablehlo.add %33, %36 : tensor<5x3xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %39 = stablehlo.add %37, %38 : tensor<5x3xui32>
    %40 = stablehlo.add %35, %39 : tensor<5x3xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5x3xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5x3xui32>
    %45 = stablehlo.or %42, %44 : tensor<5x3xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5x3xui32>
    %47 = stablehlo.add %40, %46 : tensor<5x3xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5x3xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5x3xui32>
    %52 = stablehlo.or %49, %51 : tensor<5x3xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5x3xui32>
    %54 = stablehlo.add %47, %53 : tensor<5x3xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5x3xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5x3xui32>
    %59 = stablehlo.or %56, %58 : tensor<5x3xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5x3xui32>
    %61 = stablehlo.add %54, %60 : tensor<5x3xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5x3xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5x3xui32>
    %66 = stablehlo.or %63, %65 : tensor<5x3xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5x3xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %69 = stablehlo.add %61, %68 : tensor<5x3xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %71 = stablehlo.add %67, %70 : tensor<5x3xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %73 = stablehlo.add %71, %72 : tensor<5x3xui32>
    %74 = stablehlo.add %69, %73 : tensor<5x3xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5x3xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5x3xui32>
    %79 = stablehlo.or %76, %78 : tensor<5x3xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5x3xui32>
    %81 = stablehlo.add %74, %80 : tensor<5x3xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5x3xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5x3xui32>
    %86 = stablehlo.or %83, %85 : tensor<5x3xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5x3xui32>
    %88 = stablehlo.add %81, %87 : tensor<5x3xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5x3xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5x3xui32>
    %93 = stablehlo.or %90, %92 : tensor<5x3xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5x3xui32>
    %95 = stablehlo.add %88, %94 : tensor<5x3xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5x3xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5x3xui32>
    %100 = stablehlo.or %97, %99 : tensor<5x3xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5x3xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %103 = stablehlo.add %95, %102 : tensor<5x3xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %105 = stablehlo.add %101, %104 : tensor<5x3xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %107 = stablehlo.add %105, %106 : tensor<5x3xui32>
    %108 = stablehlo.add %103, %107 : tensor<5x3xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5x3xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5x3xui32>
    %113 = stablehlo.or %110, %112 : tensor<5x3xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5x3xui32>
    %115 = stablehlo.add %108, %114 : tensor<5x3xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5x3xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5x3xui32>
    %120 = stablehlo.or %117, %119 : tensor<5x3xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5x3xui32>
    %122 = stablehlo.add %115, %121 : tensor<5x3xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5x3xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5x3xui32>
    %127 = stablehlo.or %124, %126 : tensor<5x3xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5x3xui32>
    %129 = stablehlo.add %122, %128 : tensor<5x3xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5x3xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5x3xui32>
    %134 = stablehlo.or %131, %133 : tensor<5x3xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5x3xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %137 = stablehlo.add %129, %136 : tensor<5x3xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %139 = stablehlo.add %135, %138 : tensor<5x3xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %141 = stablehlo.add %139, %140 : tensor<5x3xui32>
    %142 = stablehlo.add %137, %141 : tensor<5x3xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5x3xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5x3xui32>
    %147 = stablehlo.or %144, %146 : tensor<5x3xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5x3xui32>
    %149 = stablehlo.add %142, %148 : tensor<5x3xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5x3xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5x3xui32>
    %154 = stablehlo.or %151, %153 : tensor<5x3xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5x3xui32>
    %156 = stablehlo.add %149, %155 : tensor<5x3xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5x3xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5x3xui32>
    %161 = stablehlo.or %158, %160 : tensor<5x3xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5x3xui32>
    %163 = stablehlo.add %156, %162 : tensor<5x3xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5x3xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5x3xui32>
    %168 = stablehlo.or %165, %167 : tensor<5x3xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5x3xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %171 = stablehlo.add %163, %170 : tensor<5x3xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %173 = stablehlo.add %169, %172 : tensor<5x3xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %175 = stablehlo.add %173, %174 : tensor<5x3xui32>
    return %171, %175 : tensor<5x3xui32>, tensor<5x3xui32>
  }
  func.func private @norm(%arg0: tensor<5x3xf32>) -> tensor<5xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.sqrt %1 : tensor<5xf32>
    return %2 : tensor<5xf32>
  }
  func.func private @_rademacher(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = call @_bernoulli(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<5xi1>
    %1 = stablehlo.convert %0 : (tensor<5xi1>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<5xf32>
    return %5 : tensor<5xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<5xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform_1(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    return %2 : tensor<5xi1>
  }
  func.func private @_uniform_1(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %15:2 = call @threefry2x32_2(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %16 = stablehlo.convert %15#0 : (tensor<5xui32>) -> tensor<5xui64>
    %17 = stablehlo.convert %15#1 : (tensor<5xui32>) -> tensor<5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %19 = stablehlo.shift_left %16, %18 : tensor<5xui64>
    %20 = stablehlo.or %19, %17 : tensor<5xui64>
    %c_2 = stablehlo.constant dense<12> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<5xui64>
    %c_3 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %24 = stablehlo.or %22, %23 : tensor<5xui64>
    %25 = stablehlo.bitcast_convert %24 : (tensor<5xui64>) -> tensor<5xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %27 = stablehlo.subtract %25, %26 : tensor<5xf64>
    %28 = stablehlo.subtract %3, %2 : tensor<1xf64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %30 = stablehlo.multiply %27, %29 : tensor<5xf64>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %32 = stablehlo.add %30, %31 : tensor<5xf64>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf64>) -> tensor<5xf64>
    %34 = stablehlo.maximum %33, %32 : tensor<5xf64>
    return %34 : tensor<5xf64>
  }
  func.func private @threefry2x32_2(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: triangular
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div jit lt max mul or random_bits random_wrap select_n shift_right_logical sqrt sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<5xf32>
    %4 = stablehlo.subtract %1, %0 : tensor<5xf32>
    %5 = stablehlo.divide %3, %4 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = call @_uniform(%arg0, %cst_2, %cst_3) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    %7 = stablehlo.subtract %1, %0 : tensor<5xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<5xf32>
    %9 = stablehlo.subtract %2, %0 : tensor<5xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<5xf32>
    %11 = stablehlo.sqrt %10 : tensor<5xf32>
    %12 = stablehlo.add %0, %11 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.subtract %13, %6 : tensor<5xf32>
    %15 = stablehlo.subtract %1, %0 : tensor<5xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<5xf32>
    %17 = stablehlo.subtract %1, %2 : tensor<5xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<5xf32>
    %19 = stablehlo.sqrt %18 : tensor<5xf32>
    %20 = stablehlo.subtract %1, %19 : tensor<5xf32>
    %21 = stablehlo.compare LT, %6, %5, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %22 = stablehlo.select %21, %12, %20 : tensor<5xi1>, tensor<5xf32>
    return %22 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %15:2 = call @threefry2x32(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %20 = stablehlo.or %18, %19 : tensor<5xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<5xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.add %26, %27 : tensor<5xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<5xf32>
    return %30 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: lognormal
// primitives: add bitcast_convert_type broadcast_in_dim erf_inv exp jit max mul or random_bits random_wrap shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<5xf32>
    %3 = stablehlo.exponential %2 : tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %1 = chlo.erf_inv %0 : tensor<5xf32> -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<5xui64>
    %11 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %12 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %13:2 = call @threefry2x32(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.or %16, %17 : tensor<5xui32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<5xf32>
    %22 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<5xf32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.add %24, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<5xf32>
    return %28 : tensor<5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: wald
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div erf_inv integer_pow jit le max mul or random_bits random_split random_wrap select_n shift_right_logical slice sqrt squeeze sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_wald(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_wald(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<5xf32> {
    %0 = call @_threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
    %5 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = call @_normal(%2) : (tensor<2xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %8 = call @_uniform_1(%4, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5xf32>
    %9 = stablehlo.multiply %7, %7 : tensor<5xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<5xf32>
    %11 = stablehlo.multiply %6, %6 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<5xf32>
    %14 = stablehlo.multiply %13, %9 : tensor<5xf32>
    %15 = stablehlo.multiply %11, %10 : tensor<5xf32>
    %16 = stablehlo.add %14, %15 : tensor<5xf32>
    %17 = stablehlo.sqrt %16 : tensor<5xf32>
    %18 = stablehlo.multiply %11, %9 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.divide %18, %19 : tensor<5xf32>
    %21 = stablehlo.add %6, %20 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.divide %6, %22 : tensor<5xf32>
    %24 = stablehlo.multiply %23, %17 : tensor<5xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<5xf32>
    %26 = stablehlo.add %6, %25 : tensor<5xf32>
    %27 = stablehlo.divide %6, %26 : tensor<5xf32>
    %28 = stablehlo.compare LE, %8, %27, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %29 = stablehlo.divide %11, %25 : tensor<5xf32>
    %30 = stablehlo.select %28, %25, %29 : tensor<5xi1>, tensor<5xf32>
    return %30 : tensor<5xf32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %6 = stablehlo.add %3, %5 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<2xui32>
    %11 = stablehlo.or %8, %10 : tensor<2xui32>
    %12 = stablehlo.xor %6, %11 : tensor<2xui32>
    %13 = stablehlo.add %6, %12 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<2xui32>
    %18 = stablehlo.or %15, %17 : tensor<2xui32>
    %19 = stablehlo.xor %13, %18 : tensor<2xui32>
    %20 = stablehlo.add %13, %19 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<2xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<2xui32>
    %25 = stablehlo.or %22, %24 : tensor<2xui32>
    %26 = stablehlo.xor %20, %25 : tensor<2xui32>
    %27 = stablehlo.add %20, %26 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<2xui32>
    %32 = stablehlo.or %29, %31 : tensor<2xui32>
    %33 = stablehlo.xor %27, %32 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.add %27, %34 : tensor<2xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %37 = stablehlo.add %33, %36 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %39 = stablehlo.add %37, %38 : tensor<2xui32>
    %40 = stablehlo.add %35, %39 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<2xui32>
    %45 = stablehlo.or %42, %44 : tensor<2xui32>
    %46 = stablehlo.xor %40, %45 : tensor<2xui32>
    %47 = stablehlo.add %40, %46 : tensor<2xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<2xui32>
    %52 = stablehlo.or %49, %51 : tensor<2xui32>
    %53 = stablehlo.xor %47, %52 : tensor<2xui32>
    %54 = stablehlo.add %47, %53 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<2xui32>
    %59 = stablehlo.or %56, %58 : tensor<2xui32>
    %60 = stablehlo.xor %54, %59 : tensor<2xui32>
    %61 = stablehlo.add %54, %60 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<2xui32>
    %66 = stablehlo.or %63, %65 : tensor<2xui32>
    %67 = stablehlo.xor %61, %66 : tensor<2xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %69 = stablehlo.add %61, %68 : tensor<2xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = stablehlo.add %67, %70 : tensor<2xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.add %71, %72 : tensor<2xui32>
    %74 = stablehlo.add %69, %73 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<2xui32>
    %79 = stablehlo.or %76, %78 : tensor<2xui32>
    %80 = stablehlo.xor %74, %79 : tensor<2xui32>
    %81 = stablehlo.add %74, %80 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<2xui32>
    %86 = stablehlo.or %83, %85 : tensor<2xui32>
    %87 = stablehlo.xor %81, %86 : tensor<2xui32>
    %88 = stablehlo.add %81, %87 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<2xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<2xui32>
    %93 = stablehlo.or %90, %92 : tensor<2xui32>
    %94 = stablehlo.xor %88, %93 : tensor<2xui32>
    %95 = stablehlo.add %88, %94 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<2xui32>
    %100 = stablehlo.or %97, %99 : tensor<2xui32>
    %101 = stablehlo.xor %95, %100 : tensor<2xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = stablehlo.add %95, %102 : tensor<2xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %105 = stablehlo.add %101, %104 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %107 = stablehlo.add %105, %106 : tensor<2xui32>
    %108 = stablehlo.add %103, %107 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<2xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<2xui32>
    %113 = stablehlo.or %110, %112 : tensor<2xui32>
    %114 = stablehlo.xor %108, %113 : tensor<2xui32>
    %115 = stablehlo.add %108, %114 : tensor<2xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<2xui32>
    %120 = stablehlo.or %117, %119 : tensor<2xui32>
    %121 = stablehlo.xor %115, %120 : tensor<2xui32>
    %122 = stablehlo.add %115, %121 : tensor<2xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<2xui32>
    %127 = stablehlo.or %124, %126 : tensor<2xui32>
    %128 = stablehlo.xor %122, %127 : tensor<2xui32>
    %129 = stablehlo.add %122, %128 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<2xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<2xui32>
    %134 = stablehlo.or %131, %133 : tensor<2xui32>
    %135 = stablehlo.xor %129, %134 : tensor<2xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %137 = stablehlo.add %129, %136 : tensor<2xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %139 = stablehlo.add %135, %138 : tensor<2xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %141 = stablehlo.add %139, %140 : tensor<2xui32>
    %142 = stablehlo.add %137, %141 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<2xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<2xui32>
    %147 = stablehlo.or %144, %146 : tensor<2xui32>
    %148 = stablehlo.xor %142, %147 : tensor<2xui32>
    %149 = stablehlo.add %142, %148 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<2xui32>
    %154 = stablehlo.or %151, %153 : tensor<2xui32>
    %155 = stablehlo.xor %149, %154 : tensor<2xui32>
    %156 = stablehlo.add %149, %155 : tensor<2xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<2xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<2xui32>
    %161 = stablehlo.or %158, %160 : tensor<2xui32>
    %162 = stablehlo.xor %156, %161 : tensor<2xui32>
    %163 = stablehlo.add %156, %162 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<2xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<2xui32>
    %168 = stablehlo.or %165, %167 : tensor<2xui32>
    %169 = stablehlo.xor %163, %168 : tensor<2xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %171 = stablehlo.add %163, %170 : tensor<2xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %173 = stablehlo.add %169, %172 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %175 = stablehlo.add %173, %174 : tensor<2xui32>
    return %171, %175 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5xf32>
    return %0 : tensor<5xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %1 = chlo.erf_inv %0 : tensor<5xf32> -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.multiply %7, %6 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.shift_right_logical %8, %9 : tensor<5xui64>
    %11 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %12 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %13:2 = call @threefry2x32_0(%3, %5, %12, %11) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %14 = stablehlo.xor %13#0, %13#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.or %16, %17 : tensor<5xui32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<5xf32>
    %22 = stablehlo.subtract %1, %0 : tensor<1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<5xf32>
    %25 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.add %24, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.maximum %27, %26 : tensor<5xf32>
    return %28 : tensor<5xf32>
  }
  func.func private @threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5xui32>
    %6 = stablehlo.add %3, %5 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5xui32>
    %11 = stablehlo.or %8, %10 : tensor<5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5xui32>
    %13 = stablehlo.add %6, %12 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5xui32>
    %18 = stablehlo.or %15, %17 : tensor<5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5xui32>
    %20 = stablehlo.add %13, %19 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5xui32>
    %25 = stablehlo.or %22, %24 : tensor<5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5xui32>
    %27 = stablehlo.add %20, %26 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5xui32>
    %32 = stablehlo.or %29, %31 : tensor<5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.add %27, %34 : tensor<5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.add %33, %36 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = stablehlo.add %37, %38 : tensor<5xui32>
    %40 = stablehlo.add %35, %39 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %40, %46 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %47, %53 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %54, %60 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %61, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %71, %72 : tensor<5xui32>
    %74 = stablehlo.add %69, %73 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5xui32>
    %79 = stablehlo.or %76, %78 : tensor<5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5xui32>
    %81 = stablehlo.add %74, %80 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5xui32>
    %86 = stablehlo.or %83, %85 : tensor<5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5xui32>
    %88 = stablehlo.add %81, %87 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5xui32>
    %93 = stablehlo.or %90, %92 : tensor<5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5xui32>
    %95 = stablehlo.add %88, %94 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5xui32>
    %100 = stablehlo.or %97, %99 : tensor<5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.add %95, %102 : tensor<5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %105 = stablehlo.add %101, %104 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %107 = stablehlo.add %105, %106 : tensor<5xui32>
    %108 = stablehlo.add %103, %107 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5xui32>
    %113 = stablehlo.or %110, %112 : tensor<5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5xui32>
    %115 = stablehlo.add %108, %114 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5xui32>
    %120 = stablehlo.or %117, %119 : tensor<5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5xui32>
    %122 = stablehlo.add %115, %121 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5xui32>
    %127 = stablehlo.or %124, %126 : tensor<5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5xui32>
    %129 = stablehlo.add %122, %128 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5xui32>
    %134 = stablehlo.or %131, %133 : tensor<5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %129, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %135, %138 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %139, %140 : tensor<5xui32>
    %142 = stablehlo.add %137, %141 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5xui32>
    %147 = stablehlo.or %144, %146 : tensor<5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5xui32>
    %149 = stablehlo.add %142, %148 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5xui32>
    %154 = stablehlo.or %151, %153 : tensor<5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5xui32>
    %156 = stablehlo.add %149, %155 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5xui32>
    %161 = stablehlo.or %158, %160 : tensor<5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5xui32>
    %163 = stablehlo.add %156, %162 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5xui32>
    %168 = stablehlo.or %165, %167 : tensor<5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %171 = stablehlo.add %163, %170 : tensor<5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %173 = stablehlo.add %169, %172 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %175 = stablehlo.add %173, %174 : tensor<5xui32>
    return %171, %175 : tensor<5xui32>, tensor<5xui32>
  }
  func.func private @_uniform_1(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %15:2 = call @threefry2x32_0(%5, %7, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %16 = stablehlo.xor %15#0, %15#1 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<9> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %18 = stablehlo.shift_right_logical %16, %17 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %20 = stablehlo.or %18, %19 : tensor<5xui32>
    %21 = stablehlo.bitcast_convert %20 : (tensor<5xui32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<5xf32>
    %24 = stablehlo.subtract %3, %2 : tensor<1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %28 = stablehlo.add %26, %27 : tensor<5xf32>
    %29 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %30 = stablehlo.maximum %29, %28 : tensor<5xf32>
    return %30 : tensor<5xf32>
  }
}
// -----
// case: initializer_glorot
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div erf erf_inv jit max min mul nextafter or random_bits random_wrap shift_right_logical sqrt stop_gradient sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %0 = stablehlo.sqrt %cst : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.879625678> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %c = stablehlo.constant dense<-2> : tensor<i64>
    %c_1 = stablehlo.constant dense<2> : tensor<i64>
    %2 = call @_truncated_normal(%arg0, %c, %c_1) : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<3x5xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<3x5xf32>
    return %4 : tensor<3x5xf32>
  }
  func.func private @_truncated_normal(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.divide %0, %cst : tensor<f32>
    %3 = chlo.erf %2 : tensor<f32> -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %4 = stablehlo.divide %1, %cst_0 : tensor<f32>
    %5 = chlo.erf %4 : tensor<f32> -> tensor<f32>
    %6 = call @_uniform(%arg0, %3, %5) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %7 = chlo.erf_inv %6 : tensor<3x5xf32> -> tensor<3x5xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<3x5xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = chlo.next_after %0, %cst_2 : tensor<f32>, tensor<f32> -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = chlo.next_after %1, %cst_3 : tensor<f32>, tensor<f32> -> tensor<f32>
    %12 = call @clip(%9, %10, %11) : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    return %12 : tensor<3x5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %7 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<3x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<3x5xui64>
    %12 = stablehlo.add %9, %11 : tensor<3x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<3x5xui64>
    %15 = stablehlo.convert %12 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %16 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.or %20, %21 : tensor<3x5xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<3x5xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<3x5xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %30 = stablehlo.add %28, %29 : tensor<3x5xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<3x5xf32>
    return %32 : tensor<3x5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
    %6 = stablehlo.add %3, %5 : tensor<3x5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<3x5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<3x5xui32>
    %11 = stablehlo.or %8, %10 : tensor<3x5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<3x5xui32>
    %13 = stablehlo.add %6, %12 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<3x5xui32>
    %18 = stablehlo.or %15, %17 : tensor<3x5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<3x5xui32>
    %20 = stablehlo.add %13, %19 : tensor<3x5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<3x5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<3x5xui32>
    %25 = stablehlo.or %22, %24 : tensor<3x5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<3x5xui32>
    %27 = stablehlo.add %20, %26 : tensor<3x5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<3x5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<3x5xui32>
    %32 = stablehlo.or %29, %31 : tensor<3x5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<3x5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %35 = stablehlo.add %27, %34 : tensor<3x5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %37 = stablehlo.add %33, %36 : tensor<3x5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %39 = stablehlo.add %37, %38 : tensor<3x5xui32>
    %40 = stablehlo.add %35, %39 : tensor<3x5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<3x5xui32>
    %45 = stablehlo.or %42, %44 : tensor<3x5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<3x5xui32>
    %47 = stablehlo.add %40, %46 : tensor<3x5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<3x5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<3x5xui32>
    %52 = stablehlo.or %49, %51 : tensor<3x5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<3x5xui32>
    %54 = stablehlo.add %47, %53 : tensor<3x5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<3x5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<3x5xui32>
    %59 = stablehlo.or %56, %58 : tensor<3x5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<3x5xui32>
    %61 = stablehlo.add %54, %60 : tensor<3x5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<3x5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<3x5xui32>
    %66 = stablehlo.or %63, %65 : tensor<3x5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<3x5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %69 = stablehlo.add %61, %68 : tensor<3x5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %71 = stablehlo.add %67, %70 : tensor<3x5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %73 = stablehlo.add %71, %72 : tensor<3x5xui32>
    %74 = stablehlo.add %69, %73 : tensor<3x5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<3x5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<3x5xui32>
    %79 = stablehlo.or %76, %78 : tensor<3x5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<3x5xui32>
    %81 = stablehlo.add %74, %80 : tensor<3x5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<3x5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<3x5xui32>
    %86 = stablehlo.or %83, %85 : tensor<3x5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<3x5xui32>
    %88 = stablehlo.add %81, %87 : tensor<3x5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<3x5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<3x5xui32>
    %93 = stablehlo.or %90, %92 : tensor<3x5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<3x5xui32>
    %95 = stablehlo.add %88, %94 : tensor<3x5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<3x5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<3x5xui32>
    %100 = stablehlo.or %97, %99 : tensor<3x5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<3x5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %103 = stablehlo.add %95, %102 : tensor<3x5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %105 = stablehlo.add %101, %104 : tensor<3x5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %107 = stablehlo.add %105, %106 : tensor<3x5xui32>
    %108 = stablehlo.add %103, %107 : tensor<3x5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<3x5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<3x5xui32>
    %113 = stablehlo.or %110, %112 : tensor<3x5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<3x5xui32>
    %115 = stablehlo.add %108, %114 : tensor<3x5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<3x5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<3x5xui32>
    %120 = stablehlo.or %117, %119 : tensor<3x5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<3x5xui32>
    %122 = stablehlo.add %115, %121 : tensor<3x5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<3x5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<3x5xui32>
    %127 = stablehlo.or %124, %126 : tensor<3x5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<3x5xui32>
    %129 = stablehlo.add %122, %128 : tensor<3x5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<3x5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<3x5xui32>
    %134 = stablehlo.or %131, %133 : tensor<3x5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<3x5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %137 = stablehlo.add %129, %136 : tensor<3x5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %139 = stablehlo.add %135, %138 : tensor<3x5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %141 = stablehlo.add %139, %140 : tensor<3x5xui32>
    %142 = stablehlo.add %137, %141 : tensor<3x5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<3x5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<3x5xui32>
    %147 = stablehlo.or %144, %146 : tensor<3x5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<3x5xui32>
    %149 = stablehlo.add %142, %148 : tensor<3x5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<3x5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<3x5xui32>
    %154 = stablehlo.or %151, %153 : tensor<3x5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<3x5xui32>
    %156 = stablehlo.add %149, %155 : tensor<3x5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<3x5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<3x5xui32>
    %161 = stablehlo.or %158, %160 : tensor<3x5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<3x5xui32>
    %163 = stablehlo.add %156, %162 : tensor<3x5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<3x5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<3x5xui32>
    %168 = stablehlo.or %165, %167 : tensor<3x5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<3x5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %171 = stablehlo.add %163, %170 : tensor<3x5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %173 = stablehlo.add %169, %172 : tensor<3x5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %175 = stablehlo.add %173, %174 : tensor<3x5xui32>
    return %171, %175 : tensor<3x5xui32>, tensor<3x5xui32>
  }
  func.func private @clip(%arg0: tensor<3x5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<3x5xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %3 = stablehlo.minimum %2, %1 : tensor<3x5xf32>
    return %3 : tensor<3x5xf32>
  }
}
// -----
// case: initializer_he
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type jit max mul or random_bits random_wrap shift_right_logical sqrt sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<3x5xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %c, %cst) : (tensor<2xui32>, tensor<i64>, tensor<f64>) -> tensor<3x5xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.666666686> : tensor<f32>
    %1 = stablehlo.multiply %cst_0, %cst_1 : tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<3x5xf32>
    return %4 : tensor<3x5xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<i64>, %arg2: tensor<f64>) -> tensor<3x5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<3x5xui64>
    %9 = stablehlo.iota dim = 1 : tensor<3x5xui64>
    %c = stablehlo.constant dense<5> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<3x5xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<3x5xui64>
    %14 = stablehlo.add %11, %13 : tensor<3x5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<3x5xui64>
    %17 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %18 = stablehlo.convert %16 : (tensor<3x5xui64>) -> tensor<3x5xui32>
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.or %22, %23 : tensor<3x5xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<3x5xui32>) -> tensor<3x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<3x5xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<3x5xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %32 = stablehlo.add %30, %31 : tensor<3x5xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<3x5xf32>
    return %34 : tensor<3x5xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
    %6 = stablehlo.add %3, %5 : tensor<3x5xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<3x5xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<3x5xui32>
    %11 = stablehlo.or %8, %10 : tensor<3x5xui32>
    %12 = stablehlo.xor %6, %11 : tensor<3x5xui32>
    %13 = stablehlo.add %6, %12 : tensor<3x5xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<3x5xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<3x5xui32>
    %18 = stablehlo.or %15, %17 : tensor<3x5xui32>
    %19 = stablehlo.xor %13, %18 : tensor<3x5xui32>
    %20 = stablehlo.add %13, %19 : tensor<3x5xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<3x5xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<3x5xui32>
    %25 = stablehlo.or %22, %24 : tensor<3x5xui32>
    %26 = stablehlo.xor %20, %25 : tensor<3x5xui32>
    %27 = stablehlo.add %20, %26 : tensor<3x5xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<3x5xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<3x5xui32>
    %32 = stablehlo.or %29, %31 : tensor<3x5xui32>
    %33 = stablehlo.xor %27, %32 : tensor<3x5xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %35 = stablehlo.add %27, %34 : tensor<3x5xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %37 = stablehlo.add %33, %36 : tensor<3x5xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %39 = stablehlo.add %37, %38 : tensor<3x5xui32>
    %40 = stablehlo.add %35, %39 : tensor<3x5xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<3x5xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<3x5xui32>
    %45 = stablehlo.or %42, %44 : tensor<3x5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<3x5xui32>
    %47 = stablehlo.add %40, %46 : tensor<3x5xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<3x5xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<3x5xui32>
    %52 = stablehlo.or %49, %51 : tensor<3x5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<3x5xui32>
    %54 = stablehlo.add %47, %53 : tensor<3x5xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<3x5xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<3x5xui32>
    %59 = stablehlo.or %56, %58 : tensor<3x5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<3x5xui32>
    %61 = stablehlo.add %54, %60 : tensor<3x5xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<3x5xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<3x5xui32>
    %66 = stablehlo.or %63, %65 : tensor<3x5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<3x5xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %69 = stablehlo.add %61, %68 : tensor<3x5xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %71 = stablehlo.add %67, %70 : tensor<3x5xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %73 = stablehlo.add %71, %72 : tensor<3x5xui32>
    %74 = stablehlo.add %69, %73 : tensor<3x5xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<3x5xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<3x5xui32>
    %79 = stablehlo.or %76, %78 : tensor<3x5xui32>
    %80 = stablehlo.xor %74, %79 : tensor<3x5xui32>
    %81 = stablehlo.add %74, %80 : tensor<3x5xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<3x5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<3x5xui32>
    %86 = stablehlo.or %83, %85 : tensor<3x5xui32>
    %87 = stablehlo.xor %81, %86 : tensor<3x5xui32>
    %88 = stablehlo.add %81, %87 : tensor<3x5xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<3x5xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<3x5xui32>
    %93 = stablehlo.or %90, %92 : tensor<3x5xui32>
    %94 = stablehlo.xor %88, %93 : tensor<3x5xui32>
    %95 = stablehlo.add %88, %94 : tensor<3x5xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<3x5xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<3x5xui32>
    %100 = stablehlo.or %97, %99 : tensor<3x5xui32>
    %101 = stablehlo.xor %95, %100 : tensor<3x5xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %103 = stablehlo.add %95, %102 : tensor<3x5xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %105 = stablehlo.add %101, %104 : tensor<3x5xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %107 = stablehlo.add %105, %106 : tensor<3x5xui32>
    %108 = stablehlo.add %103, %107 : tensor<3x5xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<3x5xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<3x5xui32>
    %113 = stablehlo.or %110, %112 : tensor<3x5xui32>
    %114 = stablehlo.xor %108, %113 : tensor<3x5xui32>
    %115 = stablehlo.add %108, %114 : tensor<3x5xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<3x5xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<3x5xui32>
    %120 = stablehlo.or %117, %119 : tensor<3x5xui32>
    %121 = stablehlo.xor %115, %120 : tensor<3x5xui32>
    %122 = stablehlo.add %115, %121 : tensor<3x5xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<3x5xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<3x5xui32>
    %127 = stablehlo.or %124, %126 : tensor<3x5xui32>
    %128 = stablehlo.xor %122, %127 : tensor<3x5xui32>
    %129 = stablehlo.add %122, %128 : tensor<3x5xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<3x5xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<3x5xui32>
    %134 = stablehlo.or %131, %133 : tensor<3x5xui32>
    %135 = stablehlo.xor %129, %134 : tensor<3x5xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %137 = stablehlo.add %129, %136 : tensor<3x5xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %139 = stablehlo.add %135, %138 : tensor<3x5xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %141 = stablehlo.add %139, %140 : tensor<3x5xui32>
    %142 = stablehlo.add %137, %141 : tensor<3x5xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<3x5xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<3x5xui32>
    %147 = stablehlo.or %144, %146 : tensor<3x5xui32>
    %148 = stablehlo.xor %142, %147 : tensor<3x5xui32>
    %149 = stablehlo.add %142, %148 : tensor<3x5xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<3x5xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<3x5xui32>
    %154 = stablehlo.or %151, %153 : tensor<3x5xui32>
    %155 = stablehlo.xor %149, %154 : tensor<3x5xui32>
    %156 = stablehlo.add %149, %155 : tensor<3x5xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<3x5xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<3x5xui32>
    %161 = stablehlo.or %158, %160 : tensor<3x5xui32>
    %162 = stablehlo.xor %156, %161 : tensor<3x5xui32>
    %163 = stablehlo.add %156, %162 : tensor<3x5xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<3x5xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<3x5xui32>
    %168 = stablehlo.or %165, %167 : tensor<3x5xui32>
    %169 = stablehlo.xor %163, %168 : tensor<3x5xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %171 = stablehlo.add %163, %170 : tensor<3x5xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %173 = stablehlo.add %169, %172 : tensor<3x5xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
    %175 = stablehlo.add %173, %174 : tensor<3x5xui32>
    return %171, %175 : tensor<3x5xui32>, tensor<3x5xui32>
  }
}
// -----
// case: key_from_seed
// primitives: random_seed random_unwrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i64>) -> (tensor<2xui32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<32> : tensor<i64>
    %0 = stablehlo.shift_right_logical %arg0, %c : tensor<i64>
    %1 = stablehlo.convert %0 : (tensor<i64>) -> tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<i64>
    %3 = stablehlo.and %arg0, %c_0 : tensor<i64>
    %4 = stablehlo.convert %3 : (tensor<i64>) -> tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %6 = stablehlo.concatenate %2, %5, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %6 : tensor<2xui32>
  }
}
// -----
// case: threefry2x32
// primitives: slice squeeze threefry2x32
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x2xui32>) -> (tensor<2xui32> {jax.result_info = "result[0]"}, tensor<2xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg0 [0:1, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xui32>) -> tensor<2xui32>
    %2 = stablehlo.slice %arg0 [1:2, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<1x2xui32>) -> tensor<2xui32>
    %4 = stablehlo.slice %arg0 [2:3, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %5 = stablehlo.reshape %4 : (tensor<1x2xui32>) -> tensor<2xui32>
    %6 = stablehlo.slice %arg0 [3:4, 0:2] : (tensor<4x2xui32>) -> tensor<1x2xui32>
    %7 = stablehlo.reshape %6 : (tensor<1x2xui32>) -> tensor<2xui32>
    %8:2 = call @threefry2x32(%1, %3, %5, %7) : (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    return %8#0, %8#1 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<2xui32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2xui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %2 = stablehlo.xor %0, %1 : tensor<2xui32>
    %3 = stablehlo.add %arg2, %arg0 : tensor<2xui32>
    %4 = stablehlo.add %arg3, %arg1 : tensor<2xui32>
    %5 = stablehlo.add %3, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %7 = stablehlo.shift_left %4, %6 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %9 = stablehlo.shift_right_logical %4, %8 : tensor<2xui32>
    %10 = stablehlo.or %7, %9 : tensor<2xui32>
    %11 = stablehlo.xor %5, %10 : tensor<2xui32>
    %12 = stablehlo.add %5, %11 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %14 = stablehlo.shift_left %11, %13 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %16 = stablehlo.shift_right_logical %11, %15 : tensor<2xui32>
    %17 = stablehlo.or %14, %16 : tensor<2xui32>
    %18 = stablehlo.xor %12, %17 : tensor<2xui32>
    %19 = stablehlo.add %12, %18 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %21 = stablehlo.shift_left %18, %20 : tensor<2xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %23 = stablehlo.shift_right_logical %18, %22 : tensor<2xui32>
    %24 = stablehlo.or %21, %23 : tensor<2xui32>
    %25 = stablehlo.xor %19, %24 : tensor<2xui32>
    %26 = stablehlo.add %19, %25 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_left %25, %27 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %30 = stablehlo.shift_right_logical %25, %29 : tensor<2xui32>
    %31 = stablehlo.or %28, %30 : tensor<2xui32>
    %32 = stablehlo.xor %26, %31 : tensor<2xui32>
    %33 = stablehlo.add %26, %arg1 : tensor<2xui32>
    %34 = stablehlo.add %32, %2 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %35 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %36 = stablehlo.add %34, %35 : tensor<2xui32>
    %37 = stablehlo.add %33, %36 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %39 = stablehlo.shift_left %36, %38 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %40 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %41 = stablehlo.shift_right_logical %36, %40 : tensor<2xui32>
    %42 = stablehlo.or %39, %41 : tensor<2xui32>
    %43 = stablehlo.xor %37, %42 : tensor<2xui32>
    %44 = stablehlo.add %37, %43 : tensor<2xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %45 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %46 = stablehlo.shift_left %43, %45 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.shift_right_logical %43, %47 : tensor<2xui32>
    %49 = stablehlo.or %46, %48 : tensor<2xui32>
    %50 = stablehlo.xor %44, %49 : tensor<2xui32>
    %51 = stablehlo.add %44, %50 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %52 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %53 = stablehlo.shift_left %50, %52 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %54 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %55 = stablehlo.shift_right_logical %50, %54 : tensor<2xui32>
    %56 = stablehlo.or %53, %55 : tensor<2xui32>
    %57 = stablehlo.xor %51, %56 : tensor<2xui32>
    %58 = stablehlo.add %51, %57 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %60 = stablehlo.shift_left %57, %59 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %61 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %62 = stablehlo.shift_right_logical %57, %61 : tensor<2xui32>
    %63 = stablehlo.or %60, %62 : tensor<2xui32>
    %64 = stablehlo.xor %58, %63 : tensor<2xui32>
    %65 = stablehlo.add %58, %2 : tensor<2xui32>
    %66 = stablehlo.add %64, %arg0 : tensor<2xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %67 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %68 = stablehlo.add %66, %67 : tensor<2xui32>
    %69 = stablehlo.add %65, %68 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %70 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = stablehlo.shift_left %68, %70 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.shift_right_logical %68, %72 : tensor<2xui32>
    %74 = stablehlo.or %71, %73 : tensor<2xui32>
    %75 = stablehlo.xor %69, %74 : tensor<2xui32>
    %76 = stablehlo.add %69, %75 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %78 = stablehlo.shift_left %75, %77 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %79 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %80 = stablehlo.shift_right_logical %75, %79 : tensor<2xui32>
    %81 = stablehlo.or %78, %80 : tensor<2xui32>
    %82 = stablehlo.xor %76, %81 : tensor<2xui32>
    %83 = stablehlo.add %76, %82 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %85 = stablehlo.shift_left %82, %84 : tensor<2xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %86 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %87 = stablehlo.shift_right_logical %82, %86 : tensor<2xui32>
    %88 = stablehlo.or %85, %87 : tensor<2xui32>
    %89 = stablehlo.xor %83, %88 : tensor<2xui32>
    %90 = stablehlo.add %83, %89 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %92 = stablehlo.shift_left %89, %91 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %93 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %94 = stablehlo.shift_right_logical %89, %93 : tensor<2xui32>
    %95 = stablehlo.or %92, %94 : tensor<2xui32>
    %96 = stablehlo.xor %90, %95 : tensor<2xui32>
    %97 = stablehlo.add %90, %arg0 : tensor<2xui32>
    %98 = stablehlo.add %96, %arg1 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %99 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %100 = stablehlo.add %98, %99 : tensor<2xui32>
    %101 = stablehlo.add %97, %100 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %102 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = stablehlo.shift_left %100, %102 : tensor<2xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %104 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %105 = stablehlo.shift_right_logical %100, %104 : tensor<2xui32>
    %106 = stablehlo.or %103, %105 : tensor<2xui32>
    %107 = stablehlo.xor %101, %106 : tensor<2xui32>
    %108 = stablehlo.add %101, %107 : tensor<2xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<2xui32>
    %113 = stablehlo.or %110, %112 : tensor<2xui32>
    %114 = stablehlo.xor %108, %113 : tensor<2xui32>
    %115 = stablehlo.add %108, %114 : tensor<2xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<2xui32>
    %120 = stablehlo.or %117, %119 : tensor<2xui32>
    %121 = stablehlo.xor %115, %120 : tensor<2xui32>
    %122 = stablehlo.add %115, %121 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<2xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<2xui32>
    %127 = stablehlo.or %124, %126 : tensor<2xui32>
    %128 = stablehlo.xor %122, %127 : tensor<2xui32>
    %129 = stablehlo.add %122, %arg1 : tensor<2xui32>
    %130 = stablehlo.add %128, %2 : tensor<2xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %131 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %132 = stablehlo.add %130, %131 : tensor<2xui32>
    %133 = stablehlo.add %129, %132 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %134 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %135 = stablehlo.shift_left %132, %134 : tensor<2xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %136 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %137 = stablehlo.shift_right_logical %132, %136 : tensor<2xui32>
    %138 = stablehlo.or %135, %137 : tensor<2xui32>
    %139 = stablehlo.xor %133, %138 : tensor<2xui32>
    %140 = stablehlo.add %133, %139 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %141 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %142 = stablehlo.shift_left %139, %141 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %144 = stablehlo.shift_right_logical %139, %143 : tensor<2xui32>
    %145 = stablehlo.or %142, %144 : tensor<2xui32>
    %146 = stablehlo.xor %140, %145 : tensor<2xui32>
    %147 = stablehlo.add %140, %146 : tensor<2xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %148 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %149 = stablehlo.shift_left %146, %148 : tensor<2xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %151 = stablehlo.shift_right_logical %146, %150 : tensor<2xui32>
    %152 = stablehlo.or %149, %151 : tensor<2xui32>
    %153 = stablehlo.xor %147, %152 : tensor<2xui32>
    %154 = stablehlo.add %147, %153 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %155 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %156 = stablehlo.shift_left %153, %155 : tensor<2xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %158 = stablehlo.shift_right_logical %153, %157 : tensor<2xui32>
    %159 = stablehlo.or %156, %158 : tensor<2xui32>
    %160 = stablehlo.xor %154, %159 : tensor<2xui32>
    %161 = stablehlo.add %154, %2 : tensor<2xui32>
    %162 = stablehlo.add %160, %arg0 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %163 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %164 = stablehlo.add %162, %163 : tensor<2xui32>
    return %161, %164 : tensor<2xui32>, tensor<2xui32>
  }
}
// -----
// case: bits_rbg
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %output : tensor<5xui64>
  }
}
// -----
// case: split_rbg
// primitives: random_split random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<2x4xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %2 = stablehlo.reshape %1 : (tensor<2x1xui32>) -> tensor<2xui32>
    %3 = stablehlo.slice %0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
    %4 = stablehlo.reshape %3 : (tensor<2x1xui32>) -> tensor<2xui32>
    %5 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %7 = stablehlo.multiply %6, %5 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %9 = stablehlo.shift_right_logical %7, %8 : tensor<2xui64>
    %10 = stablehlo.convert %7 : (tensor<2xui64>) -> tensor<2xui32>
    %11 = stablehlo.convert %9 : (tensor<2xui64>) -> tensor<2xui32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %13 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
    %14 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %15 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %16:2 = call @threefry2x32(%14, %15, %12, %13) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
    %17 = stablehlo.broadcast_in_dim %16#0, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
    %18 = stablehlo.broadcast_in_dim %16#1, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
    %19 = stablehlo.concatenate %17, %18, dim = 2 : (tensor<2x2x1xui32>, tensor<2x2x1xui32>) -> tensor<2x2x2xui32>
    %20 = stablehlo.transpose %19, dims = [1, 0, 2] : (tensor<2x2x2xui32>) -> tensor<2x2x2xui32>
    %21 = stablehlo.reshape %20 : (tensor<2x2x2xui32>) -> tensor<2x4xui32>
    return %21 : tensor<2x4xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x2xui32>, %arg3: tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
    %2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %5 = stablehlo.add %3, %4 : tensor<2x2xui32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %8 = stablehlo.add %6, %7 : tensor<2x2xui32>
    %9 = stablehlo.add %5, %8 : tensor<2x2xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %11 = stablehlo.shift_left %8, %10 : tensor<2x2xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %12 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %13 = stablehlo.shift_right_logical %8, %12 : tensor<2x2xui32>
    %14 = stablehlo.or %11, %13 : tensor<2x2xui32>
    %15 = stablehlo.xor %9, %14 : tensor<2x2xui32>
    %16 = stablehlo.add %9, %15 : tensor<2x2xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %18 = stablehlo.shift_left %15, %17 : tensor<2x2xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %20 = stablehlo.shift_right_logical %15, %19 : tensor<2x2xui32>
    %21 = stablehlo.or %18, %20 : tensor<2x2xui32>
    %22 = stablehlo.xor %16, %21 : tensor<2x2xui32>
    %23 = stablehlo.add %16, %22 : tensor<2x2xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %24 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %25 = stablehlo.shift_left %22, %24 : tensor<2x2xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %26 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %27 = stablehlo.shift_right_logical %22, %26 : tensor<2x2xui32>
    %28 = stablehlo.or %25, %27 : tensor<2x2xui32>
    %29 = stablehlo.xor %23, %28 : tensor<2x2xui32>
    %30 = stablehlo.add %23, %29 : tensor<2x2xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %31 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %32 = stablehlo.shift_left %29, %31 : tensor<2x2xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %34 = stablehlo.shift_right_logical %29, %33 : tensor<2x2xui32>
    %35 = stablehlo.or %32, %34 : tensor<2x2xui32>
    %36 = stablehlo.xor %30, %35 : tensor<2x2xui32>
    %37 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %38 = stablehlo.add %30, %37 : tensor<2x2xui32>
    %39 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %40 = stablehlo.add %36, %39 : tensor<2x2xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %42 = stablehlo.add %40, %41 : tensor<2x2xui32>
    %43 = stablehlo.add %38, %42 : tensor<2x2xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %44 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %45 = stablehlo.shift_left %42, %44 : tensor<2x2xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %46 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %47 = stablehlo.shift_right_logical %42, %46 : tensor<2x2xui32>
    %48 = stablehlo.or %45, %47 : tensor<2x2xui32>
    %49 = stablehlo.xor %43, %48 : tensor<2x2xui32>
    %50 = stablehlo.add %43, %49 : tensor<2x2xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %51 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %52 = stablehlo.shift_left %49, %51 : tensor<2x2xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %54 = stablehlo.shift_right_logical %49, %53 : tensor<2x2xui32>
    %55 = stablehlo.or %52, %54 : tensor<2x2xui32>
    %56 = stablehlo.xor %50, %55 : tensor<2x2xui32>
    %57 = stablehlo.add %50, %56 : tensor<2x2xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %59 = stablehlo.shift_left %56, %58 : tensor<2x2xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %60 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %61 = stablehlo.shift_right_logical %56, %60 : tensor<2x2xui32>
    %62 = stablehlo.or %59, %61 : tensor<2x2xui32>
    %63 = stablehlo.xor %57, %62 : tensor<2x2xui32>
    %64 = stablehlo.add %57, %63 : tensor<2x2xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %65 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %66 = stablehlo.shift_left %63, %65 : tensor<2x2xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %67 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %68 = stablehlo.shift_right_logical %63, %67 : tensor<2x2xui32>
    %69 = stablehlo.or %66, %68 : tensor<2x2xui32>
    %70 = stablehlo.xor %64, %69 : tensor<2x2xui32>
    %71 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %72 = stablehlo.add %64, %71 : tensor<2x2xui32>
    %73 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %74 = stablehlo.add %70, %73 : tensor<2x2xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %76 = stablehlo.add %74, %75 : tensor<2x2xui32>
    %77 = stablehlo.add %72, %76 : tensor<2x2xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %78 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %79 = stablehlo.shift_left %76, %78 : tensor<2x2xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %80 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %81 = stablehlo.shift_right_logical %76, %80 : tensor<2x2xui32>
    %82 = stablehlo.or %79, %81 : tensor<2x2xui32>
    %83 = stablehlo.xor %77, %82 : tensor<2x2xui32>
    %84 = stablehlo.add %77, %83 : tensor<2x2xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %85 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %86 = stablehlo.shift_left %83, %85 : tensor<2x2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %87 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %88 = stablehlo.shift_right_logical %83, %87 : tensor<2x2xui32>
    %89 = stablehlo.or %86, %88 : tensor<2x2xui32>
    %90 = stablehlo.xor %84, %89 : tensor<2x2xui32>
    %91 = stablehlo.add %84, %90 : tensor<2x2xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %92 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %93 = stablehlo.shift_left %90, %92 : tensor<2x2xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %94 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %95 = stablehlo.shift_right_logical %90, %94 : tensor<2x2xui32>
    %96 = stablehlo.or %93, %95 : tensor<2x2xui32>
    %97 = stablehlo.xor %91, %96 : tensor<2x2xui32>
    %98 = stablehlo.add %91, %97 : tensor<2x2xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %99 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %100 = stablehlo.shift_left %97, %99 : tensor<2x2xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %101 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %102 = stablehlo.shift_right_logical %97, %101 : tensor<2x2xui32>
    %103 = stablehlo.or %100, %102 : tensor<2x2xui32>
    %104 = stablehlo.xor %98, %103 : tensor<2x2xui32>
    %105 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %106 = stablehlo.add %98, %105 : tensor<2x2xui32>
    %107 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %108 = stablehlo.add %104, %107 : tensor<2x2xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %110 = stablehlo.add %108, %109 : tensor<2x2xui32>
    %111 = stablehlo.add %106, %110 : tensor<2x2xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %112 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %113 = stablehlo.shift_left %110, %112 : tensor<2x2xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %114 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %115 = stablehlo.shift_right_logical %110, %114 : tensor<2x2xui32>
    %116 = stablehlo.or %113, %115 : tensor<2x2xui32>
    %117 = stablehlo.xor %111, %116 : tensor<2x2xui32>
    %118 = stablehlo.add %111, %117 : tensor<2x2xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %119 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %120 = stablehlo.shift_left %117, %119 : tensor<2x2xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %121 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %122 = stablehlo.shift_right_logical %117, %121 : tensor<2x2xui32>
    %123 = stablehlo.or %120, %122 : tensor<2x2xui32>
    %124 = stablehlo.xor %118, %123 : tensor<2x2xui32>
    %125 = stablehlo.add %118, %124 : tensor<2x2xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %126 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %127 = stablehlo.shift_left %124, %126 : tensor<2x2xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %128 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %129 = stablehlo.shift_right_logical %124, %128 : tensor<2x2xui32>
    %130 = stablehlo.or %127, %129 : tensor<2x2xui32>
    %131 = stablehlo.xor %125, %130 : tensor<2x2xui32>
    %132 = stablehlo.add %125, %131 : tensor<2x2xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %133 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %134 = stablehlo.shift_left %131, %133 : tensor<2x2xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %135 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %136 = stablehlo.shift_right_logical %131, %135 : tensor<2x2xui32>
    %137 = stablehlo.or %134, %136 : tensor<2x2xui32>
    %138 = stablehlo.xor %132, %137 : tensor<2x2xui32>
    %139 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %140 = stablehlo.add %132, %139 : tensor<2x2xui32>
    %141 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %142 = stablehlo.add %138, %141 : tensor<2x2xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %144 = stablehlo.add %142, %143 : tensor<2x2xui32>
    %145 = stablehlo.add %140, %144 : tensor<2x2xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %146 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %147 = stablehlo.shift_left %144, %146 : tensor<2x2xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %148 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %149 = stablehlo.shift_right_logical %144, %148 : tensor<2x2xui32>
    %150 = stablehlo.or %147, %149 : tensor<2x2xui32>
    %151 = stablehlo.xor %145, %150 : tensor<2x2xui32>
    %152 = stablehlo.add %145, %151 : tensor<2x2xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %153 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %154 = stablehlo.shift_left %151, %153 : tensor<2x2xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %155 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %156 = stablehlo.shift_right_logical %151, %155 : tensor<2x2xui32>
    %157 = stablehlo.or %154, %156 : tensor<2x2xui32>
    %158 = stablehlo.xor %152, %157 : tensor<2x2xui32>
    %159 = stablehlo.add %152, %158 : tensor<2x2xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %160 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %161 = stablehlo.shift_left %158, %160 : tensor<2x2xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %162 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %163 = stablehlo.shift_right_logical %158, %162 : tensor<2x2xui32>
    %164 = stablehlo.or %161, %163 : tensor<2x2xui32>
    %165 = stablehlo.xor %159, %164 : tensor<2x2xui32>
    %166 = stablehlo.add %159, %165 : tensor<2x2xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %167 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %168 = stablehlo.shift_left %165, %167 : tensor<2x2xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %169 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %170 = stablehlo.shift_right_logical %165, %169 : tensor<2x2xui32>
    %171 = stablehlo.or %168, %170 : tensor<2x2xui32>
    %172 = stablehlo.xor %166, %171 : tensor<2x2xui32>
    %173 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %174 = stablehlo.add %166, %173 : tensor<2x2xui32>
    %175 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
    %176 = stablehlo.add %172, %175 : tensor<2x2xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %177 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
    %178 = stablehlo.add %176, %177 : tensor<2x2xui32>
    return %174, %178 : tensor<2x2xui32>, tensor<2x2xui32>
  }
}
// -----
// case: bits_unsafe_rbg
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %output : tensor<5xui64>
  }
}
// -----
// case: split_unsafe_rbg
// primitives: random_split random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<2x4xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20x4xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    %4 = stablehlo.slice %output [0:20:10, 0:4] : (tensor<20x4xui32>) -> tensor<2x4xui32>
    return %4 : tensor<2x4xui32>
  }
}
// -----
// case: bits_philox2x32
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xui32>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %2 = stablehlo.multiply %1, %0 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %4 = stablehlo.shift_right_logical %2, %3 : tensor<5xui64>
    %5 = stablehlo.convert %2 : (tensor<5xui64>) -> tensor<5xui32>
    %6 = stablehlo.convert %4 : (tensor<5xui64>) -> tensor<5xui32>
    %7 = stablehlo.reshape %arg0 : (tensor<1xui32>) -> tensor<ui32>
    %8:2 = call @philox2x32(%7, %6, %5) : (tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %9 = stablehlo.convert %8#0 : (tensor<5xui32>) -> tensor<5xui64>
    %10 = stablehlo.convert %8#1 : (tensor<5xui32>) -> tensor<5xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_left %9, %11 : tensor<5xui64>
    %13 = stablehlo.or %12, %10 : tensor<5xui64>
    return %13 : tensor<5xui64>
  }
  func.func private @philox2x32(%arg0: tensor<ui32>, %arg1: tensor<5xui32>, %arg2: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>) {
    %c = stablehlo.constant dense<3528905107> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = chlo.mulhi %2, %arg1 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %4 = stablehlo.xor %3, %arg2 : tensor<5xui32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %6 = stablehlo.xor %4, %5 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %7 = stablehlo.add %arg0, %c_1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %9 = stablehlo.multiply %8, %6 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %11 = chlo.mulhi %10, %6 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %12 = stablehlo.xor %11, %1 : tensor<5xui32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %14 = stablehlo.xor %12, %13 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %15 = stablehlo.add %7, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.multiply %16, %14 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %19 = chlo.mulhi %18, %14 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %20 = stablehlo.xor %19, %9 : tensor<5xui32>
    %21 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %22 = stablehlo.xor %20, %21 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %23 = stablehlo.add %15, %c_7 : tensor<ui32>
    %c_8 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %25 = stablehlo.multiply %24, %22 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %26 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %27 = chlo.mulhi %26, %22 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %28 = stablehlo.xor %27, %17 : tensor<5xui32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %30 = stablehlo.xor %28, %29 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %31 = stablehlo.add %23, %c_10 : tensor<ui32>
    %c_11 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %33 = stablehlo.multiply %32, %30 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = chlo.mulhi %34, %30 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %36 = stablehlo.xor %35, %25 : tensor<5xui32>
    %37 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %38 = stablehlo.xor %36, %37 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %39 = stablehlo.add %31, %c_13 : tensor<ui32>
    %c_14 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %40 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %41 = stablehlo.multiply %40, %38 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %42 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %43 = chlo.mulhi %42, %38 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %44 = stablehlo.xor %43, %33 : tensor<5xui32>
    %45 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %46 = stablehlo.xor %44, %45 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %47 = stablehlo.add %39, %c_16 : tensor<ui32>
    %c_17 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.multiply %48, %46 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = chlo.mulhi %50, %46 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %52 = stablehlo.xor %51, %41 : tensor<5xui32>
    %53 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %54 = stablehlo.xor %52, %53 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %55 = stablehlo.add %47, %c_19 : tensor<ui32>
    %c_20 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %57 = stablehlo.multiply %56, %54 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %58 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %59 = chlo.mulhi %58, %54 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %60 = stablehlo.xor %59, %49 : tensor<5xui32>
    %61 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %62 = stablehlo.xor %60, %61 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %63 = stablehlo.add %55, %c_22 : tensor<ui32>
    %c_23 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.multiply %64, %62 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %66 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %67 = chlo.mulhi %66, %62 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %68 = stablehlo.xor %67, %57 : tensor<5xui32>
    %69 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %70 = stablehlo.xor %68, %69 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %71 = stablehlo.add %63, %c_25 : tensor<ui32>
    %c_26 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.multiply %72, %70 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %74 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %75 = chlo.mulhi %74, %70 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %76 = stablehlo.xor %75, %65 : tensor<5xui32>
    %77 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %78 = stablehlo.xor %76, %77 : tensor<5xui32>
    return %78, %73 : tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: split_philox2x32
// primitives: random_split random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1xui32>) -> (tensor<2x1xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %2 = stablehlo.multiply %1, %0 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %4 = stablehlo.shift_right_logical %2, %3 : tensor<2xui64>
    %5 = stablehlo.convert %2 : (tensor<2xui64>) -> tensor<2xui32>
    %6 = stablehlo.convert %4 : (tensor<2xui64>) -> tensor<2xui32>
    %7 = stablehlo.reshape %arg0 : (tensor<1xui32>) -> tensor<ui32>
    %8:2 = call @philox2x32(%7, %6, %5) : (tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %9 = stablehlo.broadcast_in_dim %8#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    return %9 : tensor<2x1xui32>
  }
  func.func private @philox2x32(%arg0: tensor<ui32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<3528905107> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = chlo.mulhi %2, %arg1 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %4 = stablehlo.xor %3, %arg2 : tensor<2xui32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %6 = stablehlo.xor %4, %5 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %7 = stablehlo.add %arg0, %c_1 : tensor<ui32>
    %c_2 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %9 = stablehlo.multiply %8, %6 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %11 = chlo.mulhi %10, %6 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %12 = stablehlo.xor %11, %1 : tensor<2xui32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %14 = stablehlo.xor %12, %13 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %15 = stablehlo.add %7, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %17 = stablehlo.multiply %16, %14 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %19 = chlo.mulhi %18, %14 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %20 = stablehlo.xor %19, %9 : tensor<2xui32>
    %21 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %22 = stablehlo.xor %20, %21 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %23 = stablehlo.add %15, %c_7 : tensor<ui32>
    %c_8 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %24 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.multiply %24, %22 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %26 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %27 = chlo.mulhi %26, %22 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %28 = stablehlo.xor %27, %17 : tensor<2xui32>
    %29 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %30 = stablehlo.xor %28, %29 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %31 = stablehlo.add %23, %c_10 : tensor<ui32>
    %c_11 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %33 = stablehlo.multiply %32, %30 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = chlo.mulhi %34, %30 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %36 = stablehlo.xor %35, %25 : tensor<2xui32>
    %37 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.xor %36, %37 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %39 = stablehlo.add %31, %c_13 : tensor<ui32>
    %c_14 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %40 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %41 = stablehlo.multiply %40, %38 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %42 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %43 = chlo.mulhi %42, %38 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %44 = stablehlo.xor %43, %33 : tensor<2xui32>
    %45 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %46 = stablehlo.xor %44, %45 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %47 = stablehlo.add %39, %c_16 : tensor<ui32>
    %c_17 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.multiply %48, %46 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = chlo.mulhi %50, %46 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %52 = stablehlo.xor %51, %41 : tensor<2xui32>
    %53 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %54 = stablehlo.xor %52, %53 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %55 = stablehlo.add %47, %c_19 : tensor<ui32>
    %c_20 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %56 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %57 = stablehlo.multiply %56, %54 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %58 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %59 = chlo.mulhi %58, %54 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %60 = stablehlo.xor %59, %49 : tensor<2xui32>
    %61 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %62 = stablehlo.xor %60, %61 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %63 = stablehlo.add %55, %c_22 : tensor<ui32>
    %c_23 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.multiply %64, %62 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %66 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %67 = chlo.mulhi %66, %62 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %68 = stablehlo.xor %67, %57 : tensor<2xui32>
    %69 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %70 = stablehlo.xor %68, %69 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %71 = stablehlo.add %63, %c_25 : tensor<ui32>
    %c_26 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.multiply %72, %70 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<3528905107> : tensor<ui32>
    %74 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %75 = chlo.mulhi %74, %70 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %76 = stablehlo.xor %75, %65 : tensor<2xui32>
    %77 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %78 = stablehlo.xor %76, %77 : tensor<2xui32>
    return %78, %73 : tensor<2xui32>, tensor<2xui32>
  }
}
// -----
// case: bits_philox4x32
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<5xui64>
    %9 = stablehlo.convert %6 : (tensor<5xui64>) -> tensor<5xui32>
    %10 = stablehlo.convert %8 : (tensor<5xui64>) -> tensor<5xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %12:4 = call @philox4x32(%1, %3, %10, %9, %11, %11) : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>)
    %13 = stablehlo.convert %12#0 : (tensor<5xui32>) -> tensor<5xui64>
    %14 = stablehlo.convert %12#1 : (tensor<5xui32>) -> tensor<5xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %16 = stablehlo.shift_left %13, %15 : tensor<5xui64>
    %17 = stablehlo.or %16, %14 : tensor<5xui64>
    return %17 : tensor<5xui64>
  }
  func.func private @philox4x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5xui32>, %arg3: tensor<5xui32>, %arg4: tensor<5xui32>, %arg5: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) {
    %c = stablehlo.constant dense<3528531795> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %3 = chlo.mulhi %2, %arg2 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_1 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.multiply %4, %arg4 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %7 = chlo.mulhi %6, %arg4 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %8 = stablehlo.xor %7, %arg3 : tensor<5xui32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %10 = stablehlo.xor %8, %9 : tensor<5xui32>
    %11 = stablehlo.xor %3, %arg5 : tensor<5xui32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %13 = stablehlo.xor %11, %12 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %14 = stablehlo.add %arg0, %c_3 : tensor<ui32>
    %c_4 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %15 = stablehlo.add %arg1, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %17 = stablehlo.multiply %16, %10 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %19 = chlo.mulhi %18, %10 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_7 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %21 = stablehlo.multiply %20, %13 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %23 = chlo.mulhi %22, %13 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %24 = stablehlo.xor %23, %5 : tensor<5xui32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %26 = stablehlo.xor %24, %25 : tensor<5xui32>
    %27 = stablehlo.xor %19, %1 : tensor<5xui32>
    %28 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %29 = stablehlo.xor %27, %28 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %30 = stablehlo.add %14, %c_9 : tensor<ui32>
    %c_10 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %31 = stablehlo.add %15, %c_10 : tensor<ui32>
    %c_11 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %33 = stablehlo.multiply %32, %26 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = chlo.mulhi %34, %26 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_13 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %36 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.multiply %36, %29 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %39 = chlo.mulhi %38, %29 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %40 = stablehlo.xor %39, %21 : tensor<5xui32>
    %41 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.xor %40, %41 : tensor<5xui32>
    %43 = stablehlo.xor %35, %17 : tensor<5xui32>
    %44 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %45 = stablehlo.xor %43, %44 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %46 = stablehlo.add %30, %c_15 : tensor<ui32>
    %c_16 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %47 = stablehlo.add %31, %c_16 : tensor<ui32>
    %c_17 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.multiply %48, %42 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = chlo.mulhi %50, %42 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_19 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %52 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %53 = stablehlo.multiply %52, %45 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %54 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %55 = chlo.mulhi %54, %45 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %56 = stablehlo.xor %55, %37 : tensor<5xui32>
    %57 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.xor %56, %57 : tensor<5xui32>
    %59 = stablehlo.xor %51, %33 : tensor<5xui32>
    %60 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %61 = stablehlo.xor %59, %60 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %62 = stablehlo.add %46, %c_21 : tensor<ui32>
    %c_22 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %63 = stablehlo.add %47, %c_22 : tensor<ui32>
    %c_23 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.multiply %64, %58 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %66 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %67 = chlo.mulhi %66, %58 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_25 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %68 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.multiply %68, %61 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %70 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = chlo.mulhi %70, %61 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %72 = stablehlo.xor %71, %53 : tensor<5xui32>
    %73 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %74 = stablehlo.xor %72, %73 : tensor<5xui32>
    %75 = stablehlo.xor %67, %49 : tensor<5xui32>
    %76 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %77 = stablehlo.xor %75, %76 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %78 = stablehlo.add %62, %c_27 : tensor<ui32>
    %c_28 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %79 = stablehlo.add %63, %c_28 : tensor<ui32>
    %c_29 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %80 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %81 = stablehlo.multiply %80, %74 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %83 = chlo.mulhi %82, %74 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_31 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %85 = stablehlo.multiply %84, %77 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %86 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %87 = chlo.mulhi %86, %77 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %88 = stablehlo.xor %87, %69 : tensor<5xui32>
    %89 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %90 = stablehlo.xor %88, %89 : tensor<5xui32>
    %91 = stablehlo.xor %83, %65 : tensor<5xui32>
    %92 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %93 = stablehlo.xor %91, %92 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %94 = stablehlo.add %78, %c_33 : tensor<ui32>
    %c_34 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %95 = stablehlo.add %79, %c_34 : tensor<ui32>
    %c_35 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %97 = stablehlo.multiply %96, %90 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %99 = chlo.mulhi %98, %90 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_37 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %100 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %101 = stablehlo.multiply %100, %93 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %102 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = chlo.mulhi %102, %93 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %104 = stablehlo.xor %103, %85 : tensor<5xui32>
    %105 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %106 = stablehlo.xor %104, %105 : tensor<5xui32>
    %107 = stablehlo.xor %99, %81 : tensor<5xui32>
    %108 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %109 = stablehlo.xor %107, %108 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %110 = stablehlo.add %94, %c_39 : tensor<ui32>
    %c_40 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %111 = stablehlo.add %95, %c_40 : tensor<ui32>
    %c_41 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %112 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %113 = stablehlo.multiply %112, %106 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %114 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %115 = chlo.mulhi %114, %106 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_43 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.multiply %116, %109 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %119 = chlo.mulhi %118, %109 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %120 = stablehlo.xor %119, %101 : tensor<5xui32>
    %121 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %122 = stablehlo.xor %120, %121 : tensor<5xui32>
    %123 = stablehlo.xor %115, %97 : tensor<5xui32>
    %124 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %125 = stablehlo.xor %123, %124 : tensor<5xui32>
    %c_45 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %126 = stablehlo.add %110, %c_45 : tensor<ui32>
    %c_46 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %127 = stablehlo.add %111, %c_46 : tensor<ui32>
    %c_47 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %128 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %129 = stablehlo.multiply %128, %122 : tensor<5xui32>
    %c_48 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = chlo.mulhi %130, %122 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_49 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %133 = stablehlo.multiply %132, %125 : tensor<5xui32>
    %c_50 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %134 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %135 = chlo.mulhi %134, %125 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %136 = stablehlo.xor %135, %117 : tensor<5xui32>
    %137 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %138 = stablehlo.xor %136, %137 : tensor<5xui32>
    %139 = stablehlo.xor %131, %113 : tensor<5xui32>
    %140 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.xor %139, %140 : tensor<5xui32>
    %c_51 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %142 = stablehlo.add %126, %c_51 : tensor<ui32>
    %c_52 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %143 = stablehlo.add %127, %c_52 : tensor<ui32>
    %c_53 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %144 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %145 = stablehlo.multiply %144, %138 : tensor<5xui32>
    %c_54 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %146 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %147 = chlo.mulhi %146, %138 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %c_55 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %148 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %149 = stablehlo.multiply %148, %141 : tensor<5xui32>
    %c_56 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %151 = chlo.mulhi %150, %141 : tensor<5xui32>, tensor<5xui32> -> tensor<5xui32>
    %152 = stablehlo.xor %151, %133 : tensor<5xui32>
    %153 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %154 = stablehlo.xor %152, %153 : tensor<5xui32>
    %155 = stablehlo.xor %147, %129 : tensor<5xui32>
    %156 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %157 = stablehlo.xor %155, %156 : tensor<5xui32>
    return %154, %149, %157, %145 : tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: split_philox4x32
// primitives: random_split random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>) -> (tensor<2x2xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %12:4 = call @philox4x32(%1, %3, %11, %11, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
    %13 = stablehlo.broadcast_in_dim %12#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.broadcast_in_dim %12#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %15 = stablehlo.concatenate %13, %14, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %15 : tensor<2x2xui32>
  }
  func.func private @philox4x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>, %arg4: tensor<2xui32>, %arg5: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<3528531795> : tensor<ui32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = chlo.mulhi %2, %arg2 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_1 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.multiply %4, %arg4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %7 = chlo.mulhi %6, %arg4 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %8 = stablehlo.xor %7, %arg3 : tensor<2xui32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %10 = stablehlo.xor %8, %9 : tensor<2xui32>
    %11 = stablehlo.xor %3, %arg5 : tensor<2xui32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %13 = stablehlo.xor %11, %12 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %14 = stablehlo.add %arg0, %c_3 : tensor<ui32>
    %c_4 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %15 = stablehlo.add %arg1, %c_4 : tensor<ui32>
    %c_5 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %17 = stablehlo.multiply %16, %10 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %19 = chlo.mulhi %18, %10 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_7 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %21 = stablehlo.multiply %20, %13 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %23 = chlo.mulhi %22, %13 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %24 = stablehlo.xor %23, %5 : tensor<2xui32>
    %25 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %26 = stablehlo.xor %24, %25 : tensor<2xui32>
    %27 = stablehlo.xor %19, %1 : tensor<2xui32>
    %28 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %29 = stablehlo.xor %27, %28 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %30 = stablehlo.add %14, %c_9 : tensor<ui32>
    %c_10 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %31 = stablehlo.add %15, %c_10 : tensor<ui32>
    %c_11 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %32 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %33 = stablehlo.multiply %32, %26 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = chlo.mulhi %34, %26 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_13 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %36 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %37 = stablehlo.multiply %36, %29 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %39 = chlo.mulhi %38, %29 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %40 = stablehlo.xor %39, %21 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.xor %40, %41 : tensor<2xui32>
    %43 = stablehlo.xor %35, %17 : tensor<2xui32>
    %44 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %45 = stablehlo.xor %43, %44 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %46 = stablehlo.add %30, %c_15 : tensor<ui32>
    %c_16 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %47 = stablehlo.add %31, %c_16 : tensor<ui32>
    %c_17 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.multiply %48, %42 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = chlo.mulhi %50, %42 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_19 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %52 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %53 = stablehlo.multiply %52, %45 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %54 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %55 = chlo.mulhi %54, %45 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %56 = stablehlo.xor %55, %37 : tensor<2xui32>
    %57 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %58 = stablehlo.xor %56, %57 : tensor<2xui32>
    %59 = stablehlo.xor %51, %33 : tensor<2xui32>
    %60 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %61 = stablehlo.xor %59, %60 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %62 = stablehlo.add %46, %c_21 : tensor<ui32>
    %c_22 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %63 = stablehlo.add %47, %c_22 : tensor<ui32>
    %c_23 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.multiply %64, %58 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %66 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %67 = chlo.mulhi %66, %58 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_25 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %68 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %69 = stablehlo.multiply %68, %61 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %70 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = chlo.mulhi %70, %61 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %72 = stablehlo.xor %71, %53 : tensor<2xui32>
    %73 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %74 = stablehlo.xor %72, %73 : tensor<2xui32>
    %75 = stablehlo.xor %67, %49 : tensor<2xui32>
    %76 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %77 = stablehlo.xor %75, %76 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %78 = stablehlo.add %62, %c_27 : tensor<ui32>
    %c_28 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %79 = stablehlo.add %63, %c_28 : tensor<ui32>
    %c_29 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %80 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %81 = stablehlo.multiply %80, %74 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %83 = chlo.mulhi %82, %74 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_31 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %85 = stablehlo.multiply %84, %77 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %86 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %87 = chlo.mulhi %86, %77 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %88 = stablehlo.xor %87, %69 : tensor<2xui32>
    %89 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %90 = stablehlo.xor %88, %89 : tensor<2xui32>
    %91 = stablehlo.xor %83, %65 : tensor<2xui32>
    %92 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %93 = stablehlo.xor %91, %92 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %94 = stablehlo.add %78, %c_33 : tensor<ui32>
    %c_34 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %95 = stablehlo.add %79, %c_34 : tensor<ui32>
    %c_35 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %97 = stablehlo.multiply %96, %90 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %99 = chlo.mulhi %98, %90 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_37 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %100 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %101 = stablehlo.multiply %100, %93 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %102 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = chlo.mulhi %102, %93 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %104 = stablehlo.xor %103, %85 : tensor<2xui32>
    %105 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %106 = stablehlo.xor %104, %105 : tensor<2xui32>
    %107 = stablehlo.xor %99, %81 : tensor<2xui32>
    %108 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %109 = stablehlo.xor %107, %108 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %110 = stablehlo.add %94, %c_39 : tensor<ui32>
    %c_40 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %111 = stablehlo.add %95, %c_40 : tensor<ui32>
    %c_41 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %112 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %113 = stablehlo.multiply %112, %106 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %114 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %115 = chlo.mulhi %114, %106 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_43 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.multiply %116, %109 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %119 = chlo.mulhi %118, %109 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %120 = stablehlo.xor %119, %101 : tensor<2xui32>
    %121 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %122 = stablehlo.xor %120, %121 : tensor<2xui32>
    %123 = stablehlo.xor %115, %97 : tensor<2xui32>
    %124 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %125 = stablehlo.xor %123, %124 : tensor<2xui32>
    %c_45 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %126 = stablehlo.add %110, %c_45 : tensor<ui32>
    %c_46 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %127 = stablehlo.add %111, %c_46 : tensor<ui32>
    %c_47 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %128 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %129 = stablehlo.multiply %128, %122 : tensor<2xui32>
    %c_48 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %131 = chlo.mulhi %130, %122 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_49 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %133 = stablehlo.multiply %132, %125 : tensor<2xui32>
    %c_50 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %134 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %135 = chlo.mulhi %134, %125 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %136 = stablehlo.xor %135, %117 : tensor<2xui32>
    %137 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %138 = stablehlo.xor %136, %137 : tensor<2xui32>
    %139 = stablehlo.xor %131, %113 : tensor<2xui32>
    %140 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %141 = stablehlo.xor %139, %140 : tensor<2xui32>
    %c_51 = stablehlo.constant dense<2654435769> : tensor<ui32>
    %142 = stablehlo.add %126, %c_51 : tensor<ui32>
    %c_52 = stablehlo.constant dense<3144134277> : tensor<ui32>
    %143 = stablehlo.add %127, %c_52 : tensor<ui32>
    %c_53 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %144 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %145 = stablehlo.multiply %144, %138 : tensor<2xui32>
    %c_54 = stablehlo.constant dense<3528531795> : tensor<ui32>
    %146 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %147 = chlo.mulhi %146, %138 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %c_55 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %148 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %149 = stablehlo.multiply %148, %141 : tensor<2xui32>
    %c_56 = stablehlo.constant dense<3449720151> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %151 = chlo.mulhi %150, %141 : tensor<2xui32>, tensor<2xui32> -> tensor<2xui32>
    %152 = stablehlo.xor %151, %133 : tensor<2xui32>
    %153 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %154 = stablehlo.xor %152, %153 : tensor<2xui32>
    %155 = stablehlo.xor %147, %129 : tensor<2xui32>
    %156 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %157 = stablehlo.xor %155, %156 : tensor<2xui32>
    return %154, %149, %157, %145 : tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>
  }
}
// -----
// case: bits_threefry4x32
// primitives: random_bits random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<5xui64> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<5xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<5xui64>
    %13 = stablehlo.convert %10 : (tensor<5xui64>) -> tensor<5xui32>
    %14 = stablehlo.convert %12 : (tensor<5xui64>) -> tensor<5xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %16:4 = call @threefry4x32(%1, %3, %5, %7, %14, %13, %15, %15) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>)
    %17 = stablehlo.xor %16#0, %16#2 : tensor<5xui32>
    %18 = stablehlo.convert %17 : (tensor<5xui32>) -> tensor<5xui64>
    %19 = stablehlo.xor %16#1, %16#3 : tensor<5xui32>
    %20 = stablehlo.convert %19 : (tensor<5xui32>) -> tensor<5xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5xui64>
    %22 = stablehlo.shift_left %18, %21 : tensor<5xui64>
    %23 = stablehlo.or %22, %20 : tensor<5xui64>
    return %23 : tensor<5xui64>
  }
  func.func private @threefry4x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<5xui32>, %arg5: tensor<5xui32>, %arg6: tensor<5xui32>, %arg7: tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %1 = stablehlo.xor %0, %arg2 : tensor<ui32>
    %2 = stablehlo.xor %1, %arg3 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %3 = stablehlo.xor %2, %c : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %5 = stablehlo.add %arg4, %4 : tensor<5xui32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %7 = stablehlo.add %arg5, %6 : tensor<5xui32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %9 = stablehlo.add %arg6, %8 : tensor<5xui32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %11 = stablehlo.add %arg7, %10 : tensor<5xui32>
    %12 = stablehlo.add %5, %7 : tensor<5xui32>
    %c_0 = stablehlo.constant dense<10> : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %14 = stablehlo.shift_left %7, %13 : tensor<5xui32>
    %c_1 = stablehlo.constant dense<22> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %16 = stablehlo.shift_right_logical %7, %15 : tensor<5xui32>
    %17 = stablehlo.or %14, %16 : tensor<5xui32>
    %18 = stablehlo.xor %12, %17 : tensor<5xui32>
    %19 = stablehlo.add %9, %11 : tensor<5xui32>
    %c_2 = stablehlo.constant dense<26> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %21 = stablehlo.shift_left %11, %20 : tensor<5xui32>
    %c_3 = stablehlo.constant dense<6> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %23 = stablehlo.shift_right_logical %11, %22 : tensor<5xui32>
    %24 = stablehlo.or %21, %23 : tensor<5xui32>
    %25 = stablehlo.xor %19, %24 : tensor<5xui32>
    %26 = stablehlo.add %12, %25 : tensor<5xui32>
    %c_4 = stablehlo.constant dense<11> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %28 = stablehlo.shift_left %25, %27 : tensor<5xui32>
    %c_5 = stablehlo.constant dense<21> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %30 = stablehlo.shift_right_logical %25, %29 : tensor<5xui32>
    %31 = stablehlo.or %28, %30 : tensor<5xui32>
    %32 = stablehlo.xor %26, %31 : tensor<5xui32>
    %33 = stablehlo.add %19, %18 : tensor<5xui32>
    %c_6 = stablehlo.constant dense<21> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %35 = stablehlo.shift_left %18, %34 : tensor<5xui32>
    %c_7 = stablehlo.constant dense<11> : tensor<ui32>
    %36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %37 = stablehlo.shift_right_logical %18, %36 : tensor<5xui32>
    %38 = stablehlo.or %35, %37 : tensor<5xui32>
    %39 = stablehlo.xor %33, %38 : tensor<5xui32>
    %40 = stablehlo.add %26, %39 : tensor<5xui32>
    %c_8 = stablehlo.constant dense<13> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5xui32>
    %c_9 = stablehlo.constant dense<19> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5xui32>
    %45 = stablehlo.or %42, %44 : tensor<5xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5xui32>
    %47 = stablehlo.add %33, %32 : tensor<5xui32>
    %c_10 = stablehlo.constant dense<27> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %49 = stablehlo.shift_left %32, %48 : tensor<5xui32>
    %c_11 = stablehlo.constant dense<5> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %51 = stablehlo.shift_right_logical %32, %50 : tensor<5xui32>
    %52 = stablehlo.or %49, %51 : tensor<5xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5xui32>
    %54 = stablehlo.add %40, %53 : tensor<5xui32>
    %c_12 = stablehlo.constant dense<23> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5xui32>
    %c_13 = stablehlo.constant dense<9> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5xui32>
    %59 = stablehlo.or %56, %58 : tensor<5xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5xui32>
    %61 = stablehlo.add %47, %46 : tensor<5xui32>
    %c_14 = stablehlo.constant dense<5> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %63 = stablehlo.shift_left %46, %62 : tensor<5xui32>
    %c_15 = stablehlo.constant dense<27> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %65 = stablehlo.shift_right_logical %46, %64 : tensor<5xui32>
    %66 = stablehlo.or %63, %65 : tensor<5xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5xui32>
    %68 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %69 = stablehlo.add %54, %68 : tensor<5xui32>
    %70 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %71 = stablehlo.add %67, %70 : tensor<5xui32>
    %72 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %73 = stablehlo.add %61, %72 : tensor<5xui32>
    %74 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %75 = stablehlo.add %60, %74 : tensor<5xui32>
    %c_16 = stablehlo.constant dense<1> : tensor<ui32>
    %76 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %77 = stablehlo.add %75, %76 : tensor<5xui32>
    %78 = stablehlo.add %69, %71 : tensor<5xui32>
    %c_17 = stablehlo.constant dense<6> : tensor<ui32>
    %79 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %80 = stablehlo.shift_left %71, %79 : tensor<5xui32>
    %c_18 = stablehlo.constant dense<26> : tensor<ui32>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %82 = stablehlo.shift_right_logical %71, %81 : tensor<5xui32>
    %83 = stablehlo.or %80, %82 : tensor<5xui32>
    %84 = stablehlo.xor %78, %83 : tensor<5xui32>
    %85 = stablehlo.add %73, %77 : tensor<5xui32>
    %c_19 = stablehlo.constant dense<20> : tensor<ui32>
    %86 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %87 = stablehlo.shift_left %77, %86 : tensor<5xui32>
    %c_20 = stablehlo.constant dense<12> : tensor<ui32>
    %88 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %89 = stablehlo.shift_right_logical %77, %88 : tensor<5xui32>
    %90 = stablehlo.or %87, %89 : tensor<5xui32>
    %91 = stablehlo.xor %85, %90 : tensor<5xui32>
    %92 = stablehlo.add %78, %91 : tensor<5xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %93 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %94 = stablehlo.shift_left %91, %93 : tensor<5xui32>
    %c_22 = stablehlo.constant dense<15> : tensor<ui32>
    %95 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %96 = stablehlo.shift_right_logical %91, %95 : tensor<5xui32>
    %97 = stablehlo.or %94, %96 : tensor<5xui32>
    %98 = stablehlo.xor %92, %97 : tensor<5xui32>
    %99 = stablehlo.add %85, %84 : tensor<5xui32>
    %c_23 = stablehlo.constant dense<11> : tensor<ui32>
    %100 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %101 = stablehlo.shift_left %84, %100 : tensor<5xui32>
    %c_24 = stablehlo.constant dense<21> : tensor<ui32>
    %102 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %103 = stablehlo.shift_right_logical %84, %102 : tensor<5xui32>
    %104 = stablehlo.or %101, %103 : tensor<5xui32>
    %105 = stablehlo.xor %99, %104 : tensor<5xui32>
    %106 = stablehlo.add %92, %105 : tensor<5xui32>
    %c_25 = stablehlo.constant dense<25> : tensor<ui32>
    %107 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %108 = stablehlo.shift_left %105, %107 : tensor<5xui32>
    %c_26 = stablehlo.constant dense<7> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %110 = stablehlo.shift_right_logical %105, %109 : tensor<5xui32>
    %111 = stablehlo.or %108, %110 : tensor<5xui32>
    %112 = stablehlo.xor %106, %111 : tensor<5xui32>
    %113 = stablehlo.add %99, %98 : tensor<5xui32>
    %c_27 = stablehlo.constant dense<10> : tensor<ui32>
    %114 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %115 = stablehlo.shift_left %98, %114 : tensor<5xui32>
    %c_28 = stablehlo.constant dense<22> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %117 = stablehlo.shift_right_logical %98, %116 : tensor<5xui32>
    %118 = stablehlo.or %115, %117 : tensor<5xui32>
    %119 = stablehlo.xor %113, %118 : tensor<5xui32>
    %120 = stablehlo.add %106, %119 : tensor<5xui32>
    %c_29 = stablehlo.constant dense<18> : tensor<ui32>
    %121 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %122 = stablehlo.shift_left %119, %121 : tensor<5xui32>
    %c_30 = stablehlo.constant dense<14> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %124 = stablehlo.shift_right_logical %119, %123 : tensor<5xui32>
    %125 = stablehlo.or %122, %124 : tensor<5xui32>
    %126 = stablehlo.xor %120, %125 : tensor<5xui32>
    %127 = stablehlo.add %113, %112 : tensor<5xui32>
    %c_31 = stablehlo.constant dense<20> : tensor<ui32>
    %128 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %129 = stablehlo.shift_left %112, %128 : tensor<5xui32>
    %c_32 = stablehlo.constant dense<12> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %131 = stablehlo.shift_right_logical %112, %130 : tensor<5xui32>
    %132 = stablehlo.or %129, %131 : tensor<5xui32>
    %133 = stablehlo.xor %127, %132 : tensor<5xui32>
    %134 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %135 = stablehlo.add %120, %134 : tensor<5xui32>
    %136 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %137 = stablehlo.add %133, %136 : tensor<5xui32>
    %138 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %139 = stablehlo.add %127, %138 : tensor<5xui32>
    %140 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %141 = stablehlo.add %126, %140 : tensor<5xui32>
    %c_33 = stablehlo.constant dense<2> : tensor<ui32>
    %142 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %143 = stablehlo.add %141, %142 : tensor<5xui32>
    %144 = stablehlo.add %135, %137 : tensor<5xui32>
    %c_34 = stablehlo.constant dense<10> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %146 = stablehlo.shift_left %137, %145 : tensor<5xui32>
    %c_35 = stablehlo.constant dense<22> : tensor<ui32>
    %147 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %148 = stablehlo.shift_right_logical %137, %147 : tensor<5xui32>
    %149 = stablehlo.or %146, %148 : tensor<5xui32>
    %150 = stablehlo.xor %144, %149 : tensor<5xui32>
    %151 = stablehlo.add %139, %143 : tensor<5xui32>
    %c_36 = stablehlo.constant dense<26> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %153 = stablehlo.shift_left %143, %152 : tensor<5xui32>
    %c_37 = stablehlo.constant dense<6> : tensor<ui32>
    %154 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %155 = stablehlo.shift_right_logical %143, %154 : tensor<5xui32>
    %156 = stablehlo.or %153, %155 : tensor<5xui32>
    %157 = stablehlo.xor %151, %156 : tensor<5xui32>
    %158 = stablehlo.add %144, %157 : tensor<5xui32>
    %c_38 = stablehlo.constant dense<11> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %160 = stablehlo.shift_left %157, %159 : tensor<5xui32>
    %c_39 = stablehlo.constant dense<21> : tensor<ui32>
    %161 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %162 = stablehlo.shift_right_logical %157, %161 : tensor<5xui32>
    %163 = stablehlo.or %160, %162 : tensor<5xui32>
    %164 = stablehlo.xor %158, %163 : tensor<5xui32>
    %165 = stablehlo.add %151, %150 : tensor<5xui32>
    %c_40 = stablehlo.constant dense<21> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %167 = stablehlo.shift_left %150, %166 : tensor<5xui32>
    %c_41 = stablehlo.constant dense<11> : tensor<ui32>
    %168 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %169 = stablehlo.shift_right_logical %150, %168 : tensor<5xui32>
    %170 = stablehlo.or %167, %169 : tensor<5xui32>
    %171 = stablehlo.xor %165, %170 : tensor<5xui32>
    %172 = stablehlo.add %158, %171 : tensor<5xui32>
    %c_42 = stablehlo.constant dense<13> : tensor<ui32>
    %173 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %174 = stablehlo.shift_left %171, %173 : tensor<5xui32>
    %c_43 = stablehlo.constant dense<19> : tensor<ui32>
    %175 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %176 = stablehlo.shift_right_logical %171, %175 : tensor<5xui32>
    %177 = stablehlo.or %174, %176 : tensor<5xui32>
    %178 = stablehlo.xor %172, %177 : tensor<5xui32>
    %179 = stablehlo.add %165, %164 : tensor<5xui32>
    %c_44 = stablehlo.constant dense<27> : tensor<ui32>
    %180 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %181 = stablehlo.shift_left %164, %180 : tensor<5xui32>
    %c_45 = stablehlo.constant dense<5> : tensor<ui32>
    %182 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %183 = stablehlo.shift_right_logical %164, %182 : tensor<5xui32>
    %184 = stablehlo.or %181, %183 : tensor<5xui32>
    %185 = stablehlo.xor %179, %184 : tensor<5xui32>
    %186 = stablehlo.add %172, %185 : tensor<5xui32>
    %c_46 = stablehlo.constant dense<23> : tensor<ui32>
    %187 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %188 = stablehlo.shift_left %185, %187 : tensor<5xui32>
    %c_47 = stablehlo.constant dense<9> : tensor<ui32>
    %189 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %190 = stablehlo.shift_right_logical %185, %189 : tensor<5xui32>
    %191 = stablehlo.or %188, %190 : tensor<5xui32>
    %192 = stablehlo.xor %186, %191 : tensor<5xui32>
    %193 = stablehlo.add %179, %178 : tensor<5xui32>
    %c_48 = stablehlo.constant dense<5> : tensor<ui32>
    %194 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %195 = stablehlo.shift_left %178, %194 : tensor<5xui32>
    %c_49 = stablehlo.constant dense<27> : tensor<ui32>
    %196 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %197 = stablehlo.shift_right_logical %178, %196 : tensor<5xui32>
    %198 = stablehlo.or %195, %197 : tensor<5xui32>
    %199 = stablehlo.xor %193, %198 : tensor<5xui32>
    %200 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %201 = stablehlo.add %186, %200 : tensor<5xui32>
    %202 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %203 = stablehlo.add %199, %202 : tensor<5xui32>
    %204 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %205 = stablehlo.add %193, %204 : tensor<5xui32>
    %206 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %207 = stablehlo.add %192, %206 : tensor<5xui32>
    %c_50 = stablehlo.constant dense<3> : tensor<ui32>
    %208 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %209 = stablehlo.add %207, %208 : tensor<5xui32>
    %210 = stablehlo.add %201, %203 : tensor<5xui32>
    %c_51 = stablehlo.constant dense<6> : tensor<ui32>
    %211 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %212 = stablehlo.shift_left %203, %211 : tensor<5xui32>
    %c_52 = stablehlo.constant dense<26> : tensor<ui32>
    %213 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %214 = stablehlo.shift_right_logical %203, %213 : tensor<5xui32>
    %215 = stablehlo.or %212, %214 : tensor<5xui32>
    %216 = stablehlo.xor %210, %215 : tensor<5xui32>
    %217 = stablehlo.add %205, %209 : tensor<5xui32>
    %c_53 = stablehlo.constant dense<20> : tensor<ui32>
    %218 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %219 = stablehlo.shift_left %209, %218 : tensor<5xui32>
    %c_54 = stablehlo.constant dense<12> : tensor<ui32>
    %220 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %221 = stablehlo.shift_right_logical %209, %220 : tensor<5xui32>
    %222 = stablehlo.or %219, %221 : tensor<5xui32>
    %223 = stablehlo.xor %217, %222 : tensor<5xui32>
    %224 = stablehlo.add %210, %223 : tensor<5xui32>
    %c_55 = stablehlo.constant dense<17> : tensor<ui32>
    %225 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %226 = stablehlo.shift_left %223, %225 : tensor<5xui32>
    %c_56 = stablehlo.constant dense<15> : tensor<ui32>
    %227 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %228 = stablehlo.shift_right_logical %223, %227 : tensor<5xui32>
    %229 = stablehlo.or %226, %228 : tensor<5xui32>
    %230 = stablehlo.xor %224, %229 : tensor<5xui32>
    %231 = stablehlo.add %217, %216 : tensor<5xui32>
    %c_57 = stablehlo.constant dense<11> : tensor<ui32>
    %232 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %233 = stablehlo.shift_left %216, %232 : tensor<5xui32>
    %c_58 = stablehlo.constant dense<21> : tensor<ui32>
    %234 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %235 = stablehlo.shift_right_logical %216, %234 : tensor<5xui32>
    %236 = stablehlo.or %233, %235 : tensor<5xui32>
    %237 = stablehlo.xor %231, %236 : tensor<5xui32>
    %238 = stablehlo.add %224, %237 : tensor<5xui32>
    %c_59 = stablehlo.constant dense<25> : tensor<ui32>
    %239 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %240 = stablehlo.shift_left %237, %239 : tensor<5xui32>
    %c_60 = stablehlo.constant dense<7> : tensor<ui32>
    %241 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %242 = stablehlo.shift_right_logical %237, %241 : tensor<5xui32>
    %243 = stablehlo.or %240, %242 : tensor<5xui32>
    %244 = stablehlo.xor %238, %243 : tensor<5xui32>
    %245 = stablehlo.add %231, %230 : tensor<5xui32>
    %c_61 = stablehlo.constant dense<10> : tensor<ui32>
    %246 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %247 = stablehlo.shift_left %230, %246 : tensor<5xui32>
    %c_62 = stablehlo.constant dense<22> : tensor<ui32>
    %248 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %249 = stablehlo.shift_right_logical %230, %248 : tensor<5xui32>
    %250 = stablehlo.or %247, %249 : tensor<5xui32>
    %251 = stablehlo.xor %245, %250 : tensor<5xui32>
    %252 = stablehlo.add %238, %251 : tensor<5xui32>
    %c_63 = stablehlo.constant dense<18> : tensor<ui32>
    %253 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %254 = stablehlo.shift_left %251, %253 : tensor<5xui32>
    %c_64 = stablehlo.constant dense<14> : tensor<ui32>
    %255 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %256 = stablehlo.shift_right_logical %251, %255 : tensor<5xui32>
    %257 = stablehlo.or %254, %256 : tensor<5xui32>
    %258 = stablehlo.xor %252, %257 : tensor<5xui32>
    %259 = stablehlo.add %245, %244 : tensor<5xui32>
    %c_65 = stablehlo.constant dense<20> : tensor<ui32>
    %260 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %261 = stablehlo.shift_left %244, %260 : tensor<5xui32>
    %c_66 = stablehlo.constant dense<12> : tensor<ui32>
    %262 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %263 = stablehlo.shift_right_logical %244, %262 : tensor<5xui32>
    %264 = stablehlo.or %261, %263 : tensor<5xui32>
    %265 = stablehlo.xor %259, %264 : tensor<5xui32>
    %266 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %267 = stablehlo.add %252, %266 : tensor<5xui32>
    %268 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %269 = stablehlo.add %265, %268 : tensor<5xui32>
    %270 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %271 = stablehlo.add %259, %270 : tensor<5xui32>
    %272 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %273 = stablehlo.add %258, %272 : tensor<5xui32>
    %c_67 = stablehlo.constant dense<4> : tensor<ui32>
    %274 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %275 = stablehlo.add %273, %274 : tensor<5xui32>
    %276 = stablehlo.add %267, %269 : tensor<5xui32>
    %c_68 = stablehlo.constant dense<10> : tensor<ui32>
    %277 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %278 = stablehlo.shift_left %269, %277 : tensor<5xui32>
    %c_69 = stablehlo.constant dense<22> : tensor<ui32>
    %279 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %280 = stablehlo.shift_right_logical %269, %279 : tensor<5xui32>
    %281 = stablehlo.or %278, %280 : tensor<5xui32>
    %282 = stablehlo.xor %276, %281 : tensor<5xui32>
    %283 = stablehlo.add %271, %275 : tensor<5xui32>
    %c_70 = stablehlo.constant dense<26> : tensor<ui32>
    %284 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %285 = stablehlo.shift_left %275, %284 : tensor<5xui32>
    %c_71 = stablehlo.constant dense<6> : tensor<ui32>
    %286 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %287 = stablehlo.shift_right_logical %275, %286 : tensor<5xui32>
    %288 = stablehlo.or %285, %287 : tensor<5xui32>
    %289 = stablehlo.xor %283, %288 : tensor<5xui32>
    %290 = stablehlo.add %276, %289 : tensor<5xui32>
    %c_72 = stablehlo.constant dense<11> : tensor<ui32>
    %291 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %292 = stablehlo.shift_left %289, %291 : tensor<5xui32>
    %c_73 = stablehlo.constant dense<21> : tensor<ui32>
    %293 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %294 = stablehlo.shift_right_logical %289, %293 : tensor<5xui32>
    %295 = stablehlo.or %292, %294 : tensor<5xui32>
    %296 = stablehlo.xor %290, %295 : tensor<5xui32>
    %297 = stablehlo.add %283, %282 : tensor<5xui32>
    %c_74 = stablehlo.constant dense<21> : tensor<ui32>
    %298 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %299 = stablehlo.shift_left %282, %298 : tensor<5xui32>
    %c_75 = stablehlo.constant dense<11> : tensor<ui32>
    %300 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %301 = stablehlo.shift_right_logical %282, %300 : tensor<5xui32>
    %302 = stablehlo.or %299, %301 : tensor<5xui32>
    %303 = stablehlo.xor %297, %302 : tensor<5xui32>
    %304 = stablehlo.add %290, %303 : tensor<5xui32>
    %c_76 = stablehlo.constant dense<13> : tensor<ui32>
    %305 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %306 = stablehlo.shift_left %303, %305 : tensor<5xui32>
    %c_77 = stablehlo.constant dense<19> : tensor<ui32>
    %307 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %308 = stablehlo.shift_right_logical %303, %307 : tensor<5xui32>
    %309 = stablehlo.or %306, %308 : tensor<5xui32>
    %310 = stablehlo.xor %304, %309 : tensor<5xui32>
    %311 = stablehlo.add %297, %296 : tensor<5xui32>
    %c_78 = stablehlo.constant dense<27> : tensor<ui32>
    %312 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %313 = stablehlo.shift_left %296, %312 : tensor<5xui32>
    %c_79 = stablehlo.constant dense<5> : tensor<ui32>
    %314 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %315 = stablehlo.shift_right_logical %296, %314 : tensor<5xui32>
    %316 = stablehlo.or %313, %315 : tensor<5xui32>
    %317 = stablehlo.xor %311, %316 : tensor<5xui32>
    %318 = stablehlo.add %304, %317 : tensor<5xui32>
    %c_80 = stablehlo.constant dense<23> : tensor<ui32>
    %319 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %320 = stablehlo.shift_left %317, %319 : tensor<5xui32>
    %c_81 = stablehlo.constant dense<9> : tensor<ui32>
    %321 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %322 = stablehlo.shift_right_logical %317, %321 : tensor<5xui32>
    %323 = stablehlo.or %320, %322 : tensor<5xui32>
    %324 = stablehlo.xor %318, %323 : tensor<5xui32>
    %325 = stablehlo.add %311, %310 : tensor<5xui32>
    %c_82 = stablehlo.constant dense<5> : tensor<ui32>
    %326 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %327 = stablehlo.shift_left %310, %326 : tensor<5xui32>
    %c_83 = stablehlo.constant dense<27> : tensor<ui32>
    %328 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %329 = stablehlo.shift_right_logical %310, %328 : tensor<5xui32>
    %330 = stablehlo.or %327, %329 : tensor<5xui32>
    %331 = stablehlo.xor %325, %330 : tensor<5xui32>
    %332 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %333 = stablehlo.add %318, %332 : tensor<5xui32>
    %334 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %335 = stablehlo.add %331, %334 : tensor<5xui32>
    %336 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %337 = stablehlo.add %325, %336 : tensor<5xui32>
    %338 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %339 = stablehlo.add %324, %338 : tensor<5xui32>
    %c_84 = stablehlo.constant dense<5> : tensor<ui32>
    %340 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<ui32>) -> tensor<5xui32>
    %341 = stablehlo.add %339, %340 : tensor<5xui32>
    return %333, %335, %337, %341 : tensor<5xui32>, tensor<5xui32>, tensor<5xui32>, tensor<5xui32>
  }
}
// -----
// case: split_threefry4x32
// primitives: random_split random_unwrap random_wrap
// tolerances: 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<2x4xui32> {jax.result_info = "result"}) {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %10 = stablehlo.multiply %9, %8 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %12 = stablehlo.shift_right_logical %10, %11 : tensor<2xui64>
    %13 = stablehlo.convert %10 : (tensor<2xui64>) -> tensor<2xui32>
    %14 = stablehlo.convert %12 : (tensor<2xui64>) -> tensor<2xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %16:4 = call @threefry4x32(%1, %3, %5, %7, %15, %15, %14, %13) : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
    %17 = stablehlo.broadcast_in_dim %16#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %18 = stablehlo.broadcast_in_dim %16#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %19 = stablehlo.broadcast_in_dim %16#2, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %20 = stablehlo.broadcast_in_dim %16#3, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %21 = stablehlo.concatenate %17, %18, %19, %20, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x4xui32>
    return %21 : tensor<2x4xui32>
  }
  func.func private @threefry4x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<2xui32>, %arg5: tensor<2xui32>, %arg6: tensor<2xui32>, %arg7: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %1 = stablehlo.xor %0, %arg2 : tensor<ui32>
    %2 = stablehlo.xor %1, %arg3 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %3 = stablehlo.xor %2, %c : tensor<ui32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg4, %4 : tensor<2xui32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %7 = stablehlo.add %arg5, %6 : tensor<2xui32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %9 = stablehlo.add %arg6, %8 : tensor<2xui32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %11 = stablehlo.add %arg7, %10 : tensor<2xui32>
    %12 = stablehlo.add %5, %7 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<10> : tensor<ui32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %14 = stablehlo.shift_left %7, %13 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<22> : tensor<ui32>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %16 = stablehlo.shift_right_logical %7, %15 : tensor<2xui32>
    %17 = stablehlo.or %14, %16 : tensor<2xui32>
    %18 = stablehlo.xor %12, %17 : tensor<2xui32>
    %19 = stablehlo.add %9, %11 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<26> : tensor<ui32>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %21 = stablehlo.shift_left %11, %20 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<6> : tensor<ui32>
    %22 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %23 = stablehlo.shift_right_logical %11, %22 : tensor<2xui32>
    %24 = stablehlo.or %21, %23 : tensor<2xui32>
    %25 = stablehlo.xor %19, %24 : tensor<2xui32>
    %26 = stablehlo.add %12, %25 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<11> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_left %25, %27 : tensor<2xui32>
    %c_5 = stablehlo.constant dense<21> : tensor<ui32>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %30 = stablehlo.shift_right_logical %25, %29 : tensor<2xui32>
    %31 = stablehlo.or %28, %30 : tensor<2xui32>
    %32 = stablehlo.xor %26, %31 : tensor<2xui32>
    %33 = stablehlo.add %19, %18 : tensor<2xui32>
    %c_6 = stablehlo.constant dense<21> : tensor<ui32>
    %34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %18, %34 : tensor<2xui32>
    %c_7 = stablehlo.constant dense<11> : tensor<ui32>
    %36 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %37 = stablehlo.shift_right_logical %18, %36 : tensor<2xui32>
    %38 = stablehlo.or %35, %37 : tensor<2xui32>
    %39 = stablehlo.xor %33, %38 : tensor<2xui32>
    %40 = stablehlo.add %26, %39 : tensor<2xui32>
    %c_8 = stablehlo.constant dense<13> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<2xui32>
    %c_9 = stablehlo.constant dense<19> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<2xui32>
    %45 = stablehlo.or %42, %44 : tensor<2xui32>
    %46 = stablehlo.xor %40, %45 : tensor<2xui32>
    %47 = stablehlo.add %33, %32 : tensor<2xui32>
    %c_10 = stablehlo.constant dense<27> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %49 = stablehlo.shift_left %32, %48 : tensor<2xui32>
    %c_11 = stablehlo.constant dense<5> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %51 = stablehlo.shift_right_logical %32, %50 : tensor<2xui32>
    %52 = stablehlo.or %49, %51 : tensor<2xui32>
    %53 = stablehlo.xor %47, %52 : tensor<2xui32>
    %54 = stablehlo.add %40, %53 : tensor<2xui32>
    %c_12 = stablehlo.constant dense<23> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<2xui32>
    %c_13 = stablehlo.constant dense<9> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<2xui32>
    %59 = stablehlo.or %56, %58 : tensor<2xui32>
    %60 = stablehlo.xor %54, %59 : tensor<2xui32>
    %61 = stablehlo.add %47, %46 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<5> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %63 = stablehlo.shift_left %46, %62 : tensor<2xui32>
    %c_15 = stablehlo.constant dense<27> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %65 = stablehlo.shift_right_logical %46, %64 : tensor<2xui32>
    %66 = stablehlo.or %63, %65 : tensor<2xui32>
    %67 = stablehlo.xor %61, %66 : tensor<2xui32>
    %68 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %69 = stablehlo.add %54, %68 : tensor<2xui32>
    %70 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %71 = stablehlo.add %67, %70 : tensor<2xui32>
    %72 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %73 = stablehlo.add %61, %72 : tensor<2xui32>
    %74 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %75 = stablehlo.add %60, %74 : tensor<2xui32>
    %c_16 = stablehlo.constant dense<1> : tensor<ui32>
    %76 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %77 = stablehlo.add %75, %76 : tensor<2xui32>
    %78 = stablehlo.add %69, %71 : tensor<2xui32>
    %c_17 = stablehlo.constant dense<6> : tensor<ui32>
    %79 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %80 = stablehlo.shift_left %71, %79 : tensor<2xui32>
    %c_18 = stablehlo.constant dense<26> : tensor<ui32>
    %81 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %82 = stablehlo.shift_right_logical %71, %81 : tensor<2xui32>
    %83 = stablehlo.or %80, %82 : tensor<2xui32>
    %84 = stablehlo.xor %78, %83 : tensor<2xui32>
    %85 = stablehlo.add %73, %77 : tensor<2xui32>
    %c_19 = stablehlo.constant dense<20> : tensor<ui32>
    %86 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %87 = stablehlo.shift_left %77, %86 : tensor<2xui32>
    %c_20 = stablehlo.constant dense<12> : tensor<ui32>
    %88 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %89 = stablehlo.shift_right_logical %77, %88 : tensor<2xui32>
    %90 = stablehlo.or %87, %89 : tensor<2xui32>
    %91 = stablehlo.xor %85, %90 : tensor<2xui32>
    %92 = stablehlo.add %78, %91 : tensor<2xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %93 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %94 = stablehlo.shift_left %91, %93 : tensor<2xui32>
    %c_22 = stablehlo.constant dense<15> : tensor<ui32>
    %95 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %96 = stablehlo.shift_right_logical %91, %95 : tensor<2xui32>
    %97 = stablehlo.or %94, %96 : tensor<2xui32>
    %98 = stablehlo.xor %92, %97 : tensor<2xui32>
    %99 = stablehlo.add %85, %84 : tensor<2xui32>
    %c_23 = stablehlo.constant dense<11> : tensor<ui32>
    %100 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %101 = stablehlo.shift_left %84, %100 : tensor<2xui32>
    %c_24 = stablehlo.constant dense<21> : tensor<ui32>
    %102 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %103 = stablehlo.shift_right_logical %84, %102 : tensor<2xui32>
    %104 = stablehlo.or %101, %103 : tensor<2xui32>
    %105 = stablehlo.xor %99, %104 : tensor<2xui32>
    %106 = stablehlo.add %92, %105 : tensor<2xui32>
    %c_25 = stablehlo.constant dense<25> : tensor<ui32>
    %107 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %108 = stablehlo.shift_left %105, %107 : tensor<2xui32>
    %c_26 = stablehlo.constant dense<7> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %110 = stablehlo.shift_right_logical %105, %109 : tensor<2xui32>
    %111 = stablehlo.or %108, %110 : tensor<2xui32>
    %112 = stablehlo.xor %106, %111 : tensor<2xui32>
    %113 = stablehlo.add %99, %98 : tensor<2xui32>
    %c_27 = stablehlo.constant dense<10> : tensor<ui32>
    %114 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %115 = stablehlo.shift_left %98, %114 : tensor<2xui32>
    %c_28 = stablehlo.constant dense<22> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %117 = stablehlo.shift_right_logical %98, %116 : tensor<2xui32>
    %118 = stablehlo.or %115, %117 : tensor<2xui32>
    %119 = stablehlo.xor %113, %118 : tensor<2xui32>
    %120 = stablehlo.add %106, %119 : tensor<2xui32>
    %c_29 = stablehlo.constant dense<18> : tensor<ui32>
    %121 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %122 = stablehlo.shift_left %119, %121 : tensor<2xui32>
    %c_30 = stablehlo.constant dense<14> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %124 = stablehlo.shift_right_logical %119, %123 : tensor<2xui32>
    %125 = stablehlo.or %122, %124 : tensor<2xui32>
    %126 = stablehlo.xor %120, %125 : tensor<2xui32>
    %127 = stablehlo.add %113, %112 : tensor<2xui32>
    %c_31 = stablehlo.constant dense<20> : tensor<ui32>
    %128 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %129 = stablehlo.shift_left %112, %128 : tensor<2xui32>
    %c_32 = stablehlo.constant dense<12> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %131 = stablehlo.shift_right_logical %112, %130 : tensor<2xui32>
    %132 = stablehlo.or %129, %131 : tensor<2xui32>
    %133 = stablehlo.xor %127, %132 : tensor<2xui32>
    %134 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %135 = stablehlo.add %120, %134 : tensor<2xui32>
    %136 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %137 = stablehlo.add %133, %136 : tensor<2xui32>
    %138 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %139 = stablehlo.add %127, %138 : tensor<2xui32>
    %140 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %141 = stablehlo.add %126, %140 : tensor<2xui32>
    %c_33 = stablehlo.constant dense<2> : tensor<ui32>
    %142 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %143 = stablehlo.add %141, %142 : tensor<2xui32>
    %144 = stablehlo.add %135, %137 : tensor<2xui32>
    %c_34 = stablehlo.constant dense<10> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %146 = stablehlo.shift_left %137, %145 : tensor<2xui32>
    %c_35 = stablehlo.constant dense<22> : tensor<ui32>
    %147 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %148 = stablehlo.shift_right_logical %137, %147 : tensor<2xui32>
    %149 = stablehlo.or %146, %148 : tensor<2xui32>
    %150 = stablehlo.xor %144, %149 : tensor<2xui32>
    %151 = stablehlo.add %139, %143 : tensor<2xui32>
    %c_36 = stablehlo.constant dense<26> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %153 = stablehlo.shift_left %143, %152 : tensor<2xui32>
    %c_37 = stablehlo.constant dense<6> : tensor<ui32>
    %154 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %155 = stablehlo.shift_right_logical %143, %154 : tensor<2xui32>
    %156 = stablehlo.or %153, %155 : tensor<2xui32>
    %157 = stablehlo.xor %151, %156 : tensor<2xui32>
    %158 = stablehlo.add %144, %157 : tensor<2xui32>
    %c_38 = stablehlo.constant dense<11> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %160 = stablehlo.shift_left %157, %159 : tensor<2xui32>
    %c_39 = stablehlo.constant dense<21> : tensor<ui32>
    %161 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %162 = stablehlo.shift_right_logical %157, %161 : tensor<2xui32>
    %163 = stablehlo.or %160, %162 : tensor<2xui32>
    %164 = stablehlo.xor %158, %163 : tensor<2xui32>
    %165 = stablehlo.add %151, %150 : tensor<2xui32>
    %c_40 = stablehlo.constant dense<21> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %167 = stablehlo.shift_left %150, %166 : tensor<2xui32>
    %c_41 = stablehlo.constant dense<11> : tensor<ui32>
    %168 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %169 = stablehlo.shift_right_logical %150, %168 : tensor<2xui32>
    %170 = stablehlo.or %167, %169 : tensor<2xui32>
    %171 = stablehlo.xor %165, %170 : tensor<2xui32>
    %172 = stablehlo.add %158, %171 : tensor<2xui32>
    %c_42 = stablehlo.constant dense<13> : tensor<ui32>
    %173 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %174 = stablehlo.shift_left %171, %173 : tensor<2xui32>
    %c_43 = stablehlo.constant dense<19> : tensor<ui32>
    %175 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %176 = stablehlo.shift_right_logical %171, %175 : tensor<2xui32>
    %177 = stablehlo.or %174, %176 : tensor<2xui32>
    %178 = stablehlo.xor %172, %177 : tensor<2xui32>
    %179 = stablehlo.add %165, %164 : tensor<2xui32>
    %c_44 = stablehlo.constant dense<27> : tensor<ui32>
    %180 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %181 = stablehlo.shift_left %164, %180 : tensor<2xui32>
    %c_45 = stablehlo.constant dense<5> : tensor<ui32>
    %182 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %183 = stablehlo.shift_right_logical %164, %182 : tensor<2xui32>
    %184 = stablehlo.or %181, %183 : tensor<2xui32>
    %185 = stablehlo.xor %179, %184 : tensor<2xui32>
    %186 = stablehlo.add %172, %185 : tensor<2xui32>
    %c_46 = stablehlo.constant dense<23> : tensor<ui32>
    %187 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %188 = stablehlo.shift_left %185, %187 : tensor<2xui32>
    %c_47 = stablehlo.constant dense<9> : tensor<ui32>
    %189 = stablehlo.broadcast_in_dim %c_47, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %190 = stablehlo.shift_right_logical %185, %189 : tensor<2xui32>
    %191 = stablehlo.or %188, %190 : tensor<2xui32>
    %192 = stablehlo.xor %186, %191 : tensor<2xui32>
    %193 = stablehlo.add %179, %178 : tensor<2xui32>
    %c_48 = stablehlo.constant dense<5> : tensor<ui32>
    %194 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %195 = stablehlo.shift_left %178, %194 : tensor<2xui32>
    %c_49 = stablehlo.constant dense<27> : tensor<ui32>
    %196 = stablehlo.broadcast_in_dim %c_49, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %197 = stablehlo.shift_right_logical %178, %196 : tensor<2xui32>
    %198 = stablehlo.or %195, %197 : tensor<2xui32>
    %199 = stablehlo.xor %193, %198 : tensor<2xui32>
    %200 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %201 = stablehlo.add %186, %200 : tensor<2xui32>
    %202 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %203 = stablehlo.add %199, %202 : tensor<2xui32>
    %204 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %205 = stablehlo.add %193, %204 : tensor<2xui32>
    %206 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %207 = stablehlo.add %192, %206 : tensor<2xui32>
    %c_50 = stablehlo.constant dense<3> : tensor<ui32>
    %208 = stablehlo.broadcast_in_dim %c_50, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %209 = stablehlo.add %207, %208 : tensor<2xui32>
    %210 = stablehlo.add %201, %203 : tensor<2xui32>
    %c_51 = stablehlo.constant dense<6> : tensor<ui32>
    %211 = stablehlo.broadcast_in_dim %c_51, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %212 = stablehlo.shift_left %203, %211 : tensor<2xui32>
    %c_52 = stablehlo.constant dense<26> : tensor<ui32>
    %213 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %214 = stablehlo.shift_right_logical %203, %213 : tensor<2xui32>
    %215 = stablehlo.or %212, %214 : tensor<2xui32>
    %216 = stablehlo.xor %210, %215 : tensor<2xui32>
    %217 = stablehlo.add %205, %209 : tensor<2xui32>
    %c_53 = stablehlo.constant dense<20> : tensor<ui32>
    %218 = stablehlo.broadcast_in_dim %c_53, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %219 = stablehlo.shift_left %209, %218 : tensor<2xui32>
    %c_54 = stablehlo.constant dense<12> : tensor<ui32>
    %220 = stablehlo.broadcast_in_dim %c_54, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %221 = stablehlo.shift_right_logical %209, %220 : tensor<2xui32>
    %222 = stablehlo.or %219, %221 : tensor<2xui32>
    %223 = stablehlo.xor %217, %222 : tensor<2xui32>
    %224 = stablehlo.add %210, %223 : tensor<2xui32>
    %c_55 = stablehlo.constant dense<17> : tensor<ui32>
    %225 = stablehlo.broadcast_in_dim %c_55, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %226 = stablehlo.shift_left %223, %225 : tensor<2xui32>
    %c_56 = stablehlo.constant dense<15> : tensor<ui32>
    %227 = stablehlo.broadcast_in_dim %c_56, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %228 = stablehlo.shift_right_logical %223, %227 : tensor<2xui32>
    %229 = stablehlo.or %226, %228 : tensor<2xui32>
    %230 = stablehlo.xor %224, %229 : tensor<2xui32>
    %231 = stablehlo.add %217, %216 : tensor<2xui32>
    %c_57 = stablehlo.constant dense<11> : tensor<ui32>
    %232 = stablehlo.broadcast_in_dim %c_57, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %233 = stablehlo.shift_left %216, %232 : tensor<2xui32>
    %c_58 = stablehlo.constant dense<21> : tensor<ui32>
    %234 = stablehlo.broadcast_in_dim %c_58, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %235 = stablehlo.shift_right_logical %216, %234 : tensor<2xui32>
    %236 = stablehlo.or %233, %235 : tensor<2xui32>
    %237 = stablehlo.xor %231, %236 : tensor<2xui32>
    %238 = stablehlo.add %224, %237 : tensor<2xui32>
    %c_59 = stablehlo.constant dense<25> : tensor<ui32>
    %239 = stablehlo.broadcast_in_dim %c_59, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %240 = stablehlo.shift_left %237, %239 : tensor<2xui32>
    %c_60 = stablehlo.constant dense<7> : tensor<ui32>
    %241 = stablehlo.broadcast_in_dim %c_60, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %242 = stablehlo.shift_right_logical %237, %241 : tensor<2xui32>
    %243 = stablehlo.or %240, %242 : tensor<2xui32>
    %244 = stablehlo.xor %238, %243 : tensor<2xui32>
    %245 = stablehlo.add %231, %230 : tensor<2xui32>
    %c_61 = stablehlo.constant dense<10> : tensor<ui32>
    %246 = stablehlo.broadcast_in_dim %c_61, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %247 = stablehlo.shift_left %230, %246 : tensor<2xui32>
    %c_62 = stablehlo.constant dense<22> : tensor<ui32>
    %248 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %249 = stablehlo.shift_right_logical %230, %248 : tensor<2xui32>
    %250 = stablehlo.or %247, %249 : tensor<2xui32>
    %251 = stablehlo.xor %245, %250 : tensor<2xui32>
    %252 = stablehlo.add %238, %251 : tensor<2xui32>
    %c_63 = stablehlo.constant dense<18> : tensor<ui32>
    %253 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %254 = stablehlo.shift_left %251, %253 : tensor<2xui32>
    %c_64 = stablehlo.constant dense<14> : tensor<ui32>
    %255 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %256 = stablehlo.shift_right_logical %251, %255 : tensor<2xui32>
    %257 = stablehlo.or %254, %256 : tensor<2xui32>
    %258 = stablehlo.xor %252, %257 : tensor<2xui32>
    %259 = stablehlo.add %245, %244 : tensor<2xui32>
    %c_65 = stablehlo.constant dense<20> : tensor<ui32>
    %260 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %261 = stablehlo.shift_left %244, %260 : tensor<2xui32>
    %c_66 = stablehlo.constant dense<12> : tensor<ui32>
    %262 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %263 = stablehlo.shift_right_logical %244, %262 : tensor<2xui32>
    %264 = stablehlo.or %261, %263 : tensor<2xui32>
    %265 = stablehlo.xor %259, %264 : tensor<2xui32>
    %266 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %267 = stablehlo.add %252, %266 : tensor<2xui32>
    %268 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %269 = stablehlo.add %265, %268 : tensor<2xui32>
    %270 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %271 = stablehlo.add %259, %270 : tensor<2xui32>
    %272 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %273 = stablehlo.add %258, %272 : tensor<2xui32>
    %c_67 = stablehlo.constant dense<4> : tensor<ui32>
    %274 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %275 = stablehlo.add %273, %274 : tensor<2xui32>
    %276 = stablehlo.add %267, %269 : tensor<2xui32>
    %c_68 = stablehlo.constant dense<10> : tensor<ui32>
    %277 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %278 = stablehlo.shift_left %269, %277 : tensor<2xui32>
    %c_69 = stablehlo.constant dense<22> : tensor<ui32>
    %279 = stablehlo.broadcast_in_dim %c_69, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %280 = stablehlo.shift_right_logical %269, %279 : tensor<2xui32>
    %281 = stablehlo.or %278, %280 : tensor<2xui32>
    %282 = stablehlo.xor %276, %281 : tensor<2xui32>
    %283 = stablehlo.add %271, %275 : tensor<2xui32>
    %c_70 = stablehlo.constant dense<26> : tensor<ui32>
    %284 = stablehlo.broadcast_in_dim %c_70, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %285 = stablehlo.shift_left %275, %284 : tensor<2xui32>
    %c_71 = stablehlo.constant dense<6> : tensor<ui32>
    %286 = stablehlo.broadcast_in_dim %c_71, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %287 = stablehlo.shift_right_logical %275, %286 : tensor<2xui32>
    %288 = stablehlo.or %285, %287 : tensor<2xui32>
    %289 = stablehlo.xor %283, %288 : tensor<2xui32>
    %290 = stablehlo.add %276, %289 : tensor<2xui32>
    %c_72 = stablehlo.constant dense<11> : tensor<ui32>
    %291 = stablehlo.broadcast_in_dim %c_72, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %292 = stablehlo.shift_left %289, %291 : tensor<2xui32>
    %c_73 = stablehlo.constant dense<21> : tensor<ui32>
    %293 = stablehlo.broadcast_in_dim %c_73, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %294 = stablehlo.shift_right_logical %289, %293 : tensor<2xui32>
    %295 = stablehlo.or %292, %294 : tensor<2xui32>
    %296 = stablehlo.xor %290, %295 : tensor<2xui32>
    %297 = stablehlo.add %283, %282 : tensor<2xui32>
    %c_74 = stablehlo.constant dense<21> : tensor<ui32>
    %298 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %299 = stablehlo.shift_left %282, %298 : tensor<2xui32>
    %c_75 = stablehlo.constant dense<11> : tensor<ui32>
    %300 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %301 = stablehlo.shift_right_logical %282, %300 : tensor<2xui32>
    %302 = stablehlo.or %299, %301 : tensor<2xui32>
    %303 = stablehlo.xor %297, %302 : tensor<2xui32>
    %304 = stablehlo.add %290, %303 : tensor<2xui32>
    %c_76 = stablehlo.constant dense<13> : tensor<ui32>
    %305 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %306 = stablehlo.shift_left %303, %305 : tensor<2xui32>
    %c_77 = stablehlo.constant dense<19> : tensor<ui32>
    %307 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %308 = stablehlo.shift_right_logical %303, %307 : tensor<2xui32>
    %309 = stablehlo.or %306, %308 : tensor<2xui32>
    %310 = stablehlo.xor %304, %309 : tensor<2xui32>
    %311 = stablehlo.add %297, %296 : tensor<2xui32>
    %c_78 = stablehlo.constant dense<27> : tensor<ui32>
    %312 = stablehlo.broadcast_in_dim %c_78, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %313 = stablehlo.shift_left %296, %312 : tensor<2xui32>
    %c_79 = stablehlo.constant dense<5> : tensor<ui32>
    %314 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %315 = stablehlo.shift_right_logical %296, %314 : tensor<2xui32>
    %316 = stablehlo.or %313, %315 : tensor<2xui32>
    %317 = stablehlo.xor %311, %316 : tensor<2xui32>
    %318 = stablehlo.add %304, %317 : tensor<2xui32>
    %c_80 = stablehlo.constant dense<23> : tensor<ui32>
    %319 = stablehlo.broadcast_in_dim %c_80, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %320 = stablehlo.shift_left %317, %319 : tensor<2xui32>
    %c_81 = stablehlo.constant dense<9> : tensor<ui32>
    %321 = stablehlo.broadcast_in_dim %c_81, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %322 = stablehlo.shift_right_logical %317, %321 : tensor<2xui32>
    %323 = stablehlo.or %320, %322 : tensor<2xui32>
    %324 = stablehlo.xor %318, %323 : tensor<2xui32>
    %325 = stablehlo.add %311, %310 : tensor<2xui32>
    %c_82 = stablehlo.constant dense<5> : tensor<ui32>
    %326 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %327 = stablehlo.shift_left %310, %326 : tensor<2xui32>
    %c_83 = stablehlo.constant dense<27> : tensor<ui32>
    %328 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %329 = stablehlo.shift_right_logical %310, %328 : tensor<2xui32>
    %330 = stablehlo.or %327, %329 : tensor<2xui32>
    %331 = stablehlo.xor %325, %330 : tensor<2xui32>
    %332 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %333 = stablehlo.add %318, %332 : tensor<2xui32>
    %334 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %335 = stablehlo.add %331, %334 : tensor<2xui32>
    %336 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %337 = stablehlo.add %325, %336 : tensor<2xui32>
    %338 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %339 = stablehlo.add %324, %338 : tensor<2xui32>
    %c_84 = stablehlo.constant dense<5> : tensor<ui32>
    %340 = stablehlo.broadcast_in_dim %c_84, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %341 = stablehlo.add %339, %340 : tensor<2xui32>
    return %333, %335, %337, %341 : tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>
  }
}
// -----
// case: rng_bit_generator_three_fry_uint32
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui32>
  }
}
// -----
// case: rng_bit_generator_three_fry_uint64
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui64>
  }
}
// -----
// case: rng_bit_generator_three_fry_uint8
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui8>
  }
}
// -----
// case: rng_bit_generator_philox_uint32
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui32>
  }
}
// -----
// case: rng_bit_generator_philox_uint64
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui64>
  }
}
// -----
// case: rng_bit_generator_philox_uint8
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui8>
  }
}
// -----
// case: rng_bit_generator_default_uint32
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui32>
  }
}
// -----
// case: rng_bit_generator_default_uint64
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui64> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui64>
  }
}
// -----
// case: rng_bit_generator_default_uint8
// primitives: rng_bit_generator
// tolerances: 0 0, 0 0
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xui32>) -> (tensor<4xui32> {jax.result_info = "result[0]"}, tensor<3x5xui8> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
    %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
    %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
    return %3, %output : tensor<4xui32>, tensor<3x5xui8>
  }
}
// -----
// case: dropout
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type div jit lt max mul or random_bits random_wrap select_n shift_right_logical sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f64>
    %0 = call @_bernoulli(%arg0, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<5x7xi1>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.divide %arg1, %1 : tensor<5x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = call @_where(%0, %2, %c) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<i64>) -> tensor<5x7xf32>
    return %3 : tensor<5x7xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<5x7xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5x7xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<5x7xf64>, tensor<5x7xf64>) -> tensor<5x7xi1>
    return %2 : tensor<5x7xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5x7xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5x7xui64>
    %9 = stablehlo.iota dim = 1 : tensor<5x7xui64>
    %c = stablehlo.constant dense<7> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<5x7xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<5x7xui64>
    %14 = stablehlo.add %11, %13 : tensor<5x7xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<5x7xui64>
    %17 = stablehlo.convert %14 : (tensor<5x7xui64>) -> tensor<5x7xui32>
    %18 = stablehlo.convert %16 : (tensor<5x7xui64>) -> tensor<5x7xui32>
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<5x7xui32>, tensor<5x7xui32>) -> (tensor<5x7xui32>, tensor<5x7xui32>)
    %20 = stablehlo.convert %19#0 : (tensor<5x7xui32>) -> tensor<5x7xui64>
    %21 = stablehlo.convert %19#1 : (tensor<5x7xui32>) -> tensor<5x7xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %23 = stablehlo.shift_left %20, %22 : tensor<5x7xui64>
    %24 = stablehlo.or %23, %21 : tensor<5x7xui64>
    %c_3 = stablehlo.constant dense<12> : tensor<ui64>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<5x7xui64>
    %c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %28 = stablehlo.or %26, %27 : tensor<5x7xui64>
    %29 = stablehlo.bitcast_convert %28 : (tensor<5x7xui64>) -> tensor<5x7xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %31 = stablehlo.subtract %29, %30 : tensor<5x7xf64>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x7xf64>
    %34 = stablehlo.multiply %31, %33 : tensor<5x7xf64>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x7xf64>
    %36 = stablehlo.add %34, %35 : tensor<5x7xf64>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x7xf64>
    %38 = stablehlo.maximum %37, %36 : tensor<5x7xf64>
    return %38 : tensor<5x7xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x7xui32>, %arg3: tensor<5x7xui32>) -> (tensor<5x7xui32>, tensor<5x7xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x7xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x7xui32>
    %6 = stablehlo.add %3, %5 : tensor<5x7xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5x7xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5x7xui32>
    %11 = stablehlo.or %8, %10 : tensor<5x7xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5x7xui32>
    %13 = stablehlo.add %6, %12 : tensor<5x7xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5x7xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5x7xui32>
    %18 = stablehlo.or %15, %17 : tensor<5x7xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5x7xui32>
    %20 = stablehlo.add %13, %19 : tensor<5x7xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5x7xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5x7xui32>
    %25 = stablehlo.or %22, %24 : tensor<5x7xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5x7xui32>
    %27 = stablehlo.add %20, %26 : tensor<5x7xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5x7xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5x7xui32>
    %32 = stablehlo.or %29, %31 : tensor<5x7xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5x7xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %35 = stablehlo.add %27, %34 : tensor<5x7xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %37 = stablehlo.add %33, %36 : tensor<5x7xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %39 = stablehlo.add %37, %38 : tensor<5x7xui32>
    %40 = stablehlo.add %35, %39 : tensor<5x7xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5x7xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5x7xui32>
    %45 = stablehlo.or %42, %44 : tensor<5x7xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5x7xui32>
    %47 = stablehlo.add %40, %46 : tensor<5x7xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5x7xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5x7xui32>
    %52 = stablehlo.or %49, %51 : tensor<5x7xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5x7xui32>
    %54 = stablehlo.add %47, %53 : tensor<5x7xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5x7xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5x7xui32>
    %59 = stablehlo.or %56, %58 : tensor<5x7xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5x7xui32>
    %61 = stablehlo.add %54, %60 : tensor<5x7xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5x7xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5x7xui32>
    %66 = stablehlo.or %63, %65 : tensor<5x7xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5x7xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %69 = stablehlo.add %61, %68 : tensor<5x7xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %71 = stablehlo.add %67, %70 : tensor<5x7xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %73 = stablehlo.add %71, %72 : tensor<5x7xui32>
    %74 = stablehlo.add %69, %73 : tensor<5x7xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5x7xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5x7xui32>
    %79 = stablehlo.or %76, %78 : tensor<5x7xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5x7xui32>
    %81 = stablehlo.add %74, %80 : tensor<5x7xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5x7xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5x7xui32>
    %86 = stablehlo.or %83, %85 : tensor<5x7xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5x7xui32>
    %88 = stablehlo.add %81, %87 : tensor<5x7xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5x7xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5x7xui32>
    %93 = stablehlo.or %90, %92 : tensor<5x7xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5x7xui32>
    %95 = stablehlo.add %88, %94 : tensor<5x7xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5x7xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5x7xui32>
    %100 = stablehlo.or %97, %99 : tensor<5x7xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5x7xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %103 = stablehlo.add %95, %102 : tensor<5x7xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %105 = stablehlo.add %101, %104 : tensor<5x7xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %107 = stablehlo.add %105, %106 : tensor<5x7xui32>
    %108 = stablehlo.add %103, %107 : tensor<5x7xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5x7xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5x7xui32>
    %113 = stablehlo.or %110, %112 : tensor<5x7xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5x7xui32>
    %115 = stablehlo.add %108, %114 : tensor<5x7xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5x7xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5x7xui32>
    %120 = stablehlo.or %117, %119 : tensor<5x7xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5x7xui32>
    %122 = stablehlo.add %115, %121 : tensor<5x7xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5x7xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5x7xui32>
    %127 = stablehlo.or %124, %126 : tensor<5x7xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5x7xui32>
    %129 = stablehlo.add %122, %128 : tensor<5x7xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5x7xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5x7xui32>
    %134 = stablehlo.or %131, %133 : tensor<5x7xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5x7xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %137 = stablehlo.add %129, %136 : tensor<5x7xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %139 = stablehlo.add %135, %138 : tensor<5x7xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %141 = stablehlo.add %139, %140 : tensor<5x7xui32>
    %142 = stablehlo.add %137, %141 : tensor<5x7xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5x7xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5x7xui32>
    %147 = stablehlo.or %144, %146 : tensor<5x7xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5x7xui32>
    %149 = stablehlo.add %142, %148 : tensor<5x7xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5x7xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5x7xui32>
    %154 = stablehlo.or %151, %153 : tensor<5x7xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5x7xui32>
    %156 = stablehlo.add %149, %155 : tensor<5x7xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5x7xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5x7xui32>
    %161 = stablehlo.or %158, %160 : tensor<5x7xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5x7xui32>
    %163 = stablehlo.add %156, %162 : tensor<5x7xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5x7xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5x7xui32>
    %168 = stablehlo.or %165, %167 : tensor<5x7xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5x7xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %171 = stablehlo.add %163, %170 : tensor<5x7xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %173 = stablehlo.add %169, %172 : tensor<5x7xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %175 = stablehlo.add %173, %174 : tensor<5x7xui32>
    return %171, %175 : tensor<5x7xui32>, tensor<5x7xui32>
  }
  func.func private @_where(%arg0: tensor<5x7xi1>, %arg1: tensor<5x7xf32>, %arg2: tensor<i64>) -> tensor<5x7xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x7xi1>, tensor<5x7xf32>
    return %2 : tensor<5x7xf32>
  }
}
// -----
// case: noise
// primitives: add bitcast_convert_type broadcast_in_dim erf_inv jit max mul or random_bits random_wrap shift_right_logical sub tanh
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xui32>, %arg1: tensor<5x7xf32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %0 = call @_normal(%arg0) : (tensor<2xui32>) -> tensor<5x7xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<5x7xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x7xf32>
    %4 = stablehlo.tanh %3 : tensor<5x7xf32>
    return %4 : tensor<5x7xf32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5x7xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5x7xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x7xf32>
    %1 = chlo.erf_inv %0 : tensor<5x7xf32> -> tensor<5x7xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5x7xf32>
    return %3 : tensor<5x7xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5x7xui64>
    %7 = stablehlo.iota dim = 1 : tensor<5x7xui64>
    %c = stablehlo.constant dense<7> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<5x7xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<5x7xui64>
    %12 = stablehlo.add %9, %11 : tensor<5x7xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<5x7xui64>
    %15 = stablehlo.convert %12 : (tensor<5x7xui64>) -> tensor<5x7xui32>
    %16 = stablehlo.convert %14 : (tensor<5x7xui64>) -> tensor<5x7xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<5x7xui32>, tensor<5x7xui32>) -> (tensor<5x7xui32>, tensor<5x7xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<5x7xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<5x7xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %22 = stablehlo.or %20, %21 : tensor<5x7xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<5x7xui32>) -> tensor<5x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<5x7xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x7xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<5x7xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x7xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x7xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x7xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<5x7xf32>
    return %32 : tensor<5x7xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x7xui32>, %arg3: tensor<5x7xui32>) -> (tensor<5x7xui32>, tensor<5x7xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x7xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x7xui32>
    %6 = stablehlo.add %3, %5 : tensor<5x7xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5x7xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5x7xui32>
    %11 = stablehlo.or %8, %10 : tensor<5x7xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5x7xui32>
    %13 = stablehlo.add %6, %12 : tensor<5x7xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5x7xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5x7xui32>
    %18 = stablehlo.or %15, %17 : tensor<5x7xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5x7xui32>
    %20 = stablehlo.add %13, %19 : tensor<5x7xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5x7xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5x7xui32>
    %25 = stablehlo.or %22, %24 : tensor<5x7xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5x7xui32>
    %27 = stablehlo.add %20, %26 : tensor<5x7xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5x7xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5x7xui32>
    %32 = stablehlo.or %29, %31 : tensor<5x7xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5x7xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %35 = stablehlo.add %27, %34 : tensor<5x7xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %37 = stablehlo.add %33, %36 : tensor<5x7xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %39 = stablehlo.add %37, %38 : tensor<5x7xui32>
    %40 = stablehlo.add %35, %39 : tensor<5x7xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5x7xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5x7xui32>
    %45 = stablehlo.or %42, %44 : tensor<5x7xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5x7xui32>
    %47 = stablehlo.add %40, %46 : tensor<5x7xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5x7xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5x7xui32>
    %52 = stablehlo.or %49, %51 : tensor<5x7xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5x7xui32>
    %54 = stablehlo.add %47, %53 : tensor<5x7xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5x7xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5x7xui32>
    %59 = stablehlo.or %56, %58 : tensor<5x7xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5x7xui32>
    %61 = stablehlo.add %54, %60 : tensor<5x7xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5x7xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5x7xui32>
    %66 = stablehlo.or %63, %65 : tensor<5x7xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5x7xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %69 = stablehlo.add %61, %68 : tensor<5x7xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %71 = stablehlo.add %67, %70 : tensor<5x7xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %73 = stablehlo.add %71, %72 : tensor<5x7xui32>
    %74 = stablehlo.add %69, %73 : tensor<5x7xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5x7xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5x7xui32>
    %79 = stablehlo.or %76, %78 : tensor<5x7xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5x7xui32>
    %81 = stablehlo.add %74, %80 : tensor<5x7xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5x7xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5x7xui32>
    %86 = stablehlo.or %83, %85 : tensor<5x7xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5x7xui32>
    %88 = stablehlo.add %81, %87 : tensor<5x7xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5x7xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5x7xui32>
    %93 = stablehlo.or %90, %92 : tensor<5x7xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5x7xui32>
    %95 = stablehlo.add %88, %94 : tensor<5x7xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5x7xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5x7xui32>
    %100 = stablehlo.or %97, %99 : tensor<5x7xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5x7xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %103 = stablehlo.add %95, %102 : tensor<5x7xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %105 = stablehlo.add %101, %104 : tensor<5x7xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %107 = stablehlo.add %105, %106 : tensor<5x7xui32>
    %108 = stablehlo.add %103, %107 : tensor<5x7xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5x7xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5x7xui32>
    %113 = stablehlo.or %110, %112 : tensor<5x7xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5x7xui32>
    %115 = stablehlo.add %108, %114 : tensor<5x7xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5x7xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5x7xui32>
    %120 = stablehlo.or %117, %119 : tensor<5x7xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5x7xui32>
    %122 = stablehlo.add %115, %121 : tensor<5x7xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5x7xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5x7xui32>
    %127 = stablehlo.or %124, %126 : tensor<5x7xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5x7xui32>
    %129 = stablehlo.add %122, %128 : tensor<5x7xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5x7xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5x7xui32>
    %134 = stablehlo.or %131, %133 : tensor<5x7xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5x7xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %137 = stablehlo.add %129, %136 : tensor<5x7xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %139 = stablehlo.add %135, %138 : tensor<5x7xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %141 = stablehlo.add %139, %140 : tensor<5x7xui32>
    %142 = stablehlo.add %137, %141 : tensor<5x7xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5x7xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5x7xui32>
    %147 = stablehlo.or %144, %146 : tensor<5x7xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5x7xui32>
    %149 = stablehlo.add %142, %148 : tensor<5x7xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5x7xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5x7xui32>
    %154 = stablehlo.or %151, %153 : tensor<5x7xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5x7xui32>
    %156 = stablehlo.add %149, %155 : tensor<5x7xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5x7xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5x7xui32>
    %161 = stablehlo.or %158, %160 : tensor<5x7xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5x7xui32>
    %163 = stablehlo.add %156, %162 : tensor<5x7xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5x7xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5x7xui32>
    %168 = stablehlo.or %165, %167 : tensor<5x7xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5x7xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %171 = stablehlo.add %163, %170 : tensor<5x7xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %173 = stablehlo.add %169, %172 : tensor<5x7xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %175 = stablehlo.add %173, %174 : tensor<5x7xui32>
    return %171, %175 : tensor<5x7xui32>, tensor<5x7xui32>
  }
}
// -----
// case: dropout_gradient
// primitives: add bitcast_convert_type broadcast_in_dim convert_element_type cos div jit lt max mul or random_bits random_wrap reduce_sum select_n shift_right_logical sin sub
// tolerances: 0.0001 1e-05
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x7xf32>, %arg1: tensor<2xui32>) -> (tensor<5x7xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<8.000000e-01> : tensor<f64>
    %0 = call @_bernoulli(%arg1, %cst) : (tensor<2xui32>, tensor<f64>) -> tensor<5x7xi1>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<5x7xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3:2 = call @_where(%0, %2, %c) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<i64>) -> (tensor<5x7xf32>, tensor<5x7xf32>)
    %4 = stablehlo.sine %3#0 : tensor<5x7xf32>
    %5 = stablehlo.cosine %3#0 : tensor<5x7xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<5x7xf32>
    %9 = call @_where_0(%0, %3#1, %8) : (tensor<5x7xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %cst_3 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %11 = stablehlo.divide %9, %10 : tensor<5x7xf32>
    return %11 : tensor<5x7xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f64>) -> tensor<5x7xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<5x7xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<5x7xf64>, tensor<5x7xf64>) -> tensor<5x7xi1>
    return %2 : tensor<5x7xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<5x7xf64> {
    %0 = stablehlo.convert %arg1 : tensor<f64>
    %1 = stablehlo.convert %arg2 : tensor<f64>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f64>) -> tensor<1x1xf64>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<5x7xui64>
    %9 = stablehlo.iota dim = 1 : tensor<5x7xui64>
    %c = stablehlo.constant dense<7> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<5x7xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<5x7xui64>
    %14 = stablehlo.add %11, %13 : tensor<5x7xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<5x7xui64>
    %17 = stablehlo.convert %14 : (tensor<5x7xui64>) -> tensor<5x7xui32>
    %18 = stablehlo.convert %16 : (tensor<5x7xui64>) -> tensor<5x7xui32>
    %19:2 = call @threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<5x7xui32>, tensor<5x7xui32>) -> (tensor<5x7xui32>, tensor<5x7xui32>)
    %20 = stablehlo.convert %19#0 : (tensor<5x7xui32>) -> tensor<5x7xui64>
    %21 = stablehlo.convert %19#1 : (tensor<5x7xui32>) -> tensor<5x7xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %22 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %23 = stablehlo.shift_left %20, %22 : tensor<5x7xui64>
    %24 = stablehlo.or %23, %21 : tensor<5x7xui64>
    %c_3 = stablehlo.constant dense<12> : tensor<ui64>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<5x7xui64>
    %c_4 = stablehlo.constant dense<4607182418800017408> : tensor<ui64>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui64>) -> tensor<5x7xui64>
    %28 = stablehlo.or %26, %27 : tensor<5x7xui64>
    %29 = stablehlo.bitcast_convert %28 : (tensor<5x7xui64>) -> tensor<5x7xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<5x7xf64>
    %31 = stablehlo.subtract %29, %30 : tensor<5x7xf64>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1xf64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x7xf64>
    %34 = stablehlo.multiply %31, %33 : tensor<5x7xf64>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x7xf64>
    %36 = stablehlo.add %34, %35 : tensor<5x7xf64>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf64>) -> tensor<5x7xf64>
    %38 = stablehlo.maximum %37, %36 : tensor<5x7xf64>
    return %38 : tensor<5x7xf64>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x7xui32>, %arg3: tensor<5x7xui32>) -> (tensor<5x7xui32>, tensor<5x7xui32>) {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x7xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x7xui32>
    %6 = stablehlo.add %3, %5 : tensor<5x7xui32>
    %c_0 = stablehlo.constant dense<13> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %8 = stablehlo.shift_left %5, %7 : tensor<5x7xui32>
    %c_1 = stablehlo.constant dense<19> : tensor<ui32>
    %9 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %10 = stablehlo.shift_right_logical %5, %9 : tensor<5x7xui32>
    %11 = stablehlo.or %8, %10 : tensor<5x7xui32>
    %12 = stablehlo.xor %6, %11 : tensor<5x7xui32>
    %13 = stablehlo.add %6, %12 : tensor<5x7xui32>
    %c_2 = stablehlo.constant dense<15> : tensor<ui32>
    %14 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %15 = stablehlo.shift_left %12, %14 : tensor<5x7xui32>
    %c_3 = stablehlo.constant dense<17> : tensor<ui32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %17 = stablehlo.shift_right_logical %12, %16 : tensor<5x7xui32>
    %18 = stablehlo.or %15, %17 : tensor<5x7xui32>
    %19 = stablehlo.xor %13, %18 : tensor<5x7xui32>
    %20 = stablehlo.add %13, %19 : tensor<5x7xui32>
    %c_4 = stablehlo.constant dense<26> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %22 = stablehlo.shift_left %19, %21 : tensor<5x7xui32>
    %c_5 = stablehlo.constant dense<6> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %24 = stablehlo.shift_right_logical %19, %23 : tensor<5x7xui32>
    %25 = stablehlo.or %22, %24 : tensor<5x7xui32>
    %26 = stablehlo.xor %20, %25 : tensor<5x7xui32>
    %27 = stablehlo.add %20, %26 : tensor<5x7xui32>
    %c_6 = stablehlo.constant dense<6> : tensor<ui32>
    %28 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %29 = stablehlo.shift_left %26, %28 : tensor<5x7xui32>
    %c_7 = stablehlo.constant dense<26> : tensor<ui32>
    %30 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %31 = stablehlo.shift_right_logical %26, %30 : tensor<5x7xui32>
    %32 = stablehlo.or %29, %31 : tensor<5x7xui32>
    %33 = stablehlo.xor %27, %32 : tensor<5x7xui32>
    %34 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %35 = stablehlo.add %27, %34 : tensor<5x7xui32>
    %36 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %37 = stablehlo.add %33, %36 : tensor<5x7xui32>
    %c_8 = stablehlo.constant dense<1> : tensor<ui32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %39 = stablehlo.add %37, %38 : tensor<5x7xui32>
    %40 = stablehlo.add %35, %39 : tensor<5x7xui32>
    %c_9 = stablehlo.constant dense<17> : tensor<ui32>
    %41 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %42 = stablehlo.shift_left %39, %41 : tensor<5x7xui32>
    %c_10 = stablehlo.constant dense<15> : tensor<ui32>
    %43 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %44 = stablehlo.shift_right_logical %39, %43 : tensor<5x7xui32>
    %45 = stablehlo.or %42, %44 : tensor<5x7xui32>
    %46 = stablehlo.xor %40, %45 : tensor<5x7xui32>
    %47 = stablehlo.add %40, %46 : tensor<5x7xui32>
    %c_11 = stablehlo.constant dense<29> : tensor<ui32>
    %48 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %49 = stablehlo.shift_left %46, %48 : tensor<5x7xui32>
    %c_12 = stablehlo.constant dense<3> : tensor<ui32>
    %50 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %51 = stablehlo.shift_right_logical %46, %50 : tensor<5x7xui32>
    %52 = stablehlo.or %49, %51 : tensor<5x7xui32>
    %53 = stablehlo.xor %47, %52 : tensor<5x7xui32>
    %54 = stablehlo.add %47, %53 : tensor<5x7xui32>
    %c_13 = stablehlo.constant dense<16> : tensor<ui32>
    %55 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %56 = stablehlo.shift_left %53, %55 : tensor<5x7xui32>
    %c_14 = stablehlo.constant dense<16> : tensor<ui32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %58 = stablehlo.shift_right_logical %53, %57 : tensor<5x7xui32>
    %59 = stablehlo.or %56, %58 : tensor<5x7xui32>
    %60 = stablehlo.xor %54, %59 : tensor<5x7xui32>
    %61 = stablehlo.add %54, %60 : tensor<5x7xui32>
    %c_15 = stablehlo.constant dense<24> : tensor<ui32>
    %62 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %63 = stablehlo.shift_left %60, %62 : tensor<5x7xui32>
    %c_16 = stablehlo.constant dense<8> : tensor<ui32>
    %64 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %65 = stablehlo.shift_right_logical %60, %64 : tensor<5x7xui32>
    %66 = stablehlo.or %63, %65 : tensor<5x7xui32>
    %67 = stablehlo.xor %61, %66 : tensor<5x7xui32>
    %68 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %69 = stablehlo.add %61, %68 : tensor<5x7xui32>
    %70 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %71 = stablehlo.add %67, %70 : tensor<5x7xui32>
    %c_17 = stablehlo.constant dense<2> : tensor<ui32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %73 = stablehlo.add %71, %72 : tensor<5x7xui32>
    %74 = stablehlo.add %69, %73 : tensor<5x7xui32>
    %c_18 = stablehlo.constant dense<13> : tensor<ui32>
    %75 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %76 = stablehlo.shift_left %73, %75 : tensor<5x7xui32>
    %c_19 = stablehlo.constant dense<19> : tensor<ui32>
    %77 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %78 = stablehlo.shift_right_logical %73, %77 : tensor<5x7xui32>
    %79 = stablehlo.or %76, %78 : tensor<5x7xui32>
    %80 = stablehlo.xor %74, %79 : tensor<5x7xui32>
    %81 = stablehlo.add %74, %80 : tensor<5x7xui32>
    %c_20 = stablehlo.constant dense<15> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %83 = stablehlo.shift_left %80, %82 : tensor<5x7xui32>
    %c_21 = stablehlo.constant dense<17> : tensor<ui32>
    %84 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %85 = stablehlo.shift_right_logical %80, %84 : tensor<5x7xui32>
    %86 = stablehlo.or %83, %85 : tensor<5x7xui32>
    %87 = stablehlo.xor %81, %86 : tensor<5x7xui32>
    %88 = stablehlo.add %81, %87 : tensor<5x7xui32>
    %c_22 = stablehlo.constant dense<26> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %90 = stablehlo.shift_left %87, %89 : tensor<5x7xui32>
    %c_23 = stablehlo.constant dense<6> : tensor<ui32>
    %91 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %92 = stablehlo.shift_right_logical %87, %91 : tensor<5x7xui32>
    %93 = stablehlo.or %90, %92 : tensor<5x7xui32>
    %94 = stablehlo.xor %88, %93 : tensor<5x7xui32>
    %95 = stablehlo.add %88, %94 : tensor<5x7xui32>
    %c_24 = stablehlo.constant dense<6> : tensor<ui32>
    %96 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %97 = stablehlo.shift_left %94, %96 : tensor<5x7xui32>
    %c_25 = stablehlo.constant dense<26> : tensor<ui32>
    %98 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %99 = stablehlo.shift_right_logical %94, %98 : tensor<5x7xui32>
    %100 = stablehlo.or %97, %99 : tensor<5x7xui32>
    %101 = stablehlo.xor %95, %100 : tensor<5x7xui32>
    %102 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %103 = stablehlo.add %95, %102 : tensor<5x7xui32>
    %104 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %105 = stablehlo.add %101, %104 : tensor<5x7xui32>
    %c_26 = stablehlo.constant dense<3> : tensor<ui32>
    %106 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %107 = stablehlo.add %105, %106 : tensor<5x7xui32>
    %108 = stablehlo.add %103, %107 : tensor<5x7xui32>
    %c_27 = stablehlo.constant dense<17> : tensor<ui32>
    %109 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %110 = stablehlo.shift_left %107, %109 : tensor<5x7xui32>
    %c_28 = stablehlo.constant dense<15> : tensor<ui32>
    %111 = stablehlo.broadcast_in_dim %c_28, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %112 = stablehlo.shift_right_logical %107, %111 : tensor<5x7xui32>
    %113 = stablehlo.or %110, %112 : tensor<5x7xui32>
    %114 = stablehlo.xor %108, %113 : tensor<5x7xui32>
    %115 = stablehlo.add %108, %114 : tensor<5x7xui32>
    %c_29 = stablehlo.constant dense<29> : tensor<ui32>
    %116 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %117 = stablehlo.shift_left %114, %116 : tensor<5x7xui32>
    %c_30 = stablehlo.constant dense<3> : tensor<ui32>
    %118 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %119 = stablehlo.shift_right_logical %114, %118 : tensor<5x7xui32>
    %120 = stablehlo.or %117, %119 : tensor<5x7xui32>
    %121 = stablehlo.xor %115, %120 : tensor<5x7xui32>
    %122 = stablehlo.add %115, %121 : tensor<5x7xui32>
    %c_31 = stablehlo.constant dense<16> : tensor<ui32>
    %123 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %124 = stablehlo.shift_left %121, %123 : tensor<5x7xui32>
    %c_32 = stablehlo.constant dense<16> : tensor<ui32>
    %125 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %126 = stablehlo.shift_right_logical %121, %125 : tensor<5x7xui32>
    %127 = stablehlo.or %124, %126 : tensor<5x7xui32>
    %128 = stablehlo.xor %122, %127 : tensor<5x7xui32>
    %129 = stablehlo.add %122, %128 : tensor<5x7xui32>
    %c_33 = stablehlo.constant dense<24> : tensor<ui32>
    %130 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %131 = stablehlo.shift_left %128, %130 : tensor<5x7xui32>
    %c_34 = stablehlo.constant dense<8> : tensor<ui32>
    %132 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %133 = stablehlo.shift_right_logical %128, %132 : tensor<5x7xui32>
    %134 = stablehlo.or %131, %133 : tensor<5x7xui32>
    %135 = stablehlo.xor %129, %134 : tensor<5x7xui32>
    %136 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %137 = stablehlo.add %129, %136 : tensor<5x7xui32>
    %138 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %139 = stablehlo.add %135, %138 : tensor<5x7xui32>
    %c_35 = stablehlo.constant dense<4> : tensor<ui32>
    %140 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %141 = stablehlo.add %139, %140 : tensor<5x7xui32>
    %142 = stablehlo.add %137, %141 : tensor<5x7xui32>
    %c_36 = stablehlo.constant dense<13> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %c_36, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %144 = stablehlo.shift_left %141, %143 : tensor<5x7xui32>
    %c_37 = stablehlo.constant dense<19> : tensor<ui32>
    %145 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %146 = stablehlo.shift_right_logical %141, %145 : tensor<5x7xui32>
    %147 = stablehlo.or %144, %146 : tensor<5x7xui32>
    %148 = stablehlo.xor %142, %147 : tensor<5x7xui32>
    %149 = stablehlo.add %142, %148 : tensor<5x7xui32>
    %c_38 = stablehlo.constant dense<15> : tensor<ui32>
    %150 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %151 = stablehlo.shift_left %148, %150 : tensor<5x7xui32>
    %c_39 = stablehlo.constant dense<17> : tensor<ui32>
    %152 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %153 = stablehlo.shift_right_logical %148, %152 : tensor<5x7xui32>
    %154 = stablehlo.or %151, %153 : tensor<5x7xui32>
    %155 = stablehlo.xor %149, %154 : tensor<5x7xui32>
    %156 = stablehlo.add %149, %155 : tensor<5x7xui32>
    %c_40 = stablehlo.constant dense<26> : tensor<ui32>
    %157 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %158 = stablehlo.shift_left %155, %157 : tensor<5x7xui32>
    %c_41 = stablehlo.constant dense<6> : tensor<ui32>
    %159 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %160 = stablehlo.shift_right_logical %155, %159 : tensor<5x7xui32>
    %161 = stablehlo.or %158, %160 : tensor<5x7xui32>
    %162 = stablehlo.xor %156, %161 : tensor<5x7xui32>
    %163 = stablehlo.add %156, %162 : tensor<5x7xui32>
    %c_42 = stablehlo.constant dense<6> : tensor<ui32>
    %164 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %165 = stablehlo.shift_left %162, %164 : tensor<5x7xui32>
    %c_43 = stablehlo.constant dense<26> : tensor<ui32>
    %166 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %167 = stablehlo.shift_right_logical %162, %166 : tensor<5x7xui32>
    %168 = stablehlo.or %165, %167 : tensor<5x7xui32>
    %169 = stablehlo.xor %163, %168 : tensor<5x7xui32>
    %170 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %171 = stablehlo.add %163, %170 : tensor<5x7xui32>
    %172 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %173 = stablehlo.add %169, %172 : tensor<5x7xui32>
    %c_44 = stablehlo.constant dense<5> : tensor<ui32>
    %174 = stablehlo.broadcast_in_dim %c_44, dims = [] : (tensor<ui32>) -> tensor<5x7xui32>
    %175 = stablehlo.add %173, %174 : tensor<5x7xui32>
    return %171, %175 : tensor<5x7xui32>, tensor<5x7xui32>
  }
  func.func private @_where(%arg0: tensor<5x7xi1>, %arg1: tensor<5x7xf32>, %arg2: tensor<i64>) -> (tensor<5x7xf32>, tensor<5x7xf32>) {
    %0 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<5x7xi1>, tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    return %2, %3 : tensor<5x7xf32>, tensor<5x7xf32>
  }
  func.func private @_where_0(%arg0: tensor<5x7xi1>, %arg1: tensor<5x7xf32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<5x7xi1>, tensor<5x7xf32>
    return %1 : tensor<5x7xf32>
  }
}
