import { COLOUR_PLACES } from '#src/content/photo-key.ts'
import {
  CUTS,
  filesInCut,
  SLOT_NAMES,
  uprightOf,
  widestIn,
  WITH_UPRIGHT,
  type PhotoFormat,
  type Place,
} from '#src/content/pictures/slots.ts'

/**
 * Names of the files made from an uploaded picture. They contain picture, focus and place, so a file under a name never
 * changes, and pages find all its widths like those of built pictures (content/pictures/photo-files.ts).
 */

/** Percent from the left and from the top, in steps of ten. */
export type Focus = readonly [left: number, top: number]
/** Places that the office fills. */
export const PICTURE_PLACES = [
  'cover',
  'cover-wide',
  'dealer',
  'details',
  ...COLOUR_PLACES,
  ...SLOT_NAMES,
] as const satisfies readonly Place[]
export type PicturePlace = (typeof PICTURE_PLACES)[number]

export const FOLDER = '/assets/'

const stemOf = (id: string, [left, top]: Focus, place: PicturePlace): string => `media-${id}-${left}x${top}-${place}`
const widestOf = (place: PicturePlace): number => widestIn(CUTS[place])

/** The address stored in content: that of the JPEG. */
export const srcOf = (id: string, focus: Focus, place: PicturePlace): string =>
  `${FOLDER}${stemOf(id, focus, place)}-${widestOf(place)}.jpg`

type File = { name: string; width: number; format: PhotoFormat }
export const filesOf = (id: string, focus: Focus, place: PicturePlace): File[] =>
  filesInCut(CUTS[place]).map(({ width, format }) => ({
    name: `${stemOf(id, focus, place)}-${width}.${format}`,
    width,
    format,
  }))

/** Of a file made here. */
export const PICTURE_FILE = new RegExp(
  `^media-[0-9a-f]{16}-\\d{1,3}x\\d{1,3}-(?:${PICTURE_PLACES.join('|')})-\\d{3,4}\\.(?:avif|jpg)$`,
)
/** Without folder, width and format: how pages refer to all widths. */
export const stemOfAddress = (src: string): string => src.slice(FOLDER.length).replace(/-\d+\.jpg$/, '')
/** Whether it was cropped for this place. */
export const isCutFor = (src: string, place: PicturePlace): boolean =>
  PICTURE_FILE.test(src.slice(FOLDER.length)) && src.endsWith(`-${place}-${widestOf(place)}.jpg`)
/** Variants of the same picture on other screens. */
const FELLOWS: Partial<Record<PicturePlace, PicturePlace>> = {
  cover: 'cover-wide',
  ...Object.fromEntries(WITH_UPRIGHT.map((slot) => [slot, uprightOf(slot)])),
}
export type PlacesOfPicture = readonly [PicturePlace, ...PicturePlace[]]
/** Places that are filled together. */
export function placesWith(place: PicturePlace): PlacesOfPicture {
  const fellow = FELLOWS[place]
  return fellow ? [place, fellow] : [place]
}

/** The address of another variant of a picture; null for an address that is not a picture of this place. */
export function fellowOf(src: string, place: PicturePlace): string | null {
  const fellow = FELLOWS[place]
  if (!fellow || !isCutFor(src, place)) return null
  return src.replace(`-${place}-${widestOf(place)}.jpg`, `-${fellow}-${widestOf(fellow)}.jpg`)
}
