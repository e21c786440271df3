import { MAX_QUERY_VALUE } from '#src/domain/constants.ts'

export const SEARCH_TYPES = ['model', 'page', 'news', 'dealer', 'faq'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]
/** A suggestion may also be the answer itself. */
export const SUGGESTION_TYPES = ['answer', ...SEARCH_TYPES] as const
export const isSearchType = (value: unknown): value is SearchType => SEARCH_TYPES.includes(value as SearchType)

/** The query in an address, as the server reads it too: no longer than a field accepts. */
export const searchText = (query: URLSearchParams): string =>
  (query.get('q') ?? '').trim().slice(0, MAX_QUERY_VALUE).trim()

export type { SearchAnswer, SearchList, SearchResult, Suggestion } from '#src/domain/shapes/search.ts'
