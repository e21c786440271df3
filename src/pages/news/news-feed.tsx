import { useEffect, useRef, type MouseEvent } from 'react'
import { ButtonLink } from '#src/components/site-button.tsx'
import * as texts from '#src/content/page-texts.ts'
import { countOf } from '#src/domain/format.ts'
import { NewsCards } from '#src/pages/shared/news/news-cards.tsx'
import { Empty, Missing } from '#src/pages/shared/copy/notice.tsx'
import { Pager } from '#src/pages/shared/lists/pager.tsx'
import { useMore } from '#src/pages/news/use-more.ts'
import { newsHref } from '#src/pages/news/news-href.ts'
import styles from '#src/pages/news/news.module.css'

const ITEMS = ['новость', 'новости', 'новостей'] as const

/** One page of news with the next ones added under it; every page has its own address as well. */
export function NewsFeed({ page, category }: { page: number; category: string | null }) {
  const { lists, next, busy, failed, show } = useMore(page, category ?? undefined)
  const added = useRef<HTMLDivElement>(null)
  const last = lists.at(-1)
  // The keyboard goes on where the new items begin; who has come back stays where he was.
  const shownLists = useRef(lists.length)
  useEffect(() => {
    const hasMore = lists.length > shownLists.current
    shownLists.current = lists.length
    if (hasMore) added.current?.querySelector<HTMLElement>(':scope > :last-of-type h2 a')?.focus()
  }, [lists.length])
  if (!last) return <Missing />
  if (last.pagination.total === 0) return <Empty>{texts.news.empty}</Empty>
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void show()
  }
  const shown = lists.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <div ref={added} className={styles.cards}>
        {lists.map(({ items, pagination }, index) => (
          <NewsCards key={pagination.page} items={items} level="h2" previews leads={index === 0} />
        ))}
      </div>
      {next !== null && (
        <p className={styles.more}>
          <ButtonLink target={{ href: newsHref(next, category) }} variant="ghost" onClick={press} aria-busy={busy}>
            {texts.news.more}
          </ButtonLink>
        </p>
      )}
      <p className={lists.length > 1 || failed ? `small muted ${styles.status}` : 'vh'} role="status">
        {failed
          ? texts.state.error
          : lists.length > 1 && `Показано ${shown} из ${countOf(last.pagination.total, ITEMS)}`}
      </p>
      <Pager pagination={last.pagination} hrefOf={(number) => newsHref(number, category)} />
    </>
  )
}
