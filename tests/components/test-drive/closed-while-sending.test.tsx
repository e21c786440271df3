// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookingSteps } from '#src/components/test-drive/booking-steps.tsx'
import { readChoice, type Choice } from '#src/components/test-drive/choice.ts'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
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
const chosen = readChoice(
  new URLSearchParams({ model: 'gv70', city_id: String(city!.id), dealer_id: '1', date: '16.07.2021', time: '11:00' }),
)

const Booking = ({ said }: { said: Choice }) => <BookingSteps booking={useBooking(said)} place="Меню" isPopup={false} />

test('a booking that was accepted after it was closed is told when it is opened again, from its beginning', async () => {
  let answer: (receipt: LeadReceipt) => void = () => {}
  const view = show(<Booking said={chosen} />, { initial })
  view.store.context.services = servicesOf({
    sendRequest: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const fill = async (name: string, value: string) =>
    fireEvent.input(await screen.findByLabelText(name), { target: { value } })
  await fill('Имя', 'Анна')
  await fill('Фамилия', 'Иванова')
  await fill('Телефон', '89161234567')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Подтверждаю/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Я даю согласие/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Записаться' }))
  await screen.findByText('Отправляем…')
  view.unmount()
  await act(async () => answer({ number: 'K7MN4P2R', url: '/request/secret', calendar: null }))

  const again = show(<Booking said={{}} />, { store: view.store })
  await waitFor(() => expect(withPlainSpaces(screen.getByRole('note').textContent)).toContain('заявку K7MN4P2R'))
  expect(screen.getByRole('heading', { name: /Какая модель/ })).toBeVisible()
  again.unmount()
})
