/** A pointer that rests this long on a link means it; less is passing by. */
const HOVER_MS = 65
/** Links in view wait until a new page has long been there: its own pictures go first. */
const CALM_MS = 1_500
const AT_A_TIME = 2
const PER_PAGE = 8

export type Prefetch = {
  /** The page of this address is on the screen now: the links on it are watched. */
  lookAround: (address: string) => void
  stop: () => void
}

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Fetches in-app links ahead, each address once: when a pointer goes down or rests on one, when the keyboard comes to
 * one, and when one is in view and the browser has nothing to do. One set of listeners for the whole document.
 * Silent: what fails is fetched by the navigation itself, which also tells of failures.
 */
export function startPrefetch(fetchAhead: (url: URL) => Promise<unknown>): Prefetch {
  const known = new Set<string>()
  const request = async (url: URL) => {
    known.add(addressOf(url))
    // Forgotten, so that a later sign of intent may try again.
    await fetchAhead(url).catch(() => known.delete(addressOf(url)))
  }
  const newPageOf = (link: HTMLAnchorElement | null): URL | null => {
    const url = link && pageOf(link)
    return url && !known.has(addressOf(url)) && !isFrugal() ? url : null
  }
  const intend = (link: HTMLAnchorElement | null) => {
    const url = newPageOf(link)
    if (url) void request(url)
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
  // Touches begin with this event too.
  const onDown = (event: PointerEvent) => {
    if (isPlain(event)) intend(linkOf(event.target))
  }
  const onFocus = ({ target }: FocusEvent) => {
    const link = linkOf(target)
    if (link?.matches(':focus-visible')) intend(link)
  }
  const view = watchView(newPageOf, request)

  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('pointerdown', onDown, { passive: true })
  document.addEventListener('focusin', onFocus)
  // The sign of interest that has brought us here may have been one of these.
  document.querySelectorAll<HTMLAnchorElement>('a[href]:is(:hover, :focus-visible)').forEach(intend)

  return {
    lookAround: view.lookAround,
    stop: () => {
      clearTimeout(hoverTimer)
      view.stop()
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('pointerdown', onDown)
      document.removeEventListener('focusin', onFocus)
    },
  }
}

/** Links of the page's own content that are on the screen, a few at a time and not too many of one page. */
function watchView(newPageOf: (link: HTMLAnchorElement) => URL | null, request: (url: URL) => Promise<void>): Prefetch {
  const inView = new Set<HTMLAnchorElement>()
  let left = 0
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = (): URL | null => {
    for (const link of inView) {
      const url = newPageOf(link)
      if (url) return url
    }
    return null
  }
  const pump = async () => {
    if (running >= AT_A_TIME) return
    running++
    await untilIdle()
    const url = left > 0 ? next() : null
    if (url) {
      left--
      await request(url)
    }
    running--
    if (url) void pump()
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target as HTMLAnchorElement)
      else inView.delete(target as HTMLAnchorElement)
    }
    for (let free = AT_A_TIME - running; free > 0; free--) void pump()
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    inView.clear()
  }
  return {
    lookAround: () => {
      stop()
      left = PER_PAGE
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

const addressOf = ({ pathname, search }: URL | Location): string => pathname + search

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The other page of this site that a link leads to. A popup opener only has an address for those without scripts. */
function pageOf(link: HTMLAnchorElement): URL | null {
  if (link.target || link.hasAttribute('download') || link.hasAttribute('aria-haspopup')) return null
  const url = URL.parse(link.href)
  return url?.origin === location.origin && addressOf(url) !== addressOf(location) ? url : null
}

/** The visitor asked to save data, or the network is slow: then nothing is fetched that may not be needed. */
function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: PointerEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
