// RUN: mlfuse-opt --compile-to=kernel --device=cpu %s | filecheck %s

// A row at a time, 32 lanes, the next rows fetched meanwhile. Sizes choose whether the result goes past the caches.
// GOLDEN: written by make goldens

func.func @main(%x: tensor<?x1000xf32>) -> tensor<?x1000xf32> {
  %0 = graph.softmax %x {axis = 1 : i64} : tensor<?x1000xf32>
  func.return %0 : tensor<?x1000xf32>
}

// CHECK: builtin.module attributes {mlfuse.planned_for = "cpu"} {
// CHECK-NEXT:   func.func @main(%x: memref<?x1000xf32>) -> memref<?x1000xf32> {
// CHECK-NEXT:     %0 = arith.constant 0 : index
// CHECK-NEXT:     %1 = memref.dim %x, %0 : memref<?x1000xf32>
// CHECK-NEXT:     %2 = memref.alloc(%1) : memref<?x1000xf32>
// CHECK-NEXT:     %3 = arith.constant 1 : index
// CHECK-NEXT:     kernel.launch @fused_reduce_max_sub_exp_reduce_add_div grid (%3) block (1) args (%x, %2, %1 : memref<?x1000xf32>, memref<?x1000xf32>, index)
// CHECK-NEXT:     func.return %2 : memref<?x1000xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   kernel.func @fused_reduce_max_sub_exp_reduce_add_div(%x: memref<?xf32>, %0: memref<?xf32>, %1: index) attributes {device = "cpu", block = 1 : i64, index_bits = 64 : i64} {
// CHECK-NEXT:     %2 = arith.constant 1000 : index
// CHECK-NEXT:     %3 = arith.constant 4000 : index
// CHECK-NEXT:     %4 = arith.constant 20971520 : index
// CHECK-NEXT:     %5 = arith.constant 2 : index
// CHECK-NEXT:     %6 = arith.constant 0 : index
// CHECK-NEXT:     %7 = arith.constant 32 : index
// CHECK-NEXT:     %8 = arith.constant 992 : index
// CHECK-NEXT:     %9 = arith.constant 8 : index
// CHECK-NEXT:     %10 = arith.constant 16 : index
// CHECK-NEXT:     %11 = arith.constant 4 : index
// CHECK-NEXT:     %12 = arith.constant 1 : index
// CHECK-NEXT:     %13 = arith.constant 20971521 : index
// CHECK-NEXT:     %14 = arith.muli %1, %3 : index
// CHECK-NEXT:     %15 = arith.addi %14, %3 : index
// CHECK-NEXT:     %16 = arith.addi %15, %14 : index
// CHECK-NEXT:     %17 = arith.cmpi ult, %4, %16 : index
// CHECK-NEXT:     scf.if %17 {
// CHECK-NEXT:       kernel.chunks (%18, %19) in %1 by 8 {
// CHECK-NEXT:         %20 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:         scf.for %21 = %18 to %19 step %12 {
// CHECK-NEXT:           %22 = arith.addi %21, %5 : index
// CHECK-NEXT:           %23 = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:           %24 = arith.constant -2147483648 : i32
// CHECK-NEXT:           %25 = memref.alloca() : memref<32xi32>
// CHECK-NEXT:           kernel.simd (%26) in (%6, %7) {
// CHECK-NEXT:             memref.store %24, %25[%26] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %27 = arith.muli %21, %2 : index
// CHECK-NEXT:           scf.for %28 = %6 to %8 step %7 {
// CHECK-NEXT:             kernel.simd (%29) in (%6, %7) {
// CHECK-NEXT:               %30 = arith.addi %28, %29 : index
// CHECK-NEXT:               %31 = arith.addi %27, %30 : index
// CHECK-NEXT:               %32 = memref.load %x[%31] : memref<?xf32>
// CHECK-NEXT:               %33 = arith.bitcast %32 : f32 to i32
// CHECK-NEXT:               %34 = arith.constant 31 : i32
// CHECK-NEXT:               %35 = arith.shrsi %33, %34 : i32
// CHECK-NEXT:               %36 = arith.constant 2147483647 : i32
// CHECK-NEXT:               %37 = arith.andi %35, %36 : i32
// CHECK-NEXT:               %38 = arith.xori %33, %37 : i32
// CHECK-NEXT:               %39 = arith.constant -8388607 : i32
// CHECK-NEXT:               %40 = arith.addi %38, %39 : i32
// CHECK-NEXT:               %41 = memref.load %25[%29] : memref<32xi32>
// CHECK-NEXT:               %42 = arith.maxsi %41, %40 : i32
// CHECK-NEXT:               memref.store %42, %25[%29] : memref<32xi32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%43) in (%6, %9) {
// CHECK-NEXT:             %44 = arith.addi %43, %8 : index
// CHECK-NEXT:             %45 = arith.addi %27, %44 : index
// CHECK-NEXT:             %46 = memref.load %x[%45] : memref<?xf32>
// CHECK-NEXT:             %47 = arith.bitcast %46 : f32 to i32
// CHECK-NEXT:             %48 = arith.constant 31 : i32
// CHECK-NEXT:             %49 = arith.shrsi %47, %48 : i32
// CHECK-NEXT:             %50 = arith.constant 2147483647 : i32
// CHECK-NEXT:             %51 = arith.andi %49, %50 : i32
// CHECK-NEXT:             %52 = arith.xori %47, %51 : i32
// CHECK-NEXT:             %53 = arith.constant -8388607 : i32
// CHECK-NEXT:             %54 = arith.addi %52, %53 : i32
// CHECK-NEXT:             %55 = memref.load %25[%43] : memref<32xi32>
// CHECK-NEXT:             %56 = arith.maxsi %55, %54 : i32
// CHECK-NEXT:             memref.store %56, %25[%43] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%57) in (%6, %10) {
// CHECK-NEXT:             %58 = arith.addi %57, %10 : index
// CHECK-NEXT:             %59 = memref.load %25[%58] : memref<32xi32>
// CHECK-NEXT:             %60 = memref.load %25[%57] : memref<32xi32>
// CHECK-NEXT:             %61 = arith.maxsi %60, %59 : i32
// CHECK-NEXT:             memref.store %61, %25[%57] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%62) in (%6, %9) {
// CHECK-NEXT:             %63 = arith.addi %62, %9 : index
// CHECK-NEXT:             %64 = memref.load %25[%63] : memref<32xi32>
// CHECK-NEXT:             %65 = memref.load %25[%62] : memref<32xi32>
// CHECK-NEXT:             %66 = arith.maxsi %65, %64 : i32
// CHECK-NEXT:             memref.store %66, %25[%62] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%67) in (%6, %11) {
// CHECK-NEXT:             %68 = arith.addi %67, %11 : index
// CHECK-NEXT:             %69 = memref.load %25[%68] : memref<32xi32>
// CHECK-NEXT:             %70 = memref.load %25[%67] : memref<32xi32>
// CHECK-NEXT:             %71 = arith.maxsi %70, %69 : i32
// CHECK-NEXT:             memref.store %71, %25[%67] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%72) in (%6, %5) {
// CHECK-NEXT:             %73 = arith.addi %72, %5 : index
// CHECK-NEXT:             %74 = memref.load %25[%73] : memref<32xi32>
// CHECK-NEXT:             %75 = memref.load %25[%72] : memref<32xi32>
// CHECK-NEXT:             %76 = arith.maxsi %75, %74 : i32
// CHECK-NEXT:             memref.store %76, %25[%72] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %77 = arith.constant 0 : index
// CHECK-NEXT:           %78 = arith.constant 1 : index
// CHECK-NEXT:           %79 = memref.load %25[%78] : memref<32xi32>
// CHECK-NEXT:           %80 = memref.load %25[%77] : memref<32xi32>
// CHECK-NEXT:           %81 = arith.maxsi %80, %79 : i32
// CHECK-NEXT:           %82 = arith.constant 8388607 : i32
// CHECK-NEXT:           %83 = arith.addi %81, %82 : i32
// CHECK-NEXT:           %84 = arith.constant 31 : i32
// CHECK-NEXT:           %85 = arith.shrsi %83, %84 : i32
// CHECK-NEXT:           %86 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %87 = arith.andi %85, %86 : i32
// CHECK-NEXT:           %88 = arith.xori %83, %87 : i32
// CHECK-NEXT:           %89 = arith.bitcast %88 : i32 to f32
// CHECK-NEXT:           %90 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:           %91 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%92) in (%6, %7) {
// CHECK-NEXT:             memref.store %90, %91[%92] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %93 = arith.muli %22, %2 : index
// CHECK-NEXT:           scf.for %94 = %6 to %8 step %7 {
// CHECK-NEXT:             %95 = arith.addi %93, %94 : index
// CHECK-NEXT:             kernel.prefetch %x[%95] : memref<?xf32>
// CHECK-NEXT:             %96 = arith.addi %95, %10 : index
// CHECK-NEXT:             kernel.prefetch %x[%96] : memref<?xf32>
// CHECK-NEXT:             kernel.simd (%97) in (%6, %7) {
// CHECK-NEXT:               %98 = arith.addi %94, %97 : index
// CHECK-NEXT:               %99 = arith.addi %27, %98 : index
// CHECK-NEXT:               %100 = memref.load %x[%99] : memref<?xf32>
// CHECK-NEXT:               %101 = arith.subf %100, %89 : f32
// CHECK-NEXT:               %102 = math.exp %101 {mlfuse.never_positive} : f32
// CHECK-NEXT:               memref.store %102, %23[%98] : memref<1000xf32>
// CHECK-NEXT:               %103 = memref.load %91[%97] : memref<32xf32>
// CHECK-NEXT:               %104 = arith.addf %103, %102 : f32
// CHECK-NEXT:               memref.store %104, %91[%97] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%105) in (%6, %9) {
// CHECK-NEXT:             %106 = arith.addi %105, %8 : index
// CHECK-NEXT:             %107 = arith.addi %27, %106 : index
// CHECK-NEXT:             %108 = memref.load %x[%107] : memref<?xf32>
// CHECK-NEXT:             %109 = arith.subf %108, %89 : f32
// CHECK-NEXT:             %110 = math.exp %109 {mlfuse.never_positive} : f32
// CHECK-NEXT:             memref.store %110, %23[%106] : memref<1000xf32>
// CHECK-NEXT:             %111 = memref.load %91[%105] : memref<32xf32>
// CHECK-NEXT:             %112 = arith.addf %111, %110 : f32
// CHECK-NEXT:             memref.store %112, %91[%105] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%113) in (%6, %10) {
// CHECK-NEXT:             %114 = arith.addi %113, %10 : index
// CHECK-NEXT:             %115 = memref.load %91[%114] : memref<32xf32>
// CHECK-NEXT:             %116 = memref.load %91[%113] : memref<32xf32>
// CHECK-NEXT:             %117 = arith.addf %116, %115 : f32
// CHECK-NEXT:             memref.store %117, %91[%113] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%118) in (%6, %9) {
// CHECK-NEXT:             %119 = arith.addi %118, %9 : index
// CHECK-NEXT:             %120 = memref.load %91[%119] : memref<32xf32>
// CHECK-NEXT:             %121 = memref.load %91[%118] : memref<32xf32>
// CHECK-NEXT:             %122 = arith.addf %121, %120 : f32
// CHECK-NEXT:             memref.store %122, %91[%118] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%123) in (%6, %11) {
// CHECK-NEXT:             %124 = arith.addi %123, %11 : index
// CHECK-NEXT:             %125 = memref.load %91[%124] : memref<32xf32>
// CHECK-NEXT:             %126 = memref.load %91[%123] : memref<32xf32>
// CHECK-NEXT:             %127 = arith.addf %126, %125 : f32
// CHECK-NEXT:             memref.store %127, %91[%123] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%128) in (%6, %5) {
// CHECK-NEXT:             %129 = arith.addi %128, %5 : index
// CHECK-NEXT:             %130 = memref.load %91[%129] : memref<32xf32>
// CHECK-NEXT:             %131 = memref.load %91[%128] : memref<32xf32>
// CHECK-NEXT:             %132 = arith.addf %131, %130 : f32
// CHECK-NEXT:             memref.store %132, %91[%128] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %133 = arith.constant 0 : index
// CHECK-NEXT:           %134 = arith.constant 1 : index
// CHECK-NEXT:           %135 = memref.load %91[%134] : memref<32xf32>
// CHECK-NEXT:           %136 = memref.load %91[%133] : memref<32xf32>
// CHECK-NEXT:           %137 = arith.addf %136, %135 : f32
// CHECK-NEXT:           %138 = kernel.until_line %0[%27] : memref<?xf32>
// CHECK-NEXT:           %139 = arith.minui %138, %2 : index
// CHECK-NEXT:           %140 = arith.subi %2, %139 : index
// CHECK-NEXT:           %141 = arith.remui %140, %10 : index
// CHECK-NEXT:           %142 = arith.subi %2, %141 : index
// CHECK-NEXT:           scf.for %143 = %139 to %142 step %10 {
// CHECK-NEXT:             kernel.simd (%144) in (%6, %10) {
// CHECK-NEXT:               %145 = arith.addi %143, %144 : index
// CHECK-NEXT:               %146 = memref.load %23[%145] : memref<1000xf32>
// CHECK-NEXT:               %147 = arith.divf %146, %137 : f32
// CHECK-NEXT:               memref.store %147, %20[%144] : memref<16xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             %148 = arith.addi %27, %143 : index
// CHECK-NEXT:             kernel.stream %20 to %0[%148] : memref<16xf32>, memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.for %149 = %6 to %5 step %12 {
// CHECK-NEXT:             %150 = arith.cmpi eq, %149, %6 : index
// CHECK-NEXT:             %151 = arith.select %150, %6, %142 : index
// CHECK-NEXT:             %152 = arith.select %150, %139, %2 : index
// CHECK-NEXT:             kernel.simd (%153) in (%151, %152) {
// CHECK-NEXT:               %154 = memref.load %23[%153] : memref<1000xf32>
// CHECK-NEXT:               %155 = arith.divf %154, %137 : f32
// CHECK-NEXT:               %156 = arith.addi %27, %153 : index
// CHECK-NEXT:               memref.store %155, %0[%156] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %157 = arith.cmpi ult, %16, %13 : index
// CHECK-NEXT:     scf.if %157 {
// CHECK-NEXT:       kernel.chunks (%158, %159) in %1 by 8 {
// CHECK-NEXT:         scf.for %160 = %158 to %159 step %12 {
// CHECK-NEXT:           %161 = arith.addi %160, %5 : index
// CHECK-NEXT:           %162 = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:           %163 = arith.constant -2147483648 : i32
// CHECK-NEXT:           %164 = memref.alloca() : memref<32xi32>
// CHECK-NEXT:           kernel.simd (%165) in (%6, %7) {
// CHECK-NEXT:             memref.store %163, %164[%165] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %166 = arith.muli %160, %2 : index
// CHECK-NEXT:           scf.for %167 = %6 to %8 step %7 {
// CHECK-NEXT:             kernel.simd (%168) in (%6, %7) {
// CHECK-NEXT:               %169 = arith.addi %167, %168 : index
// CHECK-NEXT:               %170 = arith.addi %166, %169 : index
// CHECK-NEXT:               %171 = memref.load %x[%170] : memref<?xf32>
// CHECK-NEXT:               %172 = arith.bitcast %171 : f32 to i32
// CHECK-NEXT:               %173 = arith.constant 31 : i32
// CHECK-NEXT:               %174 = arith.shrsi %172, %173 : i32
// CHECK-NEXT:               %175 = arith.constant 2147483647 : i32
// CHECK-NEXT:               %176 = arith.andi %174, %175 : i32
// CHECK-NEXT:               %177 = arith.xori %172, %176 : i32
// CHECK-NEXT:               %178 = arith.constant -8388607 : i32
// CHECK-NEXT:               %179 = arith.addi %177, %178 : i32
// CHECK-NEXT:               %180 = memref.load %164[%168] : memref<32xi32>
// CHECK-NEXT:               %181 = arith.maxsi %180, %179 : i32
// CHECK-NEXT:               memref.store %181, %164[%168] : memref<32xi32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%182) in (%6, %9) {
// CHECK-NEXT:             %183 = arith.addi %182, %8 : index
// CHECK-NEXT:             %184 = arith.addi %166, %183 : index
// CHECK-NEXT:             %185 = memref.load %x[%184] : memref<?xf32>
// CHECK-NEXT:             %186 = arith.bitcast %185 : f32 to i32
// CHECK-NEXT:             %187 = arith.constant 31 : i32
// CHECK-NEXT:             %188 = arith.shrsi %186, %187 : i32
// CHECK-NEXT:             %189 = arith.constant 2147483647 : i32
// CHECK-NEXT:             %190 = arith.andi %188, %189 : i32
// CHECK-NEXT:             %191 = arith.xori %186, %190 : i32
// CHECK-NEXT:             %192 = arith.constant -8388607 : i32
// CHECK-NEXT:             %193 = arith.addi %191, %192 : i32
// CHECK-NEXT:             %194 = memref.load %164[%182] : memref<32xi32>
// CHECK-NEXT:             %195 = arith.maxsi %194, %193 : i32
// CHECK-NEXT:             memref.store %195, %164[%182] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%196) in (%6, %10) {
// CHECK-NEXT:             %197 = arith.addi %196, %10 : index
// CHECK-NEXT:             %198 = memref.load %164[%197] : memref<32xi32>
// CHECK-NEXT:             %199 = memref.load %164[%196] : memref<32xi32>
// CHECK-NEXT:             %200 = arith.maxsi %199, %198 : i32
// CHECK-NEXT:             memref.store %200, %164[%196] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%201) in (%6, %9) {
// CHECK-NEXT:             %202 = arith.addi %201, %9 : index
// CHECK-NEXT:             %203 = memref.load %164[%202] : memref<32xi32>
// CHECK-NEXT:             %204 = memref.load %164[%201] : memref<32xi32>
// CHECK-NEXT:             %205 = arith.maxsi %204, %203 : i32
// CHECK-NEXT:             memref.store %205, %164[%201] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%206) in (%6, %11) {
// CHECK-NEXT:             %207 = arith.addi %206, %11 : index
// CHECK-NEXT:             %208 = memref.load %164[%207] : memref<32xi32>
// CHECK-NEXT:             %209 = memref.load %164[%206] : memref<32xi32>
// CHECK-NEXT:             %210 = arith.maxsi %209, %208 : i32
// CHECK-NEXT:             memref.store %210, %164[%206] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%211) in (%6, %5) {
// CHECK-NEXT:             %212 = arith.addi %211, %5 : index
// CHECK-NEXT:             %213 = memref.load %164[%212] : memref<32xi32>
// CHECK-NEXT:             %214 = memref.load %164[%211] : memref<32xi32>
// CHECK-NEXT:             %215 = arith.maxsi %214, %213 : i32
// CHECK-NEXT:             memref.store %215, %164[%211] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %216 = arith.constant 0 : index
// CHECK-NEXT:           %217 = arith.constant 1 : index
// CHECK-NEXT:           %218 = memref.load %164[%217] : memref<32xi32>
// CHECK-NEXT:           %219 = memref.load %164[%216] : memref<32xi32>
// CHECK-NEXT:           %220 = arith.maxsi %219, %218 : i32
// CHECK-NEXT:           %221 = arith.constant 8388607 : i32
// CHECK-NEXT:           %222 = arith.addi %220, %221 : i32
// CHECK-NEXT:           %223 = arith.constant 31 : i32
// CHECK-NEXT:           %224 = arith.shrsi %222, %223 : i32
// CHECK-NEXT:           %225 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %226 = arith.andi %224, %225 : i32
// CHECK-NEXT:           %227 = arith.xori %222, %226 : i32
// CHECK-NEXT:           %228 = arith.bitcast %227 : i32 to f32
// CHECK-NEXT:           %229 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:           %230 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%231) in (%6, %7) {
// CHECK-NEXT:             memref.store %229, %230[%231] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %232 = arith.muli %161, %2 : index
// CHECK-NEXT:           scf.for %233 = %6 to %8 step %7 {
// CHECK-NEXT:             %234 = arith.addi %232, %233 : index
// CHECK-NEXT:             kernel.prefetch %x[%234] : memref<?xf32>
// CHECK-NEXT:             %235 = arith.addi %234, %10 : index
// CHECK-NEXT:             kernel.prefetch %x[%235] : memref<?xf32>
// CHECK-NEXT:             kernel.simd (%236) in (%6, %7) {
// CHECK-NEXT:               %237 = arith.addi %233, %236 : index
// CHECK-NEXT:               %238 = arith.addi %166, %237 : index
// CHECK-NEXT:               %239 = memref.load %x[%238] : memref<?xf32>
// CHECK-NEXT:               %240 = arith.subf %239, %228 : f32
// CHECK-NEXT:               %241 = math.exp %240 {mlfuse.never_positive} : f32
// CHECK-NEXT:               memref.store %241, %162[%237] : memref<1000xf32>
// CHECK-NEXT:               %242 = memref.load %230[%236] : memref<32xf32>
// CHECK-NEXT:               %243 = arith.addf %242, %241 : f32
// CHECK-NEXT:               memref.store %243, %230[%236] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%244) in (%6, %9) {
// CHECK-NEXT:             %245 = arith.addi %244, %8 : index
// CHECK-NEXT:             %246 = arith.addi %166, %245 : index
// CHECK-NEXT:             %247 = memref.load %x[%246] : memref<?xf32>
// CHECK-NEXT:             %248 = arith.subf %247, %228 : f32
// CHECK-NEXT:             %249 = math.exp %248 {mlfuse.never_positive} : f32
// CHECK-NEXT:             memref.store %249, %162[%245] : memref<1000xf32>
// CHECK-NEXT:             %250 = memref.load %230[%244] : memref<32xf32>
// CHECK-NEXT:             %251 = arith.addf %250, %249 : f32
// CHECK-NEXT:             memref.store %251, %230[%244] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%252) in (%6, %10) {
// CHECK-NEXT:             %253 = arith.addi %252, %10 : index
// CHECK-NEXT:             %254 = memref.load %230[%253] : memref<32xf32>
// CHECK-NEXT:             %255 = memref.load %230[%252] : memref<32xf32>
// CHECK-NEXT:             %256 = arith.addf %255, %254 : f32
// CHECK-NEXT:             memref.store %256, %230[%252] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%257) in (%6, %9) {
// CHECK-NEXT:             %258 = arith.addi %257, %9 : index
// CHECK-NEXT:             %259 = memref.load %230[%258] : memref<32xf32>
// CHECK-NEXT:             %260 = memref.load %230[%257] : memref<32xf32>
// CHECK-NEXT:             %261 = arith.addf %260, %259 : f32
// CHECK-NEXT:             memref.store %261, %230[%257] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%262) in (%6, %11) {
// CHECK-NEXT:             %263 = arith.addi %262, %11 : index
// CHECK-NEXT:             %264 = memref.load %230[%263] : memref<32xf32>
// CHECK-NEXT:             %265 = memref.load %230[%262] : memref<32xf32>
// CHECK-NEXT:             %266 = arith.addf %265, %264 : f32
// CHECK-NEXT:             memref.store %266, %230[%262] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%267) in (%6, %5) {
// CHECK-NEXT:             %268 = arith.addi %267, %5 : index
// CHECK-NEXT:             %269 = memref.load %230[%268] : memref<32xf32>
// CHECK-NEXT:             %270 = memref.load %230[%267] : memref<32xf32>
// CHECK-NEXT:             %271 = arith.addf %270, %269 : f32
// CHECK-NEXT:             memref.store %271, %230[%267] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %272 = arith.constant 0 : index
// CHECK-NEXT:           %273 = arith.constant 1 : index
// CHECK-NEXT:           %274 = memref.load %230[%273] : memref<32xf32>
// CHECK-NEXT:           %275 = memref.load %230[%272] : memref<32xf32>
// CHECK-NEXT:           %276 = arith.addf %275, %274 : f32
// CHECK-NEXT:           kernel.simd (%277) in (%6, %2) {
// CHECK-NEXT:             %278 = memref.load %162[%277] : memref<1000xf32>
// CHECK-NEXT:             %279 = arith.divf %278, %276 : f32
// CHECK-NEXT:             %280 = arith.addi %166, %277 : index
// CHECK-NEXT:             memref.store %279, %0[%280] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
