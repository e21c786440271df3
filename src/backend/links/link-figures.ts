import type { Database } from '#src/backend/database.ts'
import { LINK_COUNTS, type LinkCounted } from '#src/domain/counted-link.ts'

/** The figures of links: counts by day (Moscow time), nothing about people. */

export type Figures = Readonly<Record<LinkCounted, number>>
export type DayFigures = { day: string; figures: Figures }

const NONE: Figures = { 'link-view': 0, 'link-request': 0, 'link-booking': 0, 'link-cancel': 0 }

/** Days with counts, the last one first. */
export async function figuresByDay(db: Database, code: string): Promise<DayFigures[]> {
  const rows = await db
    .selectFrom('site_count')
    .select(['day', 'what', 'count'])
    .where('what', 'in', LINK_COUNTS)
    .where('name', '=', code)
    .orderBy('day', 'desc')
    .execute()
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, counts]) => ({ day, figures: figuresOf(counts) }))
}

/** The sums of a period by code. */
export async function figuresByLink(
  db: Database,
  { since, until }: { since: string; until: string },
): Promise<ReadonlyMap<string, Figures>> {
  const rows = await db
    .selectFrom('site_count')
    .select((eb) => ['name', 'what', eb.fn.sum<number>('count').as('count')])
    .where('what', 'in', LINK_COUNTS)
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy(['name', 'what'])
    .execute()
  return new Map([...Map.groupBy(rows, ({ name }) => name)].map(([name, counts]) => [name, figuresOf(counts)]))
}

export const noFigures = (): Figures => NONE

const figuresOf = (counts: readonly { what: string; count: number }[]): Figures =>
  counts.reduce<Figures>(
    (all, { what, count }) => ({ ...all, ...(isLinkCount(what) && { [what]: all[what] + Number(count) }) }),
    NONE,
  )
const isLinkCount = (what: string): what is LinkCounted => LINK_COUNTS.some((name) => name === what)
