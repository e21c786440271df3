/** The computed picture: twice the size of the finished one, lengths in units of a 1500 px wide board. */
export const WIDTH = 2400
export const HEIGHT = 1600
export const UNIT = WIDTH / 1500

/** Rows where the parts of a board begin, as shares of its height. */
export const ROWS = { leatherEnd: 0.665, strip: 0.682, stripEnd: 0.704, trim: 0.716 } as const

/** One light from the upper left, and half way between it and the eye. */
const unit = ([x, y, z]: readonly [number, number, number]) => {
  const length = Math.hypot(x, y, z)
  return { x: x / length, y: y / length, z: z / length }
}
const light = unit([-0.62, -0.55, 0.56])
const half = unit([light.x, light.y, light.z + 1])

/** How a surface tilted by (x, y) takes the light: `face` towards it, `gloss` towards its mirror image. */
export type Lit = { face: number; gloss: number; up: number; side: number }

export function litBy(x: number, y: number, lit: Lit): void {
  const length = Math.sqrt(x * x + y * y + 1)
  lit.face = Math.max(0, (x * light.x + y * light.y + light.z) / length)
  lit.gloss = Math.max(0, (x * half.x + y * half.y + half.z) / length)
  lit.up = 1 / length
  lit.side = y / length
}

export type Color = readonly [red: number, green: number, blue: number]

export function linear(hex: string): Color {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

/** The pool of light on the board. */
export function pool(x: number, y: number): number {
  const u = x / WIDTH - 0.3
  const v = y / HEIGHT - 0.3
  return 0.1 + 1.12 * Math.exp(-(u * u * 3.1 + v * v * 4.2))
}

/** A bell around zero. */
export const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))
