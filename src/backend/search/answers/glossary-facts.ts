import { phrases } from '#src/backend/search/answers/question.ts'
import { subjectOf } from '#src/backend/search/words.ts'
import { glossary } from '#src/content/glossary.ts'
import { hrefTo, routes, type RouteName } from '#src/routes.ts'
import type { Fact } from '#src/backend/search/answers/fact.ts'

/** Pages that discuss a term; terms not named here belong to the support page. */
const placeOf: ReadonlyMap<string, RouteName> = new Map([
  ['ПСК', 'finance'],
  ['Остаточный платёж', 'finance'],
  ['Каско', 'finance'],
  ['ОСАГО', 'finance'],
  ['Транспортный налог', 'finance'],
  ['Публичная оферта', 'about'],
  ['Комплектация', 'configurator'],
  ['Пакет', 'configurator'],
  ['Модификация', 'configurator'],
  ['Перламутр', 'configurator'],
  ['Металлик', 'configurator'],
  ['Матовая краска', 'configurator'],
])

const plain = (text: string): string => text.replaceAll('\u2060', '')
/** Terms with a sentence of their own above. */
const SAID_ELSEWHERE = ['Трейд-ин']

export const glossaryFacts: readonly Fact[] = glossary
  .filter(({ term }) => !SAID_ELSEWHERE.includes(plain(term)))
  .map(({ term, text }) => {
    const place = placeOf.get(plain(term)) ?? 'support'
    // Terms of finance are the same for every car; those of equipment are not.
    const isMoney = place === 'finance'
    return {
      said: [subjectOf(term).split(' '), ...(term === 'VIN' ? phrases('вин, вин номер, номер кузова') : [])],
      url: term === 'VIN' ? hrefTo('owners', { hash: 'recall' }) : routes[place].path,
      title: term,
      text,
      ...(isMoney && { general: true, distinctive: true }),
    }
  })
