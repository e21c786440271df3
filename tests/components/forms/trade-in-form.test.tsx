// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TradeInForm, type TradeInSent } from '#src/components/trade-in/trade-in-form.tsx'
import { cities as knownCities } from '#src/content/seed/cities.ts'
import { dealers as knownDealers } from '#src/content/seed/dealers.ts'
import { dealerListKey } from '#src/stores/dealers.ts'
import { markup, show } from '../../layout/render.tsx'

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

test('a brand is suggested by its Russian name, its models without a letter; any other may be typed', async () => {
  setup()
  const brand = screen.getByRole('combobox', { name: 'Марка' })
  const model = screen.getByRole('combobox', { name: 'Модель' })
  fireEvent.focus(brand)
  fireEvent.input(brand, { target: { value: 'хенд' } })
  const option = await screen.findByRole('option', { name: 'Hyundai' })
  expect(brand).toHaveAttribute('aria-expanded', 'true')
  fireEvent.keyDown(brand, { key: 'ArrowDown' })
  expect(brand).toHaveAttribute('aria-activedescendant', option.id)
  fireEvent.keyDown(brand, { key: 'Enter' })
  expect(brand).toHaveValue('Hyundai')
  expect(brand).toHaveAttribute('aria-expanded', 'false')
  fireEvent.focus(model)
  fireEvent.click(await screen.findByRole('option', { name: 'Solaris' }))
  expect(model).toHaveValue('Solaris')
  fireEvent.input(brand, { target: { value: 'Руссо-Балт' } })
  expect(screen.queryByRole('option', { name: 'Hyundai' })).toBeNull()
  expect(brand).toHaveValue('Руссо-Балт')
})

test('Escape closes the suggestions and nothing around them', async () => {
  setup()
  const onKey = vi.fn<() => void>()
  document.addEventListener('keydown', onKey)
  const brand = screen.getByRole('combobox', { name: 'Марка' })
  fireEvent.focus(brand)
  fireEvent.input(brand, { target: { value: 'bm' } })
  await screen.findByRole('option', { name: 'BMW' })
  expect(fireEvent.keyDown(brand, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('option', { name: 'BMW' })).toBeNull()
  expect(fireEvent.keyDown(brand, { key: 'Escape' })).toBe(true)
  document.removeEventListener('keydown', onKey)
})

test('a dealer left by another form who takes no cars in this city is not kept', () => {
  setup()
  change('Дилер', 32)
  change('Город', otherCity!.id)
  expect(select('Дилер')).toHaveValue('33')
})

describe('without scripts', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })
  const html = (values: Record<string, string>) => {
    document.body.innerHTML = markup(<TradeInForm place="Контакты" onSent={() => {}} />, {
      initial: { ...initial, form: { type: 'trade-in', values, errors: { own_brand: 'Укажите марку' }, message: '' } },
    })
  }

  test('the list holds everybody by city, and nothing is said to be chosen that is not', () => {
    html({ city_id: String(city!.id) })
    expect(offered('Дилер')).toEqual(['Первый', 'Второй', 'Третий'])
    expect(select('Дилер')).toHaveValue('')
    expect(document.body.textContent).not.toContain('он выбран')
  })

  test('a city’s only dealer is marked, what was chosen stays', () => {
    html({ city_id: String(otherCity!.id) })
    expect(select('Дилер')).toHaveValue('33')
    html({ city_id: String(otherCity!.id), dealer_id: '31' })
    expect(select('Дилер')).toHaveValue('31')
  })

  test('each mistake is said at its field and once more above the button, with a link', () => {
    html({ own_brand: '' })
    const brand = screen.getByLabelText('Марка')
    expect(brand).toHaveAccessibleDescription('Укажите марку')
    expect(screen.getByRole('link', { name: 'Укажите марку' })).toHaveAttribute('href', `#${brand.id}`)
  })
})

test('the mileage takes as many signs as its mask has', () => {
  setup()
  const mileage = screen.getByLabelText('Пробег, км')
  expect(mileage).toHaveAttribute('maxlength', String(mileage.dataset['mask']?.length))
})
