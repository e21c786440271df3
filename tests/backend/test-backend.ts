import { createAnswer, type Answer } from '#src/backend/answer.ts'
import { openDatabase, type Database } from '#src/backend/database.ts'
import { HOLD_LIMITS } from '#src/backend/leads/hold.ts'
import type { MailPlan } from '#src/backend/mail/plan.ts'
import { migrate } from '#src/backend/migrations.ts'
import { seed } from '#src/backend/seed.ts'
import type { RawQuery } from '#src/backend/query.ts'
import type { ApiResponse } from '#src/domain/api.ts'
import { fixtureRows, isPrepared, openPrepared } from './prepared-database.ts'

export type TestBackend = {
  db: Database
  answer: Answer
  /** What reached the log. */
  logged: object[]
  /** A GET of the dealer base. */
  get: (path: string, query?: RawQuery) => Promise<ApiResponse>
  /** A POST that has come through the gate. */
  post: (path: string, fields: Readonly<Record<string, string>>, query?: RawQuery) => Promise<ApiResponse>
  now: () => Date
  setNow: (at: string) => void
}

export { fixtureRows } from './prepared-database.ts'

/**
 * A backend on a fresh database, by itself one in memory, filled with the fixtures. The clock stands at `start` until
 * it is set. Rules about the content of the site take `rows` from `siteContent()`.
 */
export async function createTestBackend(
  start = '2021-07-14T09:00:00Z',
  given?: Database,
  holdLimits = HOLD_LIMITS,
  mail: MailPlan | null = null,
  rows = fixtureRows,
): Promise<TestBackend> {
  let at = start
  const now = () => new Date(at)
  // Other rows begin with an empty database: these would replace what the prepared one holds.
  const db = given ?? (await (rows === fixtureRows ? openPrepared() : openDatabase({ file: ':memory:' })))
  if (rows !== fixtureRows || !isPrepared(db)) {
    await migrate(db)
    await seed(db, rows)
  }
  const logged: object[] = []
  const answer = createAnswer({
    db,
    now,
    publicOrigin: 'https://site.example',
    metrikaId: null,
    holdLimits,
    mail,
    log: { error: (details) => void logged.push(details) },
  })
  const get = (path: string, query: RawQuery = {}) => answer({ base: 'dealer', method: 'GET', path, query })
  const post: TestBackend['post'] = (path, fields, query = {}) =>
    answer({ base: 'dealer', method: 'POST', path, query, input: { fields, address: '203.0.113.7' } })
  const setNow = (next: string) => {
    at = next
  }
  return { db, answer, logged, get, post, now, setNow }
}

/** The message of a refusal. */
export const messageOf = ({ data }: ApiResponse): unknown => (data as { message: unknown }).message
/** The data of an envelope. */
export const dataOf = <T = unknown>({ data }: ApiResponse): T => (data as { data: T }).data
