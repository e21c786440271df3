import { captions } from '#src/content/gallery.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { ownPicturesOf } from '#src/content/pictures/own-pictures.ts'
import { photoOf, pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import { uprightOf, WITH_UPRIGHT } from '#src/content/pictures/slots.ts'
import type { StillRegister, StillView } from '#src/content/pictures/stills.ts'
import { CROP_NAMES, type CropName, type DetailName } from '#src/domain/car-details.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { frameOf } from '#src/pages/model-gallery/frame-of.ts'
import { driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'
import type { Frame, Tone } from '#src/pages/model-gallery/frame.ts'

/** Former ids of drawings and close-ups of the side, for existing links. */
const cropIds = (names: readonly CropName[]): string[] => names.flatMap((name) => [`studio-${name}`, `light-${name}`])

const FRONT = [
  'front34-light',
  'front34-studio',
  'photo-hero',
  'light',
  'front-light',
  ...cropIds(['nose', 'lamp', 'wheel']),
]
const REAR = ['rear34-light', 'photo-rear34', 'rear34-studio', ...cropIds(['shoulder', 'tail'])]
/** The side is shown by the paints; without them, by the first picture of the gallery. */
export const SIDE = ['studio', 'photo-side', ...cropIds(['cabin', 'roof'])]

const SIZES = '(max-width: 768px) 100vw, 60vw'

type Wide = { slot: WideSlot; tone: Tone; instead?: readonly string[] }

type WideSlot = keyof typeof captions.renders

/** For a rendered picture. */
const captionOf = (code: ModelCode, slot: WideSlot): string =>
  (isMet(slot) && isDrawn(code) && captions.places[code][slot]) || captions.renders[slot]

/** Pictures of a car in a place. */
const MET = ['place', 'scene', 'above'] as const
const isMet = (slot: WideSlot): slot is (typeof MET)[number] => MET.some((one) => one === slot)

/** The picture of a place of the gallery: its photograph or rendered picture, else the still of the same view. */
function wide(code: ModelCode, { slot, tone, instead }: Wide, still?: readonly [StillView, StillRegister]): Frame[] {
  const picture = pictureOf(code, slot)
  const shape = 'wide' as const
  if (picture) {
    const upright = WITH_UPRIGHT.find((one) => one === slot)
    return [
      frameOf(code, picture, {
        id: `photo-${slot}`,
        ...(picture.source === 'render' && { caption: captionOf(code, slot) }),
        shape,
        tone: picture.source === 'photograph' ? 'outside' : tone,
        ...(upright && { upright: pictureOf(code, uprightOf(upright))?.sources }),
        ...(instead && { instead }),
      }),
    ]
  }
  if (!still || !isDrawn(code) || isPhotographed(code)) return []
  const [view, register] = still
  const found = pictureOf(code, { still: view, register })
  const id = `${view}-${register}` as const
  return found
    ? [frameOf(code, found, { id, caption: captions.stills[id], shape, tone, ...(instead && { instead }) })]
    : []
}

/** Pictures of one kind: where an owner has added photographs, rendered pictures are left out. */
const isPhotographed = (code: ModelCode): boolean => pictureOf(code, 'hero')?.source === 'photograph'

/** The car from outside: in the dark studio, in a place as wide as the screen, then in the studio again. */
export const outsideFrames = (code: ModelCode): Frame[] => [
  ...wide(code, { slot: 'hero', tone: 'night', instead: [...FRONT, ...SIDE] }, ['front34', 'light']),
  // By day, between the first picture and the others of the dark studio.
  ...wide(code, { slot: 'drive', tone: 'outside' }),
  ...wide(code, { slot: 'flank', tone: 'night' }),
  ...wide(code, { slot: 'rear34', tone: 'night', instead: REAR }, ['rear34', 'light']),
  ...wide(code, { slot: 'face', tone: 'night' }),
  ...wide(code, { slot: 'front34', tone: 'studio', instead: ['front34-studio'] }, inStudio(code, 'front34')),
  ...(pictureOf(code, 'front34') ? [] : wide(code, { slot: 'rear34', tone: 'studio' }, inStudio(code, 'rear34'))),
  ...wide(code, { slot: 'side', tone: 'studio' }),
]

/** The wheel is first, in the largest place: of a black car at night it is the most visible part. */
const IN_ORDER = ['wheel', 'lamp', 'nose', 'tail'] as const
/** Rendered, most of these is a plain panel of one colour: only pages about design show them, smaller. */
const PLAIN = ['mirror', 'handle'] as const

/** Close-ups. */
export function detailFrames(code: ModelCode): Frame[] {
  const order = srcsOf(code, IN_ORDER)
  const placeOf = ({ src }: Frame) => (order.includes(src) ? order.indexOf(src) : order.length)
  return partFrames(code)
    .filter(({ tone }) => tone !== 'inside')
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

const srcsOf = (code: ModelCode, names: readonly DetailName[]) => names.map((detail) => srcOf(code, { detail }))

/**
 * The studio still replaces a rendered night picture only where that is missing: next to one it looks like a scale
 * model.
 */
const inStudio = (code: ModelCode, view: StillView): readonly [StillView, StillRegister] | undefined =>
  pictureOf(code, 'hero') ? undefined : [view, 'studio']

/** Details and the gallery's own pictures. */
function partFrames(code: ModelCode): Frame[] {
  const { details, gallery } = ownPicturesOf(code)
  const shown = new Map(CROP_NAMES.map((name) => [srcOf(code, { view: 'studio', crop: name }), name]))
  const seam = srcOf(code, { detail: 'seam' })
  const plain = srcsOf(code, PLAIN)
  const outside = isPhotographed(code) ? 'outside' : 'night'
  const frame = (photo: (typeof details)[number], place: 'details' | 'gallery', id: string): Frame[] => {
    const picture = photoOf(code, photo, place, SIZES)
    if (picture.source === 'render' && plain.includes(picture.src)) return []
    const name = shown.get(picture.src)
    const tone = picture.src === seam ? 'inside' : outside
    return [frameOf(code, picture, { id, shape: 'close', tone, ...(name && { instead: cropIds([name]) }) })]
  }
  return [
    ...details.flatMap((photo, index) => frame(photo, 'details', `photo-detail-${index + 1}`)),
    ...gallery.flatMap((photo, index) => frame(photo, 'gallery', `photo-${index + 1}`)),
  ]
}

const srcOf = (code: ModelCode, shot: Shot): string => pictureOf(code, shot)?.src ?? ''

/** The driver's seat, by night where that is shown: by day it is among the leathers; the second row, also with a child's seat, the display, the projection, the keys of a seat, and the materials. */
export const cabinFrames = (code: ModelCode): Frame[] => [
  ...wide(code, { slot: driverSlotOf(code), tone: 'inside', instead: ['photo-cabin'] }),
  ...(['cabin-rear', 'family', 'mounts', 'screen', 'projection', 'memory'] as const).flatMap((slot) =>
    wide(code, { slot, tone: 'inside' }),
  ),
  ...partFrames(code).filter(({ tone }) => tone === 'inside'),
]

/** The car in its own place, in snow, before a house in snow, in another place, and from above. */
export const placeFrames = (code: ModelCode): Frame[] =>
  (['place', 'winter', 'yard', 'scene', 'above'] as const).flatMap((slot) => wide(code, { slot, tone: 'outside' }))
