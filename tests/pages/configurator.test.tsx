// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { preloadAll } from '#src/components/loadable.ts'
import { creditWarning } from '#src/content/credit-warning.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { Page } from '#src/pages/configurator/page.tsx'
import type { AppData } from '#src/stores/app-data.ts'
import { configurator, featureSets, trimById } from '../fixtures/cars.ts'
import { dealer as anyDealer } from '../fixtures/directory.ts'
import { everyDatum, renderPage } from './render.tsx'
import type { Services } from '#src/services/services.ts'
import { servicesOf } from '../fixtures/services.ts'

const city = (id: number, name: string, name_of: string, lat: number): City => ({
  id,
  name,
  name_in: `в городе ${name}`,
  name_of,
  code: `city-${id}`,
  lat,
  lng: 40,
  timezone: 'Europe/Moscow',
  dealers_count: 1,
  sort: id,
})
const dealer = (id: number, city_id: number, lat: number, change: Partial<Dealer> = {}): Dealer =>
  anyDealer({ id, city_id, name: `Дилер ${id}`, lat, lng: 40, services: ['sales'], ...change })

const cities = [city(1, 'Примерск', 'Примерска', 55), city(2, 'Дальний', 'Дальнего', 60)]
// Six in the first city, written from the farthest on; one of another city is nearer to its middle than four of them.
const inFirst = [6, 5, 4, 3, 2, 1].map((at) => dealer(at, 1, 55 + at / 10))
const elsewhere = dealer(7, 2, 55.25)
const serviceOnly = dealer(8, 1, 55, { services: ['service'] })

const copy = await loadCopy('configurator')
// The form is a chunk of its own.
beforeAll(preloadAll)
beforeEach(() => {
  history.replaceState(null, '', '/configurator')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

const openPage = (address: string, data: Partial<AppData> = {}) =>
  renderPage(Page, { address, copy, data: { ...everyDatum(), ...data } })
const openOrder = async (query: string) => {
  openPage(`/configurator?slide=7&model=gv70&${query}`, {
    cities,
    dealers: { all: [...inFirst, elsewhere, serviceOnly], '1': [...inFirst, serviceOnly] },
  })
  const field = await screen.findByLabelText('Город')
  return field.closest('section')!
}
/** For which cities the page asks the server for dealers. */
async function citiesAskedFor(query: string) {
  const getDealers = vi.fn<Services['getDealers']>(async () => [])
  renderPage(Page, {
    address: `/configurator?slide=7&model=gv70&${query}`,
    copy,
    data: { ...everyDatum(), cities, dealers: { all: [...inFirst, elsewhere] } },
    services: servicesOf({ getDealers, getFeatures: () => new Promise(() => {}) }),
  })
  await screen.findByLabelText('Город')
  return getDealers.mock.calls.map(([filter]) => filter?.city_id)
}
const radiosOf = (box: HTMLElement) => within(box).queryAllByRole('radio') as HTMLInputElement[]

test('the order form is there before a city is known, and nobody is chosen in it', async () => {
  const order = await openOrder('')
  expect(radiosOf(order)).toEqual([])
  expect(within(order).getByRole('button', { name: 'Отправить дилеру' })).toBeDefined()
})

test('a city of the address that there is not is ignored: nobody is asked for its dealers', async () => {
  expect(await citiesAskedFor('city=999&dealer=999')).toEqual([])
})

test('the dealers of a city that there is are asked for', async () => {
  expect(await citiesAskedFor('city=1')).toEqual([1])
})

test('all dealers of the city come first, the nearest of them chosen; others by distance after', async () => {
  const order = await openOrder('city=1')
  const names = radiosOf(order).map(({ value }) => Number(value))
  expect(names).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(radiosOf(order).find(({ checked }) => checked)?.value).toBe('1')
  const others = within(order).getByText('Ещё дилеры по расстоянию').closest('details')!
  expect(within(others).getAllByRole('radio', { hidden: true })).toHaveLength(1)
  expect(order.textContent).toMatch(/от\s+центра\s+Примерска/)
})

test('a chosen dealer of another city stays chosen', async () => {
  const order = await openOrder('city=1&dealer=7')
  expect(radiosOf(order).find(({ checked }) => checked)?.value).toBe('7')
})

test('a form sent without a city says so at its field', async () => {
  const order = await openOrder('')
  fireEvent.click(within(order).getByRole('button', { name: 'Отправить дилеру' }))
  await waitFor(() => expect(document.activeElement).toBe(within(order).getByLabelText('Город')))
  expect(within(order).getByRole('alert').textContent).toContain('город')
})

test('what the trim lacks leads to the nearest trim that has it, and takes it along', () => {
  openPage('/configurator?slide=3&model=gv70&comp=201')
  const [way] = screen.getAllByRole('link', { name: /^Перейти на/ })
  const item = way!.closest('li')!
  const wanted = item.firstChild!.textContent!
  fireEvent.click(way!)
  expect(screen.getByRole('heading', { level: 2, name: 'Салон' })).toBeDefined()
  const chosen = screen.getByRole('radio', { checked: true })
  expect(chosen.closest('label')!.title).toContain(wanted)
  expect(document.activeElement).toBe(chosen)
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('Комплектация теперь')
})

test('a leather the paint does not go with is offered with a paint that does, for the sum the price changes by', () => {
  const { container } = openPage('/configurator?slide=3&model=gv70&comp=201&ext=RED')
  const total = () => Number(container.querySelector('[data-total]')!.textContent!.replaceAll(/\D/g, ''))
  const before = total()
  const way = screen.getAllByRole('link', { name: /^Перейти на.*, цвет «/ })[0]!
  expect(way.closest('li')!.textContent).toContain('Чёрно-красный салон')
  const [, paint] = /цвет «(.+?)»/.exec(way.textContent!)!
  const named = Number(/\+\s*([\d\s]+)₽/.exec(way.textContent!)![1]!.replaceAll(/\s/g, ''))
  expect(way.getAttribute('href')).toContain('int=RDN')
  fireEvent.click(way)
  expect(screen.getByRole('radio', { checked: true }).closest('label')!.title).toContain('Чёрно-красный салон')
  expect(total() - before).toBe(named)
  // Short words hold to the next by spaces that do not break.
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(said.join()).toContain(`«Вишнёвый жемчуг» на «${paint}»: он не сочетается с салоном «Чёрно-красный салон»`)
})

test('a package the trim lacks is taken with the trim that has it', () => {
  openPage('/configurator?slide=4&model=gv70&comp=201')
  const way = screen.getAllByRole('link', { name: /^Перейти на/ })[0]!
  const name = way.closest('li')!.firstChild!.textContent!
  fireEvent.click(way)
  expect((screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement).checked).toBe(true)
})

test('the bar says on which conditions the payment is meant, and leads to them', () => {
  openPage('/configurator?slide=2&model=gv70&comp=203')
  const way = screen.getByRole('link', { name: /в\s+месяц\s*· взнос\s+\d+\s+%, \d+\s+мес\./ })
  fireEvent.click(way)
  expect(screen.getByRole('heading', { level: 2, name: 'Кредит' })).toBeDefined()
})

test('cars of the first slide are pictures at once', () => {
  const { container } = openPage('/configurator')
  const thumbs = [...container.querySelectorAll<HTMLImageElement>('fieldset img')]
  expect(thumbs).toHaveLength(configurator.model.length)
  for (const thumb of thumbs) {
    expect(thumb.getAttribute('loading')).toBeNull()
    // Ready-made at this size: a drawing of metres falls apart into dots here.
    expect(thumb.parentElement!.querySelector('source[type="image/avif"]')).not.toBeNull()
  }
})

test('the chosen car of the first slide has the chosen paint', () => {
  const pictureOf = (paint: string) => {
    const { unmount } = openPage(`/configurator?slide=0&model=gv70&comp=203&ext=${paint}`)
    const chosen = screen.getByRole('radio', { name: /^GV70/ }).closest('label')!
    const picture = chosen.querySelector('img')!.getAttribute('src')
    unmount()
    return picture
  }
  const [one, other] = configurator.colorExterior.filter(({ model_codes }) => model_codes.includes('gv70'))
  expect(pictureOf(one!.code)).not.toBe(pictureOf(other!.code))
})

test('a screen reader hears the car anew after a choice, its packages in a sentence of their own', async () => {
  const { container } = openPage('/configurator?slide=4&model=gv70&comp=203')
  fireEvent.click(screen.getAllByRole('checkbox').find((box) => !(box as HTMLInputElement).disabled)!)
  await waitFor(() => {
    const spoken = [...container.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent)
    expect(spoken.join()).toMatch(/GV70 .*\. Пакеты: \S.*\. \S/)
  })
})

test('equipment of the trim explains itself in place', () => {
  const set = featureSets.find(({ id }) => id === trimById(203).feature_id)!
  openPage('/configurator?slide=5&model=gv70&comp=203', { features: { [set.id]: set } })
  for (const { name, description } of set.items)
    expect(screen.getByText(name, { selector: 'summary' }).closest('details')).toHaveTextContent(description!)
})

test('a choice keeps the rest of the address, also where a query has no size (Safari 16)', async () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(Number.NaN)
  history.replaceState(null, '', '/configurator?utm_source=ya&slide=2&model=gv70&comp=203')
  openPage('/configurator?utm_source=ya&slide=2&model=gv70&comp=203')
  fireEvent.click(screen.getAllByRole<HTMLInputElement>('radio').find((radio) => !radio.checked)!)
  await waitFor(() => expect(location.search + location.hash).toMatch(/^\?utm_source=ya#.*model=gv70/))
})

test('a dragged first payment writes the address seldom, and its last value before the next slide', () => {
  openPage('/configurator?slide=6&model=gv70&comp=203')
  const write = vi.spyOn(history, 'replaceState')
  const slider = screen.getByRole('slider', { name: 'Первый взнос' })
  const values = Array.from({ length: 10 }, (_, index) => String(30 + index))
  for (const value of values) fireEvent.change(slider, { target: { value } })
  expect(write).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: /^Далее/ }))
  expect(write.mock.calls.at(-1)?.[2]).toContain('slide=6&')
  expect(write.mock.calls.at(-1)?.[2]).toContain(`first=${values.at(-1)}`)
})

test('what is included stands first among the colours', () => {
  openPage('/configurator?slide=2&model=gv70&comp=203')
  const titles = screen.getAllByRole('radio').map((input) => input.closest('label')!.title)
  expect(titles[0]).not.toContain('₽')
  expect(titles.slice(1).filter((title) => !title.includes('₽'))).toEqual([])
})

test('the note of prices of a car without one speaks of its surcharges, and where others have a price of theirs', () => {
  const { unmount } = openPage('/configurator?slide=2&model=gv80')
  const text = () => document.body.textContent
  expect(text()).toMatch(/Доплаты\s— максимальные рекомендованные на\s\d.* Не\sявляется публичной офертой/)
  expect(text()).not.toContain('Действительную цену')
  unmount()
  openPage('/configurator?slide=6&model=gv80')
  expect(text()).toContain('Действительную цену')
})

test('no code of a colour is shown to a visitor', () => {
  const { container } = openPage('/configurator?slide=7&model=gv70&comp=203&ext=RED')
  expect(container.textContent).not.toMatch(/\[[A-Z0-9]{3}\]/)
})

test('the hint about digit keys comes with the first key', () => {
  openPage('/configurator?slide=2&model=gv70')
  expect(screen.queryByText(/Цифры на клавиатуре/)).toBeNull()
  fireEvent.keyDown(screen.getAllByRole('radio')[0]!, { key: 'Tab' })
  expect(screen.getByText(/Цифры на клавиатуре/)).toBeDefined()
})

test('the credit of a car without a price says what holds, and its list of others does not speak of a calculation', () => {
  const { container } = openPage('/configurator?slide=6&model=g80-new')
  expect(screen.getByRole('link', { name: 'Узнать первым' }).getAttribute('href')).toMatch(/#first-to-know$/)
  const budget = container.querySelector<HTMLElement>('#budget')!
  expect(budget.textContent).toMatch(/Цена G80 ещё не/)
  expect(budget.textContent).not.toContain('выше')
})

/** The slide as a whole: what is chosen there, and the bar with the price below it. */
const panelOf = ({ container }: { container: HTMLElement }): string =>
  container.querySelector('form[method="get"]')?.textContent ?? ''
const slideOf = ({ container }: { container: HTMLElement }): string =>
  container.querySelector('[data-slide]')?.textContent ?? ''

test('the payment of the bar is not without the words and warnings that the law wants beside it', () => {
  const panel = panelOf(openPage('/configurator?slide=2&model=gv70'))
  expect(panel).toMatch(/в\s+месяц/)
  expect(panel).toMatch(/ПСК\s— полная стоимость кредита/)
  expect(panel).toContain(creditWarning)
})

test('a car without a price answers with the sum of what was chosen besides, and where to hear its price first', async () => {
  openPage('/configurator?slide=2&model=gv80')
  const extras = () => withPlainSpaces(document.querySelector('[data-extras]')?.textContent ?? '')
  const paid = screen
    .getAllByRole('radio')
    .map((radio) => ({ radio, sum: /\+ [\d ]+ ₽/.exec(withPlainSpaces(radio.closest('label')!.title))?.[0] }))
    .find(({ sum }) => sum)!
  expect(extras()).toBe('')
  fireEvent.click(paid.radio)
  await waitFor(() => expect(extras()).toBe(`Доплаты: ${paid.sum}`))
  expect(screen.getByRole('link', { name: 'Узнать цену первым' })).toHaveAttribute('href', '/gv80.html#first-to-know')
})

test('where there is no price there is no payment, and nothing is said of a credit', () => {
  expect(panelOf(openPage('/configurator?slide=2&model=gv80'))).not.toMatch(/в\s+месяц|кредит|ПСК/i)
})

test('terms of a credit that is taken stand with their warnings, once', () => {
  const page = openPage('/configurator?slide=7&model=gv70&program=1')
  expect(slideOf(page)).toMatch(/Ставка: .* годовых/)
  expect(slideOf(page)).toContain(creditWarning)
  expect(panelOf(page).split(creditWarning)).toHaveLength(2)
})

test('the cabin is looked into beside the colours; the next step begins with its own view', async () => {
  openPage('/configurator?slide=2&model=gv70&comp=203')
  const cabin = () => screen.getByRole('button', { name: 'Салон' })
  expect(cabin().getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(cabin())
  expect(await screen.findByRole('img', { name: /^(Место водителя|Материалы салона)/ })).toBeDefined()
  expect(cabin().getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('link', { name: 'Пакеты' }))
  await waitFor(() => expect(cabin().getAttribute('aria-pressed')).toBe('false'))
})

test('a city of whose region no tax is known: the costs say by which region they are counted', async () => {
  const sentence = /^Ставок транспортного налога для региона выбранного города/
  const data = { cities: [...cities, city(1001, 'Новый', 'Нового', 57)] }
  const known = openPage('/configurator?slide=6&model=gv70&city=1', data)
  await screen.findByText('Транспортный налог', { selector: 'span, dt' })
  expect(screen.queryByText(sentence)).toBeNull()
  known.unmount()
  openPage('/configurator?slide=6&model=gv70&city=1001', data)
  const note = await screen.findByText(sentence)
  expect(note).toHaveTextContent('посчитано по региону «Москва»')
  fireEvent.change(screen.getByLabelText(/^Регион/), { target: { value: '77' } })
  expect(screen.queryByText(sentence)).toBeNull()
})
