import type { Database } from '#src/backend/database.ts'
import { CONTENT_KINDS, type ContentKind } from '#src/domain/content/kinds.ts'

/**
 * Revision numbers, incremented when content of a kind changes, and the time of the next scheduled change: every
 * process of an installation polls them once a second.
 */
export type ContentState = {
  revisions: ReadonlyMap<ContentKind, string>
  /** ISO; null when nothing is scheduled. */
  next: string | null
  /** The time whose content the tables have, ISO; null before the first. */
  applied: string | null
}

const PREFIX = 'content:'
const NEXT = `${PREFIX}next`
const APPLIED = `${PREFIX}applied`
const NOTHING: ContentState = { revisions: new Map(), next: null, applied: null }

export async function readContentState(db: Database): Promise<ContentState> {
  const rows = await db
    .selectFrom('site_state')
    .select(['key', 'value'])
    .where('key', 'in', [NEXT, APPLIED, ...CONTENT_KINDS.map((kind) => PREFIX + kind)])
    .execute()
  if (rows.length === 0) return NOTHING
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return {
    revisions: new Map(
      CONTENT_KINDS.flatMap((kind) => {
        const value = values.get(PREFIX + kind)
        return value === undefined ? [] : [[kind, value]]
      }),
    ),
    next: values.get(NEXT) || null,
    applied: values.get(APPLIED) ?? null,
  }
}

export async function raiseRevisions(db: Database, kinds: Iterable<ContentKind>): Promise<void> {
  const { revisions } = await readContentState(db)
  for (const kind of kinds) await put(db, PREFIX + kind, String(Number(revisions.get(kind) ?? 0) + 1))
}

/** Call when the tables have the content of the given time. */
export async function noteApplied(db: Database, at: string, next: string | null): Promise<void> {
  await put(db, APPLIED, at)
  await put(db, NEXT, next ?? '')
}

async function put(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('site_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
