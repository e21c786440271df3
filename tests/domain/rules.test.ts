import { describe, expect, test } from 'vitest'
import {
  calculatePayment,
  fitsProgram,
  termRange,
  toCreditProgram,
  type CreditProgramWire,
} from '#src/domain/credit.ts'
import { withoutHeaderOnly } from '#src/domain/menu.ts'
import { toModelCode } from '#src/domain/model.ts'
import { headerPhone, mergeOptions, type GeneralOptions } from '#src/domain/options.ts'
import { normalizePhone, toTelHref } from '#src/domain/phone.ts'
import { withPlainSpaces } from '#src/domain/nbsp.ts'
import { calendarDayText, fullDayText, onDayText, shortDayText, toDayText, toMonths } from '#src/domain/schedule.ts'
import {
  atEnd,
  atStart,
  clearSlider,
  createSlider,
  slideDown,
  slideTo,
  slideUp,
  visibleSlide,
} from '#src/domain/slider.ts'

// The vectors of gaps.md, section 20.

test.each([
  ['8 (800) 100-00-00', '+78001000000'],
  ['+7 (495) 000-00-01', '+74950000001'],
  ['123456789', '+723456789'],
  ['12345678', '12345678'],
  ['1234567890123', '+7234567890123'],
  ['12345678901234', '12345678901234'],
  ['', ''],
])('the phone %s is dialled as %s', (shown, dialled) => {
  expect(normalizePhone(shown)).toBe(dialled)
  expect(toTelHref(shown)).toBe(`tel:${dialled}`)
})

describe('credit payment', () => {
  test.each([
    [2_249_000, 20, 11.9, 0, 60, 39_932, 1_799_200, 0],
    [2_249_000, 50, 8.9, 0, 12, 98_288, 1_124_500, 0],
    [4_740_000, 30, 12.9, 40, 36, 68_227, 3_318_000, 1_896_000],
    [4_740_000, 30, 10.5, 30, 24, 100_372, 3_318_000, 1_422_000],
    [1_000_000, 20, 0, 0, 10, 80_000, 800_000, 0],
  ])('%i ₽, first payment %i %%, %d %% a year, residual %i %%, %i months', (...row) => {
    const [price, prepayPercent, rate, restcost, term, monthly, credit, residual] = row
    expect(calculatePayment({ price, prepayPercent, rate, restcost, term })).toEqual({ monthly, credit, residual })
  })

  test('is refused when the credit equals the residual', () => {
    expect(calculatePayment({ price: 6_990_000, prepayPercent: 70, rate: 10.5, restcost: 30, term: 36 })).toBeNull()
  })
})

const wire: CreditProgramWire = {
  id: '1',
  name: 'Классический',
  bank: 'Банк',
  bank_license: '№ 1',
  active: '1',
  min_price: '1000000',
  max_price: '10000000',
  min_credit: '300000',
  max_credit: '7000000',
  min_prepay: '20',
  max_prepay: '80',
  rate: '11.9',
  restcost: '0',
  psk_min: '11.912',
  psk_max: '18.400',
  terms: [{ term: '12' }, { term: '60' }, { term: '36' }],
  monthlyPayment: '',
  model_codes: null,
  requires_casco: false,
  description: '',
  legal: '',
}

describe('credit program', () => {
  test('its numbers are converted and its terms bounded', () => {
    const program = toCreditProgram(wire)
    expect(program).toMatchObject({ id: 1, active: 1, min_price: 1_000_000, rate: 11.9, minTerm: 12, maxTerm: 60 })
    expect(program.monthlyPayment).toBe('')
  })

  test('without terms the search stays where it started', () => {
    expect(termRange([])).toEqual({ minTerm: 1_000_000, maxTerm: 0 })
  })

  test.each([
    ['fits inside all bounds', {}, 2_249_000, 20, true],
    ['inactive', { active: '0' }, 2_249_000, 20, false],
    ['price too low', {}, 900_000, 20, false],
    ['first payment too small', {}, 2_249_000, 19, false],
    ['credit too small', {}, 1_000_000, 75, false],
    ['no terms', { terms: [] }, 2_249_000, 20, false],
    ['credit not above the residual', { restcost: '80' }, 2_249_000, 20, false],
  ])('%s', (_case, change, price, prepay, fits) => {
    expect(fitsProgram(toCreditProgram({ ...wire, ...change }), price, prepay)).toBe(fits)
  })
})

describe('schedule', () => {
  const full = { '10:00': { available: false }, '11:00': { available: false } }
  const free = { '10:00': { available: true } }

  test('is regrouped by month and day, keys in any order', () => {
    const months = toMonths({ '01.08.2021': free, '31.07.2021': full })
    expect(months).toMatchObject([
      {
        number: 7,
        year: 2021,
        name: 'Июль',
        days: [{ number: 31, date: '31.07.2021', weekday: 'Сб', available: false }],
      },
      { number: 8, name: 'Август', days: [{ number: 1, date: '01.08.2021', weekday: 'Вс', available: true }] },
    ])
    expect(months[0]?.days[0]?.slots).toHaveLength(2)
  })

  test('a map over the new year gives December, then January', () => {
    const names = toMonths({ '02.01.2022': free, '31.12.2021': free }).map(({ name, year }) => `${name} ${year}`)
    expect(names).toEqual(['Декабрь 2021', 'Январь 2022'])
  })

  test.each([
    [
      '24.11.2026',
      'вторник, 24 ноября',
      'во вторник, 24 ноября',
      'вторник, 24 ноября',
      'вт 24.11',
      'Вт 24 ноября, вторник',
    ],
    ['25.11.2026', 'среда, 25 ноября', 'в среду, 25 ноября', 'среду, 25 ноября', 'ср 25.11', 'Ср 25 ноября, среда'],
    [
      '05.12.2026',
      'суббота, 5 декабря',
      'в субботу, 5 декабря',
      'субботу, 5 декабря',
      'сб 05.12',
      'Сб 5 декабря, суббота',
    ],
  ])('%s in words', (date, ...expected) => {
    const words = [fullDayText, onDayText, toDayText, shortDayText, calendarDayText].map((say) =>
      withPlainSpaces(say(date)),
    )
    expect(words).toEqual(expected)
  })
})

test.each([
  ['g70-fl', 'g70'],
  ['g80-new', 'new-g80'],
  ['gv70', 'gv70'],
  ['new-g80', 'new-g80'],
  ['G90', null],
  ['x', null],
])('the code %s means the model %s', (code, model) => {
  expect(toModelCode(code)).toBe(model)
})

describe('slider of five', () => {
  const at = (index: number) => ({ ...createSlider(5), actualSlide: index })

  test('does not go above the first', () => expect(slideUp(at(0)).actualSlide).toBe(0))
  test('by the letter may stand one past the last, but shows the last', () => {
    expect(slideDown(at(4)).actualSlide).toBe(5)
    expect(visibleSlide(slideDown(at(4)))).toBe(4)
    expect(slideDown(at(5)).actualSlide).toBe(5)
  })
  test('knows its start and end', () => {
    expect([atStart(at(0)), atStart(at(1)), atEnd(at(4)), atEnd(at(3))]).toEqual([true, false, true, false])
  })
  test('page navigation moves and remembers the click', () => {
    expect(slideTo(at(0), 3)).toMatchObject({ actualSlide: 3, pageNavClick: 3, position: -300 })
  })
  test('clearing resets slide and count', () => {
    expect(clearSlider()).toMatchObject({ actualSlide: 0, slideCount: 0, showButtons: false })
  })
})

test('options: the dealer wins, and the phone is his', () => {
  const general = { support_phone: '8 (800) 000-00-00', brand_name: 'Velmar' } as GeneralOptions
  expect(mergeOptions(general, {}).phone).toBeNull()
  const merged = mergeOptions(general, { dealer_mode: true, dealer_phone: '+7 (495) 000-01-01' })
  expect(merged.phone).toBe('+7 (495) 000-01-01')
  expect(headerPhone(merged)).toBe('+7 (495) 000-01-01')
  expect(headerPhone({ ...merged, dealer_mode: false })).toBeNull()
})

test('items 5 and 6 stay out of burger and footer', () => {
  const menu = [1, 2, 5, 6, 7].map((id) => ({ id, name: String(id) }))
  expect(withoutHeaderOnly(menu).map(({ id }) => id)).toEqual([1, 2, 7])
})
