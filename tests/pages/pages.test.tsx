// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { pages } from '#src/app/pages.ts'
import { provideLiveContent } from '#src/content/live-content.ts'
import * as pageTexts from '#src/content/page-texts.ts'
import * as searchTexts from '#src/content/search-texts.ts'
import * as texts from '#src/content/texts.ts'
import { models } from '#src/content/models/summary.ts'
import { calculatePayment } from '#src/domain/credit.ts'
import { countOf, formatMoney, formatNumber } from '#src/domain/format.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { SearchList } from '#src/domain/search.ts'
import { hrefTo, matchRoute, routeOf, staticRouteNames } from '#src/routes.ts'
import { newsKey } from '#src/stores/news-key.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { groups, modelGroups } from '#src/pages/sitemap/groups.ts'
import { complectations } from '../fixtures/cars.ts'
import { cities as citiesOfTests, dealers as dealersOfTests } from '../fixtures/directory.ts'
import { creditPrograms } from '../fixtures/credit-programs.ts'
import { everyDatum, renderPage } from './render.tsx'

async function open(address: string, data: Partial<AppData> = everyDatum()) {
  const name = matchRoute(address.replace(/[?#].*$/, ''))?.name ?? 'error-404'
  const { Page } = await pages[routeOf(name).page].code()
  return renderPage(Page, { address, copy: await loadCopy(name), data })
}
const hrefs = (root: HTMLElement) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('home and models', () => {
  it('say the length in words and show it in millimetres', async () => {
    await open(hrefTo('home'))
    for (const { width } of models) {
      expect(screen.getAllByText(new RegExp(`^Длина ${width} миллиметр`)).length).toBeGreaterThan(0)
      expect(screen.getAllByText((_, element) => element?.textContent === `${width}\u00a0мм`).length).toBeGreaterThan(0)
    }
    const unpriced = models.filter(({ priceComingSoon }) => priceComingSoon)
    expect(screen.queryAllByText('Цена будет объявлена позже')).toHaveLength(unpriced.length)
  })
})

describe('price page', () => {
  it('narrows the table by the address and keeps the other choice in its links', async () => {
    const { container } = await open('/new-g70-price.html?drive=rwd')
    const rear = complectations.filter((trim) => trim.model_code === 'g70' && trim.modification.drive === 'rwd')
    const rows = within(screen.getByRole('table', { name: /^Комплектации и/ })).getAllByRole('row')
    expect(rows).toHaveLength(1 + rear.length)
    const engine = new URLSearchParams({ engine: withPlainSpaces(rear[0]?.modification.engine ?? '') }).toString()
    expect(hrefs(container)).toContain(`/new-g70-price.html?drive=rwd&${engine}`)
  })

  it('marks an unconfirmed figure, and says once what the mark means', async () => {
    const { container } = await open('/new-g70-price.html')
    expect(container.querySelectorAll('[data-unsure]').length).toBeGreaterThan(1)
    // A phone has another one, at marks that are far away.
    const notes = screen.getAllByText(texts.price.unsureNote).filter((note) => !note.closest('[data-phone-note]'))
    expect(notes).toHaveLength(1)
  })

  it('leads to the configurator with the trim chosen', async () => {
    const { container } = await open('/g90-price.html')
    expect(hrefs(container).some((href) => /^\/configurator#slide=1&model=g90&comp=\d+$/.test(href ?? ''))).toBe(true)
  })
})

describe('news', () => {
  it('has real links to its pages and topics', async () => {
    const { container } = await open('/news.html')
    expect(hrefs(container)).toContain('/news.html?page=2')
    expect(hrefs(container)).toContain('/news.html?category=service')
  })

  it('keeps the topic in the page links', async () => {
    const list = everyDatum().newsLists?.[newsKey(1, 20)]
    const { container } = await open('/news.html?category=models', { newsLists: { '1/20/models': list! } })
    expect(hrefs(container)).toContain('/news.html?category=models&page=2')
  })

  it('says when there are none', async () => {
    const pagination = { page: 1, pageSize: 20, total: 0, pageCount: 0 }
    await open('/news.html?category=awards', { newsLists: { '1/20/awards': { pagination, items: [] } } })
    expect(screen.getByText('Новостей пока нет')).toBeInTheDocument()
  })
})

describe('search', () => {
  const found: SearchList = {
    q: 'гарантя',
    corrected: 'гарантия',
    type: null,
    answer: null,
    pagination: { page: 1, pageSize: 10, total: 21, pageCount: 3 },
    items: [
      {
        id: 'a',
        type: 'page',
        name: 'Гарантия',
        url: '/warranty.html',
        excerpt: 'Срок гарантии <b>',
        marks: [[5, 13]],
      },
    ],
    facets: { page: 21, model: 0, news: 0, dealer: 0, faq: 0 },
  }

  it('marks the hits by offsets and leaves markup as text', async () => {
    const { container } = await open('/search.html?q=гарантя', { search: found })
    expect(container.querySelector('mark')).toHaveTextContent('гарантии')
    expect(container.querySelector('b')).toBeNull()
  })

  it('counts with the right form of the word, names the correction, links the pages', async () => {
    const { container } = await open('/search.html?q=гарантя', { search: found })
    expect(screen.getByText(/найдено: 21\sрезультат$/)).toBeInTheDocument()
    expect(screen.getByText('Показаны результаты по запросу «гарантия»')).toBeInTheDocument()
    expect(hrefs(container)).toContain(`/search.html?q=${encodeURIComponent('гарантя')}&page=2`)
  })

  it('invites to ask when the query is empty and does not show an old answer', async () => {
    await open('/search.html', { search: found })
    expect(screen.getByText(searchTexts.found.empty)).toBeInTheDocument()
    expect(screen.queryByText('Гарантия')).toBeNull()
  })

  it('says that nothing was found', async () => {
    const none = { ...found, corrected: null, items: [], pagination: { ...found.pagination, total: 0, pageCount: 0 } }
    await open('/search.html?q=гарантя', { search: none })
    expect(screen.getByText(searchTexts.found.nothing)).toBeInTheDocument()
  })
})

describe('dealers', () => {
  it('show one city of the address, with phones that can be dialled', async () => {
    const { container } = await open('/dealers.html?city=kazan')
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Казань'])
    expect(hrefs(container).some((href) => /^tel:\+7\d{10}$/.test(href ?? ''))).toBe(true)
    expect(screen.getByRole('option', { name: /Москва/ })).toBeInTheDocument()
  })

  it('say so when the city is unknown', async () => {
    await open('/dealers.html?city=atlantis')
    expect(screen.getByText(/^Такого города в списке нет/)).toBeInTheDocument()
  })

  it('keep the page when the lists did not come', async () => {
    await open('/dealers.html', {})
    expect(screen.getByText(pageTexts.state.error)).toBeInTheDocument()
  })
})

describe('finance', () => {
  it('writes the range of the full cost with a comma, and counts the example', async () => {
    const { container } = await open('/finance.html')
    const [first] = creditPrograms
    if (!first) throw new Error('The fixtures have no programme')
    const range = [first.psk_min, first.psk_max].map((rate) => rate.replace('.', ',')).join('–')
    expect(container.textContent).toContain(`${range}\u00a0% годовых`)
    expect(container.textContent).toContain('Оценивайте свои финансовые возможности и\u00a0риски')
    expect(container.textContent).toContain('Предварительный расчёт, не является предложением банка')
    // The page's own example: the cheapest car, 30 % at once, 36 months.
    const prices = complectations.flatMap(({ price }) => price ?? [])
    const loan = { price: Math.min(...prices), prepayPercent: 30, rate: Number(first.rate), restcost: 0, term: 36 }
    expect(container.textContent).toContain(formatMoney(calculatePayment(loan)?.monthly ?? Number.NaN))
  })

  it('leaves out a program that is not active', async () => {
    await open('/finance.html')
    const old = creditPrograms.filter(({ active }) => active === '0')
    expect(old.length).toBeGreaterThan(0)
    for (const { name } of old) expect(screen.queryByText(name)).toBeNull()
  })
})

describe('mobility', () => {
  it('names the three totals first, then the full cost of credit, then what they are made of', async () => {
    const { container } = await open('/mobility.html')
    const text = withPlainSpaces(container.querySelector('#example')?.textContent ?? '')
    expect(text).toMatch(/За \d+ меся.*Кредит ?Полная стоимость кредита: .*в месяц.*Оценивайте свои/)
    // Each way says what is paid at once, what a month and how it ends.
    for (const way of container.querySelectorAll('#example dl dt'))
      expect(withPlainSpaces(way.textContent)).toMatch(/₽ сразу.*₽ в месяц.*в конце (?:вернуть|продать)/)
    const totals = [...container.querySelectorAll('#example dl dd')].map((total) => total.textContent)
    const row = within(screen.getByRole('row', { name: /^Всего/ })).getAllByRole('cell')
    expect(totals).toEqual(row.map((cell) => cell.textContent))
  })
})

describe('not found', () => {
  it('offers the nearest real address', async () => {
    const { container } = await open('/new-g7O.html')
    expect(screen.getByText(/Возможно, вы искали/)).toBeInTheDocument()
    expect(hrefs(container)).toContain('/new-g70.html')
  })

  it('shows the latest news in the place of a missing one', async () => {
    const { Page } = await pages['not-found'].code()
    const { container } = renderPage(Page, {
      address: '/news/no-such-news.html',
      copy: await loadCopy('error-404'),
      data: everyDatum(),
    })
    expect(within(container).getByRole('heading', { level: 1 })).toHaveTextContent('Новость не найдена')
    expect(container.querySelectorAll('time')).toHaveLength(3)
  })
})

describe('site map', () => {
  it('names every page that search engines may have, once', () => {
    const listed = [...groups, ...modelGroups].flatMap(({ routes }) => routes as string[])
    const expected = staticRouteNames.filter((name) => !routeOf(name).noindex)
    expect([...listed].sort()).toEqual([...expected].sort())
  })
})

describe('gallery and drawings', () => {
  it('link every view to its file', async () => {
    const { container } = await open('/new-g80-gallery.html')
    expect(hrefs(container)).toContain('/images/cars/new-g80-line.jpg')
    expect(hrefs(container).some((href) => href?.includes('{model}'))).toBe(false)
  })

  it('tell the dimensions of an elevation in words', async () => {
    await open('/new-g80.html')
    expect(
      screen.getByRole('img', { name: /длина 4990 мм, колёсная база 3010 мм, высота 1465 мм/ }),
    ).toBeInTheDocument()
    expect(screen.getAllByText(formatNumber(3010)).length).toBeGreaterThan(0)
  })
})

describe('versions of a model', () => {
  it.each(models.map(({ href }) => href))('%s: no two have one name', async (href) => {
    const { container } = await open(href)
    const names = Array.from(container.querySelectorAll('#trims h3'), ({ textContent }) => textContent)
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('the form «Узнать первым»', () => {
  /** The office or an editor may announce every price: then no page has the form. */
  const waiting = models.filter(({ priceComingSoon }) => priceComingSoon).slice(0, 1)

  it('is on the home of every model whose prices the office has taken back: that is where its links lead', async () => {
    const none = { lowest: '', since: '2026-11-01', trims: [] }
    provideLiveContent(() => ({ prices: Object.fromEntries(MODEL_CODES.map((code) => [code, none])) }))
    onTestFinished(() => provideLiveContent(() => ({})))
    for (const { href } of models) {
      const { container, unmount } = await open(href)
      expect(hrefs(container), href).toContain('#first-to-know')
      expect(container.querySelector('details #first-to-know'), href).not.toBeNull()
      unmount()
    }
  })

  it('is folded, but not when it comes back with errors', async () => {
    const isOpen = async (href: string, data: Partial<AppData>) => {
      const { container } = await open(href, data)
      return container.querySelector('#first-to-know')?.closest('details')?.open
    }
    const form = { type: 'waiting-list', values: {}, errors: { phone: 'x' }, message: 'x' } as const
    for (const { href } of waiting) {
      expect(await isOpen(href, everyDatum())).toBe(false)
      expect(await isOpen(href, { ...everyDatum(), form })).toBe(true)
    }
  })
})

it('a comparison with a credit is not offered where the example has no credit', async () => {
  const { container, unmount } = await open(hrefTo('mobility'))
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /^Сравнить/ })
  expect(container.querySelector(new URL(href).hash)).not.toBeNull()
  unmount()
  await open(hrefTo('mobility'), { ...everyDatum(), creditPrograms: [] })
  expect(screen.queryByRole('link', { name: /^Сравнить/ })).toBeNull()
})

describe('how many dealers there are, and in how many cities', () => {
  const [moscow, ...others] = citiesOfTests
  const grown = [
    { ...moscow!, dealers_count: 20 },
    ...others.slice(0, 1).map((city) => ({ ...city, dealers_count: 1 })),
  ]

  it('is counted next to the choice of a city', async () => {
    const { container } = await open(hrefTo('contacts'), { ...everyDatum(), cities: grown })
    expect(withPlainSpaces(container.textContent ?? '')).toContain(
      `${countOf(dealersOfTests.length, ['центр', 'центра', 'центров'])} в 2 городах. Выберите свой город`.replace(
        /\u00a0/g,
        ' ',
      ),
    )
  })

  it('is counted on the page about the company, and left out where it is not known', async () => {
    const { container, unmount } = await open(hrefTo('about'), { ...everyDatum(), cities: grown })
    const figures = () =>
      [...container.querySelectorAll('dl')].map(({ textContent }) => withPlainSpaces(textContent ?? ''))
    expect(figures()[0]).toContain('Дилерских центров21Городов2')
    unmount()
    const { container: without } = await open(hrefTo('about'), { ...everyDatum(), cities: null })
    expect(without.textContent).not.toMatch(/центров|Городов/)
  })
})
