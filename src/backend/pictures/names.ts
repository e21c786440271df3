import { CUTS, type Place } from '#src/content/pictures/slots.ts'

/**
 * Names of the files made of an uploaded picture. They say picture, focus and place, so a file under a name never changes
 * and pages find all widths of one as they do those of built pictures (content/pictures/photo-files.ts).
 */

/** Percent from the left and from the top, in steps of ten. */
export type Focus = readonly [left: number, top: number]
/** Places the office fills. */
export const PICTURE_PLACES = ['cover', 'cover-wide', 'dealer'] as const satisfies readonly Place[]
export type PicturePlace = (typeof PICTURE_PLACES)[number]

export const FOLDER = '/assets/'
const FORMATS = ['avif', 'jpg'] as const
export type PictureFormat = (typeof FORMATS)[number]

const stemOf = (id: string, [left, top]: Focus, place: PicturePlace): string => `media-${id}-${left}x${top}-${place}`
const widestOf = (place: PicturePlace): number => CUTS[place].widths.at(-1) ?? 0

/** The address that content stores: of the widest JPEG. */
export const srcOf = (id: string, focus: Focus, place: PicturePlace): string =>
  `${FOLDER}${stemOf(id, focus, place)}-${widestOf(place)}.jpg`

type File = { name: string; width: number; format: PictureFormat }
export const filesOf = (id: string, focus: Focus, place: PicturePlace): File[] =>
  CUTS[place].widths.flatMap((width) =>
    FORMATS.map((format) => ({ name: `${stemOf(id, focus, place)}-${width}.${format}`, width, format })),
  )

/** Of a file made here. */
export const PICTURE_FILE = /^media-[0-9a-f]{16}-\d{1,3}x\d{1,3}-(?:cover|cover-wide|dealer)-\d{3,4}\.(?:avif|jpg)$/
/** `cover` -> its fellow for wide screens; null for an address that is no uploaded cover. */
export const wideFellow = (src: string): string | null =>
  /^\/assets\/media-[0-9a-f]{16}-\d{1,3}x\d{1,3}-cover-\d+\.jpg$/.test(src)
    ? src.replace(/-cover-\d+\.jpg$/, `-cover-wide-${widestOf('cover-wide')}.jpg`)
    : null
