import { expect, test } from 'vitest'
import { CallError } from '#src/backend/call-error.ts'
import type { ContentKind } from '#src/domain/content/kinds.ts'
import { readBody } from '#src/office/server/content/rules.ts'
import { filledBodies } from './filled-bodies.ts'

/** What stands at the fields of an item with these changes. */
function faults(kind: ContentKind, changes: object): unknown {
  try {
    readBody(kind, { ...filledBodies[kind], ...changes })
    return {}
  } catch (error) {
    return error instanceof CallError ? error.errors : error
  }
}

const CLOSING = 'Закрытие позже открытия'
const PHONE = 'Телефон — с +7 или 8 и ещё десять цифр: +7 (495) 000-00-00'
const MAIL = 'Один адрес почты, например info@site.ru'
const week = (open: string, close: string) => [{ days: [1, 7], open, close }]

test.each([
  [{ hours: { sales: week('21:00', '09:00'), service: [] } }, { 'hours.sales.0.close': CLOSING }],
  [{ hours: { sales: [], service: week('09:00', '09:00') } }, { 'hours.service.0.close': CLOSING }],
  [
    { special_hours: [{ from: '2021-07-15', hours: { open: '16:00', close: '10:00' }, reason: 'Праздник' }] },
    { 'special_hours.0.hours.close': CLOSING },
  ],
  [{ phone: '12' }, { phone: PHONE }],
  [{ phone: '' }, { phone: PHONE }],
  [{ phone: '+7 (495) 000-01-01 утром' }, { phone: PHONE }],
  [{ phone_service: '495 000-01-01' }, { phone_service: PHONE }],
  [{ team: [{ name: 'Имя', role: 'Менеджер', phone: '12' }] }, { 'team.0.phone': PHONE }],
  [{ email: 'не почта' }, { email: MAIL }],
  [{ email: 'one@site.ru, two@site.ru' }, { email: MAIL }],
  [{ site: 'site.ru' }, { site: 'Адрес целиком: https://site.ru' }],
  [{ site: 'javascript:alert(1)' }, { site: 'Адрес целиком: https://site.ru' }],
  [
    { hours: { sales: [{ days: [7, 1], open: '09:00', close: '21:00' }], service: [] } },
    { 'hours.sales.0.days.1': 'Последний день недели не раньше первого: такие дни — двумя строками' },
  ],
  [
    { hours: { sales: [...week('09:00', '21:00'), { days: [6, 6], open: '10:00', close: '18:00' }], service: [] } },
    { 'hours.sales.1.days.0': 'Часы этого дня уже указаны другой строкой' },
  ],
  [{ lat: 563 }, { lat: 'Широта — от −90 до 90' }],
  [{ lng: -181 }, { lng: 'Долгота — от −180 до 180' }],
  [{ city_id: undefined }, { city_id: 'Выберите город' }],
])('an impossible dealer is refused at the field: %j', (changes, expected) => {
  expect(faults('dealer', changes)).toEqual(expected)
})

test.each([
  {
    hours: {
      sales: [...week('09:00', '21:00')],
      service: [
        { days: [6, 7], open: '10:00', close: '18:00' },
        { days: [1, 5], open: '09:00', close: '21:00' },
      ],
    },
  },
  { phone: '8 800 000-00-00' },
  { phone: '+7 495 000\u201100\u201100', phone_service: null },
  { phone_service: undefined, team: [{ name: 'Имя', role: 'Менеджер' }] },
  { lat: -90, lng: 180 },
  { email: ' почта@салон.рф ', site: '' },
  { site: null },
])('a possible one is not: %j', (changes) => {
  expect(faults('dealer', changes)).toEqual({})
})

const PREPOSITION = 'Нужен предлог: слова встанут в строки вроде «Дилеры в Тюмени»'
const LATITUDE = 'Широта города в России — от 41 до 82: у Тюмени 57.1522'
const LONGITUDE = 'Долгота города в России — от 19 до 180: у Тюмени 65.5272'

test.each([
  [{ name: ' ' }, { name: 'Заполните поле' }],
  [{ name_in: 'Тюмени' }, { name_in: PREPOSITION }],
  [{ name_in: 'в\u00a0Тюмени' }, {}],
  [{ name_in: 'на Камчатке' }, {}],
  [{ name_of: '' }, { name_of: 'Заполните поле' }],
  [{ code: 'Тюмень' }, { code: 'Латинские буквы, цифры и дефис, от 3 до 80 знаков' }],
  [{ lat: 65.5272, lng: 57.1522 }, {}],
  [
    { lat: undefined, lng: '' },
    { lat: LATITUDE, lng: LONGITUDE },
  ],
  [{ lat: 5 }, { lat: LATITUDE }],
  [{ lng: -65.5 }, { lng: LONGITUDE }],
  [{ timezone: 'Europe/Berlin' }, { timezone: 'Выберите часовой пояс' }],
  [{ timezone: undefined }, { timezone: 'Выберите часовой пояс' }],
  [{ sort: 1.5 }, { sort: 'Порядок — целое число' }],
])('an impossible city is refused at the field: %j', (changes, expected) => {
  expect(faults('city', changes)).toEqual(expected)
})

const rest = { date: '2021-07-15', name: 'Праздник', hours: null }
const hours = (open: string, close: string) => [{ ...rest, hours: { open, close } }]

test.each([
  [{ days: [] }, { days: 'Добавьте хотя бы один день' }],
  [{ days: [rest, { ...rest, name: 'Снова' }] }, { 'days.1.date': 'Этот день уже есть в списке: «Праздник»' }],
  [{ days: [{ ...rest, date: '2022-01-01' }] }, { 'days.0.date': 'Это не 2021 год: у каждого года свой список' }],
  [{ days: [{ ...rest, date: '2021-02-30' }] }, { 'days.0.date': 'Укажите дату' }],
  [{ days: [{ ...rest, date: undefined }] }, { 'days.0.date': 'Укажите дату' }],
  [{ days: [{ ...rest, name: ' ' }] }, { 'days.0.name': 'Заполните поле' }],
  [{ days: hours('18:00', '10:00') }, { 'days.0.hours.close': CLOSING }],
  [{ days: hours('25:00', '26:00') }, { 'days.0.hours.open': 'Время — ЧЧ:ММ', 'days.0.hours.close': 'Время — ЧЧ:ММ' }],
  [{ days: hours('00:00', '18:00') }, {}],
  [{ year: 21 }, { year: 'Год — четыре цифры', 'days.0.date': 'Это не 21 год: у каждого года свой список' }],
])('a list of days off is refused at the field: %j', (changes, expected) => {
  expect(faults('days-off', changes)).toEqual(expected)
})

const WHOLE = 'Целое число цифрами, без пробелов и дробной части'
test.each([
  [{ psk_min: '14.3', psk_max: '14.2' }, { psk_max: 'Полная стоимость кредита: «до» меньше, чем «от»' }],
  [{ min_prepay: '9', max_prepay: '10' }, {}],
  [{ min_prepay: '90', max_prepay: '20' }, { max_prepay: 'Первый взнос: «до» меньше, чем «от»' }],
  [{ min_credit: '300000', max_credit: '299999' }, { max_credit: 'Кредит: «до» меньше, чем «от»' }],
  [{ min_price: '9000001' }, { max_price: 'Цена автомобиля: «до» меньше, чем «от»' }],
  [{ min_price: 'много' }, { min_price: WHOLE }],
  [{ min_price: '1000000.5' }, { min_price: WHOLE }],
  [{ max_credit: '7 000 000' }, { max_credit: WHOLE }],
  [
    { min_prepay: '20.1', max_prepay: '79.9' },
    { min_prepay: WHOLE, max_prepay: WHOLE },
  ],
  [{ min_price: '1000000', max_price: '1000000' }, {}],
])('a credit programme has its ranges in order: %j', (changes, expected) => {
  expect(faults('credit-program', changes)).toEqual(expected)
})

const MONTHS = 'Срок — целое число месяцев, от 1 до 120'
const NUMBER = 'Число, дробная часть после точки'
const OVER_ALL = 'Больше ста процентов не бывает: проверьте, где точка'
test.each([
  [{ terms: [] }, { terms: 'Добавьте срок: без него программы на сайте не будет' }],
  [{ terms: [{ term: '12' }, { term: '0' }] }, { 'terms.1.term': MONTHS }],
  [{ terms: [{ term: '36 мес' }] }, { 'terms.0.term': MONTHS }],
  [{ terms: [{ term: '1200' }] }, { 'terms.0.term': MONTHS }],
  [{ terms: [{}] }, { 'terms.0.term': MONTHS }],
  [{ terms: [{ term: '12' }, { term: '012' }] }, { 'terms.1.term': 'Этот срок уже есть' }],
  [{ terms: [{ term: '1' }, { term: '120' }] }, {}],
  [{ restcost: '' }, { restcost: NUMBER }],
  [{ restcost: 'сорок' }, { restcost: NUMBER }],
  [{ restcost: '40.5' }, {}],
  [{ rate: '119' }, { rate: OVER_ALL }],
  [{ rate: '0' }, {}],
  [{ psk_max: '18400' }, { psk_max: OVER_ALL }],
  [{ max_prepay: '101' }, { max_prepay: OVER_ALL }],
  // «Кредит предоставляет АО «Банк», лицензия .»
  [{ bank_license: ' ' }, { bank_license: 'Заполните поле' }],
])('a credit programme is one that payments can be calculated of: %j', (changes, expected) => {
  expect(faults('credit-program', changes)).toEqual(expected)
})
