import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnswer, type Answer } from '#src/backend/answer.ts'
import type { Deliver } from '#src/backend/crm/deliver.ts'
import type { OutsideHours } from '#src/backend/endpoint.ts'
import { createMetrics } from '#src/backend/metrics.ts'
import { createOutboxWorker } from '#src/backend/outbox/worker.ts'
import { leadMessages, type LeadReceipt } from '#src/domain/lead.ts'
import type { NearestSlot } from '#src/domain/shapes/visitor-request.ts'
import { testDrive } from '../leads/forms.ts'
import { createTestBackend, dataOf, messageOf, type TestBackend } from '../test-backend.ts'

let backend: TestBackend
const outsideHours = vi.fn<OutsideHours>()
const form = testDrive()
const hour = (available: boolean) => ({ [form['date']!]: { [form['time']!]: { available } } })

beforeEach(async () => {
  backend = await createTestBackend()
})
afterEach(() => backend.db.destroy())

const answer: Answer = (request) =>
  createAnswer({
    db: backend.db,
    now: backend.now,
    publicOrigin: 'https://site.example',
    metrikaId: null,
    outsideHours,
    log: { error: () => {} },
  })(request)
const post = (path: string, fields: Record<string, string>) =>
  answer({ base: 'dealer', method: 'POST', path, input: { fields, address: '203.0.113.7' } })
const ask = (path: string, query: Record<string, string>) => answer({ base: 'dealer', method: 'GET', path, query })

const outbox = () => backend.db.selectFrom('outbox').select(['event', 'state', 'last_error']).orderBy('step').execute()
const drain = (deliver: Deliver) =>
  createOutboxWorker({
    db: backend.db,
    deliver,
    now: backend.now,
    metrics: createMetrics(),
    log: { warn: () => {}, error: () => {} },
  }).drain()

describe('an hour of an outside schedule', () => {
  test('that is free is stored and told to both, the CRM and the schedule', async () => {
    outsideHours.mockResolvedValue(hour(true))
    await expect(post('/v1/request', form)).resolves.toMatchObject({ status: 200 })
    const told: (string | undefined)[] = []
    await drain(async ({ to, fields }) => {
      told.push(to ?? 'crm')
      expect(fields).toMatchObject({ date: form['date'], time: form['time'] })
      return null
    })
    expect(told.toSorted()).toEqual(['crm', 'schedule'])
  })

  test('that is taken there is refused as any taken hour, and nothing is stored', async () => {
    outsideHours.mockResolvedValue(hour(false))
    const response = await post('/v1/request', form)
    expect([response.status, messageOf(response), await outbox()]).toEqual([409, leadMessages.slotTaken, []])
  })

  test('that it does not know is a wrong field', async () => {
    outsideHours.mockResolvedValue({})
    await expect(post('/v1/request', form)).resolves.toMatchObject({ status: 422 })
  })
})

test('a schedule that is down costs no request', async () => {
  outsideHours.mockResolvedValue(null)
  await expect(post('/v1/request', form)).resolves.toMatchObject({ status: 200 })
  await drain(async ({ to }) => (to === 'schedule' ? 'timeout of 10000ms exceeded' : null))
  expect(await outbox()).toEqual([
    { event: 'created', state: 'delivered', last_error: null },
    { event: 'hour', state: 'waiting', last_error: 'timeout of 10000ms exceeded' },
  ])
})

test('a CRM that is down does not keep the hour from the schedule', async () => {
  outsideHours.mockResolvedValue(null)
  await post('/v1/request', form)
  await drain(async ({ to }) => (to === 'schedule' ? null : 'HTTP 503'))
  expect(await outbox()).toEqual([
    { event: 'created', state: 'waiting', last_error: 'HTTP 503' },
    { event: 'hour', state: 'delivered', last_error: null },
  ])
})

test('an hour that waits for the dealer is not taken in the schedule', async () => {
  outsideHours.mockResolvedValue(null)
  for (const time of ['12:00', '13:00']) await post('/v1/request', testDrive({ time }))
  const { url } = dataOf<LeadReceipt>(await post('/v1/request', testDrive({ time: '14:00' })))
  const events = async () => (await outbox()).map(({ event }) => event).toSorted()
  expect(await events()).toEqual(['created', 'created', 'created', 'hour', 'hour'])
  await post(`/v1${url}`, { action: 'move', date: form['date']!, time: '15:00' })
  expect(await events()).toEqual(['created', 'created', 'created', 'hour', 'hour', 'moved'])
})

test('an hour that is cancelled before the schedule was told is told to it no more', async () => {
  outsideHours.mockResolvedValue(hour(true))
  const { url } = dataOf<LeadReceipt>(await post('/v1/request', form))
  await post(`/v1${url}`, { action: 'cancel' })
  const told: string[] = []
  await drain(async ({ to = 'crm' }) => {
    told.push(to)
    return null
  })
  expect(told).toEqual(['crm', 'crm'])
})

test('the nearest hour is the first that the schedule has free, whatever order it names them in', async () => {
  const hours = { '15:00': { available: true }, '10:00': { available: false }, '12:00': { available: true } }
  outsideHours.mockResolvedValue({ [form['date']!]: hours })
  const slots = dataOf<NearestSlot[]>(await ask('/v1/nearest-slots', { city_id: '1' }))
  expect(new Set(slots.map(({ date, time }) => `${date} ${time}`))).toEqual(new Set([`${form['date']} 12:00`]))
})

test('an hour that the schedule refuses for good is an operator’s at once, and does not hold up the CRM', async () => {
  outsideHours.mockResolvedValue(null)
  await post('/v1/request', form)
  await drain(async ({ to }) => (to === 'schedule' ? { rejection: 'the schedule refused: занято' } : null))
  expect(await outbox()).toEqual([
    { event: 'created', state: 'delivered', last_error: null },
    { event: 'hour', state: 'dead', last_error: 'the schedule refused: занято' },
  ])
})

test('an embedded schedule is told of nothing', async () => {
  await backend.post('/v1/request', form)
  expect(await outbox()).toMatchObject([{ event: 'created' }])
})
