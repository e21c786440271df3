import { phrases } from '#src/backend/search/answers/question.ts'
import type { City } from '#src/domain/dealer.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { hrefTo } from '#src/routes.ts'
import type { Fact } from '#src/backend/search/answers/fact.ts'
import { warranty } from '#src/backend/search/answers/warranty-facts.ts'
import { owning, workshops, tradeIn } from '#src/backend/search/answers/service-facts.ts'
import { pageFacts } from '#src/backend/search/answers/page-facts.ts'
import { faqFacts } from '#src/backend/search/answers/faq-facts.ts'
import { glossaryFacts } from '#src/backend/search/answers/glossary-facts.ts'

/** Only the browser knows what is nearest: the answer leads to the page that finds it, and names every city. */
const nearestFact = (cities: readonly City[], counts: ReadonlyMap<number, number>): Fact => ({
  said: phrases(
    'ближайший дилер, дилер рядом, дилер близко, ближайший сервис, сервис рядом, ближайший салон, салон рядом',
  ),
  url: hrefTo('dealers'),
  title: 'Ближайший дилер',
  text: `Нажмите «Найти ближайший» — покажем дилеров по расстоянию от вас. Дилеры есть здесь: ${cities
    .map(({ id, name }) => `${name}${(counts.get(id) ?? 1) > 1 ? ` (${counts.get(id)})` : ''}`)
    .join(', ')}.`,
})

/** Every sentence, the first that fits wins: `counts` is the number of dealers by the city's id. */
export const sentences = (
  cities: readonly City[],
  counts: ReadonlyMap<number, number>,
  questions: readonly FaqItem[],
): readonly Fact[] => [
  nearestFact(cities, counts),
  ...warranty,
  ...owning,
  ...tradeIn,
  ...workshops,
  ...pageFacts,
  ...faqFacts(questions),
  ...glossaryFacts,
]
