/** Small arithmetic helpers of the drawings. */

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export const clamp01 = (value: number): number => clamp(value, 0, 1)

/** Smooth step: 0 before `from`, 1 after `to`; `to` may be below `from`. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A number in SVG notation: rounded, without a leading zero. */
export function short(value: number, digits = 1): string {
  const power = 10 ** digits
  const text = String(Math.round(value * power) / power)
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0')
}
