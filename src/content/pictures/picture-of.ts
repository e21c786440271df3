import { BRAND } from '#src/brand/brand.ts'
import { liveContent } from '#src/content/live-content.ts'
import { isDrawn, type DrawnModel } from '#src/content/models/drawn.ts'
import { modelName } from '#src/content/models/names.ts'
import {
  carAlt,
  carSources,
  carSrc,
  closeUpSources,
  paintSources,
  paintSrc,
  sizeOf,
  type CarView,
  type RasterView,
} from '#src/content/pictures/drawings.ts'
import { fileOf } from '#src/content/pictures/hashed.ts'
import type { GeneratedPicture, GeneratedModel, GeneratedPictures } from '#src/content/pictures/generated-shape.ts'
import { generatedPictures } from '#src/content/pictures/generated.ts'
import { photoSources, photoSrc, sizeOfPlace } from '#src/content/pictures/photo-files.ts'
import { LIST_CUTS, SLOT_NAMES, type Slot } from '#src/content/pictures/slots.ts'
import type { ImageSource } from '#src/content/pictures/sources.ts'
import { stillSources, type StillRegister, type StillView } from '#src/content/pictures/stills.ts'
import type { CropName, DetailName } from '#src/domain/car-details.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'

/**
 * A requested view of a car: a place filled only by photographs, or a drawing that a photograph may
 * replace.
 */
export type Shot = Slot | CabinShot | RearShot | LightShot | DetailShot | DrawnShot
/** The driver's view of an interior, by the interior's code. */
export type CabinShot = { interior: string }
/** The rear seats in an interior, by its code. */
export type RearShot = { rear: string }
/** The cabin at night in one of its lights, by the light's id; `isUpright`: as phones show it. */
export type LightShot = { light: string; isUpright?: boolean }
/** A close-up of a part of the car, by what it shows: a photograph or a rendered picture, no drawing. */
export type DetailShot = { detail: DetailName }
export type DrawnShot =
  | CarView
  /** A crop of a side drawing. */
  | { view: RasterView; crop: CropName }
  | { still: StillView; register: StillRegister }
  /** The side view in a paint, by the paint's code. */
  | { paint: string }
  /** The car in a paint, preferably from the front three-quarter view. */
  | { showroom: string }

export type Picture = {
  source: 'photograph' | 'render' | 'drawing'
  /** The fallback file: the widest JPEG of a photograph, the drawing itself. */
  src: string
  /** Preferred files, best first. */
  sources: readonly ImageSource[]
  alt: string
  /** Of `src`; millimetres of the car for a drawing. */
  width: number
  height: number
  /** Position of a photograph's subject, percent; the centre by default. */
  focus?: GeneratedPicture['focus']
  /** The place of this photograph: differs from the requested one where the model has nothing nearer. */
  place?: PhotoPlace
}
type PhotoPlace = Slot | keyof typeof LIST_CUTS

/** Photographs that replace a drawing. */
type Instead = {
  /** Shows the same, so it is preferred to the drawing. */
  same?: Slot
  /** For a model that has no drawing, nearest first. */
  otherwise: readonly Slot[]
}

const INSTEAD: Record<CarView | CropName | StillView | 'paint', Instead> = {
  studio: { same: 'side', otherwise: ['front34', 'hero'] },
  light: { same: 'hero', otherwise: ['front34', 'side'] },
  'front-light': { same: 'front34', otherwise: ['hero', 'side'] },
  line: { otherwise: ['side', 'front34', 'hero'] },
  'front-line': { otherwise: [] },
  plan: { otherwise: [] },
  nose: { otherwise: ['front34', 'hero', 'side'] },
  lamp: { otherwise: ['front34', 'hero', 'side'] },
  wheel: { otherwise: ['side', 'front34', 'hero'] },
  cabin: { otherwise: ['side', 'front34', 'hero'] },
  roof: { otherwise: ['side', 'front34', 'hero'] },
  shoulder: { otherwise: ['side', 'hero', 'front34'] },
  tail: { otherwise: ['rear34', 'side', 'hero'] },
  front34: { same: 'front34', otherwise: ['hero', 'side'] },
  rear34: { same: 'rear34', otherwise: ['hero', 'side'] },
  paint: { otherwise: ['side', 'front34', 'hero'] },
}

/**
 * The picture of a model for a place on a page, from the first source that has one: photographed, rendered, drawn. Null
 * where there is none: its block is left out then. `sizes` as in HTML: how wide a photograph or a rendered picture
 * is shown.
 */
export const pictureOf = (code: ModelCode, shot: Shot, sizes?: string): Picture | null =>
  pictureFrom(generatedPictures, code, shot, sizes)

/** Only its address, for API data, which outlive a build; empty where there is no picture. */
export function pictureSrc(code: ModelCode, shot: Shot): string {
  const src = pictureOf(code, shot)?.src ?? ''
  return fileOf(src)?.path ?? src
}

/** The same from a given list of photographs. */
export function pictureFrom(list: GeneratedPictures, code: ModelCode, shot: Shot, sizes = '100vw'): Picture | null {
  const built = list.models?.[code] ?? {}
  const live = list === generatedPictures ? liveContent() : {}
  const own = live.photos?.[code]
  const parts = live.galleries?.[code]?.parts
  const colours = live.colourPhotos?.[code]
  const photos: GeneratedModel = {
    ...built,
    ...(parts && { parts: { ...built.parts, ...parts } }),
    ...(colours?.interiors && { interiors: { ...built.interiors, ...colours.interiors } }),
    ...(colours?.paints && { paints: { ...built.paints, ...colours.paints } }),
  }
  const inSlot = (slot: Slot) => generatedOf(code, own?.[slot] ?? photos.slots?.[slot], slot, sizes)
  if (isSlot(shot)) return inSlot(shot)
  if (typeof shot !== 'string' && 'interior' in shot)
    return generatedOf(code, ownValue(photos.interiors ?? {}, shot.interior), 'interiors', sizes)
  if (typeof shot !== 'string' && 'rear' in shot)
    return generatedOf(code, ownValue(photos.rears ?? {}, shot.rear), 'rears', sizes)
  if (typeof shot !== 'string' && 'light' in shot) {
    const place = shot.isUpright ? 'lights-upright' : 'lights'
    return generatedOf(code, ownValue(photos[place] ?? {}, shot.light), place, sizes)
  }
  if (typeof shot !== 'string' && 'detail' in shot)
    return generatedOf(code, photos.parts?.[shot.detail], 'details', sizes)
  const { same, otherwise } = INSTEAD[kindOf(shot)]
  const photo = ownPhoto(code, photos, shot, sizes) ?? (same ? inSlot(same) : null)
  if (photo) return photo
  return isDrawn(code) ? drawingOf(code, shot, sizes) : (otherwise.map(inSlot).find(Boolean) ?? null)
}

/** Whether a picture requested in a paint shows that paint: the only photograph of a car may show another. */
export const isInPaint = ({ source, place }: Picture): boolean =>
  source === 'drawing' || place === 'paints' || place === 'showroom'

const isSlot = (shot: Shot): shot is Slot => SLOT_NAMES.some((slot) => slot === shot)

function kindOf(shot: DrawnShot): keyof typeof INSTEAD {
  if (typeof shot === 'string') return shot
  if ('crop' in shot) return shot.crop
  return 'still' in shot ? shot.still : 'paint'
}

/** A photograph of just this detail or paint. */
function ownPhoto(
  code: ModelCode,
  { parts, paints = {}, showroom = {} }: GeneratedModel,
  shot: DrawnShot,
  sizes: string,
): Picture | null {
  if (typeof shot === 'string') return null
  if ('crop' in shot) return generatedOf(code, parts?.[shot.crop], 'details', sizes)
  if ('paint' in shot) return generatedOf(code, ownValue(paints, shot.paint), 'paints', sizes)
  if (!('showroom' in shot)) return null
  // A photograph of the paint is preferred to a rendered picture.
  const paint = ownValue(paints, shot.showroom)
  return (
    generatedOf(code, paint, 'paints', sizes) ?? generatedOf(code, ownValue(showroom, shot.showroom), 'showroom', sizes)
  )
}

const generatedOf = (
  code: ModelCode,
  photo: GeneratedPicture | undefined,
  place: PhotoPlace,
  sizes: string,
): Picture | null => (photo ? photoOf(code, photo, place, sizes) : null)

/** A photograph of a model in one of its places. */
export const photoOf = (code: ModelCode, photo: GeneratedPicture, place: PhotoPlace, sizes: string): Picture => ({
  source: photo.isRender ? 'render' : 'photograph',
  src: photoSrc(photo.name, place),
  sources: photoSources(photo.name, place, sizes),
  alt: photo.alt ?? `${BRAND} ${modelName(code)}`,
  ...sizeOfPlace(place),
  ...(photo.focus && { focus: photo.focus }),
  place,
})

function drawingOf(code: DrawnModel, shot: DrawnShot, sizes: string): Picture | null {
  if (typeof shot === 'string')
    return {
      source: 'drawing',
      src: carSrc(code, shot),
      sources: carSources(code, shot, sizes),
      alt: carAlt(code, shot),
      ...sizeOf(shot),
    }
  if ('still' in shot) {
    const still = stillSources(code, shot.still, shot.register, sizes)
    return still && { source: 'render', ...still }
  }
  if ('crop' in shot)
    return {
      source: 'drawing',
      src: carSrc(code, shot.view),
      sources: closeUpSources(code, shot.view, shot.crop),
      alt: '',
      ...sizeOf(shot.view),
    }
  const src = paintSrc(code, 'paint' in shot ? shot.paint : shot.showroom)
  return {
    source: 'drawing',
    src,
    sources: paintSources(src, sizes),
    alt: carAlt(code, 'studio'),
    ...sizeOf('studio'),
  }
}
