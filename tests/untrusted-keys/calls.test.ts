import { NO_HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#src/backend/endpoints.ts'
import type { RawQuery } from '#src/backend/query.ts'
import { messageOf } from '#src/backend/outbox/message.ts'
import type { LeadReceipt } from '#src/domain/lead.ts'
import { everyForm, testDrive } from '../backend/leads/forms.ts'
import { createTestBackend, dataOf, type TestBackend } from '../backend/test-backend.ts'
import { spellingsOf, WORDS } from './words.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend(undefined, undefined, NO_HOLD_LIMITS)
})
afterAll(() => backend.db.destroy())

const calls = Object.keys(endpoints)
const reading = calls.filter((call) => call.startsWith('GET ')).map((call) => call.slice(4))
const writing = calls.filter((call) => call.startsWith('POST ')).map((call) => call.slice(5))

/** What lets a call get past its first parameter; one that is not named here is asked for all the same. */
const RIGHT: ReadonlyMap<string, string> = new Map([
  ['method', 'getShedule'],
  ['modelCode', 'g90'],
  ['city_id', '1'],
  ['route', '/gv80.html'],
  ['q', 'гарантия'],
])

/** A query that has a value for whatever name it is asked, and tells which names those are. */
function queryOf(valueOf: (name: string) => string | undefined, tell: (name: string) => void = () => {}): RawQuery {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      getOwnPropertyDescriptor(_, name) {
        tell(String(name))
        return { value: valueOf(String(name)), configurable: true, enumerable: true, writable: true }
      },
      get: (_, name) => valueOf(String(name)),
    },
  )
}

/** Names of the parameters a call reads, found by watching it. */
async function namesOf(path: string): Promise<string[]> {
  const names = new Set<string>()
  const tell = (name: string) => void names.add(name)
  await backend.get(
    path,
    queryOf((name) => RIGHT.get(name), tell),
  )
  await backend.get(
    path,
    queryOf(() => '1', tell),
  )
  return [...names]
}

const isBroken = ({ status }: { status: number }) => status >= 500

describe('words that every object knows', () => {
  test.each(reading.filter((path) => path.includes('{id}')))('in the path of %s', async (path) => {
    const broken: string[] = []
    for (const word of WORDS.flatMap(spellingsOf))
      if (isBroken(await backend.get(path.replace('{id}', () => word)))) broken.push(word)
    expect(broken).toEqual([])
  })

  test.each(reading)('in every parameter of %s', async (path) => {
    const asked = path.replace('{id}', '101')
    const broken: string[] = []
    for (const name of await namesOf(asked))
      for (const word of WORDS) {
        const query = queryOf((other) => (other === name ? word : RIGHT.get(other)))
        if (isBroken(await backend.get(asked, query))) broken.push(`${name}=${word}`)
      }
    expect(broken).toEqual([])
  })

  test.each(reading)('as names of parameters of %s', async (path) => {
    const names = WORDS.flatMap((word) => [word, `${word}[x]`, `${word}.x`])
    const asked = path.replace('{id}', '101')
    expect(isBroken(await backend.get(asked, new URLSearchParams(names.map((name) => [name, '1']))))).toBe(false)
  })

  test.each(Object.entries(everyForm))('in every field of the form %s', async (_, form) => {
    const broken: string[] = []
    for (const field of Object.keys(form()))
      for (const word of WORDS)
        if (isBroken(await backend.post('/v1/request', form({ [field]: word })))) broken.push(`${field}=${word}`)
    expect(broken).toEqual([])
  })

  test.each(writing)('as names and values of what is posted to %s', async (path) => {
    const { url } = dataOf<LeadReceipt>(await backend.post('/v1/request', testDrive({ date: '', time: '' })))
    const asked = path.replace('{id}', () => url.split('/').at(-1) ?? '')
    const named = Object.fromEntries(WORDS.map((word) => [word, word]))
    const broken: string[] = []
    for (const word of WORDS)
      for (const fields of [
        { action: word },
        { action: 'move', date: word, time: word },
        { hash: `#slide=7&model=${word}&comp=${word}` },
        { hash: `#${word}=${word}` },
        { lead_type: word },
      ])
        if (isBroken(await backend.post(asked, { ...named, ...fields }, { method: word }))) broken.push(word)
    expect(broken).toEqual([])
  })

  test('in the messages about what was stored: none fails', async () => {
    const rows = await backend.db.selectFrom('outbox').select(['id', 'lead_id', 'event', 'channel']).execute()
    expect(rows.length).toBeGreaterThan(WORDS.length)
    for (const row of rows) await messageOf(backend.db, row, backend.now())
    const secrets = await backend.db.selectFrom('lead').select('secret').execute()
    for (const { secret } of secrets) expect(isBroken(await backend.get(`/v1/request/${secret}`))).toBe(false)
  })

  test('nothing of all this was a failure in the log', () => expect(backend.logged).toEqual([]))
})
