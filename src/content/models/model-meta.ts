import type { MetaText } from '#src/content/copy.ts'
import { facts } from '#src/content/models/facts.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { formatMm, formatPriceFrom, PRICE_SOON } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { typograf } from '#src/domain/typography.ts'
import type { ModelRouteName } from '#src/routes.ts'

/** Texts about a model for other pages and sites. Only the server reads them. */
export type ModelMeta<C extends ModelCode> = {
  /** One or two sentences on its home page slide. */
  slide: string
  pages: Record<ModelRouteName<C>, MetaText>
  /** Search words for its pages in addition to those of every model, separated by commas. */
  keywords: Partial<Record<ModelRouteName<C>, string>>
}

/** The compiler requires tags of every page of the model. Built at each use, because the office changes prices. */
export const defineModelMeta = <C extends ModelCode>(
  code: C,
  make: (words: MetaWords) => ModelMeta<C>,
): ModelMeta<C> => ({
  get pages() {
    return make(metaWords(code)).pages
  },
  get keywords() {
    return make(metaWords(code)).keywords
  },
  get slide() {
    return typograf(make(metaWords(code)).slide)
  },
})

/** Figures in a model's tags: «4685 мм», «от 2 249 000 ₽», «Цена от …» or the announcement as a sentence. */
type MetaWords = { length: string; price: string; priceSentence: string }

function metaWords(code: ModelCode): MetaWords {
  const price = formatPriceFrom(modelByCode(code))
  return {
    length: formatMm(facts[code].length),
    price,
    priceSentence: modelByCode(code).priceComingSoon ? `${PRICE_SOON}.` : `Цена ${price}.`,
  }
}
