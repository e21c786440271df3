import { countNow, isLink } from '#src/backend/counts/counting.ts'
import type { Database } from '#src/backend/database.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { LINK_CODE, type LinkCounted } from '#src/domain/counted-link.ts'
import { LINK_FIELD } from '#src/domain/landing-keys.ts'

type Row = Pick<LeadTable, 'origin' | 'slot_date'>

/** Counts a request for the link that brought it, in the caller's transaction; a booking is one with an hour. */
export async function countLinkRequest(db: Database, row: Row, now: Date): Promise<void> {
  await count(db, row, ['link-request', ...(row.slot_date === null ? [] : (['link-booking'] as const))], now)
}

/** Counts that such a request is cancelled or withdrawn: call it before its origin is erased. */
export const countLinkCancel = (db: Database, row: Row, now: Date): Promise<void> =>
  count(db, row, ['link-cancel'], now)

async function count(db: Database, { origin }: Row, whats: readonly LinkCounted[], now: Date): Promise<void> {
  const { [LINK_FIELD]: code } = JSON.parse(origin ?? '{}') as { [LINK_FIELD]?: string }
  if (code === undefined || !LINK_CODE.test(code) || !(await isLink(db, code))) return
  for (const what of whats) await countNow(db, what, code, now)
}
