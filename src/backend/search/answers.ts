import type { Database } from '#src/backend/database.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import type { SearchDocument } from '#src/backend/search/documents.ts'
import { toTerm, questionWords, subjectOf } from '#src/backend/search/words.ts'
import { faq } from '#src/content/faq.ts'
import { glossary } from '#src/content/glossary.ts'
import { facts, type CarFacts } from '#src/content/models/facts.ts'
import { models } from '#src/content/models/summary.ts'
import { company, editions } from '#src/domain/brand.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { formatDate, formatMm, formatNumber, formatPriceFrom } from '#src/domain/format.ts'
import type { ModelRecord } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { SearchAnswer } from '#src/domain/search.ts'
import { hrefTo, routes, type RouteName } from '#src/routes.ts'

/** Finds the answer to a question, if the site has one in a sentence. `first` is the first of the results. */
export type AnswerTo = (question: string, first: SearchDocument | undefined) => SearchAnswer | null

/** A sentence for questions that have all of these terms, and little else. */
type Fact = SearchAnswer & { terms: readonly string[] }

/** A question may say so much more than the fact needs: «какая длина у нового gv80». */
const SPARE_TERMS = 2

export async function createAnswers(db: Database): Promise<AnswerTo> {
  const known = [...models.flatMap(modelFacts), ...(await dealerFacts(db)), supportFact, ...glossaryFacts()]
  const bySlug = new Map(faq.map((item) => [item.slug, item]))
  return (question, first) => {
    const terms = new Set(termsOf(question))
    const [best] = known
      .filter((fact) => fact.terms.every((term) => terms.has(term)) && terms.size - fact.terms.length <= SPARE_TERMS)
      .sort((a, b) => b.terms.length - a.terms.length)
    // A term alone («кожа», «пакет») asks for pages; only a fact of several terms, or all of the question, is an answer.
    if (best && (best.terms.length > 1 || terms.size === 1)) return toAnswer(best)
    const asked = first?.type === 'faq' && terms.size > 1 ? bySlug.get(first.id) : undefined
    return asked && first ? { url: first.url, title: asked.question, text: plain(asked.answer) } : null
  }
}

const termsOf = (text: string): string[] => [...new Set(questionWords(text).flatMap((word) => toTerm(word) ?? []))]
const toAnswer = ({ url, title, text }: Fact): SearchAnswer => ({ url, title, text: plain(text) })
const plain = (text: string): string => text.replaceAll('\u2060', '')

type Measure = { asked: string; title: string; of: (car: CarFacts) => string }

const measures: readonly Measure[] = [
  { asked: 'длина', title: 'Длина', of: ({ length }) => formatMm(length) },
  { asked: 'ширина', title: 'Ширина', of: ({ width }) => formatMm(width) },
  { asked: 'высота', title: 'Высота', of: ({ height }) => formatMm(height) },
  { asked: 'колёсная база', title: 'Колёсная база', of: ({ wheelbase }) => formatMm(wheelbase) },
  { asked: 'багажник', title: 'Объём багажника', of: ({ boot }) => `${formatNumber(boot)}${NBSP}л` },
  { asked: 'бак', title: 'Объём бака', of: ({ tank }) => `${formatNumber(tank)}${NBSP}л` },
]

function modelFacts(model: ModelRecord): Fact[] {
  const own = termsOf(model.name)
  const priceRoute = `${model.code}-price`
  const priceUrl = Object.hasOwn(routes, priceRoute) ? routes[priceRoute as RouteName].path : model.href
  const price: Fact = {
    terms: [...termsOf('цена'), ...own],
    url: priceUrl,
    title: `${model.modelName}: ${lowerFirst(formatPriceFrom(model))}`,
    text: model.priceComingSoon
      ? 'Цена появится на странице модели, её назовут и по телефону службы поддержки.'
      : `Максимальная рекомендованная розничная цена ${company.distributor.name} на${NBSP}${formatDate(editions.prices)} Не${NBSP}является публичной офертой.`,
  }
  const sizes = measures.map(({ asked, title, of }): Fact => ({
    terms: [...termsOf(asked), ...own],
    url: model.href,
    title: `${title} ${model.modelName}: ${of(facts[model.code])}`,
    text: 'Размеры и чертёж — на странице модели.',
  }))
  return [price, ...sizes]
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Dealers of a city, with what one calls and where one goes. */
async function dealerFacts(db: Database): Promise<Fact[]> {
  const rows = await db
    .selectFrom('city')
    .innerJoin('dealer', 'dealer.city_id', 'city.id')
    .select(['city.document as city', 'dealer.document'])
    .orderBy('dealer.sort')
    .execute()
  return [...Map.groupBy(rows, ({ city }) => city)].map(([document, list]): Fact => {
    const { name, name_in, code } = parseDocument<City>({ document })
    const dealers = list.map((row) => parseDocument<Dealer>(row))
    return {
      terms: [...new Set([...termsOf('дилер'), ...termsOf(name)])],
      url: hrefTo('dealers', { query: { city: code } }),
      title: `${dealers.length > 1 ? 'Дилеры' : 'Дилер'} ${name_in}`,
      text: dealers.map((dealer) => `${dealer.name}: ${dealer.address}, ${dealer.phone}`).join('; '),
    }
  })
}

const supportFact: Fact = {
  terms: termsOf('телефон поддержка'),
  url: hrefTo('contacts'),
  title: `Служба поддержки: ${company.supportPhone}`,
  text: `${company.supportHours}. Почта: ${company.supportEmail}`,
}

/** Where a term is spoken of; what is not named here is a matter for the support page. */
const placeOf: Partial<Record<string, RouteName>> = {
  ПСК: 'finance',
  'Остаточный платёж': 'finance',
  Каско: 'finance',
  ОСАГО: 'finance',
  'Транспортный налог': 'finance',
  'Публичная оферта': 'about',
  'Трейд-ин': 'contacts',
  Комплектация: 'configurator',
  Пакет: 'configurator',
  Модификация: 'configurator',
  Перламутр: 'configurator',
  Металлик: 'configurator',
  'Матовая краска': 'configurator',
}

const glossaryFacts = (): Fact[] =>
  glossary.map(({ term, text }) => ({
    terms: subjectOf(term).split(' '),
    url: routes[placeOf[plain(term)] ?? 'support'].path,
    title: term,
    text,
  }))
