import type { Database } from '#src/backend/database.ts'
import { dealersInCities, type DealerInCity } from '#src/backend/dealers.ts'
import { parseDocument } from '#src/backend/endpoint.ts'
import { pageCopies } from '#src/content/all-pages.ts'
import { faqKeywords, keywords, thisFormOnly } from '#src/backend/search/keywords.ts'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { faq, faqTopicTitles } from '#src/content/faq.ts'
import { modelDocuments } from '#src/content/model-documents.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import type { NewsItem } from '#src/content/seed/news.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { formatHours, openHoursOf } from '#src/domain/opening-hours.ts'
import type { NewsBlock } from '#src/domain/news.ts'
import type { SearchType } from '#src/domain/search.ts'
import { hrefTo, routeOf, type StaticRouteName } from '#src/routes.ts'

/** An indexed result: four weighted fields, and what is shown. */
export type SearchDocument = {
  id: string
  type: SearchType
  name: string
  /** A page about one model only. */
  isOfModel?: boolean
  /** A query that equals one of these means this result. */
  labels: readonly string[]
  /** The same, but compared letter by letter, without stemming. */
  literals?: readonly string[]
  url: string
  title: string
  headings: string
  keywords: string
  text: string
}

/** Everything that can be found: pages and models, news, dealers by city, questions. */
export async function collectDocuments(db: Database): Promise<SearchDocument[]> {
  const found = [
    ...pageDocuments(),
    ...(await newsDocuments(db)),
    ...(await dealerDocuments(db)),
    ...faqDocuments(),
    ...fileDocuments(),
  ]
  return found.map(asTyped)
}

/** Highlights are character offsets, so non-breaking characters are replaced before they are computed. */
const asTyped = (document: SearchDocument): SearchDocument =>
  Object.fromEntries(
    Object.entries(document).map(([key, text]) => [
      key,
      typeof text === 'string' ? text.replaceAll('\u2060', '') : text,
    ]),
  ) as SearchDocument

const pageDocuments = (): SearchDocument[] =>
  [...pageCopies].filter(([name]) => !routeOf(name).noindex).map(([name, page]) => toPageDocument(name, page))

function toPageDocument(route: StaticRouteName, page: PageCopy): SearchDocument {
  const { model, page: kind } = routeOf(route)
  // On a page of one model its name belongs to every phrase: "салон gv80".
  const phrases = (keywords[route] ?? []).map((phrase) => (model ? `${phrase} ${modelByCode(model).name}` : phrase))
  const name = model && kind === 'model-home' ? modelByCode(model).modelName : routeTitles[route]
  // The site map has the words of every page and answers no query.
  const sections = route === 'sitemap' ? [] : page.sections
  return {
    id: `page-${route}`,
    type: kind === 'model-home' ? 'model' : 'page',
    name,
    isOfModel: model !== undefined || kind === 'promo',
    labels: [routeTitles[route], ...phrases],
    literals: thisFormOnly[route] ?? [],
    url: hrefTo(route),
    title: `${name} ${page.h1}`,
    headings: sections.map(({ heading }) => heading).join('. '),
    keywords: phrases.join('. '),
    text: [page.lead ?? '', ...sections.flatMap(textsOf)].filter(Boolean).join(' '),
  }
}

const textsOf = ({ text, list = [], figures = [] }: Section): string[] => [
  ...text,
  ...list,
  ...figures.map(({ label, value, unit }) => [label, value, unit].filter(Boolean).join(' ').replace(/\.?$/, '.')),
]

async function newsDocuments(db: Database): Promise<SearchDocument[]> {
  const rows = await db.selectFrom('news').select('document').orderBy('date', 'desc').execute()
  return rows.map((row) => {
    const { code, name, preview, body } = parseDocument<NewsItem>(row)
    return {
      id: `news-${code}`,
      type: 'news',
      name,
      labels: [name],
      url: hrefTo('news-detail', { params: { code } }),
      title: name,
      headings: '',
      keywords: '',
      text: [preview, ...body.flatMap(blockTexts)].join(' '),
    }
  })
}

function blockTexts(block: NewsBlock): string[] {
  if (block.type === 'list') return block.items
  // Links hold the words of other pages.
  if (block.type === 'links') return []
  return block.type === 'image' ? [block.caption ?? ''] : [block.text]
}

/** One result per city, for visitors who ask for a dealer in it, and one per dealer, for those who know the name. */
async function dealerDocuments(db: Database): Promise<SearchDocument[]> {
  const all = await dealersInCities(db)
  const cities = [...new Map(all.map(({ city }) => [city.id, city])).values()]
  return [
    ...cities.map((city) =>
      toCityDocument(
        city,
        all.filter((found) => found.city.id === city.id).map(({ dealer }) => dealer),
      ),
    ),
    ...all.map(toDealerDocument),
  ]
}

const toDealerDocument = ({ dealer, city }: DealerInCity): SearchDocument => ({
  id: `dealer-${dealer.id}`,
  type: 'dealer',
  name: dealer.name,
  labels: [dealer.name],
  url: hrefTo('dealers', { query: { dealer: dealer.code } }),
  title: dealer.name,
  headings: '',
  keywords: '',
  text: `Официальный дилер ${city.name_in}: ${dealer.address}, ${dealer.phone}. ${openHoursOf(dealer).map(formatHours).join(', ')}.`,
})

function toCityDocument({ id, code, name, name_in }: City, dealers: readonly Dealer[]): SearchDocument {
  return {
    id: `dealers-${id}`,
    type: 'dealer',
    name: `${dealers.length > 1 ? 'Дилеры' : 'Дилер'} ${name_in}`,
    labels: [`дилер ${name}`, name],
    url: hrefTo('dealers', { query: { city: code } }),
    title: `${name} дилер`,
    headings: dealers.map((dealer) => dealer.name).join('. '),
    keywords: 'телефон адрес часы работы',
    text: dealers.map((dealer) => `${dealer.name}: ${dealer.address}, ${dealer.phone}.`).join(' '),
  }
}

/** Files of a model, found by name only: a search leads to pages first. */
const fileDocuments = (): SearchDocument[] =>
  modelDocuments.map(({ code, kind, title, path }) => {
    const words = kind === 'brochure' ? ['брошюра', 'каталог'] : ['руководство', 'инструкция', 'мануал']
    const phrases = words.map((word) => `${word} ${modelByCode(code).name}`)
    return {
      id: `file-${code}-${kind}`,
      type: 'page',
      name: `${title}, PDF`,
      isOfModel: true,
      labels: [title, ...phrases, ...phrases.map((phrase) => `${phrase} pdf`)],
      url: path,
      title,
      headings: '',
      keywords: phrases.join('. '),
      text: '',
    }
  })

const phrasesOf = (slug: string): readonly string[] => faqKeywords[slug] ?? []

const faqDocuments = (): SearchDocument[] =>
  faq.map(({ slug, topic, question, answer }) => ({
    id: slug,
    type: 'faq',
    name: question,
    labels: [question, ...phrasesOf(slug)],
    url: hrefTo('support', { hash: slug }),
    title: question,
    headings: faqTopicTitles[topic],
    keywords: phrasesOf(slug).join('. '),
    text: answer,
  }))
