import { useEffect, useRef, type MouseEvent } from 'react'
import { inPlace } from '#src/components/in-place.ts'
import { ButtonLink } from '#src/components/site-button.tsx'
import * as newsTexts from '#src/content/news-texts.ts'
import * as pageTexts from '#src/content/page-texts.ts'
import { countOf } from '#src/domain/format.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { NewsCategory } from '#src/domain/news.ts'
import { NewsCards } from '#src/pages/shared/news/news-cards.tsx'
import { Empty, Missing } from '#src/pages/shared/copy/notice.tsx'
import { Pager } from '#src/pages/shared/lists/pager.tsx'
import { useMore } from '#src/pages/news/use-more.ts'
import { newsHref } from '#src/pages/news/news-href.ts'
import styles from '#src/pages/news/news.module.css'

/** «Показано 20 из 24 новостей». */
const ITEMS = ['новости', 'новостей', 'новостей'] as const
const MORE = ['новость', 'новости', 'новостей'] as const

/** The others are folded. One round of the list (news.module.css). */
const SHOWN = 10

/**
 * One page of news with the next ones added under it: «more» on the first page, page numbers on a page with an
 * address of its own.
 */
export function NewsFeed({ page, category }: { page: number; category: NewsCategory | undefined }) {
  const { lists, next, busy, failed, isUnfolded, unfold, show } = useMore(page, category)
  const feed = useRef<HTMLDivElement>(null)
  const last = lists.at(-1)
  // News published since the first page was loaded moves its last item to the next page: it is shown once.
  const items = [...new Map(lists.flatMap((list) => list.items.map((item) => [item.id, item]))).values()]
  // The focus moves to the first new item; for a visitor who has come back it stays.
  const shown = useRef(items.length)
  useEffect(() => {
    const before = shown.current
    shown.current = items.length
    if (items.length > before) feed.current?.querySelectorAll<HTMLElement>('h2 a')[before]?.focus()
  }, [items.length])
  if (!last) return <Missing />
  if (last.pagination.total === 0) return <Empty>{newsTexts.news.empty}</Empty>
  const press = (event: MouseEvent) => inPlace(event, () => void show())
  const { total } = last.pagination
  return (
    <div ref={feed} className={styles.feed}>
      <NewsCards items={items.slice(0, SHOWN)} level="h2" previews leads />
      {items.length > SHOWN && (
        <details
          className={styles.rest}
          open={isUnfolded}
          onToggle={({ currentTarget }) => currentTarget.open && unfold()}
        >
          <summary className="fold-line">Ещё {countOf(items.length - SHOWN, MORE)}</summary>
          <NewsCards items={items.slice(SHOWN)} level="h2" previews leads after={SHOWN} />
        </details>
      )}
      <div className={styles.end}>
        {page > 1 ? (
          <Pager pagination={last.pagination} hrefOf={(number) => newsHref(number, category)} />
        ) : (
          <>
            <p className="small muted num" role="status">
              {failed ? pageTexts.state.error : last.pagination.pageCount > 1 && shownText(items.length, total)}
            </p>
            {next !== null && (
              <ButtonLink target={{ href: newsHref(next, category) }} variant="ghost" onClick={press} aria-busy={busy}>
                {newsTexts.news.more}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const shownText = (shown: number, total: number): string => `Показано ${shown} из${NBSP}${countOf(total, ITEMS)}`
