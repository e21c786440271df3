import { CUTS, type Cut, type Place } from '#src/content/pictures/slots.ts'
import type { ImageSource } from '#src/content/pictures/sources.ts'

/** Addresses of the files that scripts/media makes of a photograph, from its name and the place's widths. */

const FOLDER = '/assets/'
type Format = 'avif' | 'jpg'

export const photoFile = (name: string, width: number, format: Format): string => `${FOLDER}${name}-${width}.${format}`

const srcSetOf = (name: string, { widths }: Cut, format: Format): string =>
  widths.map((width) => `${photoFile(name, width, format)} ${width}w`).join(', ')

export const widestOf = (place: Place): number => CUTS[place].widths.at(-1) ?? 0

/** Of the widest file. */
export function sizeOfPlace(place: Place): { width: number; height: number } {
  const [across, down] = CUTS[place].ratio
  const width = widestOf(place)
  return { width, height: Math.round((width * down) / across) }
}

/** The widest JPEG: what opens everywhere. */
export const photoSrc = (name: string, place: Place): string => photoFile(name, widestOf(place), 'jpg')

/** AVIF, then JPEG, in all widths. */
export const photoSources = (name: string, place: Place, sizes?: string, media?: string): ImageSource[] =>
  cutSources(name, CUTS[place], sizes, media)

/** The same for a place that only a few pages know. */
export const cutSources = (name: string, cut: Cut, sizes = '100vw', media?: string): ImageSource[] =>
  (['avif', 'jpg'] as const).map((format) => ({
    type: format === 'avif' ? 'image/avif' : 'image/jpeg',
    srcSet: srcSetOf(name, cut, format),
    sizes,
    ...(media && { media }),
  }))

/** `/assets/news-spring-0f3a-1200.jpg` → `news-spring-0f3a`: the API tells of a photograph by its widest file. */
export function photoName(src: string): string | null {
  const [, name] = /^\/assets\/([\w-]+)-\d+\.jpg$/.exec(src) ?? []
  return name ?? null
}
