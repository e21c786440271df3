import { useState } from 'react'
import { useInBrowser } from '#src/components/hooks/use-in-browser.ts'
import { NEWS_PAGE_SIZE } from '#src/domain/constants.ts'
import type { NewsList } from '#src/domain/news.ts'
import { useAppState, useAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { newsKey } from '#src/stores/news-key.ts'

type More = {
  /** The page of the address and those added under it. */
  lists: NewsList[]
  /** Number of the next page, if there is one. */
  next: number | null
  busy: boolean
  failed: boolean
  /** A visitor who comes back has unfolded the second half. */
  isUnfolded: boolean
  unfold: () => void
  show: () => Promise<void>
}

/** In the history entry, next to the router's state: each visit of the list has its own. */
const KEY = 'newsShown'
type HistoryState = { [KEY]?: unknown } | null
const storedLast = (): number | null => {
  const stored = (history.state as HistoryState)?.[KEY]
  return typeof stored === 'number' ? stored : null
}

const remember = (page: number) => history.replaceState({ ...(history.state as HistoryState), [KEY]: page }, '')

/** «Показать ещё»: pages added under the first one. The address keeps the first, so that a reload is fast. */
export function useMore(page: number, category: string | undefined): More {
  const store = useAppStore()
  const known = useAppState((state) => state.newsLists)
  const inBrowser = useInBrowser()
  // A visitor who comes back from an article finds the added pages; a page from the server starts with the address's
  // own.
  const [last, setLast] = useState(() => (inBrowser ? Math.max(page, storedLast() ?? page) : page))
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const lists: NewsList[] = []
  for (let number = page; number <= last; number++) {
    const list = known[newsKey(number, NEWS_PAGE_SIZE, category)]
    // After a reload of the article they are no longer loaded, and offered again.
    if (!list) break
    lists.push(list)
  }
  const pageCount = lists.at(-1)?.pagination.pageCount ?? 0
  const shown = page + lists.length - 1
  const next = shown < pageCount ? shown + 1 : null
  const show = async () => {
    if (next === null || status === 'busy') return
    setStatus('busy')
    const list = await dataActions(store).loadNews(next, NEWS_PAGE_SIZE, category)
    setStatus(list ? 'idle' : 'failed')
    if (!list) return
    setLast(next)
    remember(next)
  }
  return {
    lists,
    next,
    busy: status === 'busy',
    failed: status === 'failed',
    isUnfolded: inBrowser && storedLast() !== null,
    unfold: () => remember(last),
    show,
  }
}
