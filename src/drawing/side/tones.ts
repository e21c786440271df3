import { fromHex, scaleColor, shade, toHex } from '#src/drawing/kit/light.ts'
import { isPale, type Paint } from '#src/drawing/kit/paint.ts'

/** What the studio register takes from the paint besides the metal itself: colours, and how strong the edge of a pale car is. */
export type Tones = { ground: string; mirror: string; highlight: string; edge: number }

const EDGE = 0.5

export function tonesOf({ hex, finish }: Paint): Tones {
  const base = fromHex(hex)
  return {
    ground: toHex(shade(base, -14, 0, finish)),
    mirror: toHex(shade(base, 8, -14, finish)),
    highlight: toHex(scaleColor(shade(base, 30, 0, finish), (light) => Math.min(1, light * 1.25 + 0.04))),
    // A pale car would be hard to see on a pale page.
    edge: isPale(hex) ? EDGE : 0,
  }
}
