import type { Database } from '#src/backend/database.ts'
import { proveConsent } from '#src/backend/leads/consent-texts.ts'
import { dealerNames } from '#src/backend/dealers.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { enqueueLetters, type MailPlan } from '#src/backend/mail/plan.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import { inWrite } from '#src/backend/write.ts'

/**
 * Consents to advertising. They hold until they are withdrawn (38-FZ, art. 18), longer than the data of their request,
 * and the advertiser has to prove them. So such a row keeps a keyed hash of the phone: the consent can be found by the
 * phone, and nobody can read the phone from it without the key.
 */

// Different from the hash that requests are compared by, so that the two cannot be joined.
const hashOf = (db: Database, phone: string): Promise<string> => keyedHash(db, `advertising ${phone}`)

/** Call in the transaction that stores a request, after its consents: records whose consent to advertising it is. */
export async function nameAdvertised(db: Database, leadId: string, phone: string): Promise<void> {
  await db
    .updateTable('consent')
    .set({ phone_hash: await hashOf(db, phone) })
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'advertising')
    .execute()
}

export type AdvertisingConsent = {
  request: string
  given: string
  withdrawn: string | null
  page: string
  edition: string
  /** File of the consent text, and whether its hash matches the stored one. */
  text: string
  proved: boolean
}

/** All consents to advertising of a phone (+79161234567), newest first. */
export async function findAdvertising(db: Database, phone: string): Promise<AdvertisingConsent[]> {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('lead', 'lead.id', 'consent.lead_id')
    .select(['lead.number', 'lead.type', 'lead.dealer_id', 'consent.kind', 'consent.given_at', 'consent.withdrawn_at'])
    .select(['consent.page', 'consent.edition', 'consent.text_hash'])
    .where('consent.phone_hash', '=', await hashOf(db, phone))
    .orderBy('consent.given_at', 'desc')
    .execute()
  return Promise.all(
    rows.map(async ({ number, type, dealer_id, given_at, withdrawn_at, page, ...evidence }) => {
      const dealers = dealer_id === null ? [] : await dealerNames(db, dealer_id)
      const proof = await proveConsent(db, evidence, type, dealers)
      return { request: number, given: given_at, withdrawn: withdrawn_at, page, edition: evidence.edition, ...proof }
    }),
  )
}

/**
 * A person opts out of advertising: marks each of that person's consents and notifies every recipient of the data.
 * Returns how many.
 */
export async function refuseAdvertising(
  database: Database,
  phone: string,
  now: Date,
  mail: MailPlan | null = null,
): Promise<number> {
  const hash = await hashOf(database, phone)
  return inWrite(database, async (db) => {
    const rows = await db
      .updateTable('consent')
      .set({ withdrawn_at: now.toISOString() })
      .where('phone_hash', '=', hash)
      .where('withdrawn_at', 'is', null)
      .returning('lead_id')
      .execute()
    for (const { lead_id } of rows) {
      const row = await db
        .updateTable('lead')
        .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
        .where('id', '=', lead_id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await enqueue(db, row, 'refused', now)
      await enqueueLetters(db, row, 'refused', { now, mail })
    }
    return rows.length
  })
}
