import * as texts from '#src/content/search-texts.ts'
import { SEARCH_TYPES, type SearchList, type SearchType } from '#src/domain/search.ts'
import { HrefLink } from '#src/pages/shared/copy/links.tsx'
import { hrefTo } from '#src/routes.ts'
import styles from '#src/pages/search/facets.module.css'

/** The address of a query, limited to one kind of result, at one of its pages. */
export const addressOf = (q: string, type: SearchType | null, page = 1): string =>
  hrefTo('search', { query: { q, ...(type && { type }), ...(page > 1 && { page: String(page) }) } })

/** Kinds of results as filters: real links, so they work without scripts and can be shared. */
export function Facets({ search: { q, type, facets } }: { search: SearchList }) {
  const kinds = SEARCH_TYPES.filter((kind) => (facets[kind] ?? 0) > 0)
  const total = kinds.reduce((sum, kind) => sum + facets[kind], 0)
  if (kinds.length < 2) return null
  return (
    <nav aria-label={texts.searchResults.facets} className={styles.facets}>
      <ul>
        <Facet href={addressOf(q, null)} count={total} current={type === null}>
          {texts.searchResults.all}
        </Facet>
        {kinds.map((kind) => (
          <Facet key={kind} href={addressOf(q, kind)} count={facets[kind]} current={type === kind}>
            {texts.searchTypes[kind]}
          </Facet>
        ))}
      </ul>
    </nav>
  )
}

const Facet = ({ href, count, current, children }: FacetProps) => (
  <li>
    <HrefLink href={href} current={current}>
      {children} <span className="num muted">{count}</span>
    </HrefLink>
  </li>
)
type FacetProps = { href: string; count: number; current: boolean; children: string }
