import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LAST_PAGES, PAGES } from '#src/domain/saved-pages.ts'

const ORIGIN = 'https://site.example'
const addressOf = (key: string | Request): string => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href

/** A cache as far as the worker uses it. */
class FakeCache {
  readonly stored = new Map<string, Response>()
  match = (key: string | Request) => Promise.resolve(this.stored.get(addressOf(key))?.clone())
  matchAll = () => Promise.resolve([...this.stored.values()].map((response) => response.clone()))
  keys = () => Promise.resolve([...this.stored.keys()].map((url) => new Request(url)))
  put = (key: string | Request, response: Response) => Promise.resolve(void this.stored.set(addressOf(key), response))
  add = (key: string) => this.put(key, new Response(''))
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
  })
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('fetch', (key: string | Request) => {
    const { pathname } = new URL(addressOf(key))
    const response = network.get(pathname)
    return response ? Promise.resolve(response.clone()) : Promise.reject(new TypeError('no network'))
  })
  vi.resetModules()
  await import('#src/offline/worker.ts')
})
afterEach(() => vi.unstubAllGlobals())

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<html><body>${text}</body></html>`, { headers: { 'content-type': 'text/html', ...headers } })

/** A visitor opens an address; the answer, once all is done that was begun. */
async function open(path: string): Promise<Response | undefined> {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { mode: 'navigate', method: 'GET', url: new URL(path, ORIGIN).href, destination: 'document' },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  })
  const response = await answer
  await Promise.all(work)
  return response
}
const stored = () => [...(stores.get(PAGES)?.stored.keys() ?? [])].map((url) => url.slice(ORIGIN.length))

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
  for (const path of ['/build/AAAA2222.html', ...paths]) {
    network.set(path, page(path))
    await open(path)
  }
  expect(stored()).toEqual(['/build/AAAA2222.html', ...paths.slice(1)])
})

test.each([
  ['one visitor’s', '/request/AAAAAAAAAAAAAAAAAAAAAA', page('Иван', { 'cache-control': 'private, no-store' })],
  ['another car’s without its data', '/configurator', page('Конфигуратор')],
  ['none', '/nowhere.html', new Response('нет', { status: 404, headers: { 'content-type': 'text/html' } })],
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

test('after it was told to keep nothing any more it takes no part', async () => {
  network.set('/warranty.html', page('Гарантия'))
  listeners.get('message')?.({ data: null, ports: [], waitUntil: () => {} })
  expect(await open('/warranty.html')).toBeUndefined()
  expect(stored()).toEqual([])
})
