// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TradeInForm, type TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import { cities as knownCities } from '#src/content/seed/cities.ts'
import { dealers as knownDealers } from '#src/content/seed/dealers.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { show } from '../../layout/render.tsx'

const [city, otherCity] = knownCities.map((item) => ({ ...item, dealers_count: 1 }))
const dealer = (id: number, cityId: number, name: string) => ({
  ...knownDealers[0]!,
  id,
  city_id: cityId,
  name,
  services: ['tradeIn' as const],
})
const initial = {
  cities: [city!, otherCity!],
  dealers: {
    [dealerListKey()]: [
      dealer(31, city!.id, 'Первый'),
      dealer(32, city!.id, 'Второй'),
      dealer(33, otherCity!.id, 'Третий'),
    ],
  },
}

function setup(wanted?: 'gv70') {
  const onSent = vi.fn<(sent: TradeInSent) => void>()
  const view = show(<TradeInForm place="Контакты" wanted={wanted} onSent={onSent} />, { initial })
  return { ...view, onSent }
}
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const change = (name: string, value: string | number) =>
  fireEvent.change(select(name), { target: { value: String(value) } })
const offered = (name: string) => [...select(name).options].map(({ text }) => text).slice(1)

test('no car is ticked that nobody has chosen, though the store has its default; sending asks for it', async () => {
  const { store } = setup()
  expect(store.getState()).toMatchObject({ tradeInModel: 1, tradeInModelName: 'G70' })
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Отправить/ }))
  expect(await screen.findByRole('link', { name: 'Выберите модель' })).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: 'G90' }))
  expect(store.getState()).toMatchObject({ tradeInModel: 5, tradeInModelName: 'G90' })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Выберите модель' })).toBeNull())
})

test('the car of the opener is chosen', () => {
  const { store } = setup('gv70')
  expect(screen.getByRole('radio', { name: 'GV70' })).toBeChecked()
  expect(store.getState()).toMatchObject({ tradeInModel: 2, tradeInModelName: 'GV70' })
})

test('dealers of the chosen city only; an only one is chosen and that is said', () => {
  setup()
  expect(offered('Дилер')).toEqual(['Первый', 'Второй', 'Третий'])
  change('Город', city!.id)
  expect(offered('Дилер')).toEqual(['Первый', 'Второй'])
  expect(select('Дилер')).toHaveValue('')
  change('Город', otherCity!.id)
  expect(offered('Дилер')).toEqual(['Третий'])
  expect(select('Дилер')).toHaveValue('33')
  expect(select('Дилер')).toHaveAccessibleDescription(/один дилер/)
  change('Город', city!.id)
  expect(select('Дилер')).toHaveValue('')
})

test('a dealer chosen before a city brings it', () => {
  setup()
  change('Дилер', 32)
  expect(select('Город')).toHaveValue(String(city!.id))
  expect(select('Дилер')).toHaveValue('32')
})

test('models are suggested for a known brand, however it is written; any other may be typed', () => {
  setup()
  const list = (label: string) =>
    within(document.getElementById(screen.getByLabelText(label).getAttribute('list') ?? '')!)
      .queryAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(list('Марка')).toContain('Toyota')
  expect(list('Модель')).toEqual([])
  fireEvent.input(screen.getByLabelText('Марка'), { target: { value: ' toyota' } })
  expect(list('Модель')).toContain('Camry')
  fireEvent.input(screen.getByLabelText('Марка'), { target: { value: 'Руссо-Балт' } })
  expect(list('Модель')).toEqual([])
  expect(screen.getByLabelText('Марка')).toHaveValue('Руссо-Балт')
})

test('the mileage takes as many signs as its mask has', () => {
  setup()
  const mileage = screen.getByLabelText('Пробег, км')
  expect(mileage).toHaveAttribute('maxlength', String(mileage.dataset['mask']?.length))
})
