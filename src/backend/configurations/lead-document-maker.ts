import { storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, resolveChoice } from '#src/backend/configurations/car.ts'
import { nameFile } from '#src/backend/configurations/file-terms.ts'
import { makePdfFile, type PdfContext } from '#src/backend/configurations/pdf.ts'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { sendNow } from '#src/backend/outbox/queue.ts'
import { createPoller } from '#src/backend/poller.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { inWrite } from '#src/backend/write.ts'
import { emptyChoice, readHash } from '#src/domain/configurator/choice.ts'
import { type Due, claim, releaseClaims } from '#src/backend/configurations/lead-document-claims.ts'
import { measureWaiting } from '#src/backend/configurations/lead-document-metrics.ts'

type MakerParts = {
  context: PdfContext
  log: { warn: (details: object, text: string) => void; error: (details: object, text: string) => void }
  metrics: Metrics
  /** Called when the document of a waiting request is ready. */
  onMade: () => void
  /** No other process works on this database: leases found at start belong to a dead process. */
  isAlone?: boolean
  pollMs?: number
}

export type DocumentMaker = {
  start: () => void
  /** Call when a request without its document was stored. */
  wake: () => void
  stop: () => Promise<void>
  /** Makes all documents that are due. */
  drain: () => Promise<void>
}

const POLL_MS = 5_000
const RETRY_MS = 2_000
const MAX_DELAY_MS = 300_000

/**
 * Makes the documents of requests that came without one, one after another, until they are made: failures are retried
 * with growing delays, and an alert reports what waits too long. When a document is made, its request goes to the CRM
 * at once.
 */
export function createDocumentMaker({
  context,
  log,
  metrics,
  onMade,
  isAlone = false,
  pollMs = POLL_MS,
}: MakerParts): DocumentMaker {
  const { db, now } = context
  measureWaiting(db, now, metrics)
  const onError = (error: unknown, failures: number) =>
    log.error({ err: error, failures }, 'documents of requests could not be looked for')
  const poller = createPoller({ job: drain, pollMs, onError })

  async function drain(): Promise<void> {
    for (;;) {
      if (poller.isStopped()) return
      const due = await claim(db, now())
      if (!due) return
      await handle(due)
    }
  }

  async function handle(due: Due): Promise<void> {
    try {
      const made = await makeOne(context, due.lead_id)
      if (made) await settle(db, due.lead_id, made, now())
      onMade()
    } catch (error) {
      const delay = Math.min(MAX_DELAY_MS, RETRY_MS * 2 ** Math.min(due.attempts, 20))
      log.warn({ err: error, attempts: due.attempts + 1, retryInMs: delay }, 'the document of a request was not made')
      await db
        .updateTable('lead_document')
        .set({ next_at: new Date(now().getTime() + delay).toISOString() })
        .where('lead_id', '=', due.lead_id)
        .where('made_at', 'is', null)
        .execute()
    }
  }

  return {
    // Leases of an earlier process of this database that died are released.
    start: () => poller.start(isAlone && !isPostgres(db) ? releaseClaims(db, now()) : undefined),
    wake: poller.wake,
    drain,
    stop: poller.stop,
  }
}

/**
 * The id of the file of the car in a request's hash, with the request's dealer. Null when the request was erased
 * meanwhile.
 */
async function makeOne(context: PdfContext, leadId: string): Promise<string | null> {
  const { db, now } = context
  const lead = await db.selectFrom('lead').select(['origin', 'dealer_id']).where('id', '=', leadId).executeTakeFirst()
  if (!lead?.origin) return null
  const { config = '' } = JSON.parse(lead.origin) as { config?: string }
  const wanted = { ...emptyChoice, ...readHash(config).choice }
  const resolved = await resolveChoice(db, wanted)
  if (!resolved) throw new Error('The hash of a request names no car')
  const choice = await canonicalChoice(db, resolved.build, wanted)
  const dealer = lead.dealer_id ?? wanted.dealer
  return makePdfFile(context, {
    build: await storeBuild(db, choice, now()),
    ...(dealer && { dealer: String(dealer) }),
    credit: choice.program === null ? '0' : '1',
  })
}

const settle = (database: Database, leadId: string, fileId: string, now: Date): Promise<void> =>
  inWrite(database, async (db) => {
    const lead = await db.selectFrom('lead').select('erase_at').where('id', '=', leadId).executeTakeFirstOrThrow()
    if (!(await nameFile(db, fileId, lead.erase_at, now))) throw new Error('The document gave way to others at once')
    await db
      .updateTable('lead_document')
      .set({ stored_as: fileId, made_at: now.toISOString() })
      .where('lead_id', '=', leadId)
      .execute()
    await sendNow(db, leadId, 'created', now)
  })
