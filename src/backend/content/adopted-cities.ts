import { insertPublished, publishedVersions } from '#src/backend/content/published.ts'
import { hashOf, readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import { effectiveAt, itemId, type PublishedVersion, type ShippedItem } from '#src/domain/content/effective.ts'

/**
 * Cities that a new version of the code leaves out while the office has dealers in them. Without its city a dealer
 * could not be on the site, so the city stays as the office's own, with what the former version said of it.
 */

/** In place of a user: who has published such a city. */
export const NEW_CODE = 'new-code'

export type AdoptedCity = { city: string; dealers: string[] }
const isCity = ({ kind }: { kind: string }) => kind === 'city'
type DealerBody = ContentBody<'dealer'>

/** Call before the new items are recorded (ship), in their transaction. */
export async function adoptCities(db: Database, items: readonly ShippedItem[], now: Date): Promise<AdoptedCity[]> {
  const named = new Set(items.filter(isCity).map(itemId))
  const left = (await readShipped(db)).filter((item) => isCity(item) && !named.has(itemId(item)))
  if (left.length === 0) return []
  const homeless = dealersWithoutCity(items, await publishedVersions(db), now)
  const adopted: AdoptedCity[] = []
  for (const { kind, key, body } of left) {
    const dealers = homeless.filter(({ city_id }) => String(city_id) === key).map(({ code }) => code)
    if (dealers.length === 0) continue
    const at = now.toISOString()
    await insertPublished(
      db,
      { kind, key, body },
      { at, from: at, by: NEW_CODE, baseHash: hashOf(body), publishedAt: at },
    )
    // Cast: bodies are written in the shape of their kind alone (shipped.ts).
    adopted.push({ city: (JSON.parse(body) as CityBody).name, dealers })
  }
  return adopted
}

/** Dealers on the site, now or after a planned change, whose city is not there at that time. */
export function dealersWithoutCity(
  shipped: readonly ShippedItem[],
  versions: readonly PublishedVersion[],
  now: Date,
): DealerBody[] {
  // With an outside directory the site has none of its own, whatever was published before.
  if (!shipped.some(isCity)) return []
  const at = now.toISOString()
  const planned = versions.flatMap(({ kind, from, until }) =>
    kind === 'dealer' || kind === 'city' ? [from, until] : [],
  )
  const changes = new Set([at, ...planned.filter((time): time is string => time !== null && time > at)])
  const found = new Map<string, DealerBody>()
  for (const time of changes) {
    const held = effectiveAt(shipped, versions, time)
    for (const { kind, key, body } of held.values()) {
      if (kind !== 'dealer') continue
      // Cast: bodies are written in the shape of their kind alone (versions.ts, shipped.ts).
      const dealer = JSON.parse(body) as DealerBody
      if (!held.has(itemId({ kind: 'city', key: String(dealer.city_id) }))) found.set(key, dealer)
    }
  }
  return [...found.values()]
}
