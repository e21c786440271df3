// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import type { VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { toMonths } from '#src/domain/schedule.ts'
import { savedRequests } from '#src/offline/saved-requests.ts'
import { Page } from '#src/pages/request/page.tsx'
import { scheduleKey } from '#src/stores/schedule.ts'
import { ApiError } from '#src/services/errors.ts'
import type { LoadServices } from '#src/services/services.ts'
import { servicesOf } from '../fixtures/services.ts'
import { SECRET, visitorRequest } from '../fixtures/visitor-request.ts'
import { renderPage } from './render.tsx'

const dealer = {
  id: 7,
  name: 'Первый',
  address: 'Улица, 1',
  phone: '+78430000000',
  hours: 'Пн–Сб 09:00–21:00',
  lat: 55,
  lng: 49,
}

const request = (changes: Partial<VisitorRequest>): VisitorRequest =>
  visitorRequest({
    dealer,
    consents: [{ kind: 'processing', given: '2026-11-22T09:00:00Z', withdrawn: null }],
    ...changes,
  })

const booking = { date: '24.11.2026', time: '11:00' }
const free = { '10:00': { available: true }, '11:00': { available: false }, '12:00': { available: true } }
const schedules = {
  [scheduleKey('7', 'gv70')]: toMonths({ '24.11.2026': free, '25.11.2026': { '09:00': { available: true } } }),
}

function open(changes: Partial<VisitorRequest>, query = '', services?: LoadServices) {
  const { container } = renderPage(Page, {
    ...(services && { services }),
    address: `/request/${SECRET}${query}`,
    copy: { h1: '', sections: [] },
    data: { visitorRequest: request(changes), schedules, xsrfToken: 'token' },
  })
  return withPlainSpaces(container.textContent).replaceAll('\u00a0', ' ')
}

describe('a promised call', () => {
  it.each(['test-drive', 'trade-in', 'lounge', 'configurator'] as const)('is said of a request, %s', (type) => {
    const call = { text: 'сегодня до 15:30', isOver: false, other: null }
    expect(open({ type, call })).toMatch(/Позвонит сегодня до 15:30/)
    expect(screen.queryByRole('heading', { name: /не позвонили/ })).toBeNull()
  })

  it('not kept: another dealer is named, with a consent of its own, without scripts too', () => {
    const other = { id: 9, name: 'Второй', address: 'Улица, 2' }
    const text = open({ call: { text: 'сегодня до 15:30', isOver: true, other } })
    expect(text).toContain('Другой дилер: «Второй», Улица, 2.')
    expect(text).toContain('передача дилеру «Второй»')
    const form = screen.getByRole('button', { name: /Передать дилеру «Второй»/ }).closest('form')!
    expect(form).toHaveAttribute('method', 'post')
    const agree = within(form).getByRole<HTMLInputElement>('checkbox')
    expect([agree.checked, agree.required]).toEqual([false, true])
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ action: 'pass', dealer_id: '9', consent_named: '1' })
  })

  it('not kept, and nobody near: our own phone', () => {
    open({ call: { text: 'сегодня до 15:30', isOver: true, other: null } })
    expect(screen.queryByRole('button', { name: /Передать/ })).toBeNull()
    expect(
      screen
        .getByText(/Позвоните нам/)
        .closest('p')!
        .querySelector('a'),
    ).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  })
})

it('of a dealer who has left: he got the data, and nobody is promised his call', () => {
  const text = open({ type: 'trade-in', dealer: null, formerDealer: 'Первый' })
  expect(text).toContain('Кому передали: «Первый».')
  expect(text).not.toContain('Дилеру не передавали')
  expect(text).toContain('Дилер больше не работает с нами')
  expect(text).not.toContain('Позвонит в часы работы')
  expect(text).toContain('Дилер получит просьбу удалить ваши данные')
  const other = { id: 9, name: 'Второй', address: 'Улица, 2' }
  cleanup()
  const late = open({ dealer: null, formerDealer: 'Первый', call: { text: 'сегодня до 15:30', isOver: true, other } })
  expect(late).toContain('Он уже не позвонит. Передайте заявку другому дилеру рядом.')
  expect(late).not.toMatch(/обещал позвонить|Вам ещё не позвонили/)
})

describe('a request kept on the device', () => {
  const key = 'requests'
  afterEach(() => localStorage.clear())

  it('is kept after a press: number, car, dealer and hour, without name, phone or secret; a press removes it', async () => {
    open({ booking })
    const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
    expect(localStorage.getItem(key)).toBeNull()
    await press(/^Сохранить на/)
    await screen.findByRole('button', { name: /^Убрать/ })
    const stored = localStorage.getItem(key) ?? ''
    for (const kept of ['K7MN4P2R', 'GV70', 'Первый', 'Улица, 1', '11:00']) expect(stored).toContain(kept)
    for (const own of ['Анна', '9161234567', SECRET]) expect(stored).not.toContain(own)
    await press(/^Убрать/)
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  })

  it('goes from the device when its data are withdrawn, and follows a moved hour', async () => {
    const kept = { number: 'K7MN4P2R', car: null, dealer: null, hour: 'вчера, 10:00' }
    localStorage.setItem(key, JSON.stringify([kept]))
    open({ booking })
    await waitFor(() => expect(localStorage.getItem(key)).toContain('11:00'))
    cleanup()
    open({ status: 'withdrawn', sent: null })
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  })

  it('what another program has put in its place is nothing kept', () => {
    localStorage.setItem(key, '{"number":1}')
    expect(savedRequests()).toEqual([])
  })
})

describe('an hour', () => {
  it('is said in words, and what can be done stands before all else', () => {
    open({ booking })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(withPlainSpaces(heading.textContent)).toBe('Ждём вас во вторник, 24 ноября, в 11:00, дилер ещё подтвердит')
    const actions = screen.getByRole('region', { name: 'Что можно сделать' })
    expect(heading.compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(actions.compareDocumentPosition(screen.getByRole('list', { name: /происходит/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(within(actions).getByRole('link', { name: /Позвонить дилеру/ })).toHaveAttribute('href', 'tel:+78430000000')
    expect(within(actions).getByText('Перенести', { selector: 'summary' })).toBeVisible()
  })

  it('without scripts a day is an address, its hours go by post, and the move is told in words', () => {
    const text = open({ booking }, '?date=25.11.2026&done=move')
    expect(text).toContain('Перенесли на вторник, 24 ноября, 11:00.')
    const move = document.querySelector<HTMLDetailsElement>('#move')!
    expect(move.open).toBe(true)
    const day = within(move).getByRole('button', { name: /^Вт 24/ })
    expect(day.closest('form')).toHaveAttribute('method', 'get')
    expect(day).toHaveAttribute('value', '24.11.2026')
    const form = within(move).getByRole('radio', { name: '09:00' }).closest('form')!
    expect(Object.fromEntries(new FormData(form))).toEqual({ action: 'move', _xsrf: 'token', date: '25.11.2026' })
  })

  it('is moved from the booked day on, where it is the visitor’s own and not taken', () => {
    open({ booking })
    const move = document.querySelector<HTMLElement>('#move')!
    expect(within(move).getByRole('button', { pressed: true, hidden: true })).toHaveAttribute('value', booking.date)
    const hour = (name: RegExp) => within(move).getByRole('radio', { name, hidden: true })
    expect(hour(/^11:00,\s?ваше\sвремя$/)).toBeDisabled()
    expect(hour(/^12:00$/)).toBeEnabled()
    expect(within(move).queryByText(/занято/)).toBeNull()
  })

  it('that was never booked is not said to be moved', () => {
    expect(open({}, '?done=move')).not.toContain('Перенесли')
  })
})

describe('a page that is behind', () => {
  const refused = (message: string, status: number) => () => Promise.reject(new ApiError(message, status, message))

  it('says what holds by now when an action is refused: another tab has cancelled the ride', async () => {
    const services = servicesOf({
      changeVisitorRequest: refused('Эту заявку уже нельзя изменить', 409),
      getVisitorRequest: () => Promise.resolve(request({ booking, status: 'cancelled' })),
    })
    open({ booking }, '', services)
    fireEvent.click(screen.getByText('Отменить поездку', { selector: 'summary' }))
    fireEvent.click(screen.getByRole('button', { name: 'Да, отменить' }))
    await screen.findByRole('heading', { level: 1, name: 'Заявка отменена' })
    expect(screen.getByText('Эту заявку уже нельзя изменить')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Да, отменить' })).toBeNull()
  })

  it('says what holds by now when the visitor comes back to the tab', async () => {
    const services = servicesOf({
      getVisitorRequest: () => Promise.resolve(request({ booking, status: 'cancelled' })),
    })
    open({ booking }, '', services)
    expect(screen.queryByRole('heading', { name: 'Заявка отменена' })).toBeNull()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('heading', { name: 'Заявка отменена' })).toBeDefined()
  })

  it('is not put back by an answer that was on its way before the visitor changed it', async () => {
    let answer: (read: VisitorRequest) => void = () => {}
    const services = servicesOf({
      getVisitorRequest: () => new Promise((resolve) => (answer = resolve)),
      changeVisitorRequest: () => Promise.resolve(request({ booking, status: 'cancelled' })),
    })
    open({ booking }, '', services)
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    fireEvent.click(screen.getByText('Отменить поездку', { selector: 'summary' }))
    fireEvent.click(screen.getByRole('button', { name: 'Да, отменить' }))
    await screen.findByRole('heading', { level: 1, name: 'Заявка отменена' })
    await act(async () => answer(request({ booking })))
    expect(screen.getByRole('heading', { level: 1, name: 'Заявка отменена' })).toBeInTheDocument()
  })

  it('says each move, and no earlier one beside a failure', async () => {
    const answers = ['12:00', '10:00'].map((time) => request({ booking: { date: '24.11.2026', time } }))
    const services = servicesOf({
      changeVisitorRequest: () => Promise.resolve(answers.shift() ?? refused('Слишком часто', 429)()),
      getSchedule: () => Promise.resolve(schedules[scheduleKey('7', 'gv70')] ?? []),
    })
    open({ booking }, '', services)
    const move = async (time: RegExp) => {
      fireEvent.click(screen.getByText('Перенести', { selector: 'summary' }))
      fireEvent.click(await screen.findByRole('radio', { name: time }))
      fireEvent.click(screen.getByRole('button', { name: /^Перенести на/ }))
    }
    for (const time of ['12:00', '10:00']) {
      await move(new RegExp(`^${time}`))
      expect(await screen.findByText(new RegExp(`^Перенесли на .*${time}`))).toHaveAttribute('role', 'status')
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
      screen.getByText('Перенести', { selector: 'summary' }).focus()
    }
    await move(/^12:00/)
    expect(await screen.findByText('Слишком часто')).toBeInTheDocument()
    expect(screen.queryByText(/^Перенесли на/)).toBeNull()
  })

  it('shows the hour as taken that somebody else was faster with', async () => {
    const taken = { '10:00': { available: true }, '11:00': { available: false }, '12:00': { available: false } }
    const known = [toMonths({ '24.11.2026': free }), toMonths({ '24.11.2026': taken })]
    const services = servicesOf({
      changeVisitorRequest: refused('Это время уже занято', 409),
      getVisitorRequest: () => Promise.resolve(request({ booking })),
      getSchedule: () => Promise.resolve(known.shift() ?? []),
    })
    open({ booking }, '', services)
    fireEvent.click(screen.getByText('Перенести', { selector: 'summary' }))
    const hour = () => screen.getByRole('radio', { name: /^12:00/ })
    await waitFor(() => expect(known).toHaveLength(1))
    fireEvent.click(hour())
    fireEvent.click(screen.getByRole('button', { name: /^Перенести на/ }))
    await waitFor(() => expect(hour()).toBeDisabled())
    expect(hour()).not.toBeChecked()
    expect(screen.getByRole('button', { name: /^Перенести на/ })).toHaveTextContent('Перенести на это время')
  })
})

describe('the question before cancelling fits the request', () => {
  it.each([
    ['a booked ride', { booking }, 'Время сразу станет свободным для других'],
    ['a ride without an hour', {}, 'не станет предлагать время'],
    ['a visit', { type: 'lounge' as const, model: null }, 'Администратор узнает'],
    [
      'the waiting list',
      { type: 'waiting-list' as const, dealer: null },
      'Выйти из списка? О цене мы тогда не сообщим',
    ],
    ['a build', { type: 'configurator' as const }, 'сборка вам больше не нужна'],
    ['an estimate', { type: 'trade-in' as const }, 'Отменить заявку на оценку?'],
  ])('%s', (_, changes, words) => {
    const text = open(changes)
    expect(text).toContain(words)
    expect(text.includes('Время сразу станет свободным')).toBe('booking' in changes)
  })
})

describe('the waiting list', () => {
  const list = { type: 'waiting-list', dealer: null, model: 'gv80', keptUntil: '2028-11-21T09:00:00Z' } as const

  it('writes to who left an address, and says how long it keeps the data', () => {
    const text = open({ ...list, sent: { name: 'Анна', phone: '+79161234567', email: 'anna@example.ru' } })
    expect(text).toMatch(/Напишем на a\S+@example\.ru, как только объявят цену GV80/)
    expect(text).toContain('не дольше, чем до 21 ноября 2028 г.')
  })

  it('calls who left none', () => {
    expect(open(list)).toMatch(/Позвоним на \+7 .*, как только объявят цену GV80/)
  })
})

const build: NonNullable<VisitorRequest['build']> = {
  code: 'K7M2QX',
  hash: '#slide=7&model=gv70&comp=203',
  model: { code: 'gv70', conf_code: 'gv70', name: 'GV70' },
  trim: { id: 203, name: 'Advance', caption: 'x', modification: '2.5 Turbo', price: 5_000_000, is_long: false },
  exterior: {
    code: 'BLU',
    name: 'Синий',
    description: 'Синий, как море',
    price: 25_000,
    image: '/images/colors/blu.svg',
  },
  interior: { code: 'NNB', name: 'Чёрный', trim: 'кожа', price: 0, image: '/images/interiors/nnb.svg' },
  packages: [{ name: 'Звук', description: '', price: 100_000 }],
  total: 5_125_000,
}

it('a build with a credit: the full cost before the payment, the figures that were sent', () => {
  const credit = {
    program: 'Классический',
    psk_min: 11.912,
    psk_max: 18.4,
    prepay: 2_306_250,
    prepay_percent: 45,
    term: 36,
    monthly: 71_033,
    residual: 0,
  }
  const text = open({ type: 'configurator', build: { ...build, credit } })
  expect(text).toMatch(
    /Кредит «Классический».*Полная стоимость кредита11,912–18,400 % годовых.*2 306 250 ₽, 45 %.*36 мес\..*71 033 ₽/,
  )
  expect(text).not.toContain('Остаточный платёж')
  expect(open({ type: 'configurator', build })).not.toContain('Классический')
})

it('a build: its car, what it is, its price and its document', () => {
  const text = open({ type: 'configurator', build, file: '/upload/configurations/abcdefgh12345678.pdf' })
  expect(screen.getByRole('img', { name: /GV70.*синий/ })).toHaveAttribute('src', expect.stringContaining('gv70-blu'))
  for (const words of ['Advance, 2.5 Turbo', 'Синий', 'Чёрный, кожа', '«Звук»', '5 125 000 ₽'])
    expect(text).toContain(words)
  expect(screen.getByRole('link', { name: /Документ сборки/ })).toHaveAttribute(
    'href',
    '/upload/configurations/abcdefgh12345678.pdf',
  )
})

it('a build whose document is still being made is not said to be with the dealer', () => {
  const text = open({ type: 'configurator', build, file: null })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ваша сборка принята')
  expect(text).toContain('Передаём дилеру')
  expect(text).toContain('Документ ещё готовится')
  expect(text).not.toContain('У дилера')
})
