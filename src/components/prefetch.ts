import { lineOf } from '#src/components/line.ts'
import { isPlainClick } from '#src/components/plain-click.ts'

/** A pointer that rests this long on a link shows intent. */
const HOVER_MS = 65
/** Links in view wait until a new page has been there for this long: its own pictures come first. */
const CALM_MS = 1_500
/** A link that has been in view without moving for this long may be the next one. */
const REST_MS = 1_000

/** Budget of a page view for prefetching, bytes on the wire. */
const BUDGET_BYTES = 60_000
/** Share of it for links in view: the rest is for links that a visitor points at. */
const REST_BUDGET_BYTES = 20_000

export type Prefetch = {
  /** The page of this address is on the screen: its links are observed. */
  lookAround: (address: string) => void
  stop: () => void
}

type Fetch = (url: URL) => Promise<unknown>

/**
 * Prefetches in-app links, each address once. For a link that a visitor points at (the pointer rests on it or is
 * pressed, or it has the focus) `fetchPage` fetches code and data; for one that stays in view, on a fast connection,
 * `fetchCode`
 * fetches only the code. One set of listeners for the whole document. Failures are silent: the navigation fetches it
 * again and reports them.
 */
export function startPrefetch(fetchPage: Fetch, fetchCode: Fetch): Prefetch {
  const pages = new Set<string>()
  const codes = new Set<string>()
  const budget = createBudget()
  const request = async (url: URL, known: Set<string>, fetch: Fetch) => {
    known.add(addressOf(url))
    // Forgotten, so that a later sign of intent may retry.
    await budget.spend(() => fetch(url).catch(() => known.delete(addressOf(url))))
  }
  const intend = (link: HTMLAnchorElement | null, isSure = false) => {
    const url = link && pageOf(link)
    if (!url || pages.has(addressOf(url)) || lineOf() === 'frugal' || (!isSure && budget.left() <= 0)) return
    void request(url, pages, fetchPage)
  }

  let hovered: HTMLAnchorElement | null = null
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  const onOver = ({ target, pointerType }: PointerEvent) => {
    const link = linkOf(target)
    if (link === hovered || pointerType !== 'mouse') return
    hovered = link
    clearTimeout(hoverTimer)
    if (link) hoverTimer = setTimeout(() => intend(link), HOVER_MS)
  }
  // Touches begin with this event too: the navigation follows.
  const onDown = (event: PointerEvent) => {
    if (isPlainClick(event)) intend(linkOf(event.target), true)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const link = linkOf(target)
    if (link?.matches(':focus-visible')) intend(link)
  }
  const view = watchView(async (link) => {
    const url = pageOf(link)
    const isNew = url && !codes.has(addressOf(url)) && !pages.has(addressOf(url))
    if (!isNew || lineOf() !== 'good' || budget.spent() >= REST_BUDGET_BYTES) return
    await request(url, codes, fetchCode)
  })

  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('pointerdown', onDown, { passive: true })
  document.addEventListener('focusin', onFocus)
  // A pointer may have rested on a link since before hydration.
  document.querySelectorAll<HTMLAnchorElement>('a[href]:is(:hover, :focus-visible)').forEach((link) => intend(link))

  return {
    lookAround: (address) => {
      budget.renew()
      view.lookAround(address)
    },
    stop: () => {
      clearTimeout(hoverTimer)
      view.stop()
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('pointerdown', onDown)
      document.removeEventListener('focusin', onFocus)
    },
  }
}

/** Bytes on the wire that a page view has prefetched: everything that arrived while something was fetched. */
function createBudget() {
  let spent = 0
  return {
    renew: () => {
      spent = 0
    },
    spent: () => spent,
    left: () => BUDGET_BYTES - spent,
    async spend(fetch: () => Promise<unknown>) {
      const start = performance.now()
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) {
          const { startTime, encodedBodySize, initiatorType } = entry as PerformanceResourceTiming
          if (startTime >= start && initiatorType !== 'img') spent += encodedBodySize
        }
      }
      // Not from the browser's own list, which takes no more after 250.
      const observer = new PerformanceObserver((list) => add(list.getEntries()))
      observer.observe({ type: 'resource' })
      await fetch()
      add(observer.takeRecords())
      observer.disconnect()
    },
  }
}

/** Links in the page's own content that stay in view, in sequence. */
function watchView(fetchAhead: (link: HTMLAnchorElement) => Promise<void>): Prefetch {
  const inView = new Set<HTMLAnchorElement>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  const pump = async () => {
    if (isRunning) return
    isRunning = true
    for (const link of inView) {
      // One at a time, when the browser is idle.
      // oxlint-disable-next-line no-await-in-loop
      await untilIdle()
      // oxlint-disable-next-line no-await-in-loop
      await fetchAhead(link)
      inView.delete(link)
    }
    isRunning = false
  }
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void pump(), REST_MS)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement)
      else inView.delete(target as HTMLAnchorElement)
    }
    rest()
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    inView.clear()
    removeEventListener('scroll', rest)
  }
  return {
    lookAround: () => {
      stop()
      addEventListener('scroll', rest, { passive: true })
      timer = setTimeout(() => {
        document.querySelectorAll('main a[href]').forEach((link) => observer.observe(link))
      }, CALM_MS)
    },
    stop,
  }
}

const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 4_000 })
    else setTimeout(resolve, 200)
  })

const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * The other page of this site that a link leads to. A popup opener only has an address for visitors without scripts.
 */
function pageOf(link: HTMLAnchorElement): URL | null {
  if (link.target || link.hasAttribute('download') || link.hasAttribute('aria-haspopup')) return null
  return link.origin === location.origin && addressOf(link) !== addressOf(location) ? new URL(link.href) : null
}
