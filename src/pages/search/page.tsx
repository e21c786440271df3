import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { track } from '#src/analytics/track.ts'
import * as searchTexts from '#src/content/search-texts.ts'
import { countOf } from '#src/domain/format.ts'
import { isSearchType, searchText, type SearchList } from '#src/domain/search.ts'
import { sectionOf, SectionCtas } from '#src/pages/shared/copy/copy.tsx'
import { Arrow, HrefLink } from '#src/pages/shared/copy/links.tsx'
import { Missing } from '#src/pages/shared/copy/notice.tsx'
import { Pager } from '#src/pages/shared/lists/pager.tsx'
import { SearchForm } from '#src/pages/shared/lists/search-form.tsx'
import type { PageProps } from '#src/pages/page-module.ts'
import { Answer } from '#src/pages/search/answer.tsx'
import { addressOf, Facets } from '#src/pages/search/facets.tsx'
import { Marked } from '#src/pages/search/marked.tsx'
import { useAppState } from '#src/stores/app-store.ts'
import styles from '#src/pages/search/search.module.css'

const FOUND = 'found'

export function Page({ copy }: PageProps) {
  const [query] = useSearchParams()
  const q = searchText(query)
  const type = query.get('type')
  const search = useAppState((state) => state.search)
  const hints = sectionOf(copy, 'hints')
  const isAnswered = search?.q === q && search.type === (isSearchType(type) ? type : null)
  useSearchReport(isAnswered ? search : null)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.h1}>{copy.h1}</h1>
      <SearchForm q={q} label={copy.h1} {...(q !== '' && { found: FOUND })} />
      {q === '' ? (
        <p className="lead">{searchTexts.found.empty}</p>
      ) : isAnswered ? (
        <Results search={search} copy={copy} />
      ) : (
        <Missing />
      )}
      {hints && (
        <aside className={styles.hints}>
          <h2 className="h3">{hints.heading}</h2>
          {hints.text.map((paragraph) => (
            <p key={paragraph} className="muted">
              {paragraph}
            </p>
          ))}
        </aside>
      )}
    </div>
  )
}

/** Texts of gaps.md 14. */
function Results({ search, copy }: { search: SearchList; copy: PageProps['copy'] }) {
  const { q, corrected, type, answer, pagination, items } = search
  const nothing = sectionOf(copy, 'nothing')
  const isAnswerShown = answer !== null && pagination.page === 1 && type === null
  const count = countOf(pagination.total, searchTexts.found.resultForms)
  const found = isAnswerShown ? searchTexts.found.foundBeside(q, count) : searchTexts.found.found(q, count)
  if (pagination.total === 0 && type === null)
    return (
      <section className={styles.nothing}>
        <h2 className="h2" id={FOUND} data-arrival>
          {answer ? searchTexts.found.answered(q) : found}
        </h2>
        {answer ? <Answer answer={answer} /> : <p className="lead">{searchTexts.found.nothing}</p>}
        {nothing?.ctas && <SectionCtas ctas={nothing.ctas} />}
      </section>
    )
  return (
    <section aria-labelledby={FOUND} className={styles.found}>
      <div>
        <h2 className={styles.count} id={FOUND} data-arrival>
          {found}
        </h2>
        {corrected && <p className={styles.corrected}>{searchTexts.found.corrected(corrected)}</p>}
      </div>
      {isAnswerShown && <Answer answer={answer} />}
      <div>
        <Facets search={search} />
        <ol className={styles.results}>
          {items.map(({ id, type: kind, name, url, excerpt, marks }) => (
            <li key={id}>
              <p className="small muted">{searchTexts.searchTypes[kind]}</p>
              <div>
                <h3 className="h3">
                  <HrefLink href={url}>{name}</HrefLink>
                </h3>
                <p className="muted">
                  <Marked text={excerpt} marks={marks} />
                </p>
              </div>
              <Arrow />
            </li>
          ))}
        </ol>
      </div>
      <Pager pagination={pagination} hrefOf={(page) => addressOf(q, type, page)} />
    </section>
  )
}

/** Reports to analytics the length of the query and the number of results, once per query: never its words. */
function useSearchReport(search: SearchList | null) {
  const told = useRef<string>(null)
  useEffect(() => {
    // The way back from a later page or from one kind of results is no other search.
    if (!search || search.q === told.current || search.pagination.page > 1 || search.type !== null) return
    const { q, pagination } = search
    told.current = q
    if (pagination.total === 0) track('search_empty', { length: q.length })
    else track('search', { length: q.length, results: pagination.total })
  }, [search])
}
