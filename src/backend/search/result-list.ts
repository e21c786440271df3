import type { SearchResult as Hit } from 'minisearch'
import type { SearchDocument } from '#src/backend/search/search-document.ts'
import type { Excerpts } from '#src/backend/search/excerpt.ts'
import {
  SEARCH_TYPES,
  type SearchAnswer,
  type SearchList,
  type SearchResult,
  type SearchType,
} from '#src/domain/search.ts'
import type { Paging } from '#src/backend/query.ts'

/** The found documents, by id, and how to make their excerpts. */
type Documents = { byId: ReadonlyMap<string, SearchDocument>; excerpts: Excerpts }

/** One page of the hits, with excerpts and how many there are of each type. */
export function toList(
  q: string,
  corrected: string | null,
  { page, pageSize, type: wanted }: SearchRequest,
  hits: readonly Hit[],
  { byId, excerpts }: Documents,
  answer: SearchAnswer | null,
): SearchList {
  const facets = Object.fromEntries(
    SEARCH_TYPES.map((type) => [type, hits.filter((hit) => hit['type'] === type).length]),
  ) as SearchList['facets']
  const chosen = wanted ? hits.filter((hit) => hit['type'] === wanted) : hits
  const items = chosen.slice((page - 1) * pageSize, page * pageSize).flatMap((hit): SearchResult[] => {
    const document = byId.get(String(hit.id))
    if (!document) return []
    const { id, type, name, url } = document
    return [{ id, type, name, url, ...excerpts(document.text, new Set(hit.terms)) }]
  })
  const pagination = { page, pageSize, total: chosen.length, pageCount: Math.ceil(chosen.length / pageSize) }
  return { q, corrected, type: wanted ?? null, answer, pagination, items, facets }
}

/**
 * `type` limits the items to one facet; the facets themselves still count everything. `named`: only results with
 * matching names while there are any; a mere mention in the text is no suggestion.
 */
export type SearchRequest = Paging & { type?: SearchType | undefined; named?: boolean }
