import type { Database } from '#src/backend/database.ts'
import { CONSENT_PROOF_YEARS } from '#src/domain/lead.ts'

/**
 * Deletes the evidence of consents whose term is over: three years after the processing has ended (content/legal/document.ts). It
 * ends when the consent is taken back, else with the data of its request; a consent to advertising that says whose it is
 * holds until it is taken back. Answers how many went.
 */
export async function deleteOldEvidence(db: Database, now: Date): Promise<number> {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - CONSENT_PROOF_YEARS)
  const end = moment.toISOString()
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
  return Number(numDeletedRows)
}
