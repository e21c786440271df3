// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TimeStep } from '#src/components/test-drive/time-step.tsx'
import { useBooking } from '#src/components/test-drive/use-booking.ts'
import { toMonths } from '#src/domain/schedule.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { cities, dealers } from '../../fixtures/directory.ts'
import { show } from '../../layout/render.tsx'
import { servicesOf } from '../../fixtures/services.ts'

const Step = () => <TimeStep booking={useBooking({ model: 'gv70', city_id: '1', dealer_id: '1' })} />

const months = toMonths({ '16.07.2021': { '11:00': { available: true } } })

test('a schedule that did not come without a network is asked for by itself when that is back', async () => {
  let isOffline = true
  let asked = 0
  const store = createAppStore({
    services: servicesOf({
      getSchedule: () => {
        asked += 1
        return isOffline ? Promise.reject(new Error('Network Error')) : Promise.resolve(months)
      },
    }),
    initial: {
      testDriveCities: cities.map((city) => ({ ...city, dealers_count: 1 })),
      testDriveDealers: { [dealerListKey()]: [...dealers] },
    },
    log: () => {},
  })
  show(<Step />, { store })
  await screen.findByRole('alert')
  expect(asked).toBe(1)
  // It may have come back for a moment only.
  await act(async () => dispatchEvent(new Event('online')))
  await waitFor(() => expect(asked).toBe(2))
  expect(await screen.findByRole('alert')).toBeVisible()
  isOffline = false
  await act(async () => dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: /11:00/ })).toBeEnabled()
  // What is here is not asked for again.
  await act(async () => dispatchEvent(new Event('online')))
  expect(asked).toBe(3)
})

test('hours are asked for anew when the visitor comes back to the tab; without a network those that are here stay', async () => {
  const later = toMonths({ '17.07.2021': { '12:00': { available: true } } })
  const answers = [months, later, null]
  const store = createAppStore({
    services: servicesOf({
      getSchedule: () => Promise.resolve(answers.shift() ?? Promise.reject(new Error('Network Error'))),
    }),
    initial: {
      testDriveCities: cities.map((city) => ({ ...city, dealers_count: 1 })),
      testDriveDealers: { [dealerListKey()]: [...dealers] },
    },
    log: () => {},
  })
  show(<Step />, { store })
  await screen.findByRole('button', { name: /11:00/ })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: /12:00/ })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /11:00/ })).toBeNull()
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(answers).toEqual([])
  expect(screen.getByRole('button', { name: /12:00/ })).toBeEnabled()
})
