import type { Database } from '#src/backend/database.ts'
import { citiesToChoose, cityNames, heldFrom, type Held } from '#src/office/server/content/cities.ts'
import type { Card, Cities } from '#src/office/server/content/dealer-cells.ts'
import { lastBody } from '#src/office/server/content/list.ts'
import { bodyOf, draftOf, newestOf, shippedOf, versionsOf, type Version } from '#src/office/server/content/stored.ts'

/** Every dealer that the office knows, for a table that names them. */

export type KnownDealer = {
  key: string
  /** As it is on the site; of one that was never there: its draft. */
  card: Card
  isShown: boolean
  /** It was there and is not, or is to come: only its own page tells what to do about that. */
  isOff: boolean
  draft: Version | undefined
  /** Its id; null: the office has published nothing of him. */
  newest: string | null
  /** Of the next planned version. */
  plannedAt: string | null
}
export type Dealers = { known: ReadonlyMap<string, KnownDealer>; cities: Cities; held: readonly Held[] }

export async function knownDealers(db: Database, now: Date): Promise<Dealers> {
  const [held, versions, shipped] = [
    await heldFrom(db, now),
    await versionsOf(db, 'dealer'),
    await shippedOf(db, 'dealer'),
  ]
  const cities = { names: await cityNames(db), choice: await citiesToChoose(db, now) }
  const at = now.toISOString()
  const keys = new Set([...shipped.map(({ key }) => key), ...versions.map(({ key }) => key)])
  const known = [...keys].flatMap((key): KnownDealer[] => {
    const own = versions.filter((version) => version.key === key)
    const source = shipped.find((item) => item.key === key)
    const present = held[0]?.dealers.get(Number(key))
    const published = own.filter(({ state }) => state === 'published')
    const body = present ?? lastBody(own) ?? (source && bodyOf(source.body))
    if (!body) return []
    const plannedAt = published
      .map(({ from_at }) => from_at ?? '')
      .filter((from) => from > at)
      .toSorted()
      .at(0)
    return [
      {
        key,
        // Cast: bodies are written in the shape of their kind alone (drafts.ts, shipped.ts).
        card: body as Card,
        isShown: present !== undefined,
        isOff: present === undefined && (source !== undefined || published.length > 0),
        draft: draftOf(own, key),
        newest: newestOf(own, key)?.id ?? null,
        plannedAt: plannedAt ?? null,
      },
    ]
  })
  return { known: new Map(known.map((dealer) => [dealer.key, dealer])), cities, held }
}
