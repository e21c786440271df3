import type { DrawnModel } from '#src/content/models/drawn.ts'

/**
 * A place on the face: u from the axis (0) to half the declared width (1), v from the lower edge (0) to the upper lamp
 * line (1). So one design fits a car of any size.
 */
export type FacePoint = readonly [u: number, v: number]

/** What the grille is filled with: bars at these angles (degrees from the horizon), `step` millimetres apart. */
type Pattern = { angles: readonly number[]; step: number }

/** What makes one front unlike the other four; sizes of the body come from the facts and the side view. */
export type FrontDesign = {
  /** Half-width of the roof as a share of half the width; how far its edge lies below the top (mm). */
  roof: { share: number; drop: number }
  /** Foot of the windscreen: how far inside the width it stands and how far above the cowl (mm). */
  belt: { inset: number; rise: number }
  /** How full the flank is between hip and sill: mm that its handles go beyond the width. */
  flank: number
  /** Right half of the grille from the top of the axis to its bottom, with the radius of its corners (mm). */
  grille: { half: readonly FacePoint[]; corner: number; pattern: Pattern; frames: 1 | 2 }
  /** Two lines of light, each from the grille outwards; `marks` are what else shines. */
  lamps: readonly [readonly FacePoint[], readonly FacePoint[]]
  marks: readonly (readonly FacePoint[])[]
  /** Closed openings beside the grille, and open lines of the bumper that cross the axis. */
  openings: readonly (readonly FacePoint[])[]
  bumper: readonly (readonly FacePoint[])[]
  /** Lines of the bonnet: from `v` above 1 (windscreen) down to the nose. */
  creases: readonly (readonly FacePoint[])[]
  roofRails: boolean
}

const HORIZONTAL = [0]
const VERTICAL = [90]
const MESH = [32, -32]

export const frontDesigns: Record<DrawnModel, FrontDesign> = {
  // Low and wide: the grille hangs under the lamps, two large openings, lamps rising outwards.
  g70: {
    roof: { share: 0.575, drop: 72 },
    belt: { inset: 138, rise: 20 },
    flank: 8,
    grille: {
      half: [
        [0, 0.93],
        [0.33, 0.93],
        [0.47, 0.62],
        [0.3, 0.2],
        [0, 0.2],
      ],
      corner: 34,
      pattern: { angles: MESH, step: 44 },
      frames: 1,
    },
    lamps: [
      [
        [0.44, 0.93],
        [0.66, 0.965],
        [0.95, 1.08],
      ],
      [
        [0.5, 0.83],
        [0.7, 0.86],
        [0.965, 0.97],
      ],
    ],
    marks: [],
    openings: [
      [
        [0.58, 0.58],
        [0.88, 0.7],
        [0.9, 0.34],
        [0.74, 0.2],
        [0.5, 0.2],
      ],
    ],
    bumper: [
      [
        [0, 0.08],
        [0.5, 0.08],
        [0.74, 0.1],
        [0.9, 0.18],
      ],
    ],
    creases: [
      [
        [0.6, 1.44],
        [0.47, 1.27],
        [0.33, 1.07],
      ],
      [
        [0.17, 1.38],
        [0.14, 1.27],
        [0.1, 1.14],
      ],
    ],
    roofRails: false,
  },
  // A drawn-out shield that ends in a point; long thin lamps that fall towards it.
  'new-g80': {
    roof: { share: 0.6, drop: 66 },
    belt: { inset: 116, rise: 24 },
    flank: 3,
    grille: {
      half: [
        [0, 1],
        [0.42, 0.97],
        [0.4, 0.66],
        [0.2, 0.26],
        [0, 0.14],
      ],
      corner: 46,
      pattern: { angles: MESH, step: 62 },
      frames: 1,
    },
    lamps: [
      [
        [0.46, 0.93],
        [0.7, 0.985],
        [0.97, 1.04],
      ],
      [
        [0.46, 0.84],
        [0.7, 0.895],
        [0.98, 0.945],
      ],
    ],
    marks: [],
    openings: [
      [
        [0.4, 0.17],
        [0.84, 0.32],
        [0.9, 0.22],
        [0.46, 0.1],
      ],
    ],
    bumper: [],
    creases: [
      [
        [0.74, 1.42],
        [0.6, 1.28],
        [0.45, 1.08],
      ],
      [
        [0.24, 1.36],
        [0.2, 1.26],
        [0.16, 1.14],
      ],
    ],
    roofRails: false,
  },
  // Formal: a tall shield in two frames, straight lamps, all lines horizontal.
  g90: {
    roof: { share: 0.62, drop: 58 },
    belt: { inset: 104, rise: 24 },
    flank: 2,
    grille: {
      half: [
        [0, 1.02],
        [0.44, 1.02],
        [0.44, 0.62],
        [0.31, 0.13],
        [0, 0.13],
      ],
      corner: 52,
      pattern: { angles: HORIZONTAL, step: 34 },
      frames: 2,
    },
    lamps: [
      [
        [0.52, 1],
        [0.97, 1],
      ],
      [
        [0.52, 0.9],
        [0.98, 0.9],
      ],
    ],
    marks: [],
    openings: [],
    bumper: [
      [
        [0.43, 0.3],
        [0.94, 0.3],
      ],
      [
        [0.4, 0.22],
        [0.92, 0.22],
      ],
      [
        [0, 0.06],
        [0.6, 0.06],
        [0.88, 0.1],
      ],
    ],
    creases: [
      [
        [0.74, 1.38],
        [0.62, 1.26],
        [0.5, 1.12],
      ],
    ],
    roofRails: false,
  },
  // A coupé's roof over high flanks; the grille spreads downwards, the lower lamp line falls away at its end.
  gv70: {
    roof: { share: 0.6, drop: 84 },
    belt: { inset: 128, rise: 40 },
    flank: 10,
    grille: {
      half: [
        [0, 0.97],
        [0.31, 0.97],
        [0.46, 0.5],
        [0.38, 0.3],
        [0, 0.3],
      ],
      corner: 70,
      pattern: { angles: MESH, step: 52 },
      frames: 1,
    },
    lamps: [
      [
        [0.4, 0.97],
        [0.68, 1.03],
        [0.97, 1.04],
      ],
      [
        [0.43, 0.87],
        [0.68, 0.925],
        [0.88, 0.925],
        [0.95, 0.72],
      ],
    ],
    marks: [],
    openings: [
      [
        [0.83, 0.66],
        [0.94, 0.56],
        [0.92, 0.36],
        [0.64, 0.32],
        [0.78, 0.4],
      ],
    ],
    bumper: [
      [
        [0, 0.22],
        [0.46, 0.22],
        [0.6, 0.28],
        [0.93, 0.3],
      ],
      [
        [0, 0.08],
        [0.4, 0.08],
        [0.5, 0.14],
        [0.56, 0.24],
      ],
    ],
    creases: [
      [
        [0.7, 1.34],
        [0.56, 1.2],
        [0.36, 1.06],
      ],
    ],
    roofRails: false,
  },
  // Boxy: upright sides, roof rails, a square grille with vertical bars, vertical lights at the corners.
  gv80: {
    roof: { share: 0.69, drop: 62 },
    belt: { inset: 84, rise: 40 },
    flank: 4,
    grille: {
      half: [
        [0, 1.04],
        [0.46, 1.04],
        [0.46, 0.46],
        [0.36, 0.26],
        [0, 0.26],
      ],
      corner: 22,
      pattern: { angles: VERTICAL, step: 58 },
      frames: 2,
    },
    lamps: [
      [
        [0.53, 1.02],
        [0.95, 1.02],
      ],
      [
        [0.53, 0.9],
        [0.95, 0.9],
      ],
    ],
    marks: [
      [
        [0.95, 0.9],
        [0.95, 0.62],
      ],
    ],
    openings: [
      [
        [0.56, 0.42],
        [0.86, 0.42],
        [0.86, 0.3],
        [0.5, 0.3],
      ],
    ],
    bumper: [
      [
        [0, 0.2],
        [0.4, 0.2],
        [0.5, 0.24],
        [0.97, 0.24],
      ],
      [
        [0, 0.06],
        [0.34, 0.06],
        [0.4, 0.14],
      ],
    ],
    creases: [
      [
        [0.8, 1.36],
        [0.68, 1.24],
        [0.55, 1.12],
      ],
      [
        [0.42, 1.31],
        [0.4, 1.22],
        [0.38, 1.14],
      ],
    ],
    roofRails: true,
  },
}
