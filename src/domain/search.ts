export const SEARCH_TYPES = ['model', 'page', 'news', 'dealer', 'faq'] as const
export type SearchType = (typeof SEARCH_TYPES)[number]
export const isSearchType = (value: unknown): value is SearchType => SEARCH_TYPES.includes(value as SearchType)

export type { SearchAnswer, SearchList, SearchResult, Suggestion } from '#src/domain/shapes/search.ts'
