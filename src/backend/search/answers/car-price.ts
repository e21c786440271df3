import type { Question } from '#src/backend/search/answers/question.ts'
import { trimPrice } from '#src/content/models/prices.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { formatMoney, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { trimsOf } from '#src/backend/search/answers/qualifiers.ts'
import { pageOf, nameWith } from '#src/backend/search/answers/car-names.ts'
import { lowerFirst, priceNote } from '#src/backend/search/answers/price-words.ts'

/** The lowest price of a car, or of the trims a query names. */
export function priceAnswer(code: ModelCode, question: Question): SearchAnswer {
  const model = modelByCode(code)
  const { family, list } = trimsOf(code, question)
  const prices = list.flatMap((trim) => trimPrice(trim) ?? [])
  const least = family && prices.length > 0 ? `от${NBSP}${formatMoney(Math.min(...prices))}` : formatPriceFrom(model)
  return {
    url: pageOf(code, 'price'),
    title: `${nameWith(code, prices.length > 0 ? family : undefined)}: ${lowerFirst(least)}`,
    text: model.priceComingSoon
      ? 'Цена появится на странице модели, её назовут и по телефону службы поддержки.'
      : priceNote(code),
  }
}
