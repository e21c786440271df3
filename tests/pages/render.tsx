import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll } from 'vitest'
import { slidesOf } from '#src/backend/content/home-slides.ts'
import { preloadAll } from '#src/components/loadable.ts'
// Registers what draws diagrams and contours, whichever page is loaded first.
import '#src/pages/shared/diagrams/diagram.tsx'
import '#src/pages/models/contours.tsx'
import { complectationOf } from '#src/content/cars/complectations.ts'
import { configuratorData } from '#src/content/cars/configurator.ts'
import { trims } from '#src/content/cars/trims.ts'
import { faq } from '#src/content/faq.ts'
import { modelNav } from '#src/content/model-nav.ts'
import { models, modelsNow } from '#src/content/models/summary.ts'
import { cities } from '#src/content/seed/cities.ts'
import { creditPrograms } from '#src/content/seed/credit-programs.ts'
import { dealers } from '#src/content/seed/dealers.ts'
import { homeSlides } from '#src/content/seed/home-slides.ts'
import { home } from '#src/content/seed/home.ts'
import { news } from '#src/content/seed/news-articles.ts'
import { toCreditProgram, type CreditProgramWire } from '#src/domain/credit.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import type { NewsDetail } from '#src/domain/news.ts'
import type { Complectation } from '#src/domain/shapes/complectation.ts'
import type { ConfData } from '#src/domain/shapes/configurator.ts'
import { homeNewsKey, newsKey } from '#src/stores/news-key.ts'
import type { PageCopy } from '#src/content/copy.ts'
import type { Services } from '#src/services/services.ts'
import type { PageModule } from '#src/pages/page-module.ts'
import { matchRoute, routeOf } from '#src/routes.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { content as fixtures } from '../fixtures/content.ts'

// As on the server: everything is rendered at once, so everything has to be there.
beforeAll(preloadAll)

// jsdom has no layout, so nothing ever comes into view.
globalThis.IntersectionObserver ??= class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

type Options = { address: string; copy: PageCopy; data?: Partial<AppData>; services?: () => Promise<Services> }

// What a form asks for once it is there never comes: a page must stand without it.
const nothing = () => new Promise<never>(() => {})

/** Shows one page at an address with a store made of plain data; nothing is fetched. */
export function renderPage(Page: PageModule['Page'], { address, copy, data = {}, services = nothing }: Options) {
  const store = createAppStore({ services, initial: data })
  const { name, params } = matchRoute(address.replace(/[?#].*$/, '')) ?? { name: 'error-404' as const, params: {} }
  const page = <Page name={name} route={routeOf(name)} params={params} copy={copy} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
  const rendered = render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
  return { ...rendered, navigate: (to: string) => act(() => router.navigate(to)) }
}

type Lists = {
  news: readonly Omit<NewsDetail, 'prev' | 'next'>[]
  cities: readonly Omit<City, 'dealers_count'>[]
  dealers: readonly Dealer[]
  creditPrograms: readonly CreditProgramWire[]
  complectations: readonly Complectation[]
  confData: ConfData
}

function dataOf(lists: Lists): Partial<AppData> {
  const list = lists.news.map((item) => ({ ...item, prev: null, next: null }))
  const pageOfNews = (pageSize: number) => ({
    pagination: { page: 1, pageSize, total: list.length, pageCount: Math.ceil(list.length / pageSize) },
    items: list.slice(0, pageSize),
  })
  const citiesWithCount = lists.cities.map((city) => ({ ...city, dealers_count: 1 }))
  return {
    home: { ...home, slides: slidesOf(homeSlides), models: modelsNow() },
    questions: { all: [...faq], credit: faq.filter(({ topic }) => topic === 'credit') },
    models: [...models],
    modelNav,
    confData: lists.confData,
    complectations: Object.fromEntries(Map.groupBy(lists.complectations, ({ model_code }) => model_code)),
    creditPrograms: lists.creditPrograms.map(toCreditProgram),
    newsLists: {
      [homeNewsKey]: pageOfNews(3),
      [newsKey(1, 10)]: pageOfNews(10),
      [newsKey(1, 20)]: pageOfNews(20),
    },
    newsByCode: Object.fromEntries(list.map((item) => [item.code, item])),
    cities: citiesWithCount,
    testDriveCities: citiesWithCount,
    citiesCertified: citiesWithCount,
    dealers: { all: [...lists.dealers] },
    testDriveDealers: { all: lists.dealers.filter(({ testDrive }) => testDrive) },
    dealersCertified: { all: lists.dealers.filter(({ certified }) => certified) },
  }
}

/** What a page is given, from the fixtures; what the code itself imports of the content is the site's. */
export const everyDatum = (): Partial<AppData> => dataOf({ ...fixtures, confData: fixtures.configurator })

/** The same from the content of the site: for rules about the pages as they are shipped. */
export const shippedData = (): Partial<AppData> => {
  const complectations = trims.map(complectationOf)
  return dataOf({ news, cities, dealers, creditPrograms, complectations, confData: configuratorData() })
}
