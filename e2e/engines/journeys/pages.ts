import { HOME } from '../../content.ts'
import type { Journey } from './journey.ts'

/** Eight kinds of page. */
const PAGES = [
  HOME,
  '/gv70.html',
  '/new-gv70-price.html',
  '/configurator',
  '/dealers.html',
  '/contacts.html',
  '/news.html',
  '/search.html?q=gv70',
]

/** Shown, hydrated, nothing wider than the screen, no button label broken inside a word; console messages fail any journey. */
export const pages: Journey = {
  name: 'eight pages',
  async walk(visitor) {
    for (const path of PAGES) {
      // One after another: there is one window.
      // oxlint-disable-next-line no-await-in-loop
      await visitor.visit(path)
      // oxlint-disable-next-line no-await-in-loop
      const faults = await visitor.read(faultsOfLayout)
      if (faults.length > 0) throw new Error(`${path}: ${faults.join('; ')}`)
    }
  },
}

function faultsOfLayout(): string[] {
  const faults: string[] = []
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) faults.push(`${wide} px wider than the screen`)
  const unread = [...document.querySelectorAll('main img')].filter(
    (image) =>
      image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 && image.currentSrc !== '',
  )
  if (unread.length > 0)
    faults.push(`pictures not drawn: ${unread.map((image) => image.outerHTML.slice(0, 120)).join()}`)
  // A word stands on one line, whatever the engine thinks of joiners and hyphens.
  const range = document.createRange()
  for (const button of document.querySelectorAll('main a, main button')) {
    if (!window.early.isVisible(button)) continue
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d\u2060\u2011-]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1 && !word.includes('\u00ad')) faults.push(`«${word}» stands on ${lines.size} lines`)
      }
  }
  return faults
}
