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
// CHECK-NEXT:     %14 = arith.muli %1, %2 : index
// CHECK-NEXT:     %15 = arith.muli %1, %3 : index
// CHECK-NEXT:     %16 = arith.addi %15, %3 : index
// CHECK-NEXT:     %17 = arith.addi %16, %15 : index
// CHECK-NEXT:     %18 = arith.cmpi ult, %4, %17 : index
// CHECK-NEXT:     scf.if %18 {
// CHECK-NEXT:       kernel.chunks (%19, %20) in %1 by 8 {
// CHECK-NEXT:         %21 = memref.alloca() : memref<16xf32>
// CHECK-NEXT:         scf.for %22 = %19 to %20 step %12 {
// CHECK-NEXT:           %23 = arith.addi %22, %5 : index
// CHECK-NEXT:           %24 = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:           %25 = arith.constant 0xff800000 : f32
// CHECK-NEXT:           %26 = arith.bitcast %25 : f32 to i32
// CHECK-NEXT:           %27 = arith.constant 31 : i32
// CHECK-NEXT:           %28 = arith.shrsi %26, %27 : i32
// CHECK-NEXT:           %29 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %30 = arith.andi %28, %29 : i32
// CHECK-NEXT:           %31 = arith.xori %26, %30 : i32
// CHECK-NEXT:           %32 = arith.constant -8388607 : i32
// CHECK-NEXT:           %33 = arith.addi %31, %32 : i32
// CHECK-NEXT:           %34 = memref.alloca() : memref<32xi32>
// CHECK-NEXT:           kernel.simd (%35) in (%6, %7) {
// CHECK-NEXT:             memref.store %33, %34[%35] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %36 = arith.muli %22, %2 : index
// CHECK-NEXT:           scf.for %37 = %6 to %8 step %7 {
// CHECK-NEXT:             kernel.simd (%38) in (%6, %7) {
// CHECK-NEXT:               %39 = arith.addi %37, %38 : index
// CHECK-NEXT:               %40 = arith.addi %36, %39 : index
// CHECK-NEXT:               %41 = memref.load %x[%40] : memref<?xf32>
// CHECK-NEXT:               %42 = arith.bitcast %41 : f32 to i32
// CHECK-NEXT:               %43 = arith.constant 31 : i32
// CHECK-NEXT:               %44 = arith.shrsi %42, %43 : i32
// CHECK-NEXT:               %45 = arith.constant 2147483647 : i32
// CHECK-NEXT:               %46 = arith.andi %44, %45 : i32
// CHECK-NEXT:               %47 = arith.xori %42, %46 : i32
// CHECK-NEXT:               %48 = arith.constant -8388607 : i32
// CHECK-NEXT:               %49 = arith.addi %47, %48 : i32
// CHECK-NEXT:               %50 = memref.load %34[%38] : memref<32xi32>
// CHECK-NEXT:               %51 = arith.maxsi %50, %49 : i32
// CHECK-NEXT:               memref.store %51, %34[%38] : memref<32xi32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%52) in (%6, %9) {
// CHECK-NEXT:             %53 = arith.addi %52, %8 : index
// CHECK-NEXT:             %54 = arith.addi %36, %53 : index
// CHECK-NEXT:             %55 = memref.load %x[%54] : memref<?xf32>
// CHECK-NEXT:             %56 = arith.bitcast %55 : f32 to i32
// CHECK-NEXT:             %57 = arith.constant 31 : i32
// CHECK-NEXT:             %58 = arith.shrsi %56, %57 : i32
// CHECK-NEXT:             %59 = arith.constant 2147483647 : i32
// CHECK-NEXT:             %60 = arith.andi %58, %59 : i32
// CHECK-NEXT:             %61 = arith.xori %56, %60 : i32
// CHECK-NEXT:             %62 = arith.constant -8388607 : i32
// CHECK-NEXT:             %63 = arith.addi %61, %62 : i32
// CHECK-NEXT:             %64 = memref.load %34[%52] : memref<32xi32>
// CHECK-NEXT:             %65 = arith.maxsi %64, %63 : i32
// CHECK-NEXT:             memref.store %65, %34[%52] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%66) in (%6, %10) {
// CHECK-NEXT:             %67 = arith.addi %66, %10 : index
// CHECK-NEXT:             %68 = memref.load %34[%67] : memref<32xi32>
// CHECK-NEXT:             %69 = memref.load %34[%66] : memref<32xi32>
// CHECK-NEXT:             %70 = arith.maxsi %69, %68 : i32
// CHECK-NEXT:             memref.store %70, %34[%66] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%71) in (%6, %9) {
// CHECK-NEXT:             %72 = arith.addi %71, %9 : index
// CHECK-NEXT:             %73 = memref.load %34[%72] : memref<32xi32>
// CHECK-NEXT:             %74 = memref.load %34[%71] : memref<32xi32>
// CHECK-NEXT:             %75 = arith.maxsi %74, %73 : i32
// CHECK-NEXT:             memref.store %75, %34[%71] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%76) in (%6, %11) {
// CHECK-NEXT:             %77 = arith.addi %76, %11 : index
// CHECK-NEXT:             %78 = memref.load %34[%77] : memref<32xi32>
// CHECK-NEXT:             %79 = memref.load %34[%76] : memref<32xi32>
// CHECK-NEXT:             %80 = arith.maxsi %79, %78 : i32
// CHECK-NEXT:             memref.store %80, %34[%76] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%81) in (%6, %5) {
// CHECK-NEXT:             %82 = arith.addi %81, %5 : index
// CHECK-NEXT:             %83 = memref.load %34[%82] : memref<32xi32>
// CHECK-NEXT:             %84 = memref.load %34[%81] : memref<32xi32>
// CHECK-NEXT:             %85 = arith.maxsi %84, %83 : i32
// CHECK-NEXT:             memref.store %85, %34[%81] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%86) in (%6, %12) {
// CHECK-NEXT:             %87 = arith.addi %86, %12 : index
// CHECK-NEXT:             %88 = memref.load %34[%87] : memref<32xi32>
// CHECK-NEXT:             %89 = memref.load %34[%86] : memref<32xi32>
// CHECK-NEXT:             %90 = arith.maxsi %89, %88 : i32
// CHECK-NEXT:             memref.store %90, %34[%86] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %91 = memref.load %34[%6] : memref<32xi32>
// CHECK-NEXT:           %92 = arith.constant 8388607 : i32
// CHECK-NEXT:           %93 = arith.addi %91, %92 : i32
// CHECK-NEXT:           %94 = arith.constant 31 : i32
// CHECK-NEXT:           %95 = arith.shrsi %93, %94 : i32
// CHECK-NEXT:           %96 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %97 = arith.andi %95, %96 : i32
// CHECK-NEXT:           %98 = arith.xori %93, %97 : i32
// CHECK-NEXT:           %99 = arith.bitcast %98 : i32 to f32
// CHECK-NEXT:           %100 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:           %101 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%102) in (%6, %7) {
// CHECK-NEXT:             memref.store %100, %101[%102] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %103 = arith.muli %23, %2 : index
// CHECK-NEXT:           scf.for %104 = %6 to %8 step %7 {
// CHECK-NEXT:             %105 = arith.addi %103, %104 : index
// CHECK-NEXT:             kernel.prefetch %x[%105] : memref<?xf32>
// CHECK-NEXT:             %106 = arith.addi %105, %10 : index
// CHECK-NEXT:             kernel.prefetch %x[%106] : memref<?xf32>
// CHECK-NEXT:             kernel.simd (%107) in (%6, %7) {
// CHECK-NEXT:               %108 = arith.addi %104, %107 : index
// CHECK-NEXT:               %109 = arith.addi %36, %108 : index
// CHECK-NEXT:               %110 = memref.load %x[%109] : memref<?xf32>
// CHECK-NEXT:               %111 = arith.subf %110, %99 : f32
// CHECK-NEXT:               %112 = math.exp %111 : f32
// CHECK-NEXT:               memref.store %112, %24[%108] : memref<1000xf32>
// CHECK-NEXT:               %113 = memref.load %101[%107] : memref<32xf32>
// CHECK-NEXT:               %114 = arith.addf %113, %112 : f32
// CHECK-NEXT:               memref.store %114, %101[%107] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%115) in (%6, %9) {
// CHECK-NEXT:             %116 = arith.addi %115, %8 : index
// CHECK-NEXT:             %117 = arith.addi %36, %116 : index
// CHECK-NEXT:             %118 = memref.load %x[%117] : memref<?xf32>
// CHECK-NEXT:             %119 = arith.subf %118, %99 : f32
// CHECK-NEXT:             %120 = math.exp %119 : f32
// CHECK-NEXT:             memref.store %120, %24[%116] : memref<1000xf32>
// CHECK-NEXT:             %121 = memref.load %101[%115] : memref<32xf32>
// CHECK-NEXT:             %122 = arith.addf %121, %120 : f32
// CHECK-NEXT:             memref.store %122, %101[%115] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%123) in (%6, %10) {
// CHECK-NEXT:             %124 = arith.addi %123, %10 : index
// CHECK-NEXT:             %125 = memref.load %101[%124] : memref<32xf32>
// CHECK-NEXT:             %126 = memref.load %101[%123] : memref<32xf32>
// CHECK-NEXT:             %127 = arith.addf %126, %125 : f32
// CHECK-NEXT:             memref.store %127, %101[%123] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%128) in (%6, %9) {
// CHECK-NEXT:             %129 = arith.addi %128, %9 : index
// CHECK-NEXT:             %130 = memref.load %101[%129] : memref<32xf32>
// CHECK-NEXT:             %131 = memref.load %101[%128] : memref<32xf32>
// CHECK-NEXT:             %132 = arith.addf %131, %130 : f32
// CHECK-NEXT:             memref.store %132, %101[%128] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%133) in (%6, %11) {
// CHECK-NEXT:             %134 = arith.addi %133, %11 : index
// CHECK-NEXT:             %135 = memref.load %101[%134] : memref<32xf32>
// CHECK-NEXT:             %136 = memref.load %101[%133] : memref<32xf32>
// CHECK-NEXT:             %137 = arith.addf %136, %135 : f32
// CHECK-NEXT:             memref.store %137, %101[%133] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%138) in (%6, %5) {
// CHECK-NEXT:             %139 = arith.addi %138, %5 : index
// CHECK-NEXT:             %140 = memref.load %101[%139] : memref<32xf32>
// CHECK-NEXT:             %141 = memref.load %101[%138] : memref<32xf32>
// CHECK-NEXT:             %142 = arith.addf %141, %140 : f32
// CHECK-NEXT:             memref.store %142, %101[%138] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%143) in (%6, %12) {
// CHECK-NEXT:             %144 = arith.addi %143, %12 : index
// CHECK-NEXT:             %145 = memref.load %101[%144] : memref<32xf32>
// CHECK-NEXT:             %146 = memref.load %101[%143] : memref<32xf32>
// CHECK-NEXT:             %147 = arith.addf %146, %145 : f32
// CHECK-NEXT:             memref.store %147, %101[%143] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %148 = memref.load %101[%6] : memref<32xf32>
// CHECK-NEXT:           %149 = kernel.until_line %0[%36] : memref<?xf32>
// CHECK-NEXT:           %150 = arith.minui %149, %2 : index
// CHECK-NEXT:           %151 = arith.subi %2, %150 : index
// CHECK-NEXT:           %152 = arith.remui %151, %10 : index
// CHECK-NEXT:           %153 = arith.subi %2, %152 : index
// CHECK-NEXT:           scf.for %154 = %150 to %153 step %10 {
// CHECK-NEXT:             kernel.simd (%155) in (%6, %10) {
// CHECK-NEXT:               %156 = arith.addi %154, %155 : index
// CHECK-NEXT:               %157 = memref.load %24[%156] : memref<1000xf32>
// CHECK-NEXT:               %158 = arith.divf %157, %148 : f32
// CHECK-NEXT:               memref.store %158, %21[%155] : memref<16xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             %159 = arith.addi %36, %154 : index
// CHECK-NEXT:             kernel.stream %21 to %0[%159] : memref<16xf32>, memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.for %160 = %6 to %5 step %12 {
// CHECK-NEXT:             %161 = arith.cmpi eq, %160, %6 : index
// CHECK-NEXT:             %162 = arith.select %161, %6, %153 : index
// CHECK-NEXT:             %163 = arith.select %161, %150, %2 : index
// CHECK-NEXT:             kernel.simd (%164) in (%162, %163) {
// CHECK-NEXT:               %165 = memref.load %24[%164] : memref<1000xf32>
// CHECK-NEXT:               %166 = arith.divf %165, %148 : f32
// CHECK-NEXT:               %167 = arith.addi %36, %164 : index
// CHECK-NEXT:               memref.store %166, %0[%167] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %168 = arith.cmpi ult, %17, %13 : index
// CHECK-NEXT:     scf.if %168 {
// CHECK-NEXT:       kernel.chunks (%169, %170) in %1 by 8 {
// CHECK-NEXT:         scf.for %171 = %169 to %170 step %12 {
// CHECK-NEXT:           %172 = arith.addi %171, %5 : index
// CHECK-NEXT:           %173 = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:           %174 = arith.constant 0xff800000 : f32
// CHECK-NEXT:           %175 = arith.bitcast %174 : f32 to i32
// CHECK-NEXT:           %176 = arith.constant 31 : i32
// CHECK-NEXT:           %177 = arith.shrsi %175, %176 : i32
// CHECK-NEXT:           %178 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %179 = arith.andi %177, %178 : i32
// CHECK-NEXT:           %180 = arith.xori %175, %179 : i32
// CHECK-NEXT:           %181 = arith.constant -8388607 : i32
// CHECK-NEXT:           %182 = arith.addi %180, %181 : i32
// CHECK-NEXT:           %183 = memref.alloca() : memref<32xi32>
// CHECK-NEXT:           kernel.simd (%184) in (%6, %7) {
// CHECK-NEXT:             memref.store %182, %183[%184] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %185 = arith.muli %171, %2 : index
// CHECK-NEXT:           scf.for %186 = %6 to %8 step %7 {
// CHECK-NEXT:             kernel.simd (%187) in (%6, %7) {
// CHECK-NEXT:               %188 = arith.addi %186, %187 : index
// CHECK-NEXT:               %189 = arith.addi %185, %188 : index
// CHECK-NEXT:               %190 = memref.load %x[%189] : memref<?xf32>
// CHECK-NEXT:               %191 = arith.bitcast %190 : f32 to i32
// CHECK-NEXT:               %192 = arith.constant 31 : i32
// CHECK-NEXT:               %193 = arith.shrsi %191, %192 : i32
// CHECK-NEXT:               %194 = arith.constant 2147483647 : i32
// CHECK-NEXT:               %195 = arith.andi %193, %194 : i32
// CHECK-NEXT:               %196 = arith.xori %191, %195 : i32
// CHECK-NEXT:               %197 = arith.constant -8388607 : i32
// CHECK-NEXT:               %198 = arith.addi %196, %197 : i32
// CHECK-NEXT:               %199 = memref.load %183[%187] : memref<32xi32>
// CHECK-NEXT:               %200 = arith.maxsi %199, %198 : i32
// CHECK-NEXT:               memref.store %200, %183[%187] : memref<32xi32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%201) in (%6, %9) {
// CHECK-NEXT:             %202 = arith.addi %201, %8 : index
// CHECK-NEXT:             %203 = arith.addi %185, %202 : index
// CHECK-NEXT:             %204 = memref.load %x[%203] : memref<?xf32>
// CHECK-NEXT:             %205 = arith.bitcast %204 : f32 to i32
// CHECK-NEXT:             %206 = arith.constant 31 : i32
// CHECK-NEXT:             %207 = arith.shrsi %205, %206 : i32
// CHECK-NEXT:             %208 = arith.constant 2147483647 : i32
// CHECK-NEXT:             %209 = arith.andi %207, %208 : i32
// CHECK-NEXT:             %210 = arith.xori %205, %209 : i32
// CHECK-NEXT:             %211 = arith.constant -8388607 : i32
// CHECK-NEXT:             %212 = arith.addi %210, %211 : i32
// CHECK-NEXT:             %213 = memref.load %183[%201] : memref<32xi32>
// CHECK-NEXT:             %214 = arith.maxsi %213, %212 : i32
// CHECK-NEXT:             memref.store %214, %183[%201] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%215) in (%6, %10) {
// CHECK-NEXT:             %216 = arith.addi %215, %10 : index
// CHECK-NEXT:             %217 = memref.load %183[%216] : memref<32xi32>
// CHECK-NEXT:             %218 = memref.load %183[%215] : memref<32xi32>
// CHECK-NEXT:             %219 = arith.maxsi %218, %217 : i32
// CHECK-NEXT:             memref.store %219, %183[%215] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%220) in (%6, %9) {
// CHECK-NEXT:             %221 = arith.addi %220, %9 : index
// CHECK-NEXT:             %222 = memref.load %183[%221] : memref<32xi32>
// CHECK-NEXT:             %223 = memref.load %183[%220] : memref<32xi32>
// CHECK-NEXT:             %224 = arith.maxsi %223, %222 : i32
// CHECK-NEXT:             memref.store %224, %183[%220] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%225) in (%6, %11) {
// CHECK-NEXT:             %226 = arith.addi %225, %11 : index
// CHECK-NEXT:             %227 = memref.load %183[%226] : memref<32xi32>
// CHECK-NEXT:             %228 = memref.load %183[%225] : memref<32xi32>
// CHECK-NEXT:             %229 = arith.maxsi %228, %227 : i32
// CHECK-NEXT:             memref.store %229, %183[%225] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%230) in (%6, %5) {
// CHECK-NEXT:             %231 = arith.addi %230, %5 : index
// CHECK-NEXT:             %232 = memref.load %183[%231] : memref<32xi32>
// CHECK-NEXT:             %233 = memref.load %183[%230] : memref<32xi32>
// CHECK-NEXT:             %234 = arith.maxsi %233, %232 : i32
// CHECK-NEXT:             memref.store %234, %183[%230] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%235) in (%6, %12) {
// CHECK-NEXT:             %236 = arith.addi %235, %12 : index
// CHECK-NEXT:             %237 = memref.load %183[%236] : memref<32xi32>
// CHECK-NEXT:             %238 = memref.load %183[%235] : memref<32xi32>
// CHECK-NEXT:             %239 = arith.maxsi %238, %237 : i32
// CHECK-NEXT:             memref.store %239, %183[%235] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %240 = memref.load %183[%6] : memref<32xi32>
// CHECK-NEXT:           %241 = arith.constant 8388607 : i32
// CHECK-NEXT:           %242 = arith.addi %240, %241 : i32
// CHECK-NEXT:           %243 = arith.constant 31 : i32
// CHECK-NEXT:           %244 = arith.shrsi %242, %243 : i32
// CHECK-NEXT:           %245 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %246 = arith.andi %244, %245 : i32
// CHECK-NEXT:           %247 = arith.xori %242, %246 : i32
// CHECK-NEXT:           %248 = arith.bitcast %247 : i32 to f32
// CHECK-NEXT:           %249 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:           %250 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%251) in (%6, %7) {
// CHECK-NEXT:             memref.store %249, %250[%251] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %252 = arith.muli %172, %2 : index
// CHECK-NEXT:           scf.for %253 = %6 to %8 step %7 {
// CHECK-NEXT:             %254 = arith.addi %252, %253 : index
// CHECK-NEXT:             kernel.prefetch %x[%254] : memref<?xf32>
// CHECK-NEXT:             %255 = arith.addi %254, %10 : index
// CHECK-NEXT:             kernel.prefetch %x[%255] : memref<?xf32>
// CHECK-NEXT:             kernel.simd (%256) in (%6, %7) {
// CHECK-NEXT:               %257 = arith.addi %253, %256 : index
// CHECK-NEXT:               %258 = arith.addi %185, %257 : index
// CHECK-NEXT:               %259 = memref.load %x[%258] : memref<?xf32>
// CHECK-NEXT:               %260 = arith.subf %259, %248 : f32
// CHECK-NEXT:               %261 = math.exp %260 : f32
// CHECK-NEXT:               memref.store %261, %173[%257] : memref<1000xf32>
// CHECK-NEXT:               %262 = memref.load %250[%256] : memref<32xf32>
// CHECK-NEXT:               %263 = arith.addf %262, %261 : f32
// CHECK-NEXT:               memref.store %263, %250[%256] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%264) in (%6, %9) {
// CHECK-NEXT:             %265 = arith.addi %264, %8 : index
// CHECK-NEXT:             %266 = arith.addi %185, %265 : index
// CHECK-NEXT:             %267 = memref.load %x[%266] : memref<?xf32>
// CHECK-NEXT:             %268 = arith.subf %267, %248 : f32
// CHECK-NEXT:             %269 = math.exp %268 : f32
// CHECK-NEXT:             memref.store %269, %173[%265] : memref<1000xf32>
// CHECK-NEXT:             %270 = memref.load %250[%264] : memref<32xf32>
// CHECK-NEXT:             %271 = arith.addf %270, %269 : f32
// CHECK-NEXT:             memref.store %271, %250[%264] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%272) in (%6, %10) {
// CHECK-NEXT:             %273 = arith.addi %272, %10 : index
// CHECK-NEXT:             %274 = memref.load %250[%273] : memref<32xf32>
// CHECK-NEXT:             %275 = memref.load %250[%272] : memref<32xf32>
// CHECK-NEXT:             %276 = arith.addf %275, %274 : f32
// CHECK-NEXT:             memref.store %276, %250[%272] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%277) in (%6, %9) {
// CHECK-NEXT:             %278 = arith.addi %277, %9 : index
// CHECK-NEXT:             %279 = memref.load %250[%278] : memref<32xf32>
// CHECK-NEXT:             %280 = memref.load %250[%277] : memref<32xf32>
// CHECK-NEXT:             %281 = arith.addf %280, %279 : f32
// CHECK-NEXT:             memref.store %281, %250[%277] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%282) in (%6, %11) {
// CHECK-NEXT:             %283 = arith.addi %282, %11 : index
// CHECK-NEXT:             %284 = memref.load %250[%283] : memref<32xf32>
// CHECK-NEXT:             %285 = memref.load %250[%282] : memref<32xf32>
// CHECK-NEXT:             %286 = arith.addf %285, %284 : f32
// CHECK-NEXT:             memref.store %286, %250[%282] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%287) in (%6, %5) {
// CHECK-NEXT:             %288 = arith.addi %287, %5 : index
// CHECK-NEXT:             %289 = memref.load %250[%288] : memref<32xf32>
// CHECK-NEXT:             %290 = memref.load %250[%287] : memref<32xf32>
// CHECK-NEXT:             %291 = arith.addf %290, %289 : f32
// CHECK-NEXT:             memref.store %291, %250[%287] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%292) in (%6, %12) {
// CHECK-NEXT:             %293 = arith.addi %292, %12 : index
// CHECK-NEXT:             %294 = memref.load %250[%293] : memref<32xf32>
// CHECK-NEXT:             %295 = memref.load %250[%292] : memref<32xf32>
// CHECK-NEXT:             %296 = arith.addf %295, %294 : f32
// CHECK-NEXT:             memref.store %296, %250[%292] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %297 = memref.load %250[%6] : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%298) in (%6, %2) {
// CHECK-NEXT:             %299 = memref.load %173[%298] : memref<1000xf32>
// CHECK-NEXT:             %300 = arith.divf %299, %297 : f32
// CHECK-NEXT:             %301 = arith.addi %185, %298 : index
// CHECK-NEXT:             memref.store %300, %0[%301] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
