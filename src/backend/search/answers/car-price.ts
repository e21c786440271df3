import type { Question } from '#src/backend/search/answers/question.ts'
import { trimPrice } from '#src/content/models/prices.ts'
import { NO_FILTERS, queryOfFilters } from '#src/domain/dealer-filters.ts'
import { lowerFirst } from '#src/domain/first-letter.ts'
import { hrefTo } from '#src/routes.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { formatMoney, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelCode } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { trimsOf } from '#src/backend/search/answers/qualifiers.ts'
import { brandNameOf, pageOf } from '#src/backend/search/answers/car-names.ts'
import { priceNote } from '#src/backend/search/answers/price-words.ts'

/** The lowest price of a car, or of the trims a query names. */
export function priceAnswer(code: ModelCode, question: Question): SearchAnswer {
  const model = modelByCode(code)
  const { family, list: named } = trimsOf(code, question)
  const long = question.isLong ? named.filter((trim) => trim.long) : []
  const list = long.length > 0 ? long : named
  const prices = list.flatMap((trim) => trimPrice(trim) ?? [])
  const isPart = family !== undefined || long.length > 0
  const least = isPart && prices.length > 0 ? `от${NBSP}${formatMoney(Math.min(...prices))}` : formatPriceFrom(model)
  return {
    url: pageOf(code, 'price'),
    title: `${[brandNameOf(code), ...(prices.length > 0 ? [long.length > 0 && 'L', family] : [])].filter(Boolean).join(' ')}: ${lowerFirst(least)}`,
    text: model.priceComingSoon
      ? 'Цена появится на странице модели, её назовут и по телефону службы поддержки.'
      : priceNote(code),
  }
}

/** Only the dealer knows which cars are in stock. */
export const stockAnswer = (code: ModelCode): SearchAnswer => ({
  url: hrefTo('dealers') + queryOfFilters({ ...NO_FILTERS, models: [code] }),
  title: `${brandNameOf(code)} в наличии: знает дилер`,
  text: 'Списка машин на складах на сайте нет. Показаны дилеры, у которых есть такой автомобиль для тест-драйва: телефон указан у каждого.',
})
