import { modelKind, models } from '#src/content/models/summary.ts'
import { modelTexts } from '#src/content/models/texts.ts'
import type { HomeSlideBody } from '#src/domain/content/home-slide.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { formatMm } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'

/** The flagship is first on the home page. */
const FIRST: ModelCode = 'g90'

const textOf = new Map(modelTexts.map(({ code, meta }) => [code, meta.slide]))

/** The shipped slides of the home page: one per model. */
export const homeSlides: readonly HomeSlideBody[] = models.map(({ id, code, name, href, width, sort }) => ({
  id,
  sort,
  opens: code === FIRST,
  name,
  title: `${name}${NBSP}— ${lowerFirst(modelKind(code))}, ${formatMm(width)}`,
  text: textOf.get(code) ?? '',
  button: { name: `Узнать больше о ${name}`, href },
  model: code,
  image: '',
  alt: '',
}))
