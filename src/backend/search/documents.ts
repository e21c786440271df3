import type { Database } from '#src/backend/database.ts'
import { faqKeywords } from '#src/backend/search/keywords.ts'
import { questionsNow } from '#src/backend/content/questions.ts'
import { faqTopicTitles } from '#src/content/faq-topics.ts'
import { modelDocuments } from '#src/content/model-documents.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import { hrefTo } from '#src/routes.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import { pageDocuments } from '#src/backend/search/page-documents.ts'
import { newsDocuments, promoDocuments } from '#src/backend/search/article-documents.ts'
import { dealerDocuments } from '#src/backend/search/dealer-documents.ts'

/** Everything that can be found: pages and models, news, dealers by city, questions. */
export async function collectDocuments(db: Database): Promise<SearchDocument[]> {
  const found = [
    ...pageDocuments(),
    ...(await newsDocuments(db)),
    ...(await promoDocuments(db)),
    ...(await dealerDocuments(db)),
    ...faqDocuments(await questionsNow(db)),
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

/** Files of a model, found by name only: a search leads to pages first. */
const fileDocuments = (): SearchDocument[] =>
  modelDocuments.map(({ code, kind, title, path }) => {
    // The brochure has the prices of all trims.
    const words = kind === 'brochure' ? ['брошюра', 'каталог', 'прайс-лист'] : ['руководство', 'инструкция', 'мануал']
    const phrases = words.map((word) => `${word} ${modelByCode(code).name}`)
    const asFile = phrases.map((phrase) => `${phrase} pdf`)
    return {
      id: `file-${code}-${kind}`,
      type: 'page',
      name: `${title}, PDF`,
      isOfModel: true,
      labels: [title, ...phrases, ...asFile],
      url: path,
      title,
      headings: '',
      keywords: asFile.join('. '),
      text: '',
    }
  })

const phrasesOf = (slug: string): readonly string[] => faqKeywords[slug] ?? []

const faqDocuments = (items: readonly FaqItem[]): SearchDocument[] =>
  items.map(({ slug, topic, question, answer }) => ({
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
