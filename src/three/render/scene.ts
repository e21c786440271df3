import type { Rgb } from '#src/drawing/kit/light.ts'
import type { Vec3 } from '#src/three/kit/vector.ts'

/** A rectangle of light in metres around the middle of the car. */
export type Panel = {
  centre: Vec3
  /** Half axes. */
  u: Vec3
  v: Vec3
  brightness: number
  /** Of the edge, metres. */
  softness: number
  /** 0 to 1. */
  warmth?: number
  /** How much darker it is at one end of v, 0 to 1. */
  fall?: number
  /** Moves against the camera by that fraction, so that its ends stay out of view. */
  follow?: number
}

/** The shader has room for that many; fewer are filled up with dark ones. */
export const PANELS = 7

/** Metal layer, roughness, clear coat, diffuse: 0 to 1. */
export type Material = readonly [metal: number, roughness: number, coat: number, diffuse: number]

export type Finish = 'solid' | 'metallic' | 'pearl' | 'matte'

/** The lighting of a car, and its materials in it. Colours are linear. */
export type Scene = {
  panels: readonly Panel[]
  sky: Rgb
  wall: Rgb
  floor: Rgb
  exposure: number
  /** Parallel light on all that faces it, and where it comes from (length 1); its glint is a panel. */
  sun?: { from: Vec3; colour: Rgb }
  /** A white car fills the film: by how much less pale paints are exposed, or their shapes would burn out. 0 to 1. */
  paleCut: number
  /** The side the camera is on is lit like the other: the panels are mirrored when it goes around. */
  mirrored: boolean
  /** Where the soft shadow falls (metres backwards and to the left) and how soft it is: 1 under an even sky. */
  shadow: { colour: Rgb; strength: number; cast: readonly [x: number, z: number, softness: number] }
  /** Replaces the paint. */
  body?: { colour: Rgb; material: Material }
  glass: Material
  rim: number
  chrome: { grey: number; material: Material }
  glow: { front: number; rear: number }
}
