import { badRequest } from '#src/backend/call-error.ts'
import type { Context, Endpoint } from '#src/backend/endpoint.ts'
import { findSharedBuild } from '#src/backend/endpoints/build.ts'
import { readPaging, type Query } from '#src/backend/query.ts'
import { SEARCH_PAGE_SIZE, SUGGESTIONS } from '#src/domain/constants.ts'
import { readBuildCode } from '#src/domain/configurator/build-code.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { quoted } from '#src/domain/quoted.ts'
import { isSearchType, type SearchAnswer, type Suggestion } from '#src/domain/search.ts'
import { hrefTo } from '#src/routes.ts'

const MAX_QUERY = 200

function readQuestion(query: Query): string {
  const q = (query('q') ?? '').trim()
  if (q.length > MAX_QUERY) throw badRequest(`Запрос — не длиннее ${MAX_QUERY} знаков`)
  return q
}

/** The build when the query is its short code; null for any other query and for an unknown code. */
async function buildOf(context: Context, q: string): Promise<SearchAnswer | null> {
  const code = readBuildCode(q)
  const build = code && (await findSharedBuild(context, code))
  if (!build) return null
  const { model, trim, exterior, interior, packages, total } = build
  const names = packages.map(({ name }) => quoted(name)).join(', ')
  return {
    url: hrefTo('build', { params: { code: build.code } }),
    title: `Сборка ${build.code}: ${build.model.name}`,
    text: [
      [`${model.name} ${trim.name}`, trim.modification, exterior.name, interior.name].join(', '),
      names && `${packages.length > 1 ? 'Пакеты' : 'Пакет'}: ${names}`,
      total === null ? PRICE_SOON : `Итого ${formatMoney(total)}`,
    ]
      .filter(Boolean)
      .join('. '),
    more: 'Открыть сборку',
  }
}

/** Site search. An empty query has an empty result; the page shows the hint (gaps.md 14). */
export const getSearch: Endpoint<'GET /v1/search'> = async (context, query) => {
  const q = readQuestion(query)
  const type = query('type')
  if (type !== undefined && !isSearchType(type)) throw badRequest('Такого раздела поиска нет')
  const found = (await context.search()).find(q, { ...readPaging(query, SEARCH_PAGE_SIZE), type })
  const answer = (await buildOf(context, q)) ?? found.answer
  if (found.items.length === 0 && found.pagination.page === 1 && !answer && type === undefined)
    context.onNothingFound?.(q)
  return { ...found, answer }
}

/** The answer, then the first results by name only. A single letter is too vague to suggest anything. */
export const getSuggestions: Endpoint<'GET /v1/suggest'> = async (context, query) => {
  const q = readQuestion(query)
  if (q.length < 2) return []
  const build = await buildOf(context, q)
  if (build) return [{ type: 'page', name: build.title, url: build.url }]
  const search = await context.search()
  const begun = search.begun(q)
  const { answer, items } = search.find(q, { page: 1, pageSize: SUGGESTIONS, named: true })
  const rest = (begun ?? items)
    .filter(({ url }) => url !== answer?.url)
    .map(({ type, name, url }) => ({ type, name, url }))
    .slice(0, SUGGESTIONS)
  if (!answer) return rest
  const first: Suggestion = { type: 'answer', name: answer.title, url: answer.url }
  return [first, ...rest].slice(0, SUGGESTIONS)
}
