import { exteriorColors, interiorColors } from '#src/content/cars/colors.ts'
import type { InteriorCode, PaintCode } from '#src/content/cars/palette.ts'
import { cabinLights } from '#src/content/cars/cabin-lights.ts'
import { FACE_CAR } from '#src/content/brand-cars.ts'
import { HALL_CAR } from '#src/content/lounge-hall.ts'
import { DRAWN_MODELS, type DrawnModel } from '#src/content/models/drawn.ts'
import { lineUp } from '#src/content/models/line-up.ts'
import { FRAME } from '#src/domain/frames.ts'
import { confCodeOf } from '#src/domain/model.ts'
import { paintCodesOf } from '#src/drawing/paints.ts'
import { CONCEPT_CODES, isConcept, type ConceptCode, type Subject } from './subject.ts'

/** The one list of pictures that `npm run renders` makes: what they show, how large, how fine. */

/**
 * `evening`: lamps lit, a glow behind the car; `welcome`: the same with its cabin lit; `night`: long thin lights, for what is seen from near; `concept`: the same for a concept car; `showroom`: a
 * grey hall, for paints; `place`: the model's own world; `scene`: that of another; `above`: a world seen from a balcony;
 * `open-road`: driving by day; `evening-road`: into the last light; `winter-road`: driving through snow at blue hour; `snowy-yard`: before a house on a winter evening; `lounge`: the hall where guests are received;
 * `line-up`: all models in one hall by night; `cabin`: inside by day; `cabin-night`: by
 * its own lights, `cabin-dusk`: while the sky is still blue; `samples`: what it is made of, on a table.
 */
export type Register =
  | 'evening'
  | 'welcome'
  | 'night'
  | 'concept'
  | 'showroom'
  | 'place'
  | 'scene'
  | 'above'
  | 'open-road'
  | 'evening-road'
  | 'winter-road'
  | 'snowy-yard'
  | 'lounge'
  | 'line-up'
  | 'cabin'
  | 'cabin-night'
  | 'cabin-dusk'
  | 'samples'
  | 'elevation'
export type Size = readonly [width: number, height: number]
export type Picture = {
  /** `g90/hero`: also the path of its files. */
  name: string
  model: Subject
  register: Register
  view: string
  size: Size
  samples: number
  /** Code of the exterior colour, or of the interior in a cabin. */
  colour: string
  /** Colour of the lines of light in a cabin by night, sRGB. */
  glow?: string
  /** From outside: watts of a lamp over each row of seats, for places as dark as night. */
  lit?: number
}

/** No surface of the body is in it. */
export const isWithoutBody = ({ register }: Picture): boolean => BODILESS.has(register)
const BODILESS: ReadonlySet<Register> = new Set(['cabin', 'cabin-night', 'cabin-dusk', 'samples'])

/** Every model's own world; a concept is met in one of them. */
const PLACES: Record<Subject, string> = {
  g90: 'concrete-house',
  'new-g80': 'wet-asphalt',
  g70: 'tunnel',
  gv80: 'snow',
  gv70: 'coast-road',
  'concept-x': 'coast-road',
  'concept-mint': 'concrete-house',
}

/** Where a model is met a second time, and how it stands there. */
const SCENES: Record<DrawnModel, { place: string; view: string }> = {
  g90: { place: 'wet-asphalt', view: 'away34' },
  'new-g80': { place: 'concrete-house', view: 'across' },
  g70: { place: 'tunnel', view: 'away34' },
  gv80: { place: 'coast-road', view: 'flank34' },
  gv70: { place: 'concrete-house', view: 'away34' },
}

/** The cars in a picture. */
export const carsIn = ({ model, register }: Pick<Picture, 'model' | 'register'>): readonly Subject[] =>
  register === 'line-up' ? DRAWN_MODELS : [model]

/** What a picture's car stands in: a register of light, its own world or that of another. */
export function worldOf({ model, register }: Picture): string {
  if (register === 'scene' && !isConcept(model)) return SCENES[model].place
  if (register === 'above' && !isConcept(model)) return FROM_ABOVE[model].place
  return register === 'place' || register === 'above' ? PLACES[model] : register
}

/** Seen from above, and how it stands there. */
const FROM_ABOVE: Record<DrawnModel, { place: string; view: string }> = {
  g90: { place: 'concrete-house', view: 'above34-away' },
  'new-g80': { place: 'wet-asphalt', view: 'above34-away' },
  g70: { place: 'wet-asphalt', view: 'above34' },
  gv80: { place: 'snow', view: 'roof34' },
  gv70: { place: 'coast-road', view: 'above34-away' },
}

/** The scene's Python file. */
export const scriptOf = ({ model, register }: Picture): string =>
  (isConcept(model) ? CONCEPT_SCRIPTS[register] : SCRIPTS[register]) ??
  (isConcept(model) ? 'concept.py' : 'exterior.py')
const CONCEPT_SCRIPTS: Partial<Record<Register, string>> = { cabin: 'cabin/main.py' }
const SCRIPTS: Partial<Record<Register, string>> = {
  cabin: 'cabin/main.py',
  'cabin-night': 'cabin/main.py',
  'cabin-dusk': 'cabin/main.py',
  samples: 'samples.py',
  'evening-road': 'evening_drive.py',
  'winter-road': 'winter_road.py',
  'snowy-yard': 'winter_evening.py',
  'line-up': 'line_up.py',
  showroom: 'paint.py',
  elevation: 'elevation.py',
}

/**
 * Five cars, five ways to stand: one is known by its picture before its name is read. All but the flagship look to the
 * right: place and paints of a model's home show the left side.
 */
const HERO_VIEW: Record<DrawnModel, string> = {
  g90: 'nose34',
  'new-g80': 'nose34-right',
  gv80: 'flank34-right',
  g70: 'low34-right',
  gv70: 'right34',
}
/** Three are met on the road by day, each another way, two are followed into the evening. */
const DRIVES: Record<DrawnModel, { register: 'open-road' | 'evening-road'; view: string }> = {
  g90: { register: 'open-road', view: 'flank34' },
  'new-g80': { register: 'evening-road', view: 'leave34' },
  gv80: { register: 'evening-road', view: 'leave34' },
  g70: { register: 'open-road', view: 'low34' },
  gv70: { register: 'open-road', view: 'front34' },
}
/** A tunnel is looked along, so that one sees how it goes on. */
const PLACE_VIEW: Partial<Record<DrawnModel, string>> = { g70: 'along34' }

const WIDE: Size = [1920, 864]
const UPRIGHT: Size = [1080, 1350]
const CLOSE: Size = [1280, 960]
const CABIN: Size = [1600, 900]
const PAINT: Size = [1440, 648]
/** The ratio of the drawings' frame. */
const ELEVATION: Size = [1280, Math.round((1280 * FRAME.height) / FRAME.width)]

/** Wide skies and walls of light: less noise than the thin lines of the night. */
const PLACE_SAMPLES = 24

/** Where it is dark the cabin of a dark car is lit, or its windows are holes. */
const LIT_IN_PLACE: Partial<Record<DrawnModel, Partial<Record<Register, number>>>> = {
  'new-g80': { place: 20, 'evening-road': 30 },
  gv80: { place: 60, scene: 50, above: 60, 'evening-road': 70 },
}

type Slot = Pick<Picture, 'view' | 'register' | 'size' | 'samples'>
const slots: Record<string, Slot> = {
  hero: { view: 'front34', register: 'welcome', size: WIDE, samples: 32 },
  'hero-upright': { view: 'front34', register: 'welcome', size: UPRIGHT, samples: 32 },
  rear34: { view: 'rear34', register: 'welcome', size: WIDE, samples: 24 },
  flank: { view: 'flank', register: 'welcome', size: WIDE, samples: 24 },
  'flank-upright': { view: 'flank', register: 'welcome', size: UPRIGHT, samples: 24 },
  place: { view: 'front34', register: 'place', size: WIDE, samples: PLACE_SAMPLES },
  'place-upright': { view: 'front34', register: 'place', size: UPRIGHT, samples: PLACE_SAMPLES },
  scene: { view: 'front34', register: 'scene', size: WIDE, samples: 20 },
  'scene-upright': { view: 'front34', register: 'scene', size: UPRIGHT, samples: 16 },
  above: { view: 'above34', register: 'above', size: WIDE, samples: 20 },
  'above-upright': { view: 'above34', register: 'above', size: UPRIGHT, samples: 16 },
  drive: { view: 'front34', register: 'open-road', size: WIDE, samples: PLACE_SAMPLES },
  'drive-upright': { view: 'front34', register: 'open-road', size: UPRIGHT, samples: 14 },
  lamp: { view: 'lamp', register: 'night', size: CLOSE, samples: 24 },
  wheel: { view: 'wheel', register: 'evening', size: CLOSE, samples: 16 },
  grille: { view: 'grille', register: 'evening', size: CLOSE, samples: 24 },
  tail: { view: 'tail', register: 'night', size: CLOSE, samples: 24 },
  mirror: { view: 'mirror', register: 'evening', size: CLOSE, samples: 16 },
  handle: { view: 'handle', register: 'evening', size: CLOSE, samples: 16 },
}

/** One car stands in the hall of the lounge; wood and lamps around it are warm, so it is white. */
const hallSlots: Record<string, Slot> = {
  hall: { view: 'front34', register: 'lounge', size: WIDE, samples: PLACE_SAMPLES },
  'hall-upright': { view: 'front34', register: 'lounge', size: UPRIGHT, samples: PLACE_SAMPLES },
}
const HALL_PAINT: PaintCode = 'UYH'

/** One car looks at whoever opens the page of the brand. */
const faceSlots: Record<string, Slot> = {
  face: { view: 'face', register: 'welcome', size: WIDE, samples: 24 },
  'face-upright': { view: 'face', register: 'welcome', size: UPRIGHT, samples: 24 },
}

/** All models in one picture; it is kept with the car in front. */
const lineUpSlots: Record<string, Slot> = {
  'line-up': { view: 'line-up', register: 'line-up', size: WIDE, samples: 24 },
  'line-up-upright': { view: 'line-up', register: 'line-up', size: UPRIGHT, samples: 16 },
}

/** The car of a family: a child's seat behind the passenger's, and what holds it. */
const FAMILY_CAR: DrawnModel = 'gv80'
const familySlots: Record<string, Slot> = {
  family: { view: 'family', register: 'cabin', size: CABIN, samples: 16 },
  'family-upright': { view: 'family', register: 'cabin', size: UPRIGHT, samples: 16 },
  mounts: { view: 'mounts', register: 'cabin', size: CABIN, samples: 14 },
  'mounts-upright': { view: 'mounts', register: 'cabin', size: UPRIGHT, samples: 14 },
}

/** One car drives through snow; it is black, so its cabin is lit. */
const WINTER_CAR: DrawnModel = 'gv80'
const WINTER_LIT = 80
const winterSlots: Record<string, Slot> = {
  winter: { view: 'winter34', register: 'winter-road', size: WIDE, samples: 20 },
  'winter-upright': { view: 'winter34', register: 'winter-road', size: UPRIGHT, samples: 16 },
}

/** One car stands before a lit house in fresh snow. */
const YARD_CAR: DrawnModel = 'gv70'
const YARD_LIT = 16
const yardSlots: Record<string, Slot> = {
  yard: { view: 'front34', register: 'snowy-yard', size: WIDE, samples: 16 },
  'yard-upright': { view: 'front34', register: 'snowy-yard', size: UPRIGHT, samples: 14 },
}

/** What it is made of: hide, quilting, leathers, veneers, forms of paint, thread. */
const samplesSlots: Record<string, Slot> = {
  samples: { view: 'table', register: 'samples', size: WIDE, samples: 20 },
  'samples-upright': { view: 'table', register: 'samples', size: UPRIGHT, samples: 20 },
}

/** The interior a model is shown in: from both seats, upright too, and a seam from near. */
const SHOWN_INTERIORS: Record<DrawnModel, InteriorCode> = {
  g90: 'IVR',
  'new-g80': 'BRW',
  gv80: 'SMA',
  g70: 'RDN',
  gv70: 'GRY',
}
/** Soft window light: the network has nothing left to mend after a dozen and a half. */
const CABIN_SAMPLES = 16
const shownCabin: Record<string, Slot> = {
  rear: { view: 'rear', register: 'cabin', size: CABIN, samples: CABIN_SAMPLES },
  driver: { view: 'driver', register: 'cabin', size: CABIN, samples: CABIN_SAMPLES },
  'rear-upright': { view: 'rear', register: 'cabin', size: UPRIGHT, samples: CABIN_SAMPLES },
  'driver-upright': { view: 'driver', register: 'cabin', size: UPRIGHT, samples: CABIN_SAMPLES },
  detail: { view: 'detail', register: 'cabin', size: CLOSE, samples: CABIN_SAMPLES },
}
/**
 * By night from the driver's seat, wide and upright: in the flagship in every light there is, elsewhere in one that goes
 * with its leather (sRGB).
 */
const NIGHT_LIGHTS: Record<DrawnModel, readonly { id: string; hex: string }[]> = {
  g90: cabinLights,
  'new-g80': [{ id: 'sand', hex: '#ffc488' }],
  gv80: [{ id: 'amber', hex: '#ff9a45' }],
  g70: [{ id: 'rose', hex: '#ff6a5a' }],
  gv70: [{ id: 'ice', hex: '#4aa8ff' }],
}
const nightSlots: Record<string, Slot> = {
  night: { view: 'driver', register: 'cabin-night', size: CABIN, samples: CABIN_SAMPLES },
  'night-upright': { view: 'driver', register: 'cabin-night', size: UPRIGHT, samples: CABIN_SAMPLES },
}

/** The wide display, read from near, in the first of the lights: of the models whose pages tell what it shows. */
const SCREEN_MODELS: ReadonlySet<DrawnModel> = new Set(['g70', 'gv70', 'gv80'])
const screenSlots: Record<string, Slot> = {
  screen: { view: 'screen', register: 'cabin-night', size: CABIN, samples: CABIN_SAMPLES },
  'screen-upright': { view: 'screen', register: 'cabin-night', size: UPRIGHT, samples: CABIN_SAMPLES },
}

/** What the windscreen shows over the road: of the models whose pages tell of it. */
const PROJECTION_MODELS: ReadonlySet<DrawnModel> = new Set(['gv70', 'new-g80'])
const projectionSlots: Record<string, Slot> = {
  projection: { view: 'ahead', register: 'cabin-dusk', size: CABIN, samples: CABIN_SAMPLES },
  'projection-upright': { view: 'ahead', register: 'cabin-dusk', size: UPRIGHT, samples: CABIN_SAMPLES },
}

/** The keys in the driver's door that call a seat back. */
const MEMORY_CAR: DrawnModel = 'gv70'
const memorySlots: Record<string, Slot> = {
  memory: { view: 'memory', register: 'cabin-night', size: CABIN, samples: CABIN_SAMPLES },
  'memory-upright': { view: 'memory', register: 'cabin-night', size: UPRIGHT, samples: CABIN_SAMPLES },
}

/** Every other interior is sold by its picture in the configurator: the driver's view, smaller. */
const otherCabin: Record<string, Slot> = {
  driver: { view: 'driver', register: 'cabin', size: [1280, 720], samples: 11 },
}

const isHero = (slot: string): boolean => slot === 'hero' || slot === 'hero-upright'
const litIn = (model: DrawnModel, { register }: Slot): Pick<Picture, 'lit'> => {
  const lit = LIT_IN_PLACE[model]?.[register]
  return lit === undefined ? {} : { lit }
}
/** Haze and open sky leave the network little to mend. */
const SAMPLES_IN_HAZE = 12
const HAZY: ReadonlySet<string> = new Set(['coast-road', 'snow'])
const inHaze = (picture: Picture): Picture =>
  HAZY.has(worldOf(picture)) ? { ...picture, samples: SAMPLES_IN_HAZE } : picture
const viewOf = (model: DrawnModel, slot: string, { register, view }: Slot): Partial<Slot> & { view: string } => {
  if (isHero(slot)) return { view: HERO_VIEW[model] }
  if (register === 'open-road') return DRIVES[model]
  if (register === 'scene') return { view: SCENES[model].view }
  if (register === 'above') return { view: FROM_ABOVE[model].view }
  return { view: register === 'place' ? (PLACE_VIEW[model] ?? view) : view }
}

/** A slot of a model: how the car stands there, and its lamps. */
function seen(model: DrawnModel, name: string, slot: Slot): Slot & Pick<Picture, 'lit'> {
  const stood = { ...slot, ...viewOf(model, name, slot) }
  return { ...stood, ...litIn(model, stood) }
}

function picturesOf(model: DrawnModel): Picture[] {
  const shown = lineUp[model].shownPaint
  const picture = (name: string, slot: Slot, colour: string): Picture =>
    inHaze({
      name: `${model}/${name}`,
      model,
      ...seen(model, name, slot),
      colour,
    })
  const paint: Slot = { view: 'front34', register: 'showroom', size: PAINT, samples: 16 }
  const side: Slot = { view: 'side', register: 'elevation', size: ELEVATION, samples: 16 }
  return [
    ...Object.entries(slots).map(([name, slot]) => picture(name, slot, shown)),
    ...(model === HALL_CAR ? Object.entries(hallSlots).map(([name, slot]) => picture(name, slot, HALL_PAINT)) : []),
    ...(model === FACE_CAR ? Object.entries(faceSlots).map(([name, slot]) => picture(name, slot, shown)) : []),
    ...(model === FACE_CAR
      ? Object.entries(samplesSlots).map(([name, slot]) => picture(name, slot, SHOWN_INTERIORS[model]))
      : []),
    ...(model === FACE_CAR ? Object.entries(lineUpSlots).map(([name, slot]) => picture(name, slot, shown)) : []),
    ...(model === FAMILY_CAR
      ? Object.entries(familySlots).map(([name, slot]) => picture(name, slot, SHOWN_INTERIORS[model]))
      : []),
    ...(model === WINTER_CAR
      ? Object.entries(winterSlots).map(([name, slot]) => ({ ...picture(name, slot, shown), lit: WINTER_LIT }))
      : []),
    ...(model === YARD_CAR
      ? Object.entries(yardSlots).map(([name, slot]) => ({ ...picture(name, slot, shown), lit: YARD_LIT }))
      : []),
    ...interiorsOf(model).flatMap((code) =>
      Object.entries(code === SHOWN_INTERIORS[model] ? shownCabin : otherCabin).map(([slot, cabin]) =>
        picture(`cabin-${slot}-${code.toLowerCase()}`, cabin, code),
      ),
    ),
    ...NIGHT_LIGHTS[model].flatMap(({ id, hex }) =>
      Object.entries(nightSlots).map(([slot, night]) => ({
        ...picture(`cabin-${slot}-${id}`, night, SHOWN_INTERIORS[model]),
        glow: hex.slice(1),
      })),
    ),
    ...(MEMORY_CAR === model
      ? Object.entries(memorySlots).map(([name, slot]) => picture(name, slot, SHOWN_INTERIORS[model]))
      : []),
    ...Object.entries({
      ...(SCREEN_MODELS.has(model) ? screenSlots : {}),
      ...(PROJECTION_MODELS.has(model) ? projectionSlots : {}),
    }).map(([name, slot]) => ({
      ...picture(name, slot, SHOWN_INTERIORS[model]),
      glow: NIGHT_LIGHTS[model].map(({ hex }) => hex.slice(1))[0] ?? '',
    })),
    ...paintCodesOf(model).flatMap((code) => [
      picture(`paint-${code.toLowerCase()}`, paint, code),
      picture(sideName(code), side, code),
    ]),
  ]
}

/** A car from the side in a paint: `side-blu`. */
export const sideName = (paint: string): string => `side-${paint.toLowerCase()}`

const interiorsOf = (model: DrawnModel): string[] =>
  interiorColors.filter(({ model_codes }) => model_codes.includes(confCodeOf[model])).map(({ code }) => code)

/** What is wanted most comes first, of every model before the next. */
const ORDER = [
  'hall',
  'samples',
  'face',
  'line-up',
  'line-up-upright',
  'flank',
  'hero',
  'hero-upright',
  'rear34',
  'place',
  'scene',
  'scene-upright',
  'above',
  'above-upright',
  'drive',
  'drive-upright',
  'winter',
  'yard',
  'yard-upright',
  'place-upright',
  'family',
  'mounts',
  'cabin',
  'lamp',
  'paint',
  'side',
]
const rankOf = ({ name }: Picture): number => {
  const slot = name.split('/')[1] ?? ''
  const exact = ORDER.indexOf(slot)
  if (exact >= 0) return exact
  const kind = ORDER.indexOf(slot.split('-')[0] ?? '')
  return kind >= 0 ? kind : ORDER.indexOf('lamp')
}

/** Concept cars are seen from both ends and from the side in the dark, from edge to edge; a lamp from near; in a place; and inside. */
const conceptSlots: Record<string, Slot> = {
  hero: { view: 'front34', register: 'concept', size: [1600, 720], samples: 12 },
  'hero-upright': { view: 'front34', register: 'concept', size: [720, 900], samples: 10 },
  rear34: { view: 'rear34', register: 'concept', size: [1600, 720], samples: 12 },
  flank: { view: 'flank', register: 'concept', size: [1600, 720], samples: 12 },
  lamp: { view: 'lamp', register: 'concept', size: CLOSE, samples: 16 },
  place: { view: 'front34', register: 'place', size: WIDE, samples: 16 },
  'place-upright': { view: 'front34', register: 'place', size: [900, 1125], samples: 14 },
  above: { view: 'above34', register: 'above', size: WIDE, samples: 16 },
  'above-upright': { view: 'above34', register: 'above', size: [900, 1125], samples: 14 },
  cabin: { view: 'driver', register: 'cabin', size: CABIN, samples: CABIN_SAMPLES },
  'cabin-upright': { view: 'driver', register: 'cabin', size: [900, 1125], samples: CABIN_SAMPLES },
}
const conceptPictures: Picture[] = CONCEPT_CODES.flatMap((model) =>
  Object.entries(conceptSlots).map(([name, slot]) =>
    inHaze({ name: `${model}/${name}`, model, ...slot, colour: model }),
  ),
)

export const pictures: readonly Picture[] = [...DRAWN_MODELS.flatMap(picturesOf), ...conceptPictures].toSorted(
  (a, b) => rankOf(a) - rankOf(b),
)

/** Whether its lights are mixed of two renders: where a cabin is shown in one light only, one render is less. */
export const isMixed = ({ model, register, view }: Picture): boolean =>
  register === 'cabin-night' && view !== 'screen' && !isConcept(model) && NIGHT_LIGHTS[model].length > 1

/** When a cabin is seen: by the light of day, of the last sun, or its own. */
export function hourOf({ model, register }: Picture): 'day' | 'evening' | 'dusk' | 'night' {
  if (register === 'cabin-night') return 'night'
  if (register === 'cabin-dusk') return 'dusk'
  return model === 'concept-x' ? 'evening' : 'day'
}

/** Leather of the seats one sees through the glass: that of the interior the model is shown in. */
export function seatsOf(model: DrawnModel): string {
  const row = interiorColors.find(({ code }) => code === SHOWN_INTERIORS[model])
  if (!row) throw new Error(`No interior ${SHOWN_INTERIORS[model]}`)
  return row.hex.slice(1)
}

/** Of a picture with several cars: each in the paint and with the seats of its hero. */
export const shownCars = (picture: Picture) =>
  carsIn(picture).flatMap((model) =>
    isConcept(model) ? [] : [{ model, ...paintOf(lineUp[model].shownPaint), seats: seatsOf(model) }],
  )

export type Paint = { hex: string; finish: string }

/** A concept is not sold: it has one colour, which is in no list of paints. */
const conceptPaints: Record<ConceptCode, Paint> = {
  'concept-x': { hex: '6e4630', finish: 'metallic' },
  'concept-mint': { hex: 'a4d2bd', finish: 'metallic' },
}

/** Colour and finish of an exterior colour, or of a concept, for the scene. */
export function paintOf(code: string): Paint {
  const concept = CONCEPT_CODES.find((one) => one === code)
  if (concept) return conceptPaints[concept]
  const row = exteriorColors.find((colour) => colour.code === code)
  if (!row) throw new Error(`No exterior colour ${code}`)
  return { hex: row.hex.slice(1), finish: row.type }
}
