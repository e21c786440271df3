import { clamp, short } from '#src/drawing/kit/numbers.ts'

/**
 * A blurred stroke without a blur: strokes of decreasing width over each other, together as dark as a Gaussian blur of
 * one.
 * Blurs take nine tenths of a drawing's rendering time, in browsers and in the build, and cost by their area.
 */

export type SoftLayer = { 'stroke-width': number; 'stroke-opacity': string }

/** The cumulative normal distribution: Abramowitz and Stegun 26.2.17, seven digits. */
function normalSum(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x))
  const series =
    t * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  const beyond = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series
  return x < 0 ? beyond : 1 - beyond
}

/** Opacity added by each layer: a step of four in 255 is invisible, and sixteen layers are enough. */
const STEP = 1 / 64
const [FEWEST, MOST] = [4, 16] as const
/** Beyond this many deviations from the stroke's edge nothing is left. */
const REACH = 3

/**
 * The layers, widest first; `width` and `deviation` in units of the drawing, `opacity` of the stroke before its blur.
 */
export function softLayers(width: number, deviation: number, opacity: number): SoftLayer[] {
  const shareAt = (x: number) => normalSum((x + width / 2) / deviation) - normalSum((x - width / 2) / deviation)
  const darkest = opacity * shareAt(0)
  const count = Math.round(clamp(darkest / STEP, FEWEST, MOST))
  return Array.from({ length: count }, (_, at) => {
    const [before, after] = [(darkest * at) / count, (darkest * (at + 1)) / count]
    return {
      'stroke-width': 2 * whereFalls(shareAt, (before + after) / 2 / opacity, width / 2 + REACH * deviation),
      'stroke-opacity': short(1 - (1 - after) / (1 - before), 4),
    }
  })
}

/** Where a decreasing curve passes a value, between 0 and `end`. */
function whereFalls(curve: (x: number) => number, value: number, end: number): number {
  let [near, far] = [0, end]
  while (far - near > 0.01) {
    const middle = (near + far) / 2
    if (curve(middle) > value) near = middle
    else far = middle
  }
  return (near + far) / 2
}
