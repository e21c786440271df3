import { publishedVersions } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { formerPrices } from '#src/content/seed/former-prices.ts'
import { listChanges, type DatedList } from '#src/domain/content/price-changes.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'

/** Number of changes kept in the list. */
const MAX = 300

/** Price changes up to the given time, newest first; within a day in the order of the line-up. */
export async function priceChanges(db: Database, now: Date, former = formerPrices): Promise<PriceChange[]> {
  const [shipped, versions] = await Promise.all([readShipped(db), publishedVersions(db)])
  const changes = MODEL_CODES.flatMap((model) => {
    const isOwn = ({ kind, key }: { kind: string; key: string }) => kind === 'price' && key === model
    const body = shipped.find(isOwn)?.body
    if (body === undefined) return []
    // Cast: shipped only in the shape of its kind (shipped.ts).
    const list = JSON.parse(body) as DatedList
    const lists = [...former.filter((one) => one.model === model && one.since < list.since).map(named(list)), list]
    return listChanges({ shipped: lists, versions: versions.filter(isOwn), now }).map((change) => ({
      model,
      ...change,
    }))
  })
  return changes.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MAX)
}

/** With the trim names of the following list; discontinued trims are left out. */
const named =
  (list: DatedList) =>
  ({ since, prices }: (typeof formerPrices)[number]): DatedList => ({
    since,
    trims: list.trims.flatMap(({ id, name }) => {
      const row = prices.find(([trim]) => trim === id)
      return row ? [{ id, name, price: row[1] }] : []
    }),
  })
