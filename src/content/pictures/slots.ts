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

/** Named, because every page has this table: repeated they were a few bytes each. */
const WIDE = { ratio: [20, 9], widths: [800, 1280, 1920] } as const satisfies Cut
const UPRIGHT = { ratio: [4, 5], widths: [480, 800, 1080] } as const satisfies Cut
const CABIN = { ratio: [16, 9], widths: [800, 1200, 1600] } as const satisfies Cut

/** Places with one photograph each. */
export const SLOTS = {
  /** First screen of the model's home and of pages that start with the car: the whole car. */
  hero: WIDE,
  /** The same on phones. */
  'hero-upright': UPRIGHT,
  /** The flank: from the side, on phones along it from behind. Pages about design start with it. */
  flank: WIDE,
  'flank-upright': UPRIGHT,
  /** The car in a landscape or a town, full width. */
  place: WIDE,
  'place-upright': UPRIGHT,
  /** In another place and from another side: promotions and pages about buying start with it. */
  scene: WIDE,
  'scene-upright': UPRIGHT,
  /** From above, with its surroundings. */
  above: WIDE,
  'above-upright': UPRIGHT,
  /** Driving by day, full width. */
  drive: WIDE,
  'drive-upright': UPRIGHT,
  /** Driving through snow at blue hour, its lamps lit, full width. */
  winter: WIDE,
  'winter-upright': UPRIGHT,
  /** In fresh snow before a lit house, in the evening. */
  yard: WIDE,
  'yard-upright': UPRIGHT,
  front34: WIDE,
  rear34: WIDE,
  /**
   * The whole car from the side: lists, menus, comparison, price list. With the aspect ratio of the drawing's frame.
   */
  side: { ratio: [5505, 1900], widths: [240, 480, 800, 1280, 1920] },
  /** From the driver's seat, or past it. */
  cabin: CABIN,
  'cabin-upright': UPRIGHT,
  'cabin-rear': CABIN,
  'cabin-rear-upright': UPRIGHT,
  /** From the driver's seat at night, in the cabin's ambient light. */
  'cabin-night': CABIN,
  'cabin-night-upright': UPRIGHT,
  /** Its wide display, read from near. */
  screen: CABIN,
  'screen-upright': UPRIGHT,
  /** What its windscreen shows the driver over the road. */
  projection: CABIN,
  'projection-upright': UPRIGHT,
  /** The keys that call a driver's seat back. */
  memory: CABIN,
  'memory-upright': UPRIGHT,
  /** The second row with a child's seat. */
  family: CABIN,
  'family-upright': UPRIGHT,
  /** Where such a seat is fastened, from near. */
  mounts: CABIN,
  'mounts-upright': UPRIGHT,
  /** Its materials, on a table: leathers, veneers, paints. */
  samples: WIDE,
  'samples-upright': UPRIGHT,
  /** The car in the hall of the lounge. */
  hall: WIDE,
  'hall-upright': UPRIGHT,
  /** Head on, in the dark. */
  face: WIDE,
  'face-upright': UPRIGHT,
  /** All models side by side, this one in front. */
  'line-up': WIDE,
  'line-up-upright': UPRIGHT,
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
  'winter',
  'yard',
  'cabin',
  'cabin-rear',
  'cabin-night',
  'screen',
  'projection',
  'memory',
  'family',
  'mounts',
  'samples',
  'hall',
  'face',
  'line-up',
] as const satisfies readonly Slot[]
export type SlotWithUpright = (typeof WITH_UPRIGHT)[number]
export const uprightOf = (slot: SlotWithUpright) => `${slot}-upright` as const
/** Places used by few pages: a browser loads their pictures with those pages (own-pictures.ts). */
export const OWN_SLOTS: readonly Slot[] = WITH_UPRIGHT.flatMap((slot): Slot[] =>
  slot === 'line-up' ? ['rear34'] : [slot, uprightOf(slot)],
)
/** Places of the picture of all models: pages that are about none of them load it alone (line-up.ts). */
export const LINE_UP_SLOTS: readonly Slot[] = ['line-up', 'line-up-upright']

/** Places with a list of photographs, those of the paints and of the interiors. */
export const LIST_CUTS = {
  details: { ratio: [3, 2], widths: [480, 800, 1200] },
  gallery: { ratio: [3, 2], widths: [480, 800, 1280, 1920] },
  interiors: { ratio: [16, 9], widths: [480, 800, 1280] },
  rears: { ratio: [16, 9], widths: [480, 800, 1280] },
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
