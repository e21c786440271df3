// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from '#src/components/forms/drafts.ts'
import { VisitForm } from '#src/components/lounge/visit-form.tsx'
import type { Hours } from '#src/domain/dealer.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { createAppStore } from '#src/stores/app-store.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { cities, dealer } from '../../fixtures/directory.ts'
import { show } from '../../layout/render.tsx'

const [first, second] = cities
const room = (id: number, city_id: number, days: Hours['days']) => {
  const hours: Hours[] = [{ days, open: '09:00', close: '21:00' }]
  return dealer({ id, city_id, name: `Дилер ${id}`, services: ['lounge'], hours: { sales: hours, service: hours } })
}
const initial = {
  today: '2021-07-15',
  cities: cities.map((city) => ({ ...city, dealers_count: 1 })),
  dealers: { [dealerListKey()]: [room(1, first!.id, [1, 7]), room(2, second!.id, [1, 5])] },
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2021-07-15T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const text = () => withPlainSpaces(document.body.textContent)
const SATURDAY = /^Сб 17.июля/
const CLOSED = '17 июля этот лаунж закрыт. Выберите другой день'

test('a chosen day on which the lounge of another city is closed is taken back at once, and the field says so', () => {
  show(<VisitForm place="Лаунж" />, { initial })
  press(first!.name)
  press(SATURDAY)
  expect(text()).toMatch(/суббота, 17 июля/)
  press(second!.name)
  expect(screen.queryByRole('radio', { name: SATURDAY })).toBeNull()
  expect(withPlainSpaces(document.querySelector('fieldset[aria-invalid]')?.textContent ?? '')).toContain(CLOSED)
  expect(document.querySelector('details')?.textContent).not.toContain('17')
  press(/^Пн 19.июля/)
  expect(text()).not.toContain(CLOSED)
})

test('a dealer of another form who has no lounge is not sent', () => {
  const store = createAppStore({ services: () => new Promise<never>(() => {}), initial })
  saveDraft(store, { dealer_id: '33', name: 'Анна' })
  show(<VisitForm place="Лаунж" />, { store })
  expect(screen.getByLabelText(/^Имя/)).toHaveValue('Анна')
  expect(document.querySelector('details')?.textContent).not.toContain('33')
  fireEvent.submit(document.querySelector('form')!)
  expect(readDraft(store)['dealer_id']).toBe('')
})

test('a day on which both are open stays', () => {
  show(<VisitForm place="Лаунж" />, { initial })
  press(first!.name)
  press(/^Пн 19.июля/)
  press(second!.name)
  expect(screen.getByRole('radio', { name: /^Пн 19.июля/ })).toBeChecked()
  expect(document.querySelector('fieldset[aria-invalid]')).toBeNull()
})

test('the hours of the lounge stand at the question of the day: of both cities, of the chosen one, of the chosen day', () => {
  show(<VisitForm place="Лаунж" />, { initial })
  const hint = () => {
    const days = document.querySelector('fieldset:has([name=date])')
    return withPlainSpaces(document.getElementById(days?.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
  }
  const agreed = 'Час визита администратор согласует с вами по телефону.'
  expect(hint()).toBe(`${first!.name}: ежедневно 09:00–21:00.\n${second!.name}: часы зависят от дня.\n${agreed}`)
  press(first!.name)
  expect(hint()).toBe(`${first!.name}: ежедневно 09:00–21:00.\n${agreed}`)
  press(SATURDAY)
  expect(hint()).toBe(`17 июля открыто 09:00–21:00.\n${agreed}`)
})
