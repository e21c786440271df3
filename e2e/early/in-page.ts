import type { Control, Role } from './pair.ts'

export type Spot = { x: number; y: number; covered: string | null }
export type Early = {
  /** When the first paint was, on the clock of `Date.now()`. */
  painted: Promise<number>
  find: (control: Control) => HTMLElement | null
  /** Scrolls the control into view and returns where to touch it; waits until it exists. */
  spot: (control: Control, at?: number) => Promise<Spot>
  isHydrated: (control: Control) => boolean
  isVisible: (element: Element | null) => boolean
  plain: (text: string | null | undefined) => string
}
declare global {
  interface Window {
    early: Early
  }
}

/**
 * Runs in the page before its own scripts. Finding a control takes one pass over a list, so that the measured delay
 * is not spent on it: at CPU × 4 a locator by role takes 100 ms.
 */
export function installEarly(): void {
  const SELECTORS: Record<Role, string> = {
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    select: 'select',
    textbox: 'input:not([type=radio], [type=checkbox], [type=range], [type=hidden], [type=date]), textarea',
    date: 'input[type=date]',
    slider: 'input[type=range]',
    button: 'button, [role=button]',
    link: 'a[href]',
    tab: '[role=tab]',
    summary: 'summary',
    heading: 'h1, h2, h3',
  }
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

  const painted = new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (!entry) return
      observer.disconnect()
      resolve(performance.timeOrigin + entry.startTime)
    }).observe({ type: 'paint', buffered: true })
  })

  const plain = (text: string | null | undefined): string =>
    (text ?? '')
      .replaceAll(/[\u2060\u00ad]/g, '')
      .replaceAll(/[\u2010\u2011]/g, '-')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()

  const isVisible = (element: Element | null): boolean => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && !element.closest('[inert]')
  }

  /** The touch target of the control: the label, where the input itself is visually hidden. */
  const faceOf = (element: HTMLElement): HTMLElement =>
    element instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(element.type)
      ? (element.labels?.[0] ?? element)
      : element

  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    return plain(element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent)
  }

  /** Without words that CSS hides at this width. It needs styles, so only candidates are asked. */
  const shownNameOf = (element: HTMLElement): string => {
    if (!element.matches('button, a, summary') || element.hasAttribute('aria-label')) return nameOf(element)
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let shown = ''
    while (texts.nextNode())
      if (texts.currentNode.parentElement?.checkVisibility()) shown += texts.currentNode.textContent
    return plain(shown)
  }

  const find = ({ role, field, value, name, within }: Control): HTMLElement | null => {
    const wanted = name === undefined ? undefined : plain(name)
    for (const place of document.querySelectorAll(within ?? 'body'))
      for (const element of place.querySelectorAll<HTMLElement>(SELECTORS[role])) {
        if (field !== undefined && element.getAttribute('name') !== field) continue
        if (value !== undefined && element.getAttribute('value') !== value) continue
        if (wanted !== undefined && !nameOf(element).includes(wanted)) continue
        if (!isVisible(faceOf(element)) || element.matches(':disabled')) continue
        if (wanted === undefined || shownNameOf(element).startsWith(wanted)) return element
      }
    return null
  }

  /** Two frames, or a short timeout where none are drawn. */
  const frames = () =>
    Promise.race([
      new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      wait(100),
    ])

  async function spot(control: Control, at = 0.5): Promise<Spot> {
    let element = find(control)
    // The HTML may still be loading: nobody can touch what is not shown.
    while (!element) {
      // oxlint-disable-next-line no-await-in-loop
      await wait(16)
      element = find(control)
    }
    const face = faceOf(element)
    const middle = () => {
      const box = face.getBoundingClientRect()
      return { x: box.left + box.width * at, y: box.top + box.height / 2, box }
    }
    const isInView = ({ top, bottom }: DOMRect) => top > innerHeight * 0.2 && bottom < innerHeight * 0.8
    for (let tries = 0; tries < 3 && !isInView(face.getBoundingClientRect()); tries++) {
      face.scrollIntoView({ block: 'center', behavior: 'instant' })
      // oxlint-disable-next-line no-await-in-loop
      await frames()
    }
    const hits = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      // Links of a label do what links do.
      return (
        top !== null &&
        (face.contains(top) || element.contains(top)) &&
        (top.closest('a') === null || face.closest('a') !== null)
      )
    }
    const { x, y, box } = middle()
    const others: [number, number][] = [
      [x, y],
      [box.left + 12, y],
      [box.left + 12, box.top + 12],
      [box.right - 12, y],
    ]
    const free = others.find((point) => hits(...point))
    const top = document.elementFromPoint(x, y)
    return free
      ? { x: free[0], y: free[1], covered: null }
      : { x, y, covered: top?.outerHTML.slice(0, 120) ?? 'nothing' }
  }

  const isHydrated = (control: Control): boolean => {
    const element = find(control)
    return element === null || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }

  window.early = { painted, find, spot, isHydrated, isVisible, plain }
}
