import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { freeHours } from '#src/backend/leads/free-hours.ts'
import { HONEYPOT } from '#src/domain/lead.ts'
import type { CallInput, CallName } from '#src/office/calls.ts'
import { databases, dropDatabases } from '../backend/leads/databases.ts'
import { createTestOffice, type Browser, type TestOffice } from './test-office.ts'

afterAll(dropDatabases)

const HOUR = { date: '2021-07-16', time: '16:00' }

describe.each(databases.filter(({ skip }) => !skip))('bookings of the desk, $database', ({ database, open }) => {
  let office: TestOffice
  let owner: Browser
  beforeEach(async () => {
    office = await createTestOffice(await open(), { toDealers: true, distributors: 1 })
    // A clock that goes on between two readings, as clocks do.
    let read = 0
    office.office.now = () => new Date(office.backend.now().getTime() + (read += 1))
    owner = await office.enter('owner')
  })

  const hours = async () => {
    const rows = await office.backend.db
      .selectFrom('slot_booking')
      .innerJoin('lead', 'lead.id', 'slot_booking.lead_id')
      .select(['number', 'time'])
      .execute()
    return Object.fromEntries(rows.map(({ number, time }) => [number, time]))
  }
  const toCrm = async (number: string) => {
    const rows = await office.backend.db
      .selectFrom('outbox')
      .innerJoin('lead', 'lead.id', 'outbox.lead_id')
      .select('event')
      .where('number', '=', number)
      .where('channel', '=', 'crm')
      .orderBy('step')
      .execute()
    return rows.map(({ event }) => event)
  }
  const of = (number: string) => owner.call('requests.get', { number })
  /** A phone holds two hours; what it asks beyond them waits for the dealer. */
  async function waiting(phone = '+7 903 111-22-33'): Promise<string> {
    await office.send({ time: '10:00', phone })
    await office.send({ time: '11:00', phone })
    return office.send({ time: '12:00', phone })
  }
  const suspected = () => office.send({ time: '12:00', [HONEYPOT]: 'https://robot.example' })
  const secretOf = async (number: string) =>
    (await office.backend.db.selectFrom('lead').select('secret').where('number', '=', number).executeTakeFirstOrThrow())
      .secret

  /** All that a call may change. */
  async function everything() {
    const { db } = office.backend
    return {
      leads: await db.selectFrom('lead').selectAll().orderBy('id').execute(),
      hours: await hours(),
      messages: await db.selectFrom('outbox').selectAll().orderBy('id').execute(),
      desk: await db.selectFrom('office_request').selectAll().orderBy('lead_id').execute(),
      consents: await db.selectFrom('consent').selectAll().orderBy('lead_id').execute(),
    }
  }

  const CALLS: { [C in CallName]?: (number: string) => CallInput<C> } = {
    'bookings.confirm': (number) => ({ number }),
    'bookings.move': (number) => ({ number, hour: HOUR }),
    'bookings.cancel': (number) => ({ number }),
    'requests.withdraw': (number) => ({ number }),
    'requests.retry': (number) => ({ number }),
    'waiting.told': (number) => ({ number }),
  }
  test('what cannot be written to the history has not happened, and can be done again', async () => {
    const { db } = office.backend
    const all = Object.entries(CALLS) as [CallName, (number: string) => unknown][]
    // The same transaction on both; on PostgreSQL each takes half a second.
    const calls = database === 'SQLite' ? all : all.slice(0, 1)
    for (const [index, [name, input]] of calls.entries()) {
      // One after another: each has requests of its own.
      // oxlint-disable no-await-in-loop
      await db.deleteFrom('slot_booking').execute()
      const number = await waiting(`+7 903 111-22-4${index}`)
      await db.updateTable('outbox').set({ state: 'dead' }).execute()
      await of(number)
      const before = await everything()
      await db.schema.alterTable('office_history').renameTo('away').execute()
      expect([name, await owner.status(name, input(number))]).toEqual([name, 500])
      await db.schema.alterTable('away').renameTo('office_history').execute()
      expect([name, await everything()]).toEqual([name, before])
      expect([name, await owner.status(name, input(number))]).toEqual([name, 200])
      // oxlint-enable no-await-in-loop
    }
  })

  test('a confirmed hour is told once, as what the desk has done, and confirmed again it stays as it is', async () => {
    const number = await waiting()
    await owner.call('bookings.confirm', { number })
    const confirmed = await of(number)
    expect(confirmed).toMatchObject({ isConfirmed: true, waitsForDealer: false })
    await owner.call('bookings.confirm', { number })
    const events = ['Запись подтверждена', 'Заявка отправлена']
    expect((await of(number)).events.map(({ text }) => text).filter((text) => !/открыта/.test(text))).toEqual(events)
    expect((await of(number)).version).toBe(confirmed.version)
  })

  test.each([
    ['that waits for the dealer', waiting],
    ['that the trap has caught', suspected],
  ])('a request %s has the hour that the desk moves it to, also its own', async (_name, send) => {
    const number = await send()
    for (const hour of [HOUR, { ...HOUR, time: '12:00' }]) {
      // One after another: each begins with what the one before has left.
      // oxlint-disable no-await-in-loop
      await office.backend.db
        .updateTable('lead')
        .set({ held: send === waiting ? 'dealer' : 'suspected', slot_time: '12:00' })
        .where('number', '=', number)
        .execute()
      await office.backend.db.deleteFrom('slot_booking').where('time', '>=', '12:00').execute()
      await owner.call('bookings.move', { number, hour })
      expect(await of(number)).toMatchObject({ hour, isConfirmed: true, waitsForDealer: false, isSuspected: false })
      expect((await hours())[number]).toBe(hour.time)
      // oxlint-enable no-await-in-loop
    }
    // Each hour once, and nothing before the CRM knows the request.
    expect(await toCrm(number)).toEqual(send === waiting ? ['created', 'moved', 'moved'] : ['created', 'created'])
  })

  test('a suspected request that is confirmed is sent on with its hour', async () => {
    const number = await suspected()
    await owner.call('bookings.confirm', { number })
    expect(await of(number)).toMatchObject({ isConfirmed: true, isSuspected: false })
    expect(await hours()).toEqual({ [number]: '12:00' })
  })

  test('an outside schedule is told of an hour that the desk gives', async () => {
    office.office.outsideHours = () => Promise.resolve(null)
    const [asked, caught] = [await waiting(), await suspected()]
    await owner.call('bookings.confirm', { number: asked })
    await owner.call('bookings.move', { number: caught, hour: HOUR })
    const told = await office.backend.db
      .selectFrom('outbox')
      .select('event')
      .where('channel', '=', 'schedule')
      .execute()
    expect(told).toHaveLength(2)
  })

  test('an hour that the visitor moves, or that is freed, is confirmed no more', async () => {
    const number = await office.send()
    await owner.call('bookings.confirm', { number })
    const moved = await office.backend.post(`/v1/request/${await secretOf(number)}`, {
      action: 'move',
      date: '16.07.2021',
      time: '14:00',
    })
    expect(moved.status).toBe(200)
    expect(await of(number)).toMatchObject({ hour: { date: '2021-07-16', time: '14:00' }, isConfirmed: false })
    await owner.call('bookings.confirm', { number })
    await freeHours(office.backend.db, { numbers: [number] }, office.backend.now())
    expect(await of(number)).toMatchObject({ isConfirmed: false, waitsForDealer: true })
    await owner.call('bookings.confirm', { number })
    expect(await hours()).toEqual({ [number]: '14:00' })
  })
})
