import type { Selectable } from 'kysely'
import { DOCUMENT_TIMEOUT_MS, recordPromise, promiseDocument } from '#src/backend/configurations/lead-document.ts'
import { conflict } from '#src/backend/call-error.ts'
import type { Database } from '#src/backend/database.ts'
import type { Context, Input } from '#src/backend/endpoint.ts'
import { nameAdvertised } from '#src/backend/leads/advertising.ts'
import { promisedCall } from '#src/backend/leads/call-promise.ts'
import { checkLead, type Checked } from '#src/backend/leads/check.ts'
import { consentsOf } from '#src/backend/leads/consent-evidence.ts'
import { partsOf } from '#src/backend/leads/content.ts'
import { receiptOf } from '#src/backend/leads/visitor-request.ts'
import { holdOf, refuseTaken, type HoldLimits } from '#src/backend/leads/hold.ts'
import { readPlacedLead } from '#src/backend/leads/read.ts'
import { plainKeys } from '#src/backend/leads/request-key.ts'
import { keyedHash } from '#src/backend/leads/secrets.ts'
import { takeSlot } from '#src/backend/leads/slot.ts'
import { countLinkRequest } from '#src/backend/links/count-link.ts'
import { enqueueLetters, type MailPlan } from '#src/backend/mail/plan.ts'
import { networkOf } from '#src/backend/network.ts'
import { enqueue } from '#src/backend/outbox/queue.ts'
import type { LeadTable } from '#src/backend/tables.ts'
import { inWrite, lockName } from '#src/backend/write.ts'
import { HONEYPOT, IDEMPOTENCY_FIELD, leadMessages, type LeadReceipt } from '#src/domain/lead.ts'
import { newRow } from '#src/backend/leads/lead-row.ts'

/**
 * Stores a request: fields, consents, hour and the message to the CRM, together or not at all. When it returns, all of
 * it is on the disk. The same form sent again gets the same receipt. Throws CallError.
 */
export async function acceptLead(context: Context, { fields, address, agent = '' }: Input): Promise<LeadReceipt> {
  const now = context.now()
  const lead = await readPlacedLead(context.db, fields, now)
  const { hash } = partsOf(lead)
  const given = lead[IDEMPOTENCY_FIELD]
  const keys = given === undefined ? await plainKeys(context.db, hash, { address, agent, now }) : [given]
  const [key = hash] = keys
  // Before the checks: the hour that was free when the form was first sent is now taken by that same form.
  const known = await findByKey(context.db, keys)
  if (known) return receiptOfSame(known, hash, context)
  const checked = await checkLead(context, lead, now)
  const hashes = {
    key,
    phone: await keyedHash(context.db, `phone ${lead.phone}`),
    address: await keyedHash(context.db, `address ${networkOf(address)}`),
  }
  const callBy = await promisedCall(context.db, checked.dealer, now)
  const { row, isNew } = await inWrite(context.db, (transaction) =>
    store(transaction, checked, {
      hashes,
      now,
      callBy,
      mail: context.mail,
      isTrapped: Boolean(fields[HONEYPOT]),
      limits: context.holdLimits,
      isOutside: context.outsideHours !== undefined,
    }),
  )
  if (!isNew) return receiptOfSame(row, hash, context)
  if (row.held) context.metrics.leadsHeld.inc({ reason: row.held })
  if (row.held !== 'suspected') context.metrics.leadsAccepted.inc({ type: lead.lead_type })
  if (row.slot_date !== null && !row.held) context.metrics.bookings.inc()
  context.wakeOutbox()
  return receiptOf(row, context)
}

type Stored = { row: Selectable<LeadTable>; isNew: boolean }

type StoreParts = {
  hashes: { key: string; phone: string; address: string }
  now: Date
  /** By when the visitor is promised a call. */
  callBy: string | null
  isTrapped: boolean
  limits: HoldLimits
  mail: MailPlan | null
  /** The schedule is external and has to be notified of the hour. */
  isOutside: boolean
}

async function store(db: Database, checked: Checked, parts: StoreParts): Promise<Stored> {
  const { hashes, now, mail, isOutside, callBy } = parts
  const { slot } = checked
  // Two simultaneous requests of one person must see each other.
  await lockName(db, hashes.phone)
  const held = await holdOf(db, { ...parts, slot })
  const described = { ...(await newRow(db, checked, hashes, now)), held, call_by: callBy }
  const { personal, isWaiting } = await promiseDocument(db, described, now)
  const row = { ...described, personal }
  const inserted = await db
    .insertInto('lead')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) {
    const known = await findByKey(db, [hashes.key])
    if (known) return { row: known, isNew: false }
    throw new Error('The number of a request was taken: try again')
  }
  if (slot && checked.dealer)
    await (held ? refuseTaken(db, checked.dealer.id, slot) : takeSlot(db, row.id, checked.dealer.id, slot))
  const given = { leadId: row.id, at: row.created_at, page: row.page, addressHash: hashes.address }
  await db
    .insertInto('consent')
    .values(await consentsOf(db, checked, given))
    .execute()
  if (checked.lead.agree_marketing) await nameAdvertised(db, row.id, checked.lead.phone)
  await recordPromise(db, row, isWaiting, now)
  if (held === 'suspected') return { row, isNew: true }
  await countLinkRequest(db, row, now)
  const dueAt = isWaiting ? new Date(now.getTime() + DOCUMENT_TIMEOUT_MS) : now
  await enqueue(db, row, 'created', now, { dueAt })
  if (slot && isOutside && !held) await enqueue(db, row, 'hour', now)
  await enqueueLetters(db, row, 'created', { now, mail, dueAt })
  return { row, isNew: true }
}

const findByKey = (db: Database, keys: readonly string[]): Promise<Selectable<LeadTable> | undefined> =>
  db.selectFrom('lead').selectAll().where('request_key', 'in', keys).executeTakeFirst()

function receiptOfSame(row: Selectable<LeadTable>, hash: string, context: Context): Promise<LeadReceipt> {
  if (row.content_hash !== hash) throw conflict(leadMessages.keyReused)
  return receiptOf(row, context)
}
