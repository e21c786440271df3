import { lerp } from '#src/drawing/kit/numbers.ts'
import { step } from '#src/three/kit/numbers.ts'
import { views, wholeTurn, type CameraPlace, type CarView } from '#src/three/render/camera.ts'

const GLIDE_MS = 450

/** The position of the camera, and its animation to a target. */
export function createMotion() {
  let place: CameraPlace = views.front34
  let glide: { from: CameraPlace; to: CameraPlace; since: number } | null = null
  let near = 1
  let approach: { from: number; to: number; since: number } | null = null

  return {
    get place() {
      return place
    },
    /** Zoom factor. */
    get near() {
      return near
    },
    isMoving: () => glide !== null || approach !== null,
    /** Advances to the current time. */
    advance() {
      const now = performance.now()
      if (glide) {
        const t = Math.min(1, (now - glide.since) / GLIDE_MS)
        place = between(glide.from, glide.to, step(0, 1, t))
        if (t === 1) glide = null
      }
      if (approach) {
        const t = Math.min(1, (now - approach.since) / GLIDE_MS)
        near = lerp(approach.from, approach.to, step(0, 1, t))
        if (t === 1) approach = null
      }
    },
    look(name: CarView, isInstant: boolean) {
      const to = views[name]
      const from = { ...place, azimuth: to.azimuth + shortest(place.azimuth - to.azimuth) }
      glide = isInstant ? null : { from, to, since: performance.now() }
      if (isInstant) place = to
    },
    approach(times: number, isInstant: boolean) {
      approach = isInstant ? null : { from: near, to: times, since: performance.now() }
      if (isInstant) near = times
    },
    turn(degrees: number) {
      glide = null
      place = { ...place, azimuth: place.azimuth + degrees }
    },
  }
}

/** The same turn between -180 and 180 degrees. */
const shortest = (turn: number): number => wholeTurn(turn + 180) - 180

const between = (from: CameraPlace, to: CameraPlace, t: number): CameraPlace => ({
  azimuth: lerp(from.azimuth, to.azimuth, t),
  elevation: lerp(from.elevation, to.elevation, t),
  height: lerp(from.height, to.height, t),
  span: lerp(from.span, to.span, t),
})
