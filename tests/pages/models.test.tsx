// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { BRAND_SLUG } from '#src/brand/brand.ts'
import { candidates } from '#src/content/cars/candidates.ts'
import { provideLiveContent } from '#src/content/live-content.ts'
import { facts } from '#src/content/models/facts.ts'
import { models } from '#src/content/models/summary.ts'
import { advise } from '#src/domain/advice/advise.ts'
import { isComplete, readAnswers } from '#src/domain/advice/answers.ts'
import { formatMoney, formatPriceFrom, PRICE_SOON } from '#src/domain/format.ts'
import { lineOf } from '#src/domain/garage-words.ts'
import { fitOf } from '#src/domain/garage-fit.ts'
import { confCodeOf, MODEL_CODES } from '#src/domain/model.ts'
import { Page } from '#src/pages/models/page.tsx'
import { everyDatum, renderPage } from './render.tsx'

const copy = await loadCopy(`${BRAND_SLUG}-models`)
const open = (query = '') => renderPage(Page, { address: `/models.html${query}`, copy, data: everyDatum() })
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const columns = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => plain(textContent))
const results = () => [...document.querySelectorAll('#garage h3')].map(({ textContent }) => plain(textContent))

beforeEach(() => history.replaceState(null, '', '/models.html'))

describe('the overview', () => {
  it('has a card of every model with length, price or announcement, and both links', () => {
    open()
    for (const model of models) {
      const [heading] = screen.getAllByRole('heading', { level: 2, name: model.name })
      const card = heading?.closest('li')
      if (!card) throw new Error(`No card of ${model.name}`)
      expect(plain(card.textContent)).toContain(`${model.width} мм`)
      expect(plain(card.textContent)).toContain(plain(formatPriceFrom(model)))
      const hrefs = within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
      expect(hrefs).toEqual([model.href, model.configurator])
    }
  })
})

describe('the comparison', () => {
  it.each([
    ['?compare=g70,gv80', ['g70', 'gv80', '']],
    ['?compare=g90,g70,gv70', ['g90', 'g70', 'gv70']],
    ['?compare=g90,x5', ['g90', 'g70', '']],
    ['?c1=g70&c2=gv80&c3=', ['g70', 'gv80', '']],
    ['?c1=g70&c2=g70&c3=gv80', ['g70', 'gv80', '']],
    ['', ['g70', 'gv70', 'g90']],
  ])('%j shows %j', (query, expected) => {
    open(query)
    expect(columns()).toEqual(expected)
  })

  it('shows all rows, or with «only» those that differ, and names what it hides', () => {
    const { unmount } = open('?compare=gv70,gv80')
    expect(rowNames()).toContain('Коробка передач')
    unmount()
    open('?compare=gv70,gv80&only=1')
    expect(rowNames()).not.toContain('Коробка передач')
    expect(screen.getByText(/^Одинаковое скрыто: .*коробка передач /)).toBeInTheDocument()
  })

  it('marks the best only where better exists', () => {
    open('?compare=g70,gv80')
    const row = (name: RegExp) => screen.getByRole('row', { name })
    expect(row(/^Багажник/)).toHaveTextContent(new RegExp(`${Math.max(facts.g70.boot, facts.gv80.boot)}.*преимущество`))
    expect(row(/^Длина/)).not.toHaveTextContent('преимущество')
  })

  it('a change is shown at once and stands in the address beside the rest', () => {
    history.replaceState(null, '', '/models.html?garage=6x3x2.5&c1=g70&c2=gv80')
    open('?garage=6x3x2.5&c1=g70&c2=gv80')
    fireEvent.change(screen.getByRole('combobox', { name: 'Модель 2' }), { target: { value: 'g90' } })
    expect(columns()).toEqual(['g70', 'g90', ''])
    expect(location.search).toBe('?garage=6x3x2.5&compare=g70,g90')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Только отличия' }))
    expect(location.search).toBe('?garage=6x3x2.5&compare=g70,g90&only=1')
  })

  it('a model that another column shows changes places with it', () => {
    history.replaceState(null, '', '/models.html?compare=g70,gv80,g90')
    open('?compare=g70,gv80,g90')
    fireEvent.change(screen.getByRole('combobox', { name: 'Модель 2' }), { target: { value: 'g70' } })
    expect(columns()).toEqual(['gv80', 'g70', 'g90'])
    expect(location.search).toBe('?compare=gv80,g70,g90')
  })

  it('is a line to open on a phone until an address asks for it', () => {
    const fold = () => document.querySelector('details#compare')
    const { unmount } = open()
    expect(fold()).not.toHaveAttribute('open')
    expect(fold()).toContainElement(screen.getByRole('combobox', { name: 'Модель 1' }))
    unmount()
    open('?compare=g70,g90')
    expect(fold()).toHaveAttribute('open')
  })

  it('is a form that keeps the garage', () => {
    open('?garage=6x3x2.5')
    const form = screen.getByRole('combobox', { name: 'Модель 1' }).closest('form')!
    expect(form).toHaveAttribute('method', 'get')
    expect(new FormData(form).get('garage')).toBe('6x3x2.5')
  })
})

describe('the five questions', () => {
  const all = 'people=family&roads=highway&pace=fast&budget=any&matters=rear'
  const status = () => plain(screen.getByRole('status').textContent)

  const answers = readAnswers(new URLSearchParams(all))
  const advice = isComplete(answers) ? advise(candidates(), answers) : null
  if (!advice) throw new Error('The content advises nothing')
  const { best, second } = advice

  it('answer from the address: a trim, five reasons, a second one, both ways on', () => {
    open(`?${all}`)
    expect(status()).toBe(`Ваш автомобиль — ${best.car.name}. Второй вариант — ${second.car.name}.`)
    const section = document.querySelector<HTMLElement>('#five-questions')!
    expect(within(section).getByRole('heading', { level: 3, name: best.car.name })).toBeInTheDocument()
    expect(section.querySelectorAll('dl[aria-label] dd')).toHaveLength(5)
    const price = best.car.price === null ? PRICE_SOON : formatMoney(best.car.price)
    expect(plain(section.textContent).toLowerCase()).toContain(plain(price).toLowerCase())
    expect(section).toHaveTextContent('Не является публичной офертой')
    expect(within(section).getByRole('link', { name: 'Собрать свой' })).toHaveAttribute(
      'href',
      `/configurator?slide=1&model=${confCodeOf[best.car.model]}&comp=${best.car.id}`,
    )
    expect(within(section).getByRole('link', { name: /^Записаться/ })).toHaveAttribute(
      'href',
      `/test-drive.html?model=${best.car.model}`,
    )
  })

  it('know the prices that the office has published, and say where none is left to choose from', () => {
    const raised = MODEL_CODES.map((code) => {
      const own = candidates().filter(({ model }) => model === code)
      return [code, { lowest: '6 123 000', since: '2026-11-01', trims: own.map(({ id }) => [id, 6_123_000] as const) }]
    })
    provideLiveContent(() => ({ prices: Object.fromEntries(raised) }))
    onTestFinished(() => provideLiveContent(() => ({})))
    const { unmount } = open(`?${all}`)
    const section = plain(document.querySelector('#five-questions')!.textContent)
    expect(new Set(section.match(/\d{1,3}(?: \d{3})+ ₽/g))).toEqual(new Set(['6 123 000 ₽']))
    unmount()
    for (const budget of ['to2500', 'soon']) {
      const { unmount: close } = open(`?${all.replace('budget=any', `budget=${budget}`)}`)
      expect(status(), budget).toBe('За такую цену выбирать пока не из чего. Назовите другую.')
      close()
    }
  })

  it('follow every change and stand in the address beside the rest', () => {
    history.replaceState(null, '', '/models.html?garage=6x3x2.5')
    open('?garage=6x3x2.5')
    expect(status()).toMatch(/^Ответим, как только/)
    for (const name of [/^Вся семья/, /трассе$/, /^Быстро/, /^Любую/])
      fireEvent.click(screen.getByRole('radio', { name }))
    expect(status()).toBe('Осталось ответить на 1 вопрос.')
    fireEvent.click(screen.getByRole('radio', { name: /^Задний/ }))
    expect(status()).toContain(best.car.name)
    expect(location.search).toBe(`?garage=6x3x2.5&${all}`)
  })

  it('a wrong value is no answer; sending leads to the first open question', () => {
    open(`?${all.replace('pace=fast', 'pace=warp')}`)
    expect(status()).toBe('Осталось ответить на 1 вопрос.')
    fireEvent.submit(screen.getByRole('radio', { name: 'Быстро' }).closest('form')!)
    expect(screen.getByRole('radio', { name: /^Спокойно/ })).toHaveFocus()
  })

  it('the forms of the page carry one another’s answers along', () => {
    open(`?garage=6x3x2.5&compare=g70,g90&${all}`)
    const sent = (id: string) =>
      Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>(`#${id} form`)!))
    expect(sent('five-questions')).toMatchObject({ garage: '6x3x2.5', compare: 'g70,g90' })
    expect(sent('garage')).toMatchObject({ compare: 'g70,g90', people: 'family', matters: 'rear' })
    expect(sent('compare')).toMatchObject({ garage: '6x3x2.5', pace: 'fast' })
  })
})

describe('the garage', () => {
  const field = (name: string) => screen.getByRole('textbox', { name })

  it('answers for every model', () => {
    open('?garage=5x2.8x1.6')
    const place = { length: 5000, width: 2800, height: 1600 }
    const heads = models.map(({ code, name }) => plain(lineOf(name, fitOf(facts[code], place)).verdict))
    expect(results()).toEqual(heads)
    // One car is drawn at a time: the one with the least space first.
    const details = [...document.querySelectorAll<HTMLDetailsElement>('#garage li > details')]
    expect(new Set(details.map((one) => one.name)).size).toBe(1)
    expect(details.filter((one) => one.open)).toHaveLength(1)
    for (const { name } of models)
      for (const side of ['сверху', 'сбоку'])
        expect(screen.getByRole('img', { name: new RegExp(`^${name} ${side}\\. ${name} `) })).toBeInTheDocument()
  })

  it('asks and answers on a phone at once; the cars one by one are a line to open until somebody has named a place', () => {
    const fold = () => document.querySelector('#garage .wrap > details')
    const { unmount } = open()
    expect(fold()).not.toHaveAttribute('open')
    expect(fold()).not.toContainElement(field('Длина, м'))
    expect(fold()).toContainElement(document.querySelector<HTMLElement>('#garage ul'))
    unmount()
    open('?length=5%2C2&width=2.6&height=1%2C8')
    expect(fold()).toHaveAttribute('open')
  })

  it('gives the same answer for the form sent and for the same typed', () => {
    const { unmount } = open('?length=5%2C2&width=2.6&height=1%2C8')
    const sent = document.querySelector('#garage ul')?.innerHTML
    unmount()
    open()
    fireEvent.input(field('Длина, м'), { target: { value: '5,2' } })
    fireEvent.input(field('Ширина, м'), { target: { value: '2.6' } })
    fireEvent.input(field('Высота, м'), { target: { value: '1,8' } })
    expect(document.querySelector('#garage ul')?.innerHTML).toBe(sent)
    expect(location.search).toBe('?garage=5.2x2.6x1.8')
  })

  it('meets nonsense with a sentence and loses nothing', () => {
    history.replaceState(null, '', '/models.html?garage=6x3x2.5')
    open('?garage=6x3x2.5')
    fireEvent.input(field('Ширина, м'), { target: { value: 'широкий' } })
    expect(field('Ширина, м')).toBeInvalid()
    expect(field('Ширина, м')).toHaveAccessibleDescription(/не похожа на число/)
    expect(field('Ширина, м')).toHaveValue('широкий')
    expect(field('Длина, м')).toHaveValue('6')
    expect(results()).toEqual([])
    expect(location.search).toBe('?garage=6x3x2.5')
    fireEvent.submit(field('Ширина, м').closest('form')!)
    expect(field('Ширина, м')).toHaveFocus()
  })

  it('shows what was written in an address that cannot be read', () => {
    open('?garage=abcx3x2')
    expect(field('Длина, м')).toHaveValue('abc')
    expect(screen.getByText(/^Проверим, как только/)).toBeInTheDocument()
  })
})
