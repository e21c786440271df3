import { lerp, radians } from '#src/drawing/kit/numbers.ts'

export { lerp }

export const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

/** Step whose first and second derivatives vanish at both ends: 0 before `from`, 1 after `to`. */
export function step(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** max(0, value) with a knee of that radius instead of the corner. */
export const ramp = (value: number, knee: number): number => 0.5 * (value + Math.sqrt(value * value + knee * knee))

export const tangent = (degrees: number): number => Math.tan(radians(degrees))

/** A bell of height 1 around 0. */
export const bell = (value: number): number => Math.exp(-value * value)
