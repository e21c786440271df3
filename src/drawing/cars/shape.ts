import type { Node, Point } from '#src/drawing/kit/curve.ts'

/** Spokes: how many, how far a pair parts and how wide an arm is (radians), how far it leans. */
export type WheelShape = { spokes: number; split: number; width: number; twist: number }

/** A dark insert is a closed shape, a chrome line is open. */
export type Trim = { kind: 'dark' | 'chrome'; points: readonly Point[] }

/**
 * The drawn shape of a model in millimetres: front bumper at x = 0, ground at y = 0.
 * Its length, height, width, wheelbase and overhang are not here: they are the model's facts.
 */
export type CarShape = {
  tyre: number
  rim: number
  arch: number
  /** From the sill behind the front wheel over the nose, roof and tail to the sill before the rear wheel. */
  outline: readonly Node[]
  /** Character lines from the ground up. */
  sill: readonly Point[]
  lightCatcher: readonly Point[]
  mid: readonly Point[]
  shoulder: readonly Point[]
  belt: readonly Point[]
  /** Side glass, closed. */
  glass: readonly Node[]
  pillarB: readonly Point[]
  pillarC: readonly Point[]
  windscreen: readonly Point[]
  backlight: readonly Point[]
  /** Shut lines; the first three are the front edge, the middle and the rear edge of the doors. */
  seams: readonly (readonly Point[])[]
  handles: readonly Point[]
  mirror: Point
  lamps: Record<'head' | 'fender' | 'tail', readonly (readonly Point[])[]>
  trims: readonly Trim[]
  /** Height of the unpainted edge above the sill, 0 for none. */
  cladding: number
  wheel: WheelShape
}
