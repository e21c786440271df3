import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { siteFiles } from '#src/backend/site-files/index.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import {
  hrefTo,
  matchRoute,
  ownAddresses,
  redirects,
  resolveHref,
  routeNames,
  routeOf,
  type Route,
} from '#src/routes.ts'

const ours: ReadonlySet<string> = new Set(ownAddresses.pages)
/** The models of the specification: pages of another one are more than it has. */
const SPECIFIED: readonly string[] = ['g70', 'gv70', 'new-g80', 'gv80', 'g90']
const isSpecified = ({ model }: Route) => model === undefined || SPECIFIED.includes(model)
const ofTheDocument = routeNames
  .filter((name) => !ours.has(name) && isSpecified(routeOf(name)))
  .map((name) => routeOf(name).path)

test('the table holds the 62 pages of the specification, ours, and 5 redirects; no address twice', () => {
  const paths = routeNames.map((name) => routeOf(name).path)
  expect(
    ofTheDocument,
    'a page that the specification has not is named in ownAddresses.pages of src/routes.ts',
  ).toHaveLength(62)
  expect(new Set(paths).size).toBe(paths.length)
  expect(Object.keys(redirects)).toHaveLength(5)
})

describe('our own addresses', () => {
  test('all pages of the document’s table end in .html except the configurator', () => {
    expect(ofTheDocument.filter((path) => !path.endsWith('.html'))).toEqual(['/configurator'])
  })

  test('of the document’s pages only a news article has a parameter', () => {
    expect(ofTheDocument.filter((path) => path.includes(':'))).toEqual(['/news/:code.html'])
  })

  test('files for machines, and files and folders that lie ready to serve, are listed', () => {
    const listed: ReadonlySet<string> = new Set([...ownAddresses.files, ...ownAddresses.folders])
    // Before the first build nothing is there yet.
    const entries = existsSync('public') ? readdirSync('public', { withFileTypes: true }) : []
    const lying = entries.map((entry) => (entry.isDirectory() ? `/${entry.name}/` : `/${entry.name}`))
    expect([...Object.keys(siteFiles), ...lying].filter((path) => !listed.has(path))).toEqual([])
  })

  test('no file of ours takes the address of a page', () => {
    expect([...ownAddresses.files, ...ownAddresses.folders].filter((path) => matchRoute(path))).toEqual([])
    // What is ours is served before pages.
    const taken = ofTheDocument.filter((path) => ownAddresses.folders.some((folder) => path.startsWith(folder)))
    expect(taken).toEqual([])
    expect(ofTheDocument).toContain(`/${BRAND_SLUG}.html`)
  })
})

describe('matching is to the letter', () => {
  test.each(routeNames.filter((name) => !routeOf(name).path.includes(':')))('%s is found by its path', (name) => {
    expect(matchRoute(routeOf(name).path)).toEqual({ name, params: {} })
  })

  test('a visitor’s own page carries its secret', () => {
    const secret = 'Ab-_5678901234567890xy'
    expect(matchRoute(`/request/${secret}`)).toEqual({ name: 'request', params: { secret } })
    for (const path of ['/request/short', `/request/${secret}x`, `/request/${secret}/`, '/request/'])
      expect(matchRoute(path)).toBeNull()
  })

  test('a news item carries its code', () => {
    expect(matchRoute('/news/novyj-g70.html')).toEqual({ name: 'news-detail', params: { code: 'novyj-g70' } })
  })

  test.each([
    '/',
    '/g90_l.html',
    '/G90.html',
    '/warranty.html/',
    '/warranty',
    '/%77arranty.html',
    '/warranty.html%00',
    '//warranty.html',
    '/news/x',
    '/news/.html',
    '/news/A.html',
    '/news/a.b.html',
    '/news/:code.html',
    '/news/a/b.html',
    '/configurator/',
    '/ru/ru/warranty.html',
    '/__proto__',
    '/constructor',
    `/${'a'.repeat(5000)}`,
  ])('%s is no page', (path) => {
    expect(matchRoute(path)).toBeNull()
  })
})

describe('links', () => {
  test('are made by name, with parameters, query and hash', () => {
    expect(hrefTo('news-detail', { params: { code: 'a-b' } })).toBe('/news/a-b.html')
    expect(hrefTo('search', { query: { q: 'тест драйв' } })).toBe(
      '/search.html?q=%D1%82%D0%B5%D1%81%D1%82+%D0%B4%D1%80%D0%B0%D0%B9%D0%B2',
    )
    expect(hrefTo('configurator', { hash: 'slide=1&model=gv70' })).toBe('/configurator#slide=1&model=gv70')
  })

  test.each([
    [{ name: 'warranty' }, false, { href: '/warranty.html', external: false }],
    ['/gv70.html', true, { href: '/gv70.html', external: false }],
    ['https://press.example/', false, { href: 'https://press.example/', external: true }],
    [{ name: 'no-such-page' }, false, null],
    ['', false, null],
    [undefined, false, null],
  ])('a menu address %j (local: %s) resolves to %j', (href, local, expected) => {
    expect(resolveHref(href, local)).toEqual(expected)
  })
})
