import * as z from 'zod/mini'
import { adMark, altOrNone, id, ownPath, text, uploadedOrNone } from '#src/domain/content/fields.ts'
import { MODEL_CODES } from '#src/domain/model.ts'

/** A slide of the home page's first screen: of a model, with that model's picture and price, or of anything else. */
export const homeSlideBody = z
  .object({
    id,
    /** Ascending; defines the order of slides. */
    sort: z.int('Порядок — целое число').check(z.gte(0, 'Порядок — не меньше нуля')),
    /** Shown at the top of the page. */
    opens: z.boolean(),
    /** Shown in the row of slides. */
    name: text(16),
    title: text(80),
    text: text(160),
    button: z.object({ name: text(40), href: ownPath }),
    model: z.enum(['none', ...MODEL_CODES]),
    /** Empty: the model's own. */
    image: uploadedOrNone,
    alt: altOrNone,
    ...adMark,
  })
  .check(
    z.refine(({ model, image }) => image !== '' || model !== 'none', {
      message: 'Поставьте снимок или выберите модель: тогда будет её снимок',
      path: ['image'],
    }),
    z.refine(({ image, alt }) => image === '' || alt !== '', { message: 'Скажите, что на снимке', path: ['alt'] }),
  )
export type HomeSlideBody = z.infer<typeof homeSlideBody>
