import { hashed } from '#src/content/pictures/hashed.ts'
import { photoName, photoSources, sizeOfPlace } from '#src/content/pictures/photo-files.ts'
import type { Place } from '#src/content/pictures/slots.ts'
import { NOT_PHONE, PHONE, sourcesOf, type ImageSource } from '#src/content/pictures/sources.ts'
import type { NewsCategory } from '#src/domain/news.ts'
import { ownValue } from '#src/domain/untrusted-text.ts'

/** Of every cover, drawn or photographed. */
export const COVER_SIZE = { width: 1200, height: 900 } as const

/** News about cars have a close-up as cover, which is large; the other drawn covers are a few lines. */
export const hasRasterCover = ({ category }: { category: NewsCategory }): boolean => category === 'models'

type Covered = { image: string; image_wide?: string | undefined; category: NewsCategory }

/**
 * Places with the widths of a photograph, by the widest one, which its address contains: articles also show pictures of
 * cars.
 */
const PLACES: Readonly<Record<string, Place>> = {
  1200: 'details',
  1280: 'interiors',
  1600: 'cabin',
  1920: 'cover-wide',
}
const placeOf = (src: string): Place => ownValue(PLACES, /-(\d+)\.jpg$/.exec(src)?.[1] ?? '') ?? 'cover'

/** Width and height of a picture of an article. */
export const sizeOfPhoto = (src: string): { width: number; height: number } =>
  photoName(src) === null ? COVER_SIZE : sizeOfPlace(placeOf(src))

/** The other files of a photograph, found by its address; none for a drawing. `sizes` as in HTML. */
export function photoFiles(
  src: string,
  sizes?: string,
  place: Place = placeOf(src),
  media?: string,
): ImageSource[] | undefined {
  const photo = photoName(src)
  return photo === null ? undefined : photoSources(photo, place, sizes, media)
}

/** The other files of a cover. */
export const coverSources = (item: Covered, sizes?: string): ImageSource[] | undefined =>
  photoFiles(item.image, sizes) ??
  (hasRasterCover(item) ? sourcesOf('cover', item.image, sizes ?? '100vw', PHONE) : undefined)

/** The files of a full-width cover: on wide screens 21:9, on phones those of a card. */
export function wideCoverSources(item: Covered): ImageSource[] | undefined {
  const { image_wide: wide } = item
  const narrow = coverSources(item)
  if (wide === undefined) return narrow
  const ofWide = photoFiles(wide, '100vw', undefined, NOT_PHONE) ?? [
    ...(hasRasterCover(item) ? sourcesOf('coverWide', wide, '100vw', NOT_PHONE) : []),
    { type: 'image/svg+xml', srcSet: hashed(wide), media: NOT_PHONE },
  ]
  return [...ofWide, ...(narrow ?? [])]
}

/** The files of a picture of an article that has one for wide screens. */
export const acrossSources = (src: string, wide: string, sizes = '100vw'): ImageSource[] => [
  ...(photoFiles(wide, sizes, undefined, NOT_PHONE) ?? []),
  ...(photoFiles(src) ?? []),
]
