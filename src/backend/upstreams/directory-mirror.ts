import * as z from 'zod/mini'
import type { Database } from '#src/backend/database.ts'
import { cityRow, dealerRow } from '#src/backend/seed.ts'
import { inWrite } from '#src/backend/write.ts'
import { readData } from '#src/backend/upstreams/outside-answer.ts'
import { UpstreamError, type Upstream } from '#src/backend/upstreams/upstream.ts'
import type { City, Dealer } from '#src/domain/dealer.ts'
import { isZone } from '#src/domain/opening-hours.ts'
import { cityShape, dealerShape } from '#src/domain/shapes/dealer.ts'

type MirrorParts = {
  db: Database
  dealer: Upstream
  log: { error: (details: object, text: string) => void }
}
const EVERY_MS = 60_000

/**
 * Keeps our tables of cities and dealers as an outside dealer backend has them: requests are checked and told by them,
 * so they have to be at hand when that one is down.
 */
export function createDirectoryMirror({ db, dealer: upstream, log }: MirrorParts) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = Promise.resolve()

  async function once(): Promise<void> {
    try {
      const [cities, dealers] = await Promise.all([
        askAll(upstream, '/v1/city', cityShape),
        askAll(upstream, '/v1/dealer', dealerShape),
      ])
      await writeDirectory(db, cities, dealers)
    } catch (error) {
      // Its breaker and metrics have told of it.
      if (!(error instanceof UpstreamError)) log.error({ err: error }, 'cities and dealers were not taken over')
    }
    if (stopped) return
    timer = setTimeout(run, EVERY_MS)
    timer.unref()
  }
  const run = () => {
    running = once()
  }
  return {
    start: run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Columns hold 32 bits; of two with one number the first counts. */
const isNumber = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 2 ** 31
const byNumber = <T extends { id: number; sort: number }>(items: readonly T[]): Map<number, T> =>
  new Map(
    items
      .filter(({ id, sort }) => isNumber(id) && isNumber(sort))
      .toReversed()
      .map((item) => [item.id, item]),
  )

async function askAll<T>(upstream: Upstream, path: string, shape: z.ZodMiniType<T>): Promise<T[]> {
  const outside = { shape: z.array(shape), query: [] }
  const told = await upstream.ask({ path, isKept: true, read: (body) => readData(outside, body) })
  return told.isGood ? (told.data as { data: T[] }).data : []
}

/** Writes what differs, all or nothing. An empty list is no directory: the one at hand stays. */
export async function writeDirectory(db: Database, cities: readonly City[], dealers: readonly Dealer[]): Promise<void> {
  const known = byNumber(cities.filter(({ timezone }) => isZone(timezone)))
  const city = [...known.values()].map(({ dealers_count: _counted, ...own }) => cityRow(own))
  const dealer = [...byNumber(dealers.filter(({ city_id }) => known.has(city_id))).values()].map(dealerRow)
  if (city.length === 0 || dealer.length === 0) return
  const isSame = async (table: 'city' | 'dealer', rows: readonly { id: number; document: string }[]) => {
    const stored = await db.selectFrom(table).select(['id', 'document']).execute()
    const byId = new Map(stored.map(({ id, document }) => [id, document]))
    return byId.size === rows.length && rows.every(({ id, document }) => byId.get(id) === document)
  }
  if ((await isSame('city', city)) && (await isSame('dealer', dealer))) return
  await inWrite(db, async (transaction) => {
    await transaction.deleteFrom('dealer').execute()
    await transaction.deleteFrom('city').execute()
    await transaction.insertInto('city').values(city).execute()
    await transaction.insertInto('dealer').values(dealer).execute()
  })
}
