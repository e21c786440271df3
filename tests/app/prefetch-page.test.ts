import { expect, test, vi } from 'vitest'
import { loadPage, prefetchPage } from '#src/app/load-page.ts'
import { preloadAll } from '#src/components/loadable.ts'
import { matchRoute } from '#src/routes.ts'
import type { Services } from '#src/services/services.ts'
import { createAppStore } from '#src/stores/app-store.ts'

const urlOf = (path: string) => new URL(path, 'http://localhost')
const answer = <T>(value: T) => vi.fn(() => Promise.resolve(value))

function setUp(services: Partial<Record<keyof Services, unknown>>) {
  const log = vi.fn<(text: string) => void>()
  const getMeta = answer({ title: 'Заголовок' })
  const store = createAppStore({ services: async () => ({ getMeta, ...services }) as unknown as Services, log })
  const prefetch = (path: string) => prefetchPage(matchRoute(urlOf(path).pathname)!, store, urlOf(path))
  const load = (path: string) => loadPage({ store, deadline: new Promise(() => {}) }, urlOf(path))
  return { store, log, getMeta, prefetch, load }
}

test('what was fetched ahead is found by the loader', async () => {
  await preloadAll()
  const getCities = answer([])
  const getDealers = answer([])
  const { getMeta, prefetch, load } = setUp({ getCities, getDealers })
  await prefetch('/dealers.html')
  await load('/dealers.html')
  for (const call of [getMeta, getCities, getDealers]) expect(call).toHaveBeenCalledOnce()
})

test('a news item fetched ahead does not take the open one’s place', async () => {
  const getNewsDetail = vi.fn((code: string) => Promise.resolve({ code }))
  const { store, prefetch, load } = setUp({ getNewsDetail })
  await load('/news/one.html')
  await prefetch('/news/two.html')
  expect(store.getState().newsDetail).toEqual({ code: 'one' })
  await load('/news/two.html')
  expect(store.getState().newsDetail).toEqual({ code: 'two' })
  expect(getNewsDetail).toHaveBeenCalledTimes(2)
})

test('a loader that comes while the item is on its way waits for it', async () => {
  let resolve: (item: { code: string }) => void = () => {}
  const getNewsDetail = vi.fn(
    () =>
      new Promise<{ code: string }>((done) => {
        resolve = done
      }),
  )
  const { store, prefetch, load } = setUp({ getNewsDetail })
  const prefetched = prefetch('/news/one.html')
  const loaded = load('/news/one.html')
  await vi.waitFor(() => expect(getNewsDetail).toHaveBeenCalled())
  resolve({ code: 'one' })
  await Promise.all([prefetched, loaded])
  expect(getNewsDetail).toHaveBeenCalledOnce()
  expect(store.getState().newsDetail).toEqual({ code: 'one' })
})

test('another page of a search does not change the shown one', async () => {
  const getSearch = answer({})
  const { prefetch } = setUp({ getSearch })
  await prefetch('/search.html?q=g70&page=2')
  expect(getSearch).not.toHaveBeenCalled()
})

test('data that do not come are not spoken of, and the loader asks again', async () => {
  const getCities = vi.fn(() => Promise.reject(new Error('нет связи')))
  const { log, prefetch, load } = setUp({ getCities, getDealers: getCities })
  await prefetch('/dealers.html')
  expect(log).not.toHaveBeenCalled()
  await load('/dealers.html')
  expect(log).toHaveBeenCalledWith('Не удалось получить список городов: нет связи')
})

test.each([
  ['/news/prices.html', 'getNewsDetail'],
  ['/promo/prices.html', 'getPromoPage'],
] as const)('a page whose blocks show versions comes with their price lists: %s', async (path, name) => {
  const getComplectations = vi.fn(() => Promise.resolve([]))
  const body = [
    { type: 'p', text: 'Абзац' },
    { type: 'versions', model: 'g70' },
  ]
  const { store, load } = setUp({ [name]: answer({ code: 'prices', body }), getComplectations })
  await load(path)
  expect(getComplectations.mock.calls).toEqual([['g70']])
  expect(store.getState().complectations.g70).toEqual([])
})
