import { lerp } from '#src/drawing/kit/numbers.ts'
import { step } from '#src/three/kit/numbers.ts'

const GLIDE_MS = 450

/** How far the car has been turned and how near it is, and the animation of the latter. */
export function createMotion() {
  let turned = 0
  let near = 1
  let approach: { from: number; to: number; since: number } | null = null

  return {
    /** Degrees from where it began. */
    get turned() {
      return turned
    },
    /** Zoom factor. */
    get near() {
      return near
    },
    isMoving: () => approach !== null,
    /** Advances to the current time. */
    advance() {
      if (!approach) return
      const t = Math.min(1, (performance.now() - approach.since) / GLIDE_MS)
      near = lerp(approach.from, approach.to, step(0, 1, t))
      if (t === 1) approach = null
    },
    approach(times: number, isInstant: boolean) {
      approach = isInstant ? null : { from: near, to: times, since: performance.now() }
      if (isInstant) near = times
    },
    turn(degrees: number) {
      turned += degrees
    },
  }
}
