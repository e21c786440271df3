import type { MetaText } from '#src/content/copy.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { formatMm, formatPriceFrom, PRICE_SOON } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { typograf } from '#src/domain/typography.ts'
import type { ModelRouteName } from '#src/routes.ts'

/** What others show of a model. Only the server reads it. */
export type ModelMeta<C extends ModelCode> = {
  /** One or two sentences on its slide of the home page. */
  slide: string
  pages: Record<ModelRouteName<C>, MetaText>
  /** What visitors call its pages besides what they call those of every model, separated by commas. */
  keywords: Partial<Record<ModelRouteName<C>, string>>
}

/** The compiler wants tags of every page of the model. */
export const defineModelMeta = <C extends ModelCode>(meta: ModelMeta<C>): ModelMeta<C> => ({
  ...meta,
  slide: typograf(meta.slide),
})

/** What the tags of a model say of it in figures: «4685 мм», «от 2 249 000 ₽», «Цена от …» or the announcement as a sentence. */
export function metaWords(code: ModelCode): { length: string; price: string; priceSentence: string } {
  const price = formatPriceFrom(modelByCode(code))
  return {
    length: formatMm(facts[code].length),
    price,
    priceSentence: modelByCode(code).priceComingSoon ? `${PRICE_SOON}.` : `Цена ${price}.`,
  }
}
