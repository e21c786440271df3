import { publishedVersions } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import { formerPrices } from '#src/content/seed/former-prices.ts'
import { listChanges, type DatedList } from '#src/domain/content/price-changes.ts'
import { MODEL_CODES } from '#src/domain/model.ts'
import type { PriceChange } from '#src/domain/shapes/price-change.ts'

/** Older ones are of interest to nobody. */
const MAX = 300

/** Changes of prices until the moment, newest first; of one day in the order of the line-up. */
export async function priceChanges(db: Database, now: Date, former = formerPrices): Promise<PriceChange[]> {
  const [shipped, versions] = await Promise.all([readShipped(db), publishedVersions(db)])
  const changes = MODEL_CODES.flatMap((model) => {
    const isOwn = ({ kind, key }: { kind: string; key: string }) => kind === 'price' && key === model
    const body = shipped.find(isOwn)?.body
    if (body === undefined) return []
    // Cast: shipped in the shape of its kind alone (shipped.ts).
    const list = JSON.parse(body) as DatedList
    const lists = [...former.filter((one) => one.model === model && one.since < list.since).map(named(list)), list]
    return listChanges({ shipped: lists, versions: versions.filter(isOwn), now }).map((change) => ({
      model,
      ...change,
    }))
  })
  return changes.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MAX)
}

/** With the names its trims have in the list that came after it; those that are gone are left out. */
const named =
  (list: DatedList) =>
  ({ since, prices }: (typeof formerPrices)[number]): DatedList => ({
    since,
    trims: list.trims.flatMap(({ id, name }) => {
      const row = prices.find(([trim]) => trim === id)
      return row ? [{ id, name, price: row[1] }] : []
    }),
  })
