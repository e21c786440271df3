import { JSDOM } from 'jsdom'
import { hrefTo } from '#src/routes.ts'
import { builtClass } from '../../scripts/build/built-class.ts'
import { FORM, PART } from './markup.ts'
import type { MenuSection } from './parts/menu.tsx'

/** The compared pages, by their names in all projects. */
export const PAGES = {
  home: hrefTo('home'),
  model: '/gv70.html',
  prices: hrefTo('g70-price'),
  contacts: hrefTo('contacts'),
  dealers: hrefTo('dealers'),
  news: '/news/novogodnij-grafik.html',
} as const
export type PageName = keyof typeof PAGES
export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

/**
 * The content of one of our pages: markup with components for its interactive parts, styles, and the files they refer
 * to.
 */
export type Content = {
  head: Element[]
  body: Element
  /** The form of a request, extracted from the body. */
  form: Element | null
  styles: string[]
  files: string[]
}

const OF_HEAD =
  'title, meta[name]:not([name=viewport]), meta[property], link:not([rel=stylesheet], [rel=manifest]), script[type="application/ld+json"]'

/** Reads a page of the built site. */
export function contentOf(html: string): Content {
  const { document } = new JSDOM(html).window
  // Its links are for our own scripts.
  document.querySelectorAll('template').forEach((element) => element.remove())
  const head = [...document.head.querySelectorAll(OF_HEAD)]
  const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '')
  const { body } = document
  body.querySelectorAll('script').forEach((element) => element.remove())
  showPictures(body)
  setParts(body)
  const form = body.querySelector(FORM)
  form?.replaceWith(part(document, 'LeadForm'))
  // Text that React has split by comments is joined again.
  const comments = document.createNodeIterator(body, document.defaultView?.NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment)
  body.normalize()
  return { head, body, form, styles, files: filesIn(html) }
}

/** Pictures, drawings, icons and fonts that a text refers to. */
export const filesIn = (text: string): string[] => [
  ...new Set(
    text.match(/\/(?:images\/[\w./-]+|assets\/[\w.-]+|favicon|apple-touch-icon)\.(?:avif|jpg|png|svg|ico|woff2)/g),
  ),
]

const WAITING = builtClass('src/components/lazy-image.module.css', 'waiting')
const CITY = builtClass('src/pages/shared/dealers/dealer-list.module.css', 'city')
const FILTERS = builtClass('src/pages/model-price/trims.module.css', 'filters')

/** Placeholders that our scripts replace become the fallback for browsers without scripts: lazy pictures. */
function showPictures(body: HTMLElement) {
  for (const without of body.querySelectorAll('noscript')) {
    const tone = without.previousElementSibling
    if (tone?.matches(`svg${WAITING}`)) tone.remove()
    if (without.querySelector('img, datalist')) without.replaceWith(...without.childNodes)
    else without.remove()
  }
}

function setParts(body: HTMLElement) {
  const document = body.ownerDocument
  const burger = body.querySelector('[data-opens=burger]')
  burger?.replaceWith(part(document, 'Menu', { className: burger.className, sections: sectionsOf(body) }))
  body.append(part(document, 'CookieNotice'))
  for (const select of body.querySelectorAll('main form[method=get] select[name=city]')) {
    const options = [...select.querySelectorAll('option:not([value=""])')].map(({ textContent }) => textContent)
    const by = setFilter(select.closest('div:has(label)') ?? select, 'Город', options, select.className)
    for (const city of body.querySelectorAll(`main ${CITY}:has(h3)`))
      city.setAttribute(by, city.querySelector('h3')?.textContent ?? '')
  }
  for (const nav of body.querySelectorAll(`main ${FILTERS} nav`)) {
    const label = nav.getAttribute('aria-label') ?? ''
    const [, ...options] = [...nav.querySelectorAll('a')].map(({ textContent }) => textContent)
    const by = setFilter(nav, label, options, nav.className)
    for (const cell of body.querySelectorAll(`main td[data-label="${label}"]`))
      cell.parentElement?.setAttribute(by, options.find((option) => cell.textContent.startsWith(option)) ?? '')
  }
}

/** Returns the attribute the filter reads. */
function setFilter(place: Element, label: string, options: string[], className: string): string {
  const { ownerDocument: document } = place
  const by = `data-filter-${document.querySelectorAll('[data-part=Filter]').length}`
  place.replaceWith(part(document, 'Filter', { label, options, className, by }))
  return by
}

/** The menu's sections: those of the header on wide screens. */
const sectionsOf = (body: HTMLElement): MenuSection[] =>
  [...body.querySelectorAll('header nav > ul > li')].map((section) => ({
    title: section.firstElementChild?.textContent ?? '',
    links: [...section.querySelectorAll('div a[href]')].map((link) => ({
      text: link.textContent.trim(),
      href: link.getAttribute('href') ?? '',
    })),
  }))

function part(document: Document, name: string, props: Record<string, unknown> = {}): Element {
  const element = document.createElement(PART)
  element.setAttribute('data-part', name)
  element.setAttribute('data-props', JSON.stringify(props))
  return element
}
