import { models } from '#src/content/models/summary.ts'
import { describe, expect, test, vi } from 'vitest'
import type { NewsDetail, NewsList } from '#src/domain/news.ts'
import type { SearchList } from '#src/domain/search.ts'
import { NotFoundError } from '#src/services/errors.ts'
import type { Services } from '#src/services/services.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { dataActions } from '#src/stores/data-actions.ts'
import { newsKey } from '#src/stores/news-key.ts'
import { dataOf } from '#src/stores/state.ts'

const list = (page: number): NewsList => ({ pagination: { page, pageSize: 20, total: 0, pageCount: 0 }, items: [] })
const resultOf = (q: string): SearchList => ({
  ...list(1),
  items: [],
  q,
  corrected: null,
  type: null,
  facets: { model: 0, page: 0, news: 0, dealer: 0, faq: 0 },
  answer: null,
})
const item = (code: string) => ({ code, name: code }) as NewsDetail

function storeWith(api: Partial<Services>) {
  const log = vi.fn<(text: string) => void>()
  const store = createAppStore({ services: () => Promise.resolve(api as Services), log })
  return { store, log, actions: { ...dataActions(store), ...store.actions } }
}

describe('caching', () => {
  test('options load once, also when asked twice at the same time', async () => {
    const getOptions = vi.fn(async () => ({}) as never)
    const { actions } = storeWith({ getOptions })
    await Promise.all([actions.loadOptions(), actions.loadOptions()])
    await actions.loadOptions()
    expect(getOptions).toHaveBeenCalledTimes(1)
  })

  test('news lists are kept by page, size and category', async () => {
    const getNewsList = vi.fn(async (page = 1) => list(page))
    const { store, actions } = storeWith({ getNewsList })
    await actions.loadNews(1, 20)
    await actions.loadNews(1, 20)
    await actions.loadNews(2, 20)
    await actions.loadNews(1, 10)
    await actions.loadNews(1, 20, 'brand')
    expect(getNewsList).toHaveBeenCalledTimes(4)
    expect(Object.keys(store.getState().newsLists)).toContain(newsKey(1, 20, 'brand'))
  })

  test('complectations are fetched only when not yet there for the code', async () => {
    const getComplectations = vi.fn(async () => [])
    const { actions } = storeWith({ getComplectations })
    await actions.loadComplectations('g70')
    await actions.loadComplectations('g70')
    await actions.loadComplectations('g90')
    expect(getComplectations.mock.calls).toEqual([['g70'], ['g90']])
  })

  test('dealers of the three contexts do not mix', async () => {
    const getDealers = vi.fn(async () => [])
    const { store, actions } = storeWith({ getDealers })
    await actions.loadDealers('general')
    await actions.loadDealers('testDrive')
    await actions.loadDealers('certified', 3)
    expect(getDealers.mock.calls).toEqual([
      [{ city_id: undefined }],
      [{ testDrive: true, city_id: undefined }],
      [{ certified: true, city_id: 3 }],
    ])
    const { dealers, testDriveDealers, dealersCertified } = store.getState()
    expect([dealers, testDriveDealers, dealersCertified].map(Object.keys)).toEqual([['all'], ['all'], ['3']])
  })

  test('meta of a 404 is kept under the address that shows it', async () => {
    const getMeta = vi.fn(async (route: string) => ({ route }) as never)
    const { store, actions } = storeWith({ getMeta })
    await actions.loadMeta('/404.html', '/typo.html')
    expect(store.getState().metaByRoute['/typo.html']).toEqual({ route: '/404.html' })
  })
})

describe('news detail', () => {
  test('opening clears the current item first', async () => {
    const { store, actions } = storeWith({ getNewsDetail: async (code) => item(code) })
    await actions.openNewsDetail('a')
    const opening = actions.openNewsDetail('b')
    expect(store.getState().newsDetail).toBeNull()
    await opening
    expect(store.getState().newsDetail?.code).toBe('b')
  })

  test('comes from the cache the second time', async () => {
    const getNewsDetail = vi.fn(async (code: string) => item(code))
    const { actions } = storeWith({ getNewsDetail })
    await actions.openNewsDetail('a')
    await actions.openNewsDetail('a')
    expect(getNewsDetail).toHaveBeenCalledTimes(1)
  })

  test('a late answer for another code does not become current', async () => {
    let answerLate: (item: NewsDetail) => void = () => {}
    const getNewsDetail = (code: string) =>
      code === 'slow' ? new Promise<NewsDetail>((resolve) => (answerLate = resolve)) : Promise.resolve(item(code))
    const { store, actions } = storeWith({ getNewsDetail })
    const slow = actions.openNewsDetail('slow')
    await actions.openNewsDetail('quick')
    answerLate(item('slow'))
    await slow
    expect(store.getState().newsDetail?.code).toBe('quick')
  })

  test('not found is thrown, another failure only logged', async () => {
    const missing = storeWith({ getNewsDetail: async () => Promise.reject(new NotFoundError('Новость не найдена')) })
    await expect(missing.actions.openNewsDetail('x')).rejects.toThrow('Новость не найдена')
    const broken = storeWith({ getNewsDetail: async () => Promise.reject(new Error('Bad Gateway')) })
    await broken.actions.openNewsDetail('x')
    expect(broken.log).toHaveBeenCalledWith('Не удалось получить новость: Bad Gateway')
  })
})

test('a late answer to an earlier search replaces neither a later result nor the one a visitor went back to', async () => {
  let answerLate: (result: SearchList) => void = () => {}
  const getSearch = (q: string) =>
    q === 'slow' ? new Promise<SearchList>((resolve) => (answerLate = resolve)) : Promise.resolve(resultOf(q))
  const { store, actions } = storeWith({ getSearch })
  await actions.loadSearch('quick', 1, 10)
  const slow = actions.loadSearch('slow', 1, 10)
  await actions.loadSearch('quick', 1, 10)
  answerLate(resultOf('slow'))
  await slow
  expect(store.getState().search?.q).toBe('quick')
})

describe('failures are logged with the texts of the catalogue and swallowed', () => {
  const fail = async () => Promise.reject(new Error('boom'))
  test.each([
    ['getOptions', 'loadOptions', [], 'Не удалось получить опции: boom'],
    ['getComplectations', 'loadComplectations', ['g70'], 'Не удалось получить список комплектаций: boom'],
    ['getNewsList', 'loadNews', [1, 20], 'Ошибка получения списка новостей boom'],
    ['getNewsList', 'loadHomeNews', [], 'Не удалось получить новости для главной: boom'],
    ['getFeatures', 'loadFeatures', [1], 'Не удалось получить список особенностей: boom'],
    ['getSpecifications', 'loadSpecifications', [1], 'Не удалось получить список характеристик: boom'],
    ['getMeta', 'loadMeta', ['/x.html'], 'Не удалось получить мета-теги: boom'],
  ])('%s', async (method, action, args, text) => {
    const { actions, log } = storeWith({ [method]: fail })
    await (actions[action as 'loadNews'] as (...rest: unknown[]) => Promise<void>)(...args)
    expect(log).toHaveBeenCalledWith(text)
  })
})

test('a schedule that does not come is logged, stands as absent and rejects', async () => {
  const { store, actions, log } = storeWith({ getSchedule: async () => Promise.reject(new Error('boom')) })
  await expect(actions.loadSchedule('3', 'gv70')).rejects.toThrow('boom')
  expect(log).toHaveBeenCalledWith('Ошибка получения расписания')
  expect(store.getState().schedules['3 gv70']).toBeNull()
})

describe('screen', () => {
  const { store, actions } = storeWith({})
  const state = () => store.getState()

  test('the active dropdown closes on the second click', () => {
    actions.toggleDropdown(1)
    actions.toggleDropdown(2)
    expect(state().activeDropdown).toBe(2)
    actions.toggleDropdown(2)
    expect(state().activeDropdown).toBeNull()
  })

  test('opening the test drive closes menus, dropdown and both burgers', () => {
    actions.toggleBurger('desktop')
    actions.openPopup('test-drive', 'Меню')
    expect(state()).toMatchObject({
      popup: { name: 'test-drive', place: 'Меню' },
      burgerDesktopOpen: false,
      burgerMobileOpen: false,
      activeDropdown: null,
      modelMenuOpen: false,
    })
    actions.closePopup()
  })

  test('the wanted new car: the first model until another is chosen, its name with it', () => {
    expect(state()).toMatchObject({ tradeInModel: 1, tradeInModelName: 'G70' })
    expect(models.find(({ id }) => id === 1)?.name).toBe('G70')
    actions.setTradeInModel(2, 'GV70')
    expect(state()).toMatchObject({ tradeInModel: 2, tradeInModelName: 'GV70' })
  })

  test('menu and addition of the model header exclude each other', () => {
    actions.toggleModelMenu()
    actions.toggleModelAddition()
    expect(state()).toMatchObject({ modelMenuOpen: false, modelAdditionOpen: true })
  })

  test('a change of width closes everything, the first measure nothing', () => {
    actions.setWindowWidth(1440)
    expect(state().modelAdditionOpen).toBe(true)
    actions.setWindowWidth(1200)
    expect(state()).toMatchObject({ modelAdditionOpen: false, windowWidth: 1200 })
  })

  test('the page stays locked while any owner holds the lock', () => {
    actions.lockScroll('burger')
    actions.lockScroll('popup')
    actions.lockScroll('popup')
    actions.unlockScroll('burger')
    expect(state().scrollLocks).toEqual(['popup'])
    actions.unlockScroll('popup')
    expect(state().scrollLocks).toEqual([])
  })

  test('never travels with the page', () => {
    actions.setWindowWidth(900)
    expect(dataOf(state())).toEqual({})
  })

  test('whose data came in another order is written the same: processes agree on the page', () => {
    const [first, second] = [{ id: 1 }, { id: 2 }] as unknown as [NewsList, NewsList]
    const written = (newsLists: Record<string, NewsList>) => JSON.stringify(dataOf({ ...state(), newsLists }))
    expect(written({ '1/20/': first, '1/10/': second })).toBe(written({ '1/10/': second, '1/20/': first }))
  })
})
