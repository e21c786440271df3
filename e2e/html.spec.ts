import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { DRAWN_MODELS } from '#src/content/models/drawn.ts'
import { CLOSE_UPS } from '#src/content/pictures/close-ups.ts'
import { closeUpSrc, RASTER_VIEWS } from '#src/content/pictures/drawings.ts'
import { fileOf } from '#src/content/pictures/hashed.ts'
import { downloadOf } from '#src/content/pictures/sources.ts'
import { addresses } from './addresses.ts'
import { expect, test } from './test.ts'

// In one worker: each address is asked for once, and all tests read its answer.
test.describe.configure({ mode: 'default' })

type Answer = { html: string; policy: string }
const answers = new Map<string, Answer>()

async function answerOf(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path)
  if (known) return known
  const response = await request.get(path)
  const answer = { html: await response.text(), policy: response.headers()['content-security-policy'] ?? '' }
  answers.set(path, answer)
  return answer
}

const textOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)

test('every page has its own title, description and canonical in its HTML', async ({ request }) => {
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
  for (const { path, status } of addresses) {
    const { html } = await answerOf(request, path)
    const head = html.slice(0, html.indexOf('</head>'))
    const [title = '', ...titles] = textOf(head, /<title>([^<]*)<\/title>/g)
    const [description = '', ...descriptions] = textOf(head, /<meta name="description" content="([^"]*)"/g)
    const [canonical = '', ...canonicals] = textOf(head, /<link rel="canonical" href="([^"]*)"/g)
    expect([titles, descriptions, canonicals], path).toEqual([[], [], []])
    expect(title, path).toMatch(/[а-яё]/i)
    // What is not found stands at no address.
    expect(canonical && new URL(canonical).pathname, path).toBe(status === 404 ? '' : path)
    expect(seen.titles.get(title), `title of ${path}`).toBeUndefined()
    expect(seen.descriptions.get(description), `description of ${path}`).toBeUndefined()
    seen.titles.set(title, path)
    seen.descriptions.set(description, path)
  }
})

test('everything a page shows is styled by style sheets linked in its HTML', async ({ request }) => {
  const folder = 'dist/client/assets'
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const classesOf = (css: string) => new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
  const styled = new Map(files.map((name) => [name, classesOf(readFileSync(`${folder}/${name}`, 'utf8'))]))
  const known = [...styled.values()].reduce((all, one) => all.union(one), new Set<string>())
  for (const { path } of addresses) {
    const { html } = await answerOf(request, path)
    const linked = textOf(html, /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"/g)
    const mine = linked.reduce((all, name = '') => all.union(styled.get(name) ?? new Set()), new Set<string>())
    const markup = html.replaceAll(/<script[^]*?<\/script>/g, '')
    const used = new Set(textOf(markup, / class="([^"]*)"/g).flatMap((list = '') => list.split(' ')))
    expect([...used.intersection(known).difference(mine)], path).toEqual([])
  }
})

test('further pages of the news have their own addresses; beyond the last is a 404', async ({ request }) => {
  const html = await (await request.get('/news.html?page=2')).text()
  expect(html).toMatch(/<title>[^<]* — страница 2<\/title>/)
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/news\.html\?page=2"/)
  expect((await request.get('/news.html?page=99')).status()).toBe(404)
})

test('no page has an inline script other than the one the policy allows, an inline style or an event attribute', async ({
  request,
}) => {
  for (const { path } of addresses) {
    const { html, policy } = await answerOf(request, path)
    const inline = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/src=|type="application\/(ld\+)?json"/.test(attributes),
    )
    const hashes = inline.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(hashes, path).toHaveLength(1)
    expect(policy, path).toContain(hashes[0])
    const markup = html.replace(/<script[^]*?<\/script>/g, '')
    expect(markup.match(/<[^>]+\s(style|on[a-z]+)="[^"]*"/g), path).toBeNull()
    expect(markup, path).not.toMatch(/<style/)
  }
})

test('the first HTML links the page’s own styles, and the code of header and menus', async ({ request }) => {
  const html = await (await request.get('/warranty.html')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head.match(/<link rel="stylesheet"[^>]*>/g)?.length).toBeGreaterThanOrEqual(2)
  expect(head.match(/<link rel="modulepreload"[^>]*>/g)?.length).toBeGreaterThanOrEqual(2)
})

const PICTURE = /\/images\/[\w/-]+\.\w+/g

test('every picture a page names exists, shown ones are cached for a year, and every close-up is used', async ({
  request,
}) => {
  const named = new Set<string>()
  const shown = new Set<string>()
  for (const { path } of addresses) {
    const { html } = await answerOf(request, path)
    for (const [picture] of html.matchAll(PICTURE)) named.add(picture)
    for (const [picture] of html.replaceAll(/<script[^]*?<\/script>/g, '').matchAll(PICTURE)) shown.add(picture)
  }
  const missing: string[] = []
  const short: string[] = []
  // Cards and icons are asked for from outside, under names that stay.
  const isForOthers = (picture: string) => /^\/images\/(?:share|icons)\//.test(picture)
  for (const picture of named) {
    const answer = await request.head(picture)
    if (!answer.ok()) missing.push(picture)
    const caching = answer.headers()['cache-control'] ?? ''
    if (shown.has(picture) && !isForOthers(picture) && !caching.endsWith('immutable')) short.push(picture)
  }
  expect(missing).toEqual([])
  expect(short).toEqual([])
  const files = new Set([...named].map((picture) => fileOf(picture)?.path ?? picture))
  const made = DRAWN_MODELS.flatMap((code) =>
    RASTER_VIEWS.flatMap((view) => CLOSE_UPS[code][view].map((crop) => downloadOf(closeUpSrc(code, view, crop)))),
  )
  expect(made.filter((file) => !files.has(file))).toEqual([])
})

test('a page’s code contains every picture that its HTML shows', async ({ request }) => {
  const texts = new Map<string, string>()
  const scriptOf = async (file: string) => {
    if (!texts.has(file)) texts.set(file, await (await request.get(file)).text())
    return texts.get(file) ?? ''
  }
  const unknown: string[] = []
  for (const { path } of addresses) {
    const { html } = await answerOf(request, path)
    const body = html.slice(html.indexOf('<body'))
    // The picture of the stage without scripts stands before a drawing, which the code shows instead.
    const shown = body.replaceAll(/<script[^]*?<\/script>|<noscript><div[^>]* data-showroom[^]*?<\/noscript>/g, '')
    const code = [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
    // An answer of the API, such as a news item, brings the addresses of its pictures with it.
    const known = [...(await Promise.all(code.map(scriptOf))), scriptsIn(body)].join()
    for (const [, name = ''] of shown.matchAll(/\/assets\/([\w-]+)-\d+\.(?:avif|jpg)/g))
      if (!known.includes(name)) unknown.push(`${path}: ${name}`)
  }
  expect([...new Set(unknown)]).toEqual([])
})

const scriptsIn = (html: string): string => (html.match(/<script[^]*?<\/script>/g) ?? []).join()

test('every form says before it is sent which data it sends', async ({ request }) => {
  const forms = [
    '/contacts.html',
    '/lounge.html',
    '/test-drive.html?model=gv70&city_id=1&dealer_id=1&no_time=on',
    '/new-g80.html',
    '/configurator?slide=7&model=gv70&comp=203',
  ]
  for (const path of forms) {
    const { html } = await answerOf(request, path)
    const withConsent = (html.match(/<form[^]*?<\/form>/g) ?? []).filter((form) => form.includes('name="agree"'))
    expect(withConsent.length, path).toBeGreaterThan(0)
    for (const form of withConsent) expect(form, path).toContain('Какие данные уйдут')
  }
})

test('no internal link is broken', async ({ request }) => {
  const known = new Set<string>()
  const queue = addresses.map(({ path }) => path)
  // Choices of a page (trims compared, filters, figures) multiply: of each set of a query's names one stands for all.
  const shapes = new Set<string>()
  const isNew = ({ pathname, searchParams }: URL) => {
    const shape = `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`
    if (searchParams.size > 0 && shapes.has(shape)) return false
    shapes.add(shape)
    return true
  }
  const dead: string[] = []
  while (queue.length > 0) {
    const path = queue.pop() ?? ''
    if (known.has(path)) continue
    known.add(path)
    const response = await request.get(path)
    if (!response.ok() && path !== '/404.html') dead.push(`${path} ${response.status()}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    for (const [, attribute = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      if (attribute.startsWith('#')) continue
      const url = new URL(attribute.replaceAll('&amp;', '&'), response.url())
      if (url.hostname === '127.0.0.1' && url.protocol === 'http:' && isNew(url)) queue.push(url.pathname + url.search)
    }
  }
  expect(dead).toEqual([])
  expect(known.size).toBeGreaterThan(100)
})
