// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadCopy } from '#src/app/copy.ts'
import { formatMoney } from '#src/domain/format.ts'
import { Page } from '#src/pages/model-price/page.tsx'
import type { AppData } from '#src/stores/app-data.ts'
import { featureSets, specificationSets, trimById } from '../fixtures/cars.ts'
import { everyDatum, renderPage } from './render.tsx'

const copy = await loadCopy('g70-price')
const PATH = '/new-g70-price.html'
const [cheapest, dearest] = [trimById(101), trimById(106)]
const sets = (): Partial<AppData> => ({
  features: Object.fromEntries(featureSets.map((set) => [set.id, set])),
  specifications: Object.fromEntries(specificationSets.map((set) => [set.id, set])),
})
function open(query = '') {
  history.replaceState(null, '', PATH + query)
  return renderPage(Page, { address: PATH + query, copy, data: { ...everyDatum(), ...sets() } })
}
const table = () => screen.getByRole('table', { name: /^Комплектации и/ })
const comparison = () => screen.queryByRole('table', { name: /^Сравнение комплектаций/ })
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((header) => header.getAttribute('aria-label'))
const inTable = (name: string) => within(table()).getByRole('link', { name: new RegExp(name) })

beforeEach(() => history.replaceState(null, '', '/'))

describe('filters', () => {
  it.each([
    ['', 6],
    ['?drive=rwd', 1],
    ['?engine=3.5+Turbo+V6', 1],
    ['?drive=fwd&engine=9.9', 6],
  ])('%j leaves %d', (query, count) => {
    open(query)
    expect(names()).toHaveLength(count)
  })

  it('change in place, keep the comparison and stand in the address', () => {
    open('?compare=101,104')
    fireEvent.click(screen.getByRole('link', { name: 'Задний' }))
    expect(names()).toEqual([cheapest.name])
    expect(location.search).toBe('?drive=rwd&compare=101,104')
    expect(comparison()).toBeInTheDocument()
  })

  it('say so when nothing is left', () => {
    open('?drive=rwd&engine=3.5+Turbo+V6')
    expect(screen.getByText(/комплектаций нет/)).toBeInTheDocument()
  })
})

describe('comparison', () => {
  it('has one address for a set of trims, in whatever order they are chosen', () => {
    open('?compare=104,101')
    fireEvent.click(screen.getByRole('link', { name: 'Задний' }))
    expect(location.search).toBe('?drive=rwd&compare=101,104')
  })

  it('shows two neighbours of two names in the middle of the price list, and only their differences, until somebody chooses', () => {
    open()
    const columns = within(comparison()!).getAllByRole('link', { name: /^Выбрать/ })
    expect(columns.map((link) => link.getAttribute('href'))).toEqual([
      '/configurator#slide=1&model=g70-fl&comp=104',
      '/configurator#slide=1&model=g70-fl&comp=105',
    ])
    expect(within(comparison()!).queryByRole('row', { name: /^Длина/ })).toBeNull()
    expect(within(comparison()!).queryByRole('link', { name: /^Убрать/ })).toBeNull()
  })

  it('ticks nothing before somebody chooses, and names in words what stands there as an example', () => {
    const ticked = () => within(table()).queryAllByRole('link', { name: /^В\sсравнении/ }).length
    open()
    expect(ticked()).toBe(0)
    expect(table().querySelector('th [class*=_on_]')).toBeNull()
    expect(screen.getByText(/^Для.примера/)).toHaveTextContent(
      new RegExp(`${trimById(104).name} и.${trimById(105).name}, соседние по.цене`),
    )
    fireEvent.click(inTable(`^Сравнить.*${dearest.name}`))
    expect(ticked()).toBe(1)
    expect(table().querySelectorAll('th [class*=_on_]')).toHaveLength(1)
    expect(screen.queryByText(/^Для.примера/)).toBeNull()
  })

  it('puts the neighbour in price beside one chosen, and ignores what does not exist', () => {
    open('?compare=106,999,x')
    expect(screen.getByText(/^Выбрана G70/)).toBeInTheDocument()
    expect(
      within(comparison()!)
        .getAllByRole('link', { name: /^Выбрать/ })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/configurator#slide=1&model=g70-fl&comp=106', '/configurator#slide=1&model=g70-fl&comp=105'])
  })

  it('says what really stands there, in Russian words', () => {
    open('?compare=101')
    expect(screen.getByText(new RegExp(`^Выбрана G70 ${cheapest.name}`))).toHaveTextContent(
      /задний.привод; рядом с.ней.— следующая по.цене/,
    )
    cleanup()
    open('?compare=106')
    expect(screen.getByText(new RegExp(`^Выбрана G70 ${dearest.name}`))).toHaveTextContent(
      /полный.привод; рядом с.ней.— предыдущая по.цене/,
    )
    expect(document.body.textContent).not.toMatch(/RWD|AWD/)
  })

  it('is led to from the table, which says how many are chosen', () => {
    open()
    const press = (name: string) => fireEvent.click(inTable(name))
    expect(screen.queryByRole('link', { name: /^Сравнить: / })).toBeNull()
    press(`^Сравнить.*${dearest.name}`)
    expect(screen.getByRole('link', { name: 'Выбрана одна, отметьте ещё' })).toHaveAttribute('href', '#compare')
    press(`^Сравнить.*${trimById(105).name}`)
    const way = screen.getByRole('link', { name: 'Сравнить: 2' })
    expect(way).toHaveAttribute('href', '#compare')
    expect(way.closest('[role=status]')).not.toBeNull()
  })

  it('of three lets one of the others be picked to stand beside the first on a phone', () => {
    open('?compare=101,104,106')
    expect(
      screen.getAllByRole('radio', { name: /л\.\sс\., / }).map((radio) => radio.closest('label')?.textContent),
    ).toEqual([expect.stringContaining(trimById(104).name), expect.stringContaining(dearest.name)])
  })

  it('of two says in a line that stays on a phone whose columns these are, of one name with their engines', () => {
    open('?compare=101,106')
    const line = document.querySelector('#compare table')?.previousElementSibling
    expect(
      [...(line?.children ?? [])].map(({ firstChild, textContent }) => [firstChild?.textContent, textContent]),
    ).toEqual([cheapest, dearest].map(({ name, modification }) => [name, name + modification.name]))
    expect(line).toHaveAttribute('aria-hidden', 'true')
    expect(line?.parentElement?.className).not.toContain('alike')
    cleanup()
    open('?compare=101,102')
    expect(document.querySelector('#compare table')?.parentElement?.className).toContain('alike')
  })

  it('says beside the price of each of two what it costs more, or less, than the other', () => {
    const step = formatMoney((dearest.price ?? 0) - (cheapest.price ?? 0)).replaceAll('\u00a0', ' ')
    const heads = () =>
      within(comparison()!)
        .getAllByRole('columnheader')
        .slice(1, 3)
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    open('?compare=101,106')
    expect(heads()[0]).toContain(`на ${step} дешевле ${dearest.name}`)
    expect(heads()[1]).toContain(`на ${step} дороже ${cheapest.name}`)
    cleanup()
    open('?compare=106,101')
    expect(heads()[1]).toContain(`на ${step} дешевле ${dearest.name}`)
    expect(heads()[0]).toContain(`на ${step} дороже ${cheapest.name}`)
  })

  it('has for a phone a line per trim with its engine and price', () => {
    open()
    const lines = [...table().querySelectorAll('th > details')]
    expect(lines).toHaveLength(6)
    expect(lines[0]).not.toHaveAttribute('open')
    expect(lines[0]?.querySelector('summary')).toHaveTextContent(
      new RegExp(
        `^${cheapest.name}.*${cheapest.modification.power_hp}.*${formatMoney(cheapest.price ?? 0).replaceAll('\u00a0', ' ')}$`,
      ),
    )
  })

  it('explains the words of the price list under it', () => {
    open('')
    const words = screen.getByText('Что значат слова:').parentElement!
    expect(words.querySelectorAll('details').length).toBeGreaterThan(1)
  })

  it('has the legal wording once', () => {
    open('?compare=101,106')
    expect(screen.getAllByText(/Не\sявляется публичной офертой/)).toHaveLength(1)
  })

  it('puts the chosen side by side with equipment said in words', () => {
    open('?compare=101,106')
    const row = within(comparison()!).getByRole('row', { name: /^Стеклянная крыша/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['нет', 'есть'])
    // What it is stands there too, folded.
    expect(within(row).getByText('Стеклянная крыша').closest('details')).toHaveTextContent(/что это такое/)
    expect(within(comparison()!).getByRole('row', { name: /^Мощность/ })).toHaveTextContent(
      new RegExp(`${dearest.modification.power_hp}.*преимущество`),
    )
  })

  it('with «only» shows the differences', () => {
    open('?compare=101,106')
    const count = () => within(comparison()!).getAllByRole('row').length
    const all = count()
    fireEvent.click(screen.getByRole('link', { name: /^Только отличия/ }))
    expect(count()).toBeLessThan(all)
    expect(location.search).toBe('?compare=101,106&only=1')
    expect(within(comparison()!).queryByRole('row', { name: /^Длина/ })).toBeNull()
    expect(screen.getByText(/^Одинаковое скрыто: \d+/)).toBeInTheDocument()
  })

  it('shows all rows of the suggested pair too, which becomes the one that is chosen', () => {
    open()
    const count = () => within(comparison()!).getAllByRole('row').length
    const differing = count()
    fireEvent.click(screen.getByRole('link', { name: /^Только отличия: включено/ }))
    expect(count()).toBeGreaterThan(differing)
    expect(location.search).toMatch(/^\?compare=\d+,\d+$/)
    expect(within(comparison()!).getAllByRole('link', { name: /^Убрать/ })).toHaveLength(2)
    fireEvent.click(screen.getByRole('link', { name: /^Только отличия: выключено/ }))
    expect(count()).toBe(differing)
  })

  it('is chosen by real links in the table', () => {
    open('?compare=101&drive=awd')
    const link = inTable(`Сравнить.*${dearest.name}`)
    expect(link).toHaveAttribute('href', `${PATH}?drive=awd&compare=101,106#table`)
    fireEvent.click(link)
    expect(within(comparison()!).getAllByRole('link', { name: /^Убрать/ })).toHaveLength(2)
    fireEvent.click(inTable(`^В\\sсравнении: убрать.*${dearest.name}`))
    expect(within(comparison()!).queryByRole('link', { name: /^Убрать/ })).toBeNull()
  })

  it('leads to the configurator with the trim', () => {
    open('?compare=101,106')
    const hrefs = within(comparison()!)
      .getAllByRole('link', { name: /^Выбрать/ })
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/configurator#slide=1&model=g70-fl&comp=101',
      '/configurator#slide=1&model=g70-fl&comp=106',
    ])
  })
})
