import type { DrawnModel } from '#src/content/models/drawn.ts'
import type { Point } from '#src/drawing/kit/curve.ts'

/** What the side drawing of a car does not say about its body. Millimetres and degrees unless said otherwise. */
export type Form = {
  /** Half width of the body at the shoulder along the car: fractions of the length and of half the width. */
  plan: readonly Point[]
  /** Depth of the plan curve at nose and tail. */
  nose: number
  tail: number
  /** How square all sections are: 2 is an ellipse. */
  square: number
  /** How far the surface leans: under the shoulder, over it, at the belt; the side glass at its foot and at the roof. */
  under: number
  over: number
  belt: number
  glass: readonly [foot: number, roof: number]
  /** Lean of the light catcher over the sill, and the turn under below it. */
  lightCatcher: number
  tuck: number
  /** Fullness over the axles, lip of the arches. */
  haunch: readonly [front: number, rear: number]
  flare: number
  /** Crown over half the width; fall outside of the crease, and where that runs (fractions of half the width). */
  bonnet: { crown: number; crease: number; from: number; to: number }
  /** How far both screens sweep back from the centre to the side. */
  sweep: readonly [front: number, rear: number]
  /** Narrowing of the cabin towards the tail, each side. */
  taper: number
  /** Roundness of the edge between top and side. */
  edge: { nose: number; bonnet: number; windscreen: number; roof: number; rearScreen: number; deck: number }
  /** Crispness of the tail's edge. */
  lip: number
  /** The shelf across the rear: its height, and how far the lid above it stands in. */
  shelf: { height: number; depth: number }
}

const sedan: Form = {
  plan: [
    [-0.05, 0.93],
    [0.06, 0.948],
    [0.17, 0.972],
    [0.32, 0.986],
    [0.5, 0.99],
    [0.68, 0.988],
    [0.82, 0.978],
    [0.93, 0.945],
    [1.05, 0.9],
  ],
  nose: 430,
  tail: 340,
  square: 2.6,
  under: 7,
  over: 10,
  belt: 34,
  glass: [23, 33],
  lightCatcher: 18,
  tuck: 19,
  haunch: [10, 16],
  flare: 7,
  bonnet: { crown: 17, crease: 2.6, from: 0.42, to: 0.76 },
  sweep: [170, 190],
  taper: 46,
  edge: { nose: 96, bonnet: 32, windscreen: 66, roof: 100, rearScreen: 124, deck: 84 },
  lip: 14,
  shelf: { height: 690, depth: 12 },
}

const crossover: Form = {
  ...sedan,
  belt: 32,
  tuck: 17,
  flare: 10,
  lip: 10,
  sweep: [175, 60],
}

export const forms: Record<DrawnModel, Form> = {
  g70: { ...sedan, shelf: { height: 680, depth: 12 } },
  'new-g80': sedan,
  g90: { ...sedan, shelf: { height: 725, depth: 12 }, glass: [22, 31], taper: 36 },
  gv80: {
    ...crossover,
    nose: 420,
    tail: 300,
    glass: [19, 27],
    taper: 40,
    haunch: [8, 12],
    edge: { nose: 106, bonnet: 38, windscreen: 72, roof: 106, rearScreen: 116, deck: 110 },
    shelf: { height: 700, depth: 9 },
  },
  gv70: {
    ...crossover,
    tail: 310,
    glass: [20, 29],
    taper: 60,
    haunch: [9, 14],
    edge: { nose: 102, bonnet: 36, windscreen: 70, roof: 104, rearScreen: 114, deck: 110 },
    shelf: { height: 660, depth: 9 },
  },
}
