import * as z from 'zod/mini'
import { DETAIL_NAMES } from '#src/domain/car-details.ts'
import { text } from '#src/domain/content/fields.ts'

const uploaded = z
  .string('Выберите снимок')
  .check(z.regex(/^\/assets\/media-[0-9a-f]{16}-[\w-]+\.jpg$/, 'Выберите загруженный снимок'))

const shown = z.object({
  image: uploaded,
  // A new one has both fields from the start, so that the picture's description finds its field.
  alt: z.prefault(text(240), ''),
  /** Pages that need this part of the car show this picture; none: only the gallery does. */
  shows: z.prefault(z.enum(['none', ...DETAIL_NAMES], 'Выберите, что это'), 'none'),
})

/**
 * Close-ups and further pictures of a model, in the order of its gallery; the item's key is the model. Without any, the
 * shipped ones are shown; the first uploaded one replaces them all, because rendered and photographed pictures are not
 * mixed in one gallery.
 */
export const galleryBody = z.object({
  pictures: z.array(shown).check(z.maxLength(24, 'Не больше 24 снимков')),
})
export type GalleryBody = z.infer<typeof galleryBody>
