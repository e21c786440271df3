import type { ModelCode } from '#src/domain/model.ts'
import { carOf } from '#src/drawing/cars/car.ts'
import { forms } from '#src/three/body/form.ts'
import { buildCar, type CarModel } from '#src/three/car/build-car.ts'
import { STAGE_QUALITY } from '#src/three/stage/quality.ts'

/** Builds cars away from the page: a code comes in, the surfaces go out (moved, not copied). */
export type Built = { code: ModelCode; model: CarModel }

addEventListener('message', ({ data: code }: MessageEvent<ModelCode>) => {
  const model = buildCar(carOf(code), forms[code], STAGE_QUALITY)
  const buffers = [
    ...model.parts.flatMap(({ mesh }) => [mesh.position, mesh.normal, mesh.index]),
    ...Object.values(model.glow).flatMap((glow) => Object.values(glow)),
  ].map(({ buffer }) => buffer as ArrayBuffer)
  postMessage({ code, model } satisfies Built, { transfer: buffers })
})
