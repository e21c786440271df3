import type { Car } from '#src/drawing/cars/car.ts'
import { bodyOf } from '#src/three/body/body.ts'
import type { Form } from '#src/three/body/form.ts'
import { addArches } from '#src/three/car/arches.ts'
import { coverBody } from '#src/three/car/cover.ts'
import { addFace, faceOf } from '#src/three/car/face.ts'
import { addLamps, glowOf, type Glow } from '#src/three/car/lamps.ts'
import { addMirror } from '#src/three/car/mirrors.ts'
import { cutRegions, sideGlassOf, skinToParts } from '#src/three/car/regions.ts'
import { addCowl, addSeams } from '#src/three/car/seams.ts'
import { addSideDetails } from '#src/three/car/side-details.ts'
import { Surface } from '#src/three/car/surface.ts'
import { addWheels, halfTrack } from '#src/three/car/wheels.ts'
import { Parts, type Mesh, type PartName } from '#src/three/mesh/part.ts'

/** Where the car touches the ground and how large it is, for its shadow and the camera. Millimetres. */
export type Footing = {
  length: number
  width: number
  height: number
  axles: readonly [front: number, rear: number]
  track: number
}

/** A car as surfaces, ready for the GPU. Millimetres. */
export type CarModel = {
  parts: { name: PartName; mesh: Mesh }[]
  glow: { front: Glow; rear: Glow }
  footing: Footing
}

/**
 * The whole car from its drawing and its form. `quality` 1 is for stills, lower is coarser and faster. Takes half a
 * second to
 * a second: in the browser it runs in a worker.
 */
export function buildCar(car: Car, form: Form, quality = 1): CarModel {
  const body = bodyOf(car, form)
  const parts = new Parts()
  const surface = new Surface(body)
  const glass = sideGlassOf(body)
  const face = faceOf(body)

  const skin = coverBody(body, form.shelf.height, quality)
  cutRegions(skin, body, glass, face)
  skinToParts(skin, parts)
  addSeams(surface, parts)
  addCowl(surface, parts)
  addSideDetails(surface, glass, parts)
  const lamps = addLamps(surface, face.lampStart, parts)
  addFace(surface, face, parts)
  addArches(surface, parts)
  addMirror(body, parts)
  for (const [, part] of parts.entries()) part.mirror()
  addWheels(body, parts)

  return {
    parts: parts.entries().map(([name, part]) => ({ name, mesh: part.toMesh() })),
    glow: { front: glowOf(lamps.filter(({ rear }) => !rear)), rear: glowOf(lamps.filter(({ rear }) => rear)) },
    footing: {
      length: car.length,
      width: car.width,
      height: car.height,
      axles: [car.frontOverhang, car.rearAxle],
      track: halfTrack(body, car.frontOverhang),
    },
  }
}
