import { beforeAll, describe, expect, test } from 'vitest'
import { createTestBackend, dataOf, messageOf, type TestBackend } from '../test-backend.ts'
import { leadMessages } from '#src/domain/lead.ts'
import { configuratorLead, everyForm, lounge, testDrive, tradeIn, waitingList } from './forms.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend()
})

const errorsOf = async (form: Record<string, string>) => {
  const response = await backend.post('/v1/request', form)
  return response.status === 422 ? dataOf<{ errors?: Record<string, string> } | null>(response)?.errors : {}
}

const long = (length: number) => 'а'.repeat(length)

/** Field, wrong value, its message (gaps.md 10–12). */
type Rule = [field: string, value: string, message: string | RegExp]

const GONE = leadMessages.slotGone

const people: Rule[] = [
  ['name', '', 'Укажите имя'],
  ['name', 'И', 'Укажите имя'],
  ['name', 'Иван1', 'Только буквы, дефис и пробел'],
  ['name', long(61), /^Не больше 60/],
  ['phone', '', 'Укажите номер телефона'],
  ['phone', '+7 (916) 123-45', 'Номер введён не полностью'],
  ['phone', '+7 (016) 123-45-67', 'Нужен российский номер: после\u00a0+7 идёт 3, 4, 8 или\u00a09'],
  ['phone', '+7 (701) 123-45-67', 'Нужен российский номер: после\u00a0+7 идёт 3, 4, 8 или\u00a09'],
  ['email', 'ivan', 'Проверьте адрес: нужен вид name@example.ru'],
  ['email', 'a@b@c.ru', 'Проверьте адрес: нужен вид name@example.ru'],
  ['email', 'ivan@example', 'Проверьте адрес: нужен вид name@example.ru'],
  ...[
    'ivan..petrov@example.ru',
    'ivan.@example.ru',
    'ivan@-example.ru',
    'ivan@example..ru',
    `${'a'.repeat(65)}@example.ru`,
    // Names that no mail server can have.
    'ivan@mail.1',
    'ivan@1.2.3.4',
    `ivan@${'a'.repeat(64)}.ru`,
  ].map((slip): Rule => ['email', slip, 'Проверьте адрес: нужен вид name@example.ru']),
  ['email', '"><svg/onload=alert(1)>@a.b', 'Проверьте адрес: нужен вид name@example.ru'],
  ['email', '"ivan"@example.ru', 'Проверьте адрес: нужен вид name@example.ru'],
  ['email', 'ivan@example.ru,petr@example.ru', 'Проверьте адрес: нужен вид name@example.ru'],
  ['email', 'ivan@<b>.ru', 'Проверьте адрес: нужен вид name@example.ru'],
  ['email', `${'a'.repeat(250)}@example.ru`, 'Проверьте адрес: нужен вид name@example.ru'],
  ['agree', '', 'Без согласия мы не сможем передать заявку дилеру'],
  ['request_key', 'short', 'Проверьте это поле'],
]
const withDealer: Rule[] = [
  ['city_id', '999', 'Выберите город'],
  ['dealer_id', '', 'Выберите дилера'],
  ['dealer_id', '999', 'Выберите дилера'],
]

const rules: Record<keyof typeof everyForm, Rule[]> = {
  testDrive: [
    ...people,
    ...withDealer,
    ['city_id', '', 'Выберите город'],
    ['model', 'g100', 'Выберите модель'],
    ['date', '16-07-2021', 'Выберите дату'],
    ['date', '14.07.2021', GONE],
    ['date', '14.08.2021', GONE],
    ['date', '31.02.2021', GONE],
    ['date', '', 'Выберите дату'],
    ['time', '12', 'Выберите время'],
    ['time', '12:30', GONE],
    ['time', '08:00', GONE],
    ['time', '', 'Выберите время'],
    ['surname', '', 'Укажите фамилию'],
    ['surname', 'Петров!', 'Только буквы, дефис и пробел'],
    ['comment', long(501), /^Не больше 500/],
    ['licence', '', 'Для тест-драйва нужно действующее удостоверение'],
  ],
  tradeIn: [
    ...people,
    ...withDealer,
    ['model', '6', 'Выберите модель'],
    ['own_brand', '', 'Укажите марку'],
    ['own_model', '', 'Укажите модель'],
    ['own_year', '1989', 'Укажите год от 1990 до 2021'],
    ['own_year', '2022', 'Укажите год от 1990 до 2021'],
    ['own_mileage', 'много', 'Укажите пробег цифрами'],
    ['own_mileage', '99999999', /^Укажите пробег цифрами, не больше 1.000.000 км$/],
    ['own_vin', 'XW7BF4FK60S00000O', 'VIN — 17 знаков, без букв I, O и Q'],
    ['own_vin', 'XW7', 'VIN — 17 знаков, без букв I, O и Q'],
  ],
  lounge: [
    ...people,
    ['dealer_id', '', 'Выберите лаунж'],
    ['dealer_id', '1', 'Выберите лаунж'],
    ['dealer_id', '999', 'Выберите лаунж'],
    ['date', '14.07.2021', 'Выберите дату'],
    ['date', '', 'Выберите дату'],
    ['guests', '7', 'Укажите число гостей от 1 до 6'],
    ['guests', '0', 'Укажите число гостей от 1 до 6'],
    ['purpose', 'party', 'Выберите цель визита'],
  ],
  waitingList: [
    ...people.filter(([field]) => field !== 'agree'),
    ['agree', '', 'Без согласия мы не сможем сообщить вам цену'],
    ['model', 'g70', /уже объявлена/],
    ['model', '', 'Выберите модель'],
  ],
  configuratorLead: [
    ...people,
    ...withDealer,
    ['city_id', '', 'Выберите город'],
    ['surname', '', 'Укажите фамилию'],
    ['file', '/etc/passwd', /./],
  ],
}

describe('the place of a trade-in sent without scripts', () => {
  const placeOf = async (form: Record<string, string>) => {
    const { number } = dataOf<{ number: string }>(await backend.post('/v1/request', tradeIn(form)))
    return backend.db
      .selectFrom('lead')
      .select(['city_id', 'dealer_id'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  }

  test('a city’s only dealer need not be chosen, a dealer brings his city', async () => {
    expect(await placeOf({ city_id: '3', dealer_id: '' })).toEqual({ city_id: 3, dealer_id: 7 })
    expect(await placeOf({ city_id: '', dealer_id: '7' })).toEqual({ city_id: 3, dealer_id: 7 })
    // Of two dealers one takes cars in part exchange.
    expect(await placeOf({ city_id: '2', dealer_id: '' })).toEqual({ city_id: 2, dealer_id: 5 })
  })

  test('nobody is chosen among several, nor in another city, nor for nobody', async () => {
    expect(await errorsOf(tradeIn({ city_id: '1', dealer_id: '' }))).toEqual({ dealer_id: 'Выберите дилера' })
    expect(Object.keys((await errorsOf(tradeIn({ city_id: '3', dealer_id: '1' }))) ?? {})).toEqual(['dealer_id'])
    expect(Object.keys((await errorsOf(tradeIn({ city_id: '', dealer_id: '' }))) ?? {})).toEqual([
      'city_id',
      'dealer_id',
    ])
    expect(Object.keys((await errorsOf(tradeIn({ city_id: '', dealer_id: 'constructor' }))) ?? {})).toContain('city_id')
  })
})

describe.each(Object.entries(rules))('%s', (name, rows) => {
  test.each(rows)('%s = %j: %s', async (field, value, message) => {
    const errors = await errorsOf(everyForm[name as keyof typeof everyForm]({ [field]: value }))
    expect(errors?.[field]).toMatch(typeof message === 'string' ? new RegExp(`^${RegExp.escape(message)}$`) : message)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})

test.each([
  ['phone', '+7 916 123-45-67'],
  ['phone', '79161234567'],
  ['phone', '9161234567'],
  ['email', ''],
  ['surname', 'Д’Артаньян-де Бац'],
  ['name', 'Анна\u00a0Мария'],
  ['surname', 'Петров\u2011Водкин'],
  ['surname', 'О'],
  ['surname', 'Бои\u0306ко'],
  ['surname', 'Петров\u2013Водкин'],
  ['name', 'Ан\u00adна\u200b '],
  ['email', '\u200bivan.petrov@example.ru\u2060'],
  ['email', 'иван@почта-россии.рф'],
  ['comment', long(500)],
])('%s = %j is right', async (field, value) => {
  expect(await errorsOf(testDrive({ [field]: value, date: '', time: '' }))).toEqual({})
})

test.each([
  ['spaces and hyphens', 'XW7 BF4-FK6 0S000000'],
  ['Russian letters that look alike', 'ХW7ВF4FК60S000000'],
  ['marks of direction, a soft hyphen and a hyphen that does not break', '\u202aXW7\u00adBF4\u2011FK60S000000\u202c'],
])('a VIN with %s is stored as it is stamped', async (_, own_vin) => {
  const { number } = dataOf<{ number: string }>(await backend.post('/v1/request', tradeIn({ own_vin })))
  const { personal } = await backend.db
    .selectFrom('lead')
    .select('personal')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(personal ?? '')).toMatchObject({ own_vin: 'XW7BF4FK60S000000' })
})

test('numbers pasted with signs that nobody sees are read, and a phone of another country is known by its plus', async () => {
  const copied = { own_year: '\u200e2015', own_mileage: '120\u2009000\u200b', phone: '\u202a+7 916 123-45-67\u202c' }
  expect((await backend.post('/v1/request', tradeIn(copied))).status).toBe(200)
  expect(await errorsOf(tradeIn({ phone: '\u202a+375 29 123-45-67\u202c' }))).toEqual({
    phone: 'Нужен российский номер: он начинается с\u00a0+7',
  })
})

test('a field that need not be filled and holds a space alone is empty', async () => {
  const sent = await backend.post('/v1/request', tradeIn({ own_vin: ' ', surname: '\u00a0', email: '\u200b ' }))
  expect(sent.status).toBe(200)
  const { personal } = await backend.db
    .selectFrom('lead')
    .select('personal')
    .where('number', '=', dataOf<{ number: string }>(sent).number)
    .executeTakeFirstOrThrow()
  for (const name of ['own_vin', 'surname', 'email']) expect(JSON.parse(personal ?? '')).not.toHaveProperty(name)
})

test('what the visitor has not written and cannot correct refuses no request: what is too long is cut', async () => {
  const page = `/${'%D0%B0'.repeat(60)}.html`
  const utm_campaign = '🙂'.repeat(300)
  const sent = await backend.post('/v1/request', waitingList({ page, utm_campaign, phone: '+7 (916) 000-00-78' }))
  const { number } = dataOf<{ number: string }>(sent)
  const row = await backend.db
    .selectFrom('lead')
    .select('origin')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(row.origin ?? '')).toMatchObject({ utm_campaign: '🙂'.repeat(200) })
})

test.each([
  ['the path alone of a page that is known', '/finance.html?name=Иван#phone', '/finance.html'],
  ['nothing of a page whose address is a secret', '/request/AAAAAAAAAAAAAAAAAAAAAA', ''],
  ['nothing of a page that is not there', '/Иван-Петров.html', ''],
])('of where a form was sent from stays %s: the evidence outlives the data', async (_, page, kept) => {
  const sent = await backend.post('/v1/request', waitingList({ page }))
  const { number } = dataOf<{ number: string }>(sent)
  const rows = await backend.db
    .selectFrom('lead')
    .innerJoin('consent', 'consent.lead_id', 'lead.id')
    .select(['lead.page', 'consent.page as shown'])
    .where('number', '=', number)
    .execute()
  expect(rows).toEqual([{ page: kept, shown: kept }])
})

test.each([
  ['own_brand', 'Укажите марку'],
  ['own_model', 'Укажите модель'],
])('%s that was not sent at all is told like an empty one', async (field, message) => {
  const { [field]: _, ...form } = tradeIn()
  expect(await errorsOf(form)).toEqual({ [field]: message })
})

test('several mistakes are named together', async () => {
  expect(await errorsOf(testDrive({ name: '', phone: '1', agree: '' }))).toEqual({
    name: 'Укажите имя',
    phone: 'Номер введён не полностью',
    agree: 'Без согласия мы не сможем передать заявку дилеру',
  })
})

test.each([
  ['a dealer of another city', testDrive({ dealer_id: '5' }), 'dealer_id'],
  ['a price that is known', waitingList({ model: 'gv70' }), 'model'],
  ['a lounge in ninety-one days', lounge({ date: '13.10.2021' }), 'date'],
  ['no kind of request', configuratorLead({ lead_type: '' }), 'lead_type'],
  ['an unknown kind of request', configuratorLead({ lead_type: '__proto__' }), 'lead_type'],
])('%s is refused', async (_, form, field) => {
  const response = await backend.post('/v1/request', form)
  expect(response.status).toBe(422)
  expect(messageOf(response)).toBe('Проверьте поля формы')
  expect(Object.keys(dataOf<{ errors: object }>(response).errors)).toEqual([field])
})

test('a car can be ordered from a dealer of another city: the request is told by his', async () => {
  const dealers = dataOf<{ id: number; city_id: number; name: string }[]>(await backend.get('/v1/dealer'))
  const other = dealers.find(({ city_id }) => city_id !== 1)!
  const form = configuratorLead({ city_id: '1', dealer_id: String(other.id), phone: '+7 (916) 000-00-77' })
  expect((await backend.post('/v1/request', form)).status).toBe(200)
  const row = await backend.db
    .selectFrom('lead')
    .select(['city_id', 'dealer_id'])
    .where('dealer_id', '=', other.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ city_id: other.city_id, dealer_id: other.id })
})

test('a dealer of another city is told beside what else is wrong', async () => {
  const errors = await errorsOf(tradeIn({ dealer_id: '5', agree: '' }))
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['agree', 'dealer_id'])
})

test.each([
  ['no test drives', { testDrive: false }, 'У этого дилера нет тест-драйва. Выберите другого'],
  [
    'no car of the model',
    { test_models: ['g90'] },
    'У этого дилера нет такой модели для тест-драйва. Выберите другого',
  ],
])('a dealer who has %s gets no booking', async (_, change, message) => {
  const ofDealer = () => backend.db.selectFrom('dealer').select('document').where('id', '=', 1)
  const { document } = await ofDealer().executeTakeFirstOrThrow()
  const changed = JSON.stringify({ ...JSON.parse(document), ...change })
  await backend.db.updateTable('dealer').set({ document: changed }).where('id', '=', 1).execute()
  expect(await errorsOf(testDrive())).toEqual({ dealer_id: message })
  await backend.db.updateTable('dealer').set({ document }).where('id', '=', 1).execute()
})

test('a day on which the lounge is closed is refused', async () => {
  const { document } = await backend.db
    .selectFrom('dealer')
    .select('document')
    .where('id', '=', 5)
    .executeTakeFirstOrThrow()
  const closed = JSON.stringify({
    ...JSON.parse(document),
    special_hours: [{ from: '2021-07-21', hours: null, reason: 'Ремонт' }],
  })
  await backend.db.updateTable('dealer').set({ document: closed }).where('id', '=', 5).execute()
  expect(await errorsOf(lounge({ date: '21.07.2021' }))).toEqual({ date: 'В этот день лаунж закрыт. Выберите другой' })
  await backend.db.updateTable('dealer').set({ document }).where('id', '=', 5).execute()
})

test('a lounge is visited up to ninety days ahead, counted by the clock of its city', async () => {
  expect(await errorsOf(lounge({ date: '12.10.2021' }))).toEqual({})
  const cityOf = backend.db.selectFrom('city').select('document').where('id', '=', 2)
  const { document } = await cityOf.executeTakeFirstOrThrow()
  const setCity = (text: string) => backend.db.updateTable('city').set({ document: text }).where('id', '=', 2).execute()
  const before = backend.now()
  backend.setNow('2021-07-14T15:00:00Z')
  expect(await errorsOf(lounge({ date: '15.07.2021' }))).toEqual({})
  await setCity(JSON.stringify({ ...JSON.parse(document), timezone: 'Asia/Vladivostok' }))
  // There the fifteenth has begun.
  expect(await errorsOf(lounge({ date: '15.07.2021' }))).toEqual({ date: 'Выберите дату' })
  await setCity(document)
  backend.setNow(before.toISOString())
})

test('a dealer without the service is refused', async () => {
  const dealers = dataOf<{ id: number; city_id: number; services: string[]; testDrive: boolean }[]>(
    await backend.get('/v1/dealer'),
  )
  const without = dealers.find(({ services }) => !services.includes('tradeIn'))!
  const place = { city_id: String(without.city_id), dealer_id: String(without.id) }
  expect(await errorsOf(tradeIn(place))).toEqual({ dealer_id: expect.stringMatching(/трейд-ин/) })
})

test.each([
  'ivan.petrov+auto@mail.example.ru',
  'i_p-1%2@sub.sub.example.museum',
  'иван@почта.рф',
  'ivan@xn--80a1acny.xn--p1ai',
])('the address %s is taken', async (email) => expect(await errorsOf(waitingList({ email }))).toEqual({}))
