import type { Database } from '#src/backend/database.ts'
import { cityRow } from '#src/backend/seed.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import { effectiveAt, type PublishedVersion, type ShippedItem } from '#src/domain/content/effective.ts'

/**
 * The rows of cities. One that has been taken off the site keeps its row with what it said last: requests are read by its
 * name and clock, and no visitor is told of a city without dealers.
 */

/** Every city that holds at the moment or has held before it. */
export function citiesKnown(
  shipped: readonly ShippedItem[],
  versions: readonly PublishedVersion[],
  at: string,
): CityBody[] {
  const begun = versions.filter(({ kind, from, body }) => kind === 'city' && from <= at && body !== null)
  const last = begun.toSorted((a, b) => a.from.localeCompare(b.from) || a.publishedAt.localeCompare(b.publishedAt))
  const bodies = new Map(
    [...shipped, ...last, ...effectiveAt(shipped, versions, at).values()].flatMap(({ kind, key, body }) =>
      kind === 'city' && body !== null ? [[key, body] as const] : [],
    ),
  )
  // Cast: bodies are written in the shape of their kind alone (versions.ts, shipped.ts).
  return [...bodies.values()].map((body) => JSON.parse(body) as CityBody)
}

/** Writes what differs; whether anything did. A row that dealers stand in is changed and never deleted. */
export async function settleCities(db: Database, bodies: readonly CityBody[]): Promise<boolean> {
  const stored = new Map(
    (await db.selectFrom('city').select(['id', 'document']).execute()).map(({ id, document }) => [id, document]),
  )
  const other = bodies.map(cityRow).filter(({ id, document }) => stored.get(id) !== document)
  for (const { id, ...row } of other)
    if (stored.has(id)) await db.updateTable('city').set(row).where('id', '=', id).execute()
  const added = other.filter(({ id }) => !stored.has(id))
  if (added.length > 0) await db.insertInto('city').values(added).execute()
  return other.length > 0
}
