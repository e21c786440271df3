import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { render } from '#src/entry-server.tsx'
import { hrefTo, isStaticRoute, routeNames, routeOf, type Route } from '#src/routes.ts'
import { addressOf } from '#src/server/pages/page-address.ts'
import { pair, startTestSite, type TestSite } from '../server/forms/site.ts'
import { OBJECT_WORDS, oneSpelling, WORDS } from './words.ts'
import { textOf } from '../app/markup.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({
    renderer: async (url, scope) => {
      const { status, html, state } = await render(url, scope)
      return { status, document: textOf(html) + state }
    },
  })
})
afterAll(() => site.stop())

/** Without the pair the gate would let nothing through. */
const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.fetch(path, { method: 'POST', body, headers: { ...pair, ...headers } })

/** What of all this the site could not answer. */
let broken: string[] = []
beforeEach(() => {
  broken = []
})
async function ask(response: Promise<Response>, what: string): Promise<void> {
  const { status, body } = await response
  await body?.cancel()
  if (status >= 500) broken.push(`${status} ${what}`)
}

describe('words that every object knows', () => {
  const inPaths = [
    '/*',
    '/*.html',
    '/ru/ru/*',
    '/ru/ru/*.html',
    '/dealer/*',
    '/dealer/v1/*',
    '/ru/ru/api/v1/*',
    '/leads/api/*',
    '/upload/builds/*.jpg',
    // The rows of the table with a parameter: it is found by reading them.
    ...routeNames
      .map((name) => routeOf(name).path)
      .flatMap((path) => (path.includes(':') ? [path.replace(/:\w+/, '*')] : [])),
  ]
  // A look costs a whole page: every path has every word once, and every spelling of some.
  test.each(inPaths.map((path, turn) => ({ path, turn })))('in the path $path', async ({ path, turn }) => {
    for (const word of oneSpelling(OBJECT_WORDS, turn))
      await ask(
        site.fetch(path.replace('*', () => word)),
        path.replace('*', () => word),
      )
    expect(broken).toEqual([])
  })

  const asking = routeNames.map(routeOf).filter(({ query = [] }) => query.length > 0)
  const staticOf = ({ path }: Route, secret: string) => path.replace(/:\w+/, secret)

  /** Each parameter has each word once, beside other words in all the others. */
  test.each(asking)('in every parameter of $path', async (route) => {
    const names = route.query ?? []
    const path = staticOf(route, 'a'.repeat(22))
    for (const turn of OBJECT_WORDS.keys()) {
      const wordAt = (at: number) => OBJECT_WORDS[(turn + at) % OBJECT_WORDS.length] ?? ''
      const query = new URLSearchParams(names.map((name, at) => [name, wordAt(at)]))
      await ask(site.fetch(`${path}?${query}`), `${path}?${query}`)
    }
    expect(broken).toEqual([])
  })

  test('as names of parameters of every page', async () => {
    const query = new URLSearchParams(
      WORDS.flatMap((word) => [
        [word, '1'],
        [`${word}[x]`, '1'],
      ]),
    )
    const pages = routeNames.filter(isStaticRoute).map(routeOf)
    // Which parameters a page has is decided before it is rendered: the others are the pages they are without any.
    const [plain, reading] = [pages.filter((route) => !route.query), pages.filter((route) => route.query)]
    // The page that says there is none has no address of its own.
    const other = plain.filter(({ path }) => addressOf(`${path}?${query}`) !== path).map(({ path }) => path)
    expect(other).toEqual([hrefTo('error-404')])
    for (const { path } of [...reading, ...plain.slice(0, 1)]) await ask(site.fetch(`${path}?${query}`), path)
    expect(broken).toEqual([])
  })

  const named = Object.fromEntries(WORDS.map((word) => [word, word]))
  test.each([
    '/dealer/v1/request',
    '/dealer/schedule?method=request',
    '/dealer/v1/build',
    `/dealer/v1/request/${'a'.repeat(22)}`,
  ])('as keys of what is posted to %s', async (path) => {
    const html = { accept: 'text/html' }
    const form = new FormData()
    for (const word of WORDS) form.append(word, word)
    const json = `{${WORDS.map((word) => `${JSON.stringify(word)}: ${JSON.stringify(word)}`).join()}}`
    const type = { 'content-type': 'application/json' }
    await ask(send(path, json, type), 'JSON')
    await ask(send(path, json, { ...type, ...html }), 'JSON, a page wanted')
    await ask(send(path, new URLSearchParams(named)), 'urlencoded')
    await ask(send(path, new URLSearchParams(named), html), 'urlencoded, a page wanted')
    await ask(send(path, form), 'multipart')
    for (const word of WORDS)
      await ask(send(path, JSON.stringify({ [word]: { [word]: word } }), type), `{${word}: {…}}`)
    expect(broken).toEqual([])
  })

  test('in a form that is shown again with its mistakes', async () => {
    for (const word of OBJECT_WORDS) {
      const fields = {
        lead_type: 'test-drive',
        page: hrefTo('test-drive', { query: { step: '4', model: word } }),
        name: word,
        comment: word,
      }
      await ask(send('/dealer/v1/request', new URLSearchParams({ ...named, ...fields }), { accept: 'text/html' }), word)
    }
    expect(broken).toEqual([])
  })

  test('in cookies and headers', async () => {
    const cookie = WORDS.map((word) => `${word}=${word}`).join('; ')
    await ask(site.fetch('/dealer/v1/options', { headers: { cookie } }), 'cookies')
    for (const word of OBJECT_WORDS) {
      const headers = {
        accept: word,
        'accept-encoding': word,
        'content-type': word,
        'if-none-match': word,
        'sec-fetch-site': word,
      }
      await ask(site.fetch('/warranty.html', { headers }), word)
      await ask(send('/dealer/v1/request', word, headers), word)
    }
    expect(broken).toEqual([])
  })

  test('nothing of all this was a failure in the log', () => {
    expect(site.logged.filter((line) => /"err"|не вся/.test(line))).toEqual([])
  })
})
