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
// CHECK-NEXT:           %24 = arith.constant 0xff800000 : f32
// CHECK-NEXT:           %25 = arith.bitcast %24 : f32 to i32
// CHECK-NEXT:           %26 = arith.constant 31 : i32
// CHECK-NEXT:           %27 = arith.shrsi %25, %26 : i32
// CHECK-NEXT:           %28 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %29 = arith.andi %27, %28 : i32
// CHECK-NEXT:           %30 = arith.xori %25, %29 : i32
// CHECK-NEXT:           %31 = arith.constant -8388607 : i32
// CHECK-NEXT:           %32 = arith.addi %30, %31 : i32
// CHECK-NEXT:           %33 = memref.alloca() : memref<32xi32>
// CHECK-NEXT:           kernel.simd (%34) in (%6, %7) {
// CHECK-NEXT:             memref.store %32, %33[%34] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %35 = arith.muli %21, %2 : index
// CHECK-NEXT:           scf.for %36 = %6 to %8 step %7 {
// CHECK-NEXT:             kernel.simd (%37) in (%6, %7) {
// CHECK-NEXT:               %38 = arith.addi %36, %37 : index
// CHECK-NEXT:               %39 = arith.addi %35, %38 : index
// CHECK-NEXT:               %40 = memref.load %x[%39] : memref<?xf32>
// CHECK-NEXT:               %41 = arith.bitcast %40 : f32 to i32
// CHECK-NEXT:               %42 = arith.constant 31 : i32
// CHECK-NEXT:               %43 = arith.shrsi %41, %42 : i32
// CHECK-NEXT:               %44 = arith.constant 2147483647 : i32
// CHECK-NEXT:               %45 = arith.andi %43, %44 : i32
// CHECK-NEXT:               %46 = arith.xori %41, %45 : i32
// CHECK-NEXT:               %47 = arith.constant -8388607 : i32
// CHECK-NEXT:               %48 = arith.addi %46, %47 : i32
// CHECK-NEXT:               %49 = memref.load %33[%37] : memref<32xi32>
// CHECK-NEXT:               %50 = arith.maxsi %49, %48 : i32
// CHECK-NEXT:               memref.store %50, %33[%37] : memref<32xi32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%51) in (%6, %9) {
// CHECK-NEXT:             %52 = arith.addi %51, %8 : index
// CHECK-NEXT:             %53 = arith.addi %35, %52 : index
// CHECK-NEXT:             %54 = memref.load %x[%53] : memref<?xf32>
// CHECK-NEXT:             %55 = arith.bitcast %54 : f32 to i32
// CHECK-NEXT:             %56 = arith.constant 31 : i32
// CHECK-NEXT:             %57 = arith.shrsi %55, %56 : i32
// CHECK-NEXT:             %58 = arith.constant 2147483647 : i32
// CHECK-NEXT:             %59 = arith.andi %57, %58 : i32
// CHECK-NEXT:             %60 = arith.xori %55, %59 : i32
// CHECK-NEXT:             %61 = arith.constant -8388607 : i32
// CHECK-NEXT:             %62 = arith.addi %60, %61 : i32
// CHECK-NEXT:             %63 = memref.load %33[%51] : memref<32xi32>
// CHECK-NEXT:             %64 = arith.maxsi %63, %62 : i32
// CHECK-NEXT:             memref.store %64, %33[%51] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%65) in (%6, %10) {
// CHECK-NEXT:             %66 = arith.addi %65, %10 : index
// CHECK-NEXT:             %67 = memref.load %33[%66] : memref<32xi32>
// CHECK-NEXT:             %68 = memref.load %33[%65] : memref<32xi32>
// CHECK-NEXT:             %69 = arith.maxsi %68, %67 : i32
// CHECK-NEXT:             memref.store %69, %33[%65] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%70) in (%6, %9) {
// CHECK-NEXT:             %71 = arith.addi %70, %9 : index
// CHECK-NEXT:             %72 = memref.load %33[%71] : memref<32xi32>
// CHECK-NEXT:             %73 = memref.load %33[%70] : memref<32xi32>
// CHECK-NEXT:             %74 = arith.maxsi %73, %72 : i32
// CHECK-NEXT:             memref.store %74, %33[%70] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%75) in (%6, %11) {
// CHECK-NEXT:             %76 = arith.addi %75, %11 : index
// CHECK-NEXT:             %77 = memref.load %33[%76] : memref<32xi32>
// CHECK-NEXT:             %78 = memref.load %33[%75] : memref<32xi32>
// CHECK-NEXT:             %79 = arith.maxsi %78, %77 : i32
// CHECK-NEXT:             memref.store %79, %33[%75] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%80) in (%6, %5) {
// CHECK-NEXT:             %81 = arith.addi %80, %5 : index
// CHECK-NEXT:             %82 = memref.load %33[%81] : memref<32xi32>
// CHECK-NEXT:             %83 = memref.load %33[%80] : memref<32xi32>
// CHECK-NEXT:             %84 = arith.maxsi %83, %82 : i32
// CHECK-NEXT:             memref.store %84, %33[%80] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %85 = arith.constant 0 : index
// CHECK-NEXT:           %86 = arith.constant 1 : index
// CHECK-NEXT:           %87 = memref.load %33[%86] : memref<32xi32>
// CHECK-NEXT:           %88 = memref.load %33[%85] : memref<32xi32>
// CHECK-NEXT:           %89 = arith.maxsi %88, %87 : i32
// CHECK-NEXT:           memref.store %89, %33[%85] : memref<32xi32>
// CHECK-NEXT:           %90 = memref.load %33[%6] : memref<32xi32>
// CHECK-NEXT:           %91 = arith.constant 8388607 : i32
// CHECK-NEXT:           %92 = arith.addi %90, %91 : i32
// CHECK-NEXT:           %93 = arith.constant 31 : i32
// CHECK-NEXT:           %94 = arith.shrsi %92, %93 : i32
// CHECK-NEXT:           %95 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %96 = arith.andi %94, %95 : i32
// CHECK-NEXT:           %97 = arith.xori %92, %96 : i32
// CHECK-NEXT:           %98 = arith.bitcast %97 : i32 to f32
// CHECK-NEXT:           %99 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:           %100 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%101) in (%6, %7) {
// CHECK-NEXT:             memref.store %99, %100[%101] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %102 = arith.muli %22, %2 : index
// CHECK-NEXT:           scf.for %103 = %6 to %8 step %7 {
// CHECK-NEXT:             %104 = arith.addi %102, %103 : index
// CHECK-NEXT:             kernel.prefetch %x[%104] : memref<?xf32>
// CHECK-NEXT:             %105 = arith.addi %104, %10 : index
// CHECK-NEXT:             kernel.prefetch %x[%105] : memref<?xf32>
// CHECK-NEXT:             kernel.simd (%106) in (%6, %7) {
// CHECK-NEXT:               %107 = arith.addi %103, %106 : index
// CHECK-NEXT:               %108 = arith.addi %35, %107 : index
// CHECK-NEXT:               %109 = memref.load %x[%108] : memref<?xf32>
// CHECK-NEXT:               %110 = arith.subf %109, %98 : f32
// CHECK-NEXT:               %111 = math.exp %110 : f32
// CHECK-NEXT:               memref.store %111, %23[%107] : memref<1000xf32>
// CHECK-NEXT:               %112 = memref.load %100[%106] : memref<32xf32>
// CHECK-NEXT:               %113 = arith.addf %112, %111 : f32
// CHECK-NEXT:               memref.store %113, %100[%106] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%114) in (%6, %9) {
// CHECK-NEXT:             %115 = arith.addi %114, %8 : index
// CHECK-NEXT:             %116 = arith.addi %35, %115 : index
// CHECK-NEXT:             %117 = memref.load %x[%116] : memref<?xf32>
// CHECK-NEXT:             %118 = arith.subf %117, %98 : f32
// CHECK-NEXT:             %119 = math.exp %118 : f32
// CHECK-NEXT:             memref.store %119, %23[%115] : memref<1000xf32>
// CHECK-NEXT:             %120 = memref.load %100[%114] : memref<32xf32>
// CHECK-NEXT:             %121 = arith.addf %120, %119 : f32
// CHECK-NEXT:             memref.store %121, %100[%114] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%122) in (%6, %10) {
// CHECK-NEXT:             %123 = arith.addi %122, %10 : index
// CHECK-NEXT:             %124 = memref.load %100[%123] : memref<32xf32>
// CHECK-NEXT:             %125 = memref.load %100[%122] : memref<32xf32>
// CHECK-NEXT:             %126 = arith.addf %125, %124 : f32
// CHECK-NEXT:             memref.store %126, %100[%122] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%127) in (%6, %9) {
// CHECK-NEXT:             %128 = arith.addi %127, %9 : index
// CHECK-NEXT:             %129 = memref.load %100[%128] : memref<32xf32>
// CHECK-NEXT:             %130 = memref.load %100[%127] : memref<32xf32>
// CHECK-NEXT:             %131 = arith.addf %130, %129 : f32
// CHECK-NEXT:             memref.store %131, %100[%127] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%132) in (%6, %11) {
// CHECK-NEXT:             %133 = arith.addi %132, %11 : index
// CHECK-NEXT:             %134 = memref.load %100[%133] : memref<32xf32>
// CHECK-NEXT:             %135 = memref.load %100[%132] : memref<32xf32>
// CHECK-NEXT:             %136 = arith.addf %135, %134 : f32
// CHECK-NEXT:             memref.store %136, %100[%132] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%137) in (%6, %5) {
// CHECK-NEXT:             %138 = arith.addi %137, %5 : index
// CHECK-NEXT:             %139 = memref.load %100[%138] : memref<32xf32>
// CHECK-NEXT:             %140 = memref.load %100[%137] : memref<32xf32>
// CHECK-NEXT:             %141 = arith.addf %140, %139 : f32
// CHECK-NEXT:             memref.store %141, %100[%137] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %142 = arith.constant 0 : index
// CHECK-NEXT:           %143 = arith.constant 1 : index
// CHECK-NEXT:           %144 = memref.load %100[%143] : memref<32xf32>
// CHECK-NEXT:           %145 = memref.load %100[%142] : memref<32xf32>
// CHECK-NEXT:           %146 = arith.addf %145, %144 : f32
// CHECK-NEXT:           memref.store %146, %100[%142] : memref<32xf32>
// CHECK-NEXT:           %147 = memref.load %100[%6] : memref<32xf32>
// CHECK-NEXT:           %148 = kernel.until_line %0[%35] : memref<?xf32>
// CHECK-NEXT:           %149 = arith.minui %148, %2 : index
// CHECK-NEXT:           %150 = arith.subi %2, %149 : index
// CHECK-NEXT:           %151 = arith.remui %150, %10 : index
// CHECK-NEXT:           %152 = arith.subi %2, %151 : index
// CHECK-NEXT:           scf.for %153 = %149 to %152 step %10 {
// CHECK-NEXT:             kernel.simd (%154) in (%6, %10) {
// CHECK-NEXT:               %155 = arith.addi %153, %154 : index
// CHECK-NEXT:               %156 = memref.load %23[%155] : memref<1000xf32>
// CHECK-NEXT:               %157 = arith.divf %156, %147 : f32
// CHECK-NEXT:               memref.store %157, %20[%154] : memref<16xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             %158 = arith.addi %35, %153 : index
// CHECK-NEXT:             kernel.stream %20 to %0[%158] : memref<16xf32>, memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.for %159 = %6 to %5 step %12 {
// CHECK-NEXT:             %160 = arith.cmpi eq, %159, %6 : index
// CHECK-NEXT:             %161 = arith.select %160, %6, %152 : index
// CHECK-NEXT:             %162 = arith.select %160, %149, %2 : index
// CHECK-NEXT:             kernel.simd (%163) in (%161, %162) {
// CHECK-NEXT:               %164 = memref.load %23[%163] : memref<1000xf32>
// CHECK-NEXT:               %165 = arith.divf %164, %147 : f32
// CHECK-NEXT:               %166 = arith.addi %35, %163 : index
// CHECK-NEXT:               memref.store %165, %0[%166] : memref<?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %167 = arith.cmpi ult, %16, %13 : index
// CHECK-NEXT:     scf.if %167 {
// CHECK-NEXT:       kernel.chunks (%168, %169) in %1 by 8 {
// CHECK-NEXT:         scf.for %170 = %168 to %169 step %12 {
// CHECK-NEXT:           %171 = arith.addi %170, %5 : index
// CHECK-NEXT:           %172 = memref.alloca() : memref<1000xf32>
// CHECK-NEXT:           %173 = arith.constant 0xff800000 : f32
// CHECK-NEXT:           %174 = arith.bitcast %173 : f32 to i32
// CHECK-NEXT:           %175 = arith.constant 31 : i32
// CHECK-NEXT:           %176 = arith.shrsi %174, %175 : i32
// CHECK-NEXT:           %177 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %178 = arith.andi %176, %177 : i32
// CHECK-NEXT:           %179 = arith.xori %174, %178 : i32
// CHECK-NEXT:           %180 = arith.constant -8388607 : i32
// CHECK-NEXT:           %181 = arith.addi %179, %180 : i32
// CHECK-NEXT:           %182 = memref.alloca() : memref<32xi32>
// CHECK-NEXT:           kernel.simd (%183) in (%6, %7) {
// CHECK-NEXT:             memref.store %181, %182[%183] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %184 = arith.muli %170, %2 : index
// CHECK-NEXT:           scf.for %185 = %6 to %8 step %7 {
// CHECK-NEXT:             kernel.simd (%186) in (%6, %7) {
// CHECK-NEXT:               %187 = arith.addi %185, %186 : index
// CHECK-NEXT:               %188 = arith.addi %184, %187 : index
// CHECK-NEXT:               %189 = memref.load %x[%188] : memref<?xf32>
// CHECK-NEXT:               %190 = arith.bitcast %189 : f32 to i32
// CHECK-NEXT:               %191 = arith.constant 31 : i32
// CHECK-NEXT:               %192 = arith.shrsi %190, %191 : i32
// CHECK-NEXT:               %193 = arith.constant 2147483647 : i32
// CHECK-NEXT:               %194 = arith.andi %192, %193 : i32
// CHECK-NEXT:               %195 = arith.xori %190, %194 : i32
// CHECK-NEXT:               %196 = arith.constant -8388607 : i32
// CHECK-NEXT:               %197 = arith.addi %195, %196 : i32
// CHECK-NEXT:               %198 = memref.load %182[%186] : memref<32xi32>
// CHECK-NEXT:               %199 = arith.maxsi %198, %197 : i32
// CHECK-NEXT:               memref.store %199, %182[%186] : memref<32xi32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%200) in (%6, %9) {
// CHECK-NEXT:             %201 = arith.addi %200, %8 : index
// CHECK-NEXT:             %202 = arith.addi %184, %201 : index
// CHECK-NEXT:             %203 = memref.load %x[%202] : memref<?xf32>
// CHECK-NEXT:             %204 = arith.bitcast %203 : f32 to i32
// CHECK-NEXT:             %205 = arith.constant 31 : i32
// CHECK-NEXT:             %206 = arith.shrsi %204, %205 : i32
// CHECK-NEXT:             %207 = arith.constant 2147483647 : i32
// CHECK-NEXT:             %208 = arith.andi %206, %207 : i32
// CHECK-NEXT:             %209 = arith.xori %204, %208 : i32
// CHECK-NEXT:             %210 = arith.constant -8388607 : i32
// CHECK-NEXT:             %211 = arith.addi %209, %210 : i32
// CHECK-NEXT:             %212 = memref.load %182[%200] : memref<32xi32>
// CHECK-NEXT:             %213 = arith.maxsi %212, %211 : i32
// CHECK-NEXT:             memref.store %213, %182[%200] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%214) in (%6, %10) {
// CHECK-NEXT:             %215 = arith.addi %214, %10 : index
// CHECK-NEXT:             %216 = memref.load %182[%215] : memref<32xi32>
// CHECK-NEXT:             %217 = memref.load %182[%214] : memref<32xi32>
// CHECK-NEXT:             %218 = arith.maxsi %217, %216 : i32
// CHECK-NEXT:             memref.store %218, %182[%214] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%219) in (%6, %9) {
// CHECK-NEXT:             %220 = arith.addi %219, %9 : index
// CHECK-NEXT:             %221 = memref.load %182[%220] : memref<32xi32>
// CHECK-NEXT:             %222 = memref.load %182[%219] : memref<32xi32>
// CHECK-NEXT:             %223 = arith.maxsi %222, %221 : i32
// CHECK-NEXT:             memref.store %223, %182[%219] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%224) in (%6, %11) {
// CHECK-NEXT:             %225 = arith.addi %224, %11 : index
// CHECK-NEXT:             %226 = memref.load %182[%225] : memref<32xi32>
// CHECK-NEXT:             %227 = memref.load %182[%224] : memref<32xi32>
// CHECK-NEXT:             %228 = arith.maxsi %227, %226 : i32
// CHECK-NEXT:             memref.store %228, %182[%224] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%229) in (%6, %5) {
// CHECK-NEXT:             %230 = arith.addi %229, %5 : index
// CHECK-NEXT:             %231 = memref.load %182[%230] : memref<32xi32>
// CHECK-NEXT:             %232 = memref.load %182[%229] : memref<32xi32>
// CHECK-NEXT:             %233 = arith.maxsi %232, %231 : i32
// CHECK-NEXT:             memref.store %233, %182[%229] : memref<32xi32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %234 = arith.constant 0 : index
// CHECK-NEXT:           %235 = arith.constant 1 : index
// CHECK-NEXT:           %236 = memref.load %182[%235] : memref<32xi32>
// CHECK-NEXT:           %237 = memref.load %182[%234] : memref<32xi32>
// CHECK-NEXT:           %238 = arith.maxsi %237, %236 : i32
// CHECK-NEXT:           memref.store %238, %182[%234] : memref<32xi32>
// CHECK-NEXT:           %239 = memref.load %182[%6] : memref<32xi32>
// CHECK-NEXT:           %240 = arith.constant 8388607 : i32
// CHECK-NEXT:           %241 = arith.addi %239, %240 : i32
// CHECK-NEXT:           %242 = arith.constant 31 : i32
// CHECK-NEXT:           %243 = arith.shrsi %241, %242 : i32
// CHECK-NEXT:           %244 = arith.constant 2147483647 : i32
// CHECK-NEXT:           %245 = arith.andi %243, %244 : i32
// CHECK-NEXT:           %246 = arith.xori %241, %245 : i32
// CHECK-NEXT:           %247 = arith.bitcast %246 : i32 to f32
// CHECK-NEXT:           %248 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:           %249 = memref.alloca() : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%250) in (%6, %7) {
// CHECK-NEXT:             memref.store %248, %249[%250] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %251 = arith.muli %171, %2 : index
// CHECK-NEXT:           scf.for %252 = %6 to %8 step %7 {
// CHECK-NEXT:             %253 = arith.addi %251, %252 : index
// CHECK-NEXT:             kernel.prefetch %x[%253] : memref<?xf32>
// CHECK-NEXT:             %254 = arith.addi %253, %10 : index
// CHECK-NEXT:             kernel.prefetch %x[%254] : memref<?xf32>
// CHECK-NEXT:             kernel.simd (%255) in (%6, %7) {
// CHECK-NEXT:               %256 = arith.addi %252, %255 : index
// CHECK-NEXT:               %257 = arith.addi %184, %256 : index
// CHECK-NEXT:               %258 = memref.load %x[%257] : memref<?xf32>
// CHECK-NEXT:               %259 = arith.subf %258, %247 : f32
// CHECK-NEXT:               %260 = math.exp %259 : f32
// CHECK-NEXT:               memref.store %260, %172[%256] : memref<1000xf32>
// CHECK-NEXT:               %261 = memref.load %249[%255] : memref<32xf32>
// CHECK-NEXT:               %262 = arith.addf %261, %260 : f32
// CHECK-NEXT:               memref.store %262, %249[%255] : memref<32xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%263) in (%6, %9) {
// CHECK-NEXT:             %264 = arith.addi %263, %8 : index
// CHECK-NEXT:             %265 = arith.addi %184, %264 : index
// CHECK-NEXT:             %266 = memref.load %x[%265] : memref<?xf32>
// CHECK-NEXT:             %267 = arith.subf %266, %247 : f32
// CHECK-NEXT:             %268 = math.exp %267 : f32
// CHECK-NEXT:             memref.store %268, %172[%264] : memref<1000xf32>
// CHECK-NEXT:             %269 = memref.load %249[%263] : memref<32xf32>
// CHECK-NEXT:             %270 = arith.addf %269, %268 : f32
// CHECK-NEXT:             memref.store %270, %249[%263] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%271) in (%6, %10) {
// CHECK-NEXT:             %272 = arith.addi %271, %10 : index
// CHECK-NEXT:             %273 = memref.load %249[%272] : memref<32xf32>
// CHECK-NEXT:             %274 = memref.load %249[%271] : memref<32xf32>
// CHECK-NEXT:             %275 = arith.addf %274, %273 : f32
// CHECK-NEXT:             memref.store %275, %249[%271] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%276) in (%6, %9) {
// CHECK-NEXT:             %277 = arith.addi %276, %9 : index
// CHECK-NEXT:             %278 = memref.load %249[%277] : memref<32xf32>
// CHECK-NEXT:             %279 = memref.load %249[%276] : memref<32xf32>
// CHECK-NEXT:             %280 = arith.addf %279, %278 : f32
// CHECK-NEXT:             memref.store %280, %249[%276] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%281) in (%6, %11) {
// CHECK-NEXT:             %282 = arith.addi %281, %11 : index
// CHECK-NEXT:             %283 = memref.load %249[%282] : memref<32xf32>
// CHECK-NEXT:             %284 = memref.load %249[%281] : memref<32xf32>
// CHECK-NEXT:             %285 = arith.addf %284, %283 : f32
// CHECK-NEXT:             memref.store %285, %249[%281] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           kernel.simd (%286) in (%6, %5) {
// CHECK-NEXT:             %287 = arith.addi %286, %5 : index
// CHECK-NEXT:             %288 = memref.load %249[%287] : memref<32xf32>
// CHECK-NEXT:             %289 = memref.load %249[%286] : memref<32xf32>
// CHECK-NEXT:             %290 = arith.addf %289, %288 : f32
// CHECK-NEXT:             memref.store %290, %249[%286] : memref<32xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           %291 = arith.constant 0 : index
// CHECK-NEXT:           %292 = arith.constant 1 : index
// CHECK-NEXT:           %293 = memref.load %249[%292] : memref<32xf32>
// CHECK-NEXT:           %294 = memref.load %249[%291] : memref<32xf32>
// CHECK-NEXT:           %295 = arith.addf %294, %293 : f32
// CHECK-NEXT:           memref.store %295, %249[%291] : memref<32xf32>
// CHECK-NEXT:           %296 = memref.load %249[%6] : memref<32xf32>
// CHECK-NEXT:           kernel.simd (%297) in (%6, %2) {
// CHECK-NEXT:             %298 = memref.load %172[%297] : memref<1000xf32>
// CHECK-NEXT:             %299 = arith.divf %298, %296 : f32
// CHECK-NEXT:             %300 = arith.addi %184, %297 : index
// CHECK-NEXT:             memref.store %299, %0[%300] : memref<?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
