import { publishedVersions } from '#src/backend/content/published.ts'
import { readShipped } from '#src/backend/content/shipped.ts'
import type { Database } from '#src/backend/database.ts'
import type { ContentBody } from '#src/domain/content/bodies.ts'
import type { CityBody } from '#src/domain/content/city.ts'
import { effectiveAt, type PublishedVersion, type ShippedItem } from '#src/domain/content/effective.ts'
import type { CityChoice } from '#src/office/shapes/content.ts'

/** Cities and the dealers in them, as the office has published them. */

type DealerBody = ContentBody<'dealer'>
/** What holds from a moment on, ISO, until the next one. */
export type Held = {
  from: string
  cities: ReadonlyMap<number, CityBody>
  dealers: ReadonlyMap<number, DealerBody>
}

/** Now, and after each planned change. */
export async function heldFrom(db: Database, now: Date): Promise<Held[]> {
  const isOurs = ({ kind }: { kind: string }) => kind === 'city' || kind === 'dealer'
  const shipped = (await readShipped(db)).filter(isOurs)
  const versions = (await publishedVersions(db)).filter(isOurs)
  const at = now.toISOString()
  const planned = [...shipped.map(({ from }) => from), ...versions.flatMap(({ from, until }) => [from, until])]
  const times = new Set(planned.filter((time): time is string => time !== null && time > at))
  return [at, ...[...times].toSorted()].map((time) => heldAt(shipped, versions, time))
}

function heldAt(shipped: readonly ShippedItem[], versions: readonly PublishedVersion[], from: string): Held {
  const items = [...effectiveAt(shipped, versions, from).values()]
  // Casts: bodies are written in the shape of their kind alone (versions.ts, shipped.ts).
  const of = <Body extends { id: number }>(wanted: 'city' | 'dealer') =>
    new Map(
      items
        .filter(({ kind }) => kind === wanted)
        .map(({ body }) => JSON.parse(body) as Body)
        .map((body) => [body.id, body]),
    )
  return { from, cities: of<CityBody>('city'), dealers: of<DealerBody>('dealer') }
}

/** Those a dealer may be put in: they hold, or will; in the order of lists. */
export async function citiesToChoose(db: Database, now: Date): Promise<CityChoice[]> {
  const known = new Map<number, CityChoice & { sort: number }>()
  for (const [index, { from, cities }] of (await heldFrom(db, now)).entries())
    for (const { id, name, sort } of cities.values())
      if (!known.has(id)) known.set(id, { id, name, from: index === 0 ? null : from, sort })
  return [...known.values()].toSorted((a, b) => a.sort - b.sort).map(({ id, name, from }) => ({ id, name, from }))
}

export type CityNames = ReadonlyMap<number, string>

/** By number, of those that have been taken off the site, too: their dealers are listed. */
export async function cityNames(db: Database): Promise<CityNames> {
  const rows = await db.selectFrom('city').select('document').execute()
  return new Map(
    rows.map(({ document }) => {
      // Cast: rows are written in this shape alone (seed.ts, content/cities.ts).
      const { id, name } = JSON.parse(document) as Pick<CityBody, 'id' | 'name'>
      return [id, name]
    }),
  )
}
