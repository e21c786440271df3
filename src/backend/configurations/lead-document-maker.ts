import { Gauge } from 'prom-client'
import { storeBuild } from '#src/backend/configurations/builds.ts'
import { canonicalChoice, resolveChoice } from '#src/backend/configurations/car.ts'
import { nameFile } from '#src/backend/configurations/files.ts'
import { makePdfFile, type PdfContext } from '#src/backend/configurations/pdf.ts'
import type { Database } from '#src/backend/database.ts'
import type { Metrics } from '#src/backend/metrics.ts'
import { hasten } from '#src/backend/outbox/queue.ts'
import { createPoller } from '#src/backend/poller.ts'
import { isPostgres } from '#src/backend/postgres.ts'
import { inWrite } from '#src/backend/write.ts'
import { emptyChoice, readHash } from '#src/domain/configurator/choice.ts'

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
/**
 * Lease on a document: when a process dies, others take it over after this time. Longer than the printer needs for its
 * whole queue; if that takes longer still, two processes make the same document, which is stored once.
 */
const LEASE_MS = 30_000
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

type Due = { lead_id: string; attempts: number; next_at: string }

/** Leases the document that has waited longest. */
async function claim(db: Database, now: Date): Promise<Due | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('lead_document')
      .select(['lead_id', 'attempts', 'next_at'])
      .where('made_at', 'is', null)
      .where('next_at', '<=', now.toISOString())
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const { numUpdatedRows } = await db
      .updateTable('lead_document')
      .set({ next_at: new Date(now.getTime() + LEASE_MS).toISOString(), attempts: due.attempts + 1 })
      .where('lead_id', '=', due.lead_id)
      .where('made_at', 'is', null)
      // Two processes may have read the same row: the first to write gets it.
      .where('next_at', '=', due.next_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return due
  }
}

const releaseClaims = async (db: Database, now: Date): Promise<void> =>
  void (await db
    .updateTable('lead_document')
    .set({ next_at: now.toISOString() })
    .where('made_at', 'is', null)
    .execute())

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
    await hasten(db, leadId, 'created', now)
  })

/** How many documents wait, and since how many seconds; evaluated on every scrape. */
function measureWaiting(db: Database, now: () => Date, { registry }: Metrics): void {
  const waiting = async () => {
    const row = await db
      .selectFrom('lead_document')
      .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.min('created_at').as('oldest')])
      .where('made_at', 'is', null)
      .executeTakeFirstOrThrow()
    return {
      count: Number(row.count),
      seconds: row.oldest ? Math.max(0, (now().getTime() - Date.parse(row.oldest)) / 1000) : 0,
    }
  }
  const gauge = (name: string, help: string, key: 'count' | 'seconds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      // Workers of one machine read the same table, so their values are not added.
      aggregator: 'max',
      async collect() {
        this.set((await waiting())[key])
      },
    })
  gauge('lead_documents_waiting', 'Documents of requests that are not made yet', 'count')
  gauge('lead_documents_oldest_seconds', 'Age of the oldest of them', 'seconds')
}
