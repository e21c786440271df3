// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveDraft } from '#src/components/forms/drafts.ts'
import { DRAFT_IN_TAB } from '#src/components/forms/is-form-due.ts'
import { keyInTab } from '#src/components/left-in-tab.ts'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import type { Choice } from '#src/components/test-drive/choice.ts'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import type { FormFields } from '#src/services/envelope.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { cities, dealer } from '../../fixtures/directory.ts'
import { servicesOf } from '../../fixtures/services.ts'
import { show } from '../../layout/render.tsx'

const [city] = cities
const initial = {
  testDriveCities: [{ ...city!, dealers_count: 1 }],
  testDriveDealers: {
    [dealerListKey()]: [
      dealer({ id: 1, city_id: city!.id, name: 'Дилер', services: ['testDrive'], test_models: ['gv70'] }),
    ],
  },
}
const place = { model: 'gv70', city_id: String(city!.id), dealer_id: '1' } as const
/** A trade-in, a visit and an order, each begun and left. */
const begun = { model: '2', city_id: '4', dealer_id: '8', date: '30.11.2026', own_brand: 'Волга', name: 'Пётр' }

const Booking = ({ said }: { said: Choice }) => <BookingSteps booking={useBooking(said)} place="Меню" isPopup={false} />

beforeEach(() => sessionStorage.clear())

const ways = {
  'in the memory of the page': (store: ReturnType<typeof createAppStore>) => saveDraft(store, begun),
  'in the tab before a reload': () =>
    sessionStorage.setItem(keyInTab(DRAFT_IN_TAB), JSON.stringify({ at: Date.now(), value: begun })),
}

test.each(Object.entries(ways))(
  'a booking is sent as it was chosen, whatever other forms have left %s',
  async (_, leave) => {
    const sendRequest = vi.fn<(fields: FormFields) => Promise<LeadReceipt>>(() => new Promise(() => {}))
    const services = servicesOf({ sendRequest })
    const store = createAppStore({ services, initial })
    leave(store)
    show(<Booking said={{ ...place, date: '16.07.2021', time: '11:00' }} />, { store })
    await send()
    await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce())
    const [fields] = sendRequest.mock.lastCall!
    expect(fields).toMatchObject({ ...place, date: '16.07.2021', time: '11:00', name: 'Пётр' })
    expect(fields['own_brand']).toBeUndefined()
  },
)

test('a booking without an hour is sent without a day that another form has left', async () => {
  const sendRequest = vi.fn<(fields: FormFields) => Promise<LeadReceipt>>(() => new Promise(() => {}))
  const store = createAppStore({ services: servicesOf({ sendRequest }), initial })
  saveDraft(store, begun)
  show(<Booking said={{ ...place, no_time: 'on' }} />, { store })
  await send()
  await waitFor(() => expect(sendRequest).toHaveBeenCalledOnce())
  const [fields] = sendRequest.mock.lastCall!
  expect(fields).toMatchObject(place)
  expect(fields['date']).toBeUndefined()
})

async function send() {
  const fill = async (name: string, value: string) =>
    fireEvent.input(await screen.findByLabelText(name), { target: { value } })
  await fill('Фамилия', 'Иванова')
  await fill('Телефон', '89161234567')
  expect(screen.getByLabelText('Имя')).toHaveValue('Пётр')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Подтверждаю/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Я даю согласие/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Записаться' }))
}
