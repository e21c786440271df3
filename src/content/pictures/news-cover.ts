import { photoName, photoSources } from '#src/content/pictures/photo-files.ts'
import { PHONE, sourcesOf, type ImageSource } from '#src/content/pictures/sources.ts'
import type { NewsCategory } from '#src/domain/news.ts'

/** Of every cover, drawn or photographed. */
export const COVER_SIZE = { width: 1200, height: 900 } as const

/** News about cars are covered by a close-up, which is heavy; the other drawn covers are a few lines. */
export const hasRasterCover = ({ category }: { category: NewsCategory }): boolean => category === 'models'

type Covered = { image: string; category: NewsCategory }

/** The other files of a photograph, which is known by its address; none for a drawing. `sizes` as in HTML. */
export function photoFiles(src: string, sizes?: string): ImageSource[] | undefined {
  const photo = photoName(src)
  return photo === null ? undefined : photoSources(photo, 'cover', sizes)
}

/** The other files of a cover. */
export const coverSources = (item: Covered, sizes?: string): ImageSource[] | undefined =>
  photoFiles(item.image, sizes) ?? (hasRasterCover(item) ? sourcesOf('cover', item.image, '100vw', PHONE) : undefined)
