// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { copy } from '#src/content/pages/news.ts'
import { priceListOf } from '#src/content/price-list.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import type { NewsDetail } from '#src/domain/news.ts'
import { Page } from '#src/pages/news/page.tsx'
import { Page as ArticlePage } from '#src/pages/news-detail/page.tsx'
import { typograf } from '#src/domain/typography.ts'
import { Blocks, Parts } from '#src/pages/shared/copy/blocks.tsx'
import { hrefTo, routeOf } from '#src/routes.ts'
import type { Services } from '#src/services/services.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'
import { newsKey } from '#src/stores/news-key.ts'
import { trimById } from '../fixtures/cars.ts'
import { news } from '../fixtures/news.ts'
import { renderPage } from './render.tsx'

const SIZE = 20
const pageOfNews = (page: number) => ({
  pagination: { page, pageSize: SIZE, total: news.length, pageCount: Math.ceil(news.length / SIZE) },
  items: news.slice((page - 1) * SIZE, page * SIZE),
})

/** The link of the first item of the second page. */
const added = (root: HTMLElement) => root.querySelector(`a[href='/news/${news[SIZE]!.code}.html']`)

const unasked: Services['getNewsList'] = () => Promise.reject(new Error('Not to be asked for'))

function open(getNewsList: Services['getNewsList'], address = '/news.html') {
  const store = createAppStore({
    services: () => Promise.resolve({ getNewsList } as Services),
    log: () => {},
    initial: { newsLists: { [newsKey(1, SIZE)]: pageOfNews(1) } },
  })
  const page = <Page name="news" route={routeOf('news')} params={{}} copy={copy.news} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
  return render(
    <AppStoreContext value={store}>
      <RouterProvider router={router} />
    </AppStoreContext>,
  )
}

beforeEach(() => history.replaceState(null, ''))

it('who comes back finds the items he had added', async () => {
  const { container, unmount } = open((page = 1) => Promise.resolve(pageOfNews(page)))
  fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  await waitFor(() => expect(added(container)).not.toBeNull())
  expect(history.state).toMatchObject({ newsShown: 2 })
  unmount()
})

it('an address with an odd page number shows the list that the server loads for it', () => {
  for (const page of ['02', '1e1', ' 2', '-1']) {
    const { container, unmount } = open(unasked, `/news.html?page=${page}`)
    expect(container.querySelectorAll('h2 a'), page).toHaveLength(SIZE)
    unmount()
  }
})

it('who comes back after a reload is offered again what he had added', async () => {
  history.replaceState({ newsShown: 2 }, '')
  const { container } = open((page = 1) => Promise.resolve(pageOfNews(page)))
  fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  await waitFor(() => expect(added(container)).not.toBeNull())
})

it('«Показать ещё» is a link to the next page that adds it under this one', async () => {
  const { container } = open((page = 1) => Promise.resolve(pageOfNews(page)))
  const more = screen.getByRole('link', { name: 'Показать ещё' })
  expect(more).toHaveAttribute('href', '/news.html?page=2')
  expect(container.querySelectorAll('h2 a')).toHaveLength(SIZE)
  fireEvent.click(more)
  await waitFor(() => expect(added(container)).toHaveFocus())
  expect(container.querySelectorAll('h2 a')).toHaveLength(news.length)
  expect(screen.queryByRole('link', { name: 'Показать ещё' })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(`Показано ${news.length} из`)
})

it('with a modifier key it is a link like any other: the next page opens in a tab of its own', () => {
  open(unasked)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }), { ctrlKey: true })).toBe(true)
})

it('an item that newer news has moved to the next page is shown once', async () => {
  const moved = { ...pageOfNews(2), items: [news[SIZE - 1]!, ...pageOfNews(2).items] }
  const { container } = open(() => Promise.resolve(moved))
  fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  await waitFor(() => expect(added(container)).toHaveFocus())
  expect(container.querySelectorAll(`a[href='/news/${news[SIZE - 1]!.code}.html']`)).toHaveLength(1)
})

it('says so when the next page does not come, and can be pressed again', async () => {
  const getNewsList = vi.fn<Services['getNewsList']>().mockRejectedValue(new Error('offline'))
  const { container } = open(getNewsList)
  fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  expect(await screen.findByText(/Не получилось загрузить/)).toBeInTheDocument()
  getNewsList.mockResolvedValue(pageOfNews(2))
  fireEvent.click(screen.getByRole('link', { name: 'Показать ещё' }))
  await waitFor(() => expect(added(container)).toBeInTheDocument())
})

it('a telephone in an article can be called, as content sets it: held together', () => {
  render(<Blocks blocks={[{ type: 'p', text: typograf('Запишитесь: +7 (843) 000-07-01.') }]} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+78430000701')
})

it('the facts of an event stand as labels and values', () => {
  render(<Blocks blocks={[{ type: 'list', items: ['Когда: 5 декабря.', 'Где: у дилера, +7 (843) 000-07-01.'] }]} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Когда', 'Где'])
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent(/^5 декабря$/)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+78430000701')
})

const inApp = (children: ReactNode, initial: Partial<AppData> = {}) =>
  render(
    <AppStoreContext
      value={createAppStore({ services: () => Promise.resolve({} as Services), log: () => {}, initial })}
    >
      <MemoryRouter>{children}</MemoryRouter>
    </AppStoreContext>,
  )
const hrefs = () => screen.getAllByRole('link').map((link) => [link.getAttribute('href'), isButton(link)])
const isButton = (link: Element) => link.className.includes('button')

it('an article ends with its first link as its button', () => {
  inApp(<Parts parts={[{ type: 'links', items: [{ name: 'Тест-драйв', href: '/test-drive.html' }] }]} endsWithButton />)
  expect(hrefs()).toEqual([['/test-drive.html', true]])
})

const event: NewsDetail = {
  ...news[0]!,
  models: ['g70'],
  prev: null,
  next: null,
  body: [
    { type: 'list', items: ['Когда: 5 декабря.', 'Где: у дилера, +7 (843) 000-07-01.'].map(typograf) },
    { type: 'p', text: 'Приезжайте.' },
    { type: 'image', src: '/assets/a-00-1080.jpg', wide: '/assets/a-00-1920.jpg', alt: 'Дорога' },
    { type: 'h2', text: 'Потом' },
    { type: 'p', text: 'Лес.' },
    { type: 'links', items: [{ name: 'Записаться', href: hrefTo('test-drive') }] },
  ],
}
const openArticle = (item: NewsDetail) =>
  renderPage(ArticlePage, {
    address: `/news/${item.code}.html`,
    copy: copy.news,
    data: { newsByCode: { [item.code]: item } },
  }).container

it('what one joins by a call has its phone in its facts and before the last links, and its picture beside the facts', () => {
  const container = openArticle(event)
  const calls = [...container.querySelectorAll('a[href="tel:+78430000701"]')]
  expect(calls.map((call) => call.closest('dd') !== null)).toEqual([true, false])
  // One button, to call, named by what it does, and after it the usual drive as a link.
  expect(calls.map(({ textContent }) => textContent.startsWith('Позвонить'))).toEqual([false, true])
  const usual = container.querySelector('[class*="text"] a[href="/test-drive.html"]')
  expect(calls[1]!.compareDocumentPosition(usual!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([calls[1]!, usual!].map(({ className }) => className.includes('button'))).toEqual([true, false])
  // Inside the column of the text, not from edge to edge.
  expect(container.querySelector('[class*="text"] > figure')).not.toBeNull()
  const withoutFacts = openArticle({ ...event, body: event.body.slice(1) })
  expect(withoutFacts.querySelector('[class*="text"] > figure')).toBeNull()
})

it('an article whose own links lead to a booking has no second one beside its car', () => {
  const bookings = (item: NewsDetail) =>
    [...openArticle(item).querySelectorAll('[class*="models"] a')].map(({ textContent }) => textContent)
  expect(bookings(event)).toHaveLength(1)
  expect(bookings({ ...event, body: event.body.slice(0, 2) })).toHaveLength(2)
})

it('hours by day are a table: days name its rows, and what is no figure is a word', () => {
  const rows = [
    { dates: '31 декабря', weekday: 'четверг', hours: 'до 18:00', note: 'только сервис' },
    { dates: '1–2 января', hours: 'выходные' },
    { dates: '3–8 января', hours: '10:00–14:00, 15:00–18:00' },
  ]
  const { container } = render(<Blocks blocks={[{ type: 'hours', caption: 'Залы и сервис', rows }]} />)
  const table = screen.getByRole('table', { name: 'Залы и сервис' })
  expect(within(table).getByText('Залы и сервис')).toBeVisible()
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
  const cells = (role: string) => within(table).getAllByRole(role)
  expect(cells('rowheader').map((cell) => cell.getAttribute('scope'))).toEqual(['row', 'row', 'row'])
  expect(cells('rowheader').map(({ textContent }) => textContent)).toEqual([
    '31 декабря четверг',
    '1–2 января',
    '3–8 января',
  ])
  expect(cells('cell').map(({ textContent }) => textContent)).toEqual([
    'до 18:00 только сервис',
    'выходные',
    '10:00–14:00, 15:00–18:00',
  ])
  const figures = [...container.querySelectorAll('b')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['18:00', '10:00–14:00', '15:00–18:00'])
})

it('a table of hours without a caption has a name all the same', () => {
  render(<Blocks blocks={[{ type: 'hours', rows: [{ dates: '31 декабря', hours: 'выходной' }] }]} />)
  expect(screen.getByRole('table', { name: 'Часы работы' })).toBeTruthy()
})

it('other news name their topic and day', () => {
  const around = { id: 2, name: 'Салон', code: 'salon', date: '2021-07-01', category: 'awards' } as const
  const container = openArticle({ ...event, prev: around, next: { id: 3, name: 'Без даты', code: 'bez-daty' } })
  const words = [...container.querySelectorAll('[class*="around"] li p')].map(({ textContent }) => textContent)
  expect(words.map((text) => text.replaceAll(NBSP, ' '))).toEqual(['Награды1 июля 2021 г.Салон', 'Без даты'])
})

const versions = (data: Partial<AppData>) => inApp(<Blocks blocks={[{ type: 'versions', model: 'g70' }]} />, data)
const [cheaper, unpriced] = [trimById(101), { ...trimById(104), price: null }]

it('the versions of a model stand in an article with the prices of its price list', () => {
  versions({ complectations: { g70: [{ ...cheaper, price: 1_234_000 }, unpriced] } })
  expect(screen.getByRole('table', { name: /^Версии и\sцены/ })).toBeTruthy()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([cheaper.name, unpriced.name])
  expect(rows[0]).toHaveTextContent(formatMoney(1_234_000).replaceAll(NBSP, ' '))
  expect(rows[1]).toHaveTextContent(PRICE_SOON)
  expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Максимальная рекомендованная розничная цена')
  expect(screen.getByText(/Максимальная рекомендованная розничная цена.*оферт/)).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', hrefTo('g70-price'))
})

it('while no version has a price, nothing is said about prices of today', () => {
  versions({ complectations: { g70: [unpriced] } })
  expect(screen.getByRole('table', { name: /^Версии и\sцены/ })).toBeTruthy()
  expect(screen.queryByText(/розничная цена|сегодняшние/)).toBeNull()
})

it('without its price list an article leads to it, and says no price', () => {
  versions({})
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/розничная цена/)).toBeNull()
  expect(screen.getByRole('link')).toHaveAttribute('href', hrefTo('g70-price'))
})

it('every model has a place where its versions stand: a price list or its configurator', () => {
  for (const code of MODEL_CODES) expect(priceListOf(code).href).toMatch(/price\.html$|^\/configurator.*model=/)
})
