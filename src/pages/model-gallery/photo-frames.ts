import { captions } from '#src/content/gallery.ts'
import { isDrawn } from '#src/content/models/drawn.ts'
import { ownPicturesOf } from '#src/content/pictures/own-pictures.ts'
import { photoOf, pictureOf, type Shot } from '#src/content/pictures/picture-of.ts'
import { uprightOf, WITH_UPRIGHT } from '#src/content/pictures/slots.ts'
import type { StillRegister, StillView } from '#src/content/pictures/stills.ts'
import { CROP_NAMES, type CropName } from '#src/domain/car-details.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { frameOf } from '#src/pages/model-gallery/frame-of.ts'
import { driverSlotOf } from '#src/pages/shared/cars/upright-cabin.ts'
import type { Frame, Tone } from '#src/pages/model-gallery/frame.ts'

/** What a drawing or a close view of the side was called in links that visitors may still have. */
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
/** The side is shown by the paints; where there are none, by what the gallery opens with. */
export const SIDE = ['studio', 'photo-side', ...cropIds(['cabin', 'roof'])]

const SIZES = '(max-width: 768px) 100vw, 60vw'

type Wide = { slot: WideSlot; tone: Tone; instead?: readonly string[] }

type WideSlot = keyof typeof captions.renders

/** Of a rendered picture. */
const captionOf = (code: ModelCode, slot: WideSlot): string =>
  (isMet(slot) && isDrawn(code) && captions.places[code][slot]) || captions.renders[slot]

/** Pictures of a car somewhere. */
const MET = ['place', 'scene', 'above'] as const
type MetSlot = (typeof MET)[number]
const isMet = (slot: WideSlot): slot is MetSlot => MET.some((one) => one === slot)

/** What fills a place of the gallery: its photograph or traced picture, else the still of the same view. */
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

/** Pictures of one kind: where an owner has put photographs, no computed picture stands among them. */
const isPhotographed = (code: ModelCode): boolean => pictureOf(code, 'hero')?.source === 'photograph'

/** The car from without: the night first, then the studio. */
export const outsideFrames = (code: ModelCode): Frame[] => [
  ...wide(code, { slot: 'hero', tone: 'night', instead: [...FRONT, ...SIDE] }, ['front34', 'light']),
  ...wide(code, { slot: 'flank', tone: 'night' }),
  ...wide(code, { slot: 'drive', tone: 'outside' }),
  ...wide(code, { slot: 'rear34', tone: 'night', instead: REAR }, ['rear34', 'light']),
  ...wide(code, { slot: 'front34', tone: 'studio', instead: ['front34-studio'] }, inStudio(code, 'front34')),
  ...(pictureOf(code, 'front34') ? [] : wide(code, { slot: 'rear34', tone: 'studio' }, inStudio(code, 'rear34'))),
  ...wide(code, { slot: 'side', tone: 'studio' }),
]

/** Its parts from near. The wheel leads, where the largest stands: of a black car by night it is what one can see best. */
export function detailFrames(code: ModelCode): Frame[] {
  const wheel = srcOf(code, { detail: 'wheel' })
  const parts = partFrames(code).filter(({ tone }) => tone !== 'inside')
  return parts.toSorted((a, b) => Number(b.src === wheel) - Number(a.src === wheel))
}

/** The still in the studio stands in for a traced night: beside one it looks like a model of the car. */
const inStudio = (code: ModelCode, view: StillView): readonly [StillView, StillRegister] | undefined =>
  pictureOf(code, 'hero') ? undefined : [view, 'studio']

/** Details and what the gallery has of its own. */
function partFrames(code: ModelCode): Frame[] {
  const { details, gallery } = ownPicturesOf(code)
  const shown = new Map(CROP_NAMES.map((name) => [srcOf(code, { view: 'studio', crop: name }), name]))
  const seam = srcOf(code, { detail: 'seam' })
  const outside = isPhotographed(code) ? 'outside' : 'night'
  const frame = (photo: (typeof details)[number], place: 'details' | 'gallery', id: string): Frame => {
    const picture = photoOf(code, photo, place, SIZES)
    const name = shown.get(picture.src)
    const tone = picture.src === seam ? 'inside' : outside
    return frameOf(code, picture, { id, shape: 'close', tone, ...(name && { instead: cropIds([name]) }) })
  }
  return [
    ...details.map((photo, index) => frame(photo, 'details', `photo-detail-${index + 1}`)),
    ...gallery.map((photo, index) => frame(photo, 'gallery', `photo-${index + 1}`)),
  ]
}

const srcOf = (code: ModelCode, shot: Shot): string => pictureOf(code, shot)?.src ?? ''

/** The cabin by night and both its rows, with a child's seat too, and what a seat is made of. */
export const cabinFrames = (code: ModelCode): Frame[] => [
  ...[...new Set([driverSlotOf(code), 'cabin', 'cabin-rear', 'family'] as const)].flatMap((slot) =>
    wide(code, { slot, tone: 'inside' }),
  ),
  ...partFrames(code).filter(({ tone }) => tone === 'inside'),
]

/** The car somewhere: in its own place, in another, from above. */
export const placeFrames = (code: ModelCode, slot: MetSlot): Frame[] => wide(code, { slot, tone: 'outside' })
