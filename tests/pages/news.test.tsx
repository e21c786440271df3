// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { copy } from '#src/content/pages/news.ts'
import { priceListOf } from '#src/content/price-list.ts'
import { formatMoney, PRICE_SOON } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { Page } from '#src/pages/news/page.tsx'
import { typograf } from '#src/domain/typography.ts'
import { Blocks, Parts } from '#src/pages/shared/copy/blocks.tsx'
import { hrefTo, routeOf } from '#src/routes.ts'
import type { Services } from '#src/services/services.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { AppStoreContext, createAppStore } from '#src/stores/app-store.ts'
import { newsKey } from '#src/stores/news-key.ts'
import { trimById } from '../fixtures/cars.ts'
import { news } from '../fixtures/news.ts'
import './render.tsx'

const SIZE = 20
const pageOfNews = (page: number) => ({
  pagination: { page, pageSize: SIZE, total: news.length, pageCount: Math.ceil(news.length / SIZE) },
  items: news.slice((page - 1) * SIZE, page * SIZE),
})

/** The link of the first item of the second page. */
const added = (root: HTMLElement) => root.querySelector(`a[href='/news/${news[SIZE]!.code}.html']`)

function open(getNewsList: Services['getNewsList']) {
  const store = createAppStore({
    services: () => Promise.resolve({ getNewsList } as Services),
    log: () => {},
    initial: { newsLists: { [newsKey(1, SIZE)]: pageOfNews(1) } },
  })
  const page = <Page name="news" route={routeOf('news')} params={{}} copy={copy.news} />
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/news.html'] })
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

const links = (isCalled: boolean) => {
  render(
    <AppStoreContext value={createAppStore({ services: () => Promise.resolve({} as Services), log: () => {} })}>
      <MemoryRouter>
        <Parts
          parts={[{ type: 'links', items: [{ name: 'Тест-драйв', href: '/test-drive.html' }] }]}
          endsWithButton
          call={isCalled ? typograf('+7 (843) 000-07-01') : null}
        />
      </MemoryRouter>
    </AppStoreContext>,
  )
  return screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.className.includes('button')])
}

it('what one joins by a call ends with the call as its button, and the links after it', () => {
  expect(links(true)).toEqual([
    ['tel:+78430000701', true],
    ['/test-drive.html', false],
  ])
})

it('any other article ends with its first link as its button', () => {
  expect(links(false)).toEqual([['/test-drive.html', true]])
})

const versions = (data: Partial<AppData>) =>
  render(
    <AppStoreContext
      value={createAppStore({ services: () => Promise.resolve({} as Services), log: () => {}, initial: data })}
    >
      <MemoryRouter>
        <Blocks blocks={[{ type: 'versions', model: 'g70' }]} />
      </MemoryRouter>
    </AppStoreContext>,
  )
const [cheaper, unpriced] = [trimById(101), { ...trimById(104), price: null }]

it('the versions of a model stand in an article with the prices of its price list', () => {
  versions({ complectations: { g70: [{ ...cheaper, price: 1_234_000 }, unpriced] } })
  expect(screen.getByRole('table', { name: /^Версии и цены/ })).toBeTruthy()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([cheaper.name, unpriced.name])
  expect(rows[0]).toHaveTextContent(formatMoney(1_234_000).replaceAll(NBSP, ' '))
  expect(rows[1]).toHaveTextContent(PRICE_SOON)
  expect(screen.getByText(/Максимальная рекомендованная розничная цена/)).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', hrefTo('g70-price'))
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
