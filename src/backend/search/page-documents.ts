import { pageCopies } from '#src/content/all-pages.ts'
import { keywords, thisFormOnly } from '#src/backend/search/keywords.ts'
import type { PageCopy, Section } from '#src/content/copy.ts'
import { modelByCode } from '#src/content/models/summary.ts'
import { routeTitles } from '#src/content/site-pages.ts'
import { hrefTo, routeOf, type StaticRouteName } from '#src/routes.ts'
import type { SearchDocument } from '#src/backend/search/search-document.ts'

export const pageDocuments = (): SearchDocument[] =>
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

const textsOf = ({ text, list = [], table, answers = [], figures = [] }: Section): string[] => [
  ...text,
  ...list,
  ...(table?.rows ?? []).map((cells) => `${cells.join(', ')}.`),
  ...answers.flatMap(({ question, answer }) => [question, answer]),
  ...figures.map(({ label, value, unit }) => [label, value, unit].filter(Boolean).join(' ').replace(/\.?$/, '.')),
]
