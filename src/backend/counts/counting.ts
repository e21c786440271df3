import type { Database } from '#src/backend/database.ts'
import { inWrite } from '#src/backend/write.ts'
import { dayIn } from '#src/domain/day.ts'
import type { LinkCounted } from '#src/domain/counted-link.ts'
import { DEFAULT_ZONE } from '#src/domain/time-zone.ts'

/**
 * `step`: by the name of an event; `search`, `missing`: by the search words and the missing address; the others by the
 * code of a counted link (links/).
 */
export type Counted = 'view' | 'step' | 'document' | 'search' | 'missing' | LinkCounted

export type Counting = {
  /** Increments a counter. Written within seconds: a killed process loses what it had not written. */
  add: (what: Counted, name: string) => void
  /** Writes the collected counts. */
  flush: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}

type CountingParts = {
  db: Database
  now: () => Date
  log: { error: (details: object, text: string) => void }
}

const EVERY_MS = 5_000
/** Limits on the number of names that strangers choose: between two writes, and per day. */
const MAX_NAMES = 500
const MAX_NAMES_OF_DAY = 2_000
/** Name under which the rest is counted. */
export const OTHER = '…'
const RETENTION_YEARS = 2

/** Counters by day, in memory for some seconds, then in the database. */
export function createCounting({ db, now, log }: CountingParts): Counting {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  /** One after another: a stop waits for the one under way, too, before the database is closed. */
  let written = Promise.resolve()
  function flush(): Promise<void> {
    if (counts.size === 0) return written
    const taken = counts
    counts = new Map()
    written = written
      .then(() => write(db, taken))
      .catch((error: unknown) => log.error({ err: error }, 'counters were not written'))
    return written
  }
  return {
    add(what, name) {
      const day = dayIn(DEFAULT_ZONE, now())
      const own = JSON.stringify([what, day, name])
      const key = counts.size < MAX_NAMES || counts.has(own) ? own : JSON.stringify([what, day, OTHER])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    flush,
    start() {
      timer = setInterval(() => void flush(), EVERY_MS)
      timer.unref()
    },
    stop() {
      clearInterval(timer)
      return flush()
    },
  }
}

const write = (db: Database, counts: ReadonlyMap<string, number>): Promise<void> =>
  inWrite(db, async (transaction) => {
    // In the same order in all processes, so that they cannot deadlock.
    for (const [key, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const [what, day, name] = JSON.parse(key) as [Counted, string, string]
      if (what === 'link-view' && !(await isLink(transaction, name))) continue
      await raise(transaction, { what, day, name: await roomFor(transaction, what, day, name) }, count)
    }
  })

/** Whether a link with this code exists: strangers may report any code. */
export const isLink = async (db: Database, code: string): Promise<boolean> =>
  (await db.selectFrom('made_link').select('code').where('code', '=', code).executeTakeFirst()) !== undefined

async function roomFor(db: Database, what: Counted, day: string, name: string): Promise<string> {
  if (what !== 'search' && what !== 'missing') return name
  const { names } = await db
    .selectFrom('site_count')
    .select((eb) => eb.fn.countAll<number>().as('names'))
    .where('what', '=', what)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(names) < MAX_NAMES_OF_DAY || (await isCounted(db, what, day, name)) ? name : OTHER
}

const isCounted = async (db: Database, what: Counted, day: string, name: string): Promise<boolean> =>
  (await db
    .selectFrom('site_count')
    .select('name')
    .where('what', '=', what)
    .where('day', '=', day)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/** Writes at once, in the caller's transaction. */
export const countNow = (db: Database, what: Counted, name: string, now: Date): Promise<void> =>
  raise(db, { what, day: dayIn(DEFAULT_ZONE, now), name }, 1)

const raise = async (db: Database, key: { what: Counted; day: string; name: string }, count: number): Promise<void> =>
  void (await db
    .insertInto('site_count')
    .values({ ...key, count })
    .onConflict((clash) =>
      clash.columns(['what', 'day', 'name']).doUpdateSet((eb) => ({ count: eb('site_count.count', '+', count) })),
    )
    .execute())

/** For the hourly clean-up. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() - RETENTION_YEARS)
  await db.deleteFrom('site_count').where('day', '<', dayIn(DEFAULT_ZONE, end)).execute()
}
