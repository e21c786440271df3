import { luminance, scaleColor, type Rgb } from '#src/drawing/kit/light.ts'
import type { PartName } from '#src/three/mesh/part.ts'
import type { Finish, Material, Scene } from '#src/three/render/scene.ts'

export type Look = {
  colour: Rgb
  material: Material
  glow?: Rgb
  pearl?: number
  /** How much of the light the arch over it takes away, 0 to 1. */
  sunk?: number
}

/** The paint of a car: linear colour and finish. */
export type CarPaint = { colour: Rgb; finish: Finish }

const finishes: Record<Finish, Material> = {
  metallic: [0.74, 0.2, 1, 0.36],
  pearl: [0.34, 0.24, 1, 0.72],
  solid: [0.1, 0.3, 1, 1],
  matte: [0.35, 0.5, 0.16, 0.8],
}
const PEARL = 0.35
const exposed = (colour: Rgb, { paleCut }: Scene): Rgb =>
  scaleColor(colour, (channel) => channel * (1 - paleCut * luminance(colour)))

type OwnLook = Exclude<PartName, 'paint' | 'mirror'>
const own: Record<OwnLook, Look> = {
  glass: { colour: [0.003, 0.0035, 0.004], material: [0, 0.36, 0.62, 1] },
  trim: { colour: [0.006, 0.006, 0.0065], material: [0, 0.3, 0.3, 1] },
  gap: { colour: [0, 0, 0], material: [0, 0, 0, 0] },
  chrome: { colour: [1, 1, 1], material: [1, 0.18, 0, 0.08] },
  grille: { colour: [0.004, 0.004, 0.004], material: [0, 0.4, 0.12, 1] },
  underbody: { colour: [0.0025, 0.0025, 0.0025], material: [0, 0.5, 0, 1] },
  tyre: { colour: [0.012, 0.012, 0.012], material: [0.03, 0.45, 0.06, 1], sunk: 0.8 },
  rim: { colour: [1, 1, 1], material: [0.85, 0.16, 0.2, 0.1], sunk: 0.5 },
  brake: { colour: [0.09, 0.09, 0.092], material: [0.5, 0.4, 0, 0.3], sunk: 0.8 },
  'lamp-front': { colour: [0.5, 0.5, 0.5], material: [0, 0.2, 0.2, 0.4], glow: [2.6, 2.55, 2.45] },
  'lamp-rear': { colour: [0.2, 0.006, 0.004], material: [0, 0.2, 0.5, 0.5], glow: [1.25, 0.03, 0.018] },
}

/** Sheets that are seen from both sides. */
export const twoSided: ReadonlySet<PartName> = new Set(['underbody', 'grille', 'trim', 'brake', 'gap'])

const grey = (look: Look, by: number): Look => ({ ...look, colour: scaleColor(look.colour, (channel) => channel * by) })

/** What a part looks like in a scene. */
export function lookOf(name: PartName, scene: Scene, paint: CarPaint): Look {
  switch (name) {
    case 'paint':
    case 'mirror': {
      const { colour, finish } = paint
      return (
        scene.body ?? {
          colour: exposed(colour, scene),
          material: finishes[finish],
          pearl: finish === 'pearl' ? PEARL : 0,
        }
      )
    }
    case 'glass':
      return { ...own.glass, material: scene.glass }
    case 'chrome':
      return grey({ ...own.chrome, material: scene.chrome.material }, scene.chrome.grey)
    case 'rim':
      return grey(own.rim, scene.rim)
    default:
      return own[name]
  }
}
