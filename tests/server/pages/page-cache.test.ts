import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { createPageCache, type RenderedPage } from '#src/server/pages/page-cache.ts'

const page = (document: string, status = 200) => ({ status, document })

describe('finished pages', () => {
  test('are rendered once for many at the same time, then served from memory', async () => {
    const render = vi.fn(async () => page('<p>Привет</p>'))
    const cache = createPageCache({ render })
    expect(cache.get('/a')).toBeUndefined()
    await Promise.all([cache.load('/a'), cache.load('/a'), cache.load('/a')])
    expect(cache.get('/a')?.status).toBe(200)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('hold the same document in every coding', async () => {
    const cache = createPageCache({ render: async () => page('<p>Привет</p>') })
    const { bytes } = await cache.load('/a')
    expect((await bytes.make('identity')).toString()).toBe('<p>Привет</p>')
    expect(gunzipSync(await bytes.make('gzip')).toString()).toBe('<p>Привет</p>')
    expect(brotliDecompressSync(await bytes.make('br')).toString()).toBe('<p>Привет</p>')
  })

  test('keep the document as it is only for who asks for that, and still have it for him', async () => {
    const cache = createPageCache({ render: async () => page('<p>Привет</p>') })
    const { bytes } = await cache.load('/a')
    await bytes.make('br')
    expect([...bytes.ready.keys()]).toEqual(['br'])
    expect((await bytes.make('identity')).toString()).toBe('<p>Привет</p>')
    await bytes.make('gzip')
    expect([...bytes.ready.keys()].toSorted()).toEqual(['br', 'gzip', 'identity'])
  })

  test('of another status are not kept', async () => {
    const cache = createPageCache({ render: async () => page('нет', 404) })
    expect((await cache.load('/x')).status).toBe(404)
    expect(cache.get('/x')).toBeUndefined()
  })

  test('one that was begun before the content changed is for who waits for it alone', async () => {
    const begun = Promise.withResolvers<RenderedPage>()
    const render = vi.fn(async (): Promise<RenderedPage> => page('новая')).mockReturnValueOnce(begun.promise)
    const cache = createPageCache({ render })
    const old = cache.load('/a')
    cache.forget(() => false)
    const next = await cache.load('/a')
    begun.resolve(page('прежняя'))
    const textOf = ({ bytes }: Awaited<typeof old>) => bytes.ready.get('identity')?.toString()
    expect([textOf(await old), textOf(next)]).toEqual(['прежняя', 'новая'])
    const kept = cache.get('/a')
    expect(kept && textOf(kept)).toBe('новая')
  })

  test('a stale one is served while its successor is made', async () => {
    let now = 0
    let version = 0
    const cache = createPageCache({ render: async () => page(`v${++version}`), ttlMs: 100, now: () => now })
    await cache.load('/a')
    now = 200
    expect(cache.get('/a')?.bytes.ready.get('identity')?.toString()).toBe('v1')
    await vi.waitFor(() => expect(cache.get('/a')?.bytes.ready.get('identity')?.toString()).toBe('v2'))
    expect(version).toBe(2)
  })

  test('one that is no more is not served again once that is known; with gaps nothing is known', async () => {
    let now = 0
    let rendered: RenderedPage = page('новость')
    const render = vi.fn(async () => rendered)
    const cache = createPageCache({ render, ttlMs: 100, now: () => now })
    await cache.load('/a')
    rendered = { ...page('нет', 404), quality: 'partial' }
    now = 200
    cache.get('/a')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    await cache.load('/a')
    rendered = page('нет', 404)
    now = 10_000
    expect(cache.get('/a')?.status).toBe(200)
    await vi.waitFor(() => expect(cache.get('/a')).toBeUndefined())
    expect((await cache.load('/a')).status).toBe(404)
  })

  test('a failed refresh keeps the old page and is reported', async () => {
    let now = 0
    const render = vi.fn(async () => page('старая'))
    const onRefreshError = vi.fn()
    const cache = createPageCache({ render, ttlMs: 100, now: () => now, onRefreshError })
    await cache.load('/a')
    render.mockRejectedValue(new Error('backend down'))
    now = 200
    cache.get('/a')
    await vi.waitFor(() => expect(onRefreshError).toHaveBeenCalledTimes(1))
    expect(cache.get('/a')?.bytes.ready.get('identity')?.toString()).toBe('старая')
    // Not with every visitor: the next try is in five seconds.
    expect(render).toHaveBeenCalledTimes(2)
    now = 5_200
    cache.get('/a')
    expect(render).toHaveBeenCalledTimes(3)
    await vi.waitFor(() => expect(onRefreshError).toHaveBeenCalledTimes(2))
  })

  test('a failed render is not remembered', async () => {
    const render = vi.fn(async () => page('ок')).mockRejectedValueOnce(new Error('boom'))
    const cache = createPageCache({ render })
    await expect(cache.load('/a')).rejects.toThrow('boom')
    await expect(cache.load('/a')).resolves.toMatchObject({ status: 200 })
  })

  test('with gaps are fresh only for seconds, and give way to a whole one', async () => {
    let now = 0
    let rendered: RenderedPage = { ...page('с пробелом'), quality: 'partial' }
    const cache = createPageCache({ render: async () => rendered, ttlMs: 60_000, now: () => now })
    await cache.load('/a')
    rendered = page('целая')
    now = 6_000
    expect(cache.get('/a')?.bytes.ready.get('identity')?.toString()).toBe('с пробелом')
    await vi.waitFor(() => expect(cache.get('/a')?.bytes.ready.get('identity')?.toString()).toBe('целая'))
  })

  test('with gaps never stand in the place of a whole one', async () => {
    let now = 0
    let rendered: RenderedPage = page('целая')
    const render = vi.fn(async () => rendered)
    const cache = createPageCache({ render, ttlMs: 100, now: () => now })
    await cache.load('/a')
    rendered = { ...page('с пробелом'), quality: 'partial' }
    now = 200
    cache.get('/a')
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    await cache.load('/a')
    expect(cache.get('/a')?.bytes.ready.get('identity')?.toString()).toBe('целая')
  })

  test('go when one of the answers they were made of has changed, or where these are unknown; the others stay', async () => {
    const answers: Readonly<Record<string, readonly string[]>> = { '/both': ['prices', 'news'], '/prices': ['prices'] }
    const cache = createPageCache({ render: async (key) => ({ ...page(key), answers: answers[key] ?? [] }) })
    const unknown = createPageCache({ render: async (key) => page(key) })
    for (const key of ['/both', '/prices', '/none']) await cache.load(key)
    await unknown.load('/a')
    for (const one of [cache, unknown]) one.forget((answer) => answer === 'prices')
    const left = ['/both', '/prices', '/none'].filter((key) => cache.get(key) !== undefined)
    expect([left, unknown.get('/a')]).toEqual([['/prices', '/none'], undefined])
  })

  test('are bounded by bytes: the least used goes', async () => {
    const cache = createPageCache({ render: async () => page('x'.repeat(1000)), maxBytes: 3000 })
    for (const key of ['/a', '/b', '/c', '/d']) await cache.load(key)
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/d')).toBeDefined()
  })
})
