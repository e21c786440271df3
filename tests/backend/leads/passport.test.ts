import { beforeEach, describe, expect, test } from 'vitest'
import { BRAND } from '#src/brand/brand.ts'
import { queryOf } from '#src/backend/crm/client.ts'
import { showPassport } from '#src/backend/leads/operate.ts'
import { withPassport } from '#src/backend/leads/passport.ts'
import { messageOf, type Message } from '#src/backend/outbox/message.ts'
import { UTM_KEYS } from '#src/domain/landing-keys.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { createTestBackend, dataOf, type TestBackend } from '../test-backend.ts'
import { configuratorLead, lounge, testDrive, tradeIn } from './forms.ts'

const ORIGIN = 'https://site.example'
let backend: TestBackend
beforeEach(async () => {
  backend = await createTestBackend()
})

const send = async (form: Record<string, string>) => dataOf<LeadReceipt>(await backend.post('/v1/request', form))

/** What the CRM is told of the latest event. */
async function told(): Promise<Message['fields']> {
  const row = await backend.db
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'event', 'channel'])
    .orderBy('created_at', 'desc')
    .orderBy('step', 'desc')
    .executeTakeFirstOrThrow()
  const message = await messageOf(backend.db, row, backend.now())
  let fields: Message['fields'] = {}
  const take = withPassport(
    async (whole) => {
      fields = whole.fields
      return null
    },
    { db: backend.db, publicOrigin: ORIGIN, now: backend.now },
    { error: () => {} },
  )
  if (message) await take(message)
  return fields
}
const linesOf = (passport = '') =>
  new Map(passport.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))

describe('the passport of a request', () => {
  test('an order says the build in words, with prices, total, code, link and document; the raw fields stay', async () => {
    const { number } = await send(configuratorLead({ model: 'gv70', config: '#slide=7&model=gv70', surname: 'Петров' }))
    const fields = await told()
    expect(fields).toMatchObject({ lead_type: 'configurator', request: number, phone: '+79161234567', agree: 'on' })
    const lines = linesOf(fields['passport'])
    const { code } = await backend.db.selectFrom('build').select('code').executeTakeFirstOrThrow()
    expect(lines.get('Заявка')).toBe(`${number}, сборка автомобиля`)
    expect(lines.get('Кто')).toBe('Иван Петров, +79161234567')
    expect(lines.get('Автомобиль')).toMatch(new RegExp(`^${BRAND} GV70, комплектация \\S.*, [\\d ]+ ₽$`))
    expect(lines.get('Двигатель')).toMatch(/л\. с\./)
    expect(lines.get('Цвет кузова')).toMatch(/ \[[A-Z0-9]+\]/)
    expect(lines.get('Салон')).toMatch(/ \[[A-Z0-9]+\]/)
    expect(lines.get('Пакеты')).toBe('нет')
    expect(lines.get('Итого')).toMatch(/^[\d ]+ ₽$/)
    expect(lines.get('Сборка')).toBe(`${code}, ${ORIGIN}/build/${code}.html`)
    // The one the form names is gone: another is being made.
    expect(lines.get('Документ')).toBe(`${ORIGIN}${fields['file']} (документ следует)`)
    expect(lines.get('Дилер')).toMatch(/, Москва$/)
  })

  test('an order says the credit that was taken into it, and none that was only counted', async () => {
    const { id, name } = dataOf<{ id: number; name: string }[]>(await backend.get('/v1/credit-program'))[0]!
    const config = `#slide=7&model=gv70&program=${id}`
    await send(configuratorLead({ model: 'gv70', config }))
    const said = linesOf((await told())['passport']).get('Кредит')
    expect(said).toMatch(/^«.+», первый взнос \d+ %, [\d ]+ ₽, \d+ мес\., [\d ]+ ₽ в месяц/)
    expect(said).toContain(`«${name}»`)
    backend.setNow('2021-07-20T09:00:00Z')
    await send(configuratorLead({ model: 'gv70', config: `${config}&credit=0` }))
    expect(linesOf((await told())['passport']).has('Кредит')).toBe(false)
  })

  test('source marks in words, and who may be sent advertising', async () => {
    await send(testDrive({ referrer: 'https://search.example/', yclid: '17', agree_marketing: 'on' }))
    const lines = linesOf((await told())['passport'])
    expect(lines.get('Откуда')).toBe(
      'форма «Меню»; с сайта https://search.example/; реклама: источник «letter», переход из Яндекса «17»; номер в счётчике 1637526000123456789',
    )
    expect(lines.get('Реклама разрешена')).toBe('да')
    expect(lines.get('Время')).toBe('16.07.2021, 12:00')
    expect(lines.get('Комментарий')).toBe('Без звонка до обеда 🙂')
  })

  test('a phone that has sent before is a returning one, and nothing else is said of the earlier request', async () => {
    const first = await send(testDrive())
    expect(await told()).toMatchObject({ returning: 'no' })
    backend.setNow('2021-07-20T09:00:00Z')
    await send(tradeIn())
    const fields = await told()
    expect(fields).toMatchObject({ returning: 'yes' })
    const lines = linesOf(fields['passport'])
    expect(lines.get('Обращался раньше с этого телефона')).toBe('да')
    expect(fields['passport']).not.toContain(first.number)
    expect(lines.get('Свой автомобиль')).toBe('Toyota Camry, 2015 г., пробег 120000 км, VIN XW7BF4FK60S000000')
  })

  test('a visit to the lounge has its day, guests and purpose; what is not there has no line', async () => {
    await send(lounge())
    const lines = linesOf((await told())['passport'])
    expect([lines.get('Время'), lines.get('Гостей')]).toEqual(['20.07.2021', '2'])
    expect(lines.get('Цель визита')).not.toBe('meet')
    expect([lines.has('Комментарий'), lines.has('Свой автомобиль'), lines.has('Документ')]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('an operator sees the same block, of erased data nothing', async () => {
    const { number, url } = await send(testDrive())
    expect(await showPassport(backend.db, number, ORIGIN)).toBe((await told())['passport'])
    await backend.post(`/v1${url}`, { action: 'withdraw' })
    expect(await showPassport(backend.db, number, ORIGIN)).toBeNull()
    expect(await showPassport(backend.db, 'NOSUCHNO', ORIGIN)).toBeUndefined()
    expect(await told()).not.toHaveProperty('passport')
  })

  test('in an address that would be too long it gives way from its end, the fields of the letter stay whole', () => {
    const comment = 'я'.repeat(500)
    const passport = `Заявка: AB\nКто: Иван\n${'Ж'.repeat(900)}\nКомментарий: ${comment}`
    const query = queryOf({ request: 'AB', event: 'created', comment, passport })
    expect([query.get('comment'), query.get('passport')]).toEqual([comment, 'Заявка: AB\nКто: Иван'])
    expect(queryOf({ comment, passport: 'Заявка: AB' }).get('passport')).toBe('Заявка: AB')
  })

  test('in one that is too long without it the marks of advertising give way, the longest first', () => {
    const long = Object.fromEntries(UTM_KEYS.slice(1).map((key) => [key, 'ж'.repeat(200)]))
    const kept = { name: 'Иван', comment: 'я'.repeat(500), utm_source: 'letter' }
    const query = queryOf({ ...kept, ...long, passport: 'Заявка: AB' })
    expect(query.toString().length).toBeLessThanOrEqual(7_500)
    expect(Object.fromEntries(query)).toMatchObject({ ...kept, utm_medium: expect.stringMatching(/^ж{10,}$/) })
  })

  test('no field is so long that a request is not taken for it', () => {
    const sources = Object.fromEntries(['referrer', ...UTM_KEYS].map((key) => [key, '漢'.repeat(500)]))
    const kept = { name: '漢'.repeat(60), surname: '漢'.repeat(60), place: '漢'.repeat(60), phone: '+79161234567' }
    const query = queryOf({ ...kept, ...sources, comment: '🙂'.repeat(500), config: '漢'.repeat(300) })
    expect(query.toString().length).toBeLessThanOrEqual(7_500)
    expect(Object.fromEntries(query)).toMatchObject(kept)
    expect(query.get('comment')).toMatch(/^(?:🙂){100,}$/u)
  })
})
