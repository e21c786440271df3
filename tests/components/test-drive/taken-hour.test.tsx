// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContactsStep } from '#src/components/test-drive/contacts-step.tsx'
import { readChoice } from '#src/components/test-drive/choice.ts'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import { leadMessages } from '#src/domain/lead.ts'
import { NBSP } from '#src/domain/nbsp.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { scheduleKey } from '#src/stores/schedule.ts'
import { toMonths } from '#src/domain/schedule.ts'
import { ApiError } from '#src/services/errors.ts'
import { cities, dealer } from '../../fixtures/directory.ts'
import { show } from '../../layout/render.tsx'
import { servicesOf } from '../../fixtures/services.ts'

const choice = readChoice(
  new URLSearchParams({ model: 'gv70', city_id: '1', dealer_id: '1', date: '16.07.2021', time: '11:00' }),
)

const [city] = cities
const initial = {
  testDriveCities: [{ ...city!, dealers_count: 1 }],
  testDriveDealers: {
    [dealerListKey()]: [
      dealer({ id: 1, city_id: city!.id, name: 'Дилер', services: ['testDrive'], test_models: ['gv70'] }),
    ],
  },
}

function Step() {
  const booking = useBooking(choice, 4)
  return (
    <>
      <output>{booking.step}</output>
      <ContactsStep booking={booking} place="Меню" isPopup={false} />
    </>
  )
}

/** A visitor who has filled in everything and pressed the button, and what the server says. */
async function send(message: string, status: number, errors: Record<string, string> = {}) {
  const view = show(<Step />, { initial })
  view.store.context.services = servicesOf({
    sendRequest: () => Promise.reject(new ApiError(message, status, message, errors)),
  })
  fillAndSend()
  await screen.findByText((text) => text.replaceAll(NBSP, ' ') === (Object.values(errors)[0] ?? `Ошибка: "${message}"`))
}

function fillAndSend() {
  const fill = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })
  fill('Имя', 'Анна')
  fill('Фамилия', 'Иванова')
  fill('Телефон', '89161234567')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Подтверждаю/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Я даю согласие/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Записаться' }))
}

test('an hour that was just taken: the button leads to another one, for the same one can only be refused again', async () => {
  await send(leadMessages.slotTaken, 409)
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Выбрать другое время' }))
  expect(document.querySelector('output')).toHaveTextContent('3')
})

test('any other failure may be over when it is tried again; another hour is a link beside it', async () => {
  await send('Не получилось', 500)
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать другое время' })).toBeVisible()
})

test('an hour that has gone by while the form was filled in: the button leads to another one', async () => {
  await send(leadMessages.checkFields, 422, { date: leadMessages.slotGone })
  expect(screen.queryByRole('button', { name: 'Записаться' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Выбрать другое время' }))
  expect(document.querySelector('output')).toHaveTextContent('3')
})

/** The booking opened by an address with an hour, when the schedule is known with the page. */
function openWith(hours: Record<string, { available: boolean }>, extra: object = {}) {
  const Opened = () => {
    const booking = useBooking(choice)
    return (
      <>
        <output>{booking.step}</output>
        <BookingSteps booking={booking} place="Меню" isPopup={false} />
      </>
    )
  }
  const schedules = { [scheduleKey('1', 'gv70')]: toMonths({ '16.07.2021': hours, '17.07.2021': hours }) }
  show(<Opened />, { initial: { ...initial, schedules, ...extra } })
  const note = screen.queryByText(/^16.*записаться уже нельзя/)?.textContent.replaceAll(NBSP, ' ')
  return { step: document.querySelector('output')?.textContent, note }
}
const LOST = '16 июля, 11:00 — записаться уже нельзя. Выберите другое время.'

test('an hour of an address that has gone by is told at once, beside the free hours of the same day', () => {
  expect(openWith({ '15:00': { available: true } })).toEqual({ step: '3', note: LOST })
  expect(screen.getByRole('button', { name: /^Пт 16/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '15:00' })).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(screen.getByRole('button', { name: '15:00' }))
  expect(document.querySelector('output')).toHaveTextContent('4')
  expect(screen.queryByText(/записаться уже нельзя/)).toBeNull()
})

test('a taken one is told, and the form stays: it may be taken by this request, whose response was lost', () => {
  expect(openWith({ '11:00': { available: false }, '15:00': { available: true } })).toEqual({ step: '4', note: LOST })
})

test('nothing is told of a free hour, nor twice where a form came back refused', () => {
  expect(openWith({ '11:00': { available: true } })).toEqual({ step: '4', note: undefined })
  const form = { type: 'test-drive', values: {}, errors: { time: leadMessages.slotGone } }
  expect(openWith({ '15:00': { available: true } }, { form })).toMatchObject({ note: undefined })
})

test('an hour that another tab of this browser has just booked is told as the visitor’s own, before it is sent', async () => {
  const other = new BroadcastChannel('test-drive-booked')
  try {
    show(<Step />, { initial })
    for (const hour of ['2 16.07.2021 11:00', '1 16.07.2021 11:00'])
      // Only a window's message has an origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      other.postMessage(hour)
    expect(await screen.findByText(/вы уже записались/)).toHaveTextContent(
      'На это время вы уже записались в другой вкладке.',
    )
    expect(screen.queryByRole('button', { name: 'Записаться' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Выбрать другое время' }))
    expect(document.querySelector('output')).toHaveTextContent('3')
  } finally {
    other.close()
  }
})

test('a booked hour is told to the other tabs', async () => {
  const other = new BroadcastChannel('test-drive-booked')
  try {
    const told = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    const view = show(<Step />, { initial })
    view.store.context.services = servicesOf({
      sendRequest: () => Promise.resolve({ number: 'K7MN4P2R', url: '/request/secret', calendar: null }),
    })
    fillAndSend()
    expect(await told).toBe('1 16.07.2021 11:00')
  } finally {
    other.close()
  }
})

test('where tabs may not tell one another, as in Firefox without storage, the form is there all the same', () => {
  const refuse = vi.fn<() => void>(function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('BroadcastChannel', refuse)
  show(<Step />, { initial })
  expect(screen.getByRole('button', { name: 'Записаться' })).toBeVisible()
  expect(refuse).toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('a comment kept from before is seen, and its field stays while the text is erased', () => {
  show(<Step />, { initial })
  const fold = () => screen.getByLabelText(/^Комментарий/).closest('details')
  expect(fold()).not.toHaveAttribute('open')
  fireEvent.input(screen.getByLabelText(/^Комментарий/), { target: { value: 'После 18' } })
  expect(fold()).toHaveAttribute('open')
  fireEvent.input(screen.getByLabelText(/^Комментарий/), { target: { value: '' } })
  expect(fold()).toHaveAttribute('open')
})
