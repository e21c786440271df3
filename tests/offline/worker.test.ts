import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILES, LAST_PAGES, PAGES } from '#src/domain/saved-pages.ts'

const ORIGIN = 'https://site.example'
const addressOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href

/** A cache as far as the worker uses it. */
class FakeCache {
  readonly stored = new Map<string, Response>()
  match = (key: string | Request, { ignoreSearch = false } = {}) => {
    const comparable = (url: string) => (ignoreSearch ? url.split('?', 1)[0] : url)
    const [, found] = [...this.stored].find(([url]) => comparable(url) === comparable(addressOf(key))) ?? []
    return Promise.resolve(found?.clone())
  }
  matchAll = () => Promise.resolve([...this.stored.values()].map((response) => response.clone()))
  keys = () => Promise.resolve([...this.stored.keys()].map((url) => new Request(url)))
  put = (key: string | Request, response: Response) => Promise.resolve(void this.stored.set(addressOf(key), response))
  add = async (key: string) => this.put(key, await fetch(key))
  delete = (key: string | Request) => Promise.resolve(this.stored.delete(addressOf(key)))
}

type Listener = (event: object) => void
let listeners: Map<string, Listener>
let stores: Map<string, FakeCache>
/** What the network answers, by path; an address that is not there has no network. */
let network: Map<string, Response>

beforeEach(async () => {
  listeners = new Map()
  stores = new Map()
  network = new Map()
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  vi.stubGlobal('caches', {
    open: (name: string) => {
      const cache = stores.get(name) ?? new FakeCache()
      stores.set(name, cache)
      return Promise.resolve(cache)
    },
    has: (name: string) => Promise.resolve(stores.has(name)),
  })
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('fetch', (key: string | Request) => {
    const { pathname } = new URL(addressOf(key))
    const response = network.get(pathname)
    return response ? Promise.resolve(response.clone()) : Promise.reject(new TypeError('no network'))
  })
  vi.resetModules()
  await import('#src/offline/worker.ts')
  // A visitor has saved something.
  await caches.open(PAGES)
})
afterEach(() => vi.unstubAllGlobals())

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<html><body>${text}</body></html>`, { headers: { 'content-type': 'text/html', ...headers } })

/** A visitor opens an address; the answer, once all is done that was begun. */
const open = (path: string, method = 'GET') => ask(path, { mode: 'navigate', method, destination: 'document' })
/** The page loads a file of its own. */
const load = (path: string, destination: string) => ask(path, { mode: 'no-cors', method: 'GET', destination })

type Asked = { mode: string; method: string; destination: string }
async function ask(path: string, asked: Asked): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { ...asked, url: new URL(path, ORIGIN).href },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  })
  const response = await answer
  await Promise.all(work)
  return response
}
const stored = (name = PAGES) => [...(stores.get(name)?.stored.keys() ?? [])].map((url) => url.slice(ORIGIN.length))

test('a page that was seen opens without a network', async () => {
  const policy = { 'content-security-policy': "default-src 'self'" }
  network.set('/warranty.html', page('Гарантия', policy))
  await open('/warranty.html')
  network.clear()
  const saved = await open('/warranty.html')
  expect(await saved?.text()).toContain('Гарантия')
  expect(saved?.headers.get('content-security-policy')).toBe("default-src 'self'")
})

test('the last pages are kept, and those that the visitor has saved', async () => {
  const paths = Array.from({ length: LAST_PAGES + 1 }, (_, at) => `/page-${at}.html`)
  for (const path of ['/build/AAAA2222.html', '/dealers.html', ...paths]) {
    network.set(path, page(path))
    await open(path)
  }
  expect(stored()).toEqual(['/build/AAAA2222.html', '/dealers.html', ...paths.slice(1)])
  // One that is seen again is one of the last.
  await open(paths[1]!)
  await open(paths[0]!)
  expect(stored().slice(2)).toEqual([...paths.slice(3), paths[1], paths[0]])
})

test('a page that was seen with another query opens too', async () => {
  network.set('/dealers.html', page('Дилеры'))
  await open('/dealers.html?city=kazan')
  network.clear()
  expect(await (await open('/dealers.html?city=moskva'))?.text()).toContain('Дилеры')
})

test('the files of a page are kept as long as the page, pictures in another size where theirs is not', async () => {
  network.set('/warranty.html', page('<link href="/assets/a-1.css"><img srcset="/images/a-480.avif 480w">'))
  network.set('/assets/a-1.css', new Response('a'))
  network.set('/images/a-480.avif', new Response('old'))
  await open('/warranty.html')
  expect(stored(FILES)).toEqual(['/assets/a-1.css', '/images/a-480.avif'])
  // An asset is what it was; a picture may have been changed.
  network.set('/assets/a-1.css', new Response('b'))
  network.set('/images/a-480.avif', new Response('new'))
  expect(await (await load('/assets/a-1.css', 'style'))?.text()).toBe('a')
  expect(await (await load('/images/a-480.avif', 'image'))?.text()).toBe('new')
  network.clear()
  for (const width of [480, 1280])
    expect(await (await load(`/images/a-${width}.avif`, 'image'))?.text(), String(width)).toBe('old')
  expect((await load('/images/b-480.avif', 'image'))?.type).toBe('error')
  for (let at = 0; at < LAST_PAGES; at++) {
    network.set(`/page-${at}.html`, page('Другая'))
    await open(`/page-${at}.html`)
  }
  expect(stored(FILES)).toEqual([])
})

test('a form that is sent is none of its business', async () => {
  network.set('/dealer/v1/request', page('Заявка'))
  expect(await open('/dealer/v1/request', 'POST')).toBeUndefined()
})

/** A response to an address that was redirected, as its copies are. */
function redirected(response: Response): Response {
  const clone = response.clone.bind(response)
  return Object.defineProperties(response, {
    redirected: { value: true },
    clone: { value: () => redirected(clone()) },
  })
}

test.each([
  ['one visitor’s', '/request/AAAAAAAAAAAAAAAAAAAAAA', page('Иван', { 'cache-control': 'private, no-store' })],
  ['another car’s without its data', '/configurator', page('Конфигуратор')],
  ['none', '/nowhere.html', new Response('нет', { status: 404, headers: { 'content-type': 'text/html' } })],
  // Browsers take no such answer from a worker.
  ['what another address has said', '/old.html', redirected(page('Новая'))],
  ['no page', '/price.json', new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('what is %s is not kept on the device', async (_, path, response) => {
  network.set(path, response)
  expect((await open(path))?.status).toBe(response.status)
  expect(stored()).toEqual([])
})

test('other sites are not its business', async () => {
  network.set('/warranty.html', page('Гарантия'))
  expect(await open('https://other.example/warranty.html')).toBeUndefined()
})

/** An open page sends addresses to be saved; a port is there where the visitor has asked for it. */
async function send(data: readonly string[], ports: readonly { postMessage: () => void }[] = []): Promise<void> {
  let work: Promise<unknown> | undefined
  listeners.get('message')?.({ data, ports, waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
}

test('a page that was reached without a document is kept, too', async () => {
  network.set('/warranty.html', page('Гарантия'))
  await send(['/warranty.html'])
  expect(stored()).toEqual(['/warranty.html'])
})

test('after everything was deleted nothing is kept for a page still open, until the visitor saves again', async () => {
  stores.clear()
  network.set('/', page('<img srcset="/images/a-480.avif 480w">'))
  network.set('/images/a-480.avif', new Response('a'))
  await send(['/'])
  expect(await (await load('/images/a-480.avif', 'image'))?.text()).toBe('a')
  await open('/')
  expect([...stores.keys()]).toEqual([])

  const postMessage = vi.fn<() => void>()
  await send(['/'], [{ postMessage }])
  expect(postMessage).toHaveBeenCalledOnce()
  expect(stored()).toEqual(['/'])
  expect(stored(FILES)).toEqual(['/images/a-480.avif'])
})
