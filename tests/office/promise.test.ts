import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { notePresence } from '#src/backend/leads/desk-presence.ts'
import { proveConsent } from '#src/backend/leads/consent-texts.ts'
import type { Database } from '#src/backend/database.ts'
import { deleteOldEvidence } from '#src/backend/leads/evidence.ts'
import { editions } from '#src/brand/brand.ts'
import type { Dealer } from '#src/domain/dealer.ts'
import { HONEYPOT, type LeadReceipt } from '#src/domain/lead.ts'
import { visitorRequestShape, type VisitorRequest } from '#src/domain/shapes/visitor-request.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { everyForm, testDrive } from '../backend/leads/forms.ts'
import { dataOf } from '../backend/test-backend.ts'
import { createTestOffice, type TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const MAIL = { toDealers: true, distributors: 1 }
/** Addresses that a letter can reach: those of the fixtures are of a domain that has no mail. */
async function giveAddresses(db: Database): Promise<void> {
  for (const { id, document } of await db.selectFrom('dealer').select(['id', 'document']).execute()) {
    const dealer = { ...(JSON.parse(document) as Dealer), email: `dealer-${id}@cars.ru` }
    await db
      .updateTable('dealer')
      .set({ document: JSON.stringify(dealer) })
      .where('id', '=', id)
      .execute()
  }
}

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe.each(databases.filter(({ skip }) => !skip))('the promise of a call, $database', ({ open }) => {
  let office: TestOffice
  // 14 July 2021, noon in Moscow; dealer 1 is open from nine to nine.
  beforeEach(async () => {
    office = await createTestOffice(await open(), MAIL)
    await notePresence(office.backend.db, office.backend.now())
    await giveAddresses(office.backend.db)
  })

  const send = async (fields: Record<string, string> = testDrive()) =>
    dataOf<LeadReceipt>(await office.backend.post('/v1/request', fields))
  const show = async ({ url }: LeadReceipt) =>
    visitorRequestShape.parse(dataOf(await office.backend.get(`/v1${url}`))) satisfies VisitorRequest
  const act = ({ url }: LeadReceipt, fields: Record<string, string>) => office.backend.post(`/v1${url}`, fields)
  const consent = { agree: 'on', consent_edition: editions.legal, consent_named: '1' }
  const pass = (receipt: LeadReceipt, dealer: number | undefined, changes: Record<string, string> = {}) =>
    act(receipt, { action: 'pass', dealer_id: String(dealer ?? ''), ...consent, ...changes })
  async function changeDealer(id: number, changes: Partial<Dealer>): Promise<void> {
    const { db } = office.backend
    const { document } = await db.selectFrom('dealer').select('document').where('id', '=', id).executeTakeFirstOrThrow()
    await db
      .updateTable('dealer')
      .set({ document: JSON.stringify({ ...(JSON.parse(document) as Dealer), ...changes }) })
      .where('id', '=', id)
      .execute()
  }
  const messages = (receipt: LeadReceipt) =>
    office.backend.db
      .selectFrom('outbox')
      .innerJoin('lead', 'lead.id', 'outbox.lead_id')
      .select(['outbox.channel', 'outbox.event'])
      .where('lead.number', '=', receipt.number)
      .where('outbox.event', '=', 'passed')
      .orderBy('outbox.channel')
      .execute()

  test('is made where somebody of the dealer has signed in lately, and to nobody else', async () => {
    expect((await send()).callTime).toBeUndefined()
    await office.enter('dealer', [2])
    expect((await send(testDrive({ time: '13:00', phone: '+7 903 111-22-33' }))).callTime).toBeUndefined()
    await office.enter('dealer', [1])
    const receipt = await send(testDrive({ time: '14:00', phone: '+7 903 111-22-44' }))
    expect(plain(receipt.callTime)).toBe('сегодня до 13:00')
    expect(await show(receipt)).toMatchObject({ call: { isOver: false } })
  })

  test('is not made after two weeks without a sign-in, by a closed account, or with the office shut', async () => {
    const { id } = await office.enter('call-centre')
    expect(await send()).toHaveProperty('callTime')
    office.backend.setNow('2021-07-14T10:00:00Z')
    expect((await send(testDrive({ time: '13:00', phone: '+7 903 111-22-33' }))).callTime).toBeUndefined()
    office.backend.setNow('2021-07-27T09:00:00Z')
    await notePresence(office.backend.db, office.backend.now())
    expect(await send(testDrive({ date: '30.07.2021', phone: '+7 903 111-22-66' }))).toHaveProperty('callTime')
    office.backend.setNow('2021-07-29T09:00:00Z')
    await notePresence(office.backend.db, office.backend.now())
    const late = { date: '31.07.2021', phone: '+7 903 111-22-44' }
    expect((await send(testDrive(late))).callTime).toBeUndefined()
    office.backend.setNow('2021-07-15T09:00:00Z')
    await notePresence(office.backend.db, office.backend.now())
    await office.backend.db.updateTable('office_user').set({ disabled_at: '2021-07-15' }).where('id', '=', id).execute()
    expect((await send(testDrive({ date: '18.07.2021', phone: '+7 903 111-22-55' }))).callTime).toBeUndefined()
  })

  test('is the moment the desk counts down to, whatever happens to the hours meanwhile', async () => {
    const dealer = await office.enter('dealer', [1])
    const receipt = await send()
    await changeDealer(1, { hours: { sales: [], service: [] } })
    const { lines } = await dealer.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'due' })
    expect(lines).toMatchObject([{ number: receipt.number, due: '2021-07-14T10:00:00.000Z', isPromised: true }])
  })

  test('every kind of request with a dealer has one', async () => {
    await office.enter('owner')
    for (const [type, form] of Object.entries(everyForm)) {
      const receipt = await send(form({ phone: `+7 903 111-22-${10 + type.length}` }))
      expect([type, receipt.callTime !== undefined]).toEqual([type, type !== 'waitingList'])
    }
  })

  test('kept: nothing is offered once somebody has called', async () => {
    const dealer = await office.enter('dealer', [1])
    const receipt = await send()
    const { lines } = await dealer.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'due' })
    await dealer.call('requests.change', { number: receipt.number, version: lines[0]?.version ?? 0, state: 'reached' })
    office.backend.setNow('2021-07-14T12:00:00Z')
    expect(await show(receipt)).not.toHaveProperty('call')
    expect((await pass(receipt, 2)).status).toBe(409)
  })

  test('is said of a request that is sent again only until its time is over', async () => {
    await office.enter('dealer', [1])
    const form = testDrive()
    const receipt = await send(form)
    expect(await send(form)).toEqual(receipt)
    office.backend.setNow('2021-07-14T10:00:01Z')
    const { callTime: _, ...others } = receipt
    expect(await send(form)).toEqual(others)
  })

  test('ends with the request: whoever has cancelled waits for no call', async () => {
    await office.enter('dealer', [1])
    const receipt = await send()
    await act(receipt, { action: 'cancel' })
    expect(await show(receipt)).not.toHaveProperty('call')
  })

  test('not kept: the visitor may pass the request on, once the time is over', async () => {
    const dealer = await office.enter('dealer', [1])
    const receipt = await send()
    expect((await pass(receipt, 3)).status).toBe(409)
    // Who has taken it has not called yet.
    const { lines } = await dealer.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'due' })
    await dealer.call('requests.change', { number: receipt.number, version: lines[0]?.version ?? 0, state: 'work' })
    office.backend.setNow('2021-07-14T10:00:01Z')
    expect(await show(receipt)).toMatchObject({ call: { isOver: true, other: { id: 3, name: 'Меридиан' } } })
    // Not without the consent, and not to one who cannot.
    expect((await pass(receipt, 3, { agree: '' })).status).toBe(422)
    expect((await pass(receipt, 4)).status).toBe(409)
    expect((await pass(receipt, 7)).status).toBe(409)
    // Nor to one who gives no test drives any more.
    await changeDealer(3, { testDrive: false })
    expect((await show(receipt)).call?.other?.id).not.toBe(3)
    expect((await pass(receipt, 3)).status).toBe(409)
    await changeDealer(3, { testDrive: true })
    expect((await show(receipt)).dealer?.id).toBe(1)
    expect((await pass(receipt, 3)).status).toBe(200)
    // Sent twice it is done once.
    expect((await pass(receipt, 3)).status).toBe(200)
    expect(await messages(receipt)).toEqual([
      { channel: 'crm', event: 'passed' },
      { channel: 'mail:dealer', event: 'passed' },
      { channel: 'mail:distributor:0', event: 'passed' },
      { channel: 'mail:former:1', event: 'passed' },
      { channel: 'mail:visitor', event: 'passed' },
    ])
  })

  test('passed on: the former dealer sees it no more, the new one begins anew, the hour is free', async () => {
    const former = await office.enter('dealer', [1])
    const next = await office.enter('dealer', [2])
    const receipt = await send(testDrive({ model: 'g90' }))
    await former.call('requests.list', { filter: {}, page: 1, size: 10, sort: 'due' })
    await former.call('requests.note', { number: receipt.number, text: 'Не берёт трубку' })
    const { db } = office.backend
    const agreed = { confirmed_at: '2021-07-14T09:30:00.000Z', remind_at: '2021-07-15T09:00:00.000Z' }
    await db.updateTable('office_request').set(agreed).execute()
    office.backend.setNow('2021-07-14T10:30:00Z')
    await notePresence(office.backend.db, office.backend.now())
    expect((await pass(receipt, 2)).status).toBe(200)
    const lists = { filter: {}, page: 1, size: 10, sort: 'due' } as const
    expect(await former.call('requests.list', lists)).toMatchObject({ total: 0, passed: [{ number: receipt.number }] })
    expect(await former.status('requests.get', { number: receipt.number })).toBe(404)
    const shown = await next.call('requests.get', { number: receipt.number })
    expect(shown).toMatchObject({ state: 'new', owner: null, hour: null, notes: [], due: '2021-07-14T11:30:00.000Z' })
    // What the former one has confirmed and wanted to be reminded of is none of the new one's.
    expect(await db.selectFrom('office_request').select(['confirmed_at', 'remind_at']).execute()).toEqual([
      { confirmed_at: null, remind_at: null },
    ])
    // Nor is he told what the people of the former one did, or who they are.
    expect(shown.events.map(({ text }) => text)).toEqual([
      'Заявка открыта',
      'Передана от другого дилера: он не позвонил вовремя',
      'Заявка отправлена',
    ])
    const owner = await office.enter('owner')
    const { events } = await owner.call('requests.get', { number: receipt.number })
    expect(events.map(({ text }) => text)).toContain('Добавлена заметка')
    // The promise of the new one has a clock of its own.
    expect(plain((await show(receipt)).call?.text)).toBe('сегодня до 14:30')
    const again = await office.backend.post('/v1/request', testDrive({ phone: '+7 903 111-22-33' }))
    expect(again.status).toBe(200)
    // Who has had it does not get it back.
    office.backend.setNow('2021-07-14T12:00:00Z')
    expect((await show(receipt)).call?.isOver).toBe(true)
    expect((await pass(receipt, 1)).status).toBe(409)
  })

  test('of a request that looks like a robot’s nobody is told, not even the former dealer', async () => {
    await office.enter('dealer', [1])
    const receipt = await send(testDrive({ [HONEYPOT]: 'x' }))
    office.backend.setNow('2021-07-14T10:30:00Z')
    expect((await pass(receipt, 3)).status).toBe(200)
    expect(await messages(receipt)).toEqual([])
    // It looks so still.
    expect(await office.backend.db.selectFrom('lead').select('held').execute()).toEqual([{ held: 'suspected' }])
  })

  test('the consent names the new dealer, the evidence of the former one stays', async () => {
    const { db } = office.backend
    await office.enter('dealer', [1])
    const receipt = await send(testDrive({ consent_edition: editions.legal, consent_named: '1' }))
    office.backend.setNow('2021-07-14T10:30:00Z')
    const fields = { action: 'pass', dealer_id: '3', ...consent }
    const input = { fields, address: '198.51.100.7' }
    await office.backend.answer({ base: 'dealer', method: 'POST', path: `/v1${receipt.url}`, input })
    const present = await db
      .selectFrom('consent')
      .selectAll()
      .where('kind', '=', 'processing')
      .executeTakeFirstOrThrow()
    expect(present.given_at).toBe('2021-07-14T10:30:00.000Z')
    expect(await proveConsent(db, present, 'test-drive', ['Меридиан'])).toMatchObject({ proved: true })
    const kept = await db.selectFrom('lead_pass').selectAll().executeTakeFirstOrThrow()
    // Given from another network.
    expect(present.address_hash).not.toBe(kept.address_hash)
    expect(kept).toMatchObject({ from_dealer_id: 1, to_dealer_id: 3, given_at: '2021-07-14T09:00:00.000Z' })
    expect(await proveConsent(db, { ...kept, kind: 'processing' }, 'test-drive', ['Аврора Центр'])).toMatchObject({
      proved: true,
    })
    expect(await proveConsent(db, { ...kept, kind: 'processing' }, 'test-drive', ['Меридиан'])).toMatchObject({
      proved: false,
    })
  })

  test('a consent to advertising is none of the new dealer’s, and the former one’s evidence has its three years', async () => {
    const { db } = office.backend
    await office.enter('dealer', [1])
    const receipt = await send(
      testDrive({ consent_edition: editions.legal, consent_named: '1', agree_marketing: 'on' }),
    )
    const advertising = () => db.selectFrom('consent').selectAll().where('kind', '=', 'advertising').execute()
    const before = await advertising()
    expect(before).toHaveLength(1)
    office.backend.setNow('2021-07-14T10:30:00Z')
    await pass(receipt, 3)
    expect(await advertising()).toEqual(before)
    const kept = async (instant: string) => {
      await deleteOldEvidence(db, new Date(instant))
      return (await db.selectFrom('lead_pass').select('lead_id').execute()).length
    }
    expect(await kept('2024-07-14T10:29:59Z')).toBe(1)
    expect(await kept('2024-07-14T10:30:00Z')).toBe(0)
  })

  test('two presses at once pass it on once', async () => {
    await office.enter('dealer', [1])
    const receipt = await send()
    office.backend.setNow('2021-07-14T10:30:00Z')
    const answers = await Promise.all([pass(receipt, 2), pass(receipt, 3)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await messages(receipt)).toHaveLength(5)
  })
})
