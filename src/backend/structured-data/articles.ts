import type { NewsArticle, Question } from 'schema-dts'
import { laterDay } from '#src/backend/content/last-changes.ts'
import { organizationId } from '#src/backend/structured-data/ids.ts'
import type { NewsItem } from '#src/content/seed/news-articles.ts'
import { BRAND } from '#src/brand/brand.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { FaqItem } from '#src/domain/shapes/faq.ts'
import type { MetaTags } from '#src/domain/shapes/meta.ts'
import { hrefTo } from '#src/routes.ts'

/** Search engines cut a longer headline. */
const HEADLINE_MAX = 110

/** `changed`: when the office last changed it. */
export function newsArticle(
  origin: string,
  item: NewsItem,
  { canonical, description, og }: MetaTags,
  changed?: string,
): NewsArticle {
  // The organisation is described on the home page; an article must name its publisher itself.
  const publisher = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: `${BRAND} в России`,
    url: origin + hrefTo('home'),
  } as const
  return {
    '@type': 'NewsArticle',
    '@id': `${canonical}#article`,
    headline: withPlainSpaces(item.name).slice(0, HEADLINE_MAX),
    description,
    image: og.image,
    datePublished: item.date,
    dateModified: laterDay(item.date, changed),
    inLanguage: 'ru-RU',
    mainEntityOfPage: { '@id': `${canonical}#page` },
    author: publisher,
    publisher,
  }
}

/** Questions with their answers, each with its anchor on the page. */
export const questions = (canonical: string, items: readonly FaqItem[]): Question[] =>
  items.map(({ slug, question, answer }) => ({
    '@type': 'Question',
    '@id': `${canonical}#${slug}`,
    name: withPlainSpaces(question),
    acceptedAnswer: { '@type': 'Answer', text: withPlainSpaces(answer) },
  }))
