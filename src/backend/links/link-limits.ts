import { CallError } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import { LINK_COUNTS } from '#src/domain/counted-link.ts'

/** Maximum number of stored links, followed or not: of one network (a /24 of IPv4, a /48 of IPv6), and of all. */
export type LinkLimits = { network: number; all: number }

/** A campaign makes some dozens; 40,000 rows are 10 MB. */
export const LINK_LIMITS: LinkLimits = { network: 1_000, all: 40_000 }

/**
 * Makes room for one more link of `network` (keyed hash, null where unknown). A network at its limit loses its oldest
 * links that nobody has followed. A full table takes from the networks with the most links: whoever has a few keeps
 * them and can make another, however many somebody else makes. Throws CallError 429 where a network's links are all
 * followed, 503 where the table is full of links whose network is unknown.
 */
export async function makeRoomForLink(db: Database, network: string | null, limits: LinkLimits): Promise<void> {
  if (network !== null) {
    await deleteOldest(db, network, (await countLinks(db, network)) - limits.network + 1, { alsoFollowed: false })
    if ((await countLinks(db, network)) >= limits.network)
      throw new CallError(
        429,
        'Из вашей сети заведено очень много ссылок, и по всем переходят: место для новой освободить нечем.',
      )
  }
  for (let over = (await countLinks(db)) - limits.all + 1; over > 0; over--) {
    const largest = await largestNetwork(db)
    if (largest === null) throw new CallError(503, 'Новых ссылок сейчас не завести: их слишком много.')
    await deleteOldest(db, largest, 1, { alsoFollowed: true })
  }
}

async function countLinks(db: Database, network?: string): Promise<number> {
  const { count } = await db
    .selectFrom('made_link')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .$if(network !== undefined, (select) => select.where('network', '=', network!))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function largestNetwork(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('made_link')
    .select('network')
    .where('network', 'is not', null)
    .groupBy('network')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.network ?? null
}

/** Those nobody has followed first; the others only with `alsoFollowed`. */
async function deleteOldest(db: Database, network: string, count: number, { alsoFollowed = false }): Promise<void> {
  if (count <= 0) return
  const oldest = db.selectFrom('made_link').select('code').where('network', '=', network).orderBy('created_at')
  const unused = await oldest.where('code', 'not in', followedCodes(db)).limit(count).execute()
  const followed =
    alsoFollowed && unused.length < count
      ? await oldest
          .where('code', 'in', followedCodes(db))
          .limit(count - unused.length)
          .execute()
      : []
  const codes = [...unused, ...followed].map(({ code }) => code)
  if (codes.length > 0) await deleteLinks(db, codes)
}

/** Links with a view or a request; a visitor without scripts sends only the latter. */
export const followedCodes = (db: Database) =>
  db.selectFrom('site_count').select('name').where('what', 'in', LINK_COUNTS)

/** Links with all their counts. */
export async function deleteLinks(db: Database, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('site_count').where('what', 'in', LINK_COUNTS).where('name', 'in', codes).execute()
  await db.deleteFrom('made_link').where('code', 'in', codes).execute()
}
