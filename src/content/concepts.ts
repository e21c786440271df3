import type { Cut } from '#src/content/pictures/slots.ts'

/** The concept cars, and the places of their pictures. */

export const CONCEPT_NAMES = ['x', 'mint'] as const
export type ConceptName = (typeof CONCEPT_NAMES)[number]

/**
 * The poster, the same on phones, the rear, the side, its lamp close up, a place, the same from above, and the driver's
 * view.
 */
export const CONCEPT_CUTS = {
  concept: { ratio: [20, 9], widths: [1280, 1600] },
  'concept-upright': { ratio: [4, 5], widths: [480, 720] },
  'concept-rear': { ratio: [20, 9], widths: [800, 1600] },
  'concept-side': { ratio: [20, 9], widths: [800, 1600] },
  'concept-lamp': { ratio: [4, 3], widths: [640, 1280] },
  'concept-place': { ratio: [20, 9], widths: [1280, 1920] },
  'concept-place-upright': { ratio: [4, 5], widths: [480, 900] },
  'concept-above': { ratio: [20, 9], widths: [1280, 1920] },
  'concept-above-upright': { ratio: [4, 5], widths: [480, 900] },
  'concept-cabin': { ratio: [16, 9], widths: [1200, 1600] },
  'concept-cabin-upright': { ratio: [4, 5], widths: [480, 900] },
} as const satisfies Record<string, Cut>
export type ConceptSlot = keyof typeof CONCEPT_CUTS

/** Millimetres: as stated on the pages and used for the rendered body. */
export const CONCEPT_SIZES: Record<ConceptName, { length: number; width: number; height: number }> = {
  x: { length: 4780, width: 1980, height: 1252 },
  mint: { length: 3180, width: 1700, height: 1490 },
}
