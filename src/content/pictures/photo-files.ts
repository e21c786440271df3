import { CUTS, widestIn, type Cut, type PhotoFormat, type Place } from '#src/content/pictures/slots.ts'
import type { ImageSource } from '#src/content/pictures/sources.ts'

/** Addresses of the files that scripts/media makes of a photograph, from its name and the place's widths. */

const FOLDER = '/assets/'

const photoFile = (name: string, width: number, format: PhotoFormat): string => `${FOLDER}${name}-${width}.${format}`

/** Of the widest file. */
export const sizeOfCut = (cut: Cut): { width: number; height: number } => {
  const [across, down] = cut.ratio
  const width = widestIn(cut)
  return { width, height: Math.round((width * down) / across) }
}
export const sizeOfPlace = (place: Place): { width: number; height: number } => sizeOfCut(CUTS[place])

/** The JPEG, which every program opens. */
export const photoSrc = (name: string, place: Place): string => cutSrc(name, CUTS[place])
export const cutSrc = (name: string, cut: Cut): string => photoFile(name, widestIn(cut), 'jpg')

/**
 * AVIF in all widths. A picture only for some screens has its JPEG as well, because the `<img>` has that of the others.
 */
export const photoSources = (name: string, place: Place, sizes?: string, media?: string): ImageSource[] =>
  cutSources(name, CUTS[place], sizes, media)

/** The same for a place that only a few pages know. */
export function cutSources(name: string, cut: Cut, sizes = '100vw', media?: string): ImageSource[] {
  const srcSet = cut.widths.map((width) => `${photoFile(name, width, 'avif')} ${width}w`).join(', ')
  const avif = { type: 'image/avif', srcSet, sizes }
  return media === undefined
    ? [avif]
    : [
        { ...avif, media },
        { type: 'image/jpeg', srcSet: cutSrc(name, cut), media },
      ]
}

/** `/assets/news-spring-0f3a-1200.jpg` → `news-spring-0f3a`: the API refers to a photograph by its JPEG. */
export function photoName(src: string): string | null {
  const [, name] = /^\/assets\/([\w-]+)-\d+\.jpg$/.exec(src) ?? []
  return name ?? null
}
