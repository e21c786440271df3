import * as z from 'zod/mini'
import { DETAIL_NAMES } from '#src/domain/car-details.ts'
import { text } from '#src/domain/content/fields.ts'

const uploaded = z
  .string('Выберите снимок')
  .check(z.regex(/^\/assets\/media-[0-9a-f]{16}-[\w-]+\.jpg$/, 'Выберите загруженный снимок'))

const shown = z.object({
  image: uploaded,
  // A new one begins with both, so that the words of its picture find their field.
  alt: z.prefault(text(240), ''),
  /** Where pages want just this part of the car they show this picture; none: in the gallery alone. */
  shows: z.prefault(z.enum(['none', ...DETAIL_NAMES], 'Выберите, что это'), 'none'),
})

/**
 * Close views and further pictures of a model, in the order of its gallery; the item's key is the model. Without any, those
 * that came with the code are shown; with the first own one they are gone: computed and taken pictures do not stand in
 * one gallery.
 */
export const galleryBody = z.object({
  pictures: z.array(shown).check(z.maxLength(24, 'Не больше 24 снимков')),
})
export type GalleryBody = z.infer<typeof galleryBody>
