/**
 * The places that a photograph of a model can fill. A photograph is cropped to the place's ratio around its focus and
 * made in these widths, so the largest one is the minimum width of an original after cropping. Pixels.
 */
export type Cut = {
  /** Width to height. */
  ratio: readonly [width: number, height: number]
  /** Ascending. */
  widths: readonly number[]
}

export type PhotoFormat = 'avif' | 'jpg'

export const widestIn = ({ widths }: Cut): number => widths.at(-1) ?? 0

/**
 * The files of one crop. A browser chooses among those in AVIF; the few from before 2023, documents and downloads
 * use the JPEG.
 */
export const filesInCut = (cut: Cut): { width: number; format: PhotoFormat }[] => [
  ...cut.widths.map((width) => ({ width, format: 'avif' as const })),
  { width: widestIn(cut), format: 'jpg' },
]

/** Places with one photograph each. */
export const SLOTS = {
  /** First screen of the model's home and of pages that start with the car: the whole car. */
  hero: { ratio: [20, 9], widths: [800, 1280, 1920] },
  /** The same on phones. */
  'hero-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** The flank: from the side, on phones along it from behind. Pages about design start with it. */
  flank: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'flank-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** The car in a landscape or a town, full width. */
  place: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'place-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** In another place and from another side: promotions and pages about buying start with it. */
  scene: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'scene-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** From above, with its surroundings. */
  above: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'above-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** Driving by day, full width. */
  drive: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'drive-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  front34: { ratio: [20, 9], widths: [800, 1280, 1920] },
  rear34: { ratio: [20, 9], widths: [800, 1280, 1920] },
  /**
   * The whole car from the side: lists, menus, comparison, price list. With the aspect ratio of the drawing's frame.
   */
  side: { ratio: [5505, 1900], widths: [240, 480, 800, 1280, 1920] },
  /** From the driver's seat, or past it. */
  cabin: { ratio: [16, 9], widths: [800, 1200, 1600] },
  'cabin-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  'cabin-rear': { ratio: [16, 9], widths: [800, 1200, 1600] },
  'cabin-rear-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** From the driver's seat at night, in the cabin's ambient light. */
  'cabin-night': { ratio: [16, 9], widths: [800, 1200, 1600] },
  'cabin-night-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** The second row with a child's seat. */
  family: { ratio: [16, 9], widths: [800, 1200, 1600] },
  'family-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** Its materials, on a table: leathers, veneers, paints. */
  samples: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'samples-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** The car in the hall of the lounge. */
  hall: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'hall-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** Head on, in the dark. */
  face: { ratio: [20, 9], widths: [800, 1280, 1920] },
  'face-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
  /** All models side by side, this one in front. */
  'line-up': { ratio: [20, 9], widths: [800, 1280, 1920] },
  'line-up-upright': { ratio: [4, 5], widths: [480, 800, 1080] },
} as const satisfies Record<string, Cut>
export type Slot = keyof typeof SLOTS
export const SLOT_NAMES = Object.keys(SLOTS) as Slot[]
/** Places with an upright variant for phones. */
export const WITH_UPRIGHT = [
  'hero',
  'flank',
  'place',
  'scene',
  'above',
  'drive',
  'cabin',
  'cabin-rear',
  'cabin-night',
  'family',
  'samples',
  'hall',
  'face',
  'line-up',
] as const satisfies readonly Slot[]
export type SlotWithUpright = (typeof WITH_UPRIGHT)[number]
export const uprightOf = (slot: SlotWithUpright) => `${slot}-upright` as const
/** Places used by few pages: a browser loads their pictures with those pages (own-pictures.ts). */
export const OWN_SLOTS: readonly Slot[] = [
  'hero',
  'hero-upright',
  'flank',
  'flank-upright',
  'place',
  'place-upright',
  'scene',
  'scene-upright',
  'above',
  'above-upright',
  'drive',
  'drive-upright',
  'rear34',
  'cabin',
  'cabin-upright',
  'cabin-rear',
  'cabin-rear-upright',
  'cabin-night',
  'cabin-night-upright',
  'family',
  'family-upright',
  'samples',
  'samples-upright',
  'hall',
  'hall-upright',
  'face',
  'face-upright',
]
/** Places of the picture of all models: pages that are about none of them load it alone (line-up.ts). */
export const LINE_UP_SLOTS: readonly Slot[] = ['line-up', 'line-up-upright']

/** Places with a list of photographs, those of the paints and of the interiors. */
export const LIST_CUTS = {
  details: { ratio: [3, 2], widths: [480, 800, 1200] },
  gallery: { ratio: [3, 2], widths: [480, 800, 1280, 1920] },
  interiors: { ratio: [16, 9], widths: [480, 800, 1280] },
  lights: { ratio: [16, 9], widths: [800, 1280] },
  'lights-upright': { ratio: [4, 5], widths: [480, 800] },
  paints: { ratio: [5505, 1900], widths: [240, 480, 800, 1280] },
  showroom: { ratio: [20, 9], widths: [480, 800, 1440] },
} as const satisfies Record<string, Cut>

/** Photographs not about a model. */
export const OTHER_CUTS = {
  /** Cover of a news item: cards, phones. */
  cover: { ratio: [4, 3], widths: [480, 800, 1080] },
  /** The same at the top of its article on wide screens. */
  'cover-wide': { ratio: [21, 9], widths: [1280, 1920] },
  dealer: { ratio: [3, 2], widths: [480, 800, 1200] },
} as const satisfies Record<string, Cut>

export type Place = Slot | keyof typeof LIST_CUTS | keyof typeof OTHER_CUTS
export const CUTS: Record<Place, Cut> = { ...SLOTS, ...LIST_CUTS, ...OTHER_CUTS }
