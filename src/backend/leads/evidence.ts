import type { Database } from '#src/backend/database.ts'
import { CONSENT_PROOF_YEARS } from '#src/domain/lead.ts'

/**
 * Deletes the evidence of consents after its term: three years after the end of processing (content/legal/document.ts).
 * Processing ends when the consent is withdrawn, otherwise when the data of the request are erased; a consent to
 * advertising with a phone hash holds until it is withdrawn. Returns how many rows were deleted.
 */
export async function deleteOldEvidence(db: Database, now: Date): Promise<number> {
  const time = new Date(now)
  time.setUTCFullYear(time.getUTCFullYear() - CONSENT_PROOF_YEARS)
  const end = time.toISOString()
  const { numDeletedRows } = await db
    .deleteFrom('consent')
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        eb('withdrawn_at', '<=', end),
        and([
          eb('withdrawn_at', 'is', null),
          eb('phone_hash', 'is', null),
          exists(
            selectFrom('lead')
              .select('lead.id')
              .whereRef('lead.id', '=', 'consent.lead_id')
              .where('lead.personal', 'is', null)
              .where('lead.erase_at', '<=', end),
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  // The former dealer's processing ended when the request was passed on.
  const former = await db.deleteFrom('lead_pass').where('at', '<=', end).executeTakeFirst()
  return Number(numDeletedRows) + Number(former.numDeletedRows)
}
