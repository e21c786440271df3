import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadLateData } from '#src/app/late-data.ts'
import { giveOptions, loadOptionsFirst } from '#src/app/start-options.ts'
import type { NewsList } from '#src/domain/news.ts'
import type { Options } from '#src/domain/options.ts'
import type { Services } from '#src/services/services.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { newsKey } from '#src/stores/news-key.ts'

const options = { support_phone: '8 800 000-00-00' } as Options
const servicesWith = (api: Partial<Services>) => () => Promise.resolve(api as Services)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the start takes options first (specification 4)', () => {
  test('those of the server’s state, without asking the network', async () => {
    const services = vi.fn<() => Promise<Services>>()
    expect(await loadOptionsFirst(options, services)).toEqual({ options })
    expect(services).not.toHaveBeenCalled()
  })

  test('from the network where the server had none', async () => {
    const getOptions = vi.fn(async () => options)
    expect(await loadOptionsFirst(null, servicesWith({ getOptions }))).toEqual({ options })
  })

  test('and does not wait for slow ones: they come later', async () => {
    const slow = Promise.withResolvers<Options>()
    const getOptions = vi.fn(() => slow.promise)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const started = loadOptionsFirst(null, servicesWith({ getOptions }))
    await vi.waitFor(() => expect(getOptions).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(1_500)
    const { options: now, whenLate } = await started
    expect(now).toBeUndefined()
    slow.resolve(options)
    expect(await whenLate).toEqual(options)
  })

  test('React hydrates the page as the server wrote it, without them, and shows them afterwards', async () => {
    const store = createAppStore({ services: servicesWith({}) })
    giveOptions(store, { options })
    expect([store.getInitialState().options, store.getState().options]).toEqual([null, options])
    const late = createAppStore({ services: servicesWith({}) })
    giveOptions(late, { whenLate: Promise.resolve(options) })
    await vi.waitFor(() => expect(late.getState().options).toBe(options))
  })

  test('a failure is logged and stops nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const getOptions = vi.fn(() => Promise.reject(new Error('down')))
    const { options: now, whenLate } = await loadOptionsFirst(null, servicesWith({ getOptions }))
    expect([now, await whenLate]).toEqual([undefined, undefined])
    expect(log).toHaveBeenCalled()
  })
})

describe('data that the server could not fill are asked for again in the browser', () => {
  const list = (page: number): NewsList => ({ pagination: { page, pageSize: 20, total: 0, pageCount: 1 }, items: [] })
  const news = new URL('http://localhost/news.html')

  test('only what is missing', async () => {
    const getNewsList = vi.fn(async (page = 1) => list(page))
    const getOptions = vi.fn(async () => options)
    const store = createAppStore({
      services: servicesWith({ getNewsList, getOptions }),
      initial: { options, newsLists: { [newsKey(1, 10)]: list(1) } },
    })
    await loadLateData(store, news)
    expect(store.getState().newsLists[newsKey(1, 20)]).toEqual(list(1))
    expect(getNewsList).toHaveBeenCalledTimes(1)
    expect(getOptions).not.toHaveBeenCalled()
  })

  test('what fails again is logged and leaves the page as it is', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const getNewsList = vi.fn(() => Promise.reject(new Error('down')))
    const store = createAppStore({ services: servicesWith({ getNewsList }), initial: { options } })
    await expect(loadLateData(store, news)).resolves.toBeUndefined()
    expect(log).toHaveBeenCalled()
  })

  test('an address that is no page has a header and a footer, and nothing else to ask for', async () => {
    const getNewsList = vi.fn(async (page = 1) => list(page))
    const getOptions = vi.fn(async () => options)
    const store = createAppStore({ services: servicesWith({ getNewsList, getOptions }) })
    await loadLateData(store, new URL('http://localhost/no-such-page'))
    expect(store.getState()).toMatchObject({ options, newsLists: { [newsKey(1, 10)]: list(1) } })
    expect(getNewsList).toHaveBeenCalledTimes(1)
  })
})
