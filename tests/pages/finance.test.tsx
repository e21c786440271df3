// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { creditWarning } from '#src/content/credit-warning.ts'
import { state } from '#src/content/page-texts.ts'
import { costExamples, transportTaxes } from '#src/content/seed/owning-costs.ts'
import { formatDecimal, formatMoney } from '#src/domain/format.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { taxRateOf, type TaxSteps } from '#src/domain/transport-tax.ts'
import { Page } from '#src/pages/finance/page.tsx'
import { isWithoutRates, regionOf, trimOf } from '#src/pages/shared/credit/owning.ts'
import type { AppData } from '#src/stores/app-data.ts'
import { trimById } from '../fixtures/cars.ts'
import { everyDatum, renderPage } from './render.tsx'

const copy = await loadCopy('finance')
const PATH = '/finance.html'
function open(query = '', data: Partial<AppData> = {}) {
  history.replaceState(null, '', PATH + query)
  return renderPage(Page, { address: PATH + query, copy, data: { ...everyDatum(), ...data } })
}
const textOf = (selector: string): string => withPlainSpaces(document.querySelector(selector)?.textContent ?? '')
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const valueOf = (name: RegExp): string => withPlainSpaces(field(name).value)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
/** What a browser without scripts sends from the form of a part. */
const sent = (part: string, typed: Record<string, string> = {}): string => {
  const data = new FormData(document.querySelector<HTMLFormElement>(`#${part} form`)!)
  for (const [name, value] of Object.entries(typed)) data.set(name, value)
  const query = [...data].map(([name, value]) => [name, String(value)])
  return `?${new URLSearchParams(query).toString()}`
}
/** Regions are the content's. */
const [firstRegion] = transportTaxes
/** With another rate for the car that is asked about. */
const rateOf = (steps: TaxSteps) => taxRateOf(steps, trimById(101).modification.power_hp)
const anotherRegion = transportTaxes.find(({ steps }) => firstRegion && rateOf(steps) !== rateOf(firstRegion.steps))
if (!firstRegion || !anotherRegion) throw new Error('The content has no two regions with different rates')
/** One of petrol, one of diesel. */
const trims = Object.values(everyDatum().complectations ?? {}).flat()
const priced = (fuel: string) => trims.find(({ price, modification }) => price !== null && modification.fuel === fuel)!

beforeEach(() => history.replaceState(null, '', PATH))

describe('programmes', () => {
  it('are shown only when active and with terms', () => {
    const [first, ...rest] = everyDatum().creditPrograms ?? []
    const odd = [
      { ...first!, id: 901, name: 'Прошлогодняя', active: 0 },
      { ...first!, id: 902, name: 'Без сроков', terms: [] },
      { ...first!, id: 903, name: 'Настоящая' },
    ]
    open('', { creditPrograms: [...odd, ...rest] })
    expect(screen.getByRole('radio', { name: /^Настоящая/ })).toBeInTheDocument()
    expect(textOf('main, body')).not.toMatch(/Прошлогодняя|Без сроков/)
  })

  it('wait for prices: where no car has one, nothing is said to have failed', () => {
    const without = Object.entries(everyDatum().complectations ?? {}).map(([code, list]) => [
      code,
      list.map((trim) => ({ ...trim, price: null })),
    ])
    open('', { complectations: Object.fromEntries(without) })
    expect(textOf('body')).toContain('Цены сейчас не объявлены')
    expect(textOf('body')).not.toContain(withPlainSpaces(state.error))
  })

  it('of other cars are named with them; one of no car is not', () => {
    const [first, ...rest] = everyDatum().creditPrograms ?? []
    const others = [
      { ...first!, id: 901, name: 'Чужая', model_codes: ['gv80' as const] },
      { ...first!, id: 902, name: 'Ничья', model_codes: [] },
    ]
    open('', { creditPrograms: [...rest, ...others] })
    expect(textOf('#calculator')).toContain('Для GV80 есть «Чужая».')
    expect(textOf('#calculator')).not.toContain('Ничья')
  })
})

describe('an offer of a bank that is an advertisement', () => {
  it('says so and whose, wherever its terms stand; others say nothing', () => {
    const [first, ...rest] = everyDatum().creditPrograms ?? []
    const marked = { ...first!, advertiser: 'АО «Банк-Пример»', erid: '2VtzqvK1' }
    open('', { creditPrograms: [marked, ...rest] })
    const mark = 'Реклама. АО «Банк-Пример». erid: 2VtzqvK1'
    expect(textOf('#calculator').split(mark)).toHaveLength(2)
    expect(textOf('body').split('Реклама')).toHaveLength(2)
  })
})

it('names the payment where it is chosen, not before, and each block with a full cost of credit warns as the law wants', () => {
  open()
  const opening = document.querySelector('section')!
  expect(opening).not.toHaveTextContent('₽')
  expect(opening.nextElementSibling).toHaveAttribute('id', 'calculator')
  for (const part of ['#calculator', '#budget']) {
    expect(textOf(part)).toContain('Полная стоимость кредита')
    expect(textOf(part)).toContain(withPlainSpaces(creditWarning))
  }
})

describe('the choice', () => {
  it('is told to analytics as one calculation, however far a slider is dragged', () => {
    window.dataLayer = []
    open()
    for (const value of ['41', '42', '43']) fireEvent.change(field(/^Первый взнос/), { target: { value } })
    expect(window.dataLayer.map(({ event }) => event)).toEqual(['credit_calc'])
  })

  it('stands in the address, and the address gives it back', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { unmount } = open()
    fireEvent.change(field(/^Автомобиль/), { target: { value: '106' } })
    fireEvent.change(field(/^Первый взнос/), { target: { value: '45' } })
    fireEvent.click(screen.getByRole('radio', { name: '24' }))
    type(/^Не больше/, '200 000 ₽')
    type(/^Пробег в год/, '9000')
    type(/^Литр/, '61,5')
    fireEvent.change(field(/^Регион/), { target: { value: anotherRegion.region.code } })
    const shown = ['#calculator', '#budget', '#ownership'].map(textOf)
    vi.runAllTimers()
    const { search } = location
    expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
      comp: '106',
      first: '45',
      term: '24',
      budget: '200000',
      mileage: '9000',
      fuel: '61.5',
      region: anotherRegion.region.code,
    })
    unmount()
    open(search)
    expect(['#calculator', '#budget', '#ownership'].map(textOf)).toEqual(shown)
  })

  it('is that of another address, reached by a link on the page itself', async () => {
    const { navigate } = open()
    fireEvent.change(field(/^Автомобиль/), { target: { value: '106' } })
    await navigate(`${PATH}?comp=102&budget=90000#budget`)
    expect(field(/^Автомобиль/)).toHaveValue('102')
    expect(valueOf(/^Не больше/)).toBe('90 000 ₽')
  })

  it('comes back the same from any form that was sent without scripts', () => {
    const { unmount } = open(`?comp=106&first=40&budget=200000&fuel=61.5&region=${anotherRegion.region.code}`)
    const shown = ['#calculator', '#budget', '#ownership'].map(textOf)
    const queries = ['calculator', 'budget', 'ownership'].map((part) => sent(part))
    unmount()
    for (const query of queries) {
      const page = open(query)
      expect(['#calculator', '#budget', '#ownership'].map(textOf)).toEqual(shown)
      page.unmount()
    }
  })

  it('takes the example of the new car when only the car was changed', () => {
    const { unmount } = open('?comp=101')
    const query = sent('ownership')
    unmount()
    open(query.replace('comp=101', 'comp=106'))
    const { insurancePercent } = costExamples
    const insurance = ((trimById(106).price ?? Number.NaN) * insurancePercent) / 100
    expect(valueOf(/^Каско/)).toBe(withPlainSpaces(formatMoney(Math.round(insurance / 1000) * 1000)))
    expect(textOf('#ownership')).toContain(`Пример: ${formatDecimal(insurancePercent)} % цены автомобиля`)
  })

  it('another region sent without scripts brings its own rate', () => {
    const { unmount } = open('?comp=101')
    const { region, steps } = anotherRegion
    const query = sent('ownership', { region: region.code })
    unmount()
    open(query)
    expect(field(/^Регион/)).toHaveValue(region.code)
    expect(valueOf(/^Налог за/)).toBe(`${formatDecimal(rateOf(steps))} ₽`)
    expect(textOf('#ownership')).not.toContain('ваша ставка')
  })
})

describe('what is not chosen', () => {
  const [cityId = 0] = anotherRegion.cities
  it('the region is that of the chosen city, unless one is chosen; a city of none is said to have none', () => {
    expect(regionOf(null, cityId).region.code).toBe(anotherRegion.region.code)
    expect(regionOf(firstRegion.region.code, cityId).region.code).toBe(firstRegion.region.code)
    const { code } = firstRegion.region
    expect([isWithoutRates(null, 999_999), isWithoutRates(code, 999_999), isWithoutRates(null, cityId)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('the car is the first with a price, also in place of one without', () => {
    const { modification } = trimById(101)
    const cars = [null, 5_000_000].map((price, id) => ({ id, price, modification }))
    expect([trimOf(cars, null)?.id, trimOf(cars, 0)?.id]).toEqual([1, 1])
  })
})

describe('a month as it is', () => {
  it('petrol and diesel have different examples, said to be ours', () => {
    const { unmount } = open(`?comp=${priced('petrol').id}`)
    const petrol = valueOf(/^Литр бензина/)
    expect(textOf('#ownership [role=status]')).toMatch(/^Всего \d[\d ]+ ₽ в месяц$/)
    expect(textOf('#ownership .lead')).toMatch(/наши примеры на \d+ [а-я]+ \d{4} г\./)
    unmount()
    open(`?comp=${priced('diesel').id}`)
    expect(valueOf(/^Литр дизельного топлива/)).not.toBe(petrol)
  })

  it('says what 250 hp change where the car is near them, and is silent elsewhere', () => {
    const powered = (from: number, to: number) =>
      trims.find(({ price, modification: { power_hp } }) => price !== null && power_hp >= from && power_hp <= to)!.id
    const [below, above] = [250, 251].map((power) => formatDecimal(taxRateOf(firstRegion.steps, power)))
    const { unmount } = open(`?comp=${powered(251, 900)}`)
    expect(withPlainSpaces(screen.getByRole('note').textContent)).toMatch(
      new RegExp(`^Выше 250 л\\. с\\. налог за силу — ${above} ₽ вместо ${below} ₽`),
    )
    unmount()
    const near = open(`?comp=${powered(225, 250)}`)
    expect(withPlainSpaces(screen.getByRole('note').textContent)).toMatch(/^Двигатель укладывается в 250 л\. с\./)
    near.unmount()
    open(`?comp=${powered(1, 224)}`)
    expect(screen.queryByRole('note')).toBeNull()
  })
})

it.each(['calculator', 'ownership'])('words of #%s that not everybody knows are explained under it', (part) => {
  open()
  const words = within(document.querySelector<HTMLElement>(`#${part}`)!).getByText('Что значат слова:')
  expect(words.parentElement!.querySelectorAll('details').length).toBeGreaterThan(1)
})

it('has the programmes in the calculator, where the anchor of links is, and names those that are for other models', () => {
  open()
  const part = document.querySelector('#calculator #programs')!
  const own = within(document.querySelector<HTMLElement>('#calculator')!)
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('name') === 'program')
  const others = (everyDatum().creditPrograms ?? []).filter(
    ({ active, model_codes: codes }) => active && codes && !codes.includes('g70'),
  )
  expect(own.length).toBeGreaterThan(1)
  expect(others.length).toBeGreaterThan(0)
  for (const { name } of others) expect(withPlainSpaces(part.textContent)).toMatch(`Для G90 есть «${name}».`)
})

describe('from a budget to the cars', () => {
  const named = () =>
    within(document.querySelector<HTMLElement>('#budget')!)
      .getAllByRole('link', { name: /^Собрать/ })
      .map(({ textContent }) => textContent)

  it('each model is there once, with the trim that comes nearest to the sum; its others are folded under it', () => {
    open('?budget=150000')
    expect(screen.getByRole('heading', { name: /^Что выбрать под\sсвой платёж\?$/ })).toBeInTheDocument()
    const models = [...document.querySelectorAll<HTMLElement>('#budget li:has(> h3)')]
    const names = models.map((model) => model.querySelector('h3')!.textContent)
    expect(new Set(names).size).toBe(names.length)
    expect(named()).toHaveLength(Number(/\d+/.exec(textOf('#budget [role=status]'))?.[0]))
    const price = (text: string) => Number(/([\d ]+) ₽ в месяц/.exec(text)![1]!.replaceAll(' ', ''))
    for (const model of models) {
      const links = within(model).getAllByRole('link', { name: /^Собрать/ })
      expect(links.filter((link) => !link.closest('details'))).toHaveLength(1)
      const [first, ...rest] = links.map(({ parentElement }) => price(withPlainSpaces(parentElement!.textContent)))
      expect(first).toBeLessThanOrEqual(150_000)
      expect(first).toBe(Math.max(first!, ...rest))
    }
    expect(models.some((model) => within(model).queryAllByText(/^Ещё\s\d+\sкомплектац/).length > 0)).toBe(true)
  })

  it('payments side by side are of one term and one programme, whose full cost stands once before them', () => {
    for (const term of ['24', '36', '48']) {
      const { unmount } = open(`?budget=250000&first=30&term=${term}`)
      const shown = [...document.querySelectorAll('#budget li:has(> h3)')].map((model) =>
        withPlainSpaces(model.textContent.replace(model.querySelector('details')?.textContent ?? '', '')),
      )
      expect(shown.length).toBeGreaterThan(1)
      for (const text of shown) {
        expect(text).toMatch(new RegExp(`в месяц, ${term} меся`))
        expect(text).not.toContain('Полная стоимость')
      }
      expect(textOf('#budget')).toMatch(/^[^₽]*Полная стоимость кредита [^₽]* годовых/)
      unmount()
    }
  })

  it('what fits at another term only says so, and states the full cost of its own programme', () => {
    const [any] = everyDatum().creditPrograms ?? []
    const of = (id: number, codes: ('g70' | 'gv70')[], terms: number[]) => ({
      ...any!,
      id,
      restcost: 0,
      model_codes: codes,
      terms: terms.map((term) => ({ term })),
      psk_min: id,
    })
    open('?budget=10000000&first=30&term=24', { creditPrograms: [of(7, ['g70'], [24]), of(8, ['gv70'], [48])] })
    const [g70, gv70] = [...document.querySelectorAll('#budget li:has(> h3)')].map(({ textContent }) =>
      withPlainSpaces(textContent),
    )
    expect(g70).not.toContain('не укладывается')
    expect(gv70).toMatch(/За 24 месяца не укладывается.*Полная стоимость кредита 8.*в месяц, 48 месяцев/)
  })

  it('the other programmes and terms of a trim are under it, each after the full cost of its credit', () => {
    open('?budget=150000')
    const ways = [...document.querySelectorAll('#budget details li')]
    expect(ways.length).toBeGreaterThan(0)
    for (const way of ways)
      expect(withPlainSpaces(way.textContent)).toMatch(/^«.+», полная стоимость кредита .+ годовых: .+ ₽ в месяц/)
  })

  it('nothing for so little: the least that a month costs is named', () => {
    open('?budget=1000')
    expect(textOf('#budget [role=status]')).toBe('Ничего не подходит')
    expect(textOf('#budget')).toMatch(/За 1 000 ₽ в месяц .*Самый маленький платёж — \d[\d ]+ ₽: G70/)
  })

  it('two ways lead on from nothing: the sum that is enough, and a larger first payment that makes it enough', () => {
    const { unmount } = open('?budget=1000')
    expect(screen.queryByRole('link', { name: /взнос до/ })).toBeNull()
    const enough = screen.getByRole('link', { name: /^Показать за/ })
    fireEvent.click(enough)
    expect(named().length).toBeGreaterThan(0)
    unmount()
    history.replaceState(null, '', PATH)

    open('?budget=25000&first=30')
    const way = screen.getByRole('link', { name: /взнос до/ })
    const href = way.getAttribute('href')!
    fireEvent.click(way)
    const found = named()
    expect(found.length).toBeGreaterThan(0)
    expect(field(/^Первый взнос/).value).toBe(new URL(href, 'http://x').searchParams.get('first'))
    expect(textOf('#budget')).toContain('как в расчёте выше')
  })

  it('a step of the slider says its value once, and of the list only a change of its outcome', () => {
    open('?budget=6900000')
    const slider = field(/^Первый взнос/)
    const before = slider.getAttribute('aria-valuetext')
    const outcome = textOf('#budget [role=status]')
    fireEvent.change(slider, { target: { value: String(Number(slider.value) + 1) } })
    const text = slider.getAttribute('aria-valuetext')
    expect(text).not.toBe(before)
    expect(textOf('#budget')).toContain(`Первый взнос ${slider.value} %`)
    expect(textOf('#budget [role=status]')).toBe(outcome)
    const live = [...document.querySelectorAll('[role=status], output:not([aria-live=off]), [aria-live=polite]')]
    expect(live.filter(({ textContent }) => textContent === text)).toEqual([])
  })
})

describe('what is paid', () => {
  const program = (restcost: number) => {
    const [any] = everyDatum().creditPrograms ?? []
    return {
      ...any!,
      id: 950,
      name: 'Пробная',
      restcost,
      min_prepay: 20,
      max_prepay: 60,
      terms: [{ term: 24 }, { term: 36 }],
    }
  }
  const result = () => withPlainSpaces(document.querySelector('[data-payment]')!.closest('output')!.textContent)

  it('is told as a whole: the sum, how long, and what is left for the end', () => {
    open('?first=30&term=24', { creditPrograms: [program(40)] })
    expect(result()).toMatch(/^Платёж в месяц \d[\d ]+ ₽ 24 месяца, в конце срока — остаточный платёж \d[\d ]+ ₽$/)
  })

  it('the last payment is not taken for the residual one, and a narrower range of the slider is explained', () => {
    const { unmount } = open('?first=30&term=24', { creditPrograms: [program(40)] })
    expect(screen.getByText('Последний платёж, с остаточным')).toBeInTheDocument()
    // With 60 % paid at once there would be nothing but the residual to lend.
    expect(textOf('body')).toContain('При этой цене взнос от 20 до 59 %')
    unmount()
    open('?first=30&term=24', { creditPrograms: [program(0)] })
    expect(screen.getByText('Последний платёж')).toBeInTheDocument()
    expect(textOf('body')).not.toContain('При этой цене взнос')
  })

  it('a programme of one term or one first payment names it alone, not from it to itself', () => {
    open('', { creditPrograms: [{ ...program(0), terms: [{ term: 12 }], minTerm: 12, maxTerm: 12, max_prepay: 20 }] })
    expect(textOf('[data-credit-terms]')).toContain('срок 12 месяцев, первый взнос 20 %')
  })

  it('a change of the term is read out with it', () => {
    open('?first=30&term=24', { creditPrograms: [program(0)] })
    const before = result()
    fireEvent.click(screen.getByRole('radio', { name: '36' }))
    expect(result()).toMatch(/36 месяцев, без остаточного платежа$/)
    expect(result()).not.toBe(before)
    // The element itself stays: only what changes inside one that was there is announced.
    expect(document.querySelector('[data-payment]')!.closest('output')).toHaveAttribute('aria-atomic', 'true')
  })
})

it('the full cost of credit stands once in the panel of the result, before the payment', () => {
  open()
  const panel = document.querySelector('[data-payment]')!.closest('[data-scene=dark]')
  const text = withPlainSpaces(panel?.textContent ?? '')
  expect(text).toMatch(/^Полная стоимость кредита: .*Платёж в месяц .*Переплата за срок.*Ставка:/)
  expect(text.split('Полная стоимость кредита')).toHaveLength(2)
})

describe('a programme with narrower terms', () => {
  const [any] = everyDatum().creditPrograms ?? []
  const program = (id: number, name: string, restcost: number, terms: number[]) => ({
    ...any!,
    id,
    name,
    active: 1,
    model_codes: null,
    min_prepay: 20,
    max_prepay: 80,
    restcost,
    minTerm: Math.min(...terms),
    maxTerm: Math.max(...terms),
    terms: terms.map((term) => ({ term })),
  })
  const both = { creditPrograms: [program(1, 'Длинная', 0, [24, 36, 60]), program(2, 'С остатком', 40, [24, 36])] }

  it('says which term replaced the selected one, and the other program restores it', () => {
    open('?program=1&first=30&term=60', both)
    fireEvent.click(screen.getByRole('radio', { name: /^С остатком/ }))
    expect(screen.getByText(/поэтому вместо 60 — 36/).closest('[role=status]')).not.toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /^Длинная/ }))
    expect(screen.getByRole('radio', { name: '60' })).toBeChecked()
    expect(screen.queryByText(/поэтому вместо/)).toBeNull()
  })
})

it('the field of the car shows the price before what may be cut, and no English of drives', () => {
  open()
  const [first] = [...field(/^Автомобиль/).querySelectorAll('option')].map(({ textContent }) =>
    withPlainSpaces(textContent),
  )
  const [cheapest] = trims
  expect(first).toBe(`G70 ${cheapest?.name}, ${withPlainSpaces(formatMoney(cheapest?.price ?? 0))}, задний привод`)
  expect(textOf('body')).not.toMatch(/RWD|AWD/)
})
