// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { copy as certified } from '#src/content/pages/certified.ts'
import { copy as lounge } from '#src/content/pages/lounge.ts'
import { copy as owners } from '#src/content/pages/owners.ts'
import { copy as personalData } from '#src/content/pages/personal-data.ts'
import { copy as support } from '#src/content/pages/support.ts'
import { copy as warranty } from '#src/content/pages/warranty.ts'
import { faq } from '#src/content/faq.ts'
import { legalPath, PRINTED_LEGAL_KEYS } from '#src/content/legal/keys.ts'
import { CONSENT_PURPOSES } from '#src/content/legal/consents.ts'
import { CONNECTED } from '#src/drawing/diagrams/connected.ts'
import { connectedFeatures } from '#src/content/connected.ts'
import { serviceInterval, warrantyTerms } from '#src/content/warranty-and-service.ts'
import { formatNumber } from '#src/domain/format.ts'
import { state } from '#src/content/page-texts.ts'
import type { LegalListItem } from '#src/domain/shapes/legal.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { nextVisit } from '#src/domain/service-visit.ts'
import { KM_A_YEAR, monthsText, warrantyEnd } from '#src/domain/warranty.ts'
import { Page as Certified } from '#src/pages/certified/page.tsx'
import { Page as Document } from '#src/pages/document/page.tsx'
import { Page as Lounge } from '#src/pages/lounge/page.tsx'
import { Page as Owners } from '#src/pages/owners/page.tsx'
import { Page as Support } from '#src/pages/support/page.tsx'
import { fits } from '#src/pages/support/fits.ts'
import { Page as Warranty } from '#src/pages/warranty/page.tsx'
import { dealers } from '../fixtures/directory.ts'
import { everyDatum, renderPage } from './render.tsx'

const textOf = (element: Element): string => withPlainSpaces(element.textContent)

test('the guide of every model is there to read', () => {
  renderPage(Owners, { address: '/owners.html', copy: owners.owners })
  const guides = screen.getAllByRole('link', { name: /руководство/ }).map((link) => link.getAttribute('href'))
  expect(guides).toEqual(
    expect.arrayContaining(MODEL_CODES.map((code) => expect.stringContaining(`${code}-guide.pdf`))),
  )
})

describe('the service calculator', () => {
  const open = (query = '') => renderPage(Owners, { address: `/owners.html${query}`, copy: owners.owners })
  const sent = '?model=gv80&date=2021-06-10&last=31+400&now=39800'
  // A year is the interval of time; that of distance is what the content says.
  const visit = nextVisit({ date: '2021-06-10', last: 31_400, now: 39_800 }, serviceInterval)
  const over = `now=${visit.km + 1000}`
  const km = (distance: number) => withPlainSpaces(`${formatNumber(distance)} км`)

  beforeEach(() => void vi.useFakeTimers({ now: new Date('2021-12-01T09:00:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('answers a form that was sent without scripts', () => {
    const { container } = open(sent)
    expect(textOf(container.querySelector('#service')!)).toContain(`До 10 июня 2022 г. или до ${km(visit.km)}`)
    expect(textOf(screen.getByText(/Осталось/))).toMatch(new RegExp(`^Осталось ${km(visit.left)}\\.`))
    expect(screen.getByRole('heading', { name: `ТО-${visit.number}, GV80` })).toBeInTheDocument()
  })

  it('says first what is over: the term, the distance or both', () => {
    vi.setSystemTime(new Date('2023-01-01T09:00:00Z'))
    const due = (query: string) => {
      const { container, unmount } = open(query)
      const text = textOf(container.querySelector('#service .display')!)
      unmount()
      return text
    }
    expect(due(sent)).toBe('Срок прошёл 10 июня 2022 г.')
    expect(due(`?model=gv80&date=2021-06-10&last=31400&${over}`)).toBe(
      `Срок прошёл 10 июня 2022 г., и пробег уже больше ${km(visit.km)}`,
    )
    expect(due(`?model=gv80&date=2022-12-10&last=31400&${over}`)).toBe(`Пора: пробег уже больше ${km(visit.km)}`)
  })

  it('keeps what was sent in its fields, and says what is wrong', () => {
    open('?model=g70&date=2021-06-10&last=40000&now=39800')
    expect(screen.getByLabelText('Пробег тогда, км')).toHaveValue('40000')
    expect(screen.getByLabelText('Сейчас на одометре, км')).toHaveAccessibleDescription(/не может быть меньше/)
  })

  it('follows the typing and keeps it in the address', () => {
    const { container } = open()
    expect(container.querySelector('#service [aria-live]')).toBeEmptyDOMElement()
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
    type('Последнее обслуживание', '10.06.2021')
    type('Пробег тогда, км', '1000')
    type('Сейчас на одометре, км', '2000')
    expect(textOf(container.querySelector('#service')!)).toContain(`или до ${km(1000 + serviceInterval.km)}`)
    expect(location.search).toContain('date=10.06.2021&last=1000')
  })

  it('is not mistaken by a year that is still being typed', () => {
    const { container } = open('?model=g70&date=10.06.2021&last=1000&now=2000')
    fireEvent.input(screen.getByLabelText(/^Последнее обслуживание/), { target: { value: '10.06.20' } })
    expect(textOf(container.querySelector('#service')!)).not.toContain('2020')
    expect(location.search).not.toContain('2020')
  })

  it('does not answer figures that have become wrong: once they are left it says what is wrong', () => {
    const { container } = open(sent)
    const now = screen.getByLabelText(/^Сейчас на одометре/)
    fireEvent.input(now, { target: { value: '100' } })
    expect(container.querySelector('#service [aria-live]')).not.toBeEmptyDOMElement()
    fireEvent.blur(now)
    expect(container.querySelector('#service [aria-live]')).toBeEmptyDOMElement()
    expect(now).toHaveAccessibleDescription(/не может быть меньше/)
  })

  it('says of a wrong date what is wrong', () => {
    open('?model=g70&date=31.02.2021&last=1000&now=2000')
    expect(screen.getByLabelText(/^Последнее обслуживание/)).toHaveAccessibleDescription(
      /^Такого дня нет: 31\.02\.2021/,
    )
  })

  it('does not count from a day that has not come', () => {
    const { container } = open('?model=g70&date=2099-01-01&last=10000&now=12000')
    expect(screen.getByLabelText(/^Последнее обслуживание/)).toHaveAccessibleDescription('Эта дата ещё не наступила')
    expect(container.querySelector('#service [aria-live]')).toBeEmptyDOMElement()
  })

  it('asks for the fields when pressed too early', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Посчитать' }))
    expect(screen.getByLabelText(/^Последнее обслуживание/)).toHaveFocus()
    expect(screen.getByLabelText('Пробег тогда, км')).toBeInvalid()
  })
})

describe('the warranty', () => {
  it('says what comes first for the mileage of the address, and follows the slider', () => {
    const slow = warrantyEnd(warrantyTerms.car, KM_A_YEAR.min)
    const fast = warrantyEnd(warrantyTerms.car, KM_A_YEAR.max)
    expect([slow.by, fast.by]).toEqual(['years', 'km'])
    renderPage(Warranty, { address: `/warranty.html?km=${KM_A_YEAR.min}`, copy: warranty.warranty })
    const said = () => textOf(screen.getByText(/^Раньше наступит/))
    const plain = (text: string) => withPlainSpaces(text)
    expect(said()).toBe(
      plain(`Раньше наступит срок: через ${monthsText(slow.months)}, на ${formatNumber(slow.km)} км.`),
    )
    fireEvent.change(screen.getByRole('slider'), { target: { value: String(KM_A_YEAR.max) } })
    expect(said()).toBe(plain(`Раньше наступит пробег: через ${monthsText(fast.months)}.`))
  })
})

describe('questions', () => {
  const open = (hash = '') =>
    renderPage(Support, { address: `/support.html${hash}`, copy: support.support, data: everyDatum() })
  const openOnes = (root: HTMLElement) => [...root.querySelectorAll('details[open]')].map(({ id }) => id)

  it('are all closed until one is wanted', () => {
    expect(openOnes(open().container)).toEqual([])
  })

  const [credit] = faq.filter(({ topic }) => topic === 'credit')
  it.each([`#faq-${credit!.id}`, `#${credit!.slug}`])('%s opens its answer', (hash) => {
    expect(openOnes(open(hash).container)).toEqual([credit!.slug])
  })

  it('step back while one types', () => {
    const { container } = open()
    // The longest word of a question: few others have it.
    const [word = ''] = (credit?.question.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length)
    fireEvent.input(screen.getByLabelText(/чём спросить/), { target: { value: word } })
    const expected = faq.filter((item) => fits(item, word)).map(({ slug }) => slug)
    expect(expected).toContain(credit?.slug)
    expect(expected.length).toBeLessThan(faq.length)
    expect([...container.querySelectorAll('details')].map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    expect(textOf(screen.getByRole('status'))).toMatch(new RegExp(`^${expected.length} ответ`))
  })

  it('are found in any form of the words', () => {
    const item = { question: 'С какого дня действует гарантия?', answer: 'Со дня передачи автомобиля.' }
    expect(['гарантии', 'Гарантией автомобиль', ''].map((words) => fits(item, words))).toEqual([true, true, true])
    expect(fits(item, 'кредит')).toBe(false)
  })
})

describe('the lounge', () => {
  const open = (hash: string) =>
    renderPage(Lounge, { address: `/lounge.html${hash}`, copy: lounge.lounge, data: everyDatum() })
  const ways = () => screen.getByRole('navigation', { name: 'Разделы лаунжа' })

  it('begins with the first screen', () => {
    open('')
    expect(within(ways()).getByRole('link', { current: true })).toHaveTextContent('О лаунже')
  })

  it.each(['#screen=events', '#events'])('%s leads to its screen', (hash) => {
    open(hash)
    expect(within(ways()).getByRole('link', { current: true })).toHaveTextContent('События')
  })

  it('has a way to every screen, and the dealers that have a lounge', () => {
    const { container } = open('')
    const places = within(ways())
      .getAllByRole('link')
      .map((link) => container.querySelector<HTMLElement>(link.getAttribute('href') ?? ''))
    expect(places).toHaveLength(4)
    for (const place of places) expect(within(place ?? document.body).getByRole('heading', { level: 2 })).toBeVisible()
    const names = within(places[3] ?? document.body).getAllByRole('heading', { level: 3 })
    const withLounge = dealers.filter(({ services }) => services.includes('lounge'))
    expect(names.map(textOf)).toEqual(withLounge.map(({ name }) => name))
  })
})

it('the check of a certified car has as many points as it says', () => {
  const { container } = renderPage(Certified, {
    address: '/certified.html',
    copy: certified.certified,
    data: everyDatum(),
  })
  const stated = Number(certified.certified.sections.flatMap(({ figures = [] }) => figures)[0]!.value)
  for (const drawing of container.querySelectorAll('svg.diagram'))
    expect(drawing.querySelectorAll('circle')).toHaveLength(stated)
})

it('the page of certified cars says what is checked and how to be told of a car, as none is listed', () => {
  const { container } = renderPage(Certified, {
    address: '/certified.html',
    copy: certified.certified,
    data: everyDatum(),
  })
  expect(container.querySelectorAll('#points dt').length).toBeGreaterThan(3)
  const stock = within(container.querySelector<HTMLElement>('#stock')!)
  const letter = stock.getByRole('link', { name: /^Написать/ }).getAttribute('href')!
  // Mail programs do not read a plus as a space.
  expect(letter).toMatch(/^mailto:[^?]+\?subject=[^+]+&body=[^+]+$/)
  const target = stock.getByRole('link', { name: 'Дилеры программы' }).getAttribute('href')!
  expect(container.querySelector(target)).toContainElement(screen.getByText(/^Найден/))
})

it('the drawing of the connected car has a part for every feature', () => {
  expect(connectedFeatures.map(({ id }) => id)).toEqual([...CONNECTED])
})

describe('the documents of the page on personal data', () => {
  const document = {
    key: 'personal-data-policy',
    title: 'Политика',
    path: '/legal/personal-data.pdf',
    edition: '2021-07-01',
    editionText: 'Редакция от 1 июля 2021 г.',
    sections: [{ heading: 'Общее', paragraphs: ['Первый абзац.'], items: ['Первый пункт.'] }],
    former: [{ day: '2021-06-01', path: '/legal/personal-data-2021-06-01.pdf' }],
  }
  const open = (legal: LegalListItem[] | null) =>
    renderPage(Document, {
      address: '/personal-data.html',
      copy: personalData['personal-data'],
      data: { ...everyDatum, legal },
    })

  it('are shown in full and as PDF, with the editions before them', () => {
    const { container } = open([document])
    const files = [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href'))
    expect(files).toEqual([document.path, document.former[0]?.path])
    expect(container.querySelector('details')).toHaveTextContent(/Редакция от 1.июля 2021.*Первый абзац.*Первый пункт/)
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2021-07-01')
  })

  it('leave a sentence where they could not be loaded', () => {
    open(null)
    expect(screen.getByText(state.error)).toBeVisible()
  })
})

it('every document with a PDF has an address of its own', () => {
  const paths = PRINTED_LEGAL_KEYS.map(legalPath)
  expect(paths).toHaveLength(CONSENT_PURPOSES.length + 3)
  expect(new Set(paths).size).toBe(paths.length)
})

describe('the field for a VIN', () => {
  const VIN = 'XWEFK41DBM0000123'
  const check = (text: string) => {
    fireEvent.input(screen.getByLabelText(/^VIN/), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Проверить запись' }))
  }

  it('says what is wrong with the number, or reads it out with the telephone, and puts it nowhere', () => {
    const write = vi.spyOn(history, 'replaceState')
    renderPage(Owners, { address: '/owners.html', copy: owners.owners })
    const field = screen.getByLabelText(/^VIN/)
    check(VIN.slice(1))
    expect(field).toHaveAccessibleDescription(/В.номере 16.знаков, а.должно быть 17/)
    expect(field).toHaveFocus()
    check(VIN.replace('1', 'I'))
    expect(field).toHaveAccessibleDescription(/вместо «I».— 1/)
    // Cyrillic look-alikes and spaces are put right.
    check('хwe FK41D-BM 0000123')
    expect(textOf(screen.getByText('XWE').closest('[role=status]')!)).toContain('XWE FK41DB M0000123')
    // Without a name it is sent by no form.
    expect(field).not.toHaveAttribute('name')
    expect(write.mock.calls.join()).not.toContain('0000123')
    expect(document.cookie).not.toContain('0000123')
    write.mockRestore()
  })
})

it('questions without an answer are told what to do, and a VIN stands in no link', () => {
  renderPage(Support, { address: '/support.html', copy: support.support, data: everyDatum() })
  const type = (text: string) =>
    fireEvent.input(screen.getByPlaceholderText('О чём спросить'), { target: { value: text } })
  type('абракадабра')
  expect(screen.getByRole('link', { name: /Искать «абракадабра»/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\.html\?q=/),
  )
  type('XWEFK41DBM0000123')
  expect(document.body.innerHTML).not.toContain('M0000123')
  expect(screen.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '#write')
})
