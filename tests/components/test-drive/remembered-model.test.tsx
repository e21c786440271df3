// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import type { Change, Choice } from '#src/components/test-drive/choice.ts'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { cities, dealer } from '../../fixtures/directory.ts'
import { show } from '../../layout/render.tsx'
import { servicesOf } from '../../fixtures/services.ts'

const [city] = cities
const dealers = [
  dealer({ id: 1, city_id: city!.id, name: 'Без большого седана', test_models: ['g70', 'gv70'] }),
  dealer({ id: 2, city_id: city!.id, name: 'Со всеми' }),
]

function Booking({ said, change = {} }: { said: Choice; change?: Change }) {
  const booking = useBooking(said)
  return (
    <>
      <output>{JSON.stringify(booking.choice)}</output>
      <button onClick={() => booking.choose(change)}>Выбрать</button>
      <BookingSteps booking={booking} place="Меню" isPopup />
    </>
  )
}

const chosen = () => JSON.parse(document.querySelector('output')?.textContent ?? '')

/** A visitor who has chosen the G90 before, and now opens the booking with a dealer. */
function open(said: Choice, change: Change = {}) {
  const asked: unknown[] = []
  const lists = Promise.withResolvers<typeof dealers>()
  const store = createAppStore({
    services: servicesOf({
      getCities: () => Promise.resolve(cities.map((each) => ({ ...each, dealers_count: 2 }))),
      getDealers: () => lists.promise,
      getNearestSlots: () => Promise.resolve([]),
      getSchedule: (query: unknown) => {
        asked.push(query)
        return Promise.resolve([])
      },
    }),
    initial: {},
  })
  show(<Booking said={{ model: 'g90' }} />, { store }).unmount()
  show(<Booking said={said} change={change} />, { store })
  return { asked, store, arrive: () => lists.resolve(dealers) }
}

test('a dealer pressed last stays, a remembered car that he has not goes; nobody is asked for a schedule of both', async () => {
  const { asked, arrive } = open({ city_id: '1', dealer_id: '1' })
  await Promise.resolve()
  arrive()
  await waitFor(() => expect(chosen()).toEqual({ city_id: '1', dealer_id: '1' }))
  expect(await screen.findByRole('heading', { name: /Какая модель/ })).toBeVisible()
  expect(asked).toEqual([])
})

test('a remembered car that he has stays', async () => {
  const { asked, arrive } = open({ city_id: '1', dealer_id: '2' })
  arrive()
  await waitFor(() => expect(asked).toEqual([{ dealer_id: 2, model: 'g90' }]))
  expect(chosen()).toMatchObject({ model: 'g90', dealer_id: '2' })
})

test('a car that is chosen after the dealer is newer than he', async () => {
  const { arrive } = open({ city_id: '1', dealer_id: '1' }, { model: 'g90' })
  arrive()
  await waitFor(() => expect(chosen().model).toBeUndefined())
  fireEvent.click(screen.getByRole('button', { name: 'Выбрать' }))
  await waitFor(() => expect(chosen()).toEqual({ model: 'g90', city_id: '1', dealer_id: '2' }))
})

test('what a list of dealers on the page has told already is known at once', () => {
  const { store } = open({ city_id: '1', dealer_id: '1' })
  store.context.set({ dealers: { [dealerListKey()]: dealers } })
  show(<Booking said={{ city_id: '1', dealer_id: '1' }} />, { store })
  expect(JSON.parse([...document.querySelectorAll('output')].at(-1)?.textContent ?? '')).toEqual({
    city_id: '1',
    dealer_id: '1',
  })
})
